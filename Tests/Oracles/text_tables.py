"""Writes the tables of Sources/Compiler/Text/Tables from the Unicode Character Database (Debian's unicode-data), or,
with --check, fails if they are stale."""

import pathlib
import re
import sys

from packed_runs import BITS, literal

UNICODE = pathlib.Path("/usr/share/unicode")
VERSION = "15.0.0"
ROOT = pathlib.Path(__file__).parent.parent.parent
TABLES = ROOT / "Sources/Compiler/Text/Tables"

# The order of LineBreakClass's cases.
CLASSES = (
    "AL BA BB B2 BK CB CJ CL CM CP CPw CR EB EM EX GL H2 H3 HL HY ID IDx IN IS JL JT JV LF NL NS NU OP OPw PO PR QU QUi QUf RI SP SY "
    "WJ ZW ZWJ"
).split()

# Added to the class of East Asian scalars.
WIDE = 128


def read(name):
    """The values of a file of properties, by code point, for ranges and single points."""
    values = {}
    for line in (UNICODE / name).read_text().splitlines():
        fields = [each.strip() for each in line.split("#")[0].split(";")]
        if len(fields) < 2:
            continue
        first, _, last = fields[0].partition("..")
        for point in range(int(first, 16), int(last or first, 16) + 1):
            values[point] = fields[1]
    return values


def check_version():
    head = (UNICODE / "LineBreak.txt").read_text().splitlines()[0]
    if VERSION not in head:
        sys.exit(f"The tables are those of Unicode {VERSION}; this machine's unicode-data says {head[2:]}.")


def line_break_class(point, classes, categories, widths, pictographs):
    """The class from rule LB1, split if later rules distinguish more than the class."""
    value = classes.get(point)
    category = categories.get(point, "Cn")
    if value is None:
        # LineBreak.txt's header, "@missing": ideographs and pictographs to come are ID, currency signs PR, else XX.
        if 0x3400 <= point <= 0x4DBF or 0x4E00 <= point <= 0x9FFF or 0xF900 <= point <= 0xFAFF:
            value = "ID"
        elif 0x1F000 <= point <= 0x1FAFF or 0x1FC00 <= point <= 0x1FFFD or 0x20000 <= point <= 0x2FFFD or 0x30000 <= point <= 0x3FFFD:
            value = "ID"
        elif 0x20A0 <= point <= 0x20CF:
            value = "PR"
        else:
            value = "AL"
    if value in ("AI", "SG", "XX"):
        return "AL"
    if value == "SA":
        return "CM" if category in ("Mn", "Mc") else "AL"
    if value in ("OP", "CP") and widths.get(point) in ("F", "W", "H"):
        return value + "w"
    if value == "QU" and category in ("Pi", "Pf"):
        return "QU" + category[1]
    if value == "ID" and category == "Cn" and point in pictographs:
        return "IDx"
    return value


def runs(value_of):
    """(first point, value) for each change of the value."""
    previous = None
    for point in range(0x110000):
        value = value_of(point)
        if value != previous:
            yield point, value
            previous = value


def swift(name, summary, entries):
    """A Swift file with one table."""
    return (
        f"// Made from the Unicode Character Database {VERSION} by Tests/Oracles/text_tables.py. Do not edit.\n"
        "// © 2022 Unicode®, Inc. For terms of use, see https://www.unicode.org/terms_of_use.html\n\n"
        "// swift-format-ignore-file\n\n"
        "/// The line breaking classes.\n"
        f"enum {name} {{\n"
        + "\n".join(literal("classes", summary, (point << BITS | value for point, value in entries))) + "\n}\n"
    )


def tables():
    classes, categories = read("LineBreak.txt"), read("extracted/DerivedGeneralCategory.txt")
    widths = read("EastAsianWidth.txt")
    pictographs = {
        point
        for line in (UNICODE / "emoji/emoji-data.txt").read_text().splitlines()
        if (found := re.match(r"([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*Extended_Pictographic", line))
        for point in range(int(found[1], 16), int(found[2] or found[1], 16) + 1)
    }
    number = {name: place for place, name in enumerate(CLASSES)}

    def value(point):
        wide = WIDE if widths.get(point) in ("F", "W", "H") else 0
        return number[line_break_class(point, classes, categories, widths, pictographs)] | wide

    yield "LineBreakTable", swift(
        "LineBreakTable",
        f"The class of each scalar: a raw value of `LineBreakClass`, plus {WIDE} if the character is East Asian.",
        runs(value))


def main():
    check_version()
    for name, text in tables():
        path = TABLES / f"{name}.swift"
        if "--check" not in sys.argv[1:]:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            sys.exit(f"{path.relative_to(ROOT)} is stale: run python3 Tests/Oracles/text_tables.py")


if __name__ == "__main__":
    main()
