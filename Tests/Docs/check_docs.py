"""Runs the documentation's commands, and compares their output.

    python3 Tests/Docs/check_docs.py [--update] [FILE …]

In a block fenced as `console`, a line that starts with `$ ` is run with sh in a fresh folder, with the files that the
blocks before it left there. The lines below it must be its output (standard error and output together, in that order).
A line `…` stands for any number of lines. If the first line of a block fenced as `yaml` or `xml` is a comment with a
file name (`# first-mail.tutorial.yaml`), the block is written to that file first. `tutorialc` is the release build.

With --update the pages are rewritten with the current output, except at a `…`.

A table below a line `<!-- keys: NAME MAP -->` must be the table of that map in `tutorialc schema NAME --markdown`.

A table below a line `<!-- types -->` lists types of the sources: each must be declared in its folder, and nowhere else.

Relative links between the pages must lead somewhere.
"""

import functools
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parent.parent.parent
TUTORIALC = ROOT / os.environ.get("TUTORIALC", ".build/release/tutorialc")
FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TABLE = re.compile(r"^(<!-- keys: (\w+) (\w+) -->\n)((?:\|.*\n)*)", re.MULTILINE)
TYPES = re.compile(r"^<!-- types -->\n\|.*\n\|.*\n((?:\|.*\n)+)", re.MULTILINE)
TYPE = re.compile(r"^ *(?:[\w@]+(?:\(\w+\))? +)*(?:struct|class|enum|protocol|actor) +(\w+)", re.MULTILINE)
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)[^)]*\)|(?:src|href)=\"([^\"#]+)\"")


def commands(block):
    """The commands of a console block, each with the lines below it."""
    found = []
    for line in block.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        elif found:
            found[-1][1].append(line.rstrip())
    return found


def agrees(printed, expected):
    """Returns true if output is as expected, with `…` standing for any number of lines; empty lines are ignored."""
    printed, expected = ([line for line in lines if line] for lines in (printed, expected))
    if not expected:
        return not printed
    if expected[0] == "…":
        return any(agrees(printed[i:], expected[1:]) for i in range(len(printed) + 1))
    return bool(printed) and printed[0] == expected[0] and agrees(printed[1:], expected[1:])


def run(command, folder):
    """A command's output as lines, standard error first."""
    path = f"{TUTORIALC.parent}:{os.environ['PATH']}"
    environment = dict(os.environ, PATH=path, NO_COLOR="1", LC_ALL="C.UTF-8")
    done = subprocess.run(["sh", "-c", command], cwd=folder, env=environment, capture_output=True, text=True)
    return [line.rstrip() for line in (done.stderr + done.stdout).strip().splitlines()]


def try_page(text):
    """The page with the actual output, and each command whose output differs from the page."""
    differences = []
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "Examples").symlink_to(ROOT / "Examples")

        def try_block(match):
            language, block = match.groups()
            name = re.match(r"# (\S+\.\w+)\n|<!-- (\S+\.\w+) -->\n", block)
            if language in ("yaml", "xml") and name:
                path = Path(folder, name[1] or name[2])
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(block, encoding="utf-8")
            if language != "console":
                return match[0]
            lines = []
            for command, expected in commands(block):
                printed = run(command, folder)
                if not agrees(printed, expected):
                    differences.append((command, printed))
                    expected = expected if "…" in expected else printed
                lines += [f"$ {command}", *expected]
            return match[0].replace(block, "\n".join(lines) + "\n")

        return FENCE.sub(try_block, text), differences


@functools.cache
def tables_of(schema):
    """The tables of a language, by map."""
    printed = subprocess.run(
        [TUTORIALC, "schema", schema, "--markdown"], check=True, capture_output=True, text=True).stdout
    return dict(re.findall(r"^## (\w+)\n(?:(?!\|).*\n)*((?:\|.*\n)+)", printed, re.MULTILINE))


def with_tables(text, stale):
    """The page with current tables; the names of those that were stale are added to `stale`."""
    def table(match):
        now = tables_of(match[2])[match[3]]
        if match[4] != now:
            stale.append(match[3])
        return match[1] + now

    return TABLE.sub(table, text)


@functools.cache
def folders_of_types():
    """The folders beneath Sources in which a type of each name is declared, one for each declaration."""
    folders = {}
    for source in (ROOT / "Sources").rglob("*.swift"):
        for name in TYPE.findall(source.read_text(encoding="utf-8")):
            folders.setdefault(name, []).append(str(source.parent.relative_to(ROOT / "Sources")))
    return folders


def faults_of_types(text):
    """The faults of the types that a page lists."""
    for table in TYPES.findall(text):
        for name, folder in re.findall(r"^\| `(\w+)` \| `([\w/]+)` \|", table, re.MULTILINE):
            found = folders_of_types().get(name, [])
            if found != [folder]:
                yield f"{name} is declared in {' and '.join(found) or 'no folder'}, not once in {folder}"


def check_page(page, update):
    """The faults of one page."""
    text, name = page.read_text(encoding="utf-8"), page.relative_to(ROOT)
    stale = []
    mended, differences = try_page(with_tables(text, stale))
    for each in [] if update else stale:
        yield f"{name}: the table of {each} is stale: make goldens"
    if update and mended != text:
        page.write_text(mended, encoding="utf-8")
    for command, printed in [] if update else differences:
        yield f"{name}: `{command}` prints\n" + "\n".join(f"    {line}" for line in printed)
    for fault in faults_of_types(text):
        yield f"{name}: {fault}"
    for link in (a or b for a, b in LINK.findall(FENCE.sub("", text))):
        if "://" not in link and not (page.parent / unquote(link)).exists():
            yield f"{name}: there is no {link}"


def main():
    arguments = sys.argv[1:]
    pages = [Path(each).resolve() for each in arguments if each != "--update"] or [
        ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "Examples").rglob("*.md"))
    ]  # fmt: skip
    complaints = [complaint for page in pages for complaint in check_page(page, "--update" in arguments)]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
