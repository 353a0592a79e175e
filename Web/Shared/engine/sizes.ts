import { lookup } from './language';
import { ownValue } from './own';
import type { Callout, CalloutLayout, Tour, Variant } from './tour';
import type { Device } from './live';
import { shownLocale } from './language';

/** The names of text sizes, with their body sizes; accessibility sizes have two names each. */
const NAMES =
  'xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 ' +
  'accessibility5 accessibilityMedium accessibilityLarge accessibilityxLarge accessibilityxxLarge accessibilityxxxLarge';
const BODIES = [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49];

/** The row of a text size in the table of `docs/text.md`, or undefined if it has no name. */
export function rowOf(name: string): number | undefined {
  const place = NAMES.split(' ').indexOf(name.replace(/extra/gi, 'x'));
  return place < 0 ? undefined : place < BODIES.length ? place : place - 5;
}

/** The scale of a text size, given by name, factor or percentage; undefined if it is none of these. */
export function knownScaleOf(name: string | null | undefined): number | undefined {
  if (!name) return undefined;
  const row = rowOf(name);
  if (row !== undefined) return Math.round(((BODIES[row] ?? 15) / 15) * 1e6) / 1e6;
  const match = /^(\d+(?:\.\d+)?)(%?)$/.exec(name);
  const scale = match ? Number(match[1]) / (match[2] ? 100 : 1) : 0;
  return scale >= 0.25 && scale <= 5 ? scale : undefined;
}

/** The scale of a text size, or 1 if it isn't one. */
export const scaleOf = (name: string | null | undefined): number => knownScaleOf(name) ?? 1;

/** The text size of the callouts that a device gets from a variant; undefined for the variant's own. */
export function sizeFor(variant: Variant, textSize: string | null | undefined): string | undefined {
  const wanted = knownScaleOf(textSize);
  if (!variant.textSizes || wanted === undefined) return undefined;
  const sizes = Object.entries(variant.textSizes).sort((a, b) => a[1] - b[1]);
  return (sizes.find(([, scale]) => scale >= wanted - 1e-9) ?? sizes[sizes.length - 1])?.[0];
}

/** A callout's layout for a device, or undefined if the tour has none in its language. */
export function layoutFor(callout: Callout, tour: Tour, variant: Variant, device: Device): CalloutLayout | undefined {
  const tag = shownLocale(tour, device.traits['locale']);
  const size = sizeFor(variant, device.traits['textSize']);
  const scaled = callout.sizes && lookup(tag, Object.keys(callout.sizes));
  const found = size !== undefined && scaled !== undefined
    ? ownValue(ownValue(callout.sizes, scaled), size)
    : undefined;
  const locale = lookup(tag, Object.keys(callout.layouts));
  return found ?? (locale === undefined ? undefined : ownValue(callout.layouts, locale));
}
