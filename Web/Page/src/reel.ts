import { bodyFor, textFor } from '../../Shared/dom/texts';
import { Playback } from '../../Shared/engine/playback';
import type { Measure } from '../../Shared/engine/callout';
import type { Picture } from '../../Shared/engine/picture';
import type { Device, Step, Tour, Variant } from '../../Shared/engine/tour';

/** A step's time on the reel: the way to it, and how long it stands. */
export interface Stop {
  readonly step: Step;
  /** When the way to it begins. */
  readonly start: number;
  /** When it has come. */
  readonly arrival: number;
  /** When the next way begins. */
  readonly end: number;
}

/** What is on the display: the picture, and the steps whose screens are below it. */
export interface Moment {
  readonly picture: Picture;
  /** The place of the step whose screen gives way, or -1. */
  readonly before: number;
  /** The place of the step whose screen comes. */
  readonly after: number;
  /** How far the one is over the other. */
  readonly share: number;
}

/** Seconds in which one screen gives way to another. */
const FADE = 0.2;
/** Seconds that the bare screen is left at the end. */
const REST = 0.6;

/** A playback in which a step is on its way, and from when on the app shows that step's screen. */
export interface Way {
  readonly playback: Playback;
  readonly screenChange: number;
}

/**
 * A tour as a film: all steps of a variant in their order, each standing for as long as its words take to read. What it shows at
 * any time is what the player's engine shows then.
 */
export class Reel {
  readonly stops: readonly Stop[];
  /** When the last step begins to go. */
  readonly exit: number;
  readonly duration: number;
  private _ways = new Map<number, Way>();

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

  /** The place of the step that a time belongs to; the number of steps where all of them are over. */
  at(time: number): number {
    if (time >= this.exit && this.stops.length) return this.stops.length;
    return Math.max(this.stops.findIndex((stop) => time < stop.end), 0);
  }

  /** When the step of a place has come, or the tour is over. */
  arrival(place: number): number {
    return this.stops[place]?.arrival ?? this.duration;
  }

  /**
   * What is on the display at a time; a step that stands does so for `idle` seconds more, over its own screen alone.
   */
  moment(time: number, idle = 0, stands = true): Moment {
    const place = this.at(time);
    const after = Math.min(place, this.stops.length - 1);
    const moment = momentOf(this.way(place), place - 1, after, time + idle);
    return stands && time >= this.arrival(place) - 1e-6 ? { ...moment, share: 1 } : moment;
  }

  /** The playback in which the step of a place is on its way. */
  way(place: number): Way {
    let way = this._ways.get(place);
    if (way) return way;
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
    way = { playback, screenChange: screenChange(playback, start) };
    if (this._ways.size > 8) this._ways.clear();
    this._ways.set(place, way);
    return way;
  }

  /** Forgets a playback that was taken elsewhere. */
  forget(): void {
    this._ways.clear();
  }

  /** A playback in which the step of a place stands at a time, as long as it does on the reel. */
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

/** When the app shows the screen of the step to come: where two passages follow one another, with the second. */
export const screenChange = (playback: Playback, start: number): number => {
  const first = playback.passageAt(start);
  return first && first.end < playback.arrival && first.to === null ? first.end : start;
};

/** What is on the display in a way between two steps. */
export function momentOf(way: Way, before: number, after: number, time: number): Moment {
  const less = way.playback.device.lessMotion;
  const share = less ? Number(time >= way.screenChange) : Math.min(Math.max((time - way.screenChange) / FADE, 0), 1);
  return { picture: way.playback.at(time), before: before < 0 ? after : before, after, share };
}

/** How long a step stands: as its own timer says, or for as long as its words take to read and what flies and repeats goes on. */
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
