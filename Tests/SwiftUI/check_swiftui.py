"""Holds Examples/SwiftUI to what can be proven without Apple's SDK.

    python3 Tests/SwiftUI/check_swiftui.py TUTORIALC SCRATCH [OPTION...]

The package is built in the scratch folder with the options: where another one was built there with the same ones, the
modules that both use are not built again.

- Its runtime is built and tested; the layout that the tests export is one that the compiler takes.
- Its views, and the listings of its README, are type-checked against the interface in Stubs.
- The interface declares nothing that the views do not need: every declared name occurs in them.
- The check can fail: with a modifier misspelt it does.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "Examples" / "SwiftUI"
INTERFACE = PACKAGE / "Stubs" / "SwiftUI.swiftinterface"
VIEWS = sorted((PACKAGE / "Sources" / "TutorialUI").glob("*.swift"))
SCRATCH, OPTIONS = Path(*sys.argv[2:3]).resolve(), sys.argv[3:]
MODULES = SCRATCH / "debug" / "Modules"
TUTORIAL = """tutorial: exported
layout: exported.layout.json
steps:
  - target: compose-button
    callout: Write a mail.
  - target: "a/b: {c}"
    callout: The odd one.
    only: { platform: [ios] }
    onMissing: skip
"""
# What the views may import: other packages' modules lie beside these in the scratch folder.
IMPORTS = {"SwiftUI", "TutorialRuntime", "TutorialPlayer", "TutorialGeometry", "TutorialMotion"}
# Names that a conformance needs, or that stand for what is anonymous in SwiftUI.
IMPLIED = {
    "Body", "body", "Value", "Content", "Element", "ArrayLiteralElement", "rawValue", "wrappedValue", "projectedValue",
    "defaultValue", "startIndex", "endIndex", "Label", "ResolvedImage", "Set",
}  # fmt: skip


def run(*command, **options):
    """Runs a command; what it prints is shown only if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, **options)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command[:4]))} failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
    return done.stdout


def typecheck(sources, *more, module="TutorialUI"):
    """What the compiler has against the sources; empty where it has nothing."""
    done = subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
         "-module-name", module, *more, "-I", INTERFACE.parent, "-I", MODULES, *sources],
        capture_output=True, text=True,
    )  # fmt: skip
    return done.stderr if done.returncode else ""


def check_runtime(tutorialc):
    """The tests pass, and the compiler takes what they export."""
    with tempfile.TemporaryDirectory() as folder:
        run(
            "swift", "test", "--package-path", PACKAGE, "--scratch-path", SCRATCH, *OPTIONS,
            env=dict(os.environ, EXPORTED_LAYOUTS=folder),
        )  # fmt: skip
        layout = Path(folder) / "exported.layout.json"
        run(tutorialc, "check", layout, "--strict")
        (Path(folder) / "exported.tutorial.yaml").write_text(TUTORIAL)
        run(tutorialc, "build", Path(folder) / "exported.tutorial.yaml", "--out", Path(folder) / "out")


def check_views():
    """The views are right by the interface, and a wrong one is not."""
    text = "".join(view.read_text() for view in VIEWS)
    if foreign := set(re.findall(r"^[\w@ ]*\bimport (\w+)", text, re.MULTILINE)) - IMPORTS:
        sys.exit(f"the views import what their package does not depend on: {', '.join(sorted(foreign))}")
    if complaint := typecheck(VIEWS):
        sys.exit(f"the views do not type-check:\n{complaint}")
    with tempfile.TemporaryDirectory() as folder:
        broken = []
        for view in VIEWS:
            text = view.read_text().replace(".overlayPreferenceValue(", ".overlayPreferenceValues(")
            broken.append(Path(folder) / view.name)
            broken[-1].write_text(text)
        if "overlayPreferenceValues" not in typecheck(broken):
            sys.exit("a modifier that SwiftUI lacks was not noticed")


def check_listings():
    """The README's listings, as one file against the views' module. What only they use of SwiftUI is declared here."""
    blocks = re.findall(r"^```swift\n(.*?)^```$", (PACKAGE / "README.md").read_text(), re.MULTILINE | re.DOTALL)
    if len(blocks) < 3:
        sys.exit("the README has lost its listings")
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        run(
            "swiftc", "-emit-module", "-emit-module-path", folder / "TutorialUI.swiftmodule", "-swift-version", "6",
            "-parse-as-library", "-module-name", "TutorialUI", "-I", INTERFACE.parent, "-I", MODULES, *VIEWS,
        )  # fmt: skip
        (folder / "AppStorage.swift").write_text(
            "import SwiftUI\n@propertyWrapper struct AppStorage: DynamicProperty {\n"
            "  init(wrappedValue: String, _ key: String) {}\n"
            '  var wrappedValue: String { get { "" } nonmutating set {} }\n}\n'
        )
        sources = [folder / "AppStorage.swift"]
        for number, block in enumerate(blocks):
            sources.append(folder / f"listing{number}.swift")
            sources[-1].write_text(block)
        if complaint := typecheck(sources, "-I", folder, module="Listings"):
            sys.exit(f"the README's listings do not type-check:\n{complaint}")


def check_interface():
    """Every name that the interface declares is one that the views use."""
    declared = set(re.findall(r"\b(?:func|var|let|case|struct|enum|protocol)\s+(\w+)", INTERFACE.read_text()))
    used = set(re.findall(r"\w+", "".join(view.read_text() for view in VIEWS)))
    listings = set(re.findall(r"\w+", (PACKAGE / "README.md").read_text()))
    # Types in the signatures of what is used, and default arguments.
    needed = set(re.findall(r"(?<=\.)\w+", INTERFACE.read_text()))
    idle = sorted(
        name for name in declared - used - listings - needed - IMPLIED
        if not name.startswith(("_", "build", "form")) and name not in SET_ALGEBRA
    )  # fmt: skip
    if idle:
        sys.exit(f"{INTERFACE.name} declares what nothing uses: {', '.join(idle)}")


SET_ALGEBRA = {"contains", "union", "intersection", "symmetricDifference", "insert", "remove", "update"}


if __name__ == "__main__":
    check_runtime(Path(sys.argv[1]).resolve())
    check_views()
    check_listings()
    check_interface()
    print(f"SwiftUI: the runtime is tested, {len(VIEWS)} files of views type-check against the interface")
