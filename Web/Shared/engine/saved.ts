import type { Tour, Variant } from './tour';

/** A person's place in a tour. */
export interface Saved {
  readonly step: string;
  readonly history: readonly string[];
  readonly before: number;
}

const STATE = 'tutorialc.session/1';

/** The saved state as text. */
export function writeSaved(tour: Tour, { step, history, before }: Saved): string {
  return JSON.stringify({ state: STATE, once: tour.once, step, history, ...(before ? { before } : {}) });
}

/** Parses a saved state. Returns null if it is malformed, or doesn't belong to this tour and variant. */
export function readSaved(text: string | null | undefined, tour: Tour, variant: Variant): Saved | null {
  let value: Record<string, unknown> | null;
  try {
    value = JSON.parse(text ?? '') as Record<string, unknown> | null;
  } catch {
    return null;
  }
  if (!value || typeof value !== 'object' || value['state'] !== STATE || value['once'] !== tour.once) return null;
  const { step, history, before = 0 } = value;
  if (typeof step !== 'string' || !variant.steps.some((one) => one.id === step)) return null;
  if (!Array.isArray(history) || !history.every((id) => typeof id === 'string')) return null;
  if (typeof before !== 'number' || !Number.isInteger(before) || before < 0) return null;
  return { step, history: (history as string[]).slice(-100), before };
}
