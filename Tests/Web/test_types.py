"""Type-checks the output of the emitter `typescript`, with the declarations of the player."""

import json
import os
import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TUTORIALC = ROOT / os.environ.get("TUTORIALC", ".build/release/tutorialc")
TOUR = ROOT / "docs" / "pictures" / "first-mail.tutorial.yaml"
USE = """import { start } from 'tutorial-player';
import tour from './first-mail.tour.json';
const player = start(tour);
player.goTo('compose');
%s
"""
# The settings of web bundlers, and of modules in Node.
WAYS = [
    ["--module", "esnext", "--moduleResolution", "node"],
    ["--module", "esnext", "--moduleResolution", "node", "--resolveJsonModule", "--esModuleInterop"],
]


class TypeTests(unittest.TestCase):
    def check(self, line, way):
        """The checker's output for a page's script."""
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            subprocess.run([TUTORIALC, "build", TOUR, "--emit", "json,typescript", "--out", folder, "--quiet"], check=True)
            self.assertEqual((folder / "first-mail.tour.json.d.ts").read_bytes(), (folder / "first-mail.tour.d.json.ts").read_bytes())
            (folder / "first-mail.tour.d.json.ts").unlink()  # this version takes it for a source
            (folder / "use.ts").write_text(USE % line, encoding="utf-8")
            player = ROOT / "Web" / "Player" / "dist" / "tutorial-player.d.ts"
            options = {"strict": True, "noEmit": True, "target": "es2022", "lib": ["es2022", "dom"], "baseUrl": ".", "types": [], "paths": {"tutorial-player": [str(player)]}}
            (folder / "tsconfig.json").write_text(json.dumps({"compilerOptions": options, "files": ["use.ts"]}), encoding="utf-8")
            done = subprocess.run(["tsc", "--project", folder, "--pretty", "false", *way], capture_output=True, text=True, cwd=folder)
            return done.stdout.strip()

    def test_an_existing_step_passes_the_type_checker(self):
        for way in WAYS:
            self.assertEqual(self.check("player.goTo('settings');", way), "")

    def test_a_removed_step_is_a_type_error(self):
        for way in WAYS:
            self.assertRegex(self.check("player.goTo('settigns');", way), r"^use\.ts\(5,13\): error TS2345: Argument of type '\"settigns\"' is not assignable .*\"compose\"")


if __name__ == "__main__":
    unittest.main()
