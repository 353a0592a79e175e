"""Compares the regular expressions of selectors with Python's re: random expressions, each searched in random texts.

The texts are short and of few characters, so that about half of all searches match, and so that the backtracking of re
takes no time."""

import random
import re
import warnings

import runner

LETTERS = "abAB é日_1 -"
SETS = ["a-c", "ab", "^a", "^b-d1", r"\d_", r"^\w", r"\s-", "]a", "^]", "A-Z", "é日"]
ESCAPES = [r"\d", r"\w", r"\s", r"\D", r"\W", r"\S", r"\-", r"\x61", r"\u65e5"]
PLACES = ["^", "$", r"\b", r"\B", r"\A"]
COUNTS = ["*", "+", "?", "{2}", "{1,}", "{0,2}", "{,2}", "{2,3}", "*?", "+?", "??", "{1,2}?", "{0}"]


def part(depth):
    kind = random.random()
    if kind < 0.12:
        return random.choice(PLACES)
    if kind < 0.3 and depth:
        opening = random.choice(["(", "(?:", f"(?P<n{random.randrange(10**9)}>", "(?i:", "(?s:"])
        text = f"{opening}{expression(depth - 1)})"
    elif kind < 0.45:
        text = f"[{random.choice(SETS)}]"
    elif kind < 0.6:
        text = random.choice(ESCAPES)
    elif kind < 0.68:
        text = "."
    else:
        text = random.choice(LETTERS)
    return text + (random.choice(COUNTS) if random.random() < 0.35 else "")


def expression(depth):
    branches = ["".join(part(depth) for _ in range(random.randrange(5))) for _ in range(random.choice([1, 1, 1, 2, 3]))]
    return "|".join(branches)


def damaged():
    """An expression with a character inserted, removed or changed."""
    text = expression(2)
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice(["", "(", ")", "[", "*", "{", "\\", "?", "|", "}"]) + text[at + random.randrange(2) :]


def scalars(text):
    return " ".join(f"{ord(each):X}" for each in text)


def known(pattern):
    """Returns true if an expression is in the grammar that both support: re has more, and warns of future changes. Only
    re takes "{,}" for a quantifier."""
    if "{,}" in pattern:
        return False
    if re.search(r"\(\?(?!:|i:|s:|P<n)|\[\^?\]?(\\.|[^\]\\])*\[|\\[^dwsDWSbBAxu\-]|\\[xu]$", pattern) or re.search(r"[*+?}]\+", pattern):
        return False
    return True


def compiled(pattern):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            return re.compile(pattern)
        except (re.error, FutureWarning, OverflowError):
            return None


def main():
    random.seed(11)
    found = runner.Findings()
    cases = []
    for _ in range(runner.count(5_000, 100_000)):
        cases.append((expression(3), "".join(random.choice(LETTERS) for _ in range(random.randrange(9)))))
    # In an empty text, re matches neither \b nor \B before Python 3.14; all other engines match \B.
    cases = [(pattern, text) for pattern, text in cases if text or r"\B" not in pattern]
    whole = len(cases)
    while len(cases) < whole * 5 // 4:
        pattern = damaged()
        if known(pattern):
            cases.append((pattern, "".join(random.choice(LETTERS) for _ in range(5))))
    lines = [f"{scalars(pattern)}|{scalars(text)}" for pattern, text in cases]
    matches = refused = 0
    for (pattern, text), answer in zip(cases, runner.answers("PatternRunner", lines)):
        theirs = compiled(pattern)
        expected = None if theirs is None else theirs.search(text) is not None
        matches += expected is True
        refused += expected is None
        found.expect(answer == expected, f"{pattern!r} in {text!r}: {answer} where re has {expected}")
    found.expect(matches > len(cases) / 4 and refused > len(cases) / 40, f"{matches} found and {refused} refused of {len(cases)}")
    found.end()
    print(f"regular expressions: {len(cases)} searches as Python's re has them, {matches} found, {refused} refused")


if __name__ == "__main__":
    main()
