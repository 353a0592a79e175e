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
PROGRESS = 1e-6  # progress is written with 6 decimals


class Near(unittest.TestCase):
    def near(self, actual, expected, tolerance):
        self.assertEqual(len(actual), len(expected))
        for a, e in zip(actual, expected):
            self.assertAlmostEqual(a, e, delta=tolerance)


class Played(Near):
    def open(self, name):
        self.tour = play.read(ROOT / f"Tests/Goldens/{name}.tour.json")
        self.variant = play.pick(self.tour, PHONE, (414, 896))
        self.steps = {step["id"]: step for step in self.variant["steps"]}

    def still(self, name, locale="en"):
        callout = self.steps[name]["callout"]
        return play.resting(self.steps[name], callout and play.layout(self.variant, callout, locale, None))

    def test_a_spring_overshoots_and_settles(self):
        self.open("motion-tab-bar")
        springs = [m for m in self.tour["motions"].values() if abs(m["duration"] - 0.654997) < 1e-3]
        self.assertEqual(len(springs), 1)
        for instant, expected in [
            (0.05, 0.21045), (0.1, 0.561376), (0.2, 0.984087), (0.280056, 1.045988), (0.4, 1.014498), (0.560112, 0.997885),
        ]:  # fmt: skip
            self.assertAlmostEqual(play.progress(springs[0], instant), expected, delta=0.001)

    def test_a_fade_shows_both_pictures(self):
        self.open("spotlight")
        way = play.transition(self.steps["photos"], "music")
        self.assertEqual(way["kind"], "fade")
        p = play.progress(self.tour["motions"][way["motion"]], 0.0875)
        old, new = play.faded([self.still("music")], self.still("photos"), p)
        self.near([old.alpha, new.alpha], [0.870838, 0.129162], PROGRESS)

    def test_a_callout_has_its_compiled_place_or_none(self):
        self.open("spotlight")
        compiled = self.steps["photos"]["callout"]["layouts"]["en"]
        self.assertEqual(self.still("photos").callout.frame, compiled["frame"])
        self.assertEqual(self.still("photos", "en-GB").callout.frame, compiled["frame"])
        self.assertIsNone(self.still("photos", "tlh").callout)

    def test_the_words_of_a_callout_are_title_body_and_all_buttons(self):
        self.open("highlight-elements")
        words = play.words(self.tour, self.variant, "en")
        self.assertEqual(words["scrolled"], ["Further down", "Every shop has a line of its own.", "[Back] [Done]"])
        self.assertIn("[Back] [Done]</text>", play.svg([self.still("scrolled")], (393, 852), words))


class Rules(Near):
    """Rules that the examples do not show."""

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

    def test_the_callout_of_the_smallest_sufficient_text_size_is_taken(self):
        layouts = self.first["callout"]["layouts"]
        sizes = {"en": {"2": layouts["en"] | {"side": "left"}, "3": layouts["en"] | {"side": "right"}}}
        variant = self.tour["variants"][0] | {"textSizes": {"large": 1, "2": 2, "3": 3}}
        callout = self.first["callout"] | {"sizes": sizes}
        for device, side in [(None, "top"), ("small", "top"), ("1.01", "left"), ("2", "left"), ("5", "right")]:
            self.assertEqual(play.layout(variant, callout, "en", device)["side"], side)

    def test_a_ring_is_drawn_within_its_clip(self):
        ring = {"cutouts": [0], "width": 2, "gap": 0, "color": "#ffffff", "dash": None, "outline": self.first["cutouts"][0]["outline"]}
        for clip, drawn in ((None, 0), ([0, 0, 100, 50], 1)):
            picture = play.resting(self.first | {"rings": [ring | ({"clip": clip} if clip else {})]}, None)
            self.assertEqual([each.clip for each in picture.rings], [clip])
            text = play.svg([picture], (400, 800))
            self.assertEqual(text.count('<clipPath id="ring-0-0"><rect x="0" y="0" width="100" height="50"/>'), drawn)
            self.assertEqual(text.count('clip-path="url(#ring-0-0)"'), drawn)

    def test_at_a_jump_the_later_keyframe_holds(self):
        # steps(2, jump-end), steps(2, jump-start) and linear(0.2, 0.6 50%, 0.1 50%, 0.9) in 0.4 s, as the compiler writes them.
        for keyframes, times, expected in [
            (((0, 0), (0.2, 0), (0.2, 0.5), (0.4, 0.5), (0.4, 1)), (0, 0.1, 0.199999, 0.2, 0.3, 0.399999, 0.4, 1), (0, 0, 0, 0.5, 0.5, 0.5, 1, 1)),
            (((0, 0.5), (0.2, 0.5), (0.2, 1), (0.4, 1)), (0, 0.1, 0.2, 0.4), (0.5, 0.5, 1, 1)),
            (((0, 0.2), (0.2, 0.6), (0.2, 0.1), (0.4, 0.9), (0.4, 1)), (0, 0.1, 0.2, 0.3, 0.4), (0.2, 0.4, 0.1, 0.5, 1)),
        ]:  # fmt: skip
            motion = {"duration": 0.4, "keyframes": [{"time": t, "progress": p} for t, p in keyframes]}
            self.near([play.progress(motion, instant) for instant in times], expected, PROGRESS)

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
    def test_parsing_time_is_linear_in_the_texts_length(self):
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
