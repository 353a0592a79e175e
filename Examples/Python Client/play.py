"""Plays a compiled tour: all that a client needs to know, on Python's standard library alone.

    python3 play.py TOUR                                    the steps of the first variant
    python3 play.py TOUR --display 393x852 --trait platform=ios --trait locale=ja
    python3 play.py TOUR --from photos --to music --at 0.1  where the holes are 0.1 s into the move
    python3 play.py TOUR --from photos --to music --at 0.1 --svg frame.svg

A tour is numbers: nothing here knows YAML, selectors, or the names of easings and shapes.
"""

import argparse
import json
from dataclasses import dataclass, replace

MAJOR = "1"
PICKED_BY = ("platform", "idiom", "orientation", "locale", "colorScheme", "textSize")


def read(path):
    """The tour in a file. A major version that is not known is refused; unknown fields are harmless."""
    with open(path, encoding="utf-8") as file:
        tour = json.load(file)
    family, _, version = tour["schema"].partition("/")
    if family != "tutorialc.tour" or version.split(".")[0] != MAJOR:
        raise ValueError(f"{path}: {tour['schema']} is not a tour of version {MAJOR}")
    return tour


def pick(tour, traits, display):
    """The variant for a device: the most equal traits, the earlier weighing more, then the nearest display."""

    def rank(variant):
        equal = tuple(name in traits and variant["traits"][name] == traits[name] for name in PICKED_BY)
        distance = sum((a - b) ** 2 for a, b in zip(variant["display"]["size"], display))
        return equal, -distance

    return max(tour["variants"], key=rank)  # of equals the first


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


def between(start, end, p, bend=None):
    """The one formula: from + (to − from)·p, and for the points of an arc 4p(1 − p)·bend besides."""
    arc = [4 * p * (1 - p) * each for each in bend or (0, 0)]
    return [a + (b - a) * p + arc[i % 2] for i, (a, b) in enumerate(zip(start, end))]


@dataclass(frozen=True)
class Hole:
    """A hole on the screen: its outline, and the rect that it is cut to, if any."""

    outline: list
    clip: list | None


@dataclass(frozen=True)
class Picture:
    """What the overlay looks like at one instant. `alpha` is for pictures that fade into one another."""

    frame: list
    color: str
    opacity: float
    holes: list
    alpha: float = 1.0


def resting(step):
    """The picture of a step that stands."""
    dim = step["overlay"] or {"frame": [0, 0, 0, 0], "color": "#000000", "opacity": 0}
    holes = [Hole(hole["outline"], hole["clip"]) for hole in step["cutouts"]]
    return Picture(dim["frame"], dim["color"], dim["opacity"], holes)


def transition(step, source):
    """How to come to a step from another: the way that is written, or the one for all others (the last)."""
    return next(way for way in step["transitions"] if way["from"] in (source, None))


def moving(tour, old, step, source, time):
    """What is on the screen `time` seconds after a step was called, as pictures to lay over one another.

    `old` is what was on the screen then, so that a move that is interrupted does not jump.
    """
    way, new = transition(step, source), resting(step)
    if time < way["delay"]:
        return [old]
    motion = tour["motions"].get(way["motion"])
    if motion is None or time - way["delay"] >= motion["duration"]:
        return [new]
    p = progress(motion, time - way["delay"])
    if way["kind"] == "fade":
        p = min(max(p, 0.0), 1.0)
        return [replace(old, alpha=1 - p), replace(new, alpha=p)]
    apart = [[i, None] for i in range(len(old.holes))] + [[None, i] for i in range(len(new.holes))]
    pairs = way["pairs"] if way["kind"] == "morph" else apart
    holes = [morph(old.holes, new.holes, pair, p, way["bend"]) for pair in pairs]
    opacity = min(max(between([old.opacity], [new.opacity], p)[0], 0.0), 1.0)
    frame = between(old.frame, new.frame, p) if old.opacity else new.frame
    return [Picture(frame, mix(old.color, new.color, p), opacity, holes)]


def morph(old, new, pair, p, bend):
    """One hole on its way. Without a partner it grows out of, or shrinks into, its own centre."""
    a, b = (holes[i] if i is not None else None for holes, i in zip((old, new), pair))
    start = (a or Hole(point(b.outline), b.clip)).outline
    end = (b or Hole(point(a.outline), a.clip)).outline
    clips = [hole.clip for hole in (a, b) if hole]
    clip = None if None in clips else around(clips)
    return Hole(between(start, end, p, bend if a and b else None), clip)


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


def svg(pictures, size):
    """The pictures as SVG: for each the dim, and every hole punched through its clip."""
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
    box = "0 0 {} {}".format(*size)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{"".join(parts)}</svg>\n'


def main():
    options = argparse.ArgumentParser(description="Plays a compiled tour.")
    options.add_argument("tour")
    options.add_argument("--display", default="0x0", help="width x height in logical units")
    options.add_argument("--trait", action="append", default=[], help="name=value, such as platform=ios")
    options.add_argument("--from", dest="source", help="the step that the move comes from")
    options.add_argument("--to", dest="target", help="the step that it leads to")
    options.add_argument("--at", type=float, default=0.0, help="seconds since the step was called")
    options.add_argument("--svg", help="a file for the picture")
    asked = options.parse_args()
    tour, display = read(asked.tour), [float(side) for side in asked.display.split("x")]
    variant = pick(tour, dict(trait.split("=", 1) for trait in asked.trait), display)
    steps = {step["id"]: step for step in variant["steps"]}
    if asked.target is None:
        print(f"{tour['tutorial']} on {variant['id']}: {', '.join(steps)}")
        return
    step = steps[asked.target]
    old = resting(steps[asked.source]) if asked.source else replace(resting(step), opacity=0.0)
    pictures = moving(tour, old, step, asked.source, asked.at)
    for picture in pictures:
        print(f"opacity {picture.opacity * picture.alpha:.3f}", *(hole.outline for hole in picture.holes), sep="\n  ")
    if asked.svg:
        with open(asked.svg, "w", encoding="utf-8") as file:
            file.write(svg(pictures, variant["display"]["size"]))


if __name__ == "__main__":
    main()
