import { distance, shownLocale } from './language';
import { knownScaleOf, scaleOf } from './sizes';
import type { Device } from './live';
import type { Tour, Variant } from './tour';

const STANDARD = [
  'platform',
  'idiom',
  'orientation',
  'locale',
  'layoutDirection',
  'horizontalSizeClass',
  'verticalSizeClass',
  'textSize',
  'colorScheme',
];

/** The variant of a tour that fits a device best, or undefined if the tour has none. */
export function pickVariant(tour: Tour, device: Device): Variant | undefined {
  const known = Object.entries(device.traits).filter(([name, value]) => value != null && !STANDARD.includes(name));
  const agree = tour.variants.filter((variant) => known.every(([name, value]) => variant.traits[name] === value));
  const ranked = (agree.length ? agree : tour.variants).map((variant) => ({
    variant,
    rank: rank(variant, tour, device),
  }));
  let best = ranked[0];
  for (const other of ranked) {
    const place = other.rank.findIndex((value, index) => Math.abs(value - (best?.rank[index] ?? 0)) > 1e-9);
    if (place >= 0 && (other.rank[place] ?? 0) < (best?.rank[place] ?? 0)) best = other;
  }
  return best?.variant;
}

/** The criteria, most important first; lower is better. */
function rank(variant: Variant, tour: Tour, device: Device): number[] {
  const differs = (trait: string): number => {
    const value = device.traits[trait];
    return value == null || variant.traits[trait] === value ? 0 : 1;
  };
  const tag = device.traits['locale'] ?? tour.locales[0] ?? '';
  const locale = variant.traits['locale'];
  const size = knownScaleOf(device.traits['textSize']);
  const ratio = scaleOf(variant.traits['textSize']) / (size ?? 1);
  const [width, height] = variant.display.size;
  return [
    ...['platform', 'idiom', 'orientation'].map(differs),
    distance(tag, locale),
    distance(shownLocale(tour, tag), locale),
    differs('colorScheme'),
    size === undefined ? 0 : Math.max(ratio, 1 / ratio),
    device.display ? Math.hypot(width - device.display[0], height - device.display[1]) : 0,
  ];
}
