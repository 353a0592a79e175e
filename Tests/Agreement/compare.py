"""How far what a renderer shows is from the exact raster of the same instant."""

from dataclasses import dataclass

import exact
import numpy

AWAY, NEAR = 2.0, 40.0  # of 255, more than a pixel from an edge and within one
QUARTER = 0.25  # of a pixel: how far edges lie off where a browser counts four lines a pixel
SLIVERS, SLIVER = 3, 64.0  # pixels at which an outline runs to a point, which such a browser may miss by more
STUB = 0.25  # of a unit: how near to a point of the outline ends of dashes are where ThorVG turns them aside


@dataclass(frozen=True)
class Difference:
    """The largest differences, and which pixels are too far off."""

    away: float
    near: float
    wrong: numpy.ndarray

    @property
    def holds(self):
        return not self.wrong.any()


class Truth:
    """What is right to see of layers of the tour."""

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
        """The least and the most of each pixel, of edges that lie up to a part of a pixel off."""
        if reach not in self._bounds:
            moved = [self._made((x, y)).image for x in (-reach, reach) for y in (-reach, reach)]
            self._bounds[reach] = numpy.minimum.reduce([self.image, *moved]), numpy.maximum.reduce([self.image, *moved])
        return self._bounds[reach]

    def difference(self, shown, masked, reach=0.0, away=AWAY, slivers=0):
        """How far pixels are off, of a renderer whose edges lie up to `reach` off besides."""
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
    """What sprites cover: each renderer has signs of its own for them."""
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
    """The boxes around ends of dashes that lie beside a point of their outline: a piece of a curve is left there that is a few
    64ths of a unit long, and a renderer that counts in those does not know which way it goes.
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
