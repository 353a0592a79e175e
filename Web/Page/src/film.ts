import { isAnimatedAtRest } from '../../Shared/dom/scene';
import { type Approach, type Moment, momentOf, type Reel, screenChange } from './reel';

/** The mode of a film: at rest, playing to the end, playing until the current step has come, or standing at it. */
type Mode = 'rests' | 'plays' | 'comes' | 'stands';

/** A path that isn't on the reel, to a step that doesn't follow. */
interface Detour {
  readonly approach: Approach;
  readonly from: number;
  readonly to: number;
  /** The time on the playback's clock. */
  now: number;
  readonly start: number;
  readonly end: number;
  readonly before: number;
}

/** A place in a tour, and its progress as time passes. */
export class Film {
  /** The time of the visible instant, in seconds from the start of the reel. */
  time = 0;
  rate = 1;
  private _mode: Mode = 'rests';
  private _standingTime = 0;
  private _detour: Detour | undefined;
  private _frame = 0;
  private _last = 0;

  constructor(private _reel: Reel, private readonly _changed: (mode: 'moves' | 'came') => void) {}

  get reel(): Reel {
    return this._reel;
  }

  /** The index of the step that stands or is coming; the number of steps at the end. */
  get place(): number {
    return this._detour ? this._detour.to : this._reel.at(this.time);
  }

  get isPlaying(): boolean {
    return this._mode === 'plays';
  }

  /** True if the current step has come and stands. */
  get stands(): boolean {
    return !this._detour && this.time >= this._reel.arrival(this.place) - 1e-6;
  }

  /** The visible moment. */
  get moment(): Moment {
    const { _detour: detour, _reel: reel } = this;
    if (!detour) return reel.moment(this.time, this._standingTime, this._mode !== 'plays');
    return momentOf(detour.approach, detour.before, Math.min(detour.to, reel.stops.length - 1), detour.now);
  }

  /** Shows another reel, at the same step. */
  use(reel: Reel, place: number): void {
    const stood = this.stands;
    const into = this.time - this._reel.arrival(this.place);
    this._detour = undefined;
    this._reel = reel;
    const stop = reel.stops[place];
    this.time = stop && stood ? Math.min(stop.arrival + into, stop.end - 1e-6) : reel.arrival(place);
    this._standingTime = 0;
    this._run(this._mode === 'plays' ? 'plays' : 'stands');
  }

  play(): void {
    if (this.place >= this._reel.stops.length) this.seek(0);
    this._standingTime = 0;
    this._run('plays');
  }

  pause(): void {
    this._run('rests');
  }

  /** Shows the instant at a time, and stays there. */
  seek(time: number): void {
    this._detour = undefined;
    this._standingTime = 0;
    this.time = Math.min(Math.max(time, 0), this._reel.duration);
    if (this._mode !== 'plays') this._mode = 'rests';
    this._run(this._mode);
  }

  /** Shows a step as it stands, by index. */
  stand(place: number): void {
    this.seek(this._reel.arrival(place));
    if (!this.isPlaying) this._run('stands');
  }

  /** Goes to a step, by index, on the path that leads there from the visible moment. */
  go(place: number): void {
    const reel = this._reel;
    const from = this.place;
    const plays = this.isPlaying;
    if (!this._detour && this.stands && place === from + 1) {
      this.time = reel.stops[place]?.start ?? reel.exit;
      this._standingTime = 0;
      return this._run(plays ? 'plays' : 'comes');
    }
    const now = this._detour ? this._detour.now : this.time + this._standingTime;
    const { playback } = this._detour?.approach ?? reel.approach(from);
    reel.forget();
    const step = reel.stops[place]?.step;
    if (step) {
      playback.go(step.id, reel.stops[from]?.step.id ?? null, now);
    } else {
      playback.leave(reel.stops[from]?.step, now);
    }
    const approach = { playback, screenChange: screenChange(playback, now) };
    this._detour = {
      approach,
      from: this.time,
      to: place,
      now,
      start: now,
      end: Math.max(playback.arrival, now),
      before: Math.min(from, reel.stops.length - 1),
    };
    this._standingTime = 0;
    this._run(plays ? 'plays' : 'comes');
  }

  private _run(mode: Mode): void {
    this._mode = mode;
    cancelAnimationFrame(this._frame);
    this._last = performance.now();
    this._changed(this.stands ? 'came' : 'moves');
    this._requestFrame();
  }

  /** Requests a frame if anything moves. */
  private _requestFrame(): void {
    const step = this._reel.stops[this.place]?.step;
    const isAnimated = !this._reel.device.lessMotion && isAnimatedAtRest(step);
    if (this._mode === 'rests' || (this._mode === 'stands' && !isAnimated)) return;
    this._frame = requestAnimationFrame((now) => this._tick(now));
  }

  private _tick(now: number): void {
    const passed = Math.max(now - this._last, 0) / 1000 * this.rate;
    this._last = now;
    const place = this.place;
    if (this._detour) {
      this._onDetour(this._detour, passed);
    } else if (this._mode === 'stands') {
      this._standingTime += passed;
    } else {
      this._onReel(passed, place);
    }
    this._changed(this.place !== place || this.stands ? 'came' : 'moves');
    this._requestFrame();
  }

  private _onDetour(detour: Detour, passed: number): void {
    detour.now += passed;
    const goal = this._reel.arrival(detour.to);
    const length = detour.end - detour.start;
    if (detour.now < detour.end) {
      this.time = detour.from + (goal - detour.from) * Math.min((detour.now - detour.start) / length, 1);
      return;
    }
    this._detour = undefined;
    this.time = goal;
    this._arrived();
  }

  private _onReel(passed: number, place: number): void {
    const arrival = this._reel.arrival(place);
    const before = this.time;
    this.time += passed;
    if (this._mode === 'comes' && this.time >= arrival) {
      this.time = Math.max(arrival, before);
      this._arrived();
    } else if (this.time >= this._reel.duration) {
      this.time = this._reel.duration;
      this._mode = 'rests';
    }
  }

  private _arrived(): void {
    if (this._mode === 'comes') this._mode = this.place < this._reel.stops.length ? 'stands' : 'rests';
  }
}
