#!/usr/bin/env python3
"""Runs ninja on generated trees and compares its outputs with those of `tutorialc build`: make check-ninja.

    check_ninja.py [TUTORIALC]

Each case is a tree, then edits, one after the other. After each, ninja builds, and a clean `tutorialc build` of the
same tree elsewhere must give the same bytes. A second run of ninja must find nothing to do. If a number of actions is
given, ninja must run no more than that.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
OUT = "build out/tours"


def layout(*ids):
    elements = "".join(f"      - {{ id: {name}, frame: [{30 + 40 * place}, 700, 30, 44] }}\n" for place, name in enumerate(ids))
    return ("snapshots:\n  - screen: home\n    variant: phone\n    traits: { platform: ios }\n"
            f"    display: {{ size: [390, 844] }}\n    elements:\n{elements}")


def tutorial(name, layouts="../layouts/app.layout.yaml", target="send", strings=""):
    return (f"tutorial: {name}\nlayout: \"{layouts}\"\n{strings}steps:\n"
            f"  - {{ id: one, target: {target}, callout: Tap it., advance: {{ tap: anywhere }} }}\n")


class Tree:
    """A folder with a project and its plan, and ninja's output."""

    def __init__(self, scratch, tutorialc, name):
        self.folder, self.tutorialc = os.path.join(scratch, name), tutorialc
        os.makedirs(self.folder)

    def write(self, path, text):
        path = os.path.join(self.folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def remove(self, path):
        os.remove(os.path.join(self.folder, path))

    def run(self, *command):
        return subprocess.run(command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def plan(self, *rest):
        result = self.run(self.tutorialc, "plan", "--ninja", "--tool", self.tutorialc, "--out", OUT, "--emit", "json,swift", *rest)
        assert result.returncode == 0, result.stdout

    def ninja(self):
        return self.run("ninja", "-f", f"{OUT}/build.ninja", "-k", "0")

    def builds(self, what, actions=None):
        """Checks that ninja builds the same as a clean build, and then has nothing to do."""
        result = self.ninja()
        assert result.returncode == 0, f"{what}: {result.stdout}"
        ran = [line for line in result.stdout.splitlines() if re.match(r"\[\d+/\d+\] (?!plan)", line)]
        again = self.ninja().stdout
        assert "no work to do" in again, f"{what}: the second run does not rest: {again}"
        assert actions is None or len(ran) <= actions, f"{what}: {len(ran)} actions: {result.stdout}"
        clean = os.path.join(os.path.dirname(self.folder), "clean")
        shutil.rmtree(clean, ignore_errors=True)
        self.run("ninja", "-f", f"{OUT}/build.ninja", "-t", "cleandead")
        built = self.run(self.tutorialc, "build", "--out", clean, "--emit", "json,swift", "--quiet")
        assert built.returncode == 0, f"{what}: {built.stdout}"
        assert files(clean) == files(os.path.join(self.folder, OUT)), f"{what}: {self.difference(clean)}"
        print(f"  {what}: {len(ran)} actions")

    def difference(self, clean):
        here, there = files(os.path.join(self.folder, OUT)), files(clean)
        return [name for name in sorted(set(here) | set(there)) if here.get(name) != there.get(name)]

    def fails(self, what, words):
        result = self.ninja()
        assert result.returncode == 1 and words in result.stdout, f"{what}: {result.stdout}"
        print(f"  {what}: fails as it should")


def files(folder):
    """The outputs in a folder, by name."""
    return {name: open(os.path.join(folder, name), "rb").read() for name in os.listdir(folder)
            if name.endswith((".json", ".swift"))}


def project(tree):
    tree.write("tutorialc.yaml", "sources: [tutorials]\n")
    tree.write("layouts/app.layout.yaml", layout("send"))
    for number in range(4):
        tree.write(f"tutorials/tour-{number}.tutorial.yaml", tutorial(f"tour-{number}"))


def edits(tree):
    project(tree)
    tree.plan()
    tree.builds("all is built")
    tree.write("tutorials/tour-1.tutorial.yaml", tutorial("tour-1").replace("Tap it", "Tap here"))
    tree.builds("one tutorial changed", 1)
    tree.write("tutorials/tour-2.tutorial.yaml", tutorial("renamed"))
    tree.builds("another id, which the accessors have", 2)
    tree.write("layouts/app.layout.yaml", layout("send", "other"))
    tree.builds("a layout changed", 6)
    tree.write("tutorials/tour-9.tutorial.yaml", tutorial("tour-9"))
    tree.builds("a tutorial more", 2)
    tree.remove("tutorials/tour-0.tutorial.yaml")
    tree.builds("a tutorial less", 1)
    tree.write("tutorials/deep/er/tour-5.tutorial.yaml", tutorial("tour-5", "../../../layouts/app.layout.yaml"))
    tree.builds("one in a new folder", 2)
    tree.write("tutorials/notes.txt", "nothing")
    tree.builds("a file that is none of ours", 0)
    tree.write("tutorialc.yaml", "sources: [tutorials]\nemitters: { json: { pretty: true }, swift: {} }\n")
    tree.builds("another configuration")
    os.remove(os.path.join(tree.folder, OUT, "tour-1.tour.json"))
    tree.builds("an output lost", 2)


def searches(tree):
    project(tree)
    tree.write("tutorials/glob.tutorial.yaml", tutorial("glob", "../layouts/*.layout.yaml", "more"))
    tree.write("layouts/more.layout.yaml", layout("more").replace("home", "other"))
    tree.write("tutorials/words.tutorial.yaml", tutorial("words", strings="strings: ../strings/{locale}.yaml\n"))
    tree.write("strings/de.yaml", "steps.one.callout.body: Hier.\n")
    screen = "layout: \"../layouts/*.layout.yaml\"\nscreen: other\n"
    tree.write("tutorials/glob.tutorial.yaml", tutorial("glob", target="more").replace(
        "layout: \"../layouts/app.layout.yaml\"\n", screen))
    tree.plan()
    tree.builds("all is built")
    tree.write("strings/ja.yaml", "steps.one.callout.body: ここ。\n")
    tree.builds("a strings file more", 1)
    tree.write("strings/de.yaml", "steps.one.callout.body: Genau hier.\n")
    tree.builds("a text changed", 1)
    tree.remove("strings/ja.yaml")
    tree.builds("a strings file less", 1)
    tree.write("layouts/third.layout.yaml", layout("third").replace("home", "third"))
    tree.builds("a layout that a glob matches", 2)
    tree.write("layouts/notes.txt", "nothing")
    tree.builds("a file that no glob matches", 0)


def faults(tree):
    project(tree)
    tree.plan()
    tree.builds("all is built")
    tree.remove("layouts/app.layout.yaml")
    tree.fails("a layout is gone", "missing-file")
    tree.write("layouts/app.layout.yaml", layout("send"))
    tree.builds("it is there again")
    tree.write("tutorials/tour-3.tutorial.yaml", tutorial("tour-3", target="nobody"))
    tree.fails("a wrong target", "unknown-target")
    tree.write("tutorials/tour-3.tutorial.yaml", tutorial("tour-2"))
    tree.fails("two tutorials of one id", "duplicate-tutorial")
    tree.write("tutorials/tour-3.tutorial.yaml", tutorial("tour-3"))
    tree.builds("mended")


def solved(tree):
    """Solved layouts from another action are only used for the manifests that they were made from."""
    project(tree)
    tree.write("layouts/more.layout.yaml", layout("more").replace("home", "other"))
    both = "layout: [../layouts/app.layout.yaml, ../layouts/more.layout.yaml]\nscreen: home\n"
    tree.write("tutorials/more.tutorial.yaml", tutorial("more").replace("layout: \"../layouts/app.layout.yaml\"\n", both))
    tree.plan()
    tree.builds("all is built, with two lists of layouts", 8)
    folder = os.path.join(tree.folder, OUT, ".tutorialc/plan/layouts")
    names = sorted(os.listdir(folder))
    assert len(names) == 2, names
    whole = [open(os.path.join(folder, name), "rb").read() for name in names]
    assert all(len(content) > 100 for content in whole), "nothing is solved"
    # The first tutorials' layout has its element elsewhere; its digest distinguishes the solved layouts.
    tree.write("other/app.layout.yaml", layout("more", "send"))
    made = tree.run(tree.tutorialc, "solve", "other/app.layout.yaml", "--out", os.path.join(folder, names[0]))
    assert made.returncode == 0 and made.stdout == "", made.stdout
    shutil.copy(os.path.join(folder, names[0]), os.path.join(folder, names[1]))
    assert open(os.path.join(folder, names[0]), "rb").read() not in whole
    tree.builds("layouts of something else")
    for name, content in zip(names, whole):
        with open(os.path.join(folder, name), "wb") as file:
            file.write(content[:len(content) // 2] + b"?" + content[len(content) // 2 + 1:])
    tree.builds("damaged ones")
    for name in names:
        open(os.path.join(folder, name), "wb").close()
    tree.builds("none")
    for name in names:
        os.remove(os.path.join(folder, name))
    tree.builds("files that are gone are made again")
    assert [open(os.path.join(folder, name), "rb").read() for name in names] == whole


def names(tree):
    project(tree)
    for name in ("with space", "do$$llar", "co:lon", "quo'te", "#hash", "-hyphen", "ü", "a;&b", "say \"x\"", "c<d>"):
        tree.write(f"tutorials/a {name}/{name}.tutorial.yaml", tutorial("t" + str(len(name)) + str(ord(name[0])),
                                                                       "../../layouts/app.layout.yaml"))
        tree.write(f"tutorials/a {name}/g {name}.tutorial.yaml", tutorial("g" + str(len(name)) + str(ord(name[0])),
                                                                         "../../layouts/*.layout.yaml"))
    tree.plan()
    tree.builds("names with what others take for syntax")


def below(tree):
    """Everything in one folder, with the output inside the searched folder."""
    tree.write("tutorialc.yaml", "sources: [.]\n")
    tree.write("app.layout.yaml", layout("send"))
    tree.write("a.tutorial.yaml", tutorial("a", "*.layout.yaml"))
    tree.plan()
    tree.builds("the output lies in what is searched")
    tree.write("b.tutorial.yaml", tutorial("b", "app.layout.yaml"))
    tree.builds("a tutorial more", 2)


def main():
    tutorialc = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else os.path.join(ROOT, ".build/release/tutorialc"))
    for case in (edits, searches, faults, solved, names, below):
        with tempfile.TemporaryDirectory(prefix="tutorialc-ninja-") as scratch:
            print(f"{case.__name__}:")
            case(Tree(scratch, tutorialc, "project"))
    with tempfile.TemporaryDirectory(prefix="tutorialc-ninja-") as scratch:
        plans = []
        for name in ("one", "two"):
            tree = Tree(scratch, tutorialc, name)
            project(tree)
            tree.plan()
            plans.append(open(os.path.join(tree.folder, OUT, "build.ninja"), "rb").read())
        assert plans[0] == plans[1], "the plans of two checkouts differ"
        print("two checkouts have one plan")


if __name__ == "__main__":
    main()
