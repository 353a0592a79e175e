import { boxOfOutline, mapOutline } from './geometry';
import type { Outline, Point, Rect, Shape } from './tour';

/**
 * Fits an outline into another box, point by point: a rounded rectangle keeps its radii at any size.
 *
 * `extra` is added to radii that aren't 0, in the old box and in the new one: a ring's radii are larger than its
 * shape's.
 */
export function reframe(
  outline: Outline,
  from: Rect,
  into: Rect,
  shape: Shape,
  extra: readonly [number, number] = [0, 0],
  stretched = isStretched(outline, from, shape),
): Outline {
  const to = shape.kind === 'circle' ? square(into) : into;
  const same = Math.abs(from[2] - to[2]) <= 0.0005 && Math.abs(from[3] - to[3]) <= 0.0005;
  if (same) return mapOutline(outline, (x, y) => [x + to[0] - from[0], y + to[1] - from[1]]);
  const wider = to[2] >= from[2] - 0.0005 && to[3] >= from[3] - 0.0005;
  if (shape.kind === 'roundedRect' && (shape.smoothing ?? 0) > 0 && wider && !stretched) {
    return split(outline, from, to);
  }
  if (stretched) return mapOutline(outline, (x, y) => [stretch(x, from, to, 0), stretch(y, from, to, 1)]);
  const old = reaches(shape, from, extra[0]);
  const next = reaches(shape, to, extra[1]);
  return withCorners(outline, from, to, old, next);
}

/**
 * Moves each point with its corner. A point within the squares of several corners goes with the corner of the nearest
 * point, along the outline, that lies in one of them alone.
 */
function withCorners(outline: Outline, from: Rect, to: Rect, old: number[], next: number[]): Outline {
  const squares: number[][] = [];
  mapOutline(outline, (x, y) => {
    squares.push([0, 1, 2, 3].filter((corner) => {
      const [left, top] = tip(from, corner);
      const reach = old[corner] ?? 0;
      return reach > 0 && Math.max(Math.abs(x - left), Math.abs(y - top)) <= reach + 0.001;
    }));
    return [x, y];
  });
  const round = Math.max(1, squares.length - 1);
  return mapOutline(outline, (x, y, place) => {
    const own = squares[place] ?? [];
    let corner = own[0];
    search: for (let distance = 1; own.length > 1 && distance < round; distance += 1) {
      for (const other of [place - distance + round, place + distance]) {
        const near = squares[other % round] ?? [];
        if (near.length === 1 && own.includes(near[0] ?? -1)) {
          [corner] = near;
          break search;
        }
      }
    }
    if (corner === undefined) return between(x, y, from, to, old, next);
    const scale = (next[corner] ?? 0) / (old[corner] ?? 1);
    const [[a, b], [u, v]] = [tip(from, corner), tip(to, corner)];
    return [u + (x - a) * scale, v + (y - b) * scale];
  });
}

/** A corner of a box, numbered clockwise from the top left. */
function tip(box: Rect, corner: number): Point {
  return [box[0] + ((corner + 1) & 2 ? box[2] : 0), box[1] + (corner & 2 ? box[3] : 0)];
}

/** Returns true if a shape has four corners; paths, ellipses and kinds of later versions have none to keep. */
export const hasCorners = ({ kind }: Shape): boolean => /^(rect|roundedRect|capsule|circle)$/.test(kind);

/** Returns true if an outline is scaled as a whole: that of a shape without corners, or of one that was turned. */
export function isStretched(outline: Outline, box: Rect, shape: Shape): boolean {
  if (!hasCorners(shape)) return true;
  const own = boxOfOutline(outline);
  return ([0, 1] as const).some((axis) =>
    Math.abs(own[axis] - box[axis]) >= 0.01 ||
    Math.abs(endOf(own, axis) - endOf(box, axis)) >= 0.01
  );
}

const endOf = (box: Rect, axis: 0 | 1): number => box[axis] + (axis ? box[3] : box[2]);

/** The square in the centre of a box. */
export function square(box: Rect): Rect {
  const side = Math.min(box[2], box[3]);
  return [box[0] + (box[2] - side) / 2, box[1] + (box[3] - side) / 2, side, side];
}

/** Moves points before the centre with the left or upper side, and all others with the right or lower side. */
function split(outline: Outline, from: Rect, to: Rect): Outline {
  const along = (value: number, axis: 0 | 1): number => {
    const length = axis === 0 ? 2 : 3;
    const first = value < from[axis] + from[length] / 2 - 0.000001;
    return value + to[axis] - from[axis] + (first ? 0 : to[length] - from[length]);
  };
  return mapOutline(outline, (x, y) => [along(x, 0), along(y, 1)]);
}

function stretch(value: number, from: Rect, to: Rect, axis: 0 | 1): number {
  const [a, b] = axis === 0 ? [from[2], to[2]] : [from[3], to[3]];
  return to[axis] + (a > 0 ? ((value - from[axis]) * b) / a : value - from[axis]);
}

/** The lengths of the corners along their sides, clockwise from the top left. */
export function reaches(shape: Shape, box: Rect, extra: number): number[] {
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

/** The new place of a point that lies at no corner. */
function between(x: number, y: number, from: Rect, to: Rect, old: number[], next: number[]): Point {
  const upper = y - from[1] < from[1] + from[3] - y;
  const left = x - from[0] < from[0] + from[2] - x;
  const [a, b] = upper ? [0, 1] : [3, 2];
  const [c, d] = left ? [0, 3] : [1, 2];
  return [
    threefold(x, from[0], from[2], to[0], to[2], old[a] ?? 0, old[b] ?? 0, next[a] ?? 0, next[b] ?? 0),
    threefold(y, from[1], from[3], to[1], to[3], old[c] ?? 0, old[d] ?? 0, next[c] ?? 0, next[d] ?? 0),
  ];
}

/** Maps three stretches separately: the first corner, the space between the corners, and the last corner. */
function threefold(
  value: number,
  from: number,
  length: number,
  to: number,
  size: number,
  a: number,
  b: number,
  a2: number,
  b2: number,
): number {
  const at = value - from;
  // `(x + w) − x` may exceed w: a sharp corner has no length to divide by.
  if (at <= 0) return to + at;
  if (at >= length) return to + size + at - length;
  if (length - a - b <= 0.001) return to + (at * size) / length;
  if (at < a) return to + (at * a2) / a;
  if (at <= length - b) return to + a2 + ((at - a) * (size - a2 - b2)) / (length - a - b);
  return to + size - b2 + ((at - (length - b)) * b2) / b;
}

/** Two outlines with the same number of segments: the shorter one repeats its last point. */
export function alike(a: Outline, b: Outline): [Outline, Outline] {
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
