"""Draws `tours.svg`, the picture in the README, from the goldens: what is seen there is what was compiled.

    python3 docs/pictures/draw.py STORYBOARDS [--check]

Each panel shows a part of the screen at one step of an example: the app, as the storyboard in the given folder has it,
over it the step's mask, its rings and its sheet, and in thin lines where the hole was on its way there, at equal steps of
time. With --check nothing is written; the exit code says whether the committed picture is what would be drawn.
"""

import json
import re
import sys
from pathlib import Path
from xml.sax.saxutils import escape

HERE = Path(__file__).resolve().parent
GOLDENS = HERE.parent.parent / "Tests/Goldens"
STORYBOARDS = Path(sys.argv[1])
sys.path.insert(0, str(GOLDENS))

import geometry as g  # noqa: E402

# The tutorial, the step it stands at, the step it came from, the upper edge of what is shown, a title and what it is.
PANELS = [
    ("spotlight", "music", "photos", 150, "Spotlight", "one hole, from icon to icon"),
    ("moving-ring", "shape-3", "shape-2", 170, "Moving ring", "a circle becomes a rectangle"),
    ("highlight-elements", "month", None, 106, "Highlight elements", "several holes, a sheet below"),
    ("motion-tab-bar", "search", "home", 274, "Motion tab bar", "a Bézier notch on a spring"),
    ("timetable", "saturday", "friday", 0, "Timetable", "a capsule between days"),
]
GHOSTS = 6  # instants drawn between the two steps
WIDTH, SHARE = 172, 1.47  # a panel's width in the picture, and its height as a share of that
GAP, MARGIN, CAPTION = 18, 26, 58
RADIUS = 12  # of a panel's corners
FONT = "-apple-system, 'Segoe UI', Inter, Roboto, 'Helvetica Neue', Arial, sans-serif"


def number(value):
    """A coordinate as short as it can be written."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def outline_path(outline):
    """An outline as SVG path data."""
    cubics = "".join("C" + " ".join(number(n) for p in cubic[1:] for n in p) for cubic in g.segments(outline))
    return f"M{number(outline[0])} {number(outline[1])}{cubics}Z"


def rect(frame, radius, style):
    x, y, width, height = (number(n) for n in frame)
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{number(radius)}" {style}/>'


def screen(name):
    """The app's first screen as the storyboard draws it, its classes written out as what they stand for on light paper."""
    text = (STORYBOARDS / f"{name}.storyboard.svg").read_text(encoding="utf-8")
    looks = dict(re.findall(r"^\.light \.(\w+)\{(.*)\}$", text, re.M))
    group = re.search(r'^( *)<g id="v0w0">\n(.*?)^\1</g>$', text, re.M | re.S).group(2)
    group = group.replace('"v0w0', f'"{name}').replace("#v0w0", f"#{name}")
    return re.sub(r'class="(\w+)"', lambda found: f'style="{looks[found.group(1)]}"', group)


def ghosts(tour, step, before):
    """The first hole on its way, at equal steps of the motion's time."""
    move = next(move for move in step["transitions"] if move["from"] == before["id"])
    motion = tour["motions"][move["motion"]]
    start, end = (each["cutouts"][0]["outline"] for each in (before, step))
    for i in range(GHOSTS):
        p = g.progress(motion, motion["duration"] * i / GHOSTS)
        yield f'<path d="{outline_path(g.between(start, end, p))}" opacity="{number(0.3 + 0.5 * i / GHOSTS)}"/>'


def sheet(tour, step, width, height):
    """The callout's sheet with its words."""
    callout, texts = step["callout"], tour["strings"][tour["locales"][0]]
    top = height - callout["sheet"]["height"]
    yield rect([0, top, width, height - top + 40], 26, 'fill="#fff"')
    yield rect([width / 2 - 20, top + 10, 40, 5], 2.5, 'fill="#c7c7cc"')
    yield f'<text x="28" y="{number(top + 56)}" font-size="25" font-weight="600" fill="#1c1c1e">{escape(texts[callout["title"]])}</text>'
    words, lines = texts[callout["body"]].replace("**", "").split(), [""]
    for word in words:
        if len(lines[-1]) + len(word) > 34:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    for i, line in enumerate(lines):
        yield f'<text x="28" y="{number(top + 90 + 27 * i)}" font-size="19" fill="#636366">{escape(line)}</text>'


def panel(name, step_id, before_id, top, index):
    """The markup of one panel, scaled to its width."""
    tour = json.loads((GOLDENS / f"{name}.tour.json").read_text(encoding="utf-8"))
    variant = next(each for each in tour["variants"] if each["id"] == "phone-portrait")
    steps = {step["id"]: step for step in variant["steps"]}
    step = steps[step_id]
    width, height = variant["display"]["size"]
    scale = WIDTH / width
    assert step["screen"] == variant["steps"][0]["screen"], "only the first screen is looked up"
    parts = [screen(name)]
    if step["mask"]:
        overlay = step["overlay"]
        parts.append(
            f'<path d="{step["mask"]["path"]}" fill="{overlay["color"]}" fill-opacity="{overlay["opacity"]}" '
            'fill-rule="evenodd"/>'
        )
    if before_id:
        line = step["rings"][0]["color"] if step["rings"] else "#fff"
        parts.append(f'<g fill="none" stroke="{line}" stroke-width="2">')
        parts += ghosts(tour, step, steps[before_id])
        parts.append("</g>")
    for ring in step["rings"]:
        parts.append(
            f'<path d="{outline_path(ring["outline"])}" fill="none" stroke="{ring["color"]}" '
            f'stroke-width="{ring["width"]}"/>'
        )
    if step["callout"] and step["callout"]["kind"] == "sheet":
        parts += sheet(tour, step, width, height)
    body = "\n".join(parts)
    return (
        f'<clipPath id="panel-{index}">{rect([0, 0, WIDTH, WIDTH * SHARE], RADIUS, "")}</clipPath>\n'
        f'<g clip-path="url(#panel-{index})"><g transform="scale({scale:.5f}) translate(0 {-top})">\n{body}\n</g></g>\n'
        + rect([0, 0, WIDTH, WIDTH * SHARE], RADIUS, 'fill="none" stroke="#c3c9d8"')
    )


def picture():
    parts, height = [], WIDTH * SHARE
    for index, (name, step, before, top, title, words) in enumerate(PANELS):
        x = MARGIN + index * (WIDTH + GAP)
        middle = number(x + WIDTH / 2)
        parts.append(f'<g transform="translate({x} {MARGIN})">\n{panel(name, step, before, top, index)}</g>')
        parts.append(f'<text x="{middle}" y="{number(MARGIN + height + 27)}" class="title">{escape(title)}</text>')
        parts.append(f'<text x="{middle}" y="{number(MARGIN + height + 45)}" class="words">{escape(words)}</text>')
    across = 2 * MARGIN + len(PANELS) * (WIDTH + GAP) - GAP
    down = round(MARGIN + height + CAPTION + 8)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{across}" height="{down}" viewBox="0 0 {across} {down}" '
        f'font-family="{FONT}" role="img" aria-label="One step of each of the five examples, as compiled">\n'
        "<style>.title{font-size:13px;font-weight:600;fill:#1c1c1e;text-anchor:middle}"
        ".words{font-size:11px;fill:#6e6e73;text-anchor:middle}</style>\n"
        f'<rect width="{across}" height="{down}" rx="14" fill="#fbfbfd"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def main():
    file = HERE / "tours.svg"
    drawn = picture()
    if "--check" not in sys.argv[2:]:
        file.write_text(drawn, encoding="utf-8")
        return 0
    if file.exists() and file.read_text(encoding="utf-8") == drawn:
        return 0
    print("docs/pictures/tours.svg is stale: make goldens", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
