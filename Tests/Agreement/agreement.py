"""Holds all renderers to one exact raster of the tour, at the same instants.

    python3 Tests/Agreement/agreement.py TUTORIALC [--full] [--only TOUR]… [--by RENDERER]…

`svg`, `html`, `player` and lottie-web are shown by Chromium, `lottie` by rlottie and ThorVG besides. Everywhere no channel
may differ from the raster by more than 2 of 255 more than a pixel from an edge, and by no more than 40 within one. Sprites
are masked, callouts are left out, and blur is looked at on stripes; what was masked is listed. What a renderer is allowed
besides stands in its class, and defects.py shows that it needs it. A wrong opacity, a wrong clip and a wrong easing have to
be noticed in each renderer. The table of docs/renderers.md is held to what was found.

Without --full: features.tutorial.yaml, some instants of each passage, by keyframes in the player. With it: by frames too; all instants; every variant of every example,
calmly too; and every way from step to step that the player knows. build/agreement/index.html shows what was seen.

While one looks for a cause: `--only moving-ring` shows that tour alone, as --full does (`features` is that of all there is),
and `--by rlottie` in that renderer alone. Seeds are looked at as ever; the table is where `features` is seen in all renderers.
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
import looks
import lottie
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

from runner import Findings  # noqa: E402
from svg_oracle import chromium  # noqa: E402

EMITTERS = "json,svg,html,lottie"
CONFIG = "emitters: { svg: { callouts: false }, lottie: { callouts: false } }\n"
# What a captured application's tour is played on, Tests/Web looks at.
EXAMPLES = [each for each in sorted((ROOT / "Examples").glob("*/*.tutorial.yaml")) if each.parent.name != "Web"]
JUMPS = ROOT / "Tests" / "Oracles" / "Jumps" / "jumps.tutorial.yaml"


def compile_tour(tutorialc, source, out, folder, callouts=False):
    """Compiles a tutorial with all emitters; gives what the compiler found."""
    config = folder / "tutorialc.yaml"
    config.write_text(CONFIG.replace("false", "true") if callouts else CONFIG, encoding="utf-8")
    command = [tutorialc, "build", source, "--out", out, "--emit", EMITTERS, "--config", config, "--diagnostics", "json"]
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
    """The table of docs/renderers.md, beside what was seen and what emitters say."""
    source = HERE / "contents.tutorial.yaml"
    contents = table.lost(compile_tour(tutorialc, source, folder / "contents", folder, callouts=True), source)
    blurred = looks.blurs([each for each in everybody if hasattr(each, "stripe") and each.name in table.COLUMNS], tour, files)
    wanted = dict(table.CONTENTS.values())
    texts = looks.texts(everybody[0], *read(folder / "contents", source), wanted)
    said = {name: text for name, text in table.announced(tutorialc).items() if name in table.COLUMNS}
    table.check(run, said, losses, contents, blurred, texts, findings.expect)


def show_everything(run, tutorialc, folder, sources, names):
    """Every variant of examples, for people who ask for less motion too, and every way that the player knows."""
    out, jobs = folder / "examples", []
    # Not by forks: what Playwright has running in this process would stand still in them, and they would wait for it.
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
    """A variant of an example, in a browser of its own. Only what is wrong is kept."""
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
    """The ways that transitions describe besides those from each step to the next one."""
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
    """The tour of all that there is, and the table, where nobody is left out."""
    source = HERE / "features.tutorial.yaml"
    found = compile_tour(tutorialc, source, folder / "features", folder)
    tour, files = read(folder / "features", source)
    run.show(tour, tour["variants"][0], files, everybody, parts=passages.PARTS if given.full else passages.FEW)
    if not given.by:
        check_table(tutorialc, run, table.lost(found, source), tour, files, everybody, folder, findings)
    if given.full:
        run.show(tour, tour["variants"][0], files, [each for each in everybody if each.calms], calm=True)


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
