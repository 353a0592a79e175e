import type { BubbleContext } from './bubble';
import type { Content, Probes } from '../engine/tour';
import { shownLocale } from '../engine/language';
import { ownValue } from '../engine/own';
import { scaleOf, sizeFor } from '../engine/sizes';
import { themeProperties } from './theme';
import type { CalloutLayout } from '../engine/tour';

/**
 * Returns true if a callout's content may be drawn as the tour has it: it was laid out for this width and text size,
 * all words are known, and the page has the same fonts. See `docs/tour.md`, "Are these my fonts?".
 */
export function canDrawContent(context: BubbleContext, content: Content, layout: CalloutLayout): boolean {
  const { tour, variant, device } = context;
  const { textSize } = device.traits;
  const captured = variant.traits['textSize'];
  if (scaleOf(sizeFor(variant, textSize) ?? captured) !== scaleOf(textSize ?? captured)) return false;
  if (Math.abs(content.size[0] - layout.frame[2]) >= 0.001) return false;
  const faces = new Set<string>();
  for (const { role, lines, dots } of content.parts) {
    if (role === 'image' || role === 'close' || dots) continue;
    if (!lines) return false;
    for (const run of lines.flatMap((line) => line.runs)) {
      faces.add(
        role === 'title' ? role : role !== 'body' ? 'button' : typeof run !== 'string' && run.strong ? 'strong' : role,
      );
    }
  }
  const probes = ownValue(tour.probes, shownLocale(tour, device.traits['locale']));
  const textContext = textContextOf(context.page);
  const properties = themeProperties(tour, device, false);
  const font = context.page.defaultView?.getComputedStyle(context.host).getPropertyValue('--tour-font').trim();
  return [...faces].every((face) => {
    const name = face === 'strong' && !probes?.strong ? 'body' : face as keyof Probes;
    const probe = probes?.[name];
    if (!probe || !textContext) return false;
    const style = name === 'strong' ? 'body' : name;
    // deno-fmt-ignore
    textContext.font = `${name === 'strong' ? 700 : properties.get(`--_${style}-weight`)} 100px ${font || properties.get(`--_${style}-font`)}`;
    const width = textContext.measureText(probe.text).width / 100;
    return width <= probe.width * 1.01 && (!probe.measured || width >= probe.width * 0.99);
  });
}

const TEXT_CONTEXTS = new WeakMap<Document, CanvasRenderingContext2D | null>();

/** A canvas context that measures texts without setting them; null in simulated browsers. */
function textContextOf(page: Document): CanvasRenderingContext2D | null {
  let context = TEXT_CONTEXTS.get(page);
  if (context === undefined) TEXT_CONTEXTS.set(page, context = page.createElement('canvas').getContext?.('2d') ?? null);
  return context;
}
