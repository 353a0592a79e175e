"""The rows of the web player: its cost for a page when a tour starts, beside driver.js on the same page."""

import http.server
import functools
import os
import pathlib
import subprocess
import sys
import tempfile
import threading

import programs
from programs import medians

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "Tests" / "Web"), str(ROOT / "Tests" / "Oracles")]

ROOTS, LIGHT, IN_ROOT = 75, 1500, 20
STEPS = {"save": (80, 90, 140, 44), "share": (560, 380, 140, 44), "bin": (940, 560, 130, 40)}
LAYOUT = "snapshots:\n  - screen: desk\n    variant: desktop\n    traits: { platform: web }\n    display: { size: [1280, 800] }\n    elements:\n"
TUTORIAL = "tutorial: start\nlayout: start.layout.yaml\nsteps:\n"
# Some 3,000 elements, half of them in 75 shadow roots.
PAGE = """<!doctype html><meta charset="utf-8"><style>body { margin: 0 } button { position: absolute; margin: 0 } %(styles)s</style>
%(buttons)s<main></main><script>
const main = document.querySelector('main');
main.innerHTML = '<p>…</p>'.repeat(%(light)d);
for (let each = 0; each < %(roots)d; each += 1)
  main.appendChild(document.createElement('x-part')).attachShadow({ mode: 'open' }).innerHTML = '<i>…</i>'.repeat(%(within)d - 1);
</script>"""
PLAYERS = {
    "tutorial-player": """async () => {
      const began = performance.now();
      const [{ start }, tour] = await Promise.all([import('/player/tutorial-player.js'), fetch('/start.tour.json').then((one) => one.json())]);
      start(tour, { store: null });
      return began;
    }""",
    "driver.js": """async () => {
      const began = performance.now();
      const { driver } = await import('/driver.mjs');
      const popover = { title: 'Here', description: 'It is here.' };
      driver({ steps: ['save', 'share', 'bin'].map((id) => ({ element: `[data-tour=${id}]`, popover })) }).drive();
      return began;
    }""",
}
STANDS = {
    "tutorial-player": "() => document.querySelector('tutorial-player')?.shadowRoot.querySelector('mask path')",
    "driver.js": "() => document.querySelector('.driver-popover')",
}
# Polls in each frame until an element exists; no other script runs in between.
FIRST = "async (began) => { while (!(%s)()) await new Promise(requestAnimationFrame); return performance.now() - began; }"
# The limit of a start's duration, in seconds; nothing happens after that.
REST = 1


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript", ".mjs": "text/javascript"}

    def log_message(self, *_):
        pass


class Pages:
    def __init__(self, bench):
        self.bench, self.table = bench, bench.table
        self.measures = [self.starting_on_a_page]

    def starting_on_a_page(self):
        from check_driver import driver_js
        from playwright.sync_api import sync_playwright
        from runner import chromium

        with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
            folder = pathlib.Path(folder)
            self.write(folder, *driver_js())
            server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
            threading.Thread(target=server.serve_forever, daemon=True).start()
            options = ["--no-sandbox"] if os.geteuid() == 0 else []
            browser = playwright.chromium.launch(executable_path=chromium(), args=options)
            address = f"http://127.0.0.1:{server.server_address[1]}/"
            rounds = [tuple(self.start(browser, address, name) for name in PLAYERS) for _ in range(max(self.bench.rounds, 5))]
            browser.close()
            server.shutdown()
        self.tell(rounds)

    def tell(self, rounds):
        pick = lambda part: medians([tuple(figures[part] for figures in each) for each in rounds])  # noqa: E731
        self.table.head(f"a tour starts on a page of 3,000 elements with {ROOTS} shadow roots, cold, beside driver.js, in seconds")
        self.table.row("script at start, to driver.js", seconds=pick("script"), goal=2)
        # Includes styles and layouts, which one player forces within its script and the other leaves to the frame.
        self.table.row("all of the page's thread in that second, to driver.js", seconds=pick("task"))
        self.table.row("until there is a hole, to driver.js", seconds=pick("first"))
        here, peer = pick("layouts")
        self.table.row(f"layouts at start; of driver.js {peer:.0f}", value=here)

    def start(self, browser, address, name):
        """The cost of one start, in a window of its own."""
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        page = context.new_page()
        page.goto(address)
        tools = context.new_cdp_session(page)
        tools.send("Performance.enable")
        before = self.count(tools)
        began = page.evaluate(PLAYERS[name])
        first = page.evaluate(FIRST % STANDS[name], began)
        page.wait_for_timeout(REST * 1000)
        after = self.count(tools)
        context.close()
        spent = {name: after[f"{name.capitalize()}Duration"] - before[f"{name.capitalize()}Duration"] for name in ("script", "task")}
        return {**spent, "first": first / 1000, "layouts": after["LayoutCount"] - before["LayoutCount"]}

    def count(self, tools):
        return {each["name"]: each["value"] for each in tools.send("Performance.getMetrics")["metrics"]}

    def write(self, folder, module, styles):
        (folder / "player").symlink_to(os.environ.get("PLAYER", ROOT / "Web" / "Player" / "dist"))
        (folder / "driver.mjs").write_text(module, encoding="utf-8")
        (folder / "start.layout.yaml").write_text(LAYOUT + "".join(
            f"      - {{ id: {name}, type: button, frame: {list(frame)}, label: {name} }}\n" for name, frame in STEPS.items()))
        (folder / "start.tutorial.yaml").write_text(TUTORIAL + "".join(
            f"  - {{ id: {name}, target: {name}, callout: {{ title: Here, body: It is here. }} }}\n" for name in STEPS))
        subprocess.run(
            [programs.TUTORIALC, "build", folder / "start.tutorial.yaml", "--emit", "json", "--out", folder, "--quiet"], check=True)
        buttons = "".join(
            f'<button data-tour="{name}" style="left:{x}px;top:{y}px;width:{across}px;height:{down}px">{name}</button>'
            for name, (x, y, across, down) in STEPS.items())
        (folder / "index.html").write_text(
            PAGE % {"styles": styles, "buttons": buttons, "light": LIGHT, "roots": ROOTS, "within": IN_ROOT}, encoding="utf-8")
