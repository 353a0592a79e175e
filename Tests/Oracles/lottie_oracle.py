"""Compares the animations of the `lottie` emitter with rasters of the tours' own tracks.

    python3 Tests/Oracles/lottie_oracle.py [--full] [--sheet FILE]

- Every file is valid by the Lottie specification's schema.
- rlottie, ThorVG and lottie-web show whole frames of it: some of each passage, and one while the step stands. Each is
  compared pixel by pixel with a raster of the tour at that time: dims, holes, clips, rings. Callouts are left out of
  these files, and the surroundings of sprites aren't compared.
- A wrong opacity, a wrong easing and a missing clip, injected into a right file, are each noticed.
- With callouts, lottie-web shows the words of the tour, each step's at its time, with the app's words in all slots;
  all three players draw the box in the tour's place. Markers are the steps.

Without --full, the first variant of some examples is tested. Bounds: away from edges 2 of 255, and 40 beyond
antialiasing within a pixel of one. rlottie rounds down at each multiplication: if two layers fade over one another
it is off by 3, under a matte by 5.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor

import jsonschema
import lottie_players as players
import lottie_specs
import numpy
import raster
import ways
from playwright.sync_api import sync_playwright
from runner import ROOT, Findings
from svg_oracle import JUMPS, chromium, read_tour, stem
from svg_oracle import TUTORIALC as COMPILER

SCHEMA = pathlib.Path(lottie_specs.__file__).parent / "data" / "lottie.schema.json"
RATE = 60
SHORT = (0.3, 0.71)
LONG = (0.06, 0.3, 0.5, 0.71, 0.95)
STANDING = 0.4  # seconds into a step's rest
NAMES = ("rlottie", "thorvg", "lottie-web")
AWAY, BEYOND, FADED, MATTED = 2.0, 40.0, 3.0, 5.0
SHORT_OF = ("spotlight", "highlight-elements", "jumps")


def compile_tour(source, folder, *options):
    command = [COMPILER, "build", source, "--out", folder, "--emit", "json,lottie", "--quiet", *options]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{source}: {done.stderr}")


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


# --- time ------------------------------------------------------------------------------------------------------------


def passings(tour, variant, movie, findings, name):
    """Each step's passage: the previous step, the step, the time for which the previous one has stood, the start and
    length of the passage, and the time for which the step stands."""
    found = [each["cm"] for each in movie["markers"]]
    findings.expect(found == [step["id"] for step in variant["steps"]], f"{name}: the markers are {found}")
    result, old, stood, now = [], None, 0.0, 0.0
    for marker, step in zip(movie["markers"], variant["steps"]):
        start, length = marker["tm"] / RATE, ways.passage(tour, old, step, stood)[-1].end
        findings.expect(abs(start - now) < 1e-5, f"{name}: {step['id']} begins at {start} and not at {now}")
        now = start + marker["dr"] / RATE
        result.append((old, step, stood, start, length, now - start - length))
        old, stood = step, now - start - length
    length = ways.passage(tour, old, None, stood)[-1].end
    findings.expect(abs(movie["op"] - (now + length) * RATE) < 1.001, f"{name}: ends at {movie['op']}")
    return result + [(old, None, stood, now, length, 0.0)]


def instants(passing, parts, end):
    """Whole frames of a passage, as times since its beginning: some of its motion, and one while the step stands."""
    _, step, _, start, length, rest = passing
    wanted = [length * part for part in parts] + ([length + STANDING] if step and rest > STANDING else [])
    first = round(start * RATE)
    frames = sorted({first + round(time * RATE) for time in wanted})
    return [(frame, frame / RATE - start) for frame in frames if frame / RATE - start >= 0 and frame < end]


# --- pixels ----------------------------------------------------------------------------------------------------------


def masked(pictures, shape):
    """The pixels that sprites cover, which are drawn as symbols."""
    mask = numpy.zeros(shape, bool)
    for sprite in (each for picture in pictures for each in picture.sprites):
        (x, y), reach = sprite.center, max(sprite.size) * 0.6 + 2
        top, left = max(0, int(y - reach)), max(0, int(x - reach))
        mask[top : int(y + reach) + 1, left : int(x + reach) + 1] = True
    return mask


def compare(tour, variant, text, names, parts, browser, findings, name, only=None):
    """Compares a file in some players with the raster. Returns the largest differences of each."""
    movie = json.loads(text)
    width, height = movie["w"], movie["h"]
    frames, times = [], []
    for passing in passings(tour, variant, movie, findings, name):
        if only and not (passing[1] and passing[1]["id"] == only):
            continue
        movement = ways.passage(tour, passing[0], passing[1], passing[2])
        for frame, time in instants(passing, parts, movie["op"]):
            frames.append(frame)
            times.append((passing, ways.pictures(tour, movement, time)))
    shown = {}
    for player in names:
        if player == "lottie-web":
            said = []
            page = players.load(browser, text, width, height, said=said)
            shown[player] = [players.shot(page, frame) for frame in frames]
            page.close()
            findings.expect(not said, f"{name}: {said}")
        else:
            shown[player] = list(getattr(players, player)(text, frames, width, height))
    grid, worst = raster.Grid(width, height), {player: (0.0, 0.0) for player in names}
    for place, (frame, (passing, pictures)) in enumerate(zip(frames, times)):
        image, edges = raster.render(grid, pictures)
        image = numpy.rint(image)  # a screen has integer values
        mask = masked(pictures, edges.shape)
        step = passing[1] and passing[1]["id"]
        for player in names:
            drawn = numpy.where(mask[..., None], image, shown[player][place])
            away, beyond = raster.differences(drawn, image, edges)
            allowed = AWAY
            if player == "rlottie":
                allowed = MATTED if '"tt":2' in text else FADED if len(pictures) > 1 else AWAY
            findings.expect(
                away <= allowed and beyond <= BEYOND,
                f"{name}, {player}, to {step}, frame {frame}: {away:.1f}, {beyond:.1f}")
            worst[player] = max(worst[player][0], away), max(worst[player][1], beyond)
    return worst, len(frames)


# --- mistakes --------------------------------------------------------------------------------------------------------


def each_object(value):
    if isinstance(value, dict):
        yield value
    for child in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from each_object(child)


def wrong_opacity(movie):
    """Makes a dim stronger by a twentieth."""
    for fill in each_object(movie):
        if fill.get("ty") == "fl" and fill["c"]["k"] == [0, 0, 0] and fill["o"]["a"] == 0:
            fill["o"]["k"] = min(100, fill["o"]["k"] * 1.05)


def wrong_easing(movie):
    """Swaps the handles of curves in time."""
    for keyframe in each_object(movie):
        if isinstance(keyframe.get("o"), dict) and isinstance(keyframe.get("i"), dict) and "t" in keyframe:
            keyframe["o"]["x"], keyframe["i"]["x"] = 1 - keyframe["i"]["x"], 1 - keyframe["o"]["x"]
            keyframe["o"]["y"], keyframe["i"]["y"] = 0, 0.5


def wrong_clip(movie):
    """Clips holes to nothing."""
    for layer in each_object(movie):
        if layer.pop("masksProperties", None):
            del layer["hasMask"]


def check_mistakes(folder, browser, findings):
    """Each mistake is noticed in each player."""
    for example, step, mistakes in (
        ("Spotlight/spotlight", "music", (wrong_opacity, wrong_easing)),
        ("HighlightElements/highlight-elements", "scrolled", (wrong_clip,)),
    ):
        source = ROOT / "Examples" / f"{example}.tutorial.yaml"
        tour = read_tour(source, folder)
        variant = tour["variants"][0]
        movie = read(folder / f"{stem(source)}.{variant['id']}.lottie.json")
        for mistake in mistakes:
            wrong, noticed = json.loads(json.dumps(movie)), Findings()
            mistake(wrong)
            compare(tour, variant, json.dumps(wrong), NAMES, SHORT, browser, noticed, "seeded", only=step)
            for player in NAMES:
                seen = any(f", {player}, " in line for line in noticed.lines)
                findings.expect(seen, f"{player} shows a {mistake.__name__} in {source.name}, and nobody notices")


# --- words -----------------------------------------------------------------------------------------------------------

# The visible words, and their places; words under an opacity of 0 are left out.
WORDS = """() => [...document.querySelectorAll('[aria-label]')].filter(each => {
  for (let e = each; e.style; e = e.parentNode)
    if (getComputedStyle(e).display === 'none' || +getComputedStyle(e).opacity === 0) return false;
  return true;
}).map(each => each.getAttribute('aria-label'))"""


def check_words(tour, variant, path, browser, findings):
    """While a step stands, the words of its callout are on the screen in lottie-web, and its box in all players."""
    text = path.read_text(encoding="utf-8")
    movie, said, name = json.loads(text), [], path.name
    width, height = movie["w"], movie["h"]
    replaced = json.loads(text)
    for sid, slot in replaced["slots"].items():
        slot["p"]["k"][0]["s"]["t"] = f"other {sid}"
    pages = [players.load(browser, each, width, height, said=said) for each in (text, json.dumps(replaced))]
    found, frames = [], []
    for _, step, _, start, length, rest in passings(tour, variant, movie, findings, name)[:-1]:
        callout = step["callout"]
        locale = ways.model.shown(tour, variant["traits"]["locale"])
        layout = callout and callout["layouts"].get(locale)
        if not layout:
            continue
        frame = round((start + length + min(rest, STANDING)) * RATE)
        parts = tour["contents"][layout["content"]]["parts"]
        # Without the marks that only give a line's direction.
        wanted = sorted(
            "\n".join("".join(run if isinstance(run, str) else run["text"] for run in line["runs"]) for line in part["lines"])
            for part in parts if part.get("lines"))
        for page in pages:
            players.shot(page, frame)
        shown = sorted(each.replace("\u200f", "").replace("\r", "\n") for each in pages[0].evaluate(WORDS))
        # Texts with variables are laid out when their values are known.
        findings.expect(set(wanted) <= set(shown) and all(part.get("lines") or part["role"] in ("image", "close") or part.get("dots") for part in parts) <= (shown == wanted), f"{name}, {step['id']}: the words are {shown} and not {wanted}")
        other = sorted(pages[1].evaluate(WORDS))
        slots = sorted(f"other {sid}" for sid in movie["slots"] if sid.rsplit(".", 1)[0] == step["id"])
        findings.expect(set(slots) <= set(other), f"{name}, {step['id']}: slots show {other} and not {slots}")
        found.append((step, layout["frame"]))
        frames.append(frame)
    scheme = (tour.get("theme") or {}).get("light", {}).get("surface", "#ffffff")
    surface = numpy.array(list(bytes.fromhex(scheme[1:7])), float)
    pictures = {"rlottie": list(players.rlottie(text, frames, width, height)), "thorvg": list(players.thorvg(text, frames, width, height)),
                "lottie-web": [players.shot(pages[0], frame) for frame in frames]}  # fmt: skip
    for player, images in pictures.items():
        for image, (step, (x, y, across, down)) in zip(images, found):
            # Along the left side, where there are no words, and outside of the box.
            inside = image[int(y + down / 2), int(x) + 4]
            findings.expect(numpy.abs(inside - surface).max() <= 2, f"{name}, {player}, {step['id']}: the box is {inside}")
    for page in pages:
        page.close()
    findings.expect(not said, f"{name}: {said}")


# --- the whole -------------------------------------------------------------------------------------------------------


def check_source(source, bare, full_files, place, parts, full):
    """Checks one variant of one example."""
    findings, tour = Findings(), read_tour(source, bare)
    variant = tour["variants"][place]
    path = bare / f"{stem(source)}.{variant['id']}.lottie.json"
    validator = jsonschema.Draft202012Validator(read(SCHEMA))
    # The validator takes seconds for a file, so only a small one with words and one with a matte are checked.
    small = {"spotlight": [full_files / path.name], "highlight-elements": [path]}
    for each in (path, full_files / path.name) if full else small.get(stem(source), []):
        for error in list(validator.iter_errors(read(each)))[:3]:
            findings.expect(False, f"{each.name}: {list(error.path)}: {error.message[:200]}")
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium(), args=["--no-sandbox"] if os.geteuid() == 0 else [])
        worst, count = compare(tour, variant, path.read_text(encoding="utf-8"), NAMES, parts, browser, findings, path.name)
        check_words(read_tour(source, full_files), variant, full_files / path.name, browser, findings)
        browser.close()
    return findings.lines, worst, count


def seeded(folder):
    findings = Findings()
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium(), args=["--no-sandbox"] if os.geteuid() == 0 else [])
        check_mistakes(folder, browser, findings)
        browser.close()
    return findings.lines


def main():
    full = "--full" in sys.argv[1:]
    findings = Findings()
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(os.cpu_count()) as pool:
        bare, whole, jobs = pathlib.Path(folder, "bare"), pathlib.Path(folder, "whole"), []
        sources = sorted((ROOT / "Examples").glob("*/*.tutorial.yaml")) + [JUMPS]
        for source in sources:
            if not full and stem(source) not in SHORT_OF:
                continue
            compile_tour(source, bare, "--set", "lottie.callouts=false")
            compile_tour(source, whole)
            for place in range(len(read_tour(source, bare)["variants"])) if full else (0,):
                jobs.append(pool.submit(check_source, source, bare, whole, place, LONG if full else SHORT, full))
        mistakes = pool.submit(seeded, bare)
        for job in jobs:
            findings.lines += job.result()[0]
        findings.lines += mistakes.result()
        worst = {name: tuple(map(max, zip(*(job.result()[1][name] for job in jobs)))) for name in NAMES}
        count = sum(job.result()[2] for job in jobs)
    findings.end()
    print(f"lottie: {count} frames of {len(jobs)} animations; at most, of 255, away from edges and beyond antialiasing: "
          + ", ".join(f"{name} {away:.1f} and {beyond:.1f}" for name, (away, beyond) in worst.items()))


if __name__ == "__main__":
    main()
