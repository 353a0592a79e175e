import { followAddress } from './address';
import { isField, type PageFocus } from './pagefocus';
import type { SessionEvent } from '../../Shared/engine/events';
import { isolate, ISOLATED_EVENTS } from './isolate';
import type { Lease } from './lease';
import { Press, type Region } from './press';
import type { Stage } from '../../Shared/dom/stage';
import type { Point } from '../../Shared/engine/tour';

/** The callbacks for input. */
export interface InputCallbacks {
  /** A press has ended where it began. */
  readonly tap: (point: Point) => void;
  /** Something was pressed by a key, by a program or in a frame; `path` is the event's path. */
  readonly pressed: (path: readonly EventTarget[]) => void;
  readonly visibilityChanged: (what: SessionEvent) => void;
  /** The page may have changed, and is looked at in the next frame. */
  readonly requestCheck: () => void;
  /** A press begins, so that the page is looked at now. */
  readonly check: () => void;
  /** Fonts have loaded. */
  readonly fontsLoaded: () => void;
  /** The person scrolls. */
  readonly scrolled: () => void;
  /** Returns true while the tour is hidden and takes no input. */
  readonly isHidden: () => boolean;
  /** The page is left, or is copied and goes on: everything is given back. */
  readonly pageLeft: (goesOn: boolean) => void;
  /** Scrolls a highlighted element that doesn't fit. Returns true if it doesn't fit. */
  readonly scroll: (across: number, down: number) => boolean;
  /** Runs a function of the tour's own; an exception ends the tour. */
  readonly run: (what: () => void) => void;
}

/** Events before which libraries copy the page, to show the copy later. */
const COPY_EVENTS = 'turbo:before-cache turbolinks:before-cache htmx:beforeHistorySave';

/** Events by which people scroll, besides keys. */
const SCROLL_EVENTS = 'wheel touchmove';
/** Keys by which people scroll. */
const SCROLL_KEYS = /^( |Spacebar|PageDown|PageUp|Home|End|Arrow(Up|Down|Left|Right))$/;

/** The page's input: taps, keys, the address, and the page's visibility. */
export class Inputs {
  private readonly _press: Press;
  private _frames = new Map<Document, () => void>();
  private _lastTouch: Point | null = null;

  constructor(
    private readonly _lease: Lease,
    private readonly _stage: Stage,
    private readonly _pageFocus: PageFocus,
    private readonly _callbacks: InputCallbacks,
  ) {
    const { page } = _lease;
    const view = page.defaultView;
    this._press = new Press({
      region: (path) => this._region(path),
      begins: () => _callbacks.check(),
      tap: (point, region) => region === 'callout' || _callbacks.tap(point),
      key: (path) => _callbacks.pressed(path),
    });
    if (!view) return;
    _lease.listen(view, `${ISOLATED_EVENTS} pointercancel`, (event: Event) => this._handleFirst(event), true);
    // After the app, which may take keys for itself.
    _lease.listen(
      view,
      'keydown',
      (event: KeyboardEvent) => _callbacks.run(() => _callbacks.isHidden() || _pageFocus.keyAfterApp(event)),
    );
    _lease.listen(
      view,
      SCROLL_EVENTS,
      (event: Event) => event.composedPath().includes(_stage.host) || _callbacks.scrolled(),
      true,
    );
    _lease.listen(view, 'blur', () => this._blurred());
    _lease.listen(view, 'pagehide', () => {
      this._press.flush();
      _callbacks.pageLeft(false);
    });
    _lease.listen(view, 'pageshow', () => _callbacks.requestCheck());
    _lease.listen(page, COPY_EVENTS, () => _callbacks.pageLeft(true));
    _lease.listen(page, 'toggle', (event: Event) => event.target === _stage.host || _callbacks.requestCheck(), true);
    _lease.listen(
      (page as Document & { fonts?: EventTarget }).fonts,
      'loadingdone',
      () => _callbacks.run(_callbacks.fontsLoaded),
    );
    _lease.listen(
      page,
      'visibilitychange',
      () => _callbacks.visibilityChanged({ kind: page.visibilityState === 'hidden' ? 'background' : 'foreground' }),
    );
    for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']) {
      _lease.listen(view.matchMedia?.(query), 'change', () => _callbacks.requestCheck());
    }
    _lease.listen(_stage.blocker, 'wheel', (event: WheelEvent) => {
      event.preventDefault();
      _callbacks.scroll(event.deltaX, event.deltaY);
    });
    _lease.listen(_stage.blocker, 'touchmove', (event: TouchEvent) => this._pan(event));
    _lease.add(() => this._stop());
  }

  /** Follows the page's address as the app's route. */
  route(report: (path: string) => void): void {
    followAddress(this._lease, (path) => this._callbacks.run(() => report(path)));
  }

  /** True while a press is under way, or has ended and waits for its click. */
  get isPressing(): boolean {
    return this._press.isOn;
  }

  /** Reports a press that has ended, before anything else is reported. */
  flush(): void {
    this._press.flush();
  }

  /** Listens to touches and keys in these frames, and in no others. */
  frames(pages: readonly Document[]): void {
    for (const [page, undo] of this._frames) {
      if (pages.includes(page)) continue;
      undo();
      this._frames.delete(page);
    }
    for (const page of pages) {
      if (this._frames.has(page)) continue;
      let path: readonly EventTarget[] = [];
      const press = new Press({
        region: () => 'app',
        begins: (through) => {
          path = through;
          this._callbacks.check();
        },
        tap: () => this._callbacks.pressed(path),
        key: (through) => this._callbacks.pressed(through),
      });
      const handle = (event: Event): void => this._callbacks.run(() => press.handle(event as MouseEvent));
      const keyBeforeApp = (event: Event): void =>
        this._callbacks.run(() => this._keyBeforeApp(event as KeyboardEvent));
      const scrolled = (): void => this._callbacks.run(this._callbacks.scrolled);
      const keyAfterApp = (event: Event): void =>
        this._callbacks.run(() => this._pageFocus.keyAfterApp(event as KeyboardEvent));
      const names = ['pointerdown', 'pointerup', 'pointercancel', 'click'];
      const moves = [...SCROLL_EVENTS.split(' '), 'pointerdown'];
      for (const name of names) page.addEventListener(name, handle, true);
      for (const name of moves) page.addEventListener(name, scrolled, { capture: true, passive: true });
      page.addEventListener('keydown', keyBeforeApp, true);
      page.addEventListener('keydown', keyAfterApp);
      this._frames.set(page, () => {
        press.stop();
        for (const name of names) page.removeEventListener(name, handle, true);
        for (const name of moves) page.removeEventListener(name, scrolled, true);
        page.removeEventListener('keydown', keyBeforeApp, true);
        page.removeEventListener('keydown', keyAfterApp);
      });
    }
  }

  private _stop(): void {
    this._press.stop();
    for (const undo of this._frames.values()) undo();
    this._frames.clear();
  }

  /** Handles a key before the app does. A key that scrolls ends the reveal, before the next step may begin its own. */
  private _keyBeforeApp(event: KeyboardEvent): void {
    const [at] = event.composedPath() as Element[];
    const presses = event.key === ' ' && at?.closest?.('button, summary, input, [role=button]');
    const page = at?.ownerDocument ?? this._lease.page;
    if (SCROLL_KEYS.test(event.key) && !event.altKey && !presses && !isField(event, page)) this._callbacks.scrolled();
    this._pageFocus.keyBeforeApp(event);
  }

  private _region(path: readonly EventTarget[]): Region {
    return path.includes(this._stage.blocker) ? 'overlay' : path.includes(this._stage.host) ? 'callout' : 'app';
  }

  /** Handles each event first: in the capturing phase, at the window. */
  private _handleFirst(event: Event): void {
    this._callbacks.run(() => {
      const inside = event.composedPath().includes(this._stage.host);
      // A dialog takes the focus as it opens.
      if (event.type === 'focusin' && !inside) this._callbacks.requestCheck();
      if (this._callbacks.isHidden()) return;
      if (/^(pointer|click)/.test(event.type)) this._press.handle(event as MouseEvent);
      if (event.type === 'pointerdown' && !inside) this._callbacks.scrolled();
      if (event.type === 'touchstart') this._lastTouch = null;
      if (event.type === 'keydown') this._keyBeforeApp(event as KeyboardEvent);
      if (event.type === 'focusin' && !inside) this._pageFocus.focusMoved();
      // The app needn't react when the focus moves to the callout.
      if (event.type === 'focusout' && (event as FocusEvent).relatedTarget === this._stage.host) {
        event.stopImmediatePropagation();
      }
      if (!inside) return;
      // The focus stays where it is when a button is pressed: menus of the app close when they lose it.
      if (event.type === 'mousedown' && (event.composedPath()[0] as Element).closest?.('button')) {
        event.preventDefault();
      }
      // The tour's keys are handled here, because the event is stopped for all others.
      if (event.type === 'keydown') this._pageFocus.keyAfterApp(event as KeyboardEvent);
      isolate(event, this._stage.host);
    });
  }

  /** Handles a touch in a frame of another origin, which shows only by the focus. */
  private _blurred(): void {
    setTimeout(() =>
      this._callbacks.run(() => {
        const { activeElement } = this._lease.page;
        if (
          activeElement?.localName === 'iframe' &&
          !this._frames.has((activeElement as HTMLIFrameElement).contentDocument as Document)
        ) {
          this._callbacks.pressed([activeElement]);
        }
      }), 0);
  }

  /** A finger on the overlay scrolls a highlighted element that doesn't fit. */
  private _pan(event: TouchEvent): void {
    const [touch] = event.touches;
    if (!touch) return;
    const at: Point = [touch.clientX, touch.clientY];
    if (this._lastTouch) this._callbacks.scroll(this._lastTouch[0] - at[0], this._lastTouch[1] - at[1]);
    this._lastTouch = at;
  }
}
