import type { Tour } from '../../Shared/engine/tour';
import type { Device } from '../../Shared/engine/live';

/** The device as the app describes it. Anything left out is detected. */
export interface DeviceOptions {
  /** A language tag; the page's language by default, else the browser's. */
  readonly locale?: string | undefined;
  /**
   * `page` follows the page: its `color-scheme`, or the lightness of its background. By default, the browser's
   * preference.
   */
  readonly colorScheme?: 'light' | 'dark' | 'page' | undefined;
  /** A text size of `docs/text.md`; by default, the person's own font size divided by 16. */
  readonly textSize?: string | undefined;
  readonly lessMotion?: boolean | undefined;
  /** Further traits, which win over those that are detected. */
  readonly traits?: Readonly<Record<string, string | null>> | undefined;
}

/** The device that a page is shown on. */
export function deviceOf(page: Document, options: DeviceOptions, tour: Tour): Device {
  const view = page.defaultView;
  const matchesQuery = (query: string): boolean => view?.matchMedia?.(query).matches ?? false;
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
      textSize: options.textSize === undefined ? (factor === 1 ? null : String(factor)) : String(options.textSize),
      colorScheme: (options.colorScheme === 'page' ? schemeOf(page) : options.colorScheme) ??
        (matchesQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light'),
      ...options.traits,
    },
    display: [width, height],
    lessMotion: options.lessMotion ?? matchesQuery('(prefers-reduced-motion: reduce)'),
    forcedColors: matchesQuery('(forced-colors: active)'),
  };
}

/**
 * The page's current colour scheme, by its `color-scheme`, else by the first background of `body` and `html`. Undefined
 * if neither says. In forced colours the background is the person's.
 */
export function schemeOf(page: Document): 'light' | 'dark' | undefined {
  const view = page.defaultView;
  if (!view) return undefined;
  const styles = [page.body, page.documentElement].filter((one) => one).map((one) => view.getComputedStyle(one));
  const schemes = (styles[styles.length - 1]?.colorScheme ?? '').split(' ');
  const [light, dark] = [schemes.includes('light'), schemes.includes('dark')];
  if (light !== dark) return dark ? 'dark' : 'light';
  for (const { backgroundColor } of styles) {
    const [r = 0, g = 0, b = 0, a = 1] = rgbaOf(page, backgroundColor);
    if (a >= 0.5) return r * 0.2126 + g * 0.7152 + b * 0.0722 < 0.4 * 255 ? 'dark' : 'light';
  }
  return undefined;
}

/** Red, green and blue of a computed colour in any notation, 0 to 255, and its opacity, 0 to 1. */
function rgbaOf(page: Document, color: string): readonly number[] {
  const numbers = (color.match(/[\d.]+/g) ?? []).map(Number);
  if (/^rgb/.test(color)) return numbers;
  const context = page.createElement('canvas').getContext?.('2d', { willReadFrequently: true });
  if (!context) return [0, 0, 0, 0];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a / 255];
}

const MEDIUM = new WeakMap<Document, number>();

/**
 * The font size that the person has set in the browser, in px: the size of `medium`, whatever the page's root has. 16
 * if unknown.
 */
function mediumOf(page: Document): number {
  const known = MEDIUM.get(page);
  if (known) return known;
  const probe = page.createElement('span');
  // Its own zoom needn't be undone: computed sizes leave it out.
  for (const [name, value] of [['all', 'initial'], ['display', 'none'], ['font-size', 'medium']] as const) {
    probe.style?.setProperty(name, value, 'important');
  }
  page.documentElement.append(probe);
  const size = parseFloat(page.defaultView?.getComputedStyle(probe).fontSize ?? '') || 16;
  probe.remove();
  MEDIUM.set(page, size);
  return size;
}
