import { hasClip, overflowOf, rectOf, selfAndAncestors } from '../../Shared/dom/ancestors';
import { contains } from '../../Shared/engine/geometry';
import { type Box, elementsIn, frameOf, parentOf, within } from '../../Shared/dom/box';
import { clipOf } from '../../Shared/dom/clip';
import { isAbove, makesStackingContext } from '../../Shared/dom/layer';
import type { Point } from '../../Shared/engine/tour';

/** The number of elements that are searched, outermost first, for inert ones that cover an element. */
const MOST = 200;

/** The inert elements that are painted above an element at some points, each with its visible box. */
export function* inertAbove(
  element: Element,
  inert: Iterable<Element>,
  points: readonly Point[],
): Generator<[Element, Box]> {
  const queue = inertBeside(element, new Set(inert));
  for (let index = 0; index < queue.length && index < MOST; index += 1) {
    const [one, isItem] = queue[index] as Candidate;
    const style = getComputedStyle(one);
    if (
      style.display === 'none' || style.opacity === '0' ||
      /^(script|style|svg|template|table|select)$/.test(one.localName)
    ) continue;
    const box = rectOf(one);
    const isOver = points.some((point) => contains(box, point)) && style.visibility === 'visible' &&
      style.pointerEvents !== 'none';
    const isLaid = isOver && (isItem || style.position !== 'static' || makesStackingContext(style, false));
    if (isLaid && isAbove(one, element)) yield [one, visiblePart(one, box)];
    queue.push(...childrenOf(one, style));
  }
}

/** An element, and true if it is a flex or grid item, for which `z-index` needs no position. */
type Candidate = readonly [Element, boolean];

const childrenOf = (parent: Element, style: CSSStyleDeclaration): Candidate[] =>
  [...(parent.shadowRoot ? elementsIn(parent.shadowRoot) : []), ...elementsIn(parent)]
    .map((one) => [one, /flex|grid/.test(style.display)]);

/** The inert elements that don't contain an element, those nearest to the page's root first. */
function inertBeside(element: Element, inert: ReadonlySet<Element>): Candidate[] {
  const page = element.ownerDocument;
  const frame = frameOf(element);
  let isInert = [...inert].some((one) => within(frame, one));
  const path: Element[] = [];
  for (let at: Element | null = element; at && at.ownerDocument === page; at = parentOf(at)) path.unshift(at);
  const found: Candidate[] = [];
  for (const at of path) {
    isInert ||= inert.has(at);
    if (at === element) continue;
    for (const beside of childrenOf(at, getComputedStyle(at))) {
      if ((isInert || inert.has(beside[0])) && !path.includes(beside[0])) found.push(beside);
    }
  }
  return found;
}

/** The visible part of an element's box: the part that its ancestors don't clip. */
function visiblePart(element: Element, box: Box): Box {
  let [left, top, right, bottom] = [box[0], box[1], box[0] + box[2], box[1] + box[3]];
  const cut = (a: number, b: number, c: number, d: number): void => {
    [left, top, right, bottom] = [Math.max(left, a), Math.max(top, b), Math.min(right, c), Math.min(bottom, d)];
  };
  for (const { at, style, isContaining } of selfAndAncestors(element)) {
    const { body, documentElement } = at.ownerDocument;
    const clip = hasClip(style) && clipOf(style, rectOf(at));
    if (clip) cut(...clip);
    if (!isContaining || at === element || at === body || at === documentElement) continue;
    const [across, down] = overflowOf(style);
    const [x, y, width, height] = rectOf(at);
    if (across !== 'visible') cut(x, -Infinity, x + width, Infinity);
    if (down !== 'visible') cut(-Infinity, y, Infinity, y + height);
  }
  return [left, top, right - left, bottom - top];
}
