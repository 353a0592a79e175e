#!/usr/bin/env python3
"""Compares the committed types of a tour with those that the compiler prints.

    check_tour_types.py TUTORIALC             fails if a file is stale
    check_tour_types.py TUTORIALC --update    writes the files
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILES = [("Web/Shared/engine/tour.ts", "--typescript"), ("Examples/Python Client/tour.py", "--python")]


def main():
    tutorialc, *options = sys.argv[1:]
    stale = False
    for name, option in FILES:
        path = ROOT / name
        text = subprocess.run([tutorialc, "schema", "tour", option], check=True, capture_output=True).stdout
        if options == ["--update"]:
            path.write_bytes(text)
        elif not path.exists() or path.read_bytes() != text:
            print(f"{name} is stale: make goldens")
            stale = True
    if not options and not stale:
        print(f"{len(FILES)} files of types are as the compiler prints them")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
