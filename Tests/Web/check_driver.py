"""Plays the output of the `driverjs` emitter with the real driver.js, in Chromium.

    TUTORIALC=.build/release/tutorialc python3 Tests/Web/check_driver.py

A page has a tour's elements in the tour's places; the emitted module starts driver.js there. Step by step, by its own
buttons, it checks: the texts of the popover, the overlay's colour and opacity, the cut-out rectangle against the
compiled hole and its radius, the side of the popover, and the numbers of progress. Hostile texts come out as texts, and
run nothing. Escape, a tap on the overlay and the cross end the tour only if it says so.

driver.js comes from the wheel of streamlit-tour, whose source map contains the file as its authors publish it.
"""

import html
import importlib.util
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "Oracles"))

from runner import Findings, chromium  # noqa: E402

TUTORIALC = ROOT / os.environ.get("TUTORIALC", ".build/release/tutorialc")
ORIGIN = "http://tour.test"
HOSTILE = "<img src=x onerror=\"window.ran = 1\"> & 'quotes' {{current}} </script>"

LAYOUT = """snapshots:
  - screen: home
    variant: desktop
    traits: { platform: web, idiom: desktop }
    display: { size: [1000, 700] }
    elements:
      - { id: search, type: button, frame: [100, 80, 240, 40], label: Search }
      - { id: 'it"s \\ odd', type: button, frame: [600, 300, 120, 60], label: Odd }
      - { id: send, type: button, frame: [400, 500, 90, 90], label: Send }
"""
TUTORIAL = """tutorial: play
layout: play.layout.yaml
dismiss: %s
defaults:
  overlay: { color: "#102040", opacity: 0.7 }
  cutout: { padding: 6, shape: roundedRect, radius: 12 }
  callout: { progress: "{step} of {total}, so far" }
steps:
  - id: search
    target: search
    callout:
      title: Find **nothing**
      body: "Bold **words**, `code`, [a link](https://example.com/?a=1&b=2)."
      buttons: [{ title: Go on, to: next }]
  - id: odd
    target: { id: 'it"s \\ odd' }
    callout: { title: %s, body: %s, placement: left, buttons: [{ title: Back, to: back }, { title: Go on, to: next }] }
  - id: send
    target: send
    callout: { title: Send it, placement: top, buttons: [{ title: Back, to: back }, { title: The end, to: end }] }
"""

# The visible state, which driver.js rebuilds for each step.
SHOWN = """() => {
  const one = name => document.querySelector(name), popover = one('.driver-popover');
  if (!popover) return null;
  const path = one('.driver-overlay path'), box = popover.getBoundingClientRect();
  const visible = name => getComputedStyle(one(name)).display !== 'none';
  return {
    title: one('.driver-popover-title').textContent, description: one('.driver-popover-description').textContent,
    marks: [...one('.driver-popover-description').querySelectorAll('*')].map(each => [each.localName, each.textContent, each.href ?? '']),
    progress: visible('.driver-popover-progress-text') ? one('.driver-popover-progress-text').textContent : '',
    next: visible('.driver-popover-next-btn') ? one('.driver-popover-next-btn').textContent : null,
    back: visible('.driver-popover-prev-btn') ? one('.driver-popover-prev-btn').textContent : null,
    path: path.getAttribute('d'), fill: getComputedStyle(path).fill, opacity: +getComputedStyle(path).opacity,
    box: [box.x, box.y, box.width, box.height],
  };
}"""


def driver_js():
    """driver.js and its styles, as published."""
    folder = pathlib.Path(importlib.util.find_spec("streamlit_tour").submodule_search_locations[0], "frontend", "build")
    bundle = next(folder.glob("*.js"))
    sources = json.loads(bundle.with_name(bundle.name + ".map").read_text(encoding="utf-8"))
    module = next(text for name, text in zip(sources["sources"], sources["sourcesContent"]) if name.endswith("driver.js.mjs"))
    styles = re.search(r"createTextNode\('(.*?)'\)\)", bundle.read_text(encoding="utf-8"), re.S)[1]
    return module, styles


def compile_tour(folder, dismiss):
    quoted = json.dumps(HOSTILE)
    (folder / "play.layout.yaml").write_text(LAYOUT)
    (folder / "play.tutorial.yaml").write_text(TUTORIAL % (dismiss, quoted, json.dumps(HOSTILE.replace("{{", "{ {"))))
    done = subprocess.run(
        [TUTORIALC, "build", folder / "play.tutorial.yaml", "--emit", "json,driverjs", "--out", folder, "--quiet"],
        capture_output=True, text=True)  # fmt: skip
    if done.returncode != 0:
        sys.exit(f"{done.stderr}")
    return json.loads((folder / "play.tour.json").read_text(encoding="utf-8"))


def open_page(browser, folder, tour, said):
    """A page with the tour's elements, on which the tour plays."""
    variant = tour["variants"][0]
    width, height = (int(side) for side in variant["display"]["size"])
    module, styles = driver_js()
    places = {hole["target"]: hole["element"] for step in variant["steps"] for hole in step["cutouts"]}
    elements = "".join(
        f'<button data-tour="{html.escape(target)}" style="position:absolute;box-sizing:border-box;margin:0;'
        f'left:{x}px;top:{y}px;width:{across}px;height:{down}px"></button>'
        for target, (x, y, across, down) in places.items())  # fmt: skip
    index = (
        f"<!doctype html><meta charset=utf-8><style>body{{margin:0;overflow:hidden}}{styles}</style>{elements}"
        "<script type=module>import { driver } from './driver.mjs'; import { start } from './play.driver.mjs';"
        "window.tour = await start(driver)</script>")  # fmt: skip
    files = {"/": ("text/html", index), "/driver.mjs": ("text/javascript", module)}
    for name, kind in (("play.driver.mjs", "text/javascript"), ("play.driver.json", "application/json")):
        files[f"/{name}"] = (kind, (folder / name).read_text(encoding="utf-8"))
    page = browser.new_page(viewport={"width": width, "height": height})
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))

    def answer(route):
        kind, body = files.get(route.request.url.removeprefix(ORIGIN), (None, None))
        if kind is None:
            said.append(f"asked for {route.request.url}")
            route.abort()
        else:
            route.fulfill(body=body, content_type=f"{kind}; charset=utf-8")

    page.route("**/*", answer)
    page.goto(f"{ORIGIN}/")
    settle(page)
    return page


def settle(page):
    """Waits until driver.js has finished moving."""
    page.wait_for_function("window.tour && !tour.getState('__transitionCallback') && document.querySelector('.driver-popover')")


def stage(path):
    """The rectangle of the overlay path's second part, and the radius of its corners."""
    numbers = [float(each) for each in re.findall(r"-?\d+(?:\.\d+)?", path.split("M")[2])]
    x, y, across, radius, down = (numbers[place] for place in (0, 1, 2, 3, 10))
    return [x - radius, y, across + 2 * radius, down + 2 * radius], radius


def check_steps(page, tour, findings):
    variant = tour["variants"][0]
    texts = tour["strings"]["en"]
    total = len(variant["steps"])
    for number, step in enumerate(variant["steps"], 1):
        shown, name = page.evaluate(SHOWN), step["id"]
        hole, callout = step["cutouts"][0], step["callout"]
        frame, radius = stage(shown["path"])
        same = all(abs(a - b) < 0.01 for a, b in zip(frame, hole["frame"]))
        findings.expect(same, f"{name}: the stage is {frame} and not {hole['frame']}")
        findings.expect(radius == hole["shape"]["radii"][0], f"{name}: the radius is {radius}")
        findings.expect(shown["fill"] == "rgb(16, 32, 64)" and abs(shown["opacity"] - 0.7) < 1e-6, f"{name}: {shown['fill']}")
        findings.expect(shown["title"] == texts[callout["title"]], f"{name}: the title is {shown['title']}")
        if number != 1:
            body = texts.get(callout["body"], "")
            findings.expect(shown["description"].strip() in (body, "Popover description is here"), f"{name}: {shown['description']}")
        progress = f"{number} of {total}, so far"
        findings.expect(shown["progress"] == progress, f"{name}: progress is {shown['progress']}")
        titles = {each["role"]: texts[each["title"]] for each in callout["buttons"] if each["role"]}
        named = [texts[each["title"]] for each in callout["buttons"]]
        findings.expect(shown["next"] == named[-1], f"{name}: the button is {shown['next']} and not {named[-1]}")
        findings.expect((shown["back"] is not None) == (number > 1), f"{name}: back is {shown['back']}, {titles}")
        check_side(shown["box"], hole["frame"], callout["layouts"]["en"]["side"], name, findings)
        if number == 1:
            marks = [["strong", "words", ""], ["code", "code", ""], ["a", "a link", "https://example.com/?a=1&b=2"]]
            findings.expect(shown["marks"] == marks, f"{name}: the marks are {shown['marks']}")
        if number < total:
            page.click(".driver-popover-next-btn")
            settle(page)
    page.click(".driver-popover-prev-btn")
    settle(page)
    findings.expect(page.evaluate(SHOWN)["title"] == texts[variant["steps"][-2]["callout"]["title"]], "back leads elsewhere")
    page.click(".driver-popover-next-btn")
    settle(page)
    page.click(".driver-popover-next-btn")
    findings.expect(page.evaluate(SHOWN) is None, "the last button does not end the tour")
    findings.expect(page.evaluate("window.ran") is None, "a text has run")


def check_side(box, hole, side, name, findings):
    x, y, width, height = box
    left, top, across, down = hole
    beyond = {"left": x + width <= left, "right": x >= left + across, "top": y + height <= top, "bottom": y >= top + down}
    findings.expect(beyond[side], f"{name}: the popover {box} does not lie at the {side} of {hole}")


def check_leaving(page, dismiss, findings):
    """The actions that end the tour, and those that don't."""
    for way, act in (
        ("overlay", lambda: page.mouse.click(950, 650)),
        ("escape", lambda: page.keyboard.press("Escape")),
        ("close", lambda: page.click(".driver-popover-close-btn", timeout=1000)),
    ):
        page.reload()
        settle(page)
        if way == "close" and not page.is_visible(".driver-popover-close-btn"):
            findings.expect("close" not in dismiss, "there is no cross")
            continue
        act()
        ended = page.evaluate(SHOWN) is None
        findings.expect(ended == (way in dismiss), f"with {dismiss}, {way} ends it: {ended}")


def main():
    findings = Findings()
    with sync_playwright() as player, tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        browser = player.chromium.launch(executable_path=chromium(), args=["--no-sandbox"] if os.geteuid() == 0 else [])
        for dismiss in (["escape", "close", "overlay"], ["escape"], ["close"]):
            said = []
            tour = compile_tour(folder, json.dumps(dismiss))
            page = open_page(browser, folder, tour, said)
            if len(dismiss) == 3:
                check_steps(page, tour, findings)
            check_leaving(page, dismiss, findings)
            findings.expect(not said, f"the page says {said}")
            page.close()
        browser.close()
    findings.end()
    print("driver.js: three steps there and back as they were compiled, and three ways to leave.")


if __name__ == "__main__":
    main()
