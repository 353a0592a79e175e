"""Holds the model's pictures to numbers that were worked out independently.

    python3 -m unittest discover -s Tests/Oracles
"""

import pathlib
import unittest
from dataclasses import replace

from tour_model import devices, pictures
from tour_model import standing as model

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PHONE = {"idiom": "phone", "orientation": "portrait"}
# Coordinates are written with 3 decimals, progress with 6.
LENGTH, PROGRESS = 0.0011, 1e-6
LOOK = {"color": "#ffffff", "dash": None}


def box(outline):
    """Returns the box of an outline's on-curve points, which hold the extremes of circles and rounded rectangles."""
    xs, ys = outline[0::6], outline[1::6]
    return [min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)]


def hole(number, place, name):
    return pictures.Hole(place, name, (number,) * 8, None)


def ring(around, number, width=2):
    return pictures.Ring(around, (number,) * 8, width, None, **LOOK)


class Near(unittest.TestCase):
    def near(self, actual, expected, tolerance):
        self.assertEqual(len(actual), len(expected))
        for a, e in zip(actual, expected):
            self.assertAlmostEqual(a, e, delta=tolerance)


class Played(Near):
    def open(self, name):
        self.tour = model.read(ROOT / f"Tests/Goldens/{name}.tour.json")
        variant = devices.picked(self.tour, PHONE, (414, 896))
        self.steps = {step["id"]: step for step in variant["steps"]}

    def hole(self, source, target, time):
        """The only hole on the screen, some time into a move from one step at rest to another."""
        pictures = model.moving(self.tour, model.resting(self.steps[source]), self.steps[target], source, time)
        return pictures[0].holes[0].outline

    def test_a_hole_of_132_follows_ease_in_out_at_each_quarter(self):
        self.open("spotlight")
        for quarter, x in enumerate([52.5, 72.649, 130.5, 188.351, 208.5]):
            now = box(self.hole("photos", "music", 0.35 * quarter / 4))
            self.near([now[0], now[2], now[3]], [x, 132, 132], LENGTH)

    def test_the_callout_moves_with_the_hole_while_its_text_changes_over(self):
        self.open("spotlight")
        old, new = (model.resting(self.steps[name], "en").box for name in ("photos", "music"))
        start = model.resting(self.steps["photos"], "en")
        self.assertEqual(start.box, old)
        [half] = model.moving(self.tour, start, self.steps["music"], "photos", 0.175, "en")
        self.near(half.box.frame, [(a + b) / 2 for a, b in zip(old.frame, new.frame)], LENGTH)
        self.near(half.box.arrow, [(a + b) / 2 for a, b in zip(old.arrow, new.arrow)], LENGTH)
        self.near(list(half.box.words.values()), [0, 0.05 / 0.55], PROGRESS)
        self.assertEqual(list(half.box.words), ["photos", "music"])
        # No layout for a language: the client would lay it out by itself.
        self.assertIsNone(model.resting(self.steps["photos"], "tlh").box)

    def test_half_way_between_circle_and_rectangle_the_radius_is_half(self):
        self.open("moving-ring")
        self.near(box(self.hole("shape-2", "shape-3", 0.25)), [82, 372.5, 150, 75], LENGTH)
        self.near(box(self.hole("shape-0", "shape-1", 0.125)), [105, 208.75, 112.5, 112.5], LENGTH)

    def test_a_spring_overshoots_and_settles(self):
        self.open("motion-tab-bar")
        springs = [m for m in self.tour["motions"].values() if abs(m["duration"] - 0.654997) < 1e-3]
        self.assertEqual(len(springs), 1)
        for time, expected in [
            (0.05, 0.21045), (0.1, 0.561376), (0.2, 0.984087), (0.280056, 1.045988), (0.4, 1.014498), (0.560112, 0.997885),
        ]:  # fmt: skip
            self.assertAlmostEqual(pictures.progress(springs[0], time), expected, delta=0.001)

    def test_a_move_that_is_interrupted_goes_on_from_where_it_is(self):
        self.open("moving-ring")
        circle, rectangle = self.steps["shape-2"], self.steps["shape-7"]
        (half,) = model.moving(self.tour, model.resting(circle), rectangle, "shape-2", 0.25)
        (back,) = model.moving(self.tour, half, circle, "shape-7", 0)
        self.assertEqual(back.holes[0].outline, half.holes[0].outline)
        (there,) = model.moving(self.tour, half, circle, "shape-7", 10)
        self.near(there.holes[0].outline, circle["cutouts"][0]["outline"], PROGRESS)

    def test_a_ring_goes_with_its_hole(self):
        self.open("moving-ring")
        circle, rectangle = self.steps["shape-2"], self.steps["shape-3"]
        for time, expected in [(0, [53, 385, 50, 50]), (0.25, [82, 372.5, 150, 75]), (0.5, [111, 360, 250, 100])]:
            [now] = model.moving(self.tour, model.resting(circle), rectangle, "shape-2", time)
            [ring] = now.rings
            self.near(box(ring.outline), expected, LENGTH)
            self.assertEqual((ring.width, ring.color, ring.opacity, ring.around), (5, "#0000ff", 1, (0,)))

    def test_a_ring_that_only_one_step_has_travels_with_its_hole_and_fades(self):
        self.open("attention")
        skip, sides, corners = (self.steps[name] for name in ("skip", "sides", "corners"))
        motion = self.tour["motions"][model.transition(corners, "sides")["motion"]]
        p = pictures.progress(motion, 0.2)
        [gone] = model.moving(self.tour, model.resting(sides), corners, "sides", 0.2)
        self.assertEqual(len(gone.rings), 2)
        for ring, hole, end in zip(gone.rings, sides["rings"], gone.holes):
            self.assertAlmostEqual(ring.opacity, 1 - p, delta=PROGRESS)
            own, other = sides["cutouts"][hole["cutouts"][0]]["outline"], corners["cutouts"][end.place]["outline"]
            goal = [o + r - h for o, r, h in zip(other, hole["outline"], own)]
            way = [hole["outline"], goal, p]
            bend = self.bend(corners, "sides", own, other)
            self.near(ring.outline, pictures.outline_between(*way, bend), LENGTH)
        [came] = model.moving(self.tour, model.resting(skip), sides, "skip", 0.1)
        self.assertEqual({(ring.around, ring.stays) for ring in came.rings}, {((0,), True), ((1,), True)})
        self.assertTrue(all(0 < ring.opacity < 1 for ring in came.rings))
        self.assertEqual([(ring.around, ring.stays) for ring in gone.rings], [((0,), False), ((1,), False)])

    def bend(self, step, source, old, new):
        """The bend of a way between two outlines that are symmetric, so that their middle is that of their points."""
        (x, y), (u, v) = ([(min(values) + max(values)) / 2 for values in (each[0::6], each[1::6])] for each in (old, new))
        arc = model.transition(step, source)["arc"]
        return (arc * (v - y), arc * (x - u))

    def test_a_fade_shows_both_pictures(self):
        self.open("spotlight")
        photos, music = self.steps["photos"], self.steps["music"]
        self.assertEqual(model.transition(photos, "music")["kind"], "fade")
        old, new = model.moving(self.tour, model.resting(music), photos, "music", 0.0875)
        self.near([old.opacity, new.opacity], [0.870838, 0.129162], PROGRESS)


class Rules(Near):
    """Rules that the examples do not show."""

    def setUp(self):
        self.tour = model.read(ROOT / "Tests/Samples/everything.tour.json")
        self.first, self.second = self.tour["variants"][0]["steps"]

    def test_a_hole_without_a_partner_grows_out_of_its_centre(self):
        way = model.transition(self.first, "second")
        self.assertEqual(way["pairs"], [[0, 1], [None, 0]])
        (start,), (end,) = (model.moving(self.tour, model.resting(self.second), self.first, "second", time) for time in (0, 10))
        small = start.holes[1].outline
        self.assertEqual(set(zip(small[0::2], small[1::2])), {(349, 788)})
        self.assertEqual(list(end.holes[0].outline), self.first["cutouts"][0]["outline"])

    def test_each_hole_stays_itself_through_an_interruption(self):
        # The second step's only hole becomes the first step's second hole; its first one grows.
        self.assertEqual(model.transition(self.first, "second")["pairs"], [[0, 1], [None, 0]])
        self.assertEqual(model.transition(self.second, "first")["pairs"], [[1, 0], [0, None]])
        way = model.transition(self.first, "second")
        time = way["delay"] + self.tour["motions"][way["motion"]]["duration"] / 2
        (half,) = model.moving(self.tour, model.resting(self.second), self.first, "second", time)
        self.assertEqual([hole.place for hole in half.holes], [1, 0])
        way = model.transition(self.second, "first")
        for part in (0, 0.4, 0.9):
            time = way["delay"] + self.tour["motions"][way["motion"]]["duration"] * part
            (back,) = model.moving(self.tour, half, self.second, "first", time)
            p = pictures.progress(self.tour["motions"][way["motion"]], time - way["delay"])
            kept, leaving = back.holes
            self.assertEqual((kept.place, leaving.place), (0, None))
            end = self.second["cutouts"][0]["outline"]
            bend = pictures.bend(way["arc"], half.holes[0], pictures.Hole(0, "", end, None))
            self.near(kept.outline, pictures.outline_between(half.holes[0].outline, end, p, bend), LENGTH)
            small = pictures.shrunk(half.holes[1].outline)
            self.near(leaving.outline, pictures.outline_between(half.holes[1].outline, small, p), LENGTH)
        # And on again, before it is there: the one that was leaving is taken up where it is.
        way = model.transition(self.first, "second")
        (again,) = model.moving(self.tour, back, self.first, "second", way["delay"])
        self.assertEqual([hole.place for hole in again.holes], [1, 0])
        self.assertEqual([hole.outline for hole in again.holes], [hole.outline for hole in back.holes])

    def test_pairs_for_a_step_that_isnt_on_the_screen_move_no_hole(self):
        def ways(old, new, pairs):
            return [(way.old, way.new) for way in pictures.ways(old, new, pairs, 0)]

        holes, new = [hole(0, 0, "a"), hole(0, 1, "b")], [hole(9, 0, "b"), hole(9, 1, "a")]
        self.assertEqual(ways(holes, new, [[0, 1], [1, 0]]), [(0, 1), (1, 0)])
        self.assertEqual(ways([replace(each, place=None) for each in holes], new, [[0, 0], [1, 1]]), [(1, 0), (0, 1)])
        self.assertEqual(ways(holes, [], [[0, 7], [5, 0]]), [(0, None), (1, None)])

    def test_a_ring_around_several_holes_fades_in_place_if_its_holes_change(self):
        holes = tuple(hole(place, place, name) for place, name in enumerate("abc"))
        old = pictures.Layer("one", holes=holes[:2], rings=(ring((0, 1), 0),))
        new = pictures.Layer("two", holes=holes, rings=(ring((0, 2), 5),))
        first, second = pictures.become(old, new, 0.25, [[0, 0], [1, 1], [None, 2]]).rings
        self.assertEqual((first.outline, first.opacity, second.outline, second.opacity), ((0,) * 8, 0.75, (5,) * 8, 0.25))
        # The bends of (4, 4) and (2, 2) are (2, −2) and (1, −1), and their mean (1.5, −1.5).
        moved = replace(old, holes=(hole(4, 0, "a"), hole(3, 1, "b")), rings=(ring((0, 1), 8, 4),))
        [both] = pictures.become(old, moved, 0.5, [[0, 0], [1, 1]], 0.5).rings
        self.assertEqual((both.outline, both.width, sorted(both.around)), ((5.5, 2.5) * 4, 3, [0, 1]))

    def test_a_ring_on_its_way_out_is_taken_up_again_with_its_hole(self):
        square = pictures.Hole(0, "a", (0, 0, 4, 0, 4, 4, 0, 4), None)
        line = pictures.Ring((0,), (-1, -1, 5, -1, 5, 5, -1, 5), 2, None, **LOOK)
        old = pictures.Layer("one", holes=(square,), rings=(line,))
        [gone] = pictures.blended("morph", [old], pictures.Layer("two"), 0.5, "one")
        self.assertEqual([(each.around, each.stays, each.opacity) for each in gone.rings], [((0,), False, 0.5)])
        [back] = pictures.blended("morph", [gone], old, 0.5, "two")
        self.assertEqual([(each.stays, each.opacity) for each in back.rings], [(True, 0.75)])

    def test_an_arc_bends_most_half_way_and_not_at_its_ends(self):
        self.assertEqual(pictures.outline_between((0, 0), (10, 0), 0.5, (1, -2)), (6, -2))
        self.assertEqual(pictures.outline_between((0, 0), (10, 0), 1, (1, -2)), (10, 0))
        self.near(pictures.outline_between((343, 319), (196.5, 793), 0.5, (71.1, 21.975)), (340.85, 577.975), LENGTH)

    def test_a_clip_is_the_union_of_both_ends(self):
        self.assertEqual(pictures.around_both((0, 10, 20, 20), (5, 0, 30, 5)), (0, 0, 35, 30))

    def test_colours_mix_by_channel(self):
        self.assertEqual(pictures.mix("#000000", "#ff0000", 0.2), "#330000")


if __name__ == "__main__":
    unittest.main()
