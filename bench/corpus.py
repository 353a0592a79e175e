#!/usr/bin/env python3
"""Writes a realistic corpus: tutorials of about 4 KB each, and layouts of 50 to 500 elements in three variants.

The same numbers give the same bytes on every machine: all choices come from a generator of our own, and the only inputs
are the arguments.

    corpus.py OUT [--tutorials 2000] [--layouts 60] [--wide]

With `--wide` there are twelve variants instead of three: see wide.py.
"""

import argparse
import os

import plain
import wide


def write(path, text):
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out")
    parser.add_argument("--tutorials", type=int, default=2000)
    parser.add_argument("--layouts", type=int, default=60)
    parser.add_argument("--wide", action="store_true")
    arguments = parser.parse_args()
    written = wide.files if arguments.wide else plain.files
    for path, text in written(arguments.tutorials, arguments.layouts):
        path = os.path.join(arguments.out, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        write(path, text)


if __name__ == "__main__":
    main()
