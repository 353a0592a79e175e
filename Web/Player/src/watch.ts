import { parentOf, roots } from './finder';

/** How many frames in a row a moving element has to stand still before it is no longer looked at. */
const STILL = 8;

/**
 * Watches elements: tells when one of them has moved, changed its size, come or gone. While all stand still no script
 * runs;
 * one that moves is looked at in each frame until it rests.
 */
export class Watch {
  private _elements: readonly Element[] = [];
  private _resizes: ResizeObserver;
  private _mutations: MutationObserver;
  private _crossings: IntersectionObserver[] = [];
  private _listened: EventTarget[] = [];
  private _frame = 0;
  private _asked = false;
  private _still = STILL;
  private _last = '';

  /** `tell` is called at most once a frame; it says in which boxes all elements are, to see whether they move. */
  constructor(private readonly _page: Document, private readonly _tell: () => string) {
    this._resizes = new ResizeObserver(() => this.ask());
    this._mutations = new MutationObserver(() => this.ask());
    const view = _page.defaultView;
    view?.addEventListener('resize', this.ask);
    view?.visualViewport?.addEventListener('resize', this.ask);
    this.roots();
  }

  /** Listens to all roots that there are now. */
  roots(): void {
    this._mutations.disconnect();
    for (const target of this._listened) this._listen(target, false);
    this._listened = roots(this._page);
    for (const root of this._listened as (Document | ShadowRoot)[]) {
      this._listen(root, true);
      this._mutations.observe(root, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['class', 'style', 'id', 'hidden', 'open', 'data-tour', 'inert', 'dir', 'lang']
      });
    }
  }

  /** The elements to watch from now on. */
  follow(elements: readonly Element[]): void {
    if (elements.length === this._elements.length &&
      elements.every((element, index) => element === this._elements[index]))
      return;
    this._elements = elements;
    this._resizes.disconnect();
    const seen = new Set<Element>();
    for (const element of elements) {
      for (let at: Element | null = element; at && !seen.has(at); at = parentOf(at)) {
        seen.add(at);
        this._resizes.observe(at);
      }
    }
    this._guard();
  }

  stop(): void {
    this._resizes.disconnect();
    this._mutations.disconnect();
    this._crossings.forEach((observer) => observer.disconnect());
    for (const target of this._listened) this._listen(target, false);
    const view = this._page.defaultView;
    view?.removeEventListener('resize', this.ask);
    view?.visualViewport?.removeEventListener('resize', this.ask);
    cancelAnimationFrame(this._frame);
  }

  /** Has all looked at in the next frame. */
  readonly ask = (): void => {
    this._still = 0;
    if (this._asked) return;
    this._asked = true;
    this._frame = requestAnimationFrame(() => this._look());
  };

  private _look(): void {
    this._asked = false;
    const boxes = this._tell();
    this._still = boxes === this._last ? this._still + 1 : 0;
    const moved = boxes !== this._last;
    this._last = boxes;
    if (this._still < STILL && moved)
      this._again();
    else if (this._still < STILL && this._still > 0 && this._still < 3)
      this._again();
    else
      this._guard();
  }

  private _again(): void {
    if (this._asked) return;
    this._asked = true;
    this._frame = requestAnimationFrame(() => this._look());
  }

  private _listen(target: EventTarget, on: boolean): void {
    for (const name
           of ['scroll', 'transitionrun', 'transitionend', 'animationstart', 'animationend', 'load', 'toggle']) {
      if (on)
        target.addEventListener(name, this.ask, {capture: true, passive: true});
      else
        target.removeEventListener(name, this.ask, {capture: true});
    }
  }

  /** Sets a tight frame around each element: it tells as soon as the element leaves it, for whatever reason. */
  private _guard(): void {
    this._crossings.forEach((observer) => observer.disconnect());
    this._crossings = [];
    const view = this._page.defaultView;
    if (!view) return;
    for (const element of this._elements) {
      if (element.ownerDocument !== this._page) continue;
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (width <= 0 || height <= 0) continue;
      const margin = [top, view.innerWidth - right, view.innerHeight - bottom, left]
                       .map((side) => `${- Math.floor(side)}px`)
                       .join(' ');
      let first: number | null = null;
      const observer = new IntersectionObserver(([entry]) => {
        const ratio = entry?.intersectionRatio ?? 0;
        if (first === null)
          first = ratio;
        else if (Math.abs(ratio - first) > 0.001)
          this.ask();
      }, {root: this._page, rootMargin: margin, threshold: [0, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 1]});
      observer.observe(element);
      this._crossings.push(observer);
    }
  }
}
