#!/usr/bin/env python3
"""Writes a realistic corpus: tutorials of about 4 KB each, and layouts of 50 to 500 elements in three variants.

The same numbers give the same bytes on every machine: all choices come from a generator of our own, and nothing is
read but the arguments.

    corpus.py OUT [--tutorials 2000] [--layouts 60]
"""

import argparse
import os

TITLES = [
    "Write a mail", "Find it again", "Your inbox", "Keep it tidy", "Pick a day", "Share with a friend", "Look closer",
    "Make it yours", "One tap away", "Überblick", "Über die Filter", "受信トレイ", "Nearly done", "Where to go next",
]
BODIES = [
    "Tap here to start. Nothing is sent before you say so.",
    "Everything that needs an answer is **on top**; the rest waits below.",
    "Swipe a row to the left to put it away, and to the right to keep it.",
    "The *filter* shows what is unread: it stays as you leave it.",
    "Prüfe zuerst den Betrag, dann tippe auf „Weiter“.",
    "ここをタップすると、新しいメッセージを書けます。",
    "These shortcuts work everywhere in the app, and you can change them later under Settings.",
    "It takes a moment the first time. You may go on reading meanwhile.",
]
LABELS = [
    "Invoice for March", "Weekly report", "Lunch on Friday?", "Flight to Oslo", "Photos from Sunday", "Your order",
    "Garden party", "Bücher zurückgeben", "会議の議事録", "Password changed", "New comment", "Meeting notes",
]
COLORS = ["#0a84ff", "#ff375f", "#30d158", "#ffffff", "#ffd60a"]


class Choices:
    """A linear congruential generator (Knuth's MMIX constants)."""

    def __init__(self, seed):
        self.state = seed * 2654435761 + 1
        self.below(1), self.below(1)

    def below(self, bound):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.state >> 33) % bound

    def of(self, items):
        return items[self.below(len(items))]


class Screen:
    """One size of device: where its bars and its list are, in points."""

    def __init__(self, variant, width, height, safe, idiom, orientation, scale):
        self.variant, self.width, self.height, self.safe = variant, width, height, safe
        self.idiom, self.orientation, self.scale = idiom, orientation, scale
        self.list_top = safe[0] + 44
        self.tabs_top = height - safe[2] - 49
        self.list_height = self.tabs_top - self.list_top


SCREENS = [
    Screen("phone-portrait", 393, 852, (59, 0, 34, 0), "phone", "portrait", 3),
    Screen("phone-landscape", 852, 393, (0, 59, 21, 59), "phone", "landscape", 3),
    Screen("tablet-portrait", 768, 1024, (24, 0, 20, 0), "tablet", "portrait", 2),
]


def layout(number, element_count):
    choices = Choices(1000 + number)
    lines = [
        f"# Screen {number}: a list between a navigation bar and a tab bar.",
        "schema: tutorialc.layout/1",
        "source: { format: manual, unit: pt }",
        "snapshots:",
    ]
    rows = (element_count - 10) // 4
    labels = [choices.of(LABELS) for _ in range(rows)]
    for screen in SCREENS:
        lines += snapshot(number, screen, labels)
    return "\n".join(lines) + "\n"


def snapshot(number, screen, labels):
    left, right = screen.safe[3], screen.width - screen.safe[1]
    width = right - left
    content = 72 * len(labels)
    lines = [
        f"  - screen: screen-{number}",
        f"    variant: {screen.variant}",
        f"    traits: {{ platform: ios, idiom: {screen.idiom}, orientation: {screen.orientation}, locale: en }}",
        f"    display: {{ size: [{screen.width}, {screen.height}], scale: {screen.scale} }}",
        f"    insets: {{ safeArea: [{', '.join(map(str, screen.safe))}] }}",
        "    spaces:",
        "      - id: list",
        f"        origin: [{left}, {screen.list_top}]",
        f"        scroll: {{ axis: vertical, viewport: [{left}, {screen.list_top}, {width}, {screen.list_height}], "
        f"contentSize: [{width}, {content}], contentOffset: [0, 0] }}",
        "    elements:",
        f"      - {{ id: nav-bar, frame: [0, 0, {screen.width}, {screen.list_top}], type: navigationBar }}",
    ]
    for name, x in (("back", left + 8), ("search", right - 104), ("add", right - 52)):
        lines.append(
            f"      - {{ id: {name}, frame: [{x}, {screen.safe[0]}, 44, 44], shape: circle, type: button, "
            f"label: {name.capitalize()}, parent: nav-bar }}")
    for index, label in enumerate(labels):
        y = 72 * index
        lines += [
            f"      - {{ id: row-{index}, space: list, frame: [0, {y}, {width}, 72], type: cell, "
            f"shape: {{ roundedRect: 12 }} }}",
            f"      - {{ id: icon-{index}, space: list, frame: [12, {y + 14}, 44, 44], type: image, "
            f"shape: circle, parent: row-{index} }}",
            f"      - {{ id: title-{index}, space: list, frame: [68, {y + 12.5}, {width - 148.25}, 22.333], "
            f"type: text, text: \"{label}\", parent: row-{index} }}",
            f"      - {{ id: more-{index}, space: list, frame: [{width - 64}, {y + 14}, 44, 44], type: button, "
            f"label: More, parent: row-{index} }}",
        ]
    lines.append(
        f"      - {{ id: tab-bar, frame: [0, {screen.tabs_top}, {screen.width}, "
        f"{screen.height - screen.tabs_top}], type: tabBar }}")
    for index in range(5):
        x = round(left + width * index / 5, 3)
        lines.append(
            f"      - {{ id: tab-{index}, frame: [{x}, {screen.tabs_top}, {round(width / 5, 3)}, 49], type: tab, "
            f"parent: tab-bar }}")
    return lines + ["    occluders:", "      - { kind: tabBar, element: tab-bar, opaque: true, z: 10 }", ""]


def tutorial(number, layout_count):
    choices = Choices(number)
    screen = number % layout_count
    lines = [
        f"# Tutorial {number}: around screen {screen}.",
        "schema: tutorialc.tutorial/1",
        f"tutorial: tour-{number}",
        f"title: {choices.of(TITLES)}",
        f"layout: [../layouts/screen-{screen}.layout.yaml]",
        f"screen: screen-{screen}",
        f"once: tour-{number}/1",
        "dismiss: [escape, close]",
        "reducedMotion: { kind: fade, duration: 0.2 }",
        "",
        "defaults:",
        f"  overlay: {{ color: \"#000000\", opacity: {choices.of(['0.6', '0.55', '0.7'])} }}",
        "styles:",
        "  round: { cutout: { shape: circle, padding: 6 } }",
        f"  ringed: {{ ring: {{ width: 3, color: \"{choices.of(COLORS)}\", gap: 2 }} }}",
        "  quick: { transition: { move: { kind: morph, easing: easeOut, duration: 0.25s } } }",
        "",
        "steps:",
    ]
    index = 0
    while sum(map(len, lines)) < 3750:
        lines += step(choices, index)
        index += 1
    return "\n".join(lines) + "\n"


PLACEMENTS = ["auto", "[bottom, top, leading, trailing]", "[top, bottom, auto]", "[bottom-start, top-start, auto]"]


def step(choices, index):
    title, body = choices.of(TITLES), choices.of(BODIES)
    # The first two use all styles, so that none is reported as useless.
    kind = (0, 2)[index] if index < 2 else choices.below(8)
    lines = [f"  - id: step-{index + 1}"]
    if kind == 0:
        lines += ["    style: [round, ringed]", f"    target: {choices.of(['add', 'search', 'back'])}"]
    elif kind == 1:
        lines += [
            # Beside the others no callout has room in landscape, nor over the third title.
            "    target: { id: row-0 }",
            "    cutout:",
            "      shape: roundedRect",
            f"      radius: [{choices.below(9)}, {choices.below(9)}, 12, 12.5]",
            "      padding: { top: 2, leading: 4, bottom: 2, trailing: 4 }",
        ]
    elif kind == 2:
        lines += [
            "    style: [quick]",
            "    target:",
            "      - add",
            f"      - {{ target: tab-{choices.below(5)}, cutout: {{ shape: capsule, padding: 0 }} }}",
            "    anchor: add",
        ]
    elif kind == 3:
        lines += [
            f"    target: {{ type: button, label: More, within: {{ id: row-{choices.below(3)} }} }}",
            "    cutout: { shape: circle, padding: 4 }   # the three dots",
        ]
    elif kind == 4:
        lines += [
            f"    target: icon-{choices.below(3)}",
            "    ring: { width: 2.5, color: \"#ff9f0a\", gap: -1 }",
            "    transition:",
            "      move: { kind: morph, easing: { spring: { response: 0.4, dampingFraction: 0.7 } } }",
        ]
    elif kind == 5:
        lines += [f"    target: tab-{choices.below(5)}", "    cutout: { shape: rect, padding: [4, 0] }"]
    elif kind == 6:
        lines += [
            f"    target: title-{choices.below(2)}",
            "    delay: 350ms",
            "    interaction: block",
        ]
    else:
        lines += ["    # Nothing is shown here: the callout stands in the middle."]
    lines += ["    callout:", f"      title: {title}", f"      body: {quoted(body)}"]
    if kind != 7:
        lines.append(f"      placement: {choices.of(PLACEMENTS)}")
    lines += ["    advance:"]
    if kind in (0, 3):
        lines += ["      - { tap: target }"]
    lines += ["      - { button: next }"]
    if kind == 6:
        lines += ["      - { after: 8s, to: next }"]
    return lines + [""]


def quoted(text):
    return "\"" + text.replace("\"", "\\\"") + "\"" if ":" in text or text[0] in "*#„" else text


def write(path, text):
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out")
    parser.add_argument("--tutorials", type=int, default=2000)
    parser.add_argument("--layouts", type=int, default=60)
    arguments = parser.parse_args()
    for folder in ("layouts", "tutorials"):
        os.makedirs(os.path.join(arguments.out, folder), exist_ok=True)
    count = arguments.layouts
    for number in range(count):
        elements = 50 + 450 * number // max(count - 1, 1)
        write(os.path.join(arguments.out, "layouts", f"screen-{number}.layout.yaml"), layout(number, elements))
    for number in range(arguments.tutorials):
        write(
            os.path.join(arguments.out, "tutorials", f"tour-{number}.tutorial.yaml"), tutorial(number, count))


if __name__ == "__main__":
    main()
