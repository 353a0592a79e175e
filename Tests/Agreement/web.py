"""Renderers in Chromium: each is opened for a variant, set to a time in a passage, and returns pixels."""

import base64
import io
import json
import pathlib

import compare
import numpy
import passages
from PIL import Image

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent

# Sets the display's insets in the player's own style sheet, because no tool overrides them.
INSETS = """{
  const insets = %s, own = CSSStyleSheet.prototype.replaceSync;
  CSSStyleSheet.prototype.replaceSync = function (text) {
    own.call(this, text.replace(/env\\(safe-area-inset-(\\w+)\\)/g, (_, side) => `${insets[side]}px`));
  };
}"""


class Page:
    """A page of the browser in the size of a variant's display, and its pixels."""

    def __init__(self, browser, size, **context):
        width, height = (int(-(-side // 1)) for side in size)
        self.context = browser.new_context(viewport={"width": width, "height": height}, **context)
        self.page = self.context.new_page()
        self.said = []
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        # Other engines have no such session: see Tests/Browsers.
        self.devtools = self.context.new_cdp_session(self.page) if hasattr(self.context, "new_cdp_session") else None

    def pixels(self):
        return numpy.asarray(Image.open(io.BytesIO(self._screenshot())).convert("RGB"), float)

    def _screenshot(self):
        if not self.devtools:
            return self.page.screenshot()
        # Playwright's own screenshot waits for frames, and a page whose time stands still draws none.
        shot = self.devtools.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
        return base64.b64decode(shot["data"])

    def inset(self, insets):
        """Overrides the display's safe area insets from now on."""
        if self.devtools:
            self.devtools.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
        else:
            self.page.add_init_script(INSETS % json.dumps(insets))

    def close(self):
        self.context.close()


class Player:
    """tutorial-player.js over a blank page whose elements are placed as in the layout."""

    name = "player"
    calms = True
    reach, slivers = compare.QUARTER, compare.SLIVERS
    SCRIPT = ROOT / "Web" / "Player" / "dist" / "tutorial-player.iife.js"
    # Content drawn in the page's own fonts isn't compared.
    BARE = ".box, .texts, svg:has(.arrow), .leave { visibility: hidden }"
    START = """async ([tour, variant, boxes, calm]) => {
      // A tour that is stopped goes at once; one that is left goes by its exit.
      tour.dismiss = ['escape'];
      for (const each of tour.variants) for (const step of each.steps) delete step.dismiss;
      const screens = new Map();
      for (const [screen, id, [x, y, width, height]] of boxes) {
        const box = document.body.appendChild(document.createElement('div'));
        Object.assign(box.style, {position: 'absolute', left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`, outline: 'none'});
        screens.set(`${screen}\\n${id}`, box);
      }
      window.player = TutorialPlayer.start(tour, {
        traits: variant.traits, locale: variant.traits.locale ?? tour.locales[0], lessMotion: calm, store: null, anyway: true,
        routes: false, resolver: (id, screen) => screens.get(`${screen}\\n${id}`),
        // A picture that does not come is left out.
        image: (name) => tour.variants.some(({steps}) => steps.some(({callout}) => callout?.image?.sources.some((one) => one.name === name))) ?
          'data:image/svg+xml,<svg xmlns=%%22http://www.w3.org/2000/svg%%22 width=%%228%%22 height=%%228%%22/>' : name,
      });
      // It begins in a microtask.
      await null;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(%s);
      const root = document.querySelector('tutorial-player').shadowRoot;
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    }"""

    def __init__(self, browser, by_frames=False):
        self.browser, self.by_frames = browser, by_frames
        self.name = "player, frames" if by_frames else "player"

    def open(self, tour, variant, files, calm):
        self.page = Page(self.browser, variant["display"]["size"], reduced_motion="reduce" if calm else "no-preference")
        page = self.page.page
        if self.by_frames:
            page.add_init_script("const s = CSS.supports.bind(CSS); CSS.supports = (...all) => all[0] !== 'd' && s(...all);")
        page.add_init_script(path=HERE / "clock.js")
        insets = dict(zip(("top", "right", "bottom", "left"), next(iter(variant["screens"].values()))["safeArea"]))
        self.page.inset(insets)
        page.goto("about:blank")
        page.set_content("<!DOCTYPE html><body style='margin:0;background:#fff'></body>")
        page.add_script_tag(path=self.SCRIPT)
        self.start = [sure(tour), variant, boxes(variant), calm]
        self.began = self.time = None

    def begin(self, passage):
        """Begins a passage at its first step; returns the seconds for which that step has stood."""
        page, self.stood = self.page.page, 0.0
        if passage.old and (self.began is None or self.began.new["id"] != passage.old["id"]):
            steps = passage.variant["steps"]
            there = self.began.new if self.began else None
            if there is None and steps[0]["id"] != passage.old["id"]:
                self.go(passages.Passage(passage.tour, passage.variant, None, steps[0], passage.calm))
                there = steps[0]
            self.go(passages.Passage(passage.tour, passage.variant, there, passage.old, passage.calm))
        if self.began is None:
            page.evaluate(self.START % json.dumps(self.BARE), self.start)
        else:
            self.advance(self.began.length + (self.time - self.began.length if self.time > self.began.length else 0.0))
            self.stood = self.time - self.began.length
            page.evaluate("""step => step === null ?
              document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true})) : player.goTo(step)""", passage.new and passage.new["id"])
        self.began, self.time = passage, 0.0
        return self.stood

    def go(self, passage):
        """Plays a passage that isn't compared, and waits for half a second."""
        self.begin(passage)
        self.advance(passage.length + 0.5)

    def advance(self, time):
        if time > self.time or time == 0:
            self.page.page.evaluate("seconds => advance(seconds)", time - self.time)
            self.time = time

    def stripe(self, style):
        """Gives the page a patterned background."""
        self.page.page.evaluate("style => { document.body.style.cssText += ';height:100vh;' + style }", style)

    def has(self, selector):
        """Returns true if an element within the player exists and takes up room."""
        return self.page.page.evaluate("""selector => {
          const { host } = document.querySelector('tutorial-player').shadowRoot;
          if (selector.startsWith(':host')) return host.matches(selector.slice(6, -1));
          const box = host.shadowRoot.querySelector(selector)?.getBoundingClientRect();
          return !!box && box.width > 0 && box.height > 0;
        }""", selector)

    def at(self, time):
        """The pixels and the time that they show."""
        self.advance(time)
        return self.page.pixels(), time

    def close(self):
        self.page.close()
        return self.page.said


def sure(tour):
    """The tour without conditions on steps, so that every step is shown."""
    free = {"when": None, "before": [], "missing": None}
    bare = lambda step: {key: free.get(key, value) for key, value in step.items() if key not in ("before", "missing")}  # noqa: E731
    return {**tour, "variants": [{**each, "steps": [bare(step) for step in each["steps"]]} for each in tour["variants"]]}


def boxes(variant):
    """The page's elements: those whose own frame is known, and that don't move from step to step."""
    found = {}
    for step in variant["steps"]:
        about = [(each["target"], each["element"]) for each in step["cutouts"] if not each["others"]]
        about += [(each["target"], each["frame"]) for each in step["interaction"]["allow"]]
        about += [(rule["tap"]["target"], rule["tap"]["frame"]) for rule in step["advance"] if isinstance(rule.get("tap"), dict)]
        for name, frame in about:
            found.setdefault((step["screen"], name), []).append(frame)
    return [(*key, frames[0]) for key, frames in found.items() if all(each == frames[0] for each in frames)]


class Drawing:
    """The animation that the svg emitter draws, in SMIL."""

    name = "svg"
    calms = True
    reach, slivers = compare.QUARTER, compare.SLIVERS
    # Removes everything that a tour doesn't describe: the overlay remains, in screen units, on white.
    BARE = """([width, height]) => {
      const svg = document.documentElement, device = svg.querySelector('#device');
      svg.pauseAnimations();
      for (const each of [...svg.children]) if (each !== device && each.tagName !== 'style') each.remove();
      const screen = [...device.children].find(each => each.tagName === 'g');
      for (const each of [...device.children]) if (each !== screen && each.tagName !== 'clipPath') each.remove();
      for (const each of [...screen.children])
        if (!each.querySelector('.passing') && !['clipPath', 'defs', 'mask'].includes(each.tagName)) each.remove();
      screen.removeAttribute('clip-path');
      device.removeAttribute('transform');
      for (const each of svg.querySelectorAll('.screen')) each.remove();
      svg.querySelector('style').textContent += '.callout{visibility:hidden}';
      svg.setAttribute('width', width); svg.setAttribute('height', height);
      svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
      return [...document.querySelectorAll('.passing')]
        .filter(each => getComputedStyle(each.parentNode).display !== 'none')
        .map(each => [+each.dataset.start, +each.dataset.arrival, +each.dataset.end]);
    }"""

    def __init__(self, browser):
        self.browser = browser

    def open(self, tour, variant, files, calm):
        size = variant["display"]["size"]
        self.page = Page(self.browser, size, reduced_motion="reduce" if calm else "no-preference")
        self.page.page.goto(files.drawing(variant).as_uri())
        self.passings = iter(self.page.page.evaluate(self.BARE, [int(-(-side // 1)) for side in size]))
        self.stood = 0.0

    def begin(self, passage):
        """Begins a passage; returns the seconds for which the previous step stands in the drawing."""
        stood = self.stood
        self.start, arrival, end = next(self.passings, (None, 0.0, 0.0))
        self.stood, self.length = end - arrival, end - self.start if self.start is not None else 0.0
        return stood

    def at(self, time):
        """The pixels and the time that they show; no pixels if the drawing is past the passage by then."""
        if self.start is None or time >= self.length:
            return None, time
        self.page.page.evaluate("time => document.documentElement.setCurrentTime(time)", self.start + time)
        return self.page.pixels(), time

    def close(self):
        self.page.close()
        return self.page.said


class PageOfTour:
    """The page that the html emitter writes, at times of its timeline."""

    name = "html"
    calms = True
    reach, slivers = compare.QUARTER, compare.SLIVERS
    BARE = """([calm, overlay]) => {
      const own = new CSSStyleSheet();
      own.replaceSync(`html { overflow: hidden !important } body { visibility: hidden !important } #stage .screens, #stage .shell { display: none !important }
        #stage .pane { visibility: visible; position: fixed !important; inset: 0 auto auto 0 !important; transform: none !important;
          clip-path: none !important; background: #fff !important; z-index: 1000000 }`);
      document.adoptedStyleSheets = [own];
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(overlay);
      const root = document.querySelector('#stage .overlay').shadowRoot;
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      for (let each = document.querySelector('#stage .pane').parentElement; each; each = each.parentElement)
        each.style.setProperty('transform', 'none', 'important');
    }"""

    def __init__(self, browser):
        self.browser = browser

    def open(self, tour, variant, files, calm):
        self.page = Page(self.browser, variant["display"]["size"], reduced_motion="reduce" if calm else "no-preference")
        self.page.page.goto(files.page().as_uri())
        self.page.page.wait_for_selector("html[data-ready]", state="attached")
        locale = variant["traits"].get("locale") or tour["locales"][0]
        self.place = {"variant": variant["id"], "locale": locale, "view": "play", "scheme": "light"}
        self.page.page.evaluate(self.BARE, [calm, Player.BARE])
        self.arrivals = {step["id"]: self._restore(step=step["id"]) for step in variant["steps"]}
        self.duration = self._restore(time=1e6)
        self.arrived = None

    def _restore(self, **more):
        return self.page.page.evaluate(
            "state => { tutorialPage.restore(state); return tutorialPage.state().time }", {**self.place, **more})

    def begin(self, passage):
        """Begins a passage; returns the seconds for which the previous step stands on the page's timeline."""
        self.step = passage.new and passage.new["id"]
        # At the end, the bare screen stands for a while.
        arrival = self.arrivals[self.step] if self.step else self.duration - 0.6
        self.start = arrival - passage.length
        stood = 0.0 if self.arrived is None else self.start - self.arrived
        self.arrived = arrival
        return stood

    def stripe(self, style):
        """Gives the device a patterned background."""
        self.page.page.evaluate("""style => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`#stage .pane { ${style} }`);
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        }""", style)

    def at(self, time):
        """The pixels and the time that they show; no pixels if the page is past the passage by then."""
        wanted = self.start + time
        place = {"step": self.step} if self.step else {}
        if abs(self._restore(time=wanted, **place) - wanted) > 1e-6:
            return None, time
        return self.page.pixels(), time

    def close(self):
        self.page.close()
        return self.page.said
