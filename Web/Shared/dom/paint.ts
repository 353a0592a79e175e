import { around } from './around';
import { parentOf } from './box';

/** From which share on a layer lets one see what is under it no more, and below which one sees nothing of it. */
export const [OPAQUE, CLEAR] = [0.5, 0.02];

/** Colours as browsers compute them, whatever their notation: functions of numbers, in which an alpha comes last. */
const COLOR = /(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)|\btransparent\b/g;

/** How opaque each colour of a computed value is. */
const alphas = (value: string): number[] =>
  (value.match(COLOR) ?? []).map((color) => {
    if (color === 'transparent') return 0;
    const [, alpha = color.startsWith('rgba') ? color.split(',')[3] : undefined] = color.split('/');
    return alpha === undefined ? 1 : share(alpha);
  });

/** A share as a number or in percent; `none` is nothing. */
const share = (text: string): number => (parseFloat(text) || 0) / (text.includes('%') ? 100 : 1);

/** Whether a person cannot see through an element: what is sure to hide, with all around it. */
export function isOpaque(one: Element): boolean {
  const own = getComputedStyle(one);
  let alpha = opacityOf(one, own);
  // What is cut into a shape hides only a part, and nobody knows which.
  if (alpha < OPAQUE || (own.maskImage && own.maskImage !== 'none')) return false;
  for (const { at, style } of around(one)) alpha *= isTurned(at, style) ? 0 : remains(style);
  return alpha >= OPAQUE && (one as { checkVisibility?: () => boolean }).checkVisibility?.() !== false;
}

/** How opaque an element's own box is, with what it draws in it: what is not sure to hide counts as clear. */
function opacityOf(one: Element, style: CSSStyleDeclaration): number {
  if (one === one.ownerDocument.body || one === one.ownerDocument.documentElement || style.backgroundClip === 'text') {
    return 0;
  }
  if (isPicture(one, style)) return 1;
  const { backgroundColor, backgroundImage, backgroundRepeat, backgroundSize } = style;
  // A colour in no notation of numbers has a name.
  const [ground = backgroundColor ? 1 : 0] = alphas(backgroundColor);
  const fills = !/no-repeat|repeat-|space|round/.test(backgroundRepeat) ||
    /^(auto|cover|100%( 100%)?)$/.test(backgroundSize);
  const isGradient = fills && /^[^,]*gradient\(/.test(backgroundImage) && !backgroundImage.includes('url(');
  const stops = isGradient ? alphas(backgroundImage) : [];
  return Math.max(ground, stops.length ? Math.min(...stops) : 0);
}

/** Whether an element is a picture that has no clear places: other formats, canvases and frames may have them. */
function isPicture(one: Element, { objectFit }: CSSStyleDeclaration): boolean {
  if (objectFit !== 'fill' && objectFit !== 'cover') return false;
  if (one.localName === 'video') return (one as HTMLVideoElement).readyState > 1;
  const { complete, naturalWidth, currentSrc } = one as HTMLImageElement;
  return one.localName === 'img' && complete && naturalWidth > 0 &&
    /^data:image\/jpeg|^[^?#]+\.jpe?g([?#]|$)/i.test(currentSrc);
}

/** What an element's style leaves of it and of all that is in it: nothing is 0. */
export function remains(style: CSSStyleDeclaration): number {
  const filters = [...(style.filter ?? '').matchAll(/opacity\(([^)]*)\)/g)].map(([, value = '1']) => share(value));
  return filters.reduce((all, one) => all * one, Number(style.opacity || 1)) * (isMaskEmpty(style) ? 0 : 1);
}

/** Whether a mask leaves nothing: all of its colours are clear, or it has no size. */
function isMaskEmpty({ maskImage = '', maskSize = '' }: CSSStyleDeclaration): boolean {
  if (!maskImage || maskImage === 'none') return false;
  const stops = maskImage.includes('url(') ? [] : alphas(maskImage);
  return (stops.length > 0 && Math.max(...stops) < CLEAR) || /(^| )0(px|%)?( |$)/.test(maskSize);
}

/** Whether an element shows a person its back, which is hidden. */
export function isTurned(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.backfaceVisibility !== 'hidden' || typeof DOMMatrix !== 'function') return false;
  let matrix = new DOMMatrix();
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const { rotate, transform, transformStyle } = getComputedStyle(at);
    if (at !== element && transformStyle !== 'preserve-3d') break;
    // What `rotate` turns counts as seen: it is rare.
    if (rotate && rotate !== 'none') return false;
    if (transform !== 'none') matrix = new DOMMatrix(transform).multiply(matrix);
  }
  return matrix.m33 < -1e-6;
}

/** Whether an element is a control that apps draw anew, over it or under it. */
export const isControl = (element: Element): boolean => /^(input|select)$/.test(element.localName);
