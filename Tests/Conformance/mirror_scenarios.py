"""A language that is written from the right, on a variant that is the mirror of another. The form is that of scenarios.py."""

from callout_scenarios import BARS, bubble, heights, screen, seen
from scenarios import device
from tours import button, hole, look, ring, rounded, rule, shaped, step, tour, transition, variant

WIDTH = 400
PLACEMENTS = {
    "leading": ["leading"], "trailing": ["trailing", "bottom"], "start": ["bottom-start"], "end": ["top-end", "bottom-end"], "late": ["trailing-end"],
    "early": ["leading-start", "trailing-start"], "auto": ["auto"], "both": ["leading", "trailing"], "right": ["right-start"], "left": ["left"],
}  # fmt: skip
HOLES = {
    "leading": [150, 120, 60, 40], "trailing": [60, 300, 60, 40], "start": [40, 500, 30, 30], "end": [280, 500, 90, 40], "late": [30, 640, 50, 90],
    "early": [200, 100, 60, 40], "auto": [330, 400, 44, 44], "both": [170, 250, 60, 40], "right": [40, 420, 60, 40], "left": [300, 300, 60, 40],
}  # fmt: skip


def flipped(rect, width=WIDTH):
    return rect and [width - rect[0] - rect[2], *rect[1:]]


def steps(mirrored):
    """The steps, or their mirror: frames, corners and arcs, but not what is said of sides by their names."""
    flip = flipped if mirrored else lambda rect: rect
    names, made = list(PLACEMENTS), []
    for place, name in enumerate(names):
        own = hole(name, flip(HOLES[name]))
        corners = [4, 20, 8, 12]
        if place % 3 == 1:
            own = shaped(name, flip(HOLES[name]), "roundedRect", [corners[i] for i in ((1, 0, 3, 2) if mirrored else (0, 1, 2, 3))])
        if place % 3 == 2:
            own = shaped(name, flip(HOLES[name]), "capsule", clip=flip([0, 50, 390, 720]))
        x, y, w, h = own["frame"]
        around = ring([0], own["frame"], gap=2, clip=flip([10, 0, 390, 700]) if place % 2 else None)
        if place % 3 == 1:
            radii = [radius + 4 for radius in own["shape"]["radii"]]
            around |= {"outline": rounded([x - 4, y - 4, w + 8, h + 8], radii)}
        buttons = [button("back", None, back=True), button("next", names[(place + 1) % len(names)])]
        box = bubble(PLACEMENTS[name], flip((20, 700, 180, 70)), "bottom", "center", ["en", "ar"], buttons=buttons, width=220)
        ways = [transition(other, "morph", "m1", pairs=[[0, 0]], arc=-0.2 if mirrored else 0.2) for other in names if other != name] + [transition()]
        made.append(step(name, *(rule("event", each, each) for each in names), rule("button", "back", None, back=True), holes=[own], rings=[around], callout=box,
                         transitions=ways, variantChange=look("morph", "m1") | {"arc": -0.25 if mirrored else 0.25}))  # fmt: skip
    return made


def mirrors():
    """Arabic on the mirror of what is there in English."""
    plain, other = steps(False), steps(True)
    made = tour(
        variant("phone", plain, {"locale": "en", "orientation": "portrait"}, safe=BARS),
        variant("phone-ar", other, {"locale": "ar", "layoutDirection": "rtl", "orientation": "portrait"}, safe=BARS),
        variant("wide", other, {"orientation": "landscape"}, [400, 800], BARS),
    )  # fmt: skip
    english, arabic = device("en", orientation="portrait"), device("ar", orientation="portrait")
    vectors, wide = [], (900, 500)
    for name in PLACEMENTS:
        began = [(0, "begin", None)] + ([(1, "event", name)] if name != "leading" else [])
        words = heights(name, [110, 160], [150, 110], [220, 80])
        vectors.append((f"{name}: with its words", arabic, [*began, (3, *words), seen(3, 0)]))
        vectors.append((f"{name}: no mirror, but a language from the right", device("ar", orientation="landscape"), [*began, (3, *words), seen(3, 0)]))
        box = HOLES[name]
        live = screen(wide, (0, 50, 20, 30), **{name: [box[0] + 200, box[1] / 2, box[2] + 20, box[3]]})
        mirror = screen(wide, (0, 30, 20, 50), **{name: flipped([box[0] + 200, box[1] / 2, box[2] + 20, box[3]], wide[0])})
        vectors.append((f"{name}: on a wide display", arabic, [*began, (2, *mirror), seen(2, 0), (3, *words), seen(3, 0)]))
        vectors.append((f"{name}: the same from the left", english, [*began, (2, *live), seen(2, 0), (3, *words), seen(3, 0)]))
        vectors.append((f"{name}: on a wide display without its element", arabic, [*began, (2, *screen(wide, (0, 30, 20, 50))), seen(2, 0)]))
    for first, last in (("leading", "end"), ("auto", "late"), ("trailing", "early"), ("start", "both")):
        began = [(0, "begin", None), (1, "event", first)]
        mirror = screen((700, 800), BARS, **{first: [500, 200, 60, 40], last: [100, 500, 40, 60]})
        for who in (english, arabic):
            locale = who["traits"]["locale"]
            vectors.append((f"from {first} to {last}, bent, in {locale}", who, [*began, (3, "event", last), seen(3, 0.1, 0.25, 0.4, 0.5)]))
            vectors.append((f"from {first} to {last}, on another display, in {locale}", who, [*began, (2, *mirror), (3, "event", last), seen(3, 0.1, 0.25, 0.4), (3.3, *screen((700, 800), BARS, **{first: [80, 90, 60, 40], last: [400, 90, 60, 40]})), seen(3.3, 0, 0.1)]))
        vectors.append((f"the language is another one on {first}", english, [*began, (3, "device", arabic), seen(3, 0, 0.1, 0.25, 0.5)]))
        vectors.append((f"the language is another one on the way to {last}", arabic, [*began, (3, "event", last), (3.2, "device", english), seen(3.2, 0, 0.1, 0.25, 0.5)]))
    for keys in (["ArrowLeft", "ArrowLeft", "ArrowRight"], ["ArrowRight", "Enter", "ArrowRight"]):
        for who in (english, arabic, device("ar", orientation="landscape"), device("en", orientation="landscape")):
            told = [(place + 1, "key", key) for place, key in enumerate(keys)]
            vectors.append((f"{', '.join(keys)} in {who['traits']['locale']}, {who['traits']['orientation']}", who, [(0, "begin", None), *told, seen(3, 0.1, 0.6)]))
    return "right-to-left", "A variant that is the mirror of another, in a language that is written from the right.", made, vectors
