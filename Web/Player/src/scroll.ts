import { withoutBars } from './bars';
import { type Box, boxOf, frameOf } from '../../Shared/dom/box';
import { scaleOf, scrollersOf } from '../../Shared/dom/scrollers';
import { isVisible } from '../../Shared/dom/visibility';

/** The maximum number of attempts to scroll to a step's target, and the space around it, in CSS px. */
const [MOST_ATTEMPTS, MARGIN] = [12, 24];

/**
 * Scrolls a step's target into view: in all scroll containers around it, through frames, and out from under bars. Ends
 * when the person scrolls.
 */
export class Reveal {
  private _attemptsLeft = 0;
  private _last = '';
  private _lastScroll = 0;
  private _step = '';
  private _maySeekFaint = false;

  constructor(private readonly _host: Element) {}

  /** Begins for a step that has come. */
  begin(): void {
    this._attemptsLeft = MOST_ATTEMPTS;
    this._last = '';
  }

  /** Notes the step that stands or waits; `''` if none does. */
  setStep(step: string): void {
    if (step === this._step) return;
    this._step = step;
    this._maySeekFaint = true;
  }

  /** Ends, because the person scrolls or no step stands any more. */
  end(): void {
    this._attemptsLeft = 0;
    this._maySeekFaint = false;
  }

  /** Scrolls to elements that aren't in sight; the first one matters most. Returns true if there may be more to do. */
  scrollTo(elements: readonly Element[], smooth: boolean): boolean {
    if (this._attemptsLeft <= 0 || !elements.length) return false;
    const state = elements.map((one) => boxOf(one).map(Math.round)).join();
    const now = performance.now();
    // Anything that is still moving isn't scrolled against.
    const moves = state !== this._last;
    this._last = state;
    if (moves && now - this._lastScroll < 1000 && this._attemptsLeft < MOST_ATTEMPTS) return true;
    let scrolls = false;
    for (const element of [...elements].reverse()) scrolls = reveal(element, smooth, this._host) || scrolls;
    if (!scrolls) return false;
    this._attemptsLeft -= 1;
    this._lastScroll = now;
    return true;
  }

  /** Scrolls, once a step, to faint elements, which the page may show then. Returns true if it does. */
  scrollToFaint(elements: readonly Element[], smooth: boolean): boolean {
    const faint = this._maySeekFaint ? elements.filter(isFaint) : [];
    if (!faint.length) return false;
    this._maySeekFaint = false;
    return faint.reverse().map((one) => reveal(one, smooth, this._host)).some(Boolean);
  }
}

/** Scrolls all containers around an element so that it is visible. Returns true if anything moves. */
function reveal(element: Element, smooth: boolean, host: Element): boolean {
  let scrolls = false;
  // The distance that outer containers will have scrolled once they are at rest.
  let [left, up] = [0, 0];
  for (let at: Element | null = element; at; at = frameOf(at)) {
    for (const scroller of scrollersOf(at)) {
      const { box, element: own, room, scale } = scroller;
      if (room.every((far) => far < 1)) continue;
      const target = frameBox(element, at);
      const free = withoutBars(scroller, at, target, host);
      const across = scrollDistance(target[0] - left, target[2], free[0], free[2], room[0], room[2]);
      const down = scrollDistance(target[1] - up, target[3], free[1], free[3], room[1], room[3]);
      if (Math.abs(across) < 1 && Math.abs(down) < 1) continue;
      const far = Math.abs(down) > box[3] * 3;
      const before = [own.scrollLeft, own.scrollTop];
      const behavior = smooth && !far ? 'smooth' : 'instant' as ScrollBehavior;
      own.scrollBy?.({ left: across / scale[0], top: down / scale[1], behavior });
      if (smooth && !far) [left, up] = [left + across, up + down];
      scrolls = scrolls || (smooth && !far) || own.scrollLeft !== before[0] || own.scrollTop !== before[1];
    }
  }
  return scrolls;
}

/**
 * Returns true if an element is transparent and fully out of sight. Many pages show such elements once they are
 * scrolled to.
 */
export function isFaint(element: Element): boolean {
  for (let at: Element | null = element; at; at = frameOf(at)) {
    const [x, y, w, h] = frameBox(element, at);
    const isOut = scrollersOf(at).some(({ box: [left, top, width, height] }) =>
      x + w <= left || x >= left + width || y + h <= top || y >= top + height
    );
    if (isOut) return !isVisible(element) && isVisible(element, false);
  }
  return false;
}

/** An element's box in the viewport of the document that contains it, or that contains one of its frames. */
function frameBox(element: Element, at: Element): Box {
  const box = boxOf(element);
  const frame = frameOf(at);
  if (!frame) return box;
  const outer = boxOf(frame);
  const style = getComputedStyle(frame);
  const [a, b] = scaleOf(frame, { width: outer[2], height: outer[3] });
  return [
    (box[0] - outer[0]) / a - frame.clientLeft - parseFloat(style.paddingLeft),
    (box[1] - outer[1]) / b - frame.clientTop - parseFloat(style.paddingTop),
    box[2] / a,
    box[3] / b,
  ];
}

/**
 * The distance to scroll along an axis, so that a stretch lies within another one; a longer stretch begins with it.
 * `before` and `behind` limit the distance.
 */
function scrollDistance(
  at: number,
  length: number,
  from: number,
  size: number,
  before: number,
  behind: number,
): number {
  if (at >= from - 1 && at + length <= from + size + 1) return 0;
  // As much of it as fits is visible already.
  if (length > size && at <= from + MARGIN && at + length >= from + size - 1 && at >= from - 1) return 0;
  const goal = length > size - 2 * MARGIN
    ? from + Math.max(0, Math.min(MARGIN, size - length))
    : from + (size - length) / 2;
  return Math.min(Math.max(at - goal, -before), behind);
}

/** Scrolls the container around an element that doesn't fit into it. Returns true if it doesn't fit. */
export function scrollThrough(element: Element, across: number, down: number): boolean {
  const [scroller] = scrollersOf(element);
  const box = frameBox(element, element);
  if (!scroller || (box[3] <= scroller.box[3] && box[2] <= scroller.box[2])) return false;
  const { element: own, box: [x, y, w, h], scale } = scroller;
  // No further than to the element's edges.
  const bounded = (by: number, at: number, length: number, from: number, size: number): number =>
    length <= size
      ? 0
      : by > 0
      ? Math.min(by, Math.max(at + length - from - size + MARGIN, 0))
      : Math.max(by, Math.min(at - from - MARGIN, 0));
  own.scrollBy(bounded(across, box[0], box[2], x, w) / scale[0], bounded(down, box[1], box[3], y, h) / scale[1]);
  return true;
}
