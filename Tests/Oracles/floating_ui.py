"""Floating UI's rules, implemented from its documentation (floating-ui.com/docs): computePosition with the middleware
offset, flip, shift and arrow, in this order, or with autoPlacement instead of flip.

`position` places a box of a size beside a reference; nothing here was taken from the compiler. The boundary is
detectOverflow's, and arrows have a padding, as in `arrow({ padding })`.
"""

SIDES = ("top", "right", "bottom", "left")
OPPOSITE = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}


def split(placement):
    side, _, alignment = placement.partition("-")
    return side, alignment or None


def coordinates(reference, size, placement, gap, rtl):
    """The box's top left corner: beside the side, offset by the gap, aligned along it."""
    (rx, ry, rw, rh), (w, h) = reference, size
    side, alignment = split(placement)
    x, y = rx + rw / 2 - w / 2, ry + rh / 2 - h / 2
    if side in ("top", "bottom"):
        y = ry - h - gap if side == "top" else ry + rh + gap
        if alignment:
            # Along x, start is the side where lines begin.
            x = rx if (alignment == "start") != rtl else rx + rw - w
    else:
        x = rx - w - gap if side == "left" else rx + rw + gap
        if alignment:
            y = ry if alignment == "start" else ry + rh - h
    return x, y


def overflow(x, y, size, boundary):
    """detectOverflow: the overflow of the box on each side; negative if there is room left."""
    bx, by, bw, bh = boundary
    return {"top": by - y, "left": bx - x, "right": x + size[0] - bx - bw, "bottom": y + size[1] - by - bh}


def across(placement):
    """The two sides along which a placement slides."""
    return ("left", "right") if split(placement)[0] in ("top", "bottom") else ("top", "bottom")


def flip(reference, size, boundary, placements, gap, rtl):
    """The first placement that doesn't overflow. Otherwise, of those that fit away from the reference, the one that
    overflows the least along its side; None if there is none."""
    tried = []
    for placement in placements:
        out = overflow(*coordinates(reference, size, placement, gap, rtl), size, boundary)
        main = out[split(placement)[0]]
        along = sum(max(0, out[side]) for side in across(placement))
        if main <= 0 and along <= 0:
            return placement
        if main <= 0:
            tried.append((along, len(tried), placement))
    return min(tried)[2] if tried else None


def auto_placement(reference, size, boundary, gap, rtl):
    """The side with the most space, preferring sides on which the box doesn't overflow."""
    ranked = []
    for order, side in enumerate(SIDES):
        out = overflow(*coordinates(reference, size, side, gap, rtl), size, boundary)
        fits = all(out[each] <= 0 for each in (side, *across(side)))
        ranked.append((not fits, out[side], order, side))
    best = min(ranked)
    return best[3] if best[1] <= 0 else None


def shift(x, y, size, boundary, placement):
    """Shifts the box along the side into the boundary."""
    bx, by, bw, bh = boundary
    if across(placement) == ("left", "right"):
        return max(bx, min(x, bx + bw - size[0])), y
    return x, max(by, min(y, by + bh - size[1]))


def arrow_offset(x, y, reference, size, placement, base, padding):
    """The start of the arrow's base along the box, and the start at which it would point at the reference's middle."""
    axis = 0 if across(placement) == ("left", "right") else 1
    middle = reference[axis] + reference[axis + 2] / 2
    wanted = middle - (x, y)[axis] - base / 2
    return max(padding, min(wanted, size[axis] - base - padding)), wanted, axis


def position(reference, size, boundary, placements, gap, rtl=False, arrow=(20, 14)):
    """Returns `(placement, x, y, tip along the side, the tip's distance from the reference's middle)`, or None.

    `placements` is a list, or "auto". The arrow has a base and a padding.
    """
    base, padding = arrow
    placement = (
        auto_placement(reference, size, boundary, gap, rtl) if placements == "auto"
        else flip(reference, size, boundary, placements, gap, rtl)
    )  # fmt: skip
    if placement is None:
        return None
    x, y = shift(*coordinates(reference, size, placement, gap, rtl), size, boundary, placement)
    offset, wanted, axis = arrow_offset(x, y, reference, size, placement, base, padding)
    too_small = reference[axis + 2] / 2 - padding - base / 2 < 0
    if split(placement)[1] and wanted != offset and too_small:
        # An aligned box beside a reference that is too small for the arrow: the box moves, and is shifted again.
        moved = [x, y]
        moved[axis] += wanted - offset
        x, y = shift(*moved, size, boundary, placement)
        offset, wanted, axis = arrow_offset(x, y, reference, size, placement, base, padding)
    return placement, x, y, (x, y)[axis] + offset + base / 2, wanted - offset
