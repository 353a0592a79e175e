"""Plays tours over pages as bad as the web's, one for each way in which a page can break a tour or be broken by it.

    python3 Tests/Web/check_pages.py [--browser NAME] [--player DIR] [--tutorialc PROGRAM] [--only NAME]... [--list]
    [--jobs N]

Tests/Web/pages has a folder for each kind of fault, and a file for each page, whose title says what must hold. A file
may have several named checks, each of which gets its own page. All share one browser, in which some wait while others
work. A line is printed for each page that fails, with the observed behaviour; then the number of pages that pass.

`--browser` selects another engine than Chromium, firefox or webkit; engines.py lists the checks that those cannot run.
`--only` takes a part of a page's name. `--player` is the folder with tutorial-player.js, by default this project's.
"""

import argparse
import asyncio
import collections
import contextlib
import functools
import html
import http.server
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import engines
import person
from playwright.async_api import async_playwright

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PAGES = HERE / "pages"
FEWEST = 3
# Seconds; more than any page needs on a busy processor.
PATIENCE = 60
LEFT_OUT = object()
# WebKitGTK's driver reports that a page has been opened before its modules have run.
TURN = """async (answer) => {
  while (!window.turn) await new Promise((done) => setTimeout(done, 20));
  return window.turn(answer);
}"""
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--js-flags=--expose-gc"]


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript"}
    protocol_version = "HTTP/1.1"

    def end_headers(self):
        self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()

    def log_message(self, *_):
        pass

    def handle(self):
        # A browser that is closed drops its connection.
        with contextlib.suppress(ConnectionError):
            super().handle()


class Case:
    """A page, and one check on it."""

    def __init__(self, file, name=""):
        self.file, self.name = file, name
        text = file.read_text(encoding="utf-8")
        title = re.search(r"<title>(.*?)</title>", text, re.S)
        assert title, f"{file}: what must hold is the page's title, and there is none"
        self.title = html.unescape(" ".join(title[1].split()))
        window = re.search(r'<meta name="window" content="([^"]*)">', text)
        self.window = window[1].split() if window else []

    @property
    def kind(self):
        return self.file.parent.name

    @property
    def path(self):
        return f"{self.kind}/{self.file.name}"

    def __str__(self):
        return f"{self.kind}/{self.file.stem}" + (f" ({self.name})" if self.name else "")


def files():
    return sorted(PAGES.glob("*/*.html"))


def compile_tours(tutorialc, folder):
    """Compiles each tour by itself, so that one which this compiler rejects only fails its own pages."""
    shutil.copytree(PAGES / "tours", folder / "sources")
    out = folder / "tours"
    out.mkdir()
    sources = sorted(str(each) for each in (folder / "sources").glob("*.tutorial.yaml"))
    build = functools.partial(subprocess.run, cwd=folder, capture_output=True, text=True, check=False)
    if build([tutorialc, "build", *sources, "--out", str(out), "--quiet"]).returncode:
        for source in sources:
            done = build([tutorialc, "build", source, "--out", str(out), "--quiet"])
            if done.returncode:
                print(f"{Path(source).name} does not compile: {(done.stderr or done.stdout).strip().splitlines()[0]}")


class Run:
    def __init__(self, base, other, name, browser):
        self.base, self.other, self.name, self.browser = base, other, name, browser
        self.queue, self.done, self.left_out = collections.deque(), [], []

    @property
    def right(self):
        return sum(seen is None for _, seen, _ in self.done)

    @property
    def kinds(self):
        return collections.Counter(case.kind for case in (*(case for case, _, _ in self.done), *self.left_out))

    async def work(self):
        windows = {}
        while case := self.next():
            began = time.monotonic()
            try:
                seen = await asyncio.wait_for(self.play(case, windows), PATIENCE)
            except (asyncio.TimeoutError, TimeoutError):
                seen = f"it has not come to an end within {PATIENCE} s"
            except Exception as fault:  # a page that doesn't answer is a failure
                seen = f"cannot be asked: {str(fault).splitlines()[0][:200] if str(fault) else type(fault).__name__}"
            if seen is LEFT_OUT:
                self.left_out.append(case)
                continue
            self.done.append((case, seen, time.monotonic() - began))
            if seen is not None:
                print(f"{case}: {case.title} | {seen}", flush=True)
                await close(windows.pop(" ".join(case.window), None))
        for hand in windows.values():
            await close(hand)

    def next(self):
        """The next case, or None if there are no more; pages that the engine cannot run are skipped."""
        while True:
            try:
                case = self.queue.popleft()
            except IndexError:
                return None
            if not engines.reason(self.name, case):
                return case
            self.left_out.append(case)

    async def play(self, case, windows):
        """Plays a case; returns a description of the failure, None, or LEFT_OUT if the engine cannot run it.

        The other checks of its page are queued after it.

        A window is reused for all cases that need such a window, unless something went wrong in it.
        """
        kind = " ".join(case.window)
        if kind not in windows:
            context = await person.got(self.browser.new_context(**person.window(case.window)))
            windows[kind] = person.Hand(context, await person.got(context.new_page()))
        hand, answer = windows[kind], None
        await hand.open(f"{self.base}/pages/{case.path}?other={self.other}")
        while True:
            want = await person.got(hand.page.evaluate(TURN, answer))
            if "over" in want:
                return want["over"]
            if "checks" in want:
                if not case.name:
                    case.name, *rest = want["checks"]
                    self.queue.extendleft(Case(case.file, each) for each in reversed(rest))
                if engines.reason(self.name, case):
                    return LEFT_OUT
                answer = case.name
            else:
                answer = await hand.do(want)


async def close(hand):
    if hand:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(person.got(hand.context.close()), 5)


@contextlib.contextmanager
def serve(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()


async def check(folder, arguments):
    with serve(folder) as base, serve(folder) as other:
        if arguments.browser in engines.ENGINES:
            run = Run(base, other, arguments.browser, engines.opened(arguments.browser))
            run.queue.extend(wanted(arguments.only))
            await asyncio.gather(*(asyncio.to_thread(asyncio.run, run.work()) for _ in range(arguments.jobs)))
            engines.end()
            return run
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=arguments.chromium, args=ARGUMENTS, ignore_default_args=["--hide-scrollbars"])
            run = Run(base, other, arguments.browser, browser)
            run.queue.extend(wanted(arguments.only))
            await asyncio.gather(*(run.work() for _ in range(arguments.jobs)))
            await browser.close()
            return run


def wanted(only):
    """The pages whose names contain one of some parts; text after `(` selects one of a page's checks."""
    for file in files():
        for part in only or [""]:
            name, _, one = part.rstrip(")").partition(" (")
            if name in f"{file.parent.name}/{file.stem}":
                yield Case(file, one)
                break


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--browser", default="chromium", choices=["chromium", *engines.ENGINES])
    parser.add_argument("--player", default=ROOT / "Web" / "Player" / "dist", type=Path)
    parser.add_argument("--tutorialc", default=os.environ.get("TUTORIALC", ROOT / ".build" / "release" / "tutorialc"))
    parser.add_argument("--chromium", default=shutil.which("chromium") or shutil.which("chromium-browser"))
    parser.add_argument("--only", action="append", default=[])
    parser.add_argument("--jobs", type=int, help="windows at once: 5, or 2 where each is a process of its own")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--slow", action="store_true", help="say which pages took longest")
    arguments = parser.parse_args()
    arguments.jobs = arguments.jobs or (2 if arguments.browser in engines.ENGINES else 5)
    if arguments.list:
        for case in wanted(arguments.only):
            print(f"{case}: {case.title}")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        shutil.copytree(arguments.player, folder / "player")
        (folder / "pages").symlink_to(PAGES)
        compile_tours(Path(arguments.tutorialc).resolve(), folder)
        run = asyncio.run(check(folder, arguments))
    return tell(run, arguments)


def tell(run, arguments):
    """Prints the result of a run; returns status 1 if anything failed."""
    few = [f"{kind} ({count})" for kind, count in sorted(run.kinds.items()) if count < FEWEST]
    listed = engines.CANNOT.get(run.name, {})
    unused = [name for name in listed if not any(name in (str(case), f"{case.kind}/{case.file.stem}") for case in run.left_out)]
    # The number of pages of a kind is only checked if the engine can run all of them.
    if run.left_out:
        few = []
    if arguments.only:
        few, unused = [], []
    if few:
        print(f"fewer than {FEWEST} pages have been made of: {', '.join(few)}")
    if unused:
        print(f"engines.py lists pages or checks that do not exist: {', '.join(unused)}")
    if arguments.slow:
        took = sorted(((seconds, str(case)) for case, _, seconds in run.done), reverse=True)
        print(*(f"{seconds:5.1f} s {name}" for seconds, name in took[:20]), sep="\n")
    left = f"; {len(run.left_out)} cannot be asked in {run.browser.engine.NAME}" if run.left_out else ""
    print(f"{run.right} of {len(run.done)} pages of {len(run.kinds)} kinds are right{left}")
    return int(run.right < len(run.done) or bool(few or unused) or not run.done)


if __name__ == "__main__":
    sys.exit(main())
