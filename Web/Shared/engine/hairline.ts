import type { Device, Ring, Step, Tour } from './tour';

/** The hairlines of the standard theme. */
const STANDARD = { light: '#00000000', dark: '#ffffff66' };

/** The step with a hairline around each hole, or the step itself if it has rings or no dim, or the scheme has none. */
export function withHairlines(step: Step, tour: Tour, device: Device): Step {
  if (step.rings.length || !((step.overlay?.opacity ?? 0) > 0)) return step;
  const scheme = device.traits['colorScheme'] === 'dark' ? 'dark' : 'light';
  // Where the system's colours hold, who draws puts one of those in the place of this one.
  const color = device.forcedColors ? '#808080' : tour.theme?.[scheme]?.['hairline'] ?? STANDARD[scheme];
  if (/^#.{6}00$/.test(color)) return step;
  const rings = step.cutouts.map(({ outline, clip }, place): Ring => ({
    cutouts: [place],
    width: 1,
    gap: -0.5,
    color,
    dash: null,
    outline,
    clip: clip ?? null,
    isHairline: true,
  }));
  return { ...step, rings };
}
