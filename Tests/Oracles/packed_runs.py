"""Packs a map from scalars to numbers into letters, as `AdvanceRuns` of Sources/Compiler/Text unpacks it."""

import string

# A run of equal values is packed in a word: its first scalar, shifted by BITS, and the value.
BITS = 11
DIGITS = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"


def letters(words):
    """Encodes runs as text. Each begins with two letters of 6 bits: the value, and a bit that is set if the run starts
    one scalar after the last. If it doesn't, the distance follows, 5 bits a letter, lowest first; 32 is added if more
    letters follow."""
    text, last = [], 0
    for word in words:
        point, value = word >> BITS, word & (1 << BITS) - 1
        gap, last = point - last, point
        head = value << 1 | (gap == 1)
        text += [DIGITS[head >> 6], DIGITS[head & 63]]
        if gap != 1:
            while gap > 31:
                text.append(DIGITS[gap & 31 | 32])
                gap >>= 5
            text.append(DIGITS[gap])
    return "".join(text)


def literal(name, summary, words):
    """The lines of a Swift constant with packed runs."""
    text = letters(words)
    lines = ["    " + text[start:start + 120] + ("\\" if start + 120 < len(text) else "") for start in range(0, len(text), 120)]
    return [f"  /// {summary}", f'  static let {name}: StaticString = """', *lines, '    """']
