"""Captures Django's admin, compiles the tutorial of Examples/Web over it, plays that over the live pages, and changes
the application: `make check-web`.

    check_admin.py              all nine variants: three windows in three languages
    check_admin.py --update     rewrites the captures of Examples/Web, and the lock

- The committed captures are current: the same elements and words, each within a px, because browsers differ by
  fractions.
- Every hole of every step is within half a px of its live element, scrolled as in the step, through real clicks, a
  change of route and a dialog.
- Of five changes to the application, each breaks one step: the guard names these steps and no other. Each window and
  each language is captured once for it.
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

import admin_app
import admin_screens
import browser
from admin_screens import EXAMPLE, VARIANTS, context_for, show

from tutorialc_capture import capture

NEAR = 0.501  # px between a hole and its element: browsers scroll by whole pixels, and tours have three decimals
SAME = 1.0  # px between captures of different browsers
# The broken steps, with the errors that they have without a lock; a changed match of a selector is only an error with
# one.
BROKEN = {"users": ["covered-target"], "search": ["hidden-target"], "third": [], "email": ["missing-in-variant"],
          "groups": ["clipped-target"]}  # fmt: skip

# The state of the page: the boxes of elements by selectors, and the scroll offsets.
# A link in a line has the box of its words, and its content may be larger: both count.
BOX = """css => { const element = document.querySelector(css);
    const isInline = getComputedStyle(element).display === 'inline';
    const all = [element, ...isInline ? element.querySelectorAll('*') : []].map((each) => each.getBoundingClientRect()).filter((each) => each.width > 0);
    const [x, y] = [Math.min(...all.map((each) => each.left)), Math.min(...all.map((each) => each.top))];
    return [x, y, Math.max(...all.map((each) => each.right)) - x, Math.max(...all.map((each) => each.bottom)) - y] }"""
SCROLL = """({css, to}) => { const each = css ? document.querySelector(css) : document.scrollingElement;
    const isReversed = getComputedStyle(each).direction === 'rtl';
    each.scrollTo(isReversed ? to[0] - (each.scrollWidth - each.clientWidth) : to[0], to[1]) }"""

PLAYER = browser.ROOT / "Web/Player/dist/tutorial-player.iife.js"
START = """([tour, screen, css]) => {
    globalThis.names = css;
    globalThis.player = TutorialPlayer.start(tour, {
        screen, resolver: (id) => (names[id] ? document.querySelector(names[id]) : null) }) }"""
HOLE = """place => { const path = document.querySelector('tutorial-player').shadowRoot.querySelectorAll('mask path')[place];
    const { x, y, width, height } = path.getBBox(); return [x, y, width, height] }"""
# The page is at rest if two consecutive snapshots are equal.
RESTS = """() => { const root = document.querySelector('tutorial-player')?.shadowRoot;
    const now = JSON.stringify([scrollX, scrollY, root?.getAnimations().length, root?.querySelector('mask')?.innerHTML]);
    const rests = globalThis.lookedAt === now && root?.getAnimations().length === 0;
    globalThis.lookedAt = now;
    return rests }"""

lines = []


def expect(holds, words):
    if not holds: lines.append(words)


def run(*arguments, status=0):
    done = subprocess.run([browser.TUTORIALC, *map(str, arguments)], capture_output=True, text=True)
    expect(done.returncode == status, f"tutorialc {' '.join(map(str, arguments))}:\n{done.stdout}{done.stderr}")
    return done.stdout


def compare(fresh, kept, name):
    """Checks that the capture has the committed elements, words and states, in the same places."""
    old = {each["id"]: each for each in kept["elements"]}
    new = {each["id"]: each for each in fresh["elements"]}
    expect(list(old) == list(new), f"{name}: other elements: {sorted(set(old) ^ set(new))[:5]}")
    for each in old.keys() & new.keys():
        for key in old[each].keys() | new[each].keys():
            one, other = old[each].get(key), new[each].get(key)
            if key == "frame": same = all(abs(a - b) <= SAME for a, b in zip(one, other))
            else: same = one == other
            expect(same, f"{name}: {each}: {key} is {other}, Examples/Web has {one}: Tests/Web/check_admin.py --update")
    for key in ("traits", "display", "occluders", "windows"):
        expect(fresh.get(key) == kept.get(key), f"{name}: {key} is {fresh.get(key)}, Examples/Web has {kept.get(key)}")


class Walk:
    """The player over the live pages of one variant, step by step."""

    def __init__(self, page, app, tour, variant, kept):
        self.page, self.app, self.tour, self.variant, self.kept = page, app, tour, variant, kept
        self.screen, self.css, self.worst = None, {}, [0.0, 0.0]
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: lines.append(f"{variant}: {error}"))

    def go(self):
        """Follows the steps, and captures each screen on the way, like the example."""
        for step in next(each for each in self.tour["variants"] if each["id"] == self.variant)["steps"]:
            if step["screen"] != self.screen: self.come(step["screen"])
            self.wait("step => player.step === step && player.state === 'stands'", step["id"])
            for offset in (step["scroll"] or {"offsets": []})["offsets"]:
                self.page.evaluate(SCROLL, {"css": self.css.get(offset["space"]), "to": offset["to"]})
            self.wait(RESTS, step["id"])
            for place, hole in enumerate(step["cutouts"]): self.look(step["id"], place, hole)
            if any(rule.get("tap") == "target" for rule in step["advance"]):
                # The player scrolls to elements that were captured at the edge of the window.
                x, y, width, height = self.page.evaluate(BOX, self.css[step["cutouts"][0]["target"]])
                self.page.mouse.click(x + width / 2, y + height / 2)
            else:
                self.page.evaluate("player.next()")
        self.wait("() => player.state === 'over'", "the end")
        return self.worst

    def wait(self, condition, step):
        """Waits for a condition of the page; on failure, reports the player's state."""
        try: self.page.wait_for_function(condition, arg=step, polling=50)
        except Exception as error:
            at = self.page.evaluate("[location.pathname, player.step, player.state]")
            raise RuntimeError(f"{self.variant} {step}: the player is at {at}") from error

    def come(self, screen):
        """Opens the first screen by its address; the click on the previous step's highlighted element has opened all
        others."""
        if self.screen is None: show(self.page, self.app, screen)
        self.page.wait_for_url(self.app.url + admin_screens.PATHS[screen])
        self.screen = screen
        if screen == "user-clock": self.page.wait_for_selector("#clockbox1", state="visible")
        taken = capture(self.page, screen, self.variant, css=True, traits={"idiom": self.variant.rsplit("-", 1)[0]})
        self.css = {each["id"]: each.pop("css", None) for each in taken["elements"]}
        # This page contains the player's changes; it is compared when the example captures it.
        if screen == "user-clock": return self.page.evaluate("([screen, css]) => { names = css; player.shows(screen) }", [screen, self.css])
        compare(taken, self.kept[screen], f"{screen}/{self.variant}")
        self.page.add_script_tag(path=PLAYER)
        self.page.evaluate(START, [self.tour, screen, self.css])

    def look(self, step, place, hole):
        """Checks a hole's position against its element: the compiled hole and the drawn one."""
        name = f"{self.variant} {step}"
        live = self.page.evaluate(BOX, self.css[hole["target"]])
        off = max(abs(a - b) for a, b in zip(live, hole["element"]))
        drawn = self.page.evaluate(HOLE, place)
        wanted = [a + b - c for a, b, c in zip(live, hole["frame"], hole["element"])]
        apart = max(abs(a - b) for a, b in zip(drawn, wanted))
        self.worst = [max(self.worst[0], off), max(self.worst[1], apart)]
        expect(off <= NEAR, f"{name}: the element lies at {live}, the tour has it at {hole['element']}")
        expect(apart <= NEAR, f"{name}: the player's hole is {drawn}, and should be {wanted}")


def check_drift(opened, app, variants):
    """A release with five changes: five steps break, each by its own change, and no other does."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        app.change(*admin_app.CHANGES)
        admin_screens.capture_all(opened, app, folder, variants)
        app.change()
        against = [part for variant in variants for part in ("--against", folder / f"{variant}.layout.json")]
        drift, = json.loads(run("check", EXAMPLE / "admin.tutorial.yaml", *against, "--diagnostics", "json", status=1))["drift"]
        expect([each["variant"] for each in drift["variants"]] == sorted(variants), f"the variants are {drift['variants']}")
        for each in drift["variants"]:
            found = {step["id"]: step["errors"] for step in each["steps"] if step["verdict"] == "breaks"}
            expect(found == BROKEN, f"{each['variant']}: what breaks is {found}")
        # The lock alone gives the same result, once the new captures replace the old ones.
        for part in ("admin.tutorial.yaml", "admin.lock.yaml"): shutil.copy(EXAMPLE / part, folder)
        shutil.copytree(EXAMPLE / "strings", folder / "strings")
        tutorial = folder / "admin.tutorial.yaml"
        tutorial.write_text(tutorial.read_text(encoding="utf-8").replace("layouts/*.layout.json", '"*.layout.json"'), encoding="utf-8")
        found = {each["id"] for each in json.loads(run("check", tutorial, "--diagnostics", "json", status=1))["diagnostics"]
                 if each["severity"] == "error"}  # fmt: skip
        wanted = {"drifted-target", "unknown-target"}.union(*BROKEN.values()) - {"missing-in-variant"}
        expect(found == wanted, f"with the lock the errors are {found}")


def update(opened, app):
    admin_screens.capture_all(opened, app, EXAMPLE / "layouts")
    print(run("lock", EXAMPLE / "admin.tutorial.yaml"), end="")


def main():
    with admin_app.AdminApp() as app, browser.browser() as opened:
        if "--update" in sys.argv[1:]: return update(opened, app)
        with tempfile.TemporaryDirectory() as out:
            run("build", EXAMPLE, "--out", out, "--quiet", "--locked")
            tour = json.loads((pathlib.Path(out) / "admin.tour.json").read_text(encoding="utf-8"))
        worst = []
        for variant in VARIANTS:
            manifest = json.loads((EXAMPLE / "layouts" / f"{variant}.layout.json").read_text(encoding="utf-8"))
            context = context_for(opened, app, variant)
            kept = {each["screen"]: each for each in manifest["snapshots"]}
            worst.append(Walk(context.new_page(), app, tour, variant, kept).go())
            context.close()
        check_drift(opened, app, ["desktop-ar", "phone-en", "tablet-ja"])
    if lines:
        print(*lines[:20], sep="\n", file=sys.stderr)
        sys.exit(f"{len(lines)} findings in all")
    compiled, drawn = (max(each[place] for each in worst) for place in (0, 1))
    print(f"{len(VARIANTS)} variants of {len(tour['variants'][0]['steps'])} steps played over live pages: compiled holes are at most "
          f"{compiled:.3f} px off, drawn ones {drawn:.3f}; {len(BROKEN)} changes break {len(BROKEN)} steps")


if __name__ == "__main__": main()
