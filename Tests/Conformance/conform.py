"""Asks a client the vectors beside this file, and compares its answers with theirs: docs/conformance.md.

    python3 Tests/Conformance/conform.py             all vectors, with the Python client, which is of level core
    python3 Tests/Conformance/conform.py --level L   those up to a level: core, moving or full
"""

import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
CLIENT = HERE.parent.parent / "Examples" / "Python Client"
if str(CLIENT) not in sys.path:
    sys.path.insert(0, str(CLIENT))

from session import Session  # noqa: E402

LEVELS = ("core", "moving", "full")
SECONDS, LENGTH, OPACITY, LINE = 1e-5, 0.002, 1e-4, 0.1
PARTS = 24  # lines for a curve
LENGTHS = {"frame", "outline", "clip", "arrow", "width"}


def answers(tour, device, events, make=Session):
    """Returns the answers of a session to events."""
    session, result = make(tour, device["traits"], device["display"], device.get("lessMotion", False)), []
    for event in events:
        kind, value = event["tell"], event.get("with")
        if kind == "touch":
            session.handle(event["at"], "time")
            result.append({"touches": [session.touch(point) for point in value]})
            continue
        if kind in ("texts", "content"):
            session.handle(event["at"], "time")
            result.append({kind: getattr(session, kind)()})
            continue
        if kind == "picture":
            session.handle(event["at"], "time")
            result.append({"pictures": [[layer(each) for each in session.layers(time)] for time in value]})
            continue
        if kind == "begin" and value and isinstance(value.get("saved"), dict):
            value = value | {"saved": json.dumps(value["saved"])}
        result.append(answer(session, session.handle(event["at"], kind, value)))
    return result


def answer(session, effects):
    """Returns the state of a session after an event."""
    found = {"state": session.state, "variant": session.variant["id"], "step": session.here}
    due = session.due()
    if session.here is not None:
        found |= {"stack": session.stack, "saved": session.saved(), "due": due if due is None else round(due, 6)}
    if session.state == "stands":
        buttons = (session.step["callout"] or {"buttons": []})["buttons"]
        found |= {"locked": session.locked(), "order": session.focus_order(), "enabled": [session.enabled(each) for each in buttons]}
    for kind in ("perform", "scroll", "announce", "focus", "report", "remember"):
        told = [value for name, value in effects if name == kind]
        found |= {kind: told} if told else {}
    return found


def layer(picture):
    """Returns a layer in the form of the vectors. Without a dim it has no frame."""

    def listed(numbers):
        return numbers and list(numbers)

    found = {"opacity": round(picture.alpha, 6), "dim": round(picture.opacity, 6)}
    found |= {"frame": listed(picture.frame)} if picture.opacity > 0 else {}
    found["holes"] = [{"outline": listed(hole.outline), "clip": listed(hole.clip)} for hole in picture.holes]
    found["rings"] = [
        {"outline": listed(ring.outline), "width": ring.width, "opacity": round(ring.opacity, 6), "clip": listed(ring.clip)}
        for ring in picture.rings
        if ring.opacity > OPACITY
    ]
    box = picture.callout
    words = box and {step: round(opacity, 6) for step, opacity in box.steps.items() if opacity > OPACITY}
    found["callout"] = box and {"frame": listed(box.frame), "arrow": listed(box.arrow), "opacity": round(box.opacity, 6), "words": words}
    return found


def near(a, b, tolerance=SECONDS, length=LENGTH):
    """Returns true if two answers are the same, numbers within their tolerance."""
    if isinstance(a, (int, float)) and isinstance(b, (int, float)) and not isinstance(a, bool) and not isinstance(b, bool):
        return abs(a - b) <= tolerance
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(near(x, y, tolerance, length) for x, y in zip(a, b))
    if isinstance(a, dict) and isinstance(b, dict) and "line" in b and "outline" in a:
        rest = [{key: value for key, value in each.items() if key not in ("line", "outline")} for each in (a, b)]
        return near(*rest, tolerance, length) and along(a["outline"], b["line"])
    if isinstance(a, dict) and isinstance(b, dict):
        inner = {key: length if key in LENGTHS else OPACITY if key == "pictures" else tolerance for key in a}
        return a.keys() == b.keys() and all(near(a[key], b[key], inner[key], length) for key in a)
    return a == b


def along(outline, line):
    """Returns true if no point of an outline is far from a polygon, and no corner of that far from the outline."""
    points = []
    for i in range(0, len(outline) - 7, 6):
        ends = outline[i : i + 8]
        parts = PARTS if sum(abs(ends[k + 2] - ends[k]) for k in range(6)) > 2 else 1
        for t in (k / parts for k in range(parts)):
            shares = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
            points.append(tuple(sum(share * ends[2 * j + axis] for j, share in enumerate(shares)) for axis in (0, 1)))
    corners = list(zip(line[::2], line[1::2]))
    return bool(points) and lie(points, corners) and lie(corners, points)


def lie(points, line):
    """Returns true if points lie on a closed line. Each is looked for from where the one before lay."""
    at = 0
    for x, y in points:
        for k in range(len(line)):
            place = at + (k + 1) // 2 * (-1) ** k
            (u, v), (w, z) = line[place % len(line)], line[(place + 1) % len(line)]
            across, down = w - u, z - v
            length = across * across + down * down
            t = min(1, max(0, ((x - u) * across + (y - v) * down) / length)) if length else 0
            if (x - u - t * across) ** 2 + (y - v - t * down) ** 2 <= LINE * LINE:
                at = place
                break
        else:
            return False
    return True


def files(*levels):
    """Returns the files of vectors, each with its path, with the vectors of these levels."""
    found = [(path, json.loads(path.read_text())) for path in sorted(HERE.glob("*.json"))]
    return [(path, file | {"vectors": [each for each in file["vectors"] if each["level"] in levels]}) for path, file in found]


def failures(all_files, make=Session, first=False):
    """Returns the events at which a client answers otherwise, each with its answer."""
    found = []
    for path, file in all_files:
        for vector in file["vectors"]:
            try:
                given = answers(file["tour"], vector["device"], vector["events"], make)
            except Exception as error:  # a client that is wrong may stop
                given = [{"stopped": repr(error)}] * len(vector["events"])
            for event, answered in zip(vector["events"], given):
                if not near(answered, event["expect"], length=file.get("near", LENGTH)):
                    found.append(f"{path.name}, {vector['name']}, at {event['at']} {event['tell']}: {answered} instead of {event['expect']}")
                    if first:
                        return found
                    break
    return found


def main():
    asked = sys.argv[sys.argv.index("--level") + 1] if "--level" in sys.argv else LEVELS[-1]
    passed = []
    for level in LEVELS[: LEVELS.index(asked) + 1]:
        found = failures(files(level))
        count = sum(len(file["vectors"]) for _, file in files(level))
        print("\n".join(found[:20]), end="\n" if found else "")
        print(f"{level}: the Python client passes {count - len(found)} of {count} vectors.")
        passed += [level] if not found and len(passed) == LEVELS.index(level) else []
    print(f"The client is of level {passed[-1]}." if passed else "The client is of no level.")
    sys.exit(asked not in passed)


if __name__ == "__main__":
    main()
