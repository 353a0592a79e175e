"""Clients that are wrong in one small way: each of them has to fail at least one vector."""

import pathlib
import sys
import types

CLIENT = pathlib.Path(__file__).resolve().parent.parent.parent / "Examples" / "Python Client"

# What stands in the client, and what stands there instead.
MUTANTS = [
    ("a flag that is true is 1", 'value == condition["equals"] and isinstance(value, bool) == isinstance(condition["equals"], bool)', 'value == condition["equals"]'),
    ("all conditions, not any", 'any(holds(each, flags) for each in condition["any"])', 'all(holds(each, flags) for each in condition["any"])'),
    ("a route's query counts", 'path if pattern else re.split("[?#]", path, maxsplit=1)[0]', "path"),
    ("a route is not decoded", "decoded(a) == decoded(b)", "a == b"),
    ("a star takes at least one part", "len(given) >= len(wanted) - 1 else", "len(given) > len(wanted) - 1 else"),
    ("routes in lower case", "decoded(a) == decoded(b)", "decoded(a).lower() == decoded(b).lower()"),
    ("marks are read", "plain(body) if body", "body if body"),
    ("edges do not belong to a box", "y - top <= point[1] <= y + height + bottom", "y - top < point[1] < y + height + bottom"),
    ("fingers are thin", "near = inside(hole[\"frame\"], point, padding)", "near = inside(hole[\"frame\"], point)"),
    ("a hole is whole", 'near and (hole["clip"] is None or inside(hole["clip"], point))', "near"),
    ("holes stay where they were", "        if live:\n            bars", "        if False:\n            bars"),
    ("back leads to its own step", 'step["id"] != self.here and holds', "holds"),
    ("back asks no condition", 'step["id"] != self.here and holds(asked(step), self.flags)', 'step["id"] != self.here'),
    ("the last rule that applies", "return next((rule for rule in rules if fits(rule) and self.applies(rule)), None)",
     "return next((rule for rule in rules[::-1] if fits(rule) and self.applies(rule)), None)"),
    ("buttons are never disabled", "return not button.get(\"back\") or self.back_to() is not None or", "return True or"),
    ("the background counts", "now = self.clock if self.away is None else min(self.away, self.clock)", "now = self.clock"),
    ("what is lost is not added up", "self.lost += max(", "self.lost = max("),
    ("the background before it has come is lost", "self.clock - max(self.away, since)", "self.clock - self.away"),
    ("no time is near", "SOON = 1e-6", "SOON = 0"),
    ("a rule is followed again and again", "self.followed.add(ripe[0])", "pass"),
    ("the rule that is due last", "self.followed.add(ripe[0])\n                    self.follow(self.step[\"advance\"][ripe[0]])",
     "self.followed.add(ripe[-1])\n                    self.follow(self.step[\"advance\"][ripe[-1]])"),
    ("its screen goes, and it stays", 'self.state == "stands" and screen != self.find(self.here)["screen"]', "False"),
    ("what is centred becomes whole", 'self.state, self.centred = "waits", False', 'self.state = "waits"'),
    ("the same route again", "if route == self.route:", "if False:"),
    ("routes count on the way back only", "        if self.hears():\n            self.route_rule()", "        if self.state == \"stands\":\n            self.route_rule()"),
    ("a variant that lacks the step: the one before", "names[place + 1 :] + names[:place][::-1]", "names[:place][::-1] + names[place + 1 :]"),
    ("who is gone is not reported", '        self.unfocus()\n        self.report("skipped", gone)', "        self.unfocus()"),
    ("touches are never locked", "        if self.locked():\n            return \"locked\"", "        if False:\n            return \"locked\""),
    ("the callout lets touches through", "if box and inside(box, point):", "if False:"),
    ("only open holes fit a tap", 'any(self.in_hole(hole, point) for hole in self.step["cutouts"])', 'touch == "app"'),
    ("a tap beside always leaves", 'elif touch == "overlay" and not in_hole:', 'else:'),
    ("others are not targets", 'for each in [hole["target"]] + hole["others"]}', 'for each in [hole["target"]]}'),
    ("arrows never change places", "if mirrored:", "if False:"),
    ("the language alone says the direction", 'own == "rtl" if own else', "False if False else"),
    ("escape waits for the lock", 'if does == "dismiss":', 'if does == "dismiss" and not self.locked():'),
    ("close does not wait for the lock", "        if not self.locked():\n            self.leave(\"close\")", "        self.leave(\"close\")"),
    ("who has seen it sees it again", 'or value.get("seen")', ""),
    ("another tour's state counts", 'and saved["once"] == self.tour["once"]', ""),
    ("actions are performed again", "passed, self.stack, self.old_route = int(saved.get(\"before\", 0))", "passed, self.stack, self.old_route = 0"),
    ("a stack without an end", 'saved["history"][-100:]', 'saved["history"]'),
    ("an action that runs is not saved", "self.passed + (self.doing is not None)", "self.passed"),
    ("the step that is left is passed over", "if place == own or holds(", "if holds("),
    ("what only waited lies behind", "        if self.stood:\n            self.stack", "        if True:\n            self.stack"),
    ("the event that leads there is forgotten", "self.reported = {event} if event else set()", "self.reported = set()"),
    ("events are never forgotten", "self.reported = {event} if event else set()", "pass"),
    ("an event is always waited for", 'there = self.screen == step["screen"] or', "there = False and"),
    ("any screen will do", 'if self.screen not in (None, step["screen"]):', "if False:"),
    ("one element is enough", "all(name in there for name in wanted)", "any(name in there for name in wanted)"),
    ("a failure without a word is the end", '{"then": "skip"}', '{"then": "end"}'),
    ("less motion takes as long", "replaced = self.less_motion and look is not None", "replaced = False"),
    ("exit takes no time", 'ways = [(old["exit"], source), (enter, self.here)]', "ways = [(enter, self.here)]"),
    ("it is shown again", "new, self.state, self.stood, self.wait_from = not self.stood", "new, self.state, self.stood, self.wait_from = True"),
    ("a label is no words", "if label and self.text(label):", "if False:"),
    ("disabled buttons have the focus", "for place, button in buttons if self.enabled(button)]", "for place, button in buttons]"),
    ("twice in the order", "return list(dict.fromkeys(order))", "return order"),
    ("both ways to leave", "if way in self.ways_out()][:1]", "if way in self.ways_out()]"),
    ("the focus goes nowhere else", 'stops[wanted] or stops["callout"] or stops["target"] or', "stops[wanted] or"),
    ("the focus stays when it is over", '            self.effects.append(("focus", "app"))', "            pass"),
    ("always completed", "        if self.last:\n            self.finish(\"completed\", self.last[0], remember=True)", "        if True:\n            self.finish(\"completed\", (self.last or [self.here])[0], remember=True)"),
    ("an event without a name", "        if event is None:\n            return", "        event = event or kind"),
]  # fmt: skip


# The same of what draws pictures.
PICTURES = [
    ("a ring shrinks onto its hole", "[r - h + o for r, h, o in zip(ring.outline, own[hole].outline, others[place].outline)]", "others[place].outline"),
    ("a ring stays behind", "return [r - h + o for r, h, o in zip(ring.outline, own[hole].outline, others[place].outline)], bend", "return ring.outline, bend"),
    ("a ring goes straight", "own[hole].outline, others[place].outline)], bend", "own[hole].outline, others[place].outline)], None"),
    ("pairs go by places on the screen", "if a is not None and old[i].cutout == a), None)", "if a is not None and i == a), None)"),
    ("nothing is taken up again", "old[i].cutout is None and old[i].target == new[second].target", "False"),
    ("any hole of the same target", "old[i].cutout is None and old[i].target == new[second].target", "old[i].target == new[second].target"),
    ("pairs of whatever is on the screen", "if top.step != source:", "if False:"),
    ("no bends", "bend if a and b else None", "None"),
    ("a way is half as bent", "arc = [4 * p * (1 - p) * each", "arc = [2 * p * (1 - p) * each"),
    ("clips move", "clip = None if None in clips else around(clips)", "clip = clips[-1]"),
    ("rings are cut to the new clip", "clip = around([old.clip, new.clip]) if old.clip and new.clip else None", "clip = new.clip"),
    ("what lies below stays", "return faded(layers[:-1], 1 - part) + [become", "return layers[:-1] + [become"),
    ("what lies below is left out", "return faded(layers[:-1], 1 - part) + [become", "return [become"),
    ("a fade overshoots", "return faded(layers, 1 - part) + faded([new] if new else [], part)", "return faded(layers, 1 - part * part) + faded([new] if new else [], part)"),
    ("the new one lies below", "return faded(layers, 1 - part) + faded([new] if new else [], part)", "return faded([new] if new else [], part) + faded(layers, 1 - part)"),
    ("the opacity jumps", "alpha = old.alpha + (new.alpha - old.alpha) * min(max(p, 0.0), 1.0)", "alpha = 1.0"),
    ("the dim jumps", "first, last = old if old.opacity else new, new if new.opacity else old", "first, last = new, new"),
    ("the old arrow stays", "if old.arrow and new.arrow else new.arrow", "if old.arrow and new.arrow else old.arrow"),
    ("the old words stay", "{step: opacity * (1 - part) for step, opacity in old.steps.items()", "{step: opacity for step, opacity in old.steps.items()"),
    ("holes grow out of a corner", "return [(min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2] * (len(outline) // 2)", "return [min(xs), min(ys)] * (len(outline) // 2)"),
    ("a jump is later", "if time < after[\"time\"]:", "if time <= after[\"time\"]:"),
    ("curves are straight", "bezier(*before[\"easing\"], x) if \"easing\" in before else x", "x"),
]  # fmt: skip


# And of what puts steps on other displays.
REANCHORING = [
    ("nothing stays in the middle", "if abs((low + high) / 2 - length / 2) < 1 and high - low < length / 2:", "if False:"),
    ("what is long stays in the middle", "and high - low < length / 2:", "and True:"),
    ("bars are no edges", "return distance - bar + new_bar if bar > 0 and distance >= bar else distance", "return distance"),
    ("what lies under a bar keeps off it", "if bar > 0 and distance >= bar else distance", "if bar > 0 else distance"),
    ("a circle is as large as it was", "return [middle[0] - radius, middle[1] - radius, 2 * radius, 2 * radius]", "return along(box, old, element)"),
    ("a circle goes around the sides", "around = box[2] / 2 >= own(old, True) - 0.001", "around = False"),
    ("corners grow with the box", 'points = zip(outline[0::2], outline[1::2])', 'return [new[i % 2] + (value - old[i % 2]) * new[2 + i % 2] / old[2 + i % 2] for i, value in enumerate(outline)]'),
    ("an edge is stretched beyond its corners", "if at < before[first]:", "if False:"),
    ("smooth corners are stretched", 'if shape["kind"] == "roundedRect" and shape["smoothing"] > 0 and new[2] >= old[2]', 'if False and new[2] >= old[2]'),
    ("a ring's corners are the hole's", 'if shape["kind"] == "roundedRect":\n            shape', 'if False:\n            shape'),
    ("rings stay where they were", 'outline = fitted(ring["outline"], shape, box, along(box, old["frame"], new["frame"]))', 'outline = ring["outline"]'),
    ("clips stay where they were", '"clip": display.rect(cutout["clip"]), "outline"', '"clip": cutout["clip"], "outline"'),
    ("the dim stays as it was", 'step["overlay"] | {"frame": display.rect(step["overlay"]["frame"])}', 'step["overlay"]'),
    ("what is not there is at no other place", 'return display.rect(cutout["element"])', 'return cutout["element"]'),
]  # fmt: skip


def module(name, old, new):
    """A module of the client with something else in one place."""
    source = (CLIENT / f"{name}.py").read_text()
    if old and source.count(old) != 1:
        raise SystemExit(f"{source.count(old)} places in {name}.py have {old!r}")
    made = types.ModuleType(name)
    sys.modules[name] = made
    exec(compile(source.replace(old, new) if old else source, f"{name}.py", "exec"), made.__dict__)
    return made


def client(name, old, new):
    """The client with something else in one place of a module."""
    whole = {each: sys.modules.get(each) for each in ("play", "reanchor", "session")}
    try:
        made = module(name, old, new)
        return made.Session if name == "session" else module("session", "", "").Session
    finally:
        sys.modules.update({each: was for each, was in whole.items() if was})


def survivors(files):
    """The names of those that no vector notices."""
    from conform import failures

    all_mutants = [("session", *each) for each in MUTANTS] + [("play", *each) for each in PICTURES]
    all_mutants += [("reanchor", *each) for each in REANCHORING]
    left = [name for file, name, old, new in all_mutants if not failures(files, client(file, old, new), first=True)]
    print(f"{len(all_mutants) - len(left)} of {len(all_mutants)} wrong clients are noticed.")
    return left
