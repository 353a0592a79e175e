#!/usr/bin/env python3
"""Compares each target's dependencies in the manifest with the imports of its files: `make lint`.

    check_imports.py              one line for each module that is imported and not a dependency, or the reverse
    check_imports.py --self-test  tests that it finds what it should, and nothing else

A build finds undeclared modules if an earlier build left them; on a fresh machine it doesn't, or only if they happen to
be built first.
"""

import json
import pathlib
import re
import subprocess
import sys

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|let|var|typealias)\s+)?(\w+)", re.M)
# Targets that depend on a module which only their own consumers import.
FOR_CONSUMERS = {("TutorialPluginKit", "TutorialIR")}
# Programs that tests start.
STARTED = {("CommandLineTests", "EmitterRunner"), ("CommandLineTests", "ImporterRunner")}


def imports_of(sources):
    """The modules that source texts import."""
    return {found[1] for text in sources for found in IMPORT.finditer(text)}


def complaints(name, needed, imported, modules):
    """The faults in one target's list of dependencies."""
    for module in sorted((imported & modules) - needed):
        yield f"{name} imports {module}, which is none of its dependencies"
    for module in sorted(needed - imported):
        if (name, module) not in FOR_CONSUMERS | STARTED:
            yield f"{name} depends on {module}, which none of its files imports"


def check():
    manifest = json.loads(subprocess.run(
        ["swift", "package", "dump-package"], check=True, capture_output=True, text=True).stdout)
    targets = [target for target in manifest["targets"] if target["type"] != "plugin"]
    modules = {target["name"] for target in targets}
    found = []
    for target in targets:
        needed = {(each.get("byName") or each.get("target"))[0] for each in target["dependencies"]}
        texts = (path.read_text() for path in sorted(pathlib.Path(target["path"]).rglob("*.swift")))
        found += complaints(target["name"], needed, imports_of(texts), modules)
    print("\n".join(found) or f"The imports of {len(targets)} targets agree with Package.swift.")
    return 1 if found else 0


def self_test():
    text = "import A\n@testable import B\npublic import C\n  import struct D.Point\n// import E\nlet important = 1\n"
    assert imports_of([text]) == {"A", "B", "C", "D"}
    assert list(complaints("X", {"A", "B"}, {"B", "C", "Testing"}, {"A", "B", "C"})) == [
        "X imports C, which is none of its dependencies", "X depends on A, which none of its files imports"]
    return 0


if __name__ == "__main__":
    sys.exit(self_test() if sys.argv[1:] == ["--self-test"] else check())
