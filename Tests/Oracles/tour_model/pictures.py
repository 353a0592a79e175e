"""The picture at an instant: docs/tour.md, docs/moving.md and docs/full.md. standing.py has sprites and loops."""

from dataclasses import dataclass, field, replace

from . import levels

SEEN = 1 / 512


@dataclass(frozen=True)
class Hole:
    """A hole. `place` is its place in the step that the layer shows or becomes; None for a hole that shrinks."""

    place: int | None
    target: str
    outline: tuple
    clip: tuple | None


@dataclass(frozen=True)
class Ring:
    """A ring. `around` are the places of its holes in the layer; `stays` is false once it is on its way out."""

    around: tuple
    outline: tuple
    width: float
    clip: tuple | None
    color: str
    dash: tuple | None
    opacity: float = 1.0
    stays: bool = True
    line: tuple | None = None  # the polygon of a ring at rest that was drawn anew


@dataclass(frozen=True)
class Box:
    """A callout: its box, the three corners of its arrow, and the opacity of each step's words."""

    frame: tuple
    arrow: tuple | None
    words: dict
    opacity: float = 1.0


@dataclass(frozen=True)
class Sprite:
    """A picture that flies: the name of its image or symbol, its middle and its looks."""

    name: str
    color: str | None
    center: tuple
    size: tuple
    opacity: float


@dataclass(frozen=True)
class Layer:
    """A layer of the screen. `dim` is the dim's opacity, `frame` and `color` are the dim's, too."""

    step: str | None
    opacity: float = 1.0
    dim: float = 0.0
    frame: tuple | None = None
    holes: tuple = ()
    rings: tuple = ()
    box: Box | None = None
    level: int = 0  # the level that a step at rest takes
    color: str = "#000000"
    sprites: tuple = ()


def at_rest(step, layout, level=0):
    """Returns the layer of a step that stands."""
    holes = [Hole(i, each["target"], tuple(each["outline"]), each["clip"] and tuple(each["clip"])) for i, each in enumerate(step["cutouts"])]
    rings = [drawn(each, tuple(each["outline"])) for each in step["rings"]]
    dim, box = step["overlay"] or {"opacity": 0.0, "frame": None, "color": "#000000"}, None
    if layout:
        arrow = layout["arrow"] and (*layout["arrow"]["tip"], *layout["arrow"]["base"])
        box = Box(tuple(layout["frame"]), arrow, {step["id"]: 1.0})
    return Layer(step["id"], 1.0, dim["opacity"], dim["frame"], tuple(holes), tuple(rings), box, level, dim["color"])


def drawn(ring, outline, opacity=1.0):
    """Returns a ring of the tour along an outline."""
    clip, dash = ring.get("clip"), ring["dash"]
    return Ring(tuple(ring["cutouts"]), outline, ring["width"], clip and tuple(clip), ring["color"], dash and tuple(dash), opacity, line=ring.get("line"))


# --- the one formula ---------------------------------------------------------------------------------------------------


def progress(motion, time):
    """Returns the progress of a motion. At equal times the later keyframe holds."""
    frames = motion["keyframes"]
    reached = [i for i, each in enumerate(frames) if each["time"] <= time]
    if not reached or reached[-1] == len(frames) - 1:
        return frames[reached[-1] if reached else 0]["progress"]
    a, b = frames[reached[-1]], frames[reached[-1] + 1]
    share = (time - a["time"]) / (b["time"] - a["time"])
    if "easing" in a:
        x1, y1, x2, y2 = a["easing"]
        t, low, high = share, 0.0, 1.0
        for _ in range(100):  # bisects for the curve's parameter at which x is the share: x only grows with it
            x = ((1 - 3 * x2 + 3 * x1) * t + 3 * x2 - 6 * x1) * t * t + 3 * x1 * t
            low, high = (t, high) if x < share else (low, t)
            t = (low + high) / 2
        share = ((1 - 3 * y2 + 3 * y1) * t + 3 * y2 - 6 * y1) * t * t + 3 * y1 * t
    return a["progress"] + (b["progress"] - a["progress"]) * share


def within(p):
    return min(1.0, max(0.0, p))


def mid(a, b, p):
    return a + (b - a) * p


def mix(a, b, p):
    """Returns a colour between two of #rrggbb or #rrggbbaa, channel by channel."""
    channels = [bytes.fromhex((color[1:] + "ff")[:8]) for color in (a, b)]
    color = "#" + bytes(min(max(round(mid(m, n, p)), 0), 255) for m, n in zip(*channels)).hex()
    return color[:7] if color.endswith("ff") else color


def rect_between(a, b, p):
    x, y, w, h = (mid(m, n, p) for m, n in zip(a, b))
    return (x, y, max(0.0, w), max(0.0, h))


def outline_between(a, b, p, bend=None):
    """Returns an outline on its way. It doesn't turn inside out: a stretch that would have a negative length has none."""
    made = [0.0] * len(a)
    for axis in (0, 1):
        first, last = a[axis::2], b[axis::2]
        long = [max(each) - min(each) for each in (first, last)]
        middle = [(max(each) + min(each)) / 2 for each in (first, last)]
        own = p
        if mid(*long, p) < 0:
            own = long[0] / (long[0] - long[1])
        rest = (middle[1] - middle[0]) * (p - own)
        arc = 4 * p * (1 - p) * bend[axis] if bend else 0.0
        made[axis::2] = [mid(m, n, own) + rest + arc for m, n in zip(first, last)]
    return tuple(made)


def centre(outline):
    """Returns the middle of the box around an outline's on-curve points."""
    xs, ys = outline[::6], outline[1::6]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def shrunk(outline):
    """Returns an outline shrunk into its centre."""
    return centre(outline) * (len(outline) // 2)


def around_both(a, b):
    """Returns the smallest rectangle around two clips, or None if one of them is None."""
    if a is None or b is None:
        return None
    left, top = min(a[0], b[0]), min(a[1], b[1])
    return (left, top, max(a[0] + a[2], b[0] + b[2]) - left, max(a[1] + a[3], b[1] + b[3]) - top)


# --- one layer becoming another ----------------------------------------------------------------------------------------


@dataclass
class Way:
    """The way from a hole on the screen to one of the step that comes, by their places; either may be None."""

    old: int | None
    new: int | None
    bend: tuple | None = None


def bend(arc, old, new):
    """Returns the bend of the way between two holes, to the left of travel; None if it is straight."""
    if not arc:
        return None
    (x, y), (u, v) = centre(old.outline), centre(new.outline)
    return ((v - y) * arc, (x - u) * arc)


def ways(old, new, pairs, arc):
    """Returns the ways of all holes: those of pairs, then those taken up again, those that go, and those that come."""
    made = []

    def is_free(side, place):
        return all(getattr(way, side) != place for way in made)

    for pair in pairs:
        first = [i for i, hole in enumerate(old) if hole.place is not None and hole.place == pair[0] and is_free("old", i)]
        last = [i for i, hole in enumerate(new) if i == pair[1] and is_free("new", i)]
        if first and last:
            made.append(Way(first[0], last[0], bend(arc, old[first[0]], new[last[0]])))
    for j, hole in enumerate(new):
        going = [i for i, each in enumerate(old) if each.place is None and each.target == hole.target and is_free("old", i)]
        if is_free("new", j) and going:
            made.append(Way(going[0], j, bend(arc, old[going[0]], hole)))
    gone = [Way(i, None) for i in range(len(old)) if is_free("old", i)]
    return made + gone + [Way(None, j) for j in range(len(new)) if is_free("new", j)]


def hole_between(a, b, p, bend):
    if a and b:
        return Hole(b.place, b.target, outline_between(a.outline, b.outline, p, bend), around_both(a.clip, b.clip))
    if b:
        return replace(b, outline=outline_between(shrunk(b.outline), b.outline, p))
    return Hole(None, a.target, outline_between(a.outline, shrunk(a.outline), p), a.clip)


def ring_between(a, b, p, bend, around, stays):
    dash = tuple(max(0.0, mid(m, n, p)) for m, n in zip(a.dash, b.dash)) if a.dash and b.dash else b.dash
    return Ring(
        around, outline_between(a.outline, b.outline, p, bend), max(0.0, mid(a.width, b.width, p)), around_both(a.clip, b.clip),
        mix(a.color, b.color, p), dash, within(mid(a.opacity, b.opacity, p)), stays,
    )  # fmt: skip


def alone(ring, side, all_ways, holes, others):
    """Returns the other end of the way of a ring that only one side has, and the way's bend.

    Around one hole it travels with that; around several it stays where it is.
    """
    if len(ring.around) != 1:
        return ring.outline, None
    way = next(way for way in all_ways if getattr(way, side) == ring.around[0])
    partner = way.new if side == "old" else way.old
    if partner is None:
        return shrunk(ring.outline), None
    own, other = holes[ring.around[0]].outline, others[partner].outline
    return tuple(o + r - h for o, r, h in zip(other, ring.outline, own)), way.bend


def rings_between(old, new, all_ways, p):
    """Returns the rings on their way: each old ring becomes the new one around what its holes become, or goes."""
    becomes = {way.old: way for way in all_ways if way.old is not None}
    number = {(side, getattr(way, side)): i for i, way in enumerate(all_ways) for side in ("old", "new") if getattr(way, side) is not None}
    partner = {}
    for stays in (True, False):
        for i, ring in enumerate(old.rings):
            goals = {becomes[hole].new for hole in ring.around}
            fitting = [
                j for j, each in enumerate(new.rings)
                if ring.stays == stays and goals and set(each.around) == goals and len(each.dash or ()) == len(ring.dash or ()) and j not in partner.values()
            ]  # fmt: skip
            if fitting:
                partner[i] = fitting[0]
    made = []
    for i, ring in enumerate(old.rings):
        if i in partner:
            other = new.rings[partner[i]]
            bends = [becomes[hole].bend or (0.0, 0.0) for hole in ring.around]
            bend = tuple(sum(each) / len(bends) for each in zip(*bends))
            made.append(ring_between(ring, other, p, bend, tuple(number["new", hole] for hole in other.around), True))
        else:
            end, bend = alone(ring, "old", all_ways, old.holes, new.holes)
            around = tuple(number["old", hole] for hole in ring.around)
            made.append(ring_between(ring, replace(ring, outline=end, opacity=0.0), p, bend, around, False))
    for j, ring in enumerate(new.rings):
        if j not in partner.values():
            start, bend = alone(ring, "new", all_ways, new.holes, old.holes)
            around = tuple(number["new", hole] for hole in ring.around)
            made.append(ring_between(replace(ring, outline=start, opacity=0.0), ring, p, bend, around, True))
    return tuple(each for each in made if each.opacity > 0)


def box_between(a, b, p):
    q = within(p)
    if not a or not b:
        return (b and replace(b, opacity=b.opacity * q)) or (a and replace(a, opacity=a.opacity * (1 - q)))
    gone, come = max(0.0, 1 - q / 0.35), max(0.0, (q - 0.45) / 0.55)
    words = {step: opacity * gone for step, opacity in a.words.items() if step not in b.words}
    words |= {step: mid(a.words[step], opacity, q) if a.words.get(step) else opacity * come for step, opacity in b.words.items()}
    arrow = tuple(mid(m, n, p) for m, n in zip(a.arrow, b.arrow)) if a.arrow and b.arrow else b.arrow
    return Box(rect_between(a.frame, b.frame, p), arrow, words, mid(a.opacity, b.opacity, q))


def become(old, new, p, pairs=(), arc=0):
    """Returns a layer on its way to another. `pairs` speak of places in the step that the old one shows."""
    all_ways = ways(old.holes, new.holes, pairs, arc)
    holes = tuple(
        hole_between(None if way.old is None else old.holes[way.old], None if way.new is None else new.holes[way.new], p, way.bend)
        for way in all_ways
    )
    dim = within(mid(old.dim, new.dim, p))
    first, last = (old.frame if old.dim > 0 else new.frame), (new.frame if new.dim > 0 else old.frame)
    frame = rect_between(first or last, last or first, p) if first or last else None
    color = mix((old if old.dim > 0 else new).color, (new if new.dim > 0 else old).color, p)
    rings, box = rings_between(old, new, all_ways, p), box_between(old.box, new.box, p)
    return Layer(new.step, mid(old.opacity, new.opacity, within(p)), dim, frame, holes, rings, box, levels.ON_ITS_WAY, color)


# --- passages ----------------------------------------------------------------------------------------------------------


@dataclass
class Part:
    """A delay, and then the change to another picture. `pairs` speak of the holes of step `source`."""

    kind: str
    motion: dict | None
    delay: float
    to: Layer | None
    source: str | None = None
    pairs: list = field(default_factory=list)
    arc: float = 0

    def length(self):
        return self.delay + (self.motion["duration"] if self.motion and self.kind != "cut" else 0.0)

    def layers(self, before, time):
        """Returns what becomes of layers at a time since the part began."""
        if time >= self.length():
            return [self.to] if self.to else []
        if time < self.delay or self.kind == "cut" or not self.motion:
            return before
        pairs = self.pairs if self.kind == "morph" else []
        return blended(self.kind, before, self.to, progress(self.motion, time - self.delay), self.source, pairs, self.arc)

    def level(self, before, time):
        """Returns the level that the layers at a time take."""
        goal = [self.to] if self.to else []
        if time >= self.length():
            return highest(goal)
        if time < self.delay or self.kind == "cut" or not self.motion:
            return highest(before)
        return max(highest(before + goal), levels.CORE if self.kind == "fade" else levels.MOVING)


def blended(kind, before, new, p, source=None, pairs=(), arc=0):
    """Returns layers that give way to a new one, or to none, at a progress. `pairs` speak of the holes of step `source`."""
    q = within(p)
    if kind == "fade" or not (before or new):
        return seen([replace(each, opacity=each.opacity * (1 - q)) for each in before] + ([replace(new, opacity=q)] if new else []))
    top = before[-1] if before else Layer(new.step)
    new = new or Layer(top.step)
    if top.step != source:
        top = replace(top, holes=tuple(replace(each, place=None) for each in top.holes))
        top = replace(top, rings=tuple(replace(each, stays=False) for each in top.rings))
    below = seen([replace(each, opacity=each.opacity * (1 - q)) for each in before[:-1]])
    return below + [become(top, new, p, pairs, arc)]


def highest(layers):
    return max((each.level for each in layers), default=levels.CORE)


def seen(layers):
    return [each for each in layers if each.opacity > 0]


class Passage:
    """The passage from what is on the screen to a step, or off it."""

    def __init__(self, start=0.0, layers=(), parts=()):
        self.start, self.parts = start, list(parts)
        self.first = [each for each in layers if each.opacity > SEEN]

    def length(self):
        return sum(part.length() for part in self.parts)

    def layers(self, time):
        layers, rest = self.first, time - self.start
        for part in self.parts:
            if rest < part.length():
                return part.layers(layers, rest)
            layers, rest = part.layers(layers, part.length()), rest - part.length()
        return layers

    def edges(self):
        """Yields when a wait, a motion or one side of a jump in it ends, in seconds since the passage began."""
        start = 0.0
        for part in self.parts:
            yield start + part.delay
            frames = part.motion["keyframes"] if part.motion and part.kind != "cut" else []
            yield from (start + part.delay + each["time"] for each in frames)
            start += part.length()

    @property
    def is_interruption(self):
        """True if something was on its way when the passage began."""
        return bool(self.first) and (len(self.first) > 1 or self.first[0].opacity < 1 or self.first[0].level == levels.ON_ITS_WAY)

    def level(self, time):
        """Returns the level that the picture at a time takes."""
        layers, rest = self.first, time - self.start
        for place, part in enumerate(self.parts):
            if rest < part.length():
                return levels.FULL if place == 0 and self.is_interruption else part.level(layers, rest)
            layers, rest = [part.to] if part.to else [], rest - part.length()
        return highest(layers)
