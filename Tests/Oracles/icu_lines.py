"""ICU's line breaks: Debian's libicu72, whose word lists the compiler has too."""

import ctypes
import ctypes.util
import sys

from icu_words import VERSION

LINES = 2


def open_library():
    try:
        return ctypes.CDLL(f"libicuuc.so.{VERSION}")
    except OSError:
        sys.exit(f"ICU {VERSION} is missing: apt-get install libicu{VERSION}")


class Lines:
    """The rules of a language. Texts must not have scalars beyond U+FFFF."""

    def __init__(self, locale):
        self.library = open_library()
        self.open = self.library[f"ubrk_open_{VERSION}"]
        self.open.restype = ctypes.c_void_p
        self.next = self.library[f"ubrk_next_{VERSION}"]
        self.close = self.library[f"ubrk_close_{VERSION}"]
        self.next.argtypes = self.close.argtypes = [ctypes.c_void_p]
        self.locale = locale.encode()

    def breaks(self, text):
        """The places where a line may end, except the end of the text."""
        units = (ctypes.c_uint16 * len(text))(*map(ord, text))
        status = ctypes.c_int(0)
        iterator = self.open(LINES, ctypes.c_char_p(self.locale), units, ctypes.c_int32(len(text)), ctypes.byref(status))
        if status.value > 0:
            sys.exit(f"ICU does not take the text: {status.value}")
        places = []
        while 0 <= (place := self.next(iterator)) < len(text):
            places.append(place)
        self.close(iterator)
        return places
