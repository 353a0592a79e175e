import type { Clock } from './clock';

/** The timers of a standing step: its rules `after`, each of which is followed once. */
export class StepTimers {
  private _arrival = 0;
  private readonly _followed = new Set<number>();

  constructor(private readonly _clock: Clock) {}

  /** Begins anew, for a step that arrives at a time. */
  start(arrival: number): void {
    this._arrival = arrival;
    this._followed.clear();
  }

  /** The time at which the rule of an index is due, `after` seconds, or infinity if it was followed. */
  due(after: number, index: number): number {
    return this._followed.has(index) ? Infinity : this._clock.due(this._arrival, after);
  }

  /** Notes that the rule of an index was followed. */
  follow(index: number): void {
    this._followed.add(index);
  }
}
