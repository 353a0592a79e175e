import { admits, type Flags } from './condition';
import { leadsOn } from './centre';
import { Clock } from './clock';
import { firstStop, orderOf, type Stop } from './focus';
import type { Effect, Report } from './happening';
import { textOf } from './language';
import { filled, filledRuns, type Values } from './template';
import { own } from './own';
import { Playback } from './playback';
import { Presence } from './presence';
import { matchesRoute } from './route';
import type { ElementPlace, Missing, Rule, Step, Tour } from './tour';
import type { Device } from './live';
import { pickVariant } from './variant';
import { Wait } from './wait';

/** The target of a rule or a button. */
type Way = Pick<Rule, 'to' | 'back'>;

/** A session's place in a tour: follows rules, and brings steps onto the screen. */
export class Flow {
  state: 'new' | 'waits' | 'stands' | 'over' = 'new';
  /** The picture on the screen. */
  readonly playback: Playback;
  protected _clock = new Clock();
  protected _id: string | null = null;
  protected _stack: string[] = [];
  protected _flags: Flags = {};
  protected _values: Values = {};
  protected _shown: string | undefined;
  protected _route: string | undefined;
  protected _events = new Set<string>();
  protected _wait = new Wait(0);
  protected _stood = false;
  protected _lastScreen: string | undefined;
  protected _lastStood: string | undefined;
  protected _arrival = 0;
  protected _followed = new Set<Rule>();
  /** The policy for missing targets of steps that have none of their own. */
  protected _default: Missing = { wait: 0, then: 'place' };
  protected readonly _presence: Presence;
  /** The time since which each target has been gone that still keeps its frame. */
  protected _gone = new Map<string, number>();
  /** True if the step stands although targets are missing. */
  protected _placed = false;
  /** Keys of elements whose state differed from the rule's since the step came to stand, so that the rule may fire. */
  private readonly _armed = new Set<string>();
  protected _routeCounts = false;
  protected _hasFocus = false;
  protected _effects: Effect[] = [];

  /** @throws Error if the tour has no variant */
  constructor(readonly tour: Tour, device: Device) {
    const variant = pickVariant(tour, device);
    if (!variant) throw new Error(`the tour ${tour.tutorial} has no variant`);
    this.playback = new Playback(tour, variant, device);
    this._presence = new Presence(this.playback.live);
  }

  /** The current step, at its place on the live screen. */
  get step(): Step | undefined {
    return this.playback.step(this._id);
  }

  /** The current step, as compiled. */
  protected get _compiled(): Step | undefined {
    return this.playback.variant.steps.find((step) => step.id === this._id);
  }

  /** The stops of the focus, in order, while a step stands; else none. */
  get order(): Stop[] {
    const { step } = this;
    return step && this.state === 'stands' ? orderOf(step, this.dismissals, (index) => this.isEnabled(index)) : [];
  }

  /** The ways in which a person may leave the tour, while a step stands; else none. */
  get dismissals(): readonly string[] {
    return this.state === 'stands' ? this.step?.dismiss ?? this.tour.dismiss : [];
  }

  /** Returns true if a button of the callout can be pressed. */
  isEnabled(index: number): boolean {
    const button = this.step?.callout?.buttons[index];
    if (!button) return false;
    return !button.back || this._back() >= 0 || !!this._rule((rule) => rule.button === button.role);
  }

  // --- Following rules ---

  /** The first rule that fits a trigger and applies. */
  protected _rule(fits: (rule: Rule, step: Step) => boolean): Rule | undefined {
    const { step } = this;
    if (!step) return undefined;
    return step.advance.find((rule) => fits(rule, step) && this._applies(rule));
  }

  protected _applies(rule: Rule): boolean {
    return admits(rule, this._flags) && (!rule.back || this._back() >= 0);
  }

  /** Follows the first rule that fits a trigger. Returns true if there is one. */
  protected _set(fits: (rule: Rule, step: Step) => boolean, event?: string): boolean {
    const rule = this._rule(fits);
    if (rule) this._follow(rule, event);
    return !!rule;
  }

  protected _follow(way: Way, event?: string): void {
    if (way.back) {
      const place = this._back();
      const step = this.playback.variant.steps.find((one) => one.id === this._stack[place]);
      if (!step) return;
      this._stack = this._stack.slice(0, place);
      return this._come(step, 0, event);
    }
    const { steps } = this.playback.variant;
    const goal = steps.findIndex((step) => step.id === way.to);
    if (goal < 0) return this._complete();
    if (way.to === this._id) return;
    const looked = this._forward(goal, this._id);
    let { found } = looked;
    const passed = [...looked.passed];
    if (found?.id === this._id) {
      found = undefined;
      for (let index = goal - 1; index >= 0 && !found; index -= 1) {
        const step = steps[index];
        if (step && admits(step, this._flags)) {
          found = step;
        } else if (step) {
          passed.push(step);
        }
      }
      if (!found || found.id === this._id) return;
    }
    this._skip(passed);
    if (!found) return this._complete();
    this._push();
    this._come(found, 0, event);
  }

  /**
   * The first step from a place on whose condition holds, or which is `current`; and the steps passed over before it.
   */
  protected _forward(from: number, current: string | null): { found: Step | undefined; passed: Step[] } {
    const passed: Step[] = [];
    for (const step of this.playback.variant.steps.slice(Math.max(from, 0))) {
      if (step.id === current || admits(step, this._flags)) return { found: step, passed };
      passed.push(step);
    }
    return { found: undefined, passed };
  }

  /** The place on the stack of the step that Back leads to, or -1. */
  protected _back(): number {
    for (let place = this._stack.length - 1; place >= 0; place -= 1) {
      const step = this.playback.variant.steps.find((one) => one.id === this._stack[place]);
      if (step && step.id !== this._id && admits(step, this._flags)) return place;
    }
    return -1;
  }

  protected _push(): void {
    if (this._id !== null && this._stood) this._stack = [...this._stack, this._id].slice(-100);
  }

  // --- Coming to a step ---

  protected get _comesBack(): boolean {
    return this.state === 'waits' && this._stood;
  }

  /** Goes to a step. `left` is the step that still stands, or null if its picture is already leaving. */
  protected _come(
    step: Step,
    before: number,
    event?: string,
    left: string | null = this.state === 'stands' ? this._id : null,
  ): void {
    if (this._stood) this._events.clear();
    if (event !== undefined) this._events.add(event);
    if (left !== null && (this.playback.kept || this.playback.centred.has(left))) this.playback.hold(this._clock.now);
    this._forgetTargets();
    this.playback.centred.clear();
    this.playback.changed();
    this._id = step.id;
    this._stood = false;
    this._followed.clear();
    this._wait = new Wait(before);
    this.state = 'waits';
    this._go(left);
  }

  /** Advances the step's wait. `left` is the step that still stands on the screen. */
  protected _go(left: string | null = null): void {
    const step = this.step;
    if (this.state !== 'waits' || !step) return;
    const outcome = this._wait.advance(step, {
      shown: this._shown,
      route: this._route,
      before: this._lastScreen,
      now: this._clock.now,
      happened: (event) => this._events.has(event),
      missing: () => this._lacking(step).length > 0,
      patience: this._missing(step).wait,
      isThere: (element) => this._presence.of(element),
      perform: (action) => this._effects.push({ do: 'perform', action }),
      scroll: (scroll) => this._effects.push({ do: 'scroll', scroll }),
      dueAfter: (since, seconds) => this._clock.hasCome(this._clock.due(since, seconds)),
    });
    if (outcome === 'comes') return this._stand(left);
    if (outcome === 'vain') return this._vain(left);
    if (left !== null) this._leaves(left);
  }

  protected _leaves(left: string | null): void {
    this.playback.leave(this.playback.step(left), this._clock.now);
    this._unfocus();
  }

  /** The policy for a step's missing targets. */
  protected _missing(step: Step): Missing {
    return step.missing ?? this._default;
  }

  /** The step's targets that are missing, without duplicates. */
  protected _lacking(step: Step): string[] {
    const live = this.playback.live.get(step.screen);
    const ids = new Set(step.cutouts.flatMap((cutout) => [cutout.target, ...cutout.others]));
    return live ? [...ids].filter((id) => !own(live.frames, id)) : [];
  }

  protected _forgetTargets(): void {
    this._gone.clear();
    this._placed = false;
    this.playback.kept = null;
  }

  /** Arms rules whose element isn't yet as they want it; returns the armed rules whose element is now. */
  protected _arm(): ReadonlySet<Rule> {
    const ready = new Set<Rule>();
    const spent = new Set<string>();
    for (const rule of this._compiled?.advance ?? []) {
      const element: ElementPlace | undefined = rule.appears ?? rule.gone;
      const isThere = element && this._presence.of(element);
      if (!element || isThere === undefined) continue;
      const key = JSON.stringify([element.screen, element.target, !!rule.appears]);
      if (isThere !== !!rule.appears) {
        this._armed.add(key);
      } else if (this._armed.has(key)) {
        ready.add(rule);
        spent.add(key);
      }
    }
    for (const key of spent) this._armed.delete(key);
    return ready;
  }

  /** The policy for a wait that has failed. */
  private _then(step: Step, failed: boolean): Missing['then'] {
    if (step.missing || failed) return step.missing?.then ?? 'skip';
    const { then } = this._default;
    const live = this.playback.live.get(step.screen);
    // A step without a callout has no room for the button that would lead on.
    const isStuck = then === 'center' && !step.callout && !leadsOn(step, (id) => !!own(live?.frames, id));
    return isStuck ? 'skip' : then;
  }

  protected _vain(left: string | null, failed = false): void {
    const step = this._compiled;
    if (!step) return;
    const then = this._then(step, failed);
    this._report('missing', step.id);
    if (then === 'end') {
      this._report('dismissed', step.id);
      return this._over(left);
    }
    if (then === 'center' || then === 'place') {
      if (then === 'center') this.playback.centred.set(step.id, failed ? 'action' : step.missing ? 'own' : 'default');
      this._placed = then === 'place' && this._lacking(step).length > 0;
      this.playback.changed();
      return this._stand(left);
    }
    const place = this.playback.variant.steps.findIndex((one) => one.id === step.id);
    const { found, passed } = this._forward(place + 1, null);
    this._skip([step, ...passed]);
    if (!found) return this._complete(left);
    this._push();
    this._come(found, 0, undefined, left);
  }

  protected _stand(left: string | null): void {
    const step = this.step;
    if (!step) return;
    const again = this._stood;
    const { now } = this._clock;
    if (left !== null) {
      this.playback.go(step.id, left, now);
    } else {
      this.playback.enter(step.id, now, false);
    }
    this.state = 'stands';
    this._stood = true;
    this._lastStood = step.id;
    this._lastScreen = step.screen;
    this._arrival = this.playback.arrival;
    this._followed.clear();
    this._armed.clear();
    this._arm();
    if (!again) this._report('shown', step.id);
    const words = this._words(step);
    if (words) this._effects.push({ do: 'announce', words, how: step.accessibility.announce });
    const stop = firstStop(step, this.order);
    if (stop) {
      this._hasFocus = true;
      this._effects.push({ do: 'focus', stop });
    } else {
      this._unfocus();
    }
    if (this._routeCounts && this._route !== undefined) {
      this._routeCounts = false;
      const route = this._route;
      this._set((rule) => rule.route !== undefined && matchesRoute(rule.route, route));
    }
    this._routeCounts = false;
  }

  protected _words(step: Step): string {
    const tag = this.playback.device.traits['locale'];
    const text = (key: string | null | undefined): string => textOf(this.tour, key ?? null, tag) ?? '';
    const say = (key: string | null | undefined): string => filled(this.tour, text(key), this._values, false);
    const body = filledRuns(this.tour, text(step.callout?.body), this._values, false).map((run) => run.text).join('');
    return say(step.accessibility.label) || [say(step.callout?.title), body].filter(Boolean).join('\n');
  }

  // --- Ending ---

  protected _complete(left: string | null = this.state === 'stands' ? this._id : null): void {
    if (this._lastStood !== undefined) {
      this._report('completed', this._lastStood);
      this._effects.push({ do: 'remember', once: this.tour.once });
    }
    this._over(left);
  }

  protected _dismiss(way: string): void {
    if (!this.dismissals.includes(way)) return;
    this._report('dismissed', this._id);
    this._effects.push({ do: 'remember', once: this.tour.once });
    this._over();
  }

  protected _over(left: string | null = this.state === 'stands' ? this._id : null): void {
    if (left !== null) this.playback.leave(this.playback.step(left), this._clock.now);
    this.state = 'over';
    this._id = null;
    this._unfocus();
  }

  protected _unfocus(): void {
    if (this._hasFocus) this._effects.push({ do: 'focus', stop: { kind: 'app' } });
    this._hasFocus = false;
  }

  protected _skip(steps: readonly Step[]): void {
    for (const step of steps) this._report('skipped', step.id);
  }

  protected _report(kind: Report['kind'], step: string | null): void {
    const event = this.tour.events ? this.tour.events[kind] : `tutorial_${kind}`;
    if (event == null) return;
    const { id, steps } = this.playback.variant;
    const place = steps.findIndex((one) => one.id === step);
    const report: Report = {
      kind,
      event,
      tutorial: this.tour.tutorial,
      variant: id,
      step,
      number: place < 0 ? null : place + 1,
      total: steps.length,
    };
    this._effects.push({ do: 'report', report });
  }
}
