import { ownValue } from './own';
import type { Tour } from './tour';

/** The fallback chain of a language tag, most specific first (RFC 4647, section 3.4). */
export function lookupChain(tag: string): string[] {
  const chain: string[] = [];
  let parts = tag.toLowerCase().split('-');
  while (parts.length) {
    chain.push(parts.join('-'));
    parts = parts.slice(0, -1);
    if (parts.length > 1 && parts[parts.length - 1]?.length === 1) parts = parts.slice(0, -1);
  }
  return chain;
}

/** The first candidate in a tag's fallback chain, or undefined if there is none. */
export function lookup(tag: string, candidates: readonly string[]): string | undefined {
  for (const wanted of lookupChain(tag)) {
    const found = candidates.find((candidate) => candidate.toLowerCase() === wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The language in which a tour is shown on a device: one of its `locales`. */
export const shownLocale = (tour: Tour, tag: string | null | undefined): string =>
  lookup(tag ?? '', tour.locales) ?? tour.locales[0] ?? 'und';

/**
 * The language of the text that a device gets for a key: its own, or the tour's first. Undefined if there is no text.
 */
export function localeOf(
  tour: Tour,
  key: string | null | undefined,
  tag: string | null | undefined,
): string | undefined {
  const has = (locale: string): boolean => ownValue(ownValue(tour.strings, locale), key ?? '') !== undefined;
  const among = Object.keys(tour.strings).filter(has);
  return lookup(tag ?? '', among) ?? lookup(tour.locales[0] ?? '', among);
}

/** The text for a key on a device, or null if there is none. */
export function textOf(tour: Tour, key: string | null, tag: string | null | undefined): string | null {
  const locale = key === null ? undefined : localeOf(tour, key, tag);
  return locale === undefined ? null : ownValue(ownValue(tour.strings, locale), key ?? '') ?? null;
}

const script = (tag: string): string | undefined =>
  tag.toLowerCase().split('-').slice(1).find((part) => /^[a-z]{4}$/.test(part));

/** The distance between a tag and a variant's locale; lower is nearer. */
export function distance(tag: string, locale: string | null | undefined): number {
  if (!locale) return 101;
  const place = lookupChain(tag).indexOf(locale.toLowerCase());
  if (place >= 0) return place;
  if (locale.split('-')[0]?.toLowerCase() !== tag.split('-')[0]?.toLowerCase()) return 102;
  const [mine, theirs] = [script(tag), script(locale)];
  return mine && theirs && mine !== theirs ? 102 : 100;
}

/** Returns true if a language is written from right to left. */
export function isRightToLeftTag(tag: string): boolean {
  const name = tag.toLowerCase();
  const written = script(name.replace(/-[^-](-.*)?$/, ''));
  if (written) return /^(adlm|ara[bn]|hebr|m[ae]nd|nkoo|rohg|samr|syr[cejn]|thaa|yezi)$/.test(written);
  const [first, ...rest] = name.split('-');
  return RIGHT_TO_LEFT.split(' ').includes(first ?? '') !==
    rest.some((part) => EXCEPTIONS.split(' ').includes(`${first}-${part}`));
}

/** The languages that are written from right to left. */
const RIGHT_TO_LEFT =
  'aeb aii apc apd ar arb arc ars ary arz bal bej bgn bqi brh ckb dv fa glk haz he iw ji khw ks lki lrc luz mzn nqo pnb prs ps ' +
  'rhg sd sdh skr syr ug ur yi';

/** The regions in which a language is written the other way than usual. */
const EXCEPTIONS =
  'az-ir az-iq ha-cm ha-sd kk-af kk-cn kk-ir kk-mn ku-lb ky-cn ms-cc man-gn pa-pk tg-pk uz-af sd-in ug-kz ug-mn';
