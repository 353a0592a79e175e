"""Checks the places of callouts against their rules, on random scenes.

    python Tests/Oracles/callout_oracle.py [--full]

For each scene the place is found a second time, by brute force: every candidate near the aligned place or at the edge
of something is tested by itself (inside the boundary? over an obstacle? beside its reference?), placement by
placement, and the best valid one must be the compiler's. Besides:

- a place that is found is inside the boundary, over no obstacle, `gap` away from its reference, and its arrow is on
  the straight part of the edge and points at the reference, its middle if possible;
- if there is none, each side really lacks the reported room: with that much more, the callout fits;
- the mirrored scene with the opposite text direction has the mirrored place.
"""

import random

import floating_ui
from runner import Findings, answers, count

NEAR = 1e-6
LENGTH, BASE, CLEARANCE = 10, 20, 14
INSET = CLEARANCE + BASE / 2
ALIGNMENTS = ("start", "center", "end")
CODES = {(side, alignment): 2 + 3 * i + j for i, side in enumerate(floating_ui.SIDES) for j, alignment in enumerate(ALIGNMENTS)}
CODES |= {"auto": 0, "center": 1}


# --- scenes ----------------------------------------------------------------------------------------------------------


def box(pick, within, small, large, grid):
    x, y, w, h = within
    snap = lambda v: round(v / grid) * grid if grid else v  # noqa: E731
    width, height = (snap(pick.uniform(small, large)) for _ in range(2))
    return [snap(pick.uniform(x - 30, x + w - 10)), snap(pick.uniform(y - 30, y + h - 10)), width, height]


def scene(pick):
    display = pick.choice([(393, 852), (852, 393), (834, 1194), (300, 300), (1440, 900)])
    insets = [pick.choice([0, 0, 16, 34, 59]) for _ in range(4)]
    boundary = [insets[3] + 16, insets[0] + 16, display[0] - insets[1] - insets[3] - 32, display[1] - insets[0] - insets[2] - 32]
    grid = pick.choice([0, 1, 1, 4, 20])
    whole = [0, 0, *display]
    reference = None if pick.random() < 0.03 else box(pick, whole, 8, pick.choice([60, 120, display[0]]), grid)
    text = pick.random() < 0.6
    # Exactly in front of the reference's middle, so that both ways around it are equally long.
    x, y, w, h = reference or whole
    middle = [[x + w / 2 - 6, y - 4000, 12, 8000]] if pick.random() < 0.08 else [[x - 4000, y + h / 2 - 6, 8000, 12]] if pick.random() < 0.05 else []
    # Near its ends: past the obstacle, the arrow could not point back at the reference.
    if pick.random() < 0.1:
        middle += [pick.choice([[x + w - pick.uniform(0, 24), y - 4000, 4, 8000], [x + pick.uniform(0, 20), y - 4000, 4, 8000]])]
    known = list(CODES)
    return {
        "reference": reference, "boundary": boundary, "gap": pick.choice([12, 12, 12, 0, 4, 30]),
        "arrow": pick.random() < 0.8, "rtl": pick.random() < 0.4, "narrowest": pick.choice([160, 100, -1]) if text else -1,
        "text": [pick.randint(30, 2500), 20, pick.choice([320, 200])] if text
        else [pick.randint(20, 400), 0, pick.randint(20, 300)],
        "placements": ["auto"] if pick.random() < 0.4 else [pick.choice(known) for _ in range(pick.randint(1, 5))],
        "obstacles": middle + ([reference] if reference and pick.random() < 0.5 else [])
        + [box(pick, whole, 0 if pick.random() < 0.1 else 8, pick.choice([60, 300]), grid) for _ in range(pick.choice([0, 0, 1, 2, 5, 9]))],
    }  # fmt: skip


def line(scene):
    numbers = [1, *scene["reference"]] if scene["reference"] else [0]
    numbers += [*scene["boundary"], scene["gap"], int(scene["arrow"]), int(scene["rtl"]), scene["narrowest"], *scene["text"]]
    numbers += [len(scene["placements"]), *(CODES[each] for each in scene["placements"])]
    numbers += [len(scene["obstacles"]), *(number for each in scene["obstacles"] for number in each)]
    return " ".join(map(repr, numbers))


def mirrored(scene):
    """The mirrored scene, with the opposite text direction."""

    def flip(rect):
        return [-rect[0] - rect[2], rect[1], rect[2], rect[3]]

    def turn(placement):
        if placement in ("auto", "center"):
            return placement
        return ({"left": "right", "right": "left"}.get(placement[0], placement[0]), placement[1])

    return scene | {
        "reference": scene["reference"] and flip(scene["reference"]), "boundary": flip(scene["boundary"]),
        "rtl": not scene["rtl"], "placements": [turn(each) for each in scene["placements"]],
        "obstacles": [flip(each) for each in scene["obstacles"]],
    }  # fmt: skip


# --- the place, by brute force ---------------------------------------------------------------------------------------


def size(scene, limit):
    whole, height, widest = scene["text"]
    if height == 0:
        return whole, widest
    width = min(limit, widest, whole)
    return width, max(1, -(-whole // width)) * height


def is_across(side):
    return side in ("top", "bottom")


def frame_at(scene, side, size, place):
    """The frame of a callout on a side, starting at `place` along it."""
    edge = near_edge(scene, side)
    if is_across(side):
        return [place, edge - size[1] if side == "top" else edge, *size]
    return [edge - size[0] if side == "left" else edge, place, *size]


def near_edge(scene, side):
    """The position of the callout's near edge: `gap` from the reference, or at the boundary's edge."""
    (x, y, w, h), (bx, by, bw, bh), gap = scene["reference"], scene["boundary"], scene["gap"]
    return {
        "top": min(y - gap, by + bh), "bottom": max(y + h + gap, by),
        "left": min(x - gap, bx + bw), "right": max(x + w + gap, bx),
    }[side]  # fmt: skip


def is_inside(frame, boundary):
    return all(frame[i] >= boundary[i] - NEAR and frame[i] + frame[i + 2] <= boundary[i] + boundary[i + 2] + NEAR for i in (0, 1))


def depth(a, b):
    """The overlap of two rects, along the axis where it is smallest; not positive if they don't overlap."""
    return min(min(a[i] + a[i + 2], b[i] + b[i + 2]) - max(a[i], b[i]) for i in (0, 1))


def is_free(frame, scene):
    return not any(each[2] > 0 and each[3] > 0 and depth(frame, each) > NEAR for each in scene["obstacles"])


def aligned(scene, side, alignment, length):
    axis = 0 if is_across(side) else 1
    low, high = scene["reference"][axis], scene["reference"][axis] + scene["reference"][axis + 2]
    middle = low + scene["reference"][axis + 2] / 2
    if alignment == "center":
        return middle - length / 2
    inset = INSET if has_arrow(scene, length) else 0
    if (alignment == "start") != (scene["rtl"] and axis == 0):
        return min(low, middle - inset)
    return max(high, middle + inset) - length


def has_arrow(scene, length):
    return scene["arrow"] and scene["gap"] > 0 and length >= 2 * INSET


def points_at(scene, side, place, length):
    """Returns true if some part of the straight edge is beside the reference."""
    axis = 0 if is_across(side) else 1
    low, high = scene["reference"][axis], scene["reference"][axis] + scene["reference"][axis + 2]
    return place + INSET <= high + NEAR and place + length - INSET >= low - NEAR


def meets(scene, side, place, length):
    axis = 0 if is_across(side) else 1
    low, high = scene["reference"][axis], scene["reference"][axis] + scene["reference"][axis + 2]
    return place <= high + NEAR and place + length >= low - NEAR


def places(scene, side, alignment, size):
    """All valid candidates along a side, the nearest to the aligned place first."""
    axis = 0 if is_across(side) else 1
    length = size[axis]
    low, high = scene["reference"][axis], scene["reference"][axis] + scene["reference"][axis + 2]
    edge = scene["boundary"][axis], scene["boundary"][axis] + scene["boundary"][axis + 2]
    ideal = aligned(scene, side, alignment, length)
    looked = [ideal, edge[0], edge[1] - length, low - length, high, low - length + INSET, high - INSET]
    for each in scene["obstacles"]:
        looked += [each[axis] - length, each[axis] + each[axis + 2]]
    good = []
    for place in looked:
        frame = frame_at(scene, side, size, place)
        if is_inside(frame, scene["boundary"]) and is_free(frame, scene) and meets(scene, side, place, length):
            aimed = has_arrow(scene, length) and points_at(scene, side, place, length)
            late = -place if scene["rtl"] and axis == 0 else place
            good.append((not aimed and has_arrow(scene, length), round(abs(place - ideal), 7), round(late, 7), place))
    return [(each[1], each[3]) for each in sorted(good)]


def expanded(scene, natural):
    result = []
    for placement in scene["placements"]:
        if placement != "auto":
            result.append(placement)
            continue
        order = ("top", "left", "bottom", "right") if scene["rtl"] else floating_ui.SIDES
        rest = {side: room(scene, side) - natural[1 if is_across(side) else 0] for side in order}
        result += [(side, "center") for side in sorted(order, key=lambda side: -round(rest[side], 6))]
    return result


def room(scene, side):
    (bx, by, bw, bh), edge = scene["boundary"], near_edge(scene, side)
    return {"top": edge - by, "bottom": by + bh - edge, "left": edge - bx, "right": bx + bw - edge}[side]


def middle(scene, size):
    bx, by, bw, bh = scene["boundary"]
    frame = [bx + bw / 2 - size[0] / 2, by + bh / 2 - size[1] / 2, *size]
    return frame if is_inside(frame, scene["boundary"]) and is_free(frame, scene) else None


def shifted(scene, natural):
    """The place if nothing fits when aligned: the smallest shift among the listed sides, with `auto` ordered by
    room."""
    row = []
    for placement in [*scene["placements"], None]:
        if placement not in ("auto", "center", None):
            good = places(scene, *placement, natural)
            row += [(round(good[0][0], 7), len(row), placement, good[0][1])] if good else []
            continue
        if row:
            _, _, placement, place = min(row)
            return *placement, frame_at(scene, placement[0], natural, place)
        if placement == "center" and (frame := middle(scene, natural)):
            return None, "center", frame
        for each in expanded(scene | {"placements": ["auto"]}, natural) if placement == "auto" else []:
            good = places(scene, *each, natural)
            if good:
                return *each, frame_at(scene, each[0], natural, good[0][1])
    return None


def found(scene):
    """`(side, alignment, frame)` of the best place, or None."""
    natural = size(scene, scene["boundary"][2])
    if scene["reference"] is None:
        frame = middle(scene, natural)
        return frame and (None, "center", frame)
    placements = expanded(scene, natural)
    for place, placement in enumerate(placements):
        if placement == "center":
            frame = middle(scene, natural) if place == 0 else None
            if frame:
                return None, "center", frame
            continue
        good = places(scene, *placement, natural)
        if good and good[0][0] <= NEAR:
            return *placement, frame_at(scene, placement[0], natural, good[0][1])
    best = shifted(scene, natural)
    if best:
        return best
    for placement in placements:
        if placement == "center" or is_across(placement[0]) or scene["narrowest"] < 0:
            continue
        width = room(scene, placement[0])
        if scene["narrowest"] <= width < natural[0]:
            narrow = size(scene, width)
            good = places(scene, *placement, narrow)
            if good:
                return *placement, frame_at(scene, placement[0], narrow, good[0][1])
    return None


# --- checks ----------------------------------------------------------------------------------------------------------


def near(a, b, tolerance=1e-5):
    return all(abs(x - y) <= tolerance for x, y in zip(a, b))


def check(scene, answer, expect):
    best = found(scene)
    expect(answer["fits"] == (best is not None), f"fits is {answer['fits']}, by trying it is {best}")
    if not answer["fits"] or best is None:
        return
    side, alignment, frame = best
    expect((answer["side"], answer["align"]) == (side, alignment), f"by trying it is {best}")
    expect(near(answer["frame"], frame), f"by trying it is {best}")
    expect(is_inside(answer["frame"], scene["boundary"]), "it is outside the boundary")
    expect(is_free(answer["frame"], scene), "it is over an obstacle")
    check_arrow(scene, answer, expect)


def check_arrow(scene, answer, expect):
    frame, arrow, side = answer["frame"], answer["arrow"], answer["side"]
    if side is None:
        expect(arrow is None, "a callout in the middle has an arrow")
        return
    axis = 0 if is_across(side) else 1
    start, length = frame[axis], frame[axis + 2]
    low, high = scene["reference"][axis], scene["reference"][axis] + scene["reference"][axis + 2]
    tip = max(start + INSET, min((low + high) / 2, start + length - INSET))
    possible = has_arrow(scene, length) and low - NEAR <= tip <= high + NEAR
    reach = min(LENGTH, scene["gap"])
    edge = {"top": frame[1] + frame[3], "bottom": frame[1], "left": frame[0] + frame[2], "right": frame[0]}[side]
    out = edge + (reach if side in ("top", "left") else -reach)
    if possible:
        span = [tip - BASE / 2, min(edge, out), BASE, reach] if axis == 0 else [min(edge, out), tip - BASE / 2, reach, BASE]
        possible = is_free(span, scene)
    expect((arrow is not None) == bool(possible), f"an arrow is {'possible' if possible else 'impossible'}")
    if arrow is None or not possible:
        return
    points = [(arrow[i], arrow[i + 1]) for i in (0, 2, 4)]
    expect(abs(points[0][axis] - tip) <= NEAR and abs(points[0][1 - axis] - out) <= NEAR, f"the tip belongs at {tip}, {out}")
    base = [points[1][axis], points[2][axis]]
    clockwise = side in ("bottom", "left")
    expect(near(base, [tip - 10, tip + 10] if clockwise else [tip + 10, tip - 10]), "the base is not around the tip")
    expect(min(base) >= start + CLEARANCE - NEAR and max(base) <= start + length - CLEARANCE + NEAR, "the base is on a corner")
    expect(all(abs(point[1 - axis] - edge) <= NEAR for point in points[1:]), "the base is off the edge")


def check_lacks(scene, answer, expect):
    """Checks the reported lack of each side; returns scenes with slightly more, and slightly less, room than it
    lacks."""
    trials = []
    sides = [each[0] for each in answer["lacks"]]
    natural = size(scene, scene["boundary"][2])
    if scene["reference"] is None:
        expect(sides == [None], "there is only the middle")
        return []
    expect(sides[:4] == list(floating_ui.SIDES), "all four sides are told")
    for side, points, cause, obstacle in answer["lacks"][:4]:
        expect(points >= 0 and (points > 0 or cause in ("none", "detached")), f"{side} lacks {points}")
        narrowest = scene["narrowest"] if scene["narrowest"] >= 0 else float("inf")
        wide = max(room(scene, side), narrowest)
        width = natural if is_across(side) or wide >= natural[0] else size(scene, wide)
        if cause == "room":
            expect(abs(width[1 if is_across(side) else 0] - room(scene, side) - points) <= 1e-5, f"{side} lacks {points}")
        elif cause == "length":
            axis = 0 if is_across(side) else 1
            expect(abs(width[axis] - scene["boundary"][axis + 2] - points) <= 1e-5, f"{side} lacks {points}")
        elif cause == "obstacle":
            place = scene["boundary"][0 if is_across(side) else 1]
            axis = 0 if is_across(side) else 1
            strip = frame_at(scene, side, width, place)
            strip[axis], strip[axis + 2] = -1e5, 2e5
            expect(depth(strip, scene["obstacles"][obstacle]) > 0, f"obstacle {obstacle} is not in the way of {side}")
            # A callout that is shorter by the missing length, on this side alone.
            for change, fits in ((points + 0.01, True), (points - 0.01, False)):
                less = [width[0] - change, width[1]] if axis == 0 else [width[0], width[1] - change]
                if min(less) > 0 and change > 0:
                    trials.append((scene, side, less, fits))
    allowed = {each[0] for each in expanded(scene, natural) if each != "center"}
    wrong = [side for side, _, cause, _ in answer["lacks"][:4] if cause == "none" and side in allowed]
    expect(not wrong, f"{wrong} would fit")
    return trials


def check_stretch(scene, side, size, fits, expect):
    """Checks that a box of that size has room between the obstacles of a side, anywhere beside the reference, only if
    `fits`.

    If the reported length is right, the shorter box has room and the longer one doesn't. Nothing is checked if the box
    is so short that it must be nearer to the reference.
    """
    axis = 0 if is_across(side) else 1
    reference, boundary = scene["reference"], scene["boundary"]
    longer = answer_length = size[axis]
    looked = [boundary[axis], boundary[axis] + boundary[axis + 2] - answer_length]
    for each in scene["obstacles"]:
        looked += [each[axis] - longer, each[axis] + each[axis + 2]]
    good = [
        place for place in looked
        if is_inside(frame_at(scene, side, size, place), boundary) and is_free(frame_at(scene, side, size, place), scene)
    ]  # fmt: skip
    if not fits:
        full = [place for place in good if meets(scene, side, place, longer)]
        expect(not full, f"{side}: {size} has room at {full}, {reference}")
    else:
        expect(bool(good), f"{side}: {size} has no room")


def main():
    pick = random.Random(20260406)
    scenes = [scene(pick) for _ in range(count(4_000, 100_000))]
    given = answers("CalloutRunner", [line(each) for each in scenes])
    turned = answers("CalloutRunner", [line(mirrored(each)) for each in scenes])
    findings = Findings()
    fitting = 0
    for each, answer, mirror in zip(scenes, given, turned):
        def expect(holds, text):
            findings.expect(holds, f"{text}\n  {each}\n  {answer}")

        fitting += answer["fits"]
        check(each, answer, expect)
        if not answer["fits"]:
            for trial in check_lacks(each, answer, expect):
                check_stretch(*trial, expect)
        x, y, w, h = mirror["frame"]
        side = {"left": "right", "right": "left"}.get(mirror["side"], mirror["side"])
        expect((mirror["fits"], side, mirror["align"]) == (answer["fits"], answer["side"], answer["align"]), "in a mirror it is elsewhere")
        # A callout that breaks the rules is moved into the boundary, top left first, which mirroring doesn't preserve.
        if answer["fits"]:
            expect(near([-x - w, y, w, h], answer["frame"]), "in a mirror it is elsewhere")
            tips = [each["arrow"] and each["arrow"][:2] for each in (answer, mirror)]
            expect((tips[0] is None) == (tips[1] is None), "in a mirror the arrow is another")
            if tips[0] and tips[1]:
                expect(near([-tips[1][0], tips[1][1]], tips[0]), "in a mirror the arrow is elsewhere")
    findings.end()
    print(f"callouts: {len(scenes)} scenes, {fitting} with a place; all as by trying, and the same in a mirror")


main()
