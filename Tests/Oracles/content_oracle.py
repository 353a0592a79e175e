"""Lays out the content of callouts a second time, from docs/text.md and the tour alone.

    python Tests/Oracles/content_oracle.py [--full]

The inputs are the examples, the tutorials of the documentation's pictures, and random ones with everything that a
callout may have: titles, bodies, images, buttons in rows and columns, progress in words and dots, crosses, variables,
themes, text sizes, both directions, sheets beside safe area insets, and narrow displays. Only fonts determine the
widths of lines, so these are taken from the tour. The boxes, hit areas, line heights, the sizes of content and callout,
and the choice of probes are computed anew, and must agree within 0.002. Finally the rules are broken one by one: each
time, some tour must differ.
"""

import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import types
import os

import content_model
from content_samples import tutorials
from runner import Findings, count
from scenes import ROOT

NEAR = 2e-3
LINE = 1 / 128 + NEAR  # the length by which a line may be wider than its box
TUTORIALC = os.environ.get("TUTORIALC", ROOT / ".build/release/tutorialc")
VARIABLE = re.compile(r"(%*)%\{[A-Za-z][A-Za-z0-9_]{0,63}\}")
FROM_THE_RIGHT = ("ar", "he", "fa", "ur")
EXAMPLES = sorted((ROOT / "Examples").glob("*/*.tutorial.yaml")) + sorted((ROOT / "docs/pictures").glob("*.tutorial.yaml"))


# --- a tour's callouts -----------------------------------------------------------------------------------------------


class Case:
    """A callout in a variant, a language and a text size: its place and its content."""

    def __init__(self, tour, variant, step, locale, size, layout):
        self.tour, self.variant, self.step, self.locale, self.size = tour, variant, step, locale, size
        self.layout, self.callout = layout, step["callout"]
        self.content = tour["contents"][layout["content"]]
        self.theme = tour.get("theme") or content_model.STANDARD
        self.name = f"{tour['tutorial']}, {variant['id']}, {step['id']}, {locale}, {size}"

    def text(self, key):
        """The text of a key: in the language, its shorter tags, or the tutorial's own language."""
        strings, tag = self.tour["strings"], self.locale
        while tag:
            if key in strings.get(tag, {}):
                return strings[tag][key]
            tag = tag.rpartition("-")[0]
        return strings[self.tour["locales"][0]].get(key)

    def parts(self, role):
        return [part for part in self.content["parts"] if part["role"] == role]

    def varies(self, text):
        return bool(self.tour.get("variables")) and any(len(each[1]) % 2 == 0 for each in VARIABLE.finditer(text))

    def words(self, text, part, line, room=0.0):
        """The lines of a part. For one with variables, the tour only has the box, filled with samples."""
        paragraphs = text.count("\n") + 1
        if "lines" in part:
            return content_model.Words(tuple(each["width"] for each in part["lines"]), len(part["lines"]), paragraphs)
        row = [each for each in self.parts("button") if part["role"] == "button" and each["box"][1] == part["box"][1]]
        own = paragraphs if len(row) > 1 else max(1, round((part["box"][3] - room) / line))  # a row has the height of its highest
        return content_model.Words(None, own, paragraphs)

    def asked(self, model):
        """The model's input. An unexpected or missing part shows when the boxes are compared."""
        theme, traits = self.theme, self.variant["traits"]
        total, ways = len(self.variant["steps"]), self.step.get("dismiss", self.tour["dismiss"])
        direction = traits["layoutDirection"] or ("rtl" if self.locale.split("-")[0] in FROM_THE_RIGHT else "ltr")
        made = dict(
            title=None, body=None, buttons=(), close="close" in ways, theme=theme, size=self.size, android=traits["platform"] == "android",
            mirrored=direction == "rtl",
        )  # fmt: skip
        bare = model.Callout(**made)
        empty = {"box": [0, 0, 0, 0], "lines": []}

        def found(role, text, place=0, room=0.0):
            part = (self.parts(role)[place:] or [empty])[0]
            return self.words(text, part, bare.line(role), room)

        for role in ("title", "body"):
            if self.callout[role]:
                made[role] = found(role, self.text(self.callout[role]))
        room = max(0.0, theme["buttonHeight"] - theme["button"]["line"])
        made["buttons"] = tuple(found("button", self.text(each["title"]), place, room) for place, each in enumerate(self.callout["buttons"]))
        if self.callout["image"]:
            made["image"] = tuple(self.callout["image"]["size"] or ()) or "wide"
        progress = self.callout.get("progress")
        if progress and total > 1:
            if progress["kind"] == "dots" and total <= model.LARGEST:
                made["dots"] = self.variant["steps"].index(self.step) + 1, total
            else:
                made["progress"] = found("progress", self.text(progress["text"]))
        return model.Callout(**made)


def cases(tour):
    """Each callout of a tour, in each language and text size."""
    for variant in tour["variants"]:
        for step in variant["steps"]:
            if step["callout"]:
                for locale, layout in step["callout"]["layouts"].items():
                    yield Case(tour, variant, step, locale, variant["traits"]["textSize"], layout)
                for locale, others in step["callout"].get("sizes", {}).items():
                    for size, layout in others.items():
                        yield Case(tour, variant, step, locale, size, layout)


# --- comparisons -----------------------------------------------------------------------------------------------------


def differences(case, model=content_model):
    """The differences between the tour and a model."""
    callout, found = case.asked(model), []
    sides = insets(case)
    seen = [(part["role"], part["box"]) for part in case.content["parts"]]
    parts, high, needed = model.lay_out(callout, case.content["size"][0], sides[3], sides[1], seen)
    roles, expected = [part["role"] for part in case.content["parts"]], [part.role for part in parts]
    if roles != expected:
        return [f"{roles} instead of {expected}"]
    for part, own in zip(case.content["parts"], parts):
        found += compared(f"{part['role']}'s box", part["box"], own.box)
        found += compared(f"{part['role']}'s touch", part.get("touch"), own.touch)
        found += lines(case, callout, part)
    found += compared("height", [case.content["size"][1]], [high])
    return found + own_size(case, callout, high, needed, sides)


def compared(what, given, expected):
    if (given is None) != (expected is None) or given and any(abs(a - b) > NEAR for a, b in zip(given, expected)):
        return [f"{what} is {given} instead of {expected}"]
    return []


def insets(case):
    """The safe area insets of a sheet."""
    return case.variant["screens"][case.step["screen"]]["safeArea"] if case.callout["kind"] == "sheet" else [0, 0, 0, 0]


def lines(case, callout, part):
    """Checks that the words are those of the text, that none exceeds its box, and that the dots are those of the
    step."""
    role, found = part["role"], []
    if role == "progress" and callout.dots:
        return [] if part.get("dots") == dict(zip(("number", "total"), callout.dots)) and "lines" not in part else [f"the dots are {part.get('dots')}"]
    if role in ("image", "close"):
        return [] if "lines" not in part else [f"{role} has words"]
    key = {"title": case.callout["title"], "body": case.callout["body"], "progress": (case.callout.get("progress") or {}).get("text")}.get(role)
    if role == "button":
        key = case.callout["buttons"][[id(each) for each in case.parts("button")].index(id(part))]["title"]
    text = case.text(key)
    if ("lines" in part) == case.varies(text):
        return [f"{role} with {text!r} has {'' if 'lines' in part else 'no '}lines"]
    if "lines" not in part:
        return []
    if role == "progress":
        text = text.replace("{step}", str(case.variant["steps"].index(case.step) + 1)).replace("{total}", str(len(case.variant["steps"])))
    if case.tour.get("variables"):
        text = re.sub(r"(%+)(?=\{)", lambda signs: "%" * (len(signs[1]) // 2), text) if "%%{" in text else text
    shown = "".join(map(spoken, part["lines"]))
    if squeezed(shown) != squeezed(unmarked(text, role)):
        found.append(f"{role} says {shown!r} instead of {text!r}")
    room = part["box"][2] - (2 * case.theme["buttonPadding"] if role == "button" else 0)
    return found + [f"{role} has a line of {line['width']} in {room}" for line in part["lines"] if line["width"] > room + LINE and " " in squeezed(shown, " ")]


def spoken(line):
    return "".join(each if isinstance(each, str) else each["text"] for each in line["runs"])


def unmarked(text, role):
    """A body without the markup that these tutorials use."""
    return re.sub(r"\*+|`|\[|\]\([^)]*\)", "", text) if role == "body" else text


def squeezed(text, space=""):
    return space.join(text.split())


def own_size(case, callout, high, needed, sides):
    """Checks the size of the callout around the content."""
    kind, fixed = case.callout["kind"], case.callout["size"]
    x, y, wide, tall = case.layout["frame"]
    display, safe, margin = case.variant["display"]["size"], case.variant["screens"][case.step["screen"]]["safeArea"], case.theme["margin"]
    seen = [safe[3] + margin, safe[0] + margin, display[0] - safe[1] - safe[3] - 2 * margin, display[1] - safe[0] - safe[2] - 2 * margin]
    highest = case.callout["maxHeight"] or float("inf")
    if kind == "sheet":
        own = (case.callout["sheet"] or {}).get("height") or min(high, highest, display[1] - safe[0] - safe[2]) + safe[2]
        return compared("sheet", case.layout["frame"], [0, display[1] - own, display[0], own]) + compared("width", case.content["size"][:1], display[:1])
    found = compared("width", case.content["size"][:1], [wide])
    if fixed:
        found += compared("size", [wide, tall], fixed)
    elif kind == "banner":
        own = min(seen[2], 560)
        found += compared("banner", case.layout["frame"], [seen[0] + (seen[2] - own) / 2, seen[1], own, min(high, highest, seen[3])])
    else:
        found += compared("height of the bubble", [tall], [min(high, highest)])
        limits = [min(case.callout["width"], seen[2])]
        if case.layout["side"] in ("left", "right"):  # it may have been narrowed to the room there
            limits.append(x + wide - seen[0] if case.layout["side"] == "left" else seen[0] + seen[2] - x)
        whole = callout.image == "wide" or is_broken(case)
        varies = any(part["role"] in ("title", "body", "progress", "button") and not {"lines", "dots"} & part.keys() for part in case.content["parts"])
        for limit in limits:
            own = limit if whole else min(needed, limit)
            if abs(wide - own) <= NEAR or varies and own - NEAR <= wide <= limit + NEAR:
                return found
        found.append(f"it is {wide} wide instead of {needed}, or of {limits} if it has to be")
    return found


def is_broken(case):
    """Returns true if a word was broken: a line ends between two letters, without a space in the text."""
    keys = {"title": [case.callout["title"]], "body": [case.callout["body"]], "button": [each["title"] for each in case.callout["buttons"]]}
    for role, all_of in keys.items():
        for key, part in zip(all_of, case.parts(role)):
            text, at = unmarked(case.text(key), role), 0
            for line in part.get("lines", []):
                if 0 < at < len(text) and text[at - 1 : at + 1].isalpha() and max(text[at - 1 : at + 1]) < "\u0700":
                    return True
                at = text.find(spoken(line).strip(), at) + len(spoken(line).strip())
    return False


# --- probes ----------------------------------------------------------------------------------------------------------


def probes(tour, all_cases):
    """For each locale and face, the width of the widest line that is set in that face alone, as a multiple of the
    font's size."""
    widest = {}
    for case in all_cases:
        own = widest.setdefault(case.locale, {})
        for part in case.content["parts"]:
            if part["role"] not in ("title", "body", "button"):
                continue
            size = content_model.font(case.theme, part["role"], case.size)[0]
            for line in part.get("lines", []):
                run = line["runs"][0] if len(line["runs"]) == 1 else {"code": True}
                if isinstance(run, dict) and (run.get("code") or run.get("emphasis")):
                    continue
                face = "strong" if part["role"] == "body" and isinstance(run, dict) and run.get("strong") else part["role"]
                own[face] = max(own.get(face, 0), line["width"] / size)
    return {locale: {face: wide for face, wide in faces.items() if wide > 0} for locale, faces in widest.items()}


def probe_differences(tour, all_cases):
    expected, found = probes(tour, all_cases), []
    given = {locale: {face: each["width"] for face, each in faces.items() if each} for locale, faces in tour.get("probes", {}).items()}
    for locale in expected.keys() | given.keys():
        a, b = given.get(locale, {}), expected.get(locale, {})
        if a.keys() != b.keys() or any(abs(a[face] - b[face]) > NEAR for face in a):
            found.append(f"{tour['tutorial']}: the probes of {locale} are {a} instead of {b}")
    return found


# --- the whole -------------------------------------------------------------------------------------------------------


def compiled(paths, folder):
    """The tours of those tutorials that have no errors; in random ones, some callouts don't fit."""
    done = subprocess.run([TUTORIALC, "build", *map(str, paths), "--out", str(folder), "--quiet"], capture_output=True, text=True)
    if done.returncode not in (0, 1):
        sys.exit(f"tutorialc ended with {done.returncode}: {done.stderr[-2000:]}")
    return [json.loads(path.read_text()) for path in sorted(pathlib.Path(folder).glob("*.tour.json"))]


# Rules of the model to break, one at a time: name, original code, and replacement.
BROKEN = [
    ("sizes of fonts are those of bodies", "at = 0 if kind", "at = 2 if kind"), ("lines grow by halves", "float(math.ceil(line * high))", "float(line * high)"),
    ("lines grow with percentages alone", "else exact(name)", "else exact(1)"), ("UIKit has no names", "UIKIT.get(size, size)", "UIKIT.get(size, None)"),
    ("buttons are as wide as their words", "up(words.widest, seen and seen - beside) + beside", "words.widest + beside"),
    ("buttons may be narrow", "max(callout.hit, up(words.widest", "max(0.0, up(words.widest"), ("words of buttons touch their ends", 'beside = 2 * callout.theme["buttonPadding"]', "beside = 0.0"),
    ("buttons have one height", 'lines * callout.line("button") + room', "0.0"), ("buttons are as low as their words", 'max(float(theme["buttonHeight"]), lines', "max(0.0, lines"),
    ("a button's room grows with its line", 'theme["buttonHeight"] - theme["button"]["line"])', 'theme["buttonHeight"] - callout.line("button"))'),
    ("buttons are touched as they are drawn", "max(0.0, (callout.hit - height) / 2)", "0.0"), ("fingers are as large everywhere", "return 48.0 if self.android", "return 44.0 if self.android"),
    ("dots lie closer", "6.0 * (2 * total - 1) + 10", "6.0 * (2 * total - 2) + 10"), ("no dot is longer", "(2 * total - 1) + 10, 6.0", "(2 * total - 1), 6.0"),
    ("the cross takes no room", "min(self.room, max(0.0, (callout.hit + 24) / 2", "min(0.0, max(0.0, (callout.hit + 24) / 2"), ("it takes room beside all words", "callout, beside = self.callout, not self.parts", "callout, beside = self.callout, True"),
    ("a small line ends beside the cross", "self.bottom = max(self.bottom, (callout.hit + 24) / 2 - self.theme", "self.bottom = max(self.bottom, 0.0 * (callout.hit + 24) / 2 - self.theme"),
    ("progress takes all of the width", "wide = words.widest if words.widths is not None else", "wide = self.room if words.widths is not None else"),
    ("the cross takes no width", "self.needed = max(self.needed, words.widest + reserve)", "self.needed = max(self.needed, words.widest)"),
    ("images are at 4:3", "self.room * 9 / 16", "self.room * 3 / 4"), ("images keep their width", "wide = min(image[0], self.room)", "wide = image[0]"), ("images keep their height", "high = image[1] * wide / image[0]", "high = image[1]"),
    ("images take no width", "        self.needed = max(self.needed, wide)\n        self.add", "        self.add"), ("images begin where lines do", "[(self.room - wide) / 2, 0.0", "[0.0, 0.0"),
    ("progress is as wide as its words in a row", "else up(callout.progress.widest, seen)", "else callout.progress.widest"),
    ("buttons stand close in a row", 'self.theme["buttonGap"] * (len(widths) - 1)\n        for', '0.0 * (len(widths) - 1)\n        for'), ("buttons stand in a row, whatever it takes", " and row <= self.room + NEAR", ""),
    ("progress never shares a row", "shares = is_row and", "shares = False and"), ("progress shares any row", "is_row and lead + row <= self.room + NEAR", "is_row"), ("progress touches buttons", 'lead = size[0] + theme["sectionGap"]', "lead = size[0]"),
    ("dots beside the cross", "self.needed = max(self.needed, size[0] + min(self.room, reserve))", "pass"), ("dots lie in the cross's height", "                self.bottom = max(self.bottom, (self.callout.hit + 24) / 2 - self.theme", "                self.bottom = max(self.bottom, -self.theme"),
    ("progress keeps off buttons as words do", 'theme["buttonGap"] if self.parts[-1].role == "progress" else theme["sectionGap"]', 'theme["sectionGap"]'), ("buttons may be touched in what is above", "self.bottom + max(gap, beyond)", "self.bottom + gap"),
    ("the first button may be touched above the callout", 'top = beyond - theme["padding"]', "top = 0.0"), ("buttons lie below the cross alone", 'self.callout.hit - theme["padding"] + beyond)', 'self.callout.hit - theme["padding"])'),
    ("buttons may lie beside the cross", "if self.callout.close:\n            top", "if False:\n            top"), ("a row is as high as its first button", "max(each.count for each in callout.buttons)", "callout.buttons[0].count"),
    ("progress lies above in its row", "top + (highest - progress[1]) / 2", "top"), ("buttons lie above in their row", "top + (highest - high) / 2, width", "top, width"),
    ("a row begins where lines begin", 'x = self.room - sum(widths) - self.theme["buttonGap"] * (len(widths) - 1)', "x = 0.0"), ("the last row may be touched below the callout", "max(0.0, reach(callout, high) - self.theme", "max(0.0, 0.0 - self.theme"),
    ("buttons above each other touch", 'max(self.theme["buttonGap"], above + beyond)', "above + beyond"), ("their touches meet", 'max(self.theme["buttonGap"], above + beyond)', 'self.theme["buttonGap"]'), ("they are as wide as their words", "self.button(0.0, top, self.room, high)", "self.button(0.0, top, wide, high)"),
    ("the last of them may be touched below the callout", 'self.bottom += max(0.0, above - self.theme["padding"])', "pass"), ("the sides of a sheet are all its own", "inner = max(0.0, width - left - right)", "inner = width"),
    ("titles and images touch", 'column.words("title", callout.title, theme["sectionGap"])', 'column.words("title", callout.title, 0)'), ("bodies keep off titles as off images", 'theme["titleGap"] if callout.title else theme["sectionGap"])', 'theme["sectionGap"])'),
    ("bodies keep off images as off titles", 'theme["titleGap"] if callout.title else theme["sectionGap"])', 'theme["titleGap"])'), ("the cross may lie below a callout", "max(high, hit), max", "high, max"), ("the cross may lie beside a callout", "max(needed, hit)", "needed"),
    ("the cross lies in the corner of a sheet", "left if callout.mirrored else left + inner - hit", "0.0 if callout.mirrored else width - hit"), ("the cross is on the right", "left if callout.mirrored else left + inner - hit", "left + inner - hit"),
    ("the cross is drawn as it is touched", "(hit - 24) / 2, (hit - 24) / 2, 24.0, 24.0", "0.0, 0.0, hit, hit"), ("lines begin at the left", "room - box[0] - box[2] if callout.mirrored else box[0]", "box[0]"), ("a sheet begins at the edge", "x + left + padding", "x + padding"),
    ("there is no padding above", "box[1] + padding, box[2]", "box[1], box[2]"), ("buttons ask for no width", "needed = max(needed, 232.0)", "pass"), ("dots are counted up to 11", "LARGEST = 10", "LARGEST = 11"), ("callouts are of any width", "up(column.needed, room) + 2 * padding", "column.needed + 2 * padding"),
]  # fmt: skip


def broken(old, new):
    source = pathlib.Path(content_model.__file__).read_text()
    if source.count(old) != 1:
        sys.exit(f"{source.count(old)} places of the model have {old!r}")
    made = types.ModuleType("content_model")
    sys.modules["broken_model"] = made
    made.__name__ = "broken_model"
    exec(compile(source.replace(old, new), "content_model.py", "exec"), made.__dict__)
    return made


def main():
    findings, all_cases = Findings(), []
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        paths = tutorials(root, random.Random(1), count(200, 3000))
        examples, made = compiled(EXAMPLES, root / "out"), compiled(paths, root / "made")
    findings.expect(len(examples) == len(EXAMPLES), f"{len(examples)} of {len(EXAMPLES)} examples have tours")
    findings.expect(2 * len(made) > len(paths), f"only {len(made)} of {len(paths)} tutorials have tours")
    for tour in examples + made:
        own = list(cases(tour))
        for finding in probe_differences(tour, own):
            findings.expect(False, finding)
        all_cases += own
    for case in all_cases:
        for finding in differences(case):
            findings.expect(False, f"{case.name}: {finding}")
    findings.end()
    random.Random(2).shuffle(all_cases)
    for name, old, new in BROKEN:
        model = broken(old, new)
        findings.expect(any(differences(case, model) for case in all_cases), f"nothing says that this is wrong: {name}")
    findings.end()
    print(f"content: {len(all_cases)} callouts of {len(examples + made)} tours are as laid out anew; {len(BROKEN)} broken rules would be noticed")


if __name__ == "__main__":
    main()
