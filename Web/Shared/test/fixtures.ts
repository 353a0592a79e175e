import type { Step, Tour, Traits, Variant } from '../engine/tour';

/** A step without anything on it, but for `part`. */
export const stepOf = (id: string, part: Partial<Step> = {}): Step => ({
  id,
  screen: 'main',
  overlay: null,
  cutouts: [],
  mask: null,
  rings: [],
  interaction: { kind: 'block', allow: [] } as unknown as Step['interaction'],
  callout: null,
  advance: [],
  when: null,
  scroll: null,
  sprites: [],
  loops: [],
  enter: null,
  exit: null,
  variantChange: null,
  transitions: [],
  accessibility: { label: null, hint: null, announce: 'polite', focus: 'callout', order: ['callout', 'elements'] },
  reducedMotion: null,
  ...part,
});

/** A variant with some traits and steps. */
export const variantOf = (id: string, traits: Partial<Traits>, steps: readonly Step[] = []): Variant => ({
  id,
  traits: traits as Traits,
  display: { size: [400, 800], scale: null },
  screens: { main: { safeArea: [0, 0, 0, 0] } },
  skipped: [],
  steps,
});

/** A tour in English and Arabic without texts or variants, but for `part`. */
export const tourOf = (part: Partial<Tour> = {}): Tour => ({
  schema: 'tutorialc.tour/1',
  generator: 'test',
  tutorial: 'test',
  title: null,
  once: 'test-1',
  dismiss: ['escape'],
  locales: ['en', 'ar'],
  strings: {},
  motions: {},
  variants: [],
  reducedMotion: { kind: 'cut', motion: null },
  ...part,
});
