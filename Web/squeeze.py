"""Takes the white space out of the style sheets that a script has as texts: squeeze.py FILE."""
import re
import sys
from pathlib import Path


def squeezed(sheet):
    values = []
    # What is put in by `${…}` is no block.
    text = re.sub(r"\$\{[^}]*\}", lambda found: values.append(found.group()) or "\0", sheet.group())
    text = re.sub(r" ?([{};,]) ?", r"\1", re.sub(r"\s+", " ", text)).replace(": ", ":").replace(";}", "}")
    return re.sub("\0", lambda _: values.pop(0), text)


file = Path(sys.argv[1])
# Such a text begins with the rules of the host, or with those of all that is in it.
file.write_text(re.sub(r"`\s*(?::host|\* \{)[^`]*`", squeezed, file.read_text()))
