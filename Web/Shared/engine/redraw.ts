import { around, boxOfOutline, fromEdges, outset } from './geometry';
import { flatten, hasCorners, isStretched, polygon, reaches as reachesOf, reframe, square } from './outline';
import {
  along,
  area,
  away,
  boxed,
  covered,
  edges,
  largest,
  linesFor,
  offset,
  type Place,
  type Polygon,
  reaches,
} from './polygon';
import type { Cutout, Outline, Rect, Ring } from './tour';

/** The upper, right, lower or left side. */
type Side = 0 | 1 | 2 | 3;
/** For each side of a hole's clip, how far outside of it a scroll container cuts the hole; null if none does. */
type Cuts = readonly (number | null)[];

const SIDES: readonly Side[] = [0, 1, 2, 3];
const NEAR = 0.1;

/** Moves rings to live holes. The ring of a single uncut hole moves with it; all others are redrawn. */
export function redraw(
  rings: readonly Ring[],
  old: readonly Cutout[],
  live: readonly Cutout[],
  only: (rect: Rect) => Rect,
): Ring[] {
  const result: Ring[] = [];
  const drawn = new Set<string>();
  for (const ring of rings) {
    const look = JSON.stringify([ring.width, ring.gap, ring.color, ring.dash]);
    let group = rings.filter((one) => JSON.stringify([one.width, one.gap, one.color, one.dash]) === look);
    if (group.every((one) => one.cutouts.length < 2)) {
      group = group.filter((one) => one.cutouts[0] === ring.cutouts[0]);
    }
    const places = [...new Set(group.flatMap((one) => one.cutouts))]
      .filter((place) => old[place] && live[place])
      .sort((a, b) => a - b);
    const pairs = places.map((place) => [old[place], live[place]] as [Cutout, Cutout]);
    const cuts = pairs.map(([hole]) => cutsOf(hole, group));
    const [pair] = pairs;
    const key = look + places.join();
    if (pair && pairs.length === 1 && cuts[0]?.every((cut) => cut === null)) {
      result.push({ ...ring, ...(ring.clip && { clip: only(ring.clip) }), outline: withHole(ring, ...pair) });
    } else if (!drawn.has(key)) {
      drawn.add(key);
      const clips = places.map(
        (place) => group.flatMap((one) => (one.clip && one.cutouts.includes(place) ? [only(one.clip)] : [])),
      );
      result.push(...(unmoved(group, pairs) ?? drawnAnew(ring, places, pairs.map(([, hole]) => hole), cuts, clips)));
    }
  }
  return result;
}

/**
 * The compiled rings, if all of their holes have moved by the same vector, and, for rings that are cut, not at all.
 * Else null.
 */
function unmoved(group: readonly Ring[], pairs: readonly [Cutout, Cutout][]): Ring[] | null {
  const [x = 0, y = 0] = [0, 1].map((axis) => (pairs[0]?.[1].frame[axis] ?? 0) - (pairs[0]?.[0].frame[axis] ?? 0));
  const stays = x * x + y * y < 1e-6;
  const isSame = pairs.length > 0 && pairs.every(
    ([hole, now]) =>
      (!hole.clip || (stays && `${hole.clip}` === `${now.clip}`)) && [x, y, 0, 0].every(
        (way, index) => Math.abs((now.frame[index] ?? 0) - (hole.frame[index] ?? 0) - way) < 0.0005,
      ),
  );
  if (!isSame || (!stays && group.some((ring) => ring.clip))) return null;
  return group.map((ring) => ({ ...ring, outline: ring.outline.map((value, index) => value + (index % 2 ? y : x)) }));
}

/** The ring of an uncut hole: each side of its box moves as that side of the hole does. */
function withHole(ring: Ring, hole: Cutout, live: Cutout): Outline {
  const box = boxOfOutline(ring.outline);
  const [a, b] = [hole.frame, live.frame];
  const into = outset(box, [a[1] - b[1], b[0] + b[2] - a[0] - a[2], b[1] + b[3] - a[1] - a[3], a[0] - b[0]]);
  const distance = ring.gap + ring.width / 2;
  return reframe(
    ring.outline,
    box,
    into,
    hole.shape,
    [distance, distance],
    isStretched(hole.outline, hole.frame, hole.shape),
  );
}

/** The offset line of an uncut hole: its corners keep their centres at any distance, and sharp corners stay sharp. */
function line({ frame, shape, outline }: Cutout, distance: number): Polygon {
  if (!hasCorners(shape) || (shape.smoothing ?? 0) > 0) {
    const own = flatten(outline);
    return distance ? largest(offset(own, distance)) : own;
  }
  const [x, y, width, height] = shape.kind === 'circle' ? square(frame) : frame;
  return reachesOf(shape, [x, y, width, height], 0).flatMap((reach, corner): Place[] => {
    const radius = reach && Math.max(reach + distance, 0);
    const inset = radius ? reach : -distance;
    const middle: Place = [
      corner === 1 || corner === 2 ? x + width - inset : x + inset,
      corner > 1 ? y + height - inset : y + inset,
    ];
    const parts = radius ? linesFor(radius) : 0;
    return [...Array(parts + 1).keys()].map((part) =>
      away(middle, radius, ((corner + 2 + part / (parts || 1)) * Math.PI) / 2)
    );
  });
}

/**
 * For each side of a hole's clip, how far outside of it a scroll container cuts the hole, as seen from the compiled
 * rings.
 */
function cutsOf(hole: Cutout, rings: readonly Ring[]): Cuts {
  const { clip } = hole;
  const [ring] = rings;
  const box = boxOfOutline(hole.outline);
  const reached = SIDES.filter((side) => clip && beyond(edgeOf(box, side), clip, side) > NEAR);
  if (!ring || !clip || !reached.length) return [null, null, null, null];
  const distance = ring.gap + ring.width / 2;
  const whole = distance ? largest(offset(flatten(hole.outline), distance)) : flatten(hole.outline);
  const drawn = rings.map((one) => flatten(one.outline));
  return SIDES.map((side) => {
    if (!reached.includes(side)) return null;
    /** The distance of a point beyond this side, or -Infinity if it lies beyond another one. */
    const depth = ([x, y]: Place): number =>
      reached.some((other) => other !== side && beyond(other % 2 ? x : y, clip, other) > 0)
        ? -Infinity
        : beyond(side % 2 ? x : y, clip, side);
    const isCut = edges(whole).some(([a, b]) =>
      SIXTEENTHS.some((share) => {
        const point = along(a, b, share);
        return depth(point) > distance + NEAR && !drawn.some((points) => reaches(points, point));
      })
    );
    const last = drawn.flat().filter((point) => reaches(whole, point)).map(depth);
    return isCut ? Math.max(0, ...last.map((value) => value - distance)) : null;
  });
}

const SIXTEENTHS = [...Array(16).keys()].map((index) => index / 16);

/** The coordinate of a rect's edge: top, right, bottom or left. */
const edgeOf = (rect: Rect, side: Side): number =>
  (side % 2 ? rect[0] : rect[1]) + (side === 1 ? rect[2] : side === 2 ? rect[3] : 0);

/** The distance of a coordinate outside of a rect's side, negative inside. */
const beyond = (at: number, rect: Rect, side: Side): number =>
  (at - edgeOf(rect, side)) * (side === 1 || side === 2 ? 1 : -1);

/** The part of a hole that scroll containers leave. */
function left({ outline, clip }: Cutout, cuts: Cuts): Polygon[] {
  let polygons: Polygon[] = [flatten(outline)];
  const [x, y, width, height] = outset(boxOfOutline(outline), 9);
  for (const side of SIDES) {
    const cut = cuts[side];
    if (cut == null || !clip) continue;
    const at = edgeOf(clip, side) + (side === 1 || side === 2 ? cut : -cut);
    // A rectangle that runs the other way subtracts the part beyond the cut.
    const [a, b, c, d] = [
      side === 1 ? at : x,
      side === 2 ? at : y,
      side === 3 ? at : x + width,
      side === 0 ? at : y + height,
    ];
    if (c > a && d > b) {
      polygons = covered([...polygons, boxed(c, b, a, d)]).filter((points) => area(points) > 0);
    }
  }
  return polygons;
}

function drawnAnew(
  ring: Ring,
  places: readonly number[],
  holes: readonly Cutout[],
  cuts: readonly Cuts[],
  clips: readonly (readonly Rect[])[],
): Ring[] {
  const distance = ring.gap + ring.width / 2;
  const parts = holes.flatMap((hole, index) => {
    const own = cuts[index] ?? [];
    const isCut = own.some((cut) => cut !== null);
    const pieces = isCut ? left(hole, own) : [flatten(hole.outline)];
    return pieces.map((piece) => {
      const at = isCut ? largest(offset(piece, distance)) : line(hole, distance);
      return { index, at, area: distance > 0 ? at : piece };
    });
  });
  const lines = covered(parts.map((part) => part.area));
  const outer = lines.filter((points) => area(points) > 0).sort((a, b) => area(a) - area(b));
  const owner = (points: Polygon): Polygon | undefined => outer.find((one) => !!points[0] && reaches(one, points[0]));
  return lines.flatMap((points): [Rect, Ring][] => {
    const members = parts.filter((part) => owner(part.area) === owner(points));
    const has = members.some(({ index }) => clips[index]?.length);
    const clip = has
      ? around(members.flatMap(({ index, at }): readonly Rect[] => {
        const own = clips[index] ?? [];
        return own.length ? own : [outset(boxOf(at), ring.width / 2)];
      }))
      : null;
    const cutouts = places.filter((_, index) => members.some((part) => part.index === index));
    const all = distance > 0 ? [points] : offset(points, distance).filter((one) => area(one) > 0 === area(points) > 0);
    return all.map((one) => [boxOf(one), { ...ring, cutouts, ...(clip && { clip }), outline: polygon(one) }]);
  }).sort(([a], [b]) => Math.round((a[1] - b[1]) * 100) || a[0] - b[0]).map(([, one]) => one);
}

const boxOf = (points: Polygon): Rect => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return fromEdges(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
};
