import type { Rect } from './tour';
import type { LiveScreen } from './live';

/** The largest length that is accepted: sums and squares of such lengths are finite. */
const FARTHEST = 1e9;

const isLength = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= FARTHEST;
const areLengths = (list: unknown, count: number): list is number[] =>
  Array.isArray(list) && list.length === count && list.every(isLength);

/** Returns true if a value has four lengths, with non-negative width and height. */
const isFrame = (value: unknown): value is Rect => areLengths(value, 4) && (value[2] ?? 0) >= 0 && (value[3] ?? 0) >= 0;

/** A screen without malformed frames, or null if its own lengths are malformed. */
export function validScreen(screen: LiveScreen): LiveScreen | null {
  const lengths = areLengths(screen.size, 2) && areLengths(screen.safeArea, 4)
    ? [...screen.size, ...screen.safeArea]
    : [-1];
  if (lengths.some((length) => length < 0)) return null;
  if (Object.values(screen.frames).every(isFrame)) return screen;
  return { ...screen, frames: Object.fromEntries(Object.entries(screen.frames).filter(([, frame]) => isFrame(frame))) };
}
