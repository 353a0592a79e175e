import { boxOf, elementsIn, frameOf, imageOf, ownBox, parentOf, within, type Box } from './box';
import { scrollersOf } from './scroll';

/** How many elements are looked at, the outermost first, for one that lies over an element and is shut. */
const MOST = 200;

/**
 * Whether something opaque that does not go by scrolling hides all of an element: a loading screen, a mask over a
 * panel. `shut` is what the tour has made inert: a browser's hit test passes over that.
 */
export function isCovered(element: Element, host: Element, shut: Iterable<Element>): boolean {
  for (let at: Element | null = element; at; at = frameOf(at))
    if (isCoveredThere(at, host, shut)) return true;
  return false;
}

function isCoveredThere(element: Element, host: Element, shut: Iterable<Element>): boolean {
  const page = element.ownerDocument;
  const view = page.defaultView;
  const box = ownBox(element);
  const own = element.localName === 'area' ? imageOf(element) : element;
  if (!view || typeof page.elementsFromPoint !== 'function') return false;
  const [x, y, w, h] = box;
  const points = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]]
                   .map(([a = 0, b = 0]) => [x + w * a, y + h * b] as const)
                   .filter(([a, b]) => a >= 0 && b >= 0 && a < view.innerWidth && b < view.innerHeight);
  if (!points.length) return false;
  const root = element.getRootNode() as Document | ShadowRoot;
  // It is scrolled out from under what stays; what is on the top layer goes by itself, and for modals the tour stands aside.
  const moves = !isFixed(element) && scrollersOf(element).some(({element: one}) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth);
  const hides = (one: Element): boolean => paints(one) && !one.closest('[popover], dialog, [aria-modal=true]') && !(moves && isFixed(one) && !fills(one, view));
  const above = [...raised(shut, element)].filter(hides).map((one) => ownBox(one));
  return points.every(([a, b]) => {
    if (above.some((over) => contains(over, a, b))) return true;
    for (const one of (typeof root.elementsFromPoint === 'function' ? root : page).elementsFromPoint(a, b)) {
      if (one === host || host.contains(one)) continue;
      if (one === own || within(own, one) || within(one, element)) return false;
      if (hides(one)) return true;
    }
    return false;
  });
}

/** Elements that are laid over others within what is shut, as far as they lie above an element. */
function* raised(shut: Iterable<Element>, element: Element): Generator<Element> {
  const queue = [...shut];
  for (let index = 0; index < queue.length && index < MOST; index += 1) {
    const one = queue[index] as Element;
    if (one.ownerDocument !== element.ownerDocument || within(element, one) || (element.localName === 'area' && one === imageOf(element))) continue;
    const style = getComputedStyle(one);
    if (style.display === 'none') continue;
    if (style.position !== 'static' && style.visibility === 'visible' && style.pointerEvents !== 'none' && isAbove(one, element)) yield one;
    queue.push(...elementsIn(one));
  }
}

/** Whether something that has a position is painted above an element, by `z-index` and the order in the page. */
export function isAbove(one: Element, element: Element): boolean {
  const layer = (from: Element, until: Element): number => {
    let found = -0.5;
    for (let at: Element | null = from; at && at !== until; at = parentOf(at)) {
      const { position, zIndex } = getComputedStyle(at);
      if (position !== 'static' || zIndex !== 'auto') found = Number(zIndex) || 0;
    }
    return found;
  };
  let common: Element | null = one;
  while (common && !within(element, common)) common = parentOf(common);
  if (!common) return false;
  const [a, b] = [layer(one, common), layer(element, common)];
  return a > b || (a === b && !!(element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING));
}

/** Whether a person cannot see through an element. */
function paints(one: Element): boolean {
  if (one === one.ownerDocument.body || one === one.ownerDocument.documentElement) return false;
  const style = getComputedStyle(one);
  if (Number(style.opacity) < 0.5) return false;
  const [, , , alpha = '1'] = /^rgb/.test(style.backgroundColor) ? style.backgroundColor.match(/[\d.]+/g) ?? [] : [];
  return Number(alpha) >= 0.5 || style.backgroundImage !== 'none' || /^(img|canvas|video|iframe)$/.test(one.localName);
}

/** Whether an element stays where it is, whatever is scrolled. */
export function isFixed(element: Element): boolean {
  for (let at: Element | null = element; at; at = parentOf(at))
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  return false;
}

const fills = (one: Element, view: Window): boolean => {
  const [x, y, w, h] = boxOf(one);
  const across = Math.min(x + w, view.innerWidth) - Math.max(x, 0);
  const down = Math.min(y + h, view.innerHeight) - Math.max(y, 0);
  return across * down > view.innerWidth * view.innerHeight * 0.6;
};

const contains = ([x, y, w, h]: Box, a: number, b: number): boolean => a >= x && b >= y && a <= x + w && b <= y + h;
