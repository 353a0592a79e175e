/** The tolerance for times: a time that is less than this away has come. In seconds. */
export const TIME_TOLERANCE = 1e-6;

/** A clock that leaves out the time in the background. */
export class Clock {
  now = -Infinity;
  private _absences: [number, number][] = [];

  /** True while the app is in the background. */
  get isInBackground(): boolean {
    return this._absences[this._absences.length - 1]?.[1] === Infinity;
  }

  enterBackground(): void {
    if (!this.isInBackground) this._absences.push([this.now, Infinity]);
  }

  enterForeground(): void {
    const last = this._absences[this._absences.length - 1];
    if (last && this.isInBackground) last[1] = this.now;
  }

  /** The time at which `seconds` will have passed since a time, if the app stays in the foreground from now on. */
  due(since: number, seconds: number): number {
    const from = Math.max(since, this.now);
    const away = this._absences.reduce(
      (sum, [start, end]) => sum + Math.max(Math.min(end, from) - Math.max(start, since), 0),
      0,
    );
    return from + seconds - (from - since - away);
  }

  /** Returns true if a time has come. */
  hasCome(time: number): boolean {
    return time - this.now < TIME_TOLERANCE;
  }
}
