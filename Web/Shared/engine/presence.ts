import { own } from './own';
import type { ElementPlace } from './tour';
import type { LiveScreen } from './live';

/** The elements that are present, as far as the client has said so. */
export class Presence {
  private _turn = 0;
  private _screens = new Map<string, number>();
  private _names = new Map<string, readonly [turn: number, isThere: boolean]>();

  constructor(private readonly _live: ReadonlyMap<string, LiveScreen>) {}

  /** Records that a screen's elements were reported. */
  tellScreen(screen: string): void {
    this._screens.set(screen, this._turn += 1);
  }

  /** Records that an element has appeared or disappeared, on any screen. */
  tell(name: string, isThere: boolean): void {
    this._names.set(name, [this._turn += 1, isThere]);
  }

  /** Returns true if an element is on a screen, or undefined if unknown. The latest information counts. */
  of({ target, screen }: ElementPlace): boolean | undefined {
    const named = this._names.get(target);
    if (named && named[0] > (this._screens.get(screen) ?? 0)) return named[1];
    const live = this._live.get(screen);
    return live && !!own(live.frames, target);
  }
}
