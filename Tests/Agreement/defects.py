"""What players of Lottie do wrong with files of one shape, which have nothing of ours, and what the suite allows them for it.

Where a player does it no more, its allowance has to go; where it does worse, that has to be known.

- rlottie goes straight along stretches of a curve: the edge of a disc lies up to a quarter of a pixel off.
- rlottie lays a stroke's sides over one another where straight lines of a path meet, and adds up what lies there twice: the
  pixel of the inner corner is all but full. Rectangles that are no paths have that corner.
- ThorVG counts in 64ths of a pixel. Where a dash leaves a few of them behind a point of its outline, that bit does not know
  which way it goes, and the dash's end is turned aside.
"""

import json

import compare
import exact
import numpy

SIZE, WIDTH = 80, 5
CIRCLE = 0.5522847  # how long the handles of a quarter of a circle are, whose radius is 1
STILL = {"a": {"a": 0, "k": [0, 0]}, "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [100, 100]}, "r": {"a": 0, "k": 0},
         "o": {"a": 0, "k": 100}}  # fmt: skip
INK = {"c": {"a": 0, "k": [0, 0, 0]}, "o": {"a": 0, "k": 100}}
FILL = {"ty": "fl", **INK, "r": 1}
STROKE = {"ty": "st", **INK, "w": {"a": 0, "k": WIDTH}, "lc": 1, "lj": 1, "ml": 4}


def check(renderers, expect):
    """Looks at what is allowed to these renderers."""
    for renderer in renderers:
        for name, shapes, right, least, most in CASES.get(renderer.name, ()):
            off = numpy.abs(shown(renderer, shapes) - right()).max()
            expect(least < off <= most, f"{renderer.name}: {name} is {off:.1f} off, and was held to be {least:.0f} to {most:.0f}")


def shown(renderer, shapes):
    """How much of each pixel a player inks, up to 255."""
    layer = {"ty": 4, "ip": 0, "op": 1, "st": 0, "ks": STILL, "shapes": [{"ty": "gr", "it": [*shapes, {"ty": "tr", **STILL}]}]}
    movie = {"v": "5.7.0", "fr": 60, "ip": 0, "op": 1, "w": SIZE, "h": SIZE, "assets": [], "layers": [layer]}
    renderer.text, renderer.size = json.dumps(movie), (SIZE, SIZE)
    renderer.load()
    return 255 - renderer.pixels(0).min(axis=2)


def inked(polygons):
    return exact.coverage(exact.inside(polygons), SIZE, SIZE) * 255


# --- discs and dashes ---------------------------------------------------------------------------------------------------


def circle(x, y, radius):
    """The outline of a circle, from its top."""
    ways = [(0, -1), (1, 0), (0, 1), (-1, 0), (0, -1)]
    spots = [ways[0]]
    for (a, b), (c, d) in zip(ways, ways[1:]):
        spots += [(a + CIRCLE * c, b + CIRCLE * d), (c + CIRCLE * a, d + CIRCLE * b), (c, d)]
    return [at + radius * each for spot in spots for at, each in zip((x, y), spot)]


def disc(x, y, radius):
    return {"ty": "el", "d": 1, "p": {"a": 0, "k": [x, y]}, "s": {"a": 0, "k": [2 * radius, 2 * radius]}}


def path(outline):
    """The path of an outline, as Lottie has it."""
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


BOX = straight((20, 20), (60, 20), (60, 50), (20, 50))
PLATE = {"ty": "rc", "d": 1, "p": {"a": 0, "k": [40, 35]}, "s": {"a": 0, "k": [40, 30]}, "r": {"a": 0, "k": 0}}
RING = circle(40, 40, 20)  # a quarter of it is 31.42 long
AS_ALL = 0, compare.NEAR


def ring(dash=None):
    return lambda: inked(exact.stroke(RING, WIDTH, dash))


# For each renderer: what it is, its shapes, what is right, and the least and the most that it is off.
CASES = {
    "rlottie": [
        ("a disc", [disc(39.62, 39.98, 35.2), FILL], lambda: inked([exact.points(circle(39.62, 39.98, 35.2))]), compare.NEAR, 64),
        ("the corner of a stroke", [path(BOX), STROKE], lambda: inked(exact.stroke(BOX, WIDTH, None)), compare.NEAR, 64),
        ("the corner of a rectangle", [PLATE, STROKE], lambda: inked(exact.stroke(BOX, WIDTH, None)), *AS_ALL),
    ],
    "ThorVG": [
        ("a dash that ends before a point", [path(RING), dashed(31.3)], ring([31.3, 200]), *AS_ALL),
        ("a dash that ends at a point", [path(RING), dashed(31.52)], ring([31.52, 200]), 2 * compare.SLIVER, 256),
        ("a dash that ends behind a point", [path(RING), dashed(31.7)], ring([31.7, 200]), *AS_ALL),
    ],
}  # fmt: skip
