"""Compares the compiled examples with independently computed numbers.

    python Tests/Goldens/check_goldens.py [-v]

Reads `Tests/Goldens/*.tour.json`, and uses no code of the compiler. A few inputs that no example has (other widths,
other counts, errors) are written here, compiled with `.build/release/tutorialc`, and read in the same way.
"""

import json
import math
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

import geometry as g
import pathops

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
TUTORIALC = ROOT / os.environ.get("TUTORIALC", ".build/release/tutorialc")

# The rounding of written numbers: coordinates and the times of fitted keyframes have 3 decimals, progress and handles
# 6.
LENGTH = 0.0005 + 1e-9
TIME = 0.0005 + 1e-9
PROGRESS = 1e-6


def golden(name):
    return json.loads((HERE / f"{name}.tour.json").read_text(encoding="utf-8"))


def goldens():
    return {path.name.removesuffix(".tour.json"): json.loads(path.read_text()) for path in HERE.glob("*.tour.json")}


def compiled(files):
    """Compiles the `*.tutorial.yaml` among files of the given texts; returns the exit code, standard error, and the
    tours."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            Path(folder, name).write_text(text, encoding="utf-8")
        sources = [str(Path(folder, name)) for name in files if name.endswith(".tutorial.yaml")]
        out = Path(folder, "out")
        run = subprocess.run(
            [TUTORIALC, "build", *sources, "--out", out, "--diagnostics", "short"],
            capture_output=True, text=True, cwd=folder,
        )  # fmt: skip
        tours = {path.name.removesuffix(".tour.json"): json.loads(path.read_text()) for path in out.glob("*.tour.json")}
        return run.returncode, run.stderr, tours


def variant(tour, name):
    return next(variant for variant in tour["variants"] if variant["id"] == name)


def steps(tour, name):
    return {step["id"]: step for step in variant(tour, name)["steps"]}


def transition(step, source):
    return next(transition for transition in step["transitions"] if transition["from"] == source)


class Check(unittest.TestCase):
    def near(self, actual, expected, tolerance=LENGTH):
        """Checks that numbers, or lists of them, agree within a tolerance."""
        if not isinstance(expected, (list, tuple)):
            actual, expected = [actual], [expected]
        self.assertEqual(len(actual), len(expected), f"{actual} against {expected}")
        for a, e in zip(actual, expected):
            self.assertLessEqual(abs(a - e), tolerance, f"{actual} against {expected}")


class EveryTour(Check):
    """Invariants of every tour."""

    def for_each_step(self, check):
        for name, tour in goldens().items():
            for each in tour["variants"]:
                for step in each["steps"]:
                    with self.subTest(tour=name, variant=each["id"], step=step["id"]):
                        check(each, step)

    def test_each_example_has_its_golden_and_at_least_three_variants(self):
        self.assertEqual(
            set(goldens()),
            {"spotlight", "moving-ring", "highlight-elements", "motion-tab-bar", "timetable", "attention"},
        )
        for tour in goldens().values():
            shapes = {(v["traits"]["idiom"], v["traits"]["orientation"]) for v in tour["variants"]}
            self.assertLessEqual({("phone", "portrait"), ("phone", "landscape"), ("tablet", "portrait")}, shapes)

    def test_all_outlines_of_a_tour_have_one_topology(self):
        for name, tour in goldens().items():
            outlines = [
                part["outline"]
                for each in tour["variants"]
                for step in each["steps"]
                for part in step["cutouts"] + step["rings"]
            ]
            for outline in outlines:
                self.assertEqual(len(outline) % 6, 2)
                self.assertEqual(outline[:2], outline[-2:])
            counts = {(len(outline) - 2) // 6 for outline in outlines}
            self.assertEqual(len(counts), 1, name)
            self.assertGreaterEqual(min(counts), 8, name)

    def test_outlines_run_clockwise_from_the_point_nearest_the_top_left(self):
        def check(_, step):
            for hole in step["cutouts"]:
                outline, box = hole["outline"], g.bounds(hole["outline"])
                self.assertGreater(g.area(outline), 0)
                distances = [math.dist(cubic[0], box[:2]) for cubic in g.segments(outline)]
                self.assertLessEqual(distances[0], min(distances) + 2 * LENGTH)

        self.for_each_step(check)

    def test_an_outline_fills_its_frame(self):
        def check(_, step):
            for hole in step["cutouts"]:
                if hole["shape"]["kind"] != "path":
                    self.near(g.bounds(hole["outline"]), hole["frame"], 2 * LENGTH)

        self.for_each_step(check)

    def test_a_mask_is_the_overlay_minus_its_holes_even_odd_and_non_zero(self):
        def check(_, step):
            if step["overlay"] is None:
                return self.assertIsNone(step["mask"])
            areas = [g.area(path) for path in g.subpaths(step["mask"]["path"])]
            width, height = step["overlay"]["frame"][2:]
            self.near(abs(areas[0]), width * height, 0.01)
            for hole in areas[1:]:  # wound the other way, so that both rules agree
                self.assertLess(hole * areas[0], 0)
            self.near(abs(sum(areas[1:])), visible_area(step["cutouts"]), 1.0)

        self.for_each_step(check)

    def test_the_dim_covers_the_whole_window(self):
        def check(each, step):
            if step["overlay"] is not None:
                self.assertEqual(step["overlay"]["frame"], [0, 0, *each["display"]["size"]])

        self.for_each_step(check)

    def test_every_morph_pairs_every_hole(self):
        def check(each, step):
            before = {other["id"]: other for other in each["steps"]}
            self.assertIsNone(step["transitions"][-1]["from"])
            for move in step["transitions"]:
                if move["kind"] == "morph" and move["from"] is not None:
                    old = sorted(a for a, _ in move["pairs"] if a is not None)
                    new = sorted(b for _, b in move["pairs"] if b is not None)
                    self.assertEqual(old, list(range(len(before[move["from"]]["cutouts"]))))
                    self.assertEqual(new, list(range(len(step["cutouts"]))))

        self.for_each_step(check)

    def test_numbers_have_at_most_six_decimals_and_coordinates_three(self):
        for path in HERE.glob("*.tour.json"):
            self.assertNotRegex(path.read_text(), r"[0-9]\.[0-9]*0[,\]\s}]|[0-9]\.[0-9]{7}|-0[,\]\s}]")

        def check(_, step):
            for hole in step["cutouts"]:
                for number in hole["frame"] + hole["element"] + hole["outline"]:
                    self.assertEqual(number, round(number, 3))

        self.for_each_step(check)


def visible_area(holes):
    """The total area of all holes, each within its clip, by Skia."""
    together = pathops.Path()
    for hole in holes:
        path = pathops.Path()
        outline = hole["outline"]
        path.moveTo(*outline[:2])
        for at in range(2, len(outline), 6):
            path.cubicTo(*outline[at : at + 6])
        path.close()
        if hole["clip"] is not None:
            x, y, width, height = hole["clip"]
            clip = pathops.Path()
            clip.moveTo(x, y)
            for corner in ((x + width, y), (x + width, y + height), (x, y + height)):
                clip.lineTo(*corner)
            clip.close()
            path = pathops.op(path, clip, pathops.PathOp.INTERSECTION)
        together = pathops.op(together, path, pathops.PathOp.UNION)
    return abs(together.area)


class Spotlight(Check):
    def setUp(self):
        self.tour = golden("spotlight")
        self.steps = steps(self.tour, "phone-portrait")

    def test_the_hole_of_132_moves_from_52_5_to_208_5(self):
        photos, music = (self.steps[name]["cutouts"][0] for name in ("photos", "music"))
        self.near([photos["frame"][0], *photos["frame"][2:]], [52.5, 132, 132])
        self.near([music["frame"][0], *music["frame"][2:]], [208.5, 132, 132])
        motion = self.tour["motions"][transition(self.steps["music"], "photos")["motion"]]
        self.assertEqual(motion["duration"], 0.35)
        for quarter, x in enumerate([52.5, 72.649, 130.5, 188.351, 208.5]):
            now = g.between(photos["outline"], music["outline"], g.progress(motion, 0.35 * quarter / 4))
            self.near(g.bounds(now)[0], x, 2 * LENGTH)

    def test_the_hole_is_a_rounded_rectangle_of_radius_8_padded_by_16(self):
        for step in self.steps.values():
            hole = step["cutouts"][0]
            self.assertEqual(hole["shape"], {"kind": "roundedRect", "radii": [8, 8, 8, 8], "smoothing": 0})
            self.near(g.between(hole["frame"], hole["element"], 1), [a + d for a, d in zip(hole["frame"], (16, 16, -32, -32))])
            self.near(g.area(hole["outline"]), 132 * 132 - (4 - math.pi) * 64, 0.1)

    def test_ease_in_out_and_ease_out_have_their_quarters(self):
        move = self.tour["motions"][transition(self.steps["music"], "photos")["motion"]]
        for quarter, expected in zip((0.25, 0.5, 0.75), (0.129162, 0.5, 0.870838)):
            self.near(g.progress(move, move["duration"] * quarter), expected, PROGRESS)
        fade = golden("attention")
        fade = fade["motions"][steps(fade, "phone-portrait")["play"]["enter"]["motion"]]
        for quarter, expected in zip((0.25, 0.5, 0.75), (0.378138, 0.684643, 0.906535)):
            self.near(g.progress(fade, fade["duration"] * quarter), expected, PROGRESS)

    def test_the_overlay_fades_in_and_out(self):
        for step in self.steps.values():
            for side in ("enter", "exit"):
                self.assertEqual(step[side]["kind"], "fade")
                self.assertEqual(self.tour["motions"][step[side]["motion"]]["duration"], 0.35)

    def test_a_tap_anywhere_goes_on_and_past_the_last_step_ends(self):
        self.assertEqual(self.steps["photos"]["advance"], [{"tap": "anywhere", "to": "music", "when": None}])
        self.assertEqual(self.steps["music"]["advance"], [{"tap": "anywhere", "to": None, "when": None}])


class MovingRing(Check):
    FRAMES = [
        [78, 215, 100, 100], [186, 190, 150, 150], [53, 385, 50, 50], [111, 360, 250, 100],
        [118, 500, 100, 30], [226, 480, 70, 70], [3, 570, 150, 150], [161, 595, 250, 100],
    ]  # fmt: skip
    KINDS = ["circle", "circle", "circle", "rect", "rect", "circle", "circle", "rect"]

    def setUp(self):
        self.tour = golden("moving-ring")
        self.steps = list(steps(self.tour, "phone-portrait").values())
        self.outlines = [step["cutouts"][0]["outline"] for step in self.steps]

    def test_the_eight_shapes_have_their_frames(self):
        for step, frame, kind in zip(self.steps, self.FRAMES, self.KINDS, strict=True):
            self.assertEqual(step["cutouts"][0]["frame"], frame)
            self.assertEqual(step["cutouts"][0]["element"], frame)
            self.assertEqual(step["cutouts"][0]["shape"], {"kind": kind})

    def test_the_ring_of_width_5_lies_on_the_edge_of_the_shape(self):
        for step, frame in zip(self.steps, self.FRAMES):
            ring = step["rings"][0]
            self.assertEqual((ring["width"], ring["gap"], ring["cutouts"]), (5, -2.5, [0]))
            self.near(g.bounds(ring["outline"]), frame)

    def test_the_hole_moves_linearly_in_half_a_second_and_only_between_shapes(self):
        for each in self.tour["variants"]:
            for step in each["steps"]:
                self.assertIsNone(step["enter"])
                self.assertIsNone(step["variantChange"])
                self.assertIsNone(step["transitions"][-1]["motion"])
                for move in step["transitions"][:-1]:
                    motion = self.tour["motions"][move["motion"]]
                    for quarter in range(5):
                        self.near(g.progress(motion, 0.125 * quarter), quarter / 4, PROGRESS)

    def test_circle_2_is_half_way_to_rectangle_3_with_corners_of_12_5(self):
        half = g.between(self.outlines[2], self.outlines[3], 0.5)
        self.near(g.bounds(half), [82, 372.5, 150, 75], 2 * LENGTH)
        top = [p[0] for p in g.sampled(half, 256) if abs(p[1] - 372.5) < 0.002]
        self.near([min(top), max(top)], [82 + 12.5, 232 - 12.5], 0.3)
        self.near(g.area(half), 150 * 75 - (4 - math.pi) * 12.5**2, 0.2)

    def test_circle_0_is_a_quarter_of_the_way_to_circle_1(self):
        quarter = g.between(self.outlines[0], self.outlines[1], 0.25)
        self.near(g.bounds(quarter), [105, 208.75, 112.5, 112.5], 2 * LENGTH)

    def test_no_morph_leaves_the_hull_of_its_ends_or_turns_inside_out(self):
        for start in self.outlines:
            for end in self.outlines:
                if start is end:
                    continue
                hull = g.convex_hull([p for o in (start, end) for p in zip(o[0::2], o[1::2])])
                for progress in (0.25, 0.5, 0.75):
                    now = g.between(start, end, progress)
                    self.assertGreater(g.area(now), 0)
                    self.assertLess(max(g.outside(hull, p) for p in g.sampled(now, 8)), 2 * LENGTH)

    def test_a_tap_on_any_shape_goes_to_it(self):
        for step in self.steps:
            there = {rule["tap"]["target"]: (rule["to"], rule["tap"]["frame"]) for rule in step["advance"]}
            for index, frame in enumerate(self.FRAMES):
                self.assertEqual(there[f"shape-{index}"], (f"shape-{index}", frame))
            for other in self.steps:
                if other is not step:
                    self.assertEqual(transition(step, other["id"])["pairs"], [[0, 0]])


class HighlightElements(Check):
    def setUp(self):
        self.tour = golden("highlight-elements")
        self.steps = steps(self.tour, "phone-portrait")

    def test_each_hole_has_its_own_radius(self):
        card, budget = self.steps["month"]["cutouts"]
        self.assertEqual((card["frame"], card["shape"]["radii"]), ([16, 120, 361, 140], [6, 6, 6, 6]))
        self.assertEqual(budget["shape"]["radii"], [12, 12, 12, 12])
        self.near(budget["frame"][2:], [79, 48])

    def test_the_dim_comes_after_0_4_seconds_with_touches_locked(self):
        for move in self.steps["month"]["transitions"]:
            self.assertEqual((move["delay"], move["lockInput"]), (0.4, True))

    def test_the_words_are_in_a_sheet(self):
        for each in self.tour["variants"]:
            height = 160 if each["traits"]["orientation"] == "landscape" else 300
            for step in each["steps"]:
                self.assertEqual((step["callout"]["kind"], step["callout"]["sheet"]["height"]), ("sheet", height))

    def test_no_hole_reaches_over_a_bar(self):
        for each, bar in zip(self.tour["variants"], (103, 44, 74), strict=True):
            step = next(step for step in each["steps"] if step["id"] == "scrolled")
            card = step["cutouts"][0]
            self.assertLess(card["frame"][1], bar)
            self.assertGreaterEqual(card["clip"][1], bar)
            for hole in g.subpaths(step["mask"]["path"])[1:]:
                self.assertGreaterEqual(g.bounds(hole)[1], bar - LENGTH)

    def test_overlapping_holes_are_one_opening(self):
        """A united area of 52343.387; the outlines cross at (290, 260) and (369, 260)."""
        _, opening = g.subpaths(self.steps["month"]["mask"]["path"])
        self.assertLess(abs(abs(g.area(opening)) - 52343.387), 0.01)
        for crossing in ((290, 260), (369, 260)):
            self.assertIn(crossing, g.vertices(opening))

    def test_one_ring_goes_around_both(self):
        (ring,) = self.steps["month"]["rings"]
        self.assertEqual((ring["cutouts"], ring["width"], ring["gap"]), ([0, 1], 2, 3))
        self.near(g.bounds(ring["outline"]), [12, 116, 369, 172])
        # Between straight edges, the stroke's middle is 4 away from either.
        self.assertIn((286, 264), g.vertices(ring["outline"]))


# By width: columns of 3 and 5 tabs, capsules of 3 and 5 days, and the notch's position over each of 3 columns.
WIDTHS = {
    375: ((125, 75), (109, 62.2), (25, 150, 275)),
    390: ((130, 78), (114, 65.2), (27.5, 157.5, 287.5)),
    393: ((131, 78.6), (115, 65.8), (28, 159, 290)),
    768: ((256, 153.6), (240, 140.8), (90.5, 346.5, 602.5)),
}


def rows_of(count):
    """A tutorial and its layout: `count` tabs and `count` days in each of the four widths, a step on each."""
    tabs, days = ([f"{kind}-{i}" for i in range(count)] for kind in ("tab", "day"))
    snapshots = "".join(
        f"""
              - {{ screen: s, variant: w{width}, extends: s/any, display: {{ size: [{width}, 800] }} }}"""
        for width in WIDTHS
    )
    shapes = "".join(f"\n                  - {{ id: {day}, shape: capsule }}" for day in days)
    layout = f"""
            snapshots:
              - screen: s
                variant: any
                abstract: true
                elements:
                  - {{ id: tabs, row: {{ in: viewport, left: 0, right: 0, bottom: 0, height: 73, items: [{", ".join(tabs)}] }} }}
                  - {{ id: days, row: {{ in: viewport, left: 16, right: 16, top: 10, height: 40, gap: 8, items: [{", ".join(days)}] }} }}
                  {shapes}{snapshots}
            """
    steps = "".join(
        f"""
              - {{ id: tab-{i}, target: tab-{i}, cutout: {{ size: [75, 24], at: top, padding: 0, shape: rect }} }}
              - {{ id: day-{i}, target: day-{i}, cutout: {{ padding: 0 }} }}"""
        for i in range(count)
    )
    tutorial = f"""
            tutorial: rows-of-{count}
            layout: rows-of-{count}.layout.yaml
            steps: {steps}
            """
    return {f"rows-of-{count}.tutorial.yaml": tutorial, f"rows-of-{count}.layout.yaml": layout}


class Rows(Check):
    """Columns and capsules in every width, for three and five items."""

    def test_columns_capsules_and_the_notch_lie_where_the_formulas_say(self):
        for which, count in enumerate((3, 5)):
            code, errors, tours = compiled(rows_of(count))
            self.assertEqual(code, 0, errors)
            for width, (columns, capsules, notches) in WIDTHS.items():
                found = steps(tours[f"rows-of-{count}"], f"w{width}")
                for i in range(count):
                    with self.subTest(width=width, count=count, index=i):
                        tab, day = (found[f"{kind}-{i}"]["cutouts"][0] for kind in ("tab", "day"))
                        column, capsule = columns[which], capsules[which]
                        self.near(tab["element"], [i * width / count, 727, column, 73])
                        self.near(tab["frame"], [width * (i + 0.5) / count - 37.5, 727, 75, 24])
                        self.near(day["frame"], [16 + i * (capsule + 8), 10, capsule, 40])
                        self.assertEqual(day["shape"]["kind"], "capsule")
                        if count == 3:
                            self.near(tab["frame"][0], notches[i])


class MotionTabBar(Check):
    def setUp(self):
        self.tour = golden("motion-tab-bar")

    def each_notch(self):
        for each in self.tour["variants"]:
            for screen, count in (("three-tabs", 3), ("five-tabs", 5)):
                found = [step for step in each["steps"] if step["screen"] == screen]
                self.assertEqual(len(found), count)
                for index, step in enumerate(found):
                    yield each["display"]["size"][0], count, index, step

    def test_columns_are_exact_parts_of_the_width_and_all_of_a_column_can_be_tapped(self):
        for width, count, index, step in self.each_notch():
            element = step["cutouts"][0]["element"]
            self.near([element[0], element[2], element[3]], [index * width / count, width / count, 73])
            self.assertEqual((step["interaction"]["mode"], step["interaction"]["pass"]), ("target", [0]))
            self.assertEqual(step["advance"][0]["tap"], "target")

    def test_the_notch_keeps_its_form_over_the_middle_of_each_column(self):
        for width, count, index, step in self.each_notch():
            hole = step["cutouts"][0]
            left, top = width * (index + 0.5) / count - 37.5, hole["element"][1]
            self.near(hole["frame"], [left, top, 75, 24])
            self.near(g.bounds(hole["outline"]), [left + 0.84, top - 0.018, 75.16 - 0.84, 23.98 + 0.018], 3 * LENGTH)
            self.near(g.area(hole["outline"]), 1014.21, 0.1)
            mirrored = [(2 * (left + 38) - x, y) for x, y in g.sampled(hole["outline"], 8)]
            polygon = g.sampled(hole["outline"], 256)
            for each in mirrored:
                self.assertLess(min(math.dist(each, other) for other in polygon), 0.2)

    def test_the_spring_is_the_closed_form_of_response_0_4_and_damping_0_7(self):
        step = next(step for step in self.tour["variants"][0]["steps"] if step["id"] == "search")
        motion = self.tour["motions"][transition(step, "home")["motion"]]
        self.near(motion["duration"], 0.654997, TIME)
        self.near(motion["keyframes"][-1]["progress"], 1, 0.001)
        for i in range(656):
            self.near(g.progress(motion, i / 1000), g.spring(0.4, 0.7, i / 1000), 0.001 + PROGRESS)
        for time, value in ((0.05, 0.21045), (0.1, 0.561376), (0.2, 0.984087), (0.4, 1.014498)):
            self.near(g.progress(motion, time), value, 0.001 + PROGRESS)
        peak = max(motion["keyframes"], key=lambda keyframe: keyframe["progress"])
        self.near(peak["time"], 0.280056, TIME)
        self.near(peak["progress"], 1.045988, 2 * PROGRESS)
        lowest = min(
            (keyframe for keyframe in motion["keyframes"] if keyframe["time"] > peak["time"]),
            key=lambda keyframe: keyframe["progress"],
        )
        self.near(lowest["time"], 0.560112, TIME)
        self.near(lowest["progress"], 0.997885, 2 * PROGRESS)
        self.assertLess(g.progress(motion, 0.209151 - 0.0005), 1)
        self.assertGreater(g.progress(motion, 0.209151 + 0.0005), 1)


class Timetable(Check):
    def setUp(self):
        self.tour = golden("timetable")

    def test_a_capsule_moves_between_three_days_that_share_the_width(self):
        for each in self.tour["variants"]:
            width = each["display"]["size"][0] - sum(each["screens"]["timetable"]["safeArea"][1::2])
            left = each["screens"]["timetable"]["safeArea"][3]
            capsule = (width - 16 - 16 - 8 * 2) / 3
            for index, day in enumerate(("friday", "saturday", "sunday")):
                hole = steps(self.tour, each["id"])[day]["cutouts"][0]
                self.assertEqual(hole["shape"]["kind"], "capsule")
                self.near([hole["frame"][0], hole["frame"][2]], [left + 16 + index * (capsule + 8), capsule])

    def test_a_move_takes_0_16_seconds_with_ease_in_out(self):
        for each in self.tour["variants"]:
            move = transition(steps(self.tour, each["id"])["saturday"], "friday")
            motion = self.tour["motions"][move["motion"]]
            self.assertEqual(motion["duration"], 0.16)
            self.near(g.progress(motion, 0.04), 0.129162, PROGRESS)

    def test_the_header_collapses_from_82_to_53(self):
        for each in self.tour["variants"]:
            found = steps(self.tour, each["id"])
            before, after = (found[name]["cutouts"][0]["frame"] for name in ("header", "collapsed"))
            self.assertEqual((before[3], after[3]), (82, 53))
            self.assertEqual(before[:3], after[:3])

    def test_the_heart_flies_from_the_row_to_the_tab_bar(self):
        found = steps(self.tour, "phone-portrait")
        ends = [centre(found[name]["cutouts"][0]["element"]) for name in ("favourite", "favourites")]
        self.near(ends[0] + ends[1], (343, 319, 196.5, 793))
        (x0, y0), (x1, y1) = ends
        middle = [(x0 + x1) / 2 + 0.15 * (y1 - y0), (y0 + y1) / 2 - 0.15 * (x1 - x0)]
        self.near(middle, [340.85, 577.975])
        (heart,) = found["favourites"]["sprites"]
        self.near(heart["from"] + heart["to"], ends[0] + ends[1])
        self.near(half_way(heart), [340.85, 577.975])
        motion = self.tour["motions"][heart["motion"]]
        self.assertEqual((motion["duration"], heart["opacity"], heart["after"]), (1, [1, 0], "remove"))
        for quarter, expected in enumerate((0, 0.378138, 0.684643, 0.906535, 1)):
            self.near(g.progress(motion, quarter / 4), expected, 2 * PROGRESS)

    def test_the_heart_swings_out_to_the_left_of_its_travel_in_every_variant(self):
        for each in self.tour["variants"]:
            found = steps(self.tour, each["id"])
            ends = [centre(found[name]["cutouts"][0]["element"]) for name in ("favourite", "favourites")]
            (heart,) = found["favourites"]["sprites"]
            self.near(heart["from"] + heart["to"], ends[0] + ends[1])
            self.assertEqual(heart["arc"], 0.15)


def half_way(sprite):
    """The place of a sprite's centre half way, beside the straight line by its arc."""
    (x, y), (u, v) = sprite["from"], sprite["to"]
    return [(x + u) / 2 + sprite["arc"] * (v - y), (y + v) / 2 + sprite["arc"] * (x - u)]


class Attention(Check):
    """Effects that move by themselves."""

    tour = golden("attention")

    def test_arcs_are_fractions_of_the_way(self):
        for each in self.tour["variants"]:
            found = steps(self.tour, each["id"])
            for source, target, arc in (("play", "skip", 0.2), ("sides", "corners", 0.03)):
                self.assertEqual(transition(found[target], source)["arc"], arc)

    def test_the_four_effects_begin_and_end_every_round_at_rest(self):
        found = steps(self.tour, "phone-portrait")
        kinds = {}
        for step in found.values():
            for loop in step["loops"]:
                kinds[loop["kind"]] = loop
                first, last = loop["keyframes"][0], loop["keyframes"][-1]
                self.assertEqual((first["time"], last["time"]), (0, loop["period"]))
                for end in (first, last) if loop["subject"] == "holes" else ():
                    self.assertEqual((end["grow"], end["shift"]), (0, [0, 0]))
                for end in (first, last) if loop["subject"] == "rings" else ():
                    self.assertEqual(end["opacity"], 0)
        self.assertEqual(set(kinds), {"pulse", "bounce", "ripple", "glow"})
        # The amount that nobody wrote is 0.1, but no more than 6 units of the larger hole, which is 68 wide and high.
        self.assertEqual(max(frame["grow"] for frame in kinds["pulse"]["keyframes"]), round(6 / 68, 6))
        self.assertEqual(min(frame["shift"][1] for frame in kinds["bounce"]["keyframes"]), -0.2)
        self.assertEqual(max(frame["opacity"] for frame in kinds["glow"]["keyframes"]), 0.8)
        self.assertEqual(kinds["ripple"]["keyframes"][-1]["grow"], 0.6)
        self.assertEqual(kinds["bounce"]["repeat"], 3)

    def test_rings_of_effects_lie_around_their_holes(self):
        for each in self.tour["variants"]:
            for step in each["steps"]:
                for ring in (ring for loop in step["loops"] for ring in loop["rings"]):
                    (place,) = ring["cutouts"]
                    x, y, width, height = step["cutouts"][place]["frame"]
                    out = ring["gap"] + ring["width"] / 2
                    self.near(
                        g.bounds(ring["outline"]), [x - out, y - out, width + 2 * out, height + 2 * out], 3 * LENGTH
                    )


class ExpandedTracks(Check):
    """Keyframes of outlines agree with the formula."""

    def test_tracks_of_the_examples_follow_the_motion_formula(self):
        for name in ("Attention", "MovingRing"):
            folder = ROOT / "Examples" / name
            files = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}
            code, errors, tours = compiled(files | {"tutorialc.yaml": "emitters: { json: { tracks: expanded } }\n"})
            self.assertEqual((code, errors), (0, ""))
            (tour,) = tours.values()
            found = {step["id"]: step for step in tour["variants"][0]["steps"]}
            ways = [(step, way) for step in found.values() for way in step["transitions"] if way["from"]]
            self.assertTrue(ways)
            for step, way in ways:
                with self.subTest(tour=name, step=step["id"], source=way["from"]):
                    self.check(tour["motions"][way["motion"]], found[way["from"]], step, way)

    def check(self, motion, old, new, way):
        self.assertEqual([track["pair"] for track in way["tracks"]["holes"]], way["pairs"])
        for track in way["tracks"]["holes"]:
            start, end = (
                step["cutouts"][i]["outline"] if i is not None else None for step, i in zip((old, new), track["pair"])
            )
            start, end = start or point(end), end or point(start)
            (x, y), (u, v) = (middle(outline) for outline in (start, end))
            bend = (way["arc"] * (v - y), way["arc"] * (x - u))
            for frame in range(41):
                time = motion["duration"] * frame / 40
                p = g.progress(motion, time)
                expected = [a + (b - a) * p + 4 * p * (1 - p) * bend[i % 2] for i, (a, b) in enumerate(zip(start, end))]
                self.near(keyed(track["keyframes"], time), expected, 0.052)


def middle(outline):
    """The middle of the box around an outline's on-curve points, which is that of its curves in these tours."""
    return [(min(values) + max(values)) / 2 for values in (outline[0::6], outline[1::6])]


def keyed(keyframes, time):
    """The outline at a time between keyframes."""
    for before, after in zip(keyframes, keyframes[1:]):
        if time < after["time"]:
            x = (time - before["time"]) / (after["time"] - before["time"])
            y = g.bezier_ease(before["easing"], x) if "easing" in before else x
            return [a + (b - a) * y for a, b in zip(before["outline"], after["outline"])]
    return keyframes[-1]["outline"]


def point(outline):
    """An outline that has shrunk to the middle of the box around its on-curve points."""
    xs, ys = outline[0::6], outline[1::6]
    return [(min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2] * (len(outline) // 2)


def centre(frame):
    x, y, width, height = frame
    return (x + width / 2, y + height / 2)


if __name__ == "__main__":
    unittest.main()
