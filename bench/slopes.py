"""Rows for costs that must not grow faster than their input, and for the limits of inputs."""

import os
import shutil
import statistics

import inputs
import programs
import wide
from goals import Sample
from programs import Profile, Run, medians, numbers, peer

# The limit in seconds; a run that exceeds it is killed, because it is too slow anyway.
PATIENCE = 60


class Slopes:
    def __init__(self, bench):
        self.bench, self.table = bench, bench.table
        self.measures = [self.steps, self.selectors, self.one_layout, self.a_variant, self.limits]

    def folder(self, name, *files):
        folder = os.path.join(self.bench.scratch, name)
        for each in files:
            inputs.write(folder, each)
        return folder

    def steps(self):
        """The cost of four times as many steps, for check and each emitter: quadratic growth would give 16."""
        folder = self.folder("slopes", inputs.long_tutorial(2500), inputs.long_tutorial(10000))
        out = os.path.join(folder, "out")
        self.table.head("slopes")
        for name in ("check", "json", "svg", "swift"):
            def command(count, program):
                path = os.path.join(folder, f"long-{count}.tutorial.yaml")
                rest = ["check", path] if name == "check" else ["build", path, "--emit", name, "--out", out]
                shutil.rmtree(out, ignore_errors=True)
                return [program, *rest, "--jobs", "1", "--quiet"]

            def run(count): return Run(command(count, programs.TUTORIALC)).cpu

            def counted(count): return Profile(command(count, self.bench.stripped), self.bench.scratch).total
            rounds = medians([(run(10000), run(2500)) for _ in range(min(self.bench.rounds, 3))])
            # An input four times as large has more cache misses, which is no more work. Counting drawings would take a
            # quarter of an hour.
            work = None if name == "svg" else (counted(10000), counted(2500))
            self.table.row(f"{name}, 10,000 steps to 2,500", work, seconds=rounds, goal=4.4)
        shutil.rmtree(folder)

    def selectors(self):
        """The cost of finding elements by a part of their label, beyond finding them by id."""
        for selectors, elements, goal in ((400, 20_000, None), (1000, 100_000, 0.3)):
            folder = self.folder("selectors", inputs.selections(selectors, elements))

            def run(name):
                return Run([programs.TUTORIALC, "check", os.path.join(folder, f"{name}.tutorial.yaml"), "--quiet",
                            "--jobs", "1"], limit=PATIENCE)
            texts, ids = run("texts"), run("ids")
            words = f"{selectors:,} text selectors over {elements:,} elements, beyond ids"
            beyond = texts.cpu - ids.cpu
            self.table.row(words + (f" (ended after {PATIENCE} s)" if texts.is_over else ""), seconds=(texts.cpu, ids.cpu),
                           value=round(beyond, 3), unit=" s", goal=goal)
            shutil.rmtree(folder)

    def one_layout(self):
        """One large layout with many tutorials, on 1 thread and on 4."""
        folder = self.folder("one-layout", inputs.one_layout(400))

        def run(jobs):
            return Run([programs.TUTORIALC, "check", os.path.join(folder, "t"), "--quiet", "--jobs", jobs]).wall
        rounds = medians([(run("1"), run("4")) for _ in range(min(self.bench.rounds, 3))])
        self.table.row("check, 400 tutorials of one layout of 15,000 elements, 1 thread to 4", seconds=rounds,
                       goal=0.75 * min(os.cpu_count(), 4), at_least=True)
        shutil.rmtree(folder)

    def a_variant(self):
        """The cost of one more variant than ten."""
        ten, eleven = (Sample(self.bench, wide, f"variants-{count}", 6, count).build().total for count in (10, 11))
        self.table.row("a variant added to ten, of a build", (eleven, ten),
                       value=round((eleven / ten - 1) * 100, 2), unit=" %", goal=5)

    def limits(self):
        """A file of the largest allowed size with the smallest possible nodes: reading stops at 4,000,000."""
        for megabytes, what in ((63, "63 MiB of [a,a,… beyond the limit"), (7, "7 MiB of it, below the limit")):
            path = os.path.join(self.bench.scratch, "many.layout.yaml")
            with open(path, "wb") as file:
                file.write(b"[" + b"a," * (megabytes * 1024 * 512) + b"a]\n")
            names = os.path.join(self.bench.scratch, "list")
            with open(names, "w", encoding="utf-8") as file:
                file.write(path + "\n")
            rounds = [(Run([programs.TUTORIALC, "check", path, "--quiet"], status=1), numbers(peer("floor"), names)[0])
                      for _ in range(min(self.bench.rounds, 3))]
            self.table.row(f"{what}, CPU, to libyaml's loop", seconds=medians([(run.cpu, floor) for run, floor in rounds]),
                           goal=1.5)
            peak = statistics.median(run.peak for run, _ in rounds)
            room = 4 * os.path.getsize(path) + (128 << 20)
            self.table.row(f"  its peak memory, {peak / 1e6:.0f} MB, to 4 times the file and 128 MiB",
                           value=round(peak / room, 3), goal=1)
            os.remove(path)
