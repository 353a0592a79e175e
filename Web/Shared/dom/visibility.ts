import { hasClip, overflowOf, rectOf, selfAndAncestors } from './ancestors';
import { type Box, elementsIn, ownBox } from './box';
import { clipOf } from './clip';
import { CLEAR, isControl, isTurnedAway, styleOpacity } from './paint';
import { isPage, rangesOf, rootOf, scaleOf, windowScrolls } from './scrollers';

/** The number of descendants of an invisible element that are examined, outermost first. */
const MOST = 60;

/** The visibility of an element to a person: it has no box, a box that can't be seen, or one that can. */
export const enum Visibility {
  none,
  hidden,
  visible,
}

/** Returns true if an element has a box that CSS doesn't hide. */
export function isRendered(element: Element): boolean {
  const [, , width, height] = ownBox(element);
  return (width > 0 || height > 0) && isDisplayed(element);
}

/**
 * The visibility of an element, scrolling included. It is hidden if it is transparent, clipped by an ancestor, or lies
 * where nobody can scroll. An invisible element counts by its visible descendants. If `opaque` is false, transparent
 * elements count as visible.
 */
export function visibilityOf(element: Element, opaque = true): Visibility {
  const [x, y, width, height] = ownBox(element);
  if ((width <= 0 && height <= 0) || !isDisplayed(element)) return visibilityWithin(element);
  let [left, top, right, bottom] = [x, y, x + width, y + height];
  const page = element.ownerDocument;
  const view = page.defaultView;
  if (!view) return Visibility.visible;
  const cut = (a: number, b: number, c: number, d: number): void => {
    [left, top, right, bottom] = [Math.max(left, a), Math.max(top, b), Math.min(right, c), Math.min(bottom, d)];
  };
  // Screen-reader-only content is clipped to a single pixel.
  const isThin = (): boolean =>
    right - left < Math.min(width, 2) || bottom - top < Math.min(height, 2) || left >= right || top >= bottom;
  let position = '';
  // A control over which an app draws its own may be transparent.
  let rest = !opaque || isControl(element) ? Infinity : 1;
  for (const { at, style, isContaining } of selfAndAncestors(element)) {
    rest *= styleOpacity(style);
    if (rest < CLEAR || isTurnedAway(at, style)) return Visibility.hidden;
    const clip = hasClip(style) ? clipOf(style, at === element ? [x, y, width, height] : rectOf(at)) : null;
    if (clip) {
      cut(...clip);
      if (isThin()) return Visibility.hidden;
    }
    if (!isContaining) continue;
    position = style.position;
    if (at === element || isPage(at)) continue;
    const [across, down] = overflowOf(style);
    if (across === 'visible' && down === 'visible') continue;
    const rect = at.getBoundingClientRect();
    const area = scrollArea(at, rect, across, down);
    cut(...area);
    if (isThin()) return Visibility.hidden;
    // Further out, the element is visible where its scroll container is.
    if (/auto|scroll/.test(across)) [left, right] = [rect.left, rect.right];
    if (/auto|scroll/.test(down)) [top, bottom] = [rect.top, rect.bottom];
  }
  if (position === 'fixed') {
    cut(0, 0, view.innerWidth, view.innerHeight);
  } else {
    cut(...windowArea(page, view));
  }
  return isThin() ? Visibility.hidden : Visibility.visible;
}

/** The part of a scroll container's content that can be scrolled into view, as edges at the present offset. */
function scrollArea(at: Element, rect: DOMRect, across: string, down: string): Box {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = at;
  const [a, b] = scaleOf(at, rect);
  const [[least], [highest]] = rangesOf(at);
  const [x, y] = [rect.left + (least - scrollLeft) * a, rect.top + (highest - scrollTop) * b];
  const [left, right] = /auto|scroll/.test(across)
    ? [x, x + (scrollWidth + 20) * a]
    : across === 'visible'
    ? [-Infinity, Infinity]
    : [rect.left, rect.right];
  const [top, bottom] = /auto|scroll/.test(down)
    ? [y, y + (scrollHeight + 20) * b]
    : down === 'visible'
    ? [-Infinity, Infinity]
    : [rect.top, rect.bottom];
  return [left, top, right, bottom];
}

/** The same for a page in its window. */
function windowArea(page: Document, { innerWidth, innerHeight }: Window): Box {
  const root = rootOf(page);
  const [across, down] = windowScrolls(page);
  const [[least], [highest]] = rangesOf(root);
  const [x, y] = [across ? least - root.scrollLeft : 0, down ? highest - root.scrollTop : 0];
  return [
    x,
    y,
    x + (across ? Math.max(root.scrollWidth, innerWidth) : innerWidth),
    y + (down ? Math.max(root.scrollHeight, innerHeight) : innerHeight),
  ];
}

/** The visibility of an invisible element's visible descendants. */
function visibilityWithin(element: Element): Visibility {
  if (getComputedStyle(element).visibility === 'visible') return Visibility.none;
  const queue = elementsIn(element);
  for (let index = 0; index < queue.length && index < MOST; index += 1) {
    const one = queue[index] as Element;
    if (getComputedStyle(one).visibility !== 'visible') queue.push(...elementsIn(one));
    else if (visibilityOf(one) === Visibility.visible) return Visibility.visible;
  }
  return Visibility.none;
}

/** Returns true if CSS renders an element, transparent or not. */
function isDisplayed(element: Element): boolean {
  const check = (element as { checkVisibility?: (options: object) => boolean }).checkVisibility;
  const { display, visibility } = getComputedStyle(element);
  if (check && display !== 'contents' && element.localName !== 'area') {
    return check.call(element, { checkVisibilityCSS: true, visibilityProperty: true });
  }
  return visibility === 'visible' || display === 'contents';
}

/** Returns true if an element is visible, and all frames around it are too. */
export function isVisible(element: Element, opaque = true): boolean {
  for (let at: Element | null = element; at; at = at.ownerDocument.defaultView?.frameElement ?? null) {
    if (visibilityOf(at, opaque) !== Visibility.visible) return false;
  }
  return true;
}
