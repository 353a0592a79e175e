import type { Device, Tour } from './tour';

/** What an app may say of its device itself; what it leaves out is looked up. */
export interface DeviceOptions {
  /** A language tag; without it that of the page, else that of the browser. */
  readonly locale?: string | undefined;
  readonly colorScheme?: 'light'|'dark' | undefined;
  /** A text size of `docs/text.md`; without it the person's own, as a factor of 16. */
  readonly textSize?: string | undefined;
  readonly lessMotion?: boolean | undefined;
  /** Further traits, or others than those that are looked up. */
  readonly traits?: Readonly<Record<string, string | null>> | undefined;
}

/** The device that a page is seen on. */
export function deviceOf(page: Document, options: DeviceOptions, tour: Tour): Device {
  const view = page.defaultView;
  const asks = (query: string): boolean => view?.matchMedia?.(query).matches ?? false;
  const [width, height] = [view?.innerWidth ?? 0, view?.innerHeight ?? 0];
  const factor = Math.round(Math.min(Math.max(mediumOf(page) / 16, 0.25), 5) * 100) / 100;
  const idioms = new Set(tour.variants.map((variant) => variant.traits['idiom']));
  const idiom = width < 600 ? 'phone' : width < 1024 ? 'tablet' : 'desktop';
  return {
    traits: {
      platform: tour.variants.some((variant) => variant.traits['platform'] === 'web') ? 'web' : null,
      idiom: idioms.has(idiom) ? idiom : null,
      orientation: width > height ? 'landscape' : 'portrait',
      locale: options.locale ?? (page.documentElement.lang || view?.navigator.language || null),
      textSize: options.textSize ?? (factor === 1 ? null : String(factor)),
      colorScheme: options.colorScheme ?? (asks('(prefers-color-scheme: dark)') ? 'dark' : 'light'),
      ...options.traits,
    },
    display: [width, height],
    lessMotion: options.lessMotion ?? asks('(prefers-reduced-motion: reduce)'),
  };
}

const MEDIUM = new WeakMap<Document, number>();

/** The font size that a person set in the browser, in px: what `medium` comes to, whatever the page's root has; 16 if unknown. */
function mediumOf(page: Document): number {
  const known = MEDIUM.get(page);
  if (known) return known;
  const probe = page.createElement('span');
  // Its own zoom undoes nothing: a computed size has none in it.
  for (const [name, value] of [['all', 'initial'], ['display', 'none'], ['font-size', 'medium']] as const)
    probe.style?.setProperty(name, value, 'important');
  page.documentElement.append(probe);
  const size = parseFloat(page.defaultView?.getComputedStyle(probe).fontSize ?? '') || 16;
  probe.remove();
  MEDIUM.set(page, size);
  return size;
}
