"""Rasters pictures of a tour, from outlines and colours alone: the right result for every renderer, pixel by pixel.

Coverage is sampled at SAMPLES × SAMPLES points of each pixel. Paths are filled by the non-zero rule and stroked with
butt caps and mitred joins, SVG's defaults.
"""

import math

import numpy

SAMPLES = 4
STEPS = 24  # straight segments that approximate a cubic Bézier
MITER_LIMIT = 4.0


def points(outline):
    """The outline's cubics as a closed polygon."""
    result = [(outline[0], outline[1])]
    for i in range(2, len(outline) - 5, 6):
        (x0, y0), (x1, y1, x2, y2, x3, y3) = result[-1], outline[i : i + 6]
        for k in range(1, STEPS + 1):
            t = k / STEPS
            a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            result.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    return result


class Grid:
    """The points at which a picture of whole pixels is sampled."""

    def __init__(self, width, height, scale=1.0, origin=(0.0, 0.0)):
        """`origin` is the corner of pixel (0, 0); `scale` is the number of pixels in a unit."""
        self.width, self.height = width, height
        self.scale, self.origin = scale * SAMPLES, origin

    def inside(self, polygons):
        """The samples that lie inside the union of the polygons, each taken as clockwise."""
        turns = numpy.zeros((self.height * SAMPLES, self.width * SAMPLES + 1), numpy.int32)
        for polygon in polygons:
            self._add(turns, polygon)
        return numpy.cumsum(turns, axis=1, dtype=turns.dtype)[:, :-1] != 0

    def _add(self, turns, polygon):
        rows, columns = turns.shape
        spots = [((x - self.origin[0]) * self.scale, (y - self.origin[1]) * self.scale) for x, y in polygon]
        for (x0, y0), (x1, y1) in zip(spots, spots[1:] + spots[:1]):
            sign = 1 if y1 > y0 else -1
            (xa, ya), (xb, yb) = ((x0, y0), (x1, y1)) if sign > 0 else ((x1, y1), (x0, y0))
            first, last = max(0, math.ceil(ya - 0.5)), min(rows, math.ceil(yb - 0.5))
            if first >= last:
                continue
            row = numpy.arange(first, last)
            x = xa + (row + 0.5 - ya) * (xb - xa) / (yb - ya)
            column = numpy.clip(numpy.ceil(x - 0.5), 0, columns - 1).astype(int)
            numpy.add.at(turns, (row, column), sign)

    def passed(self, polygons):
        """The pixels within a pixel of an edge: those that the polygons' sides cross, and those around them."""
        marks = numpy.zeros((self.height + 2, self.width + 2))
        scale = self.scale / SAMPLES
        for polygon in polygons:
            ends = (numpy.array(polygon, float) - self.origin) * scale
            for start, end in zip(ends, numpy.roll(ends, -1, axis=0)):
                count = int(numpy.abs(end - start).max() * 4) + 2
                spots = start + (end - start) * numpy.linspace(0, 1, count)[:, None]
                columns, rows = numpy.floor(spots).astype(int).T + 1
                seen = (columns >= 0) & (columns < self.width + 2) & (rows >= 0) & (rows < self.height + 2)
                marks[rows[seen], columns[seen]] = 1
        return neighbours(marks, numpy.maximum)[1:-1, 1:-1] > 0

    def coverage(self, samples):
        """The coverage of each pixel, 0 to 1."""
        return samples.reshape(self.height, SAMPLES, self.width, SAMPLES).mean(axis=(1, 3))


def rectangle(rect):
    x, y, width, height = rect
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def clockwise(polygon):
    area = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1]))
    return polygon if area >= 0 else polygon[::-1]


def stroke(outline, width, dash):
    """The polygons whose union is the stroke of a closed outline."""
    line = [points(outline)[0]]
    for spot in points(outline)[1:]:
        if math.dist(spot, line[-1]) > 1e-9:
            line.append(spot)
    if len(line) < 2:
        return []
    if dash and sum(dash) > 0:
        return [piece for part in dashes(line, dash) for piece in thick(part, width, closed=False)]
    if math.dist(line[0], line[-1]) < 1e-9:
        line.pop()
    return thick(line, width, closed=True)


def dashes(line, dash):
    """The parts of an open line that remain under a pattern of dashes and gaps."""
    pattern = dash * 2 if len(dash) % 2 else list(dash)
    place, rest, parts, part = 0, pattern[0], [], [line[0]]
    for start, end in zip(line, line[1:]):
        length, gone = math.dist(start, end), 0.0
        while length - gone > rest:
            gone += rest
            spot = tuple(a + (b - a) * gone / length for a, b in zip(start, end))
            if place % 2 == 0:
                parts.append(part + [spot])
            part, place = [spot], (place + 1) % len(pattern)
            rest = pattern[place]
        rest -= length - gone
        part = part + [end]
    return parts + ([part] if place % 2 == 0 else [])


def thick(line, width, closed):
    """A line's segments as rectangles, and the joins between them."""
    pieces, half = [], width / 2
    segments = [pair for pair in zip(line, line[1:] + line[:1] * closed) if math.dist(*pair) > 1e-9]
    normals = []
    for (x0, y0), (x1, y1) in segments:
        length = math.dist((x0, y0), (x1, y1))
        nx, ny = -(y1 - y0) / length * half, (x1 - x0) / length * half
        normals.append((nx, ny))
        pieces.append([(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)])
    joins = zip(range(len(segments)), range(1, len(segments)))
    for i, k in list(joins) + ([(len(segments) - 1, 0)] if closed else []):
        (x, y), (ax, ay), (bx, by) = segments[k][0], normals[i], normals[k]
        if ax * by - ay * bx > 0:  # the outer side of the turn
            ax, ay, bx, by = -ax, -ay, -bx, -by
        corner = [(x, y), (x + ax, y + ay)]
        cosine = (ax * bx + ay * by) / half**2
        if cosine > -1 and math.sqrt(2 / (1 + cosine)) <= MITER_LIMIT:
            corner.append((x + (ax + bx) / (1 + cosine), y + (ay + by) / (1 + cosine)))
        pieces.append(corner + [(x + bx, y + by)])
    return [clockwise(piece) for piece in pieces]


def channels(color):
    """Red, green, blue and opacity of #rrggbb or #rrggbbaa."""
    values = bytes.fromhex((color[1:] + "ff")[:8])
    return numpy.array(list(values[:3]), float), values[3] / 255


def render(grid, pictures, paper=(255.0, 255.0, 255.0)):
    """The pictures over paper, as floats from 0 to 255, and the pixels that an edge crosses."""
    image = numpy.tile(numpy.array(paper, float), (grid.height, grid.width, 1))
    edges = numpy.zeros((grid.height, grid.width), bool)
    for picture in pictures:
        layer, alpha = numpy.zeros_like(image), numpy.zeros((grid.height, grid.width))

        def paint(cover, color):
            nonlocal layer, alpha
            ink, opacity = channels(color)
            cover = cover * opacity
            layer = layer * (1 - cover[..., None]) + ink * cover[..., None]
            alpha = alpha * (1 - cover) + cover

        if picture.dim > 0:
            polygons = [rectangle(picture.frame)]
            dim = grid.inside(polygons)
            for hole in picture.holes:
                polygons.append(points(hole.outline))
                inside = grid.inside(polygons[-1:])
                if hole.clip:
                    polygons.append(rectangle(hole.clip))
                    inside &= grid.inside(polygons[-1:])
                dim &= ~inside
            edges |= grid.passed(polygons)
            paint(grid.coverage(dim) * picture.dim, picture.color)
        for ring in picture.rings:
            polygons = stroke(ring.outline, ring.width, ring.dash)
            inside = grid.inside(polygons)
            if ring.clip:
                polygons.append(rectangle(ring.clip))
                inside &= grid.inside(polygons[-1:])
            edges |= grid.passed(polygons)
            paint(grid.coverage(inside) * ring.opacity, ring.color)
        image = image * (1 - picture.opacity * alpha[..., None]) + layer * picture.opacity
    return image, edges


def neighbours(values, choose):
    """The largest or smallest value of each pixel and the eight around it."""
    padded = numpy.pad(values, [(1, 1), (1, 1)] + [(0, 0)] * (values.ndim - 2), mode="edge")
    rows = choose(choose(padded[:-2], padded[1:-1]), padded[2:])
    return choose(choose(rows[:, :-2], rows[:, 1:-1]), rows[:, 2:])


def differences(shown, image, edges):
    """The differences of a rendered picture from the raster: away from edges, and beyond antialiasing within a pixel of
    one."""
    away = numpy.abs(shown - image)[~edges].max(initial=0.0)
    low, high = neighbours(image, numpy.minimum), neighbours(image, numpy.maximum)
    beyond = numpy.maximum(shown - high, low - shown)[edges].max(initial=0.0)
    return away, beyond
