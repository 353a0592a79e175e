"""Random shapes for the oracles of rings and morphs, compiled by the program itself, and read back from its tours.

No code is shared with the compiler: shapes are implemented from the documentation of layouts and tours.
"""

import json
import math
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent.parent
TUTORIALC = ROOT / ".build/release/tutorialc"
# All scenes are on one display of this size, with the frames in its middle.
DISPLAY = 200_000
CENTRE = DISPLAY / 2
NOTCH = (
    "M22.5 4.5C31-1.524 45-1.524 53.5 4.5C63.23 11.4 61.4 23.98 75.16 23.98H.84C14.6 23.98 12.77 11.4 22.5 4.5Z",
    [0, 0, 75, 24],
)


def compile_scenes(scenes):
    """Compiles scenes, each a tutorial of its own: a list of steps `{"shape", "frame", "transform", "cutout", "ring"}`.

    Returns the steps of each scene's tour.
    """
    with tempfile.TemporaryDirectory() as folder:
        elements, names = [], []
        for index, scene in enumerate(scenes):
            name = f"scene-{index:05}"
            names.append(name)
            steps = []
            for place, step in enumerate(scene):
                id = f"e{index}-{place}"
                element = {"id": id, "frame": step["frame"]}
                element |= {key: step[key] for key in ("shape", "transform") if step.get(key) is not None}
                elements.append(element)
                steps.append({
                    "id": f"s{place}", "target": id, "cutout": {"clip": "none"} | step.get("cutout", {}),
                    "ring": step.get("ring", "none"),
                })  # fmt: skip
            tutorial = {"tutorial": name, "layout": "all.layout.json", "steps": steps}
            Path(folder, f"{name}.tutorial.yaml").write_text(json.dumps(tutorial))
        snapshot = {
            "screen": "s", "variant": "v", "display": {"size": [DISPLAY, DISPLAY]}, "elements": elements,
        }  # fmt: skip
        Path(folder, "all.layout.json").write_text(json.dumps({"snapshots": [snapshot]}))
        run = subprocess.run(
            [TUTORIALC, "build", folder, "--out", Path(folder, "out"), "--diagnostics", "short"],
            capture_output=True, text=True,
        )  # fmt: skip
        if run.returncode != 0:
            sys.exit(f"{TUTORIALC} ended with {run.returncode}:\n{run.stderr[:4000]}")
        tours = [json.loads(Path(folder, "out", f"{name}.tour.json").read_text()) for name in names]
    return [tour["variants"][0]["steps"] for tour in tours]


def cubics(outline):
    """An outline as an array of cubics, four points each."""
    points = np.asarray(outline, dtype=float).reshape(-1, 2)
    return np.stack([points[0:-1:3], points[1::3], points[2::3], points[3::3]], axis=1)


def evaluate(segments, t):
    """Points of each cubic at each of the given parameters: an array (cubic, parameter, axis)."""
    t = np.asarray(t)[None, :, None]
    a, b, c, d = (segments[:, k][:, None, :] for k in range(4))
    u = 1 - t
    return u**3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t**3 * d


def polyline(outline, flatness, least=8):
    """Points along an outline, dense enough to keep the chords within `flatness` of the curve."""
    pieces = []
    for cubic in cubics(outline):
        bend = max(np.linalg.norm(cubic[0] - 2 * cubic[1] + cubic[2]), np.linalg.norm(cubic[1] - 2 * cubic[2] + cubic[3]))
        count = min(4000, max(least if bend > 0 else 1, math.ceil(math.sqrt(6 * bend / (8 * flatness)))))
        pieces.append(evaluate(cubic[None], np.arange(count) / count)[0])
    points = np.concatenate(pieces)
    keep = np.ones(len(points), dtype=bool)
    keep[1:] = np.any(np.abs(np.diff(points, axis=0)) > 0, axis=1)
    return points[keep]


def area(points):
    """The signed area of a polygon; positive is clockwise on the screen."""
    x, y = points[:, 0] - points[0, 0], points[:, 1] - points[0, 1]
    return 0.5 * float(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y))


# --- shapes ----------------------------------------------------------------------------------------------------------


def path(segments, box=(0, 0, 100, 100)):
    return {"path": segments, "viewBox": list(box)}


def blob(pick, corners=None, smallest=0.3):
    """A closed concave curve around the middle of its box. Its handles are sometimes so short that it is almost
    cornered, and sometimes so long that it bends tightly."""
    corners = corners or pick.randint(3, 11)
    angles = [2 * math.pi * (i + pick.uniform(-0.25, 0.25)) / corners for i in range(corners)]
    radii = [50 * pick.uniform(smallest, 1) for _ in angles]
    spots = [(50 + r * math.cos(a), 50 + r * math.sin(a)) for a, r in zip(angles, radii)]
    reach = pick.uniform(0.3, 1.9) / corners
    ways = [(-math.sin(a) * r * reach, math.cos(a) * r * reach) for a, r in zip(angles, radii)]
    text = f"M{spots[0][0]:.3f} {spots[0][1]:.3f}"
    for i in range(corners):
        (px, py), (qx, qy), (u, v), (s, t) = spots[i], spots[(i + 1) % corners], ways[i], ways[(i + 1) % corners]
        text += f"C{px + u:.3f} {py + v:.3f} {qx - s:.3f} {qy - t:.3f} {qx:.3f} {qy:.3f}"
    return path(text + "Z")


def polygon(pick):
    """A star-shaped polygon with straight sides and corners of either kind."""
    corners = pick.randint(3, 12)
    angles = [2 * math.pi * (i + pick.uniform(-0.3, 0.3)) / corners for i in range(corners)]
    spots = [(50 + 50 * r * math.cos(a), 50 + 50 * r * math.sin(a)) for a in angles for r in [pick.uniform(0.25, 1)]]
    return path("M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in spots) + "Z")


def cusped(pick):
    """Curves that meet in cusps, inwards or outwards."""
    corners = pick.randint(3, 7)
    turn = pick.uniform(0, 1)
    spots = [
        (50 + 48 * math.cos(2 * math.pi * (i + turn) / corners), 50 + 48 * math.sin(2 * math.pi * (i + turn) / corners))
        for i in range(corners)
    ]
    pull = pick.choice([0.15, 0.4, 0.75])
    text = f"M{spots[0][0]:.3f} {spots[0][1]:.3f}"
    for (px, py), (qx, qy) in zip(spots, spots[1:] + spots[:1]):
        h1, h2 = ((x + (50 - x) * (1 - pull), y + (50 - y) * (1 - pull)) for x, y in ((px, py), (qx, qy)))
        text += f"C{h1[0]:.3f} {h1[1]:.3f} {h2[0]:.3f} {h2[1]:.3f} {qx:.3f} {qy:.3f}"
    return path(text + "Z")


def dumbbell(pick):
    """Two bulbs and a thin neck."""
    neck, width = pick.uniform(1, 14), pick.uniform(20, 34)
    top, bottom = 50 - neck / 2, 50 + neck / 2
    return path(
        f"M{width} {top:.3f}H{100 - width}C{100 - width} 20 100 20 100 50C100 80 {100 - width} 80 {100 - width} {bottom:.3f}"
        f"H{width}C{width} 80 0 80 0 50C0 20 {width} 20 {width} {top:.3f}Z"
    )


def cup(pick):
    """A U whose gap a ring may close."""
    gap, depth = pick.uniform(2, 50), pick.uniform(20, 90)
    return path(f"M0 0H{50 - gap / 2:.3f}V{depth:.3f}H{50 + gap / 2:.3f}V0H100V100H0Z")


HEART = path("M50 92C-40 30 20 -20 50 20C80 -20 140 30 50 92Z")
TEAR = path("M50 0C50 40 90 50 90 75C90 110 10 110 10 75C10 50 50 40 50 0Z")


def free_shape(pick):
    kind = pick.choice(["blob", "polygon", "cusped", "dumbbell", "cup", "heart", "tear", "notch", "notch"])
    return kind, {
        "blob": blob, "polygon": polygon, "cusped": cusped, "dumbbell": dumbbell, "cup": cup,
        "heart": lambda _: HEART, "tear": lambda _: TEAR, "notch": lambda _: path(*NOTCH),
    }[kind](pick)  # fmt: skip


def named_shape(pick, size):
    side = min(size)
    kind = pick.choice(["rect", "circle", "ellipse", "capsule", "rounded", "continuous"])
    if kind == "rounded":
        return kind, {"roundedRect": [round(side * pick.choice([0, 0.1, 0.3, 0.6]), 3) for _ in range(4)]}
    if kind == "continuous":
        radius = round(side * pick.uniform(0.05, 0.6), 3)
        return kind, {"roundedRect": radius, "smoothing": pick.choice([0.3, 0.6, 1])}
    return kind, kind


def size(pick, low=4, high=4000):
    width = math.exp(pick.uniform(math.log(low), math.log(high)))
    return (round(width, 3), round(width * math.exp(pick.uniform(-1.2, 1.2)), 3))


def frame(width, height):
    return [round(CENTRE - width / 2, 3), round(CENTRE - height / 2, 3), width, height]


def transform(pick):
    """A rotation about the middle of the display, with a scale for each axis, a mirror, or a shear."""
    angle = pick.choice([0, 15, 45, 90, 137, 180, 270, pick.uniform(0, 360)])
    scale = pick.choice([1, 1, 0.5, 2, pick.uniform(0.3, 3)])
    sx, sy = pick.choice([(1, 1), (1, 1), (1, 1), (-1, 1), (1, 1.5)])
    shear = pick.choice([0, 0, 0, 0.4])
    c, s = math.cos(math.radians(angle)) * scale, math.sin(math.radians(angle)) * scale
    a, b, cc, d = c * sx, s * sx, (c * shear - s) * sy, (s * shear + c) * sy
    return [a, b, cc, d, CENTRE - a * CENTRE - cc * CENTRE, CENTRE - b * CENTRE - d * CENTRE]


def untransformed(outline, matrix):
    """An outline with an element's transform undone, and the largest factor by which lengths grow by that."""
    points = np.asarray(outline, dtype=float).reshape(-1, 2)
    if matrix is None:
        return points.ravel(), 1.0
    linear = np.array([[matrix[0], matrix[2]], [matrix[1], matrix[3]]])
    inverse = np.linalg.inv(linear)
    return ((points - np.array(matrix[4:])) @ inverse.T).ravel(), float(np.linalg.norm(inverse, 2))
