"""`Web/build --check` runs the vectors on its build, with any versions of the tools. The page in Swift is up to date."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# The bundler as another release of it: the bytes of its bundles are not compared with those that are committed.
BUNDLER = """#!/bin/sh
[ "$1" != --version ] || { echo 99.0.0; exit; }
exec %s "$@"
"""
RETURN = "if (outcome === 'comes') return showStep(session, left);"


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

    def test_an_engine_that_answers_wrongly_fails_the_check(self):
        def drop(web):
            flow = next(web.rglob("flow.ts"))
            source = flow.read_text(encoding="utf-8")
            self.assertEqual(source.count(RETURN), 1)
            flow.write_text(source.replace(RETURN, RETURN.replace("return ", "")), encoding="utf-8")

        done = self.check(drop)
        self.assertNotEqual(done.returncode, 0, done.stdout)
        self.assertRegex(done.stdout, r"[1-9]\d* failed")

    def test_bytes_are_not_compared_with_other_versions_of_the_tools(self):
        done = self.check(lambda web: (web / "Player/dist/engine.js").write_text("'not compared'", encoding="utf-8"))
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn("vectors, 0 failed", done.stdout)
        self.assertIn("these are 99.0.0", done.stdout)


class EmbeddedPageTests(unittest.TestCase):
    """`embed.py --check` reports a page in Swift that is out of date, without any of the web's tools."""

    SWIFT = "Sources/Plugins/Emitters/HTML/Program/GeneratedPage.swift"

    def check(self, file=None, before="", after=""):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            for each in (self.SWIFT, "Web/Page/embed.py", "Web/Page/src/page.html"):
                (folder / each).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / each, folder / each)
            if file:
                text = (folder / file).read_text(encoding="utf-8")
                self.assertEqual(text.count(before), 1)
                (folder / file).write_text(text.replace(before, after), encoding="utf-8")
            return subprocess.run([sys.executable, "-B", folder / "Web/Page/embed.py", "--check"], capture_output=True, text=True).stderr

    def test_the_committed_page_is_up_to_date(self):
        self.assertEqual(self.check(), "")

    def test_an_edited_script_is_reported(self):
        self.assertIn("is out of date", self.check(self.SWIFT, '"use strict"', '"use sloppy"'))

    def test_changed_markup_is_reported(self):
        self.assertIn("is out of date", self.check("Web/Page/src/page.html", "<body>", "<body >"))

    def test_a_file_without_its_generated_header_is_reported(self):
        self.assertIn("does not say", self.check(self.SWIFT, "Do not edit", "Edit"))


if __name__ == "__main__":
    unittest.main()
