"""A person's actions on a page, and queries that only a browser can answer, in the vocabulary of
Tests/Web/pages/play.js."""

import inspect
import io

from PIL import Image

SIZE = {"width": 1280, "height": 800}


async def got(value):
    """A value, or the result of its promise: the pages of other engines have no promises."""
    return await value if inspect.isawaitable(value) else value


def window(words):
    """The options of a page's window, from the words of its `<meta name="window">`: a size such as 390x844, dark,
    touch, …"""
    wanted = {"viewport": SIZE}
    for word in words:
        if "x" in word and word[0].isdigit():
            width, height = word.split("x")
            wanted["viewport"] = {"width": int(width), "height": int(height)}
        elif word == "touch":
            wanted["has_touch"] = True
        elif word == "dark":
            wanted["color_scheme"] = "dark"
        elif word == "forced":
            wanted["forced_colors"] = "active"
        elif word.startswith("locale="):
            wanted["locale"] = word.partition("=")[2]
        else:
            raise ValueError(f"a window is not told by {word}")
    return wanted


class Hand:
    """Performs the actions that a page asks for."""

    def __init__(self, context, page):
        self.context, self.page, self._tools, self._changed, self._blocked = context, page, None, False, []
        self._shown, self._size = {each: "null" for each in ("media", "color_scheme", "reduced_motion", "forced_colors")}, page.viewport_size
        page.set_default_timeout(30000)

    async def open(self, url):
        """Opens another page in the window, with its initial settings."""
        if self._changed:
            await got(self.page.emulate_media(**self._shown))
            await got(self.page.set_viewport_size(self._size))
            self._changed = False
        while self._blocked:
            await got(self.page.unroute(self._blocked.pop()))
        await got(self.page.mouse.move(0, 0))
        await got(self.page.goto(url))

    async def do(self, want):
        return await getattr(self, want.pop("do"))(**want)

    async def click(self, x, y, button="left", count=1):
        await got(self.page.mouse.click(x, y, button=button, click_count=count))

    async def tap(self, x, y):
        await got(self.page.touchscreen.tap(x, y))

    async def move(self, x, y):
        await got(self.page.mouse.move(x, y))

    async def down(self):
        await got(self.page.mouse.down())

    async def up(self):
        await got(self.page.mouse.up())

    async def wheel(self, by):
        await got(self.page.mouse.wheel(0, by))

    async def key(self, name):
        await got(self.page.keyboard.press(name))

    async def type(self, text):
        await got(self.page.keyboard.type(text))

    async def colors(self, points):
        """The colours of some points; only the part of the window that contains them is drawn."""
        left, top = (min(int(point[axis]) for point in points) for axis in (0, 1))
        right, bottom = (max(int(point[axis]) for point in points) + 1 for axis in (0, 1))
        clip = {"x": left, "y": top, "width": right - left, "height": bottom - top}
        picture = Image.open(io.BytesIO(await got(self.page.screenshot(clip=clip)))).convert("RGB")
        return [picture.getpixel((int(x) - left, int(y) - top)) for x, y in points]

    async def media(self, what):
        names = {"colorScheme": "color_scheme", "reducedMotion": "reduced_motion", "forcedColors": "forced_colors"}
        self._changed = True
        await got(self.page.emulate_media(**{names.get(name, name): value for name, value in what.items()}))

    async def resize(self, width, height):
        self._changed = True
        await got(self.page.set_viewport_size({"width": width, "height": height}))

    async def block(self, pattern):
        self._blocked.append(pattern)
        await got(self.page.route(pattern, lambda route: route.abort()))

    async def touch(self, kind, points):
        """Sends one event of a longer touch, which Playwright lacks: `touchStart`, `touchMove`, `touchEnd`."""
        tools = await self.tools()
        await tools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    async def counts(self, collect):
        """Chromium's counters of a page; None in other engines."""
        if not hasattr(self.context, "new_cdp_session"):
            return None
        tools = await self.tools()
        if collect:
            for _ in range(2):
                await tools.send("HeapProfiler.collectGarbage")
        found = await tools.send("Performance.getMetrics")
        return {each["name"]: each["value"] for each in found["metrics"]}

    async def tools(self):
        """Chromium's own tools, which no other engine has."""
        if not self._tools:
            self._tools = await self.context.new_cdp_session(self.page)
            await self._tools.send("Performance.enable")
        return self._tools
