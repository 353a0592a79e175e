"""Pages of other engines, with the part of Playwright's interface that the checks of pages use: they run unchanged."""

import io
import json
import pathlib
import time
from types import SimpleNamespace

from inputs import Keyboard, Mouse, Touchscreen
from locator import Locator
from PIL import Image

# An expression or a function, as in Playwright; the function gets one argument.
EVALUATE = """async (text) => {
  const [given] = JSON.parse(text);
  const what = (%s);
  const found = await (typeof what === 'function' ? what(given) : what);
  return JSON.stringify(found === undefined ? null : found);
}"""


class Browser:
    """An engine; each of its contexts is a window."""

    def __init__(self, engine):
        self.engine, self.contexts = engine, []

    def new_context(self, **wanted):
        self.contexts.append(Context(self.engine, wanted))
        return self.contexts[-1]

    @property
    def version(self):
        """The engine's own version string."""
        window = self.engine.Window((320, 320))
        window.close()
        return window.version

    def close(self):
        """Closes contexts that a failed check has left open."""
        for each in self.contexts:
            each.close()


class Context:
    """The options that a page is opened with. `bypass_csp` is ignored, because drivers always run scripts that way."""

    def __init__(self, engine, wanted):
        self.engine, self.wanted, self.scripts, self.page, self.opened = engine, wanted, [], None, 0

    def add_init_script(self, script=None, path=None):
        self.scripts.append(script or pathlib.Path(path).read_text(encoding="utf-8"))

    def new_page(self):
        self.page = Page(self)
        return self.page

    @property
    def pages(self):
        """The page, and a None for each page that it has opened since, of which only the number is known."""
        self.page.listen()
        return [self.page] + [None] * self.opened

    def open(self):
        size = self.wanted["viewport"]
        return self.engine.Window(
            (size["width"], size["height"]), calm=self.wanted.get("reduced_motion") == "reduce",
            dark=self.wanted.get("color_scheme") == "dark", scale=self.wanted.get("device_scale_factor", 1),
            scripts=self.scripts, touch=self.wanted.get("has_touch", False),
            forced=self.wanted.get("forced_colors") == "active", locale=self.wanted.get("locale"))  # fmt: skip

    def close(self):
        if self.page:
            self.page.finish()


class Page:
    def __init__(self, context):
        self.context, self.listeners, self.patience, self._window = context, {}, 15000, None
        self.keyboard, self.mouse, self.touchscreen = Keyboard(self), Mouse(self), Touchscreen(self)
        self.viewport_size = dict(context.wanted["viewport"])

    @property
    def window(self):
        """The engine's window. It opens on first use, when all scripts that run before pages are known."""
        self._window = self._window or self.context.open()
        return self._window

    def on(self, name, listener):
        self.listeners.setdefault(name, []).append(listener)

    def listen(self):
        """Passes events to listeners, as stand-ins for Playwright's objects with the parts that are used."""
        for kind, about in self.window.heard():
            self.context.opened += kind == "page"
            said = SimpleNamespace(url=about, message=about) if isinstance(about, str) else SimpleNamespace(type=about[0], text=about[1])
            for listener in self.listeners.get(kind, ()):
                listener(f"{said.text}" if kind == "pageerror" else said)

    def finish(self):
        if self._window:
            try:
                self.listen()
            finally:
                self._window.close()
                self._window = None

    def add_init_script(self, script=None, path=None):
        self.context.add_init_script(script, path)

    def goto(self, url):
        self.window.goto(url)

    def set_content(self, html):
        self.goto("about:blank")
        self.evaluate("html => { document.open(); document.write(html); document.close(); }", html)

    def add_script_tag(self, path):
        text = pathlib.Path(path).read_text(encoding="utf-8")
        self.evaluate("""text => {
          const script = document.createElement('script');
          script.textContent = text;
          document.head.append(script);
        }""", text)

    def reload(self):
        self.window.reload()

    def go_back(self):
        self.window.travel(-1)

    def go_forward(self):
        self.window.travel(1)

    @property
    def url(self):
        return self.evaluate("location.href")

    def evaluate(self, script, argument=None):
        found = self.window.call(EVALUATE % script.strip().rstrip(";"), json.dumps([argument]))
        return None if found is None else json.loads(found)

    def set_default_timeout(self, patience):
        self.patience = patience

    def set_viewport_size(self, size):
        self.window.resize((size["width"], size["height"]))
        self.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=[size["width"], size["height"]])

    def emulate_media(self, media=None, **_):
        """Shows the page as on a screen, which "null" also means, or as printed."""
        self.window.show_as("print" if media == "print" else "screen")

    def route(self, pattern, _):
        """Makes requests to addresses that match a pattern fail."""
        self.window.refuse(pattern, True)

    def unroute(self, pattern):
        self.window.refuse(pattern, False)

    def wait_for_timeout(self, time_):
        time.sleep(time_ / 1000)

    def wait_for_function(self, script, arg=None, polling=30, timeout=None):
        end = time.monotonic() + (timeout or self.patience) / 1000
        while not self.evaluate(f"async given => {{ const what = ({script}); return !!(await what(given)); }}", arg):
            if time.monotonic() > end:
                raise TimeoutError(f"it did not come to be: {script}")
            time.sleep(polling / 1000)

    def wait_for_selector(self, selector, **_):
        self.locator(selector).wait_for()

    def locator(self, selector):
        return Locator(self, selector)

    def frame_locator(self, selector):
        return Locator(self, selector, "\t")

    def select_option(self, selector, value):
        self.locator(selector).evaluate("""(one, value) => {
          one.value = value;
          one.dispatchEvent(new Event('input', { bubbles: true }));
          one.dispatchEvent(new Event('change', { bubbles: true }));
        }""", value)

    def screenshot(self, clip=None):
        """The window as PNG data, or a part of it that is given in CSS pixels."""
        whole = self.window.screenshot()
        if not clip:
            return whole
        scale = self.evaluate("devicePixelRatio")
        left, top, width, height = (round(clip[side] * scale) for side in ("x", "y", "width", "height"))
        part = Image.open(io.BytesIO(whole)).crop((left, top, left + width, top + height))
        part.save(file := io.BytesIO(), "PNG")
        return file.getvalue()
