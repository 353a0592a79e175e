import type { Stop } from './focus';
import type { Effect, Report } from './events';
import type { Playback } from './playback';

/** Collects the effects of the event that a session is handling. Knows if the tour has the focus. */
export class Outbox {
  effects: Effect[] = [];
  private _hasFocus = false;

  constructor(private readonly _playback: Playback) {}

  add(effect: Effect): void {
    this.effects.push(effect);
  }

  /** Moves the focus to a stop, or back to the app. */
  focus(stop?: Stop): void {
    if (stop || this._hasFocus) this.add({ do: 'focus', stop: stop ?? { kind: 'app' } });
    this._hasFocus = !!stop;
  }

  /** Reports an event of a step, if the tour has a name for it. */
  report(kind: Report['kind'], step: string | null): void {
    const { tour, variant: { id, steps } } = this._playback;
    const event = tour.events ? tour.events[kind] : `tutorial_${kind}`;
    if (event == null) return;
    const place = steps.findIndex((one) => one.id === step);
    const report: Report = {
      kind,
      event,
      tutorial: tour.tutorial,
      variant: id,
      step,
      number: place < 0 ? null : place + 1,
      total: steps.length,
    };
    this.add({ do: 'report', report });
  }

  /** Reports the end of the tour at a step, and has the client remember that it was seen. */
  remember(kind: 'completed' | 'dismissed', step: string | null): void {
    this.report(kind, step);
    this.add({ do: 'remember', once: this._playback.tour.once });
  }
}
