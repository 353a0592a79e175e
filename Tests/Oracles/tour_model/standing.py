"""A step that stands: docs/tour.md, "Scrolling, sprites, loops". And what oracles ask of a tour besides: which step comes how."""

import json
from dataclasses import replace

from . import devices, pictures


def read(path):
    """Returns the tour in a file."""
    tour = json.loads(path.read_text(encoding="utf-8"))
    if not tour["schema"].startswith("tutorialc.tour/1"):
        raise ValueError(f"{path} is a tour of another major version")
    return tour


def shown(tour, locale):
    """Returns the language of the tour that a device shows."""
    return devices.language(tour, {"locale": locale})


def transition(step, source):
    """Returns the way to a step from another one."""
    return next((way for way in step["transitions"] if way["from"] == source), step["transitions"][-1])


def resting(step, locale=None):
    """Returns the layer of a step at rest, with its callout as it was compiled for a language, if it was."""
    return pictures.at_rest(step, step["callout"] and step["callout"]["layouts"].get(locale))


def moving(tour, old, step, source, time, locale=None):
    """Returns the layers `time` seconds after a step was called, when the layer `old` was on the screen."""
    way = transition(step, source)
    pairs = way["pairs"] if way["kind"] == "morph" else []
    part = pictures.Part(way["kind"], tour["motions"].get(way["motion"]), way["delay"], resting(step, locale), source, pairs, way["arc"])
    return part.layers([old], time)


def standing(tour, step, time, less_motion=False, locale=None):
    """Returns the layer of a step `time` seconds after it has come: its sprites fly, and its loops run."""
    layer = resting(step, locale)
    if less_motion:
        return layer
    holes, rings, extra = list(layer.holes), list(layer.rings), []
    for loop in step["loops"]:
        now = change(loop, time)
        if now is None:
            continue
        if loop["subject"] == "rings":
            for ring in loop["rings"]:
                outline = moved(ring["outline"], now, around_holes(step, ring), outset(ring))
                extra.append(pictures.drawn(ring, outline, now["opacity"]))
            continue
        holes = [replace(hole, outline=moved(hole.outline, now, own["frame"], 0)) for hole, own in zip(holes, step["cutouts"])]
        rings = [replace(ring, outline=moved(ring.outline, now, around_holes(step, own), outset(own))) for ring, own in zip(rings, step["rings"])]
    flying = [flight(tour, sprite, time) for sprite in step["sprites"]]
    shown_rings = tuple(ring for ring in rings + extra if ring.opacity > 0)
    return replace(layer, holes=tuple(holes), rings=shown_rings, sprites=tuple(each for each in flying if each))


def eased(frames, time):
    """Returns the keyframes around a time, and how far between them it is once eased."""
    motion = [{"time": each["time"], "progress": place} | ({"easing": each["easing"]} if "easing" in each else {}) for place, each in enumerate(frames)]
    place = max([0, *(i for i, each in enumerate(frames) if each["time"] <= time)])
    if time <= frames[0]["time"] or place == len(frames) - 1:
        return frames[place], frames[place], 0.0
    return frames[place], frames[place + 1], pictures.progress({"keyframes": motion}, time) - place


def change(loop, time):
    """Returns what a loop changes at a time: how much larger, moved how far, how opaque. None after its last round."""
    if loop["repeat"] is not None and time >= loop["repeat"] * loop["period"]:
        return None
    before, after, y = eased(loop["keyframes"], time % loop["period"])
    return {
        "grow": pictures.mid(before["grow"], after["grow"], y),
        "shift": [pictures.mid(a, b, y) for a, b in zip(before["shift"], after["shift"])],
        "opacity": pictures.within(pictures.mid(before["opacity"], after["opacity"], y)),
    }


def moved(outline, change, frame, out):
    """Returns an outline that lies `out` units outside a hole's frame. Lengths are fractions of the frame's smaller side."""
    side, result = min(frame[2:]), []
    for i, value in enumerate(outline):
        middle, own = frame[i % 2] + frame[2 + i % 2] / 2, frame[2 + i % 2] + 2 * out
        factor = max(0.0, (own + change["grow"] * side) / own) if own > 0 else 1.0
        result.append(middle + (value - middle) * factor + change["shift"][i % 2] * side)
    return tuple(result)


def around_holes(step, ring):
    """Returns the box around the frames of the holes that a ring goes around."""
    boxes = [step["cutouts"][place]["frame"] for place in ring["cutouts"]]
    x, y = (min(box[axis] for box in boxes) for axis in (0, 1))
    return [x, y, max(box[0] + box[2] for box in boxes) - x, max(box[1] + box[3] for box in boxes) - y]


def outset(ring):
    """Returns the distance from a ring's holes to the middle of its stroke."""
    return ring["gap"] + ring["width"] / 2


def flight(tour, sprite, time):
    """Returns a sprite on its way; None before its start and, unless it stays, after its end."""
    motion, since = tour["motions"][sprite["motion"]], time - sprite["delay"]
    if since < 0 or (sprite["after"] == "remove" and since >= motion["duration"]):
        return None
    p = pictures.progress(motion, since)
    (x, y), (u, v) = sprite["from"], sprite["to"]
    bend = (sprite["arc"] * (v - y), sprite["arc"] * (x - u))
    center = tuple(pictures.mid(a, b, p) + 4 * p * (1 - p) * each for a, b, each in zip(sprite["from"], sprite["to"], bend))
    opacity = pictures.within(pictures.mid(*sprite["opacity"], p))
    return pictures.Sprite(sprite.get("image") or sprite["symbol"], sprite["color"], center, tuple(sprite["size"]), opacity)
