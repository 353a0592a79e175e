"""ICU's word lists for languages without spaces between words, from Debian's libicu72. Its data is a package of files,
in which each list is a byte trie."""

import pathlib
import struct
import sys

VERSION = 72
SCRIPTS = ("Thai", "Lao", "Khmer", "Burmese")
# Final and continued values: limits of the first byte for each width of a number in ICU's byte tries.
VALUE_ENDS, JUMP_ENDS = (0x51, 0x6C, 0x7E, 0x7F), (0xC0, 0xF0, 0xFE, 0xFF)


def library():
    found = sorted(pathlib.Path("/usr/lib").glob(f"*/libicudata.so.{VERSION}")) or sorted(pathlib.Path("/usr/lib").glob(f"libicudata.so.{VERSION}"))
    if not found:
        sys.exit(f"The word lists are those of ICU {VERSION}, which this machine does not have: apt-get install libicu{VERSION}")
    return found[0].read_bytes()


def file_in(package, name):
    """A file of an ICU data package: its table of contents follows the header that contains `CmnD`."""
    head = package.index(b"CmnD") - 12
    base = head + struct.unpack_from("<H", package, head)[0]
    count = struct.unpack_from("<I", package, base)[0]
    entries = [struct.unpack_from("<II", package, base + 4 + 8 * place) for place in range(count)]
    for (named, at), (_, end) in zip(entries, entries[1:]):
        if package[base + named:package.index(b"\0", base + named)].decode().endswith("/" + name):
            return package[base + at:base + end]
    sys.exit(f"ICU's data has no {name}")


class Trie:
    """The words of a list. A byte is a scalar, relative to the first of the list's block; the last two are joiners."""

    def __init__(self, file):
        head = struct.unpack_from("<H", file, 0)[0]
        at, _, _, end, kind, self.block = struct.unpack_from("<6i", file, head)
        if kind & 7 or self.block >> 24 != 1:
            sys.exit("a list of words is no trie of bytes")
        self.block &= 0x1FFFFF
        self.bytes = file[head + at:head + end]
        self.words = []
        self.read_node(0, b"")

    def number(self, place, first, ends, start):
        """A number of one to five bytes, the first of which is `first`; and the place after it."""
        width = sum(first >= end for end in ends)
        high = first - (start, *ends)[width] if width < 3 else 0
        return int.from_bytes(bytes([high]) + self.bytes[place:place + width], "big"), place + width

    def keep(self, path):
        self.words.append("".join({0xFF: "\u200D", 0xFE: "\u200C"}.get(each, chr(self.block + each)) for each in path))

    def value(self, place):
        return self.number(place + 1, self.bytes[place] >> 1, VALUE_ENDS, 0x10)

    def read_node(self, place, path):
        while True:
            lead = self.bytes[place]
            if lead >= 0x20:
                self.keep(path)
                if lead & 1:
                    return
                place = self.value(place)[1]
            elif lead >= 0x10:
                path += self.bytes[place + 1:place + lead - 0x0E]
                place += lead - 0x0E
            else:
                count = lead or self.bytes[place + 1]
                self.read_branch(place + 1 + (lead == 0), count + 1, path)
                return

    def read_branch(self, place, count, path):
        while count > 5:
            jump, behind = self.number(place + 2, self.bytes[place + 1], JUMP_ENDS, 0)
            self.read_branch(behind + jump, count >> 1, path)
            place, count = behind, count - (count >> 1)
        for _ in range(count - 1):
            letter, is_final = self.bytes[place:place + 1], self.bytes[place + 1] & 1
            jump, behind = self.value(place + 1)
            if is_final:
                self.keep(path + letter)
            else:
                self.read_node(behind + jump, path + letter)
            place = behind
        self.read_node(place + 1, path + self.bytes[place:place + 1])


def lists(package=None):
    """The words of each script, sorted."""
    package = package or library()
    return {script: sorted(Trie(file_in(package, f"{script.lower()}dict.dict")).words) for script in SCRIPTS}
