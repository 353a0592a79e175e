"""An exact raster of pictures of a tour: the right result for every renderer, from outlines and colours alone.

Coverage is exact horizontally: each pixel is cut into LINES lines, and the lengths inside are added up exactly on each.
Paths are filled by the non-zero rule; holes are cut one by one, each within its clip, and count once where they
overlap. Strokes have butt ends and mitres of up to four times half of their width, as SVG's have.
"""

import math

import numpy

LINES = 32
STEPS = 64  # straight segments that approximate a cubic Bézier
MITER_LIMIT = 4.0


def points(outline):
    """The outline's cubics as a closed polygon, an array of points."""
    line = numpy.array(outline, float).reshape(-1, 2)
    start, *handles = line[:-1:3], line[1::3], line[2::3], line[3::3]
    t = (numpy.arange(STEPS) / STEPS)[None, :, None]
    terms = zip((start, *handles), ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3))
    return sum(each[:, None, :] * weight for each, weight in terms).reshape(-1, 2)


def corners(rect):
    x, y, width, height = rect
    return numpy.array([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], float)


class Spans:
    """The spans of each line that lie inside; spans of a line don't overlap."""

    def __init__(self, row, left, right):
        self.row, self.left, self.right = row, left, right

    @classmethod
    def between(cls, row, x, sign):
        """The spans with a non-zero winding number, summed from left to right on each line."""
        order = numpy.lexsort((x, row))
        row, x = row[order], x[order]
        turns = numpy.cumsum(sign[order])
        before = numpy.concatenate(([0], turns[:-1])) if len(turns) else turns
        begins, ends = (before == 0) & (turns != 0), (before != 0) & (turns == 0)
        return cls(row[begins], x[begins], x[ends])

    def within(self, rect):
        """The parts of the spans in a rectangle. A line is inside if its middle is."""
        x, y, width, height = rect
        middle = (self.row + 0.5) / LINES
        left, right = numpy.maximum(self.left, x), numpy.minimum(self.right, x + width)
        keep = (middle >= y) & (middle < y + height) & (left < right)
        return Spans(self.row[keep], left[keep], right[keep])

    @classmethod
    def union(cls, many):
        row = numpy.concatenate([each.row for each in many for _ in (0, 1)])
        x = numpy.concatenate([side for each in many for side in (each.left, each.right)])
        sign = numpy.concatenate([numpy.full(len(each.row), one) for each in many for one in (1, -1)])
        return cls.between(row, x, sign)


def inside(polygons):
    """The inside of the union of the polygons, by the non-zero rule."""
    spots, counts = numpy.concatenate(polygons), [len(each) for each in polygons]
    behind = numpy.arange(1, len(spots) + 1)
    behind[numpy.cumsum(counts) - 1] -= counts  # the last point is followed by the first
    ends = numpy.hstack((spots, spots[behind]))
    sign = numpy.where(ends[:, 3] > ends[:, 1], 1, -1)
    x0, y0, x1, y1 = numpy.where((sign < 0)[:, None], ends[:, (2, 3, 0, 1)], ends).T
    first, last = (numpy.ceil(y * LINES - 0.5).astype(int) for y in (y0, y1))
    count = last - first
    which = numpy.repeat(numpy.arange(len(ends)), count)
    row = first[which] + numpy.arange(len(which)) - numpy.repeat(numpy.cumsum(count) - count, count)
    x = x0[which] + ((row + 0.5) / LINES - y0[which]) * ((x1 - x0)[which] / (y1 - y0)[which])
    return Spans.between(row, x, sign[which])


def coverage(spans, width, height):
    """The coverage of each pixel, 0 to 1."""
    seen = (spans.row >= 0) & (spans.row < height * LINES)
    row, total = spans.row[seen] // LINES, numpy.zeros(height * (width + 2))
    for x, sign in ((spans.left[seen], 1), (spans.right[seen], -1)):
        x = numpy.clip(x, 0, width)
        column = numpy.floor(x).astype(int)
        place, part = row * (width + 2) + column, x - column
        total += sign * numpy.bincount(place, 1 - part, len(total))
        total += sign * numpy.bincount(place + 1, part, len(total))
    return numpy.cumsum(total.reshape(height, width + 2), axis=1)[:, :width] / LINES


# --- strokes -----------------------------------------------------------------------------------------------------------


def stroke(outline, width, dash):
    """The polygons whose union is the stroke of a closed outline."""
    line = points(outline)
    keep = numpy.hypot(*(line - numpy.roll(line, 1, axis=0)).T) > 1e-9
    line = line[keep]
    if len(line) < 2 or width <= 0:
        return []
    if dash and sum(dash) > 0:
        return [piece for part in dashes(numpy.vstack((line, line[:1])), dash) for piece in thick(part, width, False)]
    return thick(line, width, True)


def dashes(line, dash):
    """The parts of a line that remain under a pattern of dashes and gaps."""
    pattern = dash * 2 if len(dash) % 2 else list(dash)
    place, rest, parts, part = 0, pattern[0], [], [line[0]]
    for start, end in zip(line, line[1:]):
        length, gone = math.dist(start, end), 0.0
        while length - gone > rest:
            gone += rest
            spot = start + (end - start) * gone / length
            if place % 2 == 0:
                parts.append(part + [spot])
            part, place = [spot], (place + 1) % len(pattern)
            rest = pattern[place]
        rest -= length - gone
        part = part + [end]
    return [numpy.array(each) for each in parts + ([part] if place % 2 == 0 else [])]


def thick(line, width, closed):
    """A line's segments as rectangles, and the joins on the outer side of each turn."""
    ends = numpy.roll(line, -1, axis=0) if closed else line[1:]
    starts = line if closed else line[:-1]
    way = ends - starts
    length = numpy.hypot(*way.T)
    starts, ends, way = (each[length > 1e-9] for each in (starts, ends, way))
    half = numpy.stack((-way[:, 1], way[:, 0]), axis=1) / length[length > 1e-9][:, None] * (width / 2)
    pieces = list(numpy.stack((starts + half, starts - half, ends - half, ends + half), axis=1))
    one, other, spot = half, numpy.roll(half, -1, axis=0), numpy.roll(starts, -1, axis=0)
    if not closed:
        one, other, spot = one[:-1], other[:-1], starts[1:]
    for a, b, at in zip(one, other, spot):
        turn = a[0] * b[1] - a[1] * b[0]
        if turn == 0:
            continue
        a, b = (-a, -b) if turn > 0 else (a, b)
        cosine = (a @ b) / (width / 2) ** 2
        tip = [at + (a + b) / (1 + cosine)] if cosine > -1 and math.sqrt(2 / (1 + cosine)) <= MITER_LIMIT else []
        corner = [at, at + a, *tip, at + b]
        # Clockwise as all pieces are, so that their windings add up.
        pieces.append(numpy.array(corner if a[0] * b[1] > a[1] * b[0] else corner[::-1]))
    return pieces


# --- pictures ----------------------------------------------------------------------------------------------------------


def numbers(color):
    """The four channels of #rrggbb or #rrggbbaa, 0 to 255. An interpolated colour is a tuple of its own, which need not
    be whole numbers."""
    return tuple(bytes.fromhex((color[1:] + "ff")[:8])) if isinstance(color, str) else color


def channels(color):
    """Red, green, blue and opacity."""
    *ink, strength = numbers(color)
    return numpy.array(ink, float), strength / 255


class Raster:
    """A painted picture, and the pixels that are near an edge of anything in it."""

    def __init__(self, size, shift=(0.0, 0.0), paper=(255.0, 255.0, 255.0)):
        """`shift` moves everything painted, for renderers whose edges are off by as much."""
        self.width, self.height = (math.ceil(side) for side in size)
        self.shift = numpy.array(shift)
        self.image = numpy.tile(numpy.array(paper, float), (self.height, self.width, 1))
        self.edges = numpy.zeros((self.height, self.width), bool)

    def cover(self, spans):
        """The coverage of spans; their edges are recorded."""
        cover = coverage(spans, self.width, self.height)
        self.edges |= neighbours(cover, numpy.maximum) - neighbours(cover, numpy.minimum) > 1e-6
        return cover

    def within(self, spans, rect):
        return spans.within([rect[0] + self.shift[0], rect[1] + self.shift[1], *rect[2:]]) if rect else spans

    def layer(self, layer):
        """Paints a layer: the dim with its holes, and the rings."""
        paints = []
        if layer.dim > 0:
            frame = inside([corners(layer.frame) + self.shift])
            holes = []
            for hole in layer.holes:
                spans = self.within(inside([points(hole.outline) + self.shift]), layer.frame)
                holes.append(self.within(spans, hole.clip))
                self.cover(holes[-1])
            cover = self.cover(frame) - (self.cover(Spans.union(holes)) if holes else 0)
            paints.append((cover * layer.dim, layer.color))
        for ring in layer.rings:
            polygons = stroke(ring.outline, ring.width, ring.dash)
            if polygons:
                spans = inside([each + self.shift for each in polygons])
                cover = self.cover(self.within(spans, ring.clip))
                paints.append((cover * ring.opacity, ring.color))
        self.paint(paints, layer.opacity)

    def paint(self, paints, opacity):
        """Paints over one another, and composites the result over the image."""
        layer, alpha = numpy.zeros_like(self.image), numpy.zeros(self.edges.shape)
        for cover, color in paints:
            ink, strength = channels(color)
            cover = (cover * strength)[..., None]
            layer, alpha = layer * (1 - cover) + ink * cover, alpha * (1 - cover[..., 0]) + cover[..., 0]
        self.image = self.image * (1 - opacity * alpha[..., None]) + layer * opacity


def neighbours(values, choose):
    """The largest or smallest value of each pixel and the eight around it."""
    padded = numpy.pad(values, [(1, 1), (1, 1)] + [(0, 0)] * (values.ndim - 2), mode="edge")
    rows = choose(choose(padded[:-2], padded[1:-1]), padded[2:])
    return choose(choose(rows[:, :-2], rows[:, 1:-1]), rows[:, 2:])
