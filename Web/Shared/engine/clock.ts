/** A time that is less away has come. */
export const MOMENT = 1e-6;

/** Time less what was spent in the background. */
export class Clock {
  now = -Infinity;
  private _away: [number, number][] = [];

  /** Whether the app is in the background. */
  get isAway(): boolean {
    return this._away[this._away.length - 1]?.[1] === Infinity;
  }

  leave(): void {
    if (!this.isAway) this._away.push([this.now, Infinity]);
  }

  comeBack(): void {
    const last = this._away[this._away.length - 1];
    if (last && this.isAway) last[1] = this.now;
  }

  /** When `seconds` will have passed since a time, if nothing goes to the background from now on. */
  due(since: number, seconds: number): number {
    const from = Math.max(since, this.now);
    const away = this._away.reduce(
      (sum, [start, end]) => sum + Math.max(Math.min(end, from) - Math.max(start, since), 0),
      0,
    );
    return from + seconds - (from - since - away);
  }

  /** Whether a time has come. */
  hasCome(time: number): boolean {
    return time - this.now < MOMENT;
  }
}
