"""Callouts that look for a place: on live displays, and with words of another size. The form is that of scenarios.py."""

import random

from scenarios import PHONE, device, told
from tours import THEME, callout, hole, look, ring, rule, shaped, step, tour, transition, variant

BARS = [50, 0, 30, 0]
SIDES = ["top", "right", "bottom", "left"]


def bubble(placement, frame=(216, 452, 200, 90), side="bottom", align="center", locales=("en", "ar"), **more):
    """A callout that was compiled at a side."""
    own = callout(frame=frame, locales=locales)
    for layout in own["layouts"].values():
        layout |= {"side": side, "align": align}
    return own | {"width": 280, "placement": list(placement)} | more


def heights(name, *sizes):
    return ("heights", {"step": name, "heights": [list(each) for each in sizes]})


def screen(size=(400, 800), bars=BARS, **frames):
    return ("elements", {"screen": "home", "size": list(size), "safeArea": list(bars), "frames": frames})


def seen(at, *after):
    return (at, "picture", [round(at + each, 6) for each in after])


LOW, MIDDLE, HIGH = ([150, 150], [200, 100], [280, 70]), ([150, 260], [200, 180], [280, 130]), ([160, 700], [220, 520], [280, 400])
# Each step is one way to lie: what stands in its callout, and where its holes are.
FORMS = {
    "below": dict(callout=bubble(["bottom", "right", "top", "left"])),
    "above": dict(callout=bubble(["top"], (216, 298, 200, 90), "top")),
    "left": dict(callout=bubble(["left", "top"], (88, 375, 200, 90), "left")),
    "start": dict(callout=bubble(["bottom-start", "top-end"], (300, 452, 84, 60), "bottom", "start", width=100)),
    "leading": dict(callout=bubble(["leading-end", "trailing-start"], (88, 350, 200, 90), "left", "end")),
    "auto": dict(callout=bubble(["auto"])),
    "avoiding": dict(callout=bubble(["bottom", "left"], avoid=[{"target": "list", "frame": [0, 460, 400, 200]}])),
    "between": dict(callout=bubble(["top", "bottom"], avoid=[{"target": f"k{i}", "frame": [10 + 180 * i, 0, 10, 800]} for i in range(3)], width=300)),
    "tied": dict(callout=bubble(["bottom", "top"], avoid=[{"target": "post", "frame": [199, 0, 2, 800]}], width=150), holes=[hole("x", [150, 400, 100, 40], padding=0)]),
    "anchored": dict(callout=bubble(["top"], (16, 298, 200, 90), "top", anchor={"target": "y", "frame": [40, 400, 30, 30]})),
    "highlighted": dict(callout=bubble(["bottom"], anchor={"target": "x", "frame": [300, 400, 60, 40]}), rings=[ring([0], [300, 400, 60, 40], width=6, gap=3)]),
    "ringed": dict(callout=bubble(["bottom"]), rings=[ring([0], [300, 400, 60, 40], width=6, gap=4), ring([0], [300, 400, 60, 40], gap=-6)]),
    "cut": dict(callout=bubble(["left", "top"]), holes=[hole("x", [300, 560, 60, 100], padding=8, clip=[0, 300, 400, 300])], rings=[ring([0], [292, 552, 76, 116], clip=[0, 300, 400, 300])]),
    "several": dict(callout=bubble(["bottom", "top", "left"]), holes=[hole("x", [300, 400, 60, 40]), hole("y", [60, 300, 50, 50])]),
    "together": dict(callout=bubble(["bottom", "top"]), holes=[hole("x", [300, 400, 60, 40], padding=0), hole("y", [250, 400, 40, 60], padding=0)], rings=[ring([0, 1], [250, 400, 110, 60], width=6, gap=5)]),
    "round": dict(callout=bubble(["right", "bottom"]), holes=[shaped("x", [40, 400, 50, 50], "circle", padding=10)]),
    "near": dict(callout=bubble(["bottom"], gap=4)),
    "touching": dict(callout=bubble(["bottom"], gap=0)),
    "over": dict(callout=bubble(["bottom"], gap=-10)),
    "pointed": dict(callout=bubble(["bottom", "left"], gap=24) | {"arrowSize": [40, 20]}),
    "bare": dict(callout=bubble(["bottom-end"], arrow=False)),
    "low": dict(callout=bubble(["bottom"], maxHeight=120)),
    "fixed": dict(callout=bubble(["bottom", "left"], size=[220, 140])),
    "middle": dict(callout=bubble(["center"], (100, 355, 200, 90), "center"), holes=[hole("x", [300, 100, 60, 40], padding=0)]),
    "after": dict(callout=bubble(["top", "center", "bottom"], (100, 355, 200, 90), "center"), holes=[hole("x", [300, 90, 60, 40], padding=0)]),
    "filled": dict(callout=bubble(["left", "center"], (100, 355, 200, 90), "center"), holes=[hole("x", [20, 80, 360, 660], padding=0)]),
    "lonely": dict(callout=bubble(["auto"], (100, 355, 200, 90), "center"), holes=[]),
    "sheet": dict(callout=bubble(["auto"], (0, 640, 400, 160), "bottom", kind="sheet")),
    "tall": dict(callout=bubble(["auto"], (0, 560, 400, 240), "bottom", kind="sheet", sheet={"height": 240})),
    "banner": dict(callout=bubble(["auto"], (16, 66, 368, 80), "top", kind="banner")),
    "small": dict(callout=bubble(["auto"], (60, 66, 280, 80), "top", kind="banner", size=[280, 80])),
    "even": dict(callout=bubble(["auto"], width=100), holes=[hole("x", [180, 80, 40, 660], padding=0)]),
    "aimed": dict(callout=bubble(["bottom-start"], align="start", width=150, avoid=[{"target": "post", "frame": [210, 0, 20, 800]}]), holes=[hole("x", [150, 400, 100, 40], padding=0)]),
    "rows": dict(callout=bubble(["bottom", "center"], side="top"), holes=[hole("x", [300, 100, 60, 40], padding=0)]),
    "first": dict(callout=bubble(["center", "bottom"], side="top"), holes=[hole("x", [170, 100, 60, 40], padding=0)]),
    "narrow": dict(callout=bubble(["left"], side="left"), holes=[hole("x", [150, 400, 60, 40], padding=0)]),
    "through": dict(callout=bubble(["bottom"], gap=24, avoid=[{"target": "line", "frame": [325, 456, 10, 4]}])),
    "unseen": dict(callout=bubble(["center"], side="center", anchor={"target": "z", "frame": [180, 390, 40, 40]}), holes=[hole("x", [300, 100, 60, 40], padding=0)]),
    "german": dict(callout=bubble(["top-start", "bottom"], locales=("ar",))),
}  # fmt: skip


def diamond(target, box):
    """A hole that stands on a corner: its ring's mitres reach farther out than its edges."""
    x, y, w, h = box
    corners = [(x + w / 2, y), (x + w, y + h / 2), (x + w / 2, y + h), (x, y + h / 2), (x + w / 2, y)]
    points = [*corners[0]]
    for (ax, ay), (bx, by) in zip(corners, corners[1:]):
        for s, t in ((0, 0.5), (0.5, 1)):
            for u in (s + (t - s) / 3, s + 2 * (t - s) / 3, t):
                points += [round(ax + (bx - ax) * u, 3), round(ay + (by - ay) * u, 3)]
    return hole(target, box, padding=0) | {"shape": {"kind": "path"}, "outline": points}


def diamond_step():
    own = diamond("x", [300, 400, 60, 60])
    around = ring([0], [300, 400, 60, 60], width=8, gap=0) | {"outline": diamond("x", [294.343, 394.343, 71.314, 71.314])["outline"]}
    return dict(holes=[own], rings=[around], callout=bubble(["bottom", "left"], (216, 490, 200, 90)))


def sized():
    """A callout's height at three widths."""
    forms = FORMS | {"diamond": diamond_step()}
    to = [rule("event", name, name) for name in forms]
    steps = [
        step(name, *to, **({"holes": [hole("x", [300, 400, 60, 40], padding=0)]} | form), transitions=[transition("below", "morph", "m1", pairs=[[0, 0]] if form.get("holes") != [] else []), transition()],
             variantChange=look("morph", "m1"))
        for name, form in forms.items()
    ]  # fmt: skip
    wide = [each for each in steps if each["id"] not in ("lonely", "filled")]
    made = tour(variant("phone", steps, {"orientation": "portrait"}, safe=BARS), variant("wide", wide, {"orientation": "landscape"}, [800, 400], [0, 50, 20, 50]))
    up, across = device(orientation="portrait"), device(orientation="landscape", display=[800, 400])
    vectors = []
    for name in forms:
        began = [(0, "begin", None)] + ([(1, "event", name)] if name != "below" else [])
        for what, sizes in (("few lines", LOW), ("some", MIDDLE), ("many", HIGH)):
            vectors.append((f"{name}: {what}", up, [*began, (2, *heights(name, *sizes)), seen(2, 0)]))
        vectors.append((f"{name}: many, from the right", device("ar", orientation="portrait"), [*began, (2, *heights(name, *MIDDLE)), seen(2, 0)]))
        live = screen((430, 700), (62, 0, 300, 0), x=[330, 300, 60, 40], y=[30, 200, 50, 50], list=[0, 350, 400, 40])
        if name == "together":
            continue  # its ring is drawn anew there
        vectors.append((f"{name}: another display, with a keyboard", up, [*began, (2, *live), seen(2, 0), (3, *heights(name, *LOW)), seen(3, 0)]))
        vectors.append((f"{name}: another display, on its side", up, [*began, (2, *screen((1024, 500), (0, 40, 20, 40), x=[900, 20, 60, 40])), seen(2, 0), (3, *heights(name, *MIDDLE)), seen(3, 0)]))
    more, less = heights("below", *HIGH), heights("below", *LOW)
    vectors += [
        ("it is told before the tour begins", up, [(0, *less), (1, "begin", None), seen(1, 0)]),
        ("it is told of a step that comes later", up, [(0, "begin", None), (1, *heights("above", *MIDDLE)), seen(1, 0), (2, "event", "above"), seen(2, 0)]),
        ("it is told of another step meanwhile", up, [(0, "begin", None), (1, *less), (1, *heights("left", *HIGH)), seen(1, 0)]),
        ("something else is told", up, [(0, "begin", None), (1, *more), (2, *less), seen(2, 0)]),
        ("what was told holds when the step comes again", up, [(0, "begin", None), (1, *less), (2, "event", "above"), (3, "event", "below"), seen(3, 0)]),
        ("another language: it does not hold", up, [(0, "begin", None), (1, *less), (2, "device", device("ar", orientation="portrait")), seen(2, 0.6)]),
        ("another text size: it does not hold", up, [(0, "begin", None), (1, *less), (2, "device", device(textSize="xLarge", orientation="portrait")), seen(2, 0.6)]),
        ("another variant: it holds", up, [(0, "begin", None), (1, *less), (2, "device", across), seen(2, 0.1, 0.6)]),
        ("a variant that is there again: it holds", up, [(0, "begin", None), (1, *less), (2, "device", across), (3, "device", up), seen(3, 0.2, 0.6)]),
        ("a language that the tour has no layout for", device("de", orientation="portrait"), [(0, "begin", None), (1, "event", "below"), seen(1, 0), (2, *less), seen(2, 0)]),
        ("no layout, and its own placements", device("en", orientation="portrait"), [(0, "begin", None), (1, "event", "german"), (2, *heights("german", *LOW)), seen(2, 0)]),
        ("no layout, from the right", device("de", orientation="portrait"), [(0, "begin", None), (1, "event", "start"), (2, *heights("start", *LOW)), seen(2, 0)]),
        ("less than the least of the widths is too narrow", up, [(0, "begin", None), (1, "event", "left"), (2, *heights("left", [300, 90], [310, 80], [320, 70])), seen(2, 0)]),
        ("narrower than half of its width it does not become", up, [(0, "begin", None), (1, "event", "narrow"), (2, *heights("narrow", [100, 200], [200, 150], [280, 100])), seen(2, 0)]),
        ("as narrow as a small target leaves room", up, [(0, "begin", None), (1, "event", "even"), (2, *heights("even", [80, 60], [90, 50], [100, 40])), seen(2, 0)]),
        ("as narrow, from the right", device("ar", orientation="portrait"), [(0, "begin", None), (1, "event", "even"), (2, *heights("even", [80, 60], [90, 50], [100, 40])), seen(2, 0)]),
        ("words of a sheet keep off the sides", up, [(0, "begin", None), (1, "event", "sheet"), (2, *screen((400, 800), (50, 10, 30, 10))), (2, *heights("sheet", [300, 200], [380, 150], [400, 100])), seen(2, 0)]),
        ("widths in no order", up, [(0, "begin", None), (1, "event", "left"), (2, *heights("left", [280, 130], [150, 260], [200, 180])), seen(2, 0)]),
        ("while it is on its way there", up, [(0, "begin", None), (1, "event", "above"), seen(1, 0.2), (1.2, *heights("above", *MIDDLE)), seen(1.2, 0, 0.1, 0.4)]),
        ("while it is on its way from there", up, [(0, "begin", None), (1, *less), (2, "event", "above"), (2.2, *more), seen(2.2, 0, 0.1, 0.4)]),
        ("elements move, and words are of another size", up, [(0, "begin", None), (1, *less), (2, *screen(x=[20, 600, 60, 40])), seen(2, 0), (3, *screen(x=[170, 600, 60, 40])), seen(3, 0)]),
    ]  # fmt: skip
    points = [[330, 445], [330, 460], [200, 530], [30, 470], [385, 300]]
    for what, sizes in (("few", LOW), ("some", MIDDLE), ("many", HIGH)):
        vectors.append((f"whose touches are: {what} lines", up, [(0, "begin", None), (1, "touch", points), (2, *heights("below", *sizes)), (2, "touch", points)]))
    return "heights", "How high callouts are at three widths, and where they lie then.", made, vectors


def themed():
    """The lengths of a theme, and a step that is not there."""
    own = step("a", holes=[hole("x", [300, 400, 60, 40], padding=0)], callout=bubble(["bottom"]), missing={"wait": 0, "then": "center"})
    made = tour(variant("phone", [own], safe=BARS), theme=THEME)
    vectors = [
        ("its margin and its corners", PHONE, told((1, *heights("a", *MIDDLE)), seen(1, 0))),
        ("its margin on another display", PHONE, told((1, *screen((430, 900), x=[380, 800, 40, 40])), seen(1, 0))),
        ("what is not there has its callout in the middle", PHONE, [(0, *screen()), (0, "begin", None), seen(0, 0), (1, *heights("a", *LOW)), seen(1, 0), (1, "touch", [[200, 400], [200, 200]])]),
    ]  # fmt: skip
    return "themed", "Callouts that look for a place by the lengths of a theme.", made, vectors


def scattered():
    """Callouts at random, each on a step of its own."""
    dice = random.Random(99)
    places = ["auto", "center"] + [side + align for side in (*SIDES, "leading", "trailing") for align in ("", "-start", "-end")]
    names = [f"s{i}" for i in range(60)]
    to, steps, vectors = [rule("event", name, name) for name in names], [], []

    def box(small, large, display=(400, 800)):
        width, height = (dice.randrange(small, large, 2) for _ in range(2))
        return [dice.randrange(-20, display[0] - 20, 2), dice.randrange(-20, display[1] - 20, 2), width, height]

    for i, name in enumerate(names):
        holes, rings = [], []
        for j in range(dice.choice([1, 1, 1, 2])):
            cut = dice.choice([None, None, [0, 50, 400, 720]])
            holes.append(shaped(f"h{j}", box(20, dice.choice([60, 200])), dice.choice(["capsule", "ellipse"]), padding=dice.choice([0, 8]), clip=cut))
            if dice.random() < 0.4:
                rings.append(ring([j], holes[-1]["frame"], width=dice.choice([2, 6]), gap=dice.choice([-3, 2]), clip=dice.choice([None, [0, 40, 400, 500]])))
        width = dice.choice([200, 300])
        own = bubble([dice.choice(places) for _ in range(dice.choice([1, 2, 3]))], (0, 0, dice.choice([100, width]), dice.choice([50, 120])),
                     dice.choice([*SIDES, "center"]), dice.choice(["start", "center", "end"]), width=width, gap=dice.choice([12, 12, 4, 30]), arrow=dice.random() < 0.8,
                     maxHeight=dice.choice([None, None, 130]), avoid=[{"target": f"k{k}", "frame": box(0, dice.choice([60, 250]))} for k in range(dice.choice([0, 1, 3]))],
                     anchor=dice.choice([None, None, {"target": "h0", "frame": holes[0]["element"]}, {"target": "z", "frame": box(20, 60)}]))  # fmt: skip
        steps.append(step(name, *to, holes=holes, rings=rings, callout=own))
        happened = [(0, "begin", None)] + ([(1, "event", name)] if i else [])
        if dice.random() < 0.6:
            size = dice.choice([(400, 800), (480, 700), (800, 400)])
            frames = {each: box(20, 150, size) for each in ("h0", "h1", "k0", "k1", "z") if dice.random() < 0.6}
            happened.append((2, *screen(size, [dice.choice([0, 40]) for _ in range(4)], **frames)))
        happened.append((3, *heights(name, [100, dice.randrange(50, 700)], [150, dice.randrange(40, 300)], [width, dice.randrange(30, 200)])))
        vectors.append((f"scene {i}", device(dice.choice(["en", "ar"])), happened + [seen(3, 0)]))
    made = tour(variant("phone", steps, safe=BARS))
    return "scattered", "Callouts among things at random.", made, vectors
