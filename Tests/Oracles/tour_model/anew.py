"""Rings that are drawn anew: docs/full.md, "Rings that are drawn anew". Offset curves and unions are those of GEOS (shapely)."""

import math

import shapely

FINE = 48  # the number of lines for a quarter of a circle


def sampled(outline, parts=32):
    """Returns points along an outline, `parts` for each segment."""
    points = []
    for i in range(0, len(outline) - 7, 6):
        a, b, c, d = (complex(*outline[j : j + 2]) for j in range(i, i + 8, 2))
        for k in range(parts):
            t = k / parts
            at = a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t**3
            points.append((at.real, at.imag))
    return points


def area(points):
    found = shapely.make_valid(shapely.Polygon(points))
    return shapely.union_all([part for part in shapely.get_parts(found) if part.area > 0])


def line_around(hole, d):
    """Returns the area that the line of a whole hole encloses."""
    x, y, w, h = hole["frame"]
    shape = hole["shape"]
    kind, smaller = shape["kind"], min(w, h)
    if kind == "circle":
        x, y, w, h = x + (w - smaller) / 2, y + (h - smaller) / 2, smaller, smaller
    radii = {"rect": [0] * 4, "circle": [smaller / 2] * 4, "capsule": [smaller / 2] * 4}.get(kind)
    if kind == "roundedRect" and not shape["smoothing"]:
        radii = list(shape["radii"])
        shares = [side / (radii[i] + radii[(i + 1) % 4]) for i, side in enumerate((w, h, w, h)) if radii[i] + radii[(i + 1) % 4] > side]
        radii = [radius * min([1, *shares]) for radius in radii]
    if radii is None:
        return area(sampled(hole["outline"])).buffer(d, quad_segs=FINE)
    points = []
    tips = [(x - d, y - d, 1, 1), (x + w + d, y - d, -1, 1), (x + w + d, y + h + d, -1, -1), (x - d, y + h + d, 1, -1)]
    for turn, (radius, (tip_x, tip_y, right, down)) in enumerate(zip(radii, tips)):
        radius = max(0, radius + d) if radius > 0 else 0
        middle = tip_x + right * radius, tip_y + down * radius
        for k in range(FINE + 1):
            angle = math.pi / 2 * (turn + 2 + k / FINE)
            points.append((middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)))
    return area(points)


SIDES = ("left", "top", "right", "bottom")


def cuts(hole):
    """Returns the sides at which a scroll container cuts a hole, each with the depth of a bar over its edge."""
    named = zip(("top", "right", "bottom", "left"), hole.get("cut") or [None] * 4)
    return {side: depth for side, depth in named if depth is not None}


def left(hole, sides):
    """Returns the areas that a scroll container leaves of a live hole."""
    x, y, w, h = hole["clip"]
    edges = {"left": x, "top": y, "right": x + w, "bottom": y + h}
    far = dict(zip(SIDES, (-1e5, -1e5, 1e5, 1e5)))
    for side, depth in sides.items():
        far[side] = edges[side] + (depth if side in ("right", "bottom") else -depth)
    if far["left"] >= far["right"] or far["top"] >= far["bottom"]:
        return []
    rest = shapely.box(*(far[side] for side in SIDES)).intersection(area(sampled(hole["outline"])))
    return [part for part in shapely.get_parts(rest) if part.area > 0]


def fit(rings, old, live, moved, unseen):
    """Returns all rings in their new places; `moved` moves a ring around one whole hole."""
    result, done = [], []
    for ring in rings:
        group = [each for each in rings if each["group"] == ring["group"]]
        holes = sorted({hole for each in group for hole in each["cutouts"]})
        cut = {hole: cuts(old[hole]) for hole in holes}
        if len(holes) == 1 and not cut[holes[0]]:
            result.append(moved(ring))
        elif ring["group"] not in done:
            done.append(ring["group"])
            result += drawn(ring, group, holes, live, cut, ring["gap"] + ring["width"] / 2, unseen)
    return result


def drawn(ring, group, holes, live, cut, d, unseen):
    """Returns the rings of one look around holes."""
    owned = []  # holes, each with its line and the area to draw around
    for hole in holes:
        for part in left(live[hole], cut[hole]) if cut[hole] else [None]:
            line = part.buffer(d, quad_segs=FINE) if part else line_around(live[hole], d)
            owned.append((hole, line, line if d > 0 else part or area(sampled(live[hole]["outline"]))))
    made = []
    for whole in shapely.get_parts(shapely.union_all([each for _, _, each in owned])):
        members = [(hole, line) for hole, line, each in owned if whole.buffer(1e-6).contains(each)]
        clips = [[unseen(each["clip"]) for each in group if hole in each["cutouts"] and each.get("clip")] for hole, _ in members]
        clip = None
        if any(clips):
            boxes = [edges for (_, line), own in zip(members, clips) for edges in (map(corners, own) if own else [stroke(line, ring["width"])])]
            low, high = [min(each[i] for each in boxes) for i in (0, 1)], [max(each[i] for each in boxes) for i in (2, 3)]
            clip = [*low, high[0] - low[0], high[1] - low[1]]
        for edge, is_inner in [(whole.exterior, False), *((each, True) for each in whole.interiors)]:
            one = shapely.Polygon(edge)
            if d <= 0:
                one = one.buffer(-d if is_inner else d, quad_segs=FINE)
            for each in shapely.get_parts(one):
                if each.area > 1e-3:
                    made.append(ring | {"cutouts": sorted({hole for hole, _ in members}), "clip": clip} | outlines(each))
    return sorted(made, key=lambda each: (round(min(each["line"][1::2]), 2), round(min(each["line"][::2]), 2)))


def corners(rect):
    return [rect[0], rect[1], rect[0] + rect[2], rect[1] + rect[3]]


def stroke(line, width):
    return line.buffer(width / 2, join_style="mitre", mitre_limit=4).bounds


def outlines(polygon):
    """Returns a polygon's edge as a simplified line and as an outline."""
    points = list(shapely.Polygon(polygon.exterior).simplify(0.02).exterior.coords)[:-1]
    outline = [*points[0]]
    for (x, y), (u, v) in zip(points, [*points[1:], points[0]]):
        outline += [x + (u - x) / 3, y + (v - y) / 3, u + (x - u) / 3, v + (y - v) / 3, u, v]
    return {"line": [round(value, 3) for point in points for value in point], "outline": outline}
