import type { Point } from '../../Shared/engine/tour';

/** How far apart a press may begin and end, in CSS px. */
const SLOP = 10;
/** How long a click is waited for after a press, in milliseconds: those of touches come late. */
const [SOON, LATE] = [40, 200];
/** How long a press may take, for what goes under it to be kept, in milliseconds. */
const LONG = 1000;

/** Where a press lies. */
export type Region = 'overlay' | 'callout' | 'app';

/** Whose a press is, and what becomes of it. */
export interface PressTargets {
  readonly region: (path: readonly EventTarget[]) => Region;
  /** A press begins: the page is looked at. */
  readonly begins: (path: readonly EventTarget[]) => void;
  /** A tap at a point; it began at what `begins` was told. */
  readonly tap: (point: Point, region: Region) => void;
  /** A click that a key or a program has set off. */
  readonly key: (path: readonly EventTarget[]) => void;
}

/**
 * Taps: presses that begin and end at one place, whether or not a click follows. A drag is none, wherever it ends, and
 * nor is a press that the browser takes to scroll.
 */
export class Press {
  private _down: { readonly at: Point; readonly region: Region } | null = null;
  private _timer: ReturnType<typeof setTimeout> | undefined;
  private _since = 0;
  private _told = false;
  private _known = false;

  constructor(private readonly _to: PressTargets) {}

  /** Takes an event of a pointer, or a click, on its way down. */
  take(event: MouseEvent): void {
    const path = event.composedPath();
    const { isPrimary, pointerType } = event as Partial<PointerEvent>;
    if (event.button > 0 || (event.type !== 'click' && !isPrimary)) return;
    switch (event.type) {
      case 'pointerdown': {
        this.flush();
        this._known = true;
        this._told = false;
        this._since = performance.now();
        this._down = { at: [event.clientX, event.clientY], region: this._to.region(path) };
        return this._to.begins(path);
      }
      case 'pointercancel': {
        this._down = null;
        return;
      }
      case 'pointerup': {
        if (!this._down) return;
        const { at: [x, y], region } = this._down;
        const near = Math.hypot(event.clientX - x, event.clientY - y) <= SLOP;
        if (!near || this._to.region(path) !== region) {
          this._down = null;
          return;
        }
        this._timer = setTimeout(() => this.flush(), pointerType === 'mouse' ? SOON : LATE);
        return;
      }
      case 'click':
        return this._click(event, path);
    }
  }

  /** Whether one is under way, for no longer than a tap takes, or waits for its click. */
  get isOn(): boolean {
    return this._timer !== undefined || (!!this._down && performance.now() - this._since < LONG);
  }

  /** Tells of a press that has ended and still waits for its click. */
  flush(): void {
    if (this._timer === undefined) return;
    clearTimeout(this._timer);
    this._timer = undefined;
    this._tell();
  }

  stop(): void {
    clearTimeout(this._timer);
    this._timer = undefined;
  }

  private _click(event: MouseEvent, path: readonly EventTarget[]): void {
    if (this._timer !== undefined) {
      clearTimeout(this._timer);
      // After the app: what it does with the click may be what the tour waits for.
      this._timer = setTimeout(() => this.flush(), 0);
      return;
    }
    if (event.detail === 0) {
      if (!this._told) this._to.key(path);
    } else if (!this._known) {
      this._to.tap([event.clientX, event.clientY], this._to.region(path));
    }
  }

  private _tell(): void {
    const down = this._down;
    this._down = null;
    this._told = true;
    // A label's click comes once more, from its field, in the same task.
    setTimeout(() => {
      this._told = false;
    }, 0);
    if (down) this._to.tap(down.at, down.region);
  }
}
