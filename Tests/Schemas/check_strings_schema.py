"""Shows that the strings files' schema and the compiler agree on valid and invalid documents.

    python Tests/Schemas/check_strings_schema.py SCHEMA TUTORIALC

A strings file with every key is changed in one place at a time, beside a tutorial that has each text. Both the schema
and the compiler must accept the sample and every right change, and both must reject every wrong one.
"""

import sys

from changes import DROP, Agreement

TUTORIAL = """
tutorial: t
layout: a.layout.yaml
strings: "{locale}.strings.json"
title: Title
steps:
  - id: s
    callout: { title: T, body: B, buttons: [{ title: Go, to: end }] }
    accessibility: { label: L, hint: H }
"""
LAYOUT = "snapshots: [{ screen: s, variant: v, display: { size: [400, 800] } }]\n"
SAMPLE = {
    "title": "Titel",
    "steps": {
        "s": {
            "callout": {"title": "T", "body": "B", "buttons": {"0": {"title": "Los"}}},
            "accessibility": {"label": "L", "hint": "H"},
        }
    },
    "common": {"back": "Zurück", "next": "Weiter", "done": "Fertig"},
    "mine": "x",
}
WRONG = [
    ("title", ["Titel"]),
    ("title", "x" * 10001),
    ("steps/s/callout/body", ["B"]),
    ("steps/s/callout/buttons", [{"title": "Los"}]),
    ("common", []),
    ("common/next", ["Weiter"]),
    ("mine", {"a": {"b": []}}),
]
RIGHT = [
    ("title", None),
    ("title", ""),
    ("title", 12),
    ("title", True),
    ("title", DROP),
    ("steps/s/callout", None),
    ("steps/s", {"callout.title": "T", "callout": {"title.2": "U"}}),
    ("steps/s/callout/title", {"2": "U"}),
    ("common.other", None),
    ("mine", {"a": {"b": "c", "d.e": None}}),
]


def main():
    schema, tutorialc = sys.argv[1:]
    beside = [("t.tutorial.yaml", TUTORIAL), ("a.layout.yaml", LAYOUT)]
    agreement = Agreement(schema, tutorialc, "de.strings.json", beside, checked="t.tutorial.yaml")
    agreement.accept(SAMPLE, "the sample")
    if not agreement.compiles(SAMPLE):
        agreement.faults.append("the compiler rejects the sample")
    agreement.judge(SAMPLE, WRONG, is_right=False)
    agreement.judge(SAMPLE, RIGHT, is_right=True)
    return agreement.report(f"the strings' schema accepts {1 + len(RIGHT)} files and rejects {len(WRONG)} changes")


if __name__ == "__main__":
    sys.exit(main())
