"""Checks rings against their definition, over random shapes: their distance from the hole, and that they are complete.

    python Tests/Oracles/ring_oracle.py [--full]

The expected ring is computed by GEOS (shapely): the hole's outline, as a dense polygon, grown by gap + width/2. With d
that distance, and ε the tolerance, the ring's area must contain the hole grown by d − ε and lie in the hole grown by d
+ ε; and every point of it must be d ± ε away from the hole's outline. Element transforms are undone first.
"""

import math
import multiprocessing
import random
from collections import defaultdict

import numpy as np
import shapely

import scenes
from runner import Findings, count

TOLERANCE = 0.05
# Quarter arcs are cubics: the largest radial error is 2.73e-4 of the radius.
ARC = 2.8e-4
# The rounding of the coordinates, and the distance between the polygons and the curves.
ROUNDING, FLATNESS = 0.0008, 0.002


def scene(pick):
    size = scenes.size(pick)
    kind, shape = scenes.named_shape(pick, size) if pick.random() < 0.45 else scenes.free_shape(pick)
    side = min(size)
    even = pick.random() < 0.6
    paddings = [round(pick.choice([0, 8, pick.uniform(-0.3, 0.5) * side, pick.uniform(-5, 20)]), 2) for _ in range(4)]
    if even:
        paddings = [paddings[0]] * 4
    # A negative padding larger than the element would leave no hole to put a ring around.
    paddings = [round(max(p, -0.42 * side), 2) for p in paddings]
    width = round(pick.choice([3, pick.uniform(0.2, 12), pick.uniform(0.01, 0.5) * side]), 2)
    gap = round(pick.choice([0, pick.uniform(0, 10), pick.uniform(-12, 0), pick.uniform(-0.3, 1) * side]), 2)
    inner = side + min(paddings[0] + paddings[2], paddings[1] + paddings[3])
    gap = round(max(gap, -0.35 * inner - width / 2), 2)
    step = {
        "kind": kind, "shape": shape, "frame": scenes.frame(*size), "cutout": {"padding": paddings},
        "ring": {"width": width, "gap": gap},
    }  # fmt: skip
    if pick.random() < 0.3:
        step["transform"] = scenes.transform(pick)
    return step


def filled(geometry):
    """A polygon without its holes; of several, the largest and those as large."""
    parts = [shapely.Polygon(part.exterior) for part in getattr(geometry, "geoms", [geometry]) if not part.is_empty]
    largest = max((part.area for part in parts), default=0)
    return [part for part in parts if part.area > 0.98 * largest]


def areas(geometry):
    """The polygons among the parts of a geometry."""
    return shapely.union_all([part for part in shapely.get_parts(geometry) if part.area > 0])


def grown(hole, distance, sharp):
    # Corners of rectangles stay sharp; all others are rounded, as for points at a constant distance.
    segments = max(16, math.ceil(math.pi / 4 / math.sqrt(2 * FLATNESS / 4 / abs(distance)))) if distance else 16
    return filled(hole.buffer(distance, quad_segs=segments, join_style="mitre" if sharp else "round", mitre_limit=1e9))


def check(step, tour_step):
    """The ring's largest error, and a description of it if it is wrong."""
    matrix = step.get("transform")
    hole_outline, growth = scenes.untransformed(tour_step["cutouts"][0]["outline"], matrix)
    ring_outline, _ = scenes.untransformed(tour_step["rings"][0]["outline"], matrix)
    # The format contains the ring's numbers, which the scene has too.
    distance = tour_step["rings"][0]["gap"] + tour_step["rings"][0]["width"] / 2
    hole_points = scenes.polyline(hole_outline, FLATNESS / 2)
    ring_points = scenes.polyline(ring_outline, FLATNESS / 2)
    # Strands of a cusp that is thinner than the polygon's flatness cross; no part may be lost by that.
    hole = areas(shapely.make_valid(shapely.Polygon(hole_points)))
    sharp = step["kind"] == "rect"
    allowed = TOLERANCE + FLATNESS + ROUNDING * growth
    if step["kind"] in ("circle", "capsule"):
        # Exact except for the arcs: the ring's own, and those of the hole that it is compared with.
        allowed += ARC * (min(np.ptp(hole_points, axis=0)) + abs(distance))
    if len(ring_points) < 3 or np.ptp(ring_points, axis=0).max() < allowed:
        left = hole.buffer(distance - allowed)
        return 0.0, None if left.is_empty else f"the ring is a point, where {left.area:.3f} is left"
    ring = shapely.Polygon(ring_points)
    if not ring.is_valid:
        again = ring.buffer(0)
        if again.is_empty or abs(again.area - ring.area) > allowed * ring.length or not np.isfinite(ring.area):
            return np.inf, "the ring crosses itself"
        ring = max(getattr(again, "geoms", [again]), key=lambda part: part.area)
    measured = 0.0
    if not (sharp or step["kind"] == "rounded"):
        boundary = shapely.LinearRing(hole_points)
        shapely.prepare(boundary)
        # Along the chords too, if a straight edge is long.
        dense = shapely.get_coordinates(shapely.segmentize(shapely.LinearRing(ring_points), max(0.05, ring.length / 3000)))
        away = np.abs(shapely.distance(shapely.points(dense), boundary) - abs(distance))
        measured = float(away.max())
        if measured > allowed:
            spot = dense[int(away.argmax())] - np.array(scenes.CENTRE)
            return measured, f"at {spot.round(2)} from the centre the ring is {measured:.3f} off its distance"
    elif step["kind"] == "rounded":
        # Sharp corners of rounded rectangles stay sharp, the others are rounded; the frame and the radii define them.
        return check_rounded(step, tour_step, ring, distance, allowed)
    inner, outer = (grown(hole, distance + side * allowed, sharp) for side in (-1, 1))
    near = ring.buffer(1e-6)
    if not any(near.contains(part) for part in inner):
        # If there are parts of equal size, any of them will do; if none is left, there is nothing to contain.
        if inner:
            missing = min(part.difference(near).area for part in inner)
            if missing > 1e-6 * hole.area + 1e-3:
                return measured, f"{missing:.3f} of the area that the ring goes around is missing"
    if not any(part.buffer(1e-6).contains(ring) for part in outer):
        excess = min((ring.difference(part).area for part in outer), default=ring.area)
        if excess > 1e-6 * hole.area + 1e-3:
            return measured, f"the ring goes around {excess:.3f} too much"
    return measured, None


def check_rounded(step, tour_step, ring, distance, allowed):
    x0, y0, x1, y1 = shapely.Polygon(
        scenes.untransformed(tour_step["cutouts"][0]["outline"], step.get("transform"))[0].reshape(-1, 2)
    ).bounds
    width, height = x1 - x0, y1 - y0
    radii = shape_radii(step)
    factor = min([1.0] + [side / total for side, total in zip(
        (width, height, width, height),
        (radii[0] + radii[1], radii[1] + radii[2], radii[2] + radii[3], radii[3] + radii[0])) if total > side])
    radii = [radius * factor for radius in radii]
    radii = [max(0, radius + distance) if radius > 0 else 0 for radius in radii]
    width, height = width + 2 * distance, height + 2 * distance
    factor = min([1.0] + [side / total for side, total in zip(
        (width, height, width, height),
        (radii[0] + radii[1], radii[1] + radii[2], radii[2] + radii[3], radii[3] + radii[0])) if total > side])
    true = rounded(x0 - distance, y0 - distance, width, height, [radius * factor for radius in radii])
    # Both are convex, so they differ most at corners.
    measured = max(
        float(shapely.distance(shapely.points(shapely.get_coordinates(a)), b.exterior).max()) for a, b in ((true, ring), (ring, true))
    )
    limit = allowed + 3e-4 * max(radii)
    return measured, None if measured <= limit else f"{measured:.3f} off the rounded rectangle that it should be"


def shape_radii(step):
    """The radii of the padded element: each grows by the smaller padding of its two sides; sharp corners stay sharp."""
    radii = step["shape"]["roundedRect"]
    top, right, bottom, left = step["cutout"]["padding"]
    width, height = step["frame"][2:]
    sums = (radii[0] + radii[1], radii[1] + radii[2], radii[2] + radii[3], radii[3] + radii[0])
    factor = min([1.0] + [side / total for side, total in zip((width, height, width, height), sums) if total > side])
    sides = ((top, left), (top, right), (bottom, right), (bottom, left))
    return [max(0, r * factor + min(pair)) if r > 0 else 0 for r, pair in zip(radii, sides)]


def rounded(x, y, width, height, radii):
    quarter = np.linspace(0, np.pi / 2, 400)
    points = []
    for k, (cx, cy, sx, sy) in enumerate(((x, y, 1, 1), (x + width, y, -1, 1), (x + width, y + height, -1, -1), (x, y + height, 1, -1))):
        start = np.pi + k * np.pi / 2
        r = radii[k]
        points.append(np.stack([cx + sx * r + r * np.cos(start + quarter), cy + sy * r + r * np.sin(start + quarter)], axis=1))
    return shapely.Polygon(np.concatenate(points))


def main():
    pick = random.Random(1)
    steps = [scene(pick) for _ in range(count(50, 3000))]
    tours = [tour[0] for tour in scenes.compile_scenes([[step] for step in steps])]
    drawn = [(step, tour) for step, tour in zip(steps, tours) if tour["rings"]]
    worst, findings = defaultdict(float), Findings()
    with multiprocessing.Pool() as pool:
        for (step, _), (measured, problem) in zip(drawn, pool.starmap(check, drawn, 4)):
            findings.expect(problem is None, f"{problem}: {step}")
            worst[step["kind"]] = max(worst[step["kind"]], measured)
    findings.end()
    print(f"Rings: {len(drawn)}; off their distance by " + ", ".join(f"{kind} {worst[kind]:.4f}" for kind in sorted(worst)))


if __name__ == "__main__":
    main()
