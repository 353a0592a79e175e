"""Compares union and clip of outlines with Skia and with sampled points, on random scenes and handmade ones.

Every other random scene is clipped to a rectangle. Each is judged three times, by independent code or by plain
sampling:

- its area, by Skia PathOps' union. Skia works in single precision: if both differ by more than 0.02 in the whole scene,
  an integral in double precision over the given outlines decides;
- at points all over it, farther than a hair from any edge: inside exactly if some input winds around the point, by
  the even-odd and by the non-zero rule alike;
- every contour is closed, finite, and has at most a few segments for each of the input's.
"""

import math
import multiprocessing
import random

import numpy
import pathops

from runner import Findings, answers, count

HAND = 0.5522847498307936
ALLOWED = 0.02


# --- scenes ----------------------------------------------------------------------------------------------------------


def line(a, b):
    return [a, a, b, b]


def closed(segments):
    """An outline of cubic segments: x0 y0, then six numbers a segment."""
    numbers = list(segments[0][0])
    for segment in segments:
        for point in segment[1:]:
            numbers += point
    return numbers


def rounded(x, y, w, h, r):
    r = max(0.0, min(r, w / 2, h / 2))
    k = r * (1 - HAND)
    top, right, bottom, left = y, x + w, y + h, x
    return closed([
        line((left + r, top), (right - r, top)), [(right - r, top), (right - k, top), (right, top + k), (right, top + r)],
        line((right, top + r), (right, bottom - r)),
        [(right, bottom - r), (right, bottom - k), (right - k, bottom), (right - r, bottom)],
        line((right - r, bottom), (left + r, bottom)),
        [(left + r, bottom), (left + k, bottom), (left, bottom - k), (left, bottom - r)],
        line((left, bottom - r), (left, top + r)), [(left, top + r), (left, top + k), (left + k, top), (left + r, top)],
    ])  # fmt: skip


def ellipse(cx, cy, rx, ry):
    a, b = rx * HAND, ry * HAND
    return closed([
        [(cx, cy - ry), (cx + a, cy - ry), (cx + rx, cy - b), (cx + rx, cy)],
        [(cx + rx, cy), (cx + rx, cy + b), (cx + a, cy + ry), (cx, cy + ry)],
        [(cx, cy + ry), (cx - a, cy + ry), (cx - rx, cy + b), (cx - rx, cy)],
        [(cx - rx, cy), (cx - rx, cy - b), (cx - a, cy - ry), (cx, cy - ry)],
    ])  # fmt: skip


def turned(outline, angle, cx, cy):
    c, s = math.cos(angle), math.sin(angle)
    result = []
    for x, y in zip(outline[0::2], outline[1::2]):
        result += [cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c]
    return result


def backwards(outline):
    points = list(zip(outline[0::2], outline[1::2]))[::-1]
    return [number for point in points for number in point]


def scribble(pick, x, y, size, count):
    """Random cubics: loops, cusps, figures of eight."""
    spot = lambda: (x + pick.uniform(0, size), y + pick.uniform(0, size))  # noqa: E731
    stops = [spot() for _ in range(count)]
    return closed([[stops[i], spot(), spot(), stops[(i + 1) % count]] for i in range(count)])


def polygon(pick, x, y, size, count):
    stops = [(x + pick.uniform(0, size), y + pick.uniform(0, size)) for _ in range(count)]
    return closed([line(stops[i], stops[(i + 1) % count]) for i in range(count)])


def random_scene(pick):
    """2 to 9 shapes; often on a grid, of equal sizes, or copies of one another, like an app's elements."""
    scale = pick.choice([60, 400, 400, 1000, 4096])
    grid = pick.choice([0, 0, 1, 8, scale / 16])
    snap = lambda v: round(v / grid) * grid if grid else v  # noqa: E731
    scene = []
    for _ in range(pick.randint(2, 9)):
        x, y = (snap(pick.uniform(0, scale * 0.8)) for _ in range(2))
        w, h = (max(1.0, snap(pick.uniform(scale / 40, scale * 0.5))) for _ in range(2))
        kind = pick.random()
        if scene and kind < 0.08:
            scene.append(list(pick.choice(scene)))
        elif scene and kind < 0.16:
            # A copy, moved slightly or by its own grid.
            dx, dy = pick.choice([(grid or 1, 0), (0, grid or 1), (1e-4, 0), (1e-7, -1e-7), (w, 0)])
            scene.append([v + (dx if i % 2 == 0 else dy) for i, v in enumerate(pick.choice(scene))])
        elif kind < 0.45:
            scene.append(rounded(x, y, w, h, pick.choice([0, 0, 8, 12, w, pick.uniform(0, w)])))
        elif kind < 0.65:
            scene.append(ellipse(x + w / 2, y + h / 2, w / 2, pick.choice([w, h]) / 2))
        elif kind < 0.75:
            scene.append(turned(rounded(x, y, w, h, 8), pick.choice([math.pi / 4, math.pi / 2, pick.uniform(0, 6)]), x, y))
        elif kind < 0.85:
            scene.append(polygon(pick, x, y, max(w, h), pick.randint(3, 7)))
        else:
            scene.append(scribble(pick, x, y, max(w, h), pick.randint(1, 5)))
        if pick.random() < 0.2:
            scene[-1] = backwards(scene[-1])
    return scene


def random_clip(pick, scene):
    """A rectangle somewhere on a scene; often it shares a side with one of the outlines."""
    xs, ys = (sorted(pick.choice(scene)[axis::2]) for axis in (0, 1))
    x, y = (pick.choice([low, pick.uniform(low, high)]) for low, high in ((xs[0], xs[-1]), (ys[0], ys[-1])))
    width, height = (pick.choice([end[-1] - start, pick.uniform(1, 2000)]) for start, end in ((x, xs), (y, ys)))
    return (x, y, x + max(1.0, width), y + max(1.0, height))


def adversarial():
    """Handmade scenes, each with its name and its area, if known."""
    cells = [rounded(20 + 44 * i, 100 + 44 * j, 44, 44, 0) for i in range(8) for j in range(10)]
    yield "adjacent cells of a table", cells, 352 * 440
    yield "cells that overlap by a point", [rounded(44 * i, 0, 45, 44, 0) for i in range(8)], 353 * 44
    yield "cells with a gap of a point", [rounded(45 * i, 0, 44, 44, 0) for i in range(8)], 8 * 44 * 44
    yield "rounded cells side by side", [rounded(60 * i, 0, 60, 40, 8) for i in range(5)], None
    yield "concentric circles", [ellipse(200, 200, r, r) for r in (10, 50, 90, 150)], None
    yield "concentric circles, every other one backwards", [
        (backwards if i % 2 else list)(ellipse(200, 200, r, r)) for i, r in enumerate((150, 90, 50))
    ], None  # fmt: skip
    yield "identical rectangles", [rounded(10, 10, 100, 50, 0)] * 5, 5000
    yield "identical rounded rectangles, one backwards", [rounded(10, 10, 100, 50, 12), backwards(rounded(10, 10, 100, 50, 12))], None
    yield "identical circles", [ellipse(100, 100, 40, 40)] * 3, None
    yield "a hole at the viewport's edge", [rounded(0, 0, 393, 852, 0), rounded(293, 752, 100, 100, 8)], 393 * 852
    yield "circles that touch outside", [ellipse(100, 100, 50, 50), ellipse(200, 100, 50, 50)], None
    yield "circles that touch inside", [ellipse(100, 100, 50, 50), ellipse(125, 100, 25, 25)], None
    yield "a circle in a square that touches its sides", [rounded(50, 50, 100, 100, 0), ellipse(100, 100, 50, 50)], 10000
    yield "a capsule and its circle", [rounded(0, 0, 200, 60, 30), ellipse(30, 30, 30, 30)], None
    yield "a sliver of a millionth", [rounded(0, 0, 100, 100, 0), rounded(100 - 1e-6, 0, 100, 100, 0)], 20000
    yield "a gap of a millionth", [rounded(0, 0, 100, 100, 0), rounded(100 + 1e-6, 0, 100, 100, 0)], 20000
    yield "a step of a millionth", [rounded(0, 0, 100, 100, 0), rounded(50, 1e-6, 100, 100, 0)], 15000
    yield "a rectangle a millionth wide", [rounded(0, 0, 1e-6, 100, 0), rounded(10, 10, 50, 50, 0)], 2500
    yield "circles a millionth apart", [ellipse(100, 100, 50, 50), ellipse(100 + 1e-6, 100, 50, 50)], None
    yield "circles five millionths apart", [ellipse(100, 100, 50, 50), ellipse(100 + 5e-6, 100, 50, 50)], None
    yield "a ring of circles with an island", [
        ellipse(200 + 80 * math.cos(i * math.pi / 4), 200 + 80 * math.sin(i * math.pi / 4), 40, 40) for i in range(8)
    ], None  # fmt: skip
    yield "a figure of eight", [closed([line((0, 0), (100, 100)), line((100, 100), (100, 0)), line((100, 0), (0, 100)), line((0, 100), (0, 0))])], 5000
    yield "a loop in one segment", [closed([[(0, 0), (200, 100), (-100, 100), (100, 0)], line((100, 0), (0, 0))])], None
    yield "a cusp", [closed([[(0, 0), (100, 100), (0, 100), (100, 0)], line((100, 0), (0, 0))])], None
    yield "a star wound twice", [closed([
        line((100 + 90 * math.sin(4 * math.pi * i / 5), 100 - 90 * math.cos(4 * math.pi * i / 5)),
             (100 + 90 * math.sin(4 * math.pi * (i + 1) / 5), 100 - 90 * math.cos(4 * math.pi * (i + 1) / 5)))
        for i in range(5)])], None  # fmt: skip
    yield "nothing but a point and a line", [[5, 5, 5, 5, 5, 5, 5, 5], closed([line((0, 0), (9, 9)), line((9, 9), (0, 0))])], 0
    yield "diagonal neighbours", [rounded(0, 0, 50, 50, 0), rounded(50, 50, 50, 50, 0)], 5000
    yield "a comb in a comb", [rounded(20 * i, 0, 10, 100, 0) for i in range(10)] + [rounded(0, 20 * j, 200, 10, 0) for j in range(5)], None
    yield "two cards", [rounded(16, 120, 361, 140, 6), rounded(290, 236, 79, 48, 12)], 52343.387
    yield "far away", [rounded(9e6, -9e6, 1000, 500, 40), ellipse(9e6 + 1000, -9e6 + 200, 300, 300)], None
    yield "partly the same edge", [rounded(0, 0, 100, 100, 20), rounded(30, 0, 100, 60, 20)], None
    yield "the same arc cut elsewhere", [ellipse(100, 100, 60, 60), turned(ellipse(100, 100, 60, 60), 0.3, 100, 100)], None


# --- judges ----------------------------------------------------------------------------------------------------------


def cubics(outline):
    points = list(zip(outline[0::2], outline[1::2]))
    return [points[i:i + 4] for i in range(0, len(points) - 3, 3)]


def area(outline):
    """The signed area by Green's theorem, relative to the outline's own start: exact."""
    total = 0.0
    if len(outline) < 8:
        return total
    ox, oy = outline[0], outline[1]
    for points in cubics(outline):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = [(x - ox, y - oy) for x, y in points]
        total += (
            6 * (x0 * y1 - x1 * y0) + 3 * (x0 * y2 - x2 * y0) + (x0 * y3 - x3 * y0)
            + 3 * (x1 * y2 - x2 * y1) + 3 * (x1 * y3 - x3 * y1) + 6 * (x2 * y3 - x3 * y2)
        ) / 20  # fmt: skip
    return total


def skia_area(scene, clip=None):
    """The area of Skia's union within a rectangle, relative to an origin at the scene's edge; None if Skia gives up."""
    xs, ys = (numpy.concatenate([outline[axis::2] for outline in scene]) for axis in (0, 1))
    ox, oy = xs.min(), ys.min()
    path = pathops.Path(fillType=pathops.FillType.WINDING)
    for outline in scene:
        moved = [v - (ox if i % 2 == 0 else oy) for i, v in enumerate(outline)]
        path.moveTo(*moved[:2])
        for a, b, c in ((p[1], p[2], p[3]) for p in cubics(moved)):
            path.cubicTo(*a, *b, *c)
        path.close()
    try:
        path.simplify(fix_winding=True, keep_starting_points=False)
        if clip:
            window = pathops.Path()
            left, top, right, bottom = clip[0] - ox, clip[1] - oy, clip[2] - ox, clip[3] - oy
            window.moveTo(left, top)
            for corner in ((right, top), (right, bottom), (left, bottom)):
                window.lineTo(*corner)
            window.close()
            path = pathops.op(path, window, pathops.PathOp.INTERSECTION)
    except pathops.PathOpsError:
        return None
    return abs(sum(area(as_cubics(contour)) for contour in path.contours))


def as_cubics(contour):
    numbers, current, start = [], (0.0, 0.0), (0.0, 0.0)
    for verb, points in contour.segments:
        if verb == "moveTo":
            current = start = points[0]
            numbers += current
        elif verb == "lineTo":
            numbers += [*current, *points[0], *points[0]]
            current = points[0]
        elif verb == "qCurveTo":
            for control, end in quadratics(points):
                one = [current[i] + 2 / 3 * (control[i] - current[i]) for i in (0, 1)]
                two = [end[i] + 2 / 3 * (control[i] - end[i]) for i in (0, 1)]
                numbers += [*one, *two, *end]
                current = end
        elif verb == "curveTo":
            numbers += [number for point in points for number in point]
            current = points[-1]
    if numbers and current != start:
        numbers += [*current, *start, *start]
    return numbers


def quadratics(points):
    controls, end = points[:-1], points[-1]
    for i, control in enumerate(controls):
        last = i + 1 == len(controls)
        yield control, end if last else [(control[k] + controls[i + 1][k]) / 2 for k in (0, 1)]


def flattened(outline, steps):
    """The edges of the flattened outline: arrays of x0, y0, x1, y1."""
    parts = cubics(outline)
    if not parts:
        return numpy.zeros((0, 4))
    control = numpy.array(parts)
    t = numpy.linspace(0, 1, steps + 1)[None, :, None]
    u = 1 - t
    points = (u**3 * control[:, 0:1] + 3 * u**2 * t * control[:, 1:2] + 3 * u * t**2 * control[:, 2:3] + t**3 * control[:, 3:4])
    return numpy.concatenate([points[:, :-1], points[:, 1:]], axis=2).reshape(-1, 4)


def steps_within(error, outlines):
    """The number of lines for each segment that keeps the flattening error below `error`, from the largest second
    difference."""
    bends = [0.0]
    for outline in outlines:
        for p in cubics(outline):
            bends += [math.hypot(*(a[k] - 2 * b[k] + c[k] for k in (0, 1))) for a, b, c in (p[:3], p[1:])]
    return max(4, math.ceil(math.sqrt(0.75 * max(bends) / error)))


def windings(edges, x, y):
    """The winding numbers of points, and their distances to the nearest edge."""
    if len(edges) == 0:
        return numpy.zeros(len(x), int), numpy.full(len(x), numpy.inf)
    x0, y0, x1, y1 = (edges[:, i][None, :] for i in range(4))
    px, py = x[:, None], y[:, None]
    up, down = (y0 <= py) & (y1 > py), (y1 <= py) & (y0 > py)
    with numpy.errstate(divide="ignore", invalid="ignore"):
        cross = x0 + (py - y0) * (x1 - x0) / (y1 - y0)
    right = cross > px
    dx, dy = x1 - x0, y1 - y0
    square = dx * dx + dy * dy
    share = numpy.clip(numpy.where(square > 0, ((px - x0) * dx + (py - y0) * dy) / numpy.where(square > 0, square, 1), 0), 0, 1)
    near = numpy.hypot(px - x0 - share * dx, py - y0 - share * dy).min(axis=1)
    return (up & right).sum(axis=1) - (down & right).sum(axis=1), near


def exact_area(scene, clip=None):
    """The area of the union, within a rectangle, in double precision: the covered length along horizontal lines,
    integrated by Gauss between the heights at which any segment begins, ends or turns back. Panels are halved until the
    halves agree with them, and no two edges swap places within them, nor with a side of the rectangle."""
    pieces = numpy.array([part for outline in scene for segment in cubics(outline) for part in monotone(segment)])
    if not len(pieces):
        return 0.0
    left, top, right, bottom = clip or (-math.inf, -math.inf, math.inf, math.inf)
    heights = {height for piece in pieces for height in (piece[0][1], piece[3][1])}
    heights = sorted({min(max(height, top), bottom) for height in heights})
    nodes, weights = numpy.polynomial.legendre.leggauss(4)
    places = numpy.concatenate([[0], (nodes + 1) / 2, [1]])
    total = 0.0
    for low, high in zip(heights, heights[1:]):
        spanning = pieces[(pieces[:, [0, 3], 1].min(axis=1) <= low) & (pieces[:, [0, 3], 1].max(axis=1) >= high)]

        def panels(lows, size):
            lengths, order = covered(spanning, (lows[:, None] + size * places).ravel(), left, right)
            order = order.reshape(len(order), len(lows), 6)
            return (lengths.reshape(-1, 6)[:, 1:5] * weights).sum(axis=1) * size / 2, (order[:, :, 0] == order[:, :, 5]).all(axis=0)

        size = (high - low) / 8
        lows = low + size * numpy.arange(8)
        values, _ = panels(lows, size)
        while len(lows):
            size /= 2
            halves = numpy.stack([lows, lows + size], axis=1).ravel()
            finer, plain = panels(halves, size)
            settled = (abs(finer.reshape(-1, 2).sum(axis=1) - values) < 1e-5) & plain.reshape(-1, 2).all(axis=1) | (size < 0.02)
            total += float(finer.reshape(-1, 2)[settled].sum())
            lows, values = halves[~settled.repeat(2)], finer[~settled.repeat(2)]
    return total


def monotone(segment):
    """A segment, split at its vertical extrema."""
    ys = [point[1] for point in segment]
    a, b, c = -ys[0] + 3 * ys[1] - 3 * ys[2] + ys[3], 2 * (ys[0] - 2 * ys[1] + ys[2]), ys[1] - ys[0]
    turns = sorted(t.real for t in numpy.roots([a, b, c]) if abs(t.imag) < 1e-12 and 0 < t.real < 1)
    parts, rest, done = [], numpy.array(segment, float), 0.0
    for t in turns:
        share = (t - done) / (1 - done)
        one = rest[:-1] * (1 - share) + rest[1:] * share
        two = one[:-1] * (1 - share) + one[1:] * share
        three = two[:-1] * (1 - share) + two[1:] * share
        parts.append(numpy.array([rest[0], one[0], two[0], three[0]]))
        rest, done = numpy.array([three[0], two[1], one[2], rest[3]]), t
    return [*parts, rest]


def covered(pieces, levels, left, right):
    """The length of each horizontal line inside by the non-zero rule, between left and right; and the order in which
    the pieces cross it, with the sides of the rectangle that they are beyond. Each piece crosses every line once."""
    if not len(pieces):
        return numpy.zeros(len(levels)), numpy.zeros((0, len(levels)))
    p = pieces[:, :, :, None]
    rises = (pieces[:, 3, 1] > pieces[:, 0, 1])[:, None]
    low, high = numpy.zeros((len(pieces), len(levels))), numpy.ones((len(pieces), len(levels)))
    at = lambda t, k: (1 - t) ** 3 * p[:, 0, k] + 3 * (1 - t) ** 2 * t * p[:, 1, k] + 3 * (1 - t) * t * t * p[:, 2, k] + t**3 * p[:, 3, k]  # noqa: E731, E501
    for _ in range(42):
        middle = (low + high) / 2
        before = (at(middle, 1) < levels[None, :]) == rises
        low, high = numpy.where(before, middle, low), numpy.where(before, high, middle)
    xs = at((low + high) / 2, 0)
    order = numpy.argsort(numpy.round(xs, 5), axis=0, kind="stable")
    xs = numpy.take_along_axis(xs, order, axis=0)
    winding = numpy.cumsum(numpy.take_along_axis(numpy.where(rises, 1, -1) + 0 * xs.astype(int), order, axis=0), axis=0)
    sides = (xs < left) + 2 * (xs > right)
    xs = numpy.clip(xs, left, right)
    return (numpy.diff(xs, axis=0) * (winding[:-1] != 0)).sum(axis=0), numpy.concatenate([order, sides])


# --- the verdict -----------------------------------------------------------------------------------------------------


def judge(scene, united, name, known=None, clip=None):
    """The defect of a union, or None; and the difference of its area from Skia's, and from the exact one if that was
    needed."""
    pick = random.Random(name)
    if any(not all(map(math.isfinite, outline)) for outline in united):
        return "a coordinate is not finite", 0, None
    for outline in united:
        if math.hypot(outline[0] - outline[-2], outline[1] - outline[-1]) > 1e-9:
            return "a contour is open", 0, None
    if sum(len(o) for o in united) > 40 * sum(len(o) for o in scene) + 400:
        return "too many segments", 0, None
    own = sum(map(area, united))
    skia = skia_area(scene, clip)
    apart = abs(own - skia) if skia is not None else math.inf
    truth = None
    if known is not None:
        truth = abs(own - known)
    elif apart > ALLOWED:
        truth = abs(own - exact_area(scene, clip))
    if truth is not None and truth > ALLOWED:
        return f"the area is {own:.4f}, off by {truth:.4f}; Skia has {skia}", apart, truth
    xs, ys = (numpy.concatenate([outline[axis::2] for outline in scene]) for axis in (0, 1))
    x, y = numpy.meshgrid(numpy.linspace(xs.min() - 1, xs.max() + 1, 16), numpy.linspace(ys.min() - 1, ys.max() + 1, 16))
    x, y = (v.ravel() + numpy.array([pick.uniform(-1, 1) for _ in range(v.size)]) for v in (x, y))
    hair = 0.02 * max(1.0, float(max(xs.max() - xs.min(), ys.max() - ys.min())) / 100)
    steps = steps_within(hair / 2, scene)
    total, nearest = windings(numpy.concatenate([flattened(o, steps) for o in scene]), x, y)
    inside = total != 0
    if clip:
        inside &= (x > clip[0]) & (x < clip[2]) & (y > clip[1]) & (y < clip[3])
        nearest = numpy.minimum(nearest, numpy.minimum(abs(x - clip[0]), abs(x - clip[2])))
        nearest = numpy.minimum(nearest, numpy.minimum(abs(y - clip[1]), abs(y - clip[3])))
    ours, near = windings(numpy.concatenate([flattened(o, steps) for o in united] or [numpy.zeros((0, 4))]), x, y)
    clear = (nearest > hair) & (near > hair)
    if (wrong := clear & ((ours != 0) != inside)).any():
        place = int(numpy.argmax(wrong))
        return f"({x[place]:.2f}, {y[place]:.2f}) is on the wrong side", apart, truth
    if (clear & ((ours != 0) & (ours != 1))).any():
        return "even-odd and non-zero differ", apart, truth
    return None, apart, truth


def written(scene, clip):
    outlines = ";".join(" ".join(map(repr, map(float, outline))) for outline in scene)
    return " ".join(map(repr, map(float, clip or ()))) + "|" + outlines


def main():
    pick = random.Random(1)
    named = list(adversarial())
    cases = count(1000, 20_000)
    scenes = [scene for _, scene, _ in named] + [random_scene(pick) for _ in range(cases)]
    names = [name for name, _, _ in named] + [f"random scene {i}" for i in range(cases)]
    known = [area for _, _, area in named] + [None] * cases
    clips = [None] * len(named) + [random_clip(pick, scene) if i % 2 else None for i, scene in enumerate(scenes[len(named):])]
    findings, beside, exact = Findings(), [0.0], [0.0]
    united = answers("UnionRunner", [written(*case) for case in zip(scenes, clips)], "release")
    with multiprocessing.Pool() as pool:
        verdicts = pool.starmap(judge, zip(scenes, united, names, known, clips), 8)
    for name, clip, (problem, apart, truth) in zip(names, clips, verdicts):
        findings.expect(problem is None, f"{name}{f' within {clip}' if clip else ''}: {problem}")
        (beside if truth is None else exact).append(apart if truth is None else truth)
    findings.end()
    print(f"Union: {len(scenes)} scenes; areas within {max(beside):.4f} of Skia's or, in {len(exact) - 1} of them, within "
          f"{max(exact):.6f} of the exact one")  # fmt: skip


if __name__ == "__main__":
    main()
