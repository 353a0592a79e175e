"""Plays a compiled tour: all that a client needs to know, on Python's standard library alone.

    python3 play.py TOUR                                    the steps of the first variant
    python3 play.py TOUR --display 393x852 --trait platform=ios --trait locale=ja
    python3 play.py TOUR --from photos --to music --at 0.1  where the holes are 0.1 s into the move
    python3 play.py TOUR --from photos --to music --at 0.1 --svg frame.svg
    python3 play.py TOUR --to music --standing 2            what flies and repeats 2 s after the step has come
    python3 play.py TOUR --to music --locale ja             where the callout lies with its text in Japanese

A tour is numbers: nothing here knows YAML, selectors, or the names of easings and shapes.
"""

import argparse
import json
from dataclasses import dataclass, replace
from html import escape

MAJOR = "1"
SCALES = {
    "xSmall": 0.8, "small": 0.866667, "medium": 0.933333, "large": 1, "xLarge": 1.133333, "xxLarge": 1.266667,
    "xxxLarge": 1.4, "accessibility1": 1.666667, "accessibility2": 2, "accessibility3": 2.4, "accessibility4": 2.8,
    "accessibility5": 3.266667,
}


def read(path):
    """The tour in a file. A major version that is not known is refused; unknown fields are harmless."""
    with open(path, encoding="utf-8") as file:
        tour = json.load(file)
    family, _, version = tour["schema"].partition("/")
    if family != "tutorialc.tour" or version.split(".")[0] != MAJOR:
        raise ValueError(f"{path}: {tour['schema']} is not a tour of version {MAJOR}")
    return tour


def chain(tag):
    """What a language tag is looked up by: itself, then what it is shortened to."""
    parts = tag.lower().replace("_", "-").split("-")
    tags = ["-".join(parts[:count]) for count in range(len(parts), 0, -1)]
    return [tag for place, tag in enumerate(tags) if place == 0 or len(tag.split("-")[-1]) > 1]


def look_up(tag, names):
    """The first of the names that a look-up finds, or None."""
    known = {chain(name)[0]: name for name in reversed(list(names))}
    return next((known[wanted] for wanted in chain(tag) if wanted in known), None)


def shown(tour, locale):
    """The language of the tour that a device shows."""
    return locale and look_up(locale, tour["locales"]) or tour["locales"][0]


def scale(text_size):
    """A text size as a multiple of the usual one; None where it is no size that is known."""
    if text_size in SCALES:
        return SCALES[text_size]
    try:
        return float(text_size[:-1]) / 100 if text_size.endswith("%") else float(text_size)
    except (AttributeError, ValueError):
        return None


def nearness(locale, tag):
    """How near a variant's locale is to a tag: found by a look-up, of the same language, none at all, another."""
    if locale is None:
        return 1
    tags, own = chain(tag), chain(locale)[0]
    if own in tags:
        return 2 + len(tags) - tags.index(own)

    def script(parts):
        return next((part for part in parts[1:] if len(part) == 4 and part.isalpha()), None)

    first, second = tags[0].split("-"), own.split("-")
    scripts = {script(first), script(second)} - {None}
    return 2 if first[0] == second[0] and len(scripts) < 2 else 0


def pick(tour, traits, display):
    """The variant for a device, by the rule of docs/tour.md."""
    texts = shown(tour, traits.get("locale"))
    device = scale(traits.get("textSize"))

    def rank(variant):
        own = variant["traits"]

        def equal(name):
            return name in traits and own[name] == traits[name]

        sizes = (scale(own["textSize"]) or 1, device or 1)
        ratio = max(sizes) / min(sizes) if device else 1
        distance = sum((a - b) ** 2 for a, b in zip(variant["display"]["size"], display))
        return (
            equal("platform"), equal("idiom"), equal("orientation"),
            nearness(own["locale"], traits.get("locale", texts)), nearness(own["locale"], texts),
            equal("colorScheme"), -ratio, -distance,
        )

    return max(tour["variants"], key=rank)  # of equals the first


def at_text_size(variant, text_size):
    """The variant with its callouts where they lie at a device's text size: the smallest not under it, or the largest."""
    device, sizes = scale(text_size), list(variant.get("textSizes", {}).items())
    if not device or not sizes:
        return variant
    name = next((name for name, own in sizes if own >= device), sizes[-1][0])

    def placed(callout):
        larger = {locale: sizes[name] for locale, sizes in callout.get("sizes", {}).items() if name in sizes}
        return callout | {"layouts": callout["layouts"] | larger}

    return variant | {
        "steps": [step | {"callout": step["callout"] and placed(step["callout"])} for step in variant["steps"]]
    }


def follow(variant, step, way, behind, holds=lambda condition: True):
    """What comes when a rule or a button of a step is followed: the next step, None at the end, and the ids of the steps
    that lie behind it then, the last one left at the end. Without anything to go back to the step stays.

    `holds` says whether a condition of the app's holds. Whoever resumes a tour keeps `behind` with the step's id.
    """
    steps = variant["steps"]
    if way.get("back"):
        known = {each["id"]: each for each in steps if each["when"] is None or holds(each["when"])}
        place = next((place for place in reversed(range(len(behind))) if behind[place] in known), None)
        return (step, behind) if place is None else (known[behind[place]], behind[:place])
    goal = next((place for place, each in enumerate(steps) if each["id"] == way["to"]), len(steps))
    able = [each for each in steps[goal:] if each is step or each["when"] is None or holds(each["when"])]
    if able and able[0] is step and step["id"] != way["to"]:
        able = [each for each in steps[:goal] if each["when"] is None or holds(each["when"])][-1:] or [step]
    if not able or able[0] is step:
        return (able[0] if able else None), behind
    return able[0], (behind + [step["id"]])[-100:]


def enabled(variant, step, button, behind, holds=lambda condition: True):
    """Whether a button does anything: one that leads back does not where there is nothing to go back to."""
    return not button.get("back") or follow(variant, step, button, behind, holds)[0] is not step


def bezier(x1, y1, x2, y2, x):
    """CSS's cubic-bezier(): y at x. x grows with the curve's parameter, so halving finds it."""

    def along(a, b, t):
        return 3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t**3

    low, high = 0.0, 1.0
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if along(x1, x2, middle) < x else (low, middle)
    return along(y1, y2, low)


def progress(motion, time):
    """How much of the way a motion has gone: 0 at the start, 1 at the end, beyond 1 where a spring overshoots."""
    before, after, y = segment(motion["keyframes"], time)
    return before["progress"] + (after["progress"] - before["progress"]) * y


def segment(keyframes, time):
    """The keyframes around a time, and how far between them it is once eased. Beyond the ends nothing changes."""
    before, *others = keyframes
    if time <= before["time"]:
        return before, before, 0.0
    for after in others:
        if time < after["time"]:
            x = (time - before["time"]) / (after["time"] - before["time"])
            return before, after, bezier(*before["easing"], x) if "easing" in before else x
        before = after
    return before, before, 0.0


def between(start, end, p, bend=None):
    """The one formula: from + (to − from)·p, and for the points of an arc 4p(1 − p)·bend besides."""
    arc = [4 * p * (1 - p) * each for each in bend or (0, 0)]
    return [a + (b - a) * p + arc[i % 2] for i, (a, b) in enumerate(zip(start, end))]


def moved_rect(start, end, p):
    """A rect on its way; its sides are never negative."""
    x, y, width, height = between(start, end, p)
    return [x, y, max(0.0, width), max(0.0, height)]


@dataclass(frozen=True)
class Hole:
    """A hole on the screen: its outline, and the rect that it is cut to, if any. `cutout` is which of the holes of its
    step it is or is about to be, None where it only shrinks; `target` what it highlights."""

    outline: list
    clip: list | None
    cutout: int | None = None
    target: str = ""


@dataclass(frozen=True)
class Ring:
    """A stroke: the middle of it, its looks, the rect that it is drawn within, if any, and the holes that it goes around,
    by their places in the picture. One that does not `stay` is on its way out."""

    outline: list
    width: float
    color: str
    dash: list | None
    opacity: float = 1.0
    clip: list | None = None
    holes: tuple = ()
    stays: bool = True


@dataclass(frozen=True)
class Sprite:
    """A picture that flies: the name of an image or of a symbol, its middle, and its looks."""

    name: str
    color: str | None
    center: list
    size: list
    opacity: float


@dataclass(frozen=True)
class Callout:
    """The box with a step's text: where the tour has laid it out, its arrow's three corners, and whose text stands in it
    how strongly."""

    frame: list
    arrow: list | None
    steps: dict
    opacity: float = 1.0


@dataclass(frozen=True)
class Picture:
    """What the overlay looks like at one instant. `alpha` is for pictures that fade into one another; `step` stands
    there, or is on its way."""

    frame: list
    color: str
    opacity: float
    holes: list
    alpha: float = 1.0
    rings: tuple = ()
    sprites: tuple = ()
    callout: Callout | None = None
    step: str | None = None


def resting(step, locale=None):
    """The picture of a step that stands; its callout as it is laid out for a language, if it is."""
    dim = step["overlay"] or {"frame": [0, 0, 0, 0], "color": "#000000", "opacity": 0}
    holes = [Hole(hole["outline"], hole["clip"], place, hole["target"]) for place, hole in enumerate(step["cutouts"])]
    rings = tuple(drawn(ring, ring["outline"]) for ring in step["rings"])
    return Picture(dim["frame"], dim["color"], dim["opacity"], holes, 1.0, rings, (), callout(step, locale), step["id"])


def callout(step, locale):
    """Where a step's callout lies. A client lays out by itself what is not listed."""
    layout = step["callout"] and step["callout"]["layouts"].get(locale)
    if not layout:
        return None
    arrow = layout["arrow"] and layout["arrow"]["tip"] + layout["arrow"]["base"]
    return Callout(layout["frame"], arrow, {step["id"]: 1.0})


def transition(step, source):
    """How to come to a step from another: the way that is written, or the one for all others (the last)."""
    return next(way for way in step["transitions"] if way["from"] in (source, None))


def moving(tour, old, step, source, time, locale=None):
    """What is on the screen `time` seconds after a step was called, as pictures to lay over one another.

    `old` is what was on the screen then, so that a move that is interrupted does not jump.
    """
    way, new = transition(step, source), resting(step, locale)
    if time < way["delay"]:
        return [old]
    motion = tour["motions"].get(way["motion"])
    if motion is None or time - way["delay"] >= motion["duration"]:
        return [new]
    p = progress(motion, time - way["delay"])
    written = way["pairs"] if way["kind"] == "morph" else []
    bends = way["bends"] or [way["bend"]] * len(written)
    return blended(way["kind"], [old], new, p, source, written, bends)


def blended(kind, layers, new, p, source=None, pairs=(), bends=()):
    """The layers on the screen giving way to a new one, or to none: the layers at a progress, the lowest first.

    `source` is the step whose holes the pairs speak of."""
    part = min(max(p, 0.0), 1.0)

    def faded(some, part):
        return [replace(layer, alpha=layer.alpha * part) for layer in some if layer.alpha * part > 0]

    if kind == "fade" or new is None and not layers:
        return faded(layers, 1 - part) + faded([new] if new else [], part)
    top = layers[-1] if layers else replace(new, opacity=0.0, holes=[], rings=(), callout=None)
    new = new or replace(top, opacity=0.0, holes=[], alpha=1.0, rings=(), callout=None)
    if top.step != source:  # the pairs speak of other holes than are on the screen: these are all on their way out
        top = replace(top, holes=[replace(hole, cutout=None) for hole in top.holes])
        top = replace(top, rings=tuple(replace(ring, stays=False) for ring in top.rings))
    return faded(layers[:-1], 1 - part) + [become(top, new, pairs, bends, p)]


def become(old, new, pairs, bends, p):
    """One layer on its way to another: holes, rings, the dim and the callout. What one lacks comes, or goes, by itself."""
    ways = paired(old.holes, new.holes, pairs, bends)
    holes = [morph(old.holes, new.holes, pair, p, bend) for pair, bend in ways]
    rings = tuple(ring for ring in moving_rings(old, new, ways, p) if ring.opacity > 0)
    opacity = min(max(between([old.opacity], [new.opacity], p)[0], 0.0), 1.0)
    alpha = old.alpha + (new.alpha - old.alpha) * min(max(p, 0.0), 1.0)
    first, last = old if old.opacity else new, new if new.opacity else old
    frame, color = moved_rect(first.frame, last.frame, p), mix(first.color, last.color, p)
    return Picture(frame, color, opacity, holes, alpha, rings, (), changed(old.callout, new.callout, p), new.step)


def paired(old, new, pairs, bends):
    """Which hole on the screen becomes which of the new step's, each once: places in the two lists, and the way's bend.

    A tour pairs the holes of two steps. A hole that is on its way knows its place in the step that it was on the way to,
    wherever it stands in the list; one that was leaving is taken up again where its target is highlighted anew."""
    ways, left = [], {"old": list(range(len(old))), "new": list(range(len(new)))}

    def take(first, second, bend):
        if first is not None and second is not None:
            ways.append(([first, second], bend))
            left["old"].remove(first)
            left["new"].remove(second)

    for (a, b), bend in zip(pairs, bends):
        first = next((i for i in left["old"] if a is not None and old[i].cutout == a), None)
        take(first, next((i for i in left["new"] if new[i].cutout == b), None), bend)
    for second in list(left["new"]):
        gone = (i for i in left["old"] if old[i].cutout is None and old[i].target == new[second].target)
        take(next(gone, None), second, None)
    return ways + [([i, None], None) for i in left["old"]] + [([None, i], None) for i in left["new"]]


def moving_rings(old, new, ways, p):
    """Rings go with their holes. One whose holes become those of a new ring becomes that ring; one that only one side has
    travels with its hole and fades; one around several holes, of which others come, fades where it stands.

    A ring on its way out still goes around its holes: it is taken up again with them."""
    others = ring_partners(old.rings, new.rings, ways)
    first = {pair[0]: number for number, (pair, _) in enumerate(ways)}
    last = {pair[1]: number for number, (pair, _) in enumerate(ways)}
    for place, ring in enumerate(old.rings):
        own = tuple(first[hole] for hole in ring.holes)
        if place in others:
            other = new.rings[others[place]]
            bends = [ways[number][1] for number in own]
            moved = stroke(ring, other, p, mean([bend for bend in bends if bend], len(bends)))
            yield replace(moved, holes=tuple(last[hole] for hole in other.holes))
        else:
            end, bend = alongside(ring, [(a, b, bend) for (a, b), bend in (ways[number] for number in own)], old.holes, new.holes)
            yield stroke(ring, replace(ring, outline=end, opacity=0.0, holes=own, stays=False), p, bend)
    for place, ring in enumerate(new.rings):
        if place not in others.values():
            own = tuple(last[hole] for hole in ring.holes)
            start, bend = alongside(ring, [(b, a, bend) for (a, b), bend in (ways[number] for number in own)], new.holes, old.holes)
            yield stroke(replace(ring, outline=start, opacity=0.0), replace(ring, holes=own), p, bend)


def ring_partners(old, new, ways):
    """Which ring becomes which, by their places: those that stay first, then those that are on their way out."""
    others, became = {}, {pair[0]: pair[1] for pair, _ in ways}
    for stays in (True, False):
        for place, ring in enumerate(old):
            holes = {became[hole] for hole in ring.holes}
            same = (i for i, r in enumerate(new) if set(r.holes) == holes and len(r.dash or ()) == len(ring.dash or ()))
            other = next((i for i in same if i not in others.values()), None)
            if ring.stays == stays and holes and other is not None:
                others[place] = other
    return others


def alongside(ring, ways, own, others):
    """Where a ring comes from, or goes to, along with its only hole, and the bend of that way. It keeps its distance."""
    if len(ways) != 1:
        return ring.outline, None
    hole, place, bend = ways[0]
    if place is None:
        return point(ring.outline), None
    return [r - h + o for r, h, o in zip(ring.outline, own[hole].outline, others[place].outline)], bend


def stroke(old, new, p, bend):
    """A ring on its way to another."""
    dash = new.dash
    if old.dash and new.dash:
        dash = [max(0.0, length) for length in between(old.dash, new.dash, p)]
    width, opacity = (between([getattr(old, name)], [getattr(new, name)], p)[0] for name in ("width", "opacity"))
    outline = moved_outline(old.outline, new.outline, p, bend)
    clip = around([old.clip, new.clip]) if old.clip and new.clip else None
    color, opacity = mix(old.color, new.color, p), min(max(opacity, 0.0), 1.0)
    return Ring(outline, max(0.0, width), color, dash, opacity, clip, new.holes, new.stays)


def moved_outline(start, end, p, bend=None):
    """An outline on its way. Where a spring goes so far that it would turn inside out, it is nothing along that axis."""
    ends = [start, end]
    arc = [4 * p * (1 - p) * each for each in bend or (0, 0)]
    axes = []
    for axis in (0, 1):
        low, high = ([f(outline[axis::2]) for outline in ends] for f in (min, max))
        length = [b - a for a, b in zip(low, high)]
        own = length[0] / (length[0] - length[1]) if between(length[:1], length[1:], p)[0] < 0 else p
        axes.append((own, arc[axis] + (p - own) * (low[1] + high[1] - low[0] - high[0]) / 2))
    return [a + (b - a) * axes[i % 2][0] + axes[i % 2][1] for i, (a, b) in enumerate(zip(start, end))]


def mean(bends, count):
    """The bend of a ring's way: the mean of its holes' ones."""
    return [sum(bend[axis] for bend in bends) / count for axis in (0, 1)] if bends else None


def changed(old, new, p):
    """One box that moves while the text in it changes over; where only one side has a callout, it fades where it is."""
    part = min(max(p, 0.0), 1.0)
    if not (old and new):
        box, opacity = (new, part) if new else (old, 1 - part)
        return box and replace(box, opacity=box.opacity * opacity)
    steps = {step: opacity * (1 - part) for step, opacity in old.steps.items() if step not in new.steps}
    steps |= {step: between([old.steps.get(step, 0.0)], [opacity], part)[0] for step, opacity in new.steps.items()}
    arrow = between(old.arrow, new.arrow, p) if old.arrow and new.arrow else new.arrow
    return Callout(moved_rect(old.frame, new.frame, p), arrow, steps, between([old.opacity], [new.opacity], part)[0])


def morph(old, new, pair, p, bend):
    """One hole on its way. Without a partner it grows out of, or shrinks into, its own centre."""
    a, b = (holes[i] if i is not None else None for holes, i in zip((old, new), pair))
    start = (a or Hole(point(b.outline), b.clip)).outline
    end = (b or Hole(point(a.outline), a.clip)).outline
    clips = [hole.clip for hole in (a, b) if hole]
    clip = None if None in clips else around(clips)
    outline = moved_outline(start, end, p, bend if a and b else None)
    return Hole(outline, clip, b.cutout if b else None, (b or a).target)


def standing(tour, step, time, less_motion=False, locale=None):
    """What is on the screen `time` seconds after a step has come: its sprites fly, and its loops run."""
    picture = resting(step, locale)
    if less_motion:
        return picture
    holes, rings, extra = list(picture.holes), list(picture.rings), []
    for loop in step["loops"]:
        now = change(loop, time)
        if now is None:
            continue
        if loop["subject"] == "rings":
            for ring in loop["rings"]:
                outline = moved(ring["outline"], now, around_holes(step, ring), outset(ring))
                extra.append(drawn(ring, outline, now["opacity"]))
            continue
        for i, cutout in enumerate(step["cutouts"]):
            holes[i] = replace(holes[i], outline=moved(holes[i].outline, now, cutout["frame"], 0))
        for i, ring in enumerate(step["rings"]):
            outline = moved(rings[i].outline, now, around_holes(step, ring), outset(ring))
            rings[i] = replace(rings[i], outline=outline)
    flying = (flight(tour, sprite, time) for sprite in step["sprites"])
    shown = tuple(ring for ring in rings + extra if ring.opacity > 0)
    return replace(picture, holes=holes, rings=shown, sprites=tuple(sprite for sprite in flying if sprite))


def drawn(ring, outline, opacity=1.0):
    """A ring of the tour on the screen. Only what something lies over has a clip."""
    looks = ring["width"], ring["color"], ring["dash"]
    return Ring(outline, *looks, opacity, ring.get("clip"), tuple(ring["cutouts"]))


def change(loop, time):
    """What is different at a time: how much larger, where, how opaque. None once the last round is over."""
    if loop["repeat"] is not None and time >= loop["repeat"] * loop["period"]:
        return None
    before, after, y = segment(loop["keyframes"], time % loop["period"])
    return {
        "grow": between([before["grow"]], [after["grow"]], y)[0],
        "shift": between(before["shift"], after["shift"], y),
        "opacity": min(max(between([before["opacity"]], [after["opacity"]], y)[0], 0.0), 1.0),
    }


def moved(outline, change, frame, outset):
    """An outline that lies `outset` outside a hole's frame. Lengths are fractions of the frame's smaller side."""
    side, result = min(frame[2:]), []
    for i, value in enumerate(outline):
        middle, own = frame[i % 2] + frame[2 + i % 2] / 2, frame[2 + i % 2] + 2 * outset
        factor = max(0.0, (own + change["grow"] * side) / own) if own > 0 else 1.0
        result.append(middle + (value - middle) * factor + change["shift"][i % 2] * side)
    return result


def around_holes(step, ring):
    """The box around the frames of the holes that a ring goes around."""
    return around([step["cutouts"][place]["frame"] for place in ring["cutouts"]])


def outset(ring):
    """From the box of its holes to the middle of a ring's stroke."""
    return ring["gap"] + ring["width"] / 2


def flight(tour, sprite, time):
    """A sprite on its way; None before its start and, unless it stays, after its end."""
    motion, since = tour["motions"][sprite["motion"]], time - sprite["delay"]
    if since < 0 or (sprite["after"] == "remove" and since >= motion["duration"]):
        return None
    p = progress(motion, since)
    center = between(sprite["from"], sprite["to"], p, sprite["bend"])
    opacity = min(max(between(*([end] for end in sprite["opacity"]), p)[0], 0.0), 1.0)
    return Sprite(sprite["image"] or sprite["symbol"], sprite["color"], center, sprite["size"], opacity)


def point(outline):
    """An outline that has shrunk into the centre of its on-curve points' box."""
    xs, ys = outline[0::6], outline[1::6]
    return [(min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2] * (len(outline) // 2)


def around(rects):
    """The smallest rect around all."""
    x, y = (min(rect[axis] for rect in rects) for axis in (0, 1))
    return [x, y] + [max(rect[axis] + rect[axis + 2] for rect in rects) - low for axis, low in ((0, x), (1, y))]


def mix(start, end, p):
    """A colour between two of #rrggbb or #rrggbbaa, channel by channel."""
    channels = [bytes.fromhex((color[1:] + "ff")[:8]) for color in (start, end)]
    color = "#" + bytes(min(max(round(each), 0), 255) for each in between(*channels, p)).hex()
    return color[:7] if color.endswith("ff") else color


def words(tour, variant, locale):
    """What the callouts say, by step: title, body and buttons in a language, else in the tutorial's own."""
    texts = dict(tour["strings"][tour["locales"][0]])
    for tag in reversed(chain(locale)):
        name = look_up(tag, tour["strings"])
        texts |= tour["strings"][name] if name and chain(name)[0] == tag else {}

    def lines(callout):
        said = [texts[callout[part]] for part in ("title", "body") if callout[part]]
        buttons = [f"[{texts[button['title']]}]" for button in callout["buttons"]]
        return said + [" ".join(buttons)] * bool(buttons)

    return {step["id"]: lines(step["callout"]) for step in variant["steps"] if step["callout"]}


def svg(pictures, size, texts=None):
    """The pictures as SVG: for each the dim, every hole punched through its clip, and the callout."""
    parts = []
    for number, picture in enumerate(pictures):
        x, y, width, height = picture.frame
        rect = f'x="{x}" y="{y}" width="{width}" height="{height}"'
        holes = []
        for place, hole in enumerate(picture.holes):
            cut = hole.clip or [x, y, width, height]
            name = f"clip-{number}-{place}"
            box = 'x="{}" y="{}" width="{}" height="{}"'.format(*cut)
            path = "M{} {}C".format(*hole.outline[:2]) + " ".join(map(str, hole.outline[2:])) + "Z"
            holes.append(f'<clipPath id="{name}"><rect {box}/></clipPath><path d="{path}" clip-path="url(#{name})"/>')
        mask = f'<mask id="mask-{number}"><rect {rect} fill="white"/>{"".join(holes)}</mask>'
        dim = f'<rect {rect} fill="{picture.color}" opacity="{picture.opacity * picture.alpha}" mask="url(#mask-{number})"/>'
        parts += [mask, dim]
        for place, ring in enumerate(picture.rings):
            path = "M{} {}C".format(*ring.outline[:2]) + " ".join(map(str, ring.outline[2:])) + "Z"
            looks = f'stroke="{ring.color}" stroke-width="{ring.width}" opacity="{ring.opacity * picture.alpha}"'
            if ring.dash:
                looks += f' stroke-dasharray="{" ".join(map(str, ring.dash))}"'
            if ring.clip:
                box = 'x="{}" y="{}" width="{}" height="{}"'.format(*ring.clip)
                parts.append(f'<clipPath id="ring-{number}-{place}"><rect {box}/></clipPath>')
                looks += f' clip-path="url(#ring-{number}-{place})"'
            parts.append(f'<path d="{path}" fill="none" {looks}/>')
        for sprite in picture.sprites:  # a real client draws the image or the symbol of that name
            place = 'cx="{}" cy="{}" rx="{}" ry="{}"'.format(*sprite.center, *(side / 2 for side in sprite.size))
            parts.append(f'<ellipse {place} fill="{sprite.color or "gray"}" opacity="{sprite.opacity}"/>')
        if picture.callout:
            parts.append(bubble(picture.callout, picture.alpha, texts or {}))
    box = "0 0 {} {}".format(*size)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{"".join(parts)}</svg>\n'


def bubble(callout, alpha, texts):
    """A callout as SVG. A real client sets the text in lines."""
    x, y, width, height = callout.frame
    parts = [f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="14"/>']
    if callout.arrow:
        parts.append(f'<polygon points="{" ".join(map(str, callout.arrow))}"/>')
    for step, opacity in callout.steps.items():
        for row, line in enumerate(texts.get(step, [])):
            parts.append(f'<text x="{x + 16}" y="{y + 32 + 22 * row}" fill="black" opacity="{opacity}">{escape(line)}</text>')
    return f'<g fill="white" opacity="{callout.opacity * alpha}">{"".join(parts)}</g>'


def main():
    options = argparse.ArgumentParser(description="Plays a compiled tour.")
    options.add_argument("tour")
    options.add_argument("--display", default="0x0", help="width x height in logical units")
    options.add_argument("--trait", action="append", default=[], help="name=value, such as platform=ios")
    options.add_argument("--from", dest="source", help="the step that the move comes from")
    options.add_argument("--to", dest="target", help="the step that it leads to")
    options.add_argument("--at", type=float, default=0.0, help="seconds since the step was called")
    options.add_argument("--standing", type=float, help="seconds since the step has come, instead of --at")
    options.add_argument("--locale", help="the language of the callouts; the tutorial's own if left out")
    options.add_argument("--svg", help="a file for the picture")
    asked = options.parse_args()
    tour, display = read(asked.tour), [float(side) for side in asked.display.split("x")]
    traits = dict(trait.split("=", 1) for trait in asked.trait)
    variant = at_text_size(pick(tour, traits, display), traits.get("textSize"))
    steps = {step["id"]: step for step in variant["steps"]}
    if asked.target is None:
        print(f"{tour['tutorial']} on {variant['id']}: {', '.join(steps)}")
        return
    step, locale = steps[asked.target], shown(tour, asked.locale or traits.get("locale") or variant["traits"]["locale"])
    old = replace(resting(step), opacity=0.0, callout=None)
    if asked.source:
        old = resting(steps[asked.source], locale)
    if asked.standing is None:
        pictures = moving(tour, old, step, asked.source, asked.at, locale)
    else:
        pictures = [standing(tour, step, asked.standing, locale=locale)]
    for picture in pictures:
        parts = [hole.outline for hole in picture.holes] + list(picture.rings + picture.sprites)
        parts += [picture.callout] if picture.callout else []
        print(f"opacity {picture.opacity * picture.alpha:.3f}", *parts, sep="\n  ")
    if asked.svg:
        with open(asked.svg, "w", encoding="utf-8") as file:
            file.write(svg(pictures, variant["display"]["size"], words(tour, variant, locale)))


if __name__ == "__main__":
    main()
