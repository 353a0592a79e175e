"""Compares the tables of docs/renderers.md with the results, and with the losses that emitters announce."""

import pathlib
import re
import subprocess


HERE = pathlib.Path(__file__).resolve().parent
PAGE = HERE.parent.parent / "docs" / "renderers.md"
COLUMNS = {"player": ("player",), "html": ("html",), "svg": ("svg",), "lottie": ("rlottie", "ThorVG", "lottie-web")}
# Rows of the first table: the steps of features.tutorial.yaml that every renderer of a column must show exactly.
SHOWN = {
    "holes, several of them, overlapping ones": ("hole", "several-holes", "overlapping-holes"),
    "shapes: circles, capsules, squircles, ellipses, paths": ("shapes",),
    "holes cut off by bars and scroll containers": ("clipped",),
    "colours and extents of the dim": ("colours", "extent"),
    "rings, around several holes, open at bars": ("ring", "rings", "union", "open-ring", "ring-alone"),
    "dashed rings": ("dashes",),
    "pulse, bounce, ripple, glow": ("pulse", "bounce", "ripple", "glow"),
    "curves, springs, points, jumps": ("curve", "spring", "points", "jumps"),
    "bent ways": ("bent", "bent-spring"),
    "delays; fades, reveals, cuts; another screen": ("delay", "fade", "reveal", "cut", "other-screen"),
}
# Rows for steps of contents.tutorial.yaml. An emitter supports a row if it reports no loss; the player, if it has an
# element for it.
CONTENTS = {
    "title and text of callouts": ("words", ".title"),
    "strong and emphatic words": ("markup", ".body strong"),
    "links": ("link", ".body a[href]"),
    "progress": ("progress", ".dots"),
    "images in callouts": ("image", ".inner img"),
    "hearts, stars, discs, squares that fly": ("sign", ".sprite > *"),
    "other symbols that fly": ("symbol", ".sprite > *"),
    "images that fly": ("flying-image", "img.sprite"),
    "scripts written from the right": ("right-to-left", ":host([dir=rtl])"),
}
BLUR, CALM, TOUCH = "blur", "less motion", "touches, keys, focus, other ways than the next step"


def read(page=PAGE):
    """The tables of the page, keyed by their first column. Each row maps a column's name to the cell."""
    tables, heads = [], None
    for line in page.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else None
        if cells is None:
            heads = None
        elif heads is None:
            heads = cells
            tables.append({})
        elif not set(line) <= set("|- "):
            tables[-1][cells[0]] = dict(zip(heads[1:], cells[1:]))
    return tables


def lost(found, source):
    """The emitters that report a loss, by step."""
    lines, losses = source.read_text(encoding="utf-8").splitlines(), {}
    for each in found["diagnostics"]:
        if each["id"] == "emitter-loss":
            step = re.search(r"id: ([\w-]+)", lines[each["line"] - 1])[1]
            losses.setdefault(step, set()).add(re.search(r'the emitter "(\w+)"', each["message"])[1])
    return losses


def announced(tutorialc):
    """The losses that each emitter announces in `tutorialc emitters`."""
    text = subprocess.run([tutorialc, "emitters"], capture_output=True, text=True, check=True).stdout
    return dict(re.findall(r"^(\w+) \S+\n.*?cannot express: ([^\n]*)", text, re.M | re.S))


def check(run, said, features, contents, blurs, texts, expect):
    """Checks the tables. `features` and `contents` are the losses by step, `blurs` the renderers that blur, and `texts`
    the texts that the player shows."""
    for emitter, phrases in said.items():
        text = " ".join(line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith(f"- `{emitter}`"))
        missing = [each for each in phrases.split("; ") if each not in text]
        expect(not missing, f"docs/renderers.md does not say that {emitter} cannot express {missing}")
    shown, players = read()[:2]
    rows = [*SHOWN, *CONTENTS, BLUR, CALM, TOUCH]
    expect(sorted(shown) == sorted(rows), f"docs/renderers.md has other rows: {sorted(set(shown) ^ set(rows))}")
    for name, cells in shown.items():
        for column, cell in cells.items():
            holds = truth(run, name, column, features, contents, blurs, texts)
            expect(cell.split(",")[0].split(":")[0] == ("yes" if holds else "no"), f"docs/renderers.md: {name}, {column}: {cell}")
    for column, renderer in (("rlottie", "rlottie"), ("ThorVG", "ThorVG"), ("lottie-web, SVG", "lottie-web")):
        steps = SHOWN["dashed rings"]
        whole = not any(masks_rings(shot) for shot in run.shots if shot.renderer == renderer and about(shot, steps))
        expect(players["dashed rings"][column] == ("yes" if whole else "no"), f"docs/renderers.md: dashed rings, {column}")
        worst = max(shot.difference.away for shot in run.shots if shot.renderer == renderer and not shot.fades)
        most = float(players["largest difference away from edges, of 255"][column])
        expect(most - 1 < worst <= most, f"docs/renderers.md: {column} differs by {worst:.2f}, not by {most}")


def truth(run, name, column, features, contents, blurs, texts):
    """Returns true if a column's renderers support a row."""
    if name in SHOWN:
        return all(shows(run, renderer, SHOWN[name]) for renderer in COLUMNS[column]) and not any(
            column in features.get(step, ()) for step in SHOWN[name])
    if name in CONTENTS:
        step, _ = CONTENTS[name]
        return texts[step] if column == "player" else column not in contents.get(step, ())
    if name == BLUR:
        return column in blurs
    return column in ("player", "html") or (name == CALM and column == "svg")


def about(shot, steps):
    return shot.step in steps


def shows(run, renderer, steps):
    """Returns true if a renderer was compared in all these steps, moving and standing, and had no differences."""
    shots = [shot for shot in run.shots if shot.renderer == renderer and about(shot, steps)]
    seen = {(shot.step, shot.stands) for shot in shots}
    ways = {(step, stands) for step in steps for stands in ((True,) if step == "cut" else (True, False))}
    return ways <= seen and all(shot.difference.holds for shot in shots)


def masks_rings(shot):
    return shot.masked is not None and shot.truth.dashed.any() and shot.masked[shot.truth.dashed].all()
