"""Plays a tour over a small mail app in Chromium, and holds the player to what docs/player.md says.

    python3 Web/Player/test/check_player.py [--chromium PROGRAM] [NAME…]

A page is served under a policy that allows no style and no script but the app's own files. Violations of it, logged
errors, and requests to other hosts fail a check.
"""
import argparse
import contextlib
import functools
import http.server
import os
import shutil
import sys
import threading
import time
import traceback
from pathlib import Path

import check_callouts
import check_hostile
import check_looks
from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parent
HOLE = (HERE / "hole.js").read_text(encoding="utf-8")
INSET = """insets => {
  const own = CSSStyleSheet.prototype.replaceSync;
  CSSStyleSheet.prototype.replaceSync = function (text) {
    own.call(this, text.replace(/env\\(safe-area-inset-(\\w+)\\)/g, (_, side) => `${insets[side]}px`));
  };
}"""
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; frame-src 'self'; font-src 'self'; "
          "require-trusted-types-for 'script'")


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript"}

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_):
        pass


class Mail:
    """The app in a page of its own, and operations on the player there."""

    def __init__(self, browser, base, query="?tour", size=(1280, 800), **context):
        self.context = browser.new_context(viewport={"width": size[0], "height": size[1]}, **context)
        self.page = self.context.new_page()
        self.faults = []
        self.base = base
        self.page.on("console", lambda message: message.type in ("error", "warning") and self.faults.append(message.text))
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", lambda request: request.url.startswith((base, "data:")) or self.faults.append(request.url))
        self.open(query)

    def open(self, query):
        self.page.goto(f"{self.base}/test/pages/mail.html{query}")
        self.wait("window.ready")
        if "tour" in query:
            self.wait("window.player && player.state === 'stands'")
            self.rest()

    def rest(self):
        """Until nothing moves: no animation runs, no frame is asked for, and four looks see the same."""
        last, same, end = None, 0, time.monotonic() + 15
        while same < 3:
            # A browser that has much to do draws late: each look is at another frame.
            look = self.ask("""async () => {
              await drawn_();
              const root = document.querySelector('tutorial-player')?.shadowRoot;
              return root ? [frames_, scrollY, document.querySelector('#list').scrollTop, root.getAnimations().length] : null;
            }""")
            if look is None:
                return
            same = same + 1 if look == last and look[3] == 0 else 0
            last = look
            assert time.monotonic() < end, f"it does not come to rest: {look}"
            self.page.wait_for_timeout(100)

    def wait(self, what):
        """Waits until an expression holds. It is a function, because the policy forbids evaluating a text."""
        self.page.wait_for_function(f"() => {what}", timeout=15000)

    def goto(self, step):
        self.page.evaluate("step => player.goTo(step)", step)
        self.until(step)
        self.rest()

    def until(self, step):
        self.page.wait_for_function("step => player.step === step && player.state === 'stands'", arg=step, timeout=15000)

    def step(self):
        return self.page.evaluate("player.step")

    def press(self, key):
        self.page.keyboard.press(key)

    def ask(self, script, *arguments):
        return self.page.evaluate(script, *arguments)

    def focus(self):
        """The focused element, by a class of the player's or an id of the app's."""
        return self.ask("""() => {
          let at = document.activeElement;
          while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
          if (at?.getRootNode().host?.localName === 'tutorial-player') return '.' + at.className.split(' ')[0] + (at.dataset.index ?? '');
          return at?.dataset?.tour ?? (at?.id || at?.localName);
        }""")

    def hole(self):
        """The box of the first hole that is drawn."""
        return self.ask(f"({HOLE})(document.querySelector('tutorial-player').shadowRoot)")

    def box(self, selector):
        box = self.page.locator(selector).bounding_box()
        return [box[side] for side in ("x", "y", "width", "height")]

    def callout(self):
        return self.ask("""() => {
          const words = document.querySelector('tutorial-player').shadowRoot.querySelector('.words.now');
          const { x, y, width, height } = words.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        }""")

    def click(self, selector):
        x, y, width, height = self.box(selector)
        self.page.mouse.click(x + width / 2, y + height / 2)

    def inset(self, insets):
        """Sets the safe area. Only Chromium can emulate it, so that later styles say it to the others."""
        if hasattr(self.context, "new_cdp_session"):
            self.context.new_cdp_session(self.page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
        else:
            self.ask(INSET, insets)

    def close(self):
        violations = self.ask("window.violations")
        self.context.close()
        assert not self.faults, f"the console or the network: {self.faults}"
        assert not violations, f"the policy forbids: {violations}"


def near(a, b, by=0.5):
    assert all(abs(x - y) <= by for x, y in zip(a, b)), f"{a} is not {b}"


def around(hole, box, padding):
    near(hole, [box[0] - padding, box[1] - padding, box[2] + 2 * padding, box[3] + 2 * padding])


# --- the checks ---

def walks_through(open_mail):
    """A person goes through the whole tour: by keys, by touches through holes, over a dialog and another route."""
    mail = open_mail()
    assert mail.ask("reports") == ["shown welcome"], mail.ask("reports")
    mail.press("ArrowRight")
    mail.until("search")
    mail.rest()
    around(mail.hole(), mail.box("#search-field"), 8)
    mail.press("ArrowRight")
    mail.until("row")
    mail.rest()
    mail.press("Enter")
    mail.until("star")
    mail.rest()
    mail.click("#row-2 mail-star button")
    mail.until("compose")
    assert mail.ask("window.starred") is True, "the touch did not reach the star"
    mail.rest()
    mail.click("#compose")
    mail.until("send")
    mail.rest()
    around(mail.hole(), mail.box("#send"), 8)
    on_top = mail.ask("""() => {
      const { x, y, width, height } = document.querySelector('tutorial-player').shadowRoot.querySelector('.words.now').getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + 10)?.localName;
    }""")
    assert on_top == "tutorial-player", f"{on_top} lies over the callout"
    mail.page.locator("tutorial-player >> css=.words.now .button.primary").click()
    mail.until("signature")
    assert mail.ask("location.hash") == "#/settings"
    mail.rest()
    mail.ask("document.querySelector('#editor').close()")
    mail.page.wait_for_timeout(100)
    mail.page.locator("tutorial-player >> css=.words.now .button.primary").click()
    mail.wait("reports.includes('end')")
    assert mail.ask("document.querySelector('tutorial-player')") is None, "something is left on the page"
    assert mail.ask("document.querySelectorAll('[inert]').length") == 0, "something is left inert"
    assert mail.ask("reports.slice(-2)") == ["completed signature", "end"], mail.ask("reports")
    # It was seen, so it does not begin again.
    mail.open("")
    mail.ask("begin()")
    mail.wait("player?.state === 'over'")
    assert mail.ask("document.querySelector('tutorial-player')") is None
    mail.close()


def keeps_touches(open_mail):
    """Touches reach the app through holes that let them, and nowhere else."""
    mail = open_mail()
    mail.goto("search")
    mail.click("#settings-link")
    assert mail.ask("location.hash") == "" and "settings-link" not in mail.ask("clicks"), "a touch went through the overlay"
    mail.click("#search-field")
    assert "search-field" in mail.ask("clicks"), "a touch did not go through the hole"
    assert mail.focus() == "search", mail.focus()
    mail.page.keyboard.type("ada")
    assert mail.ask("document.querySelector('#search-field').value") == "ada"
    mail.press("ArrowLeft")
    assert mail.step() == "search", "a key that belongs to a text field was taken"
    mail.close()


def opens_after_passages(open_mail):
    """Touches reach the app once a passage has ended, even if no event came at its end."""
    mail = open_mail()
    mail.ask("""() => {
      player.goTo('star');
      for (const begun = performance.now(); performance.now() < begun + 2000;);
      document.fonts.dispatchEvent(new Event('loadingdone'));
    }""")
    mail.until("star")
    mail.rest()
    mail.click("#row-2 mail-star button")
    mail.until("compose")
    assert mail.ask("window.starred") is True, "the touch did not reach the star"
    mail.close()


def moves_the_focus(open_mail):
    """The focus cycles between the callout and its target, and returns to its former place."""
    mail = open_mail("")
    mail.page.locator("#settings-link").focus()
    mail.ask("begin()")
    mail.wait("window.player?.state === 'stands'")
    mail.rest()
    assert mail.focus() == ".words", mail.focus()
    seen = []
    mail.goto("search")
    for _ in range(5):
        seen.append(mail.focus())
        mail.press("Tab")
    assert seen == [".words", ".button0", ".button1", "search", ".close"], seen
    assert mail.focus() == ".words", "the focus does not go around"
    mail.press("Shift+Tab")
    assert mail.focus() == ".close", mail.focus()
    inert = mail.ask("[...document.querySelectorAll('[inert]')].map(one => one.id || one.localName)")
    assert "main" in inert and "settings-link" in inert and "search-field" not in inert, inert
    mail.press("Escape")
    mail.wait("reports.includes('end')")
    assert mail.focus() == "settings-link", mail.focus()
    assert mail.ask("reports.filter(one => one.startsWith('dismissed'))") == ["dismissed search"]
    mail.close()


def speaks(open_mail):
    """A step's words are read aloud, and the callout has a name."""
    mail = open_mail()
    mail.page.wait_for_timeout(120)
    live = "[...document.querySelector('tutorial-player').shadowRoot.querySelectorAll('[aria-live]')].map(one => one.textContent)"
    assert mail.ask(live) == ["Welcome\nThis shows you where things are. It takes a minute.", ""], mail.ask(live)
    name = mail.ask("(() => { const w = document.querySelector('tutorial-player').shadowRoot.querySelector('.words.now'); return [w.role, w.getAttribute('aria-label')]; })()")
    assert name == ["dialog", "Welcome"], name
    mail.close()


def is_accessible(open_mail):
    """axe finds nothing in the player, in light and in dark."""
    from axe_playwright_python.sync_playwright import Axe
    for query in ("?tour", "?tour&dark", "?tour&lang=ar"):
        mail = open_mail(query, bypass_csp=True)
        for step in ("welcome", "search"):
            mail.goto(step)
            found = Axe().run(mail.page, context={"include": [["tutorial-player"]]}).response["violations"]
            assert not found, [(one["id"], one["nodes"][0]["html"][:120]) for one in found]
        mail.close()


def rests(open_mail):
    """No script asks for frames while targets are at rest, and during passages if CSS has paths."""
    mail = open_mail()
    keyframes = mail.ask("CSS.supports('d', 'path(\"M0 0\")')")
    assert mail.ask("player.method") == ("keyframes" if keyframes else "frames")
    mail.page.wait_for_timeout(500)
    mail.rest()
    before = mail.ask("frames_")
    mail.page.wait_for_timeout(1500)
    assert mail.ask("frames_") == before, "frames were asked for at rest"
    mail.ask("player.goTo('search')")
    mail.page.wait_for_timeout(30)
    if keyframes:
        moving = mail.ask("document.querySelector('tutorial-player').shadowRoot.getAnimations().length")
        assert moving > 0, "nothing is animated by keyframes"
        counted = mail.ask("frames_")
        mail.page.wait_for_timeout(60)
        assert mail.ask("frames_") - counted <= 3, f"{mail.ask('frames_') - counted} frames were asked for while the browser moves the picture"
    mail.rest()
    before = mail.ask("frames_")
    mail.page.wait_for_timeout(1000)
    assert mail.ask("frames_") == before, "frames were asked for at rest"
    mail.close()


def draws_frames_where_paths_cannot_be_animated(open_mail):
    """If CSS has no paths, a script draws frames while something moves, and none at rest."""
    mail = open_mail("?tour&method=frames")
    assert mail.ask("player.method") == "frames"
    mail.goto("search")
    around(mail.hole(), mail.box("#search-field"), 8)
    mail.page.wait_for_timeout(500)
    mail.rest()
    before = mail.ask("frames_")
    mail.page.wait_for_timeout(800)
    assert mail.ask("frames_") == before
    mail.close()


def follows(open_mail):
    """Holes follow targets that scroll, change their size, or are moved by an animation of the app."""
    mail = open_mail()
    mail.goto("row")
    around(mail.hole(), mail.box("#row-12"), 8)
    bar, row = mail.box(".bar"), mail.box("#row-12")
    assert row[1] >= bar[1] + bar[3], "the row lies under the bar"
    mail.ask("document.querySelector('#list').scrollBy(0, 30)")
    mail.page.wait_for_timeout(200)
    around(mail.hole(), mail.box("#row-12"), 8)
    mail.page.set_viewport_size({"width": 900, "height": 700})
    mail.page.wait_for_timeout(200)
    mail.rest()
    around(mail.hole(), mail.box("#row-12"), 8)
    mail.ask("document.querySelector('#row-12').classList.add('slides')")
    mail.page.wait_for_timeout(700)
    mail.rest()
    around(mail.hole(), mail.box("#row-12"), 8)
    mail.ask("document.querySelector('#list').before(document.createElement('hr'), document.createElement('hr'))")
    mail.page.wait_for_timeout(200)
    mail.rest()
    around(mail.hole(), mail.box("#row-12"), 8)
    mail.close()


def picks_variants(open_mail):
    """A narrower window is another variant; the step stays."""
    mail = open_mail()
    mail.goto("search")
    mail.page.set_viewport_size({"width": 390, "height": 844})
    mail.page.wait_for_timeout(300)
    mail.rest()
    assert mail.step() == "search"
    around(mail.hole(), mail.box("#search-field"), 8)
    x, y, width, height = mail.callout()
    assert x >= 0 and x + width <= 390 and y >= 0 and y + height <= 844, (x, y, width, height)
    assert len([one for one in mail.ask("reports") if one == "shown search"]) == 1
    mail.close()


def waits_for_late_targets(open_mail):
    """A step waits for a target that appears later."""
    mail = open_mail("?late")
    mail.ask("begin()")
    mail.wait("window.player?.state === 'stands'")
    mail.goto("row")
    mail.page.wait_for_selector("#row-12")
    mail.page.wait_for_timeout(300)
    mail.rest()
    hole, row = mail.hole(), mail.box("#row-12")
    around(hole, row, 8)
    mail.ask("player.goTo('send')")
    mail.page.wait_for_timeout(300)
    assert mail.ask("player.state") == "waits"
    mail.ask("document.querySelector('#editor').showModal()")
    mail.until("send")
    mail.rest()
    around(mail.hole(), mail.box("#send"), 8)
    mail.close()


def resumes(open_mail):
    """After a reload the tour goes on where it was, with its way back."""
    mail = open_mail()
    mail.goto("search")
    mail.goto("row")
    mail.open("?tour")
    assert mail.step() == "row", mail.step()
    mail.ask("player.back()")
    mail.until("search")
    mail.close()


def moves_less(open_mail):
    """With reduced motion, nothing flies: changes fade."""
    mail = open_mail(reduced_motion="reduce")
    mail.ask("player.goTo('search')")
    mail.page.wait_for_timeout(40)
    paths = mail.ask("""document.querySelector('tutorial-player').shadowRoot.getAnimations()
      .flatMap(one => one.effect.getKeyframes().flatMap(frame => Object.keys(frame)))""")
    assert "d" not in paths and "transform" not in paths, sorted(set(paths))
    mail.rest()
    mail.close()


def speaks_arabic(open_mail):
    """In Arabic callouts are written from the right, and the arrow keys change places."""
    mail = open_mail("?tour&lang=ar")
    side = mail.ask("getComputedStyle(document.querySelector('tutorial-player').shadowRoot.querySelector('.inner')).direction")
    assert side == "rtl", side
    mail.press("ArrowLeft")
    mail.until("search")
    mail.rest()
    around(mail.hole(), mail.box("#search-field"), 8)
    mail.close()


def keeps_long_words(open_mail):
    """At 320 px and with letters twice as large words are not cut off, and what does not fit scrolls."""
    for query, size in (("?tour", (320, 568)), ("?tour&large", (320, 568)), ("?tour&large&lang=ar", (390, 844))):
        mail = open_mail(query, size=size)
        for step in ("welcome", "search", "compose"):
            mail.goto(step)
            x, y, width, height = mail.callout()
            assert x >= 0 and y >= 0 and x + width <= size[0] + 1 and y + height <= size[1] + 1, (query, step, x, y, width, height)
            cut = mail.ask("""() => {
              const inner = document.querySelector('tutorial-player').shadowRoot.querySelector('.words.now .inner');
              const box = inner.getBoundingClientRect();
              return [...inner.querySelectorAll('.title, .button')].filter(one => {
                const { left, right, bottom } = one.getBoundingClientRect();
                return left < box.left - 1 || right > box.right + 1 || bottom > box.bottom + 1;
              }).map(one => one.textContent);
            }""")
            assert not cut, (query, step, cut)
        mail.close()


def highlights(open_mail):
    """One element is highlighted without a tour, and a touch on it ends that."""
    mail = open_mail("")
    mail.ask("highlight(document.querySelector('#archive'), { title: 'Archive', body: 'All of it.' }).then(one => { window.player = one; })")
    mail.wait("window.player?.state === 'stands'")
    mail.rest()
    around(mail.hole(), mail.box("#archive"), 8)
    mail.click("#archive")
    mail.wait("!document.querySelector('tutorial-player')")
    assert "archive" in mail.ask("clicks")
    mail.close()


def renders(open_mail):
    """An app's own callout is placed, focused and pressed as the player's."""
    mail = open_mail("")
    mail.ask("""begin('mail', { render: (step, element, controls) => {
      const button = document.createElement('button');
      button.textContent = controls.text(step.callout.title) + '!';
      button.dataset.index = '0';
      button.addEventListener('click', () => controls.press(0));
      element.append(button);
    } })""")
    mail.wait("window.player?.state === 'stands'")
    mail.rest()
    own = mail.page.locator("tutorial-player >> css=.words.now button")
    assert own.text_content() == "Welcome!"
    own.click()
    mail.until("search")
    mail.close()


def looks_into_frames(open_mail):
    """An element within a frame of the same origin is found, framed where it is, and touched."""
    mail = open_mail("")
    mail.ask("""() => {
      const frame = document.createElement('iframe');
      frame.src = 'frame.html';
      frame.className = 'frame';
      document.querySelector('#news').append(frame);
    }""")
    mail.page.frame_locator("iframe").locator("#inner").wait_for()
    mail.ask("highlight('inner', { title: 'Inside' }).then(one => { window.player = one; })")
    mail.wait("window.player?.state === 'stands'")
    mail.rest()
    box = mail.page.frame_locator("iframe").locator("#inner").bounding_box()
    box = [box[side] for side in ("x", "y", "width", "height")]
    around(mail.hole(), box, 8)
    mail.page.mouse.click(box[0] + 5, box[1] + 5)
    mail.wait("!document.querySelector('tutorial-player')")
    mail.close()


def grows_with_late_fonts(open_mail):
    """A font that comes late and is wider makes callouts larger; nothing is cut off, and the focus stays."""
    mail = open_mail()
    mail.goto("compose")
    before = mail.callout()
    mail.ask("document.querySelector('tutorial-player').style.setProperty('--tour-font', 'Wide, monospace')")
    mail.ask("document.fonts.dispatchEvent(new Event('loadingdone'))")
    mail.page.wait_for_timeout(200)
    mail.rest()
    after = mail.callout()
    assert after[2] * after[3] > before[2] * before[3], (before, after)
    assert mail.focus() == ".words", mail.focus()
    mail.close()


CHECKS = [*check_callouts.CHECKS, *check_looks.CHECKS, *check_hostile.CHECKS, looks_into_frames, grows_with_late_fonts, walks_through, keeps_touches, opens_after_passages, moves_the_focus, speaks, is_accessible, rests, draws_frames_where_paths_cannot_be_animated, follows,
          picks_variants, waits_for_late_targets, resumes, moves_less, speaks_arabic, keeps_long_words, highlights, renders]


@contextlib.contextmanager
def served():
    """The address under which the player and the app are served."""
    handler = functools.partial(Handler, directory=str(HERE.parent))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--chromium", default=os.environ.get("CHROMIUM") or next(
        (found for found in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if found), None))
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    failed = 0
    with served() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=arguments.chromium, args=["--no-sandbox"])
        for check in CHECKS:
            if arguments.names and check.__name__ not in arguments.names:
                continue
            try:
                check(functools.partial(Mail, browser, base))
            except Exception as fault:  # every check is reported, however the others end
                failed += 1
                place = traceback.extract_tb(fault.__traceback__)
                line = next((one.lineno for one in reversed(place) if one.name == check.__name__), 0)
                print(f"{check.__name__}, line {line}: {type(fault).__name__}: {str(fault)[:600]}")
        browser.close()
    print(f"{len(CHECKS) - failed} of {len(CHECKS)} checks of the player hold" if not arguments.names else "")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
