import { selfAndAncestors } from './ancestors';
import { type Box, frameOf } from './box';

/** A scroll container that people can scroll. */
export interface Scroller {
  readonly element: Element;
  /** Its box in its own viewport, without scroll bars. */
  readonly box: Box;
  /** The distances that it can scroll left, up, right and down from its present offset, in px of that viewport. */
  readonly room: Box;
  /** Its scale on the screen, relative to layout, horizontally and vertically. */
  readonly scale: readonly [number, number];
}

/** All scroll containers around an element that people can scroll, innermost first. */
export function scrollersOf(element: Element): Scroller[] {
  const page = element.ownerDocument;
  const view = page.defaultView;
  const list: Scroller[] = [];
  let position = '';
  for (const { at, style, isContaining } of selfAndAncestors(element)) {
    // An element positioned in a box further out doesn't move with this one.
    if (!isContaining || (at !== element && isPage(at))) continue;
    ({ position } = style);
    if (at === element) continue;
    const across = scrolls(style.overflowX) && at.scrollWidth > at.clientWidth;
    const down = scrolls(style.overflowY) && at.scrollHeight > at.clientHeight;
    if (!across && !down) continue;
    const rect = at.getBoundingClientRect();
    const [a, b] = scaleOf(at, rect);
    const box: Box = [
      rect.left + at.clientLeft * a,
      rect.top + at.clientTop * b,
      at.clientWidth * a,
      at.clientHeight * b,
    ];
    list.push({ element: at, box, room: roomOf(at, across ? a : 0, down ? b : 0), scale: [a, b] });
  }
  const [across, down] = windowScrolls(page);
  if (!view || position === 'fixed' || (!across && !down)) return list;
  const box: Box = [0, 0, page.documentElement.clientWidth || view.innerWidth, view.innerHeight];
  return [...list, {
    element: rootOf(page),
    box,
    room: roomOf(rootOf(page), Number(across), Number(down)),
    scale: [1, 1],
  }];
}

function roomOf(one: Element, across: number, down: number): Box {
  const [[left, right], [top, bottom]] = rangesOf(one);
  const { scrollLeft, scrollTop } = one;
  return [
    (scrollLeft - left) * across,
    (scrollTop - top) * down,
    (right - scrollLeft) * across,
    (bottom - scrollTop) * down,
  ];
}

/** The element whose offsets are the window's scrolling. */
export const rootOf = (page: Document): Element => page.scrollingElement ?? page.documentElement;

/**
 * Returns true if the window's scrolling moves an element's content. The body scrolls by itself only if the root does
 * too.
 */
export function isPage(element: Element): boolean {
  const page = element.ownerDocument;
  return element === page.documentElement || element === page.scrollingElement ||
    (element === page.body && isOverflowVisible(getComputedStyle(page.documentElement)));
}

const isOverflowVisible = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
  overflowX === 'visible' && overflowY === 'visible';
const scrolls = (overflow: string): boolean => /auto|scroll/.test(overflow);

/** Returns true, horizontally and vertically, if people can scroll a window. */
export function windowScrolls(page: Document): [boolean, boolean] {
  if (frameOf(page.documentElement)?.getAttribute('scrolling') === 'no') return [false, false];
  const root = getComputedStyle(page.documentElement);
  const { overflowX, overflowY } = isOverflowVisible(root) && page.body ? getComputedStyle(page.body) : root;
  return [!/hidden|clip/.test(overflowX), !/hidden|clip/.test(overflowY)];
}

/** The scale of an element on the screen, relative to layout, horizontally and vertically. */
export function scaleOf(
  element: Element,
  { width, height }: { readonly width: number; readonly height: number },
): [number, number] {
  const { offsetWidth = 0, offsetHeight = 0 } = element as Partial<HTMLElement>;
  return [offsetWidth && width ? width / offsetWidth : 1, offsetHeight && height ? height / offsetHeight : 1];
}

/** The ranges of `scrollLeft` and `scrollTop`. */
export function rangesOf(one: Element): [[number, number], [number, number]] {
  const page = one.ownerDocument;
  // The window takes its direction from the body.
  const [left, up] = isReversed(
    getComputedStyle(one === rootOf(page) && page.body ? page.body : one),
    one === rootOf(page),
  );
  const range = (at: number, most: number, isBack: boolean): [number, number] =>
    at < 0 || (at === 0 && isBack) ? [-most, 0] : [0, most];
  return [
    range(one.scrollLeft, Math.max(one.scrollWidth - one.clientWidth, 0), left),
    range(one.scrollTop, Math.max(one.scrollHeight - one.clientHeight, 0), up),
  ];
}

/**
 * Returns true, horizontally and vertically, if content runs backwards: the scroll container starts at its right or
 * lower end.
 */
function isReversed(style: CSSStyleDeclaration, isRoot: boolean): [boolean, boolean] {
  const { direction, writingMode, display, flexDirection, flexWrap } = style;
  const isFlex = !isRoot && /flex/.test(display);
  const turns = isFlex && /reverse/.test(flexDirection);
  const wraps = isFlex && flexWrap === 'wrap-reverse';
  const [inLines, inBlocks] = /column/.test(flexDirection) ? [wraps, turns] : [turns, wraps];
  const lines = ((direction === 'rtl') !== (writingMode === 'sideways-lr')) !== inLines;
  const blocks = /-rl$/.test(writingMode) !== inBlocks;
  return /^(vertical|sideways)/.test(writingMode) ? [blocks, lines] : [lines, blocks];
}
