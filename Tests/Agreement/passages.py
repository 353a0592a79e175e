"""The passages of a tour, and what is on the screen at each time of one: the Python client's pictures, which share no code
with anything that is looked at here.
"""

import pathlib
import sys
from dataclasses import dataclass, replace

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Examples" / "Python Client"))

import exact  # noqa: E402
import play  # noqa: E402

RATE = 60  # frames a second of what is shown by whole frames
FEW = (0.4,)  # in short runs
PARTS = (0.06, 0.3, 0.5, 0.71, 0.95)  # of a movement, where it is looked at
STANDING = (0.43,)  # seconds into a step's rest
RESTLESS = (0.2, 0.43, 0.8, 1.15, 1.4)  # where something repeats or flies
ASIDE = 0.001  # seconds from a jump: at the very instant the last bit of the time decides


def mix(start, end, p):
    """A colour on its way, as the formula has it. The client's own are whole 255ths, since it writes them as CSS does: half of
    one of a channel and half of one of the opacity are most of what a renderer that rounds too may differ by.
    """
    return tuple(min(max(each, 0.0), 255.0) for each in play.between(exact.numbers(start), exact.numbers(end), p))


play.mix = mix


@dataclass(frozen=True)
class Part:
    """One movement: layers that give way to a step, or to none."""

    kind: str
    motion: dict | None
    delay: float
    step: dict | None
    source: str | None = None
    pairs: tuple = ()
    bends: tuple = ()

    @property
    def length(self):
        return self.delay + (self.motion["duration"] if self.motion else 0.0)


class Passage:
    """The way from a step to another; None stands for no overlay. `calm` is for people who ask for less motion."""

    def __init__(self, tour, variant, old, new, calm=False, locale=None):
        self.tour, self.variant, self.old, self.new, self.calm = tour, variant, old, new, calm
        self.locale = locale or play.shown(tour, variant["traits"].get("locale"))
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
        way = play.transition(self.new, self.old["id"])
        enter = self.new["enter"] or {"kind": "cut", "motion": None}
        if self.old["screen"] != self.new["screen"] and (way["kind"], way["motion"]) == (enter["kind"], enter["motion"]):
            return [self._part(self.old["exit"], None, self.old), self._part(self.new["enter"], self.new, self.new)]
        part = self._part(way, self.new, self.new)
        if part.kind != "morph":
            return [part]
        bends = way["bends"] or [way["bend"]] * len(way["pairs"])
        return [replace(part, source=self.old["id"], pairs=tuple(way["pairs"]), bends=tuple(bends))]

    def _part(self, way, step, about):
        """As a step's appearance says, or a transition; by what replaces it where a person asks for less motion."""
        way = way or {"kind": "cut", "motion": None, "delay": 0.0}
        if self.calm and way["kind"] != "cut":
            way = {**way, **(about["reducedMotion"] or self.tour["reducedMotion"])}
        motion = self.tour["motions"][way["motion"]] if way["kind"] != "cut" and way["motion"] else None
        return Part(way["kind"], motion, way["delay"], step)

    def layers(self, time, stood=0.0):
        """The layers, the lowest first, at a time since the passage began, after its first step had stood for a while."""
        layers = [self.standing(self.old, stood)] if self.old else []
        for part in self.parts:
            if time < part.length:
                return self._moved(layers, part, time)
            layers, time = [self.resting(part.step)] if part.step else [], time - part.length
        return [self.standing(self.new, time)] if self.new else []

    def _moved(self, layers, part, time):
        if time < part.delay or not part.motion:
            return layers
        p = play.progress(part.motion, time - part.delay)
        new = self.resting(part.step) if part.step else None
        if not (layers or new):
            return []
        pairs, bends = (part.pairs, part.bends) if part.kind == "morph" else ((), ())
        made = play.blended(part.kind, layers, new, p, part.source, pairs, bends)
        # Sprites of the old step fade, wherever they are: the client leaves them out, renderers need not.
        flown = tuple(each for layer in layers for each in layer.sprites)
        return made[:-1] + [replace(made[-1], sprites=flown)] if flown and made else made

    def resting(self, step):
        return play.resting(step, self.locale)

    def standing(self, step, time):
        return play.standing(self.tour, step, time, self.calm, self.locale)

    def jumps(self):
        """When something jumps, in seconds since the passage began."""
        start = 0.0
        for part in self.parts:
            frames = part.motion["keyframes"] if part.motion else []
            start += part.delay
            yield from (start for first in frames[:1] if first["progress"] != 0)
            yield from (start + b["time"] for a, b in zip(frames, frames[1:]) if a["time"] == b["time"])
            start += part.motion["duration"] if part.motion else 0.0

    def instants(self, parts=PARTS):
        """When it is looked at: in each of its movements, on both sides of jumps, and while its step stands."""
        start, times = 0.0, []
        for part in self.parts:
            moved = [start + part.delay + (part.length - part.delay) * share for share in parts if part.motion]
            # On a frame of a sixtieth of a second, where there is one: some renderers show no others.
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
    """From nothing through all steps in their order, and off the screen."""
    stops = [None, *variant["steps"], None]
    return [Passage(tour, variant, old, new, calm) for old, new in zip(stops, stops[1:])]
