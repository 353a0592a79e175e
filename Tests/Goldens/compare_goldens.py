"""Compares freshly compiled tours with the goldens, byte for byte, and reports the first difference of each.

    python3 Tests/Goldens/compare_goldens.py FOLDER [--update]

With --update the goldens are written instead, and goldens without a source are removed.
"""

import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def tours(folder):
    return {path.name: path for path in sorted(Path(folder).glob("*.tour.json"))}


def first_difference(old, new, path="$"):
    """The JSON path at which two values first differ, and the two values there."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in [*old, *(key for key in new if key not in old)]:
            if old.get(key) != new.get(key) or (key in old) != (key in new):
                return first_difference(old.get(key), new.get(key), f"{path}.{key}")
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, (a, b) in enumerate(zip(old, new)):
            if a != b:
                return first_difference(a, b, f"{path}[{index}]")
    return f"{path} is {json.dumps(new)[:200]}, the golden has {json.dumps(old)[:200]}"


def complaint(name, golden, fresh):
    if golden is None:
        return f"{name} has no golden"
    if fresh is None:
        return f"{name} is a golden that no example compiles to"
    if golden.read_bytes() == fresh.read_bytes():
        return None
    old, new = json.loads(golden.read_bytes()), json.loads(fresh.read_bytes())
    return f"{name} differs: " + (first_difference(old, new) if old != new else "in its bytes, not in its values")


def main():
    compiled, update = tours(sys.argv[1]), "--update" in sys.argv[2:]
    goldens = tours(HERE)
    if update:
        for name in goldens.keys() - compiled.keys():
            goldens[name].unlink()
        for name, path in compiled.items():
            (HERE / name).write_bytes(path.read_bytes())
        print(f"{len(compiled)} goldens written")
        return 0
    complaints = [complaint(n, goldens.get(n), compiled.get(n)) for n in sorted(goldens.keys() | compiled.keys())]
    complaints = [text for text in complaints if text]
    for text in complaints:
        print(text, file=sys.stderr)
    if complaints:
        print("if that was meant: make goldens", file=sys.stderr)
    return 1 if complaints or not compiled else 0


if __name__ == "__main__":
    sys.exit(main())
