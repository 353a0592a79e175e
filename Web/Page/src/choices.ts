import { lookup, shownLocale } from '../../Shared/engine/language';
import { pickVariant } from '../../Shared/engine/variant';
import { scaleOf } from '../../Shared/engine/sizes';
import type { Tour, Variant } from '../../Shared/engine/tour';
import type { Device } from '../../Shared/engine/live';

/** The choice of device, language, text size and colour scheme. */
export interface Choice {
  readonly variant: Variant;
  readonly locale: string;
  /** Null if the tour has no text sizes to choose from. */
  readonly textSize: string | null;
  readonly scheme: 'light' | 'dark';
}

/** A choice as named in a link. */
export interface ChoiceRequest {
  readonly variant?: string | undefined;
  readonly locale?: string | undefined;
  readonly textSize?: string | undefined;
  readonly scheme?: string | undefined;
}

/** The text sizes of all of the tour's variants, from small to large. */
export function textSizesOf(tour: Tour): string[] {
  const names = new Set<string>();
  for (const variant of tour.variants) {
    for (const name of Object.keys(variant.textSizes ?? {})) names.add(name);
    if (!variant.textSizes) names.add(variant.traits['textSize'] ?? 'large');
  }
  return [...names].sort((a, b) => scaleOf(a) - scaleOf(b));
}

/** The device that a choice stands for. */
export const deviceOf = ({ variant, locale, textSize, scheme }: Choice, lessMotion: boolean): Device => ({
  traits: { ...variant.traits, locale, textSize: textSize ?? variant.traits['textSize'] ?? null, colorScheme: scheme },
  display: variant.display.size,
  lessMotion,
});

/** A variant as it was captured: in its own language, text size and colour scheme, if it names them. */
function asCaptured(tour: Tour, variant: Variant, before: Omit<Choice, 'variant'>): Choice {
  const { locale, textSize, colorScheme } = variant.traits;
  const sizes = textSizesOf(tour);
  const own = textSize ?? 'large';
  const keeps = before.textSize !== null && variant.textSizes && before.textSize in variant.textSizes;
  return {
    variant,
    locale: locale ? lookup(locale, tour.locales) ?? before.locale : before.locale,
    textSize: sizes.length < 2 ? null : keeps ? before.textSize : own,
    scheme: colorScheme === 'light' || colorScheme === 'dark' ? colorScheme : before.scheme,
  };
}

/** The initial choice: the first variant, changed by the parts of a link that the tour has. */
export function firstChoice(tour: Tour, wished: ChoiceRequest, scheme: 'light' | 'dark'): Choice | undefined {
  const [variant] = tour.variants;
  return variant &&
    applyRequest(tour, asCaptured(tour, variant, { locale: shownLocale(tour, null), textSize: null, scheme }), wished);
}

/**
 * The choice that a link asks for, as far as the tour has it: a variant by name, or else the one that would be chosen.
 */
export function applyRequest(tour: Tour, before: Choice, { variant, locale, textSize, scheme }: ChoiceRequest): Choice {
  const named = tour.variants.find((one) => one.id === variant);
  const change: Partial<Choice>[] = [];
  if (locale !== undefined && tour.locales.includes(locale)) change.push({ locale });
  if (textSize !== undefined && before.textSize !== null && textSizesOf(tour).includes(textSize)) {
    change.push({ textSize });
  }
  if (scheme === 'light' || scheme === 'dark') change.push({ scheme });
  const start = named && named !== before.variant ? asCaptured(tour, named, before) : before;
  // A link may name a variant together with traits that the variant wasn't captured in.
  return change.reduce<Choice>((choice, one) => named ? { ...choice, ...one } : choose(tour, choice, one), start);
}

/** Returns true if two choices are the same. */
export const isSame = (a: Choice, b: Choice): boolean =>
  a.variant === b.variant && a.locale === b.locale && a.textSize === b.textSize && a.scheme === b.scheme;

/** Changes a choice: to a variant as it was captured, or else to the variant that such a device gets. */
export function choose(tour: Tour, before: Choice, change: Partial<Choice>): Choice {
  if (change.variant) return asCaptured(tour, change.variant, before);
  const after = { ...before, ...change };
  const picked = (choice: Choice): Variant | undefined => pickVariant(tour, deviceOf(choice, false));
  const variant = picked(after);
  // Several variants may differ only by name.
  return variant && variant !== picked(before) ? { ...after, variant } : after;
}
