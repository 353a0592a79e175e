import { ownValue } from './own';
import type { ElementPlace } from './tour';
import type { LiveScreen } from './live';

/** The elements that are present, as far as the client has said so. */
export class Presence {
  private _count = 0;
  private _screens = new Map<string, number>();
  private _elements = new Map<string, readonly [turn: number, isThere: boolean]>();

  constructor(private readonly _live: ReadonlyMap<string, LiveScreen>) {}

  /** Records that a screen's elements were reported. */
  recordScreen(screen: string): void {
    this._screens.set(screen, this._count += 1);
  }

  /** Records that an element has appeared or disappeared, on any screen. */
  record(name: string, isThere: boolean): void {
    this._elements.set(name, [this._count += 1, isThere]);
  }

  /** Returns true if an element is on a screen, or undefined if unknown. The latest information counts. */
  isPresent({ target, screen }: ElementPlace): boolean | undefined {
    const named = this._elements.get(target);
    if (named && named[0] > (this._screens.get(screen) ?? 0)) return named[1];
    const live = this._live.get(screen);
    return live && !!ownValue(live.frames, target);
  }
}
