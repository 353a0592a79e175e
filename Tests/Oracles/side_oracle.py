"""Finds the side on which a bubble covers the least, from the layout and the tour alone.

    python Tests/Oracles/side_oracle.py [--full]

Random screens are compiled, each with a bubble whose side the compiler chooses, in up to three languages and two text
sizes; so are the examples that leave the choice. For each side, language and size, the place is found by brute force,
and the covered content is weighed as docs/callouts.md defines it. The sums give the order of the sides and each
bubble's place, which the tour must agree with. No code is shared with the compiler.
"""

import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from runner import Findings, count
from scenes import ROOT, TUTORIALC

NEAR = 2e-3  # tours have three decimals
MARGIN, GAP, INSET = 16, 12, 14 + 20 / 2
CONTROLS = (
    "button", "link", "field", "edittext", "textbox", "textarea", "input", "checkbox", "radio", "switch", "toggle",
    "slider", "stepper", "picker", "chip", "segment", "menuitem", "combobox", "tabitem",
)  # fmt: skip


# --- boxes: x, y, width, height --------------------------------------------------------------------------------------


def common(a, b):
    x, y = max(a[0], b[0]), max(a[1], b[1])
    w, h = min(a[0] + a[2], b[0] + b[2]) - x, min(a[1] + a[3], b[1] + b[3]) - y
    return [x, y, w, h] if w > 0 and h > 0 else None


def area(box):
    return box[2] * box[3] if box else 0


def around(boxes):
    x, y = min(b[0] for b in boxes), min(b[1] for b in boxes)
    return [x, y, max(b[0] + b[2] for b in boxes) - x, max(b[1] + b[3] for b in boxes) - y]


# --- readable elements -----------------------------------------------------------------------------------------------


class Screen:
    """The elements of a screen, in document order: dicts as in layouts, with frames in display coordinates."""

    def __init__(self, display, elements, occluders=()):
        self.display, self.elements, self.occluders = [0, 0, *display], elements, occluders
        self.places = {each["id"]: place for place, each in enumerate(elements)}

    def chain(self, element):
        """The element and its ancestors."""
        while element is not None:
            yield element
            element = self.elements[self.places[element["parent"]]] if element.get("parent") else None

    def is_in(self, inner, outer):
        return any(each is outer for each in self.chain(inner))

    def seen(self, element):
        if element.get("visibility") in ("hidden", "gone", "transparent", "occluded", "offscreen", "clipped"):
            return None
        box = common(element["frame"], self.display)
        over = [each["frame"] for each in self.occluders if each.get("opaque", True)]
        return None if not box or covered(box, over) > area(box) / 2 else box

    def leaves(self):
        readable = [
            each for each in self.elements
            if any((words(each.get(key)) or "").strip() for key in ("text", "label", "value"))
            and each.get("visibility") not in ("hidden", "gone", "transparent")
        ]  # fmt: skip
        holders = {id(outer) for each in readable for outer in list(self.chain(each))[1:]}
        for each in readable:
            box = self.seen(each)
            if id(each) in holders or not box or area(box) > area(self.display) / 2:
                continue
            parent = self.elements[self.places[each["parent"]]] if each.get("parent") else {}
            yield each, box, 2 if is_control(each) or is_control(parent) else 1

    def belonging(self, subjects, leaves):
        """The ids of the leaves that belong to the callout's subjects."""
        result = set()
        for subject, frame in subjects:
            others = [(leaf, box) for leaf, box, _ in leaves if not self.is_in(leaf, subject)]
            row = None
            for outer in list(self.chain(subject))[1:]:
                if area(common(outer["frame"], self.display)) > area(self.display) / 2:
                    break
                if any(self.is_in(leaf, outer) for leaf, _ in others):
                    row = outer
                    break
            for leaf, box in others:
                shared = min(box[1] + box[3], frame[1] + frame[3]) - max(box[1], frame[1])
                if self.is_in(leaf, row) if row else shared >= min(box[3], frame[3]) / 2:
                    result.add(leaf["id"])
        return result


def words(text):
    return " ".join(text.values()) if isinstance(text, dict) else text


def is_control(element):
    if element.get("clickable"):
        return True
    kind = (element.get("type") or "").lower()
    if kind.endswith("bar"):
        return kind.endswith(("seekbar", "ratingbar"))
    return kind == "tab" or any(word in kind for word in CONTROLS)


def covered(box, covers):
    """The area of a box that others cover, by cutting it along all their sides."""
    parts = [part for part in (common(box, each) for each in covers) if part]
    xs = sorted({x for part in parts for x in (part[0], part[0] + part[2])})
    ys = sorted({y for part in parts for y in (part[1], part[1] + part[3])})
    total = 0
    for left, right in zip(xs, xs[1:]):
        for top, bottom in zip(ys, ys[1:]):
            cell = [left, top, right - left, bottom - top]
            total += area(cell) if any(area(common(cell, part)) > 0 for part in parts) else 0
    return total


# --- the place of a bubble on a side ---------------------------------------------------------------------------------


def spot(side, size, reference, boundary, avoided, has_arrow, rtl):
    """The frame nearest to the middle of a side, by trying all places at the edge of something; true if it is moved;
    and the room that is left beyond it."""
    across = side in ("top", "bottom")
    axis = 0 if across else 1
    length, depth = (size[0], size[1]) if across else (size[1], size[0])
    low, high = reference[axis], reference[axis] + reference[axis + 2]
    first, last = boundary[axis], boundary[axis] + boundary[axis + 2]
    over = 1 - axis
    near, far = boundary[over], boundary[over] + boundary[over + 2]
    if side in ("top", "left"):
        edge = min(reference[over] - GAP, far)
        room, start = edge - near, edge - depth
    else:
        edge = max(reference[over] + reference[over + 2] + GAP, near)
        room, start = far - edge, edge

    def frame(place):
        return [place, start, *size] if across else [start, place, *size]

    def is_good(place):
        return (
            first - 1e-9 <= place <= last - length + 1e-9 and low - length - 1e-9 <= place <= high + 1e-9
            and not any(inside(frame(place), each) for each in avoided)
        )  # fmt: skip

    if depth > room + 1e-6:
        return None, False, room - depth
    ideal = (low + high) / 2 - length / 2
    aims = (low - length + INSET, high - INSET)
    places = [ideal, first, last - length, low - length, high, *aims]
    for each in avoided:
        places += [each[axis] - length, each[axis] + each[axis + 2]]
    good = [place for place in places if is_good(place)]
    if has_arrow and length >= 2 * INSET:
        good = [place for place in good if aims[0] - 1e-9 <= place <= aims[1] + 1e-9] or good
    if not good:
        return None, False, room - depth
    later = across and rtl
    place = min(good, key=lambda each: (round(abs(each - ideal), 6), -each if later else each))
    return frame(place), abs(place - ideal) > 1e-6, room - depth


def inside(a, b):
    part = common(a, b)
    return part is not None and min(part[2:]) > 1e-6


# --- the order of the sides ------------------------------------------------------------------------------------------


def loss(box, weight, frame):
    part = common(box, frame)
    return int(min(1, 2 * area(part) / area(box)) * 1000 + 0.5) * weight if part else 0


def ranked(settings, leaves, own, order):
    """The sides, best first. Each setting maps each side to `(frame, is moved, room)`."""
    sums = {side: [0, 0, 0, 0, 0.0] for side in order}
    fits = dict.fromkeys(order, 0)
    for places in settings:
        costs = {}
        for side, (frame, _, _) in places.items():
            if frame:
                lost = [(loss(box, weight, frame), leaf["id"] in own) for leaf, box, weight in leaves]
                costs[side] = (sum(each for each, mine in lost if mine), sum(each for each, _ in lost))
        for side in order:
            sums[side][4] -= places[side][2]
            if not costs:
                continue
            cost = costs.get(side, max(costs.values()))
            sums[side][0] += cost[0]
            sums[side][1] += cost[1]
            sums[side][2] += side not in costs
            sums[side][3] += side in costs and places[side][1]
            fits[side] += side in costs
    return sorted(order, key=lambda side: (fits[side] == 0, *sums[side][:4], round(sums[side][4], 4), order.index(side)))


def check(step, sizes, screen, subjects, boundary, direction, first, findings, name):
    """Compares a step's callout with its expected place. `sizes` and `direction` are by locale and text size."""
    callout = step["callout"]
    holes = [each["frame"] for each in step["cutouts"]]
    rings = [[f[0] - r, f[1] - r, f[2] + 2 * r, f[3] + 2 * r] for ring in step["rings"] for r in [ring["gap"] + ring["width"]]
             for f in [around([holes[place] for place in ring["cutouts"]])]]  # fmt: skip
    reference = common(around(holes + rings), screen.display)
    avoided = [each["frame"] for each in callout["avoid"]]
    settings = {
        key: {side: spot(side, size, reference, boundary, avoided, callout["arrow"], direction[key[0]]) for side in
              ("top", "right", "bottom", "left")}
        for key, size in sizes.items()
    }  # fmt: skip
    if any(all(frame is None for frame, _, _ in places.values()) for places in settings.values()):
        return 0  # narrowed callouts, and ones that fit nowhere, aren't compared
    order = ["top", "left", "bottom", "right"] if first else ["top", "right", "bottom", "left"]
    leaves = list(screen.leaves())
    best = ranked(settings.values(), leaves, screen.belonging(subjects, leaves), order)
    findings.expect(callout["placement"] == best, f"{name}: {callout['placement']}, and it should be {best}")
    for (locale, size), places in settings.items():
        found = callout["layouts"][locale] if size is None else callout["sizes"][locale][size]
        side = next(each for each in best if places[each][0])
        off = max(abs(a - b) for a, b in zip(found["frame"], places[side][0]))
        findings.expect(found["side"] == side and off < NEAR, f"{name} in {locale} at {size}: {found}, and it should be {side} {places[side][0]}")
    return len(settings)


# --- random screens --------------------------------------------------------------------------------------------------


LOCALES = {"en": False, "de": False, "ar": True}
TEXTS = ["Tap.", "Tap here to see more.", "Tap here to see all of it, and to come back to it when there is more to be seen of it than today."]
TYPES = ["text", "text", "cell", "image", "XCUIElementTypeButton", "tab", "tabBar", "android.widget.EditText", "Switch", "SeekBar", None]


def random_elements(pick, display):
    elements = []

    def add(parent, within, depth):
        x, y, w, h = within
        width, height = pick.randint(4, max(5, int(w))), pick.randint(4, max(5, int(h)))
        frame = [round(x + pick.randint(0, max(0, int(w - width)))), round(y + pick.randint(0, max(0, int(h - height)))), width, height]
        element = {"id": f"e{len(elements)}", "frame": frame}
        if parent:
            element["parent"] = parent
        kind = pick.choice(TYPES)
        if kind:
            element["type"] = kind
        if pick.random() < 0.6:
            element[pick.choice(["text", "label", "value"])] = pick.choice(["Words", "Words", " ", {"de": "Worte"}])
        if pick.random() < 0.1:
            element["clickable"] = True
        if pick.random() < 0.08:
            element["visibility"] = pick.choice(["hidden", "transparent", "occluded", "offscreen", "visible"])
        elements.append(element)
        if depth < 3 and pick.random() < 0.7:
            for _ in range(pick.randint(1, 4)):
                if len(elements) < 60:
                    add(element["id"], frame, depth + 1)

    for _ in range(pick.randint(2, 9)):
        add(None, [0, 0, display[0], pick.choice([display[1], 200])], 0)
    return elements


def random_scene(pick, folder, number):
    display = pick.choice([(390, 844), (844, 390), (834, 1194), (320, 480)])
    elements = random_elements(pick, display)
    width, height = pick.randint(20, 120), pick.randint(20, 60)
    home = pick.choice(elements) if pick.random() < 0.7 else None
    x, y, w, h = home["frame"] if home else (20, 20, display[0] - 40, display[1] - 40)
    left, top = x + pick.randint(0, max(0, int(w) - width)), y + pick.randint(0, max(0, int(h) - height))
    target = {"id": "target", "frame": [min(left, display[0] - width), min(top, display[1] - height), width, height], "type": "button"}
    if home:
        target["parent"] = home["id"]
    elements.append(target)
    occluders = [
        {"id": f"o{place}", "kind": "sheet", "opaque": pick.random() < 0.7, "z": 1,
         "frame": [pick.randint(0, display[0] - 40), pick.randint(0, display[1] - 40), pick.randint(20, 300), pick.randint(20, 200)]}
        for place in range(pick.choice([0, 0, 0, 1, 2]))
    ]  # fmt: skip
    occluders = [each for each in occluders if not common(each["frame"], [target["frame"][0] - 20, target["frame"][1] - 20, width + 40, height + 40])]
    inset = pick.choice([0, 0, 20, 44])
    callout = {"body": pick.choice(TEXTS), "width": pick.choice([160, 240, 320]), "arrow": pick.random() < 0.8}
    name = f"scene-{number:05}"
    snapshot = {
        "screen": "s", "variant": "v", "display": {"size": list(display)}, "insets": {"safeArea": [inset, 0, inset // 2, 0]},
        "elements": elements, "occluders": occluders,
    }  # fmt: skip
    avoid = [each["id"] for each in elements if pick.random() < 0.04 and not inside(each["frame"], target["frame"]) and "visibility" not in each and common(each["frame"], [0, 0, *display])]
    locales = pick.choice([["en"], ["en", "de"], ["en", "de", "ar"]])
    layout = {"snapshots": [snapshot]}
    if pick.random() < 0.5:
        layout = {"schema": "tutorialc.layout/1", "matrix": {"textSize": ["large", "accessibility2"]}} | layout
    tutorial = {
        "tutorial": name, "layout": f"{name}.layout.json", "strings": f"{name}-{{locale}}.yaml",
        "defaults": {"advance": {"tap": "anywhere"}, "cutout": {"padding": pick.choice([0, 4, 8]), "clip": "none"}},
        "steps": [
            {"id": "beside", "target": "target", "callout": callout | {"avoid": avoid}, "ring": pick.choice(["none", {"width": 4, "gap": 2}])},
            {"id": "alone", "callout": callout},
        ],
    }  # fmt: skip
    (folder / f"{name}.tutorial.yaml").write_text(json.dumps(tutorial))
    (folder / f"{name}.layout.json").write_text(json.dumps(layout))
    for locale in locales[1:]:
        said = pick.choice(TEXTS)
        (folder / f"{name}-{locale}.yaml").write_text(json.dumps({f"steps.{step}.callout.body": said for step in ("beside", "alone")}))
    boundary = [MARGIN, inset + MARGIN, display[0] - 2 * MARGIN, display[1] - inset - inset // 2 - 2 * MARGIN]
    return name, Screen(display, elements, occluders), target, boundary


def layouts(callout):
    """The callout's sizes by locale and text size; None is the variant's own size."""
    own = {(locale, None): layout["frame"][2:] for locale, layout in callout["layouts"].items()}
    return own | {
        (locale, size): layout["frame"][2:] for locale, sizes in callout.get("sizes", {}).items() for size, layout in sizes.items()
    }


def build(folder, *arguments):
    subprocess.run([TUTORIALC, "build", *arguments, "--out", folder / "out", "--quiet"], capture_output=True)


def check_random(findings):
    pick = random.Random(20261124)
    bubbles = steps = 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        scenes = [random_scene(pick, folder, number) for number in range(count(600, 6000))]
        build(folder, folder)  # a scene in which nothing fits is an error, and has no tour
        for name, screen, target, boundary in scenes:
            path = folder / "out" / f"{name}.tour.json"
            if not path.exists():
                continue
            variant = json.loads(path.read_text())["variants"][0]
            beside, alone = variant["steps"]
            first = LOCALES[next(iter(beside["callout"]["layouts"]))]
            found = check(beside, layouts(alone["callout"]), screen, [(target, target["frame"])], boundary, LOCALES, first, findings, name)
            bubbles += found
            steps += found > 0
    return steps, bubbles


# --- examples --------------------------------------------------------------------------------------------------------


EXAMPLES = ["Attention/attention", "Timetable/timetable"]


def check_examples(findings):
    bubbles = steps = 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for example in EXAMPLES:
            path = ROOT / "Examples" / example
            layout = path.with_name(path.name + ".layout.yaml")
            build(folder, path.with_name(path.name + ".tutorial.yaml"))
            tour = json.loads((folder / "out" / f"{path.name}.tour.json").read_text())
            listed = json.loads(subprocess.check_output([TUTORIALC, "elements", layout, "--diagnostics", "json"]))["elements"]
            for variant in tour["variants"]:
                for step in variant["steps"]:
                    callout = step["callout"]
                    if not callout or callout["kind"] != "bubble" or step["scroll"] or len(callout["placement"]) < 4:
                        continue
                    top, right, bottom, left = variant["screens"][step["screen"]]["safeArea"]
                    width, height = variant["display"]["size"]
                    boundary = [left + MARGIN, top + MARGIN, width - left - right - 2 * MARGIN, height - top - bottom - 2 * MARGIN]
                    own = [each for each in listed if (each["screen"], each["variant"]) == (step["screen"], variant["id"])]
                    screen = Screen((width, height), own)
                    subjects = [(screen.elements[screen.places[each]], screen.elements[screen.places[each]]["frame"])
                                for cutout in step["cutouts"] for each in [cutout["target"], *cutout.get("others", [])]]  # fmt: skip
                    sizes = layouts(callout)
                    directions = {locale: locale.startswith(("ar", "he")) for locale, _ in sizes}
                    first = directions[next(iter(callout["layouts"]))]
                    found = check(step, sizes, screen, subjects, boundary, directions, first, findings, f"{path.name} {variant['id']} {step['id']}")
                    bubbles += found
                    steps += found > 0
    return steps, bubbles


def main():
    findings = Findings()
    results = [check_random(findings), check_examples(findings)]
    findings.end()
    steps, bubbles = (sum(each) for each in zip(*results))
    if steps < 300:
        sys.exit(f"only {steps} steps could be looked at")
    print(f"sides: {steps} steps, {bubbles} bubbles; all where they cover least")


main()
