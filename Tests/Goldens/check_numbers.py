"""Compares five of the compiled examples with the numbers of the apps that they are modelled on.

    python Tests/Goldens/check_numbers.py FOLDER [-v]

FOLDER has the compiled `*.tour.json`. The numbers below are data: none was taken from a tour, and no code is shared
with the compiler. They are all that the originals define; everything else is the example's own choice.
"""

import json
import math
import sys
import unittest
from pathlib import Path

import geometry as g
import pathops

FOLDER = Path(sys.argv.pop(1)) if len(sys.argv) > 1 and not sys.argv[1].startswith("-") else Path(__file__).parent

LENGTH, TIME, PROGRESS = 0.0005 + 1e-9, 0.0005 + 1e-9, 1e-6  # the rounding of written numbers

# Progress at the quarters of the time, for named easings; `linear` is exact.
QUARTERS = {
    "linear": (0, 0.25, 0.5, 0.75, 1),
    "easeInOut": (0, 0.129162, 0.5, 0.870838, 1),
    "easeOut": (0, 0.378138, 0.684643, 0.906535, 1),
}

SPOTLIGHT = {
    "image": 100, "padding": 16, "hole": 132, "radius": 8, "apart": 24,
    "safe": (59, 0, 34, 0), "at": [[52.5, 372.5], [208.5, 372.5]],
    "dim": ("#000000", 0.6, 20), "fade": ("easeInOut", 0.35), "move": ("easeInOut", 0.35),
    "x at quarters": [52.5, 72.649, 130.5, 188.351, 208.5],
}  # fmt: skip

RING = {
    "width": 5, "gap": -2.5, "color": "#0000ff", "move": ("linear", 0.5), "display": [414, 896],
    "shapes": [
        ("circle", [78, 215, 100, 100]), ("circle", [186, 190, 150, 150]), ("circle", [53, 385, 50, 50]),
        ("rect", [111, 360, 250, 100]), ("rect", [118, 500, 100, 30]), ("circle", [226, 480, 70, 70]),
        ("circle", [3, 570, 150, 150]), ("rect", [161, 595, 250, 100]),
    ],
}  # fmt: skip

HIGHLIGHT = {
    "holes": [([16, 120, 361, 140], 6), ([290, 236, 79, 48], 12)], "united": 52343.387,
    "crossings": [(290, 260), (369, 260)], "delay": 0.4, "enter": ("easeInOut", 0.4), "bar": 103,
}  # fmt: skip

NOTCH = {
    "box": (75, 24), "area": 1014.21, "x": (0.84, 75.16), "y": (-0.018, 23.98),
    # Starting at the vertex nearest to the box's upper left: ten segments, one of which is the line along the bottom.
    "cubics": [
        [(22.78, 4.36), (27.58, 0.77), (33.55, 0.1), (36.38, 0)], [(36.38, 0), (37.39, -0.04), (38, 0), (38, 0)],
        [(38, 0), (38, 0), (46.7, -0.53), (53.22, 4.36)], [(53.22, 4.36), (57.76, 7.77), (60.14, 11.68), (60.83, 13.06)],
        [(60.83, 13.06), (63, 17.4), (65.05, 20.96), (68.43, 22.84)],
        [(68.43, 22.84), (70.49, 23.98), (75.16, 23.98), (75.16, 23.98)], [(75.16, 23.98), (0.84, 23.98)],
        [(0.84, 23.98), (0.84, 23.98), (5.51, 23.98), (7.57, 22.84)],
        [(7.57, 22.84), (10.95, 20.96), (13, 17.4), (15.17, 13.06)],
        [(15.17, 13.06), (15.86, 11.68), (18.24, 7.77), (22.78, 4.36)],
    ],
    "settled": 0.654997, "peak": (0.280056, 1.045988), "dip": (0.560112, 0.997885), "crosses 1": 0.209151,
    "spring": [(0.05, 0.21045), (0.1, 0.561376), (0.2, 0.984087), (0.4, 1.014498)],
}  # fmt: skip

TIMETABLE = {
    "margin": 16, "gap": 8, "days": 3, "between days": ("easeInOut", 0.16), "header": (82, 53),
    "collapse": ("easeInOut", 0.08), "heart": ("easeOut", 1), "arc": 0.15, "opacity": [1, 0],
    "way": ([343, 319], [196.5, 793]), "half way": [340.85, 577.975],
}  # fmt: skip


class Numbers(unittest.TestCase):
    """Shared by the suites."""

    def setUp(self):
        self.tour = json.loads((FOLDER / f"{self.name}.tour.json").read_text(encoding="utf-8"))
        self.variants = {each["id"]: each for each in self.tour["variants"]}
        self.phone = {step["id"]: step for step in self.variants["phone-portrait"]["steps"]}

    def near(self, actual, expected, tolerance=LENGTH):
        self.assertEqual(len(actual), len(expected), f"{actual} against {expected}")
        for a, e in zip(actual, expected):
            self.assertLessEqual(abs(a - e), tolerance, f"{actual} against {expected}")

    def steps(self):
        """Every step of every variant."""
        for variant in self.tour["variants"]:
            for step in variant["steps"]:
                with self.subTest(variant=variant["id"], step=step["id"]):
                    yield variant, step

    def moves(self, motion, easing, duration):
        """Checks a motion's duration, and its easing's progress at the quarters."""
        motion = self.tour["motions"][motion]
        self.assertEqual(motion["duration"], duration)
        self.near([g.progress(motion, duration * k / 4) for k in range(5)], QUARTERS[easing], PROGRESS)

    def way(self, step, source):
        return next(way for way in step["transitions"] if way["from"] == source)


class Spotlight(Numbers):
    name = "spotlight"

    def test_two_holes_lie_24_apart_in_the_middle_of_the_safe_area(self):
        self.assertEqual(tuple(self.variants["phone-portrait"]["screens"]["home"]["safeArea"]), SPOTLIGHT["safe"])
        side, apart = SPOTLIGHT["hole"], SPOTLIGHT["apart"]
        for variant in self.tour["variants"]:
            (photos,), (music,) = (step["cutouts"] for step in variant["steps"])
            (width, height), (top, right, bottom, left) = (
                variant["display"]["size"], variant["screens"]["home"]["safeArea"],
            )  # fmt: skip
            x = left + (width - left - right) / 2 - side - apart / 2
            y = top + (height - top - bottom) / 2 - side / 2
            self.near(photos["frame"] + music["frame"], [x, y, side, side, x + side + apart, y, side, side])
            for hole in (photos, music):
                self.assertEqual(hole["shape"], {"kind": "roundedRect", "radii": [SPOTLIGHT["radius"]] * 4, "smoothing": 0})
                out = SPOTLIGHT["padding"]
                self.near(hole["element"][2:], [SPOTLIGHT["image"]] * 2)
                self.near(hole["element"][:2], [hole["frame"][0] + out, hole["frame"][1] + out])
        for name, at in zip(("photos", "music"), SPOTLIGHT["at"], strict=True):
            self.near(self.phone[name]["cutouts"][0]["frame"][:2], at)

    def test_the_dim_is_black_over_a_blur(self):
        for _, step in self.steps():
            dim = step["overlay"]
            self.assertEqual((dim["color"], dim["opacity"], dim["blur"]), SPOTLIGHT["dim"])

    def test_the_tour_fades_in_moves_and_fades_out(self):
        for _, step in self.steps():
            for side in ("enter", "exit"):
                self.assertEqual((step[side]["kind"], step[side]["delay"]), ("fade", 0))
                self.moves(step[side]["motion"], *SPOTLIGHT["fade"])
        music, photos = self.phone["music"], self.phone["photos"]
        way = self.way(music, "photos")
        self.assertEqual((way["kind"], way["pairs"], way["delay"]), ("morph", [[0, 0]], 0))
        self.moves(way["motion"], *SPOTLIGHT["move"])
        motion = self.tour["motions"][way["motion"]]
        for k, x in enumerate(SPOTLIGHT["x at quarters"]):
            p = g.progress(motion, motion["duration"] * k / 4)
            now = g.between(photos["cutouts"][0]["outline"], music["cutouts"][0]["outline"], p)
            self.near(g.bounds(now), [x, 372.5, 132, 132], 2 * LENGTH)

    def test_a_tap_anywhere_leads_on(self):
        for _, step in self.steps():
            self.assertEqual([rule["tap"] for rule in step["advance"]], ["anywhere"])


class MovingRing(Numbers):
    name = "moving-ring"

    def test_the_shapes_have_their_frames(self):
        self.assertEqual(self.variants["phone-portrait"]["display"]["size"], RING["display"])
        for step, (kind, frame) in zip(self.phone.values(), RING["shapes"], strict=True):
            self.assertEqual((step["cutouts"][0]["shape"]["kind"], step["cutouts"][0]["frame"]), (kind, frame))

    def test_the_stroke_lies_on_the_edge(self):
        for _, step in self.steps():
            (ring,), (hole,) = step["rings"], step["cutouts"]
            self.assertEqual((ring["width"], ring["gap"], ring["color"]), (RING["width"], RING["gap"], RING["color"]))
            self.near(g.bounds(ring["outline"]), hole["frame"])
            self.near([g.area(ring["outline"])], [g.area(hole["outline"])], 0.01)
            self.assertIsNone(step["overlay"])

    def test_the_hole_moves_linearly_without_other_effects(self):
        for variant, step in self.steps():
            self.assertEqual((step["enter"], step["exit"], step["variantChange"]), (None, None, None))
            self.assertEqual({way["from"] for way in step["transitions"]}, {None, *self.phone} - {step["id"]})
            for way in step["transitions"]:
                if way["from"]:
                    self.assertEqual((way["kind"], way["delay"], way["arc"]), ("morph", 0, 0))
                    self.moves(way["motion"], *RING["move"])

    def test_a_circle_is_a_rectangle_with_round_corners_half_way(self):
        outlines = [step["cutouts"][0]["outline"] for step in self.phone.values()]
        half = g.between(outlines[2], outlines[3], 0.5)
        self.near(g.bounds(half), [82, 372.5, 150, 75], 2 * LENGTH)
        self.near([g.area(half)], [150 * 75 - (4 - math.pi) * 12.5**2], 0.2)
        self.near(g.bounds(g.between(outlines[0], outlines[1], 0.25)), [105, 208.75, 112.5, 112.5], 2 * LENGTH)


class HighlightElements(Numbers):
    name = "highlight-elements"

    def test_holes_have_radii_of_their_own_and_no_padding(self):
        found = self.phone["month"]["cutouts"]
        for hole, (frame, radius) in zip(found, HIGHLIGHT["holes"], strict=True):
            self.assertEqual((hole["frame"], hole["element"]), (frame, frame))
            self.assertEqual(hole["shape"], {"kind": "roundedRect", "radii": [radius] * 4, "smoothing": 0})
        for _, step in self.steps():
            for hole, (_, radius) in zip(step["cutouts"], HIGHLIGHT["holes"]):
                self.assertEqual((hole["frame"], hole["shape"]["radii"]), (hole["element"], [radius] * 4))

    def test_the_dim_comes_late_with_locked_input(self):
        for _, step in self.steps():
            for come in [step["enter"], *step["transitions"]]:
                self.assertEqual((come["delay"], come["lockInput"], come["kind"]), (HIGHLIGHT["delay"], True, "fade"))
                self.moves(come["motion"], *HIGHLIGHT["enter"])

    def test_the_dim_covers_the_window_and_no_hole_reaches_over_a_bar(self):
        for variant, step in self.steps():
            self.assertEqual(step["overlay"]["frame"], [0, 0, *variant["display"]["size"]])
        for hole in g.subpaths(self.phone["scrolled"]["mask"]["path"])[1:]:
            self.assertGreaterEqual(g.bounds(hole)[1], HIGHLIGHT["bar"] - LENGTH)
        self.assertLess(self.phone["scrolled"]["cutouts"][0]["frame"][1], HIGHLIGHT["bar"])

    def test_two_cards_are_one_opening_over_a_sheet(self):
        _, opening = g.subpaths(self.phone["month"]["mask"]["path"])
        self.near([abs(g.area(opening))], [HIGHLIGHT["united"]], 0.01)
        self.assertLessEqual(set(HIGHLIGHT["crossings"]), set(g.vertices(opening)))
        for _, step in self.steps():
            self.assertEqual(step["callout"]["kind"], "sheet")


def notch(x, y):
    """The notch with the upper left corner of its box at the given point, by Skia."""
    path = pathops.Path()
    cubics = [[(x + a, y + b) for a, b in cubic] for cubic in NOTCH["cubics"]]
    path.moveTo(*cubics[0][0])
    for _, *rest in cubics:
        path.cubicTo(*(each for point in rest for each in point)) if len(rest) == 3 else path.lineTo(*rest[0])
    path.close()
    return path


class MotionTabBar(Numbers):
    name = "motion-tab-bar"

    def test_the_numbers_of_the_notch_agree_with_one_another(self):
        self.assertEqual(len(NOTCH["cubics"]), 10)
        for before, after in zip(NOTCH["cubics"], NOTCH["cubics"][1:] + NOTCH["cubics"][:1]):
            self.assertEqual(before[-1], after[0])
        self.near([abs(notch(0, 0).area)], [NOTCH["area"]], 0.01)

    def test_every_hole_is_the_notch_over_the_middle_of_its_column(self):
        for variant, step in self.steps():
            (hole,) = step["cutouts"]
            tabs = [each for each in variant["steps"] if each["screen"] == step["screen"]]
            column = variant["display"]["size"][0] / len(tabs)
            left = column * (tabs.index(step) + 0.5) - NOTCH["box"][0] / 2
            top = hole["element"][1]
            self.near(hole["frame"], [left, top, *NOTCH["box"]])
            self.near(g.bounds(hole["outline"])[:2], [left + NOTCH["x"][0], top + NOTCH["y"][0]], 2 * LENGTH)
            size = [NOTCH["x"][1] - NOTCH["x"][0], NOTCH["y"][1] - NOTCH["y"][0]]
            self.near(g.bounds(hole["outline"])[2:], size, 2 * LENGTH)
            self.near([g.area(hole["outline"])], [NOTCH["area"]], 0.05)
            # Every vertex of the notch is one of the hole's, and the hole's whole outline is on the notch's.
            for cubic in NOTCH["cubics"]:
                corner = (left + cubic[0][0], top + cubic[0][1])
                self.assertLess(min(math.dist(corner, each) for each in g.vertices(hole["outline"])), 0.0012)
            there = [
                g.point([(left + a, top + b) for a, b in cubic], i / 2048) if len(cubic) == 4
                else (left + cubic[0][0] + (cubic[1][0] - cubic[0][0]) * i / 2048, top + cubic[0][1])
                for cubic in NOTCH["cubics"] for i in range(2048)
            ]  # fmt: skip
            for each in g.sampled(hole["outline"], 4):
                self.assertLess(min(math.dist(each, other) for other in there), 0.021)

    def test_the_whole_column_can_be_tapped(self):
        for variant, step in self.steps():
            tabs = [each for each in variant["steps"] if each["screen"] == step["screen"]]
            column = variant["display"]["size"][0] / len(tabs)
            self.near(step["cutouts"][0]["element"][::2], [column * tabs.index(step), column])
            self.assertEqual((step["interaction"]["mode"], step["interaction"]["pass"]), ("target", [0]))
            self.assertEqual([rule["tap"] for rule in step["advance"]], ["target"])

    def test_the_move_is_a_spring(self):
        for _, step in self.steps():
            for way in step["transitions"]:
                # A transition to another screen fades.
                before = self.phone.get(way["from"])
                if not before or before["screen"] != step["screen"]:
                    continue
                motion = self.tour["motions"][way["motion"]]
                self.near([motion["duration"]], [NOTCH["settled"]], TIME)
                for time, value in [*NOTCH["spring"], NOTCH["peak"], NOTCH["dip"]]:
                    self.near([g.progress(motion, time)], [value], 0.001 + PROGRESS)
                self.assertLess(g.progress(motion, NOTCH["crosses 1"] - TIME), 1)
                self.assertGreater(g.progress(motion, NOTCH["crosses 1"] + TIME), 1)


class Timetable(Numbers):
    name = "timetable"

    def test_capsules_share_the_width(self):
        count, gap, margin = TIMETABLE["days"], TIMETABLE["gap"], TIMETABLE["margin"]
        for variant in self.tour["variants"]:
            _, right, _, left = variant["screens"]["timetable"]["safeArea"]
            width = (variant["display"]["size"][0] - left - right - 2 * margin - gap * (count - 1)) / count
            found = {step["id"]: step for step in variant["steps"]}
            for k, day in enumerate(("friday", "saturday", "sunday")):
                (hole,) = found[day]["cutouts"]
                self.assertEqual((hole["shape"]["kind"], hole["frame"]), ("capsule", hole["element"]))
                self.near(hole["frame"][::2], [left + margin + k * (width + gap), width])
            for before, after in (("friday", "saturday"), ("saturday", "sunday")):
                way = self.way(found[after], before)
                self.assertEqual((way["kind"], way["delay"]), ("morph", 0))
                self.moves(way["motion"], *TIMETABLE["between days"])

    def test_the_header_collapses_once_it_is_scrolled(self):
        for variant in self.tour["variants"]:
            found = {step["id"]: step for step in variant["steps"]}
            before, after = found["expanded"], found["collapsed"]
            self.assertEqual(tuple(step["cutouts"][0]["frame"][3] for step in (before, after)), TIMETABLE["header"])
            self.assertEqual(*(step["cutouts"][0]["frame"][:3] for step in (before, after)))
            self.assertEqual([list(rule)[0] for rule in before["advance"]], ["event"])
            way = self.way(after, "expanded")
            self.assertEqual((way["kind"], way["pairs"], way["delay"]), ("morph", [[0, 0]], 0))
            self.moves(way["motion"], *TIMETABLE["collapse"])

    def test_the_heart_flies(self):
        for _, step in self.steps():
            for heart in step["sprites"]:
                self.moves(heart["motion"], *TIMETABLE["heart"])
                self.assertEqual((heart["opacity"], heart["delay"], heart["arc"]), (TIMETABLE["opacity"], 0, TIMETABLE["arc"]))
        (heart,) = self.phone["favourites"]["sprites"]
        self.near(heart["from"] + heart["to"], [*TIMETABLE["way"][0], *TIMETABLE["way"][1]])
        (x, y), (u, v) = heart["from"], heart["to"]
        middle = [(x + u) / 2 + heart["arc"] * (v - y), (y + v) / 2 + heart["arc"] * (x - u)]
        self.near(middle, TIMETABLE["half way"])


del Numbers  # it has no tests of its own

if __name__ == "__main__":
    unittest.main()
