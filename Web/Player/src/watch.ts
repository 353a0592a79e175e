import { boxOf, frameOf, parentOf } from '../../Shared/dom/box';
import type { Lease } from './lease';

/** The number of frames without any movement after which looking stops. */
const STILL = 3;
/** The time after a change at which there is another look, in milliseconds. */
const LATE = 600;
/** Events that tell of possible movement, in each root that contains an element. */
const EVENTS = 'scroll transitionrun transitionend animationstart animationend load';

/**
 * Watches elements: reports that one has moved, changed its size, appeared or disappeared. While all are at rest no
 * script runs; a moving element is looked at in each frame, and missing ones five times a second.
 */
export class Watch {
  private _elements: readonly Element[] = [];
  private _resizes: ResizeObserver | undefined;
  private _mutations: MutationObserver | undefined;
  private _crossings: IntersectionObserver[] = [];
  private _listened = new Map<Node, () => void>();
  private _frame = 0;
  private _timer: ReturnType<typeof setTimeout> | undefined;
  private _late: ReturnType<typeof setTimeout> | undefined;
  private _asked = false;
  /** True if something has reported a change since the last look. */
  private _isDue = false;
  /** True if the next sizes reported are those at the beginning of watching. */
  private _isFirst = false;
  private _still = STILL;
  private _last = '';
  private _open = true;
  private _pause = 0;
  private _isSlow = false;

  /** @param _tell looks at the page; called at most once a frame, when something has changed or an element has moved */
  constructor(private readonly _page: Document, lease: Lease, private readonly _tell: () => void) {
    // Simulated browsers lack some of these.
    if (typeof ResizeObserver === 'function') {
      this._resizes = new ResizeObserver(() => {
        if (!this._isFirst) this.ask();
        this._isFirst = false;
      });
    }
    if (typeof MutationObserver === 'function') this._mutations = new MutationObserver(() => this._changed());
    const view = _page.defaultView;
    lease.listen(view, 'resize', this.ask);
    lease.listen(view?.visualViewport, 'resize', this.ask);
    lease.listen(_page, 'fullscreenchange', this.ask);
    lease.add(() => this._stop());
    this._listen([_page]);
  }

  /**
   * Sets the elements to watch.
   *
   * @param again the time after which there is another look in any case, in milliseconds; 0 for never
   * @param isSlow true if nothing is on the screen, so that there is no other reason to look
   */
  follow(elements: readonly Element[], again: number, isSlow: boolean): void {
    this._pause = again;
    this._isSlow = isSlow;
    this._mutations?.takeRecords();
    this._arm();
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
    this._guard();
  }

  /** Takes note of changes that others have made. Changes from here to `follow` are the tour's own. */
  heed(): void {
    if (this._mutations?.takeRecords().length) this._changed();
  }

  /** Has everything looked at in the next frame. */
  readonly ask = (): void => {
    this._isDue = true;
    this._still = 0;
    this._again();
  };

  /** Looks at once, and again when the consequences of a change have come. */
  private _changed(): void {
    if (this._isSlow) return;
    this.ask();
    clearTimeout(this._late);
    this._late = setTimeout(this.ask, LATE);
  }

  private _look(): void {
    this._asked = false;
    if (this._isDue || this._where() !== this._last) {
      this._isDue = false;
      this._tell();
      // Changes made by the look itself don't cause another one.
      this._mutations?.takeRecords();
      if (!this._open) return;
      this._arm();
    }
    const where = this._where();
    this._still = where === this._last ? this._still + 1 : 0;
    this._last = where;
    if (this._still < STILL) {
      this._again();
    } else {
      this._guard();
    }
  }

  private _where(): string {
    return this._elements.map((one) => boxOf(one).join()).join();
  }

  /** Schedules the next look for missing elements. */
  private _arm(): void {
    clearTimeout(this._timer);
    if (this._pause && this._open) this._timer = setTimeout(this.ask, this._pause);
  }

  private _again(): void {
    if (this._asked || !this._open) return;
    this._asked = true;
    this._frame = requestAnimationFrame(() => this._look());
  }

  private _stop(): void {
    this._open = false;
    this._resizes?.disconnect();
    this._mutations?.disconnect();
    this._crossings.forEach((observer) => observer.disconnect());
    for (const undo of this._listened.values()) undo();
    this._listened.clear();
    this._elements = [];
    clearTimeout(this._timer);
    clearTimeout(this._late);
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
      for (const name of names) root.addEventListener(name, this.ask, { capture: true, passive: true });
      this._listened.set(root, () => {
        for (const name of names) root.removeEventListener(name, this.ask, { capture: true });
      });
    }
  }

  /** Observes the intersection of each element with its present box, which reports any movement. */
  private _guard(): void {
    this._crossings.forEach((observer) => observer.disconnect());
    this._crossings = [];
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
          this.ask();
        }
      }, { root: page, rootMargin: margin, threshold: [0, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 1] });
      observer.observe(element);
      this._crossings.push(observer);
    }
  }
}
