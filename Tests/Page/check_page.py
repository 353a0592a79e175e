#!/usr/bin/env python3
"""Opens pages of the emitter `html` in Chromium, and checks them against docs/html.md: `make check-page`.

    check_page.py TUTORIALC [--chromium PROGRAM] [NAME…]
    check_page.py TUTORIALC --picture FILE               the picture of docs/html.md

A page is a file, as if received by mail. A logged message, a violation of its policy or a network request fails a
check.
"""
import argparse
import functools
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from PIL import Image
from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parent
HOLE = (HERE.parent.parent / "Web/Player/test/hole.js").read_text(encoding="utf-8")
DIALOGS = "addEventListener('securitypolicyviolation', event => (window.violations ??= []).push(event.violatedDirective));"
STEPS = ["welcome", "search", "row", "compose", "send"]


class Sheet:
    """A page in its own window, and queries to it."""

    def __init__(self, browser, file, address="", size=(1280, 800), **context):
        self.context = browser.new_context(viewport={"width": size[0], "height": size[1]}, **context)
        self.context.add_init_script(DIALOGS)
        self.page = self.context.new_page()
        self.page.set_default_timeout(8000)
        self.file = file
        self.faults = []
        self.page.on("console", lambda message: self.faults.append(message.text))
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("dialog", lambda dialog: self.faults.append(f"a dialog: {dialog.message}"))
        self.page.on("request", lambda one: one.url.startswith((file.as_uri(), "data:")) or self.faults.append(one.url))
        self.open(address)

    def open(self, address):
        self.page.goto(self.file.as_uri() + address)
        self.page.wait_for_function("() => 'ready' in document.documentElement.dataset")

    def visit(self, address):
        """Follows a link in the page."""
        self.ask("address => { location.hash = address; }", address)
        self.page.wait_for_function("""() => {
          const asked = new URLSearchParams(location.hash.slice(1));
          const { view, variant } = tutorialPage.state();
          return view === (asked.get('view') ?? 'play') && variant === (asked.get('variant') ?? variant);
        }""")

    def ask(self, script, *arguments):
        return self.page.evaluate(script, *arguments)

    def state(self, name="step"):
        return self.ask("name => tutorialPage.state()[name] ?? null", name)

    def until(self, step):
        """Waits until a step stands and its words can be used."""
        self.page.wait_for_function("""step => tutorialPage.state().step === step &&
          document.querySelector('#stage .overlay').shadowRoot.querySelector('.words.now')?.textContent""", arg=step)

    def press(self, key):
        self.page.keyboard.press(key)

    def click(self, selector):
        self.page.locator(selector).click()

    def words(self, selector):
        return self.page.locator(f"#stage .overlay >> css=.words.now {selector}")

    def focus(self):
        """The focused element: its id, a class of the callout's, or its name."""
        return self.ask("""() => {
          let at = document.activeElement;
          const within = !!at?.shadowRoot?.activeElement;
          while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
          return within ? '.' + at.className.split(' ')[0] : at?.id || at?.className || at?.localName;
        }""")

    def hole(self):
        """The box of the drawn hole, in screen units."""
        box = self.ask(f"({HOLE})(document.querySelector('#stage .overlay').shadowRoot)")
        return [round(side) for side in box]

    def lies_within(self):
        """Returns true if nothing makes the page wider than its window."""
        return self.ask("document.documentElement.scrollWidth <= document.documentElement.clientWidth")

    def has_no_violations(self):
        found = Axe().run(self.page).response["violations"]
        assert not found, [(one["id"], one["nodes"][0]["html"][:160], one["nodes"][0]["failureSummary"][:300]) for one in found]

    def close(self):
        violations = self.ask("window.violations ?? []")
        self.context.close()
        assert not self.faults, f"the console or the network: {self.faults}"
        assert not violations, f"the policy forbids: {violations}"


# --- checks ---

def is_walked_through(open_page):
    """The tour's own buttons, taps and events lead on, back and out, as in the app."""
    page = open_page()
    assert page.ask("tutorialPage.state()") == {
        "step": "welcome", "variant": "phone", "locale": "en", "textSize": "large", "scheme": "light", "view": "play",
        "time": page.state("time"), "scroll": 0}
    page.words(".button.primary").click()
    page.until("search")
    assert page.hole() == [8, 102, 374, 56], page.hole()
    page.words(".button.primary").click()
    page.until("row")
    page.words(".button >> nth=0").click()
    page.until("search")
    page.click(".stop >> nth=2")
    page.until("row")
    page.click(".way:has-text('mail_opened')")
    page.until("send")
    # Back leads to the step that was shown before, not to the one before in the list.
    page.words(".button >> nth=0").click()
    page.until("row")
    page.click("#next")
    page.until("compose")
    box = page.page.locator("#stage .pane").bounding_box()
    scale = box["width"] / 390
    page.page.mouse.click(box["x"] + 100 * scale, box["y"] + 400 * scale)
    assert page.state() == "compose", "a tap beside the hole led on"
    page.page.mouse.click(box["x"] + 338 * scale, box["y"] + 768 * scale)
    page.until("send")
    page.words(".button.primary").click()
    page.page.wait_for_function("() => document.querySelector('#live').textContent === 'The tour is over'")
    assert page.state() is None
    assert page.ask("document.querySelector('#toggle').getAttribute('aria-label')") == "Play again"
    page.click("#toggle")
    page.page.wait_for_function("() => tutorialPage.state().step === 'welcome'")
    page.close()


def is_closed(open_page):
    """Its close button, Escape and Skip end the tour."""
    for leave in (lambda page: page.words(".close").click(), lambda page: page.press("Escape"),
                  lambda page: page.click("#skip")):
        page = open_page()
        leave(page)
        page.page.wait_for_function("() => tutorialPage.state().step === undefined")
        page.close()


def obeys_keys(open_page):
    page = open_page()
    for key, step in (("ArrowRight", "search"), ("End", "send"), ("ArrowLeft", "compose"), ("Home", "welcome")):
        page.press(key)
        page.until(step)
    page.press(" ")
    page.page.wait_for_function("() => document.querySelector('#toggle').dataset.state === 'playing'")
    page.press(" ")
    assert page.ask("document.querySelector('#toggle').dataset.state") == "paused"
    page.click("#help")
    assert page.ask("document.querySelector('#keys').open") and page.focus() == "keys-close", page.focus()
    page.press("ArrowRight")
    assert page.state() == "welcome", "a key went through the dialog"
    page.press("Escape")
    assert not page.ask("document.querySelector('#keys').open") and page.state() == "welcome"
    assert page.focus() == "help", page.focus()
    page.close()


def plays(open_page):
    """It plays by itself at the chosen speed, and shows the engine's picture at each time."""
    page = open_page()
    page.page.select_option("#speed", "2")
    page.click("#toggle")
    before = page.ask("[performance.now(), tutorialPage.state().time]")
    # By its time, because on a busy machine the next step may have come before the query.
    page.page.wait_for_function("from => tutorialPage.state().time > from + 1", arg=before[1])
    after = page.ask("[performance.now(), tutorialPage.state().time]")
    rate = (after[1] - before[1]) / (after[0] - before[0]) * 1000
    assert 1.6 < rate < 2.4, f"it plays {rate} times as fast"
    page.click("#toggle")
    slider = page.page.locator("#scrub")
    # From a hole of (8, 102, 374, 56) to one of (8, 162, 374, 92). At half time, the curve [0.2, 0, 0, 1] is at 0.878.
    start = page.ask("""() => {
      tutorialPage.restore({ step: 'row' });
      return tutorialPage.state().time;
    }""")
    page.until("row")
    # It pulses there, by at most 8 on each side.
    x, y, width, height = page.hole()
    out = 8 - x
    assert 0 <= out <= 8, (x, y, width, height)
    assert all(abs(b - a) <= 1 for a, b in zip([162 - out, 374 + 2 * out, 92 + 2 * out], [y, width, height])), page.hole()
    slider.evaluate("(slider, time) => { slider.value = time; slider.dispatchEvent(new Event('input')); }", start - 0.175)
    hole = page.hole()
    assert all(abs(a - b) <= 2 for a, b in zip(hole, [8, 154.7, 374, 87.6])), hole
    slider.focus()
    before = page.state("time")
    page.press("ArrowLeft")
    assert abs(before - page.state("time") - 0.25) < 0.011, (before, page.state("time"))
    page.press("End")
    assert page.state() is None
    page.press("Home")
    assert page.state() == "welcome"
    assert slider.get_attribute("aria-valuetext").startswith("Step 1 of 5: Welcome, 0:00 of 0:"), slider.get_attribute("aria-valuetext")
    page.close()


def shows_a_storyboard(open_page):
    page = open_page()
    page.click("#view-board")
    assert page.page.locator(".cell").count() == 5
    assert page.ask("[...document.querySelectorAll('.cell .overlay')].every(one => one.shadowRoot.querySelector('.words'))")
    assert page.page.locator("#play").is_hidden()
    page.click(".cell-link >> nth=3")
    page.until("compose")
    assert page.state("view") == "play" and page.page.locator("#board").is_hidden()
    page.page.go_back()
    page.page.wait_for_function("() => tutorialPage.state().view === 'storyboard'")
    page.press("Escape")
    assert page.state("view") == "play"
    page.close()


def has_addresses(open_page):
    """A link leads to a step of a variant in a language; the browser goes back and on among them."""
    page = open_page("#step=row&variant=tablet&locale=ar&size=accessibility1&scheme=dark&view=play")
    page.until("row")
    assert [page.state(name) for name in ("variant", "locale", "textSize", "scheme")] == ["tablet", "ar", "accessibility1", "dark"]
    assert page.words(".title").text_content().strip() == "رسالة أقدم"
    page.click("#next")
    page.until("compose")
    assert "step=compose" in page.page.url and "variant=tablet" in page.page.url, page.page.url
    page.page.go_back()
    page.until("row")
    page.page.go_forward()
    page.until("compose")
    page.page.select_option("#choice-locale", "en")
    page.until("compose")
    page.page.reload()
    page.until("compose")
    assert [page.state(name) for name in ("variant", "locale", "scheme")] == ["tablet", "en", "dark"]
    page.open("#step=nowhere&variant=none&locale=xx&view=else")
    assert page.state() in ("welcome", "compose") and page.state("locale") == "en"
    page.close()


def has_menus_of_choices(open_page):
    page = open_page()
    options = "name => [...document.querySelectorAll(`#choice-${name} option`)].map(one => one.value)"
    found = {name: page.ask(options, name) for name in ("variant", "locale", "textSize", "scheme", "motion")}
    assert found == {"variant": ["phone", "tablet", "phone-ar"], "locale": ["en", "ar"], "textSize": ["large", "accessibility1"],
                     "scheme": ["light", "dark"], "motion": ["full", "less"]}, found
    page.ask("tutorialPage.restore({ step: 'compose' })")
    page.until("compose")
    size = "() => parseFloat(getComputedStyle(document.querySelector('#stage .overlay').shadowRoot.querySelector('.words.now .body')).fontSize)"
    assert page.ask(size) == 15
    page.page.select_option("#choice-locale", "ar")
    page.until("compose")
    assert page.state("variant") == "phone-ar", "a device in Arabic comes to another variant"
    page.page.select_option("#choice-variant", "phone")
    page.until("compose")
    assert page.state("locale") == "en"
    page.page.select_option("#choice-textSize", "accessibility1")
    page.until("compose")
    assert page.ask(size) == 25
    drawn = "() => document.querySelector('#stage .screens use').getAttribute('href')"
    assert page.ask(drawn) == "#screen-0-0-1", page.ask(drawn)
    page.page.select_option("#choice-scheme", "dark")
    page.until("compose")
    surface = "() => getComputedStyle(document.querySelector('#stage .overlay').shadowRoot.querySelector('.box')).backgroundColor"
    assert page.ask(surface) == "rgb(36, 38, 46)", page.ask(surface)
    page.page.select_option("#choice-variant", "tablet")
    page.until("compose")
    assert page.state("scheme") == "dark" and page.state("textSize") == "accessibility1"
    page.close()


def keeps_its_state(open_page):
    """The host of the page gets its state, and restores it after a reload."""
    page = open_page("", (1280, 500))
    page.click("#next")
    page.until("search")
    page.ask("scrollTo(0, 60)")
    state = page.ask("tutorialPage.state()")
    assert state["scroll"] == 60 and state["time"] > 0
    page.open("#")
    page.page.reload()
    page.ask("state => tutorialPage.restore(state)", {**state, "locale": "ar"})
    page.until("search")
    assert page.ask("tutorialPage.state()") == {**state, "locale": "ar", "time": page.state("time")}
    page.ask("tutorialPage.restore({ step: 'gone', time: 'x', variant: 7 })")
    assert page.state() == "search"
    page.close()


def shows_diagnostics(open_page):
    page = open_page()
    assert page.page.locator("#notes").is_hidden()
    page.ask("""list => tutorialPage.diagnose(list)""", [
        {"severity": "warning", "id": "small-target", "message": "too small", "step": "row", "file": "a.yaml", "line": 3, "column": 5},
        {"severity": "error", "id": "unknown-target", "message": "<b>gone</b>", "step": None, "file": "a.yaml", "line": 9, "column": 1},
        {"severity": "note", "id": "n", "message": "elsewhere", "step": "gone"}])
    notes = page.page.locator(".note").all_inner_texts()
    assert [re.sub(r"\s+", " ", note.strip()) for note in notes] == [
        "Error <b>gone</b> [unknown-target] a.yaml:9:1", "Note elsewhere [n]", "Warning too small [small-target] a.yaml:3:5 Step 3, row"], notes
    assert page.page.locator("#note-count").inner_text() == "1 error, 1 warning, 1 note"
    marks = "[...document.querySelectorAll('#marks i')].map(one => one.dataset.severity ?? '')"
    assert page.ask(marks) == ["", "", "warning", "", "", ""], page.ask(marks)
    page.click(".note button")
    page.until("row")
    assert page.page.locator(".finding").inner_text() == "Warning too small"
    page.click("#view-board")
    assert page.page.locator(".cell >> nth=2").locator(".badge").inner_text() == "Warning"
    page.has_no_violations()
    page.ask("tutorialPage.diagnose([])")
    assert page.page.locator("#notes").is_hidden() and page.page.locator(".cell .badge").count() == 0
    page.close()


def has_names_and_an_order(open_page):
    """Everything has a name; the tab key moves through the page from top to bottom, and through the callout's
    buttons."""
    page = open_page("#step=search")
    page.until("search")
    names = page.ask("""() => [...document.querySelectorAll('button, select, input')].map(one =>
      (one.getAttribute('aria-label') || one.closest('label')?.querySelector('span')?.textContent || one.textContent).trim())""")
    assert all(names), names
    seen = []
    for _ in range(16):
        page.press("Tab")
        seen.append(page.focus())
    assert seen == ["view-play", "view-board", "print", "help", "choice-variant", "choice-locale", "choice-textSize",
                    "choice-scheme", "choice-motion", ".", ".button", ".button", ".close", "back", "toggle", "next"], seen
    page.words(".button.primary").focus()
    page.press("Enter")
    page.until("row")
    assert page.focus() == ".words", page.focus()
    spoken = page.ask("document.querySelector('#live').textContent")
    assert spoken == "Step 3 of 5: An older mail. Or write a new one.", spoken
    page.close()


def is_accessible(open_page):
    """axe finds nothing, in any view, scheme or language."""
    page = open_page(bypass_csp=True)
    page.has_no_violations()
    page.close()
    page = open_page(bypass_csp=True, color_scheme="dark")
    for address in ("#view=storyboard", "#step=row&variant=phone-ar&view=play"):
        page.visit(address)
        page.has_no_violations()
    page.close()


def fits_small_windows(open_page):
    """Nothing extends outside a window of 320 pixels, or of 1280 at 200 %; the whole device is visible."""
    page = open_page(device_scale_factor=2)
    for width, height in ((320, 640), (640, 400)):
        page.page.set_viewport_size({"width": width, "height": height})
        for found in ([], [{"severity": "error", "id": "x", "message": "m" * 90, "step": "row", "file": "a/" * 40, "line": 1, "column": 1}]):
            page.ask("found => tutorialPage.diagnose(found)", found)
            for address in ("#step=row&variant=phone", "#view=storyboard&variant=tablet", "#step=row&variant=tablet"):
                page.visit(address)
                page.ask("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
                assert page.ask("innerWidth") == width and page.lies_within(), (width, address)
                if "storyboard" not in address:
                    box = page.page.locator("#stage .device").bounding_box()
                    assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["height"] > 150, box
    page.close()


def moves_less(open_page):
    """People who prefer reduced motion get the tour's replacement: nothing moves from place to place."""
    page = open_page("#step=search", reduced_motion="reduce")
    page.until("search")
    assert page.ask("document.querySelector('#choice-motion').value") == "less"
    boxes = page.ask(r"""async () => {
      document.querySelector('#next').click();
      const root = document.querySelector('#stage .overlay').shadowRoot;
      const boxes = new Set();
      for (let frame = 0; frame < 40; frame += 1) {
        for (const path of root.querySelectorAll('mask path')) {
          const { d } = getComputedStyle(path);
          const numbers = (d && d !== 'none' ? d : path.getAttribute('d')).match(/-?[\d.]+/g);
          boxes.add(Math.round(Math.min(...numbers.filter((_, place) => place % 2))));
        }
        await new Promise(requestAnimationFrame);
      }
      return [...boxes].sort((a, b) => a - b);
    }""")
    assert boxes == [102, 162], boxes
    page.close()


def runs_from_the_right(open_page):
    page = open_page("#step=row&locale=ar")
    page.until("row")
    overlay = "document.querySelector('#stage .overlay')"
    assert page.ask(f"[{overlay}.dir, {overlay}.lang, getComputedStyle({overlay}.shadowRoot.querySelector('.body')).direction]") == ["rtl", "ar", "rtl"]
    assert page.ask("document.querySelector('#title').textContent") == "رسالتك الأولى"
    assert page.ask("document.querySelector('#steps').dir") == "rtl"
    page.click("#view-board")
    first, second = (page.page.locator(f".cell >> nth={place}").bounding_box() for place in (0, 1))
    assert first["x"] > second["x"], "the storyboard does not run from right to left"
    page.close()


def prints(open_page):
    """All steps are printed with their colours, whichever view is on the screen."""
    page = open_page("#step=row", color_scheme="dark")
    pdf = page.page.pdf(format="A4", prefer_css_page_size=True)
    assert pdf.startswith(b"%PDF")
    page.page.emulate_media(media="print")
    shown = page.ask("""() => [...document.querySelectorAll('.cell')].map(cell => cell.checkVisibility() && cell.querySelector('.number').textContent)""")
    assert shown == ["1", "2", "3", "4", "5"], shown
    assert page.ask("document.querySelector('.transport').checkVisibility()") is False
    assert page.ask("getComputedStyle(document.documentElement).getPropertyValue('--text')").strip() == "#1c1f26"
    pages = len(re.findall(rb"/Type\s*/Page\b", pdf))
    assert pages == 1, f"{pages} sheets for five steps of a phone, four in a row"
    page.close()


def draws_edges(open_page):
    """A callout has its border and its shadow in each scheme, and a border in forced colours."""
    drawn = """() => {
      const { boxShadow, outlineStyle } = getComputedStyle(document.querySelector('#stage .overlay').shadowRoot.querySelector('.box'));
      return [boxShadow, outlineStyle];
    }"""
    for scheme, border, near, far in (("light", "20, 23, 31, 0.08", "20, 23, 31, 0.12", "20, 23, 31, 0.18"), ("dark", "255, 255, 255, 0.14", "0, 0, 0, 0.24", "0, 0, 0, 0.36")):
        page = open_page(f"#step=search&scheme={scheme}")
        page.until("search")
        assert page.ask(drawn)[0] == f"rgba({border}) 0px 0px 0px 1px, rgba({near}) 0px 1px 2px 0px, rgba({far}) 0px 8px 24px 0px", (scheme, page.ask(drawn))
        page.close()
    page = open_page("#step=search", forced_colors="active")
    page.until("search")
    assert page.ask(drawn)[1] == "solid", page.ask(drawn)
    page.close()


def escapes_texts(open_page):
    """Texts are never interpreted; only links to a page or a mail address are links."""
    page = open_page("#step=search")
    page.until("search")
    title = page.words(".title").text_content().strip()
    assert title == "</script> <script>alert(1)", title
    body = page.words(".body").text_content().strip()
    assert body.startswith("<img src=x onerror=alert(2)>") and body.endswith("<!-- here"), body
    assert page.ask("document.querySelectorAll('script').length") == 2
    assert page.words("a").get_attribute("href") == "https://example.org/help"
    page.click("#view-board")
    assert page.ask("document.querySelectorAll('img').length") == 0
    page.close()
    for address in ("javascript:alert(3)", "java\\nscript:alert(4)"):
        page = open_page("#step=search", change=lambda text: text.replace("https://example.org/help", address))
        page.until("search")
        assert page.words("a").count() == 0 and page.page.locator(".detail a").count() == 0, address
        page.close()


def plays_strange_tours(open_page):
    """A tour without steps or variants, or with ids that are special in a script or a style."""
    def without(part):
        def change(text):
            def altered(found):
                tour = json.loads(found[1])
                if part == "variants":
                    tour["variants"] = []
                elif part == "steps":
                    tour["variants"][0]["steps"] = []
                else:
                    tour["variants"][0]["id"] = "__proto__\u2028</style>"
                    tour["variants"][0]["steps"][0]["id"] = "constructor"
                return found[0].replace(found[1], json.dumps(tour).replace("<", "\\u003c"))
            return re.sub(r'<script type="application/json" id="tour">(.*?)</script>', altered, text, flags=re.S)
        return change
    page = open_page(change=without("variants"))
    assert page.page.locator("#summary").inner_text() == "This tour has no variant to show."
    page.close()
    page = open_page(change=without("steps"))
    assert page.ask("document.querySelector('#live').textContent") == "This tour has no steps"
    for key in ("ArrowRight", "ArrowLeft", " ", "Home", "End", "Escape"):
        page.press(key)
    page.click("#view-board")
    page.close()
    page = open_page(change=without("names"))
    assert page.state("variant") == "__proto__\u2028</style>" and page.state() == "constructor"
    page.click("#next")
    page.until("search")
    page.close()


def shows_screenshots(open_page):
    """Screenshots of a layout are shown below the tour, in the chosen scheme."""
    def with_pictures(folder):
        for scheme, colour in (("light", (0, 160, 0)), ("dark", (160, 0, 160))):
            Image.new("RGB", (195, 422), colour).save(folder / f"{scheme}.png")
        layout = folder / "page.layout.yaml"
        named = "    display: { size: [390, 844], cornerRadius: 47 }\n"
        layout.write_text(layout.read_text().replace(
            named, named + "    screenshot: { light: light.png, dark: dark.png }\n", 1))
    page = open_page("#step=search", edit=with_pictures)
    page.until("search")

    def colour():
        """The colour of the screen in the hole, beside its drawn content."""
        page.ask("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        picture = Image.open(io.BytesIO(page.page.locator("#stage .pane").screenshot()))
        return picture.convert("RGB").getpixel((picture.width // 2, round(picture.height * 130 / 844)))
    assert colour() == (0, 160, 0), colour()
    page.page.select_option("#choice-scheme", "dark")
    page.until("search")
    assert colour() == (160, 0, 160), colour()
    page.close()


def blurs_the_screen_outside_holes(open_page):
    """A blur covers the surroundings of the hole, but not its inside: only there are stripes distinguishable."""
    def with_stripes(folder):
        stripes = Image.new("L", (195, 422))
        stripes.putdata([255 * (x // 3 % 2) for _ in range(422) for x in range(195)])
        stripes.convert("RGB").save(folder / "stripes.png")
        layout, tutorial = folder / "page.layout.yaml", folder / "page.tutorial.yaml"
        named = "    display: { size: [390, 844], cornerRadius: 47 }\n"
        layout.write_text(layout.read_text().replace(named, named + "    screenshot: stripes.png\n", 1))
        step = "  - id: search\n"
        text = tutorial.read_text()
        assert step in text, "there is no step to blur"
        tutorial.write_text(text.replace(step, step + "    overlay: { opacity: 0.3, blur: 20 }\n", 1))
    page = open_page("#step=search", edit=with_stripes)
    page.until("search")
    page.ask("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    picture = Image.open(io.BytesIO(page.page.locator("#stage .pane").screenshot())).convert("L")

    def contrast(y):
        scale = picture.height / 844
        low, high = picture.crop([round(each * scale) for each in (100, y, 300, y + 20)]).getextrema()
        return high - low
    assert contrast(120) > 150, f"the hole is blurred: {contrast(120)}"
    assert contrast(600) < 40, f"nothing is blurred: {contrast(600)}"
    page.close()


CHECKS = [is_walked_through, is_closed, obeys_keys, plays, shows_a_storyboard, has_addresses, has_menus_of_choices,
          keeps_its_state, shows_diagnostics, has_names_and_an_order, is_accessible, fits_small_windows, moves_less,
          runs_from_the_right, prints, shows_screenshots, blurs_the_screen_outside_holes, draws_edges, escapes_texts,
          plays_strange_tours]


def take_picture(browser, tutorialc, folder, file):
    """A page as it first appears, in 64 colours."""
    example = HERE.parent.parent / "Examples/Timetable/timetable.tutorial.yaml"
    subprocess.run([tutorialc, "build", example, "--emit", "html", "--out", folder, "--quiet", "--no-cache"], check=True)
    page = Sheet(browser, Path(folder, "timetable.html"), "#step=collapsed", (1280, 800))
    page.page.wait_for_timeout(400)
    page.page.screenshot(path=file)
    page.close()
    Image.open(file).convert("RGB").quantize(64, dither=Image.Dither.NONE).save(file, optimize=True)


def opener(tutorialc, folder):
    """A function that opens a page of a tour in a browser; the pages are built in a folder."""
    def build(tours, out):
        subprocess.run([os.path.abspath(tutorialc), "build", tours / "page.tutorial.yaml", "--emit", "html", "--out", out,
                        "--quiet", "--no-cache", "--ignore", "unproven-locale", "--ignore", "unproven-text-size"], check=True)
        return Path(out, "page.html")

    made = build(HERE / "tours", folder)

    def open_page(browser, address="", size=(1280, 800), change=None, edit=None, **context):
        file = made
        if edit:
            tours = Path(tempfile.mkdtemp(dir=folder), edit.__name__)
            shutil.copytree(HERE / "tours", tours)
            edit(tours)
            file = build(tours, tours.parent)
        if change:
            file = Path(folder, "changed.html")
            file.write_text(change(made.read_text(encoding="utf-8")), encoding="utf-8")
        return Sheet(browser, file, address, size, **context)

    return open_page


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tutorialc")
    parser.add_argument("--chromium", default=os.environ.get("CHROMIUM") or next(
        (found for found in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if found), None))
    parser.add_argument("--picture")
    parser.add_argument("--times", action="store_true")
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    failed = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        open_page = opener(arguments.tutorialc, folder)
        browser = playwright.chromium.launch(executable_path=arguments.chromium, args=["--no-sandbox"])
        if arguments.picture:
            take_picture(browser, os.path.abspath(arguments.tutorialc), folder, arguments.picture)
            return 0

        checks = [check for check in CHECKS if not arguments.names or check.__name__ in arguments.names]
        for check in checks:
            start = time.monotonic()
            try:
                check(functools.partial(open_page, browser))
            except Exception as fault:  # every check is reported, however the others end
                failed += 1
                place = traceback.extract_tb(fault.__traceback__)
                line = next((one.lineno for one in reversed(place) if one.filename == __file__ and one.name == check.__name__), 0)
                print(f"{check.__name__}, line {line}: {type(fault).__name__}: {str(fault)[:900]}")
            finally:
                if arguments.times:
                    print(f"{time.monotonic() - start:5.1f} s {check.__name__}")
        browser.close()
    print(f"{len(checks) - failed} of {len(checks)} checks of pages hold")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
