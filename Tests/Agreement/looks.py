"""Checks without the raster: blur on stripes, and the content of the player's callouts."""

import numpy
import passages

STRIPES = "background: repeating-linear-gradient(#000 0 2px, #fff 2px 4px) !important"


def blurs(renderers, tour, files):
    """The names of the renderers that blur the page under the overlay, and nothing in its hole."""
    variant, found = tour["variants"][0], set()
    for renderer in renderers:
        renderer.open(tour, variant, files, False)
        for passage in passages.passages(tour, variant):
            renderer.begin(passage)
            if passage.new and passage.new["id"] == "blur":
                renderer.stripe(STRIPES)
                pixels, _ = renderer.at(passage.instants()[-1])
                if is_blurred(pixels, passage.new["cutouts"][0]["frame"]):
                    found.add(renderer.name)
                break
        renderer.close()
    return found


def is_blurred(pixels, hole):
    """Returns true if stripes are gone far from the hole, and visible in its middle."""
    x, y, width, height = hole
    inner = contrast(pixels[int(y + height / 4) : int(y + 3 * height / 4), int(x + width / 4) : int(x + 3 * width / 4)])
    outer = contrast(pixels[-60:-10, 10:60])
    return outer < 0.1 * inner


def contrast(pixels):
    return numpy.abs(numpy.diff(pixels.mean(axis=2), axis=0)).mean()


def texts(player, tour, files, wanted):
    """The steps whose content is on the page: an element within the player that takes up room."""
    found = {}
    for variant in tour["variants"]:
        player.open(tour, variant, files, False)
        for passage in passages.passages(tour, variant):
            player.begin(passage)
            if passage.new:
                player.at(passage.length + 0.1)
                found[passage.new["id"]] = player.has(wanted[passage.new["id"]])
        player.close()
    return found
