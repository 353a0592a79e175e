#!/usr/bin/env python3
"""Holds comments, pages, messages and titles of tests to plain English: `make lint`.

    check_prose.py              one line for each rule that is broken; status 1 if any is
    check_prose.py --list [PATH …]   every comment, text or title that begins with a clause, and every long sentence of a page
    check_prose.py --self-test  tests that each rule finds what it should, and nothing else

Two rules. A comment begins with the thing that it's about, not with a clause (*What*, *Who*, *Where*, *Whether*, *How*,
*Which*): in each part of the tree at most 2 % may. The same holds for the texts of the program, which are the string
literals in Sources that have four words or more: messages, rules, help, descriptions of keys. And it holds for the
titles of Swift tests. No sentence of a page has more than 40 words.
"""

import ast
import io
import pathlib
import re
import subprocess
import sys
import tokenize
from collections import defaultdict

SHARE, WORDS = 0.02, 40
CLAUSE = re.compile(r"(?:[-*]\s+)?(?:What|Who|Where|Whether|How|Which)\b(?![^.!?]*\?)")
TITLE = re.compile(r'@(?:Test|Suite)\(\s*"((?:[^"\\]|\\.)*)"')
OPENING = re.compile(r'//[^\n]*|/\*.*?\*/|(#*)("""|")', re.DOTALL)
INNER = re.compile(r'[()]|(#*)("""|")')
SLASHES = {".swift", ".ts", ".js", ".mjs", ".c", ".h", ".css"}
SHELL = {".sh", ".yml", ".yaml", ".toml"}


def slashed(text):
    """The comments of a file of Swift, TypeScript or C that have a line to themselves: line number and words."""
    block, start = [], 0
    within = False
    for number, line in enumerate([*text.splitlines(), ""], 1):
        line = line.strip()
        words = None
        if within or line.startswith("/*"):
            within = "*/" not in line
            words = re.sub(r"^/?\*+/?|\*/$", "", line).strip()
        elif line.startswith("//"):
            words = line.lstrip("/").strip()
        if words:
            if not block: start = number
            block.append(words)
        elif block:
            yield start, " ".join(block)
            block = []


def hashed(lines):
    """Comments that begin with a number sign, from pairs of line number and text."""
    block, start, last = [], 0, 0
    for number, line in [*lines, (1 << 30, "#")]:
        words = line.lstrip("#!").strip()
        if block and (number != last + 1 or not words):
            yield start, " ".join(block)
            block = []
        if words:
            if not block: start = number
            block.append(words)
        last = number


def python(text):
    """The comments and documentation strings of a Python file: line number and words."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    yield from hashed([(each.start[0], each.string) for each in tokens
                       if each.type == tokenize.COMMENT and not each.line[:each.start[1]].strip()])
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            words = ast.get_docstring(node)
            if words: yield getattr(node, "lineno", 1), " ".join(words.split())


def literals(text):
    """The string literals of a Swift file that don't continue another one: line number and content."""
    place, line, before = 0, 1, ""
    while opening := OPENING.search(text, place):
        before = text[place:opening.start()].strip()[-1:] or before
        line += text.count("\n", place, opening.start())
        place = opening.end()
        if opening[2]:
            place = ending(text, place, opening[1], opening[2])
            if before != "+": yield line, text[opening.end():place - len(opening[0])]
            before = '"'
        line += text.count("\n", opening.start(), place)


def ending(text, place, hashes, quote):
    """The end of a string literal, after its quote. Literals within an interpolation are passed over."""
    part = re.compile(rf'\\{hashes}(\()|\\{hashes}.|({quote}{hashes})', re.DOTALL)
    while (found := part.search(text, place)) and not found[2]:
        place, depth = found.end(), 1 if found[1] else 0
        while depth and (inner := INNER.search(text, place)):
            place = inner.end()
            if inner[2]: place = ending(text, place, inner[1], inner[2])
            else: depth += 1 if inner[0] == "(" else -1
    return found.end() if found else len(text)


def texts(path, text):
    """What a Swift file says, by kind: texts of the program, titles of tests. Kind, line number and words."""
    if path.suffix != ".swift": return
    if path.parts[0] == "Tests":
        for title in TITLE.finditer(text): yield "titles of tests", text.count("\n", 0, title.start()) + 1, title[1]
    elif path.parts[0] == "Sources":
        for line, content in literals(text):
            for words in re.split(r"\n\s*\n", content):
                if len(re.findall(r"(?<!\S)[A-Za-z]{2,}(?!\S)", words)) >= 4: yield "texts", line, " ".join(words.split())


def comments(path, text):
    """The comments of a file, by its name's suffix: line number and words."""
    if path.suffix in SLASHES: return list(slashed(text))
    if path.suffix == ".py" or text.startswith("#!/usr/bin/env python3"): return list(python(text))
    if path.suffix in SHELL or path.name == "Makefile" or text.startswith("#!/bin/sh"):
        return list(hashed([(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)
                            if re.match(r"\s*#", line)]))
    return []


def sentences(text):
    """The sentences of a page, without code blocks: line number and words. A cell of a table is a paragraph."""
    paragraphs, fence, block, start, generated = [], None, [], 0, False

    def end():
        if block: paragraphs.append((start, " ".join(block)))
        block.clear()

    for number, line in enumerate([*text.splitlines(), ""], 1):
        mark = re.match(r"\s*(```+|~~~+)", line)
        if mark:
            end()
            fence = None if fence and mark[1].startswith(fence) else fence or mark[1]
            continue
        if fence: continue
        if line.startswith("    ") and not block: continue
        stripped = line.strip()
        if stripped.startswith("<!-- keys:"): generated = True
        elif not stripped.startswith("|"): generated = False
        if stripped.startswith("|"):
            end()
            # A table of keys is made of descriptions in the sources, with lists of words.
            if not generated: paragraphs += [(number, cell) for cell in re.split(r"(?<!\\)\|", stripped)]
            continue
        if not stripped or stripped.startswith(("#", "<")) or re.match(r"([-*+]|\d+[.)])\s", stripped): end()
        if stripped and not stripped.startswith("<"):
            if not block: start = number
            block.append(stripped)
    for number, words in paragraphs:
        words = re.sub(r"`+[^`]*`+", "code", words)
        words = re.sub(r"\]\([^)]*\)", "]", words)
        for sentence in re.split(r"(?<=[.!?])[*_)\"”]*\s+", words):
            if sentence.strip(): yield number, sentence.strip()


def length(sentence):
    return len(re.findall(r"[^\W_][\w'’.-]*", sentence))


def part(path):
    """The part of the tree that a share is taken of."""
    parts = path.parts
    depth = 2 if parts[0] in ("Sources", "Web", "Tests") else 1
    return "/".join(parts[:min(depth, len(parts) - 1)]) or "."


def tracked():
    names = subprocess.run(["git", "ls-files", "-z"], check=True, capture_output=True, text=True).stdout.split("\0")
    for name in names:
        path = pathlib.Path(name)
        if not name or "/dist/" in name or "/Program/" in name or not path.is_file(): continue
        if path.suffix in {".md", "", *SLASHES, *SHELL, ".py"}:
            try: yield path, path.read_text(encoding="utf-8")
            except UnicodeDecodeError: continue


def look(files):
    """Clauses and numbers of comments, texts and titles by part, and long sentences."""
    clauses, counts, long = defaultdict(list), defaultdict(int), []
    for path, text in files:
        if path.suffix == ".md":
            long += [(path, line, sentence) for line, sentence in sentences(text) if length(sentence) > WORDS]
            continue
        for line, words in comments(path, text):
            name = f"{part(path)}: comments"
            counts[name] += 1
            if CLAUSE.match(words): clauses[name].append((path, line, words))
        for kind, line, words in texts(path, text):
            name = f"{part(path)}: {kind}"
            counts[name] += 1
            # A message begins lower-case.
            if CLAUSE.match(words[:1].upper() + words[1:]): clauses[name].append((path, line, words))
    return clauses, counts, long


def check():
    clauses, counts, long = look(tracked())
    found = [f"{path}:{line}: a sentence of {length(sentence)} words: {sentence[:80]}" for path, line, sentence in long]
    for name in sorted(counts):
        if len(clauses[name]) > SHARE * counts[name]:
            found.append(f"{name}: {len(clauses[name])} of {counts[name]} begin with a clause, more than 2 %")
    print("\n".join(found) or f"{summary(clauses, counts)}; no page has a long sentence.")
    return 1 if found else 0


def summary(clauses, counts):
    return f"{sum(map(len, clauses.values()))} of {sum(counts.values())} comments, texts and titles begin with a clause"


def show(names):
    files = [(path, text) for path, text in tracked()
             if not names or any(str(path).startswith(name.rstrip("/")) for name in names)]
    clauses, counts, long = look(files)
    for found in clauses.values():
        for path, line, words in found: print(f"{path}:{line}: {words[:100]}")
    for path, line, sentence in long: print(f"{path}:{line}: {length(sentence)} words: {sentence}")
    print(f"{summary(clauses, counts)}; {len(long)} long sentences")
    return 0


def self_test():
    swift = "/// What it is.\n/// More.\nlet a = 1 // Where\n\n// The name.\n/* Who\n * asks */\n/// How long?\n"
    assert list(slashed(swift)) == [(1, "What it is. More."), (5, "The name. Who asks How long?")], list(slashed(swift))
    script = '"""Whether it holds."""\n# Who\n# goes\nx = 1  # What\ndef f():\n    """The file."""\n'
    assert sorted(python(script)) == [(1, "Whether it holds."), (2, "Who goes"), (5, "The file.")], list(python(script))
    assert [bool(CLAUSE.match(words)) for words in
            ("What it is.", "- Who asks", "Where is it?", "However it is", "The what", "Which one.")] == [
        True, True, False, False, False, True]
    code = 'a("what \\(b("x (", "y)")) is it", // "no"\n  #"one "two" \\n"# + "where")\nb = """\n  How\n\n  "it" is\n  """\n'
    assert [(line, words) for line, words in literals(code)] == [
        (1, 'what \\(b("x (", "y)")) is it'), (2, 'one "two" \\n'), (3, '\n  How\n\n  "it" is\n  ')], list(literals(code))
    said = 'a = "what lies outside of it"\nb = "where it"\nc = """\n  The file is not here.\n\n  How the file is read.\n  """\n'
    assert list(texts(pathlib.Path("Sources/A.swift"), said)) == [
        ("texts", 1, "what lies outside of it"), ("texts", 3, "The file is not here."), ("texts", 3, "How the file is read.")], list(texts(pathlib.Path("Sources/A.swift"), said))
    suite = '@Suite("Reading") struct A {\n  @Test(\n    "what is read", arguments: ["who"])\n  func a() { b("which") }\n}\n'
    assert list(texts(pathlib.Path("Tests/A.swift"), suite)) == [
        ("titles of tests", 1, "Reading"), ("titles of tests", 2, "what is read")]
    page = "# What\n\n" + "one " * 41 + "end.\nTwo `a b c`.\n\n| " + "x " * 41 + "| y |\n\n```\n" + "z " * 50 + "\n```\n- item\n- item\n<!-- keys: a b -->\n| " + "x " * 41 + "|\n"
    assert [line for line, sentence in sentences(page) if length(sentence) > WORDS] == [3, 6]
    assert part(pathlib.Path("Sources/Runtime/Tour/A.swift")) == "Sources/Runtime"
    assert part(pathlib.Path("Makefile")) == "."
    return 0


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if arguments[:1] == ["--list"]: sys.exit(show(arguments[1:]))
    if arguments not in ([], ["--self-test"]): sys.exit(__doc__)
    sys.exit(self_test() if arguments else check())
