"""The place of a callout on a live display: docs/callouts.md, "In a client".

It is found by trying: each place at the edge of something is looked at by itself.
"""

import math

SAME = 1e-6
SIDES = ("top", "right", "bottom", "left")
ARROW = [20.0, 10.0]
WIDEST_BANNER = 560.0


def cut(rect, other):
    """Returns the intersection of two rects, or None if it has no area."""
    left, top = max(rect[0], other[0]), max(rect[1], other[1])
    right, bottom = min(rect[0] + rect[2], other[0] + other[2]), min(rect[1] + rect[3], other[1] + other[3])
    return [left, top, right - left, bottom - top] if right - left > SAME and bottom - top > SAME else None


def hull(*rects):
    left, top = min(each[0] for each in rects), min(each[1] for each in rects)
    return [left, top, max(each[0] + each[2] for each in rects) - left, max(each[1] + each[3] for each in rects) - top]


def grown(rect, out):
    return [rect[0] - out, rect[1] - out, rect[2] + 2 * out, rect[3] + 2 * out]


def overlap(a, b):
    """Returns the overlap of two rects along the axis on which it is smaller; negative if they are apart."""
    return min(min(a[i] + a[i + 2], b[i] + b[i + 2]) - max(a[i], b[i]) for i in (0, 1))


def cubics(outline):
    points = list(zip(outline[::2], outline[1::2]))
    return [points[i : i + 4] for i in range(0, len(points) - 1, 3)]


def curve_box(outline):
    """Returns the bounding box of an outline's curves."""
    ends = []
    for axis in (0, 1):
        values = list(outline[axis::6])
        for curve in cubics(outline):
            a, b, c, d = (point[axis] for point in curve)
            two, one, zero = -a + 3 * b - 3 * c + d, a - 2 * b + c, b - a  # a third of the derivative: two t² + 2 one t + zero
            root = one * one - two * zero
            times = [] if root < 0 else [(-one + s * math.sqrt(root)) / two for s in (1, -1)] if abs(two) > 1e-12 else [-zero / (2 * one)] if one else []
            values += [a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t**3 for t in times if 0 < t < 1]
        ends.append((min(values), max(values)))
    (left, right), (top, bottom) = ends
    return [left, top, right - left, bottom - top]


def mitres(outline, distance, within=None):
    """Returns the tips of the mitres at a distance outside an outline, as rects without extent: at convex corners that aren't too
    sharp."""
    if distance <= 0:
        return []

    def unit(a, b):
        far = math.dist(a, b)
        return ((b[0] - a[0]) / far, (b[1] - a[1]) / far) if far > SAME else None

    curves = [each for each in cubics(outline) if any(math.dist(each[0], point) > SAME for point in each[1:])]
    tips = []
    for i, (start, one, two, end) in enumerate(curves):
        a, b, c, d = curves[i - 1]
        into = unit(c, d) or unit(b, d) or unit(a, d)
        out = unit(start, one) or unit(start, two) or unit(start, end)
        if not (into and out):
            continue
        turn, cosine = into[0] * out[1] - into[1] * out[0], into[0] * out[0] + into[1] * out[1]
        half = math.sqrt(max(0.0, (1 + cosine) / 2))
        if turn <= 0.001 or half < 0.25 or within and not (within[0] - 0.001 <= start[0] <= within[0] + within[2] + 0.001 and within[1] - 0.001 <= start[1] <= within[1] + within[3] + 0.001):
            continue
        # Outwards, half way between the two edges' normals.
        normal = (into[1] + out[1], -into[0] - out[0])
        long = math.hypot(*normal)
        tips.append([start[0] + normal[0] / long * distance / half, start[1] + normal[1] / long * distance / half, 0.0, 0.0])
    return tips


def surroundings(step, display):
    """Returns the reference of a callout, and what it must not cover: pairs of a box and true if `avoid` lists it."""
    whole, callout, holes = [0.0, 0.0, *display], step["callout"], []
    for place, hole in enumerate(step["cutouts"]):
        box = cut(hull(hole["frame"], curve_box(hole["outline"])), hole["clip"] or whole)
        box = box and cut(box, whole)
        if not box:
            continue
        around = box
        for ring in step["rings"]:
            if place not in ring["cutouts"]:
                continue
            if len(ring["cutouts"]) == 1:
                edge = hull(grown(curve_box(ring["outline"]), ring["width"] / 2), *mitres(ring["outline"], ring["width"] / 2))
            else:
                reach = max(0.0, ring["gap"] + ring["width"])
                edge = hull(grown(around, reach), *mitres(hole["outline"], reach, around))
            edge = cut(edge, ring.get("clip") or whole)
            edge = edge and cut(edge, whole)
            around = hull(around, edge) if edge else around
        holes.append((hole["target"], around))
    anchor = callout["anchor"]
    if anchor:
        reference = next((box for name, box in holes if name == anchor["target"]), anchor["frame"])
    else:
        reference = hull(*(box for _, box in holes)) if holes else None
    things = [(box, False) for _, box in holes] + ([(anchor["frame"], False)] if anchor else [])
    return reference, things + [(each["frame"], True) for each in callout["avoid"]]


class Place:
    """The search for a callout's place."""

    def __init__(self, step, display, bars, rtl, measure, margin=16.0, radius=14.0):
        self.callout, self.display, self.bars, self.rtl, self.radius = step["callout"], display, bars, rtl, radius
        top, right, bottom, left = bars
        self.sight = [left + margin, top + margin, display[0] - left - right - 2 * margin, display[1] - top - bottom - 2 * margin]
        self.reference, self.things = surroundings(step, display)
        self.gap = self.callout["gap"]
        self.measure = measure
        self.natural = self.size(self.sight[2])
        arrow = self.callout.get("arrowSize") or ARROW
        self.base, self.high = arrow if self.callout["arrow"] else (0.0, 0.0)
        self.high = min(self.high, self.gap)
        self.inset = radius + self.base / 2
        self.obstacles = [
            box for box, avoided in self.things
            if box[2] > SAME and box[3] > SAME and not (self.gap < 0 and not avoided and self.reference and hull(box, self.reference) == self.reference)
        ]  # fmt: skip

    def size(self, limit):
        """Returns the callout's size if it may be at most `limit` wide."""
        if self.callout["size"]:
            return list(self.callout["size"])
        return self.measure(min(limit, self.callout["width"]))

    # One side

    def edge(self, side):
        """Returns the position of the callout's near edge, and the room from there."""
        (x, y, w, h), (sx, sy, sw, sh) = self.reference, self.sight
        edge = {
            "top": min(y - self.gap, sy + sh), "bottom": max(y + h + self.gap, sy), "left": min(x - self.gap, sx + sw), "right": max(x + w + self.gap, sx),
        }[side]  # fmt: skip
        return edge, {"top": edge - sy, "bottom": sy + sh - edge, "left": edge - sx, "right": sx + sw - edge}[side]

    def frame(self, side, size, begin):
        edge, _ = self.edge(side)
        w, h = size
        return {"top": [begin, edge - h, w, h], "bottom": [begin, edge, w, h], "left": [edge - w, begin, w, h], "right": [edge, begin, w, h]}[side]

    def span(self, side):
        axis = 0 if side in ("top", "bottom") else 1
        return axis, self.reference[axis], self.reference[axis] + self.reference[axis + 2]

    def may_point(self, length):
        return self.callout["arrow"] and self.high > 0 and length >= 2 * self.inset

    def ideal(self, side, align, size):
        axis, low, high = self.span(side)
        length, inset = size[axis], self.inset if self.may_point(size[axis]) else 0.0
        if align != "center" and self.rtl and axis == 0:
            align = {"start": "end", "end": "start"}[align]
        middle = (low + high) / 2
        return {"start": min(low, middle - inset), "end": max(high, middle + inset) - length, "center": middle - length / 2}[align]

    def is_good(self, side, size, begin):
        """Returns true if the callout may begin there: in what can be seen, beside its reference, over nothing."""
        frame, (axis, low, high) = self.frame(side, size, begin), self.span(side)
        in_sight = all(self.sight[i] - SAME <= frame[i] and frame[i] + frame[i + 2] <= self.sight[i] + self.sight[i + 2] + SAME for i in (0, 1))
        beside = begin <= high + SAME and begin + size[axis] >= low - SAME
        return in_sight and beside and all(overlap(frame, each) <= SAME for each in self.obstacles)

    def is_aimed(self, side, size, begin):
        axis, low, high = self.span(side)
        return self.may_point(size[axis]) and low - SAME <= begin + size[axis] - self.inset and begin + self.inset <= high + SAME

    def moved(self, side, align, size):
        """Returns the distance that the callout has to be moved along a side, and its beginning then; None if it has no place."""
        axis, low, high = self.span(side)
        length, ideal = size[axis], self.ideal(side, align, size)
        first, last = self.sight[axis], self.sight[axis] + self.sight[axis + 2] - length
        tried = [ideal, first, last, low - length, high, low - length + self.inset, high - self.inset]
        for each in self.obstacles:
            tried += [each[axis] - length, each[axis] + each[axis + 2]]
        good = [begin for begin in tried if self.is_good(side, size, begin)]
        pointing = [begin for begin in good if self.is_aimed(side, size, begin)]
        late = -1 if self.rtl and axis == 0 else 1
        best = min(pointing or good, key=lambda begin: (round(abs(begin - ideal), 6), late * begin), default=None)
        return None if best is None else (abs(best - ideal), best)

    # All sides

    def middle(self, size, over=()):
        w, h = size
        sx, sy, sw, sh = self.sight
        frame = [sx + (sw - w) / 2, sy + (sh - h) / 2, w, h]
        if w > sw + SAME or h > sh + SAME or any(overlap(frame, each) > SAME for each in over):
            return None
        return frame

    def sides(self, placements):
        """Returns placements as pairs of a side on the screen and an alignment."""
        made = []
        for each in placements:
            side, _, align = each.partition("-")
            side = {"leading": "right" if self.rtl else "left", "trailing": "left" if self.rtl else "right"}.get(side, side)
            made.append((side, align or "center"))
        return made

    def by_room(self):
        order = ("top", "left", "bottom", "right") if self.rtl else SIDES
        left = {side: self.edge(side)[1] - self.natural[1 if side in ("top", "bottom") else 0] for side in order}
        return [(side, "center") for side in sorted(order, key=lambda side: -round(left[side], 6))]

    def whole(self, placements):
        return [each for one in placements for each in (self.by_room() if one[0] == "auto" else [one])]

    def fitting(self, placements, may_narrow=True):
        """Returns `(side, align, frame)` by the rules for these placements, or None."""
        if not self.reference:
            frame = self.middle(self.natural, self.obstacles)
            return frame and ("center", "center", frame)
        for place, (side, align) in enumerate(self.whole(placements)):
            if side == "center":
                frame = self.middle(self.natural, self.obstacles) if place == 0 else None
                if frame:
                    return "center", "center", frame
                continue
            ideal = self.ideal(side, align, self.natural)
            if self.is_good(side, self.natural, ideal):
                return side, align, self.frame(side, self.natural, ideal)
        found = self.least_moved(placements)
        if found or not may_narrow or self.callout["size"]:
            return found
        for side, align in self.whole(placements):
            room = self.edge(side)[1] if side in ("left", "right") else -1.0
            if self.callout["width"] / 2 <= room < self.natural[0]:
                size = self.size(room)
                moved = self.moved(side, align, size) if size[1] < float("inf") else None
                if moved:
                    return side, align, self.frame(side, size, moved[1])
        return None

    def least_moved(self, placements):
        row = []
        for side, align in [*placements, ("end of the row", "")]:
            if side in SIDES:
                found = self.moved(side, align, self.natural)
                if found and (not row or found[0] < row[0][0] - SAME):
                    row = [(found[0], side, align, found[1])]
                continue
            if row:
                _, side, align, begin = row[0]
                return side, align, self.frame(side, self.natural, begin)
            if side == "center":
                frame = self.middle(self.natural, self.obstacles)
                if frame:
                    return "center", "center", frame
            for roomy, align in self.by_room() if side == "auto" else []:
                found = self.moved(roomy, align, self.natural)
                if found:
                    return roomy, align, self.frame(roomy, self.natural, found[1])
        return None

    def over_a_large_target(self):
        """Returns the middle if it is over nothing but targets that fill the screen and leave no room beside them, or None."""
        frame, sight = self.middle(self.natural), self.sight
        if not frame:
            return None
        gap = max(0.0, self.gap)
        for box, avoided in self.things:
            common, seen = cut(box, frame), cut(box, sight)
            if not common or min(common[2:]) <= SAME:
                continue
            fills = seen is not None and seen[2] * seen[3] > sight[2] * sight[3] / 2
            rooms = [box[0] - sight[0], sight[0] + sight[2] - box[0] - box[2]], [box[1] - sight[1], sight[1] + sight[3] - box[1] - box[3]]
            has_room = any(room >= frame[axis + 2] + gap - SAME for axis in (0, 1) for room in rooms[axis])
            if avoided or not fills or has_room or common[2] * common[3] >= box[2] * box[3] / 2:
                return None
        return "center", "center", frame

    def lack(self, side, align):
        """Returns the length by which a side is too small."""
        axis, low, high = self.span(side)
        size, room = self.forced_size(side), self.edge(side)[1]
        depth, length = size[1 - axis], size[axis]
        first, last = self.sight[axis], self.sight[axis] + self.sight[axis + 2]
        if depth > room + SAME:
            return depth - room
        if length > last - first + SAME:
            return length - last + first
        begin, end = max(first, low - length), min(last - length, high)
        if begin > end + SAME:
            return max(0.0, first - high, low - last)
        if self.moved(side, align, size):
            return 0.0
        strip = self.frame(side, size, begin)
        strip[axis], strip[axis + 2] = begin, end + length - begin
        blocks = sorted((each[axis], each[axis] + each[axis + 2]) for each in self.obstacles if overlap_across(strip, each, axis) > SAME)
        longest, reached = 0.0, begin
        for a, b in blocks:
            longest, reached = max(longest, min(a, end + length) - reached), max(reached, b)
        return max(0.0, length - max(longest, end + length - reached))

    def forced_size(self, side):
        if self.callout["size"] or side in ("top", "bottom"):
            return self.natural
        limit = max(self.edge(side)[1], self.callout["width"] / 2)
        size = self.natural if limit >= self.natural[0] else self.size(limit)
        return size if size[1] < math.inf else self.natural

    def forced(self, placements):
        """Returns the place that breaks the fewest rules."""
        sx, sy, sw, sh = self.sight
        (w, h), best = self.natural, None
        if self.reference:
            whole, aligned = self.whole(placements), {}
            for side, align in whole:
                aligned.setdefault(side, align)
            for side, align in whole:
                if side == "center":
                    excess = max(w - sw, h - sh)
                    middle = self.into_sight([sx + (sw - w) / 2, sy + (sh - h) / 2, w, h])
                    over = [min(min(middle[i] + middle[i + 2] - each[i], each[i] + each[i + 2] - middle[i]) for i in (0, 1)) for each in self.obstacles]
                    lack = excess if excess > SAME else max([0.0, *over])
                else:
                    lack = self.lack(side, aligned[side])
                if best is None or lack < best[0]:
                    best = (lack, side, align)
        if not best or best[1] == "center":
            return "center", "center", self.into_sight([sx + (sw - w) / 2, sy + (sh - h) / 2, w, h])
        _, side, align = best
        size, (axis, _, _) = self.forced_size(side), self.span(side)
        first, last = self.sight[axis], self.sight[axis] + self.sight[axis + 2] - size[axis]
        begin = max(first, min(self.ideal(side, align, size), max(first, last)))
        return side, align, self.into_sight(self.frame(side, size, begin))

    def into_sight(self, frame):
        sx, sy, sw, sh = self.sight
        x, y, w, h = frame
        return [max(sx, min(x, sx + sw - w)), max(sy, min(y, sy + sh - h)), w, h]

    def will_do(self, found):
        """Returns true if a place was found that is over nothing. Only a negative gap leads to one that is."""
        return found and all(overlap(found[2], box) <= SAME for box, _ in self.things if box[2] > SAME and box[3] > SAME)

    def arrow(self, side, frame):
        """Returns the arrow's tip and base, or None."""
        if side == "center":
            return None
        axis, low, high = self.span(side)
        begin, length = frame[axis], frame[axis + 2]
        if not self.is_aimed(side, frame[2:], begin):
            return None
        tip = max(begin + self.inset, min((low + high) / 2, begin + length - self.inset))
        edge = {"top": frame[1] + frame[3], "bottom": frame[1], "left": frame[0] + frame[2], "right": frame[0]}[side]
        out = edge + (self.high if side in ("top", "left") else -self.high)
        stretch = [tip - self.base / 2, min(edge, out), self.base, self.high]
        stretch = stretch if axis == 0 else [stretch[1], stretch[0], stretch[3], stretch[2]]
        if any(overlap(stretch, each) > SAME for each in self.obstacles):
            return None
        ends = (tip - self.base / 2, tip + self.base / 2) if side in ("bottom", "left") else (tip + self.base / 2, tip - self.base / 2)
        points = [(tip, out), (ends[0], edge), (ends[1], edge)]
        points = points if axis == 0 else [point[::-1] for point in points]
        return {"tip": list(points[0]), "base": [*points[1], *points[2]]}


def overlap_across(a, b, axis):
    i = 1 - axis
    return min(a[i] + a[i + 2], b[i] + b[i + 2]) - max(a[i], b[i])


def bubble(place, compiled):
    """Returns the place of a bubble, its arrow, and true if it breaks rules."""
    asked = place.sides(place.callout["placement"])
    tries = [([(compiled["side"], compiled["align"])], False)] if compiled else []
    tries += [(asked, True), ([("auto", "center")], True), ([("center", "center")], True)]
    for placements, may_narrow in tries:
        found = place.fitting(placements, may_narrow)
        if not found and any(side == "center" for side, _ in placements):
            found = place.over_a_large_target()
            if found:
                return found, None, False
        if place.will_do(found):
            return found, place.arrow(found[0], found[2]), False
    found = place.fitting(asked)
    return (found, place.arrow(found[0], found[2]), False) if found else (place.forced(asked), None, True)


def strip(place, compiled_bars):
    """Returns the side and the frame of a sheet or a banner."""
    callout, (width, height), (_, right, bottom, left) = place.callout, place.display, place.bars
    own, sight = callout["size"] or [math.inf, None], place.sight
    if callout["kind"] == "sheet":
        wide = min(own[0], width)
        high = (callout["sheet"] or {}).get("height") or own[1] or place.measure(max(0.0, wide - left - right))[1] + bottom
        return "bottom", [(width - wide) / 2, height - high, wide, high]
    wide = min(own[0] if callout["size"] else WIDEST_BANNER, sight[2])
    return "top", [sight[0] + (sight[2] - wide) / 2, sight[1], wide, own[1] or place.measure(wide)[1]]


def layout(step, compiled, heights, display, bars, compiled_bars, rtl, margin=16.0, radius=14.0):
    """Returns the layout of a step's callout on a live display.

    `compiled` is its layout in the tour, or None; `heights` its sizes with its words, if the client told them.
    """
    callout, (top, right, bottom, left) = step["callout"], bars
    kind, highest = callout["kind"], callout["maxHeight"] or math.inf
    room = display[1] - top - bottom - (0.0 if kind == "sheet" else 2 * margin)

    def measure(limit):
        if heights:
            under = [each for each in sorted(heights) if each[0] <= limit + SAME]
            width, height = under[-1] if under else min(heights)
            widest = min(callout["width"], display[0] - left - right - 2 * margin)
            if kind == "bubble" and limit < widest - SAME and height > min(highest, room) + SAME:
                return [width, math.inf]  # narrower it would not fit either
            return [width if kind == "bubble" else limit, max(0.0, min(height, highest, room))]
        width, height = compiled["frame"][2:]
        return [width, height] if kind == "bubble" else [limit, height if kind == "banner" else max(0.0, height - compiled_bars[2])]

    place = Place(step, display, bars, rtl, measure, margin, radius)
    if kind != "bubble":
        side, frame = strip(place, compiled_bars)
        return {"frame": frame, "side": side, "align": "center", "arrow": None, "isForced": False}
    (side, align, frame), arrow, is_forced = bubble(place, compiled)
    return {"frame": frame, "side": side, "align": align, "arrow": arrow, "isForced": is_forced}
