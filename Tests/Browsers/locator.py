"""Elements of a page, found by the part of Playwright's selectors that the checks of pages use: see find.js."""

import pathlib
import time

HERE = pathlib.Path(__file__).resolve().parent
FIND = (HERE / "find.js").read_text(encoding="utf-8").strip()


class Locator:
    """The elements that a selector finds, each time it is evaluated."""

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
        """The element's box in pixels of the window, even inside of frames."""
        return self.evaluate("""one => {
          let { x, y, width, height } = one.getBoundingClientRect();
          for (let frame = one.ownerDocument.defaultView.frameElement; frame; frame = frame.ownerDocument.defaultView.frameElement) {
            const outer = frame.getBoundingClientRect();
            x += outer.x + frame.clientLeft;
            y += outer.y + frame.clientTop;
          }
          return { x, y, width, height };
        }""")

    def click(self, button="left"):
        """Clicks the element's middle, once it doesn't move."""
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
                return self.page.mouse.click(*box, button=button)
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
        """The element's part of the window, as PNG data."""
        return self.page.screenshot(clip=self.bounding_box())
