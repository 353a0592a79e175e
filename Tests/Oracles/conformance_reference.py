"""Writes Tests/Conformance/*.json: events for sessions, and the answers of the model in tour_model.

That shares no code with the library nor with the Python client, which are both held to it; docs/tour.md and
docs/callouts.md are all that it was written from. docs/conformance.md has the format. With --check nothing is written; a
stale file is an error.
"""

import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).parent.parent.parent
FOLDER = ROOT / "Tests" / "Conformance"
sys.path.insert(0, str(FOLDER))

import anew_scenarios  # noqa: E402
import callout_scenarios  # noqa: E402
import content_scenarios  # noqa: E402
import hairline_scenarios  # noqa: E402
import hunted_scenarios  # noqa: E402
import mirror_scenarios  # noqa: E402
import missing_scenarios  # noqa: E402
import page_scenarios  # noqa: E402
import ring_scenarios  # noqa: E402
import scenarios  # noqa: E402
from tour_model.answers import answers  # noqa: E402

GROUPS = [
    callout_scenarios.sized, callout_scenarios.themed, callout_scenarios.scattered, mirror_scenarios.mirrors, ring_scenarios.kept, ring_scenarios.sprung,
    anew_scenarios.anew, anew_scenarios.smoothed, content_scenarios.contents, hairline_scenarios.hairlines, hairline_scenarios.own_hairlines,
]  # fmt: skip


def line(value):
    return json.dumps(value, ensure_ascii=False)


def text(about, tour, vectors):
    """A file, an event a line."""
    rows = []
    for name, device, told in vectors:
        events = []
        for at, kind, value in told:
            event = {"at": at, "tell": kind}
            if value is not None:
                event["with"] = value
            events.append(event)
        answered, level = answers(tour, device, events)
        lines = ",\n      ".join(line(event | {"expect": answer}) for event, answer in zip(events, answered))
        rows.append(f'    {{ "name": {line(name)}, "level": {line(level)}, "device": {line(device)}, "events": [\n      {lines}\n    ] }}')
    head = f'{{\n  "schema": "tutorialc.conformance/1",\n  "about": {line(about)},\n  "tour": {line(tour)},\n  "vectors": [\n'
    return head + ",\n".join(rows) + "\n  ]\n}\n"


def main():
    names = set()
    for name, about, tour, vectors in [*scenarios.all_files(), *missing_scenarios.all_files(), *page_scenarios.all_files(), *hunted_scenarios.all_files(), *(group() for group in GROUPS)]:
        names.add(f"{name}.json")
        path, fresh = FOLDER / f"{name}.json", text(about, tour, vectors)
        if "--check" not in sys.argv[1:]:
            path.write_text(fresh)
        elif path.read_text() != fresh:
            sys.exit(f"{path} is stale: run python3 {sys.argv[0]}")
    for path in FOLDER.glob("*.json"):
        if path.name not in names:
            sys.exit(f"{path} is of no scenario")


if __name__ == "__main__":
    main()
