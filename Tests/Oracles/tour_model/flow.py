"""The flow of a tour, its words and its focus: docs/tour.md, "How it plays"."""

import json

from . import anchoring, callouts, devices, elements, levels, markup, pictures

INSTANT = 1e-6
KEYS = {"next": ["ArrowRight", "Enter"], "back": ["ArrowLeft"], "dismiss": ["Escape"]}
EVENTS = {kind: "tutorial_" + kind for kind in ("shown", "completed", "skipped", "dismissed", "missing")}
AT_ONCE = {"kind": "cut", "motion": None, "delay": 0, "lockInput": False}


def is_in(point, box, more=(0, 0, 0, 0)):
    """Returns true if a point lies in a box that is larger by insets; edges belong to it."""
    top, right, bottom, left = more
    return box[0] - left <= point[0] <= box[0] + box[2] + right and box[1] - top <= point[1] <= box[1] + box[3] + bottom


class Watch:
    """The client's clock, less the time that the app spent in the background."""

    def __init__(self):
        self.now, self.naps = None, []

    def tick(self, time):
        self.now = time if self.now is None else max(self.now, time)

    @property
    def is_away(self):
        return bool(self.naps) and self.naps[-1][1] is None

    def slept(self, since):
        return sum(max(0.0, (self.now if end is None else end) - max(since, start)) for start, end in self.naps)

    def since(self, time):
        return max(0.0, self.now - time - self.slept(time))

    def when(self, time, seconds):
        return max(self.now, time + seconds + self.slept(time))


def believed(screen):
    """Returns a screen without the frames that can't be drawn: infinite, beyond 1e9, or with a negative side. None if its own
    lengths are so."""
    own = [*screen["size"], *screen["safeArea"]]
    if not all(0 <= each <= 1e9 for each in own):
        return None
    frames = {name: box for name, box in screen["frames"].items() if all(-1e9 <= each <= 1e9 for each in box) and box[2] >= 0 <= box[3]}
    return screen | {"frames": frames}


class Flow:
    """A session. `phase` is new, before, screen, targets, stands or over: what the step waits for, if it waits."""

    def __init__(self, tour, traits, display, less=False):
        self.tour, self.watch, self.done = tour, Watch(), []
        self.traits, self.display, self.less = dict(traits), display, less
        self.variant = devices.picked(tour, traits, display)
        self.phase, self.id, self.stack = "new", None, []
        self.had_stood, self.item, self.doing = False, 0, None
        self.middle = None  # the reason for which the step is centred: "action", its "own" `missing`, the "default"; None if it isn't
        self.default = {"wait": 0, "then": "place"}
        self.targets, self.sight = elements.Targets(), elements.Sight()
        self.since = 0.0  # the time at which the step has come, or its wait for targets began
        self.lock, self.followed, self.last = 0.0, [], None
        self.events, self.flags, self.screen, self.route, self.places, self.heights = set(), {}, None, None, {}, {}
        self.values = {}
        self.is_resumed, self.has_focus, self.leaving = False, False, None
        self.passage = pictures.Passage()
        self.level = levels.CORE  # the highest level that an answer has taken

    # --- state

    @property
    def is_centred(self):
        return self.middle is not None

    @property
    def state(self):
        return {"before": "waits", "screen": "waits", "targets": "waits"}.get(self.phase, self.phase)

    @property
    def stands(self):
        return self.phase == "stands"

    @property
    def waits(self):
        return self.state == "waits"

    @property
    def language(self):
        return devices.language(self.tour, self.traits)

    @property
    def names(self):
        return [step["id"] for step in self.variant["steps"]]

    def raw(self, name):
        """Returns a step as it was compiled, or None."""
        return next((step for step in self.variant["steps"] if step["id"] == name), None)

    def bars(self, step):
        return self.variant["screens"].get(step["screen"], {}).get("safeArea") or [0, 0, 0, 0]

    def live(self, name):
        """Returns a step re-anchored to the live elements of its screen; centred if it is the step and is centred."""
        step = self.raw(name)
        if step and step["screen"] in self.places:
            step = anchoring.step_at(step, self.display_of(step), self.variant["display"]["size"], self.bars(step), self.tour.get("division"))
        if step and self.is_centred and name == self.id:
            step = step | {"cutouts": [], "rings": []}
            return self.with_next(step) if self.middle == "default" and step["callout"] and not self.leads_on(step) else step
        return step

    def display_of(self, step):
        """Returns the live screen of a step, with the frames that its targets keep; None if nothing was told of it."""
        live = self.places.get(step["screen"])
        return live | {"frames": live["frames"] | self.targets.kept} if live and step["id"] == self.id else live

    def leads_on(self, step):
        """Returns true if a button or a rule leads on from a step of which no target is there."""
        there = self.places.get(step["screen"], {}).get("frames", {})

        def is_way(rule):
            tap = rule.get("tap")
            by_tap = tap == "anywhere" or type(tap) is dict and tap["target"] in there
            return not rule.get("back") and (by_tap or any(each in rule for each in ("event", "route", "after", "appears")))

        buttons = step["callout"]["buttons"] if step["callout"] else []
        return any(not each.get("back") for each in buttons) or any(map(is_way, step["advance"]))

    def with_next(self, step):
        """Returns a step with another button, which leads where the step's first rule does."""
        behind = [*self.names[self.names.index(step["id"]) + 1 :], None]
        goal = next((rule["to"] for rule in step["advance"] if not rule.get("back")), behind[0])
        own = {"title": "common.next" if goal in self.names else "common.done", "to": goal, "role": "next"}
        order = step["accessibility"]["order"]
        order = order if "callout" in order else [*order, "callout"]
        callout = step["callout"] | {"buttons": [*step["callout"]["buttons"], own]}
        return step | {"callout": callout, "accessibility": step["accessibility"] | {"order": order}}

    def missing(self, step):
        return step.get("missing") or self.default

    def lacking(self, step):
        """Returns the targets of a step that aren't there."""
        there = self.places.get(step["screen"])
        wanted = [name for hole in step["cutouts"] for name in (hole["target"], *hole["others"])]
        return [name for name in wanted if name not in there["frames"]] if there else []

    def drawn(self):
        """Returns the step with its hairlines, if the scheme has some and the step has no rings."""
        step, scheme = self.step, "dark" if self.traits.get("colorScheme") == "dark" else "light"
        own = self.tour.get("theme", {}).get(scheme, {})
        line = own.get("hairline", "#ffffff66" if scheme == "dark" else "#00000000")
        is_seen = len(line) < 9 or int(line[7:], 16) > 0
        if step["rings"] or not is_seen or not (step["overlay"] and step["overlay"]["opacity"] > 0):
            return step
        around = [{"cutouts": [place], "clip": hole["clip"], "outline": hole["outline"]} for place, hole in enumerate(step["cutouts"])]
        return step | {"rings": [{"width": 1, "gap": -0.5, "color": line, "dash": None} | each for each in around]}

    @property
    def step(self):
        return self.live(self.id)

    def layout(self):
        """Returns the layout of the step's callout at rest, or None."""
        step = self.raw(self.id)
        if not step["callout"]:
            return None
        compiled = devices.laid_out(self.variant, step["callout"], self.language, self.traits)
        heights, live, bars = self.heights.get(self.id), self.display_of(step), self.bars(step)
        if not compiled and not heights:
            return None
        display, now = (live["size"], live["safeArea"]) if live else (self.variant["display"]["size"], bars)
        found = compiled
        if live or heights:
            rtl = devices.runs_from_the_right(self.variant, self.language)
            whole = anchoring.step_at(step, live, self.variant["display"]["size"], bars, self.tour.get("division")) if live else step
            lengths = self.tour.get("theme") or {}
            found = callouts.layout(whole, compiled, heights, display, now, bars, rtl, lengths.get("margin", 16.0), lengths.get("radius", 14.0))
        return self.centred(found, display, now) if self.is_centred else found

    @staticmethod
    def centred(layout, display, bars):
        """Returns a layout in the middle of the display less its safe area, in the size that it has."""
        (top, right, bottom, left), (w, h) = bars, layout["frame"][2:]
        frame = [left + (display[0] - left - right - w) / 2, top + (display[1] - top - bottom - h) / 2, w, h]
        return layout | {"frame": frame, "side": "center", "align": "center", "arrow": None}

    def layout_level(self):
        """Returns the level that the callout takes where it lies now."""
        found, step = self.layout(), self.raw(self.id)
        if not step["callout"]:
            return levels.CORE
        compiled = devices.laid_out(self.variant, step["callout"], self.language, self.traits)
        if compiled and self.is_centred:
            compiled = self.centred(compiled, self.variant["display"]["size"], self.bars(step))
        return levels.of_layout(compiled, found, bool(found) and found.get("isForced", False))

    def step_level(self):
        """Returns the level that the boxes of the step take where they lie now."""
        raw = self.raw(self.id)
        if raw["screen"] not in self.places:
            return levels.CORE
        if self.is_centred:
            raw = raw | {"cutouts": [], "rings": []}
        return levels.of_step(raw, self.step)

    def resting(self):
        """Returns the layer of the step at rest."""
        return pictures.at_rest(self.drawn(), self.layout(), max(self.step_level(), self.layout_level()))

    def dismissals(self):
        own = self.step.get("dismiss")
        return self.tour["dismiss"] if own is None else own

    @property
    def is_locked(self):
        return self.stands and self.watch.now < self.lock

    def holds(self, thing):
        return devices.true(thing["when"], self.flags)

    def behind(self):
        """Returns the number of ids that stay on the stack if the person goes back; None if nothing is there to go back to."""
        for count in range(len(self.stack) - 1, -1, -1):
            step = self.raw(self.stack[count])
            if step and step["id"] != self.id and self.holds(step):
                return count
        return None

    def applies(self, rule):
        return self.holds(rule) and not (rule.get("back") and self.behind() is None)

    def first_rule(self, is_it):
        for rule in self.step["advance"]:
            if is_it(rule) and self.applies(rule):
                return rule
        return None

    def by_role(self, button):
        return self.first_rule(lambda rule: rule.get("button") == button["role"]) if button.get("role") else None

    def buttons(self):
        callout = self.step["callout"]
        return callout["buttons"] if callout else []

    def is_enabled(self, button):
        return not button.get("back") or self.behind() is not None or self.by_role(button) is not None

    # --- time

    def clocks(self):
        """Returns the rules `after` that may be followed: pairs of a place and seconds."""
        return [(i, rule["after"]) for i, rule in enumerate(self.step["advance"]) if "after" in rule and i not in self.followed and self.applies(rule)]

    def due(self):
        if self.watch.is_away or self.id is None:
            return None
        if self.stands:
            ends = [(self.since, seconds) for _, seconds in self.clocks()] + [(since, elements.GRACE) for since in self.targets.gone.values()]
            return min((self.watch.when(*end) for end in ends), default=None)
        if self.phase == "targets":
            return self.watch.when(self.since, self.missing(self.raw(self.id))["wait"])
        return None

    def do_due_work(self):
        if self.id is None or self.watch.is_away:
            return
        if self.phase == "targets":
            self.proceed()
        elif self.stands:
            for place, seconds in self.clocks():
                if self.watch.when(self.since, seconds) - self.watch.now < INSTANT:
                    self.followed.append(place)
                    return self.follow(self.step["advance"][place])
            if any(elements.GRACE - self.watch.since(since) < INSTANT for since in self.targets.gone.values()):
                self.lose()

    # --- events

    def handle(self, at, what, value=None):
        self.watch.tick(at)
        self.done = []
        self.do_due_work()
        if what == "heights":
            self.set_heights(value)
        elif what != "time":
            value = value if what != "elements" else believed(value)
            if what != "elements" or value:
                getattr(self, "handle_" + what)(value)
        return self.done

    def handle_begin(self, value):
        value = value or {}
        if self.phase != "new" or value.get("seen"):
            return
        saved, place = self.recalled(value.get("saved")), 0
        if saved:
            place, self.is_resumed = self.names.index(saved["step"]), True
            self.stack = list(saved["history"])[-100:]
        self.phase = "before"
        self.events = set()
        goal = self.search(place)
        if goal is None:
            return self.complete()
        self.lead_to(goal, int(saved.get("before", 0)) if saved and goal == saved["step"] else 0)

    def recalled(self, text):
        try:
            saved = json.loads(text)
            count, history = saved.get("before", 0), saved["history"]
            good = saved["state"] == "tutorialc.session/1" and saved["once"] == self.tour["once"] and saved["step"] in self.names
            good = good and type(history) is list and all(type(each) is str for each in history)
            good = good and type(count) in (int, float) and count >= 0 and count == int(count)
        except (TypeError, ValueError, KeyError, AttributeError, OverflowError):
            return None
        return saved if good else None

    def handle_tap(self, point):
        whose = self.touch(point)
        if whose in (None, "locked"):
            return
        more, step = self.step["interaction"]["hitPadding"], self.step
        in_hole = any(self.is_in_hole(hole, point) for hole in step["cutouts"])

        def is_it(rule):
            match rule.get("tap"):
                case None:
                    return False
                case "anywhere":
                    return True
                case "target":
                    return whose != "callout" and in_hole
                case other:
                    return whose != "callout" and is_in(point, other["frame"], more)

        rule = self.first_rule(is_it)
        if rule:
            self.follow(rule)
        elif whose == "overlay" and not in_hole:
            self.leave("overlay")

    def handle_element(self, name):
        if not (self.stands or self.waits and self.had_stood) or self.is_locked:
            return
        highlighted = [each for hole in self.step["cutouts"] for each in (hole["target"], *hole["others"])]
        wanted = lambda tap: tap == "anywhere" or (tap == "target" and name in highlighted) or (type(tap) is dict and tap["target"] == name)  # noqa: E731
        rule = self.first_rule(lambda rule: "tap" in rule and wanted(rule["tap"]))
        if rule:
            self.follow(rule)

    def handle_button(self, place):
        if self.stands and not self.is_locked and place < len(self.buttons()):
            self.press(self.buttons()[place])

    def press(self, button):
        rule = self.by_role(button)
        if rule or self.is_enabled(button):
            self.follow(rule or button)

    def handle_key(self, key):
        if not self.stands:
            return
        swap = {"ArrowLeft": "ArrowRight", "ArrowRight": "ArrowLeft"} if devices.runs_from_the_right(self.variant, self.language) else {}
        keys, key = self.tour.get("keys") or KEYS, swap.get(key, key)
        what = [name for name in ("next", "back", "dismiss") if key in keys[name]][:1]
        if what == ["dismiss"]:
            self.leave("escape")
        elif what and not self.is_locked:
            mine = [button for button in self.buttons() if button.get("role") == what[0]]
            rule = None if mine or what == ["back"] else self.first_rule(lambda rule: rule.get("tap") == "anywhere")
            if mine:
                self.press(mine[0])
            elif rule:
                self.follow(rule)

    def handle_escape(self, _):
        self.leave("escape")

    def handle_close(self, _):
        if not self.is_locked:
            self.leave("close")

    def handle_event(self, name):
        hears = self.stands or self.waits and self.had_stood
        rule = self.first_rule(lambda rule: rule.get("event") == name) if hears else None
        if rule:
            return self.follow(rule, name)
        self.events.add(name)
        self.proceed()

    def handle_route(self, route):
        if route == self.route:
            return
        self.route = route
        if self.stands or self.waits and self.had_stood:
            self.follow_route()
        else:
            self.proceed()

    def follow_route(self):
        rule = self.first_rule(lambda rule: "route" in rule and devices.fits(rule["route"], self.route))
        if rule:
            self.follow(rule)

    def handle_performed(self, name):
        if self.doing == name:
            self.doing, self.item = None, self.item + 1
            self.proceed()

    def handle_failed(self, name):
        if self.doing == name:
            self.doing = None
            self.in_vain(has_failed=True)
            self.proceed()

    def handle_flags(self, flags):
        self.flags = dict(flags)

    def handle_variables(self, values):
        self.values = dict(values)

    def handle_shows(self, screen):
        self.screen = screen
        if self.stands and screen != self.raw(self.id)["screen"]:
            self.go_to_wait("screen")
        self.proceed()

    def go_to_wait(self, phase):
        """Takes the step that stands off the screen, to wait until it comes again."""
        self.take_off(self.id)
        self.phase, self.middle = phase, None
        self.targets = elements.Targets()

    def handle_elements(self, screen):
        old = self.places.get(screen["screen"], {}).get("frames", {})
        self.places[screen["screen"]] = screen
        self.sight.see(screen["screen"], screen["frames"])
        if self.stands:
            self.watch_targets(old if self.raw(self.id)["screen"] == screen["screen"] else {})
            self.lead_passage()
        self.follow_elements()
        if self.takes_cutouts():
            self.middle = None
            self.change_variant()
        self.proceed()

    def handle_appeared(self, name):
        self.sight.name(name, True)
        self.follow_elements()
        self.proceed()

    def handle_disappeared(self, name):
        self.sight.name(name, False)
        self.follow_elements()
        self.proceed()

    def handle_missing(self, value):
        self.default = {"wait": max(value["wait"], 0), "then": value["then"]}
        self.proceed()

    def follow_elements(self):
        """Follows the first rule whose element has come or gone just now."""
        if self.stands or self.waits and self.had_stood:
            places = self.sight.set_off(self.raw(self.id)["advance"])
            rules = [self.step["advance"][place] for place in places]
            rule = next((each for each in rules if self.applies(each)), None)
            if rule:
                self.follow(rule)

    def watch_targets(self, old):
        """Lets targets that have gone keep their frames for a while; `old` has the frames of before."""
        if not self.is_centred:
            self.targets.watch(self.lacking(self.raw(self.id)), old, self.watch.now)

    def takes_cutouts(self):
        """Returns true if the step is centred because it lacked targets, and now lacks none."""
        return self.stands and self.middle in ("own", "default") and not self.lacking(self.raw(self.id))

    def lose(self):
        """Gives up a target of the step that stands, which has not come back in time."""
        if self.missing(self.raw(self.id))["then"] == "place":
            self.targets = elements.Targets(is_given_up=True)
            self.lead_passage()
            self.report("missing", self.id)
            return
        self.go_to_wait("targets")
        self.since = self.watch.now
        self.give_focus_back()
        self.proceed()

    def set_heights(self, value):
        """Takes in the size of a step's callout with its words, for the current language and text size."""
        self.heights[value["step"]] = value["heights"]
        if self.stands:
            self.lead_passage()

    def handle_background(self, _):
        if not self.watch.is_away:
            self.watch.naps.append((self.watch.now, None))

    def handle_foreground(self, _):
        if self.watch.is_away:
            self.watch.naps[-1] = (self.watch.naps[-1][0], self.watch.now)

    def handle_end(self, _):
        if self.phase != "over":
            if self.stands:
                self.take_off(self.id)
            self.stop()

    def handle_device(self, device):
        def mark():
            return self.variant["id"], self.language, self.traits.get("textSize")

        before, old = mark(), self.variant
        self.traits, self.display, self.less = dict(device["traits"]), device["display"], device.get("lessMotion", False)
        new = devices.picked(self.tour, self.traits, self.display)
        if (self.language, self.traits.get("textSize")) != before[1:]:
            self.heights = {}
        if self.id is None or self.id in [step["id"] for step in new["steps"]]:
            self.variant = new
            if self.id is None or mark() == before:
                if self.id and self.stands:
                    self.lead_passage()
                return
            if self.takes_cutouts():
                self.middle = None
            if self.stands:
                self.watch_targets({})
                self.sight.set_off(self.raw(self.id)["advance"])
                self.change_variant()
            self.proceed()
            return
        gone, place = self.id, self.names.index(self.id)
        order = [step["id"] for step in old["steps"][place + 1 :] + old["steps"][:place][::-1]]
        if self.stands:
            self.take_off(gone)
        self.variant, self.phase = new, "before"
        self.give_focus_back()
        self.report("skipped", gone)
        if self.had_stood:
            self.events = set()
        for name in order:
            step = self.raw(name)
            if step and self.holds(step):
                self.lead_to(name)
                return
            if step:
                self.report("skipped", name)
        self.end("dismissed", gone)

    # --- the way on

    def search(self, place):
        """Returns the first step from a place on whose condition holds. Those before it are reported as skipped."""
        for step in self.variant["steps"][place:]:
            if self.holds(step):
                return step["id"]
            self.report("skipped", step["id"])
        return None

    def follow(self, way, event=None):
        if way.get("back"):
            count = self.behind()
            goal, self.stack = self.stack[count], self.stack[:count]
            return self.go(goal, event)
        if way["to"] == self.id:
            return None
        goal, passed = None, []
        if way["to"] in self.names:
            place = self.names.index(way["to"])
            for name in self.names[place:]:
                if name == self.id or self.holds(self.raw(name)):
                    goal = name
                    break
                passed.append(name)
            if goal == self.id:
                goal = None
                for name in reversed(self.names[:place]):
                    if self.holds(self.raw(name)):
                        goal = name
                        break
                    passed.append(name)
                if goal is None:
                    return None
        for name in passed:
            self.report("skipped", name)
        if goal is None:
            return self.complete()
        self.put_on_stack()
        return self.go(goal, event)

    def put_on_stack(self):
        if self.had_stood:
            self.stack = (self.stack + [self.id])[-100:]

    def go(self, goal, event=None):
        source = self.id if self.stands else None
        if self.had_stood:
            self.events = {event} - {None}
        self.lead_to(goal, source=source)

    def lead_to(self, goal, item=0, source=None):
        self.id, self.phase, self.item, self.doing = goal, "before", item, None
        self.had_stood, self.middle, self.targets = False, None, elements.Targets()
        self.proceed(source)

    def proceed(self, source=None):
        """Lets the step come if it no longer waits for anything; `source` is the step that stands until then."""
        while self.waits:
            outcome = self.look()
            if outcome == "comes":
                self.come(source)
            elif outcome == "waits":
                if source:
                    self.take_off(source)
                self.give_focus_back()
                return
            else:
                self.leaving = source
                self.in_vain()
                self.leaving = None

    def look(self):
        step = self.raw(self.id)
        items = step.get("before", []) if not self.had_stood else []
        while self.phase == "before" and self.item < len(items):
            match items[self.item]:
                case {"action": name}:
                    if self.doing is None:
                        self.doing = name
                        self.done.append(("perform", name))
                    return "waits"
                case {"event": name}:
                    is_there = step["screen"] in (self.screen, self.last and self.last[1])
                    if name not in self.events and not is_there:
                        return "waits"
                case {"route": pattern}:
                    if self.route is None or not devices.fits(pattern, self.route):
                        return "waits"
                case {"appears": element}:
                    if self.sight.of(element) is not True:
                        return "waits"
                case {"gone": element}:
                    if self.sight.of(element) is not False:
                        return "waits"
            self.item += 1
        if self.screen is not None and self.screen != step["screen"]:
            self.phase = "screen"
            return "waits"
        if self.phase != "targets":
            self.phase, self.since = "targets", self.watch.now
            if step["scroll"] and step["scroll"]["align"] != "none":
                self.done.append(("scroll", step["scroll"]["align"]))
        if not self.lacking(step):
            return "comes"
        return "in vain" if self.missing(step)["wait"] - self.watch.since(self.since) < INSTANT else "waits"

    def in_vain(self, has_failed=False):
        step = self.raw(self.id)
        then = "skip" if has_failed and not step.get("missing") else self.missing(step)["then"]
        by_default = not step.get("missing")
        if then == "center" and by_default and not step["callout"] and not self.leads_on(step):
            then = "skip"
        self.report("missing", self.id)
        match then:
            case "center":
                self.middle = "action" if has_failed else "default" if by_default else "own"
                self.come(self.leaving)
            case "place":
                self.targets = elements.Targets(is_given_up=bool(self.lacking(step)))
                self.come(self.leaving)
            case "end":
                self.end("dismissed", self.id)
            case _:
                self.put_on_stack()
                if self.had_stood:
                    self.events = set()
                self.report("skipped", self.id)
                goal = self.search(self.names.index(self.id) + 1)
                if goal is None:
                    return self.complete()
                self.id, self.phase, self.item, self.doing = goal, "before", 0, None
                self.had_stood, self.middle, self.targets = False, None, elements.Targets()

    def come(self, source):
        step = self.raw(self.id)
        self.begin_passage(source)
        is_new, self.had_stood, self.phase = not self.had_stood, True, "stands"
        self.since, self.followed = self.watch.now + self.passage.length(), []
        self.last = (self.id, step["screen"])
        self.sight.begin(step["advance"])
        if is_new:
            self.report("shown", self.id)
        words = self.words()
        if words:
            self.done.append(("announce", [words, step["accessibility"]["announce"]]))
        self.take_focus()
        if self.is_resumed:
            self.is_resumed = False
            if self.route is not None:
                self.follow_route()

    def leave(self, way):
        if self.stands and way in self.dismissals():
            self.end("dismissed", self.id, is_remembered=True)

    def complete(self):
        if self.last:
            self.end("completed", self.last[0], is_remembered=True)
        else:
            self.end(None, None)

    def end(self, kind, name, is_remembered=False):
        if kind:
            self.report(kind, name)
        if is_remembered:
            self.done.append(("remember", self.tour["once"]))
        source = self.id if self.stands else self.leaving
        if source:
            self.take_off(source)
        self.stop()

    def stop(self):
        self.id, self.phase, self.doing = None, "over", None
        self.give_focus_back()

    # --- pictures

    def part(self, look, name, to, source=None):
        """Returns an appearance or a transition of step `name` as a part of a passage."""
        kind, motion = (look or AT_ONCE)["kind"], (look or AT_ONCE)["motion"]
        if self.less and look:
            instead = self.raw(name)["reducedMotion"] or self.tour["reducedMotion"]
            kind, motion = instead["kind"], instead["motion"]
        return pictures.Part(kind, self.tour["motions"].get(motion), (look or AT_ONCE)["delay"], to, source or name)

    def locked_by(self, *looks):
        """Returns the end of the passage's lock: that of its last part that locks, or 0."""
        end, lock = self.watch.now, 0.0
        for look, part in zip(looks, self.passage.parts):
            end += part.length()
            lock = end if look and look["lockInput"] else lock
        return lock

    def appear(self, look, name):
        """Returns the part by which a step appears, with its holes paired by their places."""
        step, part = self.live(name), self.part(look, name, None)
        part.pairs = [[i, i] for i in range(len(step["cutouts"]))]
        part.arc = (look or {}).get("arc") or 0
        part.aim = lambda: self.aim(part)
        return part

    def aim(self, part):
        """Leads a part to the step as it lies now."""
        part.to = self.resting()
        part.pairs = [[i, i] for i in range(len(part.to.holes))]

    def begin_passage(self, source):
        step = self.raw(self.id)
        parts, looks = [self.appear(step["enter"], self.id)], [step["enter"]]
        if source:
            way = next((each for each in step["transitions"] if each["from"] == source), step["transitions"][-1])
            enter = step["enter"] or AT_ONCE
            is_entrance = (way["kind"], not way["pairs"]) == (enter["kind"], True) and (not step["enter"] or way["motion"] == enter["motion"])
            if self.raw(source)["screen"] != step["screen"] and is_entrance:
                looks, parts = [self.raw(source)["exit"], *looks], [self.part(self.raw(source)["exit"], source, None), *parts]
            else:
                looks, parts = [way], [self.part(way, self.id, None, source)]
                parts[0].pairs = way["pairs"]
                parts[0].arc = way["arc"]
                parts[0].aim = lambda: self.aim_way(parts[0])
        self.set_passage(parts)
        self.lock = self.locked_by(*looks)
        self.lead_passage()

    def aim_way(self, part):
        part.to = self.resting()

    def change_variant(self):
        change = self.raw(self.id)["variantChange"]
        self.set_passage([self.appear(change, self.id)])
        self.lock = self.locked_by(change)
        self.lead_passage()

    def set_passage(self, parts):
        now = self.watch.now
        self.passage = pictures.Passage(now, self.passage.layers(now), parts)

    def lead_passage(self):
        """Leads the passage to the step as it lies now, from its beginning on."""
        for part in self.passage.parts:
            if hasattr(part, "aim"):
                part.aim()

    def take_off(self, name):
        self.set_passage([self.part(self.raw(name)["exit"], name, None)])

    def layers(self, time):
        self.level = max(self.level, self.passage.level(time))
        return self.passage.layers(time)

    # --- touches, words and focus

    def touch(self, point):
        """Returns the receiver of a touch: locked, callout, app or overlay; None if no step stands."""
        if not self.stands:
            return None
        step, layout = self.step, self.layout()
        ways, self.level = step["interaction"], max(self.level, self.step_level(), self.layout_level())
        if self.is_locked:
            return "locked"
        if layout and is_in(point, layout["frame"]):
            return "callout"
        is_open = ways["mode"] == "passThrough" or any(is_in(point, each["frame"], ways["hitPadding"]) for each in ways["allow"])
        if ways["mode"] == "target":
            is_open = is_open or any(self.is_in_hole(hole, point) for i, hole in enumerate(step["cutouts"]) if i in ways["pass"])
        return "app" if is_open else "overlay"

    def is_in_hole(self, hole, point):
        more = self.step["interaction"]["hitPadding"]
        return (is_in(point, hole["frame"], more) or is_in(point, hole["element"], more)) and (not hole["clip"] or is_in(point, hole["clip"]))

    def words(self):
        step = self.step
        label = self.said(step["accessibility"]["label"])
        if label or not step["callout"]:
            return label
        return "\n".join(each for each in (self.said(step["callout"]["title"]), self.said(step["callout"]["body"], is_body=True)) if each)

    def said(self, key, is_body=False, is_shown=False):
        """Returns a text with the app's values, which stand in isolates when they are shown; a body without its markup."""
        text, known = devices.text(self.tour, self.traits, key), self.tour.get("variables")
        if text is None or not known:
            return markup.plain(text) if text and is_body else text

        def value(name):
            if name not in known or name not in self.values:
                return "%{" + name + "}"
            return f"\u2068{self.values[name]}\u2069" if is_shown else self.values[name]

        return devices.put_in(text, value, is_body)

    def texts(self):
        """Returns the texts of the callout, or None."""
        callout = self.step["callout"] if self.stands else None
        if not callout:
            return None
        buttons = [self.said(each["title"], is_shown=True) for each in callout["buttons"]]
        texts = {"title": self.said(callout["title"], is_shown=True), "body": self.said(callout["body"], True, True), "buttons": buttons}
        return texts | {"progress": self.progress(callout.get("progress")), "links": self.links(callout["body"])}

    def progress(self, progress):
        """Returns the progress in words, or None."""
        total = len(self.variant["steps"])
        text = progress and total > 1 and devices.text(self.tour, self.traits, progress["text"])
        if not text:
            return None

        def numbered(words):
            return words.replace("{step}", str(self.names.index(self.id) + 1)).replace("{total}", str(total))

        if not self.tour.get("variables"):
            return numbered(text)
        names = []
        marked = numbered(devices.put_in(text, lambda name: names.append(name) or chr(0xF0000 + len(names)), False))
        for place, name in enumerate(names, 1):
            known = name in self.tour["variables"] and name in self.values
            marked = marked.replace(chr(0xF0000 + place), f"\u2068{self.values[name]}\u2069" if known else "%{" + name + "}")
        return marked

    def links(self, key):
        """Returns the destinations of a body's links, in which variables stay as they are written."""
        text = devices.text(self.tour, self.traits, key)
        if text and self.tour.get("variables"):
            text = devices.put_in(text, lambda name: "%{" + name + "}", False)
        return markup.links(text or "")

    def content(self):
        """Returns the place of the callout's content in the tour's `contents`; None if the client lays it out."""
        step, found = self.step if self.stands else None, self.layout() if self.stands else None
        if not step or not found:
            return None
        if self.heights.get(self.id):
            self.level = max(self.level, levels.MOVING)
            return None
        if len(step["callout"]["buttons"]) > len(self.raw(self.id)["callout"]["buttons"]):
            return None  # it was laid out without the button that leads on
        compiled = devices.laid_out(self.variant, self.raw(self.id)["callout"], self.language, self.traits)
        live, bars = self.places.get(step["screen"]), self.bars(self.raw(self.id))
        now = live["safeArea"] if live else bars
        same = abs(found["frame"][2] - compiled["frame"][2]) < 0.001
        if step["callout"]["kind"] == "sheet":
            same = same and (bars[1], bars[3]) == (now[1], now[3])
        self.level = max(self.level, levels.CORE if same else levels.MOVING)
        return compiled.get("content") if same else None

    def order(self):
        """Returns the stops of the focus."""
        if not self.stands:
            return []
        step, stops = self.step, []
        for kind in step["accessibility"]["order"]:
            if kind == "callout" and step["callout"]:
                stops += ["callout", *(f"button {i}" for i, each in enumerate(self.buttons()) if self.is_enabled(each))]
            if kind == "cutouts":
                stops += [f"element {name}" for hole in step["cutouts"] for name in (hole["target"], *hole["others"])]
            if kind == "elements":
                tapped = [rule["tap"] for rule in step["advance"] if type(rule.get("tap")) is dict]
                stops += [f"element {each['target']}" for each in tapped + step["interaction"]["allow"]]
        ways = self.dismissals()
        stops += ["close"] if "close" in ways else ["overlay"] if "overlay" in ways else []
        return [stop for i, stop in enumerate(stops) if stop not in stops[:i]]

    def take_focus(self):
        step = self.step
        stops = {"callout": ["callout"] if step["callout"] else [], "target": [f"element {hole['target']}" for hole in step["cutouts"][:1]]}
        wanted = step["accessibility"]["focus"]
        ranked = stops[wanted] + stops["callout"] + stops["target"] + self.order()
        if ranked:
            self.has_focus = True
            self.done.append(("focus", ranked[0]))
        else:
            self.give_focus_back()

    def give_focus_back(self):
        if self.has_focus:
            self.done.append(("focus", "app"))
        self.has_focus = False

    def report(self, kind, name):
        event = (self.tour.get("events") or EVENTS)[kind]
        if event is not None:
            number = self.names.index(name) + 1 if name in self.names else None
            about = {"event": event, "tutorial": self.tour["tutorial"], "variant": self.variant["id"], "step": name}
            self.done.append(("report", about | {"number": number, "total": len(self.names)}))

    def saved(self):
        """Returns the state to save, whose JSON is the text; None if there is no step."""
        if self.id is None:
            return None
        count = 0 if self.had_stood else self.item + (self.doing is not None)
        saved = {"state": "tutorialc.session/1", "once": self.tour["once"], "step": self.id, "history": self.stack}
        return saved | ({"before": count} if count else {})
