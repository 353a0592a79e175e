"""Shows that the locks' schema and the compiler agree on valid and invalid documents.

    python Tests/Schemas/check_lock_schema.py SCHEMA TUTORIALC

A lock with every key is changed in one place at a time, beside a tutorial without anything to lock. Both the schema
and the compiler must accept the sample and every right change, and both must reject every wrong one.
"""

import sys

from changes import DROP, Agreement

TUTORIAL = "tutorial: t\nlayout: a.layout.yaml\nsteps: [{ id: s, callout: Hi. }]\n"
LAYOUT = "snapshots: [{ screen: s, variant: v, display: { size: [400, 800] } }]\n"
SAMPLE = {
    "schema": "tutorialc.lock/1",
    "references": [
        {"step": "a", "part": "target.1", "screen": "s", "variant": "v", "selector": "more-2", "by": "fingerprint",
         "id": "more", "type": "button", "label": "More", "text": "x", "value": "on", "under": "list", "says": "y",
         "container": "list", "containerType": "list", "number": 1, "count": 2, "likes": ["2b86338c16f2", "98fc71c35e12"]},
    ],
}
WRONG = [
    ("schema", "tutorialc.lock/2"),
    ("references", DROP),
    ("references", {}),
    ("references/0", "x"),
    *((f"references/0/{key}", DROP) for key in ("step", "part", "screen", "variant", "selector", "by")),
    ("references/0/by", "path"),
    ("references/0/id", ["more"]),
    ("references/0/number", -1),
    ("references/0/number", "one"),
    ("references/0/count", 0),
    ("references/0/count", 100001),
    ("references/0/likes", "x"),
    ("references/0/likes", [["x"]]),
    ("references/0/likes", ["x"] * 65),
    ("references/0/likenesses", []),
]
RIGHT = [
    ("schema", DROP),
    ("references", []),
    ("references/0/by", "name"),
    ("references/0/by", "place"),
    ("references/0/text", 12),
    ("references/0/text", True),
    ("references/0/likes", DROP),
    ("references/0/number", 0),
]


def main():
    schema, tutorialc = sys.argv[1:]
    beside = [("t.tutorial.yaml", TUTORIAL), ("a.layout.yaml", LAYOUT)]
    agreement = Agreement(schema, tutorialc, "t.lock.yaml", beside, checked="t.tutorial.yaml")
    agreement.accept(SAMPLE, "the sample")
    if not agreement.compiles(SAMPLE):
        agreement.faults.append("the compiler rejects the sample")
    agreement.judge(SAMPLE, WRONG, is_right=False)
    agreement.judge(SAMPLE, RIGHT, is_right=True)
    return agreement.report(f"the locks' schema accepts {1 + len(RIGHT)} files and rejects {len(WRONG)} changes")


if __name__ == "__main__":
    sys.exit(main())
