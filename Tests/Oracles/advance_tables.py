"""Writes the table in Sources/Compiler/Text/Tables that measures texts if no fonts are named: an envelope of the fonts
in envelope.py. With --check, fails if the table is stale.

advance_tables.sum is a digest of the inputs and of the result. If it still matches, --check need not build the table
again, which takes minutes. With --full it always does.
"""

import concurrent.futures
import hashlib
import math
import pathlib
import sys
import textwrap

import envelope
import uharfbuzz
from advance_model import (UNICODE, ALONE, CAUSING, CONSONANT, DUAL, FIRST, LAM, LAST, LEFT, MIDDLE, RIGHT, ALEF, VERSION, VIRAMA, Model,
                           Unicode)
from packed_runs import BITS, literal

JOINER = "\u200D"
# The tolerance for floating-point errors.
SLACK = 1e-6
EM = 1000
FINE, COARSE = 1535, 25
MADE = ("RegularAdvances", "BoldAdvances", "ShapingTable")
TABLES = pathlib.Path(__file__).parent.parent.parent / "Sources/Compiler/Text/Tables"
# Spaces that fonts may lack: HarfBuzz derives them from the em.
ALPHABETS = ("Latn", "Grek", "Cyrl")
PUNCTUATION = [0xA0, 0xA1, 0xA7, 0xA9, 0xAB, 0xAE, 0xB0, 0xB7, 0xBB, 0xBF, 0x2010, 0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A,
               0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2190, 0x2192]
# Languages with letter shapes of their own, which fonts of the script contain.
LANGUAGES = {"Deva": ["hi", "mr", "ne"], "Arab": ["ar", "fa", "ur", "sd"], "Cyrl": ["ru", "sr", "bg"], "Latn": ["en", "ro", "nl", "tr"]}
# The letters of each script whose pairs are tried.
LETTERS = {
    "Latn": [(0x41, 0x5A), (0x61, 0x7A), (0xC0, 0x17F), (0x18F, 0x192), (0x1A0, 0x1A1), (0x1AF, 0x1B0), (0x1CD, 0x1DC),
             (0x218, 0x21B), (0x1E80, 0x1E85), (0x1E9E, 0x1EF9)],
    "Grek": [(0x384, 0x3CE)],
    "Cyrl": [(0x400, 0x45F), (0x490, 0x4FF)],
}


def cost(unicode, slot):
    """If two scalars are wider together than apart, the one of lower cost, which is rarer in texts, is widened."""
    point = slot[1]
    category = unicode.category.get(point, "Cn")
    if point == 0x20:
        return 9
    if category[0] == "M":
        return 0
    if category[0] in "PS":
        return 1 if point > 0x7F else 2
    if category == "Nd":
        return 8
    letter = 3 if category == "Lu" else 6
    return letter - 4.5 if point > 0x7F and unicode.script.get(point) == "Latn" else letter


class Builder:
    """Builds the values of a model."""

    def __init__(self, bold, unicode):
        self.bold, self.unicode, self.model = bold, unicode, Model(bold, unicode)
        self.base = envelope.base(bold)
        self.own = {script: envelope.own(script, bold) for script in envelope.SCRIPTS}
        self.symbols = [envelope.face(path) for path in envelope.SYMBOLS]

    def faces(self, point):
        """The fonts that may draw a scalar."""
        script = self.unicode.script.get(point)
        having = [face for face in self.base + self.own.get(script, []) if face.glyph(point)]
        if having or script in envelope.SCRIPTS:
            return having
        everywhere = [face for faces in self.own.values() for face in faces] + self.symbols
        return [face for face in everywhere if face.glyph(point)]

    def tag(self, point):
        """The script for HarfBuzz to shape a scalar in, or None."""
        script = self.unicode.script.get(point)
        return script if script in envelope.SCRIPTS or script in ALPHABETS else None

    def widest(self, text, script, point):
        """The largest width of a scalar's form in the fonts and languages that have it."""
        languages = LANGUAGES.get(script, [None])
        return math.ceil(max(face.advance(text, script, language) for face in self.faces(point) for language in languages))

    def alone(self):
        """Finds the advance of each isolated scalar."""
        values = self.model.values[ALONE]
        for point, category in self.unicode.category.items():
            if category in ("Cn", "Co", "Cs") or point in self.unicode.ignorable:
                continue
            if category in ("Cc", "Zl", "Zp", "Mn", "Me", "Cf"):
                values[point] = 0
                continue
            if self.faces(point):
                values[point] = 0 if category == "Mc" else self.widest(chr(point), self.tag(point), point)
            if point in self.unicode.drawn or point in self.unicode.emoji and point >= 0x2300:
                values[point] = max(self.model.emoji, values.get(point, 0))
        values[0x09] = values[0x20]

    def raise_to(self, text, width):
        """Makes sure that the model doesn't underestimate a text's width."""
        excess = math.ceil(width - self.model.bound(text) - SLACK)
        if excess > 0:
            slots = [slot for slot in self.model.slots(text) if slot[0] is not None and chr(slot[1]) != JOINER]
            cheapest = min(reversed(slots), key=lambda slot: cost(self.unicode, slot))
            self.model.values[cheapest[0]][cheapest[1]] = self.model.value(*cheapest) + excess

    def fit(self, script, texts, faces, valid=False):
        """Widens the model until no text is wider in any of the fonts, beginning with the widest."""
        wide = []
        for text in texts:
            bound = self.model.bound(text) + SLACK
            for face in faces:
                if face.draws(text):
                    width = face.advance(text, script, valid=valid)
                    if width is not None and width > bound:
                        wide.append((bound - width, text, width))
        for _, text, width in sorted(wide):
            self.raise_to(text, width)

    def alphabets(self):
        common = [point for point in list(range(0x20, 0x41)) + list(range(0x5B, 0x61)) + list(range(0x7B, 0x7F)) + PUNCTUATION]
        for script, ranges in LETTERS.items():
            letters = [point for first, last in ranges for point in range(first, last + 1) if point in self.model.values[ALONE]]
            marks = list(range(0x300, 0x315)) + [0x323, 0x327, 0x328, 0x331]
            all_points = common + letters
            self.fit(script, (chr(a) + chr(b) for a in all_points for b in all_points), self.base)
            self.fit(script, (chr(a) + chr(b) for a in letters for b in marks), self.base)
        signs = [chr(point) for point in common if self.unicode.category[point][0] in "PS"] + list(" 0Aa")
        self.fit("Latn", (a + b + c for a in signs for b in signs for c in signs), self.base)

    def east_and_common(self):
        """Records common scalars that are wider in the fonts of a script."""
        shared = list(range(0x20, 0x7F)) + list(range(0xA0, 0x100)) + list(range(0x2010, 0x2070)) + list(range(0x20A0, 0x20C0))
        for script, faces in self.own.items():
            for point in shared:
                if point in self.unicode.ignorable:
                    continue
                widths = [face.advance(chr(point)) for face in faces if face.glyph(point)]
                if widths and (width := math.ceil(max(widths))) > self.model.value(ALONE, point):
                    self.model.common[script, point] = width

    def arabic(self):
        letters = [point for point, kind in self.unicode.kinds.items()
                   if kind in (DUAL, RIGHT, LEFT, LAM, ALEF, CAUSING) and self.tag(point) == "Arab" and self.faces(point)]
        for point in letters:
            for form, text in ((FIRST, chr(point) + JOINER), (MIDDLE, JOINER + chr(point) + JOINER), (LAST, JOINER + chr(point))):
                if self.model.slots(text.strip(JOINER) and text)[1 if text[0] == JOINER else 0][0] == form:
                    self.model.values[form][point] = self.widest(text, "Arab", point)
        for point, kind in self.unicode.kinds.items():
            if kind == ALEF:
                self.model.values[FIRST][point] = self.model.values[MIDDLE][point] = 0
        faces = self.own["Arab"]
        everyday = [point for point in letters if point < 0x6E0 or 0x750 <= point]
        signs = [0x20, 0x21, 0x22, 0x28, 0x29, 0x2E, 0x3A, 0x60C, 0x61B, 0x61F, 0xAB, 0xBB, *range(0x660, 0x66A), *range(0x6F0, 0x6FA)]
        marks = [*range(0x64B, 0x653), 0x670]
        for before in ("", JOINER):
            for after in ("", JOINER):
                self.fit("Arab", (before + chr(a) + chr(b) + after for a in everyday for b in everyday), faces)
                self.fit("Arab", (before + chr(a) + chr(m) + after for a in everyday for m in marks), faces)
                basic = [point for point in everyday if 0x620 <= point <= 0x64A]
                self.fit("Arab", (before + chr(a) + chr(b) + chr(c) + after for a in basic for b in basic for c in basic), faces)
                self.fit("Arab", (before + "\u0644" + chr(m) + chr(a) + after for a in (0x622, 0x623, 0x625, 0x627) for m in marks), faces)
            self.fit("Arab", (before + chr(a) + chr(s) for a in everyday for s in signs), faces)
            self.fit("Arab", (chr(s) + chr(a) + before for a in everyday for s in signs), faces)

    def east(self):
        """Fits kana and the punctuation between them."""
        signs = [*range(0x3001, 0x3003), *range(0x3005, 0x3016), *range(0xFF01, 0xFF10), 0xFF1A, 0xFF1B, 0xFF1F, 0x30FB, 0x2026]
        points = [point for point in [*range(0x3041, 0x3097), *range(0x30A1, 0x30FD), 0x4E00, *signs]]
        self.fit(None, (chr(a) + chr(b) for a in points for b in points), self.own["Hira"])

    def syllables(self, script):
        """Fits letters with their signs, and consonants that a virama joins."""
        own = [point for point, name in self.unicode.script.items() if name == script and point in self.model.values[ALONE]]
        marks = [point for point in own if self.unicode.is_mark(point)]
        letters = [point for point in own if self.unicode.category[point] in ("Lo", "Lm", "Lu", "Ll")]
        faces = self.own[script] + [face for face in self.base if any(face.glyph(point) for point in letters)]
        virama = next((chr(point) for point in marks if self.unicode.kinds.get(point) == VIRAMA), None)
        joined = [point for point in letters if self.unicode.kinds.get(point) == CONSONANT]
        if virama:
            self.join(script, virama, joined, faces)
            self.fit(script, (chr(a) + virama + chr(b) for a in joined for b in joined), faces, valid=True)
        self.fit(script, (chr(a) + chr(b) for a in letters for b in marks), faces, valid=True)
        signs = [0x20, 0x21, 0x22, 0x28, 0x29, 0x2C, 0x2E, 0x3A]
        around = joined or letters
        if len(letters) <= 200:
            self.fit(script, (chr(a) + chr(b) + chr(c) for a in around for b in marks for c in around), faces, valid=True)
        if len(letters) <= 200:
            self.fit(script, (chr(a) + chr(b) for a in letters for b in letters + signs), faces, valid=True)
            self.fit(script, (chr(a) + chr(b) for a in signs for b in letters), faces, valid=True)

    def join(self, script, virama, letters, faces):
        """Finds the widths that a consonant needs before and after a virama."""
        first, last = {}, {}
        alone = {(face, point): face.advance(chr(point), script) for face in faces for point in letters}
        for face in faces:
            for a in letters:
                for b in letters:
                    width = face.advance(chr(a) + virama + chr(b), script, valid=True)
                    if width is not None:
                        first[a] = max(first.get(a, 0), math.ceil(width - alone[face, b]))
                        last[b] = max(last.get(b, 0), math.ceil(width - alone[face, a]))
        for form, found in ((FIRST, first), (LAST, last)):
            for point, width in found.items():
                self.model.values[form][point] = min(width, self.model.value(ALONE, point))

    def build(self):
        self.alone()
        self.east_and_common()
        self.alphabets()
        self.arabic()
        self.east()
        for script in envelope.SCRIPTS:
            if script not in ("Arab", "Hira", "Hang"):
                self.syllables(script)
        self.others()
        return self.model


    def others(self):
        """Sets the width of scalars that no font of the envelope has: the widest letter of their script in Noto's
        fonts, or an em, the width of ideographs and boxes."""
        values, unicode = self.model.values[ALONE], self.unicode
        widest, missing = {}, [point for point in range(0x110000) if point not in values and point not in unicode.ignorable]
        for path in sorted((envelope.FONTS / envelope.NOTO).glob("NotoSans*-Regular.ttf")):
            face = envelope.face(envelope.NOTO + path.name)
            for point in filter(face.face.unicodes.__contains__, missing):
                script = unicode.script.get(point)
                widest[script] = max(widest.get(script, EM), math.ceil(face.nominal(point)))
        for point in missing:
            if point in unicode.pictographs:
                values[point] = self.model.emoji
            elif unicode.category.get(point, "Cn") not in ("Cn", "Co", "Cs"):
                values[point] = widest.get(unicode.script.get(point), EM)
            else:
                values[point] = EM


def number(script):
    """A script's number in the table, or 0 if it has none."""
    return list(envelope.SCRIPTS).index(script) + 1 if script in envelope.SCRIPTS else 0


def packed(width):
    """A width in 11 bits: thousandths of an em up to 1.535 em, then steps of 25."""
    steps = width if width <= FINE else FINE + math.ceil((width - FINE) / COARSE)
    if steps >= 1 << BITS:
        raise SystemExit(f"{width} thousandths are more than the table can hold")
    return steps


def runs(values):
    """Each point at which the value changes, with the value, packed in a word."""
    previous = 0
    for point in range(0x110000):
        value = values.get(point, 0)
        if value != previous:
            yield point << BITS | value
            previous = value


def shared(point):
    """The index of a common scalar among those of one script."""
    return point if point < 0x100 else 0x100 + point - 0x2000


def build(bold):
    """The model of a weight."""
    model = Builder(bold, Unicode()).build()
    model.unicode = None
    return model


def lists(unicode):
    """The name, the description and the words of each list."""
    kinds = {point: unicode.kinds.get(point, 0) | number(unicode.script.get(point)) << 5 for point in unicode.category}
    yield "ShapingTable", [("kinds", "The kind, the follower bit and the script of each scalar: see `ShapingClass`.", list(runs(kinds)))]
    with concurrent.futures.ProcessPoolExecutor(2) as pool:
        models = list(pool.map(build, (False, True)))
    for bold, model in zip((False, True), models):
        tables = []
        shaped = [point for point, kind in unicode.kinds.items() if kind in (DUAL, RIGHT, CAUSING, LEFT, LAM, ALEF, CONSONANT)]
        for form, name, summary in ((ALONE, "alone", "The widths of isolated scalars."), (FIRST, "first", "The widths of letters joined to the following letter."),
                                    (MIDDLE, "middle", "The widths of letters joined on both sides, or of an alef after such a lam."),
                                    (LAST, "last", "The widths of letters joined to the preceding letter.")):
            points = model.values[ALONE] if form == ALONE else shaped
            tables.append((name, summary, list(runs({point: packed(model.value(form, point)) for point in points}))))
        own = {number(script) << 9 | shared(point): packed(width) for (script, point), width in model.common.items()}
        tables.append(("shared", "The widths of common scalars that are wider in a script's own fonts: 512 keys for each script.", list(runs(own))))
        yield "BoldAdvances" if bold else "RegularAdvances", tables


def wrapped(names):
    """Names as lines of a comment."""
    return textwrap.wrap(", ".join(names) + ".", 116, initial_indent="// ", subsequent_indent="// ")


def swift(name, tables, ascii_values):
    """A Swift file of lists."""
    lines = [
        f"// Made from the fonts of Tests/Oracles/envelope.py and Unicode {VERSION} by Tests/Oracles/advance_tables.py. Do not edit.",
        *(wrapped(envelope.versions(name[0] == "B")) if ascii_values else []), "", "// swift-format-ignore-file", ""]
    lines += ["/// The maximum widths of scalars in the " + ("bold" if name[0] == "B" else "regular") + " weight, in thousandths of an em."
              if ascii_values else "/// The properties of scalars that determine their widths beside others."]
    lines.append(f"enum {name} {{")
    if ascii_values:
        lines += ["  /// The widths of isolated ASCII characters.", "  static let ascii: [UInt16] = ["]
        lines += ["    " + " ".join(f"{each}," for each in ascii_values[start:start + 16]) for start in range(0, 128, 16)] + ["  ]"]
    for list_name, summary, words in tables:
        lines += literal(list_name, summary, words)
    return "\n".join(lines + ["}", ""])


def summed():
    """A digest of all inputs of the table, and of the table."""
    here = pathlib.Path(__file__).parent
    faces = {envelope.face(envelope.EMOJI), *map(envelope.face, envelope.SYMBOLS)}
    for bold in (False, True):
        faces.update(envelope.base(bold), *(envelope.own(script, bold) for script in [*envelope.SCRIPTS, *envelope.EAST]))
    paths = sorted({each.path for each in faces}) + sorted(path for path in UNICODE.rglob("*") if path.is_file())
    paths += [here / f"{name}.py" for name in ("advance_model", "advance_tables", "envelope", "packed_runs")] + [TABLES / f"{name}.swift" for name in MADE]
    sum = hashlib.sha256(f"{sys.version_info[:2]} {uharfbuzz.__version__} {uharfbuzz.version_string()}".encode())
    for path in paths:
        sum.update(f"\n{path.name} {hashlib.sha256(path.read_bytes()).hexdigest()}".encode())
    return sum.hexdigest() + "\n"


def main():
    sum = pathlib.Path(__file__).with_suffix(".sum")
    if "--check" in sys.argv[1:] and "--full" not in sys.argv[1:] and sum.exists() and sum.read_text() == summed():
        return
    if "--check" in sys.argv[1:]:
        print(f"{sum.name} does not match these fonts and scripts, so the tables are built anew; without --check it is written", file=sys.stderr)
    for name, tables in lists(Unicode()):
        ascii_values = None
        if tables[0][0] == "alone":
            values = dict(enumerate([0] * 128))
            table, place = {word >> BITS: word & (1 << BITS) - 1 for word in tables[0][2]}, 0
            for point in range(128):
                place = table.get(point, place)
                values[point] = place
            ascii_values = list(values.values())
        text = swift(name, tables, ascii_values)
        path = TABLES / f"{name}.swift"
        if "--check" not in sys.argv[1:]:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            sys.exit(f"{path.name} is stale: run make fonts, then .venv/bin/python -B Tests/Oracles/advance_tables.py")
    if "--check" not in sys.argv[1:]:
        sum.write_text(summed())


if __name__ == "__main__":
    main()
