"""The bundled table's model of a text's width, and the search for its values.

For each form of each scalar, the value is the least advance with which no tried text is wider in any font of the
envelope. `Sources/Compiler/Text/BoundAdvances.swift` measures in the same way with the table."""

import math
import pathlib
import re

import envelope

UNICODE = pathlib.Path("/usr/share/unicode")
VERSION = "15.0.0"

# The effect of a scalar on its neighbours.
(NONE, TRANSPARENT, DUAL, RIGHT, CAUSING, LEFT, LAM, ALEF, VIRAMA, CONSONANT, PICTOGRAPH, REGIONAL, PERSON, SKIN, KEYCAP,
 SELECTOR) = range(16)
# Added if a pictograph joins the one before it after a joiner.
FOLLOWER = 16

# The forms of a scalar: isolated, initial, medial, final. An alef after a lam uses the middle two. A consonant before a
# virama has the second form, after one the last.
ALONE, FIRST, MIDDLE, LAST = range(4)

NAMES = {"Hebr": "Hebrew", "Arab": "Arabic", "Deva": "Devanagari", "Beng": "Bengali", "Guru": "Gurmukhi", "Gujr": "Gujarati",
         "Orya": "Oriya", "Taml": "Tamil", "Telu": "Telugu", "Knda": "Kannada", "Mlym": "Malayalam", "Sinh": "Sinhala",
         "Thai": "Thai", "Laoo": "Lao", "Tibt": "Tibetan", "Mymr": "Myanmar", "Geor": "Georgian", "Armn": "Armenian",
         "Ethi": "Ethiopic", "Cher": "Cherokee", "Cans": "Canadian_Aboriginal", "Khmr": "Khmer", "Thaa": "Thaana",
         "Hang": "Hangul", "Latn": "Latin", "Grek": "Greek", "Cyrl": "Cyrillic"}
CODES = {name: code for code, name in NAMES.items()} | {each: "Hira" for each in ("Han", "Hiragana", "Katakana", "Bopomofo")}


def read(name, field=1):
    """The values of a file of properties, by code point."""
    values = {}
    for line in (UNICODE / name).read_text().splitlines():
        fields = [each.strip() for each in line.split("#")[0].split(";")]
        if len(fields) <= field:
            continue
        first, _, last = fields[0].partition("..")
        for point in range(int(first, 16), int(last or first, 16) + 1):
            values[point] = fields[field]
    return values


def having(name, value):
    """The code points that have one of the binary properties in a file."""
    points = set()
    for line in (UNICODE / name).read_text().splitlines():
        if found := re.match(rf"([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*{value}\b", line):
            points |= set(range(int(found[1], 16), int(found[2] or found[1], 16) + 1))
    return points


class Unicode:
    """The properties that forms and widths depend on."""

    def __init__(self):
        self.category = read("extracted/DerivedGeneralCategory.txt")
        self.script = {point: CODES.get(name, name) for point, name in read("Scripts.txt").items()}
        self.joining = read("extracted/DerivedJoiningType.txt")
        self.syllabic = read("IndicSyllabicCategory.txt")
        self.ignorable = having("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
        self.emoji = having("emoji/emoji-data.txt", "Emoji")
        self.pictographs = having("emoji/emoji-data.txt", "Extended_Pictographic")
        self.drawn = having("emoji/emoji-data.txt", "Emoji_Presentation")
        self.persons = having("emoji/emoji-data.txt", "Emoji_Modifier_Base")
        self.followers = {
            int(each, 16)
            for line in (UNICODE / "emoji/emoji-zwj-sequences.txt").read_text().splitlines() if line[:1] not in "#"
            for each in re.findall(r"200D ([0-9A-F]+)", line.split(";")[0])}
        # Scalars that are drawn by other fonts than Latin's, or change with their neighbours.
        self.special = {chr(point) for point, script in self.script.items() if script in envelope.SCRIPTS}
        self.kinds = {point: kind for point in self.category if (kind := self.kind(point))}
        self.special |= set(map(chr, self.kinds))

    def kind(self, point):
        """The effect of a scalar on its neighbours."""
        if 0x1F1E6 <= point <= 0x1F1FF:
            return REGIONAL
        if 0x1F3FB <= point <= 0x1F3FF:
            return SKIN
        if point in (0x20E3, 0xFE0F):
            return KEYCAP if point == 0x20E3 else SELECTOR
        if point in self.pictographs:
            return (PERSON if point in self.persons else PICTOGRAPH) + (FOLLOWER if point in self.followers else 0)
        joining = self.joining.get(point, "U")
        if point == 0x0644:
            return LAM
        if point in (0x0622, 0x0623, 0x0625, 0x0627):
            return ALEF
        if self.script.get(point) in ("Arab", "Common", "Inherited") and joining != "U":
            return {"D": DUAL, "R": RIGHT, "C": CAUSING, "L": LEFT, "T": TRANSPARENT}[joining]
        syllabic = self.syllabic.get(point)
        if self.script.get(point) in envelope.SCRIPTS:
            if syllabic in ("Virama", "Invisible_Stacker"):
                return VIRAMA
            if syllabic in ("Consonant", "Consonant_Dead", "Vowel_Independent") and self.script[point] not in ("Thai", "Laoo"):
                return CONSONANT
        return NONE

    def is_mark(self, point):
        return self.category.get(point) in ("Mn", "Mc", "Me")


class Model:
    """Advances in thousandths of an em, by form and scalar, for one weight; `Builder.fit` widens them."""

    def __init__(self, bold, unicode):
        self.bold, self.unicode = bold, unicode
        self.values = [{}, {}, {}, {}]
        # Scalars that are wider in a script's own fonts than in the common ones, by script and scalar.
        self.common = {}
        self.emoji = math.ceil(envelope.face(envelope.EMOJI).advance("\U0001F600"))

    def value(self, form, point):
        found = self.values[form].get(point)
        return found if found is not None else self.values[ALONE].get(point, 0)

    def slots(self, text):
        """The form and scalar of each character of a text; if the form is None, the second value is a width."""
        points = [ord(each) for each in text]
        kinds = [self.unicode.kinds.get(point, NONE) for point in points]
        result = []
        joins, lam = False, None  # true if the scalar before joins; the form of a lam before
        reduced = False
        for place, (point, kind) in enumerate(zip(points, kinds)):
            before = kinds[place - 1] if place else NONE
            kind &= 15
            if kind in (DUAL, RIGHT, CAUSING, LEFT, LAM, ALEF):
                after = next((each & 15 for each in kinds[place + 1:] if each != TRANSPARENT), NONE)
                open_after = kind in (DUAL, LEFT, LAM) and after in (DUAL, RIGHT, CAUSING, LAM, ALEF)
                open_before = joins and kind in (DUAL, RIGHT, LAM, ALEF)
                form = (MIDDLE if open_after else LAST) if open_before else (FIRST if open_after else ALONE)
                if kind == ALEF and lam is not None:
                    form = lam
                lam = form if kind == LAM else None
                joins = kind in (DUAL, LEFT, LAM, CAUSING)
                result.append((form, point))
                continue
            if kind != TRANSPARENT:
                joins, lam = False, None
            if kind == CONSONANT:
                form = ALONE
                if place >= 2 and before == VIRAMA and kinds[place - 2] == CONSONANT:
                    first, last = points[place - 2], point
                    gain = 0 if reduced else self.value(ALONE, first) - self.value(FIRST, first)
                    other = self.value(ALONE, last) - self.value(LAST, last)
                    if other > gain:
                        form = LAST
                    elif gain > 0:
                        result[place - 2] = (FIRST, first)
                reduced = form == LAST
                result.append((form, point))
            elif kind == REGIONAL:
                paired = before == REGIONAL and result[-1] == (None, self.emoji)
                result.append((None, 0 if paired else self.emoji))
            elif kind == SKIN:
                on = before & 15 == PERSON
                result.append((None, 0 if on else self.emoji))
            elif kind == KEYCAP and before == SELECTOR:
                result.append((None, 0 if place >= 2 and points[place - 2] < 0x80 else self.emoji))
            elif kind in (KEYCAP, SELECTOR):
                last = result[-1] if result else (None, 0)
                result.append((None, 0 if last[0] is None else max(0, self.emoji - self.value(*last))))
            elif self.unicode.kinds.get(point, NONE) & FOLLOWER and place >= 2 and points[place - 1] == 0x200D and any(
                    each & 15 in (PICTOGRAPH, PERSON) for each in kinds[max(0, place - 4):place - 1]):
                result.append((None, 0))
            else:
                result.append((ALONE, point))
        return result

    def width(self, slot):
        return slot[1] if slot[0] is None else self.value(*slot)

    def bound(self, text):
        """The width of a text on one line."""
        if not any(map(self.unicode.special.__contains__, text)):
            alone = self.values[ALONE]
            return sum(alone.get(ord(each), 0) for each in text)
        scripts = {self.unicode.script.get(ord(each)) for each in text}
        return sum(max([self.width(slot)] + [self.common.get((script, slot[1]), 0) for script in scripts if slot[0] == ALONE])
                   for slot in self.slots(text))
