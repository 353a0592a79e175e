"""Compares an engine's pictures of a tour with the exact raster of Tests/Agreement, at the same instants as
Chromium's."""

import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
AGREEMENT = HERE.parent / "Agreement"
sys.path.insert(0, str(AGREEMENT))

import agreement  # noqa: E402
import passages  # noqa: E402
import sheet  # noqa: E402
import web  # noqa: E402
from run import Run  # noqa: E402

# WebKitGTK paints content above a blur into the blur too, so that its dim is darker; it is checked separately, on
# stripes.
BLURS_TWICE = "WebKitGTK"


def agree(browser, engine, tutorialc, folder):
    """The comparisons of a tour of all features, with full and reduced motion, in the player, the drawing and the
    page."""
    source, run = AGREEMENT / "features.tutorial.yaml", Run()
    agreement.compile_tour(tutorialc, source, folder / "features", folder)
    tour, files = agreement.read(folder / "features", source)
    renderers = [web.Player(browser), web.Drawing(browser), web.PageOfTour(browser)]
    run.show(tour, tour["variants"][0], files, renderers, parts=passages.FEW)
    run.show(tour, tour["variants"][0], files, renderers, calm=True, parts=passages.FEW)
    sheet.write(run, HERE.parent.parent / "build" / "browsers" / engine.NAME)
    return run


def faults(engine, run):
    """Describes the differences, and known differences that are gone."""
    known = [shot for shot in run.shots if engine.NAME == BLURS_TWICE and shot.renderer != "svg" and "blur" in shot.passage]
    yield from run.said
    yield from (f"{shot.name}: {shot.difference.away:.1f}, {shot.difference.near:.1f}" for shot in run.wrong if shot not in known)
    if known and all(shot.difference.holds for shot in known):
        yield f"{engine.NAME} blurs as others do: let it be held to that"
