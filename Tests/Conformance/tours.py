"""The parts of tours for scenarios, with the fields that docs/tour.md lists and no others."""

DISPLAY = [400, 800]
BUTTON = ("button", [108, 108, 34, 34])
EASE = [0.42, 0, 0.58, 1]
MOTIONS = {
    "m0": {"duration": 0.25, "keyframes": [{"time": 0, "progress": 0}, {"time": 0.25, "progress": 1}]},
    "m1": {"duration": 0.5, "keyframes": [{"time": 0, "progress": 0}, {"time": 0.5, "progress": 1}]},
    "ease": {"duration": 0.4, "keyframes": [{"time": 0, "progress": 0, "easing": EASE}, {"time": 0.4, "progress": 1}]},
    "spring": {
        "duration": 0.6,
        "keyframes": [{"time": 0, "progress": 0, "easing": EASE}, {"time": 0.3, "progress": 1.25}, {"time": 0.6, "progress": 1}],
    },
    "jump": {
        "duration": 0.5,
        "keyframes": [{"time": 0, "progress": 0}, {"time": 0.25, "progress": 0.25}, {"time": 0.25, "progress": 0.75}, {"time": 0.5, "progress": 1}],
    },
}

COLORS = ["surface", "border", "title", "body", "link", "primary", "onPrimary", "secondary", "onSecondary", "progress", "close"]
# A theme is whole where there is one: its margin and its corners are not the standard ones.
THEME = {
    "light": {name: "#14171f" for name in COLORS}, "dark": {name: "#eceef3" for name in COLORS},
    "title": {"font": [], "size": 17, "line": 22, "weight": 600}, "body": {"font": [], "size": 15, "line": 20, "weight": 400},
    "button": {"font": [], "size": 15, "line": 20, "weight": 600}, "progress": {"font": [], "size": 13, "line": 18, "weight": 500},
    "margin": 8, "padding": 16, "titleGap": 4, "sectionGap": 14, "buttonGap": 8, "buttonHeight": 36, "buttonPadding": 14, "buttonRadius": 18,
    "radius": 30, "sheetRadius": 26, "border": 1, "shadows": [{"light": "#14171f", "dark": "#eceef3", "offset": 8, "blur": 24}],
}  # fmt: skip


def box(rect):
    """The outline of a rect."""
    return rounded(rect, [0] * 4)


def rounded(rect, radii):
    """An outline of eight segments around a rect with rounded corners: an edge and a quarter of an ellipse in turn."""
    x, y, width, height = rect
    k = 1 - 0.5522847498
    corners = [((x, y), 0), ((x + width, y), 1), ((x + width, y + height), 2), ((x, y + height), 3)]
    ways = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    spread = [radius if isinstance(radius, tuple) else (radius, radius) for radius in radii]
    points, last = [x + spread[0][0], y], (x + spread[0][0], y)
    for turn in (1, 2, 3, 0):
        (cx, cy), place = corners[turn]
        into, out, (across, down) = ways[(place + 3) % 4], ways[place], spread[place]
        start = (cx - into[0] * across, cy - into[1] * down)
        end = (cx + out[0] * across, cy + out[1] * down)
        points += [last[0] + (start[0] - last[0]) / 3, last[1] + (start[1] - last[1]) / 3]
        points += [start[0] + (last[0] - start[0]) / 3, start[1] + (last[1] - start[1]) / 3, *start]
        points += [cx - into[0] * across * k, cy - into[1] * down * k, cx + out[0] * across * k, cy + out[1] * down * k, *end]
        last = end
    return [round(value, 3) for value in points]


def divided(outline, division):
    """An outline of eight segments, each in as many pieces as the division has for it."""
    result = list(outline[:2])
    for at, count in zip(range(0, len(outline) - 2, 6), division):
        points = [outline[at + i : at + i + 2] for i in (0, 2, 4, 6)]
        for piece in range(count):
            rows, share = [points], 1 / (count - piece)
            while len(rows[-1]) > 1:
                rows.append([[a + (b - a) * share for a, b in zip(q, r)] for q, r in zip(rows[-1], rows[-1][1:])])
            for x, y in [row[0] for row in rows[1:]]:
                result += [x, y]
            points = [row[-1] for row in reversed(rows)]
    return result


def shaped(target, element, kind, radii=(0, 0, 0, 0), smoothing=0, padding=8, clip=None, cut=None):
    """A hole of another form than a rect."""
    own = hole(target, element, padding, clip=clip, cut=cut)
    x, y, width, height = own["frame"]
    if kind == "circle":
        radius = max(width, height) / 2
        own["frame"] = x, y, width, height = [x + width / 2 - radius, y + height / 2 - radius, 2 * radius, 2 * radius]
    half = min(width, height) / 2
    spread = {"circle": [half] * 4, "capsule": [half] * 4, "ellipse": [(width / 2, height / 2)] * 4}.get(kind, radii)
    shape = {"kind": kind} | ({"radii": list(radii), "smoothing": smoothing} if kind == "roundedRect" else {})
    return own | {"shape": shape, "outline": rounded([x, y, width, height], spread)}


def hole(target, element, padding=8, others=(), clip=None, cut=None):
    """A hole that is a rect. `cut` has the sides at which a scroll container cuts it, from the top clockwise."""
    x, y, width, height = element
    frame = [x - padding, y - padding, width + 2 * padding, height + 2 * padding]
    return {
        "target": target, "others": list(others), "element": element, "frame": frame, "shape": {"kind": "rect"},
        "clip": clip, **({"cut": cut} if cut else {}), "outline": box(frame),
    }  # fmt: skip


def rule(trigger, value, to, when=None, back=False):
    return {trigger: value} | ({"back": True} if back else {"to": to}) | {"when": when}


def ring(holes, rect, width=4, gap=2, color="#ff0000", dash=None, clip=None):
    """A ring around a rect: the box around its holes."""
    x, y, w, h = rect
    out = gap + width / 2
    own = {"cutouts": list(holes), "width": width, "gap": gap, "color": color, "dash": dash}
    return own | {"outline": box([x - out, y - out, w + 2 * out, h + 2 * out])} | ({"clip": clip} if clip else {})


def conditional(thing, condition):
    """A step or a rule with a condition."""
    return thing | {"when": condition}


def flag(name, equals=True):
    return {"flag": name, "equals": equals}


def button(role, to, back=False, title=None):
    return {"title": title or f"common.{role}"} | ({"back": True} if back else {"to": to}) | {"role": role}


def callout(buttons=(), title="title", body="body", frame=(100, 200, 200, 100), locales=("en",), arrow=False):
    x, y, width, _ = frame
    tip = {"tip": [x + width / 2, y - 10], "base": [x + width / 2 - 10, y, x + width / 2 + 10, y]} if arrow else None
    layout = {"frame": list(frame), "side": "bottom", "align": "center", "arrow": tip, "measured": True}
    return {
        "kind": "bubble", "title": title, "body": body, "image": None, "buttons": list(buttons), "anchor": None,
        "placement": ["auto"], "width": 320, "maxHeight": None, "size": None, "gap": 12, "arrow": True, "avoid": [],
        "sheet": None, "layouts": {locale: layout for locale in locales},
    }  # fmt: skip


def look(kind="fade", motion="m0", delay=0, lock=False):
    return {"motion": motion, "kind": kind, "delay": delay, "lockInput": lock}


CUT = look("cut", None)


def transition(source=None, kind="cut", motion=None, delay=0, lock=False, pairs=(), arc=0):
    return {"from": source, "kind": kind, "motion": motion, "delay": delay, "lockInput": lock, "pairs": list(pairs), "arc": arc}


def step(name, *rules, screen="home", holes=(BUTTON,), mode="block", passing=(), allow=(), padding=(0, 0, 0, 0), **more):
    """A step that comes at once, unless it is said otherwise."""
    cutouts = [each if isinstance(each, dict) else hole(*each) for each in holes]
    own = {
        "id": name, "screen": screen,
        "overlay": {"color": "#000000", "opacity": 0.6, "blur": 0, "frame": [0, 0, *DISPLAY]},
        "cutouts": cutouts, "mask": None, "rings": [],
        "interaction": {"mode": mode, "pass": list(passing), "allow": list(allow), "hitPadding": list(padding)},
        "callout": callout(), "advance": list(rules), "when": None, "scroll": None, "sprites": [], "loops": [],
        "enter": CUT, "exit": CUT, "variantChange": None, "transitions": [transition()],
        "accessibility": {
            "label": None, "hint": None, "announce": "polite", "focus": "callout",
            "order": ["callout", "cutouts", "elements"],
        },
        "reducedMotion": None,
    }  # fmt: skip
    if more.get("variantChange"):
        more["variantChange"] = {"arc": 0} | more["variantChange"]
    # Rules for routes come after all others.
    own["advance"] += more.pop("routes", [])
    own |= more
    for rings in (own["rings"], *(loop["rings"] for loop in own["loops"])):
        rings[:] = grouped(rings)
    return own


def grouped(rings):
    """The rings with a group each, if they have none: one for each look, if one of that look goes around several holes, or else for each hole."""
    keys = []
    for ring in rings:
        look = [ring["width"], ring["gap"], ring["color"], ring["dash"]]
        alike = [each for each in rings if [each["width"], each["gap"], each["color"], each["dash"]] == look]
        keys.append((look, None if any(len(each["cutouts"]) > 1 for each in alike) else ring["cutouts"]))
    return [{"group": keys.index(key)} | ring for ring, key in zip(rings, keys)]


def variant(name, steps, traits=None, display=DISPLAY, safe=(0, 0, 0, 0)):
    names = (
        "platform", "idiom", "orientation", "locale", "layoutDirection", "horizontalSizeClass", "verticalSizeClass",
        "textSize", "colorScheme",
    )  # fmt: skip
    return {
        "id": name, "traits": {each: (traits or {}).get(each) for each in names},
        "display": {"size": list(display), "scale": None},
        "screens": {each: {"safeArea": list(safe)} for each in dict.fromkeys(step["screen"] for step in steps)},
        "skipped": [], "steps": list(steps),
    }  # fmt: skip


def tour(*variants, dismiss=(), **more):
    """A tour; a list of steps is its only variant."""
    variants = [variant("phone", each) if isinstance(each, list) else each for each in variants]
    own = {
        "schema": "tutorialc.tour/1", "generator": "conformance", "tutorial": "walk", "title": None,
        "once": "walk/1", "dismiss": list(dismiss), "locales": ["en", "de", "ar"],
        "strings": {
            "en": {
                "title": "Hello", "body": "Tap **here *or* there**, `n*w`.", "label": "The *label*", "empty": "",
                "common.next": "Next", "common.back": "Back", "common.done": "Done",
            },
            "de": {"title": "Hallo", "body": "Tippe [hier](https://example.com) \\*jetzt\\*."},
            "ar": {"title": "مرحبا"},
        },
        "motions": MOTIONS, "variants": variants, "reducedMotion": {"kind": "fade", "motion": "m0"},
    }  # fmt: skip
    return own | more
