"""Compares all renderers with one exact raster of the tour, at the same instants.

    python3 Tests/Agreement/agreement.py TUTORIALC [--full] [--only TOUR]… [--by RENDERER]…

Chromium shows `svg`, `html`, `player` and lottie-web; rlottie and ThorVG show `lottie` as well. More than a pixel from
an edge, a channel may differ from the raster by at most 2 of 255; within a pixel of one, by at most 40. Sprites are
masked, callouts are left out, and blur is checked on stripes; the output lists the masked parts. Further allowances of
a renderer are in its class, and defects.py shows that it needs them. A wrong opacity, a wrong clip and a wrong easing
must be noticed in each renderer. The table of docs/renderers.md must match the results. drawings.py and movies.py check
the parts of the files of `svg` and `lottie` that no pixel shows, and storyboards.

Without --full: features.tutorial.yaml, some instants of each passage, by keyframes in the player. With it: by frames
too; all instants; every variant of every example, also with reduced motion; and every jump between steps that the
player supports. build/agreement/index.html shows the pictures.

To look for a cause: `--only moving-ring` shows that tour alone, as --full does (`features` is the tour of all
features), and `--by rlottie` shows it in that renderer alone. Seeds are always checked; the table is only checked when
`features` is shown in all renderers.
"""

import argparse
import json
import multiprocessing
import os
import pathlib
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor, as_completed

import defects
import drawings
import looks
import lottie
import movies
import passages
import seeds
import sheet
import table
import web
from playwright.sync_api import sync_playwright
from run import Files, Run

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "Oracles"))

from runner import Findings, chromium  # noqa: E402

EMITTERS = "json,svg,html,lottie"
CONFIG = "emitters: { svg: { callouts: false }, lottie: { callouts: false } }\n"
# Tests/Web checks the tour of a captured application, which needs its page.
EXAMPLES = [each for each in sorted((ROOT / "Examples").glob("*/*.tutorial.yaml")) if each.parent.name != "Web"]
JUMPS = ROOT / "Tests" / "Oracles" / "Jumps" / "jumps.tutorial.yaml"
# The tours whose files are looked at in short runs.
FIRST = ("spotlight", "highlight-elements", "jumps")


def compile_tour(tutorialc, source, out, folder, *options, callouts=False):
    """Compiles a tutorial with all emitters; returns the compiler's diagnostics."""
    config = folder / "tutorialc.yaml"
    config.write_text(CONFIG.replace("false", "true") if callouts else CONFIG, encoding="utf-8")
    command = [tutorialc, "build", source, "--out", out, "--emit", EMITTERS, "--config", config, "--diagnostics", "json", *options]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{source}: {done.stderr}{done.stdout}")
    return json.loads(done.stderr or '{"diagnostics": []}')


def named(source):
    return source.name.removesuffix(".tutorial.yaml")


def read(out, source):
    name = named(source)
    return json.loads((out / f"{name}.tour.json").read_text(encoding="utf-8")), Files(out, name)


def renderers(browser):
    return [
        web.Player(browser), web.Player(browser, by_frames=True), web.Drawing(browser), web.PageOfTour(browser),
        lottie.RLottie(), lottie.ThorVG(), lottie.LottieWeb(browser),
    ]  # fmt: skip


def check_table(tutorialc, run, losses, tour, files, everybody, folder, findings):
    """Compares the table of docs/renderers.md with the results and with the losses that emitters report."""
    source = HERE / "contents.tutorial.yaml"
    contents = table.lost(compile_tour(tutorialc, source, folder / "contents", folder, callouts=True), source)
    blurred = looks.blurs([each for each in everybody if hasattr(each, "stripe") and each.name in table.COLUMNS], tour, files)
    wanted = dict(table.CONTENTS.values())
    texts = looks.texts(everybody[0], *read(folder / "contents", source), wanted)
    said = {name: text for name, text in table.announced(tutorialc).items() if name in table.COLUMNS}
    table.check(run, said, losses, contents, blurred, texts, findings.expect)


def show_everything(run, tutorialc, folder, sources, names):
    """Shows every variant of the examples, also with reduced motion, and every jump that the player supports."""
    out, jobs = folder / "examples", []
    # Spawned, not forked: Playwright's threads in this process would stand still in a fork, which would wait for them.
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as pool:
        for source in sources:
            compile_tour(tutorialc, source, out, folder)
            for place in range(len(read(out, source)[0]["variants"])):
                jobs.append(pool.submit(show_variant, source, out, place, names))
        for done, job in enumerate(as_completed(jobs), 1):
            part = job.result()
            print(f"  {part.shots[0].tour}, {part.shots[0].variant}: {part.instants} instants, "
                  f"{len(part.wrong)} of {len(part.shots)} pictures differ, {len(jobs) - done} variants to go", flush=True)  # fmt: skip
            run.shots += part.shots
            run.said += part.said
            run.instants += part.instants


def show_variant(source, out, place, names):
    """Shows a variant of an example, in its own browser. Only wrong pictures are kept."""
    run, (tour, files) = Run(), read(out, source)
    variant = tour["variants"][place]
    with sync_playwright() as player:
        browser = launch(player)
        everybody = [each for each in renderers(browser) if each.name in names]
        run.show(tour, variant, files, everybody, keep=False)
        run.show(tour, variant, files, [each for each in everybody if each.calms], calm=True, keep=False)
        elsewhere = list(jumps_between(tour, variant))
        if elsewhere:
            run.show(tour, variant, files, [each for each in everybody if isinstance(each, web.Player)], ways=elsewhere, keep=False)
        browser.close()
    return run


def launch(player):
    return player.chromium.launch(executable_path=chromium(), args=["--no-sandbox"] if os.geteuid() == 0 else [])


def jumps_between(tour, variant):
    """The jumps that transitions describe, apart from those from each step to the next."""
    steps = {step["id"]: step for step in variant["steps"]}
    order = list(steps)
    for step in variant["steps"]:
        for way in step["transitions"]:
            before = way["from"]
            if before in steps and order.index(before) + 1 != order.index(step["id"]):
                yield passages.Passage(tour, variant, steps[before], step)


def arguments():
    known = {named(source): source for source in [*EXAMPLES, JUMPS]}
    parser = argparse.ArgumentParser()
    parser.add_argument("tutorialc", type=pathlib.Path)
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--only", action="append", choices=["features", *known], metavar="TOUR")
    parser.add_argument("--by", action="append", metavar="RENDERER")
    given = parser.parse_args()
    given.full = given.full or bool(given.only)
    given.features = "features" in (given.only or ["features"])
    given.sources = [known[name] for name in given.only or known if name in known] if given.full else []
    return given


def show_features(given, run, tutorialc, everybody, folder, findings):
    """Shows the tour of all features, and checks the table if no renderer is left out."""
    source = HERE / "features.tutorial.yaml"
    found = compile_tour(tutorialc, source, folder / "features", folder)
    tour, files = read(folder / "features", source)
    run.show(tour, tour["variants"][0], files, everybody, parts=passages.PARTS if given.full else passages.FEW)
    if not given.by:
        check_table(tutorialc, run, table.lost(found, source), tour, files, everybody, folder, findings)
    if given.full:
        run.show(tour, tour["variants"][0], files, [each for each in everybody if each.calms], calm=True)


def check_files(given, tutorialc, browser, folder, findings):
    """The files of `svg` and `lottie` of the examples: of some the first variant, or of all each one, calmly too."""
    out = folder / "files"
    for source in [*EXAMPLES, JUMPS]:
        compile_tour(tutorialc, source, out, folder, callouts=True)
        tour, files = read(out, source)
        drawings.check_storyboard(tour, out / f"{files.name}.storyboard.svg", findings)
        for variant in tour["variants"]:
            drawings.check_file(files.drawing(variant), findings)
        for variant in tour["variants"] if given.full else tour["variants"][: files.name in FIRST]:
            for calm in (False, True) if given.full else (False,):
                drawings.check_passages(browser, tour, variant, files.drawing(variant), calm, findings)
            movies.check_words(tour, variant, files.animation(variant), browser, findings)
            if given.full or files.name == FIRST[0]:
                movies.check_file(files.animation(variant), findings)
    drawings.check_hostile_texts(
        lambda *given: compile_tour(tutorialc, given[0], given[1], folder, *given[2:], callouts=True), folder, findings)


def main():
    given, findings, run = arguments(), Findings(), Run()
    tutorialc = given.tutorialc.resolve()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as player:
        folder = pathlib.Path(name)
        browser = launch(player)
        everybody = [each for each in renderers(browser) if each.name in (given.by or [each.name])]
        if not given.full:
            everybody = [each for each in everybody if not getattr(each, "by_frames", False)]
        assert everybody, f"no renderer of these names: {given.by}"
        for source, out in zip(seeds.write(folder), (folder / "seeds", folder / "seeded")):
            compile_tour(tutorialc, source, out, folder)
        defects.check(everybody, findings.expect)
        seeds.check(folder / "seeds", folder / "seeded", everybody, findings.expect)
        if given.features:
            show_features(given, run, tutorialc, everybody, folder, findings)
        if given.features and not given.by:
            check_files(given, tutorialc, browser, folder, findings)
        if given.sources:
            show_everything(run, tutorialc, folder, given.sources, [each.name for each in everybody])
        browser.close()
    for shot in run.wrong:
        findings.expect(False, f"{shot.name}: {shot.difference.away:.1f}, {shot.difference.near:.1f}")
    for words in run.said:
        findings.expect(False, words)
    sheet.write(run, ROOT / "build" / "agreement")
    findings.end()
    print(f"agreement: {run.instants} instants")
    for each in everybody:
        mine = [shot for shot in run.shots if shot.renderer == each.name]
        masked = sum(shot.masked is not None for shot in mine)
        worst = max(shot.difference.away for shot in mine), max(shot.difference.near for shot in mine)
        note = "".join(f", {what}" for what in getattr(each, "loses", ()))
        print(f"  {each.name}: {len(mine)} pictures, at most {worst[0]:.1f} of 255 away from edges, {worst[1]:.1f} at edges; "
              f"masked in {masked}: sprites{note}")  # fmt: skip
    print("  callouts and their texts are left out; blur is looked at on stripes; build/agreement/index.html shows it all")


if __name__ == "__main__":
    main()
