import { followAddress } from './address';
import { type Attention, isField } from './attention';
import type { Happening } from '../../Shared/engine/happening';
import { isolate, KEPT } from './isolate';
import type { Lease } from './lease';
import { Press, type Region } from './press';
import type { Stage } from '../../Shared/dom/stage';
import type { Point } from '../../Shared/engine/tour';

/** The receivers of input. */
export interface InputTargets {
  /** A press has ended where it began. */
  readonly tap: (point: Point) => void;
  /** Something was pressed by a key, by a program or in a frame; `path` is the event's path. */
  readonly element: (path: readonly EventTarget[]) => void;
  readonly tell: (what: Happening) => void;
  /** The page may have changed, and is looked at in the next frame. */
  readonly look: () => void;
  /** A press begins, so that the page is looked at now. */
  readonly lookNow: () => void;
  /** Fonts have loaded. */
  readonly fonts: () => void;
  /** The person scrolls. */
  readonly scrolls: () => void;
  /** Returns true while the tour is hidden and takes no input. */
  readonly isOff: () => boolean;
  /** The page is left, or is copied and goes on: everything is given back. */
  readonly leaves: (goesOn: boolean) => void;
  /** Scrolls a highlighted element that doesn't fit. Returns true if it doesn't fit. */
  readonly scroll: (across: number, down: number) => boolean;
  /** Runs a function of the tour's own; an exception ends the tour. */
  readonly run: (what: () => void) => void;
}

/** Events before which libraries copy the page, to show the copy later. */
const COPIES = 'turbo:before-cache turbolinks:before-cache htmx:beforeHistorySave';

/** Events by which people scroll, besides keys. */
const SCROLLS = 'wheel touchmove';
/** Keys by which people scroll. */
const SCROLL_KEYS = /^( |Spacebar|PageDown|PageUp|Home|End|Arrow(Up|Down|Left|Right))$/;

/** The page's input: taps, keys, the address, and the page's visibility. */
export class Inputs {
  private readonly _press: Press;
  private _frames = new Map<Document, () => void>();
  private _touch: Point | null = null;

  constructor(
    private readonly _lease: Lease,
    private readonly _stage: Stage,
    private readonly _attention: Attention,
    private readonly _to: InputTargets,
  ) {
    const { page } = _lease;
    const view = page.defaultView;
    this._press = new Press({
      region: (path) => this._region(path),
      begins: () => _to.lookNow(),
      tap: (point, region) => region === 'callout' || _to.tap(point),
      key: (path) => _to.element(path),
    });
    if (!view) return;
    _lease.listen(view, `${KEPT} pointercancel`, (event: Event) => this._take(event), true);
    // After the app, which may take keys for itself.
    _lease.listen(view, 'keydown', (event: KeyboardEvent) => _to.run(() => _to.isOff() || _attention.late(event)));
    _lease.listen(view, SCROLLS, (event: Event) => event.composedPath().includes(_stage.host) || _to.scrolls(), true);
    _lease.listen(view, 'blur', () => this._blurred());
    _lease.listen(view, 'pagehide', () => {
      this._press.flush();
      _to.leaves(false);
    });
    _lease.listen(view, 'pageshow', () => _to.look());
    _lease.listen(page, COPIES, () => _to.leaves(true));
    _lease.listen(page, 'toggle', (event: Event) => event.target === _stage.host || _to.look(), true);
    _lease.listen((page as Document & { fonts?: EventTarget }).fonts, 'loadingdone', () => _to.run(_to.fonts));
    _lease.listen(
      page,
      'visibilitychange',
      () => _to.tell({ tell: page.visibilityState === 'hidden' ? 'background' : 'foreground' }),
    );
    for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']) {
      _lease.listen(view.matchMedia?.(query), 'change', () => _to.look());
    }
    _lease.listen(_stage.blocker, 'wheel', (event: WheelEvent) => {
      event.preventDefault();
      _to.scroll(event.deltaX, event.deltaY);
    });
    _lease.listen(_stage.blocker, 'touchmove', (event: TouchEvent) => this._pan(event));
    _lease.add(() => this._stop());
  }

  /** Follows the page's address as the app's route. */
  route(tell: (path: string) => void): void {
    followAddress(this._lease, (path) => this._to.run(() => tell(path)));
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
          this._to.lookNow();
        },
        tap: () => this._to.element(path),
        key: (through) => this._to.element(through),
      });
      const take = (event: Event): void => this._to.run(() => press.take(event as MouseEvent));
      const early = (event: Event): void => this._to.run(() => this._early(event as KeyboardEvent));
      const scrolls = (): void => this._to.run(this._to.scrolls);
      const late = (event: Event): void => this._to.run(() => this._attention.late(event as KeyboardEvent));
      const names = ['pointerdown', 'pointerup', 'pointercancel', 'click'];
      const moves = [...SCROLLS.split(' '), 'pointerdown'];
      for (const name of names) page.addEventListener(name, take, true);
      for (const name of moves) page.addEventListener(name, scrolls, { capture: true, passive: true });
      page.addEventListener('keydown', early, true);
      page.addEventListener('keydown', late);
      this._frames.set(page, () => {
        press.stop();
        for (const name of names) page.removeEventListener(name, take, true);
        for (const name of moves) page.removeEventListener(name, scrolls, true);
        page.removeEventListener('keydown', early, true);
        page.removeEventListener('keydown', late);
      });
    }
  }

  private _stop(): void {
    this._press.stop();
    for (const undo of this._frames.values()) undo();
    this._frames.clear();
  }

  /** Handles a key before the app does. A key that scrolls ends the reveal, before the next step may begin its own. */
  private _early(event: KeyboardEvent): void {
    const [at] = event.composedPath() as Element[];
    const presses = event.key === ' ' && at?.closest?.('button, summary, input, [role=button]');
    const page = at?.ownerDocument ?? this._lease.page;
    if (SCROLL_KEYS.test(event.key) && !event.altKey && !presses && !isField(event, page)) this._to.scrolls();
    this._attention.early(event);
  }

  private _region(path: readonly EventTarget[]): Region {
    return path.includes(this._stage.blocker) ? 'overlay' : path.includes(this._stage.host) ? 'callout' : 'app';
  }

  /** Handles each event first: in the capturing phase, at the window. */
  private _take(event: Event): void {
    this._to.run(() => {
      const inside = event.composedPath().includes(this._stage.host);
      // A dialog takes the focus as it opens.
      if (event.type === 'focusin' && !inside) this._to.look();
      if (this._to.isOff()) return;
      if (/^(pointer|click)/.test(event.type)) this._press.take(event as MouseEvent);
      if (event.type === 'pointerdown' && !inside) this._to.scrolls();
      if (event.type === 'touchstart') this._touch = null;
      if (event.type === 'keydown') this._early(event as KeyboardEvent);
      if (event.type === 'focusin' && !inside) this._attention.strays();
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
      if (event.type === 'keydown') this._attention.late(event as KeyboardEvent);
      isolate(event, this._stage.host);
    });
  }

  /** Handles a touch in a frame of another origin, which shows only by the focus. */
  private _blurred(): void {
    setTimeout(() =>
      this._to.run(() => {
        const { activeElement } = this._lease.page;
        if (
          activeElement?.localName === 'iframe' &&
          !this._frames.has((activeElement as HTMLIFrameElement).contentDocument as Document)
        ) {
          this._to.element([activeElement]);
        }
      }), 0);
  }

  /** A finger on the overlay scrolls a highlighted element that doesn't fit. */
  private _pan(event: TouchEvent): void {
    const [touch] = event.touches;
    if (!touch) return;
    const at: Point = [touch.clientX, touch.clientY];
    if (this._touch) this._to.scroll(this._touch[0] - at[0], this._touch[1] - at[1]);
    this._touch = at;
  }
}
