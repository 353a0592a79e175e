"""The fonts of the bundled table's envelope, opened by HarfBuzz: Debian's packages of them, in a regular and a bold
weight."""

import functools
import pathlib
import struct

import uharfbuzz

FONTS = pathlib.Path("/usr/share/fonts")
NOTO = "truetype/noto/"
CJK = "opentype/noto/NotoSansCJK-"

# Fonts for Latin, Cyrillic and Greek, digits and punctuation. Titles are semibold if the font has that weight.
BASE = {
    False: [NOTO + "NotoSans-Regular.ttf", "truetype/liberation/LiberationSans-Regular.ttf", "opentype/inter/Inter-Regular.otf"],
    True: [NOTO + "NotoSans-Bold.ttf", "truetype/liberation/LiberationSans-Bold.ttf", "opentype/inter/Inter-Bold.otf",
           "opentype/inter/Inter-SemiBold.otf"],
}

# The scripts that have fonts of their own, by ISO 15924 code, with their Noto families; the first can draw a text
# alone. Their position is their number in the table.
SCRIPTS = {
    "Hebr": ["NotoSansHebrew"],
    "Arab": ["NotoSansArabic", "NotoNaskhArabic"],
    "Deva": ["NotoSansDevanagari"],
    "Beng": ["NotoSansBengali"],
    "Guru": ["NotoSansGurmukhi"],
    "Gujr": ["NotoSansGujarati"],
    "Orya": ["NotoSansOriya"],
    "Taml": ["NotoSansTamil"],
    "Telu": ["NotoSansTelugu"],
    "Knda": ["NotoSansKannada"],
    "Mlym": ["NotoSansMalayalam"],
    "Sinh": ["NotoSansSinhala"],
    "Thai": ["NotoSansThai", "NotoLoopedThai"],
    "Laoo": ["NotoSansLao", "NotoLoopedLao"],
    "Tibt": ["NotoSerifTibetan"],
    "Mymr": ["NotoSansMyanmar"],
    "Geor": ["NotoSansGeorgian"],
    "Armn": ["NotoSansArmenian"],
    "Ethi": ["NotoSansEthiopic"],
    "Cher": ["NotoSansCherokee"],
    "Cans": ["NotoSansCanadianAboriginal"],
    "Khmr": ["NotoSansKhmer"],
    "Thaa": ["NotoSansThaana"],
    "Hira": [],
    "Hang": [],
}
JAPANESE, KOREAN, SIMPLIFIED, TRADITIONAL = range(4)
EAST = {
    "Hira": {
        False: [(CJK + "Regular.ttc", JAPANESE), (CJK + "Regular.ttc", 2), (CJK + "Regular.ttc", 3),
                ("truetype/wqy/wqy-microhei.ttc", 0), ("opentype/ipafont-gothic/ipagp.ttf", 0)],
        True: [(CJK + "Bold.ttc", JAPANESE), (CJK + "Bold.ttc", 2), (CJK + "Bold.ttc", 3)],
    },
    "Hang": {
        False: [(CJK + "Regular.ttc", KOREAN), ("truetype/nanum/NanumGothic.ttf", 0)],
        True: [(CJK + "Bold.ttc", KOREAN), ("truetype/nanum/NanumGothicBold.ttf", 0)],
    },
}
# Fonts for symbols that none of these have, in either weight.
SYMBOLS = [NOTO + "NotoSansSymbols-Regular.ttf", NOTO + "NotoSansSymbols2-Regular.ttf", NOTO + "NotoSansMath-Regular.ttf"]
EMOJI = NOTO + "NotoColorEmoji.ttf"

DOTTED_CIRCLE = 0x25CC
RIGHT_TO_LEFT = ("Arab", "Hebr", "Thaa", "Syrc", "Nkoo")


class Face:
    """A font without hinting; advances are thousandths of an em."""

    def __init__(self, path, index=0):
        self.path, self.index = FONTS / path, index
        if not self.path.exists():
            raise SystemExit(f"{self.path} is missing: run make fonts")
        face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(self.path)), index)
        self.face = face
        self.font, self.unit = uharfbuzz.Font(face), 1000 / face.upem
        revision = struct.unpack(">i", bytes(face.reference_table("head").data)[4:8])[0]
        self.version = f"{revision / 65536:.3f}"
        self.glyphs = {}
        self.circle = self.glyph(DOTTED_CIRCLE)
        self.name = f"{self.path.stem}{f' {index}' if index else ''}"

    def glyph(self, point):
        if point not in self.glyphs:
            self.glyphs[point] = self.font.get_nominal_glyph(point) or 0
        return self.glyphs[point]

    def nominal(self, point):
        return self.font.get_glyph_h_advance(self.glyph(point)) * self.unit

    def draws(self, text):
        return all(self.glyph(ord(each)) or each == "\u200D" for each in text)

    def advance(self, text, script=None, language=None, valid=False):
        """The width of a text on one line. With `valid`, None if HarfBuzz inserts a dotted circle for something
        missing, or the font lacks a glyph."""
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        if script:
            buffer.script = script
            buffer.direction = "rtl" if script in RIGHT_TO_LEFT else "ltr"
        buffer.guess_segment_properties()
        if language:
            buffer.language = language
        uharfbuzz.shape(self.font, buffer)
        if valid and any(info.codepoint in (0, self.circle) for info in buffer.glyph_infos):
            return None
        return sum(each.x_advance for each in buffer.glyph_positions) * self.unit


@functools.cache
def face(path, index=0):
    return Face(path, index)


def versions(bold):
    """The fonts of a weight that cover the most, and the versions of all families, from their head tables."""
    fonts = base(bold) + [each for script in SCRIPTS for each in own(script, bold)] + [face(EMOJI), *map(face, SYMBOLS)]
    return sorted({f"{each.name} {each.version}" for each in fonts})


def base(bold):
    return [face(path) for path in BASE[bold]]


def own(script, bold):
    """The fonts of a script."""
    if script in EAST:
        return [face(*each) for each in EAST[script][bold]]
    weight = "Bold" if bold else "Regular"
    return [face(f"{NOTO}{name}-{weight}.ttf") for name in SCRIPTS.get(script, [])]
