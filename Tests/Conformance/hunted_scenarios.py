"""Scenes at random that mutants of the model were hunted with: each of these notices one that no other vector did.

Boxes lie on a coarse grid, so that edges meet, rooms are just large enough, and things lie just half way. The form is that of
scenarios.py.
"""

import math
import random

from callout_scenarios import bubble, diamond, heights, screen, seen
from scenarios import device
from tours import box, callout, hole, look, ring, rounded, rule, shaped, step, tour, transition, variant

SIDES = ["top", "right", "bottom", "left"]
PLACES = ["auto", "center"] + [side + align for side in (*SIDES, "leading", "trailing") for align in ("", "-start", "-end")]
BARS = (40, 0, 20, 0)
KINDS = ["rect", "rect", "roundedRect", "capsule", "circle", "ellipse", "diamond"]
DISPLAYS = [(400, 800), (400, 800), (440, 900), (800, 400), (320, 560), (420, 800)]

# The seeds of the scenes that are kept, by kind.
KEPT = {
    "callouts": [7, 14, 24, 40, 51, 64, 111, 185, 267, 280, 396, 415, 441, 495, 562, 588, 636, 687, 750, 761, 891, 893],
    "corners": [8, 17, 44, 71, 108, 178],
    "covering": [69, 123, 268],
    "anchored": [4, 11, 14, 29, 50, 122, 157, 260, 311],
    "passages": [10, 73, 309],
}


def grid(dice, low, high, by=20):
    return dice.randrange(low, high + 1, by)


def rect(dice, small, large, display=(400, 800)):
    return [grid(dice, -20, display[0] - 20), grid(dice, -20, display[1] - 20), grid(dice, small, large), grid(dice, small, large)]


def spike(target, frame, turn):
    """A hole with one sharp corner, and its outline grown on all sides."""
    x, y, w, h = frame
    ends = [(x, y + h / 2), (x + w, y), (x + w, y + h)] if turn < 2 else [(x + w / 2, y), (x + w, y + h), (x, y + h)]
    ends = [(2 * x + w - u, 2 * y + h - v) for u, v in ends] if turn % 2 else ends
    first = ends.index(min(ends, key=sum))
    ends = ends[first:] + ends[:first] + ends[first : first + 1]
    points, made = [], [*ends[0]]
    for (ax, ay), (bx, by), parts in zip(ends, ends[1:], (3, 3, 2)):
        points += [(ax + (bx - ax) * k / parts, ay + (by - ay) * k / parts) for k in range(1, parts + 1)]
    last = ends[0]
    for u, v in points:
        made += [last[0] + (u - last[0]) / 3, last[1] + (v - last[1]) / 3, u - (u - last[0]) / 3, v - (v - last[1]) / 3, u, v]
        last = (u, v)
    return hole(target, frame, padding=0) | {"shape": {"kind": "path"}, "outline": [round(each, 3) for each in made]}


def any_hole(dice, name, frame, clip=None):
    kind, padding = dice.choice(KINDS), dice.choice([0, 0, 10, -10])
    if kind == "rect":
        return hole(name, frame, padding, clip=clip)
    if kind == "diamond":
        return diamond(name, frame) | {"clip": clip}
    if kind == "roundedRect":
        radii = [dice.choice([0, 10, 20, min(frame[2:]) / 2 + padding]) for _ in range(4)]
        most = min(frame[2:]) / 2 + padding
        return shaped(name, frame, kind, [max(0, min(each, most)) for each in radii], dice.choice([0, 0, 0.6]), padding, clip)
    return shaped(name, frame, kind, padding=padding, clip=clip)


def callouts(seed):
    """A callout that looks for a place: its step, its device and what happens."""
    dice, name = random.Random(f"callouts {seed}"), f"c{seed}"
    wide = dice.random() < 0.15
    holes, rings = [], []
    for place in range(dice.choice([0, 1, 1, 1, 1, 2])):
        frame = [20, 60, 360, 700] if wide else rect(dice, 0 if dice.random() < 0.1 else 20, dice.choice([60, 200]))
        clip = dice.choice([None, None, [0, 40, 400, 740], [0, 200, 400, 200]])
        if dice.random() < 0.3 and min(frame[2:]) > 0:
            turn = dice.randrange(4)
            own = spike(f"h{place}", frame, turn) | {"clip": clip}
            around = ring([place], frame, width=dice.choice([4, 20]), gap=0, clip=dice.choice([None, [0, 40, 400, 740]])) | {"outline": spike("", [frame[0] - 6, frame[1] - 6, frame[2] + 12, frame[3] + 12], turn)["outline"]}
        elif dice.random() < 0.4:
            own = diamond(f"h{place}", frame) | {"clip": clip}
            out = dice.choice([2, 10])
            around = ring([place], frame, width=dice.choice([4, 20]), gap=0, clip=dice.choice([None, [0, 40, 400, 740]])) | {"outline": diamond("", [frame[0] - out, frame[1] - out, frame[2] + 2 * out, frame[3] + 2 * out])["outline"]}
        else:
            own = hole(f"h{place}", frame, dice.choice([0, 0, 10]), clip=clip)
            around = ring([place], own["frame"], width=dice.choice([4, 20]), gap=dice.choice([-20, -2, 0, 8]), clip=dice.choice([None, None, [0, 40, 400, 400]]))
        holes.append(own)
        rings += [around] if dice.random() < 0.5 and not wide else []
    width = grid(dice, 60, 380)
    size = dice.choice([None, None, None, [grid(dice, 60, 420), grid(dice, 40, 300)]])
    kind = dice.choice(["bubble"] * 8 + ["sheet", "banner"])
    anchor = dice.choice([None, None, None, {"target": "h0", "frame": rect(dice, 20, 60)}, {"target": "z", "frame": rect(dice, 0, 60)}])
    avoid = [{"target": f"k{k}", "frame": rect(dice, 0, dice.choice([60, 240, 600]))} for k in range(dice.choice([0, 0, 1, 2, 4]))]
    placement = [dice.choice(PLACES) for _ in range(dice.choice([1, 2, 3]))] if not wide else [dice.choice(["center", "left", "bottom"]) for _ in range(2)]
    own = bubble(placement, (0, 0, dice.choice([100, width]), grid(dice, 40, 160)), dice.choice([*SIDES, "center"]), dice.choice(["start", "center", "end"]), width=width,
                 gap=dice.choice([-20, -10, 0, 10, 20, 20, 40]), arrow=dice.random() < 0.8, maxHeight=dice.choice([None, None, None, 60, 120]), size=size, kind=kind,
                 sheet=dice.choice([None, {"height": None}, {"height": 200}]) if kind == "sheet" else None, anchor=anchor, avoid=avoid,
                 locales=dice.choice([("en", "ar"), ("en", "ar"), ("ar",), ("en",)]))  # fmt: skip
    if dice.random() < 0.2:
        own["arrowSize"] = dice.choice([[40, 20], [0, 10], [20, 0]])
    made = step(name, holes=holes, rings=rings, callout=own)
    happened = []
    if dice.random() < 0.5:
        display = dice.choice(DISPLAYS)
        frames = {each: rect(dice, 0 if dice.random() < 0.1 else 20, 160, display) for each in ("h0", "h1", "k0", "k1", "z") if dice.random() < 0.6}
        happened.append((2, *screen(display, [dice.choice([0, 0, 40, 20]) for _ in range(4)], **frames)))
    if dice.random() < 0.8 or not happened:
        happened.append((2, *heights(name, [grid(dice, 40, 100), grid(dice, 100, 800)], [grid(dice, 100, 200), grid(dice, 60, 300)], [dice.choice([width, 260]), grid(dice, 40, 200)])))
    return made, device(dice.choice(["en", "ar"])), [*happened, seen(2, 0)]


def oval(frame):
    """An outline whose curves reach farther than its on-curve points."""
    x, y, w, h = frame
    reach, ends = 4 / 3 * math.tan(math.pi / 16), [math.pi * (k / 4 + 9 / 8) for k in range(9)]

    def at(angle, aside=0.0):
        across, down = math.cos(angle) - aside * math.sin(angle), math.sin(angle) + aside * math.cos(angle)
        return [x + w / 2 + across * w / 2, y + h / 2 + down * h / 2]

    made = at(ends[0])
    for a, b in zip(ends, ends[1:]):
        made += at(a, reach) + at(b, -reach) + at(b)
    return [round(each, 3) for each in made]


def chevron(frame):
    """An outline with a corner that turns in."""
    x, y, w, h = frame
    ends = [(x, y), (x + w, y + h / 2), (x, y + h), (x + w / 2, y + h / 2), (x, y)]
    made = [*ends[0]]
    for (ax, ay), (bx, by) in zip(ends, ends[1:]):
        for s in (0, 0.5):
            for u in (s + 1 / 6, s + 1 / 3, s + 1 / 2):
                made += [round(ax + (bx - ax) * u, 3), round(ay + (by - ay) * u, 3)]
    return made


def corners(seed):
    """A callout beside rings with corners of all kinds, around one hole and around several; its words are of another size."""
    dice, name = random.Random(f"corners {seed}"), f"d{seed}"
    holes, rings = [], []
    for place in range(dice.choice([1, 2, 2])):
        frame = rect(dice, 20, dice.choice([60, 160]))
        kind, turn = dice.choice(["spike", "chevron", "oval", "diamond", "rect"]), dice.randrange(4)
        draw = {"spike": lambda each: spike("", each, turn)["outline"], "chevron": chevron, "oval": oval, "diamond": lambda each: diamond("", each)["outline"], "rect": box}[kind]
        clip = dice.choice([None, None, [0, 100, 400, 600], [frame[0] + frame[2] / 2, 0, 400, 800]])
        holes.append(hole(f"h{place}", frame, 0, clip=clip) | {"shape": {"kind": "path"}, "outline": draw(frame)})
        if dice.random() < 0.5:
            out, width = dice.choice([0, 4, 10]), dice.choice([4, 20, 30])
            x, y, w, h = frame
            rings.append(ring([place], frame, width=width, gap=out - width / 2, clip=dice.choice([None, None, [0, 40, 400, 740]])) | {"outline": draw([x - out, y - out, w + 2 * out, h + 2 * out])})
    if len(holes) > 1 and dice.random() < 0.7:
        rings.append(ring([0, 1], rect(dice, 60, 200), width=dice.choice([4, 20, 30]), gap=dice.choice([-30, 0, 8]), clip=dice.choice([None, [0, 40, 400, 400]])))
    width = grid(dice, 60, 200)
    own = bubble([dice.choice(PLACES) for _ in range(2)], (0, 0, width, 60), dice.choice(SIDES), "center", width=width, gap=dice.choice([-10, 0, 10]), arrow=dice.random() < 0.5,
                 anchor=dice.choice([None, None, {"target": "h0", "frame": frame}]))  # fmt: skip
    told = heights(name, [grid(dice, 40, 100), grid(dice, 60, 200)], [grid(dice, 60, 200), grid(dice, 40, 160)], [width, grid(dice, 40, 120)])
    return step(name, holes=holes, rings=rings, callout=own), device(dice.choice(["en", "ar"])), [(2, *told), seen(2, 0)]


def covering(seed):
    """A callout beside, or over, targets that nearly fill the screen."""
    dice, name = random.Random(f"covering {seed}"), f"e{seed}"
    frame = [grid(dice, 0, 120), grid(dice, 40, 240), grid(dice, 160, 400), grid(dice, 260, 760)]
    holes = [hole("h0", frame, padding=0)] + [hole("h1", rect(dice, 20, 60), padding=0)] * (dice.random() < 0.3)
    width, tall = grid(dice, 60, 340), grid(dice, 40, 400)
    own = bubble([dice.choice(["center", *SIDES]), dice.choice(["center", "auto", *SIDES])][: dice.choice([1, 2])], (0, 0, width, tall), dice.choice([*SIDES, "center"]), "center", width=width, gap=dice.choice([-20, 0, 10, 20]),
                 avoid=[{"target": "k", "frame": rect(dice, 0, 100)}] * (dice.random() < 0.4), size=dice.choice([None, None, [width, tall]]), anchor=dice.choice([None, None, {"target": "z", "frame": frame}, {"target": "h0", "frame": frame}]))  # fmt: skip
    told = heights(name, [60, grid(dice, 60, 700)], [grid(dice, 60, 200), grid(dice, 40, 600)], [width, tall])
    return step(name, holes=holes, callout=own), device(dice.choice(["en", "ar"])), [(2, *told), seen(2, 0)]


def anchored(seed):
    """A step whose elements are elsewhere."""
    dice, name = random.Random(f"anchored {seed}"), f"a{seed}"
    holes, rings = [], []
    for place in range(dice.choice([1, 1, 2])):
        own = any_hole(dice, f"h{place}", rect(dice, 0 if dice.random() < 0.1 else 20, 160), dice.choice([None, None, [0, 40, 400, 740], [20, 100, 360, 400]]))
        own["others"] = ["o"] if dice.random() < 0.1 else []
        if dice.random() < 0.1:
            own["outline"] = [round(value * 1.02, 3) if index % 2 else value for index, value in enumerate(own["outline"])]
        holes.append(own)
        if dice.random() < 0.5 and own["shape"]["kind"] != "path" and not own["clip"]:
            gap, width = dice.choice([-6, 0, 4]), 4
            x, y, w, h = own["frame"]
            out, half = gap + width / 2, min(w, h) / 2
            spread = {"rect": [0] * 4, "roundedRect": own["shape"].get("radii")}.get(own["shape"]["kind"], [half] * 4)
            if own["shape"]["kind"] == "ellipse":
                spread = [(w / 2, h / 2)] * 4
            spread = [tuple(max(0, each + out) for each in radius) if isinstance(radius, tuple) else radius and max(0, radius + out) for radius in spread]
            outline = rounded([x - out, y - out, w + 2 * out, h + 2 * out], spread) if min(w, h) + 2 * out > 0 else box([x, y, w, h])
            rings.append({"cutouts": [place], "width": width, "gap": gap, "color": "#ff0000", "dash": None, "outline": outline})
    dim = {"color": "#000000", "opacity": 0.5, "blur": 0, "frame": dice.choice([[0, 0, 400, 800], [180, 380, 40, 40], [100, 20, 200, 60], [199, 0, 2, 40], [0, 40, 400, 740], [200, 400, 0, 0], [181, 380, 40, 40], [160, 379, 80, 40], [100, 200, 200, 400]])}
    made = step(name, rule("tap", {"target": "k", "frame": rect(dice, 20, 60)}, "end"), holes=holes, rings=rings, callout=None, overlay=dice.choice([dim, dim, dim, None]), mode="target",
                passing=[0], allow=[{"target": "m", "frame": rect(dice, 0, 60)}])  # fmt: skip
    display = dice.choice(DISPLAYS)
    frames = {each: rect(dice, 0 if dice.random() < 0.1 else 20, 240, display) for each in ("h0", "h1", "o", "k", "m") if dice.random() < 0.6}
    if dice.random() < 0.3:
        frames["h0"] = [grid(dice, 0, 300), grid(dice, 0, 700), *holes[0]["element"][2:]]
    if dice.random() < 0.2:
        frames["h0"] = [grid(dice, 0, 300), grid(dice, 0, 700), holes[0]["element"][2] + 20, holes[0]["element"][3]]
    points = [[grid(dice, 0, 400), grid(dice, 0, 800)] for _ in range(4)] + [each[:2] for each in frames.values()]
    live = screen(display, [dice.choice([0, 20, 40, 60]) for _ in range(4)], **frames)
    return made, device(), [(2, *live), seen(2, 0), (2, "touch", points), (3, "tap", dice.choice(points))]


def passages(seed):
    """Two steps that become one another, and are interrupted."""
    dice, name = random.Random(f"passages {seed}"), f"p{seed}"
    targets = ["a", "b", "c"]
    other, third = f"{name}b", f"{name}c"
    steps = []
    for own, to in ((name, other), (other, name), (third, name)):
        holes = [any_hole(dice, target, rect(dice, 20, 160), dice.choice([None, None, [0, 40, 400, 400]])) for target in dice.choices(targets, k=dice.choice([0, 1, 2, 2, 3]))]
        rings = [ring([place], each["frame"], width=dice.choice([2, 6]), dash=dice.choice([None, None, [6, 3], [6, 3, 1, 3]]), clip=dice.choice([None, [0, 0, 400, 300]]))
                 for place, each in enumerate(holes) if dice.random() < 0.6]  # fmt: skip
        if len(holes) > 1 and dice.random() < 0.4:
            rings.append(ring(dice.sample(range(len(holes)), 2), rect(dice, 60, 200)))
        more = {"overlay": None} if dice.random() < 0.15 else {"overlay": {"color": "#000000", "opacity": dice.choice([0, 0.4, 0.6]), "blur": 0, "frame": rect(dice, 200, 400)}}
        shown = callout(frame=rect(dice, 100, 200), arrow=dice.random() < 0.5) if dice.random() < 0.7 else None
        steps.append(step(own, rule("event", "on", to), rule("event", "third", third), rule("event", "end", None), holes=holes, rings=rings, callout=shown, screen=f"screen {seed}" if dice.random() < 0.8 else f"other {seed}",
                          enter=dice.choice([look("fade"), look("reveal", "m1"), look("morph", "spring"), look("fade", "jump", 0.1), None]), exit=dice.choice([look(), look("reveal", "m1", 0.05), None]), **more))  # fmt: skip

    def way(old, new):
        count = [len(each["cutouts"]) for each in (old, new)]
        pairs = [[i, j] for i, j in zip(dice.sample(range(count[0]), count[0]), dice.sample(range(count[1]), count[1]))][: dice.choice([1, 2, 3])]
        arcs = dice.choice([None, [dice.choice([0, 0.2, -0.1]) for _ in pairs]])
        return transition(old["id"], dice.choice(["morph", "morph", "morph", "reveal", "fade", "cut"]), dice.choice(["m1", "spring", "ease", "jump"]), dice.choice([0, 0, 0.1]), False, pairs, arcs[0] if arcs else dice.choice([0, 0.1]))

    for new in steps:
        new["transitions"] = [way(old, new) for old in steps if old is not new and dice.random() < 0.9] + [transition(None, dice.choice(["fade", "morph", "reveal"]), "m1")]
        for each in new["transitions"]:
            if each["kind"] == "cut":
                each["motion"] = None
            if each["kind"] != "morph":
                each.update(pairs=[], arc=0)
    happened, at = [], 3.0
    for _ in range(dice.choice([1, 2, 2, 3])):
        happened.append((at, "event", dice.choice(["on", "on", "third", "end"])))
        at = round(at + dice.choice([0.06, 0.13, 0.22, 0.31, 0.46, 0.9]), 3)
    last = happened[-1][0]
    return steps, device(less=dice.random() < 0.1), [*happened, seen(last, 0, 0.04, 0.17, 0.33, 0.52)]


MAKERS = {"callouts": callouts, "corners": corners, "covering": covering, "anchored": anchored, "passages": passages}
ABOUT = {
    "corners": "Callouts beside rings with corners of all kinds.", "covering": "Callouts over targets that nearly fill the screen.",
    "callouts": "Callouts among things that just meet.", "anchored": "Steps whose elements are elsewhere, on a grid.", "passages": "Passages at random, and what interrupts them."}


def scenes(kind, seeds):
    """Returns a tour with the scenes of seeds, and a vector for each. Each begins by resuming the tour at its step."""
    steps, vectors = [], []
    for seed in seeds:
        made, own, happened = MAKERS[kind](seed)
        made = made if isinstance(made, list) else [made]
        steps += made
        saved = {"state": "tutorialc.session/1", "once": "walk/1", "step": made[0]["id"], "history": []}
        vectors.append((f"scene {seed}", own, [(0, "begin", {"saved": saved}), *happened]))
    return tour(variant("phone", [*steps, step("end")], safe=BARS)), vectors


def all_files():
    for kind, seeds in KEPT.items():
        if seeds:
            made, vectors = scenes(kind, seeds)
            yield f"hunted-{kind}", ABOUT[kind], made, vectors
