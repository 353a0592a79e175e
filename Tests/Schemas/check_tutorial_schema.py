"""Shows that the tutorials' schema and the compiler agree on what is right and what is wrong.

    python Tests/Schemas/check_tutorial_schema.py SCHEMA TUTORIALC [TUTORIAL …]

A sample that has each key of a tutorial is changed in one place at a time. Both the schema and the compiler must accept
the sample and the given tutorials, and both must reject every wrong change and accept every right one.
"""

import copy
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from jsonschema import Draft202012Validator
from ruamel.yaml import YAML

SAMPLES = Path(__file__).resolve().parent.parent / "Samples"
SAMPLE = SAMPLES / "everything.tutorial.json"
LAYOUT = SAMPLES / "everything-for-tutorial.layout.json"
DROP = object()

FIRST, SECOND, THIRD = "steps/0", "steps/1", "steps/2"
MOVE = f"{FIRST}/transition/move"
EXIT = f"{FIRST}/transition/exit"
SPRING = f"{MOVE}/easing/spring"
SPRITE = f"{SECOND}/sprites/0"
PATH_SHAPE = f"{THIRD}/cutout/shape"

# Where the sample is changed, and to what: mistakes.
WRONG = [
    ("schema", "tutorialc.tutorial/2"),
    ("schema", "tutorialc.layout/1"),
    ("tutorial", DROP),
    ("tutorial", "First Mail"),
    ("tutorial", "x" * 201),
    ("title", ""),
    ("title", ["T"]),
    ("layout", {}),
    ("screen", None),
    ("locale", "english"),
    ("strings", "strings.yaml"),
    ("only", ["ios"]),
    ("only/platform", []),
    ("only/platform", {"is": "ios"}),
    ("dismiss", "escape"),
    ("dismiss/0", "esc"),
    ("reducedMotion/kind", "morph"),
    ("reducedMotion/duration", -1),
    ("reducedMotion/colour", "red"),
    ("defaults/id", "x"),
    ("defaults/style", "low"),
    ("defaults/overlay/color", "black"),
    ("defaults/overlay/color", "#00"),
    ("defaults/overlay/opacity", 1.1),
    ("defaults/overlay/opacity", "0.5"),
    ("defaults/overlay/blur", -1),
    ("defaults/overlay/extent", "screen"),
    ("defaults/overlay/colour", "#000"),
    ("styles", []),
    ("styles/Low", {}),
    ("styles/low/id", "x"),
    ("styles/low/callout/sheet/height", 0),
    ("styles/low/callout/sheet/width", 1),
    ("steps", []),
    ("steps", DROP),
    ("extra", 1),
    (f"{FIRST}/id", "First"),
    (f"{FIRST}/id", "next"),
    (f"{FIRST}/style", {"low": True}),
    (f"{FIRST}/colour", "red"),
    (f"{FIRST}/target", []),
    (f"{FIRST}/target", {}),
    (f"{FIRST}/target", ""),
    (f"{FIRST}/target", None),
    (f"{FIRST}/target/id", ""),
    (f"{FIRST}/target/name", "a"),
    (f"{FIRST}/target/nth", -1),
    (f"{FIRST}/target/nth", 0.5),
    (f"{FIRST}/onMissing", "ignore"),
    (f"{FIRST}/fallback/0", ["b"]),
    (f"{FIRST}/cutout/shape", "star"),
    (f"{FIRST}/cutout/padding", [1, 2, 3]),
    (f"{FIRST}/cutout/padding", "8"),
    (f"{FIRST}/cutout/padding", {"left": 1}),
    (f"{FIRST}/cutout/padding", 1e8),
    (f"{FIRST}/cutout/radius", -1),
    (f"{FIRST}/cutout/radius", [1, 2]),
    (f"{FIRST}/cutout/corners", "round"),
    (f"{FIRST}/cutout/fit", "contain"),
    (f"{FIRST}/cutout/combine", "join"),
    (f"{FIRST}/cutout/clip", "screen"),
    (f"{FIRST}/cutout/colour", "red"),
    (f"{FIRST}/ring", True),
    (f"{FIRST}/ring/width", 0),
    (f"{FIRST}/ring/gap", "1"),
    (f"{FIRST}/ring/dash", [-1]),
    (f"{FIRST}/ring/dash", 4),
    (f"{FIRST}/interaction", "pass"),
    (f"{FIRST}/interaction/mode", "pass"),
    (f"{FIRST}/interaction/hitPadding", [1]),
    (f"{FIRST}/interaction/colour", "red"),
    (f"{FIRST}/callout", ["T"]),
    (f"{FIRST}/callout/title", ""),
    (f"{FIRST}/callout/placement", []),
    (f"{FIRST}/callout/placement", "top-center"),
    (f"{FIRST}/callout/placement/0", "auto-start"),
    (f"{FIRST}/callout/width", 0),
    (f"{FIRST}/callout/size", [1]),
    (f"{FIRST}/callout/gap", None),
    (f"{FIRST}/callout/arrow", "yes"),
    (f"{FIRST}/callout/kind", "toast"),
    (f"{FIRST}/callout/buttons", {"title": "Go"}),
    (f"{FIRST}/callout/buttons/0/title", DROP),
    (f"{FIRST}/callout/buttons/0/role", "Next one"),
    (f"{FIRST}/callout/buttons/0/to", "Next one"),
    (f"{FIRST}/callout/buttons/0/colour", "red"),
    (f"{FIRST}/callout/colour", "red"),
    (f"{FIRST}/advance", []),
    (f"{FIRST}/advance", "tap"),
    (f"{FIRST}/advance/0", {"to": "second"}),
    (f"{FIRST}/advance/0", {"tap": "target", "event": "x"}),
    (f"{FIRST}/advance/0/to", "Second step"),
    (f"{FIRST}/advance/1/event", ""),
    (f"{FIRST}/advance/1/when/flag", DROP),
    (f"{FIRST}/advance/1/when/equals", []),
    (f"{FIRST}/advance/2/after", "soon"),
    (f"{FIRST}/advance/3/button", "Go on"),
    (f"{FIRST}/delay", 400),
    (f"{FIRST}/delay", 11),
    (f"{FIRST}/delay", "1 s"),
    (f"{FIRST}/delay", "0.35"),
    (f"{FIRST}/transition", "none"),
    (f"{FIRST}/transition/leave", "none"),
    (f"{MOVE}/kind", "slide"),
    (f"{MOVE}/duration", 1),
    (f"{MOVE}/arc", 11),
    (f"{MOVE}/easing", "ease"),
    (f"{MOVE}/easing", {}),
    (f"{SPRING}/response", 0),
    (f"{SPRING}/response", DROP),
    (f"{SPRING}/dampingFraction", 0.05),
    (f"{SPRING}/bounce", 0.1),
    (f"{SPRING}/colour", 1),
    (f"{EXIT}/easing", [0.4, 0, 0.2]),
    (f"{EXIT}/easing", [1.4, 0, 0.2, 1]),
    (f"{EXIT}/easing", "bouncy"),
    (f"{EXIT}/duration", "0.25m"),
    (f"{FIRST}/accessibility/label", ""),
    (f"{FIRST}/accessibility/announce", "loud"),
    (f"{FIRST}/accessibility/focus", "button"),
    (f"{FIRST}/accessibility/role", "button"),
    (f"{FIRST}/when", "new"),
    (f"{SECOND}/target/0/label", {"english": "A"}),
    (f"{SECOND}/target/0/label", {"en": ""}),
    (f"{SECOND}/target/0/type", {"contain": "B"}),
    (f"{SECOND}/target/0/type", {"contains": "B", "matches": "B"}),
    (f"{SECOND}/target/0/type", {}),
    (f"{SECOND}/target/1/ring", "off"),
    (f"{SECOND}/target/1/callout", "x"),
    (f"{SECOND}/target/1/target/text/matches", ""),
    (f"{SECOND}/target/1/cutout/size", [20, 0]),
    (f"{SECOND}/target/1/cutout/at", "middle"),
    (f"{SECOND}/effects/0/kind", "shake"),
    (f"{SECOND}/effects/0/kind", DROP),
    (f"{SECOND}/effects/0/amount", -1),
    (f"{SECOND}/effects/0/repeat", 1.5),
    (f"{SECOND}/effects/0/repeat", 0),
    (f"{SPRITE}/symbol", DROP),
    (f"{SPRITE}/image", "heart.png"),
    (f"{SPRITE}/from", "a"),
    (f"{SPRITE}/from", {"at": "center"}),
    (f"{SPRITE}/to", DROP),
    (f"{SPRITE}/to", [1]),
    (f"{SPRITE}/opacity", [1]),
    (f"{SPRITE}/opacity", [1, 2]),
    (f"{SPRITE}/after", "hide"),
    (f"{SPRITE}/easing", "smooth"),
    (f"{SECOND}/scroll/align", "top"),
    (f"{SECOND}/scroll/offset", 1),
    (f"{THIRD}/target/anyOf", []),
    (f"{THIRD}/target/anyOf", "a"),
    (f"{THIRD}/target/anyOf/1/path", "root//button"),
    (f"{THIRD}/target/anyOf/1/path", "root[x]"),
    (f"{PATH_SHAPE}/path", DROP),
    (f"{PATH_SHAPE}/path", ""),
    (f"{PATH_SHAPE}/viewBox", DROP),
    (f"{PATH_SHAPE}/viewBox", [0, 0, 10]),
    (f"{THIRD}/callout", ""),
    (f"{THIRD}/transition/move/easing/spring/damping", DROP),
    (f"{THIRD}/transition/move/easing/spring/mass", 0),
]

# The same: other ways to say something.
RIGHT = [
    ("schema", DROP),
    ("schema", "tutorialc.tutorial/1.7"),
    ("layout", "everything-for-tutorial.layout.json"),
    ("dismiss", []),
    ("only/platform", "ios"),
    ("styles/low/only/brand", ["acme"]),
    ("defaults/overlay", "none"),
    ("defaults/overlay/color", "#1a2B3c4d"),
    (f"{FIRST}/style", "low"),
    (f"{FIRST}/target", "a"),
    (f"{FIRST}/fallback", "b"),
    (f"{FIRST}/cutout/padding", -4),
    (f"{FIRST}/cutout/radius", 999),
    (f"{FIRST}/ring", "none"),
    (f"{FIRST}/ring/dash", "none"),
    (f"{FIRST}/callout", "none"),
    (f"{FIRST}/callout/placement", "leading-end"),
    (f"{FIRST}/advance", {"tap": {"id": "b"}}),
    (f"{FIRST}/delay", 0),
    (f"{FIRST}/delay", "1.5e3ms"),
    (f"{MOVE}/easing", "interactiveSpring"),
    (f"{EXIT}/easing", "fastOutSlowIn"),
    (f"{EXIT}/duration", "250ms"),
    (f"{SECOND}/effects", "none"),
    (f"{SECOND}/effects", {"kind": "glow"}),
    (f"{SECOND}/sprites", "none"),
    (f"{SECOND}/scroll", "none"),
    (f"{SECOND}/target/0/label", {"equalsIgnoringCase": "a"}),
    (f"{SECOND}/target/0/label", {"en-US": {"contains": "A"}}),
    (f"{SECOND}/target/1/cutout/size", 20),
]


def changed(tutorial, path, value):
    """The tutorial with one place changed."""
    tutorial = copy.deepcopy(tutorial)
    *way, last = [int(key) if key.isdigit() else key for key in path.split("/")]
    place = tutorial
    for key in way:
        place = place[key]
    if value is DROP:
        del place[last]
    else:
        place[last] = value
    return tutorial


def main():
    schema_path, tutorialc, *tutorials = sys.argv[1:]
    schema = json.loads(Path(schema_path).read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    faults = []

    def compiles(tutorial):
        with tempfile.TemporaryDirectory() as folder:
            shutil.copy(LAYOUT, folder)
            file = Path(folder, "changed.tutorial.yaml")
            file.write_text(json.dumps(tutorial), encoding="utf-8")
            code = subprocess.run([tutorialc, "check", str(file)], capture_output=True).returncode
            if code not in (0, 1):
                faults.append(f"tutorialc ends with {code}")
            return code == 0

    for path in tutorials:
        tutorial = YAML(typ="safe").load(Path(path).read_text(encoding="utf-8"))
        faults += [f"{path}: {error.json_path}: {error.message}" for error in validator.iter_errors(tutorial)]
    sample = json.loads(SAMPLE.read_text(encoding="utf-8"))
    faults += [f"{SAMPLE}: {error.json_path}: {error.message}" for error in validator.iter_errors(sample)]
    if not compiles(sample):
        faults.append(f"the compiler rejects {SAMPLE}")
    for changes, isRight in ((WRONG, False), (RIGHT, True)):
        verb = "rejects" if isRight else "accepts"
        for path, value in changes:
            tutorial = changed(sample, path, value)
            change = f"{path} = {'nothing' if value is DROP else json.dumps(value)}"
            if validator.is_valid(tutorial) != isRight:
                faults.append(f"the schema {verb} {change}")
            if compiles(tutorial) != isRight:
                faults.append(f"the compiler {verb} {change}")
    accepted = 1 + len(tutorials) + len(RIGHT)
    print("\n".join(faults) or f"the tutorials' schema accepts {accepted} tutorials and rejects {len(WRONG)} changes")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
