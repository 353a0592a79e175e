import type { Happening } from './happening';
import type { Stage } from './stage';
import type { Point } from './tour';

/** What becomes of what comes in. */
export interface InputTargets {
  readonly tap: (point: Point) => void;
  readonly element: (path: readonly EventTarget[]) => void;
  readonly tell: (what: Happening) => void;
  readonly look: () => void;
  /** Fonts have come. */
  readonly fonts: () => void;
}

/** Taps, the page's address, and whether the page is seen. */
export class Inputs {
  private _undo: (() => void)[] = [];
  private _path = '';
  private _frames = new Set<Document>();

  constructor(page: Document, stage: Stage, private readonly _routes: boolean, private readonly _to: InputTargets) {
    const view = page.defaultView;
    if (!view) return;
    const { fonts } = page as Document & {fonts?: EventTarget};
    if (fonts) this._listen(fonts, 'loadingdone', () => this._to.fonts());
    this._listen(page, 'click', (event) => this._click(event as MouseEvent, stage), true);
    this._listen(page, 'visibilitychange',
      () => this._to.tell({tell: page.visibilityState === 'hidden' ? 'background' : 'foreground'}));
    for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']) {
      const list = view.matchMedia(query);
      this._listen(list, 'change', () => this._to.look());
    }
  }

  /** Follows the page's address, and tells what it is now. */
  route(tell: (path: string) => void): void {
    if (!this._routes) return;
    const current = (): string => location.pathname + location.search + location.hash;
    const look = (): void => {
      if (current() === this._path) return;
      this._path = current();
      // Apps that keep their route in the fragment have it there.
      tell(/^#!?\//.test(location.hash) ? location.hash.replace(/^#!?/, '') : this._path);
    };
    for (const name of ['popstate', 'hashchange']) this._listen(window, name, look);
    for (const name of ['pushState', 'replaceState'] as const) {
      const own = history[name];
      const wrapped = function(this: History, ...all: Parameters<History['pushState']>): void {
        own.apply(this, all);
        look();
      };
      history[name] = wrapped;
      this._undo.push(() => {
        if (history[name] === wrapped) history[name] = own;
      });
    }
    look();
  }

  /** Listens to the touches in a frame, too. */
  frame(page: Document): void {
    if (this._frames.has(page)) return;
    this._frames.add(page);
    this._listen(page, 'click', (event) => this._to.element(event.composedPath()), true);
  }

  stop(): void {
    for (const undo of this._undo) undo();
    this._undo = [];
  }

  private _click(event: MouseEvent, stage: Stage): void {
    const path = event.composedPath();
    if (path.includes(stage.blocker)) {
      event.stopPropagation();
      this._to.tap([event.clientX, event.clientY]);
    } else if (!path.includes(stage.host)) {
      // A click that a key or a program has set off has no place.
      if (event.detail === 0)
        this._to.element(path);
      else
        this._to.tap([event.clientX, event.clientY]);
    }
  }

  private _listen(target: EventTarget, name: string, listener: (event: Event) => void, capture = false): void {
    target.addEventListener(name, listener, capture);
    this._undo.push(() => target.removeEventListener(name, listener, capture));
  }
}
