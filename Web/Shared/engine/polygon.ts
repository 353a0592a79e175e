/** A point of a polygon. */
export type Vertex = readonly [number, number];
/** A closed polygon, clockwise on the screen. */
export type Polygon = readonly Vertex[];

type Edge = readonly [Vertex, Vertex];
type Cuts = [number, Vertex][];

export const edges = (polygon: Polygon): Edge[] =>
  polygon.map((a, index) => [a, polygon[(index + 1) % polygon.length] ?? a]);

const distanceBetween = (a: Vertex, b: Vertex): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The point at a fraction of the way between two others. */
export const along = (a: Vertex, b: Vertex, t: number): Vertex => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** The winding number of edges around a point, clockwise. */
const winding = (list: readonly Edge[], x: number, y: number): number =>
  list.reduce(
    (sum, [a, b]) =>
      a[1] <= y !== b[1] <= y && a[0] + ((y - a[1]) * (b[0] - a[0])) / (b[1] - a[1]) > x
        ? sum + Math.sign(b[1] - a[1])
        : sum,
    0,
  );

/** The rectangle between two points; anticlockwise if the second one is further left. */
export const rectangle = (a: number, b: number, c: number, d: number): Polygon => [[a, b], [c, b], [c, d], [a, d]];

/** The signed area of a polygon: negative if it runs anticlockwise. */
export const area = (polygon: Polygon): number =>
  edges(polygon).reduce((sum, [a, b]) => sum + a[0] * b[1] - a[1] * b[0], 0) / 2;

/** The polygon with the largest area. */
export const largest = (polygons: readonly Polygon[]): Polygon =>
  polygons.reduce((one, other) => (area(other) > area(one) ? other : one), []);

/** Returns true if a point lies in a polygon or within 0.1 of it. */
export function containsNearly(polygon: Polygon, point: Vertex): boolean {
  const list = edges(polygon);
  return winding(list, point[0], point[1]) !== 0 || list.some(([a, b]) => {
    const square = distanceBetween(a, b) ** 2;
    const share = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / (square || 1);
    return distanceBetween(point, along(a, b, Math.min(Math.max(share, 0), 1))) <= 0.1;
  });
}

const keyOf = (place: Vertex): string => place.map((value) => Math.round(value * 1e5)).join();

/** The outlines of the area that polygons wind around: outer ones clockwise, holes anticlockwise. */
export function union(polygons: readonly Polygon[]): Polygon[] {
  const list: Edge[] = [];
  const first: number[] = [];
  for (const polygon of polygons) {
    const own = edges(polygon).filter(([a, b]) => distanceBetween(a, b) > 1e-7);
    first.push(...own.map(() => list.length));
    list.push(...own);
  }
  const stops: Cuts[] = list.map(([a, b]) => [[0, a], [1, b]]);
  const crossed = new Set<string>();
  list.forEach((edge, i) => {
    for (let j = 0; j < i; j += 1) {
      if (first[i] !== first[j] || (j + 1 !== i && (j !== first[i] || first[i + 1] === first[i]))) {
        addCrossings(edge, list[j] ?? edge, stops[i] ?? [], stops[j] ?? []).forEach((place) =>
          crossed.add(keyOf(place))
        );
      }
    }
  });
  const kept = new Map<string, Vertex[]>();
  let [isEdge, inner] = [false, false];
  stops.forEach((own, i) => {
    own.sort((a, b) => a[0] - b[0]);
    own.slice(1).forEach(([, b], index) => {
      const a = own[index]?.[1] ?? b;
      const long = distanceBetween(a, b);
      if (long < 1e-7) return;
      // The sides of an edge change only at crossings.
      if ((index === 0 && i === first[i]) || crossed.has(keyOf(a))) {
        const [x, y] = along(a, b, 0.5);
        const [u, v] = [((a[1] - b[1]) / long) * 1e-5, ((b[0] - a[0]) / long) * 1e-5];
        inner = winding(list, x + u, y + v) > 0;
        isEdge = inner !== winding(list, x - u, y - v) > 0;
      }
      if (!isEdge) return;
      const [from, to] = inner ? [a, b] : [b, a];
      const others = kept.get(keyOf(from)) ?? [];
      if (!others.some((other) => keyOf(other) === keyOf(to))) kept.set(keyOf(from), [...others, to]);
    });
  });
  return linkEdges(kept);
}

/** Finds the points where two edges meet, and adds them to both edges' points of division. */
function addCrossings(one: Edge, other: Edge, stops: Cuts, others: Cuts): Vertex[] {
  const [[a, b], [c, d]] = [one, other];
  const apart = (axis: 0 | 1): boolean =>
    Math.max(a[axis], b[axis]) < Math.min(c[axis], d[axis]) || Math.max(c[axis], d[axis]) < Math.min(a[axis], b[axis]);
  if (apart(0) || apart(1)) return [];
  const [x, y, u, v, across, down] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1], c[0] - a[0], c[1] - a[1]];
  const cross = x * v - y * u;
  if (Math.abs(cross) > 1e-9 * distanceBetween(a, b) * distanceBetween(c, d)) {
    const [t, s] = [(across * v - down * u) / cross, (across * y - down * x) / cross];
    if (Math.min(t, s) < -1e-9 || Math.max(t, s) > 1 + 1e-9) return [];
    const place = along(a, b, t);
    stops.push([t, place]);
    others.push([s, place]);
    return [place];
  }
  if (Math.abs(across * y - down * x) > 1e-7 * distanceBetween(a, b)) return [];
  const divide = (own: Cuts, [p, q]: Edge, ends: Edge): void =>
    ends.forEach((end) => {
      const share = ((end[0] - p[0]) * (q[0] - p[0]) + (end[1] - p[1]) * (q[1] - p[1])) / distanceBetween(p, q) ** 2;
      if (share > 0 && share < 1) own.push([share, end]);
    });
  divide(stops, one, other);
  divide(others, other, one);
  return [a, b, c, d];
}

function linkEdges(kept: Map<string, Vertex[]>): Polygon[] {
  const result: Polygon[] = [];
  for (const start of kept.keys()) {
    const points: Vertex[] = [];
    let place = kept.get(start)?.pop();
    while (place) {
      points.push(place);
      place = kept.get(keyOf(place))?.pop();
    }
    if (points.length > 2 && Math.abs(area(points)) > 1e-3) result.push(points);
  }
  return result;
}

/** The number of lines that approximate a quarter circle. */
export const linesFor = (radius: number): number =>
  Math.min(Math.max(4, Math.ceil(3.3 * Math.sqrt(Math.abs(radius)))), 500);

/** The point at a distance from another one, in a direction. */
export const pointInDirection = (
  from: Vertex,
  distance: number,
  way: number,
): Vertex => [from[0] + distance * Math.cos(way), from[1] + distance * Math.sin(way)];

/** Offsets a polygon: an arc at each convex corner, which runs backwards at a concave one. */
export function offset(polygon: Polygon, distance: number): Polygon[] {
  const list = edges(polygon);
  const directions = list.map(([a, b]) => Math.atan2(b[1] - a[1], b[0] - a[0]));
  const points: Vertex[] = [];
  let isConvex = distance > 0;
  list.forEach(([corner], index) => {
    const before = directions[(index || directions.length) - 1] ?? 0;
    const turn = Math.PI -
      ((((before - (directions[index] ?? 0) + Math.PI) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI));
    if (turn < -1e-6) isConvex = false;
    if (Math.abs(turn) < 0.2) {
      points.push(pointInDirection(corner, distance / Math.cos(turn / 2), before + turn / 2 - Math.PI / 2));
      return;
    }
    const parts = Math.ceil((Math.abs(turn) / Math.PI) * 2 * linesFor(distance));
    for (let part = 0; part <= parts; part += 1) {
      points.push(pointInDirection(corner, distance, before + (turn * part) / parts - Math.PI / 2));
    }
  });
  return isConvex ? [points] : union([points]);
}
