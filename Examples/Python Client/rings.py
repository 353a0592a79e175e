"""Draws rings anew where holes have moved: docs/tour.md, "Rings that are drawn anew". Short lines stand for curves, none of
which is more than 0.05 off; a ring is a polygon then."""

import functools
import json
import math

NEAR = 0.1
LEFT, TOP, RIGHT, BOTTOM = range(4)


# Polygons are lists of points, clockwise as one sees them.


def flat(outline):
    """An outline as a polygon, a straight segment as it is."""
    points = []
    for i in range(0, len(outline) - 7, 6):
        a, b, c, d = (outline[j : j + 2] for j in range(i, i + 8, 2))
        straight = all(distance(each, a, d) < 0.001 for each in (b, c))
        parts = 1 if straight else lines_for(math.dist(a, b) + math.dist(b, c) + math.dist(c, d))
        for k in range(parts):
            t, u = k / parts, 1 - k / parts
            point = tuple(u**3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t**3 * d[i] for i in (0, 1))
            if not points or math.dist(point, points[-1]) > 1e-6:
                points.append(point)
    while len(points) > 1 and math.dist(points[0], points[-1]) <= 1e-6:
        points.pop()
    return points


def lines_for(length):
    """How many lines stand for a curve of such a length, which is a quarter of a circle or less."""
    return min(max(4, math.ceil(2.6 * math.sqrt(length))), 500)


def edges(polygon):
    return list(zip(polygon, polygon[1:] + polygon[:1]))


def distance(point, a, b):
    """How far a point is from a line between two."""
    x, y = b[0] - a[0], b[1] - a[1]
    length = x * x + y * y
    t = min(1.0, max(0.0, ((point[0] - a[0]) * x + (point[1] - a[1]) * y) / length)) if length else 0.0
    return math.hypot(point[0] - a[0] - t * x, point[1] - a[1] - t * y)


def winding(lines, x, y):
    """How often lines go around a place, clockwise."""
    found = 0
    for (ax, ay), (bx, by) in lines:
        if (ay <= y) != (by <= y) and ax + (y - ay) * (bx - ax) / (by - ay) > x:
            found += 1 if by > ay else -1
    return found


def encloses(polygon, point):
    return winding(edges(polygon), *point) != 0


def reaches(polygon, point):
    """Whether a point lies in a polygon, or near it."""
    return encloses(polygon, point) or any(distance(point, a, b) <= NEAR for a, b in edges(polygon))


def box(polygon):
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    return min(xs), min(ys), max(xs), max(ys)


def covered(polygons):
    """The edges of all that polygons wind around: outer ones clockwise, those of places left out the other way round."""
    lines, first = [], []  # of each line, which is the first of its polygon
    for polygon in polygons:
        own = [(a, b) for a, b in edges(polygon) if math.dist(a, b) > 1e-7]
        first += [len(lines)] * len(own)
        lines += own
    stops, crossed = [[(0.0, a), (1.0, b)] for a, b in lines], set()
    for i, line in enumerate(lines):
        for j in range(i):
            is_next = first[i] == first[j] and (j + 1 == i or j == first[i] and (i + 1 == len(lines) or first[i + 1] != first[i]))
            if not is_next:
                crossed.update(map(name, meet(line, lines[j], stops[i], stops[j])))
    kept, is_edge, inner = {}, False, False
    for i, own in enumerate(stops):
        own.sort()
        for place, ((_, a), (_, b)) in enumerate(zip(own, own[1:])):
            long = math.dist(a, b)
            if long < 1e-7:
                continue
            # What is on both sides changes only where lines cross.
            if place == 0 and i == first[i] or name(a) in crossed:
                x, y, across, down = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[1] - b[1]) / long * 1e-5, (b[0] - a[0]) / long * 1e-5
                inner = winding(lines, x + across, y + down) > 0
                is_edge = inner != (winding(lines, x - across, y - down) > 0)
            if is_edge:
                start, end = (a, b) if inner else (b, a)
                kept.setdefault(name(start), {})[name(end)] = end
    return chained(kept)


def name(point):
    return round(point[0], 5), round(point[1], 5)


def meet(first, second, stops, others):
    """Adds where two lines meet to the places at which each is divided; what those are."""
    (a, b), (c, d) = first, second
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]) or max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return []
    x, y, u, v = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    cross, across, down = x * v - y * u, c[0] - a[0], c[1] - a[1]
    if abs(cross) > 1e-9 * math.hypot(x, y) * math.hypot(u, v):
        t, s = (across * v - down * u) / cross, (across * y - down * x) / cross
        if not (-1e-9 <= t <= 1 + 1e-9 and -1e-9 <= s <= 1 + 1e-9):
            return []
        point = (a[0] + t * x, a[1] + t * y)
        stops.append((t, point))
        others.append((s, point))
        return [point]
    if abs(across * y - down * x) > 1e-7 * math.hypot(x, y):
        return []
    for own, (p, q), ends in ((stops, first, second), (others, second, first)):
        length = math.dist(p, q) ** 2
        for end in ends:
            share = ((end[0] - p[0]) * (q[0] - p[0]) + (end[1] - p[1]) * (q[1] - p[1])) / length
            if 0 < share < 1:
                own.append((share, end))
    return [a, b, c, d]


def chained(kept):
    """Polygons of edges, by where they begin and end."""
    made = []
    while kept:
        start = at = next(iter(kept))
        points = []
        while at in kept:
            to, point = kept[at].popitem()
            if not kept[at]:
                del kept[at]
            points.append(point)
            at = to
        if at == start and len(points) > 2 and abs(size(points)) > 1e-3:
            made.append(points)
    return made


def size(polygon):
    """The area of a polygon: less than 0 where it runs the other way round."""
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in edges(polygon)) / 2


def offset(polygon, d):
    """What lies at a distance from a polygon: an arc at every corner, backwards where it turns away."""
    made, lines = [], edges(polygon)
    ways = [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in lines]
    turns = [(way - ways[i - 1] + math.pi) % (2 * math.pi) - math.pi for i, way in enumerate(ways)]
    for (corner, _), way, turn in zip(lines, [ways[-1], *ways], turns):
        parts, far = math.ceil(abs(turn) / (math.pi / 2) * lines_for(1.6 * abs(d))), d
        if abs(turn) < 0.2:
            way, turn, parts, far = way + turn / 2, 0.0, 0, d / math.cos(turn / 2)
        for k in range(parts + 1):
            at = way + turn * k / max(1, parts) - math.pi / 2
            made.append((corner[0] + far * math.cos(at), corner[1] + far * math.sin(at)))
    return [made] if d > 0 and min(turns) > -1e-6 else covered([made])


def line(hole, d):
    """The line of a whole hole: round corners have one middle at every distance, and sharp ones stay sharp."""
    x, y, w, h = hole["frame"]
    shape, smaller = hole["shape"], min(w, h)
    if shape["kind"] == "circle":
        x, y, w, h = x + (w - smaller) / 2, y + (h - smaller) / 2, smaller, smaller
    reaches = {"rect": [0.0] * 4, "circle": [smaller / 2] * 4, "capsule": [smaller / 2] * 4}.get(shape["kind"])
    if shape["kind"] == "roundedRect" and shape["smoothing"] == 0:
        radii = shape["radii"]
        sums = [(radii[i] + radii[i - 3], side) for i, side in enumerate((w, h, w, h))]
        scale = min([1.0, *(side / both for both, side in sums if both > side)])
        reaches = [radius * scale for radius in radii]
    if reaches is None:
        own = flat(hole["outline"])
        return max(offset(own, d), key=size, default=own) if d else own
    made, corners = [], [(x, y, 1, 1), (x + w, y, -1, 1), (x + w, y + h, -1, -1), (x, y + h, 1, -1)]
    for turn, (radius, (tip_x, tip_y, right, down)) in enumerate(zip(reaches, corners)):
        around, far = max(0.0, radius + d) if radius else 0.0, radius if radius + d > 0 and radius else -d
        middle, parts = (tip_x + right * far, tip_y + down * far), lines_for(1.6 * around) if around else 0
        for k in range(parts + 1):
            way = (turn + 2 + k / max(1, parts)) * math.pi / 2
            made.append((middle[0] + around * math.cos(way), middle[1] + around * math.sin(way)))
    return made


def ends(rect):
    return rect[0], rect[1], rect[0] + rect[2], rect[1] + rect[3]


def beyond(point, clip, side):
    """How far a point lies outside of a side of a clip."""
    at = ends(clip)[side]
    return at - point[side % 2] if side in (LEFT, TOP) else point[side % 2] - at


def cuts(hole, rings, d):
    """By the sides of its clip at which a scroll container cuts a hole, as it was compiled: how far a bar lies over its edge."""
    clip, found = hole["clip"], {}
    if clip is None:
        return found
    own = flat(hole["outline"])
    reached = [side for side in range(4) if max(beyond(point, clip, side) for point in own) > NEAR]
    if not reached:
        return found
    whole, drawn = max(offset(own, d), key=size, default=own) if d else own, [flat(ring["outline"]) for ring in rings]
    along = [(a[0] + (b[0] - a[0]) * k / 32, a[1] + (b[1] - a[1]) * k / 32) for a, b in edges(whole) for k in range(32)]
    for side in reached:

        def alone(point, side=side):
            return all(beyond(point, clip, other) <= 0 for other in reached if other != side)

        far = [point for point in along if beyond(point, clip, side) > d + NEAR and alone(point)]
        if all(any(reaches(polygon, point) for polygon in drawn) for point in far):
            continue
        last = [beyond(point, clip, side) for polygon in drawn for point in polygon if alone(point) and reaches(whole, point)]
        found[side] = max(0.0, max(last, default=d) - d)
    return found


def left(hole, sides):
    """What a scroll container leaves of a live hole: polygons."""
    polygons = [flat(hole["outline"])]
    x0, y0, x1, y1 = box(polygons[0])
    for side, depth in sides.items():
        at = ends(hole["clip"])[side] + (depth if side in (RIGHT, BOTTOM) else -depth)
        # What lies beyond, larger than the hole, is taken away: it goes around the other way.
        x, y, u, v = x0 - 9, y0 - 9, x1 + 9, y1 + 9
        x, y, u, v = (at if side == RIGHT else x), (at if side == BOTTOM else y), (at if side == LEFT else u), (at if side == TOP else v)
        if u > x and v > y:
            polygons = [each for each in covered([*polygons, [(x, y), (x, v), (u, v), (u, y)]]) if size(each) > 0]
    return polygons


def look(ring):
    return json.dumps([ring[key] for key in ("width", "gap", "color", "dash")])


def outline(polygon):
    """A polygon as an outline."""
    made = [*polygon[0]]
    for (x, y), (u, v) in edges(polygon):
        made += [x + (u - x) / 3, y + (v - y) / 3, u + (x - u) / 3, v + (y - v) / 3, u, v]
    return made


def fit(rings, old, live, moved, placed):
    """All rings of a step. `old` and `live` are its holes as compiled and as they are; `moved` is a ring that goes with its hole, and
    `placed` a rect that only the layout knows."""
    made, done = [], set()
    for ring in rings:
        group = [each for each in rings if look(each) == look(ring)]
        holes = sorted({hole for each in group for hole in each["cutouts"]})
        if all(len(each["cutouts"]) == 1 for each in group):
            holes = ring["cutouts"]
            group = [each for each in group if each["cutouts"] == holes]
        cut = known_cuts(json.dumps([[old[hole] for hole in holes], group]))
        if len(holes) == 1 and not cut[0]:
            made.append(moved(ring))
        elif (look(ring), *holes) not in done:
            done.add((look(ring), *holes))
            clips = {hole: [placed(each["clip"]) for each in group if hole in each["cutouts"] and each.get("clip")] for hole in holes}
            key = json.dumps([[live[hole] for hole in holes], ring["gap"] + ring["width"] / 2, cut])
            made += drawn(ring, holes, clips, known_lines(key))
    return made


@functools.lru_cache(256)
def known_cuts(key):
    holes, group = json.loads(key)
    return [cuts(hole, group, group[0]["gap"] + group[0]["width"] / 2) for hole in holes]


@functools.lru_cache(256)
def known_lines(key):
    """The lines around holes, each with the places and the boxes of those that it goes around."""
    holes, d, cut = json.loads(key)
    parts = []  # the place of a hole, its line, and what of it is covered
    for place, (hole, sides) in enumerate(zip(holes, cut)):
        pieces = left(hole, {int(side): depth for side, depth in sides.items()}) if sides else [flat(hole["outline"])]
        for piece in pieces:
            own = line(hole, d) if not sides else max(offset(piece, d), key=size, default=piece)
            parts.append((place, own, own if d > 0 else piece))
    all_lines = covered([part for _, _, part in parts])
    outer = [each for each in all_lines if size(each) > 0]

    def within(point):  # the smallest of the outer lines around a point
        return min((each for each in outer if reaches(each, point)), key=size)

    made = []
    for each in all_lines:
        owner = within(each[0])
        members = [(place, box(own)) for place, own, part in parts if within(part[0]) is owner]
        made += [(own, members) for own in ([each] if d > 0 else offset(each, d)) if (size(own) > 0) == (size(each) > 0)]
    return made


def drawn(ring, holes, clips, lines):
    made = []
    for polygon, members in lines:
        boxes = []
        for place, (x0, y0, x1, y1) in members:
            half = ring["width"] / 2
            boxes += [ends(clip) for clip in clips[holes[place]]] or [(x0 - half, y0 - half, x1 + half, y1 + half)]
        x0, y0, x1, y1 = (pick(each[i] for each in boxes) for i, pick in enumerate((min, min, max, max)))
        has_clip = any(clips[holes[place]] for place, _ in members)
        own = ring | {"cutouts": sorted({holes[place] for place, _ in members}), "outline": outline(polygon)}
        made.append((box(polygon), own | {"clip": [x0, y0, x1 - x0, y1 - y0] if has_clip else None}))
    return [own for _, own in sorted(made, key=lambda each: (round(each[0][1], 2), round(each[0][0], 2)))]
