import { boxOf, frameOf, imageOf, ownBox, parentOf, within } from '../../Shared/dom/box';
import { isAbove } from '../../Shared/dom/layer';
import { isControl, isOpaque, OPAQUE } from '../../Shared/dom/paint';
import { contains } from '../../Shared/engine/geometry';
import { inertAbove } from './above';
import { scrollersOf } from '../../Shared/dom/scrollers';
import type { Point } from '../../Shared/engine/tour';

/**
 * Returns true if something opaque that scrolling won't move covers all of an element: a loading screen, an overlay on
 * a panel. `inert` has the elements that the tour has made inert, which hit tests skip.
 */
export function isCovered(element: Element, host: Element, inert: Iterable<Element>): boolean {
  for (let at: Element | null = element; at; at = frameOf(at)) {
    if (isCoveredThere(at, host, inert)) return true;
  }
  return false;
}

function isCoveredThere(element: Element, host: Element, inert: Iterable<Element>): boolean {
  const page = element.ownerDocument;
  const view = page.defaultView;
  const [x, y, w, h] = ownBox(element);
  const own = (element.localName === 'area' && imageOf(element)) || element;
  if (!view || typeof page.elementsFromPoint !== 'function') return false;
  const points = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]]
    .map(([a = 0, b = 0]): Point => [x + w * a, y + h * b])
    .filter(([a, b]) => a >= 0 && b >= 0 && a < view.innerWidth && b < view.innerHeight);
  if (!points.length) return false;
  const drawing = drawingOf(own);
  // An element that scrolls can get out from under a fixed one. Content in the top layer goes away by itself, and for
  // modals the tour stands aside.
  const moves = !isFixed(element) && scrollersOf(element).some(
    ({ element: one }) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth,
  );
  const hides = (one: Element): boolean =>
    !one.closest('[popover], dialog, [aria-modal=true]') && isOpaque(one) &&
    !drawing.some((part) => within(one, part)) && !(moves && isFixed(one) && !fillsWindow(one, view));
  const isInert = [...inert].some((one) => within(own, one));
  const above = [...inertAbove(own, inert, points)].filter(([one]) => hides(one)).map(([, box]) => box);
  return points.every((point) => {
    if (above.some((box) => contains(box, point))) return true;
    const hits = hitsAt(own.getRootNode(), page, point).filter((one) => !host.contains(one));
    const isOwn = (one: Element): boolean => within(one, own) || within(one, element);
    // Hit tests skip elements that take no touches, and inert ones. Whatever is hit then may lie under them.
    const isHit = !isInert && hits.some(isOwn);
    for (const one of hits) {
      if (isOwn(one) || within(own, one)) return false;
      if ((isHit || isAbove(one, own)) && hides(one)) return true;
    }
    return false;
  });
}

/** The elements hit by a touch at a point, topmost first, with those in open shadow roots. */
function hitsAt(root: Node, page: Document, [x, y]: Point): Element[] {
  const at = typeof (root as ShadowRoot).elementsFromPoint === 'function' ? (root as ShadowRoot) : page;
  return at.elementsFromPoint(x, y).flatMap((one) => {
    const inner = one.shadowRoot !== root && one.shadowRoot?.elementsFromPoint?.(x, y);
    return inner ? [...inner.filter((each) => each.getRootNode() === one.shadowRoot), one] : [one];
  });
}

/**
 * The elements that an app draws in place of a control: in its label, or beside a control that is transparent or
 * checked.
 */
function drawingOf(control: Element): Element[] {
  if (!isControl(control)) return [];
  const { labels, type } = control as HTMLInputElement;
  const isNative = /checkbox|radio|file|range|color/.test(type) || Number(getComputedStyle(control).opacity) < OPAQUE;
  const beside = isNative ? [control.previousElementSibling, control.nextElementSibling] : [];
  return [...labels ?? [], ...beside].filter((one): one is Element => !!one);
}

/** Returns true if an element, or an ancestor, is fixed or sticky. */
export function isFixed(element: Element): boolean {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  }
  return false;
}

const fillsWindow = (one: Element, view: Window): boolean => {
  const [x, y, w, h] = boxOf(one);
  const across = Math.min(x + w, view.innerWidth) - Math.max(x, 0);
  const down = Math.min(y + h, view.innerHeight) - Math.max(y, 0);
  return across * down > view.innerWidth * view.innerHeight * 0.6;
};
