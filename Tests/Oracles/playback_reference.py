"""Writes Tests/IRTests/Reference/playback.json: pictures of the compiled examples in motion, by the model of a client.

The model shares only the description of the format with the library, no code. With --check nothing is written; a stale
file is an error.
"""

import pathlib

from reference import write_or_check
from tour_model import standing as model

ROOT = pathlib.Path(__file__).parent.parent.parent
TARGET = ROOT / "Tests" / "IRTests" / "Reference" / "playback.json"
# The times within each move, as shares of its length.
PARTS = (0.0, 0.21, 0.5, 0.83, 1.0)
# Seconds since a step has come.
STANDING = (0.0, 0.1, 0.3, 0.5, 0.77, 1.0, 1.6, 4.9)


def picture(layers):
    """The compared values: the opacity of each layer, and the outline of each hole."""
    return [
        {"alpha": round(each.opacity, 9), "opacity": round(each.dim, 9),
         "holes": [{"outline": [round(x, 6) for x in hole.outline], "clip": hole.clip and list(hole.clip)} for hole in each.holes]}
        for each in layers
    ]  # fmt: skip


def stands(path):
    """Steps on which something flies or repeats."""
    tour = model.read(path)
    result = []
    for step in tour["variants"][0]["steps"]:
        if not step["sprites"] and not step["loops"]:
            continue
        for time in STANDING:
            now = model.standing(tour, step, time)
            rings = [{"outline": [round(x, 6) for x in ring.outline], "opacity": round(ring.opacity, 9)} for ring in now.rings]
            sprites = [{"center": [round(x, 6) for x in each.center], "opacity": round(each.opacity, 9)} for each in now.sprites]
            holes = [[round(x, 6) for x in hole.outline] for hole in now.holes]
            row = {"tour": path.name, "step": step["id"], "time": time, "holes": holes, "rings": rings, "sprites": sprites}
            result.append(row)
    return result


def moves(steps):
    """Pairs of steps of one screen: some for which the second has a transition from the first, and jumps."""
    same = [(a, b) for a in steps for b in steps if a != b and steps[a]["screen"] == steps[b]["screen"]]
    written = [(a, b) for a, b in same if model.transition(steps[b], a)["from"]]
    jumps = [pair for pair in same if pair not in written]
    return [(a, b) for a, b in written[:6] + jumps[:2] if model.transition(steps[b], a)["motion"]]


def rows(path):
    tour = model.read(path)
    steps = {step["id"]: step for step in tour["variants"][0]["steps"]}
    result = []
    for source, target in moves(steps):
        way = model.transition(steps[target], source)
        end = way["delay"] + tour["motions"][way["motion"]]["duration"]
        for part in PARTS:
            time = round(end * part, 6)
            now = model.moving(tour, model.resting(steps[source]), steps[target], source, time)
            row = {"tour": path.name, "from": source, "to": target, "time": time, "picture": picture(now)}
            if way["kind"] == "morph":
                # Half way, then back again: the same motion, from the picture on the screen.
                row["back"] = picture(model.moving(tour, now[0], steps[source], target, time / 2))
            result.append(row)
    return result


if __name__ == "__main__":
    tours = sorted((ROOT / "Tests" / "Goldens").glob("*.tour.json"))
    pictures = [row for tour in tours for row in rows(tour)]
    write_or_check(TARGET, {"pictures": pictures, "standing": [row for tour in tours for row in stands(tour)]}, 1e-6)
