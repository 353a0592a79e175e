"""Checks that defects are noticed: each renderer is shown a tour with a wrong opacity, a wrong clip and a wrong
easing."""

import json
import pathlib

import passages
from run import Files, Run

HERE = pathlib.Path(__file__).resolve().parent
WRONG = {"opacity: 0.6": "opacity: 0.64", "clip: visible": "clip: none", "easing: easeInOut": "easing: linear"}
# The time at which each step is looked at: while it stands, or on the way to it.
LOOKED = {"opacity": "stands", "clip": "stands", "plain": "stands", "easing": "comes"}


def write(folder):
    """Writes the right tour and the shown one, into two folders."""
    text = (HERE / "seeds.tutorial.yaml").read_text(encoding="utf-8")
    layout = (HERE / "features.layout.yaml").read_text(encoding="utf-8")
    wrong = text
    for right, seed in WRONG.items():
        assert text.count(right) == 1, right
        wrong = wrong.replace(right, seed)
    for name, source in (("right", text), ("wrong", wrong)):
        (folder / name).mkdir()
        (folder / name / "features.layout.yaml").write_text(layout, encoding="utf-8")
        (folder / name / "seeds.tutorial.yaml").write_text(source, encoding="utf-8")
    return folder / "right" / "seeds.tutorial.yaml", folder / "wrong" / "seeds.tutorial.yaml"


def check(right, wrong, renderers, expect):
    """Compares the wrong tour as if it were the right one."""
    tours = [json.loads((each / "seeds.tour.json").read_text(encoding="utf-8")) for each in (right, wrong)]
    run, variant = Run(), tours[0]["variants"][0]
    run.show(tours[1], tours[1]["variants"][0], Files(wrong, "seeds"), renderers, False, passages.FEW, truth_of=(tours[0], variant))
    for renderer in renderers:
        for step, when in LOOKED.items():
            shots = [
                shot for shot in run.shots
                if shot.renderer == renderer.name and shot.step == step and shot.stands == (when == "stands")
            ]  # fmt: skip
            noticed = bool(shots) and all(not shot.difference.holds for shot in shots)
            if step == "plain":
                expect(shots and not noticed, f"{renderer.name}: is wrong where nothing is: {[s.difference.away for s in shots]}")
            else:
                expect(noticed, f"{renderer.name}: a wrong {step} is not noticed")
