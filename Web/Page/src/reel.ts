import { bodyFor, textFor } from '../../Shared/dom/texts';
import { Playback } from '../../Shared/engine/playback';
import type { Measure } from '../../Shared/engine/callout';
import type { Picture } from '../../Shared/engine/picture';
import type { Step, Tour, Variant } from '../../Shared/engine/tour';
import type { Device } from '../../Shared/engine/live';

/** A step's time on the reel: its approach, and the time for which it stands. */
export interface Stop {
  readonly step: Step;
  /** The start of the approach. */
  readonly start: number;
  /** The time at which the step has come. */
  readonly arrival: number;
  /** The start of the next step's approach. */
  readonly end: number;
}

/** The display at an instant: the picture, and the steps whose screens are below it. */
export interface Moment {
  readonly picture: Picture;
  /** The index of the step whose screen is leaving, or -1. */
  readonly before: number;
  /** The index of the step whose screen is coming. */
  readonly after: number;
  /** The opacity of the coming screen over the leaving one, 0 to 1. */
  readonly share: number;
}

/** The duration of the fade between screens, in seconds. */
const FADE = 0.2;
/** The time for which the bare screen is shown at the end, in seconds. */
const REST = 0.6;

/** A playback in which a step is coming, and the time from which the app shows that step's screen. */
export interface Approach {
  readonly playback: Playback;
  readonly screenChange: number;
}

/**
 * A tour as a film: all steps of a variant in order, each standing for as long as its words take to read. At any time
 * it shows what the player's engine shows.
 */
export class Reel {
  readonly stops: readonly Stop[];
  /** The start of the last step's exit. */
  readonly exit: number;
  readonly duration: number;
  private _approaches = new Map<number, Approach>();

  constructor(
    readonly tour: Tour,
    readonly variant: Variant,
    readonly device: Device,
    private readonly _measure: Measure,
  ) {
    const stops: Stop[] = [];
    let now = 0;
    variant.steps.forEach((step, index) => {
      const playback = this._from(index - 1, now);
      if (index === 0) {
        playback.enter(step.id, now, false);
      } else {
        playback.go(step.id, variant.steps[index - 1]?.id ?? null, now);
      }
      const arrival = Math.max(playback.arrival, now);
      const end = arrival + standing(step, tour, device);
      stops.push({ step, start: now, arrival, end });
      now = end;
    });
    this.stops = stops;
    this.exit = now;
    const last = this._from(stops.length - 1, now);
    last.leave(stops[stops.length - 1]?.step, now);
    this.duration = stops.length ? Math.max(last.arrival, now) + REST : 0;
  }

  /** The index of the step at a time; the number of steps if all are over. */
  at(time: number): number {
    if (time >= this.exit && this.stops.length) return this.stops.length;
    return Math.max(this.stops.findIndex((stop) => time < stop.end), 0);
  }

  /** The time at which a step has come, by index, or at which the tour is over. */
  arrival(place: number): number {
    return this.stops[place]?.arrival ?? this.duration;
  }

  /** The display at a time. A step that stands does so for another `idle` seconds, over its own screen alone. */
  moment(time: number, idle = 0, stands = true): Moment {
    const place = this.at(time);
    const after = Math.min(place, this.stops.length - 1);
    const moment = momentOf(this.approach(place), place - 1, after, time + idle);
    return stands && time >= this.arrival(place) - 1e-6 ? { ...moment, share: 1 } : moment;
  }

  /** The playback in which a step is coming, by index. */
  approach(place: number): Approach {
    let approach = this._approaches.get(place);
    if (approach) return approach;
    const stop = this.stops[place];
    const start = stop?.start ?? this.exit;
    const playback = this._from(place - 1, start);
    const before = this.stops[place - 1]?.step;
    if (!stop) {
      playback.leave(before, start);
    } else if (place === 0) {
      playback.enter(stop.step.id, start, false);
    } else {
      playback.go(stop.step.id, before?.id ?? null, start);
    }
    approach = { playback, screenChange: screenChange(playback, start) };
    if (this._approaches.size > 8) this._approaches.clear();
    this._approaches.set(place, approach);
    return approach;
  }

  /** Discards a playback that has been changed elsewhere. */
  forget(): void {
    this._approaches.clear();
  }

  /** A playback in which a step stands at a time, for as long as it does on the reel. */
  private _from(place: number, time: number): Playback {
    const playback = new Playback(this.tour, this.variant, this.device);
    playback.measure = this._measure;
    const step = this.variant.steps[place];
    if (!step) return playback;
    const arrival = this.stops?.[place]?.arrival ?? time;
    playback.enter(step.id, arrival, false);
    const length = playback.arrival - arrival;
    playback.enter(step.id, arrival - length, false);
    return playback;
  }
}

/** The time at which the app shows the next step's screen: if one passage follows another, the start of the second. */
export const screenChange = (playback: Playback, start: number): number => {
  const first = playback.passageAt(start);
  return first && first.end < playback.arrival && first.to === null ? first.end : start;
};

/** The display on the path between two steps. */
export function momentOf(approach: Approach, before: number, after: number, time: number): Moment {
  const less = approach.playback.device.lessMotion;
  const share = less
    ? Number(time >= approach.screenChange)
    : Math.min(Math.max((time - approach.screenChange) / FADE, 0), 1);
  return { picture: approach.playback.picture(time), before: before < 0 ? after : before, after, share };
}

/** The time for which a step stands: its own timer, or the time to read its words and to let loops and sprites run. */
function standing(step: Step, tour: Tour, device: Device): number {
  const timer = step.advance.find((rule) => rule.after !== undefined)?.after;
  if (timer !== undefined) return Math.min(Math.max(timer, 0.4), 30);
  const words = textFor(tour, device, step.callout?.title).length +
    bodyFor(tour, device, step.callout?.body).reduce((sum, run) => sum + run.text.length, 0);
  const reading = Math.min(1.4 + words / 24, 8);
  if (device.lessMotion) return reading;
  const flying = step.sprites.map((sprite) => sprite.delay + (tour.motions[sprite.motion]?.duration ?? 0) + 0.4);
  const rounds = step.loops.map(
    (loop) =>
      loop.period > 0 ? loop.period * Math.min(Math.max(Math.ceil(reading / loop.period), 1), loop.repeat ?? 9) : 0,
  );
  return Math.min(Math.max(reading, ...flying, ...rounds), 20);
}
