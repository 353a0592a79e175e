import { clamp, middle, overlap } from './geometry';
import type { Arrow, CalloutLayout, Point, Rect, Size } from './tour';

export type Align = CalloutLayout['align'];
export type Side = 'top' | 'right' | 'bottom' | 'left';
/** A side of the screen and an alignment along it, or the centre. */
export type Placement = readonly [Side | 'center', Align];

/** The surroundings that a bubble is placed in. */
export interface Scene {
  /** The bubble's size if it is at most `limit` wide. */
  readonly size: (limit: number) => Size;
  /** The bubble's maximum width. */
  readonly widest: number;
  /** The bubble's minimum width, half of its own; null if its size is given. */
  readonly narrowest: number | null;
  /** The box that the bubble is placed beside. */
  readonly reference: Rect;
  readonly obstacles: readonly Rect[];
  /** The boxes that it must not cover, at any gap: holes and the anchor, and elements to avoid. */
  readonly targets: readonly Rect[];
  readonly avoided: readonly Rect[];
  /** The visible area. */
  readonly visible: Rect;
  readonly gap: number;
  readonly arrow: Size | null;
  readonly radius: number;
  readonly isRightToLeft: boolean;
}

/** A place for a bubble. */
export interface Spot {
  readonly frame: Rect;
  readonly side: Side | 'center';
  readonly align: Align;
  readonly arrow: Arrow | null;
}

interface ShiftedSpot extends Spot {
  readonly shift: number;
}

/** The tolerance for lengths: a smaller difference counts as equal. */
export const TOLERANCE = 0.000001;

/** The axes of a side: first the axis away from the reference, then the one along the side. */
const axesOf = (side: Side): [0 | 1, 0 | 1] => (side === 'top' || side === 'bottom' ? [1, 0] : [0, 1]);
const end = (rect: Rect, axis: 0 | 1): number => rect[axis] + (axis ? rect[3] : rect[2]);
const isBelowOrRight = (side: Side): boolean => side === 'bottom' || side === 'right';

/** Returns true if two rects overlap; touching isn't overlapping. */
export function overlaps(a: Rect, b: Rect): boolean {
  const both = overlap(a, b);
  return !!both && both[2] > TOLERANCE && both[3] > TOLERANCE;
}

/** Parses a tour's placement, with sides as seen on the screen. */
export function placementOf(text: string, isRightToLeft: boolean): Placement {
  const [name = '', align = 'center'] = text.split('-');
  const [start, last]: Side[] = isRightToLeft ? ['right', 'left'] : ['left', 'right'];
  return [(name === 'leading' ? start : name === 'trailing' ? last : name) as Side, align as Align];
}

/** The space at a side. */
function roomAt({ reference, visible, gap }: Scene, side: Side): number {
  const [deep] = axesOf(side);
  return isBelowOrRight(side)
    ? end(visible, deep) - Math.max(end(reference, deep) + gap, visible[deep])
    : Math.min(reference[deep] - gap, end(visible, deep)) - visible[deep];
}

/** All sides, those with the most spare room first. */
function sidesByRoom(scene: Scene): Placement[] {
  const natural = scene.size(scene.widest);
  const order: Side[] = scene.isRightToLeft ? ['top', 'left', 'bottom', 'right'] : ['top', 'right', 'bottom', 'left'];
  const left = (side: Side): number => roomAt(scene, side) - natural[axesOf(side)[0]];
  return order.map((side, index) => ({ side, index, left: left(side) }))
    .sort((a, b) => (Math.abs(a.left - b.left) <= TOLERANCE ? a.index - b.index : b.left - a.left))
    .map(({ side }) => [side, 'center']);
}

/** The positions of a bubble along a side: its aligned position and the ranges of possible positions. */
function stripAlong(scene: Scene, side: Side, align: Align, size: Size) {
  const [deep, long] = axesOf(side);
  const { reference, visible, gap } = scene;
  const length = size[long];
  const [first, last] = [reference[long], end(reference, long)];
  const half = (first + last) / 2;
  const near = isBelowOrRight(side)
    ? Math.max(end(reference, deep) + gap, visible[deep])
    : Math.min(reference[deep] - gap, end(visible, deep)) - size[deep];
  const whole = scene.arrow && Math.min(scene.arrow[1], gap) > 0 ? scene.radius + scene.arrow[0] / 2 : 0;
  const inset = length < 2 * whole - TOLERANCE ? 0 : whole;
  const mirrored = long === 0 && scene.isRightToLeft;
  const aligned = align === 'center'
    ? half - length / 2
    : (align === 'start') !== mirrored
    ? Math.min(first, half - inset)
    : Math.max(last, half + inset) - length;
  const low = Math.max(visible[long], first - length);
  const high = Math.min(end(visible, long) - length, last);
  const crossing = scene.obstacles.filter((one) =>
    one[deep] < near + size[deep] - TOLERANCE && end(one, deep) > near + TOLERANCE
  );
  let free: [number, number][] = low <= high + TOLERANCE ? [[low, Math.max(low, high)]] : [];
  for (const one of crossing) {
    const [from, to] = [one[long] - length, end(one, long)];
    free = free.flatMap(
      (
        [a, b],
      ) => (to <= a + TOLERANCE || from >= b - TOLERANCE
        ? (from < a - TOLERANCE && to > b + TOLERANCE ? [] : [[a, b]])
        : [
          ...(from >= a - TOLERANCE ? [[a, Math.max(from, a)]] : []),
          ...(to <= b + TOLERANCE ? [[Math.min(to, b), b]] : []),
        ]),
    ) as [number, number][];
  }
  // A range of a single point may lie within another obstacle.
  free = free.filter(
    ([a, b]) =>
      b - a > TOLERANCE ||
      !crossing.some((one) => a > one[long] - length + TOLERANCE && a < end(one, long) - TOLERANCE),
  );
  const pointing: [number, number] = [first + inset - length, last - inset];
  const frame = (begin: number): Rect => (long === 0 ? [begin, near, ...size] : [near, begin, ...size]);
  return { deep, long, length, inset, aligned, low, high, crossing, free, pointing, frame, half, mirrored };
}

/** The place of a bubble at a side, shifted along it if necessary; undefined if there is no room. */
function placeAt(scene: Scene, [side, align]: Placement, size: Size): ShiftedSpot | undefined {
  if (side === 'center') return undefined;
  const strip = stripAlong(scene, side, align, size);
  if (size[strip.deep] > roomAt(scene, side) + TOLERANCE || !strip.free.length) return undefined;
  const [from, to] = strip.pointing;
  const points = strip.free.map(([a, b]) => [Math.max(a, from), Math.min(b, to)] as const).filter(([a, b]) =>
    a <= b + TOLERANCE
  );
  const isFree = strip.free.some(([a, b]) => strip.aligned >= a - TOLERANCE && strip.aligned <= b + TOLERANCE);
  let begin = strip.aligned;
  if (!isFree) {
    let best = Infinity;
    for (const [a, b] of points.length ? points : strip.free) {
      const at = clamp(strip.aligned, a, Math.max(a, b));
      const off = Math.abs(at - strip.aligned);
      if (off < best - TOLERANCE || (off < best + TOLERANCE && strip.mirrored && at > begin)) {
        [best, begin] = [Math.min(off, best), at];
      }
    }
  }
  const frame = strip.frame(begin);
  return { frame, side, align, shift: Math.abs(begin - strip.aligned), arrow: arrowAt(scene, side, frame, strip) };
}

function arrowAt(
  scene: Scene,
  side: Side,
  frame: Rect,
  { inset, pointing, half, long, deep }: ReturnType<typeof stripAlong>,
): Arrow | null {
  if (!scene.arrow || inset <= 0 || frame[long] < pointing[0] - TOLERANCE || frame[long] > pointing[1] + TOLERANCE) {
    return null;
  }
  const [width] = scene.arrow;
  const high = Math.min(scene.arrow[1], scene.gap);
  const tip = clamp(half, frame[long] + inset, end(frame, long) - inset);
  const edge = isBelowOrRight(side) ? frame[deep] : end(frame, deep);
  const far = isBelowOrRight(side) ? edge - high : edge + high;
  const at = (value: number, away: number): Point => (long === 0 ? [value, away] : [away, value]);
  const before = side === 'bottom' || side === 'left' ? -1 : 1;
  const box: Rect = long === 0
    ? [tip - width / 2, Math.min(edge, far), width, high]
    : [Math.min(edge, far), tip - width / 2, high, width];
  if (scene.obstacles.some((one) => overlaps(box, one))) return null;
  const base = [
    ...at(tip + (before * width) / 2, edge),
    ...at(tip - (before * width) / 2, edge),
  ] as unknown as Arrow['base'];
  return { tip: at(tip, far), base };
}

/** The centre of the visible area. */
function centreOf(scene: Scene, size = scene.size(scene.widest)): ShiftedSpot {
  const [x, y] = middle(scene.visible);
  return { frame: [x - size[0] / 2, y - size[1] / 2, ...size], side: 'center', align: 'center', shift: 0, arrow: null };
}

function isFreeCentre(scene: Scene): boolean {
  const { frame } = centreOf(scene);
  return frame[2] <= scene.visible[2] + TOLERANCE && frame[3] <= scene.visible[3] + TOLERANCE &&
    !scene.obstacles.some((one) => overlaps(frame, one));
}

/** The first place of a list that breaks no rule; with `narrows`, a place for a narrower bubble counts too. */
export function findSpot(scene: Scene, placements: readonly string[], narrows = true): Spot | undefined {
  const natural = scene.size(scene.widest);
  const auto = sidesByRoom(scene);
  const all = placements.flatMap((one) => (one === 'auto' ? auto : [placementOf(one, scene.isRightToLeft)]));
  if (all[0]?.[0] === 'center' && isFreeCentre(scene)) return centreOf(scene);
  const places = new Map(all.map((one) => [one, placeAt(scene, one, natural)]));
  const exact = all.map((one) => places.get(one)).find((one) => one && one.shift <= TOLERANCE);
  if (exact) return exact;
  let candidates: ShiftedSpot[] = [];
  for (const text of [...placements, '']) {
    if (text && text !== 'auto' && text !== 'center') {
      const place = placeAt(scene, placementOf(text, scene.isRightToLeft), natural);
      if (place) candidates.push(place);
      continue;
    }
    const least = candidates.reduce<ShiftedSpot | undefined>(
      (a, b) => (a && b.shift >= a.shift - TOLERANCE ? a : b),
      undefined,
    );
    if (least) return least;
    if (text === 'center' && isFreeCentre(scene)) return centreOf(scene);
    const side = text === 'auto' ? auto.map((one) => places.get(one)).find((one) => one) : undefined;
    if (side) return side;
    candidates = [];
  }
  for (const one of narrows && scene.narrowest !== null ? all : []) {
    const [side] = one;
    if (side !== 'left' && side !== 'right') continue;
    const room = roomAt(scene, side);
    if (room >= natural[0] - TOLERANCE || room < (scene.narrowest ?? 0) - TOLERANCE) continue;
    const size = scene.size(room);
    const place = size[0] <= room + TOLERANCE && size[1] < Infinity ? placeAt(scene, one, size) : undefined;
    if (place) return place;
  }
  return placements.includes('center') && coversOnlyFilling(scene) ? centreOf(scene) : undefined;
}

/** Returns true if the centre covers nothing but targets that fill the screen. */
function coversOnlyFilling(scene: Scene): boolean {
  const { frame } = centreOf(scene);
  const area = (rect: Rect | null): number => (rect ? rect[2] * rect[3] : 0);
  if (
    frame[2] > scene.visible[2] + TOLERANCE || frame[3] > scene.visible[3] + TOLERANCE ||
    scene.avoided.some((one) => overlaps(frame, one))
  ) {
    return false;
  }
  return scene.targets.filter((one) => overlaps(frame, one)).every((one) => {
    const beside = { ...scene, reference: one, gap: Math.max(scene.gap, 0) };
    const hasRoom = (['top', 'right', 'bottom', 'left'] as const).some((side) =>
      roomAt(beside, side) >= (axesOf(side)[0] ? frame[3] : frame[2]) - TOLERANCE
    );
    return area(overlap(one, scene.visible)) > area(scene.visible) / 2 && !hasRoom &&
      area(overlap(one, frame)) < area(one) / 2;
  });
}

/** Returns true if a place covers a target that doesn't fill the screen, or an element to avoid. */
export const covers = (scene: Scene, { frame, side }: Spot): boolean =>
  [...scene.targets, ...scene.avoided].some((one) => overlaps(frame, one)) &&
  !(side === 'center' && coversOnlyFilling(scene));

/** Moves a box into the visible area. A box that is too large starts at the area's start. */
export function movedInside(frame: Rect, visible: Rect): Rect {
  const put = (
    at: number,
    size: number,
    low: number,
    length: number,
  ): number => (size > length ? low : clamp(at, low, low + length - size));
  return [
    put(frame[0], frame[2], visible[0], visible[2]),
    put(frame[1], frame[3], visible[1], visible[3]),
    frame[2],
    frame[3],
  ];
}

/** The place that breaks the fewest rules. */
export function bestEffort(scene: Scene, placements: readonly string[]): Spot {
  const natural = scene.size(scene.widest);
  const seen = new Set<string>();
  let best: { lack: number; found: Spot } | undefined;
  const within = (frame: Rect): Rect => movedInside(frame, scene.visible);
  for (
    const [side, align] of placements.flatMap(
      (one) => (one === 'auto' ? sidesByRoom(scene) : [placementOf(one, scene.isRightToLeft)]),
    )
  ) {
    if (seen.has(side)) continue;
    seen.add(side);
    let lack: number;
    let frame: Rect;
    if (side === 'center') {
      frame = centreOf(scene).frame;
      const over = Math.max(frame[2] - scene.visible[2], frame[3] - scene.visible[3]);
      const push = (one: Rect): number =>
        Math.min(end(frame, 0) - one[0], end(one, 0) - frame[0], end(frame, 1) - one[1], end(one, 1) - frame[1]);
      lack = over > TOLERANCE ? over : Math.max(0, ...scene.obstacles.filter((one) => overlaps(frame, one)).map(push));
    } else {
      const room = roomAt(scene, side);
      const limit = Math.max(room, scene.narrowest ?? Infinity);
      const narrow = (side === 'left' || side === 'right') && limit < natural[0] - TOLERANCE
        ? scene.size(limit)
        : natural;
      const size = narrow[1] < Infinity ? narrow : natural;
      const strip = stripAlong(scene, side, align, size);
      lack = lackOf(scene, strip, size, room);
      frame = strip.frame(strip.aligned);
    }
    if (!best || lack < best.lack - TOLERANCE) {
      best = { lack, found: { frame: within(frame), side, align, arrow: null } };
    }
  }
  return best?.found ?? { ...centreOf(scene), frame: within(centreOf(scene).frame) };
}

function lackOf(
  scene: Scene,
  { deep, long, length, low, high, crossing }: ReturnType<typeof stripAlong>,
  size: Size,
  room: number,
): number {
  const { visible, reference } = scene;
  if (size[deep] > room + TOLERANCE) return size[deep] - room;
  const seen = long === 0 ? visible[2] : visible[3];
  if (length > seen + TOLERANCE) return length - seen;
  const beyond = Math.max(visible[long] - end(reference, long), reference[long] - end(visible, long));
  if (beyond > TOLERANCE) return beyond;
  let [at, longest] = [low, 0];
  const last = high + length;
  for (const one of [...crossing].sort((a, b) => a[long] - b[long])) {
    longest = Math.max(longest, Math.min(one[long], last) - at);
    at = Math.max(at, end(one, long));
  }
  return length - Math.max(longest, last - at);
}
