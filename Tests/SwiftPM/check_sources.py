"""Checks code that no build on this machine compiles, as far as possible.

    python Tests/SwiftPM/check_sources.py

- The build plugin is type-checked with its part for Xcode projects, against the interface in Stubs. The check can fail:
  with a misspelt name it does.
- If a C library's headers are missing, the compiler says what to install.
"""

import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLUGIN = ROOT / "Sources/Plugins/TutorialBuildPlugin"
SWIFTC = shutil.which("swiftc")
BINARIES = Path(SWIFTC).resolve().parent
API = BINARIES.parent / "lib/swift/pm/PluginAPI"


def swiftc(*arguments):
    language = ["-swift-version", "6", "-package-description-version", "6.2.0"]
    done = subprocess.run([SWIFTC, *language, "-I", API, *arguments], capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


class Sources(unittest.TestCase):
    def check(self, xcode, with_stub=True):
        """Type-checks the plugin with the given source as its part for Xcode."""
        with tempfile.TemporaryDirectory() as folder:
            if with_stub:
                stub = Path(__file__).parent / "Stubs/XcodeProjectPlugin.swift"
                module = Path(folder, "XcodeProjectPlugin.swiftmodule")
                code, said = swiftc(
                    "-emit-module", "-parse-as-library", "-module-name", "XcodeProjectPlugin", stub, "-o", module)
                self.assertEqual(code, 0, said)
            part = Path(folder, "Part.swift")
            part.write_text(xcode)
            others = [file for file in sorted(PLUGIN.glob("*.swift")) if not file.name.endswith("+Xcode.swift")]
            return swiftc("-typecheck", "-parse-as-library", "-warnings-as-errors", "-I", folder, *others, part)

    def test_the_plugin_supports_xcode_projects(self):
        xcode = (PLUGIN / "TutorialBuildPlugin+Xcode.swift").read_text()
        code, said = self.check(xcode)
        self.assertEqual(code, 0, said)
        for name in ("xcodeProject", "inputFiles", "displayName", "createBuildCommands"):
            code, said = self.check(xcode.replace(name, name + "s"))
            self.assertNotEqual(code, 0, name)
        # Without that module, the part is skipped.
        self.assertEqual(self.check(xcode.replace("inputFiles", "x"), with_stub=False)[0], 0)

    def test_a_missing_library_is_reported_with_the_package_to_install(self):
        clang = BINARIES / "clang"
        for header in ("Sources/Compiler/CLibYAML/shim.h", "Sources/Plugins/CExpat/shim.h"):
            with self.subTest(header):
                command = [clang, "-fsyntax-only", "-x", "c-header", ROOT / header]
                done = subprocess.run([*command, "-nostdinc"], capture_output=True, text=True)
                self.assertNotEqual(done.returncode, 0)
                self.assertIn("apt-get install libyaml-dev libexpat1-dev pkg-config", done.stderr)
                done = subprocess.run(command, capture_output=True, text=True)
                self.assertEqual(done.returncode, 0, done.stderr)


if __name__ == "__main__":
    unittest.main()
