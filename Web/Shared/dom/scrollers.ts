import { around } from './around';
import { type Box, frameOf } from './box';

/** Something that people can scroll. */
export interface Scroller {
  readonly element: Element;
  /** Its box on its own viewport, without bars. */
  readonly box: Box;
  /** How far it goes to the left, up, to the right and down from where it is, in px of that viewport. */
  readonly room: Box;
  /** How much larger it is shown than it is laid out, across and down. */
  readonly scale: readonly [number, number];
}

/** All that a person can scroll around an element, the innermost first. */
export function scrollersOf(element: Element): Scroller[] {
  const page = element.ownerDocument;
  const view = page.defaultView;
  const list: Scroller[] = [];
  let position = '';
  for (const { at, style, holds } of around(element)) {
    // What lies in a box farther out does not go with this one.
    if (!holds || (at !== element && isPage(at))) continue;
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

/** The element that the window's scrolling is that of. */
export const rootOf = (page: Document): Element => page.scrollingElement ?? page.documentElement;

/** Whether an element is scrolled by the window: the body has a scrolling of its own only where the root has one, too. */
export function isPage(element: Element): boolean {
  const page = element.ownerDocument;
  return element === page.documentElement || element === page.scrollingElement ||
    (element === page.body && isPlain(getComputedStyle(page.documentElement)));
}

const isPlain = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
  overflowX === 'visible' && overflowY === 'visible';
const scrolls = (overflow: string): boolean => /auto|scroll/.test(overflow);

/** Whether people can scroll a window, across and down. */
export function windowScrolls(page: Document): [boolean, boolean] {
  if (frameOf(page.documentElement)?.getAttribute('scrolling') === 'no') return [false, false];
  const root = getComputedStyle(page.documentElement);
  const { overflowX, overflowY } = isPlain(root) && page.body ? getComputedStyle(page.body) : root;
  return [!/hidden|clip/.test(overflowX), !/hidden|clip/.test(overflowY)];
}

/** How much larger an element is shown than it is laid out, across and down. */
export function scaleOf(
  element: Element,
  { width, height }: { readonly width: number; readonly height: number },
): [number, number] {
  const { offsetWidth = 0, offsetHeight = 0 } = element as Partial<HTMLElement>;
  return [offsetWidth && width ? width / offsetWidth : 1, offsetHeight && height ? height / offsetHeight : 1];
}

/** The least and the most that `scrollLeft` and `scrollTop` can be. */
export function rangesOf(one: Element): [[number, number], [number, number]] {
  const page = one.ownerDocument;
  // The window takes the body's direction.
  const [left, up] = runsBack(
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

/** Whether content runs to the left, and whether it runs upwards: its scroller then begins at its right or lower end. */
function runsBack(style: CSSStyleDeclaration, isRoot: boolean): [boolean, boolean] {
  const { direction, writingMode, display, flexDirection, flexWrap } = style;
  const isFlex = !isRoot && /flex/.test(display);
  const turns = isFlex && /reverse/.test(flexDirection);
  const wraps = isFlex && flexWrap === 'wrap-reverse';
  const [inLines, inBlocks] = /column/.test(flexDirection) ? [wraps, turns] : [turns, wraps];
  const lines = ((direction === 'rtl') !== (writingMode === 'sideways-lr')) !== inLines;
  const blocks = /-rl$/.test(writingMode) !== inBlocks;
  return /^(vertical|sideways)/.test(writingMode) ? [blocks, lines] : [lines, blocks];
}
