"""Checks the parts of the `svg` emitter's files that no pixel of an animation shows, and storyboards.

- Files are well-formed, hold no script and have no external references; their animations keep to the rules of SMIL.
- Passages begin and end at the tour's times. Sprites are at its places, and the callout of a step leaves its holes free.
- Storyboards, as librsvg draws them, agree with the raster of the steps, whose dims are those of docs/svg.md.
- Hostile texts come out as texts.
"""

import io
import json
import pathlib
import re
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree
from dataclasses import replace

import compare
import numpy
import passages
from PIL import Image
from tour_model import standing

SVG = "{http://www.w3.org/2000/svg}"
STANDING = 0.43  # seconds into a step's rest
ZOOM = 2  # of storyboards
# Removes all but the screen of a drawing, in screen units.
BARE = """([width, height]) => {
  const svg = document.documentElement, device = svg.querySelector('#device');
  svg.pauseAnimations();
  for (const each of [...svg.children]) if (each !== device && each.tagName !== 'style') each.remove();
  const screen = [...device.children].find(each => each.tagName === 'g');
  for (const each of [...device.children]) if (each !== screen && each.tagName !== 'clipPath') each.remove();
  screen.removeAttribute('clip-path');
  device.removeAttribute('transform');
  svg.setAttribute('width', width); svg.setAttribute('height', height);
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
}"""
# The passages that this reader sees, and the sprites and callouts that are visible at the current time.
PASSINGS = """() => [...document.querySelectorAll('.passing')]
  .filter(each => getComputedStyle(each.parentNode).display !== 'none')
  .map(each => ({step: each.dataset.step ?? null, start: +each.dataset.start, arrival: +each.dataset.arrival,
                 end: +each.dataset.end}))"""
SHOWN = """name => {
  const shown = each => { for (let e = each; e.parentNode; e = e.parentNode)
    if (e.style && getComputedStyle(e).display === 'none') return false; return true; };
  const opacity = each => { let product = 1;
    for (let e = each; e.style; e = e.parentNode) product *= getComputedStyle(e).opacity; return product; };
  return [...document.querySelectorAll(name)].filter(shown).map(each => {
    const place = each.getCTM(), box = each.getBBox();
    return {x: place.e, y: place.f, box: [box.x, box.y, box.width, box.height],
            opacity: opacity(each)};
  });
}"""


def check_file(path, findings):
    """Checks that a file is well-formed, without scripts and external references, and that every referenced name is
    defined once."""
    text = path.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    names = [each.get("id") for each in root.iter() if each.get("id")]
    findings.expect(len(names) == len(set(names)), f"{path.name}: a name is given twice")
    for each in root.iter():
        tag = each.tag.removeprefix(SVG)
        findings.expect(tag not in ("script", "foreignObject", "image", "a"), f"{path.name}: has <{tag}>")
        for key, value in each.attrib.items():
            inside = key == "href" and value.removeprefix("#") in names
            findings.expect(
                not key.lower().startswith("on") and ("href" not in key or inside), f"{path.name}: has {key} {value}")
            if "url(" in value:
                inside = value.removeprefix("url(#").removesuffix(")")
                findings.expect(inside in names, f"{path.name}: {value} is nowhere")
            if tag.startswith("animate") and key == "keyTimes":
                check_animation(each, findings, path.name)
    return root


def check_animation(element, findings, name):
    """The rules of SMIL; browsers don't animate at all if one is broken."""
    times = [float(each) for each in element.get("keyTimes").split(";")]
    values = element.get("values").split(";")
    discrete = element.get("calcMode") == "discrete"
    rises = times == sorted(times) and times[0] == 0 and (discrete or times[-1] == 1) and times[-1] <= 1
    findings.expect(rises and len(times) == len(values), f"{name}: keyTimes {times} for {len(values)} values")
    splines = element.get("keySplines")
    if splines:
        handles = [[float(n) for n in each.split()] for each in splines.split(";")]
        findings.expect(len(handles) == len(times) - 1, f"{name}: {len(handles)} splines for {len(times)} times")
        findings.expect(all(len(each) == 4 and all(0 <= n <= 1 for n in each) for each in handles), f"{name}: {splines}")


def check_passages(browser, tour, variant, path, calm, findings):
    """Checks the times of an animation's passages, and sprites and callouts while steps stand."""
    width, height = (int(side) for side in variant["display"]["size"])
    page = browser.new_page(
        viewport={"width": width, "height": height}, reduced_motion="reduce" if calm else "no-preference")
    said = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(path.as_uri())
    page.evaluate(BARE, [width, height])
    findings.expect(not said, f"{path.name}: the browser says {said}")
    passings = page.evaluate(PASSINGS)
    steps = {step["id"]: step for step in variant["steps"]}
    # A step that disappears at once has no visible exit.
    wanted = list(steps) + [None] * (variant["steps"][-1]["exit"] is not None)
    findings.expect([each["step"] for each in passings] == wanted, f"{path.name}: does not show all steps")
    for passing, passage in zip(passings, passages.passages(tour, variant, calm)):
        name = f"{path.name}, {passage.name}"
        length = passing["arrival"] - passing["start"]
        findings.expect(abs(length - passage.length) < 1e-5, f"{name}: takes {length} s and not {passage.length}")
        if passage.new and passing["end"] > passing["arrival"] + STANDING:
            page.evaluate("time => document.documentElement.setCurrentTime(time)", passing["arrival"] + STANDING)
            check_sprites(page, passage.layers(passage.length + STANDING), name, findings)
            check_callout(page, passage.new, name, findings)
    page.close()


def check_sprites(page, pictures, name, findings):
    """Sprites are drawn as symbols; the tour defines their centres and opacities."""
    wanted = sorted((*each.center, each.opacity * picture.opacity) for picture in pictures for each in picture.sprites)
    found = sorted((each["x"], each["y"], each["opacity"]) for each in page.evaluate(SHOWN, ".sprite"))
    found, wanted = ([each for each in some if each[2] > 0.01] for some in (found, wanted))
    same = len(found) == len(wanted) and all(
        abs(a - b) <= limit for one, other in zip(found, wanted) for a, b, limit in zip(one, other, (0.2, 0.2, 0.02)))
    findings.expect(same, f"{name}: sprites at {found} and not {wanted}")


def check_callout(page, step, name, findings):
    """Once the step has come, its callout is on the screen and leaves its holes free."""
    boxes = page.evaluate(SHOWN, ".callout")
    findings.expect(len(boxes) == (1 if step["callout"] else 0), f"{name}: {len(boxes)} callouts")
    if not step["callout"] or step["callout"]["kind"] != "bubble":
        return
    x, y, width, height = boxes[0]["box"]
    for hole in step["cutouts"]:
        left, top, across, down = hole["frame"]
        # The arrow's tip may touch the hole's surroundings; the shadow is 6 larger than the box.
        apart = x + width - 7 <= left or left + across <= x + 7 or y + height - 7 <= top or top + down <= y + 7
        findings.expect(apart, f"{name}: the callout {boxes[0]['box']} covers the hole {hole['frame']}")


def softened(step):
    """The step as a storyboard draws it: three quarters of the dim's opacity, and none of its channels below a dark
    blue's."""
    overlay = step["overlay"]
    if not overlay:
        return step
    channels = [max(a, b) for a, b in zip(bytes.fromhex(overlay["color"][1:7]), (16, 24, 48))]
    color = "#" + bytes(channels).hex() + overlay["color"][7:]
    return {**step, "overlay": {**overlay, "color": color, "opacity": overlay["opacity"] * 0.75}}


def scaled(picture, scale, origin):
    """Returns a layer in the pixels of a drawing: `origin` is the point of the screen that the first pixel shows."""

    def points(outline):
        return [(each - origin[place % 2]) * scale for place, each in enumerate(outline)]

    def rect(edges):
        return edges and [*points(edges[:2]), *(side * scale for side in edges[2:])]

    holes = [replace(each, outline=points(each.outline), clip=rect(each.clip)) for each in picture.holes]
    rings = tuple(
        replace(each, outline=points(each.outline), clip=rect(each.clip), width=each.width * scale,
                dash=each.dash and [length * scale for length in each.dash]) for each in picture.rings)
    return replace(picture, frame=rect(picture.frame), holes=holes, rings=rings, sprites=())


def check_storyboard(tour, path, findings):
    """Compares the steps of a storyboard, drawn by librsvg on white, with the raster: dims and rings."""
    root = check_file(path, findings)
    whole = subprocess.run(["rsvg-convert", str(path)], capture_output=True)
    findings.expect(whole.returncode == 0 and len(whole.stdout) > 1000, f"{path.name}: librsvg: {whole.stderr}")
    steps = {(v["id"], s["id"]): s for v in tour["variants"] for s in v["steps"]}
    panels = [each for each in root.iter(SVG + "g") if each.get("data-step")]
    found = [(each.get("data-variant"), each.get("data-step")) for each in panels]
    findings.expect(found == list(steps), f"{path.name}: shows {found}")
    for parent in root.iter():
        for each in list(parent):
            if (each.get("class") or "").split(" ")[0] in ("screen", "callout", "case", "edge", "chip", "track"):
                parent.remove(each)
        if "clip-path" in parent.attrib and parent.get("class") != "ring":
            del parent.attrib["clip-path"]
    with tempfile.NamedTemporaryFile(suffix=".svg") as bare:
        bare.write(ElementTree.tostring(root))
        bare.flush()
        drawn = subprocess.run(["rsvg-convert", "--zoom", str(ZOOM), bare.name], capture_output=True, check=True)
    drawn = Image.open(io.BytesIO(drawn.stdout)).convert("RGB")
    sizes = {v["id"]: v["display"]["size"] for v in tour["variants"]}
    for panel, key in zip(panels, found):
        x, y, scale = map(float, re.findall(r"[-0-9.]+", panel.get("transform")))
        # Whole pixels of the screen, without those that its own edge crosses.
        left, top = round(x * ZOOM) + 1, round(y * ZOOM) + 1
        width, height = (int(side * scale * ZOOM) - 3 for side in sizes[key[0]])
        still = standing.standing(tour, {**softened(steps[key]), "loops": [], "sprites": []}, 0.0)
        origin = ((left / ZOOM - x) / scale, (top / ZOOM - y) / scale)
        truth = compare.Truth([scaled(still, scale * ZOOM, origin)], (width, height))
        shown = numpy.asarray(drawn.crop((left, top, left + width, top + height)), float)
        off = truth.difference(shown, truth.masked, compare.QUARTER, slivers=compare.SLIVERS)
        findings.expect(off.holds, f"{path.name}, {key}: {off.away:.1f}, {off.near:.1f}")


HOSTILE = "<script>alert(\"1\")</script> & 'quotes' ]]> \\ \u202e\u0645\u0631\u062d\u0628\u0627 \u65e5\u672c\u8a9e \U0001f388 \x01\x7f\x85\ufffe"


def check_hostile_texts(compile_tour, folder, findings):
    """Ids, titles, labels and variants full of markup and control characters come out as texts, or as nothing."""
    plain = json.dumps(HOSTILE, ensure_ascii=False)
    text = "".join(c if " " <= c < "\x7f" or "\xa0" <= c < "\ufffe" or c > "\uffff" else f"\\u{ord(c):04x}" for c in plain)
    folder = pathlib.Path(folder, "hostile")
    folder.mkdir()
    (folder / "h.layout.yaml").write_text(
        f"snapshots:\n  - screen: s\n    variant: {text.replace('/', '|')}\n    display: {{ size: [390, 844] }}\n"
        f"    elements: [{{ id: {text}, frame: [40, 200, 300, 60], type: button, label: {text} }}]\n"
        f"  - screen: s\n    variant: '..\\..\\{'x' * 150}'\n    display: {{ size: [390, 844] }}\n"
        f"    elements: [{{ id: {text}, frame: [40, 200, 300, 60], type: image }}]\n")  # fmt: skip
    (folder / "h.tutorial.yaml").write_text(
        f"tutorial: h\ntitle: {text}\nlayout: h.layout.yaml\nsteps:\n  - id: a\n    target: {{ id: {text} }}\n"
        f"    callout: {{ title: {text}, body: {text}, buttons: [{{ title: {text}, to: end }}] }}\n"
        f"  - id: b\n    callout: {json.dumps('long ' * 1999)}\n")  # fmt: skip
    # The diagnostic that no display has room for so much text is right, but irrelevant here.
    compile_tour(folder / "h.tutorial.yaml", folder / "out", "--ignore", "callout-does-not-fit")
    files = sorted((folder / "out").rglob("*.svg"))
    findings.expect(len(files) == 3, f"hostile texts make {[each.name for each in files]}")
    for file in files:
        findings.expect(file.parent == folder / "out" and len(file.name) < 200, f"{file} lies elsewhere")
        findings.expect(file.stat().st_size < 200_000, f"{file.name} is {file.stat().st_size} bytes long")
        words = "".join(check_file(file, findings).itertext())
        findings.expect("<script>alert(" in words and "]]>" in words, f"{file.name} lost its texts")
