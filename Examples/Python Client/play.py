"""Reads a compiled tour, picks the variant and draws its steps: a client of level core, on Python's standard library alone.

    python3 play.py TOUR                                    the steps of the first variant
    python3 play.py TOUR --display 393x852 --trait platform=ios --trait locale=ja
    python3 play.py TOUR --to music                         the step at rest: its dim, holes, rings and callout
    python3 play.py TOUR --from photos --to music --at 0.1  0.1 s into the way from one to the other, played as a fade
    python3 play.py TOUR --from photos --to music --at 0.1 --svg frame.svg
    python3 play.py TOUR --to music --locale ja             where the callout lies with its text in Japanese

A tour is numbers: nothing here knows YAML, selectors, or the names of easings and shapes. docs/conformance.md says what a
client of each level does.
"""

import argparse
import json
import re
from dataclasses import dataclass, replace
from html import escape

MAJOR = "1"
SCALES = {
    "xSmall": 0.8, "small": 0.866667, "medium": 0.933333, "large": 1, "xLarge": 1.133333, "xxLarge": 1.266667,
    "xxxLarge": 1.4, "accessibility1": 1.666667, "accessibility2": 2, "accessibility3": 2.4, "accessibility4": 2.8,
    "accessibility5": 3.266667,
    # UIKit's, with x for Extra.
    "accessibilityMedium": 1.666667, "accessibilityLarge": 2, "accessibilityxLarge": 2.4, "accessibilityxxLarge": 2.8,
    "accessibilityxxxLarge": 3.266667,
}  # fmt: skip


def read(path):
    """Returns the tour in a file. An unknown major version is refused; unknown fields are harmless."""
    with open(path, encoding="utf-8") as file:
        tour = json.load(file)
    family, _, version = tour["schema"].partition("/")
    if family != "tutorialc.tour" or version.split(".")[0] != MAJOR:
        raise ValueError(f"{path}: {tour['schema']} is not a tour of version {MAJOR}")
    return tour


# Languages and variants


def chain(tag):
    """Returns a language tag and what it is shortened to, in the order of a look-up."""
    parts = tag.lower().split("-")
    tags = ["-".join(parts[:count]) for count in range(len(parts), 0, -1)]
    return [tag for place, tag in enumerate(tags) if place == 0 or len(tag.split("-")[-1]) > 1]


def look_up(tag, names):
    """Returns the first of the names that a look-up finds, or None."""
    known = {chain(name)[0]: name for name in reversed(list(names))}
    return next((known[wanted] for wanted in chain(tag) if wanted in known), None)


def shown(tour, locale):
    """Returns the language of the tour that a device shows."""
    return locale and look_up(locale, tour["locales"]) or tour["locales"][0]


def scale(text_size):
    """Returns a text size as a multiple of the usual one: a name, or a factor from 0.25 to 5. None of anything else."""
    name = re.sub("extra", "x", text_size or "", flags=re.I)
    if name in SCALES:
        return SCALES[name]
    factor = re.fullmatch(r"(\d+(?:\.\d+)?)(%?)", name)
    made = float(factor[1]) / (100 if factor[2] else 1) if factor else 0
    return made if 0.25 <= made <= 5 else None


def nearness(locale, tag):
    """Returns how near a variant's locale is to a tag: found by a look-up, of the same language, no locale, another."""
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
    """Returns the variant for a device, by the rule of docs/tour.md."""
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
        )  # fmt: skip

    return max(tour["variants"], key=rank)  # of equals the first


def layout(variant, callout, locale, text_size):
    """Returns where a callout was compiled for a language and a text size: the smallest not under it, or else the largest."""
    name, device, sizes = look_up(locale, callout["layouts"]), scale(text_size), list(variant.get("textSizes", {}).items())
    if name and device and sizes:
        chosen = next((name for name, own in sizes if own >= device), sizes[-1][0])
        larger = callout.get("sizes", {}).get(name, {})
        if chosen in larger:
            return larger[chosen]
    return callout["layouts"][name] if name else None


def transition(step, source):
    """Returns the way to a step from another: the one for that step, or the last, which is for all others."""
    return next(way for way in step["transitions"] if way["from"] in (source, None))


# Motion


def bezier(x1, y1, x2, y2, x):
    """Returns y at x of CSS's cubic-bezier(). x grows with the curve's parameter, so bisection finds it."""

    def along(a, b, t):
        return 3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t**3

    low, high = 0.0, 1.0
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if along(x1, x2, middle) < x else (low, middle)
    return along(y1, y2, low)


def progress(motion, time):
    """Returns the progress of a motion: 0 at the start, 1 at the end, beyond 1 if a spring overshoots."""
    before, *others = motion["keyframes"]
    if time <= before["time"]:
        return before["progress"]
    for after in others:
        if time < after["time"]:
            x = (time - before["time"]) / (after["time"] - before["time"])
            y = bezier(*before["easing"], x) if "easing" in before else x
            return before["progress"] + (after["progress"] - before["progress"]) * y
        before = after
    return before["progress"]


# Pictures


@dataclass(frozen=True)
class Hole:
    """A hole on the screen: its outline, and the rect that it is cut to, or None."""

    outline: list
    clip: list | None


@dataclass(frozen=True)
class Ring:
    """A stroke: its middle, its looks, and the rect that it is drawn within, or None."""

    outline: list
    width: float
    color: str
    dash: list | None
    clip: list | None = None
    opacity: float = 1.0


@dataclass(frozen=True)
class Callout:
    """The box of a step's words, as the tour lays it out, and the three corners of its arrow."""

    frame: list
    arrow: list | None
    steps: dict  # how strongly the words of which step are seen: in a fade each box has those of its own step
    opacity: float = 1.0


@dataclass(frozen=True)
class Picture:
    """A layer of the overlay: a step at rest, `alpha` strong."""

    frame: list
    color: str
    opacity: float
    holes: list
    alpha: float = 1.0
    rings: tuple = ()
    callout: Callout | None = None
    step: str | None = None


def resting(step, layout):
    """Returns the picture of a step that stands. `layout` is that of its callout, or None without one."""
    dim = step["overlay"] or {"frame": [0, 0, 0, 0], "color": "#000000", "opacity": 0}
    holes = [Hole(hole["outline"], hole["clip"]) for hole in step["cutouts"]]
    rings = tuple(Ring(ring["outline"], ring["width"], ring["color"], ring["dash"], ring.get("clip")) for ring in step["rings"])
    arrow = layout and layout["arrow"] and layout["arrow"]["tip"] + layout["arrow"]["base"]
    box = layout and Callout(layout["frame"], arrow, {step["id"]: 1.0})
    return Picture(dim["frame"], dim["color"], dim["opacity"], holes, 1.0, rings, box, step["id"])


def faded(layers, new, p):
    """Returns layers that give way to a new one, or to none, at a progress: the lowest first."""
    part = min(max(p, 0.0), 1.0)
    made = [replace(each, alpha=each.alpha * (1 - part)) for each in layers] + ([replace(new, alpha=part)] if new else [])
    return [each for each in made if each.alpha > 0]


def words(tour, variant, locale):
    """Returns the lines of each step's callout in a language, by step: title, body and buttons."""
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
    """Returns the pictures as SVG: of each the dim, every hole punched through its clip, the rings and the callout."""
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
        if picture.callout:
            parts.append(bubble(picture.callout, picture.alpha, texts or {}))
    box = "0 0 {} {}".format(*size)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{"".join(parts)}</svg>\n'


def bubble(callout, alpha, texts):
    """Returns a callout as SVG. A real client sets the text in lines."""
    x, y, width, height = callout.frame
    parts = [f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="14"/>']
    if callout.arrow:
        parts.append(f'<polygon points="{" ".join(map(str, callout.arrow))}"/>')
    for step, opacity in callout.steps.items():
        for row, line in enumerate(texts.get(step, [])):
            parts.append(f'<text x="{x + 16}" y="{y + 32 + 22 * row}" fill="black" opacity="{opacity}">{escape(line)}</text>')
    return f'<g fill="white" opacity="{callout.opacity * alpha}">{"".join(parts)}</g>'


def main():
    options = argparse.ArgumentParser(description="Draws the steps of a compiled tour.")
    options.add_argument("tour")
    options.add_argument("--display", default="0x0", help="width x height in logical units")
    options.add_argument("--trait", action="append", default=[], help="name=value, such as platform=ios")
    options.add_argument("--from", dest="source", help="the step before")
    options.add_argument("--to", dest="target", help="the step that is drawn")
    options.add_argument("--at", type=float, help="seconds since the step was called; without it the step is at rest")
    options.add_argument("--locale", help="the language of the callouts; the tutorial's own if left out")
    options.add_argument("--svg", help="a file for the picture")
    asked = options.parse_args()
    tour, display = read(asked.tour), [float(side) for side in asked.display.split("x")]
    traits = dict(trait.split("=", 1) for trait in asked.trait)
    variant = pick(tour, traits, display)
    steps = {step["id"]: step for step in variant["steps"]}
    if asked.target is None:
        print(f"{tour['tutorial']} on {variant['id']}: {', '.join(steps)}")
        return
    locale = shown(tour, asked.locale or traits.get("locale") or variant["traits"]["locale"])

    def still(step):
        return resting(step, step["callout"] and layout(variant, step["callout"], locale, traits.get("textSize")))

    step, old = steps[asked.target], [still(steps[asked.source])] if asked.source else []
    way = transition(step, asked.source) if asked.source else step["enter"] or {"motion": None, "delay": 0}
    motion, pictures = tour["motions"].get(way["motion"]), [still(step)]
    if asked.at is not None and asked.at < way["delay"]:
        pictures = old
    elif asked.at is not None and motion and asked.at - way["delay"] < motion["duration"]:
        pictures = faded(old, still(step), progress(motion, asked.at - way["delay"]))
    for picture in pictures:
        parts = [hole.outline for hole in picture.holes] + list(picture.rings) + [picture.callout] * bool(picture.callout)
        print(f"opacity {picture.opacity * picture.alpha:.3f}", *parts, sep="\n  ")
    if asked.svg:
        with open(asked.svg, "w", encoding="utf-8") as file:
            file.write(svg(pictures, variant["display"]["size"], words(tour, variant, locale)))


if __name__ == "__main__":
    main()
