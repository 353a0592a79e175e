import { selfAndAncestors } from './ancestors';
import { parentOf } from './box';

/** The opacity from which a layer hides the content below it, and the one below which the layer itself is invisible. */
export const [OPAQUE, CLEAR] = [0.5, 0.02];

/** Computed colours in any notation: functions of numbers, with alpha last. */
const COLOR = /(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)|\btransparent\b/g;

/** The alpha of each colour in a computed value. */
const alphas = (value: string): number[] =>
  (value.match(COLOR) ?? []).map((color) => {
    if (color === 'transparent') return 0;
    const [, alpha = color.startsWith('rgba') ? color.split(',')[3] : undefined] = color.split('/');
    return alpha === undefined ? 1 : fraction(alpha);
  });

/** A number or percentage as a fraction; 0 for `none`. */
const fraction = (text: string): number => (parseFloat(text) || 0) / (text.includes('%') ? 100 : 1);

/** Returns true if an element certainly hides the content below it. */
export function isOpaque(one: Element): boolean {
  const own = getComputedStyle(one);
  let alpha = paintOpacity(one, own);
  // A mask hides an unknown part.
  if (alpha < OPAQUE || (own.maskImage && own.maskImage !== 'none')) return false;
  for (const { at, style } of selfAndAncestors(one)) alpha *= isTurnedAway(at, style) ? 0 : styleOpacity(style);
  return alpha >= OPAQUE && (one as { checkVisibility?: () => boolean }).checkVisibility?.() !== false;
}

/** The opacity of an element's own box and of its drawing in it. Whatever isn't certainly opaque counts as clear. */
function paintOpacity(one: Element, style: CSSStyleDeclaration): number {
  if (one === one.ownerDocument.body || one === one.ownerDocument.documentElement || style.backgroundClip === 'text') {
    return 0;
  }
  if (isPicture(one, style)) return 1;
  const { backgroundColor, backgroundImage, backgroundRepeat, backgroundSize } = style;
  // A colour that isn't a function of numbers is a name.
  const [ground = backgroundColor ? 1 : 0] = alphas(backgroundColor);
  const fills = !/no-repeat|repeat-|space|round/.test(backgroundRepeat) ||
    /^(auto|cover|100%( 100%)?)$/.test(backgroundSize);
  const isGradient = fills && /^[^,]*gradient\(/.test(backgroundImage) && !backgroundImage.includes('url(');
  const stops = isGradient ? alphas(backgroundImage) : [];
  return Math.max(ground, stops.length ? Math.min(...stops) : 0);
}

/** Returns true for a picture without transparent pixels. Other formats, canvases and frames may have some. */
function isPicture(one: Element, { objectFit }: CSSStyleDeclaration): boolean {
  if (objectFit !== 'fill' && objectFit !== 'cover') return false;
  if (one.localName === 'video') return (one as HTMLVideoElement).readyState > 1;
  const { complete, naturalWidth, currentSrc } = one as HTMLImageElement;
  return one.localName === 'img' && complete && naturalWidth > 0 &&
    /^data:image\/jpeg|^[^?#]+\.jpe?g([?#]|$)/i.test(currentSrc);
}

/** The opacity that an element's style leaves of it and its content, 0 to 1. */
export function styleOpacity(style: CSSStyleDeclaration): number {
  const filters = [...(style.filter ?? '').matchAll(/opacity\(([^)]*)\)/g)].map(([, value = '1']) => fraction(value));
  return filters.reduce((all, one) => all * one, Number(style.opacity || 1)) * (isMaskEmpty(style) ? 0 : 1);
}

/** Returns true if a mask leaves nothing: it has only transparent colours, or no size. */
function isMaskEmpty({ maskImage = '', maskSize = '' }: CSSStyleDeclaration): boolean {
  if (!maskImage || maskImage === 'none') return false;
  const stops = maskImage.includes('url(') ? [] : alphas(maskImage);
  return (stops.length > 0 && Math.max(...stops) < CLEAR) || /(^| )0(px|%)?( |$)/.test(maskSize);
}

/** Returns true if an element shows its back, and the back is hidden. */
export function isTurnedAway(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.backfaceVisibility !== 'hidden' || typeof DOMMatrix !== 'function') return false;
  let matrix = new DOMMatrix();
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const { rotate, transform, transformStyle } = getComputedStyle(at);
    if (at !== element && transformStyle !== 'preserve-3d') break;
    // A turn by `rotate` counts as visible: it is rare.
    if (rotate && rotate !== 'none') return false;
    if (transform !== 'none') matrix = new DOMMatrix(transform).multiply(matrix);
  }
  return matrix.m33 < -1e-6;
}

/** Returns true for controls over or under which apps draw their own. */
export const isControl = (element: Element): boolean => /^(input|select)$/.test(element.localName);
