"""Rules that the pages say in one sentence each. The form is that of scenarios.py."""

from callout_scenarios import bubble, heights, screen, seen
from hunted_scenarios import spike
from scenarios import PHONE, device, told
from tours import CUT, DISPLAY, button, callout, flag, hole, look, ring, rule, step, tour, transition, variant

BODIES = {
    "marks": "_a_ *b* **c** __d__ `e` ***f***", "words": "snake_case_name a**b**c a__b__c 2*3*4", "spaced": "* a* ** b ** _ c _",
    "nested": "*a **b** c* **d *e* f** *a_b*_", "left": "*a **b *c", "thirds": "a***b*** **a*b**c* *a**b*",
    "escaped": "\\*a\\* \\_b\\_ \\[c](u) \\` \\\\ \\! \\# \\a", "code": "`` a`b `` ` c ` `d`` `*e*` ` `", "lines": "a\nb  \nc\\\nd `e\nf`",
    "links": "[a](https://e.x/b_(c)?d=e#f) [g](<h i> 'j') [*k*](l)", "no links": "[a] (b) [c](d e) [f][g] [h] <https://e.x> ![i](j)",
    "html": "a &amp; b <b>c</b> &#42;d&#42; ~~e~~ https://e.x # f", "quotes": "«*a*» (*b*) *\"c\"* .*d*. é*e*",
    "inside": "**[a](b)** *[c](d* e) `[f](g)`", "targets": "[a](b\\)c) [d](e\\_f) [h](i \"j\")",
}  # fmt: skip


def markup():
    names = list(BODIES)
    steps = [step(name, rule("event", "on", after), callout=callout(body=name)) for name, after in zip(names, [*names[1:], None])]
    through = [each for at, _ in enumerate(names) for each in ((at, "event", "on"), (at, "texts")) if at] + [(len(names), "texts")]
    vectors = [("what of CommonMark counts", PHONE, told((0, "texts"), *through))]
    return "markup", "What of CommonMark counts in a body.", tour(steps, strings={"en": {"title": "Hello"} | BODIES}), vectors


RIGHT = ["ar", "he-IL", "fa-AF", "ur", "yi", "dv", "ckb", "ps", "ug", "sd", "syr", "ks", "az-Arab", "AZ-ARAB-IR", "az-IR", "pa-PK", "ku-LB", "ff-Adlm", "ar-1996", "uz-x-arab-AF", "rhg"]
LEFT = ["en", "de-Latn", "ar-Latn", "ks-Deva", "az", "ku", "pa", "ug-KZ", "sd-IN", "he-Latn-IL", "en-x-arab", "fi", "arn", "ha"]


def directions():
    steps = [step("a", rule("tap", "anywhere", "b")), step("b")]
    vectors = []
    for tag in RIGHT + LEFT:
        vectors.append((f"the arrow to the left in {tag}", device(tag), told((1, "key", "ArrowLeft"))))
    return "directions", "Which languages run from the right.", tour(steps, locales=["und", *RIGHT, *LEFT], strings={"und": {}}), vectors


def calm():
    """Less motion: what is at once, and what a passage replaces."""
    steps = [
        step("a", rule("event", "b", "b"), rule("event", "c", "c"), rule("after", 1, "b"), enter=None, exit=None),
        step("b", rule("event", "a", "a"), rule("after", 1, "c"), screen="other", enter=None, exit=look("reveal", "m1", 0.1, True), transitions=[transition(None, "cut")]),
        step("c", rule("event", "a", "a"), rule("after", 1, None), enter=CUT, exit=CUT, variantChange=CUT, transitions=[transition("a", "cut", delay=0.2, lock=True), transition()],
             reducedMotion={"kind": "cut", "motion": None}),
    ]  # fmt: skip
    wide = [each | {"overlay": each["overlay"] | {"frame": [0, 0, 800, 400]}} for each in steps]
    made = tour(variant("tall", steps, {"orientation": "portrait"}), variant("wide", wide, {"orientation": "landscape"}, [800, 400]), dismiss=["escape"])
    vectors = []
    for less in (False, True):
        up = device(orientation="portrait", less=less)
        across = device(orientation="landscape", display=[800, 400], less=less)
        words = ", with less motion" * less
        vectors += [
            (f"what begins at once{words}", up, [*told((0, "time"), (0.5, "time"), (1, "time"), (1.25, "time"), (2.251, "time"), (2.61, "time"), (3, "time")), seen(3, 0)]),
            (f"what goes at once{words}", up, [*told((0, "shows", "home"), (0.5, "shows", "away")), seen(0.5, 0, 0.1)]),
            (f"a cut to another step{words}", up, [*told((0.5, "event", "c")), seen(0.5, 0, 0.1, 0.19, 0.21, 0.35), *told((1.19, "time"), (1.21, "time"), (1.6, "time"), begin=False)]),
            (f"a cut to another screen{words}", up, [*told((0.5, "event", "b")), seen(0.5, 0, 0.1, 0.3)]),
            (f"another variant at once{words}", up, [*told((0.5, "device", across)), seen(0.5, 0, 0.1, 0.3)]),
            (f"another variant by a cut{words}", up, [*told((0.5, "event", "c"), (0.8, "device", across)), seen(0.8, 0, 0.1, 0.3)]),
            (f"left at once{words}", up, [*told((0.5, "escape")), seen(0.5, 0, 0.1)]),
        ]  # fmt: skip
    return "calm", "Less motion: what is at once stays so, and a cut is a passage that is replaced.", made, vectors


def nearest():
    """Of variants that differ in one trait or in the display alone, the nearest."""
    displays = {"wide": [800, 400], "tall": [400, 800], "square": [600, 600], "small": [320, 568], "big": [660, 920], "narrow": [250, 698]}
    made = tour(*(variant(name, [step("a")], display=size) for name, size in displays.items()))
    vectors = [(f"the nearest display to {size}", {"traits": {"locale": "en"}, "display": size}, told((0, "time")))
               for size in ([400, 800], [620, 470], [500, 700], [700, 510], [430, 640], [360, 684], [1000, 1000], [1, 1], [600, 0], [580, 380], [540, 800], [120, 568])]  # fmt: skip
    files = [("nearest", "The variant whose display is nearest.", made, vectors)]
    sizes = {"two": "accessibilityLarge", "usual": None, "one": "large", "small": "extraSmall", "more": "2.75", "most": "4.1", "all": "500%", "least": "0.26", "percent": "150%", "factor": "3.1"}
    made = tour(*(variant(name, [step("a")], {"textSize": size}) for name, size in sizes.items()))
    asked = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility3", "accessibility4", "accessibility5", "1.23", "1.22", "1.73", "1.74",
             "2.48", "2.5", "245%", "huge", "0.5", "0.24", "5.1", "500%", "0.25", "0.3", "extraExtraLarge", "accessibilityExtraLarge", ""]  # fmt: skip
    vectors = [(f"the nearest text size to {each}", device(textSize=each), told((0, "time"))) for each in asked]
    files.append(("text-sizes", "The variant whose text size is nearest: the smaller multiple.", made, vectors))
    tags = {"none": None, "en": "en", "de": "de", "de-AT": "de-AT", "zh-Hant": "zh-Hant", "zh": "zh", "sr-Latn": "sr-Latn", "pt-BR": "pt-BR", "en-GB": "en-GB", "es-419": "es-419", "fr-1694": "fr-1694", "az-Latn-AZ": "az-Latn-AZ"}
    made = tour(*(variant(name, [step("a")], {"locale": tag}) for name, tag in tags.items()), locales=["en", "de", "zh-Hant", "de-x"], strings={"en": {"title": "Hello", "body": "b"}, "de": {"title": "Hallo"}, "zh-Hant": {}, "de-x": {"title": "X"}})
    asked = ["de-CH", "de-x-mine", "de-a-foo-x-bar", "DE-at-1996", "zh-Hant-TW", "zh-Hans", "zh-Hans-CN", "sr", "sr-Cyrl", "sr-Latn-RS", "pt", "pt-PT", "en-AU", "es", "es-MX", "fr", "de-AT-x", "ja-JP", "fr-1990", "az-Latn-TR", "az-Cyrl-AZ"]
    vectors = [(f"the nearest language to {each}", device(each), told((0, "texts"))) for each in asked] + [("an unknown language", {"traits": {}, "display": DISPLAY}, told((0, "texts")))]
    schemes = tour(*(variant(name, [step("a")], traits) for name, traits in (("light", {"colorScheme": "light"}), ("dark", {"colorScheme": "dark"}), ("pad", {"idiom": "tablet", "colorScheme": "dark"}), ("web", {"platform": "web"}))))
    ranks = [(f"{traits}", {"traits": {"locale": "en"} | traits, "display": DISPLAY}, told((0, "time"))) for traits in ({}, {"colorScheme": "dark"}, {"idiom": "tablet"}, {"idiom": "tablet", "colorScheme": "light"}, {"platform": "web", "colorScheme": "dark"}, {"platform": "web", "idiom": "tablet"})]
    return [*files, ("languages", "The variant whose language is nearest, and the texts that a device shows.", made, vectors), ("traits", "Traits in their order.", schemes, ranks)]


def sizes():
    """Callouts as they were laid out at several text sizes."""
    frames = {"large": (100, 200, 200, 100), "xxLarge": (90, 200, 220, 140), "accessibility1": (80, 200, 240, 180)}
    own = callout(locales=("en", "de"))
    own["sizes"] = {locale: {size: callout(frame=frame)["layouts"]["en"] for size, frame in frames.items() if size != "large" and (locale == "en" or size == "xxLarge")} for locale in ("en", "de")}
    made = variant("phone", [step("a", callout=own)]) | {"textSizes": {"large": 1, "xxLarge": 1.266667, "accessibility1": 1.666667}}
    vectors = [(f"{size} in {locale}", device(locale, **({"textSize": size} if size else {})), [(0, "begin", None), seen(0, 0), (0, "touch", [[95, 250], [85, 250], [200, 335], [200, 290]])])
               for locale in ("en", "de", "ar") for size in (None, "xSmall", "large", "1.01", "xxLarge", "1.3", "accessibility1", "accessibility5", "huge")]  # fmt: skip
    return "sizes", "Callouts at the smallest text size that is not under the device's.", tour(made), vectors


def panels():
    """Heights of sheets and banners."""
    forms = {
        "sheet": bubble(["auto"], (0, 640, 400, 160), "bottom", kind="sheet"), "limited": bubble(["auto"], (0, 640, 400, 160), "bottom", kind="sheet", maxHeight=100),
        "high": bubble(["auto"], (0, 560, 400, 240), "bottom", kind="sheet", sheet={"height": 240}, maxHeight=100), "free": bubble(["auto"], (0, 640, 400, 160), "bottom", kind="sheet", sheet=None),
        "banner": bubble(["auto"], (16, 66, 368, 80), "top", kind="banner"), "low": bubble(["auto"], (16, 66, 368, 60), "top", kind="banner", maxHeight=60),
        "bubble": bubble(["bottom"]), "capped": bubble(["bottom"], maxHeight=100),
    }  # fmt: skip
    steps = [step(name, *(rule("event", each, each) for each in forms), holes=[hole("x", [300, 300, 60, 40], padding=0)], callout=each) for name, each in forms.items()]
    made, vectors = tour(variant("phone", steps, safe=[50, 0, 30, 0])), []
    for name in forms:
        began = [(0, "begin", None)] + ([(1, "event", name)] if name != "sheet" else [])
        for words, sizes in (("low words", ([150, 90], [368, 70], [400, 66])), ("high words", ([150, 900], [368, 800], [400, 780]))):
            vectors.append((f"{name}, {words}", PHONE, [*began, (2, *heights(name, *sizes)), seen(2, 0)]))
            vectors.append((f"{name}, {words}, other bars", PHONE, [*began, (2, *screen((430, 932), [62, 10, 44, 20], x=[300, 300, 60, 40])), (2, *heights(name, *sizes)), seen(2, 0)]))
        vectors.append((f"{name}, other bars", PHONE, [*began, (2, *screen((430, 932), [62, 10, 44, 20], x=[300, 300, 60, 40])), seen(2, 0)]))
    for name in ("banner", "low", "sheet"):
        lying = (2, *screen((932.5, 430), [0, 59, 21, 59], x=[300, 200, 60, 40]))
        began = [(0, "begin", None)] + ([(1, "event", name)] if name != "sheet" else [])
        vectors.append((f"{name}, on a wide display", PHONE, [*began, lying, seen(2, 0)]))
        vectors.append((f"{name}, words on a wide display", PHONE, [*began, lying, (2, *heights(name, [150, 90], [559.5, 70.5], [560, 56.25], [782, 41])), seen(2, 0)]))
    return "panels", "Heights of sheets, banners and bubbles: `sheet.height`, `maxHeight`, and what the system takes.", made, vectors


def locks():
    """Locks of an exit and an enter that are played one after the other."""
    steps = [
        step("a", rule("tap", "anywhere", "b"), rule("event", "c", "c"), exit=look(motion="m1", lock=True)), step("b", rule("tap", "anywhere", "a"), screen="other", enter=look(lock=True), exit=look(motion="m1"), transitions=[transition(None, "fade", "m0")]),
        step("c", rule("tap", "anywhere", "b"), screen="third", enter=look(delay=0.1), exit=look(delay=0.1), transitions=[transition(None, "fade", "m0")]),
    ]  # fmt: skip
    steps[0]["transitions"] = [transition(None, "cut")]
    points = [[1, 1]]

    def asked(*times):
        return [(at, "touch", points) for at in times]

    vectors = [
        ("the exit locks, and so does what enters", PHONE, [*told((1, "tap", [1, 1])), *asked(1, 1.3, 1.499, 1.51, 1.749, 1.751)]),
        ("only what enters locks, and while the exit is played", PHONE, [*told((1, "event", "c"), (3, "tap", [1, 1])), *asked(3, 3.2, 3.349, 3.5, 3.599, 3.601)]),
        ("only the exit locks", PHONE, [*told((1, "event", "c")), *asked(1, 1.499, 1.501, 1.84, 1.86)]),
        ("no lock", PHONE, [*told((1, "tap", [1, 1]), (3, "tap", [1, 1])), *asked(3, 3.2, 3.6)]),
    ]  # fmt: skip
    return "locks", "How long touches are locked between two screens.", tour(steps), vectors


def strays():
    """Holes that pairs leave out, layers of which pairs say nothing, rings and layers that are hardly seen."""
    one, two, three = [20, 20, 60, 40], [200, 300, 100, 80], [50, 600, 80, 80]

    def leads():
        return [rule("event", each, each) for each in "abcdef"]

    def around(place, rect):
        x, y, w, h = rect
        return ring([place], [x - 8, y - 8, w + 16, h + 16])

    a = step("a", *leads(), holes=[("one", one), ("two", two)], rings=[around(0, one), around(1, two)], transitions=[transition(each, "morph", "m1", pairs=[[0, 0]]) for each in "bc"] + [transition(None, "morph", "m1")])
    b = step("b", *leads(), holes=[("two", three), ("one", two)], callout=None, transitions=[transition("a", "morph", "m1", pairs=[[0, 0]]), transition("d", "morph", "spring", pairs=[[0, 0]]), transition(None, "morph", "m1")])
    c = step("c", *leads(), holes=[("one", two), ("two", one), ("one", three)], rings=[around(0, two)], transitions=[transition("b", "fade", "m1"), transition("a", "morph", "m1", pairs=[]), transition(None, "fade", "m1")])
    d = step("d", *leads(), holes=[("one", one)], rings=[around(0, one)], callout=callout(frame=(20, 100, 200, 90)), transitions=[transition("b", "morph", "spring", pairs=[[1, 0]]), transition("e", "morph", "m1", pairs=[[0, 0]]), transition(None, "morph", "m1")])
    e = step("e", *leads(), holes=[("one", three)], callout=None, transitions=[transition("d", "morph", "spring", pairs=[[0, 0]]), transition(None, "morph", "m1")])

    f = step("f", *leads(), holes=[("one", one)], rings=[around(0, one) | {"width": 12}], transitions=[transition("b", "morph", "m1", pairs=[[0, 0]]), transition()])

    def way(path, *after):
        happened, at = [(0, "begin", None)] + ([(1, "event", path[0])] if path[0] != "a" else []), 3
        for name, pause in zip(path[1:], [*after, None]):
            happened.append((round(at, 6), "event", name))
            at += pause or 0
        return [*happened, seen(round(at, 6), 0, 0.1, 0.2, 0.4)]

    vectors = [
        ("holes that pairs leave out go and come", PHONE, way("ab")), ("and are taken up again", PHONE, way("aba", 0.2)), ("and once more", PHONE, way("abab", 0.2, 0.15)),
        ("a layer of which pairs say nothing", PHONE, way("bca", 0.2)), ("and its rings", PHONE, way("acb", 0.2)), ("two holes of one target", PHONE, way("aca", 0.2)),
        ("a fade that is interrupted by a fade", PHONE, way("bcb", 0.2)), ("words of one side", PHONE, way("eb")), ("words that come", PHONE, way("bd")), ("words that go", PHONE, way("de")),
        ("words that come and go", PHONE, way("bdb", 0.2)), ("a ring at an opacity of 0", PHONE, way("ded", 0.33)), ("a ring that is hardly seen", PHONE, way("ded", 0.239)),
        ("a ring that is all but gone", PHONE, way("abf", 0.49998)), ("a ring that has gone", PHONE, way("abf", 0.6)), ("a ring that is taken up", PHONE, way("abf", 0.3)),
        ("a layer that is hardly seen", PHONE, way("bcb", 0.0005)), ("a layer that is seen enough", PHONE, way("bcb", 0.002)), ("a layer that is all but there", PHONE, way("bcb", 0.4995)),
    ]  # fmt: skip
    return "strays-pairs", "Holes and layers that pairs leave out, and what is hardly seen.", tour([a, b, c, d, e, f]), vectors


def unfocused():
    """A step with nothing to focus comes after one that has the focus."""
    bare = {"label": None, "hint": None, "announce": "polite", "focus": "target", "order": ["callout", "cutouts"]}
    steps = [
        step("a", rule("event", "on", "b"), callout=callout([button("next", "b")])), step("b", rule("event", "on", "c"), holes=(), callout=None, accessibility=bare),
        step("c", rule("event", "on", "a"), rule("event", "more", "b"), holes=(), accessibility=bare), step("d", holes=(), callout=None, accessibility=bare),
    ]  # fmt: skip
    steps[3] = step("d", rule("event", "on", "a"), accessibility=bare | {"order": ["elements", "callout"], "focus": "callout"}, allow=[{"target": "more", "frame": [0, 0, 9, 9]}])
    steps[2]["advance"].append(rule("event", "last", "d"))
    vectors = [("holes that the focus passes by", PHONE, told((1, "event", "on"), (2, "event", "on"), (3, "event", "last"))), ("nothing to focus", PHONE, told((1, "event", "on"), (2, "event", "on"), (3, "event", "more"), (4, "end")))]
    return "unfocused", "A step with nothing to focus.", tour(steps), vectors


def enabled():
    """Buttons that lead back at the first step: one without a rule is disabled, one with a rule that applies is not."""
    both = callout([button("back", None, back=True), button("other", None, back=True), button(None, "b")])
    steps = [step("a", rule("button", "back", "b", flag("on")), rule("button", "other", "b", back=True), callout=both), step("b", callout=both)]
    vectors = [
        ("a rule that applies", PHONE, told((0, "flags", {"on": True}), (1, "button", 0), (2, "button", 0))),
        ("a rule that does not", PHONE, told((1, "button", 0), (2, "button", 1), (3, "flags", {"on": True}), (3, "button", 0), (4, "button", 1))),
        ("a button without a role", PHONE, told((1, "button", 2), (2, "button", 2), (3, "button", 7))),
    ]
    return "enabled", "Buttons that lead back where there is nothing to go back to.", tour(steps), vectors


def taps():
    """Taps on a callout that lies over holes, on holes without a rule, and while touches are locked."""
    over = callout([button("next", "b")], frame=(100, 100, 100, 100))
    help_ = {"target": "help", "frame": [180, 180, 40, 40]}
    steps = [
        step("a", rule("tap", "target", "b"), rule("tap", help_, "c"), rule("event", "d", "d"), callout=over), step("b", rule("tap", "anywhere", "a"), callout=over | {"buttons": [button("next", "c")]}, enter=look(lock=True), transitions=[transition(None, "fade", "m1", 0, True)]),
        step("c", rule("tap", help_, "a"), rule("tap", "target", "b", flag("on")), callout=over), step("d", rule("event", "a", "a"), callout=None, mode="block"),
    ]  # fmt: skip
    vectors = [
        ("the callout over a hole", PHONE, told((1, "tap", [120, 120]), (2, "tap", [190, 190]), (3, "tap", [205, 205]))), ("beside the callout", PHONE, told((1, "tap", [96, 110]))),
        ("a hole without a rule does not dismiss", PHONE, told((1, "event", "d"), (2, "tap", [120, 120]), (3, "tap", [300, 300]))),
        ("elements and buttons while touches are locked", PHONE, told((1, "element", "button"), (1.2, "element", "button"), (1.3, "button", 0), (1.4, "tap", [1, 1]), (1.6, "element", "other"))),
        ("an element that a rule does not name", PHONE, told((1, "tap", [205, 205]), (2, "element", "button"), (3, "element", "help"))),
        ("a rule for the target, whose condition holds", PHONE, told((0, "flags", {"on": True}), (1, "tap", [205, 205]), (2, "element", "button"))),
    ]  # fmt: skip
    return "taps", "Taps on callouts over holes, and on what no rule waits for.", tour(steps, dismiss=["overlay"]), vectors


def ends():
    """Ends while a step waits, and variants that lack a step which waits or stands."""
    steps = [step("a", rule("event", "b", "b"), exit=look(motion="m1")), step("b", rule("event", "on", "c"), before=[{"event": "ready"}], screen="other", exit=look(motion="m1")), step("c", before=[{"event": "go"}], screen="third"), step("d", when=flag("d"))]
    left = [steps[0], steps[2], steps[3]]
    made = tour(variant("one", steps, {"platform": "ios"}), variant("two", left, {"platform": "web"}), variant("three", left[1:], {"platform": "tv"}), variant("four", left[2:], {"platform": "car"}))
    one, two, three, four = (device(platform=name) for name in ("ios", "web", "tv", "car"))
    vectors = [
        ("the app ends it while a step stands", one, [*told((1, "end")), seen(1, 0, 0.1, 0.4, 0.6)]),
        ("the app ends it while a step waits to come again", one, [*told((0, "shows", "home"), (1, "shows", "away"), (1.2, "end")), seen(1.2, 0, 0.1, 0.25, 0.4)]),
        ("it ends twice", one, [*told((1, "end"), (1.2, "end")), seen(1.2, 0, 0.1, 0.25, 0.4)]),
        ("a variant that lacks a step that waits keeps events", one, told((0, "shows", "home"), (1, "event", "b"), (2, "event", "go"), (3, "device", two), (4, "shows", "third"))),
        ("one that lacks a step that stands forgets them", one, told((0, "shows", "home"), (1, "event", "go"), (2, "device", three), (3, "shows", "home"), (4, "event", "go"), (4, "shows", "third"))),
        ("the old picture goes while the next step waits", one, [*told((0, "shows", "home"), (1, "device", three)), seen(1, 0, 0.1, 0.4)]),
        ("the old picture goes when nothing is left", one, [*told((1, "device", four)), seen(1, 0, 0.1, 0.4)]),
        ("less motion while a step waits", one, [*told((0, "shows", "home"), (1, "shows", "away"), (1.1, "device", device(platform="ios", less=True))), seen(1.1, 0.1, 0.3)]),
    ]  # fmt: skip
    return "ends", "Ends, and variants that lack the step, while something goes.", made, vectors


def around():
    """Ways to a step whose condition fails, from the step behind it; and a tour no step of which comes."""
    steps = [step(name, rule("event", "c", "c"), rule("event", "e", "e"), rule("event", "a", "a"), when=flag(name) if name != "e" else None) for name in "abcde"]
    vectors = []
    for flags in ("a", "ab", "b", "", "abd", "d", "c", "cd", "abcd"):
        all_flags = {name: True for name in flags}
        vectors.append((f"to c, where {', '.join(flags) or 'nothing'} holds", PHONE, told((0, "flags", {"a": True}), (0, "begin"), (1, "event", "e"), (2, "flags", all_flags), (3, "event", "c"), (4, "event", "a"), begin=False)))
    nothing = tour([step("a", when=flag("a")), step("b", when=flag("b"))])
    routes = tour([step("a", rule("event", "b", "b")), step("b", before=[{"route": "/b/:x"}])])
    waits = [("another route than is waited for", PHONE, told((0, "route", "/c/1"), (1, "event", "b"), (2, "route", "/b"), (3, "route", "/b/2"))), ("no route", PHONE, told((1, "event", "b"), (2, "route", "/b/1")))]
    home = ("elements", {"screen": "home", "size": DISPLAY, "safeArea": [0, 0, 0, 0], "frames": {}})
    bare = tour([step("a", callout=None), step("b")])
    lacking = [(f"then {then}, without a callout or a rule", PHONE, told((0, *home), (0, "missing", {"wait": 0, "then": then}), (1, "begin"), begin=False)) for then in ("place", "skip", "end", "center")]
    return [
        ("around", "To a step whose condition fails, from the step behind it.", tour(steps), vectors), ("none", "A tour no step of which comes.", nothing, [("no condition holds", PHONE, told((1, "event", "x")))]),
        ("routed", "A step that waits for a route.", routes, waits), ("bare", "A step without a callout, whose target is missing.", bare, lacking),
    ]  # fmt: skip


def again():
    """Events and routes of before: what counts of them when a step is passed over, and after a tour is resumed."""
    empty = ("elements", {"screen": "home", "size": DISPLAY, "safeArea": [0, 0, 0, 0], "frames": {}})
    steps = [step("a", rule("event", "c", "c"), rule("event", "d", "d"), missing={"wait": 1, "then": "skip"}), step("b", before=[{"event": "ready"}], screen="other"),
             step("c", rule("event", "d", "d"), screen="third", missing={"wait": 1, "then": "skip"}), step("d", before=[{"event": "ready"}], screen="other", routes=[rule("route", "/x", "a")])]  # fmt: skip
    saved = {"state": "tutorialc.session/1", "once": "walk/1", "step": "c", "history": []}
    third = ("elements", empty[1] | {"screen": "third"})
    vectors = [
        ("passed over after it has stood: what was reported meanwhile does not count", PHONE, told((0, "shows", "home"), (1, "event", "ready"), (2, *empty), (2.4, "time"), (3.5, "time"), (4, "event", "ready"), (5, "shows", "other"))),
        ("passed over before it has stood: it does", PHONE, told((0, "shows", "home"), (0, *third), (1, "event", "c"), (1.5, "shows", "third"), (1.7, "event", "ready"), (2.6, "time"), (3, "shows", "other"))),
        ("a route of before, after a tour was resumed", PHONE, told((0, "route", "/x"), (0, "begin", {"saved": saved}), (1, "event", "d"), (2, "event", "ready"), (3, "route", "/y"), (4, "route", "/x"), begin=False)),
    ]  # fmt: skip
    return "again", "Events and routes of before.", tour(steps), vectors


def passing():
    """Holes that let touches through, and holes that do not."""
    both = [("button", [108, 108, 34, 34]), ("other", [208, 208, 34, 34])]
    files = []
    for mode, places in (("block", [0]), ("target", [0, 1])):
        own = step("a", holes=both, mode=mode, passing=places, callout=None)
        name = f"touches-{mode}-{''.join(map(str, places))}"
        files.append((name, f"Whose a touch is under {mode} with {places}.", tour([own]), [("in each hole, and beside", PHONE, [(0, "begin", None), (1, "touch", [[120, 120], [220, 220], [170, 170]])])]))
    return files


def exactly():
    """Lengths that are just half, just 1, or just large enough; and names that an element shares with a screen."""
    dims = {"half": [100, 200, 200, 400], "one off": [181, 380, 40, 40], "near": [180.5, 380, 40, 40], "short": [101, 201, 198, 398]}
    bars = (50, 0, 30, 0)
    steps = [step(name, *(rule("event", each, each) for each in dims), overlay={"color": "#000000", "opacity": 0.5, "blur": 0, "frame": frame}, callout=None) for name, frame in dims.items()]
    live = screen((460, 920), [50, 0, 30, 0])
    vectors = [(f"a dim that is {name}", PHONE, [(0, "begin", None), *([(1, "event", name)] if name != "half" else []), (2, *live), seen(2, 0)]) for name in dims]
    halves = "halves", "What lies just in the middle, and is just half as long.", tour(variant("phone", steps, safe=bars)), vectors
    forms = {
        "room": dict(callout=bubble(["left"], (0, 0, 200, 60), "left", width=200), holes=[hole("x", [128, 300, 200, 40], padding=0)]),
        "less": dict(callout=bubble(["left"], (0, 0, 200, 60), "left", width=200), holes=[hole("x", [127, 300, 200, 40], padding=0)]),
        "tied": dict(callout=bubble(["right"], (0, 0, 150, 60), "right", width=150, avoid=[{"target": "post", "frame": [0, 449, 400, 2]}]), holes=[hole("x", [100, 400, 40, 100], padding=0)]),
        "fills": dict(callout=bubble(["left", "center"], (0, 0, 300, 340), "left", width=300), holes=[hole("x", [16, 66, 368, 344], padding=0)]),
        "more": dict(callout=bubble(["left", "center"], (0, 0, 300, 340), "left", width=300), holes=[hole("x", [16, 66, 368, 346], padding=0)]),
        "covers": dict(callout=bubble(["left", "center"], (0, 0, 368, 300), "left", width=368), holes=[hole("x", [16, 66, 368, 600], padding=0)]),
        "mitred": dict(callout=bubble(["left"], (0, 0, 60, 60), "left", width=60), holes=[spike("x", [180, 300, 180, 106], 0)], rings=[ring([0], [180, 300, 180, 106], width=20, gap=0) | {"outline": spike("", [150, 286, 230, 134], 0)["outline"]}]),
        "bevelled": dict(callout=bubble(["left"], (0, 0, 60, 60), "left", width=60), holes=[spike("x", [180, 300, 180, 60], 0)], rings=[ring([0], [180, 300, 180, 60], width=20, gap=0) | {"outline": spike("", [150, 286, 230, 88], 0)["outline"]}]),
        "within": dict(callout=bubble(["bottom"], (0, 0, 150, 60), width=150, gap=-10, avoid=[{"target": "k", "frame": [190, 392, 20, 8]}]), holes=[hole("x", [100, 300, 200, 100], padding=0)]),
    }  # fmt: skip
    steps = [step(name, *(rule("event", each, each) for each in forms), **form) for name, form in forms.items()]
    sizes = {"fills": ([60, 690], [200, 500], [300, 340]), "more": ([60, 690], [200, 500], [300, 340]), "covers": ([60, 690], [200, 500], [368, 300])}
    vectors = [(f"{name} in {locale}", device(locale), [(0, "begin", None), *([(1, "event", name)] if name != "room" else []), (2, *heights(name, *sizes.get(name, ([50, 100], [60, 80], [70, 60]) if name in ("mitred", "bevelled") else ([100, 100], [150, 80], [200, 60])))), seen(2, 0)])
               for name in forms for locale in ("en", "ar")]  # fmt: skip
    rooms = "rooms", "Rooms that are just large enough, and targets that fill just half of the screen.", tour(variant("phone", steps, safe=bars)), vectors
    gone = [step("a", rule("gone", {"target": "x", "screen": "home"}, "b"), rule("appears", {"target": "home", "screen": "x"}, "c")), step("b"), step("c")]
    told_now = [("an element called like a screen", PHONE, told((0, "appeared", "x"), (1, "disappeared", "home"), (2, "appeared", "home"))), ("and the screen", PHONE, told((0, *screen(x=[1, 1, 9, 9])), (1, "disappeared", "home"), (2, *screen())))]
    return [halves, rooms, ("same-names", "Elements that are called like screens.", tour(gone), told_now)]


def all_files():
    for group in (markup, directions, calm, nearest, sizes, panels, locks, strays, unfocused, enabled, taps, ends, around, again, passing, exactly):
        made = group()
        yield from made if isinstance(made, list) else [made]
