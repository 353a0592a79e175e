"""Type-checks the accessors of tutorials, steps, elements, events and flags whose names are special in Swift.

    python Tests/SwiftPM/check_names.py .build/release/tutorialc

Each name is compiled alone, because a name that is already taken is numbered and then causes no conflict, and all of
them together. One run of the Swift compiler sees all files, each inside an enum of its own.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

KEYWORDS = """associatedtype borrowing class consuming deinit enum extension fileprivate func import init inout internal
let nonisolated open operator precedencegroup private protocol public rethrows static struct subscript typealias var
break case catch continue default defer do else fallthrough for guard if in repeat return switch throw where while any
as await async false is nil self Self super throws true try Any Type Protocol actor macro each some none package unowned
weak lazy final dynamic mutating optional required convenience indirect infix prefix postfix get set willSet didSet left
right module sending distributed isolated discard then _ __ $0 #if @main""".split()
TYPES = """string Swift foundation bundle url sendable case-iterable any any-object int bool array dictionary set optional
never void result error hashable equatable codable raw-representable identifiable character data date String Bundle URL
string-literal-type task main-actor tour tours step steps tutorial-target tutorial-event tutorial-flag main""".split()
MEMBERS = """id once url hash hashValue hash-value rawValue raw-value allCases all-cases AllCases RawValue description
customMirror encode hash-into init-rawValue""".split()
SIGNS = ["2", "2-go", "02", "2_2", "-", "...", " ", "a b", "a-b", "a_b", "aB", "a.b", "é", "e\u0301", "\u0301", "über",
         "ß", "ŉ", "ǆ", "保存", "三", "2保存", "日本 語", "ملف", "٣", "👩‍👩‍👧", "🎈", "Ⅷ", "²", "ª", "Tour2", "self_", "init_", "\"q\"",
         "back\\slash", "\\(x)", "tab\there", "line\nend", "\u202e", "\u2028", "x" * 200]
# The line that is removed from each enum's file, and put at the top instead.
IMPORT = "public import TutorialTour\n"
MODULES = Path(__file__).resolve().parent.parent.parent / ".build" / "debug" / "Modules"
NAMES = list(dict.fromkeys(KEYWORDS + TYPES + MEMBERS + SIGNS))


def tutorial(names):
    """A tutorial with a step, an element, an event and a flag for each name."""
    steps, ids = [], set()
    for name in names:
        step = re.sub("[^a-z0-9-]", "", name.lower()).strip("-") or "x"
        step = f"{step}-step" if step in ("next", "back", "end") else step
        while step in ids:
            step += "-x"
        ids.add(step)
        rules = [{"tap": "target"}, {"event": name, "when": {"flag": name}}]
        steps.append({"id": step, "target": {"id": composed(name)}, "callout": "Hi.", "advance": rules})
    return json.dumps({"tutorial": "hostile", "layout": "names.layout.json", "steps": steps}, ensure_ascii=False)


def composed(name):
    """An element's normalised id: the compiler treats ids that only differ in Unicode composition as equal."""
    return unicodedata.normalize("NFC", name)


def accessors(compiler, folder, tutorials):
    """The accessors of a folder with these tutorials: texts by file name."""
    folder.mkdir()
    elements = enumerate(dict.fromkeys(map(composed, NAMES)))
    frames = [{"id": id, "frame": [10 + n % 6 * 60, 10 + n // 6 * 60, 50, 50]} for n, id in elements]
    snapshot = {"screen": "home", "variant": "phone", "display": {"size": [400, 4000]}, "elements": frames}
    (folder / "names.layout.json").write_text(json.dumps({"snapshots": [snapshot]}))
    (folder / "tutorialc.yaml").write_text("emitters: { swift: { access: public, load: true } }\n")
    paths = []
    for number, (name, text) in enumerate(tutorials.items()):
        text = text.replace('"hostile"', f'"hostile-{number}"', 1)
        paths.append(f"./{name}.tutorial.json")
        (folder / paths[-1]).write_text(text, encoding="utf-8")
    command = [os.path.abspath(compiler), "build", *paths, "--emit", "swift", "--out", "out", "--quiet"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{list(tutorials)}: {done.stderr}")
    return (folder / "out" / "Tours.swift").read_text(encoding="utf-8")


def file_name(name):
    return not set(name) & set("/\0") and len(name.encode()) < 220


def main(compiler):
    with tempfile.TemporaryDirectory() as temporary:
        root = Path(temporary)
        alone = [name for name in NAMES if file_name(name)]

        def compiled(index):
            return accessors(compiler, root / str(index), {alone[index]: tutorial([alone[index]])})

        with ThreadPoolExecutor(4) as pool:
            texts = list(pool.map(compiled, range(len(alone))))
        # A file system may treat names that differ by case or composition as equal.
        different = {name.casefold(): name for name in alone if name.isascii()}.values()
        texts.append(accessors(compiler, root / "all", {name: tutorial(NAMES) for name in different}))
        source = ["import Foundation", "import TutorialTour", "extension Foundation.Bundle { static var module: Bundle { .main } }"]
        for index, text in enumerate(texts):
            body = text.replace("import Foundation\n", "", 1).replace(IMPORT, "", 1)
            if "import" in body.split("enum Tours", 1)[0]:
                sys.exit(f"what stands above the accessors is new:\n{body[:400]}")
            source.append(f"public enum Case{index} {{\n{body}\n}}")
        (root / "names.swift").write_text("\n".join(source), encoding="utf-8")
        command = ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-module-name", "Names"]
        done = subprocess.run([*command, "-I", str(MODULES), "-module-cache-path", str(root / "modules"), str(root / "names.swift")],
                              capture_output=True, text=True)
        if done.returncode:
            sys.exit(done.stderr)
    print(f"{len(alone)} names are legal Swift alone, and {len(NAMES)} together.")


if __name__ == "__main__":
    main(sys.argv[1])
