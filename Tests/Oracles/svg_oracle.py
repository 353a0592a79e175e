"""Compares the drawings of the `svg` emitter with rasters of the tours' own tracks.

    python3 Tests/Oracles/svg_oracle.py [--full]

- Chromium plays every animation, paused at five instants of each passage, on both sides of each jump, and once while
  the step stands. Each is compared pixel by pixel with a raster of the tour at that instant; sprites are compared by
  place and opacity. The same with reduced motion.
- librsvg draws every storyboard, which is compared with a raster of the steps, with dims as in docs/svg.md.
- Hostile texts come out as texts; files are well-formed, contain no scripts and no external references.

Without --full, the first variant of each example is played, some also with reduced motion; all storyboards are
compared. The bounds are those of the design: away from edges 2 of 255, and 40 beyond antialiasing within a pixel of
one.
"""

import io
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from concurrent.futures import ProcessPoolExecutor

import numpy
import raster
import ways
from PIL import Image
from playwright.sync_api import sync_playwright
from runner import ROOT, Findings

TUTORIALC = ROOT / os.environ.get("TUTORIALC", ".build/release/tutorialc")
JUMPS = ROOT / "Tests" / "Oracles" / "Jumps" / "jumps.tutorial.yaml"
SVG = "{http://www.w3.org/2000/svg}"
INSTANTS = (0.06, 0.3, 0.5, 0.71, 0.95)
ASIDE = 0.001  # seconds before and after a jump
STANDING = 0.43  # seconds into a step's rest
CALM_ONLY_IN_FULL = ("highlight-elements", "motion-tab-bar", "moving-ring", "spotlight")
AWAY, BEYOND = 2.0, 40.0

# Removes everything that a tour doesn't describe: the overlay remains, in screen units, on white.
BARE = """() => {
  const svg = document.documentElement, device = svg.querySelector('#device');
  svg.pauseAnimations();
  for (const each of [...svg.children]) if (each !== device && each.tagName !== 'style') each.remove();
  const screen = [...device.children].find(each => each.tagName === 'g');
  for (const each of [...device.children]) if (each !== screen && each.tagName !== 'clipPath') each.remove();
  screen.removeAttribute('clip-path');
  device.removeAttribute('transform');
  for (const each of svg.querySelectorAll('.screen')) each.remove();
  svg.querySelector('style').textContent += '.callout,.sprite{visibility:hidden}';
}"""
SIZE = """([width, height]) => {
  const svg = document.documentElement;
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


def chromium():
    """The browser: named by CHROMIUM, or found in the systems' usual places."""
    names = [os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
             "/Applications/Chromium.app/Contents/MacOS/Chromium",
             "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]  # fmt: skip
    found = next((path for path in map(shutil.which, filter(None, names)) if path), None)
    return found or sys.exit("Chromium is missing: install it, or name it in CHROMIUM")


def compile_tour(source, folder, *options):
    """Compiles a tutorial to JSON and SVG."""
    command = [TUTORIALC, "build", source, "--out", folder, "--emit", "json,svg", "--quiet", *options]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{source}: {done.stderr}")


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


def check_animation_file(browser, tour, variant, path, findings, calm):
    """Compares one animation with the raster, at instants of all its passages. Returns the largest differences."""
    width, height = (int(side) for side in variant["display"]["size"])
    page = browser.new_page(
        viewport={"width": width, "height": height}, reduced_motion="reduce" if calm else "no-preference")
    said = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(path.as_uri())
    page.evaluate(BARE)
    page.evaluate(SIZE, [width, height])
    findings.expect(not said, f"{path.name}: the browser says {said}")
    passings = page.evaluate(PASSINGS)
    steps = {step["id"]: step for step in variant["steps"]}
    # A step that disappears at once has no visible exit.
    wanted = list(steps) + [None] * (variant["steps"][-1]["exit"] is not None)
    findings.expect([each["step"] for each in passings] == wanted, f"{path.name}: does not show all steps")
    worst, old, stood, grid = (0.0, 0.0), None, 0.0, raster.Grid(width, height)
    for passing in passings:
        new = steps.get(passing["step"])
        parts = ways.passage(tour, old, new, stood, calm)
        length = parts[-1].end
        name = f"{path.name}, {'calmly ' if calm else ''}{old and old['id']} to {new and new['id']}"
        findings.expect(
            abs(passing["arrival"] - passing["start"] - length) < 1e-5,
            f"{name}: takes {passing['arrival'] - passing['start']} s and not {length}")
        times = [length * part for part in INSTANTS] if length > 0 else []
        # At the very instant of a jump, rounding of the time would decide.
        sides = [time + aside for time in jumps(tour, parts) for aside in (-ASIDE, ASIDE)]
        times = [time for time in times if all(abs(time - side) > 1.5 * ASIDE for side in sides)]
        times += [time for time in sides if 0 < time < length]
        if new and passing["end"] > passing["arrival"] + STANDING:
            times.append(length + STANDING)
        for time in times:
            page.evaluate("time => document.documentElement.setCurrentTime(time)", passing["start"] + time)
            shown = numpy.asarray(Image.open(io.BytesIO(page.screenshot())).convert("RGB"), float)
            pictures = ways.pictures(tour, parts, time, calm)
            image, edges = raster.render(grid, pictures)
            away, beyond = raster.differences(shown, image, edges)
            findings.expect(away <= AWAY and beyond <= BEYOND, f"{name} at {time:.4f} s: {away:.1f}, {beyond:.1f}")
            worst = max(worst[0], away), max(worst[1], beyond)
            check_sprites(page, pictures, f"{name} at {time:.4f} s", findings)
        if new and times:
            check_callout(page, new, name, findings)
        old, stood = new, passing["end"] - passing["arrival"]
    page.close()
    return worst


def jumps(tour, parts):
    """The times of jumps, in seconds since the start of a passage."""
    for part in parts:
        motion = tour["motions"].get(part.way["motion"]) if part.length > 0 else None
        keyframes = motion["keyframes"] if motion else []
        begin = part.start + part.delay
        yield from (begin for first in keyframes[:1] if first["progress"] != 0)
        yield from (begin + b["time"] for a, b in zip(keyframes, keyframes[1:]) if a["time"] == b["time"])


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


def check_storyboard(tour, path, findings, folder, zoom=2):
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
    bare = pathlib.Path(folder, "bare.svg")
    bare.write_bytes(ElementTree.tostring(root))
    drawn = subprocess.run(["rsvg-convert", "--zoom", str(zoom), str(bare)], capture_output=True, check=True)
    drawn = Image.open(io.BytesIO(drawn.stdout)).convert("RGB")
    sizes = {v["id"]: v["display"]["size"] for v in tour["variants"]}
    worst = (0.0, 0.0)
    for panel, key in zip(panels, found):
        x, y, scale = (float(n) for n in panel.get("transform").replace("translate(", "").replace(") scale(", " ")[:-1].split())
        # Whole pixels of the screen, without those that its own edge crosses.
        left, top = round(x * zoom) + 1, round(y * zoom) + 1
        width, height = (int(side * scale * zoom) - 3 for side in sizes[key[0]])
        origin = ((left / zoom - x) / scale, (top / zoom - y) / scale)
        grid = raster.Grid(width, height, scale * zoom, origin)
        still = {**softened(steps[key]), "loops": [], "sprites": []}
        image, edges = raster.render(grid, [ways.model.standing(tour, still, 0.0)])
        shown = numpy.asarray(drawn.crop((left, top, left + width, top + height)), float)
        away, beyond = raster.differences(shown, image, edges)
        findings.expect(away <= AWAY and beyond <= BEYOND, f"{path.name}, {key}: {away:.1f}, {beyond:.1f}")
        worst = max(worst[0], away), max(worst[1], beyond)
    return worst


HOSTILE = "<script>alert(\"1\")</script> & 'quotes' ]]> \\ \u202e\u0645\u0631\u062d\u0628\u0627 \u65e5\u672c\u8a9e \U0001f388 \x01\x7f\x85\ufffe"


def check_hostile_texts(folder, findings):
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


def check_storyboards(source, out):
    """Checks the storyboard of an example, and the files of all its variants."""
    findings, tour = Findings(), read_tour(source, out)
    for variant in tour["variants"]:
        check_file(out / f"{stem(source)}.{variant['id']}.svg", findings)
    with tempfile.TemporaryDirectory() as folder:
        return findings.lines, check_storyboard(tour, out / f"{stem(source)}.storyboard.svg", findings, folder)


def check_animation_of(source, out, place, calm):
    """Checks the animation of one variant of an example, in its own browser."""
    findings, tour = Findings(), read_tour(source, out)
    variant = tour["variants"][place]
    path = out / f"{stem(source)}.{variant['id']}.svg"
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium(), args=["--no-sandbox"] if os.geteuid() == 0 else [])
        worst = check_animation_file(browser, tour, variant, path, findings, calm)
        browser.close()
    return findings.lines, worst


def stem(source):
    return source.name.removesuffix(".tutorial.yaml")


def read_tour(source, out):
    return json.loads((out / f"{stem(source)}.tour.json").read_text(encoding="utf-8"))


def main():
    full = "--full" in sys.argv[1:]
    findings = Findings()
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(os.cpu_count()) as pool:
        out, boards, animations = pathlib.Path(folder, "out"), [], []
        # The sheet of a captured application in nine windows is larger than librsvg's canvas at this zoom.
        sources = [each for each in sorted((ROOT / "Examples").glob("*/*.tutorial.yaml")) if each.parent.name != "Web"]
        for source in sources + [JUMPS]:
            compile_tour(source, out)
            boards.append(pool.submit(check_storyboards, source, out))
            for place in range(len(read_tour(source, out)["variants"])):
                for calm in (False, True):
                    if full or place == 0 and not (calm and stem(source) in CALM_ONLY_IN_FULL):
                        animations.append(pool.submit(check_animation_of, source, out, place, calm))
        check_hostile_texts(folder, findings)
        for each in boards + animations:
            findings.lines += each.result()[0]
        # The largest difference away from edges, and the largest beyond antialiasing.
        still, moving = (tuple(map(max, zip(*(each.result()[1] for each in some)))) for some in (boards, animations))
    findings.end()
    print(
        f"svg: {len(animations)} animations as Chromium plays them: at most {moving[0]:.1f} of 255 away from edges, "
        f"{moving[1]:.1f} beyond antialiasing; {len(boards)} storyboards as librsvg draws them: {still[0]:.1f}, {still[1]:.1f}")


if __name__ == "__main__":
    main()
