#!/usr/bin/env python3
"""Edits a project at random, builds it with a cache and without, and looks for any difference.

    sequences.py TUTORIALC [--count 300] [--seed 1] [--jobs N] [--keep]

Two copies of one tree change in the same way. Builds of one use the cache, builds of the other don't. After each build,
all outputs must have the same bytes and the diagnostics the same text; so must a `check`, which must leave the tree
unchanged. Builds are killed, run two at once, and find their state damaged, truncated, removed or outdated; outputs are
altered and removed. Every second sequence is calm: only contents change, usually one at a time, and all builds have the
same options.
"""

import argparse
import concurrent.futures
import os
import shutil
import subprocess
import sys
import tempfile
import time

from project import OPTIONS, Choices, Project


def run(tutorialc, root, home, *arguments):
    """The exit code and all output, without the summary of written files."""
    process = subprocess.run(
        [tutorialc, *arguments], cwd=root, stdin=subprocess.DEVNULL, capture_output=True,
        env={"PATH": "/usr/bin:/bin", "HOME": home})
    lines = [line for line in process.stderr.decode().splitlines() if " unchanged" not in line]
    return process.returncode, process.stdout.decode(), "\n".join(lines)


def tree(root, folder="out"):
    """The bytes of all files below a folder, except for the builds' own state."""
    found = {}
    for base, folders, names in os.walk(os.path.join(root, folder)):
        folders[:] = [name for name in folders if name != ".tutorialc"]
        for name in names:
            with open(os.path.join(base, name), "rb") as file:
                found[os.path.relpath(os.path.join(base, name), root)] = file.read()
    return found


def stamps(root):
    """The file system's attributes of everything in a tree."""
    found = {}
    for base, folders, names in os.walk(root):
        for name in folders + names:
            status = os.lstat(os.path.join(base, name))
            found[os.path.join(base, name)] = (status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns)
    return found


class Sequence:
    """One project, in two copies."""

    def __init__(self, tutorialc, seed, folder):
        self.tutorialc, self.choices, self.folder = tutorialc, Choices(seed), folder
        self.is_calm, self.options = seed % 2 == 0, None
        self.home = os.path.join(folder, "home")
        os.mkdir(self.home)
        self.twins = []
        for name in ("cached", "clean"):
            os.mkdir(os.path.join(folder, name))
            self.twins.append(Project(os.path.join(folder, name), Choices(seed + 7), self.is_calm))
        self.log, self.saved = [], {}

    @property
    def roots(self):
        return [twin.root for twin in self.twins]

    def both(self, action):
        """Performs an action on both copies; its random choices must be the same."""
        said = [action(twin) for twin in self.twins]
        assert said[0] == said[1], said
        self.log.append(str(said[0]))

    def outputs(self, twin, change):
        """Removes or alters an output."""
        files = [name for name in twin.files("out") if ".tutorialc" not in name]
        if not files:
            return "no outputs"
        path = twin.path(twin.choices.of(files))
        if change == "remove":
            os.remove(path)
        else:
            with open(path, "r+b" if change == "alter" else "ab") as file:
                file.write(b"x")
        return f"{change} {os.path.basename(path)}"

    def harm(self):
        """Damages the state, which the other tree doesn't have."""
        folder = os.path.join(self.roots[0], "out/.tutorialc")
        path = os.path.join(folder, self.choices.of(["cache", "changes"]))
        if not os.path.exists(path):
            return
        with open(path, "rb") as file:
            state = file.read()
        what = self.choices.of(["flip", "cut", "remove", "save", "restore", "empty"])
        self.log.append(f"{what} {os.path.basename(path)[:8]}")
        if what == "save":
            self.saved[path] = state
        elif what == "remove":
            os.remove(path)
        elif what == "restore" and self.saved:
            state = self.saved.get(path) or self.choices.of([self.saved[each] for each in sorted(self.saved)])
        elif what == "flip":
            place = self.choices.below(len(state))
            state = state[:place] + bytes([state[place] ^ (1 << self.choices.below(8))]) + state[place + 1:]
        elif what in ("cut", "empty"):
            state = state[:self.choices.below(len(state)) if what == "cut" else 0]
        if what != "remove":
            with open(path, "wb") as file:
                file.write(state)

    def kill(self):
        """Starts a build and kills it."""
        process = subprocess.Popen(
            [self.tutorialc, "build", "--quiet"], cwd=self.roots[0], stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={"PATH": "/usr/bin:/bin", "HOME": self.home})
        time.sleep(self.choices.below(12) / 1000)
        process.kill()
        process.wait()
        self.log.append("kill")
        # The next build overwrites the files that this one had written, in both copies.
        run(self.tutorialc, self.roots[0], self.home, "build", "--quiet")
        run(self.tutorialc, self.roots[1], self.home, "build", "--quiet", "--no-cache")

    def crowd(self):
        """Runs two builds at once."""
        self.log.append("two at once")
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda _: run(self.tutorialc, self.roots[0], self.home, "build", "--quiet"), range(2)))
        run(self.tutorialc, self.roots[1], self.home, "build", "--quiet", "--no-cache")

    def move(self):
        """Replaces the tree by a copy of it with the same file times."""
        self.log.append("copy")
        for twin in self.twins:
            copy = twin.root + "+"
            if len(os.path.basename(copy)) < 12:
                shutil.copytree(twin.root, copy, symlinks=True)
                shutil.rmtree(twin.root)
                twin.root = copy

    def compare(self):
        """Builds both trees and compares."""
        options = self.choices.of(OPTIONS)
        if self.is_calm:
            options = self.options = self.options or options
            # A file that is as new as the build that reads it is read again by the next one.
            time.sleep(0.012)
        diagnostics = ["--diagnostics", self.choices.of(["human", "human", "json", "short"])]
        self.log.append("build " + " ".join(options + diagnostics))
        cached = run(self.tutorialc, self.roots[0], self.home, "build", *options, *diagnostics)
        clean = run(self.tutorialc, self.roots[1], self.home, "build", "--no-cache", *options, *diagnostics)
        if cached != clean:
            return f"with a cache:\n{cached}\nwithout:\n{clean}"
        here, there = map(tree, self.roots)
        if here != there:
            names = sorted(name for name in {*here, *there} if here.get(name) != there.get(name))
            return f"outputs differ: {names}"
        before = stamps(self.roots[0])
        cached = run(self.tutorialc, self.roots[0], self.home, "check", *options, *diagnostics)
        clean = run(self.tutorialc, self.roots[0], self.home, "check", "--no-cache", *options, *diagnostics)
        if cached != clean:
            return f"check with a cache:\n{cached}\nwithout:\n{clean}"
        if stamps(self.roots[0]) != before:
            return "check has changed something"
        return None

    def step(self):
        for _ in range(self.choices.below(3)):
            self.both(Project.edit)
        kind = self.choices.below(48 if self.is_calm else 12)
        if kind < 2:
            change = self.choices.of(["remove", "alter", "append"])
            self.both(lambda twin: self.outputs(twin, change))
        elif kind == 2:
            self.harm()
        elif kind == 3:
            self.kill()
        elif kind == 4:
            self.crowd()
        elif kind == 5:
            self.move()

    def run(self, steps):
        for _ in range(steps):
            self.step()
            difference = self.compare()
            if difference:
                return "\n".join(self.log) + "\n" + difference
        return None


def attempt(tutorialc, seed, keep):
    """Runs one sequence; returns a description of the first difference, or None."""
    folder = tempfile.mkdtemp(prefix="tutorialc-cache-", dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None)
    try:
        difference = Sequence(tutorialc, seed, folder).run(3 + seed % 6)
    finally:
        if not keep:
            subprocess.run(["chmod", "-R", "u+rwX", folder], check=False)
            shutil.rmtree(folder, ignore_errors=True)
    return difference and f"seed {seed}{f' in {folder}' if keep else ''}:\n{difference}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tutorialc")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", action="store_true")
    arguments = parser.parse_args()
    tutorialc = os.path.abspath(arguments.tutorialc)
    seeds = range(arguments.seed, arguments.seed + arguments.count)
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        found = [each for each in pool.map(lambda seed: attempt(tutorialc, seed, arguments.keep), seeds) if each]
    for each in found[:5]:
        print(each, "\n")
    print(f"{arguments.count} sequences of edits: {len(found)} in which a build with a cache differs from one without.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
