import { around, flows, hasClip, rectOf } from './around';
import { elementsIn, ownBox, type Box } from './box';
import { clipOf } from './clip';
import { CLEAR, isControl, isTurned, remains } from './paint';

/** How much of what is in an invisible element is looked at, the outermost first. */
const MOST = 60;

/** How much of an element there is to a person: it has no box, it has one that cannot be seen, or it can be seen. */
export const enum Sight { none, hidden, seen }

/** Whether an element has a box that CSS doesn't hide. */
export function isRendered(element: Element): boolean {
  const [, , width, height] = ownBox(element);
  return (width > 0 || height > 0) && shows(element);
}

/**
 * How much of an element a person can see, by scrolling too: not what is transparent, what an ancestor cuts off, or
 * what lies where nobody can scroll. Of one that is invisible, what within it is visible counts.
 */
export function sightOf(element: Element): Sight {
  const [x, y, width, height] = ownBox(element);
  if ((width <= 0 && height <= 0) || !shows(element)) return sightWithin(element);
  let [left, top, right, bottom] = [x, y, x + width, y + height];
  const page = element.ownerDocument;
  const view = page.defaultView;
  if (!view) return Sight.seen;
  const cut = (a: number, b: number, c: number, d: number): void => {
    [left, top, right, bottom] = [Math.max(left, a), Math.max(top, b), Math.min(right, c), Math.min(bottom, d)];
  };
  // What is kept for readers alone is cut to a single pixel.
  const isThin = (): boolean => right - left < Math.min(width, 2) || bottom - top < Math.min(height, 2) || left >= right || top >= bottom;
  let position = '';
  // A control that an app draws anew may be transparent.
  let rest = isControl(element) ? Infinity : 1;
  for (const { at, style, holds } of around(element)) {
    rest *= remains(style);
    if (rest < CLEAR || isTurned(at, style)) return Sight.hidden;
    const clip = hasClip(style) ? clipOf(style, at === element ? [x, y, width, height] : rectOf(at)) : null;
    if (clip) {
      cut(...clip);
      if (isThin()) return Sight.hidden;
    }
    if (!holds) continue;
    position = style.position;
    if (at === element || at === page.body || at === page.documentElement) continue;
    const [across, down] = flows(style);
    if (across === 'visible' && down === 'visible') continue;
    const rect = at.getBoundingClientRect();
    const area = scrollArea(at, rect, across, down, style.direction === 'rtl');
    cut(...area);
    if (isThin()) return Sight.hidden;
    // Farther out it is seen where its scroller is.
    if (/auto|scroll/.test(across)) [left, right] = [rect.left, rect.right];
    if (/auto|scroll/.test(down)) [top, bottom] = [rect.top, rect.bottom];
  }
  const root = page.scrollingElement ?? page.documentElement;
  const still = position === 'fixed';
  const { scrollLeft, scrollTop } = root;
  const rtl = getComputedStyle(page.documentElement).direction === 'rtl';
  const widest = still ? view.innerWidth : Math.max(root.scrollWidth, view.innerWidth);
  const tallest = still ? view.innerHeight : Math.max(root.scrollHeight, view.innerHeight);
  const from = still ? 0 : -scrollLeft - (rtl ? widest - view.innerWidth : 0);
  cut(from, still ? 0 : -scrollTop, from + widest, (still ? 0 : -scrollTop) + tallest);
  return isThin() ? Sight.hidden : Sight.seen;
}

/** What of a scroller's content can be scrolled into it, as the edges of a box where its content lies now. */
function scrollArea(at: Element, rect: DOMRect, across: string, down: string, rtl: boolean): Box {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth } = at;
  const start = rect.left - scrollLeft - (rtl ? scrollWidth - clientWidth : 0);
  const [left, right] = /auto|scroll/.test(across) ? [start, start + scrollWidth + 20] :
    across === 'visible'                             ? [-Infinity, Infinity] :
                                                       [rect.left, rect.right];
  const [top, bottom] = /auto|scroll/.test(down) ? [rect.top - scrollTop, rect.top - scrollTop + scrollHeight + 20] :
    down === 'visible'                             ? [-Infinity, Infinity] :
                                                     [rect.top, rect.bottom];
  return [left, top, right, bottom];
}

/** How much there is to see of what is visible within an element that is not. */
function sightWithin(element: Element): Sight {
  if (getComputedStyle(element).visibility === 'visible') return Sight.none;
  const queue = elementsIn(element);
  for (let index = 0; index < queue.length && index < MOST; index += 1) {
    const one = queue[index] as Element;
    if (getComputedStyle(one).visibility !== 'visible') queue.push(...elementsIn(one));
    else if (sightOf(one) === Sight.seen) return Sight.seen;
  }
  return Sight.none;
}

/** Whether CSS shows an element, transparent or not. */
function shows(element: Element): boolean {
  const check = (element as {checkVisibility?: (options: object) => boolean}).checkVisibility;
  const { display, visibility } = getComputedStyle(element);
  if (check && display !== 'contents' && element.localName !== 'area')
    return check.call(element, {checkVisibilityCSS: true, visibilityProperty: true});
  return visibility === 'visible' || display === 'contents';
}

/** Whether the whole frame chain of an element is shown, too. */
export function isSeen(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.ownerDocument.defaultView?.frameElement ?? null)
    if (sightOf(at) !== Sight.seen) return false;
  return true;
}
