"""Runs what the documentation shows, and compares.

    python3 Tests/Docs/check_docs.py [FILE …]

In a block fenced as `console`, a line that starts with `$ ` is run with sh in a fresh folder, together with what the
blocks before it left there; the lines below it must be what it prints (standard error and output together, in that
order). A line `…` stands for any number of lines. A block fenced as `yaml` or `xml` whose first line is a comment with
a file name (`# first-mail.tutorial.yaml`) is written to that file first. `tutorialc` is the release build.

Relative links between the pages must lead somewhere.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parent.parent.parent
FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)[^)]*\)|(?:src|href)=\"([^\"#]+)\"")


def commands(block):
    """The commands of a console block, each with the lines it is said to print."""
    for line in block.splitlines():
        if line.startswith("$ "):
            command, expected = line[2:], []
            yield command, expected
        elif line.strip():
            expected.append(line.rstrip())


def agrees(printed, expected):
    """Whether lines are as expected, `…` standing for any number of them."""
    if not expected:
        return not printed
    if expected[0] == "…":
        return any(agrees(printed[i:], expected[1:]) for i in range(len(printed) + 1))
    return bool(printed) and printed[0] == expected[0] and agrees(printed[1:], expected[1:])


def run(command, folder):
    environment = dict(os.environ, PATH=f"{ROOT / '.build/release'}:{os.environ['PATH']}", NO_COLOR="1", LC_ALL="C.UTF-8")
    done = subprocess.run(["sh", "-c", command], cwd=folder, env=environment, capture_output=True, text=True)
    return [line.rstrip() for line in (done.stderr + done.stdout).splitlines() if line.strip()]


def check_page(page):
    """What is wrong with one page."""
    text = page.read_text(encoding="utf-8")
    name = page.relative_to(ROOT)
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "Examples").symlink_to(ROOT / "Examples")
        for language, block in FENCE.findall(text):
            name_line = re.match(r"(?:#|<!--) (\S+\.(?:yaml|xml))(?: -->)?\n", block)
            if language in ("yaml", "xml") and name_line:
                file = Path(folder, name_line[1])
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(block, encoding="utf-8")
            if language != "console":
                continue
            for command, expected in list(commands(block)):
                printed = run(command, folder)
                if not agrees(printed, expected):
                    yield f"{name}: `{command}` prints\n" + "\n".join(f"    {line}" for line in printed)
    for link in (a or b for a, b in LINK.findall(FENCE.sub("", text))):
        if "://" not in link and not (page.parent / unquote(link)).exists():
            yield f"{name}: there is no {link}"


def main():
    pages = [Path(each).resolve() for each in sys.argv[1:]]
    pages = pages or [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "Examples").rglob("*.md"))]
    complaints = [complaint for page in pages for complaint in check_page(page)]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
