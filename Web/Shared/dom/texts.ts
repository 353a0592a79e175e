import { isFromRight, localeOf, shownLocale, textOf } from '../engine/language';
import type { Run } from '../engine/markup';
import { filled, filledRuns } from '../engine/template';
import type { Device, Tour } from '../engine/tour';

/** Values of the app for `%{name}` in texts, by name. */
export type Variables = Readonly<Record<string, string | number>>;

/**
 * A text of a tour with the app's values in it, each set off as a text of its own direction where it is shown; empty where
 * there is none.
 */
export function textFor(
  tour: Tour,
  device: Device,
  key: string | null | undefined,
  variables: Variables = {},
  shows = true,
): string {
  return filled(tour, textOf(tour, key ?? null, device.traits['locale']) ?? '', variables, shows);
}

/** Gives an element the language of its text, and that one's direction, if the text falls back to another than the tour's. */
export function spoken<E extends HTMLElement>(
  element: E,
  tour: Tour,
  device: Device,
  key: string | null | undefined,
): E {
  const tag = device.traits['locale'];
  const locale = localeOf(tour, key, tag);
  if (locale === undefined || locale === shownLocale(tour, tag)) return element;
  element.lang = locale;
  element.dir = isFromRight(locale) ? 'rtl' : 'ltr';
  return element;
}

/** The runs of a body in a tour, with the app's values in them. */
export const bodyFor = (tour: Tour, device: Device, key: string | null | undefined, variables: Variables = {}): Run[] =>
  filledRuns(tour, textOf(tour, key ?? null, device.traits['locale']) ?? '', variables, true);

/** Where runs are shown, and where their links may lead. */
export interface Reader {
  readonly page: Document;
  /** Schemes besides those of pages, mails and telephones. */
  readonly links: readonly string[];
  /** Asked before a link is followed; false keeps the browser from it. */
  readonly follow: (link: string) => unknown;
}

/** The runs of a body as elements: emphasis, strong emphasis, code, links. */
export function runElements(runs: readonly Run[], { page, links, follow }: Reader): Node[] {
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
    if (link && leads(link, links)) {
      const anchor = wrap('a') as HTMLAnchorElement;
      anchor.href = link;
      // Of an app's own link, or a mail's, a tab would stay that shows nothing.
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

/** Schemes by which a link runs something, or shows what is nobody's page, whoever names them. */
const INERT = /^(javascript|vbscript|livescript|data|blob|file|filesystem|about|view-source|jar|intent)$/;

/**
 * Whether a link leads to a page, a mail, a telephone, or where the app says. Browsers pass over what stands before a scheme
 * and within it, so nothing may.
 */
function leads(link: string, schemes: readonly string[]): boolean {
  if (/^(https?:\/\/|mailto:|tel:)[^\0-\x20\x7f]+$/i.test(link)) return true;
  const scheme = /^([a-z][a-z0-9+.-]*):[^\0-\x20\x7f]+$/i.exec(link)?.[1]?.toLowerCase();
  return !!scheme && !INERT.test(scheme) && !/^https?$/.test(scheme) &&
    schemes.some((one) => one.toLowerCase() === scheme);
}

/** The words that the player has itself, for tours that have no text for them. */
const OWN: Readonly<Record<string, string>> = {
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

/** What the button that ends the tour is called. */
export function closeLabel(tour: Tour, device: Device): string {
  const language = shownLocale(tour, device.traits['locale']).split('-')[0] ?? 'en';
  return textFor(tour, device, 'common.close') || (OWN[language] ?? 'Close');
}
