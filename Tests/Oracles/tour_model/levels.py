"""The levels of docs/conformance.md, found while a vector is answered: what a client has to know to give the same answers.

A client of level core draws each step as it was compiled, and plays every motion as a fade. So a vector is of a higher level
if a picture, a touch or a content depends on where elements are, on a morph, on an interruption, or on a callout that
had to look for its place.
"""

CORE, MOVING, FULL, ON_ITS_WAY = range(4)
NAMES = ("core", "moving", "full")
SAME = 0.0005  # units within which two boxes are the same


def is_same(a, b):
    """Returns true if two values of a step are the same, lengths within `SAME`."""
    if isinstance(a, (int, float)) and isinstance(b, (int, float)):
        return abs(a - b) <= SAME
    if isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)):
        return len(a) == len(b) and all(map(is_same, a, b))
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(is_same(a[key], b[key]) for key in a)
    return a == b


def of_step(compiled, live):
    """Returns the level that the boxes of a live step take."""
    if any("line" in ring for ring in live["rings"]):
        return FULL
    boxes = [
        (each["overlay"], each["cutouts"], each["rings"], each["interaction"]["allow"], [rule.get("tap") for rule in each["advance"]])
        for each in (compiled, live)
    ]  # fmt: skip
    return CORE if is_same(*boxes) else MOVING


def of_layout(compiled, found, is_forced):
    """Returns the level that a callout takes which was compiled at one place and found another."""
    if is_forced:
        return FULL
    if compiled is None or found is None:
        return CORE if compiled is found else MOVING
    return CORE if all(is_same(compiled[key], found[key]) for key in ("frame", "arrow")) else MOVING
