"""Removes the markup from random bodies and compares with markdown-it: the visible text, and each character's style."""

import random

import runner
from markdown_it import MarkdownIt
from measurer import scalars

PARSER = MarkdownIt("zero").enable(["backticks", "emphasis", "link", "balance_pairs", "fragments_join"])
# Link targets are kept verbatim: the client escapes them, and the compiler checks them.
PARSER.normalizeLink = lambda link: link
PARSER.validateLink = lambda link: True
PIECES = ["*", "**", "***", "_", "__", "`", "``", "[", "]", "](u)", "](u 'v')", "](https://e.x/a_b(c)?d=e#f)", "](<u v>)", "](u\\)v)", "](mailto:a@b.c)", "(", ")", " ", "a", "b c", ".", "é", "日", "—"]


def shown(text):
    """The visible scalars; for each its style, the sum of strong 1, emphasised 2 and code 4; and its link's target."""
    points, bits, links = [], [], []
    strong, emphasis, link = 0, 0, None
    for token in PARSER.parseInline(text)[0].children or []:
        strong += {"strong_open": 1, "strong_close": -1}.get(token.type, 0)
        emphasis += {"em_open": 1, "em_close": -1}.get(token.type, 0)
        if token.type in ("link_open", "link_close"):
            link = [ord(each) for each in token.attrs["href"]] if token.type == "link_open" else None
        points += map(ord, token.content)
        bit = int(strong > 0) + 2 * int(emphasis > 0) + 4 * int(token.type == "code_inline")
        bits += [bit] * len(token.content)
        links += [link] * len(token.content)
    return [points, bits, links]


def main():
    draw = random.Random(11)
    texts = ["".join(draw.choices(PIECES, k=draw.randint(1, 14))) for _ in range(runner.count(3000, 100000))]
    # Spaces at the edges belong to the paragraph, not to its words.
    texts = [text.strip() for text in texts if text.strip()]
    found = runner.Findings()
    for text, answer in zip(texts, runner.answers("TextRunner", [f"markup {scalars(text)}" for text in texts])):
        found.expect(answer == shown(text), f"{text!r}: {''.join(map(chr, answer[0]))!r} {answer[1:]}, markdown-it has "
                     f"{''.join(map(chr, shown(text)[0]))!r} {shown(text)[1:]}")
    found.end()
    print(f"markup: {len(texts)} bodies are shown as markdown-it shows them")


if __name__ == "__main__":
    main()
