"""Compares springs, timing curves and elementary functions with mpmath.

Springs go all the way: they are written into a tutorial in every form that the language has, compiled, and the tour's
motions are compared with the closed form. By default some random ones are tested; with --full, many.
"""

import json
import math
import random
import subprocess
import tempfile
from pathlib import Path

import mpmath
from mpmath import mp, mpf

from runner import ROOT, Findings, answers, count
from springs import Spring, largest_error, progress, solved

mp.dps = 25
RATES = (24, 30, 60, 90, 120)
COMPILER = ROOT / ".build" / "debug" / "tutorialc"
LONGEST = 10

LAYOUT = """schema: tutorialc.layout/1
snapshots:
  - screen: home
    variant: phone
    display: { size: [400, 800], scale: 2 }
    elements:
      - { id: a, frame: [10, 100, 50, 50] }
      - { id: b, frame: [210, 500, 90, 50] }
"""

PRESETS = {
    "spring": Spring("0.5", "0.825"),
    "interactiveSpring": Spring("0.15", "0.86"),
    "smooth": Spring.bouncing("0.5", "0"),
    "snappy": Spring.bouncing("0.5", "0.15"),
    "bouncy": Spring.bouncing("0.5", "0.3"),
}

# response, dampingFraction, the first overshoot, its time, and the settling time. Computed beforehand.
GOLDENS = [
    ("0.4", "0.7", 0.0460, 0.2801, 0.655), ("0.5", "0.825", 0.0102, 0.4424, 0.689),
    ("0.15", "0.86", 0.0050, 0.147, 0.209), ("0.5", "0.7", 0.0460, 0.350, 0.819), ("0.5", "1", None, None, 0.735),
    ("0.5", "0.85", 0.0063, 0.475, 0.697),
]  # fmt: skip


class Author:
    """Writes springs as an author may, with their expected parameters."""

    def __init__(self, pick):
        self.pick = pick

    def decimal(self, low, high, digits):
        """A positive number, evenly distributed by its logarithm, with the given number of significant digits."""
        return f"{float(f'{math.exp(self.pick.uniform(math.log(low), math.log(high))):.{digits}g}'):f}"

    def spring(self):
        form = self.pick.randrange(3)
        if form == 0:
            response = self.decimal(0.01, 8, self.pick.choice([1, 2, 3, 6]))
            damping = self.pick.choice(
                [self.decimal(0.1, 100, self.pick.choice([1, 2, 4])), self.decimal(0.1, 2, 3), "1", "0.1", "0.999999", "1.000001"]
            )
            velocity = self.pick.choice(["0", "0", f"{self.pick.uniform(-10, 10):.2f}", f"{self.pick.uniform(-1000, 1000):.0f}"])
            names = f"response: {response}, dampingFraction: {damping}"
            if velocity != "0":
                names += f", velocity: {velocity}"
            return names, Spring(response, damping, velocity)
        if form == 1:
            duration = self.decimal(0.01, 8, 3)
            bounce = self.pick.choice(["0", f"{self.pick.uniform(-0.99, 0.9):.3f}", f"{self.pick.uniform(-0.5, 0.5):.2f}"])
            names = f"duration: {duration}" + (f", bounce: {bounce}" if bounce != "0" else "")
            return names, Spring.bouncing(duration, bounce)
        stiffness, mass = self.decimal(1, 5000, 3), self.pick.choice(["1", self.decimal(0.1, 20, 2)])
        damping = self.decimal(1, 400, 3)
        names = f"stiffness: {stiffness}, damping: {damping}" + (f", mass: {mass}" if mass != "1" else "")
        return names, Spring.physical(stiffness, damping, mass)


def tutorial(easings):
    """A tutorial of steps that move with these easings, one on each line from the fifth on."""
    lines = ["tutorial: springs", "layout: springs.layout.yaml", "steps:", "  - { id: first, target: a }"]
    for k, easing in enumerate(easings):
        lines.append(f"  - {{ id: s{k}, target: {'ba'[k % 2]}, transition: {{ move: {{ easing: {easing} }} }} }}")
    return "\n".join(lines) + "\n"


def compiler(easings, *words):
    """Compiles such a tutorial; returns the result, and the tour if there is one."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "springs.layout.yaml").write_text(LAYOUT)
        Path(folder, "springs.tutorial.yaml").write_text(tutorial(easings))
        done = subprocess.run([COMPILER, *words, "springs.tutorial.yaml"], cwd=folder, capture_output=True, text=True)
        tour = Path(folder, "springs.tour.json")
        return done, json.loads(tour.read_text()) if tour.exists() else None


def motions(easings, *options):
    done, tour = compiler(easings, "build", "--out", ".", *options)
    if tour is None:
        raise SystemExit(f"the springs were not compiled:\n{done.stderr[:3000]}")
    return [tour["motions"][step["transitions"][0]["motion"]] for step in tour["variants"][0]["steps"][1:]]


def check_spring(findings, name, motion, spring, tolerance="0.001"):
    """Checks a motion's form and its error; returns the error as a fraction of the tolerance."""
    keyframes = motion["keyframes"]
    first, last = keyframes[0], keyframes[-1]
    findings.expect((first["time"], first["progress"]) == (0, 0), f"{name} starts at {first}")
    findings.expect((last["time"], last["progress"]) == (motion["duration"], 1), f"{name} ends at {last}")
    times = [each["time"] for each in keyframes]
    findings.expect(times == sorted(set(times)), f"{name} has times {times}")
    handles = [each["easing"] for each in keyframes[:-1] if each.get("easing")]
    findings.expect(all(0 <= h[0] <= 1 and 0 <= h[2] <= 1 for h in handles), f"{name} has handles beyond its segments")
    late = motion["duration"] - spring.settling(min(mpf(tolerance), mpf("0.001")))
    findings.expect(0 <= late <= 0.001, f"{name} takes {motion['duration']}, {mp.nstr(late, 5)} s more than it settles in")
    error = largest_error(motion, spring) / mpf(tolerance)
    findings.expect(error <= 1, f"{name} is {mp.nstr(error, 5)} times {tolerance} off")
    return error


def check_springs(findings, pick, cases):
    author = Author(pick)
    written = [(name, spring) for name, spring in PRESETS.items()]
    while len(written) < cases + len(PRESETS):
        names, spring = author.spring()
        # Springs that the compiler must reject are tested elsewhere; those that settle very near the limit aren't
        # tested.
        if spring.damping >= mpf("0.1") and spring.settling() < LONGEST - 0.001:
            written.append((f"{{ spring: {{ {names} }} }}", spring))
    compiled = motions([name for name, _ in written])
    worst = []
    for (name, spring), motion in zip(written, compiled):
        worst.append((check_spring(findings, name, motion, spring), len(motion["keyframes"])))
        if name in PRESETS:
            findings.expect(len(motion["keyframes"]) <= 12, f"{name} has {len(motion['keyframes'])} keyframes")
    check_values(findings, pick, written)
    check_frames(findings, compiled[: 5 + cases // 20])
    for tolerance in ("0.01", "0.0001", "0.00001"):
        some = written[: 6 + cases // 20]
        for (name, spring), motion in zip(some, motions([name for name, _ in some], "--tolerance", tolerance)):
            check_spring(findings, name, motion, spring, tolerance)
    return worst


def check_values(findings, pick, written):
    """Checks the closed form itself, at the start, at random instants and long after."""
    lines, expected = [], []
    for _, spring in written:
        numbers = [float(spring.response), float(spring.damping), float(spring.velocity)]
        times = [0.0, 1e-9, 1e3, *(pick.uniform(0, 3 * numbers[0]) for _ in range(5))]
        lines.append(" ".join(["spring", *map(repr, numbers + times)]))
        expected.append((Spring(*numbers), times))
    for (spring, times), values in zip(expected, answers("MotionRunner", lines)):
        # The largest excursion of a thrown spring is about its speed times its response.
        slack = 1e-12 * (1 + abs(spring.velocity) * spring.response)
        for time, value in zip(times, values):
            far = abs(value - spring.value(mpf(time)))
            findings.expect(far <= slack, f"{vars(spring)} at {time} is {value}, {mp.nstr(far, 5)} off")


def check_frames(findings, compiled):
    """At any frame rate, each frame shows its instant's position on the one curve."""
    lines, expected = [], []
    for motion in compiled:
        rows = [[each["time"], each["progress"], *(each.get("easing") or (0, 0, 1, 1))] for each in motion["keyframes"]]
        flat = " ".join(repr(number) for row in rows for number in row)
        for rate in RATES:
            lines.append(f"frames {rate} {flat}")
            expected.append((motion, rate))
    for (motion, rate), found in zip(expected, answers("MotionRunner", lines)):
        findings.expect(len(found) == math.ceil(motion["duration"] * rate) + 2, f"{len(found)} frames at {rate} Hz")
        # All frames of short motions, some of long ones.
        for k in range(0, len(found), 1 + len(found) // 20):
            far = abs(found[k] - progress(motion, mpf(k) / rate))
            findings.expect(far < 1e-9, f"frame {k} at {rate} Hz is {mp.nstr(far, 5)} off the curve of {motion}")


def check_goldens(findings):
    easings = [f"{{ spring: {{ response: {row[0]}, dampingFraction: {row[1]} }} }}" for row in GOLDENS]
    for (response, damping, overshoot, peak, settled), motion in zip(GOLDENS, motions(easings)):
        name = f"spring ({response}, {damping})"
        # Settling times are rounded up to milliseconds; the goldens have whole milliseconds too.
        findings.expect(abs(motion["duration"] - settled) <= 0.0011, f"{name} takes {motion['duration']}, not {settled}")
        highest = max(motion["keyframes"], key=lambda each: each["progress"])
        if overshoot is None:
            findings.expect(highest["progress"] == 1, f"{name} overshoots")
        else:
            found = highest["progress"] - 1, highest["time"]
            close = abs(found[0] - overshoot) < 6e-5 and abs(found[1] - peak) < 1.1e-3
            findings.expect(close, f"{name} overshoots by {found[0]} at {found[1]}, not by {overshoot} at {peak}")


# Each breaks one rule: a fraction below 0.1 in any notation, too long a time, or a number out of range.
REFUSED = [
    "response: 0.5, dampingFraction: 0.0999", "response: 0.5, dampingFraction: 0", "response: 0.5, dampingFraction: -1",
    "duration: 0.5, bounce: 0.91", "duration: 0.5, bounce: -1", "duration: 0.5, bounce: 1", "duration: 0", "duration: -1",
    "stiffness: 100, damping: 1.99", "stiffness: 100, damping: 0", "stiffness: 0, damping: 1", "stiffness: -1, damping: 1",
    "stiffness: 100, damping: 10, mass: 0", "stiffness: 1e7, damping: 1e-7", "stiffness: 1e-7, damping: 1e7",
    "response: 1, dampingFraction: 0.1, velocity: 0", "response: 10, dampingFraction: 0.5", "response: 1, dampingFraction: 10",
    "response: 0, dampingFraction: 1", "response: 0.5, dampingFraction: 1, velocity: 1001", "response: 11, dampingFraction: 1",
    "response: .nan, dampingFraction: 1", "response: .inf, dampingFraction: 1", "response: 0.5, dampingFraction: .nan",
    "response: 0.5", "damping: 1", "response: 0.5, bounce: 0.1", "response: 1e-400, dampingFraction: 1",
    "response: 1e-7, dampingFraction: 1",
]  # fmt: skip


def check_refused(findings):
    done, _ = compiler([f"{{ spring: {{ {names} }} }}" for names in REFUSED], "check", "--diagnostics", "short")
    lines = {int(line.split(":")[1]) for line in done.stderr.splitlines() if ": error: " in line}
    for line, names in enumerate(REFUSED, 5):
        findings.expect(line in lines, f"{{ {names} }} is not refused")
    findings.expect(len(lines) <= len(REFUSED), f"errors at the lines {sorted(lines)}:\n{done.stderr}")


def check_curves(findings, pick, cases):
    """Timing curves, including ones with vertical tangents, are solved to 1e-7 in time."""
    curves = [(0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.45, 0, 0.55, 1), (0.4, 0, 0.2, 1), (0, 0, 0.2, 1),
              (0.4, 0, 1, 1), (0, 0, 1, 1), (1, 0, 0, 1), (0, 1, 0, 1), (1, 0, 1, 0), (1, 1, 0, 0), (0, 1, 1, 0), (1, -100, 0, 100),
              (1, 0, 1e-6, 1), (1, 1, 1e-12, 1), (1e-9, 5, 1e-9, 5), (1 - 1e-9, -3, 1, 4)]  # fmt: skip
    while len(curves) < cases:
        x1, x2 = (pick.choice([0, 1, pick.random(), round(pick.random(), 2)]) for _ in range(2))
        curves.append((x1, pick.uniform(-3, 4), x2, pick.uniform(-3, 4)))
    times = [[1e-9, 1 - 1e-9, 0.5, *(pick.random() for _ in range(5))] for _ in curves]
    lines = [" ".join(["curve", *map(repr, curve + tuple(some))]) for curve, some in zip(curves, times)]
    worst = mpf(0)
    for curve, some, values in zip(curves, times, answers("MotionRunner", lines)):
        for x, value in zip(some, values):
            off = distance_in_time(curve, mpf(x), mpf(value))
            worst = max(worst, off)
            findings.expect(off <= mpf("1e-7"), f"{curve} at {x} is {value}, {mp.nstr(off, 5)} off in time")
    return worst


def distance_in_time(curve, x, value):
    """An upper bound of the distance in time between `x` and a point at which the curve has the value; 1 if it is more
    than 1e-7."""
    x1, y1, x2, y2 = map(mpf, curve)
    for reach in ("1e-15", "1e-14", "1e-13", "1e-12", "1e-11", "1e-10", "1e-9", "1e-8", "1e-7"):
        ends = [solved(x1, y1, x2, y2, min(max(x + way * mpf(reach), mpf(0)), mpf(1))) for way in (-1, 1)]
        # Values themselves are rounded.
        slack = mpf("1e-14") * (1 + abs(y1) + abs(y2))
        if min(ends) - slack <= value <= max(ends) + slack:
            return mpf(reach)
    return mpf(1)


def check_functions(findings, pick, cases):
    """Sine, cosine and exponential are within one unit in the last place."""
    angles = [pick.uniform(-10, 10) for _ in range(cases)] + [pick.uniform(-1e5, 1e5) for _ in range(cases)]
    angles += [float(k * mp.pi / 2) for k in range(-cases // 2, cases // 2)]
    exponents = [pick.uniform(-708, 709.7) for _ in range(cases)] + [pick.uniform(-2, 2) for _ in range(cases)]
    worst = {}
    for name, function, arguments in [("sine", mpmath.sin, angles), ("cosine", mpmath.cos, angles), ("exponential", mpmath.exp, exponents)]:  # fmt: skip
        (values,) = answers("MotionRunner", [" ".join([name, *map(repr, arguments)])])
        worst[name] = 0
        for x, value in zip(arguments, values):
            exact = function(mpf(x))
            units = abs(value - exact) / math.ulp(float(exact))
            worst[name] = max(worst[name], units)
            findings.expect(units < 1, f"{name}({x!r}) is {value!r}, {mp.nstr(units, 4)} units off")
    return worst


def main():
    findings = Findings()
    pick = random.Random(20260104)
    cases = count(20, 1_000)
    worst = check_springs(findings, pick, cases)
    check_goldens(findings)
    check_refused(findings)
    in_time = check_curves(findings, pick, count(40, 2_000))
    units = check_functions(findings, pick, count(300, 50_000))
    findings.end()
    error = mp.nstr(max(each for each, _ in worst) / 1000, 5)
    keyframes = [each for _, each in worst]
    print(f"Motion: {len(worst)} springs, at most {error} off, {max(keyframes[:5])} keyframes or fewer for the presets and "
          f"{sum(keyframes) / len(keyframes):.1f} in the mean; curves within {mp.nstr(in_time, 2)} in time; "
          + ", ".join(f"{name} {mp.nstr(value, 3)} ulp" for name, value in units.items()))  # fmt: skip


if __name__ == "__main__":
    main()
