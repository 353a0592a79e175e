"""Checks line breaking with the tests of Unicode Standard Annex #14: all of LineBreakTest.txt of Debian's
unicode-data."""

import pathlib
import sys

import runner

TESTS = pathlib.Path("/usr/share/unicode/auxiliary/LineBreakTest.txt")
VERSION = "15.0.0"


def cases():
    lines = TESTS.read_text().splitlines()
    if VERSION not in lines[0]:
        sys.exit(f"The rules are those of Unicode {VERSION}; this machine's unicode-data says {lines[0][2:]}.")
    for line in lines:
        words = line.split("#")[0].split()
        # × at the start of the text, then each scalar and the mark after it.
        if words:
            yield words[1::2], [word == "÷" for word in words[2::2]]


def main():
    found = runner.Findings()
    tests = list(cases())
    found.expect(len(tests) > 7000, f"only {len(tests)} tests in {TESTS}")
    for (scalars, expected), answer in zip(tests, runner.answers("TextRunner", ["breaks " + " ".join(s) for s, _ in tests])):
        found.expect(answer == expected, f"{' '.join(scalars)}: {answer} where the annex has {expected}")
    found.end()
    print(f"line breaking: {len(tests)} tests of Unicode {VERSION}, all as they have to be")


if __name__ == "__main__":
    main()
