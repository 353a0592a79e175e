import { type Box, elementsIn, parentOf, within } from '../../Shared/dom/box';
import { isPage, type Scroller } from '../../Shared/dom/scrollers';

/** The distance from an edge at which a bar may float, and the distance that holes keep from bars. In CSS px. */
const [FLOAT_DISTANCE, GAP] = [40, 8];
/** The largest share of a scroll container that a bar may take; anything larger is content. */
const LARGEST_SHARE = 0.4;

/** An element that stays in place while its surroundings scroll. */
interface Bar {
  readonly element: Element;
  /** The style that keeps it in place. */
  readonly style: CSSStyleDeclaration;
  /** The scroll container that it sticks in, or null for the window. */
  readonly holder: Element | null;
}

/** The box of a scroll container without the bars at its edges, for an element with a box in it. */
export function withoutBars(scroller: Scroller, element: Element, [x, y, w, h]: Box, host: Element): Box {
  const { box, room } = scroller;
  let [left, top, right, bottom] = [box[0], box[1], box[0] + box[2], box[1] + box[3]];
  const [across, down] = [room[0] + room[2] > 0, room[1] + room[3] > 0];
  const bars = [...barsOf(element.ownerDocument, host), ...(across ? barsBeside(element, scroller) : [])]
    .filter((bar) => !within(element, bar.element) && !within(bar.element, element))
    .map((bar) => [bar.element.getBoundingClientRect(), bar] as const)
    .filter(([at]) => at.right > left && at.left < right && at.bottom > top && at.top < bottom)
    .map(([at, bar]) => ({ at, edges: sidesOf(bar, at, scroller) }));
  // Some bars stick below or beside others that come later in the list.
  for (const { at, edges: [atLeft, atTop, atRight, atBottom] } of [...bars, ...bars, ...bars]) {
    // A narrow bar is in the way only of elements that it covers.
    const wide = down && at.height <= box[3] * LARGEST_SHARE &&
      (at.width >= box[2] * 0.5 || (at.right >= x && at.left <= x + w));
    const high = across && at.width <= box[2] * LARGEST_SHARE &&
      (at.height >= box[3] * 0.5 || (at.bottom >= y && at.top <= y + h));
    const ways: [boolean, number, () => void][] = [
      [wide && atTop && at.top <= top + FLOAT_DISTANCE, (at.bottom - top) / box[3], () => {
        top = Math.max(top, at.bottom + GAP);
      }],
      [wide && atBottom && at.bottom >= bottom - FLOAT_DISTANCE, (bottom - at.top) / box[3], () => {
        bottom = Math.min(bottom, at.top - GAP);
      }],
      [high && atLeft && at.left <= left + FLOAT_DISTANCE, (at.right - left) / box[2], () => {
        left = Math.max(left, at.right + GAP);
      }],
      [high && atRight && at.right >= right - FLOAT_DISTANCE, (right - at.left) / box[2], () => {
        right = Math.min(right, at.left - GAP);
      }],
    ];
    // At a corner, a bar counts at the edge where it takes less.
    ways.filter(([is]) => is).sort(([, a], [, b]) => a - b)[0]?.[2]();
  }
  return [left, top, Math.max(right - left, 0), Math.max(bottom - top, 0)];
}

/**
 * Returns true for each side of a scroll container, from the left clockwise, at which a bar stays. A fixed bar stays at
 * all.
 */
function sidesOf(
  { style, holder }: Bar,
  at: DOMRect,
  { element, box, scale }: Scroller,
): [boolean, boolean, boolean, boolean] {
  if (style.position === 'fixed') return [true, true, true, true];
  const isOwn = holder ? holder === element : isPage(element);
  // It sticks in an inner scroll container, or in an outer one.
  if (!isOwn) return holder && within(holder, element) ? [false, false, false, false] : [true, true, true, true];
  // Its sticky position is at the inner edge of the padding.
  const pad = isPage(element) ? null : getComputedStyle(element);
  const sticks = (gap: number, inset: string, padding: string | undefined, by: number): boolean =>
    gap <= ((parseFloat(inset) || 0) + (parseFloat(padding ?? '') || 0)) * by + 1.5 && inset !== 'auto';
  return [
    sticks(at.left - box[0], style.left, pad?.paddingLeft, scale[0]),
    sticks(at.top - box[1], style.top, pad?.paddingTop, scale[1]),
    sticks(box[0] + box[2] - at.right, style.right, pad?.paddingRight, scale[0]),
    sticks(box[1] + box[3] - at.bottom, style.bottom, pad?.paddingBottom, scale[1]),
  ];
}

/** The number of elements that are searched for bars, outermost first. */
const MOST_SEARCHED = 1500;
/** The time for which a page's bars are cached, in milliseconds. */
const CACHE_TIME = 400;
const known = new WeakMap<Document, { readonly at: number; readonly bars: readonly Bar[] }>();

/** The elements of a page that may be bars, found by their styles: hit tests skip inert elements. */
function barsOf(page: Document, host: Element): readonly Bar[] {
  const now = performance.now();
  const last = known.get(page);
  if (last && now - last.at < CACHE_TIME) return last.bars;
  const bars: Bar[] = [];
  known.set(page, { at: now, bars });
  const queue: [Element, Element | null, CSSStyleDeclaration | null][] = page.body ? [[page.body, null, null]] : [];
  for (let index = 0; index < queue.length && index < MOST_SEARCHED; index += 1) {
    const [one, holder, around] = queue[index] as typeof queue[0];
    if (one === host || /^(script|style|svg|template|select)$/.test(one.localName)) continue;
    const style = getComputedStyle(one);
    if (style.display === 'none') continue;
    const staying = /fixed|sticky/.test(style.position) ? style : around;
    const inner = shownIn(one);
    // Most elements of a page end here.
    if ((!staying && !inner.length) || style.opacity === '0') continue;
    const { width, height } = staying ? one.getBoundingClientRect() : { width: 0, height: 0 };
    const isThere = width > 0 && height > 0;
    if (staying && isThere && style.visibility === 'visible') bars.push({ element: one, style: staying, holder });
    if (queue.length >= MOST_SEARCHED) continue;
    const isOpen = style.overflowX === 'visible' && style.overflowY === 'visible';
    const own = isOpen || style.overflowX === 'clip' || isPage(one) ? holder : one;
    // A bar without a height is as large as its content.
    for (const child of inner) queue.push([child, own, staying && !isThere && isOpen ? staying : null]);
  }
  return bars;
}

/** The child elements of an element as rendered; of a table, those that may stick to its edges. */
function shownIn(one: Element): Element[] {
  const slotted = (one as Partial<HTMLSlotElement>).assignedElements?.() ?? [];
  if (slotted.length) return slotted;
  if (one.localName !== 'table') return elementsIn(one.shadowRoot ?? one);
  const { tHead, tFoot, rows } = one as HTMLTableElement;
  return [tHead ?? rows[0], tFoot].filter((each): each is HTMLTableSectionElement => !!each);
}

/**
 * The elements that stick beside an element, at either end of its row or of a row around it, such as frozen columns.
 */
function barsBeside(element: Element, scroller: Scroller): Bar[] {
  const bars: Bar[] = [];
  for (let at: Element | null = element; at && at !== scroller.element && !isPage(at); at = parentOf(at)) {
    const all = at.parentElement ? elementsIn(at.parentElement) : [];
    for (const one of new Set([...all.slice(0, 3), ...all.slice(-2)])) {
      const style = getComputedStyle(one);
      if (one !== at && style.position === 'sticky' && style.visibility === 'visible') {
        bars.push({ element: one, style, holder: isPage(scroller.element) ? null : scroller.element });
      }
    }
  }
  return bars;
}
