"""The table: a row for each figure, with the result of its goal."""

WIDTHS = "{:66}{:>11}{:>9}{:>7}{:>11}{:>10}{:>7}{:>9}  {}"


class Table:
    """Prints rows as they come, and remembers missed goals.

    A goal applies to instructions if they are counted, otherwise to seconds: instructions are the same on every run,
    seconds are what people notice.
    """

    def __init__(self, only=None):
        self.only, self.missed, self.met = only, [], 0

    def begin(self):
        print(WIDTHS.format("", "Minstr", "peer", "ratio", "time", "peer", "ratio", "goal", ""), flush=True)

    def wants(self, measure):
        return not self.only or self.only in measure.__name__

    def head(self, words):
        print(f"\n{words}", flush=True)

    def row(self, what, instructions=None, seconds=None, goal=None, at_least=False, value=None, unit=""):
        """Prints one row.

        `instructions` and `seconds` are pairs of our figure and the peer's, which may be None. The goal is a ratio; if
        there is a `value`, the goal applies to that.
        """
        count, count_ratio = self.pair(instructions, lambda number: f"{number / 1e6:.1f}")
        time, time_ratio = self.pair(seconds, duration)
        judged = value if value is not None else count_ratio if count_ratio is not None else time_ratio
        if value is not None:
            count = (f"{value:.4g}{unit}", "")
        verdict = ""
        if goal is not None:
            is_met = judged is not None and (judged >= goal if at_least else judged <= goal)
            verdict = "met" if is_met else "MISSED"
            if is_met:
                self.met += 1
            else:
                self.missed.append(what)
        sign = "" if goal is None else f"{'≥' if at_least else '≤'} {goal:g}{unit}"
        print(WIDTHS.format(what, *count, ratio(count_ratio), *time, ratio(time_ratio), sign, verdict), flush=True)

    def missing(self, what, why):
        """Prints a row for something that cannot be measured, which counts as missed."""
        self.missed.append(what)
        print(f"{what:66}{why}  MISSED", flush=True)

    @staticmethod
    def pair(figures, written):
        if figures is None:
            return ("", ""), None
        here, peer = figures
        if peer is None:
            return (written(here), ""), None
        return (written(here), written(peer)), here / peer if peer else None

    def summary(self):
        print(f"\n{self.met} goals met, {len(self.missed)} missed" + (":" if self.missed else "."))
        for what in self.missed:
            print(f"  {what.strip()}")


def ratio(number):
    return "" if number is None else f"{number:.2f}" if number < 100 else f"{number:.0f}"


def duration(seconds):
    if seconds < 0.01:
        return f"{seconds * 1e3:.2f} ms"
    return f"{seconds * 1e3:.1f} ms" if seconds < 0.1 else f"{seconds * 1e3:.0f} ms" if seconds < 10 else f"{seconds:.1f} s"
