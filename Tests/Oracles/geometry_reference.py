"""Writes Tests/GeometryTests/Reference/geometry.json: clipped and shared areas by Skia's PathOps, arcs by mpmath.

With --check nothing is written; a stale file is an error.
"""

import math
import pathlib
import random

import pathops
from mpmath import acos, cos, mp, mpf, radians, sin, sqrt

from reference import write_or_check

mp.dps = 30
TARGET = pathlib.Path(__file__).parent.parent / "GeometryTests" / "Reference" / "geometry.json"
pick = random.Random(20260102)
K = 0.5522847498307936


def blob(cx, cy, size, corners):
    """A smooth closed curve around a centre, concave, that doesn't cross itself."""
    angles = [2 * math.pi * (i + pick.uniform(-0.2, 0.2)) / corners for i in range(corners)]
    radii = [size * pick.uniform(0.35, 1) for _ in angles]
    spots = [(cx + r * math.cos(a), cy + r * math.sin(a)) for a, r in zip(angles, radii)]
    # Handles along the circle's tangent, short enough to keep neighbours in their sectors.
    ways = [(-math.sin(a) * r * 1.6 / corners, math.cos(a) * r * 1.6 / corners) for a, r in zip(angles, radii)]
    points = list(spots[0])
    for i in range(corners):
        j = (i + 1) % corners
        points += [
            spots[i][0] + ways[i][0], spots[i][1] + ways[i][1], spots[j][0] - ways[j][0], spots[j][1] - ways[j][1],
            spots[j][0], spots[j][1],
        ]
    return [round(v, 3) for v in points]


def ellipse(cx, cy, rx, ry, turn):
    """A rotated ellipse of four quarter arcs."""
    points = []
    for quarter in range(4):
        a = quarter * math.pi / 2
        c, s = round(math.cos(a)), round(math.sin(a))
        start, end = (c, s), (-s, c)
        h1, h2 = (c - K * s, s + K * c), (-s + K * c, c + K * s)
        points += ([start] if quarter == 0 else []) + [h1, h2, end]
    ct, st = math.cos(turn), math.sin(turn)
    return [round(v, 3) for x, y in points for v in (cx + ct * rx * x - st * ry * y, cy + st * rx * x + ct * ry * y)]


def path_of(points):
    path = pathops.Path()
    path.moveTo(points[0], points[1])
    for i in range(2, len(points), 6):
        path.cubicTo(*points[i : i + 6])
    path.close()
    return path


def box(x, y, w, h):
    path = pathops.Path()
    path.moveTo(x, y)
    path.lineTo(x + w, y)
    path.lineTo(x + w, y + h)
    path.lineTo(x, y + h)
    path.close()
    return path


def common_area(a, b):
    return round(abs(pathops.op(a, b, pathops.PathOp.INTERSECTION, fix_winding=True).area), 3)


def outlines(count):
    for i in range(count):
        cx, cy, size = pick.uniform(0, 400), pick.uniform(0, 400), pick.uniform(10, 200)
        if i % 3 == 0:
            yield ellipse(cx, cy, size, size * pick.uniform(0.2, 1), pick.uniform(0, 3))
        else:
            yield blob(cx, cy, size, pick.randint(5, 12))


def clips():
    rows = []
    for outline in outlines(150):
        rect = [round(pick.uniform(0, 250), 1), round(pick.uniform(0, 250), 1), round(pick.uniform(20, 250), 1), round(pick.uniform(20, 250), 1)]
        rows.append({"outline": outline, "rect": rect, "area": common_area(path_of(outline), box(*rect))})
    return rows


def overlaps():
    pairs = zip(outlines(120), outlines(120))
    return [{"a": a, "b": b, "area": common_area(path_of(a), path_of(b))} for a, b in pairs]


def arc_points(x1, y1, rx, ry, degrees, large, sweep, x2, y2):
    """Nine points of an arc, by SVG 1.1 appendix F.6.5."""
    phi = radians(mpf(degrees))
    dx, dy = (mpf(x1) - x2) / 2, (mpf(y1) - y2) / 2
    x, y = cos(phi) * dx + sin(phi) * dy, -sin(phi) * dx + cos(phi) * dy
    rx, ry = mpf(rx), mpf(ry)
    excess = x * x / rx**2 + y * y / ry**2
    if excess > 1:
        rx, ry = rx * sqrt(excess), ry * sqrt(excess)
    rest = max(mpf(0), (rx**2 * ry**2 - rx**2 * y**2 - ry**2 * x**2) / (rx**2 * y**2 + ry**2 * x**2))
    factor = sqrt(rest) * (-1 if large == sweep else 1)
    cx, cy = factor * rx * y / ry, -factor * ry * x / rx
    mx, my = cos(phi) * cx - sin(phi) * cy + (mpf(x1) + x2) / 2, sin(phi) * cx + cos(phi) * cy + (mpf(y1) + y2) / 2

    def angle(ux, uy, vx, vy):
        size = sqrt((ux * ux + uy * uy) * (vx * vx + vy * vy))
        value = acos(max(-1, min(1, (ux * vx + uy * vy) / size)))
        return -value if ux * vy - uy * vx < 0 else value

    start = angle(mpf(1), mpf(0), (x - cx) / rx, (y - cy) / ry)
    span = angle((x - cx) / rx, (y - cy) / ry, (-x - cx) / rx, (-y - cy) / ry)
    if not sweep and span > 0:
        span -= 2 * mp.pi
    if sweep and span < 0:
        span += 2 * mp.pi
    points = []
    for k in range(9):
        t = start + span * k / 8
        points += [
            float(cos(phi) * rx * cos(t) - sin(phi) * ry * sin(t) + mx),
            float(sin(phi) * rx * cos(t) + cos(phi) * ry * sin(t) + my),
        ]
    return points, float(max(rx, ry))


def arcs():
    rows = []
    for i in range(80):
        args = [round(pick.uniform(-100, 100), 2) for _ in range(2)]
        args += [round(pick.uniform(5, 120), 2), round(pick.uniform(5, 120), 2), round(pick.uniform(-400, 400), 1)]
        args += [i % 2, i // 2 % 2] + [round(pick.uniform(-100, 100), 2) for _ in range(2)]
        points, radius = arc_points(*args)
        x1, y1, rx, ry, degrees, large, sweep, x2, y2 = args
        rows.append({"data": f"M{x1} {y1}A{rx} {ry} {degrees} {large} {sweep} {x2} {y2}", "radius": radius, "points": points})
    return rows


# Skia computes in single precision; builds for other processors may differ in the last digits.
write_or_check(TARGET, {"clips": clips(), "overlaps": overlaps(), "arcs": arcs()}, 0.02)
