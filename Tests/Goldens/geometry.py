"""The mathematics of the checks: cubics, outlines, mask paths and motions, read from a tour's JSON.

Deliberately independent of the compiler, whose numbers it checks.
"""

import math
import re


def segments(outline):
    """An outline `[x0, y0, c1x, c1y, c2x, c2y, x1, y1, …]` as cubics of four points."""
    points = list(zip(outline[0::2], outline[1::2]))
    return [points[i : i + 4] for i in range(0, len(points) - 1, 3)]


def point(cubic, t):
    """The point of a cubic at t."""
    u = 1 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return tuple(sum(w * p[axis] for w, p in zip(weights, cubic)) for axis in (0, 1))


def sampled(outline, per_segment=32):
    """Points along an outline."""
    return [point(cubic, i / per_segment) for cubic in segments(outline) for i in range(per_segment)]


def extrema(cubic, axis):
    """The smallest and the largest coordinate of a cubic: at its ends, or where its derivative is zero."""
    p0, p1, p2, p3 = (p[axis] for p in cubic)
    a, b, c = p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0
    if abs(a) < 1e-12:
        roots = [-c / b] if abs(b) > 1e-12 else []
    else:
        discriminant = b * b - 4 * a * c
        root = math.sqrt(discriminant) if discriminant >= 0 else None
        roots = [] if root is None else [(-b - root) / (2 * a), (-b + root) / (2 * a)]
    values = [p0, p3] + [point(cubic, t)[axis] for t in roots if 0 < t < 1]
    return min(values), max(values)


def bounds(outline):
    """The exact box `[x, y, width, height]` of an outline."""
    low, high = zip(*(
        ((min(lows)), (max(highs)))
        for lows, highs in (zip(*(extrema(cubic, axis) for cubic in segments(outline))) for axis in (0, 1))
    ))
    return [low[0], low[1], high[0] - low[0], high[1] - low[1]]


def vertices(outline):
    """The points where one cubic ends and the next begins."""
    return list(zip(outline[0::6], outline[1::6]))


def area(outline):
    """The signed area of an outline by Green's theorem, exact for cubics; positive is clockwise, y being down."""
    return sum(cubic_area(cubic) for cubic in segments(outline))


def cubic_area(cubic):
    """The area that one cubic contributes: the integral of (x dy − y dx) / 2."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = cubic
    return (
        x0 * (6 * y1 + 3 * y2 + y3)
        + x1 * (3 * (y2 + y3) - 6 * y0)
        + x2 * (6 * y3 - 3 * (y0 + y1))
        - x3 * (y0 + 3 * y1 + 6 * y2)
    ) / 20


def between(start, end, progress):
    """`from + (to − from) · p`, for every number of two lists."""
    return [a + (b - a) * progress for a, b in zip(start, end)]


def subpaths(path):
    """The subpaths of a mask, each as an outline. Supports the absolute commands M, L, H, V, C and Z, which masks
    use."""
    tokens = re.findall(r"[MLHVCZ]|-?[0-9]*\.?[0-9]+(?:e-?[0-9]+)?", path)
    assert "".join(tokens) == re.sub(r"[ ,]", "", path), "a mask with commands that are not known here"
    result, current, command, index = [], [], None, 0

    def take(count):
        nonlocal index
        index += count
        return [float(token) for token in tokens[index - count : index]]

    def line_to(x, y):
        x0, y0 = current[-2:]
        current.extend([(2 * x0 + x) / 3, (2 * y0 + y) / 3, (x0 + 2 * x) / 3, (y0 + 2 * y) / 3, x, y])

    while index < len(tokens):
        if tokens[index].isalpha():
            command = tokens[index]
            index += 1
        if command == "M":
            current = take(2)
            command = "L"
        elif command == "L":
            line_to(*take(2))
        elif command == "H":
            line_to(take(1)[0], current[-1])
        elif command == "V":
            line_to(current[-2], take(1)[0])
        elif command == "C":
            current.extend(take(6))
        elif command == "Z":
            if current[-2:] != current[:2]:
                line_to(*current[:2])
            result.append(current)
    return result


def bezier_ease(handles, x):
    """`cubic-bezier(x1, y1, x2, y2)` at x, by bisection."""
    x1, y1, x2, y2 = handles
    low, high = 0.0, 1.0
    for _ in range(80):
        t = (low + high) / 2
        if point([(0, 0), (x1, y1), (x2, y2), (1, 1)], t)[0] < x:
            low = t
        else:
            high = t
    return point([(0, 0), (x1, y1), (x2, y2), (1, 1)], (low + high) / 2)[1]


def progress(motion, time):
    """The progress of a motion at a time."""
    keyframes = motion["keyframes"]
    if time >= keyframes[-1]["time"]:
        return keyframes[-1]["progress"]
    for start, end in zip(keyframes, keyframes[1:]):
        if start["time"] <= time < end["time"]:
            x = (time - start["time"]) / (end["time"] - start["time"])
            eased = bezier_ease(start["easing"], x) if "easing" in start else x
            return start["progress"] + (end["progress"] - start["progress"]) * eased
    return keyframes[0]["progress"]


def spring(response, damping_fraction, time):
    """The closed form of an underdamped spring from 0 to 1 that starts at rest."""
    omega = 2 * math.pi / response
    damped = omega * math.sqrt(1 - damping_fraction**2)
    decay = math.exp(-damping_fraction * omega * time)
    return 1 - decay * (
        math.cos(damped * time) + damping_fraction * omega / damped * math.sin(damped * time)
    )


def convex_hull(points):
    """The convex hull of points, counter-clockwise in mathematical orientation (Andrew's monotone chain)."""
    points = sorted(set(points))

    def half(sequence):
        chain = []
        for p in sequence:
            while len(chain) > 1 and cross(chain[-2], chain[-1], p) <= 0:
                chain.pop()
            chain.append(p)
        return chain[:-1]

    return half(points) + half(reversed(points))


def cross(a, b, c):
    """Twice the signed area of a triangle."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def outside(hull, p):
    """The distance of a point from a convex hull; 0 or less inside."""
    return max(
        -cross(a, b, p) / math.dist(a, b) for a, b in zip(hull, hull[1:] + hull[:1]) if math.dist(a, b) > 0
    )
