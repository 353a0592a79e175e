/** Returns true for the colours that tours have, `#rrggbb` and `#rrggbbaa`: nothing else, such as `url(…)`, gets into a style. */
export const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#([\da-f]{6}|[\da-f]{8})$/i.test(value);

/** A colour without its opacity, and that; the standard one, opaque, if the tour's is not a colour. */
export const ink = (
  color: unknown,
  standard: string,
): [
  string,
  number,
] => (isColor(color) ? [color.slice(0, 7), parseInt(color.slice(7) || 'ff', 16) / 255] : [standard, 1]);
