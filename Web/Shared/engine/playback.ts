import { reanchor } from './anchor';
import type { Pairing } from './blend';
import { centred, type Centring } from './centre';
import { spritesAt, withLoops } from './effects';
import { withHairlines } from './hairline';
import { progressAt } from './motion';
import { ownValue } from './own';
import { passage } from './passage';
import { atRest, type Layer, type Picture } from './picture';
import { calloutLayout, type Measure } from './callout';
import type { Appearance, CalloutLayout, Motion, Rect, Size, Step, Tour, Variant } from './tour';
import type { Kind } from './live';
import type { Device, LiveScreen } from './live';

/** A passage that is played: from a picture to a step, or to nothing. */
export interface Passage {
  readonly start: number;
  readonly end: number;
  readonly delay: number;
  readonly kind: Kind;
  readonly motion: Motion | null;
  readonly locks: boolean;
  readonly from: Picture;
  readonly to: string | null;
  /** The pairs of holes; if there are none, those of the step itself are paired by index. */
  readonly pairs: readonly (readonly [number | null, number | null])[] | null;
  /** The step whose holes the first indices of the pairs refer to. */
  readonly source: string | null;
  /** The height of the bend of the holes' paths, as a fraction. */
  readonly arc: number;
}

/** An appearance; only some kinds have an arc. */
type AppearanceWithArc = Appearance & { readonly arc?: number };

/** The picture on the screen as a function of time alone, with any interruptions. */
export class Playback {
  variant: Variant;
  device: Device;
  /** The elements' frames, by screen. */
  readonly live = new Map<string, LiveScreen>();
  /** Centred steps, with the reason. */
  readonly centred = new Map<string, Centring>();
  /** The frames that a step's targets had before they disappeared. */
  keptFrames: { readonly step: string; readonly frames: ReadonlyMap<string, Rect> } | null = null;
  /** Measures callouts with the fonts on this device. */
  measure: Measure | undefined;
  /** Sizes of callouts as the client has told them, by step. */
  readonly clientSizes = new Map<string, readonly Size[]>();
  private _passages: Passage[] = [];
  private _steps = new Map<string, Step>();
  private _layouts = new Map<string, CalloutLayout | null>();

  constructor(readonly tour: Tour, variant: Variant, device: Device) {
    this.variant = variant;
    this.device = device;
  }

  /** Clears the caches, after elements, sizes or the device have changed. */
  clearCaches(): void {
    this._steps.clear();
    this._layouts.clear();
  }

  /** A step at its place on the live screen, or undefined if the variant has no step of that id. */
  step(id: string | null): Step | undefined {
    let found = this._steps.get(id ?? '');
    if (found) return found;
    found = this.variant.steps.find((step) => step.id === id);
    if (!found) return undefined;
    const live = this.live.get(found.screen);
    if (live) {
      const kept = this.keptFrames?.step === id ? this.keptFrames.frames : [];
      const frames = { ...live.frames, ...Object.fromEntries(kept) };
      found = reanchor(found, this.variant, { ...live, frames }, this.tour.division);
    }
    found = withHairlines(found, this.tour, this.device);
    const why = this.centred.get(found.id);
    if (why) found = centred(found, why, this.variant, (one) => !!live && !!ownValue(live.frames, one));
    this._steps.set(found.id, found);
    return found;
  }

  /** The layout of a step's callout, or null. */
  layout(id: string | null): CalloutLayout | null {
    const step = this.step(id);
    if (!step?.callout) return null;
    let layout = this._layouts.get(step.id);
    if (layout === undefined) {
      layout = calloutLayout(this, step);
      this._layouts.set(step.id, layout);
    }
    return layout;
  }

  /** The time at which the last passage reaches its step. */
  get arrival(): number {
    return this._passages[this._passages.length - 1]?.end ?? -Infinity;
  }

  /** The passage that is played at a time, or else the last one. */
  passageAt(time: number): Passage | undefined {
    return this._passages.find((one) => isUnfinished(one, time)) ?? this._passages[this._passages.length - 1];
  }

  /** Returns true if touches are locked. */
  locked(time: number): boolean {
    return this._passages.some((one) => one.locks && isUnfinished(one, time));
  }

  /** Goes to a step by its transition from the current one. */
  go(to: string, from: string | null, time: number): void {
    const step = this.step(to);
    const old = this.step(from);
    const how = step?.transitions.find((one) => one.from === from) ?? step?.transitions[step.transitions.length - 1];
    if (old && how && step && old.screen !== step.screen && !how.pairs.length && isSameAppearance(how, step.enter)) {
      this.leave(old, time);
      this.enter(to, time);
    } else {
      // Pairs speak of the step that is left.
      this._play(to, how ?? null, time, step, how && { from, pairs: how.pairs });
    }
  }

  /** Goes to a step by its `enter`: after the current passage, or from the picture of that time. */
  enter(to: string, time: number, after = true): void {
    const step = this.step(to);
    const last = this._passages[this._passages.length - 1];
    if (after && last && last.to === null && last.start === time && last.end > time) {
      const next = this._makePassage(to, step?.enter ?? null, last.end, step, undefined, []);
      this._passages.push(next);
    } else {
      this._play(to, step?.enter ?? null, time, step);
    }
  }

  /** Freezes the picture, independently of its step. */
  hold(time: number): void {
    const from = this._layersAt(time);
    this._passages = [
      {
        start: time,
        end: time,
        delay: Infinity,
        kind: 'cut',
        motion: null,
        locks: false,
        from,
        to: null,
        pairs: null,
        source: null,
        arc: 0,
      },
    ];
  }

  /** Leaves by the `exit` of a step. */
  leave(step: Step | undefined, time: number): void {
    this._play(null, step?.exit ?? null, time, step);
  }

  /** Moves a picture to its place in another variant. Replaces the lock. */
  change(id: string, time: number, from: Picture): void {
    const step = this.step(id);
    this._play(id, step?.variantChange ?? null, time, step, undefined, from);
  }

  /** The visible layers at a time. */
  picture(time: number): Picture {
    return this._layersAt(time).filter((layer) => layer.opacity > 0);
  }

  private _layersAt(time: number): Picture {
    const played = this.passageAt(time);
    if (!played) return [];
    if (isUnfinished(played, time)) return this.pictures(played)(progressIn(played, time - played.start));
    const step = this.step(played.to);
    if (!step) return [];
    const rest = this._layerAtRest(step);
    if (this.device.lessMotion) return [rest];
    return [{ ...withLoops(rest, step, time - played.end), sprites: spritesAt(step, this.tour, time - played.end) }];
  }

  /** The picture of a passage at each progress; null is the time before it starts. */
  pictures(played: Passage): (p: number | null) => Picture {
    const step = this.step(played.to);
    const own = step?.cutouts.map((_, index) => [index, index] as const) ?? [];
    return passage(played.from, played.kind, step ? this._layerAtRest(step) : null, {
      from: played.source,
      pairs: played.kind === 'morph' ? played.pairs ?? own : [],
      arc: played.arc,
    });
  }

  private _layerAtRest(step: Step): Layer {
    return atRest(step, this.layout(step.id));
  }

  private _play(
    to: string | null,
    how: AppearanceWithArc | null,
    time: number,
    step: Step | undefined,
    pairing?: Omit<Pairing, 'arc'>,
    from = this._layersAt(time),
  ): void {
    this._passages = [this._makePassage(to, how, time, step, pairing, from)];
  }

  private _makePassage(
    to: string | null,
    how: AppearanceWithArc | null,
    start: number,
    step: Step | undefined,
    pairing: Omit<Pairing, 'arc'> | undefined,
    from: Picture,
  ): Passage {
    const less = how && this.device.lessMotion ? step?.reducedMotion ?? this.tour.reducedMotion : null;
    const kind = less?.kind ?? how?.kind ?? 'cut';
    const name = less ? less.motion : how?.motion ?? null;
    const motion = (kind !== 'cut' && name !== null && ownValue(this.tour.motions, name)) || null;
    const delay = how?.delay ?? 0;
    const end = start + delay + (motion?.duration ?? 0);
    return {
      start,
      end,
      delay,
      kind,
      motion,
      locks: how?.lockInput ?? false,
      from,
      to,
      pairs: pairing?.pairs ?? null,
      source: pairing ? pairing.from : step?.id ?? null,
      arc: how?.arc ?? 0,
    };
  }
}

const isUnfinished = ({ start, delay, motion }: Passage, time: number): boolean =>
  time - start < delay + (motion?.duration ?? 0);

/** The progress of a passage, `time` seconds after its start; null if nothing moves yet. */
export function progressIn(played: Passage, time: number): number | null {
  if (time < played.delay || !played.motion) return null;
  return progressAt(played.motion, time - played.delay);
}

function isSameAppearance(how: Appearance, other: Appearance | null): boolean {
  if (!other) return how.kind === 'cut';
  return how.kind === other.kind && how.motion === other.motion;
}
