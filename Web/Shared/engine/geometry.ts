import type { Insets, Outline, Point, Rect } from './tour';

/** Interpolates between two numbers: `from + (to − from) · p`. Everything moves by this formula. */
export const between = (from: number, to: number, p: number): number => from + (to - from) * p;

/** Clamps a number to a range. */
export const clamp = (value: number, low = 0, high = 1): number => Math.min(Math.max(value, low), high);

/** Interpolates between two lists of the same length, number by number. */
export const mix = (from: readonly number[], to: readonly number[], p: number): number[] =>
  from.map((value, index) => between(value, to[index] ?? value, p));

/** Interpolates between two rects. Sizes don't become negative. */
export function mixRect(from: Rect, to: Rect, p: number): Rect {
  const [x = 0, y = 0, width = 0, height = 0] = mix(from, to, p);
  return [x, y, Math.max(width, 0), Math.max(height, 0)];
}

/** A rect with the given left, top, right and bottom edges. */
export const fromEdges = (
  left: number,
  top: number,
  right: number,
  bottom: number,
): Rect => [left, top, Math.max(right - left, 0), Math.max(bottom - top, 0)];

/** The smallest rect around several, or null if there are none. */
export function around(rects: readonly Rect[]): Rect | null {
  if (!rects.length) return null;
  return fromEdges(
    Math.min(...rects.map((rect) => rect[0])),
    Math.min(...rects.map((rect) => rect[1])),
    Math.max(...rects.map((rect) => rect[0] + rect[2])),
    Math.max(...rects.map((rect) => rect[1] + rect[3])),
  );
}

/** The intersection of two rects, without area if they only touch. Null if they don't meet. */
export function overlap(a: Rect, b: Rect): Rect | null {
  const left = Math.max(a[0], b[0]);
  const top = Math.max(a[1], b[1]);
  const right = Math.min(a[0] + a[2], b[0] + b[2]);
  const bottom = Math.min(a[1] + a[3], b[1] + b[3]);
  return right < left || bottom < top ? null : [left, top, right - left, bottom - top];
}

/** A rect outset by insets, or by one number on all sides. */
export function outset(rect: Rect, by: Insets | number): Rect {
  const [top, right, bottom, left] = typeof by === 'number' ? [by, by, by, by] : by;
  return fromEdges(rect[0] - left, rect[1] - top, rect[0] + rect[2] + right, rect[1] + rect[3] + bottom);
}

/** The centre of a rect. */
export const middle = (rect: Rect): Point => [rect[0] + rect[2] / 2, rect[1] + rect[3] / 2];

/** Returns true if a point lies in a rect or on its edge. */
export const contains = (rect: Rect, [x, y]: Point): boolean =>
  x >= rect[0] && y >= rect[1] && x <= rect[0] + rect[2] && y <= rect[1] + rect[3];

/** The bounding box of an outline's on-curve points. */
export function boxOfOutline(outline: Outline): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index + 1 < outline.length; index += 6) {
    const x = outline[index] ?? 0;
    const y = outline[index + 1] ?? 0;
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return left <= right ? fromEdges(left, top, right, bottom) : [0, 0, 0, 0];
}

/** An outline with each point mapped. */
export function mapOutline(outline: Outline, map: (x: number, y: number, place: number) => Point): Outline {
  const result: number[] = [];
  for (let index = 0; index + 1 < outline.length; index += 2) {
    result.push(...map(outline[index] ?? 0, outline[index + 1] ?? 0, index / 2));
  }
  return result;
}

/** An outline with as many points, all at the centre of its box. */
export function collapsed(outline: Outline): Outline {
  const centre = middle(boxOfOutline(outline));
  return mapOutline(outline, () => centre);
}
