"""The inputs: the corpora, and files that show a slope."""

import json
import os

import plain
import wide


def write(folder, files):
    """Writes files at their paths beneath a folder."""
    for path, text in files:
        path = os.path.join(folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)


class Corpus:
    """The files of a folder, and the list of them for the C programs."""

    def __init__(self, folder, files):
        self.folder, self.tutorials = folder, os.path.join(folder, "tutorials")
        write(folder, files)
        self.paths = [
            os.path.join(folder, kind, name) for kind in ("layouts", "strings", "tutorials")
            if os.path.isdir(os.path.join(folder, kind)) for name in sorted(os.listdir(os.path.join(folder, kind)))]
        self.size = sum(map(os.path.getsize, self.paths))
        self.list = os.path.join(folder, "list")
        with open(self.list, "w", encoding="utf-8") as file:
            file.writelines(path + "\n" for path in self.paths)


def sample(kind, tutorials, elements, variants=12):
    """The files of a few tutorials over one layout: a thirty-third of the tutorials that the whole corpus would have
    over it."""
    yield "layouts/screen-0.layout.yaml", (
        plain.layout(0, elements) if kind is plain else wide.layout(0, elements, variants))
    for path, text in kind.files(tutorials, 1):
        if not path.startswith("layouts/"):
            yield path, text


def pairs(tours):
    """The number of steps in the tours of a folder, counted once for each variant."""
    count = 0
    for name in os.listdir(tours):
        if name.endswith(".tour.json"):
            with open(os.path.join(tours, name), encoding="utf-8") as file:
                count += sum(len(variant["steps"]) for variant in json.load(file)["variants"])
    return count


def element_count(path):
    """The number of elements that a manifest of the plain corpus declares."""
    with open(path, encoding="utf-8") as file:
        return sum("- { id: " in line and "frame: " in line for line in file)


def screens(names, variants, elements):
    """A manifest of some screens in some variants."""
    lines = ["snapshots:"]
    for variant in range(variants):
        for screen in names:
            lines += [
                f"  - screen: {screen}", f"    variant: v{variant}", "    traits: { platform: ios }",
                f"    display: {{ size: [{390 + 2 * variant}, 844], scale: 3 }}", "    elements:", *elements]
    return "\n".join(lines) + "\n"


def buttons(count):
    """Elements, a hundred to a screenful, with the others behind them."""
    return [
        f"      - {{ id: e{place}, type: button, label: Label {place}!, "
        f"frame: [{10 + place % 5 * 70}, {60 + place // 5 % 20 * 36}, 60, 24] }}" for place in range(count)]


def long_tutorial(count):
    """One tutorial of `count` steps over two screens of 100 elements."""
    yield "long.layout.yaml", screens(("one", "two"), 1, buttons(100))
    lines = [f"tutorial: long-{count}", "layout: long.layout.yaml", "steps:"]
    for place in range(count):
        lines += [
            f"  - id: step-{place}", f"    screen: {'one' if place % 10 < 5 else 'two'}", f"    target: e{place * 7 % 100}",
            f"    callout: {{ title: Step {place}, body: This is what step {place} has to say. }}"]
    yield f"long-{count}.tutorial.yaml", "\n".join(lines) + "\n"


def selections(selectors, elements):
    """Two tutorials over the same elements: one selects them by a part of their label, the other by id."""
    yield "many.layout.yaml", screens(("one",), 1, buttons(elements))
    for name in ("texts", "ids"):
        lines = [f"tutorial: by-{name}", "layout: many.layout.yaml", "steps:"]
        for place in range(selectors):
            wanted = place * (elements // selectors)
            target = f"{{ label: {{ contains: bel {wanted}! }} }}" if name == "texts" else f"e{wanted}"
            lines += [f"  - target: {target}", "    callout: Here."]
        yield f"{name}.tutorial.yaml", "\n".join(lines) + "\n"


def warm(steps=8):
    """One tutorial over six variants of 500 elements, with a configuration."""
    yield "tutorialc.yaml", "output: out\n"
    yield "app.layout.yaml", screens(("one",), 6, buttons(500))
    lines = ["tutorial: warm", "title: Warm", "layout: app.layout.yaml", "steps:"]
    for place in range(steps):
        lines += [f"  - id: step-{place}", f"    target: e{place * 7}", f"    callout: {{ title: Step {place}, body: Words. }}"]
    yield "warm.tutorial.yaml", "\n".join(lines) + "\n"


def one_layout(tutorials):
    """Many small tutorials over one layout of the largest supported size: 3 variants of 5,000 elements."""
    yield "big.layout.yaml", screens(("one",), 3, buttons(5000))
    for number in range(tutorials):
        steps = "".join(f"  - {{ target: e{number % 50 + place}, callout: Step {place}. }}\n" for place in range(8))
        yield f"t/tour-{number}.tutorial.yaml", f"tutorial: tour-{number}\nlayout: ../big.layout.yaml\nsteps:\n{steps}"
