"""Vectors grown from a seed, which nobody commits: frames as captures give them, on displays as there are, for every shape.

    python3 Tests/Conformance/grown.py [--full] [--seed N] [--to FOLDER]

The model answers them with finite numbers. Then the web player's engine is asked, whose lengths have to be within 0.000001 of
the model's; ConformanceTests asks the Swift library for the files in the folder that CONFORMANCE_VECTORS names. There are 500 steps, with --full 5,000.
"""

import argparse
import json
import math
import pathlib
import random
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(HERE), str(ROOT / "Tests" / "Oracles")]

from tour_model.answers import answers  # noqa: E402
from tours import MOTIONS, box, button, callout, rounded, rule, step, tour, transition, variant  # noqa: E402

NEAR = 1e-6
STEPS = 10  # of a file, two of them a vector
KINDS = ["rect", "roundedRect", "circle", "capsule", "ellipse", "path"]
DISPLAYS = [(400, 800), (393, 852), (852, 393), (411.429, 731.429), (1280, 720), (1365.333, 657.333), (1920, 1080), (320, 256.5)]
BARS = [(0, 0, 0, 0), (50, 0, 30, 0), (59, 0, 34, 0), (0, 59, 21, 59), (24.5, 0, 0, 0), (0, 0, 0, 0)]
# Frames with which something was wrong once.
FOUND = [[16, 150.875, 47.141, 21], [16, 150.875, 94.282, 42], [0.1, 0.2, 0.3, 0.4]]


class Grower:
    def __init__(self, seed):
        self.pick = random.Random(seed)
        self.found = list(FOUND)

    def number(self, low, high):
        """Returns a length as captures have it, or any with three decimals."""
        value, grain = self.pick.uniform(low, high), self.pick.choice([1, 2, 3, 8, 64, 1000])
        return round(round(value * grain) / grain, 3)

    def chance(self, share):
        return self.pick.random() < share

    def frame(self, size, live=False, usual=False):
        """Returns the frame of an element: mostly as large as buttons are, sometimes empty, tiny, or larger than any display."""
        if self.found and not live:
            return self.found.pop()
        kind = self.pick.choices(["usual", "none", "tiny", "huge"], [1, 0, 0, 0] if usual else [16, 1, 1, 1])[0]
        least, most = {"usual": (8, 300), "none": (0, 0), "tiny": (0.001, 1), "huge": (2_000, 100_000)}[kind]
        width, height = (self.number(least, most) for _ in size)
        if kind == "none" and self.chance(0.5):
            width, height = self.pick.choice([(width, 40.5), (61.125, height)])
        made = [self.number(-20, size[0]), self.number(-20, size[1]), width, height]
        # Rects of the web are sums of thirds and eighths, in binary.
        return [each + self.pick.choice([0, 1 / 3, 1 / 7, 0.1]) for each in made] if live and self.chance(0.4) else made

    def hole(self, name, size, usual):
        """A hole of any shape around an element, as it was compiled for a display."""
        element, kind = self.frame(size, usual=usual), self.pick.choice(KINDS[: 4 if usual else 6])
        top, right, bottom, left = self.pick.choice([[8] * 4, [0] * 4, [4.5] * 4, [2, 7.125, 0.333, 12]])
        x, y, width, height = element
        frame = [x - left, y - top, width + left + right, height + top + bottom]
        if kind == "circle":
            radius = self.pick.choice([max(width, height), math.hypot(width, height), min(width, height)]) / 2 + left
            frame = [x + width / 2 - radius, y + height / 2 - radius, 2 * radius, 2 * radius]
        frame = [round(each, 3) for each in frame]
        shape = {"kind": kind}
        if kind == "roundedRect":
            alike = self.number(0, 40)
            shape["radii"] = [alike] * 4 if self.chance(0.5) else [self.pick.choice([0, self.number(0, 90)]) for _ in range(4)]
            shape["smoothing"] = 0 if usual else self.pick.choice([0, 0, 0.6, 1])
        clip = self.pick.choice([None, None, [0, 50, size[0], size[1] - 80], [self.number(0, 50), self.number(0, 90), self.number(100, 300), self.number(100, 300)]])
        outline = self.outline(frame, shape, 0)
        return {"target": name, "others": [], "element": element, "frame": frame, "shape": shape, "clip": clip, "outline": outline}

    def outline(self, frame, shape, out):
        """An outline of eight segments around a shape, so much larger on all sides."""
        x, y, width, height = (round(each, 3) for each in (frame[0] - out, frame[1] - out, frame[2] + 2 * out, frame[3] + 2 * out))
        width, height = max(0, width), max(0, height)
        kind, half = shape["kind"], min(width, height) / 2
        if kind == "rect":
            return [round(each, 3) for each in box([x, y, width, height])]
        radii = {"circle": [half] * 4, "capsule": [half] * 4}.get(kind, [(width / 2, height / 2)] * 4)
        if kind == "roundedRect":
            radii = [max(0, each + out) if each else 0 for each in shape["radii"]]
            pairs = [(radii[0] + radii[1], width), (radii[1] + radii[2], height), (radii[2] + radii[3], width), (radii[3] + radii[0], height)]
            radii = [each * min([1, *(side / both for both, side in pairs if both > side)]) for each in radii]
        made = rounded([x, y, width, height], radii)
        # A path is any closed line within its box.
        return [round(each + (self.pick.random() - 0.5) * half / 8, 3) for each in made[:-2]] + made[:2] if kind == "path" and not out else made

    def ring(self, places, holes):
        first, width = holes[places[0]], self.pick.choice([1, 2, 4, 3.5])
        gap = self.pick.choice([2, 6] if len(places) > 1 else [2, 0, -0.5, 6, -7] if min(first["frame"][2:]) > 20 else [2, 0, 6])
        out = gap + width / 2
        own = {"cutouts": places, "width": width, "gap": gap, "color": "#ff0000", "dash": self.pick.choice([None, None, [6, 4]])}
        own["outline"] = self.outline(first["frame"], {"kind": "ellipse"} if first["shape"]["kind"] == "path" else first["shape"], out)
        return own | ({"clip": [0, 50, 400, 720]} if self.chance(0.3) else {})

    def step(self, number, size):
        # Rings around several holes have vectors of their own, because clients divide their lines otherwise: no extremes here.
        is_united = number % STEPS == 0
        names = [f"x{number}", f"y{number}"][: 2 if is_united or self.chance(0.3) else 1]
        holes = [self.hole(name, size, is_united) for name in names]
        rings = [self.ring([place], holes) for place, each in enumerate(holes) if self.chance(0.6) and is_plain(each)]
        if is_united and not any(each["clip"] for each in holes):
            rings = [self.ring([0, 1], holes)]
        pairs = [[place, place if place < 1 else None] for place in range(len(holes))]
        ways = [transition(f"s{number - 1}", "fade" if number % STEPS == 1 else "morph", self.pick.choice(sorted(MOTIONS)), pairs=pairs[:1], arc=self.pick.choice([0, 0.15])), transition()]
        shown = callout([button("next", None)], frame=(100, 200, 200, 100)) if self.chance(0.5) else None
        if any(len(each["cutouts"]) > 1 for each in rings):
            shown = None  # the box around lines that stand for curves is not the same in all clients
        goal = f"s{number + 1}" if number + 1 < STEPS else None
        ways = ways if number else ways[1:]
        return step(f"s{number}", rule("event", "go", goal), screen=f"at {number // 2}", holes=holes, rings=rings, callout=shown, transitions=ways)

    def live(self, number, steps):
        """Returns the frames of two steps' elements on some display. Now and then one isn't there."""
        size = self.pick.choice(DISPLAYS)
        names = [cutout["target"] for each in steps for cutout in each["cutouts"]]
        is_united = number % STEPS == 0  # their rings are drawn anew: all of their holes are there, and elsewhere
        frames = {name: self.frame(size, live=True, usual=is_united) for name in names if is_united or self.chance(0.85)}
        for cutout in (cutout for each in steps for cutout in each["cutouts"] if not is_united and self.chance(0.25)):
            frames[cutout["target"]] = self.pick.choice([cutout["element"], [cutout["element"][0], cutout["element"][1], *frames.get(cutout["target"], [0, 0, 9, 9])[2:]]])
        return ("elements", {"screen": f"at {number // 2}", "size": size, "safeArea": self.pick.choice(BARS), "frames": frames})

    def file(self, number):
        """A file of vectors: a tour, and on each of its screens how two of its steps become one another."""
        size = self.pick.choice(DISPLAYS[:5])
        steps = [self.step(each, size) for each in range(STEPS)]
        made = tour(variant("phone", steps, display=size, safe=self.pick.choice(BARS)))
        vectors = []
        for each in range(0, STEPS, 2):
            saved = {"state": "tutorialc.session/1", "once": made["once"], "step": f"s{each}", "history": []}
            told = [(0, *self.live(each, steps[each : each + 2])), (0, "begin", {"seen": False, "saved": saved}), (1, "picture", [1]),
                    (2, "event", "go"), (2, "picture", [2.125]), (2.3, *self.live(each, steps[each : each + 2])), (2.3, "picture", [2.35])]  # fmt: skip
            events = [{"at": at, "tell": kind} | ({} if value is None else {"with": value}) for at, kind, value in told]
            device = {"traits": {"locale": "en"}, "display": size}
            given, level = answers(made, device, events, digits=9)
            for event, answer in zip(events, given):
                event["expect"] = answer
            vectors.append({"name": f"file {number}, step {each}", "level": level, "device": device, "events": events})
        return {"schema": "tutorialc.conformance/1", "about": "Grown from a seed.", "near": NEAR, "tour": made, "vectors": vectors}


def is_plain(hole):
    """Returns true if nothing cuts a hole, or if its shape shows that a bar does, because rings are drawn whole."""
    width, height = hole["frame"][2:]
    return not hole["clip"] or hole["shape"]["kind"] in ("rect", "circle", "capsule") and min(width, height) > 1 and max(width, height) < 999


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--full", action="store_true")
    options.add_argument("--seed", type=int, default=20270411)
    options.add_argument("--to", type=pathlib.Path, default=ROOT / "build" / "grown")
    options = options.parse_args()
    options.to.mkdir(parents=True, exist_ok=True)
    for path in options.to.glob("*.json"):
        path.unlink()
    grower, files = Grower(options.seed), []
    for number in range((5_000 if options.full else 500) // STEPS):
        file = grower.file(number)
        path = options.to / f"grown-{number:03}.json"
        # All that the model answers is finite. A line for each member: readers take the tour as it is written.
        members = [f'  "{name}": {json.dumps(value, allow_nan=False)}' for name, value in file.items()]
        path.write_text("{\n" + ",\n".join(members) + "\n}\n")
        files.append(path)
    print(f"{len(files) * STEPS} steps grown from {options.seed}")
    sys.exit(subprocess.run(["node", ROOT / "Web/Player/test/conform.mjs", *files]).returncode)


if __name__ == "__main__":
    main()
