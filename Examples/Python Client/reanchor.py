"""Puts a step of a tour where the app's elements are now: docs/tour.md, "Re-anchoring". rings.py draws rings anew, and
callouts.py lays callouts out again."""

import math

import play
import rings


class Display:
    """Where things of the measured display lie on another one, as far as nobody has seen them there."""

    def __init__(self, size, bars, live):
        self.axes = [  # the length, and what the system takes of its start and its end: once, and now
            (size[0], bars[3], bars[1], live["size"][0], live["safeArea"][3], live["safeArea"][1]),
            (size[1], bars[0], bars[2], live["size"][1], live["safeArea"][0], live["safeArea"][2]),
        ]

    def place(self, axis, low, high):
        """The two ends of something along an axis."""
        length, first, last, new, new_first, new_last = self.axes[axis]
        if abs((low + high) / 2 - length / 2) < 1 and high - low < length / 2:
            shift = (new - length) / 2
            return low + shift, high + shift

        def kept(distance, bar, new_bar):
            return distance - bar + new_bar if bar > 0 and distance >= bar else distance

        def end(at):
            if at <= length / 2:
                return kept(at, first, new_first)
            return new - kept(length - at, last, new_last)

        return end(low), end(high)

    def rect(self, rect):
        if rect is None:
            return None
        left, right = self.place(0, rect[0], rect[0] + rect[2])
        top, bottom = self.place(1, rect[1], rect[1] + rect[3])
        return [left, top, max(0.0, right - left), max(0.0, bottom - top)]


def along(rect, old, new):
    """A rect each side of which moves as those of another one have."""
    left, top = rect[0] + new[0] - old[0], rect[1] + new[1] - old[1]
    right = rect[0] + rect[2] + new[0] + new[2] - old[0] - old[2]
    bottom = rect[1] + rect[3] + new[1] + new[3] - old[1] - old[3]
    return [left, top, max(0.0, right - left), max(0.0, bottom - top)]


def frame(cutout, element):
    """The box of a hole around the live element."""
    old, box = cutout["element"], cutout["frame"]
    if cutout["shape"]["kind"] != "circle":
        return along(box, old, element)

    def own(rect, around):  # what the radius is measured from: the corners, or the nearest sides
        return math.hypot(rect[2], rect[3]) / 2 if around else max(0.0, min(rect[2:])) / 2

    around = box[2] / 2 >= own(old, True) - 0.001
    radius = max(0.0, box[2] / 2 + own(element, around) - own(old, around))
    middle = [element[i] + element[i + 2] / 2 + box[i] + box[i + 2] / 2 - old[i] - old[i + 2] / 2 for i in (0, 1)]
    return [middle[0] - radius, middle[1] - radius, 2 * radius, 2 * radius]


def reaches(shape, size):
    """How far the corners reach along the sides of a box, from the top left clockwise; None where there are none."""
    kind, smaller = shape["kind"], max(0.0, min(size))
    if kind in ("circle", "capsule"):
        return [smaller / 2] * 4
    if kind == "rect":
        return [0.0] * 4
    if kind != "roundedRect":
        return None
    radii = [radius * (1 + max(0, shape["smoothing"])) for radius in shape["radii"]]
    sides = [(radii[0] + radii[1], size[0]), (radii[1] + radii[2], size[1]), (radii[2] + radii[3], size[0]), (radii[3] + radii[0], size[1])]
    scale = min([1.0] + [max(0.0, side) / both for both, side in sides if both > 0])
    return [radius * scale for radius in radii]


def fitted(outline, shape, old, new):
    """An outline in another box."""
    if abs(old[2] - new[2]) < 0.0005 and abs(old[3] - new[3]) < 0.0005:
        return [value + new[i % 2] - old[i % 2] for i, value in enumerate(outline)]
    before, after = reaches(shape, old[2:]), reaches(shape, new[2:])
    if shape["kind"] == "roundedRect" and shape["smoothing"] > 0 and new[2] >= old[2] - 0.0005 and new[3] >= old[3] - 0.0005:
        middle = [old[i] + old[i + 2] / 2 for i in (0, 1)]
        low, high = [new[i] - old[i] for i in (0, 1)], [new[i] + new[i + 2] - old[i] - old[i + 2] for i in (0, 1)]
        return [value + (low if value < middle[i % 2] - 1e-6 else high)[i % 2] for i, value in enumerate(outline)]
    ends = play.around([[x, y, 0, 0] for x, y in zip(outline[0::6], outline[1::6])])
    if before is None or any(abs(a - b) >= 0.01 for a, b in zip(sides(ends), sides(old))):
        scale = [new[i + 2] / old[i + 2] if old[i + 2] > 0 else 1.0 for i in (0, 1)]
        return [new[i % 2] + (value - old[i % 2]) * scale[i % 2] for i, value in enumerate(outline)]
    if shape["kind"] == "circle":
        side = min(new[2:])
        new = [new[0] + (new[2] - side) / 2, new[1] + (new[3] - side) / 2, side, side]
    points = list(zip(outline[0::2], outline[1::2]))
    squares = [corners_at(depths(point, old), before) for point in points]
    return [value for place, point in enumerate(points) for value in carried(point, corner_of(place, squares), old, new, before, after)]


def sides(box):
    return [box[0], box[1], box[0] + box[2], box[1] + box[3]]


def depths(point, box):
    """How far inside a box a point lies, from the two sides of each corner."""
    left, top = point[0] - box[0], point[1] - box[1]
    right, bottom = box[2] - left, box[3] - top
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def corners_at(depths, reaches):
    """The corners in whose squares a point lies."""
    return [i for i in range(4) if reaches[i] > 0 and max(depths[i]) <= reaches[i] + 0.001]


def corner_of(place, squares):
    """The corner that a point goes with; None where it lies in no square."""
    own, round_ = squares[place], max(1, len(squares) - 1)  # the last point is the first
    for distance in range(1, round_ if len(own) > 1 else 0):
        for other in (place - distance, place + distance):
            near = squares[other % round_]
            if len(near) == 1 and near[0] in own:
                return near[0]
    return own[0] if own else None


def carried(point, corner, old, new, before, after):
    """Where a point of a shape with rounded corners goes: with a corner, or between them."""
    (left, top), (right, bottom) = depths(point, old)[0::2]
    if corner is not None:
        tip = [(new[0], new[1]), (new[0] + new[2], new[1]), (new[0] + new[2], new[1] + new[3]), (new[0], new[1] + new[3])][corner]
        way, depth = [(1, 1), (-1, 1), (-1, -1), (1, -1)][corner], depths(point, old)[corner]
        return [tip[i] + way[i] * depth[i] * after[corner] / before[corner] for i in (0, 1)]

    def between(at, length, new_length, first, last):
        free = length - before[first] - before[last]
        if at <= 0 or at >= length:  # on a side, or beyond it by rounding
            return at if at <= 0 else new_length + at - length
        if free <= 0.001:
            return at * new_length / length
        if at < before[first]:
            return at * after[first] / before[first]
        if at > length - before[last]:
            return new_length - (length - at) * after[last] / before[last]
        return after[first] + (at - before[first]) * (new_length - after[first] - after[last]) / free

    across = (0, 1) if top < bottom else (3, 2)
    down = (0, 3) if left < right else (1, 2)
    return [new[0] + between(left, old[2], new[2], *across), new[1] + between(top, old[3], new[3], *down)]


def step(step, live, size, bars):
    """A step where the elements of its screen are: `live` is `{ size, safeArea, frames }`, `size` and `bars` are those of
    the display that the step was compiled for."""
    display, frames = Display(size, bars, live), live["frames"]

    def element(cutout):
        names = [cutout["target"]] + cutout["others"]
        if not all(name in frames for name in names):
            return display.rect(cutout["element"])
        return play.around([frames[name] for name in names])

    def other(each):
        return each | {"frame": frames.get(each["target"], display.rect(each["frame"]))}

    def hole(cutout):
        box = frame(cutout, element(cutout))
        outline = fitted(cutout["outline"], cutout["shape"], cutout["frame"], box)
        return cutout | {"element": element(cutout), "frame": box, "clip": display.rect(cutout["clip"]), "outline": outline}

    holes = [hole(cutout) for cutout in step["cutouts"]]

    def moved(ring):
        old, new = step["cutouts"][ring["cutouts"][0]], holes[ring["cutouts"][0]]
        shape, out = old["shape"], ring["gap"] + ring["width"] / 2
        if shape["kind"] == "roundedRect":
            shape = shape | {"radii": [max(0.0, radius + out) if radius > 0 else 0.0 for radius in shape["radii"]]}
        box = play.around([[x, y, 0, 0] for x, y in zip(ring["outline"][0::6], ring["outline"][1::6])])
        outline = fitted(ring["outline"], shape, box, along(box, old["frame"], new["frame"]))
        return ring | {"outline": outline} | ({"clip": display.rect(ring["clip"])} if ring.get("clip") else {})

    ways = step["interaction"] | {"allow": [other(each) for each in step["interaction"]["allow"]]}
    rules = [rule | {"tap": other(rule["tap"])} if isinstance(rule.get("tap"), dict) else rule for rule in step["advance"]]
    callout = step["callout"]
    if callout:
        callout = callout | {"anchor": callout["anchor"] and other(callout["anchor"]), "avoid": [other(each) for each in callout["avoid"]]}
    dim = step["overlay"] and step["overlay"] | {"frame": display.rect(step["overlay"]["frame"])}
    return step | {
        "cutouts": holes, "rings": rings.fit(step["rings"], step["cutouts"], holes, moved, display.rect), "interaction": ways, "advance": rules,
        "overlay": dim, "callout": callout,
    }  # fmt: skip


def bends(way, old, new):
    """The bends of a transition, turned and made longer as the ways of its holes are. `old` and `new` are the steps at both its
    ends, each as it was compiled and as it is now; `old` is None where the transition is from any step."""
    result = list(way["bends"] or [way["bend"]] * len(way["pairs"]))
    for number, (first, last) in enumerate(way["pairs"]):
        if old is None or result[number] is None or first is None or last is None:
            continue
        legs = []
        for source, goal in zip(old, new):
            a, b = source["cutouts"][first]["frame"], goal["cutouts"][last]["frame"]
            legs.append([b[i] + b[i + 2] / 2 - a[i] - a[i + 2] / 2 for i in (0, 1)])
        (x, y), (u, v), (across, down) = *legs, result[number]
        square = x * x + y * y
        if square > 1e-18:
            same, turn = (x * u + y * v) / square, (x * v - y * u) / square
            result[number] = [across * same - down * turn, across * turn + down * same]
    return result
