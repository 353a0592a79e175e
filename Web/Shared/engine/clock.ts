/** The tolerance for times: a time that is less than this away has come. In seconds. */
export const MOMENT = 1e-6;

/** A clock that leaves out the time in the background. */
export class Clock {
  now = -Infinity;
  private _away: [number, number][] = [];

  /** True while the app is in the background. */
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

  /** The time at which `seconds` will have passed since a time, if the app stays in the foreground from now on. */
  due(since: number, seconds: number): number {
    const from = Math.max(since, this.now);
    const away = this._away.reduce(
      (sum, [start, end]) => sum + Math.max(Math.min(end, from) - Math.max(start, since), 0),
      0,
    );
    return from + seconds - (from - since - away);
  }

  /** Returns true if a time has come. */
  hasCome(time: number): boolean {
    return time - this.now < MOMENT;
  }
}
