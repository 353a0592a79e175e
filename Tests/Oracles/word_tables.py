"""Packs ICU's word lists of Thai, Lao, Khmer and Burmese (Debian's libicu72) into Sources/Compiler/Words/Tables, or,
with --check, fails if they are stale.

A list is a trie, serialised from its root, each letter before its subtree, in 93 ASCII characters. The first of these
are the letters; the others are:

- a letter: one step down;
- END + n: a word ends here, and the next letter is n levels up; beyond the largest such n, MORE and n;
- SKIP and a number: the length of the next letter's subtree; if the letter doesn't match, reading continues after it;
- LAST: the next letter has no further siblings; if it doesn't match, the search ends.

SKIP and LAST only precede subtrees longer than SMALL: reading a shorter one is quicker. Siblings are sorted."""

import pathlib
import sys

import icu_words
from text_tables import VERSION, check_version, read

ROOT = pathlib.Path(__file__).parent.parent.parent
TABLES = ROOT / "Sources/Compiler/Words/Tables"
WIDTH = 1600
SMALL = 16
# All visible ASCII, except the two characters that are special in a literal, which the last two replace.
SIGNS = "".join(map(chr, range(0x20, 0x7D))).replace('"', "}").replace("\\", "~")
# A number is one character below 60, two below 85, three above.
ONE, TWO = 60, 85
NONE = len(SIGNS) - 1
# The blocks of each script, concatenated as the tables count them.
BLOCKS = {
    "Thai": ["0E00 0E7F"], "Lao": ["0E80 0EFF"], "Khmer": ["1780 17FF"], "Burmese": ["1000 109F", "A9E0 A9FF", "AA60 AA7F"],
}
# The letters that ICU's engines accept as the first of a word, and never as its last.
BEGINS = {
    "Thai": ["0E01 0E2E", "0E40 0E44"], "Lao": ["0E81 0EAE", "0EC0 0EC4", "0EDC 0EDD"], "Khmer": ["1780 17B3"],
    "Burmese": ["1000 102A"],
}
NO_END = {"Thai": ["0E31 0E31", "0E40 0E44"], "Lao": ["0EC0 0EC4"], "Khmer": ["17D2 17D2"], "Burmese": []}
IN_WORDS, MARK, BEGIN, END = 1, 2, 4, 8


def points(ranges):
    return [point for first, last in (each.split() for each in ranges) for point in range(int(first, 16), int(last, 16) + 1)]


def number(value):
    base = len(SIGNS)
    if value < ONE:
        return [value]
    value -= ONE
    if value < (TWO - ONE) * base:
        return [ONE + value // base, value % base]
    value -= (TWO - ONE) * base
    if value >= (base - TWO) * base * base:
        sys.exit("a list is too long for its numbers")
    return [TWO + value // base // base, value // base % base, value % base]


def packed(words, letters):
    """The characters of a list, as numbers."""
    last, skip, end, more = len(letters), len(letters) + 1, len(letters) + 2, NONE
    if end >= more:
        sys.exit("a list has too many letters")
    place = {letter: number_ for number_, letter in enumerate(letters)}
    root = {}
    for word in words:
        node = root
        for letter in word:
            node = node.setdefault(place[letter], {})
        node[None] = True

    def write(node, up):
        """The serialised subtree of a node; after it, another branch continues `up` levels up."""
        below = sorted(each for each in node if each is not None)
        signs = []
        if None in node:
            climb = 0 if below else up
            signs += [end + climb] if end + climb < more else [more, climb]
        for letter in below:
            is_last = letter == below[-1]
            branch = [letter] + write(node[letter], up + 1 if is_last else 1)
            if len(branch) > SMALL:
                signs += [last] if is_last else [skip] + number(len(branch))
            signs += branch
        return signs

    return write(root, 0)


def literal(signs):
    text = "".join(SIGNS[each] for each in signs)
    lines = [text[start:start + WIDTH] for start in range(0, len(text), WIDTH)]
    return '"' + text + '"' if len(lines) == 1 else '"""\n    ' + "\\\n    ".join(lines) + '\n    """'


def swift(script, words, complex_points, categories):
    block, begins, no_end = points(BLOCKS[script]), set(points(BEGINS[script])), set(points(NO_END[script]))
    kinds = []
    for point in block:
        kind = 0
        if point in complex_points:
            kind = IN_WORDS | END * (point not in no_end) | MARK * (categories[point][0] == "M")
        kinds.append(kind | BEGIN * (point in begins))
    all_letters = set("".join(words))
    letters = [chr(point) for point in block if chr(point) in all_letters]
    letters += sorted(all_letters - set(letters))
    numbers = [letters.index(chr(point)) if chr(point) in all_letters else NONE for point in block]
    signs = packed(words, letters)
    holders = {
        "Lao": "// The list: © 2013 Brian Eugene Wilson, Robert Martin Campbell; © 2013 International Business Machines Corporation.\n",
        "Burmese": "// The list: © 2013 LeRoy Benjamin Sharon; © 2014 International Business Machines Corporation.\n",
    }
    return (
        f"// Made from the word lists of ICU {icu_words.VERSION} and Unicode {VERSION} by Tests/Oracles/word_tables.py. Do not edit.\n"
        "// © 1991-2022 Unicode®, Inc. and others. For their terms of use, see NOTICE.\n"
        + holders.get(script, "") + "\n// swift-format-ignore-file\n\n"
        "extension WordList {\n"
        f"  /// {len(words):,} words of {script}.\n"
        f"  static let {script.lower()} = WordList(\n"
        f"    kinds: {literal(kinds)},\n    numbers: {literal(numbers)},\n    words: {literal(signs)}, last: {len(letters)})\n}}\n"
    )


def tables():
    sys.setrecursionlimit(10_000)
    categories = read("extracted/DerivedGeneralCategory.txt")
    scripts = read("Scripts.txt")
    classes = read("LineBreak.txt")
    for script, words in icu_words.lists().items():
        name = "Myanmar" if script == "Burmese" else script
        complex_points = {point for point in classes if classes[point] == "SA" and scripts.get(point) == name}
        if missing := complex_points - set(points(BLOCKS[script])):
            sys.exit(f"{script} has letters in other blocks: {sorted(map(hex, missing))}")
        yield f"{script}Words", swift(script, words, complex_points, categories)


def main():
    check_version()
    for name, text in tables():
        path = TABLES / f"{name}.swift"
        if "--check" not in sys.argv[1:]:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            sys.exit(f"{path.relative_to(ROOT)} is stale: run python3 Tests/Oracles/word_tables.py")


if __name__ == "__main__":
    main()
