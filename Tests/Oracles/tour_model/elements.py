"""Elements that come and go, and targets that are missing: docs/tour.md."""

GRACE = 0.3


class Targets:
    """The targets of a step that stands: the times at which they have gone, the frames that they keep, and `is_given_up` if the
    step stands without them."""

    def __init__(self, is_given_up=False):
        self.gone, self.kept, self.is_given_up = {}, {}, is_given_up

    def watch(self, lacking, old, now):
        if self.is_given_up:
            self.is_given_up = bool(lacking)
            return
        newly = [name for name in lacking if name not in self.gone]
        self.kept = {name: frame for name, frame in self.kept.items() if name in lacking} | {name: old[name] for name in newly if name in old}
        self.gone = {name: self.gone.get(name, now) for name in lacking}


class Sight:
    """The presence of elements, and what rules have seen of it since their step came to stand."""

    def __init__(self):
        self.tellings, self.seen = [], set()

    def see(self, screen, frames):
        """Takes in the frames of a screen's elements."""
        self.tellings.append((screen, frames))

    def name(self, name, is_there):
        """Takes in that an element has appeared or disappeared."""
        self.tellings.append((name, is_there))

    def of(self, element):
        """Returns true if an element is there, and None if that is unknown. The latest report counts."""
        for about, what in reversed(self.tellings):
            if type(what) is bool and about == element["target"]:
                return what
            if type(what) is not bool and about == element["screen"]:
                return element["target"] in what
        return None

    def begin(self, rules):
        """Begins anew for the rules of a step that has come to stand."""
        self.seen = set()
        self.set_off(rules)

    def set_off(self, rules):
        """Returns the places of rules whose element is there now, or gone now, and was otherwise before."""
        found, spent = [], set()
        for place, rule in enumerate(rules):
            for trigger, wanted in (("appears", True), ("gone", False)):
                if trigger not in rule:
                    continue
                key, there = (trigger, rule[trigger]["target"], rule[trigger]["screen"]), self.of(rule[trigger])
                if there is (not wanted):
                    self.seen.add(key)
                elif there is wanted and key in self.seen:
                    found.append(place)
                    spent.add(key)
        self.seen -= spent
        return found
