"""Checks the parts of the `lottie` emitter's files that no pixel of an animation shows.

- Files are valid by the schema of Lottie's specification. Markers are the steps, at the times of the tour.
- lottie-web shows the words of the tour, each step's at its time, and in each slot the words that an app puts there. All
  players draw the box at the tour's place.
"""

import json
import pathlib
import sys

import jsonschema
import lottie_specs
import numpy
import passages

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Oracles"))

import lottie_players as players  # noqa: E402
from tour_model import standing  # noqa: E402

SCHEMA = pathlib.Path(lottie_specs.__file__).parent / "data" / "lottie.schema.json"
RATE = 60
STANDING = 0.4  # seconds into a step's rest


def check_file(path, findings):
    """Validates a file, which takes seconds."""
    validator = jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))
    for error in list(validator.iter_errors(json.loads(path.read_text(encoding="utf-8"))))[:3]:
        findings.expect(False, f"{path.name}: {list(error.path)}: {error.message[:200]}")


def check_passages(tour, variant, movie, name, findings):
    """Compares markers with the passages of the tour. Returns each step, its time of arrival and how long it stands."""
    found = [each["cm"] for each in movie["markers"]]
    findings.expect(found == [step["id"] for step in variant["steps"]], f"{name}: the markers are {found}")
    ways, now, stands = passages.passages(tour, variant), 0.0, []
    for marker, passage in zip(movie["markers"], ways):
        start = marker["tm"] / RATE
        findings.expect(abs(start - now) < 1e-5, f"{name}: {marker['cm']} begins at {start} and not at {now}")
        now = start + marker["dr"] / RATE
        stands.append((passage.new, start + passage.length, now - start - passage.length))
    end = now + ways[-1].length
    findings.expect(abs(movie["op"] - end * RATE) < 1.001, f"{name}: ends at {movie['op']}")
    return stands


# The visible words; words under an opacity of 0 are left out.
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
    for step, arrival, rest in check_passages(tour, variant, movie, name, findings):
        callout = step["callout"]
        locale = standing.shown(tour, variant["traits"]["locale"])
        layout = callout and callout["layouts"].get(locale)
        if not layout:
            continue
        frame = round((arrival + min(rest, STANDING)) * RATE)
        parts = tour["contents"][layout["content"]]["parts"]
        # Without the marks that only give a line's direction.
        wanted = sorted(
            "\n".join("".join(run if isinstance(run, str) else run["text"] for run in line["runs"]) for line in part["lines"])
            for part in parts if part.get("lines"))
        for page in pages:
            players.shot(page, frame)
        shown = sorted(each.replace("\u200f", "").replace("\r", "\n") for each in pages[0].evaluate(WORDS))
        # Texts with variables are laid out when their values are known.
        is_whole = all(part.get("lines") or part["role"] in ("image", "close") or part.get("dots") for part in parts)
        findings.expect(
            set(wanted) <= set(shown) and (shown == wanted or not is_whole),
            f"{name}, {step['id']}: the words are {shown} and not {wanted}")
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
            # Along the left side, where there are no words.
            inside = image[int(y + down / 2), int(x) + 4]
            findings.expect(numpy.abs(inside - surface).max() <= 2, f"{name}, {player}, {step['id']}: the box is {inside}")
    for page in pages:
        page.close()
    findings.expect(not said, f"{name}: {said}")
