"""Pairs of screens before and after a release, for which it is known which element became which: the dumps of
Tests/Drift with one to four of its breakages, made from a seed."""

import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Drift"))
from breakages import BREAKAGES  # noqa: E402
from relocate import ELEMENT, FIELD, clean  # noqa: E402

# If two elements have exchanged ids or texts, the true match is undefined.
UNDECIDED = {"ids-swapped", "texts-swapped"}
# Words that obfuscators and shrinkers write for every id; importers ignore them.
NO_IDS = {"0_resource_name_obfuscated", "(name removed)"}


def release(dump, seed, names=None, count=None):
    """A dump after a release, and the names of its breakages."""
    source = random.Random(seed)
    after = dump.copy()
    names = names or sorted(set(BREAKAGES) - UNDECIDED)
    done = []
    for _ in range(count or source.choice([1, 1, 2, 3, 4])):
        name = source.choice(names)
        if not after.nodes():
            break
        target = source.choice(after.nodes())
        if BREAKAGES[name][1](after, source, target):
            done.append(name)
    return after, done


def fields(dump, node, places, parents):
    yield "type", dump.get(node, "type")
    own = dump.get(node, "id")
    yield "id", own if own not in NO_IDS else None
    yield "label", dump.get(node, "label")
    yield "text", dump.get(node, "text")
    yield "frame", " ".join(map(str, node.frame))
    yield "parent", places.get(parents.get(id(node)))


def written(dump):
    """A dump in the runner's format."""
    nodes = dump.nodes()
    places = {id(node): place for place, node in enumerate(nodes)}
    parents = {id(child): id(node) for node in nodes for child in node.children}
    lines = [f"size={dump.size[0]} {dump.size[1]}"]
    for node in nodes:
        said = fields(dump, node, places, parents)
        lines.append(FIELD.join(f"{name}={value}" for name, value in said if value not in (None, "")))
    return ELEMENT.join(clean(line) for line in lines)


def truth(before, after):
    """The index on the second screen of each element of the first; None for removed ones."""
    places = {node.mark: place for place, node in enumerate(after.nodes()) if node.mark is not None}
    return [places.get(node.mark) for node in before.nodes()]
