"""The rows of the goals: builds and checks of whole corpora, beside peers that only do the necessary work."""

import os
import shutil
import statistics

import plain
import programs
import wide
from inputs import Corpus, element_count, pairs, sample
from programs import Profile, Run, medians, numbers, peer

# Patterns of the stages' functions in a profile.
READING = {
    "read": r"^static DocumentReader\.read\(", "tutorials": r"^decodeTutorial\(", "layouts": r"^decodeLayout\(",
    "strings": r"^decodeTranslation\("}
SOLVING = {"solve": r"^solveLayouts\("}
STAGES = {
    "resolve": r"^resolveTutorial\(", "judge": r"^judgeSelectors\(", "plan": r"^(?:specialized )?planTutorial\(", "check": r"^checkPlan\(",
    "texts": r"^(?:specialized )?collectTexts\(", "lower": r"^lowerTour\(", "callouts": r"^layOutCallouts\(", "JSON": r"^Tour\.json\(",
    "digests of outputs": r"^Digest\.init\(of:\)"}


class Sample:
    """A few tutorials and one layout of a corpus, and the instructions that compiling them takes."""

    def __init__(self, bench, kind, name, tutorials, variants=12):
        self.corpus = Corpus(os.path.join(bench.scratch, name), sample(kind, tutorials, 275, variants))
        self.tours = os.path.join(bench.scratch, name + "-tours")
        Run(bench.build(self.corpus, self.tours, 1))
        self.pairs = pairs(self.tours)
        # A snapshot that only sets its language inherits all elements of the one that it extends.
        self.bench, self.elements = bench, element_count(self.corpus.paths[0]) * (1 if kind is plain else 3)

    def build(self):
        out = os.path.join(self.bench.scratch, "out")
        shutil.rmtree(out, ignore_errors=True)
        return Profile(self.bench.build(self.corpus, out, 1, self.bench.stripped), self.bench.scratch)

    def check(self):
        return Profile(self.bench.check(self.corpus, 1, self.bench.stripped), self.bench.scratch)

    def floor(self):
        return Profile([peer("floor"), self.corpus.list], self.bench.scratch, within="count_events").total

    def peer(self, name):
        out = os.path.join(self.bench.scratch, "peer-out")
        shutil.rmtree(out, ignore_errors=True)
        os.makedirs(out)
        return Profile(
            [peer(name), self.corpus.list, self.tours, out, "1"], self.bench.scratch, within="work").total


class Goals:
    def __init__(self, bench):
        self.bench, self.table = bench, bench.table
        self.measures = [self.stages_of_plain, self.stages_of_wide, self.building, self.starting]

    def stages_of_plain(self):
        self.stages(Sample(self.bench, plain, "plain-sample", 24), "plain corpus, 3 variants")

    def stages_of_wide(self):
        self.stages(Sample(self.bench, wide, "wide-sample", 12), "wide corpus, 12 variants")

    def stages(self, it, words):
        """Instructions by stage: those of the stage's function, including all of its callees."""
        table = self.table
        start = Profile([self.bench.stripped, "--version"], self.bench.scratch).total
        build = it.build()
        parts = build.inclusive(READING | SOLVING | STAGES)
        managing = [build.managing()]
        for name in [name for name, cost in parts.items() if cost is None]:
            if name != "strings" or "wide" in words:
                table.missing(f"stage {name}", "no function of that name in the profile: see goals.py")
        cost = {name: cost or 0 for name, cost in parts.items()}
        check = it.check()
        # The next profile overwrites this one.
        checked = check.inclusive(READING | SOLVING)
        managing.append(check.managing())
        floor = it.floor()
        reading = sum(cost[name] for name in READING)
        table.head(f"{words}: {it.pairs} pairs of a step and a variant, {it.elements} elements, instructions")
        table.row("read all YAML, to libyaml's loop", (cost["read"], floor))
        table.row("read and decode all YAML, to the same", (reading, floor), goal=1.25)
        table.row("layout: decode and solve, an element", value=(cost["layouts"] + cost["solve"]) / it.elements / 1e3,
                  unit=" k", goal=5)
        outside = reading + cost["solve"] + start
        table.row("all but reading, decoding and solving, JSON included, a pair",
                  value=(build.total - outside) / it.pairs / 1e3, unit=" k", goal=130)
        outside = sum(number or 0 for number in checked.values()) + start
        table.row("  the same in check, a pair", value=(check.total - outside) / it.pairs / 1e3, unit=" k", goal=90)
        table.row("  of a build, counting, allocating, copying", value=round(100 * managing[0], 1), unit=" %")
        table.row("  the same of a check", value=round(100 * managing[1], 1), unit=" %")
        for name in ("read", "layouts", "solve"):
            words = {"read": "read all files", "layouts": "decode layouts"}.get(name, name)
            table.row(f"  {words}, an element", value=round(cost[name] / it.elements / 1e3, 2), unit=" k")
        for name in STAGES:
            table.row(f"  {name}, a pair", value=round(cost[name] / it.pairs / 1e3, 2), unit=" k")
        table.row("keys of strings, to the tutorial stages" + (" (no translations)" if "plain" in words else ""),
                  (cost["texts"], sum(cost[name] for name in STAGES)))
        table.row("check, to libyaml's loop", (check.total, floor), self.checking(it), goal=3)
        table.row("clean build, one thread, to the C peer", (build.total, it.peer("peer")), goal=2.5)
        table.row("clean build, one thread, to peer2", (build.total, it.peer("peer2")), goal=2)

    def checking(self, it):
        return medians([(Run(self.bench.check(it.corpus, 1)).cpu, numbers(peer("floor"), it.corpus.list)[0])
                        for _ in range(self.bench.rounds)])

    def building(self):
        """The seconds for building the whole wide corpus."""
        bench, table = self.bench, self.table
        corpus = bench.wide
        tours = os.path.join(bench.scratch, "wide-tours")
        Run(bench.build(corpus, tours, bench.jobs))
        table.head(f"wide corpus, {bench.wide_count} tutorials, {corpus.size / 1e6:.1f} MB of YAML, in seconds")
        rounds = [(numbers(programs.STAGES, corpus.list), numbers(peer("floor"), corpus.list)[0])
                  for _ in range(bench.rounds)]
        here, floor = medians([(stages[1], floor) for stages, floor in rounds])
        table.row("read and decode all YAML, CPU, to libyaml's loop", seconds=(here, floor))
        here, floor = medians([(Run(bench.check(corpus, 1)).cpu, floor) for _, floor in rounds])
        table.row("check, one thread, CPU, to the same", seconds=(here, floor))
        out, folder = os.path.join(bench.scratch, "out"), os.path.join(bench.scratch, "peer-out")
        for name in ("peer", "peer2"):
            walls, works = [], []
            for _ in range(bench.rounds):
                for each in (out, folder):
                    shutil.rmtree(each, ignore_errors=True)
                here = Run(bench.build(corpus, out, bench.jobs))
                os.makedirs(folder)
                wall, cpu = numbers(peer(name), corpus.list, tours, folder, str(bench.jobs))
                walls.append((here.wall, wall))
                works.append((here.cpu, cpu))
            table.row(f"clean build, {bench.jobs} threads, to {name}", seconds=medians(walls))
            table.row("  the same in CPU time", seconds=medians(works))
        # A state that an earlier build left would be reused.
        rounds = [tuple(Run(bench.build(corpus, out, jobs) + ["--no-cache"]).wall for jobs in (1, 4))
                  for _ in range(bench.rounds)]
        table.row("clean build, 1 thread to 4", seconds=medians(rounds), goal=0.85 * min(os.cpu_count(), 4), at_least=True)
        median = statistics.median(numbers(programs.STAGES, corpus.list)[2] for _ in range(bench.rounds))
        table.row("find the place of one callout, text apart, CPU", value=round(median, 2), unit=" µs", goal=20)

    def starting(self):
        true = shutil.which("true")
        rounds = [(Run([programs.TUTORIALC, "--version"]).wall, Run([true]).wall) for _ in range(200)]
        self.table.head("starting, and memory")
        count = Profile([self.bench.stripped, "--version"], self.bench.scratch).total
        seconds = medians(rounds)
        self.table.row("--version, to /bin/true, wall", seconds=seconds, goal=1.5)
        self.table.row("--version", (count, None))
        self.memory()

    def memory(self):
        bench = self.bench
        double = Corpus(os.path.join(bench.scratch, "double"), wide.files(2 * bench.wide_count, 6))
        out = os.path.join(bench.scratch, "out")
        here, single = medians([
            (Run(bench.build(double, out, bench.jobs)).peak, Run(bench.build(bench.wide, out, bench.jobs)).peak)
            for _ in range(min(bench.rounds, 3))])
        self.table.row("peak memory at double the corpus: " + f"{here / 1e6:.0f} MB to {single / 1e6:.0f} MB",
                       value=round(here / single, 3), goal=1.15)
        shutil.rmtree(double.folder)
