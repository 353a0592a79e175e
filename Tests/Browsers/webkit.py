"""WebKitGTK, driven by WebKitWebDriver: a process for each window, which webkit_window.py opens on its own screen."""

import base64
import json
import os
import pathlib
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

from inputs import clicked
from screen import Screen

NAME = "WebKitGTK"
OPENER = urllib.request.build_opener(urllib.request.ProxyHandler({}))
WINDOW = pathlib.Path(__file__).resolve().parent / "webkit_window.py"


class Window:
    """A window of the engine, with everything that pages need."""

    def __init__(self, size, calm=False, dark=False, scale=1, scripts=(), touch=False, forced=False, locale=None):
        if touch or forced:
            raise NotImplementedError(f"{NAME} has no {'touches' if touch else 'forced colours'} that a driver could ask for")
        self.folder = tempfile.TemporaryDirectory(prefix="webkit-", ignore_cleanup_errors=True)
        folder = pathlib.Path(self.folder.name)
        self.log, self.seen, self.scale = folder / "said", 0, scale
        self.log.touch()
        # The engine itself only supports whole scales.
        whole = [] if scale == int(scale) else [f"Object.defineProperty(window, 'devicePixelRatio', {{ value: {scale} }});"]
        for place, script in enumerate([*whole, *scripts]):
            (folder / f"{place}.js").write_text(script, encoding="utf-8")
        environment = {
            **os.environ, "DISPLAY": Screen.display(), "GDK_BACKEND": "x11", "GDK_SCALE": str(int(scale)), "NO_AT_BRIDGE": "1",
            "XDG_CONFIG_HOME": str(folder), "XDG_CACHE_HOME": str(folder), "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8",
            # Without a graphics card, this is several times as fast.
            "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1"}  # fmt: skip
        self.port = free_port()
        self.driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={self.port}", "--host=127.0.0.1"], env=environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)  # fmt: skip
        given = [str(folder)] + ["--calm"] * calm + ["--dark"] * dark + ([f"--locale={locale}"] if locale else [])
        options = {"binary": str(WINDOW), "args": given}
        found = self._begin({"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}})
        self.session, self.version = f"/session/{found['sessionId']}", found["capabilities"]["browserVersion"]
        self.command("POST", "/timeouts", {"script": 60000})
        self.resize(size)

    def _begin(self, wanted):
        end = time.monotonic() + 30
        while True:
            try:
                return self._send("POST", "/session", wanted)
            except urllib.error.URLError:
                if time.monotonic() > end:
                    self.driver.kill()
                    raise
                time.sleep(0.02)

    def _send(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, {"Content-Type": "application/json"}, method=method)
        try:
            with OPENER.open(asked, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as fault:
            raise RuntimeError(f"{path}: {fault.read().decode(errors='replace')}") from None

    def command(self, method, path, body=None):
        return self._send(method, self.session + path, body)

    def goto(self, url):
        self.command("POST", "/url", {"url": url})

    def reload(self):
        self.command("POST", "/refresh", {})

    def travel(self, delta):
        self.command("POST", "/back" if delta < 0 else "/forward", {})

    def call(self, function, text):
        """Calls a function of the page with a text; returns the text that it returns, or that its promise resolves
        to."""
        return self.command("POST", "/execute/sync", {"script": f"return ({function})(arguments[0])", "args": [text]})

    def perform(self, actions):
        self.command("POST", "/actions", {"actions": actions})

    def click(self, x, y, button):
        """Clicks by the driver. It takes each released button for the left one, so that other buttons are clicked on
        the screen."""
        if button:
            name = ("auxclick", "contextmenu")[button - 1]
            self.call("name => { window.came_ = new Promise(done => addEventListener(name, done, { capture: true, once: true })); }", name)
            Screen.click(int(x * self.scale), int(y * self.scale), button)
            self.call("async () => { await came_; }", "")
        else:
            self.perform(clicked(x, y, button))

    def resize(self, size, scale=None):
        width, height = size
        self.command("POST", "/window/rect", {"x": 0, "y": 0, "width": width, "height": height})

    def show_as(self, medium):
        if medium == "print":
            raise NotImplementedError(f"{NAME}'s driver cannot show a page as it is printed")

    def refuse(self, pattern, refused):
        raise NotImplementedError(f"{NAME}'s driver cannot have {pattern} fail")

    def screenshot(self):
        """Waits until two consecutive pictures are equal, because the first may be of the previous frame."""
        before, now = None, self.command("GET", "/screenshot")
        while now != before:
            before, now = now, self.command("GET", "/screenshot")
        return base64.b64decode(now)

    def heard(self):
        """Logged messages, errors, network requests and opened pages since the last call."""
        with self.log.open(encoding="utf-8") as file:
            file.seek(self.seen)
            for line in file:
                yield tuple(json.loads(line))
            self.seen = file.tell()

    def close(self):
        try:
            self.command("DELETE", "")
        finally:
            os.killpg(self.driver.pid, signal.SIGTERM)
            self.driver.wait()
            self.folder.cleanup()


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]

