import type { Tour } from './tour';

/**
 * Reads a compiled tour, as text or parsed JSON.
 *
 * @throws Error if it isn't JSON, or isn't of a version that this player knows: `tutorialc.tour/1` and its minor
 * versions
 */
export function readTour(source: string | object): Tour {
  const tour = (typeof source === 'string' ? JSON.parse(source) : source) as Tour | null;
  const schema = tour?.schema;
  if (!tour || !/^tutorialc\.tour\/1(\.\d+)?$/.test(String(schema))) {
    throw new Error(
      `not a tour that this player can play: its schema is ${JSON.stringify(schema)}, not tutorialc.tour/1`,
    );
  }
  return tour;
}
