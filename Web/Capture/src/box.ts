import type { Box } from '../../Shared/dom/finder';
import type { Frame } from './manifest';

/** A length as written: rounded to three decimals. */
export function rounded(value: number): number {
  const thousandths = Math.round(value * 1000) / 1000;
  return thousandths === 0 ? 0 : thousandths;
}

/** A box as written. */
export function frameOf(box: Box): Frame {
  return [rounded(box[0]), rounded(box[1]), rounded(box[2]), rounded(box[3])];
}

/** The intersection of two boxes, or null if it has no area. */
export function intersection(a: Box, b: Box): Box | null {
  const [x, y] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])];
  const right = Math.min(a[0] + a[2], b[0] + b[2]);
  const bottom = Math.min(a[1] + a[3], b[1] + b[3]);
  return right > x && bottom > y ? [x, y, right - x, bottom - y] : null;
}

/** Returns true if a point lies in a box. */
export function contains([x, y, width, height]: Box, [px, py]: readonly [number, number]): boolean {
  return px >= x && px <= x + width && py >= y && py <= y + height;
}

/** The centre of a box. */
export function centerOf([x, y, width, height]: Box): [number, number] {
  return [x + width / 2, y + height / 2];
}
