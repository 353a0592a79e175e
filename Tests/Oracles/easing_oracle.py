"""Compares the easings `linear(…)` and `steps(…)`, played by the model of a client, with CSS Easing Functions Level 2.

    python3 Tests/Oracles/easing_oracle.py [--full] [--browser]

Random functions are written into a tutorial and compiled. The tour's motions are compared with the specification's
algorithms, in fractions, and with --browser also with Chromium's evaluation of the same text. The tolerance is the
rounding of times and progress to 6 decimals.
"""

import json
import math
import os
import random
import subprocess
import sys
import tempfile
from fractions import Fraction
from pathlib import Path

from runner import ROOT, Findings, chromium, count
from tour_model import pictures

COMPILER = ROOT / os.environ.get("TUTORIALC", ".build/debug/tutorialc")
LAYOUT = """schema: tutorialc.layout/1
snapshots:
  - screen: home
    variant: phone
    display: { size: [400, 800], scale: 2 }
    elements:
      - { id: a, frame: [10, 100, 50, 50] }
      - { id: b, frame: [210, 500, 90, 50] }
"""
DURATION = 1  # second
ROUNDING = Fraction(1, 1_000_000)
JUMPS = {"jump-start": (1, 0), "jump-end": (0, 0), "jump-none": (0, -1), "jump-both": (1, 1), "start": (1, 0), "end": (0, 0)}


class Linear:
    """linear(): the specification's canonicalisation and output, 2.2."""

    def __init__(self, stops):
        """`stops` are numbers and their percentages, as texts."""
        self.stops = stops
        points = []
        for number, percentages in stops:
            points += [[Fraction(each) / 100, Fraction(number)] for each in percentages] or [[None, Fraction(number)]]
        if points[0][0] is None:
            points[0][0] = Fraction(0)
        if points[-1][0] is None:
            points[-1][0] = Fraction(1)
        largest = points[0][0]
        for point in points:
            if point[0] is not None:
                point[0] = largest = max(largest, point[0])
        known = [place for place, point in enumerate(points) if point[0] is not None]
        for start, end in zip(known, known[1:]):
            for place in range(start + 1, end):
                way = points[end][0] - points[start][0]
                points[place][0] = points[start][0] + way * (place - start) / (end - start)
        self.points = points

    def words(self, pick):
        def stop(number, percentages):
            parts = [number] + [f"{each}%" for each in percentages]
            if pick.random() < 0.3:
                parts = parts[1:] + parts[:1]
            return pick.choice([" ", "  "]).join(parts)

        return f"linear({pick.choice([',', ', ', ' , ']).join(stop(*each) for each in self.stops)})"

    def value(self, x):
        exact = [output for at, output in self.points if at == x]
        if exact:
            return exact[-1]
        below = [place for place, point in enumerate(self.points) if point[0] < x]
        if not below:
            (a, first), (b, second) = self.points[:2]
            if a == b:
                return first
        elif len(below) == len(self.points):
            (a, first), (b, second) = self.points[-2:]
            if a == b:
                return second
        else:
            (a, first), (b, second) = self.points[below[-1]], self.points[below[-1] + 1]
        return first + (second - first) * (x - a) / (b - a)

    def times(self):
        return {at for at, _ in self.points if 0 <= at <= 1}


class Steps:
    """steps(): the specification's output, 2.4."""

    def __init__(self, number, word):
        self.number, self.word = number, word
        self.first, more = JUMPS[word or "end"]
        self.jumps = number + more

    def words(self, pick):
        return f"steps({self.number}, {self.word})" if self.word else f"steps({self.number})"

    def value(self, x):
        step = math.floor(x * self.number) + self.first
        return Fraction(min(max(step, 0), self.jumps), self.jumps)

    def times(self):
        return {Fraction(k, self.number) for k in range(self.number + 1)}


def functions(pick, cases):
    """Functions of all kinds, including ones that no person would write."""
    for number in (1, 2, 3, 7, 60, 500):
        for word in (*JUMPS, None):
            if word != "jump-none" or number > 1:
                yield Steps(number, word)
    yield Linear([("0", []), ("1", [])])
    yield Linear([(str(k % 2), []) for k in range(500)])
    for _ in range(cases):
        kind = pick.random()
        stops = []
        for _ in range(pick.choice([2, 2, 3, 4, 5, 9, 40])):
            number = f"{pick.uniform(-0.5, 1.5):.{pick.choice([1, 3, 6])}f}"
            percentages = []
            if pick.random() < kind:
                low, high = pick.choice([(0, 100), (0, 100), (-20, 120), (40, 60)])
                percentages = [f"{pick.uniform(low, high):.{pick.choice([0, 0, 1, 4])}f}" for _ in range(pick.choice([1, 1, 2]))]
            stops.append((number, percentages))
        yield Linear(stops)


def compile_easings(easings):
    lines = ["tutorial: easings", "layout: a.layout.yaml", "steps:", "  - { id: first, target: a }"]
    for k, easing in enumerate(easings):
        move = f"{{ easing: '{easing}', duration: {DURATION} }}"
        lines.append(f"  - {{ id: s{k}, target: {'ba'[k % 2]}, transition: {{ move: {move} }} }}")
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "a.layout.yaml").write_text(LAYOUT)
        Path(folder, "t.tutorial.yaml").write_text("\n".join(lines) + "\n")
        # Warnings about flashing or leaving the display are right, but irrelevant here.
        command = [COMPILER, "build", "t.tutorial.yaml", "--out", ".", "--ignore", "flashing-effect", "--ignore", "motion-leaves-viewport"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        tour = Path(folder, "t.tour.json")
        if not tour.exists():
            raise SystemExit(f"the easings were not compiled:\n{done.stderr[:3000]}")
        tour = json.loads(tour.read_text())
        return [tour["motions"][step["transitions"][0]["motion"]] for step in tour["variants"][0]["steps"][1:]]


def instants(easing, pick):
    """The times to compare at, all in (0, 1): random ones, and both sides of each bend or jump."""
    aside = 5 * ROUNDING
    near = [at + way for at in sorted(easing.times())[:60] for way in (-aside, aside)]
    random_ones = [Fraction(pick.random()) for _ in range(20)]
    bends = easing.times()
    # The rounding of a time may move a bend, so nothing can be compared very near to it.
    return [x for x in near + random_ones if 0 < x < 1 and all(abs(x - at) > 2 * ROUNDING for at in bends)]


def check_form(findings, name, motion, easing):
    keyframes = [(each["time"], each["progress"]) for each in motion["keyframes"]]
    times = [time for time, _ in keyframes]
    findings.expect(times == sorted(times) and keyframes[-1] == (DURATION, 1), f"{name}: {keyframes[-3:]}")
    findings.expect(times[0] == 0 and times.count(0) == 1, f"{name} begins with {keyframes[:2]}")
    findings.expect(all(a < b for a, b in zip(times, times[2:])), f"{name} has three keyframes at one time")
    if isinstance(easing, Linear):
        for at, output in easing.points:
            if 0 < at < 1 and sum(abs(at - other) < 2 * ROUNDING for other, _ in easing.points) == 1:
                wanted = (float(round(at * DURATION, 6)), float(round(output, 6)))
                far = min(max(abs(time - wanted[0]), abs(progress - wanted[1])) for time, progress in keyframes)
                findings.expect(far < 1.1e-6, f"{name} has no keyframe at {wanted}")


def check(findings, name, motion, easing, pick, shown=None):
    """Compares a motion with the specification; `shown` has a browser's values at the same instants."""
    worst = Fraction(0)
    for place, x in enumerate(instants(easing, pick)):
        played = Fraction(pictures.progress(motion, float(x * DURATION)))
        ends = [easing.value(x - ROUNDING), easing.value(x + ROUNDING)]
        off = max(min(ends) - played, played - max(ends), Fraction(0))
        worst = max(worst, off)
        findings.expect(off <= ROUNDING, f"{name} at {float(x)} is {float(played)} and not {float(easing.value(x))}")
        if shown:
            far = abs(Fraction(shown[place]) - easing.value(x))
            findings.expect(far <= Fraction(1, 10**6), f"{name} at {float(x)}: Chromium has {shown[place]}, the specification {float(easing.value(x))}")  # fmt: skip
    return worst


CHROMIUM = """([easing, times]) => {
  const animation = document.body.animate([], {duration: 1000, easing, fill: 'both'});
  animation.pause();
  const found = times.map(time => { animation.currentTime = time * 1000; return animation.effect.getComputedTiming().progress; });
  animation.cancel();
  return found;
}"""


def browsed(easings, names, picks):
    """Chromium's values at the same instants. Empty in a case where it is known to violate the specification: before
    two first points at one time, it has the second one's progress."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium(), args=["--no-sandbox"] if os.geteuid() == 0 else [])
        page, found = browser.new_page(), []
        for easing, name, pick in zip(easings, names, picks):
            points = getattr(easing, "points", [(0, 0), (1, 1)])
            times = [float(x) for x in instants(easing, random.Random(pick))]
            found.append(None if points[0][0] == points[1][0] > 0 else page.evaluate(CHROMIUM, [name, times]))
        browser.close()
    return found


REFUSED = [
    "linear()", "linear(0)", "linear(0 0% 100%)", "linear(0, 1,)", "linear(0,, 1)", "linear(0, 1) x", "linear(0, 1", "linear(0, 50%)",
    "linear(0, 50% 0.5 75%, 1)", "linear(0, 0.5 1, 1)", "linear(0, .nan, 1)", "linear(0, infinity, 1)", "linear(0, 1e999, 1)",
    "linear(0, 101, 1)", "linear(0, 0.5 20000%, 1)", "linear(0 49.99%, 1 50%)", "linear(0, calc(1), 1)", "linear (0, 1)",
    "steps()", "steps(0)", "steps(-1)", "steps(1.5)", "steps(501)", "steps(1e99)", "steps(1, jump-none)", "steps(2, jump)",
    "steps(2 start)", "steps(2, start, end)", "steps(2", "steps(start)", "step-start", "step-end", "cubic-bezier(0, 0, 1, 1)",
    "linear(" + ",".join(["0"] * 501) + ")",
]  # fmt: skip


def check_refused(findings):
    steps = "\n".join(f"  - {{ target: a, transition: {{ move: {{ easing: '{each}' }} }} }}" for each in REFUSED)
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "a.layout.yaml").write_text(LAYOUT)
        Path(folder, "t.tutorial.yaml").write_text(f"tutorial: t\nlayout: a.layout.yaml\nsteps:\n{steps}\n")
        command = [COMPILER, "check", "t.tutorial.yaml", "--diagnostics", "short"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    lines = [int(line.split(":")[1]) for line in done.stderr.splitlines() if ": error: " in line]
    for line, easing in enumerate(REFUSED, 4):
        findings.expect(lines.count(line) == 1, f"{easing[:60]} has {lines.count(line)} errors")


def main():
    findings, pick = Findings(), random.Random(20261122)
    easings = list(functions(pick, count(150, 3_000)))
    # Functions that extend too far along steep outermost lines are rightly rejected.
    easings = [each for each in easings if all(abs(each.value(Fraction(end))) <= 99 for end in (0, 1))]
    names = [each.words(pick) for each in easings]
    picks = [pick.random() for _ in easings]
    shown = browsed(easings, names, picks) if "--browser" in sys.argv[1:] else [None] * len(easings)
    worst = Fraction(0)
    for easing, name, motion, seed, found in zip(easings, names, compile_easings(names), picks, shown):
        check_form(findings, name[:200], motion, easing)
        worst = max(worst, check(findings, name[:200], motion, easing, random.Random(seed), found))
    check_refused(findings)
    findings.end()
    beside = f", {sum(each is not None for each in shown)} of them beside Chromium" if any(shown) else ""
    print(f"Easings: {len(easings)} linear() and steps() as the specification has them{beside}; at most {float(worst):.1e} off "
          f"but for the rounding of times; {len(REFUSED)} refused")  # fmt: skip


if __name__ == "__main__":
    main()
