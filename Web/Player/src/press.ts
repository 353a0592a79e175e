import type { Point } from '../../Shared/engine/tour';

/** The largest distance between the beginning and the end of a tap, in CSS px. */
const SLOP = 10;
/** The time to wait for a click after a press, in milliseconds; clicks of touches come later. */
const [CLICK_DELAY, TOUCH_CLICK_DELAY] = [40, 200];
/** The longest press during which disappearing elements are kept, in milliseconds. */
const LONGEST = 1000;

/** The regions of a press. */
export type Region = 'overlay' | 'callout' | 'app';

/** The callbacks for presses. */
export interface PressCallbacks {
  readonly region: (path: readonly EventTarget[]) => Region;
  /** A press begins, so that the page is looked at. */
  readonly begins: (path: readonly EventTarget[]) => void;
  /** A tap at a point; it began on the path that `begins` got. */
  readonly tap: (point: Point, region: Region) => void;
  /** A click by a key or a program. */
  readonly key: (path: readonly EventTarget[]) => void;
}

/**
 * Recognises taps: presses that begin and end at the same place, with or without a click. Drags aren't taps, wherever
 * they end, and neither are presses that the browser takes for scrolling.
 */
export class Press {
  private _down: { readonly at: Point; readonly region: Region } | null = null;
  private _timer: ReturnType<typeof setTimeout> | undefined;
  private _since = 0;
  private _isReported = false;
  private _sawPointer = false;

  constructor(private readonly _callbacks: PressCallbacks) {}

  /** Handles a pointer event or a click, in the capturing phase. */
  handle(event: MouseEvent): void {
    const path = event.composedPath();
    const { isPrimary, pointerType } = event as Partial<PointerEvent>;
    if (event.button > 0 || (event.type !== 'click' && !isPrimary)) return;
    switch (event.type) {
      case 'pointerdown': {
        this.flush();
        this._sawPointer = true;
        this._isReported = false;
        this._since = performance.now();
        this._down = { at: [event.clientX, event.clientY], region: this._callbacks.region(path) };
        return this._callbacks.begins(path);
      }
      case 'pointercancel': {
        this._down = null;
        return;
      }
      case 'pointerup': {
        if (!this._down) return;
        const { at: [x, y], region } = this._down;
        const near = Math.hypot(event.clientX - x, event.clientY - y) <= SLOP;
        if (!near || this._callbacks.region(path) !== region) {
          this._down = null;
          return;
        }
        this._timer = setTimeout(() => this.flush(), pointerType === 'mouse' ? CLICK_DELAY : TOUCH_CLICK_DELAY);
        return;
      }
      case 'click':
        return this._click(event, path);
    }
  }

  /** True while a press is under way, for no longer than a tap takes, or waits for its click. */
  get isOn(): boolean {
    return this._timer !== undefined || (!!this._down && performance.now() - this._since < LONGEST);
  }

  /** Reports a press that has ended and still waits for its click. */
  flush(): void {
    if (this._timer === undefined) return;
    clearTimeout(this._timer);
    this._timer = undefined;
    this._report();
  }

  stop(): void {
    clearTimeout(this._timer);
    this._timer = undefined;
  }

  private _click(event: MouseEvent, path: readonly EventTarget[]): void {
    if (this._timer !== undefined) {
      clearTimeout(this._timer);
      // After the app: the tour may wait for what the app does with the click.
      this._timer = setTimeout(() => this.flush(), 0);
      return;
    }
    if (event.detail === 0) {
      if (!this._isReported) this._callbacks.key(path);
    } else if (!this._sawPointer) {
      this._callbacks.tap([event.clientX, event.clientY], this._callbacks.region(path));
    }
  }

  private _report(): void {
    const down = this._down;
    this._down = null;
    this._isReported = true;
    // A label's click comes again from its field, in the same task.
    setTimeout(() => {
      this._isReported = false;
    }, 0);
    if (down) this._callbacks.tap(down.at, down.region);
  }
}
