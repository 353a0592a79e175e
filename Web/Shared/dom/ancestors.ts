import { type Box, parentOf } from './box';

/** A style with the properties that older type declarations lack. */
type Style = CSSStyleDeclaration & { readonly backdropFilter?: string; readonly contentVisibility?: string };

/** An element or an ancestor of it. `isContaining` is false for ancestors that don't contain a positioned element in layout. */
export interface Ancestor {
  readonly at: Element;
  readonly style: CSSStyleDeclaration;
  readonly isContaining: boolean;
}

/** Iterates over an element and its ancestors within the document, innermost first. */
export function* selfAndAncestors(element: Element): Generator<Ancestor> {
  const page = element.ownerDocument;
  let position = '';
  for (let at: Element | null = element; at && at.ownerDocument === page; at = parentOf(at)) {
    const style = getComputedStyle(at);
    const isFree = position === 'fixed' || (position === 'absolute' && style.position === 'static');
    const isContaining = style.display !== 'contents' && !(isFree && !isContainingBlock(style));
    if (isContaining) position = style.position;
    yield { at, style, isContaining };
    if (isOnTop(at, style)) return;
  }
}

/** Returns true if an element, once shown, is in the top layer, where its ancestors neither clip it nor fade it. */
const isOnTop = (at: Element, { position }: CSSStyleDeclaration): boolean =>
  at.hasAttribute('popover') || (at.localName === 'dialog' && position === 'fixed');

/** Returns true if a box contains its positioned descendants, `fixed` ones too, although it isn't positioned itself. */
export function isContainingBlock(style: Style): boolean {
  const { transform, translate, rotate, scale, perspective, filter, backdropFilter } = style;
  return style.display !== 'inline' &&
    (/layout/.test(style.contain) || clipsPaint(style) || style.transformStyle === 'preserve-3d' ||
      [transform, translate, rotate, scale, perspective, filter, backdropFilter].some((value) =>
        value && value !== 'none'
      ) ||
      /transform|translate|rotate|scale|perspective|filter|contain/.test(style.willChange));
}

/** Returns true if a box clips its paint even with `overflow: visible`. */
const clipsPaint = ({ contain, contentVisibility }: Style): boolean =>
  /paint|strict|content/.test(contain) || contentVisibility === 'auto';

/** The treatment of overflow, horizontally and vertically. */
export function overflowOf(style: CSSStyleDeclaration): [string, string] {
  if (/^(inline|contents)$/.test(style.display)) return ['visible', 'visible'];
  const of = (flow: string): string => (flow === 'visible' && clipsPaint(style) ? 'clip' : flow);
  return [of(style.overflowX), of(style.overflowY)];
}

/** Returns true if an element may be clipped by its own `clip` or `clip-path`. */
export const hasClip = ({ clip, clipPath }: CSSStyleDeclaration): boolean =>
  (!!clipPath && clipPath !== 'none') || (!!clip && clip !== 'auto');

export function rectOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height];
}
