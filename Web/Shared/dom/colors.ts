/**
 * Returns true for colours as tours have them, `#rrggbb` or `#rrggbbaa`. Nothing else, such as `url(…)`, gets into a
 * style.
 */
export const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#([\da-f]{6}|[\da-f]{8})$/i.test(value);

/** A colour without its alpha, and the alpha; or the standard colour, opaque, if the value isn't a colour. */
export const colorAndAlpha = (
  color: unknown,
  standard: string,
): [
  string,
  number,
] => (isColor(color) ? [color.slice(0, 7), parseInt(color.slice(7) || 'ff', 16) / 255] : [standard, 1]);
