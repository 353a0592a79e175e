"""Compares line breaks with libunibreak's, on the words of text_samples.py.

Its version 1.1, in Debian 12, implements the annex as of Unicode 6. Of LineBreakTest.txt it passes 6738 tests, fails
587, and aborts on 329, those with half a flag. So the compiler doesn't use it, but it is a second opinion on plain
words."""

import ctypes
import ctypes.util
import sys

import runner
from measurer import scalars
from text_samples import SAMPLES

PATH = ctypes.util.find_library("unibreak") or ctypes.util.find_library("linebreak")
if not PATH:
    sys.exit("libunibreak is missing: apt-get install libunibreak-dev")
library = ctypes.CDLL(PATH)
library.init_linebreak()
MUST, MAY = 0, 1


def breaks(points, locale):
    """For each scalar, True if a line may end after it."""
    text = (ctypes.c_uint32 * len(points))(*points)
    result = ctypes.create_string_buffer(len(points))
    library.set_linebreaks_utf32(text, ctypes.c_size_t(len(points)), locale.encode(), result)
    return [each in (MUST, MAY) for each in result.raw]


def main():
    # The rules for curly quotation marks are newer than the library.
    texts = [(locale, text) for locale, _, _, texts in SAMPLES.values() for text in texts if not set(text) & set("«»“”‘’")]
    ours = runner.answers("TextRunner", [f"places {locale} | {scalars(text)}" for locale, text in texts])
    found = runner.Findings()
    for (locale, text), places in zip(texts, ours):
        theirs = [place + 1 for place, may in enumerate(breaks(list(map(ord, text)), locale)[:-1]) if may]
        for place in sorted(set(places) ^ set(theirs)):
            found.expect(False, f"{locale}: {text[:place][-6:]}¦{text[place:][:6]}: {'we' if place in places else 'libunibreak'} alone")
    found.end()
    print(f"libunibreak breaks {len(texts)} texts at the same places")


if __name__ == "__main__":
    main()
