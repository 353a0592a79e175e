"""Shared by the reference scripts: writes a JSON file, or with --check compares it with the existing one."""

import json
import sys


def near(a, b, tolerance):
    """Returns true if two JSON values are equal, numbers within a tolerance."""
    if isinstance(a, float) or isinstance(b, float):
        return abs(a - b) <= tolerance
    if isinstance(a, list):
        return isinstance(b, list) and len(a) == len(b) and all(near(x, y, tolerance) for x, y in zip(a, b))
    if isinstance(a, dict):
        return isinstance(b, dict) and a.keys() == b.keys() and all(near(a[k], b[k], tolerance) for k in a)
    return a == b


def write_or_check(path, value, tolerance):
    if "--check" in sys.argv[1:]:
        if not near(json.loads(path.read_text()), value, tolerance):
            sys.exit(f"{path} is stale: run python3 {sys.argv[0]}")
        return
    rows = ",\n".join(f"{json.dumps(key)}: [\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]" for key, rows in value.items())
    path.parent.mkdir(exist_ok=True)
    path.write_text("{\n" + rows + "\n}\n")
