"""Random SVG path data in every spelling that the grammar of SVG 1.1 (8.3.9) allows; and that grammar itself."""

import regex

# The arguments of each command: "n" is a number, "f" a flag of an arc.
SHAPES = {"M": "nn", "L": "nn", "H": "n", "V": "n", "C": "nnnnnn", "S": "nnnn", "Q": "nnnn", "T": "nn", "A": "nnnffnn", "Z": ""}
SPACES = [" ", "  ", "\t", "\n", "\r\n", "\f"]
COMMAS = [",", " ,", ", ", " , ", "\n,\t"]

SPACE = r"[ \t\n\f\r]"
GAP = rf"(?:{SPACE}+,?{SPACE}*|,{SPACE}*)?"
# Greedy and atomic: a number takes as many characters as possible, without backtracking.
NUMBER = r"(?>[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)"


NUMBERS = regex.compile(NUMBER)


def arguments(shape):
    one = GAP.join({"n": NUMBER, "f": "[01]"}[each] for each in shape)
    return rf"{SPACE}*{one}(?:{GAP}{one})*"


# Negative radii are accepted, as appendix F.6.6 requires, although the grammar has none.
COMMAND = "|".join(f"[{name}{name.lower()}]" + (arguments(shape) if shape else "") for name, shape in SHAPES.items())
MOVE = "[Mm]" + arguments("nn")
GRAMMAR = regex.compile(rf"{SPACE}*(?:{MOVE}{SPACE}*(?:(?:{COMMAND}){SPACE}*)*)?")


def offence(text):
    """The offset of the first character that no path data can continue with; None for valid path data."""
    if GRAMMAR.fullmatch(text):
        return None
    # Validity of a prefix is monotone, so the first invalid one is found by bisection.
    low, high = 0, len(text) + 1
    while high - low > 1:
        middle = (low + high) // 2
        if GRAMMAR.fullmatch(text[:middle], partial=True):
            low = middle
        else:
            high = middle
    return low


class Writer:
    """Writes random path data."""

    def __init__(self, pick):
        self.pick = pick

    def path(self, commands):
        """Path data with the given number of commands. `self.plain` is the same path in strict grammar."""
        self.size = self.pick.choice([1, 10, 10, 100, 1000, 1e5])
        self.text = self.plain = self.pick.choice(["", "", " ", "\n"])
        self.command("M")
        for _ in range(commands):
            self.command(self.pick.choice("MLLHVCCSSQQTTTAAAAZ"))
        return self.text

    def shape(self, commands):
        """Path data of one subpath; sometimes flat, a point, tiny or of the largest allowed size."""
        self.size = self.pick.choice([1e-9, 1e-3, 1, 10, 100, 1000, 1e5, 9e5])
        flat = self.pick.choice([None, None, None, "point", "line", "slant"])
        self.text = self.plain = ""
        if flat:
            points = [self.pick.uniform(-self.size, self.size) for _ in range(3 * commands)]
            ways = {"point": (0, 0), "line": (1, 0), "slant": (1, 0.3)}[flat]
            pairs = [f"{each * ways[0]:.9f} {each * ways[1]:.9f}" for each in points]
            self.text = self.plain = "M0 0C" + " ".join(pairs) + "Z"
            return self.text
        self.command("M")
        for _ in range(commands):
            self.command(self.pick.choice("LLHVCCSQTA"))
        return self.text

    def command(self, name):
        self.write(self.pick.choice([name, name.lower()]))
        repeats = self.pick.choice([1, 1, 1, 2, 3]) if SHAPES[name] else 0
        kind, before = None, ""
        for _ in range(repeats):
            for index, part in enumerate(SHAPES[name]):
                word = self.pick.choice("01") if part == "f" else self.number(name, index)
                self.separate(kind, before, word)
                # Other readers keep to the grammar, which has no negative radii.
                is_radius = name == "A" and index < 2
                self.write(word, " " + word.lstrip("-") if is_radius else word)
                kind, before = part, word
        if self.pick.random() < 0.3:
            self.write(self.pick.choice(SPACES))

    def write(self, text, plain=None):
        self.text += text
        # Nor does the grammar have the form feed.
        self.plain += (text if plain is None else plain).replace("\f", " ")

    def number(self, name, index):
        value = self.value(name, index)
        style = self.pick.random()
        if style < 0.15:
            text = f"{value:.3e}"
            return text.replace("e", "E") if style < 0.05 else text.replace("e+0", "e").replace("e-0", "e-")
        text = f"{value:.{self.pick.choice([0, 1, 2, 3, 6])}f}"
        if style < 0.5 and "0." in text and text.lstrip("-").startswith("0."):
            text = text.replace("0.", ".", 1)
        elif style < 0.6:
            text = ("-" if text[0] == "-" else "") + "00" + text.lstrip("-")
        elif style < 0.65 and "." not in text:
            text += self.pick.choice([".", ".e0", ".E-0"])
        if style > 0.9 and text[0] != "-":
            text = "+" + text
        return text

    def value(self, name, index):
        if name == "A" and index < 2:
            return self.pick.choice([0, self.size, -self.size, self.size * self.pick.random(), self.size * 20, 1e-3])
        if name == "A" and index == 2:
            return self.pick.choice([0, 45, 90, -90, 180, 360, 1e5, self.pick.uniform(-720, 720)])
        if self.pick.random() < 0.1:
            return self.pick.choice([0, 0, 1e-9, -1e-9, self.size])
        return self.pick.uniform(-self.size, self.size)

    def separate(self, kind, before, word):
        """Writes a separator between a command or an argument of a kind and the next argument, or nothing if
        allowed."""
        if kind is None:
            self.write(self.pick.choice(["", "", ""] + SPACES))
        elif self.pick.random() < 0.6 or not (kind == "f" or NUMBERS.findall(before + word) == [before, word]):
            self.write(self.pick.choice(SPACES + COMMAS))

    def damaged(self, text):
        """The text with one or two characters removed, inserted or changed."""
        for _ in range(self.pick.choice([1, 1, 2])):
            at = self.pick.randrange(len(text) + 1)
            new = self.pick.choice(["", "", self.pick.choice("MmZzLlHhVvCcSsQqTtAaXxeE,,..--++0123459 \t#\u00e9\u0000\v")])
            text = text[:at] + new + text[at + self.pick.choice([0, 1]) :]
        return text
