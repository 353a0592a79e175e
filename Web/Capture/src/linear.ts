/**
 * The linear part `[a, b, c, d]` of a transform: x' = a·x + c·y, y' = b·x + d·y. The browser tells where boxes lie, so
 * that only rotation and scale are needed.
 */
export type Linear = readonly [number, number, number, number];

/** A point or a vector. */
export type Point = readonly [number, number];

/** The identity. */
export const IDENTITY: Linear = [1, 0, 0, 1];

/** Applies `inner` first, then `outer`. */
export function compose(outer: Linear, inner: Linear): Linear {
  const [a, b, c, d] = outer;
  const [e, f, g, h] = inner;
  return [a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h];
}

/** The inverse of a transform; the identity if it is singular. */
export function inverse([a, b, c, d]: Linear): Linear {
  const determinant = a * d - b * c;
  if (!Number.isFinite(1 / determinant)) return IDENTITY;
  return [d / determinant, -b / determinant, -c / determinant, a / determinant];
}

/** Applies a transform to a vector. */
export function apply([a, b, c, d]: Linear, [x, y]: Point): Point {
  return [a * x + c * y, b * x + d * y];
}

/** Returns true if a transform keeps boxes upright, without rotation or skew. */
export function isUpright([a, b, c, d]: Linear): boolean {
  return Math.abs(b) < 1e-6 * Math.abs(a) && Math.abs(c) < 1e-6 * Math.abs(d);
}

/** Returns true if a transform is the identity. */
export function isIdentity(linear: Linear): boolean {
  return linear.every((value, index) => Math.abs(value - (IDENTITY[index] ?? 0)) < 1e-6);
}

/** The size of a box whose transformed bounding box has the size `bounds`, or `rough` if that doesn't determine it. */
export function sizeWithin([a, b, c, d]: Linear, bounds: Point, rough: Point): Point {
  const [p, q, r, s] = [Math.abs(a), Math.abs(c), Math.abs(b), Math.abs(d)];
  const determinant = p * s - q * r;
  if (Math.abs(determinant) < 0.2 * Math.max(p * s, q * r)) return rough;
  const size: Point = [
    (s * bounds[0] - q * bounds[1]) / determinant,
    (p * bounds[1] - r * bounds[0]) / determinant,
  ];
  return size[0] >= 0 && size[1] >= 0 ? size : rough;
}

/** The linear part of an element's own transforms. Rotations out of the plane count as projected onto it. */
export function linearOf(style: CSSStyleDeclaration): Linear {
  let linear = IDENTITY;
  const { rotate, scale, transform } = style as CSSStyleDeclaration & { rotate?: string; scale?: string };
  if (rotate && rotate !== 'none') linear = compose(linear, rotation(rotate));
  if (scale && scale !== 'none') {
    const factors = scale.split(' ').map(Number);
    const across = factors[0] ?? 1;
    linear = compose(linear, [across, 0, 0, factors[1] ?? across]);
  }
  if (transform && transform !== 'none') linear = compose(linear, matrix(transform));
  return linear.every(Number.isFinite) ? linear : IDENTITY;
}

function rotation(text: string): Linear {
  const degrees = /^(?:0 0 1 |z )?(-?[\d.e+-]+)deg$/.exec(text)?.[1];
  const angle = (Number(degrees ?? 0) * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle)];
}

function matrix(text: string): Linear {
  const numbers = text.slice(text.indexOf('(') + 1, -1).split(',').map(Number);
  const at = (index: number): number => numbers[index] ?? NaN;
  return numbers.length === 6 ? [at(0), at(1), at(2), at(3)] : [at(0), at(1), at(4), at(5)];
}
