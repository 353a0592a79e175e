import { isFrame } from './around';
import { parentOf } from './box';

/** That a node comes later; a page may have a class of its own that is called Node. */
const FOLLOWING = 4;

/** Whether an element is painted above another one, by `z-index` and the order in the page. */
export function isAbove(one: Element, element: Element): boolean {
  const path = new Set<Element>();
  for (let at: Element | null = element; at; at = parentOf(at)) path.add(at);
  let common: Element | null = one;
  while (common && !path.has(common)) common = parentOf(common);
  if (!common || common === one || common === element) return false;
  const [a, b] = [layerIn(common, one), layerIn(common, element)];
  return a.layer > b.layer || (a.layer === b.layer && !!(b.child.compareDocumentPosition(a.child) & FOLLOWING));
}

/** On which layer of a common ancestor an element is painted, and in which of its children. */
function layerIn(common: Element, element: Element): { layer: number; child: Element } {
  // What has no layer of its own lies under what is placed.
  let layer = -0.5;
  let child = element;
  for (let at: Element | null = element; at && at !== common; at = parentOf(at)) {
    const style = getComputedStyle(at);
    const parent = parentOf(at);
    const isItem = style.zIndex !== 'auto' && style.position === 'static' && !!parent &&
      /flex|grid/.test(getComputedStyle(parent).display);
    if (isContext(style, isItem)) {
      layer = style.position === 'static' && !isItem ? 0 : Number(style.zIndex) || 0;
    } else if (style.position !== 'static' && layer === -0.5) {
      layer = 0;
    }
    child = at;
  }
  return { layer, child };
}

/** Whether a style makes a layer of an element and all in it. */
export const isContext = (style: CSSStyleDeclaration, isItem: boolean): boolean =>
  /fixed|sticky/.test(style.position) ||
  (style.zIndex !== 'auto' && (isItem || style.position !== 'static')) || style.opacity !== '1' ||
  style.isolation === 'isolate' ||
  isFrame(style) || (style.clipPath ?? 'none') !== 'none' || style.mixBlendMode !== 'normal';
