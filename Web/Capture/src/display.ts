import { rounded } from './box';
import type { ManifestSnapshot } from './manifest';

/** A window's size in CSS px, and its device pixels per CSS px. */
export function displayOf(view: Window): ManifestSnapshot['display'] {
  const scale = Math.round(view.devicePixelRatio * 1e6) / 1e6;
  return { size: [rounded(view.innerWidth), rounded(view.innerHeight)], scale };
}

/** The traits that a page tells: its language, its direction, and the window's orientation. */
export function traitsOf(view: Window, given: Readonly<Record<string, string>> = {}): Record<string, string> {
  const root = view.document.documentElement;
  const { innerWidth: width, innerHeight: height } = view;
  const traits: Record<string, string> = { platform: 'web' };
  if (width !== height) traits['orientation'] = width > height ? 'landscape' : 'portrait';
  const locale = languageOf(root);
  if (locale) traits['locale'] = locale;
  traits['layoutDirection'] = getComputedStyle(root).direction === 'rtl' ? 'rtl' : 'ltr';
  return { ...traits, ...given };
}

/** The page's language, if it is a language tag; `ja-jp` becomes `ja-JP`. */
function languageOf(root: Element): string | undefined {
  const tag = root.getAttribute('lang')?.trim();
  try {
    return tag ? new Intl.Locale(tag).toString() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The window's safe area by `env(safe-area-inset-…)`, or undefined if it is zero.
 *
 * Adds a style sheet while it runs; no element of the page is touched.
 */
export function safeAreaOf(view: Window & typeof globalThis): [number, number, number, number] | undefined {
  const { document } = view;
  const sides = ['top', 'right', 'bottom', 'left'];
  const sheet = new view.CSSStyleSheet();
  const before = [...document.adoptedStyleSheets];
  try {
    sheet.replaceSync(
      `:root{${sides.map((side) => `--tutorialc-${side}:env(safe-area-inset-${side},0px)`).join(';')}}`,
    );
    document.adoptedStyleSheets = [...before, sheet];
    const style = view.getComputedStyle(document.documentElement);
    const insets = sides.map((side) => rounded(parseFloat(style.getPropertyValue(`--tutorialc-${side}`)) || 0));
    return insets.some((inset) => inset > 0) ? (insets as [number, number, number, number]) : undefined;
  } catch {
    return undefined;
  } finally {
    document.adoptedStyleSheets = before;
  }
}
