import { isRightToLeftTag, localeOf, shownLocale, textOf } from '../engine/language';
import type { Run } from '../engine/markup';
import { filled, filledRuns } from '../engine/template';
import type { Tour } from '../engine/tour';
import type { Device } from '../engine/live';

/** The app's values for `%{name}` in texts, by name. */
export type Variables = Readonly<Record<string, string | number>>;

/**
 * A tour's text with the app's values, each isolated from its surroundings' direction if it is shown. Empty if there is
 * none.
 */
export function textFor(
  tour: Tour,
  device: Device,
  key: string | null | undefined,
  variables: Variables = {},
  isIsolated = true,
): string {
  return filled(tour, textOf(tour, key ?? null, device.traits['locale']) ?? '', variables, isIsolated);
}

/**
 * Gives an element the language and direction of its text, if the text falls back to another language than the tour's.
 */
export function withLanguage<E extends HTMLElement>(
  element: E,
  tour: Tour,
  device: Device,
  key: string | null | undefined,
): E {
  const tag = device.traits['locale'];
  const locale = localeOf(tour, key, tag);
  if (locale === undefined || locale === shownLocale(tour, tag)) return element;
  element.lang = locale;
  element.dir = isRightToLeftTag(locale) ? 'rtl' : 'ltr';
  return element;
}

/** The runs of a tour's body, with the app's values. */
export const bodyFor = (tour: Tour, device: Device, key: string | null | undefined, variables: Variables = {}): Run[] =>
  filledRuns(tour, textOf(tour, key ?? null, device.traits['locale']) ?? '', variables, true);

/** The document that runs are shown in, and the rules for their links. */
export interface LinkOptions {
  readonly page: Document;
  /** Allowed schemes besides those of web pages, mail and telephone. */
  readonly links: readonly string[];
  /** Called before a link is followed; returns false to prevent it. */
  readonly follow: (link: string) => unknown;
}

/** The runs of a body as elements: emphasis, strong emphasis, code, links. */
export function runElements(runs: readonly Run[], { page, links, follow }: LinkOptions): Node[] {
  return runs.map((run) => {
    let node: Node = page.createTextNode(run.text);
    const wrap = (name: string): HTMLElement => {
      const element = page.createElement(name);
      element.append(node);
      node = element;
      return element;
    };
    if (run.code) wrap('code');
    if (run.emphasis) wrap('em');
    if (run.strong) wrap('strong');
    const { link } = run;
    if (link && isAllowedLink(link, links)) {
      const anchor = wrap('a') as HTMLAnchorElement;
      anchor.href = link;
      // For an app's own scheme, or for mail, a new tab would stay empty.
      if (/^http/i.test(link)) anchor.target = '_blank';
      anchor.rel = 'noopener noreferrer';
      anchor.setAttribute('part', 'link');
      const ask = (event: MouseEvent): void => {
        // The right button opens the browser's own menu.
        if (event.button < 2 && follow(link) === false) event.preventDefault();
      };
      anchor.onclick = ask;
      anchor.onauxclick = ask;
    }
    return node;
  });
}

/** Schemes that run code, or show a page of unknown origin. They are refused, even if the app lists them. */
const REFUSED_SCHEMES = /^(javascript|vbscript|livescript|data|blob|file|filesystem|about|view-source|jar|intent)$/;

/**
 * Returns true if a link leads to a web page, mail, telephone, or a scheme of the app's. Browsers skip control
 * characters before a scheme and within it, so a link may have none there.
 */
function isAllowedLink(link: string, schemes: readonly string[]): boolean {
  if (/^(https?:\/\/|mailto:|tel:)[^\0-\x20\x7f]+$/i.test(link)) return true;
  const scheme = /^([a-z][a-z0-9+.-]*):[^\0-\x20\x7f]+$/i.exec(link)?.[1]?.toLowerCase();
  return !!scheme && !REFUSED_SCHEMES.test(scheme) && !/^https?$/.test(scheme) &&
    schemes.some((one) => one.toLowerCase() === scheme);
}

/** The player's own words, for tours that lack them. */
const CLOSE_LABELS: Readonly<Record<string, string>> = {
  en: 'Close',
  de: 'Schließen',
  fr: 'Fermer',
  es: 'Cerrar',
  it: 'Chiudi',
  pt: 'Fechar',
  nl: 'Sluiten',
  sv: 'Stäng',
  pl: 'Zamknij',
  ru: 'Закрыть',
  uk: 'Закрити',
  tr: 'Kapat',
  ar: 'إغلاق',
  he: 'סגירה',
  fa: 'بستن',
  hi: 'बंद करें',
  ja: '閉じる',
  ko: '닫기',
  zh: '关闭',
};

/** The label of the button that ends the tour. */
export function closeLabel(tour: Tour, device: Device): string {
  const language = shownLocale(tour, device.traits['locale']).split('-')[0] ?? 'en';
  return textFor(tour, device, 'common.close') || (CLOSE_LABELS[language] ?? 'Close');
}
