"""Shows a tour in all renderers at the same instants, and compares each with the exact raster."""

from dataclasses import dataclass, field

import compare
import numpy
import passages


@dataclass(frozen=True)
class Files:
    """The files that the emitters wrote for a tutorial."""

    folder: object
    name: str

    def drawing(self, variant):
        return self.folder / f"{self.name}.{variant['id']}.svg"

    def animation(self, variant):
        return self.folder / f"{self.name}.{variant['id']}.lottie.json"

    def page(self):
        return self.folder / f"{self.name}.html"


@dataclass(frozen=True)
class Shot:
    """A renderer's picture at an instant."""

    renderer: str
    tour: str
    variant: str
    passage: str
    step: str | None  # the step that comes or stands
    stands: bool
    time: float
    truth: compare.Truth
    pixels: object
    difference: compare.Difference
    fades: bool  # true if a whole layer of it fades
    masked: object  # the pixels that weren't compared; None if all were

    @property
    def name(self):
        return f"{self.renderer}: {self.tour}, {self.variant}, {self.passage} at {self.time:.3f} s"


@dataclass
class Run:
    """The comparisons, and the differences found."""

    shots: list = field(default_factory=list)
    said: list = field(default_factory=list)
    instants: int = 0

    def show(self, tour, variant, files, renderers, calm=False, parts=passages.PARTS, ways=None, truth_of=None, keep=True):
        """Shows a variant. `truth_of` is the right tour, if it differs from the shown one."""
        for renderer in renderers:
            renderer.open(tour, variant, files, calm)
        right = truth_of or (tour, variant)
        for passage in ways or passages.passages(*right, calm):
            stood = [renderer.begin(passage) for renderer in renderers]
            truths = {}
            for time in passage.instants(parts):
                self.instants += 1
                for renderer, before in zip(renderers, stood):
                    self._look(renderer, tour, variant, passage, time, before, truths, keep)
        for renderer in renderers:
            self.said += [f"{renderer.name}: {tour['tutorial']}, {variant['id']}: {words}" for words in renderer.close()]

    def _look(self, renderer, tour, variant, passage, time, stood, truths, keep):
        pixels, time = renderer.at(time)
        # At the very instant of a jump, rounding of the time would decide.
        if pixels is None or any(abs(time - jump) < passages.ASIDE / 10 for jump in passage.jumps()):
            return
        restless = passage.old and passage.old["loops"] and not passage.calm
        key = round(time, 6), round(stood, 6) if restless else None
        if key not in truths:
            truths[key] = compare.Truth(passage.layers(time, stood), variant["display"]["size"])
        truth = truths[key]
        lost = {"dashes": truth.dashed, "ends of dashes": truth.stubs}
        masked = numpy.logical_or.reduce([truth.masked, *(lost[what] for what in getattr(renderer, "loses", ()))])
        fades = any(0 < layer.opacity < 1 for layer in truth.layers)
        away = getattr(renderer, "away", compare.AWAY) + fades * getattr(renderer, "fading", 0.0)
        reach = getattr(renderer, "drift", renderer.reach) if truth.dashed.any() else renderer.reach
        found = truth.difference(pixels, masked, reach, away, getattr(renderer, "slivers", 0))
        kept = keep or not found.holds
        self.shots.append(Shot(
            renderer.name, tour["tutorial"], variant["id"], passage.name, passage.new and passage.new["id"],
            time > passage.length, time, truth if kept else None, pixels if kept else None, found,
            fades, masked if masked.any() else None))  # fmt: skip

    @property
    def wrong(self):
        return [shot for shot in self.shots if not shot.difference.holds]
