"""Plays tours and opens pages in engines other than Chromium, with the same checks: `make check-browsers`.

    check_browsers.py TUTORIALC [--engine NAME] [NAME…]

The checks of the player (Web/Player/test) and of pages (Tests/Page) run unchanged, over page.py. Pictures of a tour of
all features are compared with the exact raster of Tests/Agreement. build/browsers/NAME/index.html shows them.
"""

import argparse
import functools
import pathlib
import sys
import tempfile
import traceback
from types import SimpleNamespace

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(ROOT / "Web" / "Player" / "test"), str(ROOT / "Tests" / "Page")]

import agree  # noqa: E402
import check_page  # noqa: E402
import check_player  # noqa: E402
import firefox  # noqa: E402
import page  # noqa: E402
import webkit  # noqa: E402
from screen import Screen  # noqa: E402

ENGINES = {"firefox": firefox, "webkit": webkit}
# Checks of a blur, which Firefox's own screenshots leave out.
SEEN = {firefox: SimpleNamespace(NAME=firefox.NAME, Window=firefox.SeenWindow)}
ON_A_SCREEN = {"blurs_outside_holes": SEEN, "blurs_the_screen_outside_holes": SEEN}
# Features that page.py lacks over the drivers of these engines: printed pages, forced colours, and Chromium's setting
# for the size of fonts.
CHROMIUM_ONLY = ("prints", "keeps_edges_in_forced_colors", "draws_edges", "uses_the_persons_font_size")


def attempt(engine, check, open_page):
    """Runs a check and reports its failure; returns true if it passes."""
    browser = page.Browser(ON_A_SCREEN.get(check.__name__, {}).get(engine, engine))
    try:
        check(functools.partial(open_page, browser))
        return True
    except Exception as fault:  # every check is reported, however the others end
        lines = [f"{pathlib.Path(each.filename).name}:{each.lineno}" for each in traceback.extract_tb(fault.__traceback__)]
        print(f"{engine.NAME}: {check.__name__}, {' '.join(lines[1:4])}: {type(fault).__name__}: {str(fault)[:600]}", flush=True)
        return False
    finally:
        browser.close()


def play(engine, base, wanted):
    """Runs the player's checks over the mail app."""
    for check in check_player.CHECKS:
        if check.__name__ not in CHROMIUM_ONLY and (not wanted or check.__name__ in wanted):
            yield attempt(engine, check, lambda browser, *rest, **more: check_player.Mail(browser, base, *rest, **more))


def read(engine, tutorialc, folder, wanted):
    """Runs the checks of the page that the html emitter writes."""
    open_page = check_page.opener(tutorialc, folder)
    for check in check_page.CHECKS:
        if check.__name__ not in CHROMIUM_ONLY and (not wanted or check.__name__ in wanted):
            yield attempt(engine, check, open_page)


def show(engine, tutorialc, folder):
    """Compares pictures of the player, the drawing and the page with the exact raster."""
    browser = page.Browser(engine)
    folder.mkdir()
    try:
        run = agree.agree(browser, engine, tutorialc, folder)
    finally:
        browser.close()
    wrong = list(agree.faults(engine, run))
    for words in wrong:
        print(f"{engine.NAME}: {words}")
    print(f"{engine.NAME}: {len(run.shots)} pictures at {run.instants} instants, {len(wrong)} wrong")
    return [not wrong]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tutorialc")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--engine", choices=ENGINES, action="append")
    arguments = parser.parse_intermixed_args()
    held = []
    for name in arguments.engine or ENGINES:
        print(f"{ENGINES[name].NAME} {page.Browser(ENGINES[name]).version}")
    try:
        with check_player.served() as base, tempfile.TemporaryDirectory() as folder:
            for name in arguments.engine or ENGINES:
                held += play(ENGINES[name], base, arguments.names)
                held += read(ENGINES[name], arguments.tutorialc, folder, arguments.names)
                if not arguments.names:
                    held += show(ENGINES[name], pathlib.Path(arguments.tutorialc).resolve(), pathlib.Path(folder, name))
    finally:
        Screen.end()
    print(f"{sum(held)} of {len(held)} checks hold")
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
