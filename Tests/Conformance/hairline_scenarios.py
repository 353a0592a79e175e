"""Hairlines: the lines around holes that have no ring, by the scheme that the device draws in."""

from tours import BUTTON, CUT, DISPLAY, THEME, hole, look, ring, rule, step, tour, transition

STEPS = {
    "plain": {},
    "ringed": {"rings": [ring([0], [100, 100, 50, 50])]},
    "bare": {"overlay": None},
    "faint": {"overlay": {"color": "#000000", "opacity": 0, "blur": 0, "frame": [0, 0, *DISPLAY]}},
    "cut": {"holes": [hole("button", BUTTON[1], clip=[0, 120, 400, 600]), hole("help", [300, 20, 40, 40])]},
    "none": {"holes": []},
}
SCHEMES = ({}, {"colorScheme": "light"}, {"colorScheme": "dark"}, {"colorScheme": "sepia"})


def steps():
    made = []
    for name, more in STEPS.items():
        rules = [rule("event", each, each) for each in STEPS if each != name]
        ways = [transition(each, "morph", "m1", pairs=[[0, 0]] if "none" not in (each, name) else []) for each in STEPS if each != name]
        made.append(step(name, *rules, enter=look(), exit=CUT, transitions=[*ways, transition()], **more))
    return made


def phone(scheme):
    return {"traits": {"locale": "en", **scheme}, "display": DISPLAY}


def vectors():
    found = []
    live = ("elements", {"screen": "home", "size": [430, 932], "safeArea": [0, 0, 0, 0], "frames": {"button": [60.125, 300, 90.333, 61.5], "help": [20, 500, 30, 30]}})
    for scheme in SCHEMES:
        name = scheme.get("colorScheme", "unknown")
        for goal in list(STEPS)[1:]:
            told = [(0, "begin", None), (1, "picture", [0.1, 1]), (1, "event", goal), (1.2, "picture", [1.2, 2]), (3, "event", "plain"), (3.2, "picture", [3.2, 4])]
            found.append((f"{name}: to {goal} and back", phone(scheme), told))
        found.append((f"{name}: on another display", phone(scheme), [(0, *live), (0, "begin", None), (1, "picture", [1]), (1, "event", "cut"), (1.3, "picture", [1.3, 2])]))
    dark, light = phone(SCHEMES[2]), phone(SCHEMES[1])
    for first, second in ((light, dark), (dark, light)):
        name = f"from {first['traits']['colorScheme']} to {second['traits']['colorScheme']}"
        found += [
            (f"{name} while it stands", first, [(0, "begin", None), (1, "picture", [1]), (2, "device", second), (2, "picture", [2, 3])]),
            (f"{name} on its way", first, [(0, "begin", None), (1, "event", "cut"), (1.2, "device", second), (1.2, "picture", [1.2, 1.4, 2])]),
            (f"{name} before it goes", first, [(0, "begin", None), (1, "device", second), (1, "event", "ringed"), (1.2, "picture", [1.2, 2])]),
        ]
    return found


def hairlines():
    return "hairlines", "Holes without a ring, in light and dark schemes.", tour(steps()), vectors()


def own_hairlines():
    """A theme that draws them in the light scheme, and not in the dark one."""
    theme = THEME | {"light": THEME["light"] | {"hairline": "#112233"}, "dark": THEME["dark"] | {"hairline": "#ffffff00"}}
    return "own-hairlines", "A theme whose hairlines are those of the light scheme.", tour(steps(), theme=theme), vectors()
