"""The markup of bodies: docs/text.md, "Markup". CommonMark is markdown-it's; which of it counts is the page's."""

from markdown_it import MarkdownIt

ESCAPED = "\\`*_[]"


def escape(state, silent):
    """The inline rule of a backslash before one of the signs that mark something."""
    pair = state.src[state.pos : state.pos + 2]
    if len(pair) < 2 or pair[0] != "\\" or pair[1] not in ESCAPED:
        return False
    state.pending += "" if silent else pair[1]
    state.pos += 2
    return True


def image(state, silent):
    """The inline rule of an image, which is shown as it is written: its bracket opens no link."""
    if not state.src.startswith("![", state.pos):
        return False
    state.pending += "" if silent else "!["
    state.pos += 2
    return True


PARSER = MarkdownIt("zero").enable(["backticks", "emphasis", "link", "balance_pairs", "fragments_join"])
PARSER.inline.ruler.before("backticks", "escape", escape)
PARSER.inline.ruler.before("link", "image text", image)
PARSER.normalizeLink = lambda link: link
PARSER.validateLink = lambda _: True


def tokens(body):
    return PARSER.parseInline(body)[0].children or []


def plain(body):
    """Returns the words of a body, without its markup."""
    return "".join(token.content for token in tokens(body))


def links(body):
    """Returns the destinations of a body's links, in their order."""
    return [token.attrs["href"] for token in tokens(body) if token.type == "link_open"]
