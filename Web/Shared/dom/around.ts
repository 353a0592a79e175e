import { type Box, parentOf } from './box';

/** With what older types don't know. */
type Style = CSSStyleDeclaration & { readonly backdropFilter?: string; readonly contentVisibility?: string };

/** An element, or one around it, and whether the element lies in it for its layout: by a position one escapes. */
export interface Around {
  readonly at: Element;
  readonly style: CSSStyleDeclaration;
  readonly holds: boolean;
}

/** An element and what is around it in its document, the innermost first. */
export function* around(element: Element): Generator<Around> {
  const page = element.ownerDocument;
  let position = '';
  for (let at: Element | null = element; at && at.ownerDocument === page; at = parentOf(at)) {
    const style = getComputedStyle(at);
    const isFree = position === 'fixed' || (position === 'absolute' && style.position === 'static');
    const holds = style.display !== 'contents' && !(isFree && !isFrame(style));
    if (holds) position = style.position;
    yield { at, style, holds };
    if (isOnTop(at, style)) return;
  }
}

/** Whether an element, if it is shown, is on the top layer, where what is around it neither cuts it nor fades it. */
const isOnTop = (at: Element, { position }: CSSStyleDeclaration): boolean =>
  at.hasAttribute('popover') || (at.localName === 'dialog' && position === 'fixed');

/** Whether what is placed in a box stays in it, though that box has no position: `fixed` too. */
export function isFrame(style: Style): boolean {
  const { transform, translate, rotate, scale, perspective, filter, backdropFilter } = style;
  return style.display !== 'inline' &&
    (/layout/.test(style.contain) || isCut(style) || style.transformStyle === 'preserve-3d' ||
      [transform, translate, rotate, scale, perspective, filter, backdropFilter].some((value) =>
        value && value !== 'none'
      ) ||
      /transform|translate|rotate|scale|perspective|filter|contain/.test(style.willChange));
}

/** Whether nothing is painted beyond a box, whatever `overflow` says. */
const isCut = ({ contain, contentVisibility }: Style): boolean =>
  /paint|strict|content/.test(contain) || contentVisibility === 'auto';

/** What becomes of content beyond a box, across and down, as `overflow` says it. */
export function flows(style: CSSStyleDeclaration): [string, string] {
  if (/^(inline|contents)$/.test(style.display)) return ['visible', 'visible'];
  const of = (flow: string): string => (flow === 'visible' && isCut(style) ? 'clip' : flow);
  return [of(style.overflowX), of(style.overflowY)];
}

/** Whether a clip of its own may cut an element. */
export const hasClip = ({ clip, clipPath }: CSSStyleDeclaration): boolean =>
  (!!clipPath && clipPath !== 'none') || (!!clip && clip !== 'auto');

export function rectOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height];
}
