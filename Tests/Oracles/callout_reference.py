"""Writes Tests/GeometryTests/Reference/callouts.json: places of callouts by Floating UI's rules, for scenes in which
the compiler's stricter rules make no difference.

With --check nothing is written; a stale file is an error.

Those are scenes whose box fits inside the boundary on an allowed side, and keeps touching the stretch beside its
reference. All cases were compared with @floating-ui/core 1.8.0 itself, which agrees.
"""

import itertools
import pathlib
import random

import floating_ui
from reference import write_or_check

TARGET = pathlib.Path(__file__).parent.parent / "GeometryTests" / "Reference" / "callouts.json"
pick = random.Random(20260405)
PHONE, WIDE, TABLET = (16, 75, 361, 727), (75, 16, 702, 340), (16, 36, 802, 1122)
NAMES = [f"{side}{alignment}" for side in floating_ui.SIDES for alignment in ("", "-start", "-end")]


def agrees(reference, size, boundary, placements, found, gap, rtl):
    """Returns true if the compiler's stricter rules give the same place and the same arrow."""
    if found is None:
        return False
    placement, x, y, tip, off = found
    axis = 0 if floating_ui.across(placement) == ("left", "right") else 1
    low, length = (x, y)[axis], size[axis]
    if any(out > 0 for out in floating_ui.overflow(x, y, size, boundary).values()):
        return False
    # Floating UI lets the arrow be a point nearer to the corners if the box has just enough room for it.
    if length > boundary[axis + 2] or length < 2 * 25:
        return False
    start, end = reference[axis], reference[axis] + reference[axis + 2]
    if low > end or low + length < start:
        return False
    if placements == "auto":
        return not ties(reference, size, boundary, gap, rtl)
    if by_one_end(reference, size, boundary, placements, gap, rtl) != placement:
        return False
    # If the box is moved for its arrow, Floating UI tests the overflow before the move, and the compiler after it.
    small = reference[axis + 2] < 48 and any("-" in each for each in placements)
    return not small or len(placements) == 1


def by_one_end(reference, size, boundary, placements, gap, rtl):
    """The placement if only the left or upper overflow of boxes is compared, as the library itself does. None for
    aligned boxes, for which the library's choice differs."""
    outs = [floating_ui.overflow(*floating_ui.coordinates(reference, size, each, gap, rtl), size, boundary) for each in placements]
    whole = [each for each, out in zip(placements, outs) if all(value <= 0 for value in out.values())]
    if whole:
        return whole[0]
    if len({floating_ui.split(each)[1] for each in placements}) > 1:
        return None
    fitting = [(each, out) for each, out in zip(placements, outs) if out[floating_ui.split(each)[0]] <= 0]
    return min(fitting, key=lambda each: each[1][floating_ui.across(each[0])[0]])[0]


def ties(reference, size, boundary, gap, rtl):
    """Returns true if two sides have the same room, or the preferred one has to shift past another."""
    rooms = []
    for side in floating_ui.SIDES:
        out = floating_ui.overflow(*floating_ui.coordinates(reference, size, side, gap, rtl), size, boundary)
        rooms.append(out[side])
    return len(set(rooms)) < 4


def case(reference, size, boundary, placements, gap, rtl):
    found = floating_ui.position(reference, size, boundary, placements, gap, rtl)
    if not agrees(reference, size, boundary, placements, found, gap, rtl):
        return None
    placement, x, y, tip, _ = found
    axis = 0 if floating_ui.across(placement) == ("left", "right") else 1
    aimed = reference[axis] <= tip <= reference[axis] + reference[axis + 2]
    side, alignment = floating_ui.split(placement)
    return {
        "reference": list(map(float, reference)), "size": list(map(float, size)),
        "boundary": list(map(float, boundary)), "placements": ["auto"] if placements == "auto" else placements,
        "gap": float(gap), "rtl": rtl, "side": side, "align": alignment or "center",
        "frame": [float(x), float(y), float(size[0]), float(size[1])], "tip": float(tip) if aimed else None,
    }  # fmt: skip


def by_hand():
    """Every placement beside a target in the middle and in the corners; every pair of sides that flips."""
    for name, rtl in itertools.product(NAMES, (False, True)):
        yield (150, 400, 66, 66), (200, 80), PHONE, [name], 12, rtl
        yield (500, 300, 100, 40), (160, 60), TABLET, [name], 12, rtl
    for corner in ((20, 80), (340, 80), (20, 760), (340, 760)):
        for name in NAMES:
            yield (*corner, 36, 36), (260, 90), PHONE, [name], 12, False
        yield (*corner, 56, 56), (240, 90), PHONE, "auto", 12, False
    for first, second in itertools.product(floating_ui.SIDES, repeat=2):
        yield (75, 16, 60, 60), (220, 70), WIDE, [first, second], 12, False
        yield (300, 180, 120, 50), (200, 100), WIDE, [first + "-start", second + "-end"], 12, True
    # In the corners of a large display, the box is moved more along one side than along the other.
    for corner, sides in itertools.product(((20, 40), (750, 40), (20, 1100), (750, 1100)), itertools.permutations(floating_ui.SIDES)):
        yield (*corner, 60, 50), (300, 180), TABLET, list(sides), 12, False


def at_random():
    while True:
        boundary = pick.choice((PHONE, WIDE, TABLET))
        w, h = pick.choice((24, 40, 60, 66, 150, boundary[2])), pick.choice((24, 44, 60, 132))
        x = boundary[0] + pick.randint(-20, int(boundary[2] - w + 20))
        y = boundary[1] + pick.randint(-20, int(boundary[3] - h + 20))
        size = pick.choice((50, 120, 201, 320)), pick.choice((50, 52, 72, 98, 160))
        names = pick.sample(NAMES, pick.choice((1, 1, 2, 3))) if pick.random() < 0.8 else "auto"
        yield (x, y, w, h), size, boundary, names, pick.choice((10, 12, 20)), pick.random() < 0.3


hand = [each for each in itertools.starmap(case, by_hand()) if each]
chance = [each for each in itertools.starmap(case, itertools.islice(at_random(), 1500)) if each]
write_or_check(TARGET, {"cases": hand + chance[:300]}, 1e-9)
