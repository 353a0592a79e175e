import { ArmedRules } from './armed';
import type { Measure } from './callout';
import { Clock } from './clock';
import type { Flags } from './condition';
import { doDue, dueTimes } from './due';
import { isEnabled } from './flow';
import { focusOrderOf, type Stop } from './focus';
import { handleEvent } from './handle';
import type { Effect, SessionEvent } from './events';
import { isOnCallout } from './inputs';
import type { Device } from './live';
import { MissingTargets } from './missing';
import { Outbox } from './outbox';
import type { Picture } from './picture';
import { Playback } from './playback';
import { Presence } from './presence';
import { writeSaved } from './saved';
import { BackStack } from './stack';
import type { Values } from './template';
import { StepTimers } from './timers';
import { reachesApp } from './touch';
import type { Missing, Point, Step, Tour } from './tour';
import { pickVariant } from './variant';
import { Wait } from './wait';

/**
 * One person's way through a tour. Pass it each event with its time; it returns the effects to carry out, besides
 * drawing. It has no clock of its own: two sessions with the same events do the same.
 */
export class Session {
  // Each part of the state is a value of its own. The functions that lead from step to step are in the modules flow,
  // handle, inputs, elements, change and due.

  state: 'new' | 'waits' | 'stands' | 'over' = 'new';
  /** The picture on the screen. */
  readonly playback: Playback;
  /** @internal */
  readonly _clock = new Clock();
  /** @internal */
  readonly _outbox: Outbox;
  /** @internal */
  readonly _stack = new BackStack();
  /** @internal */
  readonly _presence: Presence;
  /** @internal */
  readonly _armed = new ArmedRules();
  /** @internal */
  readonly _targets: MissingTargets;
  /** @internal */
  readonly _timers = new StepTimers(this._clock);
  /** @internal The wait of the step that is to come. */
  _wait = new Wait(0);
  /** @internal The current step's id. */
  _id: string | null = null;
  /** @internal True if the current step has stood since it was led to: then its rules for the app's events apply. */
  _hasStood = false;
  /** @internal The step that stood last. */
  _lastShown: Step | undefined;
  /** @internal The app's flags, as last reported. */
  _flags: Flags = {};
  /** @internal The app's values for variables in texts, as last reported. */
  _values: Values = {};
  /** @internal The screen that the app shows. */
  _screen: string | undefined;
  /** @internal The app's route. */
  _route: string | undefined;
  /** @internal True if the tour was resumed and no step has stood since, so that the current route triggers rules. */
  _currentRouteCounts = false;
  /** @internal The events that the app has reported since the previous step was left. */
  readonly _events = new Set<string>();
  /** @internal The policy for missing targets of steps that have none of their own. */
  _missingDefault: Missing = { wait: 0, then: 'place' };

  /** @throws Error if the tour has no variant */
  constructor(readonly tour: Tour, device: Device) {
    const variant = pickVariant(tour, device);
    if (!variant) throw new Error(`the tour ${tour.tutorial} has no variant`);
    this.playback = new Playback(tour, variant, device);
    this._outbox = new Outbox(this.playback);
    this._presence = new Presence(this.playback.live);
    this._targets = new MissingTargets(this.playback, this._clock);
  }

  /** The current step, at its place on the live screen. */
  get step(): Step | undefined {
    return this.playback.step(this._id);
  }

  /** @internal The variant's steps, as compiled. */
  get _steps(): readonly Step[] {
    return this.playback.variant.steps;
  }

  /** @internal The current step, as compiled. */
  get _compiledStep(): Step | undefined {
    return this._steps.find((step) => step.id === this._id);
  }

  /** The stops of the focus, in order, while a step stands; else none. */
  get focusOrder(): Stop[] {
    const { step } = this;
    return step && this.state === 'stands' ? focusOrderOf(step, this.dismissals, (index) => this.isEnabled(index)) : [];
  }

  /** The ways in which a person may leave the tour, while a step stands; else none. */
  get dismissals(): readonly string[] {
    return this.state === 'stands' ? this.step?.dismiss ?? this.tour.dismiss : [];
  }

  /** Returns true if a button of the callout can be pressed. */
  isEnabled(index: number): boolean {
    return isEnabled(this, index);
  }

  /** The ids of the steps behind the current one. */
  get stack(): readonly string[] {
    return this._stack.ids;
  }

  /** The app's values for variables in texts. */
  get values(): Values {
    return this._values;
  }

  /** True while a step waits for its targets, and for nothing else. */
  get waitsForTargets(): boolean {
    return this.state === 'waits' && this._wait.targetsSince !== null;
  }

  /** The state to save, as text, or null if there is no step. */
  get saved(): string | null {
    const { _id } = this;
    if (_id === null) return null;
    return writeSaved(this.tour, { step: _id, history: this.stack, before: this._hasStood ? 0 : this._wait.begun });
  }

  /** The time at which to pass the event `time` next, or null. */
  get due(): number | null {
    if (this._clock.isInBackground || this._id === null) return null;
    const times = dueTimes(this).map(([time]) => Math.max(time, this._clock.now)).filter(Number.isFinite);
    return times.length ? Math.min(...times) : null;
  }

  /** True while touches are locked. */
  get locked(): boolean {
    return this.state === 'stands' && this.playback.locked(this._clock.now);
  }

  /** The receiver of a touch, or null if no step stands. */
  touch(point: Point): 'locked' | 'callout' | 'app' | 'overlay' | null {
    const { step } = this;
    if (this.state !== 'stands' || !step) return null;
    if (this.locked) return 'locked';
    if (isOnCallout(this, point)) return 'callout';
    return reachesApp(step, point) ? 'app' : 'overlay';
  }

  /** The picture at a time, if nothing else happens until then. */
  picture(time: number): Picture {
    return this.playback.picture(time);
  }

  /** Measures callouts with the fonts on this device. Pictures asked for before are outdated. */
  measureWith(measure: Measure | undefined): void {
    this.playback.measure = measure;
    this.playback.clearCaches();
  }

  /** Handles an event. Times are in seconds, on a clock that never goes back. */
  handle(event: SessionEvent, time: number): Effect[] {
    const { _clock, _outbox } = this;
    _outbox.effects = [];
    _clock.now = Math.max(_clock.now, time);
    if (this.state !== 'over') doDue(this);
    if (this.state !== 'over') {
      handleEvent(this, event);
    } else if (event.kind === 'device') {
      this.playback.variant = pickVariant(this.tour, event.device) ?? this.playback.variant;
    }
    return _outbox.effects;
  }
}
