import { Flow } from './flow';
import { own } from './own';
import type { LiveScreen, Rule, Step } from './tour';
import { Wait } from './wait';

/** How long a target that goes keeps its frame, in seconds. */
const PATIENCE = 0.3;

/** A step that stands while elements come and go. */
export abstract class Standing extends Flow {
  /** When each target that has gone will count as missing. */
  protected _losses(): number[] {
    return [...this._gone.values()].map((since) => this._clock.due(since, PATIENCE));
  }

  /** The elements of a screen have been told. */
  protected _elements(screen: LiveScreen): void {
    const old = this.playback.live.get(screen.screen);
    this.playback.live.set(screen.screen, screen);
    this._presence.tellScreen(screen.screen);
    this._keep(old);
    this.playback.changed();
    this._notice();
    this._take();
    this._go();
  }

  /** An element has appeared or disappeared. */
  protected _named(name: string, isThere: boolean): void {
    this._presence.tell(name, isThere);
    this._notice();
    this._go();
  }

  /** Follows the first rule that waited for an element to come or to go as it has now. */
  private _notice(): void {
    if (this.state !== 'stands' && !this._comesBack) return;
    const ready = this._arm();
    this._set((rule) => ready.has(this._original(rule)));
  }

  /** Targets of the step that stands and have gone keep the frames that they had on the `old` screen; others are back. */
  protected _keep(old?: LiveScreen): void {
    const step = this._compiled;
    if (this.state !== 'stands' || !step || this.playback.centred.has(step.id)) return;
    const lacking = this._lacking(step);
    if (this._placed) {
      this._placed = lacking.length > 0;
      return;
    }
    const kept = this.playback.kept?.frames;
    const frames = new Map(lacking.flatMap((id) => {
      const frame = kept?.get(id) ??
        (this._gone.has(id) || old?.screen !== step.screen ? undefined : own(old.frames, id));
      return frame ? [[id, frame] as const] : [];
    }));
    this._gone = new Map(lacking.map((id) => [id, this._gone.get(id) ?? this._clock.now]));
    this.playback.kept = frames.size ? { step: step.id, frames } : null;
  }

  /** A step that stands centred takes its cutouts if it lacks none. */
  private _take(): void {
    if (!this._takes()) return;
    const { now } = this._clock;
    const step = this._compiled as Step;
    const picture = this.playback.at(now);
    this._uncentre();
    this.playback.change(step.id, now, picture);
  }

  /** Whether the step stands centred for lack of targets, and lacks none any more. */
  protected _takes(): boolean {
    const step = this._compiled;
    const why = step && this.playback.centred.get(step.id);
    return this.state === 'stands' && !!step && !!why && why !== 'action' && !this._lacking(step).length;
  }

  protected _uncentre(): void {
    this.playback.centred.clear();
    this.playback.changed();
  }

  /** A target of the step that stands has not come back. */
  protected _lose(): void {
    const step = this._compiled;
    if (!step) return;
    if (this._missing(step).then === 'place') {
      this._forgetTargets();
      this._placed = true;
      this.playback.changed();
      return this._report('missing', step.id);
    }
    this._waitAgain(Wait.forTargets(step), step);
    this._go();
  }

  /** The step that stands goes, and waits to come again. */
  protected _waitAgain(wait: Wait, step: Step): void {
    this.state = 'waits';
    this._wait = wait;
    this._leaves(step.id);
    this._forgetTargets();
    this._uncentre();
  }

  /** Steps are made anew when elements move; a rule is known by its place. */
  protected _original(rule: Rule): Rule {
    const place = this.step?.advance.indexOf(rule) ?? -1;
    return this._compiled?.advance[place] ?? rule;
  }
}
