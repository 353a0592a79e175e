import type { Clock } from './clock';
import { ownValue } from './own';
import type { Playback } from './playback';
import type { LiveScreen } from './live';
import type { Step } from './tour';

/** The time for which a target that disappears keeps its frame, in seconds. */
const GRACE = 0.3;

/** The targets of a step that are missing, without duplicates. */
export function missingTargets(step: Step, { live }: Pick<Playback, 'live'>): string[] {
  const screen = live.get(step.screen);
  const ids = new Set(step.cutouts.flatMap((cutout) => [cutout.target, ...cutout.others]));
  return screen ? [...ids].filter((id) => !ownValue(screen.frames, id)) : [];
}

/** The targets of the standing step that are missing. The playback has the frames that they keep for a while. */
export class MissingTargets {
  /** The time since which each target has been gone that still keeps its frame. */
  private _missingSince = new Map<string, number>();
  /** True if the step stands although targets are missing; then none keeps its frame. */
  private _isGivenUp = false;

  constructor(private readonly _playback: Playback, private readonly _clock: Clock) {}

  /** Forgets all targets, as for another step. */
  clear(isGivenUp = false): void {
    this._missingSince.clear();
    this._isGivenUp = isGivenUp;
    this._playback.keptFrames = null;
  }

  /** Lets targets that have disappeared keep their frames from the `old` screen; forgets those that are back. */
  update(step: Step, old?: LiveScreen): void {
    const missing = missingTargets(step, this._playback);
    if (this._isGivenUp) {
      this._isGivenUp = missing.length > 0;
      return;
    }
    const kept = this._playback.keptFrames?.frames;
    const frames = new Map(missing.flatMap((id) => {
      const frame = kept?.get(id) ??
        (this._missingSince.has(id) || old?.screen !== step.screen ? undefined : ownValue(old.frames, id));
      return frame ? [[id, frame] as const] : [];
    }));
    this._missingSince = new Map(missing.map((id) => [id, this._missingSince.get(id) ?? this._clock.now]));
    this._playback.keptFrames = frames.size ? { step: step.id, frames } : null;
  }

  /** The times at which each of them will count as lost. */
  get losses(): number[] {
    return [...this._missingSince.values()].map((since) => this._clock.due(since, GRACE));
  }
}
