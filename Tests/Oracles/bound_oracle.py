"""Lays out texts by the bundled table, as if no fonts were named, and shapes each line by HarfBuzz with every font of
the envelope.

No line may be wider than the box. In every script, half of the lines may have at most 5 % of spare room beside the font
in which they are widest; in Burmese 9 %. With --full, ten times as many random texts. With --table PAGE, checks the
figures on the page; with --table alone, prints them."""

import pathlib
import random
import statistics
import sys

import envelope
import regex
import runner
from advance_model import Unicode
from bound_samples import CODES, samples
from text_samples import WIDTHS

SIZES = {"body": 15, "title": 17}
MOST = 0.05
# The table assumes that some vowel signs are wide beside all letters, although they are so only beside some.
MOST_OF = {"Burmese": 0.09}
ENDLESS = 10**6
JOINED = ("Arabic", "Devanagari", "Bengali", "Tamil", "Both directions")
UNICODE = Unicode()
EMOJI = envelope.face(envelope.EMOJI)
# Half of 1/64 unit, the resolution of text engines.
GRAIN = 1 / 128


def cases():
    """Script, role, locale, width, text: the samples, and as many random paragraphs of the same words."""
    draw = random.Random(11)
    words = {}
    for script, locale, text in samples():
        for role in SIZES:
            for width in (*WIDTHS, ENDLESS):
                yield script, role, locale, width, text
        words.setdefault(script, {}).setdefault(locale, []).extend(text.split(" ") if " " in text else text)
    for script, locales in words.items():
        for _ in range(runner.count(40, 400)):
            locale, all_words = draw.choice(list(locales.items()))
            space = "" if script in ("Japanese", "Chinese") else " "
            text = space.join(draw.choices(all_words, k=draw.randint(1, 60))).strip().replace("**", "")
            if text:
                role = draw.choice(list(SIZES))
                yield script, role, locale, draw.randint(60, 480), text
                yield script, role, locale, ENDLESS, text


def stacks(script, bold):
    """The lists of fonts to set a script's text in; each font of the envelope comes first in one of them."""
    codes, base = CODES[script], envelope.base(bold)
    own = [face for code in codes for face in envelope.own(code, bold)]
    rest = base + [face for code in envelope.SCRIPTS if code not in codes for face in envelope.own(code, bold)]
    rest += [envelope.face(path) for path in envelope.SYMBOLS]
    first = base + (own if len(codes) == 1 else [])
    return [[face] + [each for each in own if each is not face] + rest for face in first]


def script_of(cluster):
    found = (UNICODE.script.get(ord(each)) for each in cluster)
    return next((each for each in found if each not in ("Common", "Inherited", None)), None)


def pieces(text, bold, fonts):
    """Splits a line into runs of one font and one script: each grapheme cluster uses the first font that has all of
    it."""
    clusters, place = [], 0
    for cluster in regex.findall(r"\X", text):
        clusters.append((cluster, bold[place], script_of(cluster)))
        place += len(cluster)
    present = next((script for _, _, script in clusters if script), None)
    items = []
    for cluster, is_bold, script in clusters:
        present = script or present
        seen = [ord(each) for each in cluster if ord(each) not in UNICODE.ignorable]
        if "\uFE0F" in cluster or seen and seen[0] in UNICODE.drawn:
            face = EMOJI
        else:
            list_ = fonts[bool(is_bold)]
            face = next((each for each in list_ if all(map(each.glyph, seen))), None)
            face = face or next((each for each in list_ if seen and each.glyph(seen[0])), list_[0])
        if items and items[-1][1:] == [face, present]:
            items[-1][0] += cluster
        else:
            items.append([cluster, face, present])
    return items


def width(text, bold, fonts, locale):
    """The width of a line, in em."""
    shaped = ("Latn", "Grek", "Cyrl", *(each for each in envelope.SCRIPTS if each not in envelope.EAST))
    return sum(face.advance(piece, script if script in shaped else None, locale) for piece, face, script in pieces(text, bold, fonts)) / 1000


def judge(all_cases, answers, found):
    """The spare room of each line beside its widest font, by script, as a share of its width."""
    fonts = {script: list(zip(stacks(script, False), [*stacks(script, True)])) for script in CODES}
    room, known = {}, {}
    for (script, role, locale, room_of, text), (box, is_broken, lines) in zip(all_cases, answers):
        # Letters on both sides of a broken word keep the forms of the whole word.
        if is_broken and script in JOINED:
            continue
        for bound, scalars, bold in lines:
            line = "".join(map(chr, scalars)).rstrip(" ")
            key = (script, line, tuple(bold), locale)
            if key not in known:
                known[key] = max((width(line, bold, stack, locale), stack[0][0].name) for stack in fonts[script])
            widest, name = known[key]
            widest *= SIZES[role]
            # The table knows the scripts of the whole paragraph, and widens common scalars by those. A single line only
            # has its own.
            most = bound + 1e-6 if room_of >= ENDLESS else box + GRAIN
            found.expect(widest <= most, f"{script}, {role}, {name}: {widest:.2f}, taken for {bound:.2f}, in {box:g}: {line} (of: {text})")
            if widest > 0 and len(line) == len(scalars):
                room.setdefault(script, []).append(bound / widest - 1)
    return room


def main():
    all_cases = list(cases())
    lines = [f"lines {role} {locale} {width} | " + " ".join(f"{ord(each):X}" for each in text) for _, role, locale, width, text in all_cases]
    found = runner.Findings()
    room = judge(all_cases, runner.answers("TextRunner", lines), found)
    rows = []
    for script, values in room.items():
        values.sort()
        found.expect(statistics.median(values) <= MOST_OF.get(script, MOST), f"{script}: half of the lines have more than {statistics.median(values):.1%} of room")
        share = values[int(len(values) * 0.9)]
        rows.append(f"| {script} | {len(values)} | {statistics.median(values):.1%} | {share:.1%} | {values[-1]:.1%} |".replace("%", " %"))
    if "--table" not in sys.argv[1:]:
        found.end()
        print(f"bound: {len(all_cases)} paragraphs, {sum(map(len, room.values()))} lines, none wider than its box in any of the fonts; "
              f"room left: " + ", ".join(f"{row.split('|')[1].strip()} {row.split('|')[3].strip()}" for row in rows))
    elif sys.argv[-1] == "--table":
        print(*rows, sep="\n")
    elif missing := [row for row in rows if row not in pathlib.Path(sys.argv[-1]).read_text().splitlines()]:
        print(*missing, sep="\n", file=sys.stderr)
        sys.exit(f"{sys.argv[-1]} does not say this of the bundled table")


if __name__ == "__main__":
    main()
