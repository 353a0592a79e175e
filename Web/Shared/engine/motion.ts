import { between } from './geometry';
import type { Motion } from './tour';

type Curve = readonly [number, number, number, number];

/** The progress of a motion at a time since it began. At equal times the later keyframe holds. */
export function progressAt(motion: Motion, time: number): number {
  return valueAt(motion.keyframes, time, (frame) => frame.progress);
}

/**
 * A number of keyframes at a time: each segment goes as its easing says, and before and after them all it stands
 * still.
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

/** A curve from 0 to 1 with two handles, at its parameter t; and a third of its slope there. */
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

/** A piece of a curve: where it begins, and the curve from there to its end, as CSS writes it. */
export interface Piece {
  readonly x: number;
  readonly y: number;
  readonly easing: string;
}

/** A curve cut into pieces that together are the same curve; without one it is a line. */
export function piecesOf([x1, y1, x2, y2]: Curve = [1 / 3, 1 / 3, 2 / 3, 2 / 3], count: number): Piece[] {
  return [...Array(count).keys()].map((index) => {
    const [from, to] = [index / count, (index + 1) / count];
    const [x, y] = [along(x1, x2, from), along(y1, y2, from)];
    const [across, up] = [along(x1, x2, to) - x, along(y1, y2, to) - y];
    // A curve's handles lie on its tangents, a third of the way in its parameter off the ends.
    const handle = (t: number): number[] => [slope(x1, x2, t) / count / across, slope(y1, y2, t) / count / up];
    const [a, b, c, d] = [...handle(from), ...handle(to)] as [number, number, number, number];
    return { x, y, easing: Math.abs(up) < 1e-6 ? 'linear' : `cubic-bezier(${[a, b, 1 - c, 1 - d]})` };
  });
}
