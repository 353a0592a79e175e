"""Takes the white space out of the style sheets that a script has as texts.

    squeeze.py FILE
    squeeze.py --lines FILE TO   writes another file, in which all that follows keeps its lines
"""
import re
import sys
from pathlib import Path

# Such a text begins with the rules of the host, or with those of all that is in it.
SHEET = re.compile(r"`\s*(?::host|\* \{)[^`]*`")


def squeezed(sheet):
    values = []
    # A value that is put in by `${…}` isn't a block.
    text = re.sub(r"\$\{[^}]*\}", lambda found: values.append(found.group()) or "\0", sheet.group())
    text = re.sub(r" ?([{};,]) ?", r"\1", re.sub(r"\s+", " ", text)).replace(": ", ":").replace(";}", "}")
    return re.sub("\0", lambda _: values.pop(0), text)


def with_lines(sheet):
    text = squeezed(sheet)
    return text + "\n" * (sheet.group().count("\n") - text.count("\n"))


def main(*arguments):
    if arguments[0] == "--lines":
        file, to = map(Path, arguments[1:])
        to.write_text(SHEET.sub(with_lines, file.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        file = Path(arguments[0])
        file.write_text(SHEET.sub(squeezed, file.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
