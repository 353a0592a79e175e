"""Pages of other engines, with as much of Playwright's names as the checks of pages use: they run unchanged."""

import io
import json
import pathlib
import time
from types import SimpleNamespace

from PIL import Image

HERE = pathlib.Path(__file__).resolve().parent
FIND = (HERE / "find.js").read_text(encoding="utf-8").strip()
KEYS = {
    "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Enter": "\ue006", "Tab": "\ue004",
    "Escape": "\ue00c", "Home": "\ue011", "End": "\ue010", "Shift": "\ue008", "Delete": "\ue017", "Backspace": "\ue003"}  # fmt: skip
# An expression or a function, as Playwright takes them; the function gets one argument.
EVALUATE = """async (text) => {
  const [given] = JSON.parse(text);
  const what = (%s);
  const found = await (typeof what === 'function' ? what(given) : what);
  return JSON.stringify(found === undefined ? null : found);
}"""


class Browser:
    """An engine, whose contexts are windows of their own."""

    def __init__(self, engine):
        self.engine, self.contexts = engine, []

    def new_context(self, **wanted):
        self.contexts.append(Context(self.engine, wanted))
        return self.contexts[-1]

    @property
    def version(self):
        """What the engine says that it is."""
        window = self.engine.Window((320, 320))
        window.close()
        return window.version

    def close(self):
        """Closes what a check that failed has left open."""
        for each in self.contexts:
            each.close()


class Context:
    """What a page is opened with; `bypass_csp` is how all scripts of a driver are run."""

    def __init__(self, engine, wanted):
        self.engine, self.wanted, self.scripts, self.page = engine, wanted, [], None

    def add_init_script(self, script=None, path=None):
        self.scripts.append(script or pathlib.Path(path).read_text(encoding="utf-8"))

    def new_page(self):
        self.page = Page(self)
        return self.page

    def open(self):
        size = self.wanted["viewport"]
        return self.engine.Window(
            (size["width"], size["height"]), calm=self.wanted.get("reduced_motion") == "reduce",
            dark=self.wanted.get("color_scheme") == "dark", scale=self.wanted.get("device_scale_factor", 1),
            scripts=self.scripts)  # fmt: skip

    def close(self):
        if self.page:
            self.page.finish()


class Page:
    def __init__(self, context):
        self.context, self.listeners, self.patience, self._window = context, {}, 15000, None
        self.keyboard, self.mouse = Keyboard(self), Mouse(self)

    @property
    def window(self):
        """The engine's window, which opens when it is first needed: what is run before pages is known then."""
        self._window = self._window or self.context.open()
        return self._window

    def on(self, name, listener):
        self.listeners.setdefault(name, []).append(listener)

    def listen(self):
        """Tells listeners what has happened; where that is no object of Playwright's, of the parts that are used."""
        for kind, about in self.window.heard():
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

    def screenshot(self):
        return self.window.screenshot()


class Locator:
    """The elements that a selector finds, when they are asked for."""

    def __init__(self, page, selector, joint=" >> "):
        self.page, self.selector, self.joint = page, selector, joint

    def locator(self, selector):
        return Locator(self.page, f"{self.selector}{self.joint}{selector}")

    def all(self, script, argument=None):
        return self.page.evaluate(
            f"async ([selector, given]) => {{ const all = ({FIND})(selector); return ({script})(all, given); }}", [self.selector, argument])

    def evaluate(self, script, argument=None):
        self.wait_for()
        return self.all(f"([one], given) => ({script})(one, given)", argument)

    def wait_for(self):
        end = time.monotonic() + self.page.patience / 1000
        while not self.count():
            if time.monotonic() > end:
                raise TimeoutError(f"there is no {self.selector}")
            time.sleep(0.03)

    def count(self):
        return self.all("all => all.length")

    def bounding_box(self):
        """In pixels of the window, whatever frames it is in."""
        return self.evaluate("""one => {
          let { x, y, width, height } = one.getBoundingClientRect();
          for (let frame = one.ownerDocument.defaultView.frameElement; frame; frame = frame.ownerDocument.defaultView.frameElement) {
            const outer = frame.getBoundingClientRect();
            x += outer.x + frame.clientLeft;
            y += outer.y + frame.clientTop;
          }
          return { x, y, width, height };
        }""")

    def click(self):
        """In its middle, once it lies still there."""
        end, last = time.monotonic() + self.page.patience / 1000, None
        while True:
            box = self.evaluate("""one => {
              one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
              const { x, y, width, height } = one.getBoundingClientRect();
              let top = document.elementFromPoint(x + width / 2, y + height / 2);
              while (top?.shadowRoot) {
                const inner = top.shadowRoot.elementFromPoint(x + width / 2, y + height / 2);
                if (!inner || inner === top) break;
                top = inner;
              }
              return width && height && top && (one === top || one.contains(top)) && !one.disabled
                ? [x + width / 2, y + height / 2] : null;
            }""")
            if box and box == last:
                return self.page.mouse.click(*box)
            if time.monotonic() > end:
                raise TimeoutError(f"{self.selector} cannot be clicked")
            last = box
            time.sleep(0.03)

    def focus(self):
        self.evaluate("one => one.focus()")

    def text_content(self):
        return self.evaluate("one => one.textContent")

    def all_text_contents(self):
        return self.all("all => all.map(one => one.textContent)")

    def inner_text(self):
        return self.evaluate("one => one.innerText")

    def all_inner_texts(self):
        return self.all("all => all.map(one => one.innerText)")

    def get_attribute(self, name):
        return self.evaluate("(one, name) => one.getAttribute(name)", name)

    def is_hidden(self):
        return self.all("([one]) => !one || !one.checkVisibility({ visibilityProperty: true })")

    def screenshot(self):
        """The element's part of the window, as a picture in PNG."""
        box, scale = self.bounding_box(), self.page.evaluate("devicePixelRatio")
        picture = Image.open(io.BytesIO(self.page.screenshot()))
        left, top = round(box["x"] * scale), round(box["y"] * scale)
        part = picture.crop((left, top, left + round(box["width"] * scale), top + round(box["height"] * scale)))
        part.save(file := io.BytesIO(), "PNG")
        return file.getvalue()


class Keyboard:
    def __init__(self, page):
        self.page = page

    def press(self, keys):
        *held, key = keys.split("+")
        values = [KEYS.get(each, each) for each in (*held, key)]
        down = [{"type": "keyDown", "value": each} for each in values]
        up = [{"type": "keyUp", "value": each} for each in reversed(values)]
        self.page.window.perform([{"type": "key", "id": "keys", "actions": down + up}])

    def type(self, text):
        for each in text:
            self.press(each)


class Mouse:
    def __init__(self, page):
        self.page = page

    def click(self, x, y):
        moves = [
            {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y), "origin": "viewport"},
            {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]  # fmt: skip
        self.page.window.perform([{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves}])
