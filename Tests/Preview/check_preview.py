#!/usr/bin/env python3
"""Starts `tutorialc preview` and connects to it as browsers do, and as attackers would: make check-preview.

    check_preview.py [TUTORIALC] [CASE...]

There are no fixed delays: the checks wait for events, however long a busy machine takes.
"""

import base64
import contextlib
import http.client
import json
import os
import re
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
import zlib

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
DEADLINE = 60
WAITING = "tutorialc: waiting for changes"

LAYOUT = """snapshots:
  - screen: home
    variant: phone
    traits: { platform: ios }
    display: { size: [390, 844] }
    elements:
      - { id: send, frame: [300, 700, 60, 44] }
      - { id: write, frame: [30, 700, 60, 44] }
"""


def tutorial(name, target="send", text="Tap it."):
    return (f"tutorial: {name}\nlayout: app.layout.yaml\nsteps:\n"
            f"  - {{ id: one, target: write, callout: First. }}\n"
            f"  - {{ id: two, target: {target}, callout: {text} }}\n")


def until(what, condition):
    """Waits for a condition to be true; returns its value."""
    end = time.monotonic() + DEADLINE
    while True:
        found = condition()
        if found:
            return found
        if time.monotonic() > end:
            raise AssertionError(f"not in {DEADLINE} s: {what}")
        time.sleep(0.01)


def same(found, expected, what=""):
    if found != expected:
        raise AssertionError(f"{what}: {found!r}, not {expected!r}")


class Preview:
    """A folder with tutorials, and a preview of it."""

    def __init__(self, tutorialc, *options, operands=(".",), **more):
        self.scratch = tempfile.TemporaryDirectory(prefix="preview-")
        self.folder, self.home = os.path.join(self.scratch.name, "tree"), os.path.join(self.scratch.name, "home")
        os.mkdir(self.folder)
        os.mkdir(self.home)
        self.write("app.layout.yaml", LAYOUT)
        self.write("a.tutorial.yaml", tutorial("alpha"))
        self.write("deep/b c.tutorial.yaml", tutorial("beta").replace("app.layout", "../app.layout"))
        for name, text in more.get("files", {}).items():
            self.write(name, text)
        self.before = self.tree()
        self.command = [tutorialc, "preview", *operands, *options]
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            self.command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env={"PATH": "/usr/bin:/bin", "HOME": self.home},
            # A shell's `&` makes this script ignore the signal, which the preview would inherit.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        self.words = []
        threading.Thread(target=self.listen, args=(self.process.stderr,), daemon=True).start()
        self.address = self.process.stdout.readline().decode()
        found = re.fullmatch(r"http://127\.0\.0\.1:(\d+)(/[0-9a-f]{32}/)\n", self.address)
        assert found, (self.address, self.words)
        self.port, self.base = int(found[1]), found[2]
        return self

    def listen(self, stream):
        for line in stream:
            self.words.append(line.decode().rstrip("\n"))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.scratch.cleanup()

    @property
    def builds(self):
        return self.words.count(WAITING)

    def sockets(self):
        """The number of sockets that the process has open."""
        count = 0
        for each in os.scandir(f"/proc/{self.process.pid}/fd"):
            # It may have been closed by now.
            with contextlib.suppress(FileNotFoundError):
                count += os.readlink(each.path).startswith("socket:")
        return count

    # --- the tree -------------------------------------------------------------------------------------------------

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        os.makedirs(os.path.dirname(self.path(name)), exist_ok=True)
        with open(self.path(name) + "~", "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(self.path(name) + "~", self.path(name))

    def tree(self):
        """Every path beneath the folder and the home, with its modification time."""
        return {os.path.join(base, name): os.lstat(os.path.join(base, name)).st_mtime_ns
                for root in (self.folder, self.home) for base, folders, names in os.walk(root) for name in folders + names}

    # --- requests -------------------------------------------------------------------------------------------------

    def get(self, path="", method="GET", headers=None, host=None):
        """Status, fields and body of a response, by Python's own client."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=DEADLINE)
        connection.putrequest(method, path if path.startswith("/") else self.base + path, skip_host=True)
        connection.putheader("Host", host or f"127.0.0.1:{self.port}")
        for name, value in (headers or {}).items():
            connection.putheader(name, value)
        connection.endheaders()
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer.status, dict(answer.getheaders()), body

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=DEADLINE)

    def raw(self, request):
        """All bytes of the response to a raw request."""
        with self.connect() as connection:
            connection.sendall(request)
            return everything(connection)

    def raw_status(self, path):
        """The status of a response that may not end."""
        with self.connect() as connection:
            connection.sendall(self.head(self.base + path) + b"\r\n")
            return int(connection.recv(65536).split(b" ")[1])

    def head(self, path=None, host=None):
        return f"GET {path or self.base} HTTP/1.1\r\nHost: {host or f'127.0.0.1:{self.port}'}\r\n".encode()

    def page(self, path):
        """The data that a page's script has: its revision, and the path of its event stream."""
        status, _, body = self.get(path)
        same(status, 200, path)
        tag = re.search(rb'<script src="([^"]*)" data-news="([^"]*)" data-revision="([0-9a-f]{32})" defer></script>', body)
        assert tag, body[:2000]
        up = "../" * path.count("/")
        same(tag[1].decode(), up + "live.js", path)
        assert tag[2].decode().startswith(up), tag[0]
        return tag[3].decode(), tag[2].decode()[len(up):]

    @contextlib.contextmanager
    def news(self, path):
        with self.connect() as connection:
            connection.sendall(self.head(self.base + path) + b"Accept: text/event-stream\r\n\r\n")
            news = News(connection)
            with news.lines:
                yield news


def everything(connection):
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while more := connection.recv(65536):
            found += more
    return found


class News:
    """The events of a page, as they come."""

    def __init__(self, connection):
        self.lines = connection.makefile("rb")
        same(self.lines.readline(), b"HTTP/1.1 200 OK\r\n")
        while self.lines.readline() != b"\r\n":
            pass

    def next(self):
        # An occasional line keeps the connection alive.
        end = time.monotonic() + DEADLINE
        while time.monotonic() < end:
            line = self.lines.readline()
            assert line, "the news ended"
            if line.startswith(b"data: "):
                return json.loads(line[6:])
        raise AssertionError(f"no news in {DEADLINE} s")


# --- cases -----------------------------------------------------------------------------------------------------------


def listens_to_this_machine_only(tutorialc):
    with Preview(tutorialc) as preview:
        with open("/proc/net/tcp", encoding="ascii") as file:
            rows = [line.split() for line in file][1:]
        listening = {row[1] for row in rows if row[3] == "0A" and row[1].endswith(f":{preview.port:04X}")}
        same(listening, {f"0100007F:{preview.port:04X}"}, "where it listens")
        with open("/proc/net/tcp6", encoding="ascii") as file:
            rows = [line.split() for line in file][1:]
        listening = {row[1].split(":")[0] for row in rows if row[3] == "0A" and row[1].endswith(f":{preview.port:04X}")}
        assert listening <= {"00000000000000000000000001000000"}, listening


def serves_built_pages(tutorialc):
    with Preview(tutorialc) as preview:
        status, fields, body = preview.get()
        same(status, 200)
        for name, value in {
                "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
                "Cross-Origin-Resource-Policy": "same-origin", "Content-Type": "text/html; charset=utf-8",
                "Connection": "close", "Content-Length": str(len(body))}.items():
            same(fields.get(name), value, name)
        assert "frame-ancestors 'none'" in fields["Content-Security-Policy"], fields
        assert not [name for name in fields if name.lower().startswith("access-control")], fields
        links = re.findall(rb'<a href="([^"]*)">', body)
        same(links, [b"page/a.tutorial.yaml", b"page/deep/b%20c.tutorial.yaml"], "the list")
        for link in links:
            preview.page(link.decode())
        status, fields, _ = preview.get(links[0].decode())
        policy = {each.split()[0]: each.split()[1:] for each in fields["Content-Security-Policy"].split(";")}
        assert "'self'" in policy["script-src"] and policy["connect-src"] == ["'self'"], policy
        same(policy["default-src"], ["'none'"], "what a page may load")
        for part, type in {"live.js": "text/javascript", "preview.css": "text/css"}.items():
            status, fields, body = preview.get(part)
            same((status, fields["Content-Type"].split(";")[0], bool(body)), (200, type, True), part)
        for path in ["", "page/a.tutorial.yaml", "live.js"]:
            status, fields, body = preview.get(path, method="HEAD")
            whole = preview.get(path)
            same((status, fields, body), (200, whole[1], b""), "HEAD " + path)
        for host in [f"localhost:{preview.port}", f"[::1]:{preview.port}"]:
            same(preview.get(host=host)[0], 200, host)
        same(preview.get(headers={"Origin": f"http://127.0.0.1:{preview.port}", "Sec-Fetch-Site": "same-origin"})[0], 200)


def answers_only_with_the_secret(tutorialc):
    with Preview(tutorialc) as preview:
        nothing = preview.get("/")
        same((nothing[0], nothing[2]), (404, b""))
        token = preview.base[1:-1]
        for path in [
                "/favicon.ico", f"/{token}", f"/{token[:-1]}/", f"/{token.upper()}/" if token.upper() != token else "/x",
                f"/{token[:-1]}{'0' if token[-1] != '0' else '1'}/", f"/%{ord(token[0]):x}{token[1:]}/", f"/./{token}/",
                f"/x/..{preview.base}", f"//{token}/", f"{preview.base}../{token}/", f"{preview.base}app.layout.yaml",
                f"{preview.base}a.tutorial.yaml", f"{preview.base}../../../../etc/passwd", f"{preview.base}%2e%2e/etc/passwd",
                f"{preview.base}live%2ejs", f"{preview.base}//etc/passwd", "/" + "a" * 4000]:
            same(preview.get(path), nothing, path)
        for host in ["localhost", "127.0.0.1", "evil.example", f"evil.example:{preview.port}", f"127.0.0.1:{preview.port + 1}",
                     f"127.0.0.1.evil.example:{preview.port}", f"LOCALHOST:{preview.port}", f"0.0.0.0:{preview.port}", "x"]:
            same(preview.get(host=host), nothing, host)
        for headers in [{"Origin": "http://evil.example"}, {"Origin": "null"}, {"Origin": f"http://localhost:{preview.port}"},
                        {"Origin": f"https://127.0.0.1:{preview.port}"}, {"Sec-Fetch-Site": "cross-site"},
                        {"Sec-Fetch-Site": "same-site"}, {"Sec-Fetch-Site": "x"}]:
            same(preview.get(headers=headers), nothing, headers)
        same(preview.get("/", method="POST"), nothing, "POST")
        page = preview.get("page/../a.tutorial.yaml")
        assert page[0] == 404 and b"alpha" not in page[2], page


def refuses_other_requests(tutorialc):
    with Preview(tutorialc) as preview:
        for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"]:
            status, fields, body = preview.get(method=method)
            same((status, fields["Allow"], body), (405, "GET, HEAD", b""), method)
        name = f"127.0.0.1:{preview.port}"
        get = preview.head()
        for request in [
                get + b"Content-Length: 4\r\n\r\nabcd", get + b"Content-Length: 0\r\nContent-Length: 4\r\n\r\nabcd",
                get + b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", get + b"Transfer-Encoding: x\r\n\r\n",
                get + b"X: a\r\n b\r\n\r\n", get + b"Host: " + name.encode() + b"\r\n\r\n", get + b"X : a\r\n\r\n",
                get + b"X: a\0b\r\n\r\n", get + b"X: a\rb\r\n\r\n", get + b"X: a\n\r\n",
                f"GET http://{name}{preview.base} HTTP/1.1\r\nHost: {name}\r\n\r\n".encode(),
                f"GET {preview.base} HTTP/1.1\r\n\r\n".encode(), f"GET {preview.base}\r\n\r\n".encode(),
                f"GET {preview.base} HTTP/1.1\nHost: {name}\n\n".encode(), f"GET\t{preview.base} HTTP/1.1\r\n\r\n".encode(),
                b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"\r\n\r\n", b"\0" * 100]:
            answer = preview.raw(request)
            assert answer.startswith(b"HTTP/1.1 400 Bad Request\r\n") and answer.endswith(b"\r\n\r\n"), (request, answer)
        for request, status in [
                (b"GET /" + b"a" * 9000, b"414"), (get + b"Cookie: " + b"a" * 33000, b"431"),
                (get + b"X: y\r\n" * 200 + b"\r\n", b"431"), (b"PRI /* HTTP/2.0\r\n\r\n", b"505")]:
            answer = preview.raw(request)
            same(answer.split(b" ")[1], status, request[:40])
        answers = preview.raw((preview.head(preview.base + "live.js") + b"\r\n") * 2)
        same(answers.count(b"HTTP/1.1 200 OK"), 1, "answers to two requests on one connection")
        same(preview.get()[0], 200, "afterwards")


def serves_a_hundred_connections(tutorialc):
    """Idle connections block nobody, and a listener that disconnects leaves nothing behind."""
    with Preview(tutorialc) as preview, contextlib.ExitStack() as stack:
        for number in range(100):
            connection = stack.enter_context(preview.connect())
            if number % 2:
                connection.sendall(preview.head()[:number])
        same(preview.get()[0], 200, "beside 100 connections")
        assert preview.sockets() <= 66, f"{preview.sockets()} sockets are open"
        listeners = [stack.enter_context(preview.news("news/")) for _ in range(48)]
        same(listeners[-1].next()["state"], "current")
        same(preview.get("news/")[0], 503, "one listener more")
        same(preview.get()[0], 200, "beside 48 listeners")
        stack.close()
        until("a place for another listener", lambda: preview.raw_status("news/") == 200)


def shows_saved_changes(tutorialc):
    with Preview(tutorialc) as preview:
        revision, path = preview.page("page/a.tutorial.yaml")
        same(path, "news/page/a.tutorial.yaml")
        other = preview.page("page/deep/b%20c.tutorial.yaml")[0]
        with preview.news(path) as news, preview.news("news/page/deep/b%20c.tutorial.yaml") as rest:
            same(news.next(), {"revision": revision, "state": "current", "diagnostics": []})
            same(rest.next()["revision"], other)
            # A changed page.
            preview.write("a.tutorial.yaml", tutorial("alpha", text="Tap that."))
            told = news.next()
            assert told["revision"] != revision and told["state"] == "current", told
            same(preview.page("page/a.tutorial.yaml")[0], told["revision"], "the page that is there now")
            assert b"Tap that." in preview.get("page/a.tutorial.yaml")[2]
            # Errors, at their step, on the previous page.
            preview.write("a.tutorial.yaml", tutorial("alpha", target="snd", text="Tap those."))
            errors = news.next()
            same((errors["revision"], errors["state"]), (told["revision"], "earlier"))
            same(errors["diagnostics"], [{
                "severity": "error", "id": "unknown-target", "message": 'no element with id "snd" on screen "home"',
                "step": "two", "file": "a.tutorial.yaml", "line": 5, "column": 24}])
            same(preview.page("page/a.tutorial.yaml")[0], told["revision"], "the page beside its errors")
            assert b"1 error" in preview.get()[2]
            preview.write("a.tutorial.yaml", "tutorial: [\n")
            same(news.next()["diagnostics"][0]["step"], None, "an error of the whole file")
            # The errors are fixed.
            preview.write("a.tutorial.yaml", tutorial("alpha", text="Tap that."))
            same(news.next(), told)
            # Another tutorial causes no event, until its layout changes.
            preview.write("app.layout.yaml", LAYOUT.replace("[300, 700", "[300, 600"))
            assert news.next()["revision"] != told["revision"]
            assert rest.next()["revision"] != other


def shows_added_and_removed_tutorials(tutorialc):
    with Preview(tutorialc, files={"bad.tutorial.yaml": tutorial("bad", target="<b>")}) as preview:
        assert b"&lt;b&gt;" in preview.get("page/bad.tutorial.yaml")[2] and b"<b>" not in preview.get("page/bad.tutorial.yaml")[2]
        revision, path = preview.page("page/bad.tutorial.yaml")
        with preview.news("news/") as news, preview.news(path) as page, preview.news("news/page/new.tutorial.yaml") as new:
            listed = news.next()["revision"]
            same(page.next()["state"], "none")
            same(new.next()["state"], "gone")
            preview.write("new.tutorial.yaml", tutorial("new"))
            assert news.next()["revision"] != listed
            same(new.next()["state"], "current")
            preview.write("bad.tutorial.yaml", tutorial("bad"))
            told = page.next()
            assert told["state"] == "current" and told["revision"] != revision, told
            os.remove(preview.path("bad.tutorial.yaml"))
            same(page.next(), {"revision": None, "state": "gone", "diagnostics": []})
            same(preview.get("page/bad.tutorial.yaml")[0], 404, "a page that is gone")
            os.remove(preview.path("a.tutorial.yaml"))
            os.remove(preview.path("new.tutorial.yaml"))
            os.remove(preview.path("deep/b c.tutorial.yaml"))
            same(new.next()["state"], "gone")
            until("an error for the folder", lambda: b"empty-glob" in preview.get()[2])


def picture(red):
    """A PNG of 39 by 84 pixels of one colour, as bytes."""
    def chunk(name, content):
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
    rows = (b"\0" + bytes([red, 90, 90]) * 39) * 84
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 39, 84, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def follows_all_inputs_of_a_page(tutorialc):
    """Pictures and translations that appear, change and disappear."""
    own = tutorial("own").replace("app.layout.yaml", "own.layout.yaml\nstrings: \"strings/{locale}.yaml\"")
    layout = LAYOUT.replace("    elements", "    screenshot: home.png\n    elements")
    german = "steps: { one: { callout: { body: Zuerst. } }, two: { callout: { body: Tippe. } } }\n"
    files = {"own.tutorial.yaml": own, "own.layout.yaml": layout, "strings/de.yaml": german}
    with Preview(tutorialc, files=files) as preview:
        path = "page/own.tutorial.yaml"
        revision, news = preview.page(path)
        with preview.news(news) as news:
            seen = [news.next()["revision"]]
            same(seen, [revision])
            for content in [picture(10), picture(200), None]:
                if content:
                    with open(preview.path("home.png"), "wb") as file:
                        file.write(content)
                else:
                    os.remove(preview.path("home.png"))
                # Writing a file causes two events: the first while it is still empty.
                inside = content and base64.b64encode(content)
                until("a page with the picture" if content else "a page without", lambda: (
                    inside in preview.get(path)[2] if content else b"data:image/png" not in preview.get(path)[2]))
            while news.next()["revision"] != preview.page(path)[0]:
                pass
            preview.write("strings/fr.yaml", "steps: { one: { callout: { body: Premier. } }, two: { callout: { body: Touche. } } }\n")
            news.next()
            until("a page in French", lambda: b"Premier." in preview.get(path)[2])
            os.remove(preview.path("strings/fr.yaml"))
            until("a page without French", lambda: b"Premier." not in preview.get(path)[2])


def keeps_pages_when_the_configuration_breaks(tutorialc):
    with Preview(tutorialc, operands=(), files={"tutorialc.yaml": "sources: [.]\n"}) as preview:
        preview.page("page/a.tutorial.yaml")
        preview.write("tutorialc.yaml", "sources: [.\n")
        until("an error in the list", lambda: b"tutorialc.yaml" in preview.get()[2])
        preview.page("page/a.tutorial.yaml")
        preview.write("tutorialc.yaml", "sources: [deep]\n")
        until("a page that is gone", lambda: preview.get("page/a.tutorial.yaml")[0] == 404)
        preview.page("page/deep/b%20c.tutorial.yaml")


def writes_nothing(tutorialc):
    with Preview(tutorialc) as preview:
        for path in ["", "page/a.tutorial.yaml", "live.js"]:
            preview.get(path)
        same(preview.tree(), preview.before, "the tree after the first build")
        preview.write("a.tutorial.yaml", tutorial("alpha", target="wrong"))
        until("another build", lambda: preview.builds == 2)
        after = preview.tree()
        same(after.keys(), preview.before.keys(), "the names after another build")
        changed = {os.path.relpath(name, preview.folder) for name in after if after[name] != preview.before[name]}
        same(changed, {"a.tutorial.yaml"}, "what has changed")


def ends_on_signals(tutorialc):
    for number in [signal.SIGINT, signal.SIGTERM]:
        with Preview(tutorialc) as preview, preview.news("news/") as news:
            news.next()
            preview.process.send_signal(number)
            same(preview.process.wait(DEADLINE), -number, "how it ends")
            same(news.lines.read().strip(b"\n"), b"", "the last words")
    with Preview(tutorialc) as preview:
        # A second preview at the same port fails with a message, and after the end the port is free.
        def run(*words):
            done = subprocess.run([tutorialc, "preview", *words], cwd=preview.folder, stdin=subprocess.DEVNULL,
                                  capture_output=True, text=True, timeout=DEADLINE)
            return done.returncode, done.stdout, done.stderr
        port = str(preview.port)
        same(run("--port", port), (3, "", f"tutorialc: error: cannot listen at port {port}: it is in use\n"))
        for words in [("--out", "-"), ("--depfile", "x"), ("--declared", "x"), ("--emit", "json"), ("-",), ("--port", "70000"),
                      ("--port", "-1"), ("--set", "json.pretty=true"), ("--touch", "x")]:
            code, said, error = run(*words)
            assert (code, said) == (2, "") and error.startswith("tutorialc: error: "), (words, code, said, error)
        preview.get()
        preview.process.terminate()
        preview.process.wait(DEADLINE)
        preview.command += ["--port", port]
        token = preview.base
        preview.start()
        assert str(preview.port) == port and preview.base != token, preview.address
        same(preview.get(token)[0], 404, "the secret of another run")


def drops_slow_clients(tutorialc):
    """Connections whose heads never end are closed, although each byte comes in time. Started before the others,
    because it takes time."""
    preview = Preview(tutorialc)
    slow = [preview.connect() for _ in range(3)]

    def drip():
        for number, byte in enumerate(preview.head() + b"X: " + b"y" * 4000):
            if number % 4 == 0:
                time.sleep(0.2)
            for connection in slow:
                with contextlib.suppress(OSError):
                    connection.sendall(bytes([byte]))
    threading.Thread(target=drip, daemon=True).start()

    def finish():
        with preview:
            for connection in slow:
                same(everything(connection), b"", "what a slow one hears")
                connection.close()
            same(preview.get()[0], 200, "beside slow ones")
    return finish


def follows_in_a_browser(tutorialc):
    """A person is at the second step, scrolled down, while the tutorial is edited."""
    from playwright.sync_api import sync_playwright
    program = os.environ.get("CHROMIUM") or next(
        found for found in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if found)
    with Preview(tutorialc, files={"bad.tutorial.yaml": tutorial("bad", target="snd")}) as preview, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 500, "height": 500})
        page.set_default_timeout(DEADLINE * 1000)
        faults = []
        page.on("console", lambda message: faults.append(message.text))
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("request", lambda request: request.url.startswith((preview.address.strip(), "data:")) or faults.append(request.url))
        page.on("response", lambda response: response.status == 200 or faults.append(response.url))
        page.goto(preview.address.strip())
        same(page.locator(".tutorials li").count(), 3, "tutorials in the list")
        page.get_by_role("link", name="alpha").click()
        page.wait_for_function("() => window.tutorialPage")
        page.get_by_role("button", name="Next step").click()
        page.wait_for_function("() => tutorialPage.state().step === 'two'")
        page.evaluate("() => { window.isOld = true; scrollTo(0, 120); }")
        page.wait_for_function("() => scrollY === 120")

        preview.write("a.tutorial.yaml", tutorial("alpha", text="Another one."))
        page.wait_for_function("() => !window.isOld && window.tutorialPage && tutorialPage.state().step === 'two'")
        page.wait_for_function("() => scrollY === 120")
        page.get_by_text("Another one.").first.wait_for(state="attached")

        preview.write("a.tutorial.yaml", tutorial("alpha", target="snd", text="Another one."))
        page.evaluate("() => { window.isOld = true; }")
        note = page.locator("#notes").get_by_text('no element with id "snd" on screen "home"')
        note.wait_for(state="attached")
        page.get_by_text("The last version without errors").wait_for()
        same(page.evaluate("() => [window.isOld, tutorialPage.state().step]"), [True, "two"], "the page beside its errors")
        if shots := os.environ.get("PREVIEW_SHOTS"):
            page.screenshot(path=f"{shots}/errors.png")
        preview.write("a.tutorial.yaml", tutorial("alpha", text="Another one."))
        note.wait_for(state="detached")
        page.get_by_text("The last version without errors").wait_for(state="detached")

        # A page of errors is replaced by the tour's page, also for a file that is created later.
        page.goto(preview.address.strip() + "page/bad.tutorial.yaml")
        page.get_by_text('no element with id "snd"').wait_for()
        preview.write("bad.tutorial.yaml", tutorial("bad"))
        page.wait_for_function("() => window.tutorialPage")
        os.remove(preview.path("bad.tutorial.yaml"))
        page.get_by_text("This tutorial is gone").wait_for()
        preview.write("bad.tutorial.yaml", tutorial("bad", text="It is back."))
        page.get_by_text("It is back.").first.wait_for(state="attached")
        page.go_back()
        page.wait_for_function("() => document.title === 'alpha'")
        browser.close()
        same(faults, [], "what a page logged, asked for and did not get")


CASES = [
    listens_to_this_machine_only, serves_built_pages, answers_only_with_the_secret, refuses_other_requests,
    serves_a_hundred_connections, shows_saved_changes, shows_added_and_removed_tutorials, follows_all_inputs_of_a_page,
    keeps_pages_when_the_configuration_breaks, writes_nothing, ends_on_signals, follows_in_a_browser,
]


def main():
    arguments = sys.argv[1:]
    tutorialc = os.path.abspath(arguments.pop(0) if arguments else os.path.join(ROOT, ".build/release/tutorialc"))
    cases = [case for case in CASES if not arguments or case.__name__ in arguments]
    finish = drops_slow_clients(tutorialc) if not arguments or "drops_slow_clients" in arguments else None
    failed = 0
    for case in [*cases, *([finish] if finish else [])]:
        try:
            case(tutorialc) if case is not finish else case()
        except Exception as problem:  # noqa: BLE001
            failed += 1
            print(f"check_preview: {case.__name__}: {problem!r}"[:3000])
    print(f"{len(cases) + bool(finish) - failed} of {len(cases) + bool(finish)} cases of tutorialc preview hold.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
