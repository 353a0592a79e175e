"""Scenarios: files of (name, what it is about, tour, vectors), each vector a (name, device, happenings)."""

import random

from tours import (
    DISPLAY, button, callout, conditional, divided, flag, hole, look, ring, rounded, rule, shaped, step, tour, transition, variant,
)  # fmt: skip

HELP = {"target": "help", "frame": [300, 20, 40, 40]}
PHONE = {"traits": {"locale": "en"}, "display": DISPLAY}


def device(locale="en", display=DISPLAY, less=False, **traits):
    return {"traits": {"locale": locale} | traits, "display": display} | ({"lessMotion": True} if less else {})


def elements(screen, *names, frames=None):
    boxes = {name: [108, 108, 34, 34] for name in names} | (frames or {})
    return ("elements", {"screen": screen, "size": DISPLAY, "safeArea": [0, 0, 0, 0], "frames": boxes})


def told(*happenings, begin=True):
    """Happenings, each with its time: (at, kind, value). A tour begins at 0 unless it is said otherwise."""
    return ([(0, "begin", None)] if begin else []) + [(*each, None)[:3] for each in happenings]


def rules():
    steps = [
        step("a", rule("tap", "target", "b"), rule("tap", HELP, "c"), rule("event", "go", "d", flag("pro")),
             rule("event", "go", "c"), rule("button", "next", "b", flag("pro")),
             callout=callout([button("back", None, back=True), button("next", "c")]), padding=[4, 4, 4, 4], mode="target",
             passing=[0]),
        conditional(step("b", rule("tap", "anywhere", "c")), {"not": flag("off")}),
        step("c", rule("button", "back", "b", back=True), rule("event", "b", "b"), rule("event", "c", "c"),
             rule("event", "gone", "nowhere"), callout=callout([button("back", "b", back=True), button("next", "d")])),
        step("d", rule("tap", "anywhere", None), rule("event", "b", "b"), rule("button", "back", "c", back=True), when=flag("pro"),
             callout=callout([button("back", "c", back=True)])),
    ]  # fmt: skip
    made = tour(steps, dismiss=["overlay"])
    vectors = []
    for point in ([99, 120], [120, 96], [120, 95.9], [120, 154], [120, 154.1], [96, 120], [95.9, 120], [125, 125], [154, 154], [154.1, 150], [10, 10], [296, 60], [344, 64],
                  [344.1, 60], [150, 250], [300, 300]):  # fmt: skip
        vectors.append((f"a tap at {point[0]}, {point[1]}", PHONE, told((1, "tap", point))))
    for name in ("button", "help", "other"):
        vectors.append((f"an element that is tapped: {name}", PHONE, told((1, "element", name))))
    for off in (False, True, None, "true", 1):
        flags = {} if off is None else {"off": off}
        vectors.append((f"a condition that asks whether {off!r} is not true", PHONE, told((0, "flags", flags), (1, "tap", [120, 120]), (2, "tap", [5, 5]))))
    for pro in (True, "true", 1, 1.0, None):
        flags = {} if pro is None else {"pro": pro}
        told_now = told((0, "flags", flags), (1, "event", "go"), (2, "button", 1), (3, "button", 0), (4, "button", 0))
        vectors.append((f"the first rule that applies where pro is {pro!r}", PHONE, told_now))
    vectors += [
        ("a button without a rule that applies leads to its own step", PHONE, told((1, "button", 1))),
        ("a button that is disabled does nothing", PHONE, told((1, "button", 0))),
        ("a rule that leads to its own step does nothing", PHONE, told((1, "event", "go"), (2, "event", "c"))),
        ("a rule that leads nowhere ends the tour", PHONE, told((1, "event", "go"), (2, "event", "gone"), (3, "event", "go"))),
        ("from c to b, which is passed over, is to a", PHONE, told((0, "flags", {"off": True}), (1, "event", "go"), (2, "event", "b"))),
        ("the step that is left counts, whatever its condition", PHONE,
         told((0, "flags", {"pro": True}), (1, "event", "go"), (2, "flags", {"off": True}), (3, "event", "b"))),
        ("a condition is not asked again while its step stands", PHONE,
         told((0, "flags", {"pro": True}), (1, "event", "go"), (2, "flags", {}), (3, "tap", [5, 5]))),
        ("back passes over what has no condition that holds", PHONE,
         told((1, "tap", [120, 120]), (2, "tap", [1, 1]), (3, "flags", {"off": True}), (4, "button", 0), (5, "button", 0))),
        ("back and forth", PHONE,
         told((1, "tap", [120, 120]), (2, "tap", [1, 1]), (3, "button", 0), (4, "tap", [1, 1]), (5, "button", 0), (6, "tap", [1, 1]))),
        ("events of no step", PHONE, told((1, "event", "Go"), (2, "event", "go "), (3, "event", "go"))),
        ("nothing happens before the beginning, and nothing after the end", PHONE,
         told((0, "tap", [120, 120]), (1, "begin", None), (2, "end", None), (3, "begin", None), (4, "tap", [120, 120]), begin=False)),
        ("times never go back", PHONE, told((5, "tap", [120, 120]), (3, "tap", [1, 1]), (1, "time", None))),
    ]  # fmt: skip
    return "rules", "Rules, conditions, buttons, taps, and the way back.", made, vectors


def times():
    enter = look(delay=0.1, lock=True)
    steps = [
        step("a", rule("after", 4, "b"), rule("after", 2, "c", flag("hurry")), rule("tap", "anywhere", "b"), enter=enter,
             exit=look(motion="m1")),
        step("b", rule("after", 1, "b"), rule("after", 3, "c"), transitions=[transition("a", "fade", "m1", 0.2, True), transition()],
             variantChange=look(lock=True)),
        step("c", rule("after", 1, "a", back=True), rule("after", 0, None), screen="other", enter=look(motion="m1"),
             transitions=[transition("a", "fade", "m1"), transition("b", "fade", "m0"), transition(None, "fade", "m1")]),
    ]  # fmt: skip
    made = tour(steps, dismiss=["escape", "close"])
    vectors = []
    for less in (False, True):
        own = device(less=less)
        for time in (4.34, 4.349998, 4.3499995, 4.351, 9):
            vectors.append((f"four seconds after a step has come, at {time}{', with less motion' * less}", own, told((time, "time"), (time, "time"))))
        vectors += [
            (f"what is locked while a step comes{', with less motion' * less}", own,
             told((0.2, "tap", [1, 1]), (0.34, "close"), (0.349, "tap", [1, 1]), (0.351, "tap", [1, 1]), (1, "tap", [1, 1]), (1.04, "close"), (1.06, "close"))),
            (f"escape leaves though touches are locked{', with less motion' * less}", own, told((0.2, "escape"))),
            (f"and so does its key{', with less motion' * less}", own, told((0.2, "key", "Enter"), (0.2, "key", "Escape"))),
            (f"on to another screen and back{', with less motion' * less}", own,
             told((0, "flags", {"hurry": True}), (3, "time"), (3.9, "time"), (4.0, "time"), (5.1, "time"), (5.2, "time"))),
        ]  # fmt: skip
    vectors += [
        ("away from 12 to 60", PHONE, told((10, "begin"), (12, "background"), (30, "time"), (60, "foreground"), (62, "time"), (62.35, "time"), begin=False)),
        ("away before it has come", PHONE, told((0.1, "background"), (0.2, "time"), (50, "foreground"), (53, "time"), (54.1, "time"))),
        ("away twice", PHONE, told((1, "background"), (2, "foreground"), (3, "background"), (3.5, "background"), (5, "foreground"), (7.3, "time"), (7.35, "time"))),
        ("a rule that comes to apply is due at once", PHONE, told((3, "flags", {"hurry": True}), (3, "time"))),
        ("a rule to its own step is followed once", PHONE, told((1, "tap", [1, 1]), (2.8, "time"), (2.8, "time"), (4.7, "time"), (4.8, "time"))),
        ("a rule of no time waits until its step has come", PHONE,
         told((0, "flags", {"hurry": True}), (3, "time"), (3, "time"), (3.4, "event", "none"), (3.7, "flags", {}), (3.9, "tap", [1, 1]), (3.9999, "time"), (4, "time"))),
        ("a rule of no time, away while its step comes", PHONE,
         told((0, "flags", {"hurry": True}), (3, "time"), (3.2, "background"), (10, "foreground"), (10, "time"))),
        ("a rule of no time, with less motion", PHONE,
         told((0, "device", device(less=True)), (0, "flags", {"hurry": True}), (3, "time"), (3, "time"), (3.2, "time"), (3.49, "time"), (3.5, "time"))),
        ("one thing that is due each time", PHONE, told((1, "tap", [1, 1]), (9, "time"), (9, "time"), (9, "time"), (20, "time"))),
        ("what is due comes first", PHONE, told((1, "tap", [1, 1]), (9, "time"), (9, "escape"), (9, "escape"))),
        ("the first of the rules that are due", PHONE, told((9, "flags", {"hurry": True}))),
        ("another variant does not change when a step has come", PHONE,
         told((1, "tap", [1, 1]), (1.1, "device", device("de")), (1.2, "tap", [1, 1]), (1.36, "close"), begin=True)),
        ("less motion from the next passage on", PHONE, told((0.1, "device", device(less=True)), (0.3, "tap", [1, 1]), (0.4, "tap", [1, 1]), (1, "time"))),
    ]  # fmt: skip
    return "times", "Timers, locks, the background, and how long a step takes to come.", made, vectors


def saved_at(name, **more):
    """What is saved of a tour of version 1 that has come to a step."""
    return {"state": "tutorialc.session/1", "once": "walk/1", "step": name, "history": [], **more}


def waits():
    settings = step("settings", rule("event", "on", "last"), rule("route", "x", "last") | {"event": "on2"}, screen="settings",
                    before=[{"action": "open"}, {"route": "/settings"}], missing={"wait": 3, "then": "skip"},
                    scroll={"align": "none", "duration": 0, "offsets": []})  # fmt: skip
    settings["advance"] = [rule("event", "on", "last")]
    steps = [
        step("inbox", rule("event", "go", "settings"), rule("event", "list", "list"), rule("event", "menu", "menu"),
             rule("event", "last", "last"), rule("event", "ready", "ready"), exit=look()),
        settings,
        step("list", rule("tap", "target", "last"), rule("event", "on", "last"), rule("after", 1, "inbox"),
             missing={"wait": 2, "then": "center"}, holes=[("row", [10, 10, 30, 30])], dismiss=["escape"],
             routes=[rule("route", "/x/:id", "last")]),
        step("menu", missing={"wait": 0, "then": "end"}, holes=[hole("item", [10, 10, 30, 30], others=["other"])]),
        step("ready", before=[{"event": "ready"}, {"event": "loaded"}], screen="page",
             scroll={"align": "center", "duration": 0.3, "offsets": []}),
        step("last", rule("tap", "anywhere", None), before=[{"event": "never"}], callout=callout([button("back", None, back=True)])),
    ]  # fmt: skip
    made = tour(steps, dismiss=["overlay"])
    shows, go = ("shows", "settings"), ("event", "go")
    there, empty = elements("settings", "button"), elements("settings", "another")
    vectors = [
        ("an action, a route, a screen, its targets", PHONE,
         told((1, *shows), (1, "shows", "home"), (10, *go), (10.1, "event", "on"), (10.2, "tap", [1, 1]), (10.3, "performed", "close"),
              (10.4, "performed", "open"), (10.5, "route", "/settings"), (10.6, *empty), (10.7, *shows), (11, *there), (12, "event", "on"))),
        ("targets that do not come in time", PHONE,
         told((1, "shows", "home"), (10, *go), (10.4, "performed", "open"), (10.4, *empty), (10.4, "route", "/settings"),
              (10.5, *shows), (13.4, "time"), (13.4999995, "time"), (14, "shows", "home"))),
        ("an action that fails, and a wait in vain is a skip", PHONE, told((1, *go), (2, "failed", "open"))),
        ("an action that fails after its step has gone", PHONE, told((1, *go), (2, "end"), (3, "failed", "open"))),
        ("the route is there already", PHONE, told((0, "route", "/settings?tab=1"), (1, *go), (1, "performed", "open"))),
        ("away while it waits", PHONE,
         told((0, *empty), (0, "route", "/settings"), (1, *go), (2, "performed", "open"), (3, "background"), (9, "time"), (20, "foreground"),
              (21.9, "time"), (22, "time"))),
        ("the background, and what is told meanwhile", PHONE,
         told((0, *empty), (0, "route", "/settings"), (1, *go), (2, "performed", "open"), (3, "background"), (9, *elements("settings", "third")),
              (20, "foreground"), (22.5, "time"))),
        ("a centred callout whose screen goes, and whose targets come", PHONE,
         told((1, *elements("home", "button")), (2, "event", "list"), (4, "time"), (4.4, "shows", "elsewhere"),
              (4.6, *elements("home", "row", frames={"row": [10, 10, 30, 30]})), (4.8, "shows", "home"), (4.9, "tap", [25, 25]))),
        ("the screen goes while targets are waited for", PHONE,
         told((0, *empty), (0, "route", "/settings"), (1, *go), (2, "performed", "open"), (2, *shows), (4, "shows", "home"), (6, "time"),
              (7, *shows), (9.9, "time"), (10, "time"))),
        ("its screen goes, and it comes again without being reported", PHONE,
         told((0, "route", "/settings"), (1, *go), (2, "performed", "open"), (3, "shows", "home"), (3, "escape"), (4, *shows),
              (5, "shows", "home"), (6, "event", "on"))),
        ("a centred callout, which stays so", PHONE,
         told((1, *elements("home", "button")), (2, "event", "list"), (3, "tap", [200, 400]), (4, "time"), (4, "time"),
              (4.5, "tap", [25, 25]), (4.5, *elements("home", "row")), (4.6, "element", "row"), (4.7, "event", "on"))),
        ("a centred callout's touches", PHONE,
         told((1, *elements("home", "button")), (2, "event", "list"), (4, "time"), (4.2, "tap", [120, 360]), (4.3, "tap", [1, 1]), (4.4, "escape"))),
        ("its targets are there in time", PHONE,
         told((1, *elements("home", "button")), (2, "event", "list"), (3, *elements("home", frames={"row": [50, 60, 30, 30]})),
              (3.5, "tap", [20, 20]), (3.6, "tap", [42, 60]))),
        ("nothing is said of elements: they are there", PHONE, told((2, "event", "list"), (3, "time"), (3, "time"))),
        ("a wait of 0 seconds ends the tour", PHONE, told((1, *elements("home", "item")), (2, "event", "menu"))),
        ("all elements of a hole have to be there", PHONE, told((1, *elements("home", "item", "other")), (2, "event", "menu"))),
        ("the event that leads there counts, and one that came before it", PHONE,
         told((1, "shows", "home"), (1, "event", "loaded"), (2, "event", "ready"), (3, "event", "loaded"), (3, "shows", "page"))),
        ("events since the step before was left", PHONE,
         told((1, "shows", "home"), (2, "event", "ready"), (3, "event", "ready"), (3, "event", "loaded"), (4, "shows", "page"))),
        ("an event before a tour is resumed does not count", PHONE,
         told((0, "event", "ready"), (0, "begin", {"saved": saved_at("ready")}), (1, "event", "ready"), (2, "event", "loaded"),
              (3, "shows", "page"), begin=False)),
        ("an event is not waited for where the app shows the screen", PHONE, told((1, "shows", "page"), (2, "event", "ready"))),
        ("an event is not waited for on the screen of the step before", PHONE, told((1, "event", "last"), (2, "tap", [1, 1]))),
        ("the app ends a tour that waits", PHONE, told((1, *go), (2, "end"))),
        ("a step for which somebody only waited is nothing to go back to", PHONE,
         told((1, *go), (2, "failed", "open"), (3, *elements("home")), (4, "event", "on"), (5, "button", 0))),
        ("a route leads on while a step waits to come again", PHONE,
         told((1, "event", "list"), (1.5, "shows", "elsewhere"), (3, "route", "/x/1"), (4, "shows", "home"))),
        ("an element that is tapped leads on while a step waits to come again", PHONE,
         told((1, "event", "list"), (1.5, "shows", "elsewhere"), (2.5, "tap", [25, 25]), (3, "element", "row"), (4, "shows", "home"))),
        ("in vain after it has stood: its id lies behind", PHONE,
         told((0, "route", "/settings"), (1, *go), (2, "performed", "open"), (3, "shows", "home"), (3, *empty), (4, *shows), (7, "time"),
              (8, "shows", "home"))),
    ]  # fmt: skip
    return "waits", "What a step waits for, and what is not there.", made, vectors


def skips():
    never = flag("never")
    steps = [
        step("a", rule("tap", "anywhere", "b"), when=flag("a", "x")),
        step("b", when=never), step("c", missing={"wait": 0, "then": "skip"}),
        step("d", rule("tap", "anywhere", "e")), step("e", when=never), step("f", when={"flag": "n", "equals": 2}),
    ]  # fmt: skip
    made = tour(steps, events={"shown": "seen", "completed": "done", "skipped": "passed", "dismissed": "left", "missing": None})
    gone = elements("home", "another")
    vectors = [
        ("begins with the first step that comes", PHONE, told((1, "tap", [1, 1]))),
        ("skipped, missing and shown, in this order", PHONE,
         told((0, "flags", {"a": "x"}), (0, *gone), (1, "begin"), (2, "tap", [1, 1]), (3, "tap", [1, 1]), begin=False)),
        ("a number is a number", PHONE, told((0, "flags", {"n": 2.0}), (0, "begin"), (1, "tap", [1, 1]), begin=False)),
        ("no step that comes, and none has stood", device(), told((0, *gone), (0, "flags", {"d": 1}), (0, "begin"), begin=False)),
    ]
    left = tour([
        step("x", rule("event", "z", "z")), step("y", when=flag("p")), step("z", rule("event", "y", "y"), rule("event", "x", "x"), when=flag("q")),
        step("w"),
    ])  # fmt: skip
    counts = [
        ("the step that is left counts, though its condition has failed since", PHONE,
         told((0, "flags", {"q": True}), (1, "event", "z"), (2, "flags", {}), (3, "event", "y"))),
        ("the step that is left is all that there is", PHONE,
         told((0, "flags", {"q": True}), (1, "event", "z"), (2, "flags", {}), (3, "event", "x"), (4, "event", "z"))),
    ]  # fmt: skip
    only = tour([step("a", when=never), step("b", missing={"wait": 1, "then": "skip"})])
    nothing = [
        ("nothing is completed of which nothing has stood", PHONE, told((0, *gone), (0, "begin"), (1, "time"), (2, "tap", [1, 1]), begin=False)),
        ("who has seen it does not see it again", PHONE, told((0, "begin", {"seen": True}), (1, "time"), (2, "begin"), begin=False)),
    ]
    return [("skips", "What is passed over, and what is reported.", made, vectors),
            ("left", "The step that is being left.", left, counts), ("nothing", "A tour of which nothing comes.", only, nothing)]  # fmt: skip


def keys():
    steps = [
        step("a", rule("tap", "anywhere", "b")),
        step("b", rule("tap", "anywhere", "a"), callout=callout([button("back", None, back=True), button("next", "c")])),
        step("c", rule("button", "back", "b", back=True), dismiss=[], callout=callout([button("back", "b", back=True)], body=None)),
    ]
    own = {"next": ["n", "ArrowRight"], "back": ["n", "b"], "dismiss": ["b", "q"]}
    arabic = variant("arabic", steps, {"layoutDirection": "rtl"})
    german = variant("german", steps, {"locale": "de", "layoutDirection": "ltr"})
    vectors = []
    for name, locale in (("en", "en"), ("ar", "ar"), ("fa, which shows en", "fa")):
        for key in ("ArrowRight", "ArrowLeft", "Enter", "Escape", "x"):
            vectors.append((f"{key} in {name}", device(locale), told((1, "key", "Enter"), (2, "key", key), (3, "key", key), (4, "key", key))))
    files = [("keys", "The standard keys, from left to right and from right to left.", tour(steps, dismiss=["escape"]), vectors)]
    more = [(f"{key} where the tour has keys of its own", PHONE, told((1, "tap", [1, 1]), (2, "key", key), (3, "key", key))) for key in "nbqx"]
    files.append(("own-keys", "Keys of the tour's own: of the three lists the first counts.", tour(steps, dismiss=["escape"], keys=own), more))
    mirrored = [(f"{key}, {name}", device(name), told((1, "key", key), (2, "key", key))) for key in ("ArrowRight", "ArrowLeft") for name in ("en", "de")]
    files.append(("mirrored", "The direction is the variant's, if it has one.", tour(arabic, german), mirrored))
    return files


def routes():
    patterns = ["/inbox/:id", "/settings/*", "/%3Aid", "/a%2Fb/:x", "/%zz", "/", "/a41"]
    steps = [step(f"s{place}") for place in range(len(patterns))]
    first = step("a", rule("event", "on", "s0"), routes=[rule("route", each, f"s{place}") for place, each in enumerate(patterns)])
    given = [
        "/inbox", "/inbox/7", "inbox/a%20b/?all=1", "/Inbox/7", "/inbox/7/edit", "//inbox//7/", "/inbox/a%2Fb", "/settings",
        "/settings/", "/settings/a/b?c", "/settings-old", "/:id", "/42", "/a%2fb/c", "/a/b/c", "/%zz", "/%7Az", "/", "", "?x", "#/inbox/7", "/m/*/n", "/m/x/n", "/A", "/a41", "/%61%34%31", "/%4z", "/%z4", "/%4", "/%", "/%7z",
    ]  # fmt: skip
    vectors = [(f"the route {each or 'that is empty'}", PHONE, told((1, "route", "/none"), (2, "route", each))) for each in given]
    saved = saved_at("a")
    vectors += [
        ("a route that matched already leads nowhere", PHONE, told((0, "route", "/inbox/1"), (0, "begin"), (1, "route", "/inbox/1"), (2, "route", "/inbox/2"), begin=False)),
        ("the first route that is told is another one", PHONE, told((1, "route", "/inbox/1"))),
        ("a tour that is resumed takes the route for another one", PHONE,
         told((0, "route", "/settings/x"), (0, "begin", {"saved": saved}), (1, "route", "/inbox/2"), begin=False)),
        ("one that is resumed before the route is told", PHONE, told((0, "begin", {"saved": saved}), (1, "route", "/inbox/2"), begin=False)),
    ]  # fmt: skip
    return "routes", "Which routes match which patterns, and when that counts.", tour([first] + steps), vectors


def resumed():
    steps = [
        step("a", rule("tap", "anywhere", "b")), step("b", rule("tap", "anywhere", "c"), when=flag("b")),
        step("c", screen="other", before=[{"action": "open"}, {"action": "load"}], callout=callout([button("back", None, back=True)])),
    ]
    good = saved_at("c", history=["b", "a"], before=1)
    texts = [good, good | {"before": 2}, good | {"before": 9, "more": {"x": 1}}, good | {"history": ["a"] * 130}]
    texts += [good | change for change in ({"before": -1}, {"before": 0.5}, {"before": "1"}, {"before": True}, {"before": None}, {"history": "a"},
                                           {"history": [1]}, {"step": "z"}, {"step": 3}, {"once": "walk/2"}, {"state": "tutorialc.session/2"})]  # fmt: skip
    texts += [{key: value for key, value in good.items() if key != left} for left in good]
    texts += ["", "{", "[]", "null", '"c"', good | {"step": "b"}]
    told_then = [(1, "performed", "open"), (2, "performed", "load"), (3, "button", 0), (4, "button", 0)]
    vectors = []
    for place, text in enumerate(texts):
        vectors.append((f"what was saved, {place}", PHONE, told((0, "begin", {"saved": text}), *told_then, begin=False)))
    vectors.append(("what is saved on the way", PHONE, told((1, "tap", [1, 1]), (2, "performed", "open"), (3, "performed", "load"), (4, "shows", "home"))))
    return "resumed", "What is saved, and what of that counts.", tour(steps), vectors


def variants():
    many = [step(name, rule("tap", "anywhere", to), rule("event", "b", "b"), variantChange=look(motion="m1"),
                 callout=callout([button("back", None, back=True)]))
            for name, to in (("a", "b"), ("b", "c"), ("c", "d"), ("d", None))]  # fmt: skip
    waiting = many[2] | {"before": [{"event": "go"}], "screen": "other"}
    portrait = variant("portrait", many[:2] + [waiting, many[3]], {"orientation": "portrait"})
    landscape = variant("landscape", [many[0], many[2] | {"when": flag("wide")}, many[3]], {"orientation": "landscape"}, [800, 400])
    tall = variant("tall", [many[0], many[1]], {"orientation": "portrait"}, [400, 1200])
    made = tour(portrait, landscape, tall, dismiss=["close"])
    up, wide = device(orientation="portrait"), device(orientation="landscape", display=[800, 400])
    long = device(orientation="portrait", display=[400, 1150])
    none = tour(variant("one", many[:1], {"platform": "ios"}), variant("two", [step("z", when=flag("no"))], {"platform": "web"}))
    ios, web = device(platform="ios"), device(platform="web")
    vectors = [
        ("the same step, elsewhere", up, told((1, "device", wide), (2, "tap", [1, 1]))),
        ("the nearest display, though nothing else differs", up, told((1, "device", long), (2, "tap", [1, 1]), (3, "tap", [1, 1]))),
        ("a variant that lacks the step: the next one that it has", up, told((0, "flags", {"wide": True}), (1, "tap", [1, 1]), (2, "device", wide), (3, "button", 0))),
        ("a variant that lacks the step, and a condition fails", up, told((1, "tap", [1, 1]), (2, "device", wide), (3, "device", up), (4, "event", "b"), (5, "tap", [1, 1]))),
        ("a variant that lacks the step and all behind it: the nearest before", up,
         told((1, "tap", [1, 1]), (2, "device", wide), (3, "device", long), (4, "button", 0), (5, "tap", [1, 1]))),
        ("a step that waits goes on waiting", up, told((1, "tap", [1, 1]), (2, "tap", [1, 1]), (3, "device", device("de", orientation="portrait")), (4, "event", "go"), (5, "shows", "home"), (6, "shows", "other"))),
        ("a step that waits, and the variant lacks it", up, told((1, "tap", [1, 1]), (2, "tap", [1, 1]), (3, "device", long), (4, "button", 0))),
        ("another language: nothing is said again", up, told((1, "device", device("de-AT", orientation="portrait")), (2, "tap", [1, 1]))),
        ("a language that is not there", device("fr", orientation="portrait"), told((1, "device", device("en", orientation="portrait")), (2, "tap", [1, 1]))),
        ("before it begins", up, told((0, "device", wide), (1, "begin"), begin=False)),
    ]  # fmt: skip
    for traits in ({}, {"platform": "ios"}, {"orientation": "landscape"}, {"locale": "de-CH"}, {"locale": "zh"}):
        for display in ([400, 800], [801, 400], [400, 1000.1]):
            vectors.append((f"which variant: {traits} on {display}", {"traits": traits, "display": display}, told((1, "tap", [1, 1]))))
    ends = [("a variant without a step to go to ends the tour", ios, told((1, "device", web), (2, "tap", [1, 1])))]
    return [("variants", "Another variant while a tour plays.", made, vectors), ("lost", "A variant that has no step to show.", none, ends)]


def focus():
    others = [hole("group", [10, 10, 30, 30], others=["x", "button"])]
    steps = [
        step("a", rule("tap", HELP, "b"), rule("tap", {"target": "button", "frame": [0, 0, 5, 5]}, "c"), allow=[HELP, {"target": "more", "frame": [0, 0, 9, 9]}],
             callout=callout([button("back", None, back=True), button("next", "b")])),
        step("b", rule("tap", "target", "c"), rule("event", "c", "c"), holes=others, callout=callout([button("next", "c")]), dismiss=["overlay", "escape"],
             accessibility={"label": "label", "hint": None, "announce": "assertive", "focus": "target", "order": ["elements", "cutouts", "callout"]}),
        step("c", rule("event", "c", "d"), holes=(), callout=callout(title="empty"),
             accessibility={"label": "empty", "hint": None, "announce": "polite", "focus": "target", "order": ["callout"]}),
        step("d", rule("event", "c", "e"), holes=(), callout=None, allow=[HELP],
             accessibility={"label": None, "hint": None, "announce": "polite", "focus": "callout", "order": ["callout", "elements"]}),
        step("e", rule("event", "c", "f"), callout=None,
             accessibility={"label": None, "hint": None, "announce": "polite", "focus": "callout", "order": []}),
        step("f", holes=(), callout=None, dismiss=[],
             accessibility={"label": None, "hint": None, "announce": "polite", "focus": "callout", "order": []}),
    ]  # fmt: skip
    made = tour(steps, dismiss=["close", "overlay"])
    walk = [(0.5, "element", "group"), (1, "button", 1), (1.5, "element", "x"), *[(time, "event", "c") for time in (2, 3, 4, 5)], (6, "close"), (7, "end")]
    vectors = [(f"from step to step in {locale}", device(locale), told(*walk)) for locale in ("en", "de", "ar", "de-AT", "fr")]
    return "focus", "Where the focus goes, and what is announced.", made, vectors


def touches():
    clipped = hole("button", [108, 108, 34, 34], clip=[100, 100, 30, 50])
    far = hole("far", [300, 300, 20, 20], padding=-4)
    vectors, files = [], []
    points = [[101, 101], [129, 120], [131, 120], [98, 110], [301, 301], [305, 305], [150, 250], [20, 20], [26, 26], [399, 799]]
    for mode, passing in (("block", []), ("target", [0]), ("target", [1]), ("passThrough", [])):
        own = step("a", rule("tap", "target", "b"), holes=[clipped, far], mode=mode, passing=passing, padding=[2, 2, 2, 2],
                   allow=[{"target": "allowed", "frame": [10, 10, 14, 14]}], enter=look(lock=True))  # fmt: skip
        vectors = [("whose each touch is", PHONE, [(0, "begin", None), (0.1, "touch", points), (0.249, "touch", points), (0.251, "touch", points)])]
        vectors += [(f"a tap at {point}", PHONE, told((1, "tap", point))) for point in points]
        frames = {"button": [308, 508, 34, 34], "allowed": [50, 50, 10, 10]}
        vectors.append(("where the elements are", PHONE, told((1, *elements("home", frames=frames)), (1, "touch", [[301, 501], [49, 49], [20, 20]]))))
        name = f"touches-{mode}" + "".join(map(str, passing))
        files.append((name, f"Whose a touch is under {mode}.", tour([own, step("b")], dismiss=["overlay"]), vectors))
    return files


def wander():
    """Walks at random through a tour with a bit of everything."""
    dice = random.Random(15)
    out = [{"flag": "x", "equals": True}, {"any": [flag("x"), flag("y")]}, {"all": [flag("x"), {"not": flag("y")}]}]
    names = ["a", "b", "c", "d", "e", "f"]
    steps = []
    for place, name in enumerate(names):
        to = [dice.choice(names + [None]) for _ in range(6)]
        own = step(
            name, rule("tap", "target", to[0]), rule("tap", HELP, to[1], back=place % 2 == 0), rule("event", "go", to[2], flag("y")),
            rule("event", "go", to[3]), rule("after", 1 + place, to[4]), rule("button", "next", to[5], flag("x")), rule("tap", "anywhere", names[(place + 1) % 6]),
            screen="other" if name in "cd" else "home", routes=[rule("route", f"/{name}", to[0])],
            callout=callout([button("back", None, back=True), button("next", to[1])]),
            enter=look(lock=place == 1), exit=look(motion="m1"), variantChange=look(), transitions=[transition("a", "fade", "m1", 0.1, True), transition(None, "fade", "m0")],
        )  # fmt: skip
        if name in "bd":
            own["missing"] = {"wait": 1.5, "then": "skip" if name == "b" else "center"}
        if name in "ce":
            own["before"] = [{"event": "go"}, {"action": "open"}][place % 2 :]
        if name in "bf":
            own = conditional(own, out[place % 3])
        steps.append(own)
    made = tour(variant("phone", steps), variant("wide", steps[:3] + steps[4:], {"orientation": "landscape"}, [800, 400]), dismiss=["escape", "overlay"])
    vectors = []
    for number in range(40):
        dice, time, happened = random.Random(number), 0.0, [(0, "begin", None)]
        for _ in range(25):
            time = round(time + dice.choice([0, 0.05, 0.3, 0.7, 1.1, 2.5]), 3)
            happened.append((time, *dice.choice([
                ("tap", [120, 120]), ("tap", [5, 5]), ("tap", [310, 30]), ("element", "button"), ("event", "go"), ("event", "go"), ("button", 0),
                ("button", 1), ("key", "ArrowRight"), ("key", "ArrowLeft"), ("route", dice.choice(["/a", "/b", "/c", "/d"])), ("performed", "open"),
                ("failed", "open"), ("flags", {"x": dice.random() < 0.6, "y": dice.random() < 0.4}), ("shows", dice.choice(["home", "other", "home"])),
                elements(dice.choice(["home", "other"]), *dice.choice([["button"], [], ["button", "help"]])), ("background", None), ("foreground", None),
                ("foreground", None), ("time", None), ("time", None), ("device", device(dice.choice(["en", "de"]))),
                ("device", device(orientation="landscape", display=[800, 400], less=dice.random() < 0.3)),
            ])))  # fmt: skip
        vectors.append((f"a walk, {number}", PHONE, happened))
    return "walks", "Walks at random through a tour with a bit of everything.", made, vectors


def moving():
    """Four steps on one screen and one on another, and all ways between them."""
    one, two, three = [20, 20, 60, 40], [200, 300, 100, 80], [50, 600, 80, 80]

    def ways(*listed, **others):
        return [transition(*each[:3], **each[3]) for each in listed] + [transition(None, **({"kind": "fade", "motion": "m0"} | others))]

    def leads():
        return [rule("event", each, each) for each in "abcde"] + [rule("event", "end", None)]

    def grown(rect):
        x, y, width, height = rect
        return [x - 8, y - 8, width + 16, height + 16]

    a = step("a", *leads(), holes=[("one", one), ("two", two)], callout=callout(frame=[20, 100, 200, 90], arrow=True),
             rings=[ring([0], grown(one), clip=[0, 0, 400, 60]), ring([1], grown(two), dash=[6, 3], clip=[0, 0, 400, 350])], enter=look("fade", "m0", 0.1), exit=look("reveal", "m1"),
             transitions=ways(("b", "morph", "ease", {"pairs": [[0, 0], [None, 1]]}), ("c", "morph", "spring", {"pairs": [[0, 1], [1, 0]]})),
             variantChange=look("morph", "m1") | {"arc": 0.2})  # fmt: skip
    b = step("b", *leads(), holes=[hole("one", one, clip=[0, 0, 400, 50])], callout=callout(frame=[150, 300, 220, 120], arrow=True), rings=[ring([0], grown(one), width=8, color="#00ff00", clip=[0, 10, 400, 700])],
             overlay={"color": "#ff000080", "opacity": 0.3, "blur": 0, "frame": [0, 0, 400, 400]},
             transitions=ways(("a", "morph", "ease", {"pairs": [[0, 0], [1, None]], "delay": 0.1, "lock": True}), ("c", "reveal", "m1", {})), exit=look("fade", "m1"),
             variantChange=look("fade", "m0"))  # fmt: skip
    c = step("c", *leads(), holes=[hole("three", three, clip=[0, 0, 400, 640]), ("two", two)], rings=[ring([0, 1], [42, 292, 266, 396])],
             transitions=ways(("a", "morph", "spring", {"pairs": [[0, 1], [1, 0]], "arc": 0.15}), ("b", "morph", "m1", {"pairs": [[0, 0], [None, 1]], "arc": -0.08})),
             callout=None, variantChange=look("reveal", "m1"))  # fmt: skip
    d = step("d", *leads(), holes=[("three", three), ("two", two)], rings=[ring([0, 1], [42, 292, 266, 396], width=2, color="#0000ff80"), ring([1], grown(two), gap=10)],
             overlay=None, transitions=ways(("c", "morph", "jump", {"pairs": [[0, 0], [1, 1]]}), kind="cut", motion=None, delay=0.2), reducedMotion={"kind": "cut", "motion": None})  # fmt: skip
    e = step("e", *leads(), screen="other", holes=[("one", three)], enter=look("reveal", "m1"), exit=look("fade", "m0", 0.05), rings=[ring([0], grown(three))],
             transitions=[transition("a", "morph", "m1", pairs=[[0, 0]]), transition("b", "reveal", "m1"), transition(None, "reveal", "m1")])  # fmt: skip
    wide = [each | {"callout": each["callout"] and callout(frame=[400, 20, 240, 80])} for each in (a, b, c, d, e)]
    for each in wide:
        each["cutouts"] = [hole(cut["target"], [cut["element"][1], cut["element"][0], 50, 50]) for cut in each["cutouts"]]
        each["rings"] = []
    made = tour(variant("tall", [a, b, c, d, e], {"orientation": "portrait"}), variant("wide", wide, {"orientation": "landscape"}, [800, 400]), dismiss=["escape"])
    up, across = device(orientation="portrait"), device(orientation="landscape", display=[800, 400])
    vectors = []

    def seen(at, *laters):
        return (at, "picture", [round(at + later, 3) for later in laters])

    for less in (False, True):
        own = device(orientation="portrait", less=less)
        for path in ("ab", "cd", "ad", "ae") if less else ("ab", "ba", "ac", "ca", "bc", "cb", "cd", "dc", "ad", "db", "ae", "ea", "be", "eb", "ce"):
            happened = [(0, "begin", None), seen(0, 0, 0.05, 0.2, 0.34, 0.35)] if path == "ab" else [(0, "begin", None)]
            if path[0] != "a":
                happened.append((1, "event", path[0]))
            happened += [(3, "event", path[1]), seen(3, 0, 0.15, 0.25, 0.31, 0.45, 0.74)]
            vectors.append((f"from {path[0]} to {path[1]}{', with less motion' * less}", own, happened))
    for path in ("aba", "abc", "aca", "acb", "acd", "abd", "cab", "cdc", "bab", "ade", "bea", "dab"):
        for when in (0.06, 0.22, 0.37):
            happened = [(0, "begin", None)] + ([(1, "event", path[0])] if path[0] != "a" else [])
            happened += [(3, "event", path[1]), (3 + when, "event", path[2]), seen(3 + when, 0, 0.04, 0.17, 0.3, 0.5)]
            vectors.append((f"from {path[0]} to {path[1]}, and after {when} to {path[2]}", up, happened))
    for when in (0.1, 0.25):
        vectors += [
            (f"there and back and there, each after {when}", up,
             [(0, "begin", None), (3, "event", "b"), (3 + when, "event", "a"), (3 + 2 * when, "event", "b"), seen(3 + 2 * when, 0, 0.1, 0.2, 0.33, 0.6)]),
            (f"its end, {when} after a step was called", up, [(0, "begin", None), (3, "event", "b"), (3 + when, "event", "end"), seen(3 + when, 0, 0.1, 0.3, 0.5)]),
            (f"a person leaves, {when} after a step was called", up, [(0, "begin", None), (3, "event", "c"), (3 + when, "escape", None), seen(3 + when, 0, 0.1, 0.3, 0.5)]),
            (f"its screen goes and is back after {when}", up,
             [(0, "begin", None), (0, "shows", "home"), (3, "shows", "away"), seen(3, 0, 0.1), (3 + when, "shows", "home"), seen(3 + when, 0, 0.05, 0.2, 0.5)]),
            (f"another step waits for its screen, and comes after {when}", up,
             [(0, "begin", None), (0, "shows", "home"), (3, "event", "e"), seen(3, 0, 0.1), (3 + when, "shows", "other"), seen(3 + when, 0, 0.1, 0.3, 0.5)]),
            (f"the device is turned {when} after a step was called", up, [(0, "begin", None), (3, "event", "b"), (3 + when, "device", across), seen(3 + when, 0, 0.1, 0.2, 0.5)]),
        ]  # fmt: skip
    for name in "abcd":
        happened = [(0, "begin", None)] + ([(1, "event", name)] if name != "a" else [])
        vectors.append((f"the device is turned on {name}, and back", up, happened + [(3, "device", across), seen(3, 0, 0.1, 0.3, 0.6), (3.2, "device", up), seen(3.2, 0, 0.1, 0.3, 0.6)]))
    vectors.append(("less motion while it moves holds from the next passage on", up,
                    [(0, "begin", None), (3, "event", "b"), (3.2, "device", device(orientation="portrait", less=True)), seen(3.2, 0, 0.1), (4, "event", "a"), seen(4, 0, 0.1, 0.3)]))  # fmt: skip
    return "pictures", "What is on the screen at instants, whatever is interrupted by what.", made, vectors


def anchored():
    """Holes of all forms on other displays, and while they move."""
    bars = (50, 0, 30, 0)
    forms = {
        "rect": hole("x", [40, 100, 100, 50]),
        "rounded": shaped("x", [40, 100, 100, 50], "roundedRect", (8, 8, 8, 8)),
        "uneven": shaped("x", [40, 100, 100, 50], "roundedRect", (4, 20, 0, 12)),
        "smooth": shaped("x", [40, 100, 100, 50], "roundedRect", (12, 12, 12, 12), 0.6),
        "capsule": shaped("x", [40, 100, 100, 50], "capsule"),
        "pill": shaped("x", [40, 100, 100, 50], "roundedRect", (33, 33, 33, 33)),
        "side pill": shaped("x", [40, 100, 100, 50], "roundedRect", (33, 0, 0, 33), 0.6),
        "upright": shaped("x", [40, 100, 30, 90], "capsule"),
        "ellipse": shaped("x", [40, 100, 100, 50], "ellipse"),
        "circle": shaped("x", [40, 100, 50, 50], "circle"),
        "around": shaped("x", [40, 100, 40, 30], "circle", padding=10),
        "cut": shaped("x", [340, 30, 100, 50], "roundedRect", (8, 8, 8, 8), clip=[0, 50, 400, 720]),
    }  # fmt: skip
    files = []

    def screen(size, safe, **frames):
        return ("elements", {"screen": "home", "size": size, "safeArea": list(safe), "frames": frames})

    places = [
        ([400, 800], bars, [40, 100, 100, 50]), ([400, 800], bars, [140, 300, 100, 50]), ([400, 800], bars, [40, 100, 200, 150]),
        ([430, 932], (62, 0, 34, 0), [60, 120, 60, 30]), ([932, 430], (0, 60, 21, 60), [100, 40, 300, 20]), ([430, 932], (62, 0, 34, 0), None),
        ([375, 667], (20, 0, 0, 0), None), ([400, 800], bars, [40, 100, 30, 90]), ([400, 800], bars, [40, 100, 60, 60]),
    ]  # fmt: skip
    vectors, steps = [], []
    for name, cut in forms.items():
        around = rounded(grown_by(cut["frame"], 4), [(radius[0] + 4, radius[1] + 4) if radius else 0 for radius in radii_of(cut)])
        own = {"cutouts": [0], "width": 4, "gap": 2, "color": "#ff0000", "dash": None, "outline": around}
        own |= {"clip": [0, 50, 400, 720]} if cut["clip"] else {}
        to = [rule("event", each, each) for each in forms] + [rule("tap", {"target": "help", "frame": [350, 760, 40, 30]}, "rect")]
        steps.append(step(name, *to, holes=[cut], rings=[own], callout=None, mode="target", passing=[0],
                          allow=[{"target": "help", "frame": [180, 20, 40, 20]}],
                          transitions=[transition(each, "morph", "m1", pairs=[[0, 0]]) for each in forms if each != name] + [transition()]))  # fmt: skip
    made = tour(variant("phone", steps, safe=bars))
    parts = [3, 2, 1, 2, 3, 2, 1, 2]
    fine = [name for name in forms if name != "cut"]
    cut_up = [step(name, *(rule("event", each, each) for each in fine), holes=[forms[name] | {"outline": divided(forms[name]["outline"], parts)}], callout=None) for name in fine]
    told = [(f"{name}, place {place}", PHONE, [(0, "begin", None), (1, "event", name), (2, *screen(size, safe, x=box)), (2, "picture", [2])])
            for name in fine for place, (size, safe, box) in enumerate(places) if box]  # fmt: skip
    files.append(("divided", "Outlines of more segments in other boxes.", tour(variant("phone", cut_up, safe=bars), division=parts), told))
    # An edge that ends beside its side, and a tour whose division is another: both are stretched.
    beside = list(forms["rounded"]["outline"])
    beside[7] += 2
    for name, outline, parts in (("otherwise", forms["rounded"]["outline"], [1, 1, 1, 1, 1, 1, 1, 2]), ("beside", beside, [1] * 8)):
        only = step(name, holes=[forms["rounded"] | {"outline": outline}], callout=None)
        told = [(f"place {place}", PHONE, [(0, *screen(size, safe, x=box)), (0, "begin", None), (0, "picture", [0])]) for place, (size, safe, box) in enumerate(places) if box]
        files.append((f"divided-{name}", "Outlines that the division doesn't fit.", tour(variant("phone", [only], safe=bars), division=parts), told))
    for name in forms:
        for place, (size, safe, box) in enumerate(places):
            told_now = [(0, "begin", None), (1, "event", name), (2, *screen(size, safe, **({"x": box} if box else {}))), (2, "picture", [2])]
            vectors.append((f"{name}, place {place}", PHONE, told_now))
    for place, (size, safe, box) in enumerate(places):
        live = screen(size, safe, **({"x": box} if box else {}))
        points = [[0, 0], [200, 30], [370, 775], [size[0] - 30, size[1] - 25], (box or [50, 110])[:2]]
        vectors.append((f"touches, place {place}", PHONE, [(0, "begin", None), (1, *live), (1, "touch", points), (2, "tap", [size[0] - 30, size[1] - 25])]))
        vectors.append((f"on its way, place {place}", PHONE,
                        [(0, "begin", None), (1, "event", "rounded"), (3, "event", "circle"), (3.2, *live), (3.2, "picture", [3.2, 3.3, 3.6]),
                         (3.4, "event", "rect"), (3.4, "picture", [3.4, 3.6, 4])]))  # fmt: skip
    # Two numbers whose sum less the first is more than the second, as frames of the web have them.
    for name in ("rect", "uneven", "capsule"):
        told_now = [(0, "begin", None), (1, "event", name), (2, *screen([400, 800], bars, x=[16, 150.875, 47.141, 21])), (2, "picture", [2])]
        vectors.append((f"{name}, in binary", PHONE, told_now))
    files.append(("reanchored", "Where holes and rings lie on other displays.", made, vectors))
    own = hole("x", [16, 150.875, 47.141, 21])
    own |= {"outline": [round(value, 3) for value in own["outline"]], "frame": [8, 142.875, 63.141, 37]}
    # An edge that bends inwards between its corners, as no compiler draws one.
    bent = shaped("y", [28, 308, 84, 44], "roundedRect", [12] * 4)
    bent["outline"][2:6] = [25, 330, 113.5, 326.25]
    sharp = step("sharp", holes=[own, bent], rings=[ring([0], own["frame"])], callout=None)
    told_now = [(0, *screen([400, 800], bars, x=[16, 150.875, 60, 21.5], y=[30.5, 310.25, 120.75, 60])), (0, "begin", None), (0, "picture", [0])]
    waits = step("waits", rule("event", "go", "waits"), holes=[hole("x", [40, 100, 100, 50])], rings=[ring([0], [32, 92, 116, 66])], missing={"wait": 1, "then": "center"}, callout=None)
    hostile = [[40, 100, -1, 50], [40, 100, 50, -0.001], [1e308, 0, 10, 10], [0, -1e308, 10, 10], [0, 0, 1e308, 10], [1e9, -1e9, 1e9, 0], [1000000001, 0, 1, 1], [0, 1.2e9, 1, 1], [-1.2e9, 0, 1, 1], [0, 0, 0, 0]]
    told = [(f"a frame {frame}", PHONE, [(0, *screen([400, 800], bars, x=frame)), (0, "begin", None), (0, "picture", [0]), (1.5, "time", None), (1.5, "picture", [1.5])]) for frame in hostile]
    for size, safe in (([-1, 800], bars), ([400, 1e308], bars), ([400, 1.2e9], bars), ([400, 1e9], bars), ([400, 800], (0, -1, 0, 0)), ([0, 0], bars)):
        first = screen([400, 800], bars, x=[60, 300, 40, 40])
        told.append((f"a screen of {size} and {safe}", PHONE, [(0, *first), (0, "begin", None), (1, *screen(size, safe, x=[1, 1, 9, 9])), (1, "picture", [1])]))
    files.append(("undrawable", "Frames and screens that nobody can draw.", tour(variant("phone", [waits], safe=bars)), told))
    files.append(("sharp", "Sums of binary numbers at sharp corners.", tour(variant("phone", [sharp], safe=bars)), [("a sharp corner", PHONE, told_now)]))
    return files


def grown_by(rect, out):
    x, y, width, height = rect
    return [x - out, y - out, width + 2 * out, height + 2 * out]


def radii_of(cut):
    """The radii of a hole's corners, across and down; None for one that is sharp."""
    _, _, width, height = cut["frame"]
    half = min(width, height) / 2
    kind = cut["shape"]["kind"]
    if kind == "roundedRect":
        return [(radius, radius) if radius else None for radius in cut["shape"]["radii"]]
    return {"rect": [None] * 4, "ellipse": [(width / 2, height / 2)] * 4}.get(kind, [(half, half)] * 4)


PROGRESS = [{}, {"progress": {"kind": "text", "text": "where"}}, {"progress": {"kind": "dots", "text": "count"}}]


def named():
    """Tours with values of the app's in their texts."""
    texts = {
        "hello": "Hello, %{name}", "sum": "**%{total}** of `%{total}`, *%{name}*", "twice": "%{a_1}%{a_1}, %{name}!",
        "signs": "100%, 50%%, {name}, % {name}, %%{name}, %%%{name}, %%%%{name}, %%",
        "none": "%{}, %{1x}, %{a-b}, %{ name }, %{name, %{%{name}, %{" + "n" * 64 + "}, %{" + "n" * 65 + "}, %{é}",
        "markup": "a**%{name}**b, *%{name}*, [%{name}](https://example.com/%{total}), %\\*{name}, **x%{name}",
        "other": "%{other}, %{Name}, %{total}", "next": "On to %{name}",
        "link": "[%{name}](https://example.com/%{name}?%%{x}) and *[two](https://example.com/two)*, %{total}",
        "where": "%{name}: {step} of {total}, %{step}, %%{step}, %{total}, {total}{step} %{other}", "count": "{step}/{total}",
    }  # fmt: skip
    samples = {"name": {"en": "Bartholomew"}, "total": {"en": "$1,000.00", "de": "1.000,00 $"}, "a_1": {"en": "1"}, "n" * 64: {"en": "n"}, "step": {"en": "7"}}
    names = [name for name in texts if name not in ("next", "where", "count")]
    steps = [
        step(name, rule("event", "on", names[place + 1] if place + 1 < len(names) else None),
             callout=callout([button("next", None, title="next")], title="hello", body=name) | PROGRESS[place % 3])
        for place, name in enumerate(names)
    ]  # fmt: skip
    steps[2]["accessibility"] = steps[2]["accessibility"] | {"label": "twice", "hint": "hello"}
    strings = {"en": texts, "de": {"hello": "%{name}, hallo", "sum": "%{total}"}}
    all_values = {"name": "Ann", "total": "$5", "a_1": "*one*", "other": "no", "step": "{total}"}
    through = [(place, "event", "on") for place in range(1, len(names))]

    def asked(*happenings, at=0, locale="en"):
        every = [each for happening in through for each in (happening, (happening[0], "texts"))]
        return device(locale), [*((at, *each) for each in happenings), (at, "begin", None), (at, "texts", None), *told(*every, begin=False)]

    vectors = [
        ("nothing is known", *asked()),
        ("all is known", *asked(("variables", all_values))),
        ("in another language", *asked(("variables", all_values), locale="de")),
        ("values that look like markup and variables", *asked(("variables", {"name": "*%{total}* `x` [y](z) %%{ \\*", "total": "**", "a_1": "_"}))),
        ("an empty value, and one from right to left", *asked(("variables", {"name": "", "total": "مرحبا", "n" * 64: "long"}))),
        ("values that change", PHONE,
         told((0, "texts"), (1, "variables", {"name": "Ann"}), (1, "texts"), (2, "variables", {"total": "1"}), (2, "texts"), (3, "event", "on"))),
        ("values before the beginning, and after the end", PHONE,
         [(0, "texts", None), (0, "variables", all_values), (1, "begin", None), (2, "end", None), (3, "variables", {}), (3, "texts", None)]),
        ("a step without a callout", PHONE, told((0, "variables", all_values), (0, "event", "on"), (0, "end"), (1, "texts"))),
    ]  # fmt: skip
    plain = [step(name, rule("event", "on", "b"), callout=callout(title="hello", body=body) | PROGRESS[1]) for name, body in (("a", "signs"), ("b", "link"))]
    alone = tour([plain[0]], strings={"en": texts}, variables=samples)
    return [
        ("named", "The app's values in texts.", tour(steps, strings=strings, variables=samples), vectors),
        ("unnamed", "Without variables texts are what they are.", tour(plain, strings={"en": texts}),
         [("as it stands", PHONE, told((0, "variables", all_values), (0, "texts"), (1, "event", "on"), (1, "texts")))]),
        ("alone", "A tour of one step has no progress.", alone, [("one step", PHONE, told((0, "variables", all_values), (0, "texts")))]),
    ]


def all_files():
    for group in (named, rules, times, waits, skips, keys, routes, resumed, variants, focus, touches, wander, moving, anchored):
        made = group()
        yield from made if isinstance(made, list) else [made]
