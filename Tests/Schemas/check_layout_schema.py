"""Shows that the layouts' schema and the compiler agree on valid and invalid documents.

    python Tests/Schemas/check_layout_schema.py SCHEMA TUTORIALC [LAYOUT …]

A sample with every key of a manifest is changed in one place at a time. Both the schema and the compiler must accept
the sample and the given layouts, and both must reject every change.
"""

import sys

from changes import DROP, SAMPLES, Agreement

SNAPSHOT = "snapshots/0"
ELEMENTS = "snapshots/0/elements"
# The changes of the sample: place and new value.
WRONG = [
    ("schema", "tutorialc.layout/2"),
    ("schema", "tutorialc.tour/1"),
    ("snapshots", DROP),
    ("snapshots", {}),
    ("extra", 1),
    ("source/scale", 0),
    ("source/truncated", "no"),
    ("source/colour", "red"),
    (f"{SNAPSHOT}/screen", DROP),
    (f"{SNAPSHOT}/screen", "a/b"),
    (f"{SNAPSHOT}/screen", ""),
    (f"{SNAPSHOT}/variant", DROP),
    (f"{SNAPSHOT}/variant", None),
    (f"{SNAPSHOT}/abstract", "yes"),
    (f"{SNAPSHOT}/colour", "red"),
    (f"{SNAPSHOT}/display", DROP),
    (f"{SNAPSHOT}/display/size", DROP),
    (f"{SNAPSHOT}/display/size", [393]),
    (f"{SNAPSHOT}/display/size", [0, 852]),
    (f"{SNAPSHOT}/display/scale", -1),
    (f"{SNAPSHOT}/display/cornerRadius", -1),
    (f"{SNAPSHOT}/display/cutouts", [1, 2, 3, 4]),
    (f"{SNAPSHOT}/traits/orientation", "sideways"),
    (f"{SNAPSHOT}/traits/layoutDirection", "right"),
    (f"{SNAPSHOT}/traits/colorScheme", "grey"),
    (f"{SNAPSHOT}/traits/platform", ["ios"]),
    (f"{SNAPSHOT}/insets/safeArea", [59, 0, 34]),
    (f"{SNAPSHOT}/insets/safeArea", [59, 0, -34, 0]),
    (f"{SNAPSHOT}/insets/notch", [0, 0, 0, 0]),
    (f"{SNAPSHOT}/windows/0/id", DROP),
    (f"{SNAPSHOT}/windows/0/type", "popup"),
    (f"{SNAPSHOT}/windows/0/z", "0"),
    (f"{SNAPSHOT}/windows/0/frame", [0, 0, 1]),
    (f"{SNAPSHOT}/spaces/0/id", "global"),
    (f"{SNAPSHOT}/spaces/0/origin", [0]),
    (f"{SNAPSHOT}/spaces/0/transform", [1, 0, 0, 1]),
    (f"{SNAPSHOT}/spaces/0/scroll/axis", "up"),
    (f"{SNAPSHOT}/spaces/0/scroll/contentSize", [-1, 0]),
    (f"{SNAPSHOT}/spaces/0/scroll/offset", [0, 0]),
    (f"{ELEMENTS}/0/id", DROP),
    (f"{ELEMENTS}/0/id", ""),
    (f"{ELEMENTS}/0/id", "x" * 1001),
    (f"{ELEMENTS}/0/css", ""),
    (f"{ELEMENTS}/0/css", "x" * 1001),
    (f"{ELEMENTS}/0/css", ["a"]),
    (f"{ELEMENTS}/0/frame", [0, 0, 1, "1"]),
    (f"{ELEMENTS}/0/frame", [0, 0, 1, 1e8]),
    (f"{ELEMENTS}/0/place", {"left": 0, "width": 1, "top": 0, "height": 1}),
    (f"{ELEMENTS}/0/label", ["Mails"]),
    (f"{ELEMENTS}/0/label", {"English (US)": "Mails"}),
    (f"{ELEMENTS}/0/text", None),
    (f"{ELEMENTS}/0/visibility", "seen"),
    (f"{ELEMENTS}/0/z", "1"),
    (f"{ELEMENTS}/0/shape", "roundedRect"),
    (f"{ELEMENTS}/0/attributes/class", {}),
    (f"{ELEMENTS}/0/remove", 1),
    (f"{ELEMENTS}/0/colour", "red"),
    (f"{ELEMENTS}/1/transform", [1, 0, 0, 1, 0]),
    (f"{ELEMENTS}/1/shape/roundedRect", [1, 2, 3]),
    (f"{ELEMENTS}/1/shape/roundedRect", -1),
    (f"{ELEMENTS}/1/shape/smoothing", 1.1),
    (f"{ELEMENTS}/1/shape/path", "M0 0H1V1Z"),
    (f"{ELEMENTS}/2/place/left", 0),
    (f"{ELEMENTS}/2/place/centerY", 0),
    (f"{ELEMENTS}/2/place/width", 0),
    (f"{ELEMENTS}/2/place/in", ""),
    (f"{ELEMENTS}/2/place/items", ["a"]),
    (f"{ELEMENTS}/6/place/left", 0),
    (f"{ELEMENTS}/6/place/width", 1),
    (f"{ELEMENTS}/6/place/leading", "8"),
    (f"{ELEMENTS}/3/shape/viewBox", DROP),
    (f"{ELEMENTS}/3/shape/viewBox", [0, 0, 0, 24]),
    (f"{ELEMENTS}/3/shape/path", ""),
    (f"{ELEMENTS}/4/row/gap", -1),
    (f"{ELEMENTS}/4/row/items", []),
    (f"{ELEMENTS}/4/row/items", "day1"),
    (f"{ELEMENTS}/4/row/width", 100),
    (f"{ELEMENTS}/5/column/bottom", "100"),
    (f"{SNAPSHOT}/occluders/0", {"kind": "tabBar"}),
    (f"{SNAPSHOT}/occluders/0/opaque", "yes"),
    (f"{SNAPSHOT}/occluders/0/frame", []),
    (f"{SNAPSHOT}/occluders/0/colour", "red"),
    ("snapshots/1/abstract", DROP),
    ("snapshots/2/extends", "inbox"),
    ("snapshots/2/extends", DROP),
    ("snapshots/3/amends", "inbox"),
    ("snapshots/3/amends", DROP),
    ("snapshots/3/screen", "inbox"),
    ("snapshots/3/abstract", True),
]


def main():
    schema, tutorialc, *layouts = sys.argv[1:]
    agreement = Agreement(schema, tutorialc, "changed.layout.json")
    agreement.accept_files(layouts)
    sample = agreement.accept_sample(SAMPLES / "everything.layout.json")
    agreement.judge(sample, WRONG, is_right=False)
    return agreement.report(
        f"the layouts' schema accepts {1 + len(layouts)} manifests and rejects {len(WRONG)} changes"
    )


if __name__ == "__main__":
    sys.exit(main())
