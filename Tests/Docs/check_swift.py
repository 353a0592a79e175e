"""Type-checks the documentation's Swift, and Tests/Imports, against the modules of the debug build.

    python3 Tests/Docs/check_swift.py

Every block fenced as `swift` that imports TutorialIR or TutorialPlayer is a separate file. Names from a tutorial
(`Tours`, `TutorialTarget`) are those that the compiler generates for the page's YAML.

The files of Tests/Imports import one module each or a few, as consumers do, and must compile however the modules change
inside.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
TUTORIALC = ROOT / os.environ.get("TUTORIALC", ".build/release/tutorialc")
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAME = re.compile(r"# (?:.*/)?([\w.-]+\.yaml)\n")
# The accessor that SwiftPM generates for a resource bundle.
BUNDLE = "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"


def accessors(blocks, folder):
    """The Swift accessors that the compiler generates for the tutorials among the blocks, or an empty list."""
    files = [(match[1], text) for kind, text in blocks if kind == "yaml" and (match := NAME.match(text))]
    if not files:
        return []
    for name, text in files:
        (folder / name).write_text(text)
    subprocess.run(
        [TUTORIALC, "build", folder, "--out", folder / "out", "--emit", "swift", "--set", "swift.load=true", "--quiet"],
        check=True,
    )
    (folder / "bundle.swift").write_text(BUNDLE)
    return [folder / "bundle.swift", *(folder / "out").glob("*.swift")]


def check(page):
    """The number of checked blocks of a page, and the compiler's output."""
    blocks = FENCE.findall(page.read_text(encoding="utf-8"))
    listings = [text for kind, text in blocks if kind == "swift" and re.search(r"^import Tutorial(IR|Player)$", text, re.MULTILINE)]
    if not listings:
        return 0, ""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        sources = accessors(blocks, folder)
        for number, listing in enumerate(listings):
            sources.append(folder / f"{page.stem}-{number}.swift")
            sources[-1].write_text(listing)
        return len(listings), typecheck(sources)


def typecheck(sources):
    """The compiler's output for the sources of one module; empty if they are right."""
    done = subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
         "-module-name", "Listings", "-I", ROOT / ".build/debug/Modules",
         "-I", ROOT / "Sources/Plugins/CExpat", "-I", ROOT / "Sources/Compiler/CLibYAML", *sources],
        capture_output=True, text=True,
    )  # fmt: skip
    return done.stderr if done.returncode else ""


def main():
    counted = 0
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        count, complaint = check(page)
        counted += count
        if complaint:
            sys.exit(f"{page.relative_to(ROOT)} shows Swift that does not compile:\n{complaint}")
    if counted < 4:
        sys.exit(f"only {counted} listings were found: the pages, or this check, have changed")
    consumers = sorted((ROOT / "Tests/Imports").glob("*.swift"))
    for consumer in consumers:
        complaint = typecheck([consumer])
        if complaint:
            sys.exit(f"{consumer.relative_to(ROOT)} does not compile:\n{complaint}")
    if len(consumers) < 7:
        sys.exit("Tests/Imports has lost a file")
    print(f"{counted} Swift listings compile, and {len(consumers)} consumers of a module or a few")


if __name__ == "__main__":
    main()
