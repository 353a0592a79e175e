"""Targets that are missing, and elements that come and go: (file, what it is about, tour, vectors), as in scenarios.py."""

import random

from scenarios import PHONE, device, elements, told
from tours import button, callout, flag, hole, look, ring, rule, step, tour, transition, variant

CENTRE = {"wait": 2, "then": "center"}
NEAR, FAR = {"x": [20, 30, 40, 40]}, {"x": [300, 500, 40, 40]}
HELP = {"target": "help", "frame": [300, 20, 40, 40]}
SLOW = look(motion="m1")
NOWHERE = [500, 900]


def default(**value):
    return ("missing", CENTRE | value)


def seen(screen="home", **frames):
    """The frames of elements. True is the frame of all buttons."""
    return elements(screen, frames={name: [108, 108, 34, 34] if frame is True else frame for name, frame in frames.items()})


def on(name, screen="home"):
    return {"target": name, "screen": screen}


def aim(name, *rules, holes=(("x", [20, 30, 40, 40]),), **more):
    """A step whose holes are seen to come and go."""
    holes = [each if isinstance(each, dict) else hole(*each) for each in holes]
    return step(name, *rules, holes=holes, **({"enter": look(), "exit": SLOW, "variantChange": look("morph", lock=True)} | more))


def defaults():
    """Sessions that are told a default, and sessions that are not."""
    steps = [
        step("a", rule("event", "go", "b"), rule("event", "own", "own"), rule("event", "place", "place"), rule("event", "fail", "fail"),
             rule("event", "act", "act"), rule("event", "plain", "plain")),
        aim("b", rule("tap", "target", "c")),
        step("c", rule("tap", "anywhere", "a")),
        aim("own", rule("tap", "target", "c"), missing={"wait": 1, "then": "center"}),
        aim("place", rule("tap", "target", "c"), missing={"wait": 1, "then": "place"}),
        aim("fail", rule("tap", "target", "c"), rule("event", "on", "c"), missing={"wait": 1, "then": "center"}, before=[{"action": "open"}], screen="more"),
        aim("act", rule("tap", "target", "c"), before=[{"action": "open"}]),
        aim("plain", rule("tap", "target", "c"), holes=(), missing=None) | {"missing": {"wait": 1, "then": "end"}},
    ]  # fmt: skip
    made, none = tour(steps, dismiss=["escape"]), seen(other=True)
    vectors = [
        ("none is told: it stands as compiled, and is reported", PHONE,
         told((0, *none), (1, "event", "go"), (1, "picture", [1, 1.1, 2]), (3, "tap", [30, 40]))),
        ("none is told, and nothing of elements", PHONE, told((1, "event", "go"), (2, *none), (2.2, "time"), (2.3, "time"), (9, "time"))),
        ("the default of the web player", PHONE,
         told((0, *default()), (0, *none), (10, "event", "go"), (10, "picture", [10, 10.2]), (11.9, "time"), (12, "time"), (12.5, "texts", None),
              (12.5, "picture", [12.5]), (15, *seen(**NEAR)), (15.1, "picture", [15.1, 16]), (15.1, "tap", [30, 40]), (16, "texts", None),
              (20, *none), (20.2, "picture", [20.2]), (20.2999, "time"), (20.3, "time"), (20.4, "picture", [20.4, 21]), (22.3, "time"), (23, "button", 0))),
        ("told before it begins", PHONE, told((0, *default(wait=1)), (0, *none), (0, "begin"), (1, "event", "go"), (2, "time"), begin=False)),
        ("told while the step waits: it counts from when the wait began", PHONE,
         told((0, *default(wait=5)), (0, *none), (1, "event", "go"), (2, *default(wait=3)), (2.5, "picture", [2.5]), (3, *default(wait=1.5)))),
        ("told while the step waits: another then", PHONE, told((0, *default()), (0, *none), (1, "event", "go"), (2, *default(then="skip")), (3, "time"))),
        ("told while the step stands: it stays as it is", PHONE,
         told((0, *default(wait=0)), (0, *none), (1, "event", "go"), (2, *default(wait=0, then="end")), (9, "time"), (10, "button", 0))),
        ("a wait below 0 is none", PHONE, told((0, *default(wait=-3)), (0, *none), (1, "event", "go"))),
        ("its own missing counts, and not the default", PHONE,
         told((0, *default()), (0, *none), (1, "event", "own"), (2, "time"), (2.5, "texts", None), (3, *seen(**FAR)), (3.3, "picture", [3.1, 3.3]), (4, "tap", [310, 510]))),
        ("a place of its own", PHONE,
         told((0, *default()), (0, *none), (1, "event", "place"), (2, "time"), (2.5, "picture", [2.5]), (2.6, *seen(more=True)), (3, *seen(**FAR)), (3, "picture", [3]),
              (4, *none), (4.2, "picture", [4.2]), (4.3, "time"), (4.4, "picture", [4.4]), (5, *none), (6, *seen(**NEAR)), (7, *none), (7.5, "time"))),
        ("the default is skip", PHONE, told((0, *default(then="skip")), (0, *none), (1, "event", "go"), (3, "time"))),
        ("the default is end", PHONE, told((0, *default(then="end")), (0, *none), (1, "event", "go"), (3, "time"))),
        ("the default is place, after a wait", PHONE, told((0, *default(then="place")), (0, *none), (1, "event", "go"), (3, "time"), (3.1, "picture", [3.5]))),
        ("away while it waits", PHONE,
         told((0, *default()), (0, *none), (1, "event", "go"), (2, "background"), (8, "time"), (9, "foreground"), (9.9, "time"), (10, "time"))),
        ("an action that fails, without a missing: the default plays no part", PHONE, told((0, *default(wait=0)), (0, *none), (1, "event", "act"), (2, "failed", "open"))),
        ("an action that is done, and its targets are missing", PHONE,
         told((0, *default(wait=1)), (0, *none), (1, "event", "act"), (2, "performed", "open"), (3, "time"), (3.5, *seen(**NEAR)))),
        ("centred since its action failed: it stays so", PHONE,
         told((1, "event", "fail"), (2, "failed", "open"), (3, *seen("more", other=True)), (4, *seen("more", **NEAR)), (4.5, "picture", [4.5]), (5, "event", "on"))),
        ("a step without targets lacks none", PHONE, told((0, *default()), (0, *none), (1, "event", "plain"))),
        ("another screen while it waits", PHONE,
         told((0, *default()), (0, *none), (0, "shows", "home"), (1, "event", "go"), (2, "shows", "more"), (4, "shows", "home"), (5.9, "time"), (6, "time"))),
        ("a centred step whose screen goes", PHONE,
         told((0, *default(wait=0)), (0, *none), (0, "shows", "home"), (1, "event", "go"), (2, "shows", "more"), (2.1, *seen(**NEAR)), (3, "shows", "home"), (4, "texts", None))),
        ("what is saved while it waits, and stands centred", PHONE,
         told((0, *default()), (0, *none), (1, "event", "go"), (3, "time"), (4, "button", 0), (5, "tap", [1, 1]))),
    ]  # fmt: skip
    return "missing", "The default for missing targets, and steps that stand centred or placed.", made, vectors


def buttons():
    """Steps that are centred by default, with the button next and without."""
    back = button("back", None, back=True)
    after = {"label": None, "hint": None, "announce": "polite", "focus": "target", "order": ["cutouts"]}
    ways = {
        "target": [rule("tap", "target", "z")],
        "twice": [rule("tap", "target", "y", flag("pro")), rule("tap", "target", "z")],
        "last": [rule("tap", "target", None)],
        "nowhere": [rule("tap", "target", "nobody")],
        "none": [],
        "anywhere back": [rule("tap", "target", "z"), rule("tap", "anywhere", "y", back=True)],
        "returns": [rule("tap", "target", "y", back=True), rule("gone", on("x"), "z")],
        "gone": [rule("gone", on("x"), "z")],
        "appears": [rule("appears", on("menu"), "z")],
        "anywhere": [rule("tap", "target", "z"), rule("tap", "anywhere", "z")],
        "event": [rule("tap", "target", "z"), rule("event", "on", "z", flag("never"))],
        "after": [rule("tap", "target", "z"), rule("after", 9, "z")],
        "help": [rule("tap", HELP, "z")],
    }  # fmt: skip
    steps = [step("a", *[rule("event", name, name) for name in [*ways, "route", "back", "buttons", "mute", "deaf", "ordered", "content"]])]
    steps += [aim(name, *rules) for name, rules in ways.items()]
    steps += [
        aim("route", rule("tap", "target", "z"), routes=[rule("route", "/x", "z")]),
        aim("back", rule("tap", "target", "z"), callout=callout([back])),
        aim("buttons", rule("tap", "target", "z"), callout=callout([back, button("skip", None, title="common.done")])),
        aim("mute", rule("tap", "target", "z"), callout=None),
        aim("deaf", rule("tap", "target", "z"), rule("event", "on", "z"), callout=None),
        aim("ordered", rule("tap", "target", "z"), accessibility=after, dismiss=["close"]),
        aim("content", rule("tap", "target", "z"), callout=laid_out()),
        step("y"), step("z", rule("tap", "anywhere", "a")),
    ]  # fmt: skip
    contents = [{"size": [200, 100], "parts": []}]
    none, vectors = seen(other=True), []
    made = tour(steps, dismiss=["escape"], contents=contents)
    for name in [*ways, "route", "back", "buttons", "mute", "deaf", "ordered", "content"]:
        happened = [(0, *default(wait=0)), (0, *none), (1, "event", name), (1.5, "texts", None), (1.5, "content", None), (2, "key", "ArrowRight"), (3, "button", 0)]
        vectors.append((f"the button next: {name}", PHONE, told(*happened)))
    vectors += [
        ("an element of a rule that is there is a way on", PHONE,
         told((0, *default(wait=0)), (0, *seen(help=[300, 20, 40, 40])), (1, "event", "help"), (1.5, "texts", None), (2, *none), (2.5, "texts", None), (3, "button", 0))),
        ("the first rule, whatever its condition", PHONE,
         told((0, "flags", {"pro": True}), (0, *default(wait=0)), (0, *none), (1, "event", "twice"), (2, "button", 0))),
        ("a condition plays no part", PHONE,
         told((0, "flags", {"never": True}), (0, *default(wait=0)), (0, *none), (1, "event", "event"), (2, "button", 0), (3, "event", "on"))),
        ("its words are told to be larger", PHONE,
         told((0, *default(wait=0)), (0, *none), (1, "event", "target"), (2, "heights", {"step": "target", "heights": [[200, 150]] * 3}), (2, "picture", [2]),
              (3, "touch", [[200, 330], [200, 320]]))),
        ("in a language that lacks the words", device("de"), told((0, *default(wait=0)), (0, *none), (1, "event", "target"), (1.5, "texts", None))),
        ("a button that goes as the holes come", PHONE,
         told((0, *default(wait=0)), (0, *none), (1, "event", "ordered"), (2, *seen(**NEAR)), (3, "button", 0), (4, "tap", [30, 40]))),
        ("content that comes back with the holes", PHONE,
         told((0, *default(wait=0)), (0, *none), (1, "event", "content"), (2, "content", None), (2.5, *seen(**NEAR)), (3, "content", None))),
    ]  # fmt: skip
    return "button-next", "Which steps that are centred by default have the button next, and where it leads.", made, vectors


def laid_out():
    own = callout()
    own["layouts"] = {"en": own["layouts"]["en"] | {"content": 0}}
    return own


def taken():
    """Steps that are centred take their holes; others lose them."""
    pair = [hole("x", [20, 30, 40, 40], others=["y"]), hole("z", [300, 600, 50, 50])]
    rings = [ring([0], [12, 22, 56, 56])]
    morph = [transition("a", "morph", "m1", pairs=[[0, 0]]), transition("b", "morph", "m1", pairs=[[0, 1], [1, 0]], arc=0.1), transition(None, "fade", "m0")]
    steps = [
        step("a", rule("event", "go", "b"), rule("event", "far", "far")),
        aim("b", rule("event", "on", "c"), rule("after", 4, "d"), rule("tap", "target", "d"), holes=pair, rings=rings, missing={"wait": 1, "then": "center"},
            transitions=morph, callout=callout([button("back", None, back=True)])),
        aim("c", rule("event", "back", "b"), rule("tap", "anywhere", "d"), holes=pair, transitions=morph, missing={"wait": 1, "then": "skip"}),
        aim("d", rule("tap", "target", None), rule("event", "b", "b"), holes=pair, transitions=morph, missing={"wait": 0, "then": "skip"}),
        aim("e", rule("event", "on", "far"), rule("after", 1, "e"), rule("after", 3, "far"), scroll={"align": "center", "duration": 0.3, "offsets": []},
            missing={"wait": 2, "then": "center"}, callout=callout([button("back", None, back=True)]), routes=[rule("route", "/f/:x", "far")]),
        aim("far", rule("event", "e", "e"), missing={"wait": 1, "then": "end"}, screen="more"),
    ]  # fmt: skip
    arc = [each | {"variantChange": look() | {"arc": 0.3}} for each in steps]
    other = [each | {"cutouts": [hole("w", [200, 200, 20, 20]), hole("w", [230, 200, 9, 9])], "rings": []} if each["id"] == "b" else each for each in arc]
    wide = variant("wide", [each for each in other if each["id"] != "c"], {"orientation": "landscape"}, [800, 400])
    made = tour(variant("phone", steps, {"orientation": "portrait"}), wide, dismiss=["escape"])
    up, side = device(orientation="portrait"), device(orientation="landscape", display=[800, 400])
    full = {"x": [20, 30, 40, 40], "y": [70, 30, 40, 40], "z": [300, 600, 50, 50]}
    part = {name: full[name] for name in ("x", "z")}
    moved = {name: [x + 20, y + 100, w, h] for name, (x, y, w, h) in full.items()}
    vectors = [
        ("all of its targets have to come", up,
         told((0, *seen(**part)), (1, "event", "go"), (2, "time"), (3, *seen(y=full["y"])), (3.5, "picture", [3.5]), (4, *seen(**full)), (4, "tap", [30, 40]), (4.1, "picture", [4.1, 4.5]),
              (4.3, "tap", [30, 40]))),
        ("timers go on as it takes its holes", up, told((0, *seen(**part)), (1, "event", "go"), (2, "time"), (4, *seen(**full)), (6.2, "time"), (6.25, "time"))),
        ("it takes its holes on its way in", up, told((0, *seen(**part)), (1, "event", "go"), (2, "time"), (2.1, *seen(**full)), (2.1, "picture", [2.1, 2.2, 2.4]), (6.24, "time"), (6.25, "time"))),
        ("on from a centred step, at once", up,
         told((0, *seen(**part)), (1, "event", "go"), (2, "time"), (3, "event", "on"), (3, "picture", [3, 3.1]), (4, *seen(**full)), (4.1, "picture", [4.1, 5]))),
        ("a centred step becomes another, and its picture is none of holes", up,
         told((0, *seen(**part)), (1, "event", "go"), (2, "time"), (3, "button", 0), (3, "picture", [3, 3.2]))),
        ("on another variant it stays centred", up,
         told((0, *seen(**part)), (1, "event", "go"), (2, "time"), (3, "device", side), (3.5, "picture", [3.5]), (4, *seen(w=[210, 210, 20, 20])), (4.1, "picture", [4.1, 5]))),
        ("another variant whose targets are there", up,
         told((0, *seen(w=[210, 210, 20, 20], x=full["x"])), (1, "event", "go"), (2, "time"), (3, "device", side), (3, "picture", [3.1, 4]))),
        ("another variant whose targets are not there", up,
         told((0, *seen(**full)), (1, "event", "go"), (2, "device", side), (2.1, "picture", [2.1, 2.25]), (2.2999, "time"), (2.3, "time"), (2.3, "picture", [2.4]), (3.3, "time"))),
        ("another variant, and its elements are told in time", up,
         told((0, *seen(**full)), (1, "event", "go"), (2, "device", side), (2.2, *seen(w=[210, 210, 20, 20])), (3, "time"), (3, "picture", [3]))),
        ("another variant that lacks the step: the next comes as its enter says, from what there is", up,
         told((0, *seen(**full)), (1, "event", "go"), (2, "event", "on"), (3, "device", side), (3.1, "picture", [3.1, 3.3, 4]))),
        ("another variant that lacks the step, centred or not", up,
         told((0, *seen(**full)), (1, "event", "go"), (2, "event", "on"), (3, *seen(x=[60, 60, 40, 40], y=full["y"])), (3.1, "device", side), (3.1, "picture", [3.1, 3.2]), (4, "tap", [30, 40]))),
        ("it waits for targets that another variant does not have", up,
         told((0, *seen(w=[210, 210, 20, 20])), (1, "event", "go"), (1.5, "device", side), (2, "time"))),
        ("a target that goes, and is back in time", up,
         told((0, *seen(**full)), (1, "event", "go"), (2, *seen(**moved)), (3, *seen(x=moved["x"])), (3.1, "picture", [3.1]), (3.1, "tap", [330, 710]), begin=True)),
        ("a target that goes keeps its frame", up,
         told((0, *seen(**moved)), (1, "event", "go"), (3, *seen(x=full["x"])), (3.1, "picture", [3.1]), (3.1, "touch", [[110, 150]]), (3.29, *seen(**full)), (3.3, "time"), (3.31, "picture", [3.31]), (4, "time"))),
        ("each target has its own time", up,
         told((0, *seen(**full)), (1, "event", "go"), (2, *seen(**part)), (2.2, *seen(x=full["x"], y=full["y"])), (2.3, "time"), (2.4, "time"), (2.5, "time"))),
        ("a target that goes twice", up,
         told((0, *seen(**full)), (1, "event", "go"), (2, *seen(**part)), (2.2, *seen(**moved)), (2.3, *seen(x=full["x"], z=full["z"])), (2.55, "picture", [2.55]), (2.59, "time"), (2.6, "time"))),
        ("it waits again, and its targets come", up,
         told((0, *seen(**full)), (1, "event", "go"), (3, *seen(**part)), (3.3, "time"), (3.4, "picture", [3.3, 3.4, 4]), (3.5, "escape"), (3.9, *seen(**moved)), (4, "picture", [4, 5]), (8.1, "time"), (8.15, "time"))),
        ("it waits again, and its targets do not come", up,
         told((0, *seen(**full)), (1, "event", "go"), (3, *seen(**part)), (3.3, "time"), (4.2, "time"), (4.3, "time"), (5, *seen(**full)), (5.5, "picture", [5.5]), (6, *seen(**part)), (6.3, "time"), (6.5, "event", "on"))),
        ("a rule that is due comes before the target that went", up, told((0, *seen(**full)), (1, "event", "go"), (5, *seen(**part)), (5.5, "time"), (5.5, "time"))),
        ("the background while a target keeps its frame", up,
         told((0, *seen(**full)), (1, "event", "go"), (2, *seen(**part)), (2.1, "background"), (7, "time"), (9, "foreground"), (9.1, "time"), (9.2, "time"))),
        ("a target that goes in the background", up,
         told((0, *seen(**full)), (1, "event", "go"), (2, "background"), (3, *seen(**part)), (7, "time"), (9, "foreground"), (9.2, "time"), (9.3, "time"))),
        ("no wait: it is skipped, and lies behind", up,
         told((0, *seen(**full)), (1, "event", "go"), (2, "tap", [30, 40]), (3, *seen(**part)), (3.3, "time"), (3.35, "picture", [3.3, 3.4]), (6, "time"), (7, "button", 0))),
        ("from one whose target keeps its frame to the next", up,
         told((0, *seen(**moved)), (1, "event", "go"), (3, *seen(y=full["y"], z=full["z"])), (3.1, "event", "on"), (3.1, "picture", [3.1, 3.2, 4]))),
        ("rules after are followed again, and routes and events apply while it waits", up,
         told((0, *seen(**full)), (0, *seen("more", x=True)), (1, "event", "far"), (1.5, "event", "e"), (3, "time"), (3, *seen(z=True)), (3.3, "time"), (4, *seen(**full)), (5.3, "time"), (6, *seen(z=True)), (6.3, "time"),
              (6.5, "route", "/f/1"))),
        ("its screen goes while it waits again: it is scrolled to", up,
         told((0, *seen(**full)), (0, "shows", "more"), (0, *seen("more", x=True)), (1, "event", "far"), (1.5, "shows", "home"), (2, "event", "e"), (3, *seen(z=True)), (3.3, "time"), (4, "shows", "more"), (5, "shows", "home"),
              (6, *seen(**full)))),
        ("it waits again in vain, and that is the end", up,
         told((0, *seen("more", **full)), (1, "event", "far"), (2, *seen("more", y=True)), (2.3, "time"), (3.3, "time"))),
        ("the tour ends while a target keeps its frame", up, told((0, *seen(**moved)), (1, "event", "go"), (2, *seen(z=True)), (2.1, "escape"), (2.1, "picture", [2.2]), (3, "time"))),
        ("its screen goes while a target keeps its frame", up,
         told((0, *seen(**moved)), (0, "shows", "home"), (1, "event", "go"), (2, *seen(z=True)), (2.1, "shows", "more"), (2.2, "picture", [2.2]), (3, "time"), (3, *seen(**full)), (4, "shows", "home"))),
    ]  # fmt: skip
    return "taken", "Holes that are taken as their elements come, and targets that go.", made, vectors


def coming():
    """Rules and items that wait for elements."""
    steps = [
        step("a", rule("appears", on("menu", "more"), "b", flag("pro")), rule("appears", on("menu", "more"), "c"), rule("gone", on("bar"), "d"), rule("event", "e", "e"),
             rule("event", "f", "f"), rule("event", "k", "k"), enter=look(lock=True)),
        step("b", rule("gone", on("menu", "more"), "a"), rule("appears", on("menu", "more"), "b"), rule("after", 5, "a")),
        step("c", rule("gone", on("menu", "more"), "a", back=True), callout=callout([button("back", None, back=True)])),
        step("d", rule("appears", on("bar"), "a"), rule("gone", on("button"), "c"), missing={"wait": 1, "then": "center"}),
        step("e", rule("tap", "anywhere", "a"), before=[{"appears": on("menu", "more")}, {"event": "ready"}, {"gone": on("bar")}]),
        step("f", rule("appears", on("menu", "more"), "a"), rule("gone", on("button"), "c"), before=[{"appears": on("menu", "more")}], exit=look(), transitions=[transition(None, "fade", "m1", lock=True)]),
        step("k", rule("appears", on("constructor"), "a"), rule("appears", on("menu", "more"), "a", flag("pro")), rule("appears", on("menu"), "c"), holes=()),
    ]  # fmt: skip
    made = tour(steps, dismiss=["escape"])
    bar, bare = seen(bar=True, button=True), seen(button=True)
    menu, shut = seen("more", menu=True), seen("more", other=True)
    wide = device(orientation="landscape")
    vectors = [
        ("there from the beginning: it has to go first", PHONE, told((0, *menu), (1, *menu), (2, *shut), (3, *menu))),
        ("absent as the step came to stand", PHONE, told((0, *shut), (1, *menu))),
        ("absent since", PHONE, told((1, *shut), (1.5, *shut), (2, *menu))),
        ("unknown is neither", PHONE, told((1, *menu), (2, *menu), (3, *seen("home", menu=True, button=True)))),
        ("on another screen it is another element", PHONE, told((0, *seen(menu=True, button=True)), (0, *shut), (1, *bare), (2, *seen(menu=True, button=True)), (3, *menu))),
        ("the first that applies", PHONE, told((0, "flags", {"pro": True}), (0, *shut), (1, *menu), (2, *shut))),
        ("a rule that does not apply waits until it has gone and come", PHONE,
         told((0, "flags", {"pro": True}), (0, *shut), (1, *menu), (1.5, "flags", {}), (2, *shut), (3, *shut), (4, *menu), (5, *shut), (6, *shut), (7, *menu))),
        ("a rule that has not applied does not as its condition comes to hold", PHONE,
         told((0, *shut), (1, "event", "k"), (2, *menu), (2.5, "flags", {"pro": True}), (3, *menu), (4, *shut), (5, *menu))),
        ("of two screens' elements of one name each is waited for by itself", PHONE,
         told((0, *seen(menu=True, button=True)), (0, *shut), (1, "event", "k"), (2, *shut), (3, *bare), (4, *seen(menu=True, button=True)))),
        ("it goes, having been there", PHONE, told((0, *bar), (1, *bare), (2, *bar))),
        ("it goes, having been unknown", PHONE, told((1, *bare), (2, *bar), (3, *bare))),
        ("of two the first in the step", PHONE, told((0, *bar), (0, *shut), (1, "appeared", "menu"), (2, "disappeared", "bar"))),
        ("locked touches do not hold it back", PHONE, told((0, *shut), (0.1, "tap", [1, 1]), (0.1, *menu))),
        ("told by name: it appears", PHONE, told((0, "disappeared", "menu"), (1, "appeared", "menu"), (2, "disappeared", "menu"))),
        ("told by name: it appears, having been unknown", PHONE, told((1, "appeared", "menu"), (2, "appeared", "menu"), (3, "disappeared", "menu"), (4, "appeared", "menu"))),
        ("told by name: it is gone", PHONE, told((0, "appeared", "bar"), (1, "disappeared", "bar"), (2, "appeared", "bar"))),
        ("what was told last counts: the screen", PHONE, told((0, "disappeared", "menu"), (1, *menu), (2, "appeared", "menu"))),
        ("what was told last counts: the name", PHONE, told((0, *menu), (1, "disappeared", "menu"), (2, *seen(other=True, button=True)), (3, *menu))),
        ("a name is not a target", PHONE, told((0, *bar), (1, *bare), (2, "appeared", "button"), (2, "disappeared", "button"), (3, "time"))),
        ("before: it is there already", PHONE, told((0, *menu), (1, "event", "e"), (2, "event", "ready"), (3, *bare))),
        ("before: it comes", PHONE, told((0, *shut), (0, "shows", "more"), (1, "event", "e"), (1.5, *shut), (2, *menu), (3, *shut), (3.5, "disappeared", "bar"), (4, "shows", "home"))),
        ("before: unknown is neither", PHONE, told((1, "event", "e"), (2, "appeared", "menu"), (3, "appeared", "bar"), (4, "disappeared", "bar"))),
        ("before: an item that has been passed", PHONE,
         told((0, "begin", {"saved": {"state": "tutorialc.session/1", "once": "walk/1", "step": "e", "history": [], "before": 1}}), (1, "disappeared", "bar"), begin=False)),
        ("what came before the step stood does not set off its rule", PHONE, told((0, *shut), (1, "event", "f"), (2, *menu), (2.1, *menu), (2.2, *shut), (2.3, *menu))),
        ("while it waits to come again", PHONE, told((0, *menu), (0, "shows", "home"), (1, "event", "f"), (2, *shut), (3, "shows", "more"), (4, *menu), (5, "shows", "home"))),
        ("seen while it waits to come again, and it begins anew", PHONE,
         told((0, *menu), (0, "shows", "home"), (1, "event", "f"), (3, "shows", "more"), (4, *shut), (5, "shows", "home"), (6, *menu))),
        ("gone is told at once, and not after a while", PHONE, told((0, *menu), (0, *bare), (1, "event", "f"), (2, *seen(other=True)), (2.1, "picture", [2, 2.3]))),
        ("on another device", PHONE, told((0, *shut), (1, "device", wide), (2, *menu))),
        ("in the background", PHONE, told((0, *shut), (1, "background"), (2, *menu), (3, "foreground"), (9, "time"))),
        ("an element that waits for what objects inherit", PHONE, told((0, *seen(other=True)), (1, "event", "k"), (2, *seen(other=True)), (3, *seen(constructor=True)))),
        ("nothing is set off after the end", PHONE, told((0, *shut), (1, "end"), (2, *menu), (3, "appeared", "menu"))),
        ("nothing is set off before the beginning", PHONE, told((0, *shut), (0, *menu), (0, "appeared", "bar"), (1, "begin"), (2, "disappeared", "bar"), begin=False)),
    ]  # fmt: skip
    return "elements", "Elements that come and go: rules, items of before, and clients that cannot see.", made, vectors


def names():
    """Names that objects inherit in some languages."""
    words = {"constructor": "Built", "toString": "Spelled", "common.next": "Next"}
    hostile = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"]
    steps = [step("begin", rule("event", "go", "constructor"), holes=())]
    for place, name in enumerate(hostile):
        to = [*hostile, None][place + 1]
        own = callout(title=name, body=["toString", "absent", "valueOf", "__proto__", "constructor"][place])
        ends = [rule("tap", "target", to), rule("tap", {"target": name, "frame": [5, 5, 10, 10]}, to), rule("event", name, to)]
        steps.append(aim(name, *ends, holes=[hole(name, [20, 30, 40, 40], others=["valueOf"] if place == 0 else ())], callout=own, screen=name,
                         enter=look(motion=name), exit=look(motion="constructor"), transitions=[transition(None, "fade", name)], when=None))  # fmt: skip
    made = tour(steps, dismiss=["escape"])
    made["motions"] = made["motions"] | {name: made["motions"]["m1"] for name in hostile}
    made["strings"] = {"en": made["strings"]["en"] | words, "de": {"title": "Hallo"}, "ar": {}}
    made["variants"][0]["screens"].pop("toString")
    there = [seen(name, **{name: FAR["x"]}) for name in hostile]
    vectors = [
        ("nothing is told of them", PHONE, told((1, "event", "go"), (1, "picture", [1, 2]), (1, "texts", None), *[(2 + i, "event", name) for i, name in enumerate(hostile)])),
        ("none of them is there", PHONE,
         told((0, *default(wait=0)), *[(0, *seen(name, other=True)) for name in hostile], (1, "event", "go"), (1.1, "texts", None), (2, "picture", [2]),
              *[(3 + i, "button", 0) for i in range(5)])),
        ("each is where it was told", PHONE,
         told(*[(0, *each) for each in there], (0, *seen("constructor", constructor=FAR["x"], valueOf=[300, 560, 20, 20])), (1, "event", "go"), (1.5, "picture", [1.5]),
              *[event for i, name in enumerate(hostile) for event in ((2 + i, "element", name), (2.5 + i, "picture", [2.5 + i]), (2.5 + i, "texts", None))])),
        ("flags by these names", PHONE, told((0, "flags", {"toString": True}), (1, "event", "go"))),
    ]  # fmt: skip
    return "hostile", "Elements, steps, texts, motions and screens with names that objects inherit.", made, vectors


def stray(seeds=range(40)):
    """Walks at random among elements that come and go."""
    dice = random.Random(33)
    names = ["a", "b", "c", "d", "e", "f"]
    thens = {"b": (1, "center"), "c": (0, "skip"), "d": (1.5, "place"), "e": (0.5, "end")}
    steps = []
    for place, name in enumerate(names):
        to = [dice.choice([*names, None]) for _ in range(5)]
        rules = [rule("appears", on(*each), to[number], flag("x") if number == 1 else None, number == 2)
                 for number, each in enumerate([("x", "home"), ("y", "other"), ("z", "home")])]  # fmt: skip
        rules += [rule("gone", on(dice.choice("xyz"), "home"), to[3]), rule("after", 1.2, to[4]), rule("tap", "target", names[(place + 1) % 6])]
        own = aim(
            name, *(rules if place % 2 else rules[::-1][:2]), screen="other" if name == "f" else "home", missing=None,
            holes=[hole("x", [20, 30, 40, 40], others=["y"] if place % 2 else ()), *([hole("z", [300, 600, 50, 50])] if name in "ad" else [])],
            rings=[ring([0], [12, 22, 56, 56])], callout=callout([button("back", None, back=True)] if name in "af" else []) if name != "e" else None,
            variantChange=look("morph", lock=place == 0) if place < 4 else None, transitions=[transition("a", "morph", "m1", pairs=[[0, 0]]), transition(None, "fade", "m0")],
        )  # fmt: skip
        own.pop("missing")
        if name in thens:
            own["missing"] = dict(zip(("wait", "then"), thens[name]))
        if name in "cf":
            own["before"] = [{"appears": on("y", "other")}, {"gone": on("z")}, {"action": "open"}][: 3 if name == "f" else 1]
        steps.append(own)
    wide = [each | {"cutouts": [hole("w", [200, 200, 20, 20])]} if each["id"] in "ac" else each for each in steps if each["id"] != "b"]
    made = tour(variant("phone", steps), variant("wide", wide, {"orientation": "landscape"}, [800, 400]), dismiss=["escape", "overlay"])
    vectors = []
    for number in seeds:
        dice, time, happened = random.Random(number), 0.0, [(0, *default(wait=1, then=dice.choice(["center", "place", "skip"])))] * (number % 4 > 0)
        happened = [*happened, (0, "begin", None)]
        for _ in range(30):
            time = round(time + dice.choice([0, 0.05, 0.2, 0.3, 0.7, 1.1]), 3)
            frames = {name: dice.choice([[20, 30, 40, 40], [60, 300, 30, 20], [300, 600, 50, 50]]) for name in "xyzw" if dice.random() < 0.75}
            happened.append((time, *dice.choice([
                ("tap", [40, 50]), ("tap", [5, 5]), ("button", 0), ("button", 1), ("performed", "open"), ("failed", "open"), ("flags", {"x": dice.random() < 0.5}),
                ("shows", dice.choice(["home", "home", "other"])), *[elements(dice.choice(["home", "home", "home", "other"]), frames=frames)] * 9,
                ("appeared", dice.choice("xyz")), ("disappeared", dice.choice("xyz")), ("background", None), ("foreground", None), ("foreground", None), *[("time", None)] * 6,
                ("device", device(orientation="landscape", display=[800, 400])), ("device", device(orientation="portrait")), ("picture", [time, round(time + 0.1, 3)]),
                ("missing", {"wait": dice.choice([0, 1]), "then": dice.choice(["center", "place", "skip", "end"])}), ("texts", None),
            ])))  # fmt: skip
        vectors.append((f"a walk, {number}", PHONE, told(*happened, begin=False)))
    return "strays", "Walks at random among elements that come and go.", made, vectors


def all_files():
    return [defaults(), buttons(), taken(), coming(), names(), stray()]
