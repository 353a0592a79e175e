"""Shrinks a case: removes blocks of lines, then text in braces, as long as it still fails in the same way."""

import re


def shrink(text, fails):
    """The smallest text found within a few hundred trials. `fails` returns true if a text still fails in the same
    way."""
    budget = [400]

    def still_fails(lines):
        if budget[0] <= 0:
            return False
        budget[0] -= 1
        return fails("".join(lines).encode("utf-8", "surrogateescape"))

    lines = text.decode("utf-8", "surrogateescape").splitlines(keepends=True)
    if not still_fails(lines):
        return text
    changed = True
    while changed and budget[0] > 0:
        changed = False
        index = 0
        while index < len(lines):
            if lines[index].startswith("==> "):
                index += 1
                continue
            end = block_end(lines, index)
            shorter = lines[:index] + lines[end:]
            if still_fails(shorter):
                lines, changed = shorter, True
            else:
                index += 1
    return "".join(lines).encode("utf-8", "surrogateescape")


def block_end(lines, start):
    """The index after a line's block: the lines that are indented more, and the items of its list."""
    indent = width(lines[start])
    end = start + 1
    while end < len(lines) and not lines[end].startswith("==> ") and width(lines[end]) > indent:
        end += 1
    return end


def width(line):
    return len(re.match(r" *", line)[0])
