"""The plain corpus: layouts of 50 to 500 elements in three variants, frames and ids written out, one language."""

from vocabulary import BODIES, COLORS, LABELS, TITLES, Choices


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
    lines += rows(width, labels)
    lines.append(
        f"      - {{ id: tab-bar, frame: [0, {screen.tabs_top}, {screen.width}, "
        f"{screen.height - screen.tabs_top}], type: tabBar }}")
    for index in range(5):
        x = round(left + width * index / 5, 3)
        lines.append(
            f"      - {{ id: tab-{index}, frame: [{x}, {screen.tabs_top}, {round(width / 5, 3)}, 49], type: tab, "
            f"parent: tab-bar }}")
    return lines + ["    occluders:", "      - { kind: tabBar, element: tab-bar, opaque: true, z: 10 }", ""]


def rows(width, labels):
    lines = []
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
    return lines


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
    # The first two use all styles, so that none is reported as unused.
    kind = (0, 2)[index] if index < 2 else choices.below(8)
    lines = [f"  - id: step-{index + 1}"]
    if kind == 0:
        lines += ["    style: [round, ringed]", f"    target: {choices.of(['add', 'search', 'back'])}"]
    elif kind == 1:
        lines += [
            # Beside the others, no callout has room in landscape, nor over the third title.
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


def files(tutorials, layouts):
    """The path and the text of each file of the plain corpus."""
    for number in range(layouts):
        elements = 50 + 450 * number // max(layouts - 1, 1)
        yield f"layouts/screen-{number}.layout.yaml", layout(number, elements)
    for number in range(tutorials):
        yield f"tutorials/tour-{number}.tutorial.yaml", tutorial(number, layouts)
