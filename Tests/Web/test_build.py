"""`Web/build --check` holds what it has just built to the vectors, whichever versions the tools have."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# The bundler as another release of it: the bytes of its bundles are not compared with those that are committed.
BUNDLER = """#!/bin/sh
[ "$1" != --version ] || { echo 99.0.0; exit; }
exec %s "$@"
"""
RETURN = "if (outcome === 'comes') return this._stand(left);"


class BuildTests(unittest.TestCase):
    def check(self, change):
        """The outcome of checking a copy of the engine, after a change to one of its sources."""
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            shutil.copytree(ROOT / "Web", folder / "Web")
            (folder / "Tests").mkdir()
            (folder / "Tests/Conformance").symlink_to(ROOT / "Tests/Conformance")
            (folder / "bin").mkdir()
            (folder / "bin/esbuild").write_text(BUNDLER % shutil.which("esbuild"), encoding="utf-8")
            (folder / "bin/esbuild").chmod(0o755)
            change(folder / "Web")
            path = f"{folder / 'bin'}:{os.environ['PATH']}"
            return subprocess.run([folder / "Web/build", "--check", "engine"], capture_output=True, text=True, env={**os.environ, "PATH": path})

    def test_a_return_that_is_dropped(self):
        def drop(web):
            flow = next(web.rglob("flow.ts"))
            source = flow.read_text(encoding="utf-8")
            self.assertEqual(source.count(RETURN), 1)
            flow.write_text(source.replace(RETURN, RETURN.replace("return ", "")), encoding="utf-8")

        done = self.check(drop)
        self.assertNotEqual(done.returncode, 0, done.stdout)
        self.assertRegex(done.stdout, r"[1-9]\d* answered otherwise")

    def test_other_versions_of_the_tools(self):
        done = self.check(lambda web: (web / "Player/dist/engine.js").write_text("'not compared'", encoding="utf-8"))
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn("vectors, 0 answered otherwise", done.stdout)
        self.assertIn("these are 99.0.0", done.stdout)


if __name__ == "__main__":
    unittest.main()
