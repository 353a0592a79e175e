"""Measures the worth of a lock: breaks dumps as releases do, and examines the output of `tutorialc check`.

`make check-drift`. Tutorials of one step each are written over the dumps beside this script: for each element, one for
every selector that matches it, including those that importers generate. They are locked. Then the dumps are changed
(`breakages.py` has the table), imported again, and everything is checked. Marks, which no file contains, tell which
node became which.

No step may silently point at another element; nearly every broken step must have an error; and unchanged steps must
have no diagnostics.
"""

import argparse
import collections
import json
import pathlib
import random
import shutil
import subprocess
import sys

from breakages import BREAKAGES
from dumps import ANDROID, Dump

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
DENSITY = 420
# The percentage of broken steps that must have an error.
CAUGHT = 95.0
STEP = "pointed-at"


class Case:
    """A step over a dump: the intended node, and the selector that matches it."""

    def __init__(self, dump, mark, kind, selector, identity):
        self.dump, self.mark, self.kind, self.selector, self.identity = dump, mark, kind, selector, identity
        self.lock = None
        # For a positional selector: the container's mark and id, and the element's type.
        self.container = self.container_id = self.type = None
        self.warned = False

    def tutorial(self, name, layout):
        return (
            f"tutorial: {name}\nlayout: {layout}\nscreen: {self.dump.name}\n"
            f"steps:\n  - id: {STEP}\n    target: {self.selector}\n    cutout: {{ padding: 0 }}\n    callout: Here.\n"
        )


class Compiler:
    """The executable, and its working folder."""

    def __init__(self, program, folder):
        self.program, self.folder = pathlib.Path(program).resolve(), folder

    def run(self, *arguments):
        done = subprocess.run([self.program, *arguments], cwd=self.folder, capture_output=True, text=True)
        if done.returncode not in (0, 1):
            sys.exit(f"tutorialc {' '.join(map(str, arguments[:4]))} … ended with {done.returncode}\n{done.stderr[-2000:]}")
        return done

    def manifests(self, dumps):
        """The manifest of each dump, by its key, without those that no importer accepts."""
        result = {}
        groups = collections.defaultdict(list)
        for key, dump in dumps.items():
            density = ["--density", str(round(DENSITY * dump.density))] if dump.kind == ANDROID else []
            groups[(dump.format, *density)].append((key, dump))
        for (kind, *options), members in groups.items():
            for start in range(0, len(members), 200):
                self.collect(kind, options, members[start:start + 200], result)
        return result

    def collect(self, kind, options, members, result):
        for number, (_, dump) in enumerate(members):
            (self.folder / f"n{number}.xml").write_text(dump.write())
        files = [f"n{number}.xml" for number in range(len(members))]
        done = self.run("import", "--from", kind, *files, *options, "--variant", "phone", "-o", "all.layout.json", "--quiet")
        if done.returncode == 0:
            whole = json.loads((self.folder / "all.layout.json").read_text())
            for (key, dump), snapshot in zip(members, whole["snapshots"], strict=True):
                snapshot["screen"] = dump.name
                result[key] = {**whole, "snapshots": [snapshot]}
        elif len(members) > 1:
            # One invalid dump fails the whole import, so each is imported by itself.
            for member in members:
                self.collect(kind, options, [member], result)

    def diagnostics(self, command, folder):
        """The diagnostics of each tutorial of a folder, by its name."""
        options = [] if command == "lock" else ["--no-cache"]
        done = self.run(command, folder, "--diagnostics", "json", *options)
        said = collections.defaultdict(list)
        for each in json.loads(done.stdout)["diagnostics"]:
            said[name_of(each)].append(each)
        return said


def name_of(diagnostic):
    """The tutorial that a diagnostic is about."""
    return pathlib.Path(diagnostic["path"] or "").name.split(".")[0]


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def selectors(element, elements):
    """The selectors that an author may use for an element, with their kinds."""
    identity = element.get("identity", "native" if element.get("nativeId") == element["id"] else "unknown")
    yield "id", quoted(element["id"]), identity
    for word in ("label", "text"):
        said = element.get(word)
        if not said:
            continue
        yield word, f"{{ {word}: {quoted(said)} }}", None
        yield word + " and type", f"{{ {word}: {quoted(said)}, type: {element['type']} }}", None
    for inside in elements:
        if inside.get("parent") == element["id"] and inside.get("text"):
            yield "contents", f"{{ type: {element['type']}, has: {{ text: {quoted(inside['text'])} }} }}", None
            break
    yield "type", f"{{ type: {element['type']} }}", None
    by_id = {each["id"]: each for each in elements}
    around = by_id.get(element.get("parent"))
    while around is not None and around.get("identity") != "native":
        around = by_id.get(around.get("parent"))
    if around is not None:
        place = f"type: {element['type']}, within: {quoted(around['id'])}"
        yield "first", f"{{ {place}, first: true }}", around["id"]
        yield "nth", f"{{ {place}, nth: 1 }}", around["id"]


def cases_over(dump, manifest):
    """Steps over all elements of a dump that a person could mean."""
    elements = manifest["snapshots"][0]["elements"]
    nodes = list(dump.root.walk())
    if len(nodes) != len(elements):
        # If an importer leaves out nodes, only frames would tell which element is which.
        print(f"{dump.name} has {len(elements)} elements of {len(nodes)} nodes, and is left out", file=sys.stderr)
        return
    width, height = dump.size
    for node, element in zip(nodes, elements):
        area = node.frame[2] * node.frame[3]
        if node is dump.root or not 0 < area < width * height / 3:
            continue
        for kind, selector, identity in selectors(element, elements):
            case = Case(dump, node.mark, kind, selector, identity)
            if kind in ("first", "nth"):
                # The container of a positional selector is known.
                box = next(nodes[k] for k, each in enumerate(elements) if each["id"] == identity)
                case.container, case.container_id = box.mark, dump.get(box, "id")
                case.type = element["type"]
            yield case


def write(folder, cases, layouts, locked):
    """Writes a tutorial for each case, in a folder for its kind, over its named layout."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, manifest in layouts.items():
        (folder / f"{name}.layout.json").write_text(json.dumps(manifest))
    for name, (case, layout) in cases.items():
        (folder / f"{name}.tutorial.yaml").write_text(case.tutorial(name, f"{layout}.layout.json"))
        if locked and case.lock:
            (folder / f"{name}.lock.yaml").write_text(case.lock)


def resolved(compiler, folder, names):
    """The id of the element that each tutorial points at, without tutorials that have errors."""
    compiler.run("build", folder, "--out", "tours", "--diagnostics", "json", "--no-cache")
    result = {}
    for name in names:
        path = compiler.folder / "tours" / f"{name}.tour.json"
        if path.exists():
            steps = json.loads(path.read_text())["variants"][0]["steps"]
            if steps and steps[0]["cutouts"]:
                result[name] = steps[0]["cutouts"][0]["target"]
    shutil.rmtree(compiler.folder / "tours", ignore_errors=True)
    return result


def base_cases(compiler, dumps):
    """All steps that resolve to the intended element, with their locks."""
    manifests = compiler.manifests({dump.name: dump for dump in dumps})
    named = {}
    for dump in dumps:
        if dump.name not in manifests:
            print(f"{dump.name} is refused by its importer, and is left out", file=sys.stderr)
            continue
        for case in cases_over(dump, manifests[dump.name]):
            named[f"b{len(named)}"] = (case, dump.name)
    folder = compiler.folder / "base"
    write(folder, named, manifests, locked=False)
    found = resolved(compiler, "base", named)
    kept = []
    for name, (case, layout) in named.items():
        elements = manifests[layout]["snapshots"][0]["elements"]
        nodes = list(case.dump.root.walk())
        place = next((k for k, node in enumerate(nodes) if node.mark == case.mark), None)
        if place is not None and found.get(name) == elements[place]["id"]:
            kept.append((name, case))
        else:
            (folder / f"{name}.tutorial.yaml").unlink()
    if supports_lock(compiler):
        said = compiler.diagnostics("lock", "base")
        for name, case in kept:
            path = folder / f"{name}.lock.yaml"
            case.lock = path.read_text() if path.exists() else None
            case.warned = any(each["id"] == "weak-lock" for each in said[name])
    said = compiler.diagnostics("check", "base")
    quiet = [(name, case) for name, case in kept if not any(each["severity"] == "error" for each in said[name])]
    for name, case in quiet:
        case.said = {(each["id"], each["severity"]) for each in said[name]}
    return [case for _, case in quiet]


def supports_lock(compiler):
    return subprocess.run([compiler.program, "lock", "--help"], capture_output=True).returncode == 0


class Mutant:
    """A dump after a breakage that was aimed at a node."""

    def __init__(self, dump, breakage, target, seed):
        self.breakage, self.before = breakage, dump
        self.after = dump.copy()
        self.after.density = 0.75 if breakage == "density-changed" else 1
        self.target = target
        self.changed = BREAKAGES[breakage][1](self.after, random.Random(seed), self.after.node(target))

    def node(self, manifest, identifier):
        """The node of an element of the imported dump."""
        elements = manifest["snapshots"][0]["elements"]
        nodes = list(self.after.root.walk())
        place = next((k for k, element in enumerate(elements) if element["id"] == identifier), None)
        if place is None:
            return None
        if len(nodes) == len(elements):
            return nodes[place]
        scale = manifest.get("source", {}).get("scale") or 1
        frame = elements[place]["frame"]
        return next((n for n in nodes if all(abs(a / scale - b) < 0.6 for a, b in zip(n.frame, frame))), None)

    def truth(self, case):
        """The step's intended node, or None if it is gone."""
        is_by_words = case.kind != "id" or case.identity in ("numbered", "path")
        if self.breakage in ("texts-swapped", "ids-swapped", "list-refreshed") and is_by_words:
            # A selector for words means the element with those words, and an element without an id is identified by its
            # words: swapping the words of two elements is the same as swapping their places.
            own = own_of(self.before, self.before.node(case.mark), ("type", "label", "text"))
            likes = [node for node in self.after.nodes() if own_of(self.after, node, ("type", "label", "text")) == own]
            if any(own[1:]) and len(likes) == 1:
                return likes[0]
        return self.after.node(case.mark)

    def place(self, case, manifest, now):
        """The node that a positional selector means: any element of the type in the container of that id."""
        elements = manifest["snapshots"][0]["elements"]
        element = next((each for each in elements if each["id"] == now), None)
        node = self.node(manifest, now)
        if node is None or element["type"] != case.type:
            return None
        is_inside = any(
            self.after.get(each, "id") == case.container_id if self.breakage == "ids-swapped" else each.mark == case.container
            for each in ancestors(self.after, node))
        return node if is_inside else None

    def is_usable(self, node):
        """Returns true if a person can see it: it has an extent, its middle is on the display, and no sheet covers
        it."""
        x, y, w, h = node.frame
        width, height = self.after.size
        if w <= 0 or h <= 0 or not (0 <= x + w / 2 <= width and 0 <= y + h / 2 <= height):
            return False
        path = ancestors(self.after, node)
        if any(each.attributes.get("visible") == "false" for each in [node, *path]):
            return False
        if self.breakage in ("sheet-over", "panel-over"):
            sheet = self.after.root.children[-1]
            return sheet in [node, *path] or y + h / 2 < sheet.frame[1]
        return True


def own_of(dump, node, properties=("id", "type", "label", "text")):
    return [dump.get(node, what) for what in properties]


def ancestors(dump, node):
    result = []
    while (node := dump.parent(node)) is not None:
        result.append(node)
    return result


def mutants_of(cases, each, seed):
    """`each` mutants of every breakage and dump, each aimed at the node of a step."""
    by_dump = collections.defaultdict(list)
    for case in cases:
        by_dump[case.dump].append(case)
    for breakage in BREAKAGES:
        for dump, own in by_dump.items():
            marks = sorted({case.mark for case in own})
            source = random.Random(f"{seed}/{breakage}/{dump.name}")
            source.shuffle(marks)
            made = 0
            for mark in marks:
                mutant = Mutant(dump, breakage, mark, f"{seed}/{breakage}/{dump.name}/{mark}")
                if mutant.changed and mutant.after.write() != dump.write():
                    yield mutant
                    made += 1
                if made == each:
                    break


def run_on(cases, mutant, others, seed):
    """The steps to check on a mutant: all those of the node that it is aimed at, and some others."""
    own = [case for case in cases if case.dump is mutant.before]
    aimed = [case for case in own if case.mark == mutant.target]
    rest = [case for case in own if case.mark != mutant.target]
    return aimed + random.Random(f"{seed}/{mutant.breakage}/{mutant.target}").sample(rest, min(others, len(rest)))


class Result:
    def __init__(self):
        self.counts = collections.Counter()
        # The number of steps that would silently point elsewhere without a lock.
        self.without = 0
        # The results of the selectors that diagnostics of drifted targets propose.
        self.proposals = collections.Counter()
        self.kinds = collections.defaultdict(collections.Counter)
        self.examples = collections.defaultdict(list)

    def add(self, mutant, case, word, said, now):
        self.counts[word] += 1
        self.kinds[mutant.breakage][word] += 1
        ids = ",".join(sorted({each["id"] for each in said})) or "nothing said"
        self.examples[word].append(
            f"{mutant.breakage} of {case.dump.name}: {case.selector} ({case.kind}, {case.identity}) → {now}: {ids}")


def judge(mutant, case, manifest, now, said):
    """The outcome for a step, as a word.

    - now: the id of the element that its selector resolves to without a lock, or None.
    - said: the diagnostics with its lock that weren't there before.
    """
    node = mutant.node(manifest, now) if now is not None else None
    truth = mutant.place(case, manifest, now) if case.kind in ("first", "nth") else mutant.truth(case)
    is_same = truth is not None and node is not None and (node is truth or node.frame == truth.frame)
    if mutant.breakage == "ids-swapped" and case.identity == "native" and node is not None:
        # The two elements differ only in place, so either is right if it has the id.
        is_same = is_same or own_of(mutant.after, node) == own_of(mutant.before, mutant.before.node(case.mark))
    is_broken = not is_same or not mutant.is_usable(truth)
    has_error = any(each["severity"] == "error" for each in said)
    if not is_broken:
        if not has_error:
            return "holds"
        return "false" if is_untouched(mutant, case, truth) else "changed"
    if has_error:
        return "caught"
    if said:
        return "told"
    return "missed" if is_same else "weak" if case.warned else "silent"


def is_untouched(mutant, case, truth):
    """Returns true if every property of an element that a lock may hold is unchanged."""
    if case.kind in ("first", "nth"):
        # A step with a positional selector handles a different container, or one with fewer elements.
        return True
    by_likes = case.identity in ("numbered", "path") or case.kind in ("type", "contents")
    return print_of(mutant.before, mutant.before.node(case.mark), by_likes) == print_of(mutant.after, truth, by_likes)


def print_of(dump, node, by_likes):
    """An element's properties and the names of the elements around it; if only these distinguish it from similar ones,
    also their number and the surrounding words."""
    around = ancestors(dump, node)
    own = own_of(dump, node)
    own.append([dump.get(each, "id") for each in around if dump.get(each, "id")][:1])
    if by_likes:
        for nodes in (dump.nodes(), [inside for each in around[:2] for inside in each.walk()]):
            own.append(sum(own_of(dump, each, ("id", "type")) == own[:2] for each in nodes))
        own.append([name for each in [node, *around[:2]] for inside in each.walk() for name in dump.names(inside)])
    return own


def check(compiler, cases, mutants, others, seed):
    result = Result()
    for start in range(0, len(mutants), 200):
        part = {f"m{start + k}": mutant for k, mutant in enumerate(mutants[start:start + 200])}
        manifests = compiler.manifests({name: mutant.after for name, mutant in part.items()})
        named = {}
        for name, mutant in part.items():
            if name not in manifests:
                result.counts["refused"] += 1
                continue
            for k, case in enumerate(run_on(cases, mutant, others, seed)):
                named[f"{name}x{k}"] = (case, name)
        write(compiler.folder / "free", named, manifests, locked=False)
        free = resolved(compiler, "free", named)
        plain = compiler.diagnostics("check", "free")
        write(compiler.folder / "held", named, manifests, locked=True)
        said = compiler.diagnostics("check", "held")
        proposals = {}
        for name, (case, layout) in named.items():
            now = free.get(name)
            if now is None:
                now = pointed_at(plain[name])
            new = [each for each in said[name] if (each["id"], each["severity"]) not in case.said]
            word = judge(part[layout], case, manifests[layout], now, new)
            result.add(part[layout], case, word, new, now)
            unlocked = [each for each in plain[name] if (each["id"], each["severity"]) not in case.said]
            if proposal := proposal_in(new):
                proposals[name] = proposal
            result.without += judge(part[layout], case, manifests[layout], now, unlocked) in ("silent", "weak")
        follow(compiler, proposals, named, part, manifests, result)
    return result


def proposal_in(said):
    """The replacement that the diagnostic of a drifted target proposes: a single selector."""
    for each in said:
        edits = [fix["edits"] for fix in each["fixits"]]
        if each["id"] == "drifted-target" and len(edits) == 1 and len(edits[0]) == 1:
            return edits[0][0]
    return None


def follow(compiler, proposals, named, mutants, manifests, result):
    """Applies proposals, and checks which elements the steps point at then."""
    write(compiler.folder / "mended", {name: named[name] for name in proposals}, manifests, locked=False)
    for name, edit in proposals.items():
        path = compiler.folder / "mended" / f"{name}.tutorial.yaml"
        text = path.read_bytes()
        path.write_bytes(text[:edit["start"]] + edit["text"].encode() + text[edit["end"]:])
    found = resolved(compiler, "mended", proposals) if proposals else {}
    for name, edit in proposals.items():
        case, layout = named[name]
        mutant = mutants[layout]
        node = mutant.node(manifests[layout], found[name]) if name in found else None
        is_place = case.kind in ("first", "nth")
        truth = mutant.place(case, manifests[layout], found.get(name)) if is_place else mutant.truth(case)
        if node is None:
            result.proposals["useless"] += 1
        elif truth is not None and (node is truth or node.frame == truth.frame):
            result.proposals["right"] += 1
        else:
            result.proposals["wrong"] += 1
            result.examples["wrong proposal"].append(f"{mutant.breakage} of {case.dump.name}: {case.selector} → {edit['text']}")


def pointed_at(said):
    """The element that a step resolves to despite errors, if these are about its state."""
    for each in said:
        for name in ("element", "target"):
            if isinstance(each.get(name), str):
                return each[name]
    return None


def read(folder):
    dumps = []
    for path in sorted(pathlib.Path(folder).rglob("*.xml")):
        try:
            dump = Dump.read(path)
        except (IndexError, KeyError, ValueError, SyntaxError):  # ElementTree's syntax errors are SyntaxErrors
            print(f"{path.name} cannot be read, and is left out", file=sys.stderr)
            continue
        dump.density = 1
        if any(each.name == dump.name for each in dumps):
            dump.name += f"-{len(dumps)}"
        dumps.append(dump)
    return dumps


def stale_page():
    """Returns true if the breakages that docs/layouts.md lists aren't those of the table."""
    page = (ROOT / "docs/layouts.md").read_text()
    table = page.partition("<!-- breakages -->\n")[2].split("\n\n")[0].splitlines()[2:]
    return table != [f"| `{name}` | {words} |" for name, (words, _) in BREAKAGES.items()]


def main():
    if stale_page():
        sys.exit("the table of breakages in docs/layouts.md is not that of Tests/Drift/breakages.py")
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--dumps", default=HERE / "Dumps", help="a folder of dumps")
    parser.add_argument("--each", type=int, default=6, help="mutants of each breakage and dump")
    parser.add_argument("--share", type=int, default=1, help="look at one of so many mutants")
    parser.add_argument("--others", type=int, default=3, help="steps beside those about the node that a mutant is aimed at")
    parser.add_argument("--seed", default="14")
    parser.add_argument("--table", action="store_true", help="print what became of each breakage")
    parser.add_argument("--examples", type=int, default=0, help="print so many of each sort that should not be")
    arguments = parser.parse_args()
    folder = ROOT / "build/drift"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    compiler = Compiler(arguments.program, folder)
    cases = base_cases(compiler, read(arguments.dumps))
    mutants = list(mutants_of(cases, arguments.each, arguments.seed))[::arguments.share]
    result = check(compiler, cases, mutants, arguments.others, arguments.seed)
    return report(result, cases, mutants, arguments)


def report(result, cases, mutants, arguments):
    counts = result.counts
    broken = sum(counts[word] for word in ("caught", "told", "weak", "silent", "missed"))
    share = 100 * counts["caught"] / max(1, broken)
    if arguments.table:
        words = ("caught", "told", "weak", "silent", "missed", "holds", "changed", "false")
        print(f"{'breakage':20}" + "".join(f"{word:>8}" for word in words))
        for breakage, count in result.kinds.items():
            print(f"{breakage:20}" + "".join(f"{count[word]:8}" for word in words))
    for word in ("silent", "false", "wrong proposal", "missed", "told"):
        for example in result.examples[word][:arguments.examples]:
            print(f"{word}: {example}")
    locked = sum(case.lock is not None for case in cases)
    print(
        f"drift: {len(BREAKAGES)} breakages, {len(mutants)} mutants, {locked} of {len(cases)} steps locked; "
        f"{sum(counts.values())} checked: {broken} broken, of which {share:.1f} % are errors, {counts['told']} are told, "
        f"{counts['weak']} had a weak lock, {counts['missed']} are missed, {counts['silent']} are silent; "
        f"{counts['holds']} hold, {counts['changed']} are errors since the element itself has changed, "
        f"{counts['false']} are called broken and are as they were; without locks {result.without} are silent; "
        f"{sum(result.proposals.values())} proposals, {result.proposals['right']} of them right, "
        f"{result.proposals['wrong']} wrong, {result.proposals['useless']} of no use")
    holds = counts["silent"] == 0 and counts["false"] == 0 and share >= CAUGHT
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
