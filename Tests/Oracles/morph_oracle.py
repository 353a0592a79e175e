"""Checks morphs for the format's promises, over random tours: shapes of all kinds are morphed into one another.

    python Tests/Oracles/morph_oracle.py [--full]

Each scene is a tour of two to four steps. Every outline, and every ring, is morphed into every other one by the formula
of the format, number by number:

- all have the same number of segments, and subdividing them has moved no point of the shape in a tour of its own;
- the signed area, a quadratic polynomial of progress, has no zero from 0 to 1: nothing turns inside out;
- the outline between two convex ones doesn't cross itself, and no point leaves the hull of both.
"""

import itertools
import multiprocessing
import random

import numpy as np
import shapely

import scenes
from runner import Findings, count

# Half a unit of the last of the 3 written decimals, in both coordinates.
ROUNDING = 0.0008


def step(pick):
    size = scenes.size(pick, 20, 1500)
    kind, shape = scenes.named_shape(pick, size) if pick.random() < 0.6 else scenes.free_shape(pick)
    paddings = [round(pick.choice([0, 8, pick.uniform(-0.2, 0.4) * min(size)]), 2) for _ in range(4)]
    paddings = [paddings[0]] * 4 if pick.random() < 0.7 else paddings
    frame = scenes.frame(*size)
    frame = [round(frame[0] + pick.uniform(-1000, 1000), 2), round(frame[1] + pick.uniform(-1000, 1000), 2), *size]
    result = {"kind": kind, "shape": shape, "frame": frame, "cutout": {"padding": paddings}}
    if pick.random() < 0.5:
        result["ring"] = {"width": 3, "gap": round(pick.uniform(0, 10), 2)}
    if pick.random() < 0.25:
        result["transform"] = scenes.transform(pick)
    return result


def outlines(tour_step):
    return [part["outline"] for part in tour_step["cutouts"] + tour_step["rings"]]


def exact_area(outline):
    """½∮(x dy − y dx) of the cubics, in closed form."""
    c = scenes.cubics(outline)
    c = c - c[0, 0]
    cross = lambda i, j: c[:, i, 0] * c[:, j, 1] - c[:, i, 1] * c[:, j, 0]  # noqa: E731
    return float(np.sum(6 * cross(0, 1) + 3 * cross(0, 2) + cross(0, 3) + 3 * cross(1, 2) + 3 * cross(1, 3) + 6 * cross(2, 3)) / 20)


def least_area(first, second):
    """The smallest area on the way, as a share of the smaller area of both ends."""
    start, end = exact_area(first), exact_area(second)
    middle = exact_area((np.array(first) + np.array(second)) / 2)
    # start + b·p + a·p²
    a, b = 2 * (start + end) - 4 * middle, 4 * middle - 3 * start - end
    values = [start, end]
    if a > 0 and 0 < -b / (2 * a) < 1:
        values.append(start - b * b / (4 * a))
    return min(values) / min(start, end)


def polygon(outline, flatness):
    return shapely.Polygon(scenes.polyline(outline, flatness))


def is_convex(outline):
    shape = polygon(outline, 0.01)
    return shape.is_valid and shape.convex_hull.area - shape.area < 1e-4 * shape.area


def judge(scene, together, alone):
    problems, least, pairs = [], np.inf, 0
    if len({len(outline) for tour_step in together for outline in outlines(tour_step)}) != 1:
        return ["not all outlines have the same number of segments"], least, pairs
    for place, (tour_step, single) in enumerate(zip(together, alone)):
        for own, divided in zip(outlines(single[0]), outlines(tour_step)):
            a, b = (shapely.LinearRing(scenes.polyline(outline, 5e-4)) for outline in (own, divided))
            moved = max(
                float(shapely.distance(shapely.points(shapely.get_coordinates(one)), other).max()) for one, other in ((a, b), (b, a))
            )
            # A cubic moves no farther than its four points, which were rounded.
            if moved > 2 * ROUNDING + 1e-3:
                problems.append(f"step {place}: dividing has moved the outline by {moved:.5f}")
    for (i, first), (j, second) in itertools.permutations(
        [(i, outline) for i, tour_step in enumerate(together) for outline in outlines(tour_step)], 2
    ):
        if i >= j or min(exact_area(first), exact_area(second)) < 1:
            continue
        pairs += 1
        area = least_area(first, second)
        least = min(least, area)
        if area <= 0:
            problems.append(f"steps {i} and {j}: the area goes down to {area:.4f} of the smaller one")
        if not (is_convex(first) and is_convex(second)):
            continue
        hull = shapely.MultiPoint([*zip(first[0::2], first[1::2]), *zip(second[0::2], second[1::2])]).convex_hull
        for progress in (0.1, 0.25, 0.5, 0.75, 0.9):
            between = np.array(first) + (np.array(second) - np.array(first)) * progress
            shape = polygon(between, 0.002)
            if not shape.is_valid:
                lost = abs(shape.buffer(0).area - exact_area(between))
                # If corners round to the same thousandth, edges may touch.
                if lost > 2 * ROUNDING * shape.length:
                    problems.append(f"steps {i} and {j}: at {progress} the outline crosses itself ({shapely.is_valid_reason(shape)})")
            if not hull.buffer(1e-6).contains(shape.convex_hull):
                problems.append(f"steps {i} and {j}: at {progress} the outline leaves the hull of both")
    return problems, least, pairs


def main():
    pick = random.Random(4)
    drawn = [[step(pick) for _ in range(pick.randint(2, 4))] for _ in range(count(10, 600))]
    together = scenes.compile_scenes(drawn)
    singles = iter(scenes.compile_scenes([[each] for scene in drawn for each in scene]))
    alone = [[next(singles) for _ in scene] for scene in drawn]
    findings, least, pairs = Findings(), np.inf, 0
    with multiprocessing.Pool() as pool:
        for scene, (problems, area, seen) in zip(drawn, pool.starmap(judge, zip(drawn, together, alone), 4)):
            for problem in problems:
                findings.expect(False, f"{problem}: {scene}")
            least, pairs = min(least, area), pairs + seen
    findings.end()
    print(f"Morphs: {pairs} pairs of outlines in {len(drawn)} tours; the area stays above {least:.3f} of the smaller one's")


if __name__ == "__main__":
    main()
