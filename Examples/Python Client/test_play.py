"""Holds the client, and through it the format, to numbers that were worked out independently.

    python3 -m unittest discover -s 'Examples/Python Client'
"""

import json
import tempfile
import time
import unittest
from pathlib import Path

import play
import session

ROOT = Path(__file__).resolve().parent.parent.parent
PHONE = {"idiom": "phone", "orientation": "portrait"}
# Coordinates are written with 3 decimals, progress with 6.
LENGTH, PROGRESS = 0.0011, 1e-6


def box(outline):
    """The box of an outline's on-curve points: the outline's own where they hold its extremes, as circles' do."""
    xs, ys = outline[0::6], outline[1::6]
    return [min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)]


class Near(unittest.TestCase):
    def near(self, actual, expected, tolerance):
        self.assertEqual(len(actual), len(expected))
        for a, e in zip(actual, expected):
            self.assertAlmostEqual(a, e, delta=tolerance)


def going(*steps):
    """A variant of steps: (id, the flag of its condition)."""
    return {"steps": [{"id": name, "when": flag and {"flag": flag, "equals": True}} for name, flag in steps]}


class Flow(unittest.TestCase):
    BACK = {"title": "common.back", "to": "b", "role": "back", "back": True}

    def test_back_leads_to_where_the_person_came_from(self):
        variant = going(("a", None), ("b", None), ("c", None))
        a, _, c = variant["steps"]
        step, behind = play.follow(variant, a, {"to": "c"}, [])
        self.assertEqual((step, behind), (c, ["a"]))
        self.assertTrue(play.enabled(variant, c, self.BACK, behind))
        self.assertEqual(play.follow(variant, c, self.BACK, behind), (a, []))
        # A tour of before 1.2 knows no way back: the step before comes, and c lies behind.
        old = {"to": "b"}
        self.assertEqual(play.follow(variant, c, old, behind)[1], ["a", "c"])

    def test_where_the_tour_began_the_button_back_does_nothing(self):
        variant = going(("a", None), ("b", None))
        a = variant["steps"][0]
        self.assertFalse(play.enabled(variant, a, self.BACK, []))
        self.assertEqual(play.follow(variant, a, self.BACK, []), (a, []))
        self.assertTrue(play.enabled(variant, a, {"to": "b"}, []))

    def test_what_lies_behind_survives_another_variant_that_lacks_some_of_it(self):
        turned = going(("a", None), ("c", "x"), ("d", None))
        a, c, d = turned["steps"]
        self.assertEqual(play.follow(turned, d, self.BACK, ["a", "b"]), (a, []))
        self.assertEqual(play.follow(turned, d, self.BACK, ["a", "c"]), (c, ["a"]))
        self.assertEqual(play.follow(turned, d, self.BACK, ["a", "c"], lambda condition: False), (a, []))
        self.assertFalse(play.enabled(turned, d, self.BACK, ["b"]))

    def test_on_the_way_on_steps_whose_condition_fails_are_passed_over(self):
        variant = going(("a", None), ("b", "x"), ("c", None))
        a, b, c = variant["steps"]
        self.assertEqual(play.follow(variant, a, {"to": "b"}, []), (b, ["a"]))
        self.assertEqual(play.follow(variant, a, {"to": "b"}, [], lambda condition: False), (c, ["a"]))
        self.assertEqual(play.follow(variant, c, {"to": "b"}, ["b"], lambda condition: False), (a, ["b", "c"]))
        self.assertEqual(play.follow(variant, c, {"to": None}, ["a"]), (None, ["a"]))
        self.assertEqual(play.follow(variant, c, {"to": "c"}, ["a"]), (c, ["a"]))

    def test_steps_of_a_circle_do_not_fill_the_memory(self):
        variant = going(("a", None), ("b", None))
        step, behind = variant["steps"][0], []
        for turn in range(300):
            step, behind = play.follow(variant, step, {"to": "ba"[turn % 2]}, behind)
        self.assertEqual(len(behind), 100)


class Played(Near):
    def open(self, name):
        self.tour = play.read(ROOT / f"Tests/Goldens/{name}.tour.json")
        variant = play.pick(self.tour, PHONE, (414, 896))
        self.steps = {step["id"]: step for step in variant["steps"]}

    def hole(self, source, target, time):
        """The only hole on the screen, some time into a move from one step at rest to another."""
        pictures = play.moving(self.tour, play.resting(self.steps[source]), self.steps[target], source, time)
        return pictures[0].holes[0].outline

    def test_a_hole_of_132_is_where_ease_in_out_says_at_each_quarter(self):
        self.open("spotlight")
        for quarter, x in enumerate([52.5, 72.649, 130.5, 188.351, 208.5]):
            now = box(self.hole("photos", "music", 0.35 * quarter / 4))
            self.near([now[0], now[2], now[3]], [x, 132, 132], LENGTH)

    def test_the_callout_moves_with_the_hole_while_its_text_changes_over(self):
        self.open("spotlight")
        old, new = (play.callout(self.steps[name], "en") for name in ("photos", "music"))
        start = play.resting(self.steps["photos"], "en")
        self.assertEqual(start.callout, old)
        [half] = play.moving(self.tour, start, self.steps["music"], "photos", 0.175, "en")
        self.near(half.callout.frame, [(a + b) / 2 for a, b in zip(old.frame, new.frame)], LENGTH)
        self.near(half.callout.arrow, [(a + b) / 2 for a, b in zip(old.arrow, new.arrow)], LENGTH)
        self.near(list(half.callout.steps.values()), [0.5, 0.5], PROGRESS)
        self.assertEqual(list(half.callout.steps), ["photos", "music"])
        # No layout for a language: the client would lay it out by itself.
        self.assertIsNone(play.resting(self.steps["photos"], "tlh").callout)

    def test_a_circle_is_half_a_rectangle_half_way(self):
        self.open("moving-ring")
        self.near(box(self.hole("shape-2", "shape-3", 0.25)), [82, 372.5, 150, 75], LENGTH)
        self.near(box(self.hole("shape-0", "shape-1", 0.125)), [105, 208.75, 112.5, 112.5], LENGTH)

    def test_a_spring_overshoots_and_settles(self):
        self.open("motion-tab-bar")
        springs = [m for m in self.tour["motions"].values() if abs(m["duration"] - 0.654997) < 1e-3]
        self.assertEqual(len(springs), 1)
        for instant, expected in [
            (0.05, 0.21045), (0.1, 0.561376), (0.2, 0.984087), (0.280056, 1.045988), (0.4, 1.014498), (0.560112, 0.997885),
        ]:  # fmt: skip
            self.assertAlmostEqual(play.progress(springs[0], instant), expected, delta=0.001)

    def test_a_move_that_is_interrupted_goes_on_from_where_it_is(self):
        self.open("moving-ring")
        circle, rectangle = self.steps["shape-2"], self.steps["shape-7"]
        (half,) = play.moving(self.tour, play.resting(circle), rectangle, "shape-2", 0.25)
        (back,) = play.moving(self.tour, half, circle, "shape-7", 0)
        self.assertEqual(back.holes[0].outline, half.holes[0].outline)
        (there,) = play.moving(self.tour, half, circle, "shape-7", 10)
        self.near(there.holes[0].outline, circle["cutouts"][0]["outline"], PROGRESS)

    def test_a_ring_goes_with_its_hole(self):
        self.open("moving-ring")
        circle, rectangle = self.steps["shape-2"], self.steps["shape-3"]
        for instant, expected in [(0, [53, 385, 50, 50]), (0.25, [82, 372.5, 150, 75]), (0.5, [111, 360, 250, 100])]:
            [now] = play.moving(self.tour, play.resting(circle), rectangle, "shape-2", instant)
            [ring] = now.rings
            self.near(box(ring.outline), expected, LENGTH)
            self.assertEqual((ring.width, ring.color, ring.opacity, ring.holes), (5, "#0000ff", 1, (0,)))
        self.assertEqual(play.svg([now], (414, 896)).count('stroke="#0000ff"'), 1)

    def test_a_ring_that_only_one_step_has_travels_with_its_hole_and_fades(self):
        self.open("attention")
        skip, sides, corners = (self.steps[name] for name in ("skip", "sides", "corners"))
        motion = self.tour["motions"][play.transition(corners, "sides")["motion"]]
        p = play.progress(motion, 0.2)
        [gone] = play.moving(self.tour, play.resting(sides), corners, "sides", 0.2)
        self.assertEqual(len(gone.rings), 2)
        for ring, hole, end in zip(gone.rings, sides["rings"], gone.holes):
            self.assertAlmostEqual(ring.opacity, 1 - p, delta=PROGRESS)
            own, other = sides["cutouts"][hole["cutouts"][0]]["outline"], corners["cutouts"][end.cutout]["outline"]
            goal = [o + r - h for o, r, h in zip(other, hole["outline"], own)]
            way = [hole["outline"], goal, p]
            self.near(ring.outline, play.between(*way, self.bend(corners, "sides", end.cutout)), LENGTH)
        [came] = play.moving(self.tour, play.resting(skip), sides, "skip", 0.1)
        self.assertEqual({(ring.holes, ring.stays) for ring in came.rings}, {((0,), True), ((1,), True)})
        self.assertTrue(all(0 < ring.opacity < 1 for ring in came.rings))
        self.assertEqual([(ring.holes, ring.stays) for ring in gone.rings], [((0,), False), ((1,), False)])

    def bend(self, step, source, cutout):
        way = play.transition(step, source)
        bends = way["bends"] or [way["bend"]] * len(way["pairs"])
        return next(bend for (_, new), bend in zip(way["pairs"], bends) if new == cutout)

    def test_a_fade_shows_both_pictures(self):
        self.open("spotlight")
        photos, music = self.steps["photos"], self.steps["music"]
        self.assertEqual(play.transition(photos, "music")["kind"], "fade")
        old, new = play.moving(self.tour, play.resting(music), photos, "music", 0.0875)
        self.near([old.alpha, new.alpha], [0.870838, 0.129162], PROGRESS)

    def test_a_callout_says_its_title_its_body_and_its_buttons_the_standard_ones_too(self):
        self.open("highlight-elements")
        words = play.words(self.tour, play.pick(self.tour, PHONE, (414, 896)), "en")
        self.assertEqual(words["scrolled"], ["Further down", "Every shop has a line of its own.", "[Back] [Done]"])
        frame = play.resting(self.steps["scrolled"], "en")
        self.assertIn("[Back] [Done]</text>", play.svg([frame], (393, 852), words))


class Rules(Near):
    """What the examples do not show."""

    def setUp(self):
        self.tour = play.read(ROOT / "Tests/Samples/everything.tour.json")
        self.first, self.second = self.tour["variants"][0]["steps"]

    def test_earlier_traits_weigh_more_then_the_nearest_display(self):
        self.assertEqual(play.pick(self.tour, {"platform": "ios"}, (1024, 768))["id"], "phone")
        self.assertEqual(play.pick(self.tour, {}, (1000, 700))["id"], "phone")
        self.tour["variants"][0]["traits"]["locale"] = None
        self.assertEqual(play.pick(self.tour, {}, (1000, 700))["id"], "tablet")
        self.assertEqual(play.pick(self.tour, {"platform": "web"}, (400, 800))["id"], "phone")

    def variants(self, trait, values):
        """The tour on variants that differ in one trait alone."""
        first = self.tour["variants"][0]
        plain = {name: None for name in first["traits"]}
        self.tour["variants"] = [
            first | {"id": str(value), "traits": plain | {trait: value}, "display": {"size": [393, 852], "scale": None}}
            for value in values
        ]
        return self.tour

    def test_the_nearest_language_is_found_by_look_up_then_by_language(self):
        for device, locales, picked in [
            ("de-CH", ["en", "de", "de-CH"], "de-CH"), ("de-CH", ["en", "de", "de-AT"], "de"),
            ("de-CH", [None, "de-AT"], "de-AT"), ("de-CH", ["en", None, "fr"], None),
            ("zh-Hant-TW", ["zh-Hans", "zh-Hant-HK", "zh"], "zh"), ("zh-Hant", ["zh-Hans", None], None),
            ("de-x-mine", ["en", "de"], "de"), ("fr", ["de", "en"], "en"),
        ]:
            tour = self.variants("locale", locales)
            self.assertEqual(play.pick(tour, {"locale": device}, (393, 852))["id"], str(picked))
            self.setUp()

    def test_the_nearest_text_size_is_the_one_with_the_smallest_ratio(self):
        for device, sizes, picked in [
            ("large", ["accessibility3", None], None), ("accessibility1", [None, "accessibility3"], "accessibility3"),
            ("1.5", [None, "2.4"], None), ("1.6", [None, "2.4"], "2.4"), ("huge", ["2", "1"], "2"),
        ]:
            tour = self.variants("textSize", sizes)
            self.assertEqual(play.pick(tour, {"textSize": device}, (393, 852))["id"], str(picked))
            self.setUp()

    def test_a_callout_lies_as_at_the_smallest_size_that_is_not_under_the_devices(self):
        layouts = self.first["callout"]["layouts"]
        sizes = {"en": {"2": layouts["en"] | {"side": "left"}, "3": layouts["en"] | {"side": "right"}}}
        variant = self.tour["variants"][0] | {"textSizes": {"large": 1, "2": 2, "3": 3}}
        variant["steps"] = [self.first | {"callout": self.first["callout"] | {"sizes": sizes}}]
        for device, side in [(None, "top"), ("small", "top"), ("1.01", "left"), ("2", "left"), ("5", "right")]:
            self.assertEqual(play.at_text_size(variant, device)["steps"][0]["callout"]["layouts"]["en"]["side"], side)

    def test_a_hole_without_a_partner_grows_out_of_its_centre(self):
        way = play.transition(self.first, "second")
        self.assertEqual(way["pairs"], [[0, 1], [None, 0]])
        (start,), (end,) = (play.moving(self.tour, play.resting(self.second), self.first, "second", time) for time in (0, 10))
        small = start.holes[1].outline
        self.assertEqual(set(zip(small[0::2], small[1::2])), {(349, 788)})
        self.assertEqual(end.holes[0].outline, self.first["cutouts"][0]["outline"])

    def test_each_hole_stays_itself_through_an_interruption(self):
        # The second step's only hole becomes the first step's second hole; its first one grows.
        self.assertEqual(play.transition(self.first, "second")["pairs"], [[0, 1], [None, 0]])
        self.assertEqual(play.transition(self.second, "first")["pairs"], [[1, 0], [0, None]])
        way = play.transition(self.first, "second")
        time = way["delay"] + self.tour["motions"][way["motion"]]["duration"] / 2
        (half,) = play.moving(self.tour, play.resting(self.second), self.first, "second", time)
        self.assertEqual([hole.cutout for hole in half.holes], [1, 0])
        way = play.transition(self.second, "first")
        for part in (0, 0.4, 0.9):
            time = way["delay"] + self.tour["motions"][way["motion"]]["duration"] * part
            (back,) = play.moving(self.tour, half, self.second, "first", time)
            p = play.progress(self.tour["motions"][way["motion"]], time - way["delay"])
            bend = (way["bends"] or [way["bend"]] * 2)[0]
            kept, leaving = back.holes
            self.assertEqual((kept.cutout, leaving.cutout), (0, None))
            end = self.second["cutouts"][0]["outline"]
            self.near(kept.outline, play.between(half.holes[0].outline, end, p, bend), LENGTH)
            small = play.point(half.holes[1].outline)
            self.near(leaving.outline, play.between(half.holes[1].outline, small, p), LENGTH)
        # And on again, before it is there: the one that was leaving is taken up where it is.
        way = play.transition(self.first, "second")
        (again,) = play.moving(self.tour, back, self.first, "second", way["delay"])
        self.assertEqual([hole.cutout for hole in again.holes], [1, 0])
        self.assertEqual([hole.outline for hole in again.holes], [hole.outline for hole in back.holes])

    def test_pairs_of_another_step_than_is_on_the_screen_move_no_hole(self):
        holes = [play.Hole([0] * 8, None, place, name) for place, name in enumerate("ab")]
        new = [play.Hole([9] * 8, None, place, name) for place, name in enumerate("ba")]
        self.assertEqual([way for way, _ in play.paired(holes, new, [[0, 1], [1, 0]], [None, None])], [[0, 1], [1, 0]])
        gone = [play.replace(hole, cutout=None) for hole in holes]
        self.assertEqual([way for way, _ in play.paired(gone, new, [[0, 0], [1, 1]], [None, None])], [[1, 0], [0, 1]])
        self.assertEqual([way for way, _ in play.paired(holes, [], [[0, 7], [5, 0]], [None, None])], [[0, None], [1, None]])

    def test_a_ring_around_several_holes_of_which_others_come_fades_where_it_stands(self):
        ring = play.Ring([0] * 8, 2, "#ffffff", None, holes=(0, 1))
        holes = [play.Hole([place] * 8, None, place, name) for place, name in enumerate("abc")]
        old = play.Picture([0, 0, 9, 9], "#000000", 0.6, holes[:2], rings=(ring,))
        new = play.replace(old, holes=holes, rings=(play.replace(ring, outline=[5] * 8, holes=(0, 2)),))
        ways = play.paired(old.holes, new.holes, [[0, 0], [1, 1], [None, 2]], [None] * 3)
        first, second = play.moving_rings(old, new, ways, 0.25)
        self.assertEqual((first.outline, first.opacity, second.outline, second.opacity), ([0] * 8, 0.75, [5] * 8, 0.25))
        ways = play.paired(old.holes, holes[:2], [[0, 1], [1, 0]], [[4, 0], [0, 2]])
        same = play.replace(old, rings=(play.replace(ring, outline=[8] * 8, width=4),))
        [both] = play.moving_rings(old, same, ways, 0.5)
        self.assertEqual((both.outline, both.width, sorted(both.holes)), ([6, 5] * 4, 3, [0, 1]))

    def test_a_ring_on_its_way_out_is_taken_up_again_with_its_hole(self):
        square = play.Hole([0, 0, 4, 0, 4, 4, 0, 4], None, 0, "a")
        ring = play.Ring([-1, -1, 5, -1, 5, 5, -1, 5], 2, "#ffffff", None, holes=(0,))
        old = play.Picture([0, 0, 9, 9], "#000000", 0.6, [square], rings=(ring,), step="one")
        [gone] = play.blended("morph", [old], play.replace(old, holes=[], rings=(), step="two"), 0.5, "one", [], [])
        self.assertEqual([(each.holes, each.stays, each.opacity) for each in gone.rings], [((0,), False, 0.5)])
        [back] = play.blended("morph", [gone], old, 0.5, "two", [], [])
        self.assertEqual([(each.stays, each.opacity) for each in back.rings], [(True, 0.75)])

    def test_an_arc_bends_most_half_way_and_not_at_its_ends(self):
        self.assertEqual(play.between([0, 0], [10, 0], 0.5, [1, -2]), [6, -2])
        self.assertEqual(play.between([0, 0], [10, 0], 1, [1, -2]), [10, 0])
        self.assertEqual(play.between([343, 319], [196.5, 793], 0.5, [71.1, 21.975]), [340.85, 577.975])

    def test_a_clip_is_the_union_of_both_ends(self):
        self.assertEqual(play.around([[0, 10, 20, 20], [5, 0, 30, 5]]), [0, 0, 35, 30])

    def test_a_ring_is_drawn_within_its_clip(self):
        ring = {"cutouts": [0], "width": 2, "gap": 0, "color": "#ffffff", "dash": None, "outline": self.first["cutouts"][0]["outline"]}
        for clip, drawn in ((None, 0), ([0, 0, 100, 50], 1)):
            step = self.first | {"rings": [ring | ({"clip": clip} if clip else {})], "loops": []}
            picture = play.standing(self.tour, step, 10)
            self.assertEqual([each.clip for each in picture.rings], [clip])
            text = play.svg([picture], (400, 800))
            self.assertEqual(text.count('<clipPath id="ring-0-0"><rect x="0" y="0" width="100" height="50"/>'), drawn)
            self.assertEqual(text.count('clip-path="url(#ring-0-0)"'), drawn)

    def test_colours_mix_by_channel(self):
        self.assertEqual(play.mix("#000000", "#ff0000", 0.2), "#330000")

    def jumping(self, *keyframes):
        """A tour whose only way to the first step jumps, and that step's hole some time into it."""
        name = play.transition(self.first, "second")["motion"]
        motion = {"duration": keyframes[-1][0], "keyframes": [{"time": t, "progress": p} for t, p in keyframes]}
        tour = self.tour | {"schema": "tutorialc.tour/1.1", "motions": self.tour["motions"] | {name: motion}}
        delay = play.transition(self.first, "second")["delay"]

        def at(time):
            (picture,) = play.moving(tour, play.resting(self.second), self.first, "second", delay + time)
            return picture.holes[0].outline[0]

        return motion, at

    def test_a_motion_that_jumps_is_at_the_later_keyframe_from_that_instant_on(self):
        # steps(2, jump-end) in 0.4 s, as the compiler writes it.
        motion, at = self.jumping((0, 0), (0.2, 0), (0.2, 0.5), (0.4, 0.5), (0.4, 1))
        found = [play.progress(motion, time) for time in (0, 0.1, 0.199999, 0.2, 0.3, 0.399999, 0.4, 1)]
        self.assertEqual(found, [0, 0, 0, 0.5, 0.5, 0.5, 1, 1])
        way = play.transition(self.first, "second")
        self.assertEqual(way["pairs"][0], [0, 1])
        start = self.second["cutouts"][0]["outline"][0]
        end = self.first["cutouts"][1]["outline"][0]
        bend = way["bends"][0] if way["bends"] else way["bend"]
        half = (start + end) / 2 + (bend or [0])[0]
        self.assertAlmostEqual(at(0.1), start, delta=LENGTH)
        self.assertAlmostEqual(at(0.2), half, delta=LENGTH)
        # At rest the holes are in the step's own order.
        self.assertEqual(at(0.4), self.first["cutouts"][0]["outline"][0])

    def test_a_motion_that_begins_with_a_jump_has_made_it_at_its_start(self):
        # steps(2, jump-start), and linear(0.2, 0.6 50%, 0.1 50%, 0.9).
        motion, _ = self.jumping((0, 0.5), (0.2, 0.5), (0.2, 1), (0.4, 1))
        self.assertEqual([play.progress(motion, time) for time in (0, 0.1, 0.2, 0.4)], [0.5, 0.5, 1, 1])
        motion, _ = self.jumping((0, 0.2), (0.2, 0.6), (0.2, 0.1), (0.4, 0.9), (0.4, 1))
        found = [play.progress(motion, time) for time in (0, 0.1, 0.2, 0.3, 0.4)]
        self.near(found, [0.2, 0.4, 0.1, 0.5, 1], PROGRESS)

    def test_an_unknown_major_version_is_refused(self):
        with self.subTest("a later minor version is read"):
            self.read_schema("tutorialc.tour/1.7")
        for schema in ("tutorialc.tour/2", "tutorialc.layout/1", "tutorialc.tour/10"):
            with self.subTest(schema), self.assertRaises(ValueError):
                self.read_schema(schema)

    def read_schema(self, schema):
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump(self.tour | {"schema": schema}, file)
            file.flush()
            return play.read(file.name)


class MarkupTests(unittest.TestCase):
    def test_what_it_costs_grows_with_the_text(self):
        def cost(text):
            times = []
            for _ in range(3):
                start = time.process_time()
                session.plain(text), session.targets(text), session.filled(text, str)
                times.append(time.process_time() - start)
            return min(times)

        # Sixteen times the text; what is quadratic costs 256 times as much.
        for unit in ("_*", "**a", "*a ", "[", "[a](", "`a``", "%"):
            with self.subTest(unit):
                self.assertLess(cost(unit * 32_000), 64 * max(cost(unit * 2_000), 0.001))


if __name__ == "__main__":
    unittest.main()
