"""Compares the reader of path data with svg.path (commands and curves), mpmath (arcs, boxes) and the grammar (errors).

By default some random paths are tested; with --full, many. The first difference ends it with an error.
"""

import math
import random
from urllib.parse import quote, unquote

import pathops
import svg.path as svg
from mpmath import cos, mp, mpf, radians, sin, sqrt

from path_data import NUMBERS, Writer, offence
from runner import Findings, answers, count

mp.dps = 30
EPSILON = 2.0**-52
LIMIT = 1e7


def subpaths(text):
    """The subpaths of path data, by svg.path: (True if closed, its segments without the closing line)."""
    found = []
    is_open = False
    for each in svg.parse_path(text):
        if isinstance(each, svg.Move):
            found.append([False, []])
            is_open = True
        else:
            if not is_open:
                found.append([False, []])
            is_open = not isinstance(each, svg.Close)
            if is_open:
                found[-1][1] += segments(each)
            else:
                found[-1][0] = True
    # A subpath of only a moveto has nothing to draw.
    return [(closed, drawn) for closed, drawn in found if drawn]


def segments(each):
    """A segment of svg.path as four points, an ellipse, or nothing for an arc back to its start."""
    a, b = each.start, each.end
    if isinstance(each, svg.CubicBezier):
        return [[a, each.control1, each.control2, b]]
    if isinstance(each, svg.QuadraticBezier):
        return [[a, a + (each.control - a) * 2 / 3, b + (each.control - b) * 2 / 3, b]]
    if isinstance(each, svg.Arc):
        if a == b:
            return []
        if each.radius.real != 0 and each.radius.imag != 0:
            return [Ellipse(each)]
    return [[a, a, b, b]]


class Ellipse:
    """An arc by SVG 1.1, appendix F.6, with 30 digits."""

    def __init__(self, arc):
        rx, ry, large, sweep = mpf(arc.radius.real), mpf(arc.radius.imag), arc.arc, arc.sweep
        self.turn = radians(mpf(arc.rotation))
        x1, y1, x2, y2 = (mpf(v) for v in (arc.start.real, arc.start.imag, arc.end.real, arc.end.imag))
        x, y = self.turned((x1 - x2) / 2, (y1 - y2) / 2, -1)
        excess = (x / rx) ** 2 + (y / ry) ** 2
        grown = sqrt(max(excess, mpf(1)))
        self.rx, self.ry = rx * grown, ry * grown
        x, y = x / self.rx, y / self.ry
        rest = sqrt(max(mpf(0), 1 / (x * x + y * y) - 1)) * (-1 if large == sweep else 1)
        cx, cy = rest * y, -rest * x
        mx, my = self.turned(cx * self.rx, cy * self.ry, 1)
        self.center = mx + (x1 + x2) / 2, my + (y1 + y2) / 2
        self.start = mp.atan2(y - cy, x - cx)
        self.span = mp.atan2(-y - cy, -x - cx) - self.start
        if sweep and self.span < 0:
            self.span += 2 * mp.pi
        if not sweep and self.span > 0:
            self.span -= 2 * mp.pi
        self.is_tight = abs(excess - 1) < mpf("1e-6")

    def turned(self, x, y, way):
        c, s = cos(self.turn), sin(self.turn) * way
        return c * x - s * y, s * x + c * y

    def point(self, fraction):
        angle = self.start + self.span * fraction
        x, y = self.turned(self.rx * cos(angle), self.ry * sin(angle), 1)
        return complex(float(x + self.center[0]), float(y + self.center[1]))

    def box(self):
        """The sides of its bounding box, from its ends and its extrema."""
        c, s = cos(self.turn), sin(self.turn)
        turns = [mp.atan2(-self.ry * s, self.rx * c), mp.atan2(self.ry * c, self.rx * s)]
        points = [self.point(0), self.point(1)]
        for angle in turns + [each + mp.pi for each in turns]:
            fraction = (angle - self.start) / self.span
            period = abs(2 * mp.pi / self.span)
            fraction -= period * mp.floor(fraction / period)
            if fraction <= 1:
                points.append(self.point(fraction))
        return box(points)


def box(points):
    xs, ys = [p.real for p in points], [p.imag for p in points]
    return [min(xs), min(ys), max(xs), max(ys)]


def extent(values):
    """The smallest and the largest value of one coordinate of a cubic."""
    a, b, c, d = map(mpf, values)
    p, q, r = b - a, c - b, d - c
    # The derivative is a multiple of (p − 2q + r)t² + 2(q − p)t + p.
    square, half = p - 2 * q + r, q - p
    turns = []
    if abs(square) > mpf(10) ** -22 * (abs(p) + abs(q) + abs(r)):
        root = half * half - square * p
        if root >= 0:
            turns = [(-half + sqrt(root)) / square, (-half - sqrt(root)) / square]
    elif half != 0:
        turns = [-p / (2 * half)]
    inside = [((1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t**2 * c + t**3 * d) for t in turns if 0 < t < 1]
    found = [float(v) for v in [a, d] + inside]
    return min(found), max(found)


def cubic_box(points):
    (left, right), (top, bottom) = extent([p.real for p in points]), extent([p.imag for p in points])
    return [left, top, right, bottom]


def at(points, t):
    u = 1 - t
    return u**3 * points[0] + 3 * u * u * t * points[1] + 3 * u * t * t * points[2] + t**3 * points[3]


class Comparison:
    """Compares the runner's result with the references', and keeps the largest differences."""

    def __init__(self, findings):
        self.findings = findings
        self.worst = {"coordinates": 0.0, "boxes": 0.0, "arcs": 0.0, "arcs' boxes": 0.0}
        self.curves = 0

    def compare(self, text, plain, found):
        expected = subpaths(plain)
        if [each["closed"] for each in found] != [closed for closed, _ in expected]:
            self.findings.expect(False, f"{text!r}: {len(found)} subpaths, not {len(expected)}, or closed otherwise")
            return
        for subpath, (_, drawn) in zip(found, expected):
            self.compare_subpath(text, subpath, drawn)

    def compare_subpath(self, text, subpath, drawn):
        flat = subpath["points"]
        points = [complex(x, y) for x, y in zip(flat[::2], flat[1::2])]
        # Rounding errors grow with the largest number on the way, and with the number of commands that add to it.
        size = max([1e-300] + [max(abs(p.real), abs(p.imag)) for p in points])
        size *= 4 + len(drawn)
        boxes, slack, index = [], 0.0, 0
        for segment in drawn:
            self.curves += 1
            if isinstance(segment, Ellipse):
                pieces = self.compare_arc(text, segment, points[index:], size)
                boxes.append(segment.box())
                slack = max(slack, 5e-6 * float(max(segment.rx, segment.ry)))
            else:
                pieces = 1
                found = points[index : index + 4]
                far = max(abs(a - b) for a, b in zip(found, segment)) if len(found) == 4 else math.inf
                self.note("coordinates", far / size / EPSILON, 8, f"{text!r}: {segment} is {found}")
                boxes.append(cubic_box(segment))
            index += 3 * pieces
        self.findings.expect(index + 1 == len(points), f"{text!r}: {len(points) // 3} curves, not {index // 3}")
        sides = [min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes)]
        far = max(abs(a - b) for a, b in zip(sides, subpath["bounds"]))
        if slack:
            self.note("arcs' boxes", far / (slack + 1e-9 * size), 1, f"{text!r}: box {subpath['bounds']}, not {sides}")
        else:
            self.note("boxes", far / size / EPSILON, 16, f"{text!r}: box {subpath['bounds']}, not {sides}")

    def compare_arc(self, text, ellipse, points, size):
        """Finds the cubics that approximate an arc; they divide it evenly."""
        radius = float(max(ellipse.rx, ellipse.ry))
        best = math.inf, 2
        for pieces in (2, 4, 8):
            if len(points) > 3 * pieces:
                best = min(best, (self.distance(ellipse, points, pieces), pieces))
        # A cubic for an eighth of a circle has an error of 4.2e-6 of the radius. If the chord almost fills the ellipse,
        # the square root in the centre's formula amplifies the last bit to 1e-8.
        noise = (1e-7 if ellipse.is_tight else 1e-12) * radius + 64 * EPSILON * (radius + size)
        self.note("arcs", max(0, best[0] - noise) / radius, 5e-6, f"{text!r}: an arc is {best[0]} off")
        return best[1]

    def distance(self, ellipse, points, pieces):
        angle = abs(float(ellipse.span)) / pieces
        handle = 4 / 3 * math.tan(angle / 4)
        unit = [1, complex(1, handle), complex(math.cos(angle), math.sin(angle)) * complex(1, -handle),
                complex(math.cos(angle), math.sin(angle))]  # fmt: skip
        far = 0.0
        for piece in range(pieces):
            for t in (0, 0.2, 0.5, 0.7, 1):
                # The parameter of a cubic isn't quite its angle.
                z = at(unit, t)
                fraction = math.atan2(z.imag, z.real) / angle if angle > 1e-9 else t
                expected = ellipse.point((piece + fraction) / pieces)
                far = max(far, abs(at(points[3 * piece : 3 * piece + 4], t) - expected))
        return far

    def note(self, name, value, limit, text):
        self.worst[name] = max(self.worst[name], value)
        self.findings.expect(value <= limit, f"{text} ({name}: {value:.3g})")


def check_valid(findings, comparison, pick, cases):
    writer = Writer(pick)
    texts = []
    for _ in range(cases):
        text = writer.path(pick.choice([0, 1, 2, 5, 5, 12]))
        texts.append((text, writer.plain))
    for (text, plain), found in zip(texts, answers("PathRunner", [quote(text) for text, _ in texts])):
        if isinstance(found, dict):
            findings.expect(False, f"{text!r}: {unquote(found['message'])} at {found['offset']}")
        else:
            comparison.compare(text, plain, found)


def check_damaged(findings, comparison, pick, cases):
    """Invalid path data is rejected where the grammar ends; damaged data that is still valid reads as in the
    references."""
    writer = Writer(pick)
    texts = [writer.damaged(writer.path(pick.choice([0, 1, 2, 3]))) for _ in range(cases)]
    refused = 0
    for text, found in zip(texts, answers("PathRunner", [quote(text) for text in texts])):
        expected = offence(text)
        if isinstance(found, list):
            findings.expect(expected is None, f"{text!r}: taken, though wrong at {expected}")
            # The references reject negative radii, and only reading can tell them from other numbers, so paths with
            # arcs are left out.
            if expected is None and "a" not in text.lower():
                comparison.compare(text, text.replace("\f", " "), found)
        elif "beyond" in found["message"]:
            word = NUMBERS.match(text.encode()[found["offset"] :].decode())
            findings.expect(word is not None and abs(float(word[0])) > LIMIT / 2, f"{text!r}: {found}")
        else:
            refused += 1
            findings.expect(is_same_offence(text, expected, found["offset"]), f"{text!r}: {found}, not at {expected}")
    return refused


def check_shapes(findings, pick, cases):
    """A path is stretched from its view box to the frame, and all operations give finite numbers."""
    writer = Writer(pick)
    rows = []
    for _ in range(cases):
        text = writer.shape(pick.choice([1, 2, 4, 8]))
        box = [pick.choice([0, pick.uniform(-1e3, 1e3), -1e7]), pick.choice([0, 5.5]), *(pick.choice(SIDES) for _ in range(2))]
        # Stretched, but within the limit of coordinates.
        ratios = [min(pick.choice([0, 1e-3, 0.5, 1, 20]), LIMIT / (20 * writer.size)) for _ in range(2)]
        frame = [pick.choice([0, pick.uniform(-1e3, 1e3), 1e6]), pick.choice([0, 3.25])]
        frame += [box[2 + axis] * ratios[axis] for axis in (0, 1)]
        rows.append((text, writer.plain, box, frame, pick.choice([0, 8, -8, 1e-6, 1e4])))
    lines = [" ".join([quote(text), *map(repr, box + frame + [padding])]) for text, _, box, frame, padding in rows]
    made = 0
    # Reading the answers checks that all numbers are finite.
    for (text, plain, box, frame, _), found in zip(rows, answers("PathRunner", lines, "release")):
        if "bounds" in found:
            made += 1
            findings.expect(reach(plain, box) <= LIMIT * 1.000001, f"{text!r} in {box}: taken, though out of proportion")
            check_mapping(findings, text, plain, box, frame, found["bounds"])
        else:
            is_wide = any(abs(box[axis] + part * box[2 + axis]) > LIMIT for axis in (0, 1) for part in (0, 1))
            # A self-intersecting path may enclose an area with a hole, or one that is too narrow.
            is_cut = "inside" in found["message"] and len(list(united(plain).contours)) > 1
            # In a tiny view box, a path of ordinary size exceeds all limits. Handles of arcs, which aren't known here,
            # extend beyond the arc, but by less than its size.
            is_far = "farther" in found["message"] and reach(plain, box) > LIMIT / 2
            findings.expect(
                is_wide or is_cut or is_far or not is_plainly_a_shape(plain),
                f"{text!r} in {box}: {unquote(found['message'])}")
    return made


def reach(plain, box):
    """The distance of a path from the corner of its view box, in sizes of the view box."""
    far = 0
    for each in (each for _, drawn in subpaths(plain) for each in drawn):
        if isinstance(each, Ellipse):
            left, top, right, bottom = each.box()
            points = [complex(left, top), complex(right, bottom)]
        else:
            points = each
        for point in points:
            far = max(far, abs(point.real - box[0]) / box[2], abs(point.imag - box[1]) / box[3])
    return far


SIDES = [1e-7, 1, 24, 75, 1000, 1e7]


def drawn_box(drawn):
    boxes = [each.box() if isinstance(each, Ellipse) else cubic_box(each) for each in drawn]
    return [min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes)]


def united(plain):
    """The area that a path encloses, by Skia; its arcs are flattened."""
    path = pathops.Path(fillType=pathops.FillType.WINDING)
    for _, drawn in subpaths(plain):
        first = drawn[0].point(0) if isinstance(drawn[0], Ellipse) else drawn[0][0]
        path.moveTo(first.real, first.imag)
        for each in drawn:
            if isinstance(each, Ellipse):
                for step in range(1, 65):
                    path.lineTo(each.point(step / 64).real, each.point(step / 64).imag)
            else:
                path.cubicTo(*(part for point in each[1:] for part in (point.real, point.imag)))
        path.close()
    path.simplify(fix_winding=True, keep_starting_points=False)
    return path


def check_mapping(findings, text, plain, box, frame, found):
    sides = drawn_box([each for _, drawn in subpaths(plain) for each in drawn])
    # Parts that a self-intersecting path only traces back and forth aren't part of its shape.
    rest = united(plain).bounds
    for axis in (0, 1):
        scale = frame[2 + axis] / box[2 + axis]
        size = max(abs(sides[axis]), abs(sides[2 + axis]), abs(box[axis]))
        for side in (axis, 2 + axis):
            expected = frame[axis] + (sides[side] - box[axis]) * scale
            slack = 1e-9 * (size * scale + abs(frame[axis])) + 1e-5 * (sides[2 + axis] - sides[axis]) * scale * ("a" in plain.lower())
            own = frame[axis] + (rest[side] - box[axis]) * scale
            findings.expect(
                abs(expected - found[side]) <= slack or abs(own - found[side]) <= 1e-6 * (size * scale + abs(frame[axis])),
                f"{text!r} from {box} to {frame}: {found}, side {side} not {expected} or {own}")


def is_plainly_a_shape(plain):
    """Returns true if a subpath of straight lines encloses an area."""
    drawn = [each for _, drawn in subpaths(plain) for each in drawn]
    if not drawn or any(isinstance(each, Ellipse) or each[0] != each[1] or each[2] != each[3] for each in drawn):
        return False
    area = sum((each[0].conjugate() * each[3]).imag for each in drawn) + (drawn[-1][3].conjugate() * drawn[0][0]).imag
    sides = drawn_box(drawn)
    width, height = sides[2] - sides[0], sides[3] - sides[1]
    return min(width, height) > 1e-6 * max(width, height) and abs(area) > 0.01 * width * height


def is_same_offence(text, expected, found):
    """Returns true if an error is where the grammar ends. An exponent without digits may be reported at its "e"."""
    if expected is None:
        return False
    found = len(text.encode()[:found].decode())
    return found == expected or text[found:expected] in ("e", "E", "e+", "e-", "E+", "E-")


def main():
    findings = Findings()
    comparison = Comparison(findings)
    pick = random.Random(20260103)
    cases = count(400, 20_000)
    check_valid(findings, comparison, pick, cases)
    refused = check_damaged(findings, comparison, pick, cases)
    made = check_shapes(findings, pick, count(60, 1_000))
    findings.end()
    worst = ", ".join(f"{name} {value:.2g}" for name, value in comparison.worst.items())
    print(f"Path data: {cases} paths and {cases} damaged ones ({refused} refused), {made} shapes, {comparison.curves} curves; largest "
          f"differences: {worst} (coordinates in roundings, arcs in radii)")  # fmt: skip


if __name__ == "__main__":
    main()
