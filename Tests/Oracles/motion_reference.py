"""Writes Tests/MotionTests/Reference/motion.json: elementary functions, timing curves and springs, by mpmath.

The springs come from the roots of their characteristic equation by complex exponentials, which is independent of the
closed form in the compiler. With --check nothing is written; a stale file is an error.
"""

import pathlib
import random

from mpmath import mp, mpc, mpf, cos, exp, pi, sin, sqrt

from reference import write_or_check

mp.dps = 40
TARGET = pathlib.Path(__file__).parent.parent / "MotionTests" / "Reference" / "motion.json"
pick = random.Random(20260101)


def double_double(value):
    """A number as the sum of two doubles: 106 bits, enough to judge the last bit of one."""
    high = float(value)
    return [high, float(value - mpf(high))]


def elementary(function, arguments):
    return [[x] + double_double(function(mpf(x))) for x in arguments]


def angles():
    near_quarters = [float(k * pi / 2) for k in range(-40, 41)]
    return (
        [0.0, 1e-300, -1e-9, 5e-324]
        + near_quarters
        + [pick.uniform(-10, 10) for _ in range(150)]
        + [pick.uniform(-1e5, 1e5) for _ in range(150)]
    )


def exponents():
    return [0.0, -0.0, 1e-300, 1.0, -1.0] + [pick.uniform(-40, 5) for _ in range(200)] + [pick.uniform(-700, 700) for _ in range(100)]


def bezier_value(x1, y1, x2, y2, x):
    x1, y1, x2, y2, x = map(mpf, (x1, y1, x2, y2, x))

    def coordinate(a, b, t):
        return 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t**2 * b + t**3

    low, high = mpf(0), mpf(1)
    for _ in range(120):
        middle = (low + high) / 2
        if coordinate(x1, x2, middle) < x:
            low = middle
        else:
            high = middle
    return float(coordinate(y1, y2, low))


def curves():
    standard = [
        (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.45, 0, 0.55, 1),
        (0.4, 0, 0.2, 1), (0, 0, 0.2, 1), (0.4, 0, 1, 1), (0.34, 1.56, 0.64, 1),
    ]
    # The random curves don't include curves with a vertical tangent inside (1, …, 0, …): the slope of their progress is
    # unbounded, so that rounding of the time would decide.
    wild = [(pick.uniform(0, 0.9), pick.uniform(-2, 3), pick.uniform(0.1, 1), pick.uniform(-2, 3)) for _ in range(12)]
    rows = []
    for curve in standard + [tuple(round(v, 6) for v in c) for c in wild]:
        for k in range(1, 12):
            x = k / 12 if k != 11 else 0.25
            rows.append([float(v) for v in curve] + [x, bezier_value(*curve, x)])
    return rows


def spring(response, damping, velocity):
    """x(t) and x'(t), from the roots of λ² + 2ζωλ + ω² = 0."""
    omega = 2 * pi / mpf(response)
    zeta, v = mpf(damping), mpf(velocity)
    if zeta == 1:
        return lambda t: 1 - exp(-omega * t) * (1 + (omega - v) * t)
    root = sqrt(mpc(zeta * zeta - 1)) * omega
    first, second = -zeta * omega + root, -zeta * omega - root
    # y(0) = a + b = 1 and y'(0) = a·first + b·second = −v.
    a = (-v - second) / (first - second)
    return lambda t: (1 - a * exp(first * t) - (1 - a) * exp(second * t)).real


def settling(position, limit):
    """The last time at which the remaining distance is a thousandth, by a scan from the end."""
    steps = 3000
    k = steps
    while k > 0 and abs(1 - position(mpf(limit) * k / steps)) < mpf("0.001"):
        k -= 1
    low, high = mpf(limit) * k / steps, mpf(limit) * (k + 1) / steps
    for _ in range(60):
        middle = (low + high) / 2
        if abs(1 - position(middle)) >= mpf("0.001"):
            low = middle
        else:
            high = middle
    return float(high)


def springs():
    rows = []
    for response, damping, velocity, limit in [
        (0.4, 0.7, 0, 1.5), (0.5, 0.825, 0, 1.5), (0.15, 0.86, 0, 0.5), (0.5, 1, 0, 1.5), (0.5, 0.85, 0, 1.5),
        (0.5, 0.7, 0, 1.5), (0.3, 0.1, 0, 5), (0.5, 0.4, 6, 2), (0.5, 0.4, -6, 2), (0.5, 1, 40, 2), (0.5, 1, -5, 2),
        (0.5, 1.5, 0, 4), (0.5, 3, 90, 8), (0.5, 2, -8, 5), (0.5, 0.999999, 1, 2), (0.5, 1.000001, 1, 2),
        (0.01, 0.5, 0, 0.1), (0.02, 40, 0, 5),
    ]:
        position = spring(response, damping, velocity)
        values = [float(position(mpf(limit) * k / 24)) for k in range(25)]
        rows.append([float(response), float(damping), float(velocity), float(limit), settling(position, limit)] + values)
    return rows


write_or_check(
    TARGET,
    {
        "sine": elementary(sin, angles()),
        "cosine": elementary(cos, angles()),
        "exponential": elementary(exp, exponents()),
        "curves": curves(),
        "springs": springs(),
    },
    1e-13,
)
