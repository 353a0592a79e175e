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


def in_box(outline, shape, old, new):
    """Returns an outline in another box."""
    return list(known(tuple(outline), json.dumps(shape), tuple(old), tuple(new)))


@functools.lru_cache(1024)
def known(outline, shape, old, new):
    shape, points = json.loads(shape), list(zip(outline[::2], outline[1::2]))
    return tuple(value for index in range(len(points)) for value in place(points, index, outline, shape, old, new))


def place(points, index, outline, shape, old, new):
    point = x, y = points[index]
    if all(abs(old[i] - new[i]) < 0.0005 for i in (2, 3)):
        return x + new[0] - old[0], y + new[1] - old[1]
    if shape["kind"] == "roundedRect" and shape["smoothing"] > 0 and min(new[2] - old[2], new[3] - old[3]) >= -0.0005:
        a, b = edges(old), edges(new)
        shift = [now - was for was, now in zip(a, b)]
        return x + shift[0 if old[0] + old[2] / 2 - x > 1e-6 else 2], y + shift[1 if old[1] + old[3] / 2 - y > 1e-6 else 3]
    xs, ys = outline[::6], outline[1::6]
    is_whole = all(abs(m - n) < 0.01 for m, n in zip((min(xs), min(ys), max(xs), max(ys)), edges(old)))
    if shape["kind"] not in ("rect", "roundedRect", "capsule", "circle") or not is_whole:
        return tuple(new[i] + (point[i] - old[i]) * (new[i + 2] / old[i + 2] if old[i + 2] > 0 else 1.0) for i in (0, 1))
    was = corners(shape, old)
    if shape["kind"] == "circle":
        side = min(new[2:])
        new = [new[0] + (new[2] - side) / 2, new[1] + (new[3] - side) / 2, side, side]
    now = corners(shape, new)
    (left, top, right, bottom), fresh = edges(old), edges(new)
    mine = squares(point, old, was)
    if mine:
        corner = min(mine) if len(mine) == 1 else shared(points, index, mine, old, was)
        i, j = TIPS[corner]
        scale = now[corner] / was[corner]
        return fresh[i] + (x - edges(old)[i]) * scale, fresh[j] + (y - edges(old)[j]) * scale
    upper, lefter = y - top < bottom - y, x - left < right - x
    across = (0, 1) if upper else (3, 2)
    down = (0, 3) if lefter else (1, 2)
    return (
        fresh[0] + stretched(x - left, old[2], new[2], [was[i] for i in across], [now[i] for i in across]),
        fresh[1] + stretched(y - top, old[3], new[3], [was[i] for i in down], [now[i] for i in down]),
    )


TIPS = [(0, 1), (2, 1), (2, 3), (0, 3)]


def squares(point, box, reach):
    """Returns the corners in whose squares a point lies."""
    found = set()
    for corner, (i, j) in enumerate(TIPS):
        off = point[0] - edges(box)[i], point[1] - edges(box)[j]
        if reach[corner] > 0 and max(abs(off[0]), abs(off[1])) <= reach[corner] + 0.001 and is_inwards(off, i, j):
            found.add(corner)
    return found


@functools.lru_cache(4)
def all_squares(points, box, reach):
    return [squares(point, box, reach) for point in points]


def shared(points, index, mine, box, reach):
    """Returns the one of several corners that the outline comes from or goes to next: that which is fewer points away."""
    loop = all_squares(tuple(points[:-1]), tuple(box), tuple(reach))
    index %= len(loop)
    back, ahead = loop[index::-1] + loop[:index:-1], loop[index:] + loop[:index]
    for pair in zip(back[1:], ahead[1:]):
        for other in pair:
            if len(other) == 1 and other <= mine:
                return min(other)
    return min(mine)


def is_inwards(off, i, j):
    slack = 0.001
    return (off[0] >= -slack if i == 0 else off[0] <= slack) and (off[1] >= -slack if j == 1 else off[1] <= slack)


def stretched(at, old, new, was, now):
    """Returns a place along a side of another length, in three stretches: the first corner's, between the two, the second's."""
    if not 0 < at < old:
        return at if at <= 0 else new + at - old
    knots = [(0.0, 0.0), (was[0], now[0]), (old - was[1], new - now[1]), (old, new)]
    if old - was[0] - was[1] <= 0.001:
        knots = [(0.0, 0.0), (old, new)]
    (a, u), (b, v) = next(pair for pair in zip(knots, knots[1:]) if pair[0][0] <= at <= pair[1][0])
    return u + (at - a) * (v - u) / (b - a)


def ring_around(ring, old, new, screen):
    """Returns a ring around one whole hole, moved with that."""
    out, shape = ring["gap"] + ring["width"] / 2, old["shape"]
    if shape["kind"] == "roundedRect":
        shape = shape | {"radii": [radius and max(0.0, radius + out) for radius in shape["radii"]]}
    xs, ys = ring["outline"][::6], ring["outline"][1::6]
    box = from_edges(min(xs), min(ys), max(xs), max(ys))
    outline = in_box(ring["outline"], shape, box, moved_along(box, old["frame"], new["frame"]))
    return ring | {"outline": outline} | ({"clip": screen.unseen(ring["clip"])} if ring.get("clip") else {})


def step_at(step, live, size, bars):
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
        outline = in_box(hole["outline"], hole["shape"], hole["frame"], frame)
        holes.append(hole | {"element": element, "frame": frame, "outline": outline, "clip": screen.unseen(hole["clip"])})

    def moved(ring):
        return ring_around(ring, step["cutouts"][ring["cutouts"][0]], holes[ring["cutouts"][0]], screen)

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
