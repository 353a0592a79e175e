import { blend, type Pairing } from './blend';
import { clamp } from './geometry';
import { EMPTY_LAYER, type Layer, type Picture } from './picture';
import type { Kind } from './live';

/** Layers with a lower opacity are dropped when a passage begins. */
const INVISIBLE = 1 / 512;

/**
 * Returns the function that gives the picture at each progress from a picture to a layer, or to nothing. A progress of
 * null is the time before anything moves.
 */
export function passage(
  from: Picture,
  kind: Kind,
  next: Layer | null,
  pairing: Pairing,
): (p: number | null) => Picture {
  const layers = from.filter((layer) => layer.opacity > INVISIBLE);
  const top = layers[layers.length - 1] ?? EMPTY_LAYER;
  const faded = (list: Picture, q: number): Layer[] =>
    list.map((layer) => ({ ...layer, opacity: layer.opacity * (1 - q) }));
  if (kind === 'cut') return () => layers;
  if (kind === 'fade') {
    return (p) => p === null ? layers : [...faded(layers, clamp(p)), ...(next ? [{ ...next, opacity: clamp(p) }] : [])];
  }
  const morph = blend(top, next ?? EMPTY_LAYER, pairing);
  return (p) => (p === null ? layers : [...faded(layers.slice(0, -1), clamp(p)), morph(p)]);
}
