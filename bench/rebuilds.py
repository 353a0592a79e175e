"""Rows for repeated builds: nothing changed, one thing changed, one edit while a process waits."""

import os
import shutil
import statistics
import subprocess
import time

import inputs
import plain
import programs
from inputs import Corpus
from programs import Profile, Run, medians, peer, system_calls

LAYOUTS = 60


class Rebuilds:
    def __init__(self, bench):
        self.bench, self.table = bench, bench.table
        self.measures = [self.rebuilding, self.checking_one, self.watching]

    def rebuilding(self):
        """2,000 tutorials and 60 layouts, already built; ninja has an edge for each tutorial, with its layout."""
        bench, table = self.bench, self.table
        corpus = Corpus(os.path.join(bench.scratch, "plain"), plain.files(bench.count, LAYOUTS))
        out = os.path.join(bench.scratch, "plain-out")
        command = bench.build(corpus, out, bench.jobs)
        clean = Run(command)
        ninja = self.ninja(corpus)
        table.head(f"plain corpus, {bench.count} tutorials and {LAYOUTS} layouts, built before")
        least = [peer("noop"), os.path.join(out, ".tutorialc", "cache"), corpus.tutorials,
                 os.path.join(corpus.folder, "layouts"), out]
        rounds = [(Run(command), Run(ninja), Run([peer("stats"), corpus.list]), Run(least)) for _ in range(bench.rounds)]
        nothing = statistics.median(here.cpu for here, *_ in rounds)
        table.row("a clean build, wall and CPU", seconds=(clean.wall, None))
        table.row("  CPU", seconds=(clean.cpu, None))
        pair = medians([(here.cpu, ninja.cpu) for here, ninja, *_ in rounds])
        table.row("no-op build, CPU, to ninja's", seconds=pair, goal=0.5)
        table.row("  wall", seconds=medians([(here.wall, ninja.wall) for here, ninja, *_ in rounds]))
        table.row("  bare stats of the inputs, CPU, to ninja's",
                  seconds=medians([(stats.cpu, ninja.cpu) for _, ninja, stats, _ in rounds]))
        table.row("  the least that has to be done (noop.c), CPU, to ninja's",
                  seconds=medians([(least.cpu, ninja.cpu) for _, ninja, _, least in rounds]))
        if nothing < 1:
            counts = [Profile(each, bench.scratch).total for each in ([bench.stripped, *command[1:]], ninja)]
            table.row("  instructions", tuple(counts))
            calls = [system_calls(each) for each in (command, ninja)]
            if None not in calls:
                table.row(f"  calls of the system, {calls[0]} to {calls[1]}", value=round(calls[0] / calls[1], 2))
        # A slow no-op build would make these goals easy.
        self.one_changed(corpus, command, min(nothing, pair[1] / 2), nothing)
        shutil.rmtree(corpus.folder)

    def ninja(self, corpus):
        """The command of a no-op build by ninja."""
        folder = os.path.join(self.bench.scratch, "ninja")
        os.makedirs(folder, exist_ok=True)
        names = sorted(os.listdir(corpus.tutorials))
        with open(os.path.join(folder, "build.ninja"), "w", encoding="utf-8") as file:
            file.write("rule compile\n  command = touch $out\n")
            for number, name in enumerate(names):
                layout = os.path.join(corpus.folder, "layouts", f"screen-{number % LAYOUTS}.layout.yaml")
                file.write(f"build {name}.tour.json: compile {os.path.join(corpus.tutorials, name)} {layout}\n")
        command = ["ninja", "-C", folder, "--quiet"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        return command

    def one_changed(self, corpus, command, nothing, now):
        """Changes one tutorial, then one layout: the cost beyond a no-op build, in which only the layout's own
        tutorials are compiled."""
        tutorial = os.path.join(corpus.tutorials, "tour-7.tutorial.yaml")
        layout = os.path.join(corpus.folder, "layouts", "screen-7.layout.yaml")
        own = Corpus(os.path.join(self.bench.scratch, "own"), (
            file for file in plain.files(self.bench.count, LAYOUTS)
            if file[0].startswith("layouts/") or int(file[0].split("-")[1].split(".")[0]) % LAYOUTS == 7))
        alone = self.bench.build(own, os.path.join(self.bench.scratch, "own-out"), self.bench.jobs)
        costs = {tutorial: [], layout: []}
        for number in range(self.bench.rounds):
            for path, found in costs.items():
                with open(path, "a", encoding="utf-8") as file:
                    file.write(f"# {number}\n")
                found.append(Run(command).cpu)
        changed = statistics.median(costs[tutorial])
        self.table.row("one tutorial changed, CPU, beyond a no-op as it is to be", seconds=(changed, nothing), goal=6, unit=" ms",
                       value=round((changed - nothing) * 1e3, 2))
        self.table.row("  beyond the no-op as it is", seconds=(changed, now), unit=" ms",
                       value=round((changed - now) * 1e3, 2))
        shutil.rmtree(os.path.join(self.bench.scratch, "own-out"), ignore_errors=True)
        clean = Run(alone).cpu
        self.table.row("one layout changed, CPU, to such a no-op and a clean build of its own", goal=1.2,
                       seconds=(statistics.median(costs[layout]), nothing + clean))

    def checking_one(self):
        """One tutorial of six variants of 500 elements, checked by itself."""
        folder = os.path.join(self.bench.scratch, "warm")
        inputs.write(folder, inputs.warm())
        check = [programs.TUTORIALC, "check", "warm.tutorial.yaml", "--quiet", "--jobs", "1"]
        self.table.head("one tutorial, six variants of 500 elements")
        cpu = statistics.median(Run(check, cwd=folder).cpu for _ in range(5 * self.bench.rounds))
        os.chdir(folder)
        count = Profile([self.bench.stripped, *check[1:]], self.bench.scratch).total
        os.chdir(self.bench.scratch)
        self.table.row("cold check, CPU", (count, None), (cpu, None), goal=10, value=round(cpu * 1e3, 2), unit=" ms")
        shutil.rmtree(folder)

    def watching(self):
        """The time from saving an edit to the new tour, in a waiting process, and its processor time. Most of the rest
        is the wait for further saves."""
        words = "one edit in a warm process (--watch), CPU"
        folder = os.path.join(self.bench.scratch, "watch")
        inputs.write(folder, inputs.warm())
        path, tour = os.path.join(folder, "warm.tutorial.yaml"), os.path.join(folder, "out", "warm.tour.json")
        process = subprocess.Popen([programs.TUTORIALC, "build", "--watch", "--quiet"], cwd=folder,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            if not appears(tour, process):
                self.table.missing(words, "there is no --watch yet")
                return
            time.sleep(0.5)
            walls, works = [], []
            for number in range(4 * self.bench.rounds):
                before, begun = os.stat(tour).st_ino, busy(process)
                begin = time.perf_counter()
                edit(path, number)
                # A busy loop would take the processor from the measured process.
                while os.stat(tour).st_ino == before and time.perf_counter() - begin < 5:
                    time.sleep(0.0005)
                walls.append(time.perf_counter() - begin)
                time.sleep(0.1)
                works.append(busy(process) - begun)
            cpu = statistics.median(works)
            self.table.row(words, seconds=(cpu, None), goal=5, value=round(cpu * 1e3, 2), unit=" ms")
            self.table.row("  wall, to the new tour", seconds=(statistics.median(walls), None))
        finally:
            process.terminate()
            process.wait()
            shutil.rmtree(folder)


def busy(process):
    """The CPU seconds of a process's threads so far."""
    total = 0
    for thread in os.listdir(f"/proc/{process.pid}/task"):
        with open(f"/proc/{process.pid}/task/{thread}/schedstat", encoding="ascii") as file:
            total += int(file.read().split()[0])
    return total / 1e9


def appears(path, process):
    """Returns true if a program writes a file before it ends, within ten seconds."""
    deadline = time.perf_counter() + 10
    while time.perf_counter() < deadline and process.poll() is None:
        if os.path.exists(path):
            return True
        time.sleep(0.01)
    return False


def edit(path, number):
    """Changes the title and saves like an editor: a new file under the old name."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    lines = [f"title: Warm {number}" if line.startswith("title:") else line for line in text.splitlines()]
    with open(path + "~", "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    os.replace(path + "~", path)
