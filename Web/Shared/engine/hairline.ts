import type { Device, DrawnRing } from './live';
import type { Step, Tour } from './tour';

/** The hairlines of the standard theme. */
const STANDARD = { light: '#00000000', dark: '#ffffff66' };

/**
 * Adds a hairline around each hole. Returns the step itself if it has rings or no dim, or if the scheme has no
 * hairline.
 */
export function withHairlines(step: Step, tour: Tour, device: Device): Step {
  if (step.rings.length || !((step.overlay?.opacity ?? 0) > 0)) return step;
  const scheme = device.traits['colorScheme'] === 'dark' ? 'dark' : 'light';
  // In forced colours the renderer replaces this colour by one of the system's.
  const color = device.forcedColors ? '#808080' : tour.theme?.[scheme]?.['hairline'] ?? STANDARD[scheme];
  if (/^#.{6}00$/.test(color)) return step;
  const rings = step.cutouts.map(({ outline, clip }, place): DrawnRing => ({
    group: place,
    cutouts: [place],
    width: 1,
    gap: -0.5,
    color,
    dash: null,
    outline,
    ...(clip && { clip }),
    isHairline: true,
  }));
  return { ...step, rings };
}
