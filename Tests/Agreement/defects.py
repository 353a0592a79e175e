"""Defects of Lottie players, shown with independent files of one shape, and the allowances that the suite makes for
them.

If a player no longer has a defect, its allowance must go; if a defect gets worse, the test fails.

- rlottie and ThorVG approximate curves by straight lines: the edge of a disc is up to a quarter of a pixel off.
- Both overlap a stroke's sides where straight lines of a path meet, and count the overlap twice: the pixel of the inner
  corner is full, or nearly. Rectangles that aren't paths have that corner too.
- ThorVG counts in 64ths of a pixel. If a dash leaves a few of them after a point of its outline, their direction is
  undefined, and the dash's end is turned aside.
"""

import json
from dataclasses import dataclass

import compare
import exact
import numpy

SIZE, WIDTH = 220, 5
CIRCLE = 0.5522847  # the length of the handles of a quarter of a unit circle
STILL = {"a": {"a": 0, "k": [0, 0]}, "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [100, 100]}, "r": {"a": 0, "k": 0},
         "o": {"a": 0, "k": 100}}  # fmt: skip
INK = {"c": {"a": 0, "k": [0, 0, 0]}, "o": {"a": 0, "k": 100}}
FILL = {"ty": "fl", **INK, "r": 1}
STROKE = {"ty": "st", **INK, "w": {"a": 0, "k": WIDTH}, "lc": 1, "lj": 1, "ml": 4}


@dataclass(frozen=True)
class Case:
    """A renderer's input, the right polygons, and the smallest and largest allowed difference."""

    name: str
    shapes: list
    polygons: list
    least: float = 0.0
    most: float = compare.NEAR

    def off(self, renderer):
        right = exact.coverage(exact.inside(self.polygons), SIZE, SIZE) * 255
        return numpy.abs(shown(renderer, self.shapes) - right).max()


def check(renderers, expect):
    """Checks the allowances of these renderers."""
    for renderer in renderers:
        for case in CASES.get(renderer.name, ()):
            off, held = case.off(renderer), f"{case.least:.0f} to {case.most:.0f}"
            expect(case.least < off <= case.most, f"{renderer.name}: {case.name} is {off:.1f} off, and was {held}: see defects.py")


def shown(renderer, shapes):
    """The coverage of each pixel in a player's picture, 0 to 255."""
    layer = {"ty": 4, "ip": 0, "op": 1, "st": 0, "ks": STILL, "shapes": [{"ty": "gr", "it": [*shapes, {"ty": "tr", **STILL}]}]}
    movie = {"v": "5.7.0", "fr": 60, "ip": 0, "op": 1, "w": SIZE, "h": SIZE, "assets": [], "layers": [layer]}
    renderer.text, renderer.size = json.dumps(movie), (SIZE, SIZE)
    renderer.load()
    return 255 - renderer.pixels(0).min(axis=2)


# --- discs and dashes ---------------------------------------------------------------------------------------------------


def circle(x, y, radius):
    """The outline of a circle, starting at its top."""
    ways = [(0, -1), (1, 0), (0, 1), (-1, 0), (0, -1)]
    spots = [ways[0]]
    for (a, b), (c, d) in zip(ways, ways[1:]):
        spots += [(a + CIRCLE * c, b + CIRCLE * d), (c + CIRCLE * a, d + CIRCLE * b), (c, d)]
    return [at + radius * each for spot in spots for at, each in zip((x, y), spot)]


def disc(x, y, radius):
    return {"ty": "el", "d": 1, "p": {"a": 0, "k": [x, y]}, "s": {"a": 0, "k": [2 * radius, 2 * radius]}}


def path(outline):
    """An outline as a Lottie path."""
    spots = numpy.array(outline).reshape(-1, 2)
    corners, outs, ins = spots[:-1:3], spots[1::3], numpy.roll(spots[2::3], 1, axis=0)
    lists = {"v": corners, "o": outs - corners, "i": ins - corners}
    return {"ty": "sh", "ks": {"a": 0, "k": {"c": True, **{key: each.tolist() for key, each in lists.items()}}}}


def dashed(length):
    pattern = [{"n": name, "nm": name, "v": {"a": 0, "k": each}} for name, each in (("d", length), ("g", 200), ("o", 0))]
    return {**STROKE, "d": pattern}


# --- a corner -----------------------------------------------------------------------------------------------------------


def straight(*corners):
    """The outline of a polygon."""
    sides = zip(corners, [*corners[1:], corners[0]])
    return [*corners[0], *(each for start, end in sides for each in (*start, *end, *end))]


# --- known defects
# -----------------------------------------------------------------------------------------------------

BOX = straight((20, 20), (60, 20), (60, 50), (20, 50))
PLATE = {"ty": "rc", "d": 1, "p": {"a": 0, "k": [40, 35]}, "s": {"a": 0, "k": [40, 30]}, "r": {"a": 0, "k": 0}}
RING = circle(40, 40, 20)  # a quarter of it is 31.42 long
KNOWN = compare.NEAR, compare.SLIVER


def round_one(*place):
    return Case("a disc", [disc(*place), FILL], [exact.points(circle(*place))], *KNOWN)


def dash_of(length, *bounds):
    return Case(f"a dash of {length}", [path(RING), dashed(length)], exact.stroke(RING, WIDTH, [length, 200]), *bounds)


CORNERS = [
    Case("the corner of a path", [path(BOX), STROKE], exact.stroke(BOX, WIDTH, None), *KNOWN),
    Case("the corner of a rectangle", [PLATE, STROKE], exact.stroke(BOX, WIDTH, None)),
]
CASES = {
    "rlottie": [round_one(39.62, 39.98, 35.2), *CORNERS],
    "ThorVG": [
        round_one(110.34, 110.1, 100.3), *CORNERS,
        dash_of(31.3), dash_of(31.52, 2 * compare.SLIVER, 256), dash_of(31.7),
    ],
}  # fmt: skip
