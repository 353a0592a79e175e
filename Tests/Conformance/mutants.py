"""Mutants of the model: each has one rule wrong, and at least one vector has to notice it.

    python3 Tests/Conformance/mutants.py [--full] [--jobs N] [--only TEXT]

Every condition, comparison, length and effect of Tests/Oracles/tour_model is changed in turn, and `NAMED` has changes of meaning
that no operator makes. A mutant is noticed if it answers some vector otherwise, or stops. One that no vector notices fails
the run, unless `unnoticed.txt` gives the reason. Without --full, every fortieth is run.

All mutants are watched at once first: in which vectors would each do something else than the model? Only these are asked.
"""

import argparse
import ast
import copy
import importlib
import json
import multiprocessing
import pathlib
import signal
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "Oracles")]

import conform  # noqa: E402
from tour_model import answers as model  # noqa: E402

NAMES = ("anchoring", "anew", "callouts", "devices", "elements", "flow", "pictures")
MODULES = {name: importlib.import_module(f"tour_model.{name}") for name in NAMES}
SOURCES = {name: pathlib.Path(module.__file__).read_text() for name, module in MODULES.items()}
TREES = {name: ast.parse(source) for name, source in SOURCES.items()}
UNNOTICED = HERE / "unnoticed.txt"
NAMED = [
    ("devices", "text sizes by their difference", "max(mine / size, size / mine)", "abs(mine - size)"),
    ("devices", "displays by the sum of their sides", "(w - u) ** 2 + (h - v) ** 2", "abs(w - u) + abs(h - v)"),
    ("devices", "displays by their larger side", "(w - u) ** 2 + (h - v) ** 2", "max(abs(w - u), abs(h - v))"),
    ("devices", "routes are not decoded", "raw(part) != raw(given[place])", "part != given[place]"),
    ("devices", "routes in lower case", "raw(part) != raw(given[place])", "raw(part).lower() != raw(given[place]).lower()"),
    ("devices", "look-ups in the case of the tag", "parts = tag.lower().split", "parts = tag.split"),
    ("devices", "a percent sign is never two", '"%" * ((end - place) // 2)', '"%" * (end - place)'),
    ("flow", "the stack has no end", "(self.stack + [self.id])[-100:]", "self.stack + [self.id]"),
    ("flow", "a stack that was saved has no end", 'list(saved["history"])[-100:]', 'list(saved["history"])'),
    ("flow", "values are added up", "self.values = dict(values)", "self.values |= values"),
    ("flow", "flags are added up", "self.flags = dict(flags)", "self.flags |= flags"),
    ("flow", "steps count from 0", 'str(self.names.index(self.id) + 1)', "str(self.names.index(self.id))"),
    ("flow", "an action that runs is not saved", "self.item + (self.doing is not None)", "self.item"),
    ("flow", "the event that leads there is forgotten", "self.events = {event} - {None}", "self.events = set()"),
    ("pictures", "a way is half as bent", "4 * p * (1 - p) * bend[axis]", "2 * p * (1 - p) * bend[axis]"),
    ("pictures", "a way is bent to its right", "((v - y) * arc, (x - u) * arc)", "((y - v) * arc, (u - x) * arc)"),
    ("pictures", "a hole that is taken up again goes straight", "Way(going[0], j, bend(arc, old[going[0]], hole))", "Way(going[0], j)"),
    ("pictures", "rings are bent by the sum of their holes' bends", "sum(each) / len(bends)", "sum(each)"),
    ("pictures", "a ring shrinks onto its hole", "o + r - h for", "o for"),
    ("pictures", "holes grow out of a corner", "(min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2", "min(xs), min(ys)"),
    ("callouts", "the gap is on one side only", 'max(y + h + self.gap, sy)', "max(y + h, sy)"),
    ("callouts", "mitres up to three times", "half < 0.25", "half < 1 / 3"),
    ("callouts", "arrows are as high as they are", "self.high = min(self.high, self.gap)", "pass"),
    ("anchoring", "bars are no edges", "now - was if 0 < was <= distance else 0.0", "0.0"),
    ("anew", "groups play no part", 'each["group"] == ring["group"]', "True"),
    ("anew", "rings lie at their gap", 'ring["gap"] + ring["width"] / 2, unseen)', 'ring["gap"], unseen)'),
]
EACH = 40  # of how many mutants the short run takes one
SECONDS = 5.0  # of the processor, after which a mutant has stopped

SWAPPED = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn,
    ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
TURNED = {ast.Lt: ast.Gt, ast.LtE: ast.GtE, ast.Gt: ast.Lt, ast.GtE: ast.LtE}
SLACK = {"SAME", "INSTANT", "NEAR", "slack"}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any", "reversed": "list", "sorted": "list"}


# --- Changes


def is_slack(node):
    """Returns true if a part of a node is a tolerance: the last bit of a sum isn't specified."""
    return any(
        isinstance(each, ast.Name) and each.id in SLACK or isinstance(each, ast.Constant) and isinstance(each.value, float) and 0 < each.value < 0.005
        for each in ast.walk(node)
    )  # fmt: skip


def changed(node):
    """Yields what may stand in the place of a node, each with one thing wrong.

    Three kinds of changes are left out, because nothing that can be seen comes of them: of tolerances, of indices, and of
    guards that only keep None away.
    """
    match node:
        case ast.Compare() if is_slack(node):
            for place, each in enumerate(node.ops):
                made = copy.copy(node)
                made.ops = [*node.ops[:place], TURNED.get(type(each), type(each))(), *node.ops[place + 1 :]]
                yield made
        case ast.Compare():
            for place, each in enumerate(node.ops):
                if type(each) in SWAPPED:
                    made = copy.copy(node)
                    made.ops = [*node.ops[:place], SWAPPED[type(each)](), *node.ops[place + 1 :]]
                    yield made
        case ast.BoolOp():
            for place in range(len(node.values)):
                if isinstance(node.values[place], ast.Name):
                    continue
                rest = node.values[:place] + node.values[place + 1 :]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.Constant(value=bool()):
            yield ast.Constant(not node.value)
        case ast.Call(func=ast.Name(id="range" | "enumerate" | "round")):
            pass
        case ast.Constant(value=float()) if node.value >= 0.005:
            yield ast.Constant(node.value * 1.5)
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            yield ast.Call(ast.Name(CALLS[name], ast.Load()), node.args, [] if name == "sorted" else node.keywords)
        case ast.Expr(value=ast.Call()) | ast.Assign(targets=[ast.Attribute()]) | ast.AugAssign():
            yield ast.Pass()
        case ast.If() | ast.IfExp() | ast.While():
            for value in (True, False) if not isinstance(node, ast.While) else (False,):
                made = copy.copy(node)
                made.test = ast.Constant(value)
                yield made
        case ast.comprehension() if node.ifs:
            for place in range(len(node.ifs)):
                made = copy.copy(node)
                made.ifs = node.ifs[:place] + node.ifs[place + 1 :]
                yield made


class Change(ast.NodeTransformer):
    """Puts something else in the place of one node."""

    def __init__(self, old, new):
        self.old, self.new = old, new

    def visit(self, node):
        return self.new if node is self.old else super().visit(node)


def short(node):
    """Returns the text of a node on one line: of a statement the first."""
    if isinstance(node, ast.comprehension):
        return f"for {ast.unparse(node.target)} in …" + "".join(f" if {ast.unparse(each)}" for each in node.ifs)
    return ast.unparse(node).split("\n")[0]


def mutants():
    """Yields (key, module, old node, new node). The key names the change, independently of the lines around it."""
    for name, source in SOURCES.items():
        seen = {}

        def walk(node, where):
            for child in ast.iter_child_nodes(node):
                inner = f"{where}.{child.name}" if isinstance(child, (ast.FunctionDef, ast.ClassDef)) else where
                if isinstance(child, (ast.ImportFrom, ast.Import, ast.JoinedStr)) or isinstance(node, ast.Subscript) and child is node.slice:
                    continue
                if child in getattr(node, "decorator_list", ()) or isinstance(child, ast.arguments):
                    continue
                for new in changed(child):
                    key = f"{inner}: {short(child)} -> {short(new)}"
                    seen[key] = seen.get(key, 0) + 1
                    yield key + (f" #{seen[key]}" if seen[key] > 1 else ""), name, child, new
                yield from walk(child, inner)

        yield from walk(TREES[name], name)
    for name, about, old, new in NAMED:
        if SOURCES[name].count(old) != 1:
            raise SystemExit(f"{SOURCES[name].count(old)} places of {name}.py have {old!r}")
        yield f"{name}: {about}", name, None, ast.parse(SOURCES[name].replace(old, new))


def put(name, tree):
    """Makes a module of the model do what a tree says."""
    module = MODULES[name]
    exec(compile(ast.fix_missing_locations(tree), module.__file__, "exec"), module.__dict__)
    model.Flow = MODULES["flow"].Flow


# --- Vectors

def all_vectors():
    """Returns (tour, device, events, near, level) of each vector."""
    return [(file["tour"], each["device"], each["events"], file.get("near", conform.LENGTH), each["level"]) for _, file in conform.files(*conform.LEVELS) for each in file["vectors"]]


class Watch(ast.NodeTransformer):
    """Makes the model record which mutants would behave differently, without changing its own behaviour.

    Only an expression can be watched: the mutant's is evaluated beside the model's. Of a condition that is taken for true or
    false its value says enough. A statement that is left out makes a difference wherever it is run.
    """

    def __init__(self, sites):
        self.sites = sites

    def visit(self, node):
        found = self.sites.get(id(node), ())
        made = copy.copy(node)
        for name, value in ast.iter_fields(node):
            if isinstance(value, list):
                setattr(made, name, [self.visit(each) if isinstance(each, ast.AST) and not isinstance(each, ast.pattern) else each for each in value])
            elif isinstance(value, ast.AST) and not isinstance(value, ast.pattern):
                setattr(made, name, self.visit(value))
        if isinstance(node, (ast.If, ast.IfExp)):
            made.test = call("note_test", made.test, *(ast.Tuple([ast.Constant(place), new.test], ast.Load()) for place, new in found))
        elif isinstance(node, ast.comprehension):
            for place, new in found:
                at = next(i for i, each in enumerate(node.ifs) if i >= len(new.ifs) or each is not new.ifs[i])
                made.ifs[at] = call("note_test", made.ifs[at], ast.Tuple([ast.Constant(place), ast.Constant(True)], ast.Load()))
        elif isinstance(node, ast.expr) and found:
            nothing = ast.arguments([], [], kwonlyargs=[], kw_defaults=[], defaults=[])
            return call("note", made, *(ast.Tuple([ast.Constant(place), ast.Lambda(nothing, new)], ast.Load()) for place, new in found))
        elif isinstance(node, ast.stmt) and found:
            notes = [ast.Expr(call("note_run", ast.Constant(place))) for place, _ in found]
            return ast.If(ast.Constant(True), [*notes, made], [])
        return made


def call(name, *arguments):
    return ast.Call(ast.Name(name, ast.Load()), list(arguments), [])


def differences(vectors):
    """Returns, by the places of mutants, the vectors in which each does something else, the quickest first."""
    hit = set()

    def note(value, *others):
        for place, other in others:
            if place not in hit:
                try:
                    if other() != value:
                        hit.add(place)
                except Exception:
                    hit.add(place)
        return value

    def note_test(value, *others):
        for place, other in others:
            if bool(value) != other:
                hit.add(place)
        return value

    for name in NAMES:
        sites = {}
        for place, (_, own, old, new) in enumerate(MUTANTS):
            if own == name and old:
                sites.setdefault(id(old), []).append((place, new))
        MODULES[name].__dict__.update(note=note, note_test=note_test, note_run=hit.add)
        put(name, Watch(sites).visit(TREES[name]))
    # Places noted while a module is made, and named ones, may be reached in all vectors.
    found, costs, always = {}, [], hit | {place for place, each in enumerate(MUTANTS) if not each[2]}
    for place, (tour, device, events, *_) in enumerate(vectors):
        hit.clear()
        start = time.process_time()
        model.answers(tour, device, events)
        costs.append(time.process_time() - start)
        for each in hit | always:
            found.setdefault(each, []).append(place)
    for name in NAMES:
        put(name, TREES[name])
    return {each: sorted(places, key=costs.__getitem__) for each, places in found.items()}


def is_near(given, expected, near):
    """Returns true if an answer is the expected one; rings that were drawn anew may be divided otherwise."""
    if isinstance(given, dict) and isinstance(expected, dict) and "line" in given and "line" in expected:
        lines = [list(zip(each["line"][::2], each["line"][1::2])) for each in (given, expected)]
        rest = [{key: value for key, value in each.items() if key != "line"} for each in (given, expected)]
        return conform.lie(*lines) and conform.lie(*lines[::-1]) and conform.near(*rest, length=near)
    if isinstance(given, dict) and isinstance(expected, dict) and ("pictures" in expected or "rings" in expected):
        rest = [{key: value for key, value in each.items() if key not in ("pictures", "rings")} for each in (given, expected)]
        return given.keys() == expected.keys() and conform.near(*rest, conform.OPACITY, near) and all(
            is_near(given[key], expected[key], near) for key in ("pictures", "rings") if key in expected)  # fmt: skip
    if isinstance(given, list) and isinstance(expected, list):
        return len(given) == len(expected) and all(is_near(a, b, near) for a, b in zip(given, expected))
    return conform.near(given, expected, length=near)


class Stopped(Exception):
    pass


def stop(*_):
    raise Stopped


def notices(vector):
    """Returns true if the model as it is now answers a vector otherwise."""
    tour, device, events, near, own = vector
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        given, level = model.answers(tour, device, events)
        return level != own or not is_near(json.loads(json.dumps(given)), [each["expect"] for each in events], near)
    except Exception:  # a mutant may stop
        return True
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def survives(place):
    """Returns the key of a mutant that no vector notices, or None."""
    key, name, old, new = MUTANTS[place]
    try:
        put(name, Change(old, new).visit(copy.deepcopy(TREES[name], {id(old): old})) if old else new)
        return None if any(notices(VECTORS[each]) for each in DIFFERENCES.get(place, ())) else key
    except Stopped:
        return None
    finally:
        put(name, TREES[name])


def reasons():
    """Returns why mutants that nothing notices change nothing, by their keys."""
    lines = [line for line in UNNOTICED.read_text().splitlines() if line and not line.startswith("#")] if UNNOTICED.exists() else []
    found, why = {}, None
    for line in lines:
        if line.startswith("  "):
            found[line.strip()] = why
        else:
            why = line
    return found


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--full", action="store_true")
    options.add_argument("--verbose", action="store_true", help="print each that no vector notices as it is found")
    options.add_argument("--jobs", type=int, default=1)
    options.add_argument("--only", default="", help="a part of the keys of those that are run")
    options = options.parse_args()
    signal.signal(signal.SIGVTALRM, stop)
    MUTANTS.extend(mutants())
    known = reasons()
    stale = [key for key in known if key not in {each[0] for each in MUTANTS}]
    VECTORS.extend(all_vectors())
    DIFFERENCES.update(differences(VECTORS))
    asked = [place for place, each in enumerate(MUTANTS) if options.only in each[0] and (options.full or options.only or place % EACH == 0)]
    left = []
    with multiprocessing.get_context("fork").Pool(options.jobs) as pool:
        for number, key in enumerate(pool.imap_unordered(survives, asked, chunksize=4)):
            if key:
                left.append(key)
                if options.verbose:
                    print(number, key, flush=True)
    new = [key for key in left if key not in known]
    healed = [MUTANTS[place][0] for place in asked if MUTANTS[place][0] in known and MUTANTS[place][0] not in left]
    print(f"{len(asked) - len(left)} of {len(asked)} mutants of the model are noticed, {len(left) - len(new)} have a reason not to be.")
    for title, keys in (("No vector notices", new), ("Noticed all the same, in unnoticed.txt", healed), ("Of no mutant, in unnoticed.txt", stale)):
        print(*(f"{title}: {key}" for key in sorted(keys)), sep="\n", end="\n" if keys else "")
    sys.exit(bool(new or healed or stale))


MUTANTS, VECTORS, DIFFERENCES = [], [], {}

if __name__ == "__main__":
    main()
