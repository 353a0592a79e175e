"""Passages that are interrupted, and interrupted again: each hole and each ring stays itself. The form is that of scenarios.py."""

import random

from callout_scenarios import seen
from scenarios import device
from tours import CUT, button, callout, hole, look, ring, rule, step, tour, transition, variant

BOXES = {"one": [20, 60, 60, 40], "two": [220, 300, 100, 80], "three": [60, 600, 80, 80]}


def grown(rect, by=8):
    x, y, width, height = rect
    return [x - by, y - by, width + 2 * by, height + 2 * by]


def around(*names, **more):
    """The box of holes, for a ring around them."""
    boxes = [grown(BOXES[name]) for name in names]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    return [left, top, max(box[0] + box[2] for box in boxes) - left, max(box[1] + box[3] for box in boxes) - top]


# Each step: the holes that it has, and its rings by the holes that they go around.
STEPS = {
    "a": (["one"], [(["one"], {})]),
    "b": (["two"], []),
    "c": (["one", "two"], [(["one", "two"], {"width": 2})]),
    "d": (["two", "one", "three"], [(["two"], {"gap": 6}), (["one"], {"dash": [4, 2]}), (["three"], {"clip": [0, 0, 400, 620]})]),
    "e": ([], []),
    "f": (["three", "two"], [(["three"], {}), (["three"], {"gap": 10, "width": 2}), (["two", "three"], {"dash": [5]})]),
    "g": (["one"], []),
    "h": (["one", "two", "three"], [(["one", "two"], {}), (["three"], {"dash": [3, 3]}), (["two"], {})]),
}


def pairs(old, new):
    """The holes of two steps, paired by what they highlight."""
    first, last = STEPS[old][0], STEPS[new][0]
    made = [[first.index(name) if name in first else None, i] for i, name in enumerate(last)]
    return made + [[i, None] for i, name in enumerate(first) if name not in last]


def ways(name, kind, motion):
    """The transitions to a step: bent to a and c, by a spring to d and h."""
    made = []
    for old in STEPS:
        if old == name:
            continue
        arc = {"a": 0.1, "c": -0.2}.get(name, 0)
        made.append(transition(old, kind, motion, pairs=pairs(old, name) if kind == "morph" else (), arc=arc, delay=0.05 if name == "g" else 0))
    return made + [transition(None, "fade", "m0")]


def steps(shift=0):
    to = [rule("event", name, name) for name in STEPS] + [rule("event", "end", None), rule("button", "back", None, back=True)]
    made = []
    for name, (holes, rings) in STEPS.items():
        boxes = {each: [x + shift, y, w, h] for each, (x, y, w, h) in BOXES.items()}
        cut = [hole(each, boxes[each], clip=[0, 0, 400, 640] if each == "three" and name == "f" else None) for each in holes]
        strokes = []
        for members, more in rings:
            x, y, w, h = around(*members)
            strokes.append(ring([holes.index(each) for each in members], [x + shift, y, w, h], **more))
        kind, motion = ("fade", "m1") if name == "e" else ("reveal", "ease") if name == "g" else ("morph", "spring" if name in "dh" else "m1")
        made.append(step(name, *to, holes=cut, rings=strokes, callout=callout([button("back", None, back=True)], frame=(100, 680, 200, 90)) if name in "ade" else None,
                         enter=CUT, exit=look("morph" if name in "ac" else "fade", "m1"), variantChange=look("morph", "m1") | {"arc": 0.1}, transitions=ways(name, kind, motion)))  # fmt: skip
    return made


def kept():
    """Rings that come and go while one passage interrupts another."""
    made = tour(variant("tall", steps(), {"orientation": "portrait"}), variant("other", steps(60), {"orientation": "landscape"}, [800, 400]), dismiss=["escape"])
    up, across = device(orientation="portrait"), device(orientation="landscape", display=[800, 400])
    vectors = []

    def through(title, names, *delays, then=None, last=(0, 0.1, 0.25, 0.45)):
        at, happened = 3.0, [(0, "begin", None)] + ([(1, "event", names[0])] if names[0] != "a" else [])
        for name, delay in zip(names[1:], [0, *delays]):
            at = round(at + delay, 6)
            happened.append((at, "event", name))
        if then:
            at = round(at + delays[-1], 6)
            happened.append((at, *then))
        vectors.append((title, up, [*happened, seen(at, *last)]))

    for path in ("aba", "aga", "aca", "cac", "bcb", "chc", "dad", "dbd", "faf", "fdf", "hah", "aea", "aeg", "cge", "hdh", "fcf"):
        for delay in (0.1, 0.3):
            through(f"there and back, {path}, after {delay}", path, delay)
    for path in ("abab", "abga", "acac", "chac", "dadad", "dbdbd", "fbfb", "habah", "aeaea", "gagag", "cbhbc", "dgdgd", "adfh", "hfda", "abcde", "edcba"):
        delays = [0.2, 0.15, 0.1, 0.1][: len(path) - 2]
        through(f"interrupted {len(delays)} times, {path}", path, *delays)
    for path in ("ab", "ac", "ad", "dc", "hd", "ga", "ae", "ca", "bh"):
        through(f"back, on the way {path}", path, 0.2, then=("button", 0) if path[1] in "ade" else ("key", "ArrowLeft"))
        through(f"the device is turned on the way {path}", path, 0.2, then=("device", across))
        through(f"the tour ends on the way {path}", path, 0.2, then=("event", "end"))
    through("back and back again", "acd", 0.2, then=("button", 0))
    for number in range(40):
        dice, at = random.Random(number), 3.0
        happened = [(0, "begin", None)]
        for _ in range(dice.choice([2, 3, 4])):
            what = dice.choice([("event", dice.choice(list(STEPS)))] * 6 + [("device", across), ("device", up), ("key", "ArrowLeft")])
            happened.append((at, *what))
            at = round(at + dice.choice([0.02, 0.08, 0.15, 0.25, 0.4]), 6)
        vectors.append((f"at random, {number}", up, [*happened, seen(at, 0, 0.07, 0.2, 0.4)]))
    live = ("elements", {"screen": "home", "size": [430, 900], "safeArea": [0] * 4, "frames": {"one": [200, 80, 80, 60], "two": [20, 500, 60, 90], "three": [300, 700, 40, 40]}})
    for path in ("ab", "ad", "bd", "ga", "aba", "dad"):
        through(f"elements move on the way {path}", path, *[0.15] * (len(path) - 1), then=live)
    for path in ("ab", "ad"):
        through(f"less motion is asked for on the way {path}, and elements move", path, 0.1, then=("device", device(orientation="portrait", less=True)))
        name, who, happened = vectors.pop()
        vectors.append((name, who, [*happened[:-1], (3.15, *live), seen(3.15, 0, 0.1, 0.3, 0.5)]))
    return "rings", "Holes and rings stay themselves, whatever is interrupted by what.", made, vectors


def sprung():
    """Outlines that a spring makes so small that they would turn inside out."""
    large, small = [20, 480, 360, 240], [200, 100, 8, 8]
    to = [rule("event", name, name) for name in ("large", "small", "none")]

    def own(name, rect, box, frame, *others):
        ways = [transition(other, "morph", "spring", pairs=[[0, 0]] if other != "none" else [[None, 0]], arc=0.1) for other in others]
        dim = {"color": "#000000", "opacity": 0.5, "blur": 0, "frame": frame}
        return step(name, *to, holes=[hole("x", rect, padding=0)], rings=[ring([0], rect, width=6)], callout=callout(frame=box), overlay=dim, transitions=[*ways, transition()])

    none = step("none", *to, holes=(), callout=None, overlay=None, transitions=[*(transition(each, "morph", "spring", pairs=[[0, None]]) for each in ("large", "small")), transition()])
    made = tour([own("large", large, (20, 20, 300, 200), [0, 0, 400, 800], "small", "none"), own("small", small, (300, 700, 20, 10), [300, 300, 10, 10], "large", "none"), none])
    who, times, vectors = {"traits": {"locale": "en"}, "display": [400, 800]}, (0.15, 0.25, 0.3, 0.35, 0.5, 0.6), []
    for path in (["large", "small"], ["small", "large"], ["large", "none"], ["small", "none"], ["none", "large"]):
        vectors.append((f"from {path[0]} to {path[1]}", who, [(0, "begin", None), (1, "event", path[0]), (3, "event", path[1]), seen(3, *times)]))
    for back in (0.28, 0.32, 0.45):
        for first, last in (("small", "large"), ("none", "large"), ("none", "small")):
            vectors.append((f"from large to {first}, and after {back} to {last}", who, [(0, "begin", None), (3, "event", first), (3 + back, "event", last), seen(3 + back, 0, 0.15, 0.3, 0.5)]))
    return "springs", "Sizes that a spring would make negative.", made, vectors
