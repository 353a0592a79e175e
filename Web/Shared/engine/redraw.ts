import { around, boxOfOutline, fromEdges, outset } from './geometry';
import { cornerLengths, edgeOf, flatten, hasCorners, polygon, reframe, square } from './outline';
import {
  area,
  containsNearly,
  largest,
  linesFor,
  offset,
  pointInDirection,
  type Polygon,
  rectangle,
  union,
  type Vertex,
} from './polygon';
import type { Cutout, Outline, Rect, Ring } from './tour';

/** Moves rings to live holes. A ring alone around an uncut hole moves with it; all others are redrawn. */
export function redraw(
  rings: readonly Ring[],
  old: readonly Cutout[],
  live: readonly Cutout[],
  moveRect: (rect: Rect) => Rect,
  division?: readonly number[],
): Ring[] {
  const result: Ring[] = [];
  const drawn = new Set<number>();
  for (const ring of rings) {
    const group = rings.filter((one) => one.group === ring.group);
    const places = [...new Set(group.flatMap((one) => one.cutouts))]
      .filter((place) => old[place] && live[place])
      .sort((a, b) => a - b);
    const pairs = places.map((place) => [old[place], live[place]] as [Cutout, Cutout]);
    const [pair] = pairs;
    if (pair && pairs.length === 1 && !isCut(pair[0])) {
      result.push({
        ...ring,
        ...(ring.clip && { clip: moveRect(ring.clip) }),
        outline: movedOutline(ring, ...pair, division),
      });
    } else if (!drawn.has(ring.group)) {
      drawn.add(ring.group);
      const clips = places.map(
        (place) => group.flatMap((one) => (one.clip && one.cutouts.includes(place) ? [moveRect(one.clip)] : [])),
      );
      result.push(...(compiledRings(group, pairs) ?? drawnAnew(ring, places, pairs.map(([, hole]) => hole), clips)));
    }
  }
  return result;
}

const isCut = ({ cut }: Cutout): boolean => !!cut?.some((side) => side !== null);

/**
 * The compiled rings, if all of their holes have moved by the same vector, and, for rings that are cut, not at all.
 * Else null.
 */
function compiledRings(group: readonly Ring[], pairs: readonly [Cutout, Cutout][]): Ring[] | null {
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
function movedOutline(ring: Ring, hole: Cutout, live: Cutout, division?: readonly number[]): Outline {
  const box = boxOfOutline(ring.outline);
  const [a, b] = [hole.frame, live.frame];
  const into = outset(box, [a[1] - b[1], b[0] + b[2] - a[0] - a[2], b[1] + b[3] - a[1] - a[3], a[0] - b[0]]);
  return reframe(ring.outline, box, into, hole.shape, division, ring.gap + ring.width / 2);
}

/** The offset line of an uncut hole: its corners keep their centres at any distance, and sharp corners stay sharp. */
function offsetLine({ frame, shape, outline }: Cutout, distance: number): Polygon {
  if (!hasCorners(shape) || (shape.smoothing ?? 0) > 0) {
    const own = flatten(outline);
    return distance ? largest(offset(own, distance)) : own;
  }
  const [x, y, width, height] = shape.kind === 'circle' ? square(frame) : frame;
  return cornerLengths(shape, [x, y, width, height], 0).flatMap((length, corner): Vertex[] => {
    const radius = length && Math.max(length + distance, 0);
    const inset = radius ? length : -distance;
    const middle: Vertex = [
      corner === 1 || corner === 2 ? x + width - inset : x + inset,
      corner > 1 ? y + height - inset : y + inset,
    ];
    const parts = radius ? linesFor(radius) : 0;
    return [...Array(parts + 1).keys()].map((part) =>
      pointInDirection(middle, radius, ((corner + 2 + part / (parts || 1)) * Math.PI) / 2)
    );
  });
}

/** The part of a hole that scroll containers leave. */
function visiblePieces({ outline, clip, cut }: Cutout): Polygon[] {
  let polygons: Polygon[] = [flatten(outline)];
  const [x, y, width, height] = outset(boxOfOutline(outline), 9);
  for (let side = 0; side < 4; side += 1) {
    const depth = cut?.[side];
    if (depth == null || !clip) continue;
    const at = edgeOf(clip, side) + (side === 1 || side === 2 ? depth : -depth);
    // A rectangle that runs the other way subtracts the part beyond the cut.
    const [a, b, c, d] = [
      side === 1 ? at : x,
      side === 2 ? at : y,
      side === 3 ? at : x + width,
      side === 0 ? at : y + height,
    ];
    if (c > a && d > b) {
      polygons = union([...polygons, rectangle(c, b, a, d)]).filter((points) => area(points) > 0);
    }
  }
  return polygons;
}

function drawnAnew(
  ring: Ring,
  places: readonly number[],
  holes: readonly Cutout[],
  clips: readonly (readonly Rect[])[],
): Ring[] {
  const distance = ring.gap + ring.width / 2;
  const parts = holes.flatMap((hole, index) => {
    const pieces = isCut(hole) ? visiblePieces(hole) : [flatten(hole.outline)];
    return pieces.map((piece) => {
      const at = isCut(hole) ? largest(offset(piece, distance)) : offsetLine(hole, distance);
      return { index, at, area: distance > 0 ? at : piece };
    });
  });
  const lines = union(parts.map((part) => part.area));
  const outer = lines.filter((points) => area(points) > 0).sort((a, b) => area(a) - area(b));
  const owner = (points: Polygon): Polygon | undefined =>
    outer.find((one) => !!points[0] && containsNearly(one, points[0]));
  return lines.flatMap((points): [Rect, Ring][] => {
    const members = parts.filter((part) => owner(part.area) === owner(points));
    const isClipped = members.some(({ index }) => clips[index]?.length);
    const clip = isClipped
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
