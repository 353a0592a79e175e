"""Joins the declarations that the TypeScript compiler wrote, a file for each source, to one that names no other.

    python3 Web/Player/declarations.py FOLDER
"""
import re
import sys
from pathlib import Path

# The sources of the player's exports, and of the types that they name.
PUBLIC = ["tour", "live", "condition", "box", "finder", "focus", "events", "picture", "markup", "texts", "store", "device", "callout", "centre", "playback", "template", "session",
          "options", "read", "variant", "language", "player", "highlight", "index"]


def body(text: str, is_root: bool) -> str:
    """A file's declarations without its imports and re-exports; only the root exports them."""
    text = re.sub(r"^import .*?;\n", "", text, flags=re.M | re.S)
    text = re.sub(r"^export (type )?\{[^}]*\}( from '[^']*')?;\n", "", text, flags=re.M)
    text = re.sub(r"^export \{\};\n", "", text, flags=re.M)
    text = re.sub(r"^    (private|protected) .*?;\n", "", text, flags=re.M)
    text = re.sub(r"^    #private;\n", "", text, flags=re.M)
    return text if is_root else text


def main() -> None:
    files = {file.name: file for file in Path(sys.argv[1]).rglob("*.d.ts")}
    print("/** Plays tours that tutorialc has compiled over web pages. Written by Web/build: do not edit. */")
    for name in PUBLIC:
        print(body(files[f"{name}.d.ts"].read_text(), name == "index").strip())
        print()


main()
