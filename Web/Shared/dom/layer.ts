import { isContainingBlock } from './ancestors';
import { parentOf } from './box';

/** `Node.DOCUMENT_POSITION_FOLLOWING`. A page may define a class `Node` of its own. */
const FOLLOWING = 4;

/** Returns true if an element is painted above another one, by `z-index` and document order. */
export function isAbove(one: Element, element: Element): boolean {
  const path = new Set<Element>();
  for (let at: Element | null = element; at; at = parentOf(at)) path.add(at);
  let common: Element | null = one;
  while (common && !path.has(common)) common = parentOf(common);
  if (!common || common === one || common === element) return false;
  const [a, b] = [layerIn(common, one), layerIn(common, element)];
  return a.layer > b.layer || (a.layer === b.layer && !!(b.child.compareDocumentPosition(a.child) & FOLLOWING));
}

/** An element's layer within a common ancestor, and the child of that ancestor that contains the element. */
function layerIn(common: Element, element: Element): { layer: number; child: Element } {
  // Elements without a layer of their own lie below positioned ones.
  let layer = -0.5;
  let child = element;
  for (let at: Element | null = element; at && at !== common; at = parentOf(at)) {
    const style = getComputedStyle(at);
    const parent = parentOf(at);
    const isItem = style.zIndex !== 'auto' && style.position === 'static' && !!parent &&
      /flex|grid/.test(getComputedStyle(parent).display);
    if (makesStackingContext(style, isItem)) {
      layer = style.position === 'static' && !isItem ? 0 : Number(style.zIndex) || 0;
    } else if (style.position !== 'static' && layer === -0.5) {
      layer = 0;
    }
    child = at;
  }
  return { layer, child };
}

/** Returns true if a style creates a stacking context. */
export const makesStackingContext = (style: CSSStyleDeclaration, isItem: boolean): boolean =>
  /fixed|sticky/.test(style.position) ||
  (style.zIndex !== 'auto' && (isItem || style.position !== 'static')) || style.opacity !== '1' ||
  style.isolation === 'isolate' ||
  isContainingBlock(style) || (style.clipPath ?? 'none') !== 'none' || style.mixBlendMode !== 'normal';
