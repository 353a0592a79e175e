"""Measures how well elements are found again after releases with known changes: `make check-relocation`.

Fails if more than one in a hundred of the found elements is wrong, or fewer are found than the floor requires.
"""

import collections
import json
import pathlib
import subprocess
import sys

sys.path[:0] = [str(pathlib.Path(__file__).parent)]
import releases  # noqa: E402
from dumps import Dump  # noqa: E402
from relocate import ROOT, SCREEN  # noqa: E402

SEED, EACH = 14, 60
WRONG, FOUND = 1.0, 94.0


def main(arguments):
    show = "--table" in arguments
    program = next((a.split("=", 1)[1] for a in arguments if a.startswith("--runner=")), ROOT / ".build/release/RelocationRunner")
    folder = pathlib.Path(__file__).parent.parent / "Drift/Dumps"
    dumps = [Dump.read(path) for path in sorted(folder.glob("*.xml"))]
    cases = [(dump, *releases.release(dump, f"{SEED}/{dump.name}/{number}")) for dump in dumps for number in range(EACH)]
    lines = "".join(releases.written(old) + SCREEN + releases.written(new) + "\n" for old, new, _ in cases)
    done = subprocess.run([program], input=lines, capture_output=True, text=True, check=True)
    counts, kinds = collections.Counter(), collections.defaultdict(collections.Counter)
    for (old, new, names), line in zip(cases, done.stdout.splitlines(), strict=True):
        for place, answer in zip(releases.truth(old, new), json.loads(line), strict=True):
            word = verdict(answer, place)
            counts[word] += 1
            for name in set(names):
                kinds[name][word] += 1
    if show:
        for name, count in sorted(kinds.items()):
            print(f"{name:20} {sentence(count)}")
    print(f"relocation: {len(cases)} releases of {len(dumps)} screens: {sentence(counts)}")
    found, wrong = shares(counts)
    if wrong > WRONG or found < FOUND:
        sys.exit(f"at most {WRONG} % may be wrong without doubt, and {FOUND} % have to be found")


def verdict(answer, place):
    if "found" in answer:
        return "wrong" if place is None or answer["found"][0] != place else "right"
    if place is None:
        return "gone"
    return "listed" if place in [each for each, _ in answer.get("candidates", [])] else "lost"


def shares(counts):
    there = counts["right"] + counts["listed"] + counts["lost"] + counts["wrong"]
    return 100 * counts["right"] / max(1, there), 100 * counts["wrong"] / max(1, counts["right"] + counts["wrong"])


def sentence(counts):
    found, wrong = shares(counts)
    return (
        f"{found:.1f} % found, {wrong:.2f} % of that wrong; {counts['right']} right, {counts['wrong']} wrong, "
        f"{counts['listed']} listed, {counts['lost']} not found, {counts['gone']} gone and not found"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
