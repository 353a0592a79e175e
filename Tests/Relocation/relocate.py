"""Measures how well elements are found again on the benchmark of Similo (Nass and others, TOSEM 2023):
`make relocate DIR=…`.

DIR is the folder `apps` of the repository michelnass/Similo2: for each site, elements that tests clicked on in an old
version (`target_widgets`), and the elements of a later version (`candidate_widgets`), with the same `widget_id` for the
same element. The weights were tuned on sites from A to M only; those from N to Z are the validation set, which is only
used with `--judge`.

Besides each target's outcome, it measures the calibration of doubt. It fails if more than one in a hundred of the found
elements is wrong. Elements that aren't found are classified, by the answer and by the element's remaining properties.
"""

import collections
import pathlib
import subprocess
import sys
import json
import re

ROOT = pathlib.Path(__file__).parent.parent.parent
WRONG = 1.0
FIELD, ELEMENT, SCREEN = "\x1f", "\x1e", "\x1d"


def properties(path):
    """The lines `name=value` of a file, verbatim."""
    lines = path.read_text("utf-8", "replace").replace("\r", "").split("\n")
    return dict(line.split("=", 1) for line in lines if "=" in line)


def screen(folder):
    """The elements of a folder in page order."""
    found = [properties(path) for path in sorted(folder.glob("*.properties"))] if folder.is_dir() else []
    return sorted(found, key=lambda each: [natural(step) for step in each.get("xpath", "").split("/")])


def natural(step):
    name, _, number = step.partition("[")
    return (int(number[:-1]) if number[:-1].isdigit() else 0, name)


def said(*texts):
    """The first non-empty text: the benchmark writes 0 for no text."""
    return next((text.strip() for text in texts if text and text.strip() not in ("", "0")), None)


def fields(element):
    """An element in the runner's format."""
    yield "type", element.get("tag")
    yield "id", element.get("id")
    yield "text", said(element.get("text"), element.get("visible_text"))
    yield "value", element.get("value")
    if all(key in element for key in ("x", "y", "width", "height")):
        yield "frame", " ".join(element[key] for key in ("x", "y", "width", "height"))
    yield "path", element.get("xpath", "").strip("/") or None
    anchor = re.match(r"//\*\[@id='(.*?)'\]/", element.get("idxpath", ""))
    yield "ancestor", anchor and anchor[1]
    for side in ("", "_left", "_right", "_above", "_below"):
        yield "near", said(element.get("neighbor_text" + side))
    for name in ("href", "name", "class", "title", "placeholder", "type", "alt", "aria-label"):
        yield "@" + name, element.get(name)


def written(elements):
    records = ["part=1"] + [
        FIELD.join(f"{name}={value}" for name, value in fields(element) if value) or "none=1" for element in elements
    ]
    return ELEMENT.join(clean(record) for record in records)


def clean(record):
    return record.replace("\n", " ").replace(ELEMENT, " ").replace(SCREEN, " ")


def answers(program, cases):
    lines = "".join(written(old) + SCREEN + written(new) + "\n" for old, new in cases)
    done = subprocess.run([program], input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def verdict(answer, truth):
    """The verdict on an answer: (class, rank of the true element among the candidates)."""
    if "found" in answer:
        return ("right" if answer["found"][0] == truth else "wrong"), None
    listed = [place for place, _ in answer.get("candidates", [])]
    if truth in listed:
        return "listed", listed.index(truth) + 1
    return ("listed without it" if listed else "nothing"), None


def miss(word, rank):
    """A description of a class of elements that weren't found."""
    if word == "listed":
        return "the right one is likeliest, and in doubt" if rank == 1 else "another is likelier, the right one is listed"
    return {
        "wrong": "another is found", "listed without it": "others are listed, the right one is not", "nothing": "nothing is listed"
    }[word]


def reason(old, new, best):
    """The reason why an element wasn't found, as one of a few classes."""
    same = [key for key in ("id", "text", "href", "name") if said(old.get(key)) and old.get(key) == new.get(key)]
    if best is not None and best.get("text") == new.get("text") and best.get("tag") != new.get("tag"):
        return "its twin, in or around it, says the same"
    if best is not None and said(best.get("text")) and best.get("text") == new.get("text"):
        return "another says the same"
    if not said(old.get("text"), old.get("id"), old.get("href"), old.get("name")):
        return "nothing of its own to know it by"
    if not same:
        return "id, text, address and name all changed"
    return "too little is left: " + ", ".join(same)


class Tally:
    def __init__(self):
        self.counts = collections.Counter()
        self.ranks = collections.Counter()
        self.misses = collections.defaultdict(collections.Counter)

    def line(self, name):
        counts = self.counts
        total = sum(counts.values())
        found = counts["right"] + counts["wrong"]
        return (
            f"{name:14}{total:5}{counts['right']:7}{counts['wrong']:7}{counts['listed']:8}"
            f"{counts['listed without it']:9}{counts['nothing']:9}"
            f"{100 * counts['right'] / max(1, total):9.1f}{100 * counts['wrong'] / max(1, found):8.2f}"
        )


def main(arguments):
    if not arguments:
        sys.exit("which folder? make relocate DIR=…/apps")
    folder = pathlib.Path(arguments[0])
    program = next((a.split("=", 1)[1] for a in arguments if a.startswith("--runner=")), None)
    program = program or ROOT / ".build/release/RelocationRunner"
    show = "--show" in arguments
    groups = {"A to M": Tally()}
    if "--judge" in arguments:
        groups["N to Z"] = Tally()
    sites = [site for site in sorted(folder.iterdir()) if site.is_dir()]
    sites = [site for site in sites if group(site.name) in groups]
    screens = [(screen(site / "target_widgets"), screen(site / "candidate_widgets")) for site in sites]
    print(f"{'site':14}{'all':>5}{'right':>7}{'wrong':>7}{'listed':>8}{'not in':>9}{'nothing':>9}{'right %':>9}{'wrong %':>8}")
    for site, (old, new), found in zip(sites, screens, answers(program, screens)):
        tally = Tally()
        places = {each["widget_id"]: place for place, each in enumerate(new) if "widget_id" in each}
        for element, answer in zip(old, found):
            truth = places.get(element.get("widget_id"))
            if truth is None:
                continue
            word, rank = verdict(answer, truth)
            listed = [answer["found"]] if "found" in answer else answer.get("candidates", [])
            wrong = next((new[place] for place, _ in listed if place != truth), None)
            for each in (tally, groups[group(site.name)]):
                each.counts[word] += 1
                if rank:
                    each.ranks[rank] += 1
                if word != "right":
                    each.misses[miss(word, rank)][reason(element, new[truth], wrong)] += 1
            if show and word != "right":
                print(f"  {word} {site.name} {listed}", element, new[truth], [new[p] for p, _ in listed[:2]], sep="\n    ")
        if tally.counts:
            print(tally.line(site.name))
    for name, tally in groups.items():
        print(tally.line(name))
        counts = tally.counts
        total, likeliest = max(1, sum(counts.values())), counts["right"] + tally.ranks[1]
        print(f"  the right one is found or likeliest for {likeliest} ({100 * likeliest / total:.1f} %); the misses:")
        for kind, reasons in sorted(tally.misses.items(), key=lambda each: -each[1].total()):
            print(f"  {reasons.total():4}  {kind}")
            for why, count in reasons.most_common():
                print(f"        {count:4}  {why}")
    if any(100 * tally.counts["wrong"] > WRONG * (tally.counts["right"] + tally.counts["wrong"]) for tally in groups.values()):
        sys.exit(f"more than {WRONG} % of the elements found are wrong")


def group(site):
    return "A to M" if site[:1].upper() <= "M" else "N to Z"


if __name__ == "__main__":
    main(sys.argv[1:])
