"""The model's answers to the events of a vector, in the form of docs/conformance.md."""

import json

from . import levels
from .flow import Flow

FAINT = 1e-4


def answers(tour, device, events, digits=3):
    """Returns the answers to events, and the name of the level that they take."""
    flow, given = Flow(tour, device["traits"], device["display"], device.get("lessMotion", False)), []
    for event in events:
        at, what, value = event["at"], event["tell"], event.get("with")
        if what in ("picture", "touch"):
            flow.handle(at, "time")
            if what == "picture":
                value = event["with"] = aside(flow, at, value)
            given.append({"pictures": [[layer(each, digits) for each in flow.layers(time)] for time in value]} if what == "picture" else {"touches": [flow.touch(point) for point in value]})
            continue
        if what in ("texts", "content"):
            flow.handle(at, "time")
            given.append({what: flow.texts() if what == "texts" else flow.content()})
            continue
        if what == "begin" and value and isinstance(value.get("saved"), dict):
            value = value | {"saved": json.dumps(value["saved"])}
        given.append(answer(flow, flow.handle(at, what, value)))
    return given, levels.NAMES[flow.level]


def aside(flow, now, times):
    """Returns times. Where the last bit of a sum would decide, the times 1 ms before and after stand for one."""
    asked = []
    for time in times:
        since = time - flow.passage.start
        is_edge = time > now and any(0 < edge and abs(since - edge) < 1e-6 for edge in flow.passage.edges())
        sides = [round(time - 0.001, 6), round(time + 0.001, 6)]
        asked += sides if is_edge and not alike(*(flow.passage.layers(time + by) for by in (-1e-6, 1e-6))) else [time]
    return asked


def alike(before, after):
    """Returns true if two pictures look the same."""
    return levels.is_same(*(json.loads(json.dumps([layer(each, 2) for each in layers])) for layers in (before, after)))


def answer(flow, done):
    found = {"state": flow.state, "variant": flow.variant["id"], "step": flow.id}
    if flow.id is not None:
        due = flow.due()
        found |= {"stack": list(flow.stack), "saved": flow.saved(), "due": due if due is None else short(due, 6)}
    if flow.stands:
        found |= {"locked": flow.is_locked, "order": flow.order(), "enabled": [flow.is_enabled(each) for each in flow.buttons()]}
    for kind in ("perform", "scroll", "announce", "focus", "report", "remember"):
        told = [value for name, value in done if name == kind]
        found |= {kind: told} if told else {}
    return found


def short(number, digits):
    """Returns a rounded number, a whole one as an int."""
    number = round(number, digits)
    return int(number) if number == int(number) else number


def rounded(numbers, digits):
    return [short(each, digits) for each in numbers] if numbers else None


def layer(each, digits):
    """Returns a layer in the form of the vectors, its lengths with so many decimals."""

    def lengths(numbers):
        return rounded(numbers, digits)

    found = {"opacity": short(each.opacity, 6), "dim": short(each.dim, 6)}
    if each.dim > 0:
        found["frame"] = lengths(each.frame)
    found["holes"] = [{"outline": lengths(hole.outline), "clip": lengths(hole.clip)} for hole in each.holes]
    found["rings"] = [
        ({"line": lengths(ring.line)} if ring.line else {"outline": lengths(ring.outline)}) | {"width": short(ring.width, digits + 1), "opacity": short(ring.opacity, 6), "clip": lengths(ring.clip)}
        for ring in each.rings
        if ring.opacity > FAINT
    ]
    box = each.box
    words = box and {step: short(opacity, 6) for step, opacity in box.words.items() if opacity > FAINT}
    found["callout"] = box and {"frame": lengths(box.frame), "arrow": lengths(box.arrow), "opacity": short(box.opacity, 6), "words": words}
    return found
