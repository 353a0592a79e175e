import { between } from './geometry';
import type { Motion } from './tour';

type Curve = readonly [number, number, number, number];

/** The progress of a motion at a time since its start. If keyframes share a time, the last one holds. */
export function progressAt(motion: Motion, time: number): number {
  return valueAt(motion.keyframes, time, (frame) => frame.progress);
}

/**
 * Interpolates a value of keyframes at a time. Each segment has its own easing; before the first keyframe and after the
 * last one the value is constant.
 */
export function valueAt<
  F extends {
    readonly time: number;
    readonly easing?: Curve;
  },
>(
  frames: readonly F[],
  time: number,
  value: (frame: F) => number,
): number {
  const place = frames.findIndex((frame) => frame.time > time);
  const after = frames[place];
  const before = frames[place < 0 ? frames.length - 1 : place - 1];
  if (!before) return after ? value(after) : 1;
  if (!after) return value(before);
  const x = (time - before.time) / (after.time - before.time);
  return between(value(before), value(after), before.easing ? ease(before.easing, x) : x);
}

/** A Bézier from 0 to 1 with two handles, at parameter t; and a third of its derivative there. */
const along = (a: number, b: number, t: number): number => ((1 - t) * 3 * (a * (1 - t) + b * t) + t * t) * t;
const slope = (a: number, b: number, t: number): number =>
  a * (1 - t) ** 2 + 2 * t * (1 - t) * (b - a) + t * t * (1 - b);

/** CSS's `cubic-bezier(x1, y1, x2, y2)` at x. */
export function ease([x1, y1, x2, y2]: Curve, x: number): number {
  let [low, high] = [0, 1];
  for (let round = 0; round < 48; round += 1) {
    const half = (low + high) / 2;
    if (along(x1, x2, half) < x) {
      low = half;
    } else {
      high = half;
    }
  }
  return along(y1, y2, (low + high) / 2);
}

/** A piece of a curve: its start, and its shape up to its end as a CSS easing. */
export interface Piece {
  readonly x: number;
  readonly y: number;
  readonly easing: string;
}

/** Divides a curve into pieces that together are the same curve. Without a curve, a line. */
export function piecesOf([x1, y1, x2, y2]: Curve = [1 / 3, 1 / 3, 2 / 3, 2 / 3], count: number): Piece[] {
  return [...Array(count).keys()].map((index) => {
    const [from, to] = [index / count, (index + 1) / count];
    const [x, y] = [along(x1, x2, from), along(y1, y2, from)];
    const [across, up] = [along(x1, x2, to) - x, along(y1, y2, to) - y];
    // A Bézier's handles lie on its tangents, a third of the parameter range from the ends.
    const handle = (t: number): number[] => [slope(x1, x2, t) / count / across, slope(y1, y2, t) / count / up];
    const [a, b, c, d] = [...handle(from), ...handle(to)] as [number, number, number, number];
    return { x, y, easing: Math.abs(up) < 1e-6 ? 'linear' : `cubic-bezier(${[a, b, 1 - c, 1 - d]})` };
  });
}
