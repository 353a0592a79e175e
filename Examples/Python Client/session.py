"""Decides which step of a tour comes when: docs/tour.md, "How it plays", on Python's standard library alone.

A session has no clock and draws nothing. Give it each event with its time, and it returns the effects to carry out:

    session = Session(tour, {"platform": "ios", "locale": "de"}, [393, 852])
    session.handle(0.0, "begin")           [("report", {…}), ("announce", …), ("focus", "callout")]
    session.handle(2.5, "tap", [120, 40])  …

The names of events and their values are those of docs/conformance.md. This is a client of level core: steps and callouts
stay at their compiled places, and every motion is a fade. It only knows which elements are present, not their frames.
"""

import json
import re
import unicodedata

import play

SOON = 1e-6
GRACE = 0.3  # seconds after which a target that has gone is missing
STANDARD_KEYS = {"next": ["ArrowRight", "Enter"], "back": ["ArrowLeft"], "dismiss": ["Escape"]}
STANDARD_EVENTS = {kind: f"tutorial_{kind}" for kind in ("shown", "completed", "skipped", "dismissed", "missing")}
RIGHT_TO_LEFT = {
    "scripts": "adlm arab aran hebr mand mend nkoo rohg samr syrc syre syrj syrn thaa yezi".split(),
    "languages": "aeb aii apc apd ar arb arc ars ary arz bal bej bgn bqi brh ckb dv fa glk haz he iw ji khw ks lki lrc luz mzn nqo pnb prs "
    "ps rhg sd sdh skr syr ug ur yi".split(),
    "regions": "az-ir az-iq ha-cm ha-sd kk-af kk-cn kk-ir kk-mn ku-lb ky-cn ms-cc man-gn pa-pk tg-pk uz-af sd-in ug-kz ug-mn".split(),
}
FARTHEST = 1e9  # no length is longer
# Those of the standard theme.
HAIRLINES = {"light": "#00000000", "dark": "#ffffff66"}
PERCENT, NAME = re.compile(r"(?<!%)(%+)\{"), re.compile(r"([A-Za-z][A-Za-z0-9_]{0,63})\}")
MARK = 0x10C000  # of a private use area: nobody writes it
# One piece of a body: an escaped sign, backticks, a run of marks, a link but no image, other words.
PIECE = re.compile(
    r"\\([\\`*_\[\]])|(`+)|(\*+|_+)|(?<!!)\[((?:\\.|[^\\\[\]])*)\]\(\s*(?:<([^<>\n]*)>|((?:\\.|[^\s()\\])*(?:\((?:\\.|[^\s()\\])*\)(?:\\.|[^\s()\\])*)*))"
    r"(?:\s+(?:\"[^\"]*\"|'[^']*'))?\s*\)|([^\\`*_\[]+|.)",
    re.S,
)
PUNCTUATION = re.compile(r"\\([!-/:-@\[-`{-~])")


def holds(condition, flags):
    """Returns true if a condition holds; None always does."""
    if condition is None:
        return True
    if "not" in condition:
        return not holds(condition["not"], flags)
    if "all" in condition:
        return all(holds(each, flags) for each in condition["all"])
    if "any" in condition:
        return any(holds(each, flags) for each in condition["any"])
    value = flags.get(condition["flag"])
    return value == condition["equals"] and isinstance(value, bool) == isinstance(condition["equals"], bool)


def from_the_right(tag):
    """Returns true if a language is written from the right: by its script, or else by its language and region."""
    first, *rest = tag.lower().split("-")
    for part in rest:
        if len(part) == 1:
            break
        if len(part) == 4 and part.isalpha():
            return part in RIGHT_TO_LEFT["scripts"]
    is_exception = any(f"{first}-{part}" in RIGHT_TO_LEFT["regions"] for part in rest)
    return (first in RIGHT_TO_LEFT["languages"]) != is_exception


def sound(screen):
    """Returns a screen without the elements whose frames aren't finite, or are too far away, or inside out; None if its own
    lengths are so."""

    def are_lengths(values, sides):
        return all(abs(value) <= FARTHEST for value in values) and min(sides) >= 0

    if not are_lengths([*screen["size"], *screen["safeArea"]], [*screen["size"], *screen["safeArea"]]):
        return None
    return screen | {"frames": {name: frame for name, frame in screen["frames"].items() if are_lengths(frame, frame[2:])}}


def condition(thing):
    """Returns the condition of a step or a rule."""
    return thing["when"]


def parts(path, pattern=False):
    """Returns the segments of a route, without its query and fragment unless it is a pattern."""
    path = path if pattern else re.split("[?#]", path, maxsplit=1)[0]
    return [part for part in path.split("/") if part]


def decoded(part):
    """Returns a segment of a route with its percent-encoding undone, as bytes."""
    raw = part.encode()
    return re.sub(rb"%([0-9a-fA-F]{2})", lambda found: bytes([int(found[1], 16)]), raw)


def matches(pattern, route):
    """Returns true if a route matches a pattern."""
    wanted, given = parts(pattern, pattern=True), parts(route)
    if wanted and wanted[-1] == "*":
        wanted, given = wanted[:-1], given[: len(wanted) - 1] if len(given) >= len(wanted) - 1 else None
    if given is None or len(wanted) != len(given):
        return False
    return all(a.startswith(":") or decoded(a) == decoded(b) for a, b in zip(wanted, given))


class Mark:
    """A run of `*` or `_`; `left` of its signs belong to no emphasis."""

    def __init__(self, run, before, after):
        def kind(sign):
            return " " if sign.isspace() else "p" if unicodedata.category(sign)[0] in "PS" else "w"

        self.sign, self.count, self.left = run[0], len(run), len(run)
        before, after = kind(before), kind(after)
        opens = after == "w" or after == "p" and before != "w"
        closes = before == "w" or before == "p" and after != "w"
        words = run[0] == "_"
        self.opens = opens and not (words and closes and before == "w")
        self.closes = closes and not (words and opens and after == "w")

    def fits(self, closer):
        """Returns true if emphasis may begin here and end there."""
        is_odd = (self.closes or closer.opens) and closer.count % 3 and (self.count + closer.count) % 3 == 0
        return self.sign == closer.sign and self.opens and not is_odd


def pieces(text):
    """Returns the pieces of a body, each a text or a mark, and where its links lead: CommonMark's rules, in linear time."""
    made, links, place, unclosed = [], [], 0, set()
    while found := PIECE.match(text, place):
        escaped, ticks, run, label, angled, bare, words = found.groups()
        place = found.end()
        if ticks:
            end = None if len(ticks) in unclosed else re.compile(f"(?<!`){ticks}(?!`)").search(text, place)
            if not end:
                unclosed.add(len(ticks))
            code = text[place : end.start()].replace("\n", " ") if end else ticks
            made.append(code[1:-1] if end and code[0] == code[-1] == " " and code.strip(" ") else code)
            place = end.end() if end else place
        elif run:
            before, after = text[found.start() - 1 : found.start()] or " ", text[place : place + 1] or " "
            made.append(Mark(run, before, after))
        elif label is not None:
            made.append(plain(label))
            links.append(PUNCTUATION.sub(r"\1", angled if angled is not None else bare))
        else:
            made.append(escaped or words)
    return made, links


def emphasise(marks):
    """Takes the signs off the marks that are emphasis."""
    before, after = list(range(-1, len(marks) - 1)), list(range(1, len(marks) + 1))
    bottom, place = {}, 0

    def remove(one):
        if before[one] >= 0:
            after[before[one]] = after[one]
        if after[one] < len(marks):
            before[after[one]] = before[one]

    while place < len(marks):
        closer = marks[place]
        kind, opener = (closer.sign, closer.opens, closer.count % 3), before[place]
        while closer.closes and opener > bottom.get(kind, -1) and not marks[opener].fits(closer):
            opener = before[opener]
        if not closer.closes or opener <= bottom.get(kind, -1):
            if closer.closes:
                bottom[kind] = before[place]
                if not closer.opens:
                    remove(place)
            place = after[place]
            continue
        used = 2 if min(closer.left, marks[opener].left) > 1 else 1
        after[opener], before[place] = place, opener
        for one in (opener, place):
            marks[one].left -= used
            if not marks[one].left:
                remove(one)
        place = place if closer.left else after[place]


def plain(text):
    """Returns a body without its markup."""
    made, _ = pieces(text)
    emphasise([each for each in made if isinstance(each, Mark)])
    return "".join(each.sign * each.left if isinstance(each, Mark) else each for each in made)


def targets(text):
    """Returns the destinations of a body's links."""
    return pieces(text)[1]


def filled(text, put):
    """Returns a text with `put(name)` for each variable; `%%{` becomes `%{`."""
    result, place = "", 0
    for found in PERCENT.finditer(text):
        name = NAME.match(text, found.end()) if len(found[1]) % 2 else None
        result += text[place : found.start()] + "%" * (len(found[1]) // 2)
        result += put(name[1]) if name else "%{" if len(found[1]) % 2 else "{"
        place = name.end() if name else found.end()
    return result + text[place:]


def filled_plain(text, put):
    """Returns a body without its markup. Values are put in afterwards, so they have none."""
    return filled_last(text, put, plain)


def filled_last(text, put, read):
    """Returns `read(text)`, during which a private letter stands for each variable, and then puts in the values."""
    values = []

    def mark(name):
        values.append(put(name))
        return chr(MARK + len(values) - 1)

    bare = read(filled(text, mark))
    return "".join(values[ord(each) - MARK] if 0 <= ord(each) - MARK < len(values) else each for each in bare)


def inside(box, point, padding=(0, 0, 0, 0)):
    """Returns true if a point lies in a box that is larger by insets; edges belong to it."""
    top, right, bottom, left = padding
    x, y, width, height = box
    return x - left <= point[0] <= x + width + right and y - top <= point[1] <= y + height + bottom


class Passage:
    """The passage from the layers on the screen to a step, or off it: fades one after the other, to a picture or to None."""

    SEEN = 1 / 512

    def __init__(self, start, layers, parts, motions=None):
        self.start, self.parts, self.motions = start, parts, motions or {}
        self.layers = [layer for layer in layers if layer.alpha > self.SEEN]

    def length(self, part):
        moves = part["kind"] != "cut" and part["motion"] in self.motions
        return part["delay"] + (self.motions[part["motion"]]["duration"] if moves else 0.0)

    def lead_to(self, picture):
        """Replaces the picture that the passage leads to, from its beginning on."""
        self.parts = [part | {"to": picture} if part["to"] else part for part in self.parts]

    def layers_at(self, time):
        """Returns the layers on the screen, the lowest first."""
        layers, time = self.layers, time - self.start
        for part in self.parts:
            if time < self.length(part):
                motion = self.motions.get(part["motion"])
                if time < part["delay"] or motion is None or part["kind"] == "cut":
                    return layers
                return play.faded(layers, part["to"], play.progress(motion, time - part["delay"]))
            layers, time = [part["to"]] if part["to"] else [], time - self.length(part)
        return layers


class Session:
    """One person's way through a tour."""

    def __init__(self, tour, traits, display, less_motion=False):
        self.tour, self.state = tour, "new"
        self.traits, self.display, self.less_motion = dict(traits), display, less_motion
        self.variant = play.pick(tour, self.given(), display)
        self.here, self.stack = None, []  # the step's id, and those behind it
        self.stood = False  # true if the step has stood since it was led to
        self.centred = None  # why it stands in the middle: its "action" failed, its "own" missing or the "default" says so
        self.default = {"wait": 0, "then": "place"}  # where a step has no missing
        self.gone, self.placed = {}, False  # targets of the step that stands: since when each has gone, and whether it does without
        self.turn, self.screen_reports, self.name_reports, self.armed = 0, {}, {}, set()  # elements, and what rules have seen of them
        self.passed, self.doing = 0, None  # the number of items of `before` that are done, and the action being performed
        self.wait_from = None  # when the wait for targets began
        self.came, self.locked_until, self.followed = 0.0, 0.0, set()
        self.last = None  # the step that has stood last: its id and its screen
        self.reported, self.flags, self.screen, self.route, self.live = set(), {}, None, None, {}
        self.values = {}
        self.old_route = False
        self.away, self.lost, self.slept = None, 0.0, 0.0  # the beginning of the stay in the background; seconds lost to it, since the step came and in all
        self.clock, self.effects, self.focused = None, [], False
        self.passage, self.standing = Passage(0.0, [], []), None  # and the step that stands while another is looked at

    def given(self):
        return {name: value for name, value in self.traits.items() if value is not None}

    # State

    @property
    def locale(self):
        return play.shown(self.tour, self.traits.get("locale"))

    def find(self, name):
        return next((step for step in self.variant["steps"] if step["id"] == name), None)

    @property
    def step(self):
        """The current step. A centred one has no cutouts."""
        step = self.find(self.here)
        if step is None or not self.centred:
            return step
        bare = step | {"cutouts": [], "rings": [], "loops": [], "sprites": []}
        return self.with_next(bare) if self.centred == "default" and step["callout"] and not self.leads_on(step) else bare

    def leads_on(self, step):
        """Returns true if a button or a rule leads on from a step that has none of its targets."""
        there = self.live.get(step["screen"], ())
        for rule in step["advance"]:
            tap = rule.get("tap")
            by_itself = tap == "anywhere" or any(key in rule for key in ("event", "route", "after", "appears"))
            if not rule.get("back") and (by_itself or isinstance(tap, dict) and tap["target"] in there):
                return True
        return any(not button.get("back") for button in (step["callout"] or {"buttons": []})["buttons"])

    def with_next(self, step):
        """Returns a step with another button, which leads where the step's first rule does."""
        names = [each["id"] for each in self.variant["steps"]]
        after = (names + [None])[names.index(step["id"]) + 1]
        to = next((rule["to"] for rule in step["advance"] if not rule.get("back")), after)
        button = {"title": "common.next" if to in names else "common.done", "to": to, "role": "next"}
        access = step["accessibility"]
        order = access["order"] + ([] if "callout" in access["order"] else ["callout"])
        callout = step["callout"] | {"buttons": step["callout"]["buttons"] + [button]}
        return step | {"callout": callout, "accessibility": access | {"order": order}}

    def hairlined(self, step):
        """Returns a step with a hairline around each hole, if it has a dim and no rings and the scheme's hairline is seen."""
        scheme = "dark" if self.traits.get("colorScheme") == "dark" else "light"
        color = self.tour.get("theme", {}).get(scheme, {}).get("hairline", HAIRLINES[scheme])
        if step["rings"] or not step["overlay"] or step["overlay"]["opacity"] <= 0 or len(color) == 9 and color.endswith("00"):
            return step
        look = {"width": 1, "gap": -0.5, "color": color, "dash": None}
        rings = [look | {"cutouts": [place], "outline": hole["outline"], "clip": hole["clip"]} for place, hole in enumerate(step["cutouts"])]
        return step | {"rings": rings}

    def mirrored(self):
        """Returns true if lines run from the right."""
        own = self.variant["traits"]["layoutDirection"]
        return own == "rtl" if own else from_the_right(self.locale)

    def text(self, key):
        for tag in play.chain(self.locale):
            name = next((name for name in self.tour["strings"] if play.chain(name)[0] == tag), None)
            if name and key in self.tour["strings"][name]:
                return self.tour["strings"][name][key]
        return self.tour["strings"].get(self.tour["locales"][0], {}).get(key)

    def value(self, name, isolated):
        """Returns a variable's value, or the variable as it is written if it has none."""
        value = self.values.get(name) if name in self.tour.get("variables", {}) else None
        if value is None:
            return f"%{{{name}}}"
        return f"\u2068{value}\u2069" if isolated else value

    def said(self, key, isolated=False, body=False):
        """Returns a text with the app's values, which stand in isolates when they are shown; a body without its markup."""
        text = self.text(key) if key else None
        if text is None or not self.tour.get("variables"):
            return plain(text) if text and body else text
        return (filled_plain if body else filled)(text, lambda name: self.value(name, isolated))

    def texts(self):
        """Returns the texts of the callout."""
        if self.state != "stands" or self.step["callout"] is None:
            return None
        callout = self.step["callout"]
        return {
            "title": self.said(callout["title"], True), "body": self.said(callout["body"], True, True),
            "buttons": [self.said(button["title"], True) for button in callout["buttons"]],
            "progress": self.progress(callout.get("progress")), "links": self.links(callout["body"]),
        }  # fmt: skip

    def progress(self, progress):
        """Returns the progress in words. Variables are found first, then come the numbers, then the values."""
        steps = [step["id"] for step in self.variant["steps"]]
        text = self.text(progress["text"]) if progress and len(steps) > 1 else None
        if not text:
            return None

        def numbered(words):
            return words.replace("{step}", str(steps.index(self.here) + 1)).replace("{total}", str(len(steps)))

        if not self.tour.get("variables"):
            return numbered(text)
        return filled_last(text, lambda name: self.value(name, True), numbered)

    def links(self, key):
        """Returns the destinations of a body's links, in which variables stay as they are written."""
        text = self.text(key) if key else None
        if text and self.tour.get("variables"):
            text = filled(text, lambda name: f"%{{{name}}}")
        return targets(text or "")

    def content(self):
        """Returns the place of the callout's content in the tour's `contents`; None if it has to be laid out anew."""
        layout = self.callout_layout() if self.state == "stands" else None
        has_more = layout and len(self.step["callout"]["buttons"]) > len(self.find(self.here)["callout"]["buttons"])
        return None if has_more or not layout else layout.get("content")

    def ways_out(self):
        own = self.step.get("dismiss")
        return self.tour["dismiss"] if own is None else own

    def back_to(self):
        """Returns the place on the stack that the way back leads to, or None."""
        for place in reversed(range(len(self.stack))):
            step = self.find(self.stack[place])
            if step and step["id"] != self.here and holds(condition(step), self.flags):
                return place
        return None

    def applies(self, rule):
        return holds(condition(rule), self.flags) and (not rule.get("back") or self.back_to() is not None)

    def rule(self, fits):
        rules = self.step["advance"]
        return next((rule for rule in rules if fits(rule) and self.applies(rule)), None)

    def enabled(self, button):
        return not button.get("back") or self.back_to() is not None or self.role_rule(button) is not None

    def role_rule(self, button):
        role = button.get("role")
        return role and self.rule(lambda rule: rule.get("button") == role)

    def locked(self):
        return self.state == "stands" and self.clock < self.locked_until

    def missing(self, step):
        """Returns the wait for missing targets of a step, and what follows it."""
        return step.get("missing") or self.default

    def lacking(self, step):
        """Returns the targets of a step that aren't there."""
        there = self.live.get(step["screen"])
        wanted = [name for hole in step["cutouts"] for name in [hole["target"]] + hole["others"]]
        return [name for name in wanted if name not in there] if there is not None else []

    def there(self, element):
        """Returns true if an element is on a screen, and None if that is unknown. The latest report counts."""
        named, screen = self.name_reports.get(element["target"]), element["screen"]
        if named and named[0] > self.screen_reports.get(screen, 0):
            return named[1]
        return element["target"] in self.live[screen] if screen in self.live else None

    def hears(self):
        return self.state == "stands" or self.state == "waits" and self.stood

    # Time

    def counted(self, since):
        """Returns the seconds from a time until now, without those in the background."""
        now = self.clock if self.away is None else min(self.away, self.clock)
        return max(0.0, now - since - self.lost)

    def active(self):
        """Returns the clock, less all time in the background."""
        return (self.clock if self.away is None else min(self.away, self.clock)) - self.slept

    def timers(self):
        """Yields the rules `after` that may be followed, each with its place."""
        for place, rule in enumerate(self.step["advance"]):
            if "after" in rule and place not in self.followed and self.applies(rule):
                yield place, rule

    def due(self):
        """Returns the time at which the session next has something to do by itself, or None."""
        if self.away is not None or self.here is None:
            return None
        times = []
        if self.state == "stands":
            times = [self.came + self.lost + rule["after"] for _, rule in self.timers()]
            times += [since + self.slept + GRACE for since in self.gone.values()]
        elif self.wait_from is not None:
            times = [self.wait_from + self.lost + self.missing(self.find(self.here))["wait"]]
        return max(min(times), self.clock) if times else None

    def handle(self, at, kind, value=None):
        """Handles an event at a time, in seconds. Returns the effects: pairs of a kind and its value."""
        self.clock = at if self.clock is None else max(at, self.clock)
        self.effects = []
        if self.here is not None and self.away is None:
            if self.state == "stands":
                ripe = [place for place, rule in self.timers() if self.came + self.lost + rule["after"] - self.clock < SOON]
                if ripe:
                    self.followed.add(ripe[0])
                    self.follow(self.step["advance"][ripe[0]])
                elif any(GRACE - (self.active() - since) < SOON for since in self.gone.values()):
                    self.lose()
            elif self.wait_from is not None:
                self.go_on()
        value = sound(value) if kind == "elements" else value
        if value is not None or kind != "elements":
            getattr(self, "on_" + kind)(value)
        return self.effects

    def on_time(self, _):
        pass

    def on_background(self, _):
        self.away = self.clock if self.away is None else self.away

    def on_foreground(self, _):
        if self.away is not None:
            since = self.came if self.state == "stands" else self.wait_from
            if since is not None:
                self.lost += max(0.0, self.clock - max(self.away, since))
            self.slept += self.clock - self.away
            self.away = None

    # The app

    def on_flags(self, flags):
        self.flags = dict(flags)

    def on_variables(self, values):
        self.values = dict(values)

    def on_shows(self, screen):
        self.screen = screen
        if self.state == "stands" and screen != self.find(self.here)["screen"]:
            self.wait_again()
        if self.state == "waits":
            self.go_on()

    def on_missing(self, value):
        self.default = {"wait": max(0, value["wait"]), "then": value["then"]}
        if self.state == "waits":
            self.go_on()

    def on_elements(self, screen):
        name = screen["screen"]
        self.live[name] = set(screen["frames"])
        self.turn += 1
        self.screen_reports[name] = self.turn
        if self.state == "stands":
            self.keep()
        self.element_rule()
        if self.takes():
            self.centred = None
            self.change()
        if self.state == "waits":
            self.go_on()

    def on_appeared(self, name, there=True):
        self.turn += 1
        self.name_reports[name] = self.turn, there
        self.element_rule()
        if self.state == "waits":
            self.go_on()

    def on_disappeared(self, name):
        self.on_appeared(name, False)

    def element_rule(self):
        """Follows the first rule whose element has come or gone just now."""
        if self.hears():
            places = self.witness()
            rule = next((rule for place, rule in enumerate(self.step["advance"]) if place in places and self.applies(rule)), None)
            if rule:
                self.follow(rule)

    def witness(self):
        """Returns the places of rules whose element has come or gone just now, and arms those whose element is otherwise."""
        ready, spent = set(), set()
        for place, rule in enumerate(self.find(self.here)["advance"]):
            element, comes = rule.get("appears") or rule.get("gone"), "appears" in rule
            there = self.there(element) if element else None
            if there is None:
                continue
            key = (comes, element["screen"], element["target"])
            if there != comes:
                self.armed.add(key)
            elif key in self.armed:
                ready.add(place)
                spent.add(key)
        self.armed -= spent
        return ready

    def keep(self):
        """Notes since when each target of the step that stands has gone."""
        lacking = self.lacking(self.find(self.here))
        if self.centred:
            return
        if self.placed:
            self.placed = bool(lacking)
            return
        self.gone = {name: self.gone.get(name, self.active()) for name in lacking}

    def takes(self):
        """Returns true if the step is centred because it lacked targets, and now lacks none."""
        return self.state == "stands" and self.centred in ("own", "default") and not self.lacking(self.find(self.here))

    def forget(self):
        self.centred, self.gone, self.placed = None, {}, False

    def wait_again(self):
        """Takes the step that stands off the screen, to wait until it comes again."""
        self.go_off(self.here)
        self.state = "waits"
        self.forget()

    def lose(self):
        """Gives up a target of the step that stands, which has not come back in time."""
        if self.missing(self.find(self.here))["then"] == "place":
            self.gone, self.placed = {}, True
            return self.report("missing", self.here)
        self.wait_again()
        self.unfocus()
        self.wait_from, self.lost = self.clock, 0.0
        return self.go_on()

    def on_heights(self, _):
        pass  # callouts lie where they were compiled

    def on_event(self, name):
        rule = self.hears() and self.rule(lambda rule: rule.get("event") == name)
        if rule:
            return self.follow(rule, name)
        self.reported.add(name)
        if self.state == "waits":
            self.go_on()

    def on_route(self, route):
        if route == self.route:
            return
        self.route = route
        if self.hears():
            self.route_rule()
        elif self.state == "waits":
            self.go_on()

    def route_rule(self):
        rule = self.rule(lambda rule: "route" in rule and matches(rule["route"], self.route))
        if rule:
            self.follow(rule)

    def on_performed(self, name):
        if self.doing == name:
            self.doing, self.passed = None, self.passed + 1
            self.go_on()

    def on_failed(self, name):
        if self.doing == name:
            self.doing = None
            self.in_vain(failed=True)
            self.go_on()

    def on_device(self, device):
        was = (self.variant["id"], self.locale, self.traits.get("textSize"))
        old, scheme = self.variant, self.traits.get("colorScheme")
        self.traits, self.display = dict(device["traits"]), device["display"]
        self.less_motion = device.get("lessMotion", False)
        self.variant = play.pick(self.tour, self.given(), self.display)
        if self.here is None or was == (self.variant["id"], self.locale, self.traits.get("textSize")):
            if self.state == "stands" and scheme != self.traits.get("colorScheme"):
                self.passage.lead_to(self.resting())
            return
        if self.find(self.here):
            if self.state == "stands":
                self.keep()
                self.centred = None if self.takes() else self.centred
                self.witness()
                self.change()
            else:
                self.go_on()
            return
        gone, names = self.here, [step["id"] for step in old["steps"]]
        place, self.variant, new = names.index(gone), old, self.variant
        if self.state == "stands":
            self.go_off(gone)
        self.variant, self.state = new, "waits"  # the old picture goes, whatever comes
        self.unfocus()
        self.report("skipped", gone)
        if self.stood:
            self.reported = set()
        for name in names[place + 1 :] + names[:place][::-1]:
            step = self.find(name)
            if step and not holds(condition(step), self.flags):
                self.report("skipped", name)
            elif step:
                return self.bring(name)
        self.finish("dismissed", gone)

    def change(self):
        """Fades to the step as another variant has it, or to the step with the cutouts that it lacked."""
        change = self.find(self.here)["variantChange"]
        self.locked_until = self.clock + self.lasts(change, self.here) if change and change["lockInput"] else 0.0
        self.way([self.part(change, self.here, self.resting())])

    # The person

    def touch(self, point):
        """Returns who gets a touch: locked, callout, app or overlay; None if no step stands."""
        if self.state != "stands":
            return None
        if self.locked():
            return "locked"
        step, box = self.step, self.callout_layout()
        if box and inside(box["frame"], point):
            return "callout"
        ways = step["interaction"]
        open_holes = [step["cutouts"][i] for i in ways["pass"] if i < len(step["cutouts"])]
        through = ways["mode"] == "passThrough"
        through |= ways["mode"] == "target" and any(self.in_hole(hole, point) for hole in open_holes)
        through |= any(inside(each["frame"], point, ways["hitPadding"]) for each in ways["allow"])
        return "app" if through else "overlay"

    def callout_layout(self):
        """Returns the compiled layout of the step's callout, in the middle if its step is; None if it has none."""
        step = self.find(self.here)
        own, name = step["callout"], step["screen"]
        layout = own and play.layout(self.variant, own, self.locale, self.traits.get("textSize"))
        if not layout or not self.centred:
            return layout
        (width, height), (_, _, w, h) = self.variant["display"]["size"], layout["frame"]
        top, right, bottom, left = self.variant["screens"].get(name, {}).get("safeArea", [0, 0, 0, 0])
        return layout | {"frame": [(left + width - right - w) / 2, (top + height - bottom - h) / 2, w, h], "arrow": None}

    def in_hole(self, hole, point):
        padding = self.step["interaction"]["hitPadding"]
        near = inside(hole["frame"], point, padding) or inside(hole["element"], point, padding)
        return near and (hole["clip"] is None or inside(hole["clip"], point))

    def on_tap(self, point):
        touch = self.touch(point)
        if touch in (None, "locked"):
            return
        in_hole = any(self.in_hole(hole, point) for hole in self.step["cutouts"])
        padding = self.step["interaction"]["hitPadding"]

        def fits(rule):
            where = rule.get("tap")
            if where == "anywhere" or where is None or touch == "callout":
                return where == "anywhere"
            return in_hole if where == "target" else inside(where["frame"], point, padding)

        rule = self.rule(fits)
        if rule:
            self.follow(rule)
        elif touch == "overlay" and not in_hole:
            self.leave("overlay")

    def on_element(self, name):
        if not self.hears() or self.locked():
            return
        own = {each for hole in self.step["cutouts"] for each in [hole["target"]] + hole["others"]}

        def fits(rule):
            where = rule.get("tap")
            return where == "anywhere" or where == "target" and name in own or isinstance(where, dict) and where["target"] == name

        rule = self.rule(fits)
        if rule:
            self.follow(rule)

    def on_button(self, place):
        buttons = (self.step["callout"] or {"buttons": []})["buttons"] if self.state == "stands" else []
        if place < len(buttons) and not self.locked():
            self.press(buttons[place])

    def press(self, button):
        rule = self.role_rule(button)
        if rule or not button.get("back") or self.back_to() is not None:
            self.follow(rule or button)

    def on_key(self, key):
        if self.state != "stands":
            return
        if self.mirrored():
            key = {"ArrowLeft": "ArrowRight", "ArrowRight": "ArrowLeft"}.get(key, key)
        keys = self.tour.get("keys", STANDARD_KEYS)
        does = next((does for does in ("next", "back", "dismiss") if key in keys[does]), None)
        if does == "dismiss":
            return self.leave("escape")
        if does is None or self.locked():
            return
        buttons = (self.step["callout"] or {"buttons": []})["buttons"]
        button = next((button for button in buttons if button.get("role") == does), None)
        if button:
            self.press(button)
        elif does == "next":
            rule = self.rule(lambda rule: rule.get("tap") == "anywhere")
            if rule:
                self.follow(rule)

    def on_escape(self, _):
        self.leave("escape")

    def on_close(self, _):
        if not self.locked():
            self.leave("close")

    def leave(self, way):
        if self.state == "stands" and way in self.ways_out():
            here = self.here
            self.finish("dismissed", here, remember=True)

    def on_end(self, _):
        if self.state != "over":
            if self.state == "stands":
                self.go_off(self.here)
            self.here, self.state, self.doing = None, "over", None
            self.unfocus()

    # The flow

    def on_begin(self, value):
        value = value or {}
        if self.state != "new" or value.get("seen"):
            return
        goal, passed, self.reported = 0, 0, set()
        saved = self.recalled(value.get("saved"))
        if saved:
            goal = next(i for i, step in enumerate(self.variant["steps"]) if step["id"] == saved["step"])
            passed, self.stack, self.old_route = int(saved.get("before", 0)), saved["history"][-100:], True
        self.state = "waits"
        self.lead(goal, passed)

    def recalled(self, text):
        """Returns the state that was saved, or None if it isn't one of this tour."""
        try:
            saved = json.loads(text)
            before, history = saved.get("before", 0), saved["history"]
            good = saved["state"] == "tutorialc.session/1" and saved["once"] == self.tour["once"]
            good = good and isinstance(history, list) and all(isinstance(name, str) for name in history)
            good = good and isinstance(before, (int, float)) and not isinstance(before, bool) and before >= 0
            return saved if good and before == int(before) and self.find(saved["step"]) else None
        except (TypeError, ValueError, KeyError, AttributeError, OverflowError):
            return None

    def saved(self):
        """Returns the state to save, whose JSON is the text; None if there is no step."""
        if self.here is None:
            return None
        count = 0 if self.stood else self.passed + (self.doing is not None)
        saved = {"state": "tutorialc.session/1", "once": self.tour["once"], "step": self.here, "history": self.stack}
        return saved | ({"before": count} if count else {})

    def lead(self, goal, passed=0):
        """Leads to the first step from a place on whose condition holds."""
        for place, step in enumerate(self.variant["steps"][goal:]):
            if holds(condition(step), self.flags):
                return self.bring(step["id"], passed=passed if place == 0 else 0)
            self.report("skipped", step["id"])
        self.complete()

    def follow(self, way, event=None):
        """Follows a rule or a button."""
        if way.get("back"):
            place = self.back_to()
            name = self.stack[place]
            self.stack = self.stack[:place]
            return self.bring(name, event=event)
        names = [step["id"] for step in self.variant["steps"]]
        if way["to"] == self.here:
            return None
        if way["to"] not in names:
            return self.complete()
        goal, own = names.index(way["to"]), names.index(self.here)
        passed, found = [], None
        for place in list(range(goal, len(names))):
            if place == own or holds(condition(self.variant["steps"][place]), self.flags):
                found = place
                break
            passed.append(names[place])
        if found == own:
            found = None
            for place in reversed(range(goal)):
                if holds(condition(self.variant["steps"][place]), self.flags):
                    found = place
                    break
                passed.append(names[place])
            if found is None:
                return None
        for name in passed:
            self.report("skipped", name)
        if found is None:
            return self.complete()
        self.push()
        return self.bring(names[found], event=event)

    def push(self):
        if self.stood:
            self.stack = (self.stack + [self.here])[-100:]

    def bring(self, name, passed=0, event=None):
        """Leads to a step, which comes or waits."""
        if self.stood:
            self.reported = {event} if event else set()
        standing = self.here if self.state == "stands" else None
        self.here, self.state, self.stood = name, "waits", False
        self.forget()
        self.passed, self.doing, self.wait_from = passed, None, None
        self.go_on(standing)

    def go_on(self, source=None):
        """Lets the step come if it no longer waits for anything. `source` is the step that stands until then."""
        while self.state == "waits":
            outcome = self.kept()
            if outcome == "free":
                return self.come(source)
            if outcome == "kept":
                if source is not None:
                    self.go_off(source)
                return self.unfocus()
            self.standing = source
            self.in_vain(source)
            self.standing = None

    def kept(self):
        step = self.find(self.here)
        items = step.get("before", [])
        while not self.stood and self.passed < len(items):
            item = items[self.passed]
            if "action" in item:
                if self.doing is None:
                    self.doing = item["action"]
                    self.effects.append(("perform", item["action"]))
                return "kept"
            there = self.screen == step["screen"] or self.last and self.last[1] == step["screen"]
            if "event" in item and not (item["event"] in self.reported or there):
                return "kept"
            if "route" in item and not (self.route is not None and matches(item["route"], self.route)):
                return "kept"
            if "appears" in item and self.there(item["appears"]) is not True or "gone" in item and self.there(item["gone"]) is not False:
                return "kept"
            self.passed += 1
        if self.screen not in (None, step["screen"]):
            self.wait_from = None
            return "kept"
        if self.wait_from is None:
            if step["scroll"] and step["scroll"]["align"] != "none":
                self.effects.append(("scroll", step["scroll"]["align"]))
            self.wait_from, self.lost = self.clock, 0.0
        if not self.lacking(step):
            return "free"
        return "in vain" if self.missing(step)["wait"] - self.counted(self.wait_from) < SOON else "kept"

    def in_vain(self, source=None, failed=False):
        step = self.find(self.here)
        self.report("missing", self.here)
        own = step.get("missing")
        then = (own or ({"then": "skip"} if failed else self.default))["then"]
        if then == "center" and not own and not step["callout"] and not self.leads_on(step):
            then = "skip"  # there is no room for the button that would lead on
        if then == "center":
            self.centred = "action" if failed else "own" if own else "default"
            self.come(source)
        elif then == "place":
            self.placed = bool(self.lacking(step))
            self.come(source)
        elif then == "end":
            self.finish("dismissed", self.here)
        else:
            self.push()
            names = [each["id"] for each in self.variant["steps"]]
            self.report("skipped", self.here)
            if self.stood:
                self.reported = set()
            for name in names[names.index(self.here) + 1 :]:
                if holds(condition(self.find(name)), self.flags):
                    self.here, self.stood = name, False
                    self.forget()
                    self.passed, self.doing, self.wait_from = 0, None, None
                    return
                self.report("skipped", name)
            self.complete()

    def part(self, look, name, to):
        """Returns an appearance or a transition of a step as a part of a passage."""
        replaced = self.less_motion and look is not None
        look = look or {"kind": "cut", "motion": None, "delay": 0, "lockInput": False}
        kind, motion = look["kind"], look["motion"]
        if replaced:
            instead = self.find(name)["reducedMotion"] or self.tour["reducedMotion"]
            kind, motion = instead["kind"], instead["motion"]
        return {"kind": kind, "motion": motion, "delay": look["delay"], "to": to}

    def lasts(self, look, name):
        """Returns the length of an appearance or a transition, in seconds."""
        return Passage(0.0, [], [], self.tour["motions"]).length(self.part(look, name, None))

    def way(self, parts):
        """Begins a passage from what is on the screen."""
        self.passage = Passage(self.clock, self.passage.layers_at(self.clock), parts, self.tour["motions"])

    def go_off(self, name):
        """Takes the picture of a step that stands off the screen."""
        self.way([self.part(self.find(name)["exit"], name, None)])

    def resting(self):
        """Returns the step's picture at rest, in the language and the text size of the device."""
        return play.resting(self.hairlined(self.step), self.callout_layout())

    def layers(self, time):
        """Returns the layers on the screen at a time, the lowest first, without sprites and loops."""
        return self.passage.layers_at(time)

    def come(self, source):
        """Lets the step come, from one that stands or from none."""
        step, now, length, lock = self.find(self.here), self.clock, 0.0, 0.0
        ways = [(step["enter"], self.here)]
        new = self.resting()
        parts = [self.part(step["enter"], self.here, new)]
        if source is not None:
            old, way, enter = self.find(source), play.transition(step, source), step["enter"]
            as_entered = way["kind"] == (enter["kind"] if enter else "cut") and not way["pairs"]
            as_entered = as_entered and (enter is None or way["motion"] == enter["motion"])
            ways, enters = [(way, self.here)], parts
            parts = [self.part(way, self.here, new)]
            if old["screen"] != step["screen"] and as_entered:
                ways = [(old["exit"], source), (enter, self.here)]
                parts = [self.part(old["exit"], source, None)] + enters
        self.way(parts)
        for look, name in ways:
            length += self.lasts(look, name)
            if look and look["lockInput"]:
                lock = length
        self.came, self.locked_until, self.lost, self.followed = now + length, now + lock, 0.0, set()
        new, self.state, self.stood, self.wait_from = not self.stood, "stands", True, None
        self.last = (self.here, step["screen"])
        self.armed = set()
        self.witness()
        if new:
            self.report("shown", self.here)
        said = self.words()
        if said:
            self.effects.append(("announce", [said, step["accessibility"]["announce"]]))
        self.focus()
        if self.old_route:
            self.old_route = False
            if self.route is not None:
                self.route_rule()

    # Words, focus and reports

    def words(self):
        step = self.step
        label = self.said(step["accessibility"]["label"])
        if label:
            return label
        callout = step["callout"] or {"title": None, "body": None}
        return "\n".join(said for said in (self.said(callout["title"]), self.said(callout["body"], body=True)) if said)

    def focus_order(self):
        """Returns the stops of the focus while the step stands."""
        if self.state != "stands":
            return []
        step, order = self.step, []
        for stop in step["accessibility"]["order"]:
            if stop == "callout" and step["callout"]:
                buttons = enumerate(step["callout"]["buttons"])
                order += ["callout"] + [f"button {place}" for place, button in buttons if self.enabled(button)]
            elif stop == "cutouts":
                order += [f"element {name}" for hole in step["cutouts"] for name in [hole["target"]] + hole["others"]]
            elif stop == "elements":
                order += [f"element {rule['tap']['target']}" for rule in step["advance"] if isinstance(rule.get("tap"), dict)]
                order += [f"element {each['target']}" for each in step["interaction"]["allow"]]
        order += [way for way in ("close", "overlay") if way in self.ways_out()][:1]
        return list(dict.fromkeys(order))

    def focus(self):
        step = self.step
        stops = {"callout": "callout" if step["callout"] else None, "target": None}
        if step["cutouts"]:
            stops["target"] = f"element {step['cutouts'][0]['target']}"
        wanted = step["accessibility"]["focus"]
        stop = stops[wanted] or stops["callout"] or stops["target"] or next(iter(self.focus_order()), None)
        if stop is None:
            return self.unfocus()
        self.focused = True
        self.effects.append(("focus", stop))

    def unfocus(self):
        if self.focused:
            self.effects.append(("focus", "app"))
        self.focused = False

    def complete(self):
        if self.last:
            self.finish("completed", self.last[0], remember=True)
        else:
            self.finish(None, None)

    def finish(self, kind, name, remember=False):
        if kind:
            self.report(kind, name)
        if remember:
            self.effects.append(("remember", self.tour["once"]))
        if self.state == "stands" or self.standing:
            self.go_off(self.standing or self.here)
        self.here, self.state, self.doing = None, "over", None
        self.unfocus()

    def report(self, kind, name):
        event = (self.tour.get("events") or STANDARD_EVENTS)[kind]
        if event is None:
            return
        names = [step["id"] for step in self.variant["steps"]]
        number = names.index(name) + 1 if name in names else None
        about = {"tutorial": self.tour["tutorial"], "variant": self.variant["id"], "step": name}
        self.effects.append(("report", {"event": event} | about | {"number": number, "total": len(names)}))
