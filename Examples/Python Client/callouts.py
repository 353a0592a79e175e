"""Finds a callout a place on the display that there is: docs/callouts.md, "In a client", on Python's standard library alone.

    layout(step, compiled, heights, display, bars, old_bars, mirrored, theme)

A place along a side is a number: where the callout begins. Those that it may have are stretches of that axis.
"""

import math

NEAR = 1e-6
SIDES = ["top", "right", "bottom", "left"]


def common(first, second):
    """The rect that two have in common; None where that has no area."""
    ends = [(max(first[i], second[i]), min(first[i] + first[i + 2], second[i] + second[i + 2])) for i in (0, 1)]
    (left, right), (top, bottom) = ends
    return [left, top, right - left, bottom - top] if min(right - left, bottom - top) > NEAR else None


def union(first, second):
    left, top = (min(first[i], second[i]) for i in (0, 1))
    right, bottom = (max(first[i] + first[i + 2], second[i] + second[i + 2]) for i in (0, 1))
    return [left, top, right - left, bottom - top]


def outset(rect, by):
    return [rect[0] - by, rect[1] - by, rect[2] + 2 * by, rect[3] + 2 * by]


def covers(first, second):
    """Whether two rects have more than an edge in common."""
    return all(min(first[i] + first[i + 2], second[i] + second[i + 2]) - max(first[i], second[i]) > NEAR for i in (0, 1))


def bounds(outline):
    """The box around an outline's curves."""
    sides = []
    for axis in (0, 1):
        along, values = outline[axis::2], [outline[axis]]
        for a, b, c, d in (along[i : i + 4] for i in range(0, len(along) - 1, 3)):
            values.append(d)
            # Where its speed is nothing a curve turns.
            square, line, rest = 3 * (d - 3 * c + 3 * b - a), 6 * (c - 2 * b + a), 3 * (b - a)
            if abs(square) < 1e-9:
                turns = [-rest / line] if abs(line) > 1e-9 else []
            else:
                under = line * line - 4 * square * rest
                turns = [(-line + sign * math.sqrt(under)) / (2 * square) for sign in (-1, 1)] if under > 0 else []
            for t in turns:
                if 0 < t < 1:
                    values.append(a + t * (rest + t * (line / 2 + t * square / 3)))
        sides.append((min(values), max(values)))
    (left, right), (top, bottom) = sides
    return [left, top, right - left, bottom - top]


def with_mitres(rect, outline, distance, inside=None):
    """A rect and the tips of the mitres that lie at a distance outside the convex corners of an outline."""
    points = list(zip(outline[0::2], outline[1::2]))
    ways = []
    for curve in (points[i : i + 4] for i in range(0, len(points) - 1, 3)):
        leaves = next((end for end in curve[1:] if math.dist(curve[0], end) > NEAR), None)
        comes = next((start for start in curve[-2::-1] if math.dist(curve[3], start) > NEAR), None)
        if leaves and comes:
            ways.append((curve[0], angle(curve[0], leaves), angle(comes, curve[3])))
    for (corner, out, _), (_, _, into) in zip(ways, ways[-1:] + ways[:-1]):
        turn = math.remainder(out - into, 2 * math.pi)
        # Outlines run clockwise: a convex corner turns right, and outside is to the left.
        if distance <= 0 or math.sin(turn) <= 0.001 or math.cos(turn / 2) < 0.25:
            continue
        if inside and not all(inside[i] - 0.001 <= corner[i] <= inside[i] + inside[i + 2] + 0.001 for i in (0, 1)):
            continue
        far, towards = distance / math.cos(turn / 2), into + turn / 2 - math.pi / 2
        rect = union(rect, [corner[0] + far * math.cos(towards), corner[1] + far * math.sin(towards), 0, 0])
    return rect


def angle(start, end):
    return math.atan2(end[1] - start[1], end[0] - start[0])


def around(step, display):
    """What the callout lies beside, if anything, and what it must not lie over: `(rect, whether it is to be avoided)`."""
    screen, callout, holes, things = [0, 0, *display], step["callout"], {}, []
    for place, hole in enumerate(step["cutouts"]):
        seen = common(union(hole["frame"], bounds(hole["outline"])), hole["clip"] or screen)
        box = seen and common(seen, screen)
        if box is None:
            continue
        for ring in step["rings"]:
            if ring["cutouts"] == [place]:
                half = ring["width"] / 2
                edge = with_mitres(outset(bounds(ring["outline"]), half), ring["outline"], half)
            elif place in ring["cutouts"]:
                reach = max(0, ring["gap"] + ring["width"])
                edge = with_mitres(outset(box, reach), hole["outline"], reach, box)
            else:
                continue
            drawn = common(edge, ring.get("clip") or screen)
            drawn = drawn and common(drawn, screen)
            box = union(box, drawn) if drawn else box
        holes.setdefault(hole["target"], box)
        things.append((box, False))
    anchor = callout["anchor"]
    reference = holes.get(anchor["target"], anchor["frame"]) if anchor else None
    if not anchor:
        for box, _ in things:
            reference = union(reference, box) if reference else box
    things += [(anchor["frame"], False)] if anchor else []
    return reference, things + [(each["frame"], True) for each in callout["avoid"]]


class Side:
    """A side of what a callout lies beside, along which it slides."""

    def __init__(self, scene, name):
        self.scene, self.name = scene, name
        self.axis = 0 if name in ("top", "bottom") else 1
        self.is_first = name in ("top", "left")  # whether the callout lies before its reference
        own, sight, across = scene.reference, scene.sight, 1 - self.axis
        self.low, self.high = own[self.axis], own[self.axis] + own[self.axis + 2]
        self.start, self.end = sight[self.axis], sight[self.axis] + sight[self.axis + 2]
        first, last = sight[across], sight[across] + sight[across + 2]
        if self.is_first:
            self.edge = min(own[across] - scene.gap, last)
            self.room = self.edge - first
        else:
            self.edge = max(own[across] + own[across + 2] + scene.gap, first)
            self.room = last - self.edge

    def box(self, size, begin):
        depth = size[1 - self.axis]
        across = self.edge - depth if self.is_first else self.edge
        return [begin, across, *size] if self.axis == 0 else [across, begin, *size]

    def aligned(self, size, align):
        """Where it begins as it is aligned."""
        length, middle = size[self.axis], (self.low + self.high) / 2
        if align == "center":
            return middle - length / 2
        inset = self.scene.inset if self.points(length) else 0
        if (align == "start") != (self.scene.mirrored and self.axis == 0):
            return min(self.low, middle - inset)
        return max(self.high, middle + inset) - length

    def points(self, length):
        """Whether a callout of a length has an arrow."""
        return self.scene.arrow_height > 0 and length >= 2 * self.scene.inset

    def stretch(self, size):
        """From the first to the last place at which it may begin, whatever is in the way; None where there is none."""
        length, depth = size[self.axis], size[1 - self.axis]
        low, high = max(self.start, self.low - length), min(self.end - length, self.high)
        return (low, high) if depth <= self.room + NEAR and low <= high + NEAR else None

    def blocks(self, size):
        """The places at which it would lie over something: open stretches."""
        strip, length = self.box(size, 0), size[self.axis]
        across = 1 - self.axis
        for box in self.scene.obstacles:
            if min(box[across] + box[across + 2], strip[across] + strip[across + 2]) - max(box[across], strip[across]) > NEAR:
                yield box[self.axis] - length, box[self.axis] + box[self.axis + 2]

    def free(self, size, low, high):
        """The stretches that are left of one."""
        left = [(low, high)] if low <= high + NEAR else []
        for first, last in self.blocks(size):
            cut = []
            for a, b in left:
                if last <= a + NEAR or first >= b - NEAR:
                    cut.append((a, b))
                    continue
                cut += [(a, first)] if first >= a - NEAR else []
                cut += [(last, b)] if last <= b + NEAR else []
            left = cut
        return left

    def moved(self, size, align):
        """The place nearest to where it is aligned, where its arrow points at something if it can, and how far that is."""
        stretch, length, goal = self.stretch(size), size[self.axis], self.aligned(size, align)
        if stretch is None:
            return None
        low, high = stretch
        ranges = [(low, high)]
        if self.points(length):
            inset = self.scene.inset
            ranges.insert(0, (max(low, self.low - length + inset), min(high, self.high - inset)))
        late = self.scene.mirrored and self.axis == 0
        for ends in ranges:
            best = None
            for a, b in self.free(size, *ends):
                begin = max(a, min(goal, b))
                nearer = best is None or abs(begin - goal) < abs(best - goal) - NEAR
                as_near = best is not None and abs(abs(begin - goal) - abs(best - goal)) <= NEAR
                best = begin if nearer or as_near and (begin > best) == late else best
            if best is not None:
                return best, abs(best - goal)
        return None

    def lacks(self, size, align):
        length, depth = size[self.axis], size[1 - self.axis]
        if depth > self.room + NEAR:
            return depth - self.room
        if length > self.end - self.start + NEAR:
            return length - self.end + self.start
        stretch = self.stretch(size)
        if stretch is None:
            return max(0, self.start - self.high, self.low - self.end)
        if self.moved(size, align):
            return 0
        low, high = stretch[0], stretch[1] + length
        longest, reached = 0, low
        for first, last in sorted((first + length, last) for first, last in self.blocks(size)):
            longest, reached = max(longest, min(first, high) - reached), max(reached, last)
        return max(0, length - max(longest, high - reached))

    def arrow(self, frame):
        """Tip and base, or None."""
        begin, length, inset = frame[self.axis], frame[self.axis + 2], self.scene.inset
        if not self.points(length) or begin + inset > self.high + NEAR or begin + length - inset < self.low - NEAR:
            return None
        tip = max(begin + inset, min((self.low + self.high) / 2, begin + length - inset))
        half, out = self.scene.arrow_width / 2, self.scene.arrow_height
        box = self.box([2 * half, out] if self.axis == 0 else [out, 2 * half], tip - half)
        box[1 - self.axis] += out if self.is_first else -out
        if any(covers(box, each) for each in self.scene.obstacles):
            return None
        ends = [tip - half, tip + half] if self.name in ("bottom", "left") else [tip + half, tip - half]
        points = [(tip, self.edge + (out if self.is_first else -out))] + [(end, self.edge) for end in ends]
        points = points if self.axis == 0 else [(y, x) for x, y in points]
        return {"tip": list(points[0]), "base": [*points[1], *points[2]]}


class Scene:
    """What there is around a callout, and how large that is."""

    def __init__(self, step, display, bars, mirrored, sizes, theme):
        top, right, bottom, left = bars
        margin = theme.get("margin", 16)
        self.callout, self.mirrored, self.sizes = step["callout"], mirrored, sizes
        self.sight = [left + margin, top + margin, display[0] - left - right - 2 * margin, display[1] - top - bottom - 2 * margin]
        self.reference, self.things = around(step, display)
        self.gap = self.callout["gap"]
        width, height = self.callout.get("arrowSize") or (20, 10)
        self.arrow_width, self.arrow_height = width, min(height, self.gap) if self.callout["arrow"] else 0
        self.inset = theme.get("radius", 14) + width / 2
        self.obstacles = [box for box, avoided in self.things if min(box[2:]) > NEAR and (avoided or not self.is_within(box))]
        self.natural = self.size(self.sight[2])

    def is_within(self, box):
        return self.gap < 0 and self.reference is not None and union(box, self.reference) == self.reference

    def size(self, limit):
        return self.callout["size"] or self.sizes(min(limit, self.callout["width"]))

    def on_screen(self, placements):
        """Placements as `(side, align)`, the side as it lies on the screen."""
        sides = {"leading": "left", "trailing": "right"}
        if self.mirrored:
            sides = {"leading": "right", "trailing": "left"}
        split = (placement.partition("-") for placement in placements)
        return [(sides.get(side, side), align or "center") for side, _, align in split]

    def most_room(self):
        sides = ["top", "left", "bottom", "right"] if self.mirrored else SIDES
        over = {}
        for name in sides:
            side = Side(self, name)
            over[name] = round(side.room - self.natural[1 - side.axis], 6)
        return [(name, "center") for name in sorted(sides, key=over.get, reverse=True)]

    def spread(self, placements):
        return [each for one in placements for each in (self.most_room() if one[0] == "auto" else [one])]

    def middle(self, is_free=True):
        """The middle of what can be seen, if the callout has room there."""
        width, height = self.natural
        x, y, w, h = self.sight
        frame = [x + w / 2 - width / 2, y + h / 2 - height / 2, width, height]
        if max(width - w, height - h) > NEAR or is_free and any(covers(frame, each) for each in self.obstacles):
            return None
        return frame

    def place(self, placements, narrows=True):
        """`(side, align, frame)` by the rules, or None."""
        if self.reference is None:
            frame = self.middle()
            return frame and ("center", "center", frame)
        return self.flipped(placements) or self.shifted(placements) or (self.narrowed(placements) if narrows else None)

    def flipped(self, placements):
        for number, (name, align) in enumerate(self.spread(placements)):
            if name == "center":
                frame = self.middle() if number == 0 else None
                if frame:
                    return "center", "center", frame
                continue
            side = Side(self, name)
            moved, goal, stretch = side.moved(self.natural, align), side.aligned(self.natural, align), side.stretch(self.natural)
            free = side.free(self.natural, *stretch) if moved else []
            if any(a - NEAR <= goal <= b + NEAR for a, b in free):
                return name, align, side.box(self.natural, goal)
        return None

    def shifted(self, placements):
        best = None
        for name, align in placements:
            if name in SIDES:
                side = Side(self, name)
                moved = side.moved(self.natural, align)
                if moved and (best is None or moved[1] < best[0] - NEAR):
                    best = moved[1], (name, align, side.box(self.natural, moved[0]))
                continue
            if best:
                break
            frame = self.middle() if name == "center" else None
            if frame:
                return "center", "center", frame
            for each, align in self.most_room() if name == "auto" else []:
                side = Side(self, each)
                moved = side.moved(self.natural, align)
                if moved:
                    return each, align, side.box(self.natural, moved[0])
        return best and best[1]

    def narrowed(self, placements):
        for name, align in self.spread(placements):
            if name not in ("left", "right") or self.callout["size"]:
                continue
            side = Side(self, name)
            if self.callout["width"] / 2 <= side.room < self.natural[0]:
                size = self.size(side.room)
                moved = side.moved(size, align) if size[1] < math.inf else None
                if moved:
                    return name, align, side.box(size, moved[0])
        return None

    def over_large(self, placements):
        """The middle, over a target that fills the screen."""
        frame = self.middle(is_free=False) if any(name == "center" for name, _ in placements) else None
        if frame is None:
            return None
        sight, more = self.sight, max(0, self.gap) - NEAR
        for box, avoided in self.things:
            shared, seen = common(box, frame), common(box, sight)
            if shared is None or min(shared[2:]) <= NEAR:
                continue
            free = [(max(box[i] - sight[i], sight[i] + sight[i + 2] - box[i] - box[i + 2]), frame[i + 2] + more) for i in (0, 1)]
            fills = seen is not None and 2 * seen[2] * seen[3] > sight[2] * sight[3]
            if avoided or not fills or any(room >= wanted for room, wanted in free) or 2 * shared[2] * shared[3] >= box[2] * box[3]:
                return None
        return "center", "center", frame

    def look(self, placements, narrows=True):
        """What is found at some placements, and whether it will do: with a negative gap it may lie over something."""
        found = self.place(placements, narrows)
        if found is None:
            found = self.over_large(placements)
            return found, found is not None
        return found, not any(covers(found[2], box) for box, _ in self.things if min(box[2:]) > NEAR)

    def least(self, placements):
        """Where it breaks the fewest rules."""
        best, aligns = None, {}
        for name, align in self.spread(placements) if self.reference else []:
            align = aligns.setdefault(name, align)
            lack = self.middle_lacks() if name == "center" else Side(self, name).lacks(self.forced_size(name), align)
            if best is None or lack < best[0]:
                best = lack, name, align
        x, y, w, h = self.sight
        if best is None or best[1] == "center":
            width, height = self.natural
            return "center", "center", self.inwards([x + w / 2 - width / 2, y + h / 2 - height / 2, width, height])
        side, size = Side(self, best[1]), self.forced_size(best[1])
        begin = max(side.start, min(side.aligned(size, best[2]), side.end - size[side.axis]))
        return best[1], best[2], self.inwards(side.box(size, begin))

    def forced_size(self, name):
        limit = max(Side(self, name).room, self.callout["width"] / 2)
        is_narrow = name in ("left", "right") and not self.callout["size"] and limit < self.natural[0]
        size = self.size(limit) if is_narrow else self.natural
        return size if size[1] < math.inf else self.natural

    def middle_lacks(self):
        (width, height), (x, y, w, h) = self.natural, self.sight
        if max(width - w, height - h) > NEAR:
            return max(width - w, height - h)
        frame = self.middle(is_free=False) or [x, y, width, height]
        depths = [min(min(frame[i] + frame[i + 2] - box[i], box[i] + box[i + 2] - frame[i]) for i in (0, 1)) for box in self.obstacles]
        return max([0, *depths])

    def inwards(self, frame):
        x, y, w, h = self.sight
        return [max(x, min(frame[0], x + w - frame[2])), max(y, min(frame[1], y + h - frame[3])), *frame[2:]]


def layout(step, compiled, heights, display, bars, old_bars, *more):
    """Where the callout of a step lies: `{ frame, side, align, arrow }`, and `content` where what stands in it is that of the tour.

    `compiled` is its layout, if the tour has one; `heights` how high it is at some widths, if the client knows: pairs. The
    step lies where the app's elements are; `old_bars` are those of the display that it was compiled for."""
    found = lying(step, compiled, heights, display, bars, old_bars, *more)
    keeps = compiled and not heights and abs(found["frame"][2] - compiled["frame"][2]) < 0.001
    if step["callout"]["kind"] == "sheet":
        keeps = keeps and (bars[1], bars[3]) == (old_bars[1], old_bars[3])
    return found | {"content": compiled["content"]} if keeps and "content" in compiled else found


def lying(step, compiled, heights, display, bars, old_bars, mirrored, theme=None):
    """The same without what stands in it."""
    callout, theme = step["callout"], theme or {}
    kind, margin = callout["kind"], theme.get("margin", 16)
    highest = display[1] - bars[0] - bars[2] - (0 if kind == "sheet" else 2 * margin)
    highest = min(highest, callout["maxHeight"] or math.inf)
    widest = min(callout["width"], display[0] - bars[1] - bars[3] - 2 * margin)

    def sizes(limit):
        if not heights:
            width, height = compiled["frame"][2:]
            return (width, height) if kind == "bubble" else (limit, height - (old_bars[2] if kind == "sheet" else 0))
        width, height = min(heights)
        for each in heights:
            width, height = each if width < each[0] <= limit + NEAR else (width, height)
        if kind == "bubble" and limit < widest - NEAR and height > highest + NEAR:
            return width, math.inf  # it would not fit all the same: it is not squeezed
        return width if kind == "bubble" else limit, max(0, min(height, highest))

    scene = Scene(step, display, bars, mirrored, sizes, theme)
    own = callout["size"] or [math.inf, None]
    if kind == "sheet":
        width = min(own[0], display[0])
        sheet = callout["sheet"] or {}
        height = sheet.get("height") or own[1] or max(0, sizes(max(0, width - bars[1] - bars[3]))[1]) + bars[2]
        frame = [display[0] / 2 - width / 2, display[1] - height, width, height]
        return {"frame": frame, "side": "bottom", "align": "center", "arrow": None}
    if kind == "banner":
        x, y, w, _ = scene.sight
        width = min(own[0], w)
        frame = [x + w / 2 - width / 2, y, width, own[1] or sizes(width)[1]]
        return {"frame": frame, "side": "top", "align": "center", "arrow": None}
    found = placed(scene, compiled)
    side, align, frame = found or scene.least(scene.on_screen(callout["placement"]))
    return {"frame": frame, "side": side, "align": align, "arrow": Side(scene, side).arrow(frame) if found and side in SIDES else None}


def placed(scene, compiled):
    """The place of a bubble, by the first placements that will do; None where it fits nowhere."""
    asked = scene.on_screen(scene.callout["placement"])
    tries = [([(compiled["side"], compiled["align"])], False)] if compiled else []
    for placements, narrows in tries + [(asked, True), ([("auto", "center")], True), ([("center", "center")], True)]:
        found, will_do = scene.look(placements, narrows)
        if will_do:
            return found
    return scene.place(asked)
