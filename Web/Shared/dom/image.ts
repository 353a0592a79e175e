import type { Callout } from '../engine/tour';

/** The name of the picture of a callout for a colour scheme and a display, by the rules of `docs/tour.md`. */
export function sourceOf({ image, picture }: Callout, scheme: string, scale: number): string | null {
  if (!image) return null;
  const all = [{ name: image, scheme: null, scale: 1 }, ...picture?.sources ?? []];
  const own = all.filter((one) => one.scheme === scheme);
  const among = (own.length ? own : all.filter((one) => !one.scheme)).map((one) => ({ ...one, scale: one.scale ?? 1 }));
  const enough = among.filter((one) => one.scale >= scale);
  // Of equals the first.
  return (enough.length ? enough : among).reduce(
    (a, b) => ((enough.length ? b.scale < a.scale : b.scale > a.scale) ? b : a),
  ).name;
}
