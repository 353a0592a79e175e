"""Writes the example of a Swift client as a package whose plugin runs a prebuilt tool.

    python Tests/SwiftPM/prebuilt_client.py FOLDER TUTORIALC

Building with the plugin in release builds the compiler in release first, which takes minutes for a tool that exists
already. The package uses the client's sources, this package's library and the plugin's sources unchanged; but the
plugin finds the tool in an artifact bundle, SwiftPM's name for a folder of executables. The example itself shows that
the plugin finds this package's own tool.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "Examples/Swift Client"
PLUGIN = ROOT / "Sources/Plugins/TutorialBuildPlugin"

# Parts of the example's manifest, and their replacements.
CHANGES = {
    'path: "../.."': f"path: {json.dumps(str(ROOT))}",
    '.plugin(name: "TutorialBuildPlugin", package: "tutorialc")': '.plugin(name: "PrebuiltPlugin")',
    "  targets: [\n": """  targets: [
    .binaryTarget(name: "Prebuilt", path: "Prebuilt.artifactbundle"),
    .plugin(name: "PrebuiltPlugin", capability: .buildTool(), dependencies: ["Prebuilt"]),
""",
}


def manifest():
    """The example's manifest with the plugin in the package itself."""
    text = (EXAMPLE / "Package.swift").read_text(encoding="utf-8")
    for old, new in CHANGES.items():
        if text.count(old) != 1:
            sys.exit(f"the example's manifest has {old!r} {text.count(old)} times, not once")
        text = text.replace(old, new)
    return text


def bundle(tool):
    """The description of the artifact bundle with one tool."""
    said = subprocess.run(["swiftc", "-print-target-info"], stdout=subprocess.PIPE, check=True).stdout
    triple = json.loads(said)["target"]["unversionedTriple"]
    variant = {"path": tool.name, "supportedTriples": [triple]}
    artifact = {"version": "1.0.0", "type": "executable", "variants": [variant]}
    return json.dumps({"schemaVersion": "1.0", "artifacts": {"tutorialc": artifact}})


def main(folder, tool):
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(EXAMPLE / "Sources", folder / "Sources")
    shutil.copytree(PLUGIN, folder / "Plugins/PrebuiltPlugin")
    (folder / "Package.swift").write_text(manifest(), encoding="utf-8")
    artifacts = folder / "Prebuilt.artifactbundle"
    artifacts.mkdir()
    shutil.copy(tool, artifacts)
    (artifacts / "info.json").write_text(bundle(tool))


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
