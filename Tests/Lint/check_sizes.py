#!/usr/bin/env python3
"""Limits the sizes of files and functions: `make lint`.

    check_sizes.py              one line for each file or function that is too long, and for each extension
                                file that isn't needed; status 1 if there is any
    check_sizes.py --longest    the longest functions
    check_sizes.py --self-test  tests that each rule finds what it should, and nothing else

`X+Y.swift` means that X is declared in another module. If it is declared in the same one, the extension belongs into
X's file, or into the file of its topic. A function ends with its last brace and includes nested functions. Tables of
keys don't count as functions.
"""

import json
import pathlib
import re
import subprocess
import sys

from check_sources import code_of

LINES, FUNCTION = 300, 60
# Files and functions that may be longer, with the reason.
LONGER = {
    "Sources/Compiler/Stages/Pipeline.swift func analyse": "the sequence of the stages, which reads best in one piece",
}

TYPE = re.compile(
    r"^(?:(?:public|package|internal|fileprivate|private|open|final|indirect|nonisolated|@\w+(?:\([^)]*\))?)\s+)*"
    r"(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)", re.M)
FUNCTION_HEAD = re.compile(
    r"\bfunc\s+[^\s(<]+|(?<!\.)\binit\b[?!]?(?=\s*[(<])|\bsubscript(?=\s*[(<])|\bdeinit\b|\bvar\s+\w+(?=[^=\n{]*\{)")
# Text that may follow the head of a function before its brace, at the beginning of a line.
GOES_ON = re.compile(r"\s*(?:->|where\b|throws\b|async\b|rethrows\b|[{&:,])")


def body_of(code, start):
    """The start of the body whose head begins at `start`, or None for a requirement."""
    depth = 0
    for index in range(start, len(code)):
        character = code[index]
        if character in "([": depth += 1
        elif character in ")]":
            depth -= 1
            if depth < 0: return None
        elif depth == 0 and character == "{": return index
        elif depth == 0 and character == "}": return None
        elif depth == 0 and character == "\n":
            if not GOES_ON.match(code, index + 1) and not code[start:index].rstrip().endswith((",", "->", "where")):
                return None
    return None


def functions(code):
    """The line, head and number of lines of each function."""
    for head in FUNCTION_HEAD.finditer(code):
        start = body_of(code, head.end())
        if start is None: continue
        depth = 0
        for end in range(start, len(code)):
            depth += (code[end] == "{") - (code[end] == "}")
            if depth == 0: break
        yield code.count("\n", 0, head.start()) + 1, head[0], code.count("\n", head.start(), end) + 1


def complaints(module, files):
    """The faults of a module; `files` maps paths to texts."""
    codes = {path: code_of(text) for path, text in sorted(files.items())}
    declared = {found[1] for code in codes.values() for found in TYPE.finditer(code)}
    for path, code in codes.items():
        count = code.count("\n")
        if count > LINES and path not in LONGER: yield f"{path}: {count} lines, more than {LINES}"
        for line, head, length in functions(code):
            if length > FUNCTION and f"{path} {head}" not in LONGER: yield f"{path}:{line}: {head} has {length} lines, more than {FUNCTION}"
        extended, plus, _ = pathlib.PurePath(path).name.partition("+")
        if not plus: continue
        if not re.search(rf"^extension (?:\w+\.)*{extended}\b", code, re.M): yield f"{path}: {extended} is not what it extends"
        if extended in declared:
            yield f"{path}: {extended} is declared in {module} itself: fold it in, or name the file after what it is about"


def modules():
    manifest = json.loads(subprocess.run(
        ["swift", "package", "dump-package"], check=True, capture_output=True, text=True).stdout)
    for target in manifest["targets"]:
        path = target.get("path") or ""
        if target["type"] not in ("plugin", "test") and path.startswith("Sources"):
            files = sorted(pathlib.Path(path).rglob("*.swift"))
            yield target["name"], {file.as_posix(): file.read_text(encoding="utf-8") for file in files}


def check():
    every = dict(modules())
    found = [each for module, files in every.items() for each in complaints(module, files)]
    count = sum(map(len, every.values()))
    print("\n".join(found) or f"{count} files in {len(every)} modules are small enough, and extend what is behind walls.")
    return 1 if found else 0


def longest():
    every = [(length, f"{path}:{line}", head) for _, files in modules() for path, text in files.items()
             for line, head, length in functions(code_of(text))]
    for length, place, head in sorted(every, reverse=True)[:20]: print(f"{length:4} {place} {head}")


def self_test():
    lines = "\n".join(["  f()"] * 58)
    long = "func g<T>(\n  _ x: [T] = { [] }(),\n  y: T\n) -> Int\nwhere T: P {\n" + lines + "\n}\n"
    right = "func h() {\n" + lines + "\n}\n"
    texts = {
        "A/Kind.swift": "package struct Kind {\n  struct Inner {}\n}\nprotocol P {\n  func f()\n  var x: Int { get }\n}\n" + right,
        "A/Kind+More.swift": "extension Kind {}\n",
        "A/Inner+More.swift": "extension Inner {}\n",
        "A/Other+More.swift": '// struct Other\nextension Other { var s: String { "func x() {" } }\n',
        "A/Riddle+More.swift": "extension Outer.Inner {}\nextension Riddles {}\n",
        "A/Long.swift": "\n" * 301,
        "A/Even.swift": "\n" * 300,
        "A/Function.swift": "// one\n" + long,
        "A/Property.swift": "struct Q {\n  let a = 1\n  var b: Int {\n    get {\n" + lines + "\n    }\n  }\n}\n",
        "A/Start.swift": "struct R {\n  init?(_ x: Int) throws(E) {\n" + lines + "\n\n  }\n}\n",
        "A/Table.swift": "let keys = Keys {\n" + lines + "\n\n\n}\nlet r = R.init(1)\n",
    }
    found = list(complaints("A", texts))
    expected = [
        "A/Function.swift:2: func g has 64 lines, more than 60",
        "A/Kind+More.swift: Kind is declared in A itself: fold it in, or name the file after what it is about",
        "A/Long.swift: 301 lines, more than 300",
        "A/Property.swift:3: var b has 62 lines, more than 60",
        "A/Riddle+More.swift: Riddle is not what it extends",
        "A/Start.swift:2: init? has 61 lines, more than 60",
    ]
    if found != expected: sys.exit("check_sizes: the self-test found\n" + "\n".join(found))
    LONGER["A/Function.swift func g"] = "an exception of the self-test"
    if list(complaints("A", texts)) != expected[1:]: sys.exit("check_sizes: an exception is not heeded")
    return 0


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if arguments == ["--longest"]: sys.exit(longest())
    sys.exit(self_test() if arguments == ["--self-test"] else check())
