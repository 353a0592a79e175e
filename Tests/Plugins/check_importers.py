"""Shows that out-of-process importers work as docs/plugins.md describes.

    python Tests/Plugins/check_importers.py TUTORIALC

The importer in Python makes manifests from tables, and reports the errors in wrong ones. Its messages and the
compiler's conform to the schemas, by an independent validator, and can be sent again. Descriptions and responses that
are changed in one place are valid for both the schemas and the compiler, or for neither.
"""

import json
import shutil
import sys
import tempfile
from pathlib import Path

from programs import DROP, ROOT, STUB, Check

PYTHON_IMPORTER = ROOT / "Examples/Python Importer/tutorialc-import-csv"
PAGE = ROOT / "docs/plugins.md"
TABLE = "id,x,y,width,height,type,label\nlist,0,80,393,690,list,Mails\ncompose,321,760,56,56,button,\n"
DESCRIPTION = {
    "schema": "tutorialc.importer/1", "protocol": [1, 1], "name": "stub", "version": "1", "summary": "a stub",
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
    "schema": "tutorialc.import-response/1", "protocol": 1,
    "manifest": {
        "schema": "tutorialc.layout/1",
        "source": {"format": "other", "tool": "a tool", "unit": "px", "scale": 2.5, "truncated": False},
        "snapshots": [
            {
                "screen": "inbox", "variant": "phone", "display": {"size": [393, 852], "scale": 3},
                "elements": [
                    {"id": "list", "frame": [0, 80, 393, 600]},
                    {"id": "row", "label": "Row", "frame": [0, 80, 393, 72], "parent": "list"},
                ],
            }
        ],
    },
    "diagnostics": [
        {
            "id": "stub/odd", "severity": "warning", "message": "this is odd", "label": "here", "span": [1, 4],
            "labels": [{"message": "first", "line": 1}], "notes": ["look", {"message": "there", "span": [0, 1]}],
        }
    ],
    "text": "some text\n",
}
SNAPSHOT = "manifest/snapshots/0"
ELEMENT = f"{SNAPSHOT}/elements/1"
RIGHT = {
    "description": [
        ("summary", DROP), ("options", DROP), ("diagnostics/0/wrong", DROP), ("protocol", [1, 7]),
        ("options/properties/new", {"type": "boolean", "default": True}),
    ],
    "response": [
        ("text", DROP), ("diagnostics", DROP), ("manifest/source", DROP), (f"{SNAPSHOT}/display/scale", DROP),
        (f"{SNAPSHOT}/traits", {"locale": "en"}), (f"{ELEMENT}/parent", DROP), (f"{ELEMENT}/visibility", "occluded"),
        (f"{ELEMENT}/frame", [-10000000, 0.125, 10000000, 1]), (f"{ELEMENT}/text", ""),
        ("diagnostics/0/span", DROP), ("diagnostics/0/labels", DROP), ("diagnostics/0/notes", []),
        ("diagnostics/0/id", "json-syntax"), ("diagnostics/0/notes/1", {"message": "no place"}),
    ],
}
WRONG = {
    "description": [
        ("schema", "tutorialc.importer/2"), ("schema", DROP), ("protocol", DROP), ("protocol", 1), ("name", "Stub"),
        ("name", DROP), ("version", DROP), ("tourMajors", [1, 1]), ("files", []), ("options", []),
        ("options/properties/size/default", None), ("diagnostics/0/id", "odd"), ("colour", "red"),
    ],
    "response": [
        ("schema", DROP), ("schema", "tutorialc.import-response/2"), ("protocol", DROP), ("protocol", "1"),
        ("manifest", []), ("manifest/snapshots", DROP), ("manifest/snapshots", {}), ("snapshot", {}), ("text", 1),
        ("files", []),
        ("diagnostics", {}), ("diagnostics/0/id", DROP), ("diagnostics/0/message", DROP),
        ("diagnostics/0/severity", "bad"), ("diagnostics/0/span", 3), ("diagnostics/0/span", [1]),
        ("diagnostics/0/line", 1), ("diagnostics/0/labels", [{"message": "nowhere"}]),
        ("diagnostics/0/labels/0/line", 0), ("diagnostics/0/notes", "look"), ("diagnostics/0/notes", ["look"] * 21),
        ("diagnostics/0/notes", [1]), ("diagnostics/0/step", "one"), ("colour", "red"),
    ],
}  # fmt: skip
# Errors that this schema leaves to that of layouts, or that a schema cannot express: unknown names, places beyond an end.
SILENT = [
    ("manifest/schema", "tutorialc.layout/9"), (f"{SNAPSHOT}/screen", DROP), (f"{SNAPSHOT}/screen", "a/b"),
    (f"{SNAPSHOT}/display/size", [393]), (f"{SNAPSHOT}/colour", "red"), (f"{SNAPSHOT}/elements", {}),
    (f"{ELEMENT}/id", DROP), (f"{ELEMENT}/id", "list"), (f"{ELEMENT}/frame/0", "0"), (f"{ELEMENT}/frame/3", -1e300),
    (f"{ELEMENT}/lable", "Row"), (f"{ELEMENT}/parent", "none"), (f"{ELEMENT}/space", "none"),
    (f"{ELEMENT}/window", "none"),
    (f"{ELEMENT}/frame", [9000000, 0, 9000000, 1]), ("diagnostics/0/span", [1, 99]), ("diagnostics/0/span", [4, 1]),
    ("diagnostics/0/labels/0/line", 3), ("diagnostics/0/id", "odd/stub"),
]  # fmt: skip


class ImporterCheck(Check):
    schemas = {"description": "importer", "request": "import-request", "response": "import-response"}

    def example(self, folder):
        """Imports tables with the importer in Python, found in PATH."""
        path = folder / "bin"
        path.mkdir()
        shutil.copy(PYTHON_IMPORTER, path / "tutorialc-import-csv")
        work = folder / "work"
        work.mkdir()
        (work / "inbox.csv").write_text(TABLE)
        (work / "wide.csv").write_text(TABLE.replace(",", ";") + "list;1;2;3;4\nx;1;nan;3;4\n")
        (work / "bytes.csv").write_bytes(b"\xff\xfeid")
        words = ["--from", "csv", "--diagnostics", "short", "--record-plugin", "said", "--display", "393x852"]
        done = self.run(
            ["import", "inbox.csv", *words, "--safe-area", "59,0,34,0", "--trait", "locale=en", "-o", "a.json"], work, path)
        self.hold(done.stderr == "inbox.csv:3:1: warning: compose has no label [csv/no-label]\n", done.stderr)
        manifest = json.loads((work / "a.json").read_text())
        self.hold(manifest["source"]["format"] == "csv", f"{manifest['source']}")
        snapshot = manifest["snapshots"][0]
        ids = [(element["id"], element["frame"]) for element in snapshot["elements"]]
        self.hold(ids == [("list", [0, 80, 393, 690]), ("compose", [321, 760, 56, 56])], f"{ids}")
        self.hold(snapshot["insets"] == {"safeArea": [59, 0, 34, 0]}, f"{snapshot['insets']}")
        wide = ["import", "wide.csv", *words, "--set", "separator=semicolon", "-o", "b.json"]
        done = self.run(wide, work, path)
        self.hold(done.returncode == 1 and done.stderr.count("[import-failed]") == 2, done.stderr)
        self.hold("wide.csv:4:1: error:" in done.stderr and "wide.csv:5:1: error:" in done.stderr, done.stderr)
        done = self.run([*wide, "--lenient"], work, path)
        self.hold(done.returncode == 0, done.stderr)
        manifest = json.loads((work / "b.json").read_text())
        self.hold(manifest["source"]["truncated"] and len(manifest["snapshots"][0]["elements"]) == 2, f"{manifest}")
        done = self.run(["import", "bytes.csv", *words], work, path)
        self.hold(done.returncode == 1 and "[invalid-utf8]" in done.stderr, done.stderr)
        done = self.run(["import", "--from", "csv", "--help"], work, path)
        self.hold("  separator=comma|semicolon\n" in done.stdout, done.stdout)
        said = {file.name: file.read_bytes() for file in sorted((work / "said").glob("*.json"))}
        self.hold(len(said) == 8, f"{sorted(said)} are written down")
        self.look_at(said, path / "tutorialc-import-csv", "the importer in Python")

    def accepts(self, description, response):
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            texts = {
                "stub": STUB, "tutorialc.yaml": "importers: { stub: { command: ./stub } }\n", "file.txt": "some text\n",
                "description": json.dumps(description), "response": json.dumps(response),
            }  # fmt: skip
            for name, text in texts.items():
                (folder / name).write_text(text)
            (folder / "stub").chmod(0o755)
            done = self.run(["import", "--from", "stub", "--allow-plugins", "file.txt", "-o", "out.json"], folder)
            self.hold(done.returncode in (0, 1, 3), f"tutorialc ends with {done.returncode}: {done.stderr}")
            self.hold((folder / "out.json").exists() == (done.returncode == 0), "a manifest without success, or none with it")
            return done.returncode == 0


def main():
    check = ImporterCheck(*sys.argv[1:])
    check.hold(PYTHON_IMPORTER.read_text() in PAGE.read_text(), f"{PAGE} shows another importer than the example")
    with tempfile.TemporaryDirectory() as folder:
        check.example(Path(folder))
    samples = {"description": DESCRIPTION, "response": RESPONSE}
    check.judge_all(samples, RIGHT, WRONG)
    check.judge_silent(samples, SILENT)
    return check.result("importers out of process say and are told what the schemas have")


if __name__ == "__main__":
    sys.exit(main())
