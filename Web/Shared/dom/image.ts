import type { CalloutImage } from '../engine/tour';

/** The name of a callout's image for a colour scheme and a display scale, by the rules of `docs/tour.md`. */
export function sourceOf({ sources }: CalloutImage, scheme: string, scale: number): string | null {
  const own = sources.filter((one) => one.scheme === scheme);
  const among = (own.length ? own : sources.filter((one) => !one.scheme)).map((one) => ({
    ...one,
    scale: one.scale ?? 1,
  }));
  const enough = among.filter((one) => one.scale >= scale);
  // The first of equals wins.
  const [first, ...others] = enough.length ? enough : among;
  return first
    ? others.reduce((a, b) => ((enough.length ? b.scale < a.scale : b.scale > a.scale) ? b : a), first).name
    : null;
}
