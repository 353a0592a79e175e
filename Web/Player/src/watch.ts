import { boxOf, frameOf, parentOf } from '../../Shared/dom/box';
import type { Lease } from './lease';

/** How many frames in a row all has to stand still before it is no longer looked at. */
const STILL = 3;
/** After how many milliseconds a change is looked at once more. */
const LATE = 600;
/** What tells that something may have moved; in each root that an element stands in. */
const EVENTS = 'scroll transitionrun transitionend animationstart animationend load';

/**
 * Watches elements: tells when one of them has moved, changed its size, come or gone. While all stand still no script
 * runs; one that moves is looked at in each frame until it rests, and what is missing five times a second.
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
  /** Whether something has told of a change since the last look. */
  private _isDue = false;
  /** Whether the sizes that are told next are those that elements have as they are watched. */
  private _isFirst = false;
  private _still = STILL;
  private _last = '';
  private _open = true;
  private _pause = 0;
  private _isSlow = false;

  /** `tell` looks at the page; it is called at most once a frame, when something has changed or an element has moved. */
  constructor(private readonly _page: Document, lease: Lease, private readonly _tell: () => void) {
    // Programs that stand in for a browser lack some of these.
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
   * The elements to watch from now on; after how many milliseconds there is another look, whatever happens, or 0 for never; and
   * whether nothing is on the screen, so that there is no other reason to look.
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

  /** Heeds what others have changed until now: what is changed from here to `follow` is the tour's own. */
  heed(): void {
    if (this._mutations?.takeRecords().length) this._changed();
  }

  /** Has all looked at in the next frame. */
  readonly ask = (): void => {
    this._isDue = true;
    this._still = 0;
    this._again();
  };

  /** A change is looked at at once, and once more when what it leads to has come. */
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
      // What the look itself has changed is no reason for another one.
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

  /** Looks again for what is missing. */
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

  /** Sets a tight frame around each element: it tells as soon as the element leaves it, for whatever reason. */
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
