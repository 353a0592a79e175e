"""Queries one of the package's runners: programs that answer each line of standard input with a line of JSON."""

import json
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).parent.parent.parent


def answers(name, lines, configuration="debug"):
    """The runner's answers to all lines, as built in the given configuration. If a runner traps, the error names the
    line that it died on."""
    program = ROOT / ".build" / configuration / name
    if not program.exists():
        sys.exit(f"{program} is missing: run swift build -c {configuration} --product {name}")
    done = subprocess.run([program], input="".join(line + "\n" for line in lines), capture_output=True, text=True)
    found = done.stdout.splitlines()
    if done.returncode != 0 or len(found) != len(lines):
        at = lines[len(found)] if len(found) < len(lines) else "the end"
        sys.exit(f"{name} ended with {done.returncode} at: {at}\n{done.stderr[-2000:]}")
    return [json.loads(each, parse_constant=not_finite) for each in found]


def not_finite(word):
    raise ValueError(f"the runner wrote {word}")


def chromium():
    """The browser: named by CHROMIUM, or found in the systems' usual places."""
    names = [os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
             "/Applications/Chromium.app/Contents/MacOS/Chromium",
             "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]  # fmt: skip
    found = next((path for path in map(shutil.which, filter(None, names)) if path), None)
    return found or sys.exit("Chromium is missing: install it, or name it in CHROMIUM")


class Findings:
    """Collects failures, and ends the program with the first few of them."""

    def __init__(self):
        self.lines = []

    def expect(self, holds, text):
        if not holds:
            self.lines.append(text)

    def end(self):
        if self.lines:
            print(*self.lines[:20], sep="\n", file=sys.stderr)
            sys.exit(f"{len(self.lines)} findings in all")


def count(small, full):
    """The number of cases to test; --full asks for the full run."""
    return full if "--full" in sys.argv[1:] else small
