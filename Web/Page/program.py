#!/usr/bin/env python3
"""Puts the page around tours into Swift, for the emitter `html`: markup, style, program, and the hashes of the last two.

    program.py SCRIPT STYLE FOLDER

A policy in the page allows just that style and just that program, each by its SHA-256 (CSP level 3, section 2.3.1).
"""
import base64
import hashlib
import re
import sys
from pathlib import Path

HEAD = """\
// Made from Web/Page by Web/build. Do not edit.

// swift-format-ignore-file

"""
WIDTH = 480

def digest(text):
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()

def literal(text):
    """A text as a raw literal of many lines, each of which goes on in the next one."""
    if not text.isascii() or re.search(r'"""|\\#|[^\n -~]', text):
        sys.exit("Web/Page has characters that a literal cannot hold")
    lines = []
    for line in text.split("\n"):
        pieces = [line[start:start + WIDTH] for start in range(0, len(line), WIDTH)] or [""]
        # A line that ends in a blank would lose it to an editor.
        lines.append("\\#\n".join(pieces))
    return '#"""\n' + "\n".join(lines) + '\n"""#'

def main(script, style, folder):
    script, style = (Path(each).read_text(encoding="utf-8").rstrip("\n") for each in (script, style))
    if re.search(r"</(script|style)|<!--", script + style, re.I):
        sys.exit("Web/Page has what would end its program or its style too early")
    page = (Path(__file__).parent / "src/page.html").read_text(encoding="utf-8")
    # Beyond ASCII a page has only what can be written as a reference.
    page = "".join(each if each.isascii() else f"&#{ord(each)};" for each in page)
    page = page.replace("{{script-hash}}", digest(script)).replace("{{style-hash}}", digest(style))

    pieces = re.split(r"\{\{(\w+)\}\}", page)
    if pieces[1::2] != ["title", "style", "drawings", "tour", "script"]:
        sys.exit("Web/Page/src/page.html does not name title, style, drawings, tour and script in this order")
    names = ["beforeTitle", "beforeStyle", "beforeDrawings", "beforeTour", "beforeScript", "end"]
    parts = "\n".join(f"  static let {name}: StaticString = {literal(text)}" for name, text in zip(names, pieces[::2]))
    sources = {
        "PageMarkup": f"/// The markup of the page, up to each thing that is put into it.\nenum PageMarkup {{\n{parts}\n}}\n",
        "PageStyle": f"/// The style of the page.\nenum PageStyle {{\n  static let css: StaticString = {literal(style)}\n}}\n",
        "PageScript": f"/// The program of the page.\nenum PageScript {{\n  static let text: StaticString = {literal(script)}\n}}\n",
    }
    for name, text in sources.items():
        (Path(folder) / f"{name}.swift").write_text(HEAD + text, encoding="utf-8")

if __name__ == "__main__":
    main(*sys.argv[1:])
