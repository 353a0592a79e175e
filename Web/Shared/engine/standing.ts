import { Flow } from './flow';
import { own } from './own';
import type { Rule, Step } from './tour';
import type { LiveScreen } from './live';
import { Wait } from './wait';

/** The time for which a target that disappears keeps its frame, in seconds. */
const PATIENCE = 0.3;

/** A standing step while its elements come and go. */
export abstract class Standing extends Flow {
  /** The times at which each target that disappeared will count as missing. */
  protected _losses(): number[] {
    return [...this._gone.values()].map((since) => this._clock.due(since, PATIENCE));
  }

  /** Handles new frames of a screen's elements. */
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

  /** Handles an element that appeared or disappeared. */
  protected _named(name: string, isThere: boolean): void {
    this._presence.tell(name, isThere);
    this._notice();
    this._go();
  }

  /** Follows the first armed rule whose element is now as the rule wants it. */
  private _notice(): void {
    if (this.state !== 'stands' && !this._comesBack) return;
    const ready = this._arm();
    this._set((rule) => ready.has(this._original(rule)));
  }

  /**
   * Lets targets of the standing step that disappeared keep their frames from the `old` screen; forgets those that are
   * back.
   */
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

  /** Gives a centred step its cutouts back, if no target is missing any more. */
  private _take(): void {
    if (!this._takes()) return;
    const { now } = this._clock;
    const step = this._compiled as Step;
    const picture = this.playback.at(now);
    this._uncentre();
    this.playback.change(step.id, now, picture);
  }

  /** Returns true if the step is centred for lack of targets, and none is missing any more. */
  protected _takes(): boolean {
    const step = this._compiled;
    const why = step && this.playback.centred.get(step.id);
    return this.state === 'stands' && !!step && !!why && why !== 'action' && !this._lacking(step).length;
  }

  protected _uncentre(): void {
    this.playback.centred.clear();
    this.playback.changed();
  }

  /** Handles a target of the standing step that hasn't come back. */
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

  /** Takes the standing step off the screen, and waits to bring it back. */
  protected _waitAgain(wait: Wait, step: Step): void {
    this.state = 'waits';
    this._wait = wait;
    this._leaves(step.id);
    this._forgetTargets();
    this._uncentre();
  }

  /** The compiled rule. Steps are made anew when elements move, so that a rule is identified by its index. */
  protected _original(rule: Rule): Rule {
    const place = this.step?.advance.indexOf(rule) ?? -1;
    return this._compiled?.advance[place] ?? rule;
  }
}
