import { clamp, contains, fromEdges } from './geometry';
import type { Outline, Point, Rect } from './tour';

/** The bounding box of an outline's curves, which may be smaller than that of its control points. */
export function extentOf(outline: Outline): Rect {
  const range = (axis: 0 | 1): [number, number] => {
    let [low, high] = [Infinity, -Infinity];
    const see = (value: number): void => {
      low = Math.min(low, value);
      high = Math.max(high, value);
    };
    for (let index = axis; index + 6 < outline.length; index += 6) {
      const [a = 0, b = 0, c = 0, d = 0] = [0, 2, 4, 6].map((offset) => outline[index + offset]);
      see(a);
      see(d);
      // The extrema of the curve: the roots of its derivative.
      const [p, q, r] = [d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a];
      const root = Math.sqrt(Math.max(q * q - 4 * p * r, 0));
      for (
        const t of Math.abs(p) > 1e-12
          ? [(-q + root) / (2 * p), (-q - root) / (2 * p)]
          : Math.abs(q) > 1e-12
          ? [-r / q]
          : []
      ) {
        if (t <= 0 || t >= 1) continue;
        const u = 1 - t;
        see(u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d);
      }
    }
    return [low, high];
  };
  const [[left, right], [top, bottom]] = [range(0), range(1)];
  return fromEdges(left, top, right, bottom);
}

/**
 * The mitre tips of an outline's corners, at a distance from it, as rects of size 0. Only those within `box`, if given.
 */
export function mitred(outline: Outline, distance: number, box: Rect | null): Rect[] {
  const points: Rect[] = [];
  const count = Math.floor((outline.length - 2) / 6);
  for (let index = 0; index < count && distance > 0; index += 1) {
    const at: Point = [outline[index * 6] ?? 0, outline[index * 6 + 1] ?? 0];
    if (box && !contains(box, at)) continue;
    const after = directionFrom(outline, index, 1);
    const before = directionFrom(outline, index, -1);
    if (!after || !before) continue;
    const [a, b] = [[-before[1], before[0]] as const, [after[1], -after[0]] as const];
    const turn = -before[0] * after[1] + before[1] * after[0];
    const cos = clamp(a[0] * b[0] + a[1] * b[1], -1, 1);
    if (turn <= 1e-9 || 1 / Math.sqrt((1 + cos) / 2 || 1e-12) > 4) continue;
    points.push([at[0] + ((a[0] + b[0]) * distance) / (1 + cos), at[1] + ((a[1] + b[1]) * distance) / (1 + cos), 0, 0]);
  }
  return points;
}

/** The direction from one of an outline's points to the next distinct one, or to the previous one. */
function directionFrom(outline: Outline, index: number, step: 1 | - 1): Point | null {
  const length = outline.length - 2;
  const at = index * 6;
  const [x, y] = [outline[at] ?? 0, outline[at + 1] ?? 0];
  for (let hop = 1; hop <= length / 2; hop += 1) {
    const place = (((at + hop * 2 * step) % length) + length) % length;
    const [dx, dy] = [(outline[place] ?? 0) - x, (outline[place + 1] ?? 0) - y];
    const size = Math.hypot(dx, dy);
    if (size > 1e-6) return [dx / size, dy / size];
  }
  return null;
}
