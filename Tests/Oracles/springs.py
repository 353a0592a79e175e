"""Springs by mpmath: the closed form from the roots of the characteristic equation, with turning and settling times."""

from mpmath import atan, exp, log, mpc, mpf, pi, sqrt

THOUSANDTH = mpf("0.001")


class Spring:
    """x'' = ω²(1 − x) − 2ζω·x', x(0) = 0, x'(0) = v."""

    def __init__(self, response, damping, velocity=0):
        self.response, self.damping, self.velocity = mpf(response), mpf(damping), mpf(velocity)
        self.omega = 2 * pi / self.response
        self.decay = self.damping * self.omega
        if self.damping != 1:
            root = sqrt(mpc(self.damping**2 - 1)) * self.omega
            # λ₁ decays more slowly; the product of both is ω², which keeps its digits if ζ is large.
            self.fast = -self.decay - root
            self.slow = self.omega**2 / self.fast
            self.share = (-self.velocity - self.fast) / (self.slow - self.fast)

    @classmethod
    def bouncing(cls, duration, bounce):
        bounce = mpf(bounce)
        return cls(duration, 1 - bounce if bounce >= 0 else 1 / (1 + bounce))

    @classmethod
    def physical(cls, stiffness, damping, mass):
        stiffness, damping, mass = mpf(stiffness), mpf(damping), mpf(mass)
        return cls(2 * pi * sqrt(mass / stiffness), damping / (2 * sqrt(stiffness * mass)))

    def rest(self, t):
        """The remaining distance to 1."""
        if self.damping == 1:
            return exp(-self.omega * t) * (1 + (self.omega - self.velocity) * t)
        return (self.share * exp(self.slow * t) + (1 - self.share) * exp(self.fast * t)).real

    def value(self, t):
        return 1 - self.rest(t)

    def turns(self):
        """The times of the turning points, ascending; endless for an underdamped spring."""
        if self.damping < 1:
            swing = self.omega * sqrt(1 - self.damping**2)
            factor = (self.omega**2 - self.decay * self.velocity) / swing
            angle = pi / 2 if factor == 0 else atan(-self.velocity / factor)
            while angle <= 0:
                angle += pi
            while True:
                yield angle / swing
                angle += pi
        elif self.damping == 1:
            if self.velocity != 0 and self.omega != self.velocity:
                t = -self.velocity / (self.omega * (self.omega - self.velocity))
                if t > 0:
                    yield t
        else:
            share, slow, fast = self.share.real, self.slow.real, self.fast.real
            ratio = -(1 - share) * fast / (share * slow) if share != 0 else mpf(0)
            if ratio > 0 and log(ratio) > 0:
                yield log(ratio) / (slow - fast)

    def settling(self, distance=THOUSANDTH):
        """The first time after which it stays within a distance of 1."""
        low, high = mpf(0), None
        for turn in self.turns():
            if abs(self.rest(turn)) < distance:
                high = turn
                break
            low = turn
        if high is None:
            high = low + self.response
            while abs(self.rest(high)) >= distance:
                high = low + (high - low) * 2
        for _ in range(70):
            middle = (low + high) / 2
            if abs(self.rest(middle)) >= distance:
                low = middle
            else:
                high = middle
        return high


def cubic(a, b, s):
    """One coordinate of a timing curve with these handles."""
    return 3 * (1 - s) ** 2 * s * a + 3 * (1 - s) * s**2 * b + s**3


def solved(x1, y1, x2, y2, x):
    """The progress of a timing curve at a time, by bisection in whole multiples of 2⁻¹¹⁰."""
    one = 1 << 110
    a, b, at = (int(mpf(v) * one) for v in (x1, x2, x))
    low, high = 0, one
    while high - low > 1:
        s = (low + high) // 2
        t = one - s
        if 3 * t * t * s * a + 3 * t * s * s * b + s * s * s * one < at * one**3:
            low = s
        else:
            high = s
    return cubic(mpf(y1), mpf(y2), mpf(low) / one)


def progress(motion, time):
    """The progress of a tour's motion at a time, as the format defines it."""
    frames = motion["keyframes"]
    if time >= frames[-1]["time"]:
        return mpf(frames[-1]["progress"])
    before, after = next((a, b) for a, b in zip(frames, frames[1:]) if time < b["time"])
    start, end = mpf(before["time"]), mpf(after["time"])
    x = (time - start) / (end - start)
    part = solved(*map(mpf, before["easing"]), x) if "easing" in before else x
    return before["progress"] + (mpf(after["progress"]) - before["progress"]) * part


def largest_error(motion, spring):
    """The largest difference between a motion and a spring, at any instant.

    Along each segment both are functions of the cubic's parameter, so no equation has to be solved. The maximum is
    searched for around the largest sample.
    """
    worst = mpf(0)
    for a, b in zip(motion["keyframes"], motion["keyframes"][1:]):
        start, span = mpf(a["time"]), mpf(b["time"]) - mpf(a["time"])
        rise = mpf(b["progress"]) - mpf(a["progress"])
        x1, y1, x2, y2 = map(mpf, a["easing"]) if a.get("easing") else (mpf(1) / 3, mpf(1) / 3, mpf(2) / 3, mpf(2) / 3)

        def error(s):
            s = mpf(s)
            return abs(a["progress"] + rise * cubic(y1, y2, s) - spring.value(start + span * cubic(x1, x2, s)))

        steps = 24
        samples = [error(mpf(k) / steps) for k in range(steps + 1)]
        top = max(range(steps + 1), key=lambda k: samples[k])
        worst = max(worst, samples[top])
        if top not in (0, steps):
            low, high = mpf(max(0, top - 1)) / steps, mpf(min(steps, top + 1)) / steps
            for _ in range(14):
                third = (high - low) / 3
                if error(low + third) < error(high - third):
                    low += third
                else:
                    high -= third
            worst = max(worst, error(low))
    return worst
