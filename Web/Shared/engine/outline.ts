import { mapOutline } from './geometry';
import type { Outline, Point, Rect, Shape } from './tour';

/** A segment for each edge and each corner: the division of a tour that has none. */
const ONE_EACH: readonly number[] = [1, 1, 1, 1, 1, 1, 1, 1];

/**
 * Fits an outline into another box, point by point: a rounded rectangle keeps its radii at any size.
 *
 * `division` is the tour's. `extra` is added to radii that aren't 0, in the old box and in the new one: a ring's radii
 * are larger than its shape's.
 */
export function reframe(
  outline: Outline,
  from: Rect,
  to: Rect,
  shape: Shape,
  division: readonly number[] = ONE_EACH,
  extra = 0,
): Outline {
  const same = Math.abs(from[2] - to[2]) <= 0.0005 && Math.abs(from[3] - to[3]) <= 0.0005;
  if (same) return mapOutline(outline, (x, y) => [x + to[0] - from[0], y + to[1] - from[1]]);
  const ends = [0];
  division.forEach((count, part) => ends.push((ends[part] ?? 0) + 3 * count));
  if (!hasCorners(shape) || !isDivided(outline, from, ends)) {
    return mapOutline(outline, (x, y) => [scaled(x, from, to, 0), scaled(y, from, to, 1)]);
  }
  const old = cornerLengths(shape, from, extra);
  const keeps = shape.kind === 'roundedRect' && to[2] >= from[2] - 0.0005 && to[3] >= from[3] - 0.0005;
  return withCorners(outline, from, to, old, keeps ? old : cornerLengths(shape, to, extra), ends);
}

/** Scales each corner from the tip of its box, and stretches the edges between. */
function withCorners(
  outline: Outline,
  from: Rect,
  to: Rect,
  old: readonly number[],
  next: readonly number[],
  ends: readonly number[],
): Outline {
  const made = [...outline];
  const last = outline.length - 2;
  for (let side = 0; side < 4; side += 1) {
    const corner = (side + 1) % 4;
    const reach = old[corner] ?? 0;
    const scale = reach > 0 ? (next[corner] ?? 0) / reach : 0;
    for (let point = ends[2 * side + 1] ?? 0; point <= (ends[2 * side + 2] ?? 0); point += 1) {
      for (const axis of [0, 1] as const) {
        const at = 2 * point + axis;
        made[at] = boxCorner(to, corner)[axis] + ((outline[at] ?? 0) - boxCorner(from, corner)[axis]) * scale;
      }
    }
  }
  [made[0], made[1]] = [made[last] ?? 0, made[last + 1] ?? 0];
  for (let side = 0; side < 4; side += 1) {
    const [first = 0, end = 0] = [ends[2 * side], ends[2 * side + 1]];
    const axis = side % 2 as 0 | 1;
    const along = (list: readonly number[], point: number): number => list[2 * point + axis] ?? 0;
    const way = along(outline, end) - along(outline, first);
    for (let point = first + 1; point < end; point += 1) {
      const share = Math.abs(way) > 0.001
        ? (along(outline, point) - along(outline, first)) / way
        : (point - first) / (end - first);
      const across = 1 - axis as 0 | 1;
      made[2 * point + axis] = along(made, first) + share * (along(made, end) - along(made, first));
      made[2 * point + across] = (outline[2 * point + across] ?? 0) + edgeOf(to, side) - edgeOf(from, side);
    }
  }
  return made;
}

/** Returns true if an outline has the edges and corners of a division, and its edges lie on the sides of its box. */
function isDivided(outline: Outline, box: Rect, ends: readonly number[]): boolean {
  return outline.length === 2 * (ends[8] ?? 0) + 2 && ends.slice(0, 8).every((first, part) => {
    const side = part >> 1;
    const point = first % (ends[8] ?? 1);
    return Math.abs((outline[2 * point + 1 - side % 2] ?? 0) - edgeOf(box, side)) < 0.01;
  });
}

/** A corner of a box, numbered clockwise from the top left. */
function boxCorner(box: Rect, corner: number): Point {
  return [box[0] + ((corner + 1) & 2 ? box[2] : 0), box[1] + (corner & 2 ? box[3] : 0)];
}

/** The coordinate of a rect's edge: top, right, bottom or left. */
export const edgeOf = (rect: Rect, side: number): number =>
  (side % 2 ? rect[0] : rect[1]) + (side === 1 ? rect[2] : side === 2 ? rect[3] : 0);

/** Returns true if a shape has four corners; paths, ellipses and kinds of later versions have none to keep. */
export const hasCorners = ({ kind }: Shape): boolean => /^(rect|roundedRect|capsule|circle)$/.test(kind);

/** The square in the centre of a box. */
export function square(box: Rect): Rect {
  const side = Math.min(box[2], box[3]);
  return [box[0] + (box[2] - side) / 2, box[1] + (box[3] - side) / 2, side, side];
}

function scaled(value: number, from: Rect, to: Rect, axis: 0 | 1): number {
  const [a, b] = axis === 0 ? [from[2], to[2]] : [from[3], to[3]];
  return to[axis] + (a > 0 ? ((value - from[axis]) * b) / a : value - from[axis]);
}

/** The lengths of the corners along their sides, clockwise from the top left. */
export function cornerLengths(shape: Shape, box: Rect, extra: number): number[] {
  if (shape.kind === 'rect') return [0, 0, 0, 0];
  if (shape.kind !== 'roundedRect') return Array<number>(4).fill(Math.min(box[2], box[3]) / 2);
  const list = [0, 1, 2, 3].map((index) => {
    const radius = shape.radii?.[index] ?? 0;
    return radius > 0 ? Math.max(radius + extra, 0) * (1 + (shape.smoothing ?? 0)) : 0;
  });
  const factor = Math.min(
    1,
    ...list.map((reach, index) => {
      const sum = reach + (list[(index + 1) % 4] ?? 0);
      const side = index % 2 ? box[3] : box[2];
      return sum > side ? side / sum : 1;
    }),
  );
  return list.map((reach) => reach * factor);
}

/** Two outlines with the same number of segments: the shorter one repeats its last point. */
export function withEqualLengths(a: Outline, b: Outline): [Outline, Outline] {
  if (a.length === b.length) return [a, b];
  const pad = (outline: Outline, length: number): Outline => {
    const last = outline.slice(-2);
    const result = [...outline];
    while (result.length < length) result.push(...last, ...last, ...last);
    return result;
  };
  return [pad(a, b.length), pad(b, a.length)];
}

/** An outline as SVG path data. If any number isn't finite, a single point. */
export function pathData(outline: Outline): string {
  if (!outline.every(Number.isFinite)) return 'M0 0Z';
  const round = (value: number | undefined): number => Math.round((value ?? 0) * 1000) / 1000;
  let text = `M${round(outline[0])} ${round(outline[1])}`;
  for (let index = 2; index + 5 < outline.length; index += 6) {
    text += `C${outline.slice(index, index + 6).map(round).join(' ')}`;
  }
  return `${text}Z`;
}

/**
 * Flattens an outline into points, without the last one, which equals the first. The error is at most 0.05 for outlines
 * no longer than 36,000.
 */
export function flatten(outline: Outline): [number, number][] {
  const points: [number, number][] = [];
  for (let index = 0; index + 7 < outline.length; index += 6) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = outline.slice(index, index + 8);
    const length = Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2);
    const isStraight = length - Math.hypot(x3 - x0, y3 - y0) < 1e-6;
    const parts = length < 1e-6 ? 0 : isStraight ? 1 : Math.min(Math.max(4, Math.ceil(2.6 * Math.sqrt(length))), 500);
    for (let part = 0; part < parts; part += 1) {
      const t = part / parts;
      const u = 1 - t;
      points.push([
        u * u * u * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * x3,
        u * u * u * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * y3,
      ]);
    }
  }
  return points;
}

/** The outline of a closed polygon. */
export function polygon(points: readonly (readonly [number, number])[]): Outline {
  const result: number[] = [...(points[0] ?? [0, 0])];
  points.forEach(([x, y], index) => {
    const [x2, y2] = points[(index + 1) % points.length] ?? [x, y];
    result.push(x + (x2 - x) / 3, y + (y2 - y) / 3, x + ((x2 - x) * 2) / 3, y + ((y2 - y) * 2) / 3, x2, y2);
  });
  return result;
}
