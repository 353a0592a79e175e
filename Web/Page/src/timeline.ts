import { byId, make } from './dom';
import type { Film } from './film';
import { type Note, worstOf } from './notes';
import type { Reel } from './reel';
import { clockTime } from './ways';

/** The time that an arrow key moves by, in seconds. */
const STRIDE = 0.25;

/** The timeline: a slider over pieces as long as the steps. */
export class Timeline {
  private readonly _slider = byId<HTMLInputElement>('scrub');
  private readonly _marks = byId('marks');
  private readonly _clock = byId('clock');
  private _fills: HTMLElement[] = [];
  private _reel: Reel | undefined;

  constructor(private readonly _film: Film, scrub: (time: number) => void) {
    this._slider.addEventListener('input', () => scrub(Number(this._slider.value)));
    this._slider.addEventListener('keydown', (event) => {
      const by = event.key === 'ArrowRight' || event.key === 'ArrowUp'
        ? 1
        : event.key === 'ArrowLeft' || event.key === 'ArrowDown'
        ? -1
        : 0;
      if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      scrub(this._film.time + by * STRIDE);
    });
  }

  /** Draws the pieces of a reel, with marks for findings. */
  use(reel: Reel, notes: (step: string) => readonly Note[]): void {
    this._reel = reel;
    this._slider.max = String(reel.duration);
    this._slider.disabled = !reel.stops.length;
    const pieces = [
      ...reel.stops.map(({ step, start, end }) => ({ length: end - start, worst: worstOf(notes(step.id)) })),
      { length: reel.duration - reel.exit, worst: null },
    ];
    this._fills = pieces.map(() => make('b'));
    this._marks.replaceChildren(...pieces.map(({ length, worst }, index) => {
      const piece = make('i', '', this._fills[index] as HTMLElement);
      piece.style.setProperty('flex-grow', String(Math.max(length, 0.001)));
      if (worst) piece.dataset['severity'] = worst;
      return piece;
    }));
  }

  /** Shows the time. `name` is the current step's. */
  show(name: string): void {
    const reel = this._reel;
    if (!reel) return;
    const { time } = this._film;
    this._slider.value = String(time);
    this._slider.setAttribute('aria-valuetext', `${name}, ${clockTime(time)} of ${clockTime(reel.duration)}`);
    const shown = `${clockTime(time)} / ${clockTime(reel.duration)}`;
    if (this._clock.textContent !== shown) this._clock.textContent = shown;
    this._fills.forEach((fill, index) => {
      const stop = reel.stops[index] ?? { start: reel.exit, end: reel.duration };
      const part = Math.min(Math.max((time - stop.start) / Math.max(stop.end - stop.start, 1e-6), 0), 1);
      fill.style.setProperty('width', `${Math.round(part * 1e4) / 100}%`);
    });
  }
}
