"""Takes the markup out of random bodies and compares with markdown-it: what is shown, and what of it is strong."""

import random

import runner
from markdown_it import MarkdownIt
from measurer import scalars

PARSER = MarkdownIt("zero").enable(["backticks", "emphasis", "link", "balance_pairs", "fragments_join"])
PIECES = ["*", "**", "***", "_", "__", "`", "``", "[", "]", "](u)", "](u 'v')", "(", ")", " ", "a", "b c", ".", "é", "日", "—"]


def shown(text):
    """The scalars that are shown, and for each whether it is strong."""
    points, strong, depth = [], [], 0
    for token in PARSER.parseInline(text)[0].children or []:
        depth += {"strong_open": 1, "strong_close": -1}.get(token.type, 0)
        points += map(ord, token.content)
        strong += [int(depth > 0)] * len(token.content)
    return [points, strong]


def main():
    draw = random.Random(11)
    texts = ["".join(draw.choices(PIECES, k=draw.randint(1, 14))) for _ in range(runner.count(3000, 100000))]
    # Spaces at the edges are the paragraph's and not its words'.
    texts = [text.strip() for text in texts if text.strip()]
    found = runner.Findings()
    for text, answer in zip(texts, runner.answers("TextRunner", [f"markup {scalars(text)}" for text in texts])):
        found.expect(answer == shown(text), f"{text!r}: {''.join(map(chr, answer[0]))!r} {answer[1]}, markdown-it has "
                     f"{''.join(map(chr, shown(text)[0]))!r} {shown(text)[1]}")
    found.end()
    print(f"markup: {len(texts)} bodies are shown as markdown-it shows them")


if __name__ == "__main__":
    main()
