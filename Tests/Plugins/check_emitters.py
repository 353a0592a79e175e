"""Shows that out-of-process emitters work as docs/plugins.md describes.

    python Tests/Plugins/check_emitters.py TUTORIALC SWIFT_EMITTER

The emitter in Python and the one in Swift make the same files from the examples. Their messages and the compiler's
conform to the schemas, by an independent validator, and can be sent again. Descriptions and responses that are changed
in one place are valid for both the schemas and the compiler, or for neither.
"""

import base64
import json
import shutil
import sys
import tempfile
from pathlib import Path

from PIL import Image
from programs import DROP, ROOT, STUB, Check

PYTHON_EMITTER = ROOT / "Examples/Python Emitter/tutorialc-emit-outline"
LAYOUT = """\
snapshots:
  - screen: home
    variant: phone
    display: { size: [390, 844] }
    elements: [{ id: send, frame: [300, 700, 60, 44] }]
"""
TUTORIAL = """\
tutorial: a
layout: app.layout.yaml
steps: [{ id: one, target: send, callout: Tap it., advance: { tap: anywhere } }]
"""
DESCRIPTION = {
    "schema": "tutorialc.emitter/1", "protocol": [1, 1], "name": "stub", "version": "1", "summary": "a stub",
    "tourMajors": [1, 1], "scope": "eachTutorial", "wireframes": True, "files": ["{name}.txt"],
    "cannotExpress": ["colours"],
    "options": {
        "type": "object", "additionalProperties": False, "required": [],
        "properties": {
            "size": {"description": "How large.", "type": "number", "minimum": 0, "maximum": 9, "default": 1},
            "kind": {"enum": ["odd", "even"], "enumDescriptions": ["not even", "not odd"], "default": "odd"},
        },
    },
    "diagnostics": [{"id": "stub/odd", "severity": "note", "rule": "Nothing is odd.", "wrong": "1", "right": "2"}],
}
RESPONSE = {
    "schema": "tutorialc.emit-response/1", "protocol": 1, "files": [{"path": "a.txt", "text": "x"}],
    "diagnostics": [
        {
            "id": "stub/odd", "severity": "warning", "message": "this is odd", "label": "here", "tutorial": "a",
            "step": "one", "variants": ["phone"], "notes": ["look"],
        }
    ],
}
RIGHT = {
    "description": [
        ("summary", DROP), ("scope", DROP), ("wireframes", DROP), ("screenshots", True), ("cannotExpress", DROP), ("options", DROP),
        ("protocol", [1, 7]), ("tourMajors", [0, 2]),
        ("options/properties/size/minimum", DROP), ("options/properties/kind/enumDescriptions", DROP),
        ("options/properties/size/description", DROP), ("options/properties/new", {"type": "boolean", "default": True}),
    ],
    "response": [
        ("files", DROP), ("diagnostics", DROP), ("files/0", {"path": "a.txt", "base64": "eA=="}),
        ("diagnostics/0/severity", DROP), ("diagnostics/0/step", DROP), ("diagnostics/0/tutorial", DROP),
        ("diagnostics/0/notes", []), ("diagnostics/0/span", [0, 5]), ("diagnostics/0/id", "emitter-loss"),
    ],
}
WRONG = {
    "description": [
        ("schema", "tutorialc.emitter/2"), ("schema", DROP), ("protocol", 1), ("protocol", [1]), ("protocol", DROP),
        ("name", "Stub"), ("name", DROP), ("version", DROP), ("version", 1), ("tourMajors", DROP),
        ("tourMajors", [1.5, 2]), ("scope", "some"), ("wireframes", "no"), ("screenshots", 1), ("files", DROP), ("files", "{name}.txt"),
        ("files/0", ""), ("files/0", 1), ("cannotExpress", "all"), ("colour", "red"), ("options", []),
        ("options/type", "array"), ("options/additionalProperties", True), ("options/patternProperties", {}),
        ("options/properties/size/type", "integer"), ("options/properties/size/multipleOf", 2),
        ("options/properties/kind/enum", []), ("options/properties/kind/enum", [1]),
        ("options/properties/a b", {"type": "boolean", "default": True}), ("options/properties/size/default", None),
        ("diagnostics/0/id", "odd"), ("diagnostics/0/rule", DROP), ("diagnostics/0/severity", "bad"),
        ("diagnostics/0/colour", "red"),
    ],
    "response": [
        ("schema", DROP), ("schema", "tutorialc.emit-response/2"), ("protocol", DROP), ("protocol", "1"),
        ("files", {}), ("files/0/path", DROP), ("files/0/path", 1), ("files/0/text", DROP), ("files/0/text", 1),
        ("files/0/base64", "eA=="), ("files/0/mode", 755), ("diagnostics", {}), ("diagnostics/0/id", DROP),
        ("diagnostics/0/message", DROP), ("diagnostics/0/message", 1), ("diagnostics/0/severity", "bad"),
        ("diagnostics/0/span", 3), ("diagnostics/0/span", [1]), ("diagnostics/0/notes", "look"),
        ("diagnostics/0/notes", ["look"] * 21), ("diagnostics/0/variants", [1]), ("diagnostics/0/line", 1),
        ("colour", "red"),
    ],
}  # fmt: skip


class EmitterCheck(Check):
    schemas = {"description": "emitter", "request": "emit-request", "response": "emit-response"}

    def made(self, program, folder):
        """The files that an emitter makes from the examples, by name; its messages are checked."""
        path = folder / "bin"
        path.mkdir(parents=True)
        shutil.copy(program, path / "tutorialc-emit-outline")
        work = folder / "work"
        work.mkdir()
        done = self.run(
            ["build", ROOT / "Examples/Spotlight", ROOT / "Examples/Timetable", "--emit", "outline", "--out", "out",
             "--set", "outline.numbers=arabic", "--record-plugin", "said", "--diagnostics", "short"], work, path)
        self.hold(done.returncode == 0, f"{program}: {done.stderr}")
        said = {file.name: file.read_bytes() for file in sorted((work / "said").glob("*.json"))}
        self.hold(len(said) == 6, f"{program}: {sorted(said)} are written down")
        self.look_at(said, path / "tutorialc-emit-outline", program)
        return {file.name: file.read_text() for file in sorted((work / "out").glob("*.txt"))}

    def accepts(self, description, response):
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            texts = {
                "app.layout.yaml": LAYOUT, "a.tutorial.yaml": TUTORIAL, "stub": STUB,
                "tutorialc.yaml": "emitters: { stub: { command: ./stub } }\n",
                "description": json.dumps(description), "response": json.dumps(response),
            }  # fmt: skip
            for name, text in texts.items():
                (folder / name).write_text(text)
            (folder / "stub").chmod(0o755)
            done = self.run(["build", "--allow-plugins", "--out", "out"], folder)
            self.hold(done.returncode in (0, 3), f"tutorialc ends with {done.returncode}: {done.stderr}")
            return done.returncode == 0

    def pictures(self):
        """Pictures written by Pillow reach an emitter byte for byte, with their format and size."""
        kinds = {
            "plain.png": {}, "interlaced.png": {"interlace": 1}, "palette.png": {"mode": "P"}, "plain.jpg": {"quality": 80},
            "progressive.jpeg": {"progressive": True, "exif": b"Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0"},
            "grey.jpg": {"mode": "L"}, "lossy.webp": {}, "lossless.webp": {"lossless": True},
            "alpha.webp": {"mode": "RGBA"}, "extended.webp": {"icc_profile": b"x" * 200},
        }  # fmt: skip
        formats = {"png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp"}
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            layout = "snapshots:\n"
            for count, (name, options) in enumerate(kinds.items(), 1):
                # A different size for each, in the same proportions.
                options = dict(options)
                picture = Image.linear_gradient("L").resize((195 * count, 422 * count)).convert(options.pop("mode", "RGB"))
                picture.save(folder / name, **options)
                layout += (f"  - {{ screen: home, variant: {name}, display: {{ size: [390, 844] }}, screenshot: {name}, "
                           "elements: [{ id: send, frame: [300, 700, 60, 44] }] }\n")
            description = dict(DESCRIPTION, screenshots=True)
            texts = {
                "app.layout.yaml": layout, "a.tutorial.yaml": TUTORIAL, "stub": STUB,
                "tutorialc.yaml": "emitters: { stub: { command: ./stub } }\n",
                "description": json.dumps(description), "response": json.dumps(dict(RESPONSE, diagnostics=[])),
            }  # fmt: skip
            for name, text in texts.items():
                (folder / name).write_text(text)
            (folder / "stub").chmod(0o755)
            done = self.run(["build", "--allow-plugins", "--out", "out", "--record-plugin", "said"], folder)
            self.hold(done.returncode == 0 and "warning" not in done.stderr, f"pictures: {done.stderr}")
            requests = [file for file in (folder / "said").glob("*request.json") if ".describe." not in file.name]
            self.hold(len(requests) == 1, f"pictures: {requests}")
            request = json.loads(requests[0].read_text())
            for error in self.validators["request"].iter_errors(request):
                self.faults.append(f"pictures: {error.json_path}: {error.message}")
            frames = request["tours"][0]["wireframes"]
            self.hold({frame["variant"] for frame in frames} == set(kinds), f"pictures: {len(frames)} screens")
            for frame in frames:
                name = frame["variant"]
                with Image.open(folder / name) as picture:
                    expected = {"format": formats[name.split(".")[1]], "pixels": list(picture.size)}
                (given,) = frame["screenshots"]
                self.hold(base64.b64decode(given.pop("base64")) == (folder / name).read_bytes(), f"{name}: other bytes")
                self.hold(given == expected, f"{name}: {given} in place of {expected}")


def main():
    tutorialc, swift_emitter = sys.argv[1:]
    check = EmitterCheck(tutorialc)
    with tempfile.TemporaryDirectory() as folder:
        python = check.made(PYTHON_EMITTER, Path(folder, "python"))
        swift = check.made(Path(swift_emitter), Path(folder, "swift"))
    check.hold(len(python) == 2 and all(text.startswith("1. ") for text in python.values()), f"{python}")
    check.hold(python == swift, "the emitters in Python and in Swift make other files")
    check.pictures()
    check.judge_all({"description": DESCRIPTION, "response": RESPONSE}, RIGHT, WRONG)
    return check.result("emitters out of process say and are told what the schemas have")


if __name__ == "__main__":
    sys.exit(main())
