import type { Callout } from '../engine/tour';

/** The name of a callout's picture for a colour scheme and a display scale, by the rules of `docs/tour.md`. */
export function sourceOf({ image, picture }: Callout, scheme: string, scale: number): string | null {
  if (!image) return null;
  const all = [{ name: image, scheme: null, scale: 1 }, ...picture?.sources ?? []];
  const own = all.filter((one) => one.scheme === scheme);
  const among = (own.length ? own : all.filter((one) => !one.scheme)).map((one) => ({ ...one, scale: one.scale ?? 1 }));
  const enough = among.filter((one) => one.scale >= scale);
  // The first of equals wins.
  return (enough.length ? enough : among).reduce(
    (a, b) => ((enough.length ? b.scale < a.scale : b.scale > a.scale) ? b : a),
  ).name;
}
