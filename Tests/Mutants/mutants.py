#!/usr/bin/env python3
"""Breaks the sources in some hundred small ways, and checks that the tests notice: `make mutants`.

    mutants.py [--jobs N] [--only WORDS] [--survivors]   run them all, or those whose name has these words, or those
                                                         that survived the last time; status 1 if too many survive
    mutants.py --quick …                                 without the suites that take more than 20 s
    mutants.py --list                                    name them
    mutants.py --weave                                   weave them into a copy of the tree, parse it, and build nothing
    mutants.py --self-test                               test the weaving

The mutants are data: Tests/Mutants/List, a file for each part of the sources. An entry has these keys:

    name     the defect, in words
    source   a snippet that occurs once in the sources, in any file; the part that changes is in brackets:
             ⟦an expression⟧, or ⟪statements⟫. White space matches any white space and comments, and … matches a short
             piece of anything
    instead  the replacement; a list for several mutants of one part; absent if statements are left out
    file     the name of the file, if the snippet is in several
    survives the reason why no test can tell it from the original: it counts as a survivor, but as a known one

All are woven into one copy of the tree, each guarded by a number from the environment, so that everything is built
once. First each suite runs by itself with no mutant active, and records the mutants that it reaches; it cannot kill any
others. Then the suites that reach a mutant run with it, the quick ones first, until one fails. A crash or an endless
run is a failure too. The results are kept in build/mutants/results.json: the suite that killed a mutant runs first the
next time.
"""

import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
import tomllib

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WORK = ROOT / "build/mutants"
TREE = WORK / "tree"
BUILD = WORK / "build"
TESTS = BUILD / "debug/tutorialcPackageTests.xctest"
RESULTS = WORK / "results.json"
# The share of the tried mutants that must die.
ENOUGH = 0.95
# The limit of a run's memory, in bytes, for mutants that allocate without end.
MEMORY = 6 << 30
# Seconds: `--quick` leaves out suites that take longer.
QUICK = 20
# The number of mutants that the woven code has room for.
ROOM = 4096
MODULE = "CMutants"


class Problem(Exception):
    """A defect of the list."""


# --- The list ----------------------------------------------------------------------------------------------------------


class Mutant:
    """One change: its number, its description, the original and the replacement."""

    def __init__(self, number, area, entry, instead, is_one_of_several):
        self.number = number
        self.entry = entry
        self.instead = instead
        self.survives = entry.get("survives")
        self.name = f"{area}: {entry['name']}" + (f" ({instead})" if is_one_of_several else "")


def mutants_of(area, entries, first=1):
    """The mutants of a list of entries, numbered from `first`."""
    found = []
    for entry in entries:
        strange = set(entry) - {"name", "source", "instead", "file", "survives"}
        if strange:
            raise Problem(f"{area}: {entry.get('name')}: unknown key {min(strange)}")
        choices = entry.get("instead", "")
        several = isinstance(choices, list)
        for instead in choices if several else [choices]:
            found.append(Mutant(first + len(found), area, entry, instead, several))
    return found


def all_mutants():
    found = []
    for path in sorted((HERE / "List").glob("*.toml")):
        with path.open("rb") as file:
            found += mutants_of(path.stem, tomllib.load(file)["mutant"], len(found) + 1)
    names = [mutant.name for mutant in found]
    for name in names:
        if names.count(name) > 1:
            raise Problem(f"two mutants are called \"{name}\"")
    if len(found) >= ROOM:
        raise Problem(f"more than {ROOM} mutants")
    return found


# --- Weaving -----------------------------------------------------------------------------------------------------------

MARKED = re.compile(r"^(.*)(?:⟦(.+)⟧|⟪(.+)⟫)(.*)$", re.S)
SPACE = r"(?:\s|//[^\n]*\n)"


def pattern_of(source):
    """A pattern that finds a snippet with any line breaks, with a group for its marked part; and true if that is an
    expression."""
    marked = MARKED.match(source)
    if not marked:
        raise Problem(f"no part of the piece is marked: {source}")
    before, expression, statements, after = marked.groups()
    part = expression or statements

    def literally(text):
        tokens = re.findall(r"\s+|\w+|[^\w\s]", text)
        return "".join(
            SPACE + "+" if token.isspace() else "[^}]{0,120}?" if token == "…"
            else re.escape(token) + (SPACE + "*" if token in "([" else "")
            for token in tokens)

    return re.compile(f"{literally(before)}({literally(part)}){literally(after)}"), expression is not None


def place_of(entry, files):
    """The file of an entry's snippet, the range of its marked part, and true if that is an expression."""
    pattern, is_expression = pattern_of(entry["source"])
    found = []
    for path, text in files.items():
        if "file" in entry and path.name != entry["file"]:
            continue
        found += [(path, match.span(1)) for match in pattern.finditer(text)]
    if len(found) != 1:
        places = ", ".join(str(path) for path, _ in found) or "nowhere"
        raise Problem(f"\"{entry['name']}\" has to be there once, and is in: {places}\n    {entry['source']}")
    if is_expression and not entry.get("instead"):
        raise Problem(f"\"{entry['name']}\" leaves out an expression, and nothing takes its place")
    return (*found[0], is_expression)


def woven(part, mutants, is_expression):
    """A part of the sources that evaluates to the active mutant's replacement."""
    if is_expression:
        choices = "".join(f"mutant_is({mutant.number}) ? ({mutant.instead}) : " for mutant in mutants)
        return f"({choices}({part}))"
    if len(mutants) == 1 and not mutants[0].instead:
        return f"if !mutant_is({mutants[0].number}) {{ {part} }}"
    choices = "".join(f"if mutant_is({mutant.number}) {{ {mutant.instead} }} else " for mutant in mutants)
    return f"{choices}{{ {part} }}"


def weave(files, mutants):
    """The changed files, with all mutants in them."""
    places, problems = {}, []
    for mutant in mutants:
        try:
            path, span, is_expression = place_of(mutant.entry, files)
            places.setdefault((path, span, is_expression), []).append(mutant)
        except Problem as problem:
            problems.append(str(problem))
    changed, end = {}, {}
    for (path, span, is_expression), alike in sorted(places.items(), key=lambda item: -item[0][1][0]):
        if span[1] > end.get(path, span[1]):
            problems.append(f"{path}: \"{alike[0].name}\" overlaps another mutant")
        end[path] = span[0]
        text = changed.get(path, files[path])
        part = text[slice(*span)]
        if "//" in part:
            part += "\n"
        changed[path] = text[:span[0]] + woven(part, alike, is_expression) + text[span[1]:]
    if problems:
        raise Problem("\n".join(dict.fromkeys(problems)))
    for path, text in changed.items():
        # Inlinable code may only name public imports. The first line stays the first.
        access = "public " if "@inlinable" in text else ""
        changed[path] = f"{access}import {MODULE}; {text}"
    return changed


def targets_of(manifest, paths):
    """The targets that files belong to."""
    folders = {}
    for found in re.finditer(r"\.(?:target|executableTarget)\(\s*name: \"(\w+)\"((?:(?!\.target\().)*?)path: \"([^\"]+)\"",
                             manifest, re.S):
        folders[found[3]] = found[1]
    names = set()
    for path in paths:
        around = [str(folder) for folder in path.parents if str(folder) in folders]
        if not around:
            raise Problem(f"{path} belongs to no target")
        names.add(folders[around[0]])
    return sorted(names)


HEADER = """\
#include <stdbool.h>
#include <stdint.h>

// Whether this mutant is at work. It is noted that somebody asked.
bool mutant_is(int32_t number);
"""

PROGRAM = """\
#include "CMutants.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static int32_t at_work;
static uint8_t nowhere[ROOM];
static volatile uint8_t *reached = nowhere;

// The file of what was reached is shared with the programs that tests start, and outlives a crash.
__attribute__((constructor)) static void begin(void) {
  const char *number = getenv("MUTANT");
  if (number) at_work = atoi(number);
  const char *path = getenv("MUTANTS_REACHED");
  if (!path) return;
  int file = open(path, O_RDWR | O_CLOEXEC);
  if (file < 0) return;
  void *map = mmap(NULL, ROOM, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (map != MAP_FAILED) reached = map;
  close(file);
}

bool mutant_is(int32_t number) {
  reached[number] = 1;
  return number == at_work;
}
""".replace("ROOM", str(ROOM))


def write(path, content):
    """Writes a file unless its content is the same, so that unchanged files aren't rebuilt."""
    if path.exists() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def copy_tree(mutants):
    """Makes a copy of the tree with all mutants in it, without deleted files; returns the paths of the woven files."""
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, check=True,
                            capture_output=True).stdout
    names = sorted({pathlib.Path(os.fsdecode(name)) for name in listed.split(b"\0") if name})
    names = [name for name in names if (ROOT / name).is_file()]
    sources = {name: (ROOT / name).read_text() for name in names
               if name.suffix == ".swift" and name.parts[0] == "Sources"}
    changed = weave(sources, mutants)
    manifest = (ROOT / "Package.swift").read_text()
    targets = ", ".join(f'"{name}"' for name in targets_of(manifest, changed))
    manifest += f"""
package.targets.append(.target(name: "{MODULE}", path: "Sources/{MODULE}"))
for target in package.targets where [{targets}].contains(target.name) {{ target.dependencies.append("{MODULE}") }}
"""
    files = {name: changed[name].encode() if name in changed else (ROOT / name).read_bytes() for name in names}
    files[pathlib.Path("Package.swift")] = manifest.encode()
    files[pathlib.Path(f"Sources/{MODULE}/include/CMutants.h")] = HEADER.encode()
    files[pathlib.Path(f"Sources/{MODULE}/mutants.c")] = PROGRAM.encode()
    for path in list(TREE.rglob("*")):
        if path.is_file() and path.relative_to(TREE) not in files:
            path.unlink()
    for name, content in files.items():
        write(TREE / name, content)
        if os.access(ROOT / name, os.X_OK):
            (TREE / name).chmod(0o755)
    return sorted(str(TREE / name) for name in changed)


def parse(paths):
    """Checks that files parse as Swift, which takes a second where a build takes minutes."""
    found = subprocess.run(["swiftc", "-frontend", "-parse", "-swift-version", "6", *paths], capture_output=True, text=True)
    if found.returncode != 0:
        sys.exit("\n".join(line for line in found.stderr.splitlines() if "error:" in line) or found.stderr)


def build(jobs):
    command = ["swift", "build", "--package-path", str(TREE), "--scratch-path", str(BUILD), "--jobs", str(jobs),
               "-debug-info-format", "none", "-Xswiftc", "-suppress-warnings",
               "--product", "tutorialcPackageTests"]
    log = WORK / "build.log"
    with log.open("w") as output:
        if subprocess.run(command, stdout=output, stderr=subprocess.STDOUT).returncode != 0:
            errors = [line for line in log.read_text().splitlines() if "error:" in line]
            sys.exit("\n".join(errors[:40] or [log.read_text()[-4000:]]) + f"\nall of it is in {log}")


# --- Running -----------------------------------------------------------------------------------------------------------


class Outcome:
    """The outcome of a run of some suites: a description of the failure, or nothing."""

    def __init__(self, failure, seconds, reached, output=""):
        self.failure = failure
        self.seconds = seconds
        self.reached = reached
        self.output = output


def prepare():
    """Sets up the process that runs the tests: its own group, default signals, and a memory limit."""
    os.setsid()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run_suites(suites, number, limit):
    """Runs suites with an active mutant, until one fails or `limit` seconds are over."""
    # A separate folder, because stopped tests leave files behind. Its path is short, because sockets are made in it.
    with tempfile.TemporaryDirectory(prefix="mutant-", ignore_cleanup_errors=True) as folder:
        reached = pathlib.Path(folder, "reached")
        reached.write_bytes(bytes(ROOM))
        (pathlib.Path(folder) / "tmp").mkdir()
        variables = dict(os.environ, MUTANT=str(number), MUTANTS_REACHED=str(reached), TMPDIR=f"{folder}/tmp",
                         NO_COLOR="1")
        names = "|".join(re.escape(suite) for suite in suites)
        command = [str(TESTS), "--testing-library", "swift-testing", "--filter", f"^({names})[/(]"]
        start = time.monotonic()
        failure, output = None, ""
        with open(f"{folder}/output", "w+b") as file:
            process = subprocess.Popen(command, cwd=TREE, env=variables, stdin=subprocess.DEVNULL, stdout=file,
                                       stderr=file, preexec_fn=prepare)
            try:
                while True:
                    ended = process.poll() is not None
                    output = pathlib.Path(folder, "output").read_text(errors="replace")
                    failed = re.search(r"✘ (?:Test|Suite) (.*?)(?: with \d+ test cases?)? (?:recorded an issue|failed)",
                                       output)
                    if failed:
                        failure = failed[1]
                    elif ended and process.returncode < 0:
                        failure = f"a crash: {signal.Signals(-process.returncode).name}"
                    elif ended and process.returncode > 0:
                        failure = f"status {process.returncode}"
                    elif not ended and time.monotonic() - start > limit:
                        failure = f"a run of more than {limit:.0f} s"
                    if failure or ended:
                        break
                    time.sleep(0.03)
            finally:
                try:
                    os.killpg(process.pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
                process.wait()
        marks = reached.read_bytes()
        return Outcome(failure, time.monotonic() - start, {place for place, mark in enumerate(marks) if mark}, output)


def suites():
    """All suites, by module and name."""
    listed = subprocess.run([str(TESTS), "--testing-library", "swift-testing", "--list-tests"], check=True,
                            capture_output=True, text=True).stdout
    return sorted({re.split(r"[/(]", line, maxsplit=1)[0] for line in listed.splitlines() if "." in line})


def fingerprint():
    digest = hashlib.sha256()
    for path in (TESTS, TESTS.parent / "tutorialc"):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def survey(jobs):
    """The duration of each suite with no mutant active, and the mutants that it reaches."""
    kept = WORK / "reached.json"
    print_now = fingerprint()
    if kept.exists():
        known = json.loads(kept.read_text())
        if known["of"] == print_now:
            return {name: (seconds, set(reached)) for name, (seconds, reached) in known["suites"].items()}

    def look(suite):
        outcome = run_suites([suite], 0, 1200)
        # Suites that wait for other programs get a second try.
        if outcome.failure:
            outcome = run_suites([suite], 0, 1200)
        return suite, outcome

    found = {}
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for suite, outcome in pool.map(look, suites()):
            if outcome.failure:
                sys.exit(f"{suite} fails though no mutant is at work: {outcome.failure}\n{outcome.output[-3000:]}")
            found[suite] = (outcome.seconds, outcome.reached)
    kept.write_text(json.dumps({"of": print_now, "suites": {name: (seconds, sorted(reached))
                                                           for name, (seconds, reached) in found.items()}}))
    return found


def rounds(mutant, surveyed, first):
    """The suites that reach a mutant, in the order and the groups in which they run."""
    reaching = sorted((seconds, suite) for suite, (seconds, reached) in surveyed.items() if mutant.number in reached)
    groups = [[(seconds, suite)] for seconds, suite in reaching if suite == first]
    size = 2.0
    group = []
    for seconds, suite in reaching:
        if suite == first:
            continue
        if group and sum(each for each, _ in group) + seconds > size:
            groups.append(group)
            group = []
            size = min(2 * size, 20)
        group.append((seconds, suite))
    return groups + ([group] if group else [])


def suite_of(outcome, asked):
    """The suite that failed: the only one that ran, or the one named like the file of the failure."""
    place = re.search(r"recorded an issue.*? at (\w+)\.swift:", outcome.output)
    named = [suite for suite in asked if len(asked) == 1 or place and suite.endswith(f".{place[1]}")]
    return named[0] if named else None


def judge(mutant, surveyed, first):
    """The failure that kills a mutant, and its suite; or nothing if it survives."""
    groups = rounds(mutant, surveyed, first)
    if not groups:
        return None, None, "no test reaches it"
    for group in groups:
        expected = sum(seconds for seconds, _ in group)
        outcome = run_suites([suite for _, suite in group], mutant.number, 30 + 6 * expected)
        if outcome.failure:
            return outcome.failure, suite_of(outcome, [suite for _, suite in group]), ""
    return None, None, f"{sum(len(group) for group in groups)} suites reach it"


# --- The report --------------------------------------------------------------------------------------------------------


def run(arguments):
    mutants = all_mutants()
    start = time.monotonic()
    woven = copy_tree(mutants)
    parse(woven)
    if arguments.weave:
        return
    if not sys.platform.startswith("linux"):
        sys.exit("mutants.py starts the tests by themselves, as only Linux lets one")
    build(arguments.jobs)
    built = time.monotonic()
    print(f"{len(mutants)} mutants are built in {built - start:.0f} s", flush=True)
    surveyed = survey(arguments.jobs)
    print(f"{len(surveyed)} suites pass without them; that took {time.monotonic() - built:.0f} s", flush=True)
    if arguments.quick:
        surveyed = {suite: found for suite, found in surveyed.items() if found[0] <= QUICK}
    known = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    chosen = [mutant for mutant in mutants if not arguments.only or arguments.only in mutant.name]
    if arguments.survivors:
        chosen = [mutant for mutant in chosen if known.get(mutant.name, {}).get("by") is None]
    survivors, stale = [], []
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        def look(mutant):
            return mutant, *judge(mutant, surveyed, known.get(mutant.name, {}).get("suite"))
        for mutant, by, suite, why in pool.map(look, chosen):
            known[mutant.name] = {"by": by, "suite": suite}
            RESULTS.write_text(json.dumps(known, indent=1))
            if by is None:
                survivors.append(mutant)
            elif mutant.survives:
                stale.append(mutant)
            print(f"{'survives' if by is None else 'dies'}  {mutant.name}  {by or why}", flush=True)
    return report(chosen, survivors, stale, time.monotonic() - start)


def report(chosen, survivors, stale, seconds):
    dead = len(chosen) - len(survivors)
    share = dead / len(chosen) if chosen else 1
    print(f"{dead} of {len(chosen)} mutants die ({100 * share:.1f} %), in {seconds / 60:.1f} minutes")
    unnamed = [mutant for mutant in survivors if not mutant.survives]
    for mutant in survivors:
        print(f"  survives: {mutant.name}: {mutant.survives or 'and the list does not say why'}")
    for mutant in stale:
        print(f"  dies, though the list says that it survives: {mutant.name}")
    return 1 if share < ENOUGH or unnamed or stale else 0


# --- The self-test -----------------------------------------------------------------------------------------------------


def self_test():
    def check(found, wanted):
        if found != wanted:
            sys.exit(f"mutants: the self-test found {found!r}, not {wanted!r}")

    def of(**entry):
        return mutants_of("a", [dict({"name": "n"}, **entry)])

    path = pathlib.Path("Sources/A/B.swift")
    files = {path: "import X\nlet a = least(\n  3.0 /// why\n  + b)\n  c.d = 4\n"}
    check(weave(files, of(source="least(⟦3.0⟧ + b)", instead=["2", "1"]))[path],
          "import CMutants; import X\nlet a = least(\n  (mutant_is(1) ? (2) : mutant_is(2) ? (1) : (3.0)) /// why\n  "
          "+ b)\n  c.d = 4\n")
    check(weave(files, of(source="⟪c.d = 4⟫"))[path].splitlines()[-1], "  if !mutant_is(1) { c.d = 4 }")
    check(weave(files, of(source="⟪c.d = 4⟫", instead="c.d = 5"))[path].splitlines()[-1],
          "  if mutant_is(1) { c.d = 5 } else { c.d = 4 }")
    check(weave({path: "@inlinable var a: Int { 3 }"}, of(source="{ ⟦3⟧ }", instead="2"))[path],
          "public import CMutants; @inlinable var a: Int { (mutant_is(1) ? (2) : (3)) }")
    check(weave(files, of(source="least( … b) ⟪c.d = 4⟫"))[path].splitlines()[-1], "  if !mutant_is(1) { c.d = 4 }")
    both = mutants_of("a", [{"name": "n", "source": "⟦3.0⟧", "instead": "2"}, {"name": "o", "source": "⟪c.d = 4⟫"}])
    check(weave(files, both)[path].count("mutant_is"), 2)
    for wrong in [dict(source="⟦5⟧"), dict(source="⟦d⟧ =", file="C.swift"), dict(source="a"), dict(source="⟦a⟧"),
                  dict(source="least(⟦3.0⟧ + b)", instead="")]:
        try:
            weave(files, of(**wrong))
            sys.exit(f"mutants: the self-test took {wrong}")
        except Problem:
            pass
    manifest = '.target(\n name: "A", dependencies: ["B"], path: "Sources/A"),\n.target(name: "AC", path: "Sources/A/C")'
    check(targets_of(manifest, [path]), ["A"])
    check(targets_of(manifest, [pathlib.Path("Sources/A/C/D.swift")]), ["AC"])
    mutant = of(source="⟦a⟧", instead="b")[0]
    surveyed = {"M.A": (1.5, {1}), "M.B": (0.5, {1}), "M.C": (9.0, {1}), "M.D": (0.1, {2})}
    check(rounds(mutant, surveyed, None), [[(0.5, "M.B"), (1.5, "M.A")], [(9.0, "M.C")]])
    check(rounds(mutant, surveyed, "M.C"), [[(9.0, "M.C")], [(0.5, "M.B"), (1.5, "M.A")]])
    failed = Outcome("t", 1, set(), "✘ Test t() recorded an issue with 1 argument a → 2 at B.swift:3:5: Expectation")
    check(suite_of(failed, ["M.A", "M.B"]), "M.B")
    check(suite_of(failed, ["M.A"]), "M.A")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0], epilog=__doc__.split("\n", 2)[2],
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--only", metavar="WORDS")
    parser.add_argument("--survivors", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--weave", action="store_true")
    parser.add_argument("--self-test", action="store_true")
    arguments = parser.parse_args()
    try:
        if arguments.self_test:
            return self_test()
        if arguments.list:
            for mutant in all_mutants():
                print(f"{mutant.number:4} {mutant.name}")
            return None
        return run(arguments)
    except Problem as problem:
        sys.exit(f"mutants: {problem}")


if __name__ == "__main__":
    sys.exit(main())
