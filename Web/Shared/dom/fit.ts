import type { Size } from '../engine/tour';

/** The minimum visible height of a text under a fixed title, and the tolerance for equal lengths. In px. */
const [LOW, SAME] = [48, 1];
/** The least width of a bubble with buttons, as far as it may be that wide. In px. */
const LEAST_WITH_BUTTONS = 232;

/** Sizes words to their box: decides which parts scroll, and how the foot is arranged. */
export function fitBubble(inner: HTMLElement, width: number, height: number): void {
  inner.style.setProperty('width', `${width}px`);
  inner.style.setProperty('height', `${height}px`);
  arrangeFoot(inner);
  const scroller = inner.querySelector<HTMLElement>('.scroller');
  if (!scroller) return;
  const bottom = (element: Element): number => element.getBoundingClientRect().bottom;
  // If the callout is too low for its words, the title scrolls along; if even the buttons lack room, everything does.
  const title = inner.querySelector(':scope > .title');
  const foot = inner.querySelector(':scope > .foot');
  if (title && scroller.clientHeight < LOW && bottom(foot ?? scroller) > bottom(inner) - SAME) scroller.prepend(title);
  if (foot && bottom(foot) > bottom(inner) + SAME) scroller.append(foot);
  // `scrollHeight` won't do: in Firefox it includes the space that tall glyphs may need below the last line.
  const left = (): number => bottom(scroller.lastElementChild ?? scroller) - bottom(scroller);
  const more = (): boolean => scroller.classList.toggle('more', left() > 1);
  if (left() + scroller.scrollTop > 1) {
    scroller.tabIndex = 0;
  } else {
    scroller.removeAttribute('tabindex');
  }
  scroller.onscroll = more;
  more();
}

const widthOf = (element: Element): number => element.getBoundingClientRect().width;
const gapOf = (element: Element): number => parseFloat(getComputedStyle(element).columnGap) || 0;

/**
 * Puts progress beside the buttons or above them, and the buttons in a row or a column. Returns the width that the
 * content needs.
 */
function arrangeFoot(inner: HTMLElement): number {
  const foot = inner.querySelector('.foot');
  if (!foot) return 0;
  foot.classList.remove('rows', 'stack');
  const progress = foot.querySelector('.progress');
  const buttons = [...foot.querySelectorAll('.button')];
  const [row] = buttons.map((one) => one.parentElement as Element);
  const widths = buttons.map(widthOf);
  const beside = widths.reduce((sum, one) => sum + one, row ? gapOf(row) * (widths.length - 1) : 0);
  const words = progress ? widthOf(progress) : 0;
  const all = beside + words + (progress && row ? gapOf(foot) : 0);
  const room = foot.clientWidth + 0.5;
  if (all <= room) return all;
  const isStacked = beside > room;
  foot.classList.toggle('rows', !!row);
  foot.classList.toggle('stack', isStacked);
  return Math.max(progress ? widthOfLines(progress) : 0, ...isStacked ? widths : [beside]);
}

/** Runs a function while words are in an invisible element without a size limit. */
export function whileMeasuring<T>(
  { page, host }: { page: Document; host: HTMLElement },
  inner: HTMLElement,
  work: () => T,
): T {
  const room = page.createElement('div');
  room.className = 'measuring';
  room.append(inner);
  host.shadowRoot?.append(room);
  const result = work();
  inner.remove();
  room.remove();
  return result;
}

/** Returns true if no line with the tour's line breaks exceeds its part, to within 1 %. */
export const linesFit = (inner: HTMLElement): boolean =>
  [...inner.querySelectorAll('.line')].every(
    (line) => widthOf(line) <= widthOf(line.parentElement as Element) * 1.01,
  );

/**
 * The size of words at a maximum width: as wide as the widest line, or wider than the maximum if a word would have to
 * be broken.
 */
export function measureBubble(inner: HTMLElement, width: number, fixed: boolean): Size {
  inner.style.setProperty('height', 'auto');
  inner.style.setProperty('width', 'max-content');
  inner.style.setProperty('max-width', `${width}px`);
  const foot = arrangeFoot(inner);
  const broken = inner.scrollWidth > inner.clientWidth + 1 ? inner.scrollWidth : 0;
  const style = getComputedStyle(inner);
  const sides = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
  const words = [...inner.querySelectorAll('.title, .body')].map((element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return widthOfLines(element) + (parseFloat(paddingLeft) || 0) + (parseFloat(paddingRight) || 0);
  });
  const pictures = [...inner.querySelectorAll('.image')].map(widthOf);
  const widest = Math.max(foot, ...words, ...pictures);
  const whole = Math.ceil(widthOf(inner) - 0.01);
  const natural = inner.querySelector('.wide')
    ? width
    : fixed || !widest
    ? whole
    : Math.min(Math.ceil(widest + sides - 0.01), whole);
  const least = inner.querySelector('.button') ? Math.min(LEAST_WITH_BUTTONS, width) : 0;
  const drawn = fixed ? natural : Math.max(natural, least);
  inner.style.setProperty('width', `${drawn}px`);
  arrangeFoot(inner);
  const size: Size = [Math.max(drawn, broken), inner.offsetHeight];
  inner.style.removeProperty('max-width');
  return size;
}

/** The width of the widest line in an element. The pieces of a line are rects side by side. */
function widthOfLines(element: Element): number {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const lines = new Map<number, [number, number]>();
  // jsdom lacks it.
  for (const rect of range.getClientRects?.() ?? []) {
    const key = Math.round(rect.bottom / 4);
    const [left, right] = lines.get(key) ?? [Infinity, -Infinity];
    lines.set(key, [Math.min(left, rect.left), Math.max(right, rect.right)]);
  }
  return Math.max(0, ...[...lines.values()].map(([left, right]) => right - left));
}
