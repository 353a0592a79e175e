#!/usr/bin/env python3
"""Changes trees while `tutorialc build --watch` runs, and checks its outputs and messages: make check-watch.

    check_watch.py [TUTORIALC] [--sequences N] [--seed N] [--jobs N] [CASE...]

After each change, the watch's outputs and messages must become those of a clean build of a copy of the tree. There are
no fixed delays: the checks wait for events, however long a busy machine takes. To check that nothing happens, they wait
for a moment.
"""

import argparse
import concurrent.futures
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "Tests", "Cache"))
from project import Choices, Project  # noqa: E402

DEADLINE, MOMENT = 60, 0.4
WAITING = "tutorialc: waiting for changes"


def layout(*ids, screen="home"):
    elements = "".join(f"      - {{ id: {name}, frame: [{30 + 70 * place}, 700, 60, 44] }}\n" for place, name in enumerate(ids))
    return (f"snapshots:\n  - screen: {screen}\n    variant: phone\n    traits: {{ platform: ios }}\n"
            f"    display: {{ size: [390, 844] }}\n    elements:\n{elements}")


def tutorial(name, text="Tap it.", layouts="../layouts/app.layout.yaml", target="send", more=""):
    return (f"tutorial: {name}\nlayout: \"{layouts}\"\n{more}steps:\n"
            f"  - {{ id: one, target: {target}, callout: {text}, advance: {{ tap: anywhere }} }}\n")


class Tree:
    """A folder with a project, and a watch over it."""

    configuration = "sources: [tours]\noutput: out\n"

    def __init__(self, tutorialc, scratch):
        self.tutorialc, self.scratch = tutorialc, scratch
        self.folder, self.home = os.path.join(scratch, "tree"), os.path.join(scratch, "home")
        self.process, self.words, self.copies = None, [], 0
        os.mkdir(self.home)
        self.plant()

    def plant(self):
        self.write("tutorialc.yaml", self.configuration)
        self.write("layouts/app.layout.yaml", layout("send", "write"))
        self.write("tours/a.tutorial.yaml", tutorial("a"))
        self.write("tours/b.tutorial.yaml", tutorial("b"))

    # --- the tree ---------------------------------------------------------------------------------------------------

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        os.makedirs(os.path.dirname(self.path(name)), exist_ok=True)
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)

    def replace(self, name, text, beside="{}.tmp"):
        """Saves as most editors do: a new file under another name, then renamed."""
        folder, own = os.path.split(name)
        self.write(os.path.join(folder, beside.format(own)), text)
        os.replace(self.path(os.path.join(folder, beside.format(own))), self.path(name))

    def save_like_vim(self, name, text):
        """Saves like vim: tests that the folder is writable, moves the file away, writes a new one, removes the old."""
        folder = os.path.dirname(name)
        self.write(os.path.join(folder, "4913"), "")
        os.remove(self.path(os.path.join(folder, "4913")))
        os.rename(self.path(name), self.path(name + "~"))
        self.write(name, text)
        os.chmod(self.path(name), 0o640)
        os.remove(self.path(name + "~"))

    def remove(self, name):
        """Removes a whole folder, which another process may be using."""
        while os.path.exists(self.path(name)):
            shutil.rmtree(self.path(name), ignore_errors=True)

    def read(self, name):
        try:
            with open(self.path(name), encoding="utf-8") as file:
                return file.read()
        except OSError:
            return None

    @staticmethod
    def outputs(folder):
        found = {}
        for base, folders, names in os.walk(folder):
            folders[:] = [name for name in folders if name != ".tutorialc"]
            for name in names:
                try:
                    with open(os.path.join(base, name), "rb") as file:
                        found[os.path.relpath(os.path.join(base, name), folder)] = file.read()
                except FileNotFoundError:
                    pass
        return found

    # --- the watch --------------------------------------------------------------------------------------------------

    @property
    def environment(self):
        return {"PATH": "/usr/bin:/bin", "HOME": self.home}

    def watch(self, *options, wrap=(), **more):
        self.words, self.options = [], [option for option in options if option != "--poll"]
        self.process = subprocess.Popen(
            [*wrap, self.tutorialc, "build", "--watch", *options], cwd=self.folder, stdin=subprocess.DEVNULL,
            stdout=more.get("stdout", subprocess.DEVNULL), stderr=subprocess.PIPE, env=self.environment)
        self.reader = threading.Thread(target=self.listen, args=(self.process,), daemon=True)
        self.reader.start()
        return self

    def listen(self, process):
        for line in process.stderr:
            self.words.append(line.decode().rstrip("\n"))

    @property
    def runs(self):
        return len([line for line in self.words if line == WAITING or line.startswith('{"schema"')])

    def said(self):
        """The messages of the last finished run."""
        lines = list(self.words)
        ends = [place for place, line in enumerate(lines) if line == WAITING]
        if not ends:
            return None
        start = ends[-2] + 1 if len(ends) > 1 else 0
        return [line for line in lines[start:ends[-1]] if line and " unchanged" not in line and not line.startswith("tutorialc: ")]

    def until(self, condition, words):
        end = time.monotonic() + DEADLINE
        while not condition():
            if time.monotonic() > end or self.process.poll() is not None:
                raise AssertionError(f"{words}; it ended with {self.process.poll()} and said:\n" + "\n".join(self.words[-30:]))
            time.sleep(0.01)

    def rests(self):
        """Waits until no run is in progress."""
        before = None
        while before != self.runs:
            before = self.runs
            time.sleep(MOMENT)

    def until_run(self, before, words="there was no run"):
        self.until(lambda: self.runs > before, words)

    def quietly(self, change, words):
        """Makes a change that nothing depends on, and checks that it causes no run."""
        self.rests()
        before = self.runs
        change()
        time.sleep(MOMENT)
        assert self.runs == before, f"{words}:\n" + "\n".join(self.words[-5:])

    def clean(self, *options):
        """The outputs and messages of a clean build."""
        self.copies += 1
        copy = os.path.join(self.scratch, f"copy-{self.copies}")
        shutil.copytree(self.folder, copy, symlinks=True, ignore=lambda base, names: ["out"] if base == self.folder else [])
        result = subprocess.run(
            [self.tutorialc, "build", "--no-cache", *options], cwd=copy, stdin=subprocess.DEVNULL, capture_output=True,
            env=self.environment)
        outputs = self.outputs(os.path.join(copy, "out"))
        shutil.rmtree(copy)
        lines = result.stderr.decode().splitlines()
        return result.returncode, outputs, [line for line in lines if line and " unchanged" not in line]

    def settles(self, words):
        """Waits until the outputs and messages are those of a clean build."""
        code, wanted, said = self.clean(*self.options)

        def is_settled():
            present = self.outputs(self.path("out"))
            # With errors, old outputs are kept.
            extra = {} if code else {name for name in present if name not in wanted}
            return self.said() == said and not extra and all(present.get(name) == wanted[name] for name in wanted)

        self.until(is_settled, f"{words}: it is not what a clean build makes, which says\n" + "\n".join(said))

    def stop(self, number=signal.SIGINT):
        """Ends the watch by a signal, which must be the cause of its exit."""
        self.process.send_signal(number)
        code = self.process.wait(DEADLINE)
        self.reader.join(DEADLINE)
        assert code == -number, f"it ended with {code}, not by signal {number}"
        state = self.path("out/.tutorialc")
        left = [name for name in os.listdir(state) if name.startswith("staging")] if os.path.isdir(state) else []
        # An empty folder may be left if the signal came just as it was made. The next build removes it.
        left = [name for name in left if os.listdir(os.path.join(state, name))]
        assert not left, f"it left {left}"

    def kill(self):
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def refuses(self, *words, message):
        result = subprocess.run([self.tutorialc, "build", *words], cwd=self.folder, capture_output=True, text=True,
                                stdin=subprocess.DEVNULL, env=self.environment, timeout=DEADLINE)
        assert result.returncode == 2 and message in result.stderr, (words, result)


# --- cases ---------------------------------------------------------------------------------------------------------

def edits(tree, *options):
    """Every way in which editors save."""
    tree.watch(*options).settles("the first build")
    tree.write("tours/a.tutorial.yaml", tutorial("a", "Written over."))
    tree.settles("a file that is written to")
    tree.replace("tours/a.tutorial.yaml", tutorial("a", "Renamed over."))
    tree.settles("a file that another one replaces")
    tree.replace("tours/a.tutorial.yaml", tutorial("a", "Hidden before."), beside=".{}.swx")
    tree.settles("a file that a hidden one replaces")
    tree.replace("tours/a.tutorial.yaml", tutorial("a", "Elsewhere before."), beside="../draft")
    tree.settles("a file that one from another folder replaces")
    tree.save_like_vim("tours/b.tutorial.yaml", tutorial("b", "By vim."))
    tree.settles("a file that vim saves")
    tree.save_like_vim("layouts/app.layout.yaml", layout("write", "send"))
    tree.settles("a layout that vim saves")
    tree.write("tours/b.tutorial.yaml", tutorial("b", target="nobody"))
    tree.settles("a mistake")
    tree.write("tours/b.tutorial.yaml", "tutorial: [")
    tree.settles("half a file")
    tree.write("tours/b.tutorial.yaml", tutorial("b"))
    tree.settles("a mistake that is mended")
    os.chmod(tree.path("tours/b.tutorial.yaml"), 0o600)
    tree.settles("other permissions")
    assert tree.runs <= 26, f"{tree.runs} runs for 11 changes"
    tree.stop()


def polling(tree):
    """The same without notifications of changes."""
    edits(tree, "--poll")
    tree.watch("--poll").settles("the first build")
    names(tree)


def names(tree):
    """Files and folders that appear and disappear."""
    if not tree.process or tree.process.poll() is not None:
        tree.watch().settles("the first build")
    tree.write("tours/c.tutorial.yaml", tutorial("c"))
    tree.settles("a new file")
    os.rename(tree.path("tours/c.tutorial.yaml"), tree.path("tours/d.tutorial.yaml"))
    tree.settles("a file of another name")
    os.remove(tree.path("tours/d.tutorial.yaml"))
    tree.settles("a file that is removed")
    tree.write("tours/deep/er/e.tutorial.yaml", tutorial("e", layouts="../../../layouts/app.layout.yaml"))
    tree.settles("a file in new folders")
    tree.write("tours/deep/er/e.tutorial.yaml", tutorial("e", "Deep.", layouts="../../../layouts/app.layout.yaml"))
    tree.settles("a change in a new folder")
    os.rename(tree.path("tours/deep"), tree.path("tours/down"))
    tree.settles("a folder of another name")
    tree.write("tours/down/er/e.tutorial.yaml", tutorial("e", "Down.", layouts="../../../layouts/app.layout.yaml"))
    tree.settles("a change in a folder of another name")
    os.rename(tree.path("tours/down"), tree.path("away"))
    tree.settles("a folder that is moved out")
    os.rename(tree.path("away"), tree.path("tours/back"))
    tree.settles("a folder that is moved in")
    shutil.rmtree(tree.path("tours/back"))
    tree.settles("a folder that is removed")
    os.rename(tree.path("layouts"), tree.path("gone"))
    tree.settles("layouts that are gone")
    tree.write("layouts/app.layout.yaml", layout("send"))
    tree.settles("layouts that are there again")
    shutil.rmtree(tree.path("tours"))
    tree.settles("no tutorials any more")
    tree.write("tours/a.tutorial.yaml", tutorial("a"))
    tree.settles("a folder that is made again")
    tree.stop()


def searches(tree):
    """Matches of globs, searched strings files, and manifests for all tutorials."""
    tree.write("tours/a.tutorial.yaml", tutorial("a", layouts="../layouts/*.layout.yaml", target="extra"))
    tree.write("tours/b.tutorial.yaml", tutorial("b", more="strings: ../strings/{locale}.yaml\n"))
    tree.watch().settles("the first build, with a mistake")
    tree.write("layouts/more.layout.yaml", layout("extra", screen="other"))
    tree.settles("a layout that matches")
    tree.write("layouts/more.layout.yaml", layout("extra"))
    tree.settles("a layout that matches, changed")
    tree.write("strings/de.yaml", "tutorial: b\nsteps:\n  one: { body: Hier. }\n")
    tree.settles("a strings file in a new folder")
    tree.write("strings/fr.yaml", "tutorial: b\nsteps:\n  one: { body: Ici. }\n")
    tree.settles("another one")
    os.remove(tree.path("strings/de.yaml"))
    tree.settles("one less")
    os.remove(tree.path("layouts/more.layout.yaml"))
    tree.settles("a layout less")
    tree.quietly(lambda: tree.write("layouts/notes.txt", "x"), "a file that no glob matches")
    tree.write("tutorialc.yaml", tree.configuration + "layouts: more/*.yaml\n")
    tree.settles("a glob that matches nothing")
    tree.write("more/x.yaml", layout("extra"))
    tree.settles("a folder that a glob was looking for")
    tree.stop()


def configuring(tree):
    """The configuration is changed, broken, removed and created."""
    tree.watch().settles("the first build")
    tree.write("tutorialc.yaml", tree.configuration + "emitters: { json: { pretty: true }, svg: {} }\n")
    tree.settles("another configuration")
    made = tree.outputs(tree.path("out"))
    for broken in ["sources: [\n", "emitters: { svgg: {} }\n", "emitters: [svg]\n", "emitters: { svg: "]:
        before = tree.runs
        tree.write("tutorialc.yaml", broken)
        tree.until(lambda: tree.runs > before and any("tutorialc.yaml" in line for line in tree.said() or []),
                   "a broken configuration is reported")
        assert tree.outputs(tree.path("out")) == made and not os.path.exists(tree.path("build")), broken
    tree.write("tutorialc.yaml", tree.configuration)
    tree.settles("a configuration that is repaired")
    os.remove(tree.path("tutorialc.yaml"))
    tree.until(lambda: any("there is no tutorialc.yaml" in line for line in tree.said() or []), "no configuration is reported")
    tree.write("tutorialc.yaml", tree.configuration)
    tree.settles("a configuration that is there again")
    os.mkdir(tree.path("nested"))
    os.remove(tree.path("tutorialc.yaml"))
    os.mkdir(tree.path("tutorialc.yaml"))
    tree.until(lambda: any("is not a file" in line for line in tree.said() or []), "a folder of its name is reported")
    os.rmdir(tree.path("tutorialc.yaml"))
    tree.write("tutorialc.yaml", tree.configuration + "output: made\n".replace("output", "locales").replace("made", "[en]"))
    tree.settles("another configuration again")
    tree.stop()


def outputs(tree):
    """Outputs that others remove or alter; our own writes cause no run."""
    tree.watch().settles("the first build")
    tree.rests()
    assert tree.runs == 1, f"{tree.runs} runs, and nothing has happened:\n" + "\n".join(tree.words)
    os.remove(tree.path("out/a.tour.json"))
    tree.settles("an output that is removed")
    tree.write("out/b.tour.json", "{}")
    tree.settles("an output that is altered")
    tree.remove("out")
    tree.settles("all outputs removed")
    tree.rests()
    before = tree.runs
    tree.write("tours/a.tutorial.yaml", tutorial("a", "Something else."))
    tree.settles("a change")
    tree.rests()
    assert tree.runs <= before + 2, f"{tree.runs - before} runs for one change:\n" + "\n".join(tree.words)
    tree.quietly(lambda: tree.write("out/other.txt", "x"), "a file beside the outputs")
    os.remove(tree.path("out/other.txt"))
    tree.quietly(lambda: tree.write("tours/.a.tutorial.yaml.swp", "x"), "a swap file")
    tree.quietly(lambda: tree.write("tours/4913", "x"), "a file that vim tries a folder with")
    tree.quietly(lambda: os.symlink("ada@host.123", tree.path("tours/.#a.tutorial.yaml")), "a lock of Emacs")
    tree.quietly(lambda: tree.write("README.md", "x"), "a file that is no source")
    tree.quietly(lambda: tree.write("README.md", "y"), "and again")
    tree.quietly(lambda: os.mkdir(tree.path("build")), "a folder where nothing is searched")
    tree.write("tours/a.tutorial.yaml", tutorial("a", "The end."))
    tree.settles("a change after all that")
    tree.stop(signal.SIGTERM)


def everything(tree):
    """A search of the folder itself, with the output folder in it."""
    os.remove(tree.path("tutorialc.yaml"))
    tree.watch(".", "--out", "out").settles("the first build")
    tree.rests()
    assert tree.runs == 1, f"{tree.runs} runs, and nothing has happened:\n" + "\n".join(tree.words)
    tree.write("tours/a.tutorial.yaml", tutorial("a", "Else."))
    tree.settles("a change")
    tree.quietly(lambda: tree.write("tours/notes.md", "x"), "a file that is no tutorial")
    tree.quietly(lambda: tree.write("tours/notes.md", "y"), "and again")
    tree.write("more/c.tutorial.yaml", tutorial("c"))
    tree.settles("a new folder")
    tree.write("tutorialc.yaml", "diagnostics: { strict: true }\n")
    tree.settles("a configuration where there was none")
    tree.stop()


def crowds(tree):
    """Many simultaneous changes cause few runs."""
    tree.watch().settles("the first build")
    before = tree.runs
    for number in range(300):
        tree.write(f"tours/n{number}.tutorial.yaml", tutorial(f"n{number}"))
    tree.settles("300 new files")
    assert tree.runs - before < 60, f"{tree.runs - before} runs for 300 new files"
    before = tree.runs
    for number in range(300):
        os.remove(tree.path(f"tours/n{number}.tutorial.yaml"))
    tree.settles("300 files that go")
    assert tree.runs - before < 60, f"{tree.runs - before} runs for 300 files that go"
    tree.stop()


def links(tree):
    """Links and their targets."""
    tree.write("shared/one.yaml", layout("send"))
    tree.write("shared/two.yaml", layout("write", "send"))
    tree.write("elsewhere/c.tutorial.yaml", tutorial("c"))
    os.remove(tree.path("layouts/app.layout.yaml"))
    os.symlink("../shared/one.yaml", tree.path("layouts/app.layout.yaml"))
    os.symlink("../elsewhere", tree.path("tours/linked"))
    tree.watch().settles("the first build")
    tree.write("shared/one.yaml", layout("write", "send"))
    tree.settles("what a link leads to is changed")
    tree.replace("shared/one.yaml", layout("send", "write"))
    tree.settles("what a link leads to is replaced")
    os.remove(tree.path("layouts/app.layout.yaml"))
    os.symlink("../shared/two.yaml", tree.path("layouts/app.layout.yaml"))
    tree.settles("a link leads elsewhere")
    os.remove(tree.path("shared/two.yaml"))
    tree.settles("a link to nothing")
    tree.write("shared/two.yaml", layout("send"))
    tree.settles("a link to something again")
    tree.write("elsewhere/d.tutorial.yaml", tutorial("d"))
    tree.settles("a new file where a link leads")
    os.remove(tree.path("tours/linked"))
    tree.settles("a link less")
    tree.quietly(lambda: tree.write("elsewhere/d.tutorial.yaml", tutorial("d", "No.")), "what no link leads to")
    os.symlink("../elsewhere", tree.path("tours/again"))
    tree.settles("a link to a folder")
    tree.write("elsewhere/d.tutorial.yaml", tutorial("d", "Yes."))
    tree.settles("a change where it leads")
    tree.stop()


def roots(tree):
    """Files outside of the roots aren't read, and a root may appear and disappear."""
    outside = os.path.join(tree.scratch, "outside")
    os.mkdir(outside)
    with open(os.path.join(outside, "app.layout.yaml"), "w", encoding="utf-8") as file:
        file.write(layout("send"))
    tree.write("tours/b.tutorial.yaml", tutorial("b", layouts="../../outside/app.layout.yaml"))
    tree.watch().until(lambda: any("outside" in line for line in tree.said() or []), "the first build refuses it")
    os.mkdir(tree.path("tours/.git"))
    tree.settles("a smaller root")
    os.rmdir(tree.path("tours/.git"))
    tree.settles("the old root")
    tree.stop()


def gone(tree):
    """The whole tree is removed and made again, as by another checkout."""
    tree.watch().settles("the first build")
    before = tree.runs
    tree.remove("")
    tree.until_run(before, "a working directory that is gone is reported")
    os.mkdir(tree.folder)
    tree.plant()
    tree.settles("a working directory that is there again")
    tree.write("tours/a.tutorial.yaml", tutorial("a", "After all."))
    tree.settles("a change in it")
    before = tree.runs
    os.rename(tree.folder, tree.folder + "-moved")
    tree.until_run(before, "a working directory that is moved away is reported")
    os.rename(tree.folder + "-moved", tree.folder)
    tree.settles("a working directory that is moved back")
    tree.stop()


def ends(tree):
    """The ways in which a watch ends, and the files that it leaves."""
    tree.watch().settles("the first build")
    tree.kill()
    tree.write("tours/a.tutorial.yaml", tutorial("a", "Killed."))
    result = subprocess.run([tree.tutorialc, "build"], cwd=tree.folder, env=tree.environment, capture_output=True, check=True)
    assert tree.outputs(tree.path("out")) == tree.clean()[1], result.stderr
    # Signals while it works: existing files are complete, and the next build makes the rest.
    for delay in range(0, 60, 12):
        tree.watch()
        tree.until(lambda: tree.runs > 0, "a first run")
        tree.write("tours/a.tutorial.yaml", tutorial("a", f"At {delay}."))
        time.sleep(delay / 1000)
        tree.stop()
    # The reader of its output has gone.
    tree.watch(stdout=subprocess.PIPE).settles("the first build")
    tree.process.stdout.close()
    assert tree.process.wait(DEADLINE) == 0, tree.process.returncode
    tree.write("tours/a.tutorial.yaml", tutorial("a", target="nobody"))
    tree.watch(stdout=subprocess.PIPE).settles("the first build, with a mistake")
    tree.process.stdout.close()
    assert tree.process.wait(DEADLINE) == 1, tree.process.returncode


def formats(tree):
    """Output for programs: a line for each run, and nothing else."""
    tree.write("tours/b.tutorial.yaml", tutorial("b", target="nobody"))
    tree.watch("--diagnostics", "json")
    tree.until_run(0)
    tree.write("tours/b.tutorial.yaml", tutorial("b"))
    tree.until(lambda: json.loads(tree.words[-1])["diagnostics"] == [], "the mistake is mended")
    before = tree.runs
    os.remove(tree.path("tutorialc.yaml"))
    tree.until_run(before)
    last = json.loads(tree.words[-1])["diagnostics"]
    assert [each["id"] for each in last] == ["unreadable-file"], last
    tree.write("tutorialc.yaml", tree.configuration)
    tree.until(lambda: json.loads(tree.words[-1])["diagnostics"] == [], "the configuration is back")
    tree.stop()
    runs = [json.loads(line) for line in tree.words]
    assert [each["id"] for each in runs[0]["diagnostics"]] == ["unknown-target"], runs[0]
    # Every run writes to the file like a build.
    tree.watch("--diagnostics", "json", "--diagnostics-file", "said.json")
    tree.until_run(0)
    tree.write("tours/b.tutorial.yaml", tutorial("b", target="nobody"))
    tree.until(lambda: "unknown-target" in (tree.read("said.json") or ""), "the mistake in the file")
    assert tree.read("said.json").startswith('{\n  "schema"'), tree.read("said.json")[:40]
    tree.stop()
    # With --quiet: errors, and nothing else.
    tree.watch("--quiet", "--diagnostics", "short")
    tree.until(lambda: tree.words, "the mistake")
    assert all("[unknown-target]" in line or ": note: " in line for line in tree.words), tree.words
    tree.stop()


def refusals(tree):
    """Options that cannot be combined with it."""
    tree.refuses("--watch", "-", message="--watch does not go with -:")
    tree.refuses("--watch", "--out", "-", message="--watch does not go with --out -:")
    tree.refuses("--watch", "tours/a.tutorial.yaml", "--depfile", "d", message="--watch does not go with --depfile:")
    tree.refuses("--watch", "tours/a.tutorial.yaml", "--summary", "s", message="--watch does not go with --summary:")
    tree.refuses("--watch", "tours/a.tutorial.yaml", "--found", "f", message="--watch does not go with --found:")
    tree.refuses("--watch", "tours/a.tutorial.yaml", "--solved", "f", message="--watch does not go with --solved:")
    tree.refuses("--watch", "--declared", "l", message="--watch does not go with --declared:")
    tree.refuses("--poll", message="--poll needs --watch")
    os.remove(tree.path("tutorialc.yaml"))
    tree.refuses("--watch", message="there is no tutorialc.yaml")


def programs(tree):
    """A measurer that is allowed, changed, and allowed again while the watch waits."""
    script = tree.path("measure.sh")
    answer = '{\\"advances\\":[10,10,10,10,10,10,10.5],\\"lineEnds\\":[],\\"lineStarts\\":[],\\"missing\\":[]}'
    text = f'#!/bin/sh\nread line; echo "{{\\"version\\":1}}"\nwhile read line; do echo "{answer}"; done\n'
    tree.write("measure.sh", text)
    os.chmod(script, 0o755)
    tree.write("a.ttf", "no font")
    tree.write("tutorialc.yaml", tree.configuration + "fonts: { body: a.ttf, measurer: [./measure.sh] }\n")
    tree.watch().until(lambda: any("program-not-allowed" in line for line in tree.said() or []), "it is not allowed")
    allow = [tree.tutorialc, "allow", "--root", tree.folder, "--", script]
    subprocess.run(allow, cwd=tree.folder, env=tree.environment, check=True, capture_output=True)
    tree.until(lambda: tree.said() is not None and not any("[program" in line for line in tree.said()), "it is allowed")
    with open(script, "a", encoding="utf-8") as file:
        file.write("# more\n")
    tree.until(lambda: any("program-not-allowed" in line for line in tree.said() or []), "it has changed")
    subprocess.run(allow, cwd=tree.folder, env=tree.environment, check=True, capture_output=True)
    tree.until(lambda: not any("[program" in line for line in tree.said()), "it is allowed again")
    before = tree.runs
    tree.write("a.ttf", "another font")
    tree.until_run(before, "another font")
    os.remove(tree.path("a.ttf"))
    tree.until(lambda: any("a.ttf" in line for line in tree.said()), "no font")
    tree.stop()


def overflow(tree):
    """More events than the system buffers."""
    if not sys.platform.startswith("linux"):
        return
    tree.watch().settles("the first build")
    with open("/proc/sys/fs/inotify/max_queued_events", encoding="ascii") as file:
        count = int(file.read())
    if count > 100_000:
        return
    tree.process.send_signal(signal.SIGSTOP)
    path = tree.path("tours/x")
    # Two events each. On a busy machine the program reads some of them before it is stopped.
    for _ in range(count):
        os.close(os.open(path, os.O_CREAT))
        os.remove(path)
    tree.write("tours/a.tutorial.yaml", tutorial("a", "The last of many."))
    tree.process.send_signal(signal.SIGCONT)
    tree.settles("more than the system can report")
    assert any("than the system can report" in line for line in tree.words), tree.words
    tree.write("tours/a.tutorial.yaml", tutorial("a", "One more."))
    tree.settles("a change after that")
    tree.stop()


def limits(tree):
    """A user who may watch only a few folders: the others are polled."""
    wrap = ["unshare", "--user", "--map-root-user", "sh", "-c",
            'echo 3 > /proc/sys/user/max_inotify_watches && exec "$@"', "sh"]
    if subprocess.run([*wrap, "true"], capture_output=True, check=False).returncode:
        return
    tree.watch(wrap=wrap).settles("the first build")
    assert any("fs.inotify.max_user_watches" in line for line in tree.words), tree.words
    tree.write("tours/a.tutorial.yaml", tutorial("a", "Seen."))
    tree.settles("a change")
    tree.write("layouts/app.layout.yaml", layout("write", "send"))
    tree.settles("another change")
    tree.write("tours/new/c.tutorial.yaml", tutorial("c", layouts="../../layouts/app.layout.yaml"))
    tree.settles("a new folder")
    tree.stop()
    wrap[5] = wrap[5].replace("3 > /proc/sys/user/max_inotify_watches", "0 > /proc/sys/user/max_inotify_instances")
    tree.watch(wrap=wrap).settles("the first build, without a watcher")
    assert any("fs.inotify.max_user_instances" in line for line in tree.words), tree.words
    tree.write("tours/a.tutorial.yaml", tutorial("a", "Seen too."))
    tree.settles("a change without a watcher")
    tree.stop()


CASES = [edits, names, searches, configuring, outputs, everything, crowds, links, roots, gone, ends, formats, refusals,
         programs, overflow, limits, polling]


class Sequence(Tree):
    """A project that changes at random, faster than it is built."""

    def __init__(self, tutorialc, scratch, seed):
        self.seed, self.choices = seed, Choices(seed)
        super().__init__(tutorialc, scratch)

    def plant(self):
        os.mkdir(self.folder)
        self.project = Project(self.folder, Choices(self.seed + 7))

    def run(self):
        self.watch(*(["--poll"] if self.choices.below(8) == 0 else []), "--diagnostics", "short")
        self.until(lambda: self.runs > 0, "the first build")
        log = []
        for _ in range(4 + self.choices.below(4)):
            for _ in range(1 + self.choices.below(4)):
                log.append(self.project.edit())
                time.sleep(self.choices.below(40) / 1000)
            if self.choices.below(3) == 0:
                names = sorted(self.outputs(self.path("out")))
                if names:
                    name = self.choices.of(names)
                    self.settles(", ".join(log))
                    log.append("harm " + name)
                    if os.path.exists(self.path("out/" + name)):
                        os.remove(self.path("out/" + name))
            self.settles(", ".join(log))
        self.stop()


def attempt(tutorialc, case):
    """Runs a case, or a random sequence with a seed; returns a description of the failure, or None."""
    name = case.__name__ if callable(case) else f"sequence {case}"
    scratch = os.path.realpath(tempfile.mkdtemp(prefix="tutorialc-watch-"))
    tree = None
    try:
        if callable(case):
            tree = Tree(tutorialc, scratch)
            case(tree)
        else:
            tree = Sequence(tutorialc, scratch, case)
            tree.run()
    except (AssertionError, ValueError, OSError, subprocess.SubprocessError) as error:
        return f"{name}: {type(error).__name__}: {error}"
    finally:
        if tree:
            tree.kill()
        shutil.rmtree(scratch, ignore_errors=True)
    return None


def main():
    # A shell's background jobs ignore Ctrl-C, and the processes started here would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tutorialc", nargs="?", default=os.path.join(ROOT, ".build/release/tutorialc"))
    parser.add_argument("cases", nargs="*")
    parser.add_argument("--sequences", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2 * (os.cpu_count() or 1))
    arguments = parser.parse_args()
    tutorialc = os.path.abspath(arguments.tutorialc)
    todo = [case for case in CASES if not arguments.cases or case.__name__ in arguments.cases]
    if not arguments.cases:
        todo += range(arguments.seed, arguments.seed + arguments.sequences)
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        found = [each for each in pool.map(lambda case: attempt(tutorialc, case), todo) if each]
    for each in found:
        print(each, "\n")
    print(f"{len(todo)} trees that change under a watch: {len(found)} of them differ from a clean build.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
