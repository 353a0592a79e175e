"""Elements that come and go, and targets that are missing: docs/tour.md."""

GRACE = 0.3


class Targets:
    """The targets of a step that stands: since when each has gone, the frames that those keep, and whether the step stands without some."""

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
    """What is known of elements, and what rules have seen of them since their step came to stand."""

    def __init__(self):
        self.tellings, self.seen = [], set()

    def see(self, screen, frames):
        """Where the elements of a screen are."""
        self.tellings.append((screen, frames))

    def name(self, name, is_there):
        """An element has appeared or disappeared."""
        self.tellings.append((name, is_there))

    def of(self, element):
        """Whether an element is there; None where nobody knows. The last telling that is about it counts."""
        for about, what in reversed(self.tellings):
            if type(what) is bool and about == element["target"]:
                return what
            if type(what) is not bool and about == element["screen"]:
                return element["target"] in what
        return None

    def begin(self, rules):
        """A step with these rules has come to stand."""
        self.seen = set()
        self.set_off(rules)

    def set_off(self, rules):
        """The places of the rules that wait for what there is now, and was otherwise before."""
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
