#!/usr/bin/env python3
"""Fuzzes the compiler: random bytes for every reader, and mutants of documents through the whole compiler.

    Tests/Fuzz/fuzz.py readers [ENTRY...] [--runs 1000000] [--seconds S] [--seed 1] [--jobs N]
    Tests/Fuzz/fuzz.py mutants [--count 1000000] [--from 0] [--seed 1] [--jobs N]
    Tests/Fuzz/fuzz.py check
    Tests/Fuzz/fuzz.py case FILE...

`readers` drives libFuzzer over the entries of Tests/Fuzz/Entries, beginning with Tests/Fuzz/Corpus. `mutants` runs
mutants of the cases in Corpus/compile and of the examples through `check` and `build` with all emitters. `check` is
the part that `make test` runs: the corpus through each entry, and 5,000 mutants, in the release build. `case` runs
files that an earlier run has kept, and shows where they fail. Failing inputs are shrunk and kept in build/fuzz-crashes.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import programs
from shrink import shrink

ROOT = programs.ROOT
CORPUS = programs.HERE / "Corpus"
CRASHES = ROOT / "build/fuzz-crashes"
# The number of inputs that are kept for one place; more add nothing.
KEPT = 3
# The mutants that one process runs: few enough to balance the processors, enough to make its start cheap.
CHUNK = 2000


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0], epilog=__doc__.split("\n", 2)[2],
        formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    readers = commands.add_parser("readers")
    readers.add_argument("entries", nargs="*")
    readers.add_argument("--runs", type=int, default=1_000_000)
    readers.add_argument("--seconds", type=int, default=0, help="stop an entry after so long; 0 is never")
    mutants = commands.add_parser("mutants")
    mutants.add_argument("--count", type=int, default=1_000_000)
    mutants.add_argument("--from", type=int, default=0, dest="first")
    commands.add_parser("check")
    case = commands.add_parser("case")
    case.add_argument("files", nargs="+", type=Path)
    for command in (readers, mutants):
        command.add_argument("--seed", type=int, default=1)
        command.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    if arguments.command == "readers":
        failed = fuzz_readers(arguments)
    elif arguments.command == "mutants":
        failed = run_mutants(programs.mutant_runner(), arguments.count, arguments.first, arguments.seed, arguments.jobs)
    elif arguments.command == "check":
        runner = programs.mutant_runner()
        failed = replay(runner) + run_mutants(runner, 5000, 0, 1, os.cpu_count())
    else:
        failed = sum(show(programs.mutant_runner(), path) for path in arguments.files)
    sys.exit(1 if failed else 0)


# --- How a program ended -----------------------------------------------------------------------------------------------


def environment():
    """The environment that makes a crash print a backtrace, if the toolchain has a program for that."""
    tracer = Path(os.path.realpath(shutil.which("swiftc"))).parent.parent / "libexec/swift/linux/swift-backtrace"
    variables = dict(os.environ)
    if tracer.exists():
        variables["SWIFT_BACKTRACE"] = f"enable=yes,color=no,interactive=no,swift-backtrace={tracer}"
    return variables


def place(trace):
    """The first line of our code in a backtrace, and the program's message."""
    said = re.search(r"Fatal error: (.*)", trace)
    for frame in re.finditer(r" in [\w-]+ at (\S*?)/((?:Sources|Tests)/\S+?):(\d+)", trace):
        if not frame[2].startswith("Tests/Fuzz/Entries/FuzzEntry"):
            return f"{frame[2]}:{frame[3]}" + (f" ({said[1]})" if said and frame[2].startswith("Tests") else "")
    return said[1] if said else "a place that no backtrace shows"


def verdict(runner, entry, path):
    """Returns how an entry fails for one file, or nothing if it succeeds."""
    limit = {"timeout": 120}
    try:
        done = subprocess.run([runner, "replay", entry, path], env=environment(), capture_output=True, text=True,
                              errors="replace", **limit)
    except subprocess.TimeoutExpired:
        return "hang"
    if done.returncode == 0:
        return None
    if -done.returncode == signal.SIGVTALRM:
        return "hang"
    return place(done.stdout + done.stderr)


def show(runner, path):
    entry = path.parent.name if (CORPUS / path.parent.name).is_dir() else "compile"
    found = verdict(runner, entry, path)
    print(f"{path}: {found or 'nothing is wrong'}")
    return found is not None


# --- Replaying ---------------------------------------------------------------------------------------------------------


def replay(runner):
    """Replays the corpus through each entry, each in one process. If that process dies, each file gets its own."""
    failed, count = 0, 0
    for folder in sorted(path for path in CORPUS.iterdir() if path.is_dir()):
        files = sorted(path for path in folder.iterdir() if path.is_file())
        count += len(files)
        done = subprocess.run([runner, "replay", folder.name, *files], stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True, errors="replace")
        if done.returncode == 0 and len(done.stdout.splitlines()) == len(files):
            continue
        for path in files:
            found = verdict(runner, folder.name, path)
            if found:
                failed += 1
                print(f"fuzz: {path.relative_to(ROOT)}: {found}")
    print(f"  {count} files of the corpus, {failed} of them fail")
    return failed


# --- Mutants -----------------------------------------------------------------------------------------------------------


class Mutants:
    """A range of mutants, run by processes that may die; a file records the current mutant."""

    def __init__(self, runner, seed):
        self.runner = runner
        self.seed = seed
        self.cases = sorted((CORPUS / "compile").glob("*.case")) + examples()
        self.places = Counter()
        self.tours = 0
        self.done = 0

    def run(self, first, count):
        """Runs a range. If a process dies, the next one begins after the mutant that killed it."""
        end = first + count
        while first < end:
            with tempfile.NamedTemporaryFile() as mark:
                done = subprocess.run(
                    [self.runner, "mutants", *self.cases, "--seed", str(self.seed), "--from", str(first), "--count",
                     str(end - first), "--mark", mark.name],
                    stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, errors="replace")
                words = mark.read(16)
            number, tours = (int.from_bytes(words[at:at + 8], "little") for at in (0, 8))
            if len(words) < 16:
                sys.exit(f"fuzz: {self.runner} ended with {done.returncode} before its first mutant")
            self.tours += tours
            for line in done.stdout.splitlines():
                failing, _, complaint = line.partition("\t")
                self.keep(int(failing), complaint)
            if done.returncode:
                self.keep(number, None)
                number += 1
            self.done += number - first
            first = number

    def keep(self, number, complaint):
        """Keeps the files of a failing mutant, unless there are enough of its kind."""
        complaint = complaint and re.sub(r"\d+", "N", re.sub(r'"[^"]*"', '"…"', complaint))
        if complaint and self.places[complaint] >= KEPT:
            self.places[complaint] += 1
            return
        text = subprocess.run(
            [self.runner, "print", *self.cases, "--seed", str(self.seed), "--from", str(number)],
            stdout=subprocess.PIPE).stdout
        found = self.verdict(text)
        kind = complaint or found or "a trap that does not come again"
        self.places[kind] += 1
        if self.places[kind] > KEPT:
            return
        folder = CRASHES / "compile"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"mutant-{self.seed}-{number}.case"
        if found and found != "hang" and self.places[kind] == 1:
            code = self.ends(text)
            smaller = shrink(text, lambda shorter: self.ends(shorter) == code)
            if self.verdict(smaller) == found:
                text = smaller
        path.write_bytes(text)
        print(f"  mutant {number}: {kind}: {path.relative_to(ROOT)}", flush=True)

    def ends(self, text):
        """Returns how the process of a case ends, without a backtrace, which would be slow."""
        with tempfile.NamedTemporaryFile(suffix=".case") as file:
            file.write(text)
            file.flush()
            done = subprocess.run([self.runner, "replay", "compile", file.name], stdout=subprocess.DEVNULL,
                                  stderr=subprocess.PIPE)
            return done.returncode, b"Fatal error" in done.stderr

    def verdict(self, text):
        with tempfile.NamedTemporaryFile(suffix=".case") as file:
            file.write(text)
            file.flush()
            return verdict(self.runner, "compile", file.name)


def examples():
    """The examples, and the listing with every key, as cases."""
    folder = ROOT / ".build/fuzz-runner/examples"
    folder.mkdir(parents=True, exist_ok=True)
    for tutorial in sorted(ROOT.glob("Examples/*/*.tutorial.yaml")):
        if tutorial.parent.name == "Web": continue  # a megabyte of captures, which mutants would hardly change
        write_case(folder, tutorial.parent.name, [tutorial, *sorted(tutorial.parent.glob("*.layout.yaml"))])
    samples = ROOT / "Tests/Samples"
    write_case(folder, "everything", [samples / "everything.tutorial.json", samples / "everything-for-tutorial.layout.json"])
    write_case(folder, "everything-layout", [samples / "everything.layout.json"])
    return sorted(folder.glob("*.case"))


def write_case(folder, name, paths):
    text = "".join(f"==> {path.name}\n{path.read_text()}" for path in paths)
    # Mutants are written as YAML.
    (folder / f"{name}.case").write_text(text.replace("layout.json", "layout.yaml").replace("tutorial.json", "tutorial.yaml"))


def run_mutants(runner, count, first, seed, jobs):
    mutants = Mutants(runner, seed)
    began = time.monotonic()
    chunks = [(start, min(CHUNK, first + count - start)) for start in range(first, first + count, CHUNK)]
    with ThreadPoolExecutor(jobs) as pool:
        for number, _ in enumerate(pool.map(lambda chunk: mutants.run(*chunk), chunks), 1):
            if number % 25 == 0:
                rate = mutants.done / (time.monotonic() - began)
                print(f"  {mutants.done} mutants, {rate:.0f} a second, {sum(mutants.places.values())} fail", flush=True)
    seconds = time.monotonic() - began
    print(f"  {mutants.done} mutants of seed {seed}, {mutants.tours} with a tour, {mutants.done / seconds:.0f} a second, "
          f"{sum(mutants.places.values())} fail")
    for kind, times in mutants.places.most_common():
        print(f"  {times:6} × {kind}")
    return sum(mutants.places.values())


# --- Bytes -------------------------------------------------------------------------------------------------------------


def fuzz_readers(arguments):
    program = programs.libfuzzer()
    known = re.findall(r'FuzzEntry\(name: "([a-z-]+)"\)', "".join(
        path.read_text() for path in (programs.HERE / "Entries").glob("*.swift")))
    unknown = set(arguments.entries) - set(known)
    if unknown:
        sys.exit(f"fuzz: no entry {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    with ThreadPoolExecutor(arguments.jobs) as pool:
        counts = list(pool.map(lambda entry: fuzz_entry(program, entry, arguments), arguments.entries or known))
    return sum(counts)


def fuzz_entry(program, entry, arguments):
    """Fuzzes one entry for its number of runs. Crashes are shrunk, and fuzzing continues with another seed."""
    found = ROOT / ".build/fuzz/found" / entry
    kept = CRASHES / entry
    for folder in (found, kept, CORPUS / entry):
        folder.mkdir(parents=True, exist_ok=True)
    # With backtraces enabled, libFuzzer doesn't get the signal and keeps no input.
    variables = os.environ | {"TUTORIALC_FUZZ": entry}
    left, crashes, places, began = arguments.runs, 0, Counter(), time.monotonic()
    while left > 0 and crashes < 20:
        before = set(kept.iterdir())
        done = subprocess.run(
            [program, found, CORPUS / entry, *more_seeds(entry), f"-runs={left}", f"-seed={arguments.seed + crashes}",
             f"-artifact_prefix={kept}/", "-timeout=10", "-rss_limit_mb=3000", "-print_final_stats=1", "-max_len=4096",
             "-report_slow_units=10", *([f"-max_total_time={arguments.seconds}"] if arguments.seconds else [])],
            env=variables, capture_output=True, text=True, errors="replace")
        executed = re.findall(r"stat::number_of_executed_units:\s*(\d+)", done.stderr) or re.findall(
            r"^#(\d+)", done.stderr, re.MULTILINE)
        left -= int(executed[-1]) if executed else 0
        if done.returncode == 0:
            break
        crashes += 1
        new = sorted(set(kept.iterdir()) - before)
        where = "hang" if "ERROR: libFuzzer: timeout" in done.stderr else crash_place(program, new, entry, done.stderr)
        places[where] += 1
        for path in new:
            if places[where] > 1:
                path.unlink()
            elif where != "hang":
                minimise(program, path, variables)
            print(f"  {entry}: {where}: {path.relative_to(ROOT)}", flush=True)
        if not executed:
            print(done.stderr[-2000:])
            break
    seconds = time.monotonic() - began
    print(f"  {entry:14} {arguments.runs - max(left, 0):9} inputs in {seconds:5.0f} s, {crashes} crashes", flush=True)
    return crashes


def crash_place(program, paths, entry, said):
    """Returns where an input that libFuzzer has kept crashes."""
    for path in paths:
        done = subprocess.run([program, path], env=environment() | {"TUTORIALC_FUZZ": entry}, capture_output=True,
                              text=True, errors="replace")
        return place(done.stdout + done.stderr)
    return place(said)


def more_seeds(entry):
    """Documents of the repository that serve as seeds of an entry."""
    folder = ROOT / ".build/fuzz/seeds" / entry
    patterns = {
        "yaml": ["Examples/*/*.yaml"], "tutorial": ["Examples/*/*.tutorial.yaml", "Tests/Samples/*.tutorial.json"],
        "layout": ["Examples/*/*.layout.yaml", "Tests/Samples/*.layout.json"], "json": ["Tests/Samples/*.json"],
        "tour": ["Tests/Samples/everything.tour.json"], "lock": ["Examples/*/*.lock.yaml"], "strings": ["docs/pictures/*.strings.*"],
        "configuration": ["docs/pictures/*.config.yaml"], "importers": ["Tests/PluginTests/**/*.xml"],
    }.get(entry, [])
    if not patterns:
        return []
    folder.mkdir(parents=True, exist_ok=True)
    for pattern in patterns:
        for path in ROOT.glob(pattern):
            shutil.copy(path, folder / path.name)
    return [folder]


def minimise(program, path, variables):
    smaller = path.with_suffix(".small")
    subprocess.run([program, "-minimize_crash=1", "-runs=20000", "-max_total_time=60",
                    f"-exact_artifact_path={smaller}", path], env=variables, capture_output=True)
    if smaller.exists():
        smaller.replace(path)


if __name__ == "__main__":
    main()
