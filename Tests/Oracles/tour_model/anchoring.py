"""Steps re-anchored to live elements: docs/moving.md, "Re-anchoring"."""

import functools
import json
import math

from . import anew


def edges(rect):
    return rect[0], rect[1], rect[0] + rect[2], rect[1] + rect[3]


def from_edges(left, top, right, bottom):
    return [left, top, max(0.0, right - left), max(0.0, bottom - top)]


class Screen:
    """The display that a variant was compiled for, and the live one."""

    def __init__(self, size, bars, live):
        top, right, bottom, left = bars
        now = live["safeArea"]
        self.axes = [
            {"old": size[0], "new": live["size"][0], "first": (left, now[3]), "last": (right, now[1])},
            {"old": size[1], "new": live["size"][1], "first": (top, now[0]), "last": (bottom, now[2])},
        ]

    def unseen(self, rect):
        """Returns the place of a rect that only the layout knows."""
        if rect is None:
            return None
        ends = []
        for axis, all_of in enumerate(self.axes):
            low, high = rect[axis], rect[axis] + rect[axis + 2]
            old, new = all_of["old"], all_of["new"]
            if abs(low + high - old) < 2 and 2 * (high - low) < old:
                ends.append([low + (new - old) / 2, high + (new - old) / 2])
            else:
                ends.append([self.end(all_of, each) for each in (low, high)])
        (left, right), (top, bottom) = ends
        return from_edges(left, top, right, bottom)

    @staticmethod
    def end(axis, at):
        is_first = at <= axis["old"] / 2
        distance = at if is_first else axis["old"] - at
        was, now = axis["first" if is_first else "last"]
        kept = distance + (now - was if 0 < was <= distance else 0.0)
        return kept if is_first else axis["new"] - kept


def padded(cutout, live):
    """Returns the hole's box around the live element."""
    element, frame = cutout["element"], cutout["frame"]
    if cutout["shape"]["kind"] == "circle":
        radius, corners = frame[2] / 2, math.hypot(element[2], element[3]) / 2
        if radius >= corners - 0.001:
            fresh = radius - corners + math.hypot(live[2], live[3]) / 2
        else:
            fresh = radius - min(element[2:]) / 2 + min(live[2:]) / 2
        fresh = max(0.0, fresh)
        x, y = (live[i] + live[i + 2] / 2 + (frame[i] + frame[i + 2] / 2) - (element[i] + element[i + 2] / 2) for i in (0, 1))
        return [x - fresh, y - fresh, 2 * fresh, 2 * fresh]
    return moved_along(frame, element, live)


def moved_along(rect, old, new):
    """Returns a box each of whose sides is moved as that side of another box was."""
    return from_edges(*(mine + now - was for mine, was, now in zip(edges(rect), edges(old), edges(new))))


def corners(shape, box):
    """Returns the reach of each corner along its sides, clockwise from the top left; None for a shape without corners."""
    kind, (w, h) = shape["kind"], box[2:]
    if kind == "roundedRect":
        reach = [radius * (1 + shape["smoothing"]) for radius in shape["radii"]]
        shares = [side / (reach[i] + reach[j]) for i, j, side in ((0, 1, w), (1, 2, h), (2, 3, w), (3, 0, h)) if reach[i] + reach[j] > 0]
        return [each * min([1.0, *shares]) for each in reach]
    return {"rect": [0.0] * 4, "capsule": [min(w, h) / 2] * 4, "circle": [min(w, h) / 2] * 4}.get(kind)


ONE_EACH = [1] * 8  # a segment for each edge and each corner
# For the corner after each edge, the sides of its tip as places in `edges`.
TIPS = [(2, 1), (2, 3), (0, 3), (0, 1)]
# For each edge, the axis along it, and its side as a place in `edges`.
SIDES = [(0, 1), (1, 2), (0, 3), (1, 0)]


def in_box(outline, shape, old, new, division=None):
    """Returns an outline in another box."""
    return list(known(tuple(outline), json.dumps(shape), tuple(old), tuple(new), tuple(division or ONE_EACH)))


@functools.lru_cache(1024)
def known(outline, shape, old, new, division):
    shape, points = json.loads(shape), list(zip(outline[::2], outline[1::2]))
    if all(abs(old[i] - new[i]) < 0.0005 for i in (2, 3)):
        made = [(x + new[0] - old[0], y + new[1] - old[1]) for x, y in points]
    elif corners(shape, old) is None or not is_divided(points, edges(old), division):
        share = [new[i + 2] / old[i + 2] if old[i + 2] > 0 else 1.0 for i in (0, 1)]
        made = [tuple(new[i] + (point[i] - old[i]) * share[i] for i in (0, 1)) for point in points]
    else:
        made = with_corners(points, shape, old, new, division)
    return tuple(value for point in made for value in point)


def parts_of(division):
    """Returns the first and the last point of each edge and each corner, in turn, by their places."""
    ends = [3 * sum(division[:part]) for part in range(9)]
    return list(zip(ends, ends[1:]))


def is_divided(points, box, division):
    """Returns whether an outline is divided like this, and has its edges on the sides of a box."""
    if len(points) != 3 * sum(division) + 1:
        return False
    return all(abs(points[end][1 - axis] - box[side]) < 0.01 for part, (axis, side) in zip(parts_of(division)[::2], SIDES) for end in part)


def with_corners(points, shape, old, new, division):
    was, now = corners(shape, old), corners(shape, new)
    if shape["kind"] == "roundedRect" and min(new[2] - old[2], new[3] - old[3]) >= -0.0005:
        now = was
    before, after, parts, made = edges(old), edges(new), parts_of(division), list(points)
    for turn, (first, last) in enumerate(parts[1::2]):
        corner = (turn + 1) % 4
        scale = now[corner] / was[corner] if was[corner] > 0 else 0.0
        for place in range(first, last + 1):
            made[place] = tuple(after[side] + (value - before[side]) * scale for side, value in zip(TIPS[turn], points[place]))
    made[0] = made[-1]
    for (axis, side), (first, last) in zip(SIDES, parts[::2]):
        start, way = points[first][axis], points[last][axis] - points[first][axis]
        for place in range(first + 1, last):
            share = (points[place][axis] - start) / way if abs(way) > 0.001 else (place - first) / (last - first)
            along = made[first][axis] + share * (made[last][axis] - made[first][axis])
            across = points[place][1 - axis] + after[side] - before[side]
            made[place] = (along, across) if axis == 0 else (across, along)
    return made


def ring_around(ring, old, new, screen, division):
    """Returns a ring around one whole hole, moved with that."""
    out, shape = ring["gap"] + ring["width"] / 2, old["shape"]
    if shape["kind"] == "roundedRect":
        shape = shape | {"radii": [radius and max(0.0, radius + out) for radius in shape["radii"]]}
    xs, ys = ring["outline"][::6], ring["outline"][1::6]
    box = from_edges(min(xs), min(ys), max(xs), max(ys))
    outline = in_box(ring["outline"], shape, box, moved_along(box, old["frame"], new["frame"]), division)
    return ring | {"outline": outline} | ({"clip": screen.unseen(ring["clip"])} if ring.get("clip") else {})


def step_at(step, live, size, bars, division=None):
    """Returns a step re-anchored to a live screen."""
    screen, frames = Screen(size, bars, live), live["frames"]

    def where(thing):
        return thing | {"frame": frames.get(thing["target"]) or screen.unseen(thing["frame"])}

    holes = []
    for hole in step["cutouts"]:
        names = [hole["target"], *hole["others"]]
        if all(name in frames for name in names):
            sides = list(zip(*(edges(frames[name]) for name in names)))
            element = from_edges(min(sides[0]), min(sides[1]), max(sides[2]), max(sides[3]))
        else:
            element = screen.unseen(hole["element"])
        frame = padded(hole, element)
        outline = in_box(hole["outline"], hole["shape"], hole["frame"], frame, division)
        holes.append(hole | {"element": element, "frame": frame, "outline": outline, "clip": screen.unseen(hole["clip"])})

    def moved(ring):
        return ring_around(ring, step["cutouts"][ring["cutouts"][0]], holes[ring["cutouts"][0]], screen, division)

    rings = anew.fit(step["rings"], step["cutouts"], holes, moved, screen.unseen)
    callout = step["callout"] and step["callout"] | {
        "anchor": step["callout"]["anchor"] and where(step["callout"]["anchor"]), "avoid": [where(each) for each in step["callout"]["avoid"]],
    }  # fmt: skip
    return step | {
        "cutouts": holes, "rings": rings, "callout": callout,
        "overlay": step["overlay"] and step["overlay"] | {"frame": screen.unseen(step["overlay"]["frame"])},
        "interaction": step["interaction"] | {"allow": [where(each) for each in step["interaction"]["allow"]]},
        "advance": [rule | {"tap": where(rule["tap"])} if isinstance(rule.get("tap"), dict) else rule for rule in step["advance"]],
    }  # fmt: skip
