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
    ("marks are read", "return plain(text) if text and body else text", "return text"),
    ("values are markup", "bare = read(filled(text, mark))", "return read(filled(text, put))"),
    ("two percent signs are two", '"%" * (len(found[1]) // 2)', '"%" * (len(found[1]) // 2 * 2)'),
    ("any name has a value", 'self.values.get(name) if name in self.tour.get("variables", {}) else None', "self.values.get(name)"),
    ("what is not known is left out", 'return f"%{{{name}}}"', 'return ""'),
    ("an empty value is none", "if value is None:\n            return f", "if not value:\n            return f"),
    ("isolates are spoken", "if isolated else value", "if True else value"),
    ("values are shown without isolates", "if isolated else value", "if False else value"),
    ("values are added up", "self.values = dict(values)", "self.values = self.values | values"),
    ("all tours have variables", 'if text is None or not self.tour.get("variables"):', "if text is None:"),
    ("numbers are put into variables", "return filled_last(text, lambda name: self.value(name, True), numbered)", "return filled(numbered(text), lambda name: self.value(name, True))"),
    ("numbers are put into values", "return filled_last(text, lambda name: self.value(name, True), numbered)", "return numbered(filled(text, lambda name: self.value(name, True)))"),
    ("values of progress are spoken", "return filled_last(text, lambda name: self.value(name, True), numbered)", "return filled_last(text, lambda name: self.value(name, False), numbered)"),
    ("a tour of one step says so", "if progress and len(steps) > 1 else None", "if progress else None"), ("steps count from 0", "steps.index(self.here) + 1", "steps.index(self.here)"),
    ("values say where links lead", 'text = filled(text, lambda name: f"%{{{name}}}")', "text = filled(text, lambda name: self.value(name, False))"), ("links keep their escapes", 'text = filled(text, lambda name: f"%{{{name}}}")', "pass"),
    ("no link is emphasised", 'made += targets(strong or emphasis or "") if target is None', 'made += [] if target is None'),
    ("nothing stands in a callout that waits", 'layout = self.callout_layout() if self.state == "stands" else None\n        return layout and', "layout = self.callout_layout() if self.here else None\n        return layout and"),
    ("any frame is one", "if are_lengths(frame, frame[2:])", "if True"), ("any screen is one", 'if not are_lengths([*screen["size"]', 'if False and not are_lengths([*screen["size"]'),
    ("hairlines in each scheme", '"dark" if self.traits.get("colorScheme") == "dark" else "light"', '"dark"'),
    ("hairlines around rings", 'if step["rings"] or not step["overlay"]', 'if not step["overlay"]'), ("hairlines without a dim", 'step["overlay"]["opacity"] <= 0 or', ""),
    ("hairlines that are transparent", 'len(color) == 9 and color.endswith("00")', "False"), ("hairlines are whole", '"outline": hole["outline"], "clip": hole["clip"]} for', '"outline": hole["outline"]} for'),
    ("the scheme is that of before", 'if self.state == "stands" and scheme != self.traits.get("colorScheme"):', "if False:"), ("hairlines are the standard theme's", '.get("hairline", HAIRLINES[scheme])', '.get("none", HAIRLINES[scheme])'),
    ("edges do not belong to a box", "y - top <= point[1] <= y + height + bottom", "y - top < point[1] < y + height + bottom"),
    ("fingers are thin", "near = inside(hole[\"frame\"], point, padding)", "near = inside(hole[\"frame\"], point)"),
    ("a hole is whole", 'near and (hole["clip"] is None or inside(hole["clip"], point))', "near"),
    ("holes stay where they were", "self.bars(step)) if live else step", "self.bars(step)) if False else step"),
    ("back leads to its own step", 'step["id"] != self.here and holds', "holds"),
    ("back asks no condition", 'step["id"] != self.here and holds(asked(step), self.flags)', 'step["id"] != self.here'),
    ("the last rule that applies", "return next((rule for rule in rules if fits(rule) and self.applies(rule)), None)",
     "return next((rule for rule in rules[::-1] if fits(rule) and self.applies(rule)), None)"),
    ("buttons are never disabled", "return not button.get(\"back\") or self.back_to() is not None or", "return True or"),
    ("the background counts", "now = self.clock if self.away is None else min(self.away, self.clock)", "now = self.clock"),
    ("what is lost is not added up", "self.lost += max(", "self.lost = max("),
    ("the background before it has come is lost", "self.clock - max(self.away, since)", "self.clock - self.away"),
    ("no time is near", "SOON = 1e-6", "SOON = 0"),
    ("a rule of no time does not wait", 'self.came + self.lost + rule["after"] - self.clock < SOON]', 'rule["after"] - self.counted(self.came) < SOON]'),
    ("a rule is followed again and again", "self.followed.add(ripe[0])", "pass"),
    ("the rule that is due last", "self.followed.add(ripe[0])\n                    self.follow(self.step[\"advance\"][ripe[0]])",
     "self.followed.add(ripe[-1])\n                    self.follow(self.step[\"advance\"][ripe[-1]])"),
    ("its screen goes, and it stays", 'self.state == "stands" and screen != self.find(self.here)["screen"]', "False"),
    ("what is centred stays so while it waits", 'self.centred, self.gone, self.held, self.placed = None, {}, {}, False', "self.gone, self.held, self.placed = {}, {}, False"),
    ("the same route again", "if route == self.route:", "if False:"),
    ("routes count on the way back only", "        if self.hears():\n            self.route_rule()", "        if self.state == \"stands\":\n            self.route_rule()"),
    ("a variant that lacks the step: the one before", "names[place + 1 :] + names[:place][::-1]", "names[:place][::-1] + names[place + 1 :]"),
    ("who is gone is not reported", '        self.unfocus()\n        self.report("skipped", gone)', "        self.unfocus()"),
    ("touches are never locked", "        if self.locked():\n            return \"locked\"", "        if False:\n            return \"locked\""),
    ("the callout lets touches through", "if box and inside(box[\"frame\"], point):", "if False:"),
    ("only open holes fit a tap", 'any(self.in_hole(hole, point) for hole in self.step["cutouts"])', 'touch == "app"'),
    ("a tap beside always leaves", 'elif touch == "overlay" and not in_hole:', 'else:'),
    ("others are not targets", 'for each in [hole["target"]] + hole["others"]}', 'for each in [hole["target"]]}'),
    ("arrows never change places", "if self.mirrored():", "if False:"),
    ("heights are forgotten", 'self.heights[value["step"]] = value["heights"]', "pass"),
    ("heights of another language", "            self.heights = {}", "            pass"),
    ("heights of another step", "self.heights.get(self.here)", "next(iter(self.heights.values()), None)"),
    ("heights count from the next step on", 'if self.state == "stands" and self.here == value["step"]:', "if False:"),
    ("no place without a layout", "if not own or not layout and not heights:", "if not own or not layout:"),
    ("the bars of the other display", "about = display, bars, self.bars(raw),", "about = display, self.bars(raw), self.bars(raw),"),
    ("every theme is the standard one", 'self.mirrored(), self.tour.get("theme")', "self.mirrored(), None"),
    ("callouts are never mirrored", "self.bars(raw), self.mirrored(),", "self.bars(raw), False,"),
    ("bends stay as they were", "return reanchor.bends(look, ends,", "return reanchor.bends(look, None,"),
    ("arcs to the right of travel", "return [(v + high / 2 - y - h / 2) * height, (x + w / 2 - u - wide / 2) * height]", "return [(y + h / 2 - v - high / 2) * height, (u + wide / 2 - x - w / 2) * height]"),

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
    ("one element is enough", 'return [name for name in wanted if name not in there["frames"]] if there else []', 'return [name for name in wanted if not any(each in there["frames"] for each in wanted)] if there else []'),
    ("a failure without a word is the end", '{"then": "skip"}', '{"then": "end"}'),
    ("less motion takes as long", "replaced = self.less_motion and look is not None", "replaced = False"),
    ("exit takes no time", 'ways = [(old["exit"], source), (enter, self.here)]', "ways = [(enter, self.here)]"),
    ("it is shown again", "new, self.state, self.stood, self.wait_from = not self.stood", "new, self.state, self.stood, self.wait_from = True"),
    ("a label is no words", "if label:", "if False:"),
    ("disabled buttons have the focus", "for place, button in buttons if self.enabled(button)]", "for place, button in buttons]"),
    ("twice in the order", "return list(dict.fromkeys(order))", "return order"),
    ("both ways to leave", "if way in self.ways_out()][:1]", "if way in self.ways_out()]"),
    ("the focus goes nowhere else", 'stops[wanted] or stops["callout"] or stops["target"] or', "stops[wanted] or"),
    ("the focus stays when it is over", '            self.effects.append(("focus", "app"))', "            pass"),
    ("always completed", "        if self.last:\n            self.finish(\"completed\", self.last[0], remember=True)", "        if True:\n            self.finish(\"completed\", (self.last or [self.here])[0], remember=True)"),
    ("an event without a name", "        if event is None:\n            return", "        event = event or kind"),
]  # fmt: skip


# And of what plays missing targets, and elements that come and go.
MISSING = [
    ("the standard default is to skip", 'self.default = {"wait": 0, "then": "place"}', 'self.default = {"wait": 0, "then": "skip"}'),
    ("the default is told to nobody", 'self.default = {"wait": max(0, value["wait"]), "then": value["then"]}', "pass"),
    ("a wait below 0 is as long", 'max(0, value["wait"])', 'abs(value["wait"])'),
    ("the default counts from the next step on", '"then": value["then"]}\n        if self.state == "waits":', '"then": value["then"]}\n        if False:'),
    ("the default goes before its own", 'return step.get("missing") or self.default', 'return self.default if self.default["wait"] else step.get("missing") or self.default'),
    ("an action that fails follows the default", '(own or ({"then": "skip"} if failed else self.default))', "(own or self.default)"),
    ("a place is no place", 'elif then == "place":', 'elif then == "nowhere":'),
    ("what stands with place loses it again", "self.placed = bool(self.lacking(step))", "self.placed = False"),
    ("what has failed lacks targets", '"action" if failed else', '"own" if failed else'),
    ("its own centre has the button", '"own" if own else "default"', '"default"'),
    ("no centre has the button", 'if self.centred == "default" and step["callout"] and', "if False and"),
    ("every centre by default has the button", "and not self.leads_on(step) else bare", "else bare"),
    ("back leads on", 'if not rule.get("back") and (by_itself or', "if (by_itself or"),
    ("buttons that are back lead on", 'any(not button.get("back") for button in (step["callout"]', 'any(True for button in (step["callout"]'),
    ("appears needs a target", '("event", "route", "after", "appears")', '("event", "route", "after")'),
    ("times need a target", '("event", "route", "after", "appears")', '("event", "route", "appears")'),
    ("gone leads on", '("event", "route", "after", "appears")', '("event", "route", "after", "appears", "gone")'),
    ("routes lead nowhere", 'for rule in step["advance"] + step.get("routes", []):\n            tap', 'for rule in step["advance"]:\n            tap'),
    ("a tap anywhere needs a target", 'by_itself = tap == "anywhere" or any(', "by_itself = any("),
    ("an element of a rule need not be there", 'isinstance(tap, dict) and tap["target"] in there', "isinstance(tap, dict)"),
    ("the button leads to the next step", 'to = next((rule["to"] for rule in step["advance"] if not rule.get("back")), after)', "to = after"),
    ("the button leads back", 'to = next((rule["to"] for rule in step["advance"] if not rule.get("back")), after)', 'to = next((rule["to"] for rule in step["advance"]), after)'),
    ("without a rule the button ends the tour", 'if not rule.get("back")), after)', 'if not rule.get("back")), None)'),
    ("the button is always next", '"common.next" if to in names else "common.done"', '"common.next"'),
    ("a step that is none of the variant is next", '"common.next" if to in names else', '"common.next" if to else'),
    ("the button has no role", '"to": to, "role": "next"}', '"to": to, "role": None}'),
    ("the button is the first", 'step["callout"]["buttons"] + [button]', '[button] + step["callout"]["buttons"]'),
    ("the button is out of the focus", 'access["order"] + ([] if "callout" in access["order"] else ["callout"])', 'access["order"]'),
    ("content lacks the button", 'layout = layout | {"content": None}', "pass"),
    ("a step without a callout is centred", 'if then == "center" and not own and not step["callout"] and not self.leads_on(step):', "if False:"),
    ("a step without a callout is passed over", 'and not step["callout"] and not self.leads_on(step):', 'and not step["callout"]:'),
    ("holes are not taken", 'return self.state == "stands" and self.centred in', "return False and self.centred in"),
    ("holes are taken after a failure", 'self.centred in ("own", "default") and', "self.centred and"),
    ("holes are taken by default alone", 'self.centred in ("own", "default") and', 'self.centred == "default" and'),
    ("holes are taken one by one", 'and not self.lacking(self.find(self.here))', 'and len(self.lacking(self.find(self.here))) < 2'),
    ("holes are taken at once", "            self.centred = None\n            self.change()", "            self.centred = None\n            self.move_on()"),
    ("another variant never has its targets", "self.centred = None if self.takes() else self.centred", "pass"),
    ("a change does not look for targets", "                self.keep({})\n", ""),
    ("no frame is kept", "had = {name: old[name] for name in lacking if name in old and name not in self.gone} | self.held", "had = {}"),
    ("frames are kept for good", "self.held = {name: had[name] for name in lacking if name in had}", "self.held = had"),
    ("targets that go have one time", "self.gone = {name: self.gone.get(name, self.active()) for name in lacking}", "self.gone = {name: min(self.gone.values(), default=self.active()) for name in lacking}"),
    ("targets that go begin anew", "self.gone = {name: self.gone.get(name, self.active()) for name in lacking}", "self.gone = {name: self.active() for name in lacking}"),
    ("targets that go stay a second", "GRACE = 0.3", "GRACE = 1.0"),
    ("targets that go are gone", "GRACE = 0.3", "GRACE = 0"),
    ("the background counts for targets that go", "self.slept += self.clock - self.away", "pass"),
    ("targets that go come before rules", '                if ripe:\n                    self.followed.add', "                if ripe and not any(GRACE - (self.active() - since) < SOON for since in self.gone.values()):\n                    self.followed.add"),
    ("what is given up is given up again", "self.gone, self.held, self.placed = {}, {}, True", "self.gone, self.held, self.placed = {}, {}, False"),
    ("what is given up stays so", "            self.placed = bool(lacking)\n            return", "            return"),
    ("a target that goes is no news", '            self.move_on()\n            return self.report("missing", self.here)', "            return self.move_on()"),
    ("what goes with place waits", 'if self.missing(self.find(self.here))["then"] == "place":', "if False:"),
    ("what waits again keeps the focus", "        self.wait_again()\n        self.unfocus()", "        self.wait_again()"),
    ("a step that is scrolled nowhere is scrolled", ' and step["scroll"]["align"] != "none"', ""),
    ("what waits again scrolls", "        self.wait_from, self.lost = self.clock, 0.0\n        return self.go_on()", "        self.wait_from = None\n        return self.go_on()"),
    ("what was told of screens comes first", "if named and named[0] > self.screens_told.get(screen, 0):", "if named and not self.screens_told.get(screen, 0):"),
    ("what was told by name comes first", "if named and named[0] > self.screens_told.get(screen, 0):", "if named:"),
    ("what nobody knows is absent", 'return element["target"] in self.live[screen]["frames"] if screen in self.live else None', 'return element["target"] in self.live.get(screen, {"frames": {}})["frames"]'),
    ("what appears is a target", "self.names_told[name] = self.turn, there\n", "self.names_told[name] = self.turn, there\n        for each in self.live.values():\n            each['frames'].setdefault(name, [0, 0, 1, 1]) if there else each['frames'].pop(name, None)\n"),
    ("being there is enough", "elif key in self.armed:", "else:"),
    ("a rule is set off once", "if there != comes:\n                self.armed.add(key)", "if there != comes and not self.followed:\n                self.armed.add(key)\n                self.followed.add(key)"),
    ("a rule that does not apply waits on", "self.armed -= spent", "pass"),
    ("absent as it came to stand is not enough", "self.armed = set()\n        self.witness()", "self.armed = set()"),
    ("any screen's element will do", 'key = (comes, element["screen"], element["target"])', 'key = (comes, element["target"])'),
    ("locked touches hold elements back", "        if self.hears():\n            places = self.witness()", "        if self.hears() and not self.locked():\n            places = self.witness()"),
    ("elements do not lead on while it waits", "        if self.hears():\n            places = self.witness()", '        if self.state == "stands":\n            places = self.witness()'),
    ("before waits for what appears anew", 'self.there(item["appears"]) is not True', "True"),
    ("before passes what nobody knows", 'self.there(item["appears"]) is not True', 'self.there(item["appears"]) is False'),
    ("before takes unknown for gone", 'self.there(item["gone"]) is not False', 'self.there(item["gone"]) is True'),
    ("elements that are named let nothing go on", '        self.element_rule()\n        if self.state == "waits":\n            self.go_on()\n\n    def on_disappeared', "        self.element_rule()\n\n    def on_disappeared"),
]  # fmt: skip


# The same of what draws pictures.
PICTURES = [
    ("a ring shrinks onto its hole", "[r - h + o for r, h, o in zip(ring.outline, own[hole].outline, others[place].outline)]", "others[place].outline"),
    ("a ring on its way out has no holes", "replace(ring, outline=end, opacity=0.0, holes=own, stays=False)", "replace(ring, outline=end, opacity=0.0, holes=(), stays=False)"),
    ("rings are never taken up again", "if ring.stays == stays and holes and other is not None:", "if stays and ring.stays and holes and other is not None:"),
    ("what is on its way out is first", "for stays in (True, False):", "for stays in (False, True):"),
    ("a ring takes what another has taken", "next((i for i in same if i not in others.values()), None)", "next(same, None)"),
    ("one hole in common is enough", "if set(r.holes) == holes and", "if set(r.holes) & holes and"),
    ("dashes become a line", "and len(r.dash or ()) == len(ring.dash or ()))", ")"),
    ("a ring that is taken up again is a new one", "moved = stroke(ring, other, p,", "moved = stroke(ring if ring.stays else replace(ring, opacity=0.0), other, p,"),
    ("holes by their places in the step", "yield replace(moved, holes=tuple(last[hole] for hole in other.holes))", "yield replace(moved, holes=other.holes)"),
    ("rings of another step than `from` have no holes", "replace(ring, stays=False) for ring in top.rings", "replace(ring, stays=False, holes=()) for ring in top.rings"),
    ("a ring is bent by the sum of its bends", "return [sum(bend[axis] for bend in bends) / count for axis in (0, 1)]", "return [sum(bend[axis] for bend in bends) for axis in (0, 1)]"),
    ("straight holes do not count", "mean([bend for bend in bends if bend], len(bends))", "mean([bend for bend in bends if bend], sum(1 for bend in bends if bend))"),
    ("a ring stays behind", "return [r - h + o for r, h, o in zip(ring.outline, own[hole].outline, others[place].outline)], bend", "return ring.outline, bend"),
    ("a ring goes straight", "own[hole].outline, others[place].outline)], bend", "own[hole].outline, others[place].outline)], None"),
    ("pairs go by places on the screen", "if a is not None and old[i].cutout == a), None)", "if a is not None and i == a), None)"),
    ("nothing is taken up again", "old[i].cutout is None and old[i].target == new[second].target", "False"),
    ("any hole of the same target", "old[i].cutout is None and old[i].target == new[second].target", "old[i].target == new[second].target"),
    ("pairs of whatever is on the screen", "if top.step != source:", "if False:"),
    ("no bends", "bend if a and b else None", "None"),
    ("what shrinks by a spring turns inside out", "if between(length[:1], length[1:], p)[0] < 0 else p", "if False else p"),
    ("what has turned to a point stays behind", "arc[axis] + (p - own) * (low[1] + high[1] - low[0] - high[0]) / 2", "arc[axis]"),
    ("a frame turns inside out", "return [x, y, max(0.0, width), max(0.0, height)]", "return [x, y, width, height]"),
    ("a way is half as bent", "ends = [start, end]\n    arc = [4 * p", "ends = [start, end]\n    arc = [2 * p"),
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
    ("bends are only made longer", "[across * same - down * turn, across * turn + down * same]", "[across * math.hypot(same, turn), down * math.hypot(same, turn)]"),
    ("bends are only turned", "square = x * x + y * y\n", "square = math.hypot(x, y) * math.hypot(u, v)\n"),
    ("what is to be avoided stays where it was", '"avoid": [other(each) for each in callout["avoid"]]', '"avoid": callout["avoid"]'),
    ("an anchor stays where it was", 'callout["anchor"] and other(callout["anchor"])', 'callout["anchor"]'),
    ("nothing stays in the middle", "if abs((low + high) / 2 - length / 2) < 1 and high - low < length / 2:", "if False:"),
    ("what is long stays in the middle", "and high - low < length / 2:", "and True:"),
    ("bars are no edges", "return distance - bar + new_bar if bar > 0 and distance >= bar else distance", "return distance"),
    ("what lies under a bar keeps off it", "if bar > 0 and distance >= bar else distance", "if bar > 0 else distance"),
    ("a circle is as large as it was", "return [middle[0] - radius, middle[1] - radius, 2 * radius, 2 * radius]", "return along(box, old, element)"),
    ("a circle goes around the sides", "around = box[2] / 2 >= own(old, True) - 0.001", "around = False"),
    ("corners grow with the box", 'points = list(zip(outline[0::2], outline[1::2]))', 'return [new[i % 2] + (value - old[i % 2]) * new[2 + i % 2] / old[2 + i % 2] for i, value in enumerate(outline)]'),
    ("an edge is stretched beyond its corners", "if at < before[first]:", "if False:"),
    ("sharp corners are divided by", "if at <= 0 or at >= length:", "if False:"),
    ("where corners meet, the first one wins", "range(1, round_ if len(own) > 1 else 0)", "()"),
    ("where corners meet, the one behind wins", "for other in (place - distance, place + distance):", "for other in (place - distance,):"),
    ("smooth corners are stretched", 'if shape["kind"] == "roundedRect" and shape["smoothing"] > 0 and new[2] >= old[2]', 'if False and new[2] >= old[2]'),
    ("a ring's corners are the hole's", 'if shape["kind"] == "roundedRect":\n            shape', 'if False:\n            shape'),
    ("rings stay where they were", 'outline = fitted(ring["outline"], shape, box, along(box, old["frame"], new["frame"]))', 'outline = ring["outline"]'),
    ("clips stay where they were", '"clip": display.rect(cutout["clip"]), "outline"', '"clip": cutout["clip"], "outline"'),
    ("the dim stays as it was", 'step["overlay"] | {"frame": display.rect(step["overlay"]["frame"])}', 'step["overlay"]'),
    ("what is not there is at no other place", 'return display.rect(cutout["element"])', 'return cutout["element"]'),
]  # fmt: skip


# And of what looks for a place for callouts.
CALLOUTS = [
    ("the gap is on one side only", "own[across] + own[across + 2] + scene.gap", "own[across] + own[across + 2]"),
    ("the reference is out of sight", "self.edge = max(own[across] + own[across + 2] + scene.gap, first)", "self.edge = own[across] + own[across + 2] + scene.gap"),
    ("start is left", '(align == "start") != (self.scene.mirrored and self.axis == 0)', 'align == "start"'),
    ("start and end are mirrored beside, too", '(align == "start") != (self.scene.mirrored and self.axis == 0)', '(align == "start") != self.scene.mirrored'),
    ("leading is left", "        if self.mirrored:\n            sides = {", "        if False:\n            sides = {"),
    ("ties go to the left", "late = self.scene.mirrored and self.axis == 0", "late = False"),
    ("ties go to the right", "late = self.scene.mirrored and self.axis == 0", "late = True"),
    ("sides with as much room are in one order", 'sides = ["top", "left", "bottom", "right"] if self.mirrored else SIDES', "sides = SIDES"),
    ("auto is the order of the sides", "sorted(sides, key=over.get, reverse=True)", "sides"),
    ("small targets are not aimed at", "inset = self.scene.inset if self.points(length) else 0", "inset = 0"),
    ("it may lose its target", "low, high = max(self.start, self.low - length), min(self.end - length, self.high)", "low, high = self.start, self.end - length"),
    ("it may be out of sight", "max(self.start, self.low - length), min(self.end - length, self.high)", "self.low - length, self.high"),
    ("it may be as deep as it likes", "if depth <= self.room + NEAR and low <= high + NEAR else None", "if low <= high + NEAR else None"),
    ("nothing is in the way", "for box in self.scene.obstacles:\n            if min", "for box in []:\n            if min"),
    ("it is moved towards the end", "cut += [(a, first)] if first >= a - NEAR else []", "pass"),
    ("the arrow plays no part", "            ranges.insert(0, (max(low, self.low - length + inset), min(high, self.high - inset)))", "            pass"),
    ("the first that can be moved", "moved and (best is None or moved[1] < best[0] - NEAR)", "moved and best is None"),
    ("the last that has to be moved the least", "moved[1] < best[0] - NEAR", "moved[1] <= best[0] + NEAR"),
    ("rows never end", "            if best:\n                break", "            if best and name == 'nothing':\n                break"),
    ("center is one of the sides", "frame = self.middle() if number == 0 else None", "frame = self.middle()"),
    ("center is never free", "frame = self.middle() if number == 0 else None", "frame = None"),
    ("it is never made narrower", 'self.callout["width"] / 2 <= side.room < self.natural[0]', "False"),
    ("it is made as narrow as can be", 'if self.callout["width"] / 2 <= side.room < self.natural[0]:', "if side.room < self.natural[0]:"),
    ("it is made narrower where it was", 'tries = [([(compiled["side"], compiled["align"])], False)]', 'tries = [([(compiled["side"], compiled["align"])], True)]'),
    ("it never stays where it was", "if compiled else []\n    for", "if False else []\n    for"),
    ("no side but those asked for", '[(asked, True), ([("auto", "center")], True)', "[(asked, True)"),
    ("it never goes to the middle", ', ([("center", "center")], True)]:', "]:"),
    ("it lies over what fills the screen", 'if avoided or not fills or any(room >= wanted for room, wanted in free)', "if avoided"),
    ("it never lies over a target", 'if any(name == "center" for name, _ in placements) else None', "if False else None"),
    ("a negative gap will do", "return found, not any(covers(found[2], box) for box, _ in self.things if min(box[2:]) > NEAR)", "return found, True"),
    ("the reference is in the way of a negative gap", "if min(box[2:]) > NEAR and (avoided or not self.is_within(box))", "if min(box[2:]) > NEAR"),
    ("all sides lack as much", "if best is None or lack < best[0]:\n                best = lack", "if best is None:\n                best = lack"),
    ("where it does least harm it is out of sight", "return [max(x, min(frame[0], x + w - frame[2])), max(y, min(frame[1], y + h - frame[3])), *frame[2:]]", "return frame"),
    ("it keeps its width where it does least harm", "return size if size[1] < math.inf else self.natural", "return self.natural"),
    ("words are squeezed though they have no room then", 'if kind == "bubble" and limit < widest - NEAR and height > highest + NEAR:', "if False:"),
    ("arrows point everywhere", "or begin + inset > self.high + NEAR or begin + length - inset < self.low - NEAR:", "or False:"),
    ("arrows stand on corners", "tip = max(begin + inset, min((self.low + self.high) / 2, begin + length - inset))", "tip = (self.low + self.high) / 2"),
    ("arrows point through things", "if any(covers(box, each) for each in self.scene.obstacles):", "if False:"),
    ("arrows are as high as they are", "min(height, self.gap) if self.callout", "height if self.callout"),
    ("all arrows are alike", 'self.callout.get("arrowSize") or (20, 10)', "(20, 10)"),
    ("arrows that nobody wants", 'if self.callout["arrow"] else 0', "if True else 0"),
    ("a base runs one way", 'ends = [tip - half, tip + half] if self.name in ("bottom", "left") else', "ends = [tip - half, tip + half] if True else"),
    ("rings are no part of holes", "box = union(box, drawn) if drawn else box", "pass"),
    ("holes are seen under bars", 'common(union(hole["frame"], bounds(hole["outline"])), hole["clip"] or screen)', 'union(hole["frame"], bounds(hole["outline"]))'),
    ("rings are seen under bars", 'drawn = common(edge, ring.get("clip") or screen)', "drawn = edge"),
    ("strokes have no width", 'with_mitres(outset(bounds(ring["outline"]), half)', 'with_mitres(bounds(ring["outline"])'),
    ("there are no mitres", "        rect = union(rect, [corner[0]", "        union(rect, [corner[0]"),
    ("rings around several have no width", 'reach = max(0, ring["gap"] + ring["width"])', 'reach = max(0, ring["gap"])'),
    ("an anchor is never highlighted", 'holes.get(anchor["target"], anchor["frame"]) if anchor', 'anchor["frame"] if anchor'),
    ("an anchor is nothing", "if anchor else None\n    if not anchor:", "if False else None\n    if True:"),
    ("an anchor is not in the way", 'things += [(anchor["frame"], False)] if anchor else []', "pass"),
    ("nothing is to be avoided", 'return reference, things + [(each["frame"], True) for each in callout["avoid"]]', "return reference, things"),
    ("it is as high as it likes", "max(0, min(height, highest))", "height"),
    ("the author's height plays no part", 'min(highest, callout["maxHeight"] or math.inf)', "highest"),
    ("any width", "if width < each[0] <= limit + NEAR else", "if width < each[0] else"),
    ("the first width", "if width < each[0] <= limit + NEAR else", "if False else"),
    ("sheets end above the bar", "max(0, sizes(max(0, width - bars[1] - bars[3]))[1]) + bars[2]", "max(0, sizes(max(0, width - bars[1] - bars[3]))[1])"),
    ("sheets take the compiled bar along", 'height - (old_bars[2] if kind == "sheet" else 0)', "height"),
    ("words of sheets lie under bars", "sizes(max(0, width - bars[1] - bars[3]))", "sizes(width)"),
    ("a sheet's height is that of its words", 'sheet.get("height") or own[1] or', "own[1] or"),
    ("banners lie at the edge", "frame = [x + w / 2 - width / 2, y, width,", "frame = [x + w / 2 - width / 2, 0, width,"),
    ("there is no margin", 'margin = theme.get("margin", 16)\n        self', "margin = 0\n        self"),
    ("what stands in a callout stays", 'abs(found["frame"][2] - compiled["frame"][2]) < 0.001', "True"), ("any other width is too much", 'abs(found["frame"][2] - compiled["frame"][2]) < 0.001', 'found["frame"][2] == compiled["frame"][2]'),
    ("a sheet's content is as wide as the sheet", 'if step["callout"]["kind"] == "sheet":\n        keeps', "if False:\n        keeps"), ("the bar below counts", "(bars[1], bars[3]) == (old_bars[1], old_bars[3])", "list(bars) == list(old_bars)"),
    ("one side's bar counts", "(bars[1], bars[3]) == (old_bars[1], old_bars[3])", "bars[3] == old_bars[3]"), ("measured words are those of the tour", "keeps = compiled and not heights and", "keeps = compiled and"),
    ("corners are as round as ever", 'theme.get("radius", 14)', "14"),
]  # fmt: skip


# The same of what draws rings anew.
RINGS = [
    ("lines take only what they go around once", "inner = winding(lines, x + across, y + down) > 0", "inner = winding(lines, x + across, y + down) == 1"),
    ("places left out have no ring", "all_lines = covered([part for _, _, part in parts])", "all_lines = [each for each in covered([part for _, _, part in parts]) if size(each) > 0]"),
    ("every hole has a ring of its own", "all_lines = covered([part for _, _, part in parts])", "all_lines = [part for _, _, part in parts]"),
    ("corners are mitred", "if abs(turn) < 0.2:", "if turn > -0.2:"), ("corners that turn in are round", "at = way + turn * k / max(1, parts)", "at = way + abs(turn) * k / max(1, parts)"),
    ("radii stay as they are", "max(0.0, radius + d) if radius else 0.0", "radius"), ("sharp corners are round", "around, far = max(0.0, radius + d) if radius else 0.0, radius if radius + d > 0 and radius else -d", "around, far = max(0.0, radius + d), radius"),
    ("capsules are rectangles", '"capsule": [smaller / 2] * 4}', '"capsule": [0.0] * 4}'), ("radii are what they like", "reaches = [radius * scale for radius in radii]", "reaches = radii"),
    ("ellipses are drawn as they are", "own = flat(hole[\"outline\"])\n        return max(offset(own, d), key=size, default=own) if d else own", "return flat(hole[\"outline\"])"),
    ("rings lie at their gap", 'key = json.dumps([[live[hole] for hole in holes], ring["gap"] + ring["width"] / 2, cut])', 'key = json.dumps([[live[hole] for hole in holes], ring["gap"], cut])'),
    ("a ring within goes around each hole", "own if d > 0 else piece", "own"), ("rings within lie at the edge", "for own in ([each] if d > 0 else offset(each, d))", "for own in ([each] if True else offset(each, d))"),
    ("colours play no part", '("width", "gap", "color", "dash")', '("width", "gap", "dash")'), ("dashes play no part", '("width", "gap", "color", "dash")', '("width", "gap", "color")'),
    ("single rings stay single", "if all(len(each[\"cutouts\"]) == 1 for each in group):", "if len(ring[\"cutouts\"]) == 1:"),
    ("all rings of a look are drawn together", "if all(len(each[\"cutouts\"]) == 1 for each in group):", "if False:"),
    ("nothing is cut", "found[side] = max(0.0, max(last, default=d) - d)", "pass"), ("bars do not lie over containers", "found[side] = max(0.0, max(last, default=d) - d)", "found[side] = 0.0"),
    ("all that reaches beyond is cut", "if all(any(reaches(polygon, point) for polygon in drawn) for point in far):", "if False:"),
    ("beyond two sides is beyond each", "and alone(point)]\n        if all", "]\n        if all"), ("it is cut at the compiled depth on the other side", "(depth if side in (RIGHT, BOTTOM) else -depth)", "depth"),
    ("only what lies below is cut off", "for side, depth in sides.items():\n        at", "for side, depth in list(sides.items())[-1:]:\n        at"),
    ("the first clip holds", "own | {\"clip\": [x0, y0, x1 - x0, y1 - y0] if has_clip else None}", "own | {\"clip\": ring.get(\"clip\")}"), ("clips stay where they were", 'clips = {hole: [placed(each["clip"])', 'clips = {hole: [each["clip"]'),
    ("strokes have no width in clips", 'half = ring["width"] / 2', "half = 0"), ("holes without a clip do not count", "or [(x0 - half, y0 - half, x1 + half, y1 + half)]", "or []"),
    ("the lowest comes first", "sorted(made, key=lambda each: (round(each[0][1], 2)", "sorted(made, key=lambda each: (-round(each[0][1], 2)"), ("from the right", "round(each[0][0], 2))", "-round(each[0][0], 2))"),
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
    whole = {each: sys.modules.get(each) for each in ("play", "rings", "reanchor", "callouts", "session")}
    try:
        made = module(name, old, new)
        if name == "rings":
            module("reanchor", "", "")
        return made.Session if name == "session" else module("session", "", "").Session
    finally:
        sys.modules.update({each: was for each, was in whole.items() if was})


# Which files are the first to notice what is wrong in a module.
FIRST = {"rings": ["anew"], "play": ["springs", "rings", "pictures"], "reanchor": ["reanchored", "right-to-left"], "callouts": ["contents", "heights", "scattered", "themed", "right-to-left"]}


def survivors(files, full):
    """The names of those that no vector notices; without `full`, of every fourth one."""
    from conform import failures

    all_mutants = [("session", *each) for each in MUTANTS + MISSING] + [("play", *each) for each in PICTURES]
    all_mutants += [("reanchor", *each) for each in REANCHORING] + [("callouts", *each) for each in CALLOUTS] + [("rings", *each) for each in RINGS]
    for file, name, old, new in all_mutants:
        client(file, old, new)  # each still has the one place that it breaks
    all_mutants = all_mutants if full else all_mutants[::4]
    left = []
    for file, name, old, new in all_mutants:
        ordered = sorted(files, key=lambda each: (each[0].stem not in FIRST.get(file, []), each[0].stat().st_size))
        if not failures(ordered, client(file, old, new), first=True):
            left.append(name)
    print(f"{len(all_mutants) - len(left)} of {len(all_mutants)} wrong clients are noticed.")
    return left
