"""Checks the views of TutorialSwiftUI, and files that use them, as far as possible without Apple's SDK.

    python3 Tests/SwiftUI/check_swiftui.py TUTORIALC

- The views are type-checked against the interface beside this file, with the modules of the debug build. The listings
  of docs/swiftui.md, with the file that the compiler generates for the page's tutorial, are type-checked against the
  views.
- So is the generated code for tutorials, elements, steps, events, flags and actions whose names are special in Swift,
  beside the accessors of the emitter swift. Content of names stays a name.
- Each declaration in a file of views has the availability of the SwiftUI features that it uses.
- The interface declares nothing that the views don't need: every declared name occurs in them.
- The check can fail: with a misspelt modifier it does.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
INTERFACE = Path(__file__).resolve().parent / "SwiftUI.swiftinterface"
SOURCES = sorted((ROOT / "Sources/Runtime/SwiftUI").glob("*.swift"))
VIEWS = [path for path in SOURCES if path.read_text().startswith("#if canImport(SwiftUI)")]
PAGE = ROOT / "docs" / "swiftui.md"
TUTORIALC = Path(sys.argv[1] if sys.argv[1:] else ROOT / ".build/release/tutorialc").resolve()
MODULES = ROOT / ".build" / "debug" / "Modules"
# The modules that the views may import.
IMPORTS = {"SwiftUI", "Observation", "TutorialPlayer", "TutorialGeometry", "TutorialSyntax"}
# SwiftPM's name of the package for the compiler, from its folder.
PACKAGE = re.sub(r"\W", "_", ROOT.name.lower())
GUARD = "#if canImport(SwiftUI) && !os(watchOS)\n"
SINCE = "@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)"
# The accessor that SwiftPM generates for a resource bundle.
BUNDLE = "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"
# Names that a conformance needs, or that stand for anonymous types in SwiftUI.
IMPLIED = {
    "Body", "body", "Value", "Content", "Element", "ArrayLiteralElement", "rawValue", "wrappedValue", "projectedValue",
    "defaultValue", "startIndex", "endIndex", "Label", "ResolvedImage", "Set", "swiftUI", "name", "T",
}  # fmt: skip


def typecheck(sources, *more, module="TutorialSwiftUI"):
    """The compiler's errors in the sources; empty if there are none."""
    done = subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
         "-D", "SWIFT_PACKAGE", "-module-name", module, *more, "-I", INTERFACE.parent, "-I", MODULES, *sources],
        capture_output=True, text=True,
    )  # fmt: skip
    return done.stderr if done.returncode else ""


def check_views():
    """The views are valid against the interface, and a wrong one isn't."""
    text = "".join(path.read_text() for path in SOURCES)
    if foreign := set(re.findall(r"^ *(?:@\w+ )?(?:public )?import (\w+)", text, re.MULTILINE)) - IMPORTS:
        sys.exit(f"the views import modules that their target does not depend on: {', '.join(sorted(foreign))}")
    for path in VIEWS:
        text = path.read_text()
        if not text.startswith(GUARD):
            sys.exit(f"{path.name} does not begin with {GUARD}")
        for found in re.finditer(r"(?:\n  (@.*))?\n  (?:public |private |fileprivate )?(?:struct|enum|extension|final class) (\w+)", text):
            if found[1] != SINCE:
                sys.exit(f"{path.name}: {found[2]} does not say {SINCE}")
    if complaint := typecheck(SOURCES, "-package-name", PACKAGE):
        sys.exit(f"the views do not type-check:\n{complaint}")
    with tempfile.TemporaryDirectory() as folder:
        broken = []
        for path in SOURCES:
            broken.append(Path(folder) / path.name)
            broken[-1].write_text(path.read_text().replace(".overlayPreferenceValue(", ".overlayPreferenceValues("))
        if "overlayPreferenceValues" not in typecheck(broken, "-package-name", PACKAGE):
            sys.exit("a modifier that SwiftUI lacks was not noticed")


def views_module(folder):
    """Writes the module of the views, to be found before the debug build's, which contains no views."""
    command = [
        "swiftc", "-emit-module", "-emit-module-path", folder / "TutorialSwiftUI.swiftmodule", "-swift-version", "6",
        "-parse-as-library", "-module-name", "TutorialSwiftUI", "-package-name", PACKAGE, "-I", INTERFACE.parent,
        "-I", MODULES, *SOURCES,
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"the views make no module:\n{done.stderr[-4000:]}")
    (folder / "Bundle.swift").write_text(BUNDLE)


def emitted(folder, *options):
    """The files that the compiler generates for the tutorials of a folder."""
    names = sorted("./" + path.name for path in folder.glob("*.tutorial.*"))
    done = subprocess.run(
        [TUTORIALC, "build", *names, "--out", "out", "--emit", "swift,swiftui", *options, "--quiet"], cwd=folder,
        capture_output=True, text=True,
    )  # fmt: skip
    if done.returncode:
        sys.exit(f"the tutorials are not compiled:\n{done.stderr[-4000:]}")
    return [folder / "out" / "TourViews.swift", folder / "out" / "Tours.swift"]


def check_listings(modules):
    """Checks the page's listings, with the generated code for its tutorial. SwiftUI features that only they use are
    declared here."""
    blocks = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    swift = [text for kind, text in blocks if kind == "swift"]
    if len(swift) < 3:
        sys.exit("the page has lost its listings")
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for kind, text in blocks:
            if kind == "yaml":
                (folder / text.split()[1]).write_text(text)
        sources = [*emitted(folder), modules / "Bundle.swift", folder / "AppStorage.swift"]
        sources[-1].write_text(
            "import SwiftUI\n@propertyWrapper struct AppStorage: DynamicProperty {\n"
            "  init(wrappedValue: String, _ key: String) {}\n"
            '  var wrappedValue: String { get { "" } nonmutating set {} }\n}\n'
        )
        for number, block in enumerate(swift):
            sources.append(folder / f"listing{number}.swift")
            sources[-1].write_text(block)
        if complaint := typecheck(sources, "-I", modules, module="Listings"):
            sys.exit(f"the page's listings do not type-check:\n{complaint}")
        if complaint := typecheck([path for path in sources if "listing" not in path.name], "-I", modules, module="Alone"):
            sys.exit(f"the generated code does not type-check:\n{complaint}")
        # A view of an element that no tour names any more, and a flag that isn't handled.
        for wrong, right in [("tourTarget(.compose,", "tourTarget(.composeButton,"), ("case .reads:", "case .writes:")]:
            for path, block in zip(sources[-len(swift):], swift):
                path.write_text(block.replace(right, wrong))
            word = re.search(r"\.(\w+)\W$", wrong)[1]
            if f"has no member '{word}'" not in typecheck(sources, "-I", modules, module="Listings"):
                sys.exit(f"{wrong} was not noticed")


def check_hostile(modules):
    """Checks names that are special in Swift, as in a team with `public` accessors."""
    sys.path.insert(0, str(ROOT / "Tests" / "SwiftPM"))
    import check_names

    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        ids = list(dict.fromkeys(map(check_names.composed, check_names.NAMES)))
        frames = [{"id": id, "frame": [10 + n % 6 * 60, 10 + n // 6 * 60, 50, 50]} for n, id in enumerate(ids)]
        snapshot = {"screen": "home", "variant": "phone", "display": {"size": [400, 4000]}, "elements": frames}
        (folder / "names.layout.json").write_text(json.dumps({"snapshots": [snapshot]}))
        alone = {name.casefold(): name for name in check_names.NAMES if check_names.file_name(name) and name.isascii()}
        for number, name in enumerate([*alone.values(), "all of them"]):
            names = check_names.NAMES if name == "all of them" else [name]
            tutorial = json.loads(check_names.tutorial(names))
            tutorial["tutorial"] = f"hostile-{number}"
            for step in tutorial["steps"]:
                step["before"] = [{"action": step["advance"][1]["event"]}]
            (folder / f"{name}.tutorial.json").write_text(json.dumps(tutorial))
        (folder / "tutorialc.yaml").write_text(
            "emitters: { json: {}, swift: { access: public }, swiftui: { access: public } }\n"
        )
        sources = [*emitted(folder, "--config", "tutorialc.yaml"), modules / "Bundle.swift"]
        if complaint := typecheck(sources, "-I", modules, module="Hostile"):
            sys.exit(f"names make Swift that does not type-check:\n{complaint[-4000:]}")
        classes = len(re.findall(r"^  public final class \S+: TutorialSwiftUI.TourModel {$", sources[0].read_text(), re.M))
        if classes != len(alone) + 1:
            sys.exit(f"{len(alone) + 1} tutorials have {classes} classes")
        return classes


def check_interface():
    """Every name that the interface declares is used by the views."""
    declared = set(re.findall(r"\b(?:func|var|let|case|struct|enum|protocol)\s+(\w+)", INTERFACE.read_text()))
    used = set(re.findall(r"\w+", "".join(path.read_text() for path in SOURCES)))
    listings = set(re.findall(r"\w+", PAGE.read_text()))
    # Types in the signatures of used declarations, and default arguments.
    needed = set(re.findall(r"(?<=\.)\w+", INTERFACE.read_text()))
    idle = sorted(
        name for name in declared - used - listings - needed - IMPLIED
        if not name.startswith(("_", "build", "form")) and name not in SET_ALGEBRA
    )  # fmt: skip
    if idle:
        sys.exit(f"{INTERFACE.name} has unused declarations: {', '.join(idle)}")


SET_ALGEBRA = {"contains", "union", "intersection", "symmetricDifference", "insert", "remove", "update"}


if __name__ == "__main__":
    check_views()
    with tempfile.TemporaryDirectory() as made:
        views_module(Path(made))
        check_listings(Path(made))
        count = check_hostile(Path(made))
    check_interface()
    print(f"SwiftUI: {len(SOURCES)} files, the page and the views of {count} hostile tours type-check against the interface")
