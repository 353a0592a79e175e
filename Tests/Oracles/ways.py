"""The picture on the screen between steps, including rings and screen changes: the model of a client plays the holes, and
this adds the parts that it leaves out. Shares only the description of the format with the library, no code.
"""

from dataclasses import dataclass, replace

from tour_model import pictures as still
from tour_model import standing as model

NOTHING = still.Layer(None)


@dataclass(frozen=True)
class Part:
    """One movement of a passage: its transition, its time, and its start and end."""

    way: dict
    old: dict | None  # the step that goes, as `standing` returns it at `stood` seconds
    new: dict | None
    stood: float
    start: float
    delay: float
    length: float

    @property
    def end(self):
        return self.start + self.delay + self.length


def passage(tour, old, new, stood=0.0, calm=False):
    """The movements from one step to another; None stands for no overlay."""

    def part(way, first, last, start):
        motion = tour["motions"].get(way["motion"]) if way and way["kind"] != "cut" else None
        return Part(
            way or {"kind": "cut", "motion": None, "pairs": [], "bend": None, "bends": None}, first, last, stood, start,
            way["delay"] if way else 0.0, motion["duration"] if motion else 0.0)  # fmt: skip

    def calmed(way, step):
        if not calm or way is None:
            return way
        return {**way, **(step["reducedMotion"] or tour["reducedMotion"])}

    def alone(step, name):
        appearance = step[name]
        return calmed(appearance and {"pairs": [], "bend": None, "bends": None, **appearance}, step)

    if old is None:
        return [part(alone(new, "enter"), None, new, 0.0)]
    if new is None:
        return [part(alone(old, "exit"), old, None, 0.0)]
    way = model.transition(new, old["id"])
    enter = new["enter"] or {"kind": "cut", "motion": None}
    if old["screen"] != new["screen"] and (way["kind"], way["motion"]) == (enter["kind"], enter["motion"]) and not way["pairs"]:
        first = part(alone(old, "exit"), old, None, 0.0)
        return [first, part(alone(new, "enter"), None, new, first.end)]
    return [part(calmed(way, new), old, new, 0.0)]


def pictures(tour, parts, time, calm=False):
    """The pictures from bottom to top, at a time since the start of a passage. After its end the step stands."""
    part = next((each for each in parts if time < each.end), parts[-1])
    old = model.standing(tour, part.old, part.stood, calm) if part.old else NOTHING
    if time >= part.end:
        return [model.standing(tour, part.new, time - part.end, calm)] if part.new else []
    if time < part.start + part.delay:
        return [old] if part.old else []
    p = still.progress(tour["motions"][part.way["motion"]], time - part.start - part.delay)
    unit = min(max(p, 0.0), 1.0)
    new = model.standing(tour, part.new, 0.0, True) if part.new else NOTHING
    if part.way["kind"] == "fade":
        return [replace(old, opacity=1 - unit), replace(new, opacity=unit)]
    apart = [[i, None] for i in range(len(old.holes))] + [[None, i] for i in range(len(new.holes))]
    pairs = part.way["pairs"] if part.way["kind"] == "morph" else apart
    bends = part.way["bends"] or [part.way["bend"]] * len(pairs)
    holes = [still.hole_between(*ends(old, new, pair), p, bend) for pair, bend in zip(pairs, bends)]
    first, last = old, new
    if not (part.old and part.old["overlay"]):
        first = replace(new, dim=0.0)
    if not (part.new and part.new["overlay"]):
        last = replace(old, dim=0.0)
    dim, color = still.within(still.mid(first.dim, last.dim, p)), still.mix(first.color, last.color, p)
    frame = first.frame and last.frame and between(first.frame, last.frame, p)
    moved = tuple(rings(part, old, new, list(zip(pairs, bends)), p, unit))
    return [still.Layer(new.step, 1.0, dim, frame, tuple(holes), moved, color=color)]


def ends(old, new, pair):
    """The two holes of a pair, either of which may be None."""
    return [None if place is None else layer.holes[place] for layer, place in zip((old, new), pair)]


def between(start, end, p, bend=None):
    """Numbers on their way, points of it beside the straight line."""
    arc = [4 * p * (1 - p) * each for each in bend or (0, 0)]
    return [still.mid(a, b, p) + arc[i % 2] for i, (a, b) in enumerate(zip(start, end))]


def ring_along(ring, outline, width, color, dash, opacity=1.0, clip=None):
    return still.Ring(tuple(ring["cutouts"]), outline, width, clip, color, dash, opacity)


def rings(part, old, new, pairs, p, unit):
    """The moving rings: with their holes if both sides have them, otherwise beside the hole and fading."""
    olds = part.old["rings"] if part.old else []
    news = part.new["rings"] if part.new else []
    became = {a: (b, bend) for (a, b), bend in pairs if a is not None}
    came = {b: (a, bend) for (a, b), bend in pairs if b is not None}
    taken = set()
    for i, ring in enumerate(olds):
        # A loop may have moved it, so its current outline counts, not its resting one.
        outline, color, width = old.rings[i].outline, ring["color"], ring["width"]
        members = [became.get(place, (None, None))[0] for place in ring["cutouts"]]
        partner = None
        if None not in members:
            partner = next(
                (k for k, other in enumerate(news)
                 if k not in taken and set(other["cutouts"]) == set(members)
                 and len(other["dash"] or []) == len(ring["dash"] or []) and (other["dash"] is None) == (ring["dash"] is None)),
                None)  # fmt: skip
        if partner is not None:
            taken.add(partner)
            other = news[partner]
            bend = became[ring["cutouts"][0]][1]
            dash = other["dash"] and [max(0.0, each) for each in between(ring["dash"], other["dash"], p)]
            yield ring_along(
                other, between(outline, other["outline"], p, bend), max(0.0, width + (other["width"] - width) * p),
                still.mix(color, other["color"], p), dash, clip=together(ring, other))  # fmt: skip
            continue
        end, bend = outline, None
        if len(ring["cutouts"]) == 1 and ring["cutouts"][0] in became:
            hole, bend = became[ring["cutouts"][0]]
            own = old.holes[ring["cutouts"][0]].outline
            end = still.shrunk(outline) if hole is None else beside(new.holes[hole].outline, outline, own)
            bend = None if hole is None else bend
        yield ring_along(ring, between(outline, end, p, bend), width, color, ring["dash"], 1 - unit, ring.get("clip"))
    for k, ring in enumerate(news):
        if k in taken:
            continue
        start, bend = ring["outline"], None
        if len(ring["cutouts"]) == 1 and ring["cutouts"][0] in came:
            hole, bend = came[ring["cutouts"][0]]
            own = new.holes[ring["cutouts"][0]].outline
            start = still.shrunk(ring["outline"]) if hole is None else beside(old.holes[hole].outline, ring["outline"], own)
            bend = None if hole is None else bend
        outline = between(start, ring["outline"], p, bend)
        yield ring_along(ring, outline, ring["width"], ring["color"], ring["dash"], unit, ring.get("clip"))


def beside(hole, ring, own):
    """The outline of a ring that keeps its distance from its own hole, around another hole."""
    return [number + around - within for number, around, within in zip(hole, ring, own)]


def together(ring, other):
    """The clip of a ring on its way to another one."""
    clips = [each.get("clip") for each in (ring, other)]
    return None if None in clips else still.around_both(*clips)
