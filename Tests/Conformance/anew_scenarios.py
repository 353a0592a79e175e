"""Rings that are drawn anew: around several holes, and around what a scroll container leaves of one. The form is that of
scenarios.py."""

from tours import CUT, box, divided, hole, ring, rounded, rule, shaped, step, tour, transition, variant

BARS = (50, 0, 30, 0)
PHONE = {"traits": {"locale": "en"}, "display": [400, 800]}
LIST = [0, 100, 400, 500]  # a list, and what it shows
BELOW = [None, None, 0, None]  # cut by the list's lower edge
D = 4  # from a hole to the middle of its ring: a gap of 2 and half of 4


# As the compiler writes them: smoothing has no formula on the page, and a hole's outline is what counts.
SMOOTH_A = [
    81.6, 196, 81.6, 196, 118.4, 196, 118.4, 196, 127.361, 196, 131.841, 196, 135.264, 197.744, 138.274, 199.278,
    140.722, 201.726, 142.256, 204.736, 144, 208.159, 144, 212.639, 144, 221.6, 144, 221.6, 144, 238.4, 144, 238.4,
    144, 247.361, 144, 251.841, 142.256, 255.264, 140.722, 258.274, 138.274, 260.722, 135.264, 262.256, 131.841, 264,
    127.361, 264, 118.4, 264, 118.4, 264, 81.6, 264, 81.6, 264, 72.639, 264, 68.159, 264, 64.736, 262.256, 61.726,
    260.722, 59.278, 258.274, 57.744, 255.264, 56, 251.841, 56, 247.361, 56, 238.4, 56, 238.4, 56, 221.6, 56, 221.6,
    56, 212.639, 56, 208.159, 57.744, 204.736, 59.278, 201.726, 61.726, 199.278, 64.736, 197.744, 68.159, 196, 72.639,
    196, 81.6, 196,
]
SMOOTH_B = [
    152, 240, 152, 240, 220, 240, 220, 240, 220, 240, 220, 240, 220, 240, 220, 240, 220, 240, 220, 240, 220, 240, 220,
    240, 220, 240, 220, 240, 220, 280.4, 220, 280.4, 220, 283.76, 220, 285.44, 219.346, 286.724, 218.771, 287.853,
    217.853, 288.771, 216.724, 289.346, 215.44, 290, 213.76, 290, 210.4, 290, 210.4, 290, 120, 290, 120, 290, 120,
    290, 120, 290, 120, 290, 120, 290, 120, 290, 120, 290, 120, 290, 120, 290, 120, 290, 120, 290, 120, 272, 120, 272,
    120, 260.799, 120, 255.198, 122.18, 250.92, 124.097, 247.157, 127.157, 244.097, 130.92, 242.18, 135.198, 240,
    140.799, 240, 152, 240,
]


def grown(rect, by):
    x, y, w, h = rect
    return [x - by, y - by, w + 2 * by, h + 2 * by]


def through(points):
    """An outline through eight points."""
    outline = [*points[0]]
    for (x, y), (u, v) in zip(points, [*points[1:], points[0]]):
        outline += [x + (u - x) / 3, y + (v - y) / 3, u + (x - u) / 3, v + (y - v) / 3, u, v]
    return [round(value, 3) for value in outline]


def path(target, element, places, clip=None, cut=None):
    """A hole that is a polygon of eight corners, places in its box."""
    x, y, w, h = element
    own = hole(target, element, 0, clip=clip, cut=cut)
    return own | {"shape": {"kind": "path"}, "outline": through([(x + u * w, y + v * h) for u, v in places])}


# A U, whose arms are cut off from each other above; an arrow's head.
U = [(0, 0), (0.3, 0), (0.3, 0.6), (0.7, 0.6), (0.7, 0), (1, 0), (1, 1), (0, 1)]
HEAD = [(0.5, 0), (0.75, 0.5), (1, 1), (0.75, 0.9), (0.5, 0.8), (0.25, 0.9), (0, 1), (0.25, 0.5)]


def rest(rect, by=D, **more):
    """The ring around what is left of a hole: round, `by` around that."""
    x, y, w, h = rect
    own = ring([0], rect, **more)
    return own | {"outline": rounded(grown(rect, by), [by] * 4)}


def several(*members, by=D, **more):
    """A ring around several holes; as it is drawn anew, any outline does."""
    edges = [cut["frame"] for cut in members]
    left, top = min(each[0] for each in edges), min(each[1] for each in edges)
    rect = [left, top, max(each[0] + each[2] for each in edges) - left, max(each[1] + each[3] for each in edges) - top]
    return ring(more.pop("around", range(len(members))), rect, **more) | {"outline": box(grown(rect, by))}


def united():
    """By name, the holes and the rings of steps with rings around several holes."""
    a, b, c = [60, 200, 80, 60], [120, 240, 100, 50], [210, 250, 40, 40]
    rects = [hole("a", a, 0), hole("b", b, 0)]
    soft = [shaped("a", a, "roundedRect", (12, 12, 12, 12), padding=4), shaped("b", b, "roundedRect", (20, 0, 6, 0), padding=0)]
    discs = [shaped(name, [x, y, 60, 60], "circle", padding=0) for name, x, y in (("a", 100, 200), ("b", 150, 200), ("c", 100, 250), ("d", 150, 250))]
    mixed = [shaped("a", a, "ellipse", padding=0), shaped("b", b, "capsule", padding=6)]
    paths = [path("a", a, HEAD), path("b", b, U)]
    three = [hole("a", a, 0), hole("b", b, 0), hole("c", c, 0)]
    barred = [hole("a", a, 0), hole("b", [120, 740, 100, 50], 0, clip=[0, 50, 400, 720])]
    listed = [hole("a", [60, 540, 80, 120], 0, clip=LIST, cut=BELOW), hole("b", [120, 500, 100, 50], 0)]
    left = [listed[0] | {"frame": [60, 540, 80, 60], "outline": box([60, 540, 80, 60])}, listed[1]]
    return {
        "rects": (rects, [several(*rects)]), "soft": (soft, [several(*soft)]), "discs": (discs, [several(*discs)]), "mixed": (mixed, [several(*mixed)]),
        "paths": (paths, [several(*paths)]), "within": (rects, [several(*rects, by=-8, gap=-10)]),
        "edge": (rects, [several(*rects, by=0, gap=-2)]), "far": (rects, [several(*rects, by=23, gap=20, width=6)]),
        "three": (three, [ring([2], c), several(*rects), several(*rects, width=2, dash=[4, 2])]), "looks": (three, [ring([2], c, color="#00ff00"), several(*rects), several(*rects, dash=[4, 2]), ring([0], a, width=1)]),
        "singles": (rects, [ring([0], a), ring([1], b)]), "together": (rects, [{"group": 1} | ring([0], a), {"group": 1} | ring([1], b)]), "partly barred": (three, [ring([2], c), several(*rects, clip=[0, 50, 400, 190])]),
        "barred": (barred, [several(*barred, clip=[0, 50, 400, 720])]), "listed": (listed, [several(*left)]),
    }  # fmt: skip


def cut():
    """By name, the hole and the rings of steps at which a scroll container, or a bar, cuts a hole."""
    low, high, side = [100, 540, 120, 100], [100, 60, 120, 100], [-30, 300, 120, 60]
    corner = [[340, 560, 120, 80], [0, 50, 400, 550]]
    barred = [40, 640, 120, 100]
    made = {
        "low": ([hole("a", low, 0, clip=LIST, cut=BELOW)], [rest([100, 540, 120, 60])]),
        "high": ([hole("a", high, 0, clip=LIST, cut=[0, None, None, None])], [rest([100, 100, 120, 60])]),
        "side": ([shaped("a", side, "capsule", padding=0, clip=LIST, cut=[None, None, None, 0])], [ring([0], [0, 300, 90, 60])]),
        "corner": ([shaped("a", corner[0], "roundedRect", (10, 10, 10, 10), padding=0, clip=corner[1], cut=[None, 0, 0, None])], [rest([340, 560, 60, 40])]),
        "open beside": ([hole("a", corner[0], 0, clip=corner[1], cut=BELOW)], [rest([340, 560, 120, 40])]),
        "bar above": ([hole("a", [40, 60, 120, 100], 0, clip=[0, 120, 400, 600], cut=[20, None, None, None])], [rest([40, 100, 120, 60]) | {"clip": [0, 120, 400, 600]}]),
        "ellipse": ([shaped("a", low, "ellipse", padding=0, clip=LIST, cut=BELOW)], [rest([100, 540, 120, 60])]),
        "disc": ([shaped("a", [100, 560, 80, 80], "circle", padding=0, clip=LIST, cut=BELOW)], [rest([100, 560, 80, 40], dash=[6, 3])]),
        "arms": ([path("a", [100, 540, 120, 100], U, clip=LIST, cut=BELOW)], [rest([100, 540, 36, 60]), rest([184, 540, 36, 60])]),
        "bar over it": ([hole("a", barred, 0, clip=[0, 50, 400, 640], cut=[None, None, 30, None])], [rest([40, 640, 120, 80]) | {"clip": [0, 50, 400, 640]}]),
        "bar alone": ([hole("a", barred, 0, clip=[0, 50, 400, 640])], [ring([0], barred, clip=[0, 50, 400, 640])]),
        "two rings": ([hole("a", low, 0, clip=LIST, cut=BELOW)], [rest([100, 540, 120, 60]), rest([100, 540, 120, 60], by=13, gap=10, width=6, color="#0000ff")]),
    }  # fmt: skip
    return made


PLACES = {
    "apart": {"a": [20, 120, 90, 60], "b": [250, 420, 100, 50], "c": [30, 600, 40, 40], "d": [300, 130, 50, 50]},
    "closer": {"a": [60, 210, 80, 70], "b": [110, 230, 90, 80], "c": [185, 245, 60, 30], "d": [150, 290, 60, 60]},
    "one in another": {"a": [40, 150, 220, 200], "b": [90, 200, 60, 50], "c": [150, 260, 40, 30], "d": [100, 270, 40, 40]},
    "side by side": {"a": [40, 200, 80, 60], "b": [126, 200, 80, 60], "c": [212, 200, 80, 60], "d": [298, 200, 60, 60]},
    "around a place": {"a": [100, 200, 70, 70], "b": [150, 200, 70, 70], "c": [100, 255, 70, 70], "d": [158, 262, 66, 66]},
    "small": {"a": [100, 200, 20, 14], "b": [112, 208, 30, 10], "c": [90, 205, 12, 40], "d": [104, 210, 10, 10]},
    "across": {"a": [40, 250, 300, 30], "b": [150, 150, 40, 260], "c": [40, 350, 300, 24], "d": [250, 230, 30, 170]},
}
LIVE = ([400, 800], BARS), ([430, 932], (62, 0, 34, 0)), ([900, 420], (0, 60, 21, 60))
SCROLLED = {
    "it has come in": [100, 400, 120, 100], "less of it is left": [100, 575, 140, 100], "more of it is left": [90, 515, 120, 100], "it has gone": [100, 720, 120, 100],
    "at the upper edge": [100, 70, 120, 100], "at the corner": [350, 560, 120, 100], "wider than the list": [-40, 300, 480, 120],
    "far beyond the corner": [340, 700, 300, 90],
}  # fmt: skip


def happened(name, size, safe, frames, clip=False):
    live = {"screen": "home", "size": size, "safeArea": list(safe), "frames": frames}
    return [(0, "begin", None), (1, "event", name), (2, "elements", live), (2, "picture", [2])]


SMOOTH = [1, 3] * 4  # what smooth corners need


def smoothed():
    """The same of holes with smooth corners."""
    a, b = [60, 200, 80, 60], [120, 240, 100, 50]
    soft = shaped("a", a, "roundedRect", (16, 16, 16, 16), 0.6, padding=4) | {"outline": SMOOTH_A}
    uneven = shaped("b", b, "roundedRect", (20, 0, 6, 0), 0.6, padding=0) | {"outline": SMOOTH_B}
    plain = hole("b", b, 0)
    plain["outline"] = divided(plain["outline"], SMOOTH)
    down = [value + 340 * (place % 2) for place, value in enumerate(SMOOTH_A)]
    low = shaped("a", [60, 540, 80, 60], "roundedRect", (16, 16, 16, 16), 0.6, padding=4, clip=LIST, cut=BELOW) | {"outline": down}

    def fine(rings):
        return [each | {"outline": divided(each["outline"], SMOOTH)} for each in rings]

    all_of = {
        "both": ([soft, uneven], fine([several(soft, uneven)])), "one": ([soft, plain], fine([several(soft, plain)])),
        "within": ([soft, uneven], fine([several(soft, uneven, by=-8, gap=-10)])), "cut": ([low], fine([rest([56, 536, 88, 64])])),
    }  # fmt: skip
    to = [rule("event", name, name) for name in all_of]
    steps = [step(name, *to, holes=holes, rings=rings, callout=None, enter=CUT, transitions=[transition()]) for name, (holes, rings) in all_of.items()]
    made, vectors = tour(variant("phone", steps, safe=BARS), division=SMOOTH), []
    for name in all_of:
        for place, (title, frames) in enumerate((SCROLLED if name == "cut" else PLACES).items()):
            vectors.append((f"{name}, {title}", PHONE, happened(name, *LIVE[place % 2], {"a": frames} if name == "cut" else frames)))
    return "smoothed", "Rings that are drawn anew around holes with smooth corners.", made, vectors


def anew():
    """Rings around several holes, and around what is left of one, where the holes are elsewhere."""
    all_of = united() | cut()
    to = [rule("event", name, name) for name in all_of]
    steps = [step(name, *to, holes=holes, rings=rings, callout=None, enter=CUT, transitions=[transition()]) for name, (holes, rings) in all_of.items()]
    made, vectors = tour(variant("phone", steps, safe=BARS)), []
    for name in united():
        for place, (title, frames) in enumerate(PLACES.items()):
            size, safe = LIVE[place % 3 if name in ("barred", "listed", "rects") else 0]
            vectors.append((f"{name}, {title}", PHONE, happened(name, size, safe, frames)))
    vectors.append(("rects, one of them is not there", PHONE, happened("rects", *LIVE[1], {"a": [60, 200, 90, 70]})))
    for name in ("barred", "listed"):
        for title, rect in (("further in", [120, 560, 100, 80]), ("further out", [120, 720, 100, 100])):
            vectors.append((f"{name}, both {title}", PHONE, happened(name, *LIVE[0], {"a": [60, rect[1] - 30, 80, 100], "b": rect})))
    for name in cut():
        for place, (title, rect) in enumerate(SCROLLED.items()):
            vectors.append((f"{name}, {title}", PHONE, happened(name, *LIVE[place % 2], {"a": rect})))
    return "anew", "Rings that are drawn anew: around several holes, and around what a scroll container leaves of one.", made, vectors
