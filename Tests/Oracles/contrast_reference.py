"""Writes Tests/CompilerTests/Reference/contrast.json: contrast ratios of colours, by wcag-contrast-ratio.

With --check nothing is written; a stale file is an error.

"overlays" are rings of one colour over an opaque overlay of another; most of the pairs are near the 3:1 that WCAG 2.2
requires of non-text content. "dims" are overlays of a colour and an opacity over all grey screens, with the highest
contrast to that screen; some of them are faint and light, which stand out most on a dark grey.
"""

import pathlib
import random

import wcag_contrast_ratio
from reference import write_or_check

TARGET = pathlib.Path(__file__).parent.parent / "CompilerTests" / "Reference" / "contrast.json"
pick = random.Random(20260411)
# Often quoted pairs: pure colours, and the greys on either side of the threshold for text on white.
KNOWN = [("#ffffff", "#000000"), ("#ff0000", "#ffffff"), ("#0000ff", "#ffffff"), ("#00ff00", "#ffffff"),
         ("#ffff00", "#ffffff"), ("#767676", "#ffffff"), ("#777777", "#ffffff"), ("#949494", "#ffffff"),
         ("#959595", "#ffffff"), ("#0a84ff", "#000000"), ("#030303", "#000000"), ("#0a0a0a", "#0b0b0b")]


def channels(colour):
    return [int(colour[place:place + 2], 16) / 255 for place in (1, 3, 5)]


def contrast(first, second):
    return wcag_contrast_ratio.rgb(first, second)


def overlays():
    pairs = list(KNOWN)
    while len(pairs) < 120:
        pair = ["#%06x" % pick.randrange(1 << 24) for _ in range(2)]
        if 2.5 < contrast(*map(channels, pair)) < 3.5 or pick.random() < 0.1:
            pairs.append(tuple(pair))
    return [[ring, overlay, contrast(channels(ring), channels(overlay))] for ring, overlay in pairs]


def dims():
    rows = []
    overlays = [("#%06x" % pick.randrange(1 << 24), pick.randrange(5, 100) / 100) for _ in range(60)]
    overlays += [("#ffffff", opacity / 100) for opacity in range(30, 38)]
    screens = [[level / 255] * 3 for level in range(256)]
    for colour, opacity in overlays:
        seen = [[below + (above - below) * opacity for below, above in zip(screen, channels(colour))] for screen in screens]
        rows.append([colour, opacity, max(contrast(*pair) for pair in zip(screens, seen))])
    return rows


write_or_check(TARGET, {"overlays": overlays(), "dims": dims()}, 1e-9)
