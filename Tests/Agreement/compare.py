"""How far what a renderer shows is from the exact raster of the same instant."""

from dataclasses import dataclass

import exact
import numpy

AWAY, NEAR = 2.0, 40.0  # of 255, more than a pixel from an edge and within one
QUARTER = 0.25  # of a pixel: how far edges lie off where a browser counts four lines a pixel
SLIVERS, SLIVER = 3, 64.0  # pixels at which an outline runs to a point, which such a browser may miss by more


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
        self.dashed = dashes(layers, self.edges.shape)
        self._bounds = None

    def _made(self, shift=(0.0, 0.0)):
        made = exact.Raster(self.size, shift)
        for layer in self.layers:
            made.layer(layer)
        return made

    @property
    def bounds(self):
        """The least and the most of each pixel, of edges that lie up to a quarter of a pixel off."""
        if self._bounds is None:
            moved = [self._made((x, y)).image for x in (-QUARTER, QUARTER) for y in (-QUARTER, QUARTER)]
            self._bounds = numpy.minimum.reduce([self.image, *moved]), numpy.maximum.reduce([self.image, *moved])
        return self._bounds

    def difference(self, shown, masked, coarse=False, away=AWAY):
        """How far pixels are off. `coarse` is for renderers that count the coverage of a pixel on four lines."""
        off = numpy.where(masked, 0.0, numpy.abs(shown - self.image).max(axis=2))
        if coarse and (off[self.edges] > NEAR).any():
            low, high = self.bounds
            beyond = numpy.maximum(shown - high, low - shown).max(axis=2)
            off = numpy.where(self.edges & (off > NEAR), numpy.minimum(off, numpy.maximum(beyond, 0)), off)
            slivers = self.edges & (off > NEAR) & (off <= SLIVER)
            if 0 < slivers.sum() <= SLIVERS:
                off = numpy.where(slivers, NEAR, off)
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
