"""Lays out a callout's content by docs/text.md, "How a callout is built", and nothing else. The widths of lines are
given, because only fonts determine them. It shares no code with the compiler."""

import math
from dataclasses import dataclass
from fractions import Fraction

NEAR = 2e-3  # tours have three decimals
LARGEST = 10  # the largest number of dots that people would count

STANDARD = {
    "title": {"size": 17, "line": 22}, "body": {"size": 15, "line": 20}, "button": {"size": 15, "line": 20}, "progress": {"size": 13, "line": 18},
    "margin": 16, "padding": 16, "titleGap": 4, "sectionGap": 14, "buttonGap": 8, "buttonHeight": 36, "buttonPadding": 14,
}  # fmt: skip

# For each text size: the font size and line height of titles, and of everything else.
SIZES = {
    "xSmall": (14, 19, 12, 16), "small": (15, 20, 13, 18), "medium": (16, 21, 14, 19), "large": (17, 22, 15, 20), "xLarge": (19, 24, 17, 22),
    "xxLarge": (21, 26, 19, 24), "xxxLarge": (23, 29, 21, 28), "accessibility1": (28, 34, 25, 31), "accessibility2": (33, 40, 30, 37),
    "accessibility3": (40, 48, 36, 43), "accessibility4": (47, 56, 42, 50), "accessibility5": (53, 62, 49, 58),
}  # fmt: skip
# The same sizes by UIKit's names.
UIKIT = {
    "extraSmall": "xSmall", "extraLarge": "xLarge", "extraExtraLarge": "xxLarge", "extraExtraExtraLarge": "xxxLarge", "accessibilityMedium": "accessibility1",
    "accessibilityLarge": "accessibility2", "accessibilityExtraLarge": "accessibility3", "accessibilityExtraExtraLarge": "accessibility4",
    "accessibilityExtraExtraExtraLarge": "accessibility5",
}  # fmt: skip


def exact(number):
    return Fraction(str(number))


def font(theme, kind, size):
    """The font size and the line height, computed exactly so that no line grows by a rounding error."""
    own, line = exact(theme[kind]["size"]), exact(theme[kind]["line"])
    name = UIKIT.get(size, size)
    if name in (None, "large"):
        return float(own), float(line)
    if name in SIZES:
        at = 0 if kind == "title" else 2
        grown, high = (Fraction(SIZES[name][at + i], SIZES["large"][at + i]) for i in (0, 1))
    else:
        grown = high = exact(name[:-1]) / 100 if name.endswith("%") else exact(name)
    return float(own * grown), float(math.ceil(line * high))


@dataclass(frozen=True)
class Words:
    """The lines of a part: their widths, and their smallest number, one for each paragraph. If the words have
    variables, a tour has no lines: then `widths` is None, and `count` is the required number."""

    widths: tuple | None
    count: int
    paragraphs: int = 1

    @property
    def widest(self):
        return max(self.widths, default=0.0)

    @property
    def is_whole(self):
        """Returns true if each paragraph is on one line."""
        return self.count == self.paragraphs


@dataclass(frozen=True)
class Callout:
    """Everything that a content is laid out from."""

    title: Words | None
    body: Words | None
    buttons: tuple
    progress: Words | None = None
    dots: tuple | None = None
    image: object = None  # "wide", or a width and a height
    close: bool = False
    theme: dict | None = None
    size: str | None = None
    android: bool = False
    mirrored: bool = False

    @property
    def hit(self):
        return 48.0 if self.android else 44.0

    def line(self, kind):
        return font(self.theme, kind, self.size)[1]


def up(width, seen=None):
    """Rounds up to whole units. A width that the tour gives as a whole number may have been slightly less or more."""
    if seen is not None and abs(width - round(width)) <= 0.0005 and seen in (round(width), round(width) + 1):
        return float(seen)
    return float(math.ceil(width - 1e-9))


def button_width(callout, words, seen=None):
    beside = 2 * callout.theme["buttonPadding"]
    if words.widths is None:  # with samples for its variables
        return seen
    return max(callout.hit, up(words.widest, seen and seen - beside) + beside)


def button_height(callout, lines):
    theme = callout.theme
    room = max(0.0, theme["buttonHeight"] - theme["button"]["line"])
    return max(float(theme["buttonHeight"]), lines * callout.line("button") + room)


def reach(callout, height):
    return max(0.0, (callout.hit - height) / 2)


def dots_size(total):
    return 6.0 * (2 * total - 1) + 10, 6.0


@dataclass
class Part:
    role: str
    box: list
    touch: list | None = None


class Column:
    """Parts from the top left of the content, in a given width; `needed` is the width of the widest one."""

    def __init__(self, callout, room, seen=()):
        self.callout, self.theme, self.room = callout, callout.theme, room
        self.parts, self.bottom, self.needed = [], 0.0, 0.0
        self.reserve = 0.0
        self.seen = {"progress": [], "button": []}
        for role, box in seen:
            self.seen.setdefault(role, []).append(box)

    def add(self, part):
        self.parts.append(part)
        self.bottom = part.box[1] + part.box[3]

    def words(self, role, words, gap, below=None):
        """Adds lines below the existing parts."""
        callout, beside = self.callout, not self.parts
        top = 0.0 if beside else self.bottom + gap
        reserve = 0.0
        if beside and callout.close:
            reserve = min(self.room, max(0.0, (callout.hit + 24) / 2 + self.theme["buttonGap"] - self.theme["padding"]))
        high = words.count * callout.line(role)
        wide = self.room - reserve
        if role == "progress":
            wide = words.widest if words.widths is not None else self.seen["progress"][0][2]
        self.add(Part(role, [0.0, top, wide, high]))
        if words.widths is not None:
            self.needed = max(self.needed, words.widest + reserve)
        if beside and callout.close:
            self.bottom = max(self.bottom, (callout.hit + 24) / 2 - self.theme["padding"])

    def picture(self):
        image = self.callout.image
        if image is None:
            return
        if image == "wide":
            wide, high = self.room, self.room * 9 / 16
        else:
            wide = min(image[0], self.room)
            high = image[1] * wide / image[0]
        self.needed = max(self.needed, wide)
        self.add(Part("image", [(self.room - wide) / 2, 0.0, wide, high]))

    # --- the foot --------------------------------------------------------------------------------------------------------

    def foot(self):
        callout, theme = self.callout, self.theme
        lead, size = 0.0, None
        if callout.dots:
            size = dots_size(callout.dots[1])
        elif callout.progress:
            seen = self.seen["progress"][0][2] if self.seen["progress"] else None
            wide = seen if callout.progress.widths is None else up(callout.progress.widest, seen)
            size = wide, callout.progress.count * callout.line("progress")
        if not callout.buttons:
            if size:
                self.alone(size)
            return
        places = self.seen["button"] or [None] * len(callout.buttons)
        widths = [button_width(callout, each, box and box[2]) for each, box in zip(callout.buttons, places)]
        row = sum(widths) + theme["buttonGap"] * (len(widths) - 1)
        is_row = all(each.is_whole for each in callout.buttons) and row <= self.room + NEAR
        if size:
            lead = size[0] + theme["sectionGap"]
            shares = is_row and lead + row <= self.room + NEAR and (callout.dots or callout.progress.is_whole)
            if not shares:
                self.alone(size)
                size, lead = None, 0.0
        if is_row:
            self.row(size, widths, lead + row)
        else:
            self.stack(widths)

    def alone(self, size):
        if self.callout.dots:
            self.needed = max(self.needed, size[0])
            beside, gap = not self.parts, self.theme["sectionGap"]
            self.add(Part("progress", [0.0, 0.0 if beside else self.bottom + gap, *size]))
            if beside and self.callout.close:
                reserve = max(0.0, (self.callout.hit + 24) / 2 + self.theme["buttonGap"] - self.theme["padding"])
                self.needed = max(self.needed, size[0] + min(self.room, reserve))
                self.bottom = max(self.bottom, (self.callout.hit + 24) / 2 - self.theme["padding"])
            return
        self.words("progress", self.callout.progress, self.theme["sectionGap"])

    def first_top(self, high):
        """The top of the first button. It is clear of the parts above, of the cross and of the callout's edge,
        including the button's hit area."""
        beyond, theme = reach(self.callout, high), self.theme
        top = beyond - theme["padding"]
        if self.parts:
            gap = theme["buttonGap"] if self.parts[-1].role == "progress" else theme["sectionGap"]
            top = self.bottom + max(gap, beyond)
        if self.callout.close:
            top = max(top, self.callout.hit - theme["padding"] + beyond)
        return max(0.0, top)

    def button(self, x, y, wide, high):
        beyond = reach(self.callout, high)
        touch = [x, y - beyond, wide, high + 2 * beyond] if beyond else None
        self.add(Part("button", [x, y, wide, high], touch))

    def row(self, progress, widths, wide):
        callout = self.callout
        high = button_height(callout, max(each.count for each in callout.buttons))
        highest = max(high, progress[1] if progress else 0.0)
        top = self.first_top(high)
        if progress:
            self.add(Part("progress", [0.0, top + (highest - progress[1]) / 2, *progress]))
        x = self.room - sum(widths) - self.theme["buttonGap"] * (len(widths) - 1)
        for width in widths:
            self.button(x, top + (highest - high) / 2, width, high)
            x += width + self.theme["buttonGap"]
        self.needed = max(self.needed, wide)
        self.bottom = top + highest + max(0.0, reach(callout, high) - self.theme["padding"])

    def stack(self, widths):
        callout, above = self.callout, None
        for words, wide in zip(callout.buttons, widths):
            high = button_height(callout, words.count)
            beyond = reach(callout, high)
            top = self.first_top(high) if above is None else self.bottom + max(self.theme["buttonGap"], above + beyond)
            self.button(0.0, top, self.room, high)
            if words.widths is not None:
                self.needed = max(self.needed, wide)
            above = beyond
        self.bottom += max(0.0, above - self.theme["padding"])


def lay_out(callout, width, left=0.0, right=0.0, seen=()):
    """The parts of a callout in a width, its height, and the width that the widest line asks for. `left` and `right`
    are the safe area insets beside a sheet; `seen` are the tour's boxes, for values that only they contain."""
    theme, padding = callout.theme, callout.theme["padding"]
    inner = max(0.0, width - left - right)
    room = max(0.0, inner - 2 * padding)
    column = Column(callout, room, seen)
    column.picture()
    if callout.title:
        column.words("title", callout.title, theme["sectionGap"])
    if callout.body:
        column.words("body", callout.body, theme["titleGap"] if callout.title else theme["sectionGap"])
    column.foot()
    high, needed = column.bottom + 2 * padding, up(column.needed, room) + 2 * padding
    if callout.buttons:
        needed = max(needed, 232.0)
    parts = [placed(part, callout, room, padding, left) for part in column.parts]
    if callout.close:
        hit = callout.hit
        high, needed = max(high, hit), max(needed, hit)
        touch = [left if callout.mirrored else left + inner - hit, 0.0, hit, hit]
        parts.append(Part("close", [touch[0] + (hit - 24) / 2, (hit - 24) / 2, 24.0, 24.0], touch))
    return parts, high, needed


def placed(part, callout, room, padding, left):
    """Moves a part to the callout's coordinates; mirrored if lines run from the right."""

    def moved(box):
        if not box:
            return None
        x = room - box[0] - box[2] if callout.mirrored else box[0]
        return [x + left + padding, box[1] + padding, box[2], box[3]]

    return Part(part.role, moved(part.box), moved(part.touch))
