"""Compares breaks between words of Thai, Lao, Khmer and Burmese with other implementations.

ICU, whose lists the compiler has, must agree at each place of random texts. Chromium, whose lists of Lao and Khmer
differ, is compared on the paragraphs of word_samples.py; word_differences.txt lists each place where it differs, and
--update rewrites it. With --table PAGE, checks the figures on the page; with --table alone, prints them. With --full,
ten times as many random texts."""

import html
import pathlib
import random
import sys
import unicodedata

import icu_words
import runner
from icu_lines import Lines
from measurer import scalars
from playwright.sync_api import sync_playwright
from runner import chromium
from word_samples import LOCALES, PARAGRAPHS

PAGE = runner.ROOT / "build/word-oracle.html"
DIFFERENCES = pathlib.Path(__file__).parent / "word_differences.txt"
BLOCKS = {"Thai": (0xE01, 0xE4E), "Lao": (0xE81, 0xEDF), "Khmer": (0x1780, 0x17DD), "Burmese": (0x1000, 0x109F)}
# Text between words, or text that looks like it.
BETWEEN = [" ", "  ", "12", "a", " ab ", "(", ") ", "\u200B", "\u2060", "\u00A0"]
SUFFIXES = ["\u0E2F", "\u0E46", "\u0E46\u0E46", "\u0E2F\u0E46", "\u0E2F\u0E2F"]

# At zero width, a line ends at every break. A character without a box, such as a space at the end of a line, gives no
# answer.
PLACES = """() => [...document.querySelectorAll('div')].map(block => {
  const text = block.firstChild, range = document.createRange(), places = [];
  let line = 0;
  for (let index = 0; index < text.length; index++) {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    const box = range.getClientRects()[0];
    const here = box ? Math.round((box.top - block.getBoundingClientRect().top) / 50) : line;
    if (here > line) places.push(index);
    line = here;
  }
  return places;
})"""


def in_chromium(texts):
    """The places at which Chromium lets a line end, for each locale and text."""
    blocks = "".join(f'<div lang="{locale}">{html.escape(text)}</div>\n' for locale, text in texts)
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(
        f"<!doctype html><meta charset=utf-8><style>div {{ font: 16px/50px sans-serif; width: 0 }}</style>\n{blocks}",
        encoding="utf-8")
    with sync_playwright() as player:
        flags = ["--no-sandbox"] if hasattr(__import__("os"), "geteuid") else []
        browser = player.chromium.launch(executable_path=chromium(), args=flags)
        page = browser.new_page()
        page.goto(PAGE.as_uri())
        places = page.evaluate(PLACES)
        browser.close()
    return places


def ours(texts):
    return runner.answers("TextRunner", [f"places {locale} | {scalars(text)}" for locale, text in texts])


def shown(text, place):
    return f"{text[max(0, place - 8):place]}¦{text[place:place + 8]}"


def random_texts(script, words, count):
    """Words, parts of words, letters in any order, and text between them."""
    draw = random.Random(5)
    letters = sorted(set("".join(words)))
    for _ in range(count):
        parts = []
        for _ in range(draw.randint(1, 40)):
            word, kind = draw.choice(words), draw.randrange(20)
            if kind < 3:
                word = word[:draw.randint(1, len(word))]
            elif kind < 5:
                word = word[draw.randrange(len(word)):]
            elif kind < 6:
                word = "".join(chr(draw.randint(*BLOCKS[script])) for _ in range(draw.randint(1, 8)))
            elif kind < 7:
                word = draw.choice(letters) * draw.randint(1, 6)
            elif kind < 8:
                word = draw.choice(BETWEEN)
            elif kind < 9 and script == "Thai":
                word = draw.choice(SUFFIXES)
            parts.append(word)
        yield "".join(parts).strip()


def is_torn(text, place):
    """Returns true if a mark follows a sign that ends words, paiyannoi or maiyamok."""
    return text[place - 1] in "\u0E2F\u0E46" and unicodedata.category(text[place]).startswith("M")


def beside_icu(found):
    """Random texts: each break is ICU's, except where ICU would separate a mark from the sign before it."""
    count = places = 0
    for script, words in icu_words.lists().items():
        texts = [(LOCALES[script], text) for text in random_texts(script, words, runner.count(500, 5000))]
        lines = Lines(LOCALES[script])
        for (_, text), answer in zip(texts, ours(texts)):
            expected = [place for place in lines.breaks(text) if not is_torn(text, place)]
            for place in sorted(set(answer) ^ set(expected)):
                found.expect(False, f"{script}: {shown(text, place)}: {'we' if place in answer else 'ICU'} alone")
            count, places = count + 1, places + len(expected)
    return f"words: {count} random texts with {places} places where lines may end, all of them ICU's"


def beside_chromium():
    """The rows of the table, and a line for each place at which only one of both breaks."""
    rows, differences = [], []
    for script, paragraphs in PARAGRAPHS.items():
        texts = [(LOCALES[script], text) for text in paragraphs]
        both = alone = theirs = same = 0
        for (_, text), here, there in zip(texts, map(set, ours(texts)), map(set, in_chromium(texts))):
            both, alone, theirs = both + len(here & there), alone + len(here - there), theirs + len(there - here)
            same += here == there
            differences += [f"{script}: {shown(text, place)}: {'we' if place in here else 'Chromium'} alone" for place in sorted(here ^ there)]
        share = 1000 * both // (both + alone + theirs)
        rows.append(f"| {script} | {len(texts)} | {same} | {both} | {alone} | {theirs} | {share / 10} % |")
    return rows, differences


def main():
    rows, differences = beside_chromium()
    if "--update" in sys.argv[1:]:
        DIFFERENCES.write_text("".join(line + "\n" for line in differences), encoding="utf-8")
        return
    if sys.argv[-1] == "--table":
        print(*rows, sep="\n")
        return
    if "--table" in sys.argv[1:]:
        if missing := [row for row in rows if row not in pathlib.Path(sys.argv[-1]).read_text().splitlines()]:
            print(*missing, sep="\n", file=sys.stderr)
            sys.exit(f"{sys.argv[-1]} does not say this of the words")
        return
    found = runner.Findings()
    listed = DIFFERENCES.read_text(encoding="utf-8").splitlines()
    for line in differences:
        found.expect(line in listed, f"{line}, which {DIFFERENCES.name} does not list")
    for line in listed:
        found.expect(line in differences, f"{line}, says {DIFFERENCES.name}, but it is not so")
    icu = beside_icu(found)
    found.end()
    print(icu)
    shares = ", ".join(f"{row.split('|')[1].strip()} {row.split('|')[-2].strip()}" for row in rows)
    print(f"words: of the places of 200 paragraphs as many are Chromium's: {shares}")


if __name__ == "__main__":
    main()
