"""Lays out texts of eight scripts as the compiler does with fonts, and compares with Chromium.

The height must be the same, and the width within a pixel of the smallest one in which Chromium's text is no higher,
found by bisection. With --full, also random texts of the same words at random widths."""

import html
import pathlib
import random
import sys

import runner
from measurer import Measurer, layout, scalars
from playwright.sync_api import sync_playwright
from runner import chromium
from text_samples import SAMPLES, WIDTHS

SIZE, LINE = 15, 20
TOLERANCE = 1
PAGE = runner.ROOT / "build/text-oracle.html"


def cases():
    """Script, locale, direction, font, width, text."""
    draw = random.Random(7)
    for script, (locale, rtl, fonts, texts) in SAMPLES.items():
        for font in fonts:
            for text in texts:
                for width in WIDTHS:
                    yield script, locale, rtl, font, width, text
            if "--full" in sys.argv[1:]:
                words = [word for text in texts for word in (text.split(" ") if " " in text else text)]
                # Chromium breaks lines after any space; the annex doesn't before a sign that stands alone ("mail ?").
                words = [word for word in words if " " not in text or any(map(str.isalnum, word))]
                space = "" if script in ("Japanese", "Chinese") else " "
                for _ in range(150):
                    text = space.join(draw.choices(words, k=draw.randint(1, 60))).strip()
                    yield script, locale, rtl, font, draw.randint(60, 480), text


def source(path, index, name=None):
    """The source of a font for Chromium."""
    return f"local('{name}')" if name else f"url('{pathlib.Path(path).as_uri()}')"


# The width and height of each text in its largest width; or, if its lines are balanced, in the smallest width in which
# it is no higher and breaks no word. The width is found by bisection, all texts at once, to a 64th of a pixel,
# Chromium's resolution. A text with a word that is too wide takes all of its width.
SIZES = """(even) => {
  const texts = [...document.querySelectorAll('div')].map(block => ({ block, style: block.style }));
  const read = text => text.block.getBoundingClientRect();
  for (const text of texts) ({ width: text.width, height: text.height } = read(text));
  if (!even) return texts.map(text => [text.width, text.height]);
  for (const text of texts) text.style.width = 'min-content';
  for (const text of texts) text.low = text.longest = Math.ceil(read(text).width * 64);
  for (const text of texts) text.high = Math.max(text.low, Math.ceil(text.width * 64));
  for (let open = texts; open.length; open = open.filter(text => text.low < text.high)) {
    for (const text of open) text.style.width = (text.middle = (text.low + text.high) >> 1) / 64 + 'px';
    for (const text of open) if (read(text).height <= text.height) text.high = text.middle; else text.low = text.middle + 1;
  }
  return texts.map(text => [text.longest > text.width * 64 ? text.width : text.high / 64, text.height]);
}"""


def in_chromium(all_cases, even=False):
    """The width and height of each text in Chromium, with balanced lines if `even`."""
    fonts = sorted({font for case in all_cases for font in case[3]})
    faces = "".join(f"@font-face {{ font-family: f{place}; src: {source(*font)}; }}\n" for place, font in enumerate(fonts))

    def families(stack):
        return ", ".join(f"f{fonts.index(font)}" for font in stack)

    blocks = "".join(
        f'<div lang="{locale}" dir="{"rtl" if rtl else "ltr"}" '
        f'style="font-family: {families(stack)}; max-width: {width}px">{html.escape(text)}</div>\n'
        for _, locale, rtl, stack, width, text in all_cases)
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(
        f"<!doctype html><meta charset=utf-8><style>{faces}"
        f"div {{ font-size: {SIZE}px; line-height: {LINE}px; width: fit-content; white-space: pre-wrap; "
        f"overflow-wrap: break-word }}</style>\n{blocks}", encoding="utf-8")
    with sync_playwright() as player:
        flags = ["--font-render-hinting=none"] + (["--no-sandbox"] if hasattr(__import__("os"), "geteuid") else [])
        browser = player.chromium.launch(executable_path=chromium(), args=flags)
        page = browser.new_page(viewport={"width": 1000, "height": 800})
        page.goto(PAGE.as_uri())
        page.evaluate("document.fonts.ready.then(() => true)")
        failed = page.evaluate("[...document.fonts].filter(f => f.status != 'loaded').map(f => f.family + ' ' + f.status)")
        if failed:
            sys.exit(f"Chromium has not loaded {failed} of {fonts}")
        sizes = page.evaluate(SIZES, even)
        browser.close()
    return sizes


def measured(all_cases):
    """The runner's lines for all cases, with the measurer's answers."""
    places = runner.answers("TextRunner", [f"places {locale} | {scalars(text)}" for _, locale, _, _, _, text in all_cases])
    open_fonts, lines = {}, []
    for (_, locale, _, stack, width, text), breaks in zip(all_cases, places):
        if stack not in open_fonts:
            open_fonts[stack] = Measurer([{"path": font[0], "index": font[1], "locales": []} for font in stack])
        answer = open_fonts[stack].measure(text, breaks, locale, SIZE)
        if answer.get("missing") != []:
            sys.exit(f"{stack}: {answer} at: {text}")
        lines.append(layout(locale, width, text, answer))
    for each in open_fonts.values():
        each.close()
    return lines


def main():
    all_cases = list(cases())
    sizes = in_chromium(all_cases, even=True)
    ours = runner.answers("TextRunner", measured(all_cases))
    found = runner.Findings()
    worst = {}
    for (script, _, _, stack, width, text), (chrome_width, chrome_height), (_, our_width, our_height) in zip(all_cases, sizes, ours):
        # A callout is rounded up to whole units; a browser's box isn't.
        error = our_width - chrome_width if our_width < width else abs(our_width - chrome_width)
        worst[script] = max(worst.get(script, 0), abs(our_width - chrome_width))
        found.expect(
            our_height == chrome_height and -1e-2 <= error <= TOLERANCE,
            f"{script}, {pathlib.Path(stack[0][0]).name}, {width}: {our_width:g} × {our_height:g}, Chromium has {chrome_width:g} × {chrome_height:g}: {text}")
    found.end()
    words = ", ".join(f"{script} {error:.2f}" for script, error in worst.items())
    print(f"text: {len(all_cases)} paragraphs as high as in Chromium; largest difference in width, px: {words}")


if __name__ == "__main__":
    main()
