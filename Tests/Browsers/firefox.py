"""Firefox, driven by WebDriver BiDi: a process with its own profile for each window."""

import base64
import fnmatch
import io
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import time

from inputs import clicked
from PIL import Image
from screen import Screen
from websocket import WebSocket

NAME = "Firefox"
PROGRAMS = ("firefox-esr", "firefox")
# No greeting, no updates, no connections. Preferences that people set in their system are set here.
PREFERENCES = {
    "app.normandy.enabled": False, "app.update.disabledForTesting": True, "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False, "browser.startup.page": 0, "datareporting.policy.dataSubmissionEnabled": False,
    "datareporting.usage.uploadEnabled": False, "extensions.systemAddon.update.enabled": False, "remote.log.level": "Error",
    "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,", "toolkit.telemetry.server": "data:,", "trailhead.firstrun.didSeeAboutWelcome": True,
    "dom.disable_open_during_load": False, "browser.tabs.remote.warmup.enabled": False, "accessibility.tabfocus": 7,
}  # fmt: skip
# Draws frames even if a test stops the page's clock.
FRAMES = "window.drawnAgain = (frame => () => new Promise(done => frame(() => frame(done))))(requestAnimationFrame.bind(window));"


class Window:
    """A window of the engine, with everything that pages need."""

    how = ("--headless",)

    def __init__(self, size, calm=False, dark=False, scale=1, scripts=(), touch=False, forced=False, locale=None):
        self.folder = tempfile.TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True)
        profile, self.events, self.number = pathlib.Path(self.folder.name), [], 0
        self.refused, self.intercept = [], None
        chosen = {"ui.prefersReducedMotion": int(calm), "layout.css.prefers-color-scheme.content-override": 1 - int(dark),
                  "dom.w3c_touch_events.enabled": int(touch), "intl.accept_languages": locale or "en-US"}
        (profile / "user.js").write_text("".join(
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in {**PREFERENCES, **chosen}.items()))
        self.process = subprocess.Popen(
            [program(), *self.how, "--no-remote", "--remote-debugging-port=0", "--remote-allow-system-access", "--profile", profile],
            env=self.environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # fmt: skip
        self.socket = self._connect(profile / "WebDriverBiDiServer.json")
        self.version = self.command("session.new", capabilities={})["capabilities"]["browserVersion"]
        # In the first window, the address bar has the keyboard focus.
        self.context = self.command("browsingContext.create", type="window")["context"]
        self.own = {each["context"] for each in self.command("browsingContext.getTree")["contexts"]}
        names = ["log.entryAdded", "network.beforeRequestSent", "browsingContext.userPromptOpened"]
        self.command("session.subscribe", events=names)
        for script in (FRAMES, *scripts):
            self.command("script.addPreloadScript", functionDeclaration=f"() => {{\n{script}\n}}")
        self.resize(size, scale)
        if forced:
            self._own("forcedColorsOverride", "active")

    def _own(self, name, value):
        """Sets a preference that people set in the browser's menus, which WebDriver cannot reach."""
        chrome = self.command("browsingContext.getTree", **{"moz:scope": "chrome"})["contexts"][0]["context"]
        script = f"""for (const each of Services.wm.getEnumerator('navigator:browser'))
          for (const {{ browsingContext }} of each.gBrowser.browsers) browsingContext[{json.dumps(name)}] = {json.dumps(value)};"""
        found = self.command("script.evaluate", expression=script, target={"context": chrome}, awaitPromise=False)
        if found["type"] == "exception":
            raise RuntimeError(found["exceptionDetails"]["text"])

    def show_as(self, medium):
        self._own("mediumOverride", "print" if medium == "print" else "")

    def refuse(self, pattern, refused):
        self.refused = [*(each for each in self.refused if each != pattern), *([pattern] if refused else [])]
        if self.refused and not self.intercept:
            self.intercept = self.command("network.addIntercept", phases=["beforeRequestSent"], contexts=[self.context])["intercept"]
        elif self.intercept and not self.refused:
            self.command("network.removeIntercept", intercept=self.intercept)
            self.intercept = None

    def _answer(self, params):
        """Continues or fails an intercepted request, without waiting for the answer."""
        fails = any(fnmatch.fnmatch(params["request"]["url"], each) for each in self.refused)
        self.number += 1
        self.socket.send(json.dumps({
            "id": self.number, "method": "network.failRequest" if fails else "network.continueRequest",
            "params": {"request": params["request"]["request"]}}))  # fmt: skip

    def _connect(self, file):
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                found = json.loads(file.read_text())
                return WebSocket(found["ws_host"], found["ws_port"], "/session")
            except (OSError, ValueError, KeyError):
                if self.process.poll() is not None:
                    break
                time.sleep(0.05)
        self.process.kill()
        raise RuntimeError("Firefox does not answer")

    def command(self, method, **params):
        self.number += 1
        number = self.number
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self.socket.receive())
            if message.get("type") == "event":
                self.events.append(message)
                if message["params"].get("isBlocked"):
                    self._answer(message["params"])
            elif message.get("id") == number:
                if message["type"] == "error":
                    raise RuntimeError(f"{method}: {message['error']}: {message['message']}")
                return message["result"]

    def environment(self):
        return None

    def goto(self, url):
        self.command("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def reload(self):
        self.command("browsingContext.reload", context=self.context, wait="complete")

    def travel(self, delta):
        self.command("browsingContext.traverseHistory", context=self.context, delta=delta)

    def call(self, function, text):
        """Calls a function of the page with a text; returns the text that it returns, or that its promise resolves
        to."""
        found = self.command(
            "script.callFunction", functionDeclaration=function, arguments=[{"type": "string", "value": text}],
            target={"context": self.context}, awaitPromise=True, userActivation=False)  # fmt: skip
        if found["type"] == "exception":
            raise RuntimeError(found["exceptionDetails"]["text"])
        return found["result"].get("value")

    def perform(self, actions):
        self.command("input.performActions", context=self.context, actions=actions)

    def click(self, x, y, button):
        self.perform(clicked(x, y, button))

    def resize(self, size, scale=None):
        more = {"devicePixelRatio": scale} if scale else {}
        width, height = size
        self.command("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height}, **more)

    def screenshot(self):
        # Waits for a new frame, because the picture may be of the one before: SMIL is sampled when a frame begins.
        self.call("async () => { await window.drawnAgain?.(); }", "")
        shot = self.command("browsingContext.captureScreenshot", context=self.context, origin="viewport")
        return base64.b64decode(shot["data"])

    def heard(self):
        """Logged messages, errors, network requests and opened pages since the last call."""
        for each in self.command("browsingContext.getTree")["contexts"]:
            if each["context"] not in self.own:
                self.own.add(each["context"])
                yield "page", each["url"]
        events, self.events = self.events, []
        for event in events:
            params = event["params"]
            if event["method"] == "network.beforeRequestSent":
                yield "request", params["request"]["url"]
            elif event["method"] == "browsingContext.userPromptOpened":
                yield "dialog", params["message"]
            else:
                kind = "pageerror" if params["type"] == "javascript" and params["level"] == "error" else "console"
                yield kind, (params["level"], params["text"])

    def close(self):
        self.socket.close()
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.folder.cleanup()


class SeenWindow(Window):
    """A window on a screen, because Firefox's own pictures leave out `backdrop-filter`."""

    how = ()

    def environment(self):
        return {**os.environ, "DISPLAY": Screen.display(), "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"}

    def screenshot(self):
        """The picture on the screen, once it has been the same for a while."""
        left, top, width, height = json.loads(self.call(
            "() => JSON.stringify([mozInnerScreenX, mozInnerScreenY, innerWidth, innerHeight].map(Math.round))", ""))  # fmt: skip
        before, same = None, 0
        while same < 3:
            time.sleep(0.1)
            now = Screen.pixels()[top : top + height, left : left + width]
            same = same + 1 if before is not None and (before == now).all() else 0
            before = now
        Image.fromarray(before).save(file := io.BytesIO(), "PNG")
        return file.getvalue()


def program():
    return next(found for found in map(shutil.which, PROGRAMS) if found)

