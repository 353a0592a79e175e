import { boxOf, frameOf, parentOf } from '../../Shared/dom/box';
import type { Lease } from './lease';

/** The number of frames without any movement after which looking stops. */
const REST_FRAMES = 3;
/** The time after a change at which there is another look, in milliseconds. */
const SETTLE_DELAY = 600;
/** Events that suggest movement, in each root that contains an element. */
const EVENTS = 'scroll transitionrun transitionend animationstart animationend load';

/**
 * Watches elements: reports that one has moved, changed its size, appeared or disappeared. While all are at rest no
 * script runs; a moving element is looked at in each frame, and missing ones five times a second.
 */
export class Watch {
  private _elements: readonly Element[] = [];
  private _resizes: ResizeObserver | undefined;
  private _mutations: MutationObserver | undefined;
  private _intersections: IntersectionObserver[] = [];
  private _listened = new Map<Node, () => void>();
  private _frame = 0;
  private _timer: ReturnType<typeof setTimeout> | undefined;
  private _settleTimer: ReturnType<typeof setTimeout> | undefined;
  private _isRequested = false;
  /** True if something has reported a change since the last look. */
  private _isDue = false;
  /** True if the next sizes reported are those at the beginning of watching. */
  private _isFirst = false;
  private _framesAtRest = REST_FRAMES;
  private _lastBoxes = '';
  private _open = true;
  private _interval = 0;
  private _isSlow = false;

  /** @param _check looks at the page; called at most once a frame, when something has changed or an element has moved */
  constructor(private readonly _page: Document, lease: Lease, private readonly _check: () => void) {
    // Simulated browsers lack some of these.
    if (typeof ResizeObserver === 'function') {
      this._resizes = new ResizeObserver(() => {
        if (!this._isFirst) this.requestCheck();
        this._isFirst = false;
      });
    }
    if (typeof MutationObserver === 'function') this._mutations = new MutationObserver(() => this._changed());
    const view = _page.defaultView;
    lease.listen(view, 'resize', this.requestCheck);
    lease.listen(view?.visualViewport, 'resize', this.requestCheck);
    lease.listen(_page, 'fullscreenchange', this.requestCheck);
    lease.add(() => this._stop());
    this._listen([_page]);
  }

  /**
   * Sets the elements to watch.
   *
   * @param interval the time after which there is another look in any case, in milliseconds; 0 for never
   * @param isSlow true if nothing is on the screen, so that there is no other reason to look
   */
  watch(elements: readonly Element[], interval: number, isSlow: boolean): void {
    this._interval = interval;
    this._isSlow = isSlow;
    this._mutations?.takeRecords();
    this._scheduleCheck();
    if (
      elements.length === this._elements.length && elements.every((element, index) => element === this._elements[index])
    ) {
      return;
    }
    this._elements = elements;
    this._resizes?.disconnect();
    this._isFirst = true;
    const seen = new Set<Element>();
    const roots = new Set<Node>([this._page]);
    for (const element of elements) {
      for (let at: Element | null = element; at && !seen.has(at); at = parentOf(at)) {
        seen.add(at);
        roots.add(at.getRootNode());
        this._resizes?.observe(at);
      }
    }
    this._listen([...roots]);
    this._watchBorders();
  }

  /** Takes note of changes that others have made. Changes from here to `watch` are the tour's own. */
  noteChanges(): void {
    if (this._mutations?.takeRecords().length) this._changed();
  }

  /** Has everything looked at in the next frame. */
  readonly requestCheck = (): void => {
    this._isDue = true;
    this._framesAtRest = 0;
    this._requestFrame();
  };

  /** Looks at once, and again when the consequences of a change have come. */
  private _changed(): void {
    if (this._isSlow) return;
    this.requestCheck();
    clearTimeout(this._settleTimer);
    this._settleTimer = setTimeout(this.requestCheck, SETTLE_DELAY);
  }

  private _look(): void {
    this._isRequested = false;
    if (this._isDue || this._boxes() !== this._lastBoxes) {
      this._isDue = false;
      this._check();
      // Changes made by the look itself don't cause another one.
      this._mutations?.takeRecords();
      if (!this._open) return;
      this._scheduleCheck();
    }
    const boxes = this._boxes();
    this._framesAtRest = boxes === this._lastBoxes ? this._framesAtRest + 1 : 0;
    this._lastBoxes = boxes;
    if (this._framesAtRest < REST_FRAMES) {
      this._requestFrame();
    } else {
      this._watchBorders();
    }
  }

  private _boxes(): string {
    return this._elements.map((one) => boxOf(one).join()).join();
  }

  /** Schedules the next look for missing elements. */
  private _scheduleCheck(): void {
    clearTimeout(this._timer);
    if (this._interval && this._open) this._timer = setTimeout(this.requestCheck, this._interval);
  }

  private _requestFrame(): void {
    if (this._isRequested || !this._open) return;
    this._isRequested = true;
    this._frame = requestAnimationFrame(() => this._look());
  }

  private _stop(): void {
    this._open = false;
    this._resizes?.disconnect();
    this._mutations?.disconnect();
    this._intersections.forEach((observer) => observer.disconnect());
    for (const undo of this._listened.values()) undo();
    this._listened.clear();
    this._elements = [];
    clearTimeout(this._timer);
    clearTimeout(this._settleTimer);
    cancelAnimationFrame(this._frame);
  }

  /** Listens to these roots, and to no others. */
  private _listen(roots: readonly Node[]): void {
    if (roots.length === this._listened.size && roots.every((root) => this._listened.has(root))) return;
    for (const [root, undo] of this._listened) {
      if (roots.includes(root)) continue;
      undo();
      this._listened.delete(root);
    }
    this._mutations?.disconnect();
    for (const root of roots) {
      this._mutations?.observe(root, { subtree: true, childList: true, attributes: true });
      if (this._listened.has(root)) continue;
      const names = EVENTS.split(' ');
      for (const name of names) root.addEventListener(name, this.requestCheck, { capture: true, passive: true });
      this._listened.set(root, () => {
        for (const name of names) root.removeEventListener(name, this.requestCheck, { capture: true });
      });
    }
  }

  /** Observes the intersection of each element with its present box, which reports any movement. */
  private _watchBorders(): void {
    this._intersections.forEach((observer) => observer.disconnect());
    this._intersections = [];
    if (typeof IntersectionObserver !== 'function') return;
    const guarded = new Set<Element>();
    for (const element of this._elements) {
      for (let at: Element | null = element; at; at = frameOf(at)) guarded.add(at);
    }
    for (const element of guarded) {
      const page = element.ownerDocument;
      const view = page.defaultView;
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (!view || width <= 0 || height <= 0) continue;
      const margin = [top, view.innerWidth - right, view.innerHeight - bottom, left]
        .map((side) => `${-Math.floor(side)}px`)
        .join(' ');
      let first: number | null = null;
      const observer = new IntersectionObserver(([entry]) => {
        const ratio = entry?.intersectionRatio ?? 0;
        if (first === null) {
          first = ratio;
        } else if (Math.abs(ratio - first) > 0.001) {
          this.requestCheck();
        }
      }, { root: page, rootMargin: margin, threshold: [0, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 1] });
      observer.observe(element);
      this._intersections.push(observer);
    }
  }
}
