"""The wide corpus: four devices in three languages, so twelve variants, with strings files for two of them; bars and
buttons with relative places, screens that extend others, elements selected by label; and one import, of 5,000
elements."""

import re

import plain
from vocabulary import BODIES, LABELS, TITLES, Choices

LOCALES = ["en", "de", "ja"]
DEVICES = plain.SCREENS + [plain.Screen("phone-small", 375, 667, (20, 0, 0, 0), "phone", "portrait", 2)]
IMPORTED = 5000
COMMON = {"de": "common: { next: Weiter, done: Fertig }", "ja": "common: { next: 次へ, done: 完了 }"}
NAMES = {
    "back": "{ en: Back, de: Zurück, ja: 戻る }",
    "search": "{ en: Search, de: Suchen, ja: 検索 }",
    "add": "{ en: Add, de: Hinzufügen, ja: 追加 }",
    "more": "{ en: More, de: Mehr, ja: その他 }",
    "tab-0": "{ en: Inbox, de: Eingang, ja: 受信 }",
    "tab-1": "{ en: Calendar, de: Kalender, ja: 予定 }",
    "tab-2": "{ en: Files, de: Dateien, ja: 書類 }",
    "tab-3": "{ en: People, de: Personen, ja: 連絡先 }",
    "tab-4": "{ en: Settings, de: Einstellungen, ja: 設定 }",
}
# Selectors by label, in place of some of the plain corpus's selectors by id.
SELECTORS = {
    "    target: add\n": f"    target: {{ label: {NAMES['add']} }}\n",
    "    target: search\n": f"    target: {{ label: {NAMES['search']}, type: button }}\n",
    "    target: tab-1\n": f"    target: {{ label: {NAMES['tab-1']} }}\n",
    "    target: tab-3\n": "    target: { label: { en: { contains: eopl }, de: { contains: erson }, "
                           "ja: { contains: 絡先 } }, within: tab-bar }\n",
    "label: More": f"label: {NAMES['more']}",
}


def layout(number, element_count, variants=12):
    """The manifest of a screen in the first `variants` variants."""
    rows = (element_count - 10) // 4
    choices = Choices(1000 + number)
    labels = [choices.of(LABELS) for _ in range(rows)]
    lines = [f"# Screen {number}: each device once, and what a language changes.", "schema: tutorialc.layout/1", "snapshots:"]
    for place, device in enumerate(DEVICES):
        wanted = min(max(variants - len(LOCALES) * place, 0), len(LOCALES))
        if wanted:
            lines += snapshot(number, device, labels) + translated(number, device, wanted)
    return "\n".join(lines) + "\n"


def imported(number):
    """A capture: frames of all elements, native ids, and the tool's own visibility."""
    choices = Choices(number)
    device = DEVICES[0]
    labels = [choices.of(LABELS) for _ in range((IMPORTED - 10) // 4)]
    lines = ["schema: tutorialc.layout/1", "source: { format: appium-xcuitest, tool: appium, unit: pt }", "snapshots:"]
    for line in plain.snapshot(number, device, labels):
        if line.startswith("      - { id: ") and "origin" not in line:
            name = line.split("id: ", 1)[1].split(",", 1)[0]
            label = NAMES.get("more" if name.startswith("more-") else name)
            line = re.sub(r", label: \w+", "", line)[:-2] + (f", label: {label}" if label else "")
            line += f", nativeId: \"com.example.mail:{name}\", visibility: visible }}"
        lines.append(line.replace(f"variant: {device.variant}", f"variant: {device.variant}-en"))
    return "\n".join(lines + translated(number, device)) + "\n"


def translated(number, device, wanted=len(LOCALES)):
    return [line for locale in LOCALES[1:wanted] for line in (
        f"  - extends: screen-{number}/{device.variant}-en", f"    variant: {device.variant}-{locale}",
        f"    traits: {{ locale: {locale} }}", "")]


def snapshot(number, device, labels):
    top, right, bottom, left = device.safe
    width = device.width - left - right
    lines = [
        f"  - screen: screen-{number}",
        f"    variant: {device.variant}-en",
        f"    traits: {{ platform: ios, idiom: {device.idiom}, orientation: {device.orientation}, locale: en }}",
        f"    display: {{ size: [{device.width}, {device.height}], scale: {device.scale} }}",
        f"    insets: {{ safeArea: [{top}, {right}, {bottom}, {left}] }}",
        "    spaces:",
        "      - id: list",
        f"        origin: [{left}, {device.list_top}]",
        f"        scroll: {{ axis: vertical, viewport: [{left}, {device.list_top}, {width}, {device.list_height}], "
        f"contentSize: [{width}, {72 * len(labels)}], contentOffset: [0, 0] }}",
        "    elements:",
        f"      - {{ id: nav-bar, place: {{ left: 0, right: 0, top: 0, height: {device.list_top} }}, "
        f"type: navigationBar }}",
    ]
    for name, place in (("back", f"left: {left + 8}"), ("search", f"right: {right + 60}"), ("add", f"right: {right + 8}")):
        lines.append(
            f"      - {{ id: {name}, place: {{ in: nav-bar, {place}, top: {top}, width: 44, height: 44 }}, "
            f"shape: circle, type: button, label: {NAMES[name]}, parent: nav-bar }}")
    lines += [line.replace("label: More", f"label: {NAMES['more']}") for line in plain.rows(width, labels)]
    lines += [
        f"      - {{ id: tab-bar, place: {{ left: 0, right: 0, bottom: 0, height: {device.height - device.tabs_top} }}, "
        f"type: tabBar }}",
        f"      - {{ id: tabs, row: {{ left: {left}, right: {right}, bottom: {bottom}, height: 49, "
        f"items: [{', '.join(f'tab-{index}' for index in range(5))}] }}, parent: tab-bar }}",
    ]
    lines += [f"      - {{ id: tab-{index}, type: tab, label: {NAMES[f'tab-{index}']} }}" for index in range(5)]
    return lines + ["    occluders:", "      - { kind: tabBar, element: tab-bar, opaque: true, z: 10 }", ""]


def tutorial(number, layout_count):
    text = plain.tutorial(number, layout_count)
    for by_id, by_name in SELECTORS.items():
        text = text.replace(by_id, by_name)
    strings = f"strings: ../strings/tour-{number}.{{locale}}.yaml\n"
    return text.replace("dismiss:", strings + "dismiss:", 1)


def strings(number, locale, steps):
    choices = Choices(7000 + 3 * number + LOCALES.index(locale))
    lines = [f"title: {choices.of(TITLES)}", COMMON[locale], "steps:"]
    for step in steps:
        lines += [f"  {step}:", "    callout:", f"      title: {choices.of(TITLES)}",
                  f"      body: {plain.quoted(choices.of(BODIES))}"]
    return "\n".join(lines) + "\n"


def files(tutorials, layouts):
    """The path and the text of each file; the last layout is the import."""
    for number in range(layouts):
        elements = 50 + 450 * number // max(layouts - 1, 1)
        text = imported(number) if number == layouts - 1 and layouts > 1 else layout(number, elements)
        yield f"layouts/screen-{number}.layout.yaml", text
    for number in range(tutorials):
        text = tutorial(number, layouts)
        yield f"tutorials/tour-{number}.tutorial.yaml", text
        steps = [line.removeprefix("  - id: ") for line in text.splitlines() if line.startswith("  - id: ")]
        for locale in LOCALES[1:]:
            yield f"strings/tour-{number}.{locale}.yaml", strings(number, locale, steps)
