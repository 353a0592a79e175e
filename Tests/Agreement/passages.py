"""The passages of a tour, and the right picture at each time of one, from the model of a client. It shares no code with the
renderers.
"""

import pathlib
import sys
from dataclasses import dataclass, replace

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "Oracles"))

import exact  # noqa: E402
from tour_model import pictures, standing  # noqa: E402

RATE = 60  # frames a second of renderers that show whole frames
FEW = (0.4,)  # in short runs
PARTS = (0.06, 0.3, 0.5, 0.71, 0.95)  # of a movement: the shares at which it is looked at
STANDING = (0.43,)  # seconds into a step's rest
RESTLESS = (0.2, 0.43, 0.8, 1.15, 1.4)  # the same for steps in which something repeats or flies
ASIDE = 0.001  # seconds from a jump; at the very instant, rounding of the time would decide


def mix(start, end, p):
    """An interpolated colour, by the formula. The model rounds to 255ths, because it writes CSS colours. Such
    rounding, of half a unit in a channel and in the opacity, would use up most of the tolerance of a renderer that
    rounds too.
    """
    return tuple(min(max(a + (b - a) * p, 0.0), 255.0) for a, b in zip(exact.numbers(start), exact.numbers(end)))


pictures.mix = mix


@dataclass(frozen=True)
class Part:
    """One movement, from the layers before to those of a step, or to none."""

    kind: str
    motion: dict | None
    delay: float
    step: dict | None
    source: str | None = None
    pairs: tuple = ()
    arc: float = 0

    @property
    def length(self):
        return self.delay + (self.motion["duration"] if self.motion else 0.0)


class Passage:
    """The passage from one step to another; None stands for no overlay. `calm` is true for people who prefer reduced
    motion."""

    def __init__(self, tour, variant, old, new, calm=False, locale=None):
        self.tour, self.variant, self.old, self.new, self.calm = tour, variant, old, new, calm
        self.locale = locale or standing.shown(tour, variant["traits"].get("locale"))
        self.parts = tuple(self._parts())
        self.length = sum(part.length for part in self.parts)

    @property
    def name(self):
        ends = (step["id"] if step else "nothing" for step in (self.old, self.new))
        return " to ".join(ends) + (", calmly" if self.calm else "")

    def _parts(self):
        if self.old is None:
            return [self._part(self.new["enter"], self.new, self.new)]
        if self.new is None:
            return [self._part(self.old["exit"], None, self.old)]
        way = standing.transition(self.new, self.old["id"])
        enter = self.new["enter"] or {"kind": "cut", "motion": None}
        if self.old["screen"] != self.new["screen"] and (way["kind"], way["motion"]) == (enter["kind"], enter["motion"]):
            return [self._part(self.old["exit"], None, self.old), self._part(self.new["enter"], self.new, self.new)]
        part = self._part(way, self.new, self.new)
        if part.kind != "morph":
            return [part]
        return [replace(part, source=self.old["id"], pairs=tuple(way["pairs"]), arc=way["arc"])]

    def _part(self, way, step, about):
        """The part for a step's appearance or a transition, or for its replacement under reduced motion."""
        way = way or {"kind": "cut", "motion": None, "delay": 0.0}
        if self.calm and way["kind"] != "cut":
            way = {**way, **(about["reducedMotion"] or self.tour["reducedMotion"])}
        motion = self.tour["motions"][way["motion"]] if way["kind"] != "cut" and way["motion"] else None
        return Part(way["kind"], motion, way["delay"], step)

    def layers(self, time, stood=0.0):
        """The layers from bottom to top, `time` seconds after the passage began. Its first step had stood for `stood`
        seconds by then."""
        layers = [self.standing(self.old, stood)] if self.old else []
        for part in self.parts:
            if time < part.length:
                return self._moved(layers, part, time)
            layers, time = [self.resting(part.step)] if part.step else [], time - part.length
        return [self.standing(self.new, time)] if self.new else []

    def _moved(self, layers, part, time):
        if time < part.delay or not part.motion:
            return layers
        p = pictures.progress(part.motion, time - part.delay)
        new = self.resting(part.step) if part.step else None
        if not (layers or new):
            return []
        pairs = part.pairs if part.kind == "morph" else ()
        made = pictures.blended(part.kind, layers, new, p, part.source, pairs, part.arc)
        # Sprites of the old step fade anywhere: the model leaves them out, but renderers need not.
        flown = tuple(each for layer in layers for each in layer.sprites)
        return made[:-1] + [replace(made[-1], sprites=flown)] if flown and made else made

    def resting(self, step):
        return standing.resting(step, self.locale)

    def standing(self, step, time):
        return standing.standing(self.tour, step, time, self.calm, self.locale)

    def jumps(self):
        """The times of jumps, in seconds since the passage began."""
        start = 0.0
        for part in self.parts:
            frames = part.motion["keyframes"] if part.motion else []
            start += part.delay
            yield from (start for first in frames[:1] if first["progress"] != 0)
            yield from (start + b["time"] for a, b in zip(frames, frames[1:]) if a["time"] == b["time"])
            start += part.motion["duration"] if part.motion else 0.0

    def instants(self, parts=PARTS):
        """The times to look at: in each movement, on both sides of jumps, and while the step stands."""
        start, times = 0.0, []
        for part in self.parts:
            moved = [start + part.delay + (part.length - part.delay) * share for share in parts if part.motion]
            # Rounded to a frame of a sixtieth of a second, because some renderers show no other times.
            times += [round(time * RATE) / RATE for time in moved + [start + part.delay / 2] * (part.delay > 0)]
            start += part.length
        sides = [jump + aside for jump in self.jumps() for aside in (-ASIDE, ASIDE)]
        times = [time for time in times if all(abs(time - side) > 1.5 * ASIDE for side in sides)]
        if parts is not FEW:
            times += sides
        times = [time for time in sorted(set(times)) if 0 < time < self.length - 1e-6]
        if self.new:
            restless = not self.calm and (self.new["loops"] or self.new["sprites"])
            rest = [round((self.length + time) * RATE + 0.499) / RATE for time in (RESTLESS if restless else STANDING)]
            times += rest[:2] if parts is FEW else rest
        return times


def passages(tour, variant, calm=False):
    """The passages from nothing through all steps in order, and off the screen."""
    stops = [None, *variant["steps"], None]
    return [Passage(tour, variant, old, new, calm) for old, new in zip(stops, stops[1:])]
