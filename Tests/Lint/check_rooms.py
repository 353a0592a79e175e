#!/usr/bin/env python3
"""Looks for folders that name each other's types: `make lint`.

    check_rooms.py FOLDER …     one line for each such pair, with an example of either side; status 1 if there is any
    check_rooms.py --names A B  the types of folder B that files of folder A name, to see what has to move
    check_rooms.py --self-test  tests that it finds what it should, and nothing else

A folder is a room: everything in it is about one thing. If two rooms name each other's types, neither can be understood
without the other. Only declarations at the top level of a file count. The check ignores names that two folders declare,
and names that a folder also uses for a nested type or a parameter, because the text doesn't tell which is meant.
"""

import pathlib
import re
import sys
from collections import defaultdict

from check_sources import code_of

DECLARATION = re.compile(
    r"^(?:(?:public|package|internal|fileprivate|private|open|final|indirect|nonisolated|@\w+(?:\([^)]*\))?)\s+)*"
    r"(struct|class|enum|protocol|actor|typealias)\s+(\w+)", re.M)
NESTED = re.compile(r"^(?=[ ]).*?\b(?:struct|class|enum|protocol|actor|typealias|associatedtype)\s+(\w+)", re.M)
GENERIC = re.compile(r"\b(?:func|struct|class|enum|protocol|actor|typealias|init)\b[^(<{]*<([^>(]*)>")
HIDDEN = re.compile(r"^(?:@\w+\s+)*(?:fileprivate|private)\s", re.M)
NAME = re.compile(r"(?<![\w.])[A-Z]\w*")


def read(folders):
    """The types that each folder declares, and the words that its files use, by folder and file."""
    declared, used, nested = defaultdict(set), defaultdict(lambda: defaultdict(set)), defaultdict(set)
    for root in folders:
        for path in sorted(pathlib.Path(root).rglob("*.swift")):
            code = code_of(path.read_text())
            for found in DECLARATION.finditer(code):
                if not HIDDEN.match(found[0]):
                    declared[path.parent].add(found[2])
            for found in NAME.finditer(code):
                used[path.parent][found[0]].add(path.name)
            for found in NESTED.finditer(code):
                nested[path.parent].add(found[1])
            for found in GENERIC.finditer(code):
                nested[path.parent].update(part.split(":")[0].strip() for part in found[1].split(","))
    for folder, names in nested.items():
        for name in names:
            used[folder].pop(name, None)
    return declared, used


def homes_of(declared):
    """The folder of each type that only one folder declares."""
    homes = defaultdict(set)
    for folder, names in declared.items():
        for name in names:
            homes[name].add(folder)
    return {name: min(folders) for name, folders in homes.items() if len(folders) == 1}


def edges_of(folders):
    """For each folder, the names of each other folder's types that it uses, and the files that use them."""
    declared, used = read(folders)
    homes = homes_of(declared)
    edges = defaultdict(dict)
    for folder, words in used.items():
        for name, files in words.items():
            home = homes.get(name)
            if home is not None and home != folder:
                edges[folder, home][name] = files
    return edges


def pairs(folders):
    edges = edges_of(folders)
    found = []
    for here, there in sorted(edges):
        if here < there and (there, here) in edges:
            found.append((here, there, example(edges[here, there]), example(edges[there, here])))
    return found


def example(names):
    """The name that the fewest files use, because its type is the easiest to move."""
    name = min(sorted(names), key=lambda name: len(names[name]))
    rest = f", {len(names) - 1} more" if len(names) > 1 else ""
    return f"{name} in {min(names[name])}{rest}"


def show_names(folders, here, there):
    for name, files in sorted(edges_of(folders).get((pathlib.Path(here), pathlib.Path(there)), {}).items()):
        print(f"{name:28} {', '.join(sorted(files))}")


def self_test():
    import tempfile
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        files = {
            "a/One.swift": "package struct One { var two: Two }\nprivate struct Hidden {}",
            "b/Two.swift": "final class Two { func one() -> [One] { [] } }",
            "c/Three.swift": '/// Like ``One``.\nenum Three { static let text = "One" }\nstruct Same {}',
            "d/Four.swift": "struct Four { var three: Three; var same: Same; var kind: Outer.Three }\nstruct Same {}",
            "e/Five.swift": "typealias Five = Two\nstruct Hidden {}",
            "f/Six.swift": "struct Six {\n  enum One { case two }\n  let one: One\n}",
            "a/Seven.swift": "extension One { var six: Six? { nil } }",
            "b/More.swift": "extension Two { static let hidden = Hidden.self }",
        }
        for name, text in files.items():
            (root / name).parent.mkdir(exist_ok=True)
            (root / name).write_text(text)
        found = [(here.name, there.name) for here, there, *_ in pairs([root])]
        if found != [("a", "b"), ("b", "e")]:
            sys.exit(f"check_rooms: the self-test found {found}")


def main(arguments):
    if arguments == ["--self-test"]:
        return self_test()
    if arguments[:1] == ["--names"]:
        return show_names(["Sources"], *arguments[1:])
    if not arguments:
        sys.exit(__doc__)
    found = pairs(arguments)
    for here, there, one, other in found:
        print(f"{here} and {there} name each other's types: {one}; {other}")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
