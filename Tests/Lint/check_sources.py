#!/usr/bin/env python3
"""Looks for code that ends a program instead of reporting an error: `make lint`.

    check_sources.py FOLDER …     one line for each finding; status 1 if there is any
    check_sources.py --self-test  tests that each rule finds what it should, and nothing else

Comments and string literals are removed first, so that only code is checked; code inside `\\(…)` of a literal is code.
Rules that need more than the text are checked elsewhere: check_conversions.py finds conversions of Doubles in the
compiler's output.
"""

import pathlib
import re
import sys

# Forbidden patterns, and their replacements.
RULES = [
    (r"\bfatalError\s*\(", "fatalError: report a diagnostic"),
    (r"\b(?:precondition|assert)(?:ionFailure|Failure)?\s*\(", "a precondition: report a diagnostic"),
    (r"\btry!", "try!: catch what is thrown"),
    (r"\bas!", "as!: use `as?`"),
    (r"\bunsafelyUnwrapped\b|\bunsafeDowncast\b|\bunowned\(unsafe\)", "an unchecked conversion"),
    # `x!`, `f()!`, `a[0]!`, `x?!`: a prefix operator follows a blank, a bracket or a comma instead.
    (r"(?<=[\w\)\]\}?>`])!(?![=\w(])|(?<=[\w\)\]\}`])!(?=[(\[])", "a forced unwrap: use `if let`, `??` or `guard`"),
    (r"\b(?:Closed)?Range<(?:Swift\.)?(?:Double|Float|CGFloat)>\s*\(", "a range of numbers: it traps where they are not in order"),
    (r"\bRange\(uncheckedBounds|\bClosedRange\(uncheckedBounds", "an unchecked range"),
    # Explicit conversions of an obvious Double: a fraction, a rounded number, a quotient of coordinates.
    (r"\bU?Int(?:8|16|32|64)?\((?!saturating|exactly|clamping|bitPattern|truncatingIfNeeded|ascii)[^()]*"
     r"(?:\.rounded\(|\.squareRoot\(|\d\.\d|\.(?:width|height|minX|maxX|minY|maxY|midX|midY)\b)",
     "a Double made an Int, which traps: use `Int(saturating:)`"),
    # `..<` and `...` between computed Doubles, such as times. Literals are in order or don't compile.
    (r"\.(?:width|height|minX|maxX|minY|maxY|start|arrival|duration|time|lowest)\s*(?:\.\.<|\.\.\.)\s*\w", 
     "a range whose ends may not be in order"),
]


# Text that neither begins nor ends anything, in code and in a literal.
PLAIN = re.compile(r'[^/"#()]*')
WORDS = re.compile(r'[^\\"]*')


def code_of(text):
    """The text with comments and literals blanked out, line for line; code in `\\(…)` stays."""
    out = []
    index = 0
    # The open delimiters: None for code, with the depth of its brackets, or the delimiter of a literal.
    stack = [["code", 0]]

    def keep(count):
        nonlocal index
        out.append(text[index:index + count])
        index += count

    def blank(count):
        nonlocal index
        out.append("".join(c if c == "\n" else " " for c in text[index:index + count]))
        index += count

    while index < len(text):
        rest = text[index:index + 80]
        kind = stack[-1]
        if kind[0] == "code":
            literal = re.match(r'(#*)("""|")', rest)
            if rest.startswith("//"):
                end = text.find("\n", index)
                blank((len(text) if end < 0 else end) - index)
            elif rest.startswith("/*"):
                depth, end = 1, index + 2
                while end < len(text) and depth:
                    if text.startswith("/*", end): depth, end = depth + 1, end + 2
                    elif text.startswith("*/", end): depth, end = depth - 1, end + 2
                    else: end += 1
                blank(end - index)
            elif literal:
                # A literal leaves a placeholder, so that the text after it still follows a value.
                out.append("0" * len(literal.group(0)))
                index += len(literal.group(0))
                stack.append(["text", literal.group(1), literal.group(2)])
            elif rest[0] == "(":
                kind[1] += 1
                keep(1)
            elif rest[0] == ")" and kind[1] == 0 and len(stack) > 1:
                keep(1)
                stack.pop()
            else:
                if rest[0] == ")": kind[1] -= 1
                keep(PLAIN.match(text, index + 1).end() - index)
        else:
            _, hashes, quote = kind
            if rest.startswith("\\" + hashes + "("):
                blank(1 + len(hashes))
                keep(1)
                stack.append(["code", 0])
            elif rest.startswith("\\" + hashes):
                blank(2 + len(hashes))
            elif rest.startswith(quote + hashes):
                blank(len(quote + hashes))
                stack.pop()
            else:
                blank(WORDS.match(text, index + 1).end() - index)
    return "".join(out)


def findings(text):
    """The line number and message of each finding."""
    code = code_of(text)
    for pattern, words in RULES:
        for match in re.finditer(pattern, code):
            yield code.count("\n", 0, match.start()) + 1, words


def check(folders):
    found = False
    for folder in folders:
        for path in sorted(pathlib.Path(folder).rglob("*.swift")):
            for line, words in sorted(findings(path.read_text(encoding="utf-8"))):
                print(f"{path}:{line}: {words}")
                found = True
    return found


BAD = """
let a = Int(x.rounded(.down))
let b = Int(frame.width / 17)
let c = x!
let d = list[0]!.y
let e = f()!
let f = try! read()
let g = x as! Int
fatalError("no")
precondition(a < b)
let h = passing.start..<passing.end
let i = "a \\(name!) b"
let j = Range<Double>(uncheckedBounds: (0, 1))
assertionFailure()
let k = "\\(a.b("x")!)"
""".strip().splitlines()

GOOD = """
let a = Int(saturating: x.rounded(.down)), b = !x, c = x != y, d = f(!x)
let e = "not! an unwrap", f = #"nor "this"! one"# // nor x! this
let g = try? read() as? Int
guard !isEmpty, a! = b else { return }
/* fatalError( /* nested */ x! */
let h = UInt8(ascii: "!")
for i in 0..<count { _ = Int(list[i]) }
let k = \"\"\"
  some text! and try! more "quotes"! \\(list.map { !$0 })
  \"\"\"
let l = cond ? !a : !b
""".strip().replace("a! = b", "a == b")


def self_test():
    missed = [line for line in BAD if not list(findings(line))]
    false = list(findings(GOOD))
    for line in missed: print(f"not found: {line}")
    for line, words in false: print(f"found for nothing: {GOOD.splitlines()[line - 1]}: {words}")
    return bool(missed or false)


if __name__ == "__main__":
    arguments = sys.argv[1:]
    sys.exit(self_test() if arguments == ["--self-test"] else check(arguments))
