"""Shows that the tour's schema accepts valid tours and rejects invalid ones.

    python Tests/Schemas/check_tour_schema.py SCHEMA [TOUR …]

A schema that accepts everything would pass any golden. So a sample with everything in the format is changed in one
place at a time, and every change must be rejected at that place.
"""

import json
import sys
from pathlib import Path

from changes import DROP, SAMPLES, changed, described, validator_of, way_of

SAMPLE = SAMPLES / "everything.tour.json"

STEP = "variants/0/steps/0"
# The changes of the sample: place and new value.
WRONG = [
    ("schema", "tutorialc.tour/2"),
    ("schema", DROP),
    ("tutorial", "First Mail"),
    ("title", 1),
    ("dismiss", ["escape", "escape"]),
    ("dismiss/0", "esc"),
    ("locales/0", ""),
    ("strings/en", ["title"]),
    ("strings/en/title", None),
    ("variables", {}),
    ("variables", {"1x": {"en": "a"}}),
    ("variables", {"x": {}}),
    ("variables", {"x": "a"}),
    ("variables", {"x": {"en": 1}}),
    ("variants/0/screens/inbox/selectors", {}),
    ("variants/0/screens/inbox/selectors", {"send": None}),
    ("motions/m0/duration", -0.1),
    ("motions/m0/keyframes", []),
    ("motions/m0/keyframes/0/easing", [0.42, 0, 1.58, 1]),
    ("motions/m0/keyframes/0/easing", [0.42, 0, 0.58]),
    ("motions/m0/keyframes/0/easing", "easeInOut"),
    ("motions/m0/keyframes/1/progress", None),
    ("variants/0/traits/platform", DROP),
    ("variants/0/traits/theme", 3),
    ("variants/0/display/size", [393]),
    ("variants/0/display/size", [393, -852]),
    ("variants/0/display/scale", 0),
    ("variants/0/display/colour", "wide"),
    ("variants/0/screens/inbox/safeArea", [0, 0]),
    ("variants/0/skipped/0/reason", "not here"),
    (f"{STEP}/id", "First"),
    (f"{STEP}/screen", None),
    (f"{STEP}/colour", "red"),
    (f"{STEP}/rings", None),
    (f"{STEP}/sprites", DROP),
    (f"{STEP}/overlay/color", "#000"),
    (f"{STEP}/overlay/color", "#00000G"),
    (f"{STEP}/overlay/opacity", 1.1),
    (f"{STEP}/overlay/blur", -1),
    (f"{STEP}/cutouts/0/frame", [0, 0, 1]),
    (f"{STEP}/cutouts/0/frame", [0, 0, 1, "1"]),
    (f"{STEP}/cutouts/0/shape", {"kind": "circle", "radius": 3}),
    (f"{STEP}/cutouts/0/shape", {"kind": "star"}),
    (f"{STEP}/cutouts/1/shape/radii", [8, 8, 8]),
    (f"{STEP}/cutouts/1/shape/smoothing", DROP),
    (f"{STEP}/cutouts/0/clip", DROP),
    (f"{STEP}/cutouts/0/outline", [0, 0, 1, 1, 1, 1, 0, 0]),
    (f"{STEP}/cutouts/0/outline/3", None),
    (f"{STEP}/mask/path", "0 0H393V852H0Z"),
    (f"{STEP}/mask/fillRule", "nonzero"),
    (f"{STEP}/rings/0/cutouts", []),
    (f"{STEP}/rings/0/cutouts/0", 0.5),
    (f"{STEP}/rings/0/dash", []),
    (f"{STEP}/rings/0/gap", DROP),
    (f"{STEP}/rings/0/clip", None),
    (f"{STEP}/interaction/mode", "pass"),
    (f"{STEP}/interaction/pass", [-1]),
    (f"{STEP}/interaction/allow/0/frame", DROP),
    (f"{STEP}/interaction/hitPadding", 4),
    (f"{STEP}/callout/kind", "toast"),
    (f"{STEP}/callout/placement", []),
    (f"{STEP}/callout/placement/0", "top-center"),
    (f"{STEP}/callout/placement/0", "auto-start"),
    (f"{STEP}/callout/sheet", {}),
    (f"{STEP}/callout/buttons/0/to", "Second Step"),
    (f"{STEP}/callout/layouts/en/side", "leading"),
    (f"{STEP}/callout/layouts/en/arrow/base", [[359, 728], [339, 728]]),
    (f"{STEP}/callout/layouts/en/measured", "no"),
    (f"{STEP}/advance/0", {"to": "second", "when": None}),
    (f"{STEP}/advance/0", {"tap": "target", "event": "x", "to": "second", "when": None}),
    (f"{STEP}/advance/0", {"tap": "somewhere", "to": "second", "when": None}),
    (f"{STEP}/advance/0/to", DROP),
    (f"{STEP}/when/equals", None),
    (f"{STEP}/scroll/align", "top"),
    (f"{STEP}/scroll/offsets/0/space", DROP),
    (f"{STEP}/sprites/0/image", "heart"),
    (f"{STEP}/sprites/0/opacity", [1]),
    (f"{STEP}/sprites/0/opacity", [1, 2]),
    (f"{STEP}/sprites/0/motion", None),
    (f"{STEP}/loops/0/kind", "shake"),
    (f"{STEP}/loops/0/repeat", 1.5),
    (f"{STEP}/loops/0/subject", "stars"),
    (f"{STEP}/loops/0/keyframes", []),
    (f"{STEP}/loops/0/keyframes/0/shift", [0]),
    (f"{STEP}/loops/0/keyframes/0/opacity", 1.5),
    (f"{STEP}/loops/0/keyframes/0/easing", [2, 0, 1, 1]),
    (f"{STEP}/loops/1/rings/0/outline", DROP),
    (f"{STEP}/sprites/0/fromElement", "row"),
    (f"{STEP}/enter/delay", -1),
    (f"{STEP}/enter/lockInput", DROP),
    (f"{STEP}/variantChange/kind", "none"),
    (f"{STEP}/transitions/0/kind", "slide"),
    (f"{STEP}/transitions/0/pairs/0", [0]),
    (f"{STEP}/transitions/0/pairs/0", [None, None]),
    (f"{STEP}/transitions/0/pairs/0", [0, 1, 2]),
    (f"{STEP}/transitions/0/bend", [1]),
    (f"{STEP}/transitions/0/bends", [[1, 2], 3]),
    (f"{STEP}/transitions/1/tracks/holes/0/pair", [0]),
    (f"{STEP}/transitions/1/tracks/holes/0/keyframes", []),
    (f"{STEP}/transitions/1/tracks/holes/0/keyframes/0/outline", [1, 2]),
    (f"{STEP}/transitions/1/tracks/rings/0/keyframes/0/width", DROP),
    (f"{STEP}/transitions/1/tracks/rings", DROP),
    (f"{STEP}/variantChange/arc", DROP),
    (f"{STEP}/enter/arc", 0.5),
    (f"{STEP}/accessibility/announce", "loud"),
    (f"{STEP}/accessibility/order", ["callout", "nowhere"]),
    (f"{STEP}/reducedMotion/kind", "morph"),
    ("reducedMotion", None),
    ("extra", 1),
]


def places(errors):
    """The places of errors, including those within the alternatives of `anyOf` and `oneOf`."""
    for error in errors:
        yield list(error.absolute_path)
        yield from places(error.context)


def main():
    schema, *tours = sys.argv[1:]
    validator = validator_of(schema)
    faults = []
    for path in [SAMPLE, *tours]:
        for error in validator.iter_errors(json.loads(Path(path).read_text(encoding="utf-8"))):
            faults.append(f"{path}: {error.json_path}: {error.message}")
    sample = json.loads(SAMPLE.read_text(encoding="utf-8"))
    for path, value in WRONG:
        *parent, _ = way_of(path)
        errors = validator.iter_errors(changed(sample, path, value))
        if all(place[: len(parent)] != parent for place in places(errors)):
            faults.append(f"the schema accepts {described(path, value)}")
    print("\n".join(faults) or f"the tour's schema accepts {1 + len(tours)} tours and rejects {len(WRONG)} changes")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
