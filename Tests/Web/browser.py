"""Chromium for tests of browser code, and the built capture."""

import contextlib
import os
import pathlib
import shutil
import sys

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CAPTURE = ROOT / "Web/Capture/dist/capture.global.js"
TUTORIALC = ROOT / os.environ.get("TUTORIALC", ".build/release/tutorialc")


def chromium():
    """The browser: named by CHROMIUM, or found in the systems' usual places."""
    names = [os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
             "/Applications/Chromium.app/Contents/MacOS/Chromium",
             "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]  # fmt: skip
    found = next((path for path in map(shutil.which, filter(None, names)) if path), None)
    return found or sys.exit("Chromium is missing: install it, or name it in CHROMIUM")


@contextlib.contextmanager
def browser():
    """A browser that renders texts alike on any display."""
    options = ["--font-render-hinting=none", "--disable-lcd-text"] + (["--no-sandbox"] if os.geteuid() == 0 else [])
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=options)
        try: yield opened
        finally: opened.close()
