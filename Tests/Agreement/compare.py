"""The difference between a renderer's picture and the exact raster of the same instant."""

from dataclasses import dataclass

import exact
import numpy

AWAY, NEAR = 2.0, 40.0  # of 255: the limits more than a pixel from an edge, and within one
QUARTER = 0.25  # of a pixel: the error of edges in a browser that samples four lines a pixel
SLIVERS, SLIVER = 3, 64.0  # pixels at sharp points of an outline, which such a browser may miss by more
STUB = 0.25  # of a unit: the distance from a point of the outline at which ThorVG turns ends of dashes aside


@dataclass(frozen=True)
class Difference:
    """The largest differences, and the pixels that differ too much."""

    away: float
    near: float
    wrong: numpy.ndarray

    @property
    def holds(self):
        return not self.wrong.any()


class Truth:
    """The right picture of layers of the tour."""

    def __init__(self, layers, size):
        self.layers, self.size = layers, size
        made = self._made()
        self.image, self.edges = made.image, made.edges
        self.masked = sprites(layers, self.edges.shape)
        self.dashed, self.stubs = dashes(layers, self.edges.shape), stubs(layers, self.edges.shape)
        self._bounds = {}

    def _made(self, shift=(0.0, 0.0)):
        made = exact.Raster(self.size, shift)
        for layer in self.layers:
            made.layer(layer)
        return made

    def bounds(self, reach):
        """The lowest and highest value of each pixel if edges are off by up to `reach` pixels."""
        if reach not in self._bounds:
            moved = [self._made((x, y)).image for x in (-reach, reach) for y in (-reach, reach)]
            self._bounds[reach] = numpy.minimum.reduce([self.image, *moved]), numpy.maximum.reduce([self.image, *moved])
        return self._bounds[reach]

    def difference(self, shown, masked, reach=0.0, away=AWAY, slivers=0):
        """The difference of each pixel, for a renderer whose edges may be off by up to `reach` pixels."""
        off = numpy.where(masked, 0.0, numpy.abs(shown - self.image).max(axis=2))
        if reach and (off[self.edges] > NEAR).any():
            low, high = self.bounds(reach)
            beyond = numpy.maximum(shown - high, low - shown).max(axis=2)
            off = numpy.where(self.edges & (off > NEAR), numpy.minimum(off, numpy.maximum(beyond, 0)), off)
            tips = self.edges & (off > NEAR) & (off <= SLIVER)
            if 0 < tips.sum() <= slivers:
                off = numpy.where(tips, NEAR, off)
        wrong = numpy.where(self.edges, off > NEAR, off > away)
        return Difference(off[~self.edges].max(initial=0.0), off[self.edges].max(initial=0.0), wrong)


def sprites(layers, shape):
    """The pixels that sprites cover, because each renderer has its own symbols for them."""
    mask = numpy.zeros(shape, bool)
    for sprite in (each for layer in layers for each in layer.sprites):
        (x, y), reach = sprite.center, max(sprite.size) * 0.6 + 2
        mask[max(0, int(y - reach)) : int(y + reach) + 1, max(0, int(x - reach)) : int(x + reach) + 1] = True
    return mask


def dashes(layers, shape):
    """The boxes around dashed rings."""
    mask = numpy.zeros(shape, bool)
    for ring in (each for layer in layers for each in layer.rings if each.dash):
        xs, ys, reach = ring.outline[0::2], ring.outline[1::2], ring.width / 2 + 2
        top, left = max(0, int(min(ys) - reach)), max(0, int(min(xs) - reach))
        mask[top : int(max(ys) + reach) + 1, left : int(max(xs) + reach) + 1] = True
    return mask


def stubs(layers, shape):
    """The boxes around ends of dashes that lie next to a point of their outline. Only a few 64ths of a unit of the
    curve remain there, and a renderer that counts in 64ths cannot tell their direction.
    """
    mask = numpy.zeros(shape, bool)
    for ring in (each for layer in layers for each in layer.rings if each.dash):
        line = exact.points(ring.outline)
        corners, reach = line[:: exact.STEPS], ring.width / 2 + 2
        for part in exact.dashes(numpy.vstack((line, line[:1])), ring.dash):
            for x, y in (part[0], part[-1]):
                if (numpy.hypot(*(corners - (x, y)).T) <= STUB).any():
                    mask[max(0, int(y - reach)) : int(y + reach) + 1, max(0, int(x - reach)) : int(x + reach) + 1] = True
    return mask
