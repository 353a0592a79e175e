"""Callouts that become wider or narrower, and the contents that they keep. The form is that of scenarios.py."""

from scenarios import PHONE, device
from tours import CUT, callout, rule, step, tour, transition, variant

BARS = (50, 0, 30, 0)
DISPLAYS = [
    ("as compiled", [400, 800], BARS), ("higher", [400, 900], (60, 0, 40, 0)), ("wider", [430, 800], BARS), ("narrower", [360, 800], BARS),
    ("much narrower", [200, 800], BARS), ("bars at the sides", [400, 800], (50, 20, 30, 20)), ("another bar at one side", [400, 800], (50, 0, 30, 12)), ("another bar at the other side", [400, 800], (50, 12, 30, 0)),
    ("a little wider", [400.0008, 800], BARS), ("too wide by a little", [400.002, 800], BARS),
]  # fmt: skip
KINDS = {
    "bubble": {}, "sized": {"size": [200, 100]}, "narrow": {"placement": ["right"]}, "banner": {"kind": "banner"}, "sheet": {"kind": "sheet"}, "low sheet": {"kind": "sheet", "sheet": {"height": 200}},
}  # fmt: skip
FRAMES = {"banner": (16, 66, 368, 90), "sheet": (0, 640, 400, 160), "low sheet": (0, 600, 400, 200)}


def contents():
    """A tour with a content for each of its callouts, and another for larger words."""
    made, all_of = [], []
    for name, own in KINDS.items():
        asked = callout(frame=FRAMES.get(name, (100, 200, 200, 100)), locales=("en", "de"))
        layouts, sizes = {}, {}
        for locale, layout in asked["layouts"].items():
            layouts[locale] = layout | {"content": len(all_of)}
            sizes[locale] = {"xLarge": layout | {"content": len(all_of) + 1}}
            all_of += [{"size": layout["frame"][2:], "parts": []}, {"size": layout["frame"][2:], "parts": []}]
        if name == "narrow":
            del layouts["en"]["content"]
        to = [rule("event", each, each) for each in KINDS]
        made.append(step(name, *to, callout=asked | own | {"layouts": layouts, "sizes": sizes}, enter=CUT, transitions=[transition()], missing={"wait": 0, "then": "center"}))
    phone = variant("phone", made, safe=BARS) | {"textSizes": {"large": 1, "xLarge": 1.133333}}
    vectors = []
    for name in KINDS:
        begun = [(0, "begin", None), (1, "event", name), (1, "content", None)]
        for title, size, safe in DISPLAYS:
            live = {"screen": "home", "size": size, "safeArea": list(safe), "frames": {"button": [108, 108, 34, 34]}}
            back = {"screen": "home", "size": [400, 800], "safeArea": list(BARS), "frames": {"button": [108, 108, 34, 34]}}
            vectors.append((f"{name}, {title}", PHONE, [*begun, (2, "elements", live), (2, "content", None), (3, "elements", back), (3, "content", None)]))
        told = [[100, 300], [200, 140], [280, 120]]
        vectors += [
            (f"{name}, larger words", device(textSize="xLarge"), [*begun, (2, "device", device("de", textSize="large")), (2, "content", None)]),
            (f"{name}, words that were measured", PHONE, [*begun, (2, "heights", {"step": name, "heights": told}), (2, "content", None), (3, "device", device("de")), (3, "content", None)]),
            (f"{name}, its screen goes", PHONE, [*begun, (2, "shows", "other"), (2, "content", None), (3, "shows", "home"), (3, "content", None)]),
            (f"{name}, without a layout", device("ar"), [*begun, (2, "heights", {"step": name, "heights": told}), (2, "content", None)]),
            (f"{name}, its target is not there", PHONE, [(0, "elements", {"screen": "home", "size": [400, 800], "safeArea": list(BARS), "frames": {}}), *begun, (2, "end", None), (2, "content", None)]),
        ]  # fmt: skip
    return "contents", "What stands in callouts that become wider or narrower.", tour(phone, contents=all_of), vectors
