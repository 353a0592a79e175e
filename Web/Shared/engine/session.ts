import { admits } from './condition';
import type { Effect, Happening } from './happening';
import { shownLocale } from './language';
import { fromRight, type Measure } from './callout';
import { contains } from './geometry';
import type { Picture } from './picture';
import { matchesRoute } from './route';
import { readSaved, writeSaved } from './saved';
import { Standing } from './standing';
import type { Values } from './template';
import { elementFits, inAnyHole, reachesApp, tapFits } from './touch';
import type { Point, Rule, Step } from './tour';
import type { Device } from './live';
import { soundScreen } from './sound';
import { pickVariant } from './variant';
import { Wait } from './wait';

const KEYS = { next: ['ArrowRight', 'Enter'], back: ['ArrowLeft'], dismiss: ['Escape'] };

/**
 * One person's way through a tour. Tell it each event with its time; it returns the effects to carry out, besides
 * drawing. It has no clock of its own: two sessions that are told the same do the same.
 */
export class Session extends Standing {
  get stack(): readonly string[] {
    return this._stack;
  }

  /** The app's values for variables in texts. */
  get values(): Values {
    return this._values;
  }

  /** True while a step waits for its targets, and for nothing else. */
  get seeks(): boolean {
    return this.state === 'waits' && this._wait.since !== null;
  }

  /** The state to save, as text, or null if there is no step. */
  get saved(): string | null {
    const { _id } = this;
    if (_id === null) return null;
    return writeSaved(this.tour, { step: _id, history: this._stack, before: this._stood ? 0 : this._wait.begun });
  }

  /** The time at which to tell `time` next, or null. */
  get due(): number | null {
    if (this._clock.isAway || this._id === null) return null;
    const times = this._timers().map(([time]) => Math.max(time, this._clock.now)).filter(Number.isFinite);
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
    if (this._onCallout(point)) return 'callout';
    return reachesApp(step, point) ? 'app' : 'overlay';
  }

  /** The picture at a time, if nothing else happens until then. */
  picture(time: number): Picture {
    return this.playback.at(time);
  }

  /** Measures callouts with the fonts on this device. Pictures asked for before are outdated. */
  use(measure: Measure | undefined): void {
    this.playback.measure = measure;
    this.playback.changed();
  }

  // --- Events ---

  /** Tells the session an event. Times are in seconds, on a clock that never goes back. */
  tell(what: Happening, time: number): Effect[] {
    this._effects = [];
    this._clock.now = Math.max(this._clock.now, time);
    if (this.state !== 'over') this._doDue();
    if ((this.state as string) !== 'over') {
      this._happens(what);
    } else if (what.tell === 'device') {
      this.playback.variant = pickVariant(this.tour, what.device) ?? this.playback.variant;
    }
    return this._effects;
  }

  private _happens(told: Happening): void {
    const screen = told.tell === 'elements' ? soundScreen(told.screen) : null;
    if (told.tell === 'elements' && !screen) return;
    const what = told.tell === 'elements' && screen ? { ...told, screen } : told;
    const stands = this.state === 'stands';
    switch (what.tell) {
      case 'begin':
        return this._begin(what);
      case 'tap':
        return stands && !this.locked ? this._tap(what.at) : undefined;
      case 'element': {
        if (stands ? !this.locked : this._comesBack) this._set((rule, step) => elementFits(step, rule, what.name));
        return;
      }
      case 'button':
        return stands && !this.locked ? this._press(what.index) : undefined;
      case 'key':
        return stands ? this._key(what.name) : undefined;
      case 'escape':
        return this._dismiss('escape');
      case 'close':
        return this.locked ? undefined : this._dismiss('close');
      case 'event': {
        this._events.add(what.name);
        if (stands || this._comesBack) {
          this._set((rule) => rule.event === what.name, what.name);
        } else {
          this._go();
        }
        return;
      }
      case 'route':
        return this._told(what.name);
      case 'performed':
      case 'failed':
        return this._performed(what.name, what.tell === 'performed');
      case 'flags': {
        this._flags = what.flags;
        return;
      }
      case 'variables': {
        this._values = what.values;
        return;
      }
      case 'shows':
        return this._shows(what.name);
      case 'elements':
        return this._elements(what.screen);
      case 'appeared':
      case 'disappeared':
        return this._named(what.name, what.tell === 'appeared');
      case 'missing': {
        this._default = { wait: what.wait > 0 ? what.wait : 0, then: what.then };
        return this._go();
      }
      case 'heights': {
        this.playback.heights.set(what.step, what.heights);
        return this.playback.changed();
      }
      case 'device':
        return this._change(what.device);
      case 'background':
        return this._clock.leave();
      case 'foreground':
        return this._clock.comeBack();
      case 'end': {
        if (this.state !== 'new') {
          this._over();
        } else {
          this.state = 'over';
        }
        return;
      }
      case 'go':
        return this._id === null || what.to === this._id ? undefined : this._follow({ to: what.to });
      case 'next':
        return this._onward();
      case 'back':
        return this._back() >= 0 ? this._follow({ to: null, back: true }) : undefined;
      case 'time':
    }
  }

  private _begin(what: Extract<Happening, { tell: 'begin' }>): void {
    if (this.state !== 'new' || (what.seen && !what.anyway)) return;
    const saved = readSaved(what.saved, this.tour, this.playback.variant);
    this._stack = [...(saved?.history ?? [])];
    this._routeCounts = !!saved;
    this._events.clear();
    const steps = this.playback.variant.steps;
    const start = saved ? steps.findIndex((step) => step.id === saved.step) : 0;
    const { found, passed } = this._forward(start, null);
    this._skip(passed);
    if (!found) return this._complete();
    this._come(found, saved && saved.step === found.id ? saved.before : 0);
  }

  // --- Timers ---

  /** The due times, with their rules: rules that apply; else the loss of targets, or the end of a wait. */
  private _timers(): [number, Rule | null][] {
    const { step } = this;
    if (!step) return [];
    if (this.state === 'waits') {
      const { since } = this._wait;
      return since === null ? [] : [[this._clock.due(since, this._missing(step).wait), null]];
    }
    if (this.state !== 'stands') return [];
    const rules = step.advance.filter((rule) => rule.after !== undefined && !this._done(rule) && this._applies(rule));
    return [
      ...rules.map((rule): [number, Rule] => [this._clock.due(this._arrival, rule.after ?? 0), rule]),
      ...this._losses().map((time): [number, null] => [time, null]),
    ];
  }

  private _done(rule: Rule): boolean {
    return this._followed.has(this._original(rule));
  }

  private _doDue(): void {
    if (this._clock.isAway) return;
    const due = this._timers().find(([time]) => this._clock.hasCome(time));
    if (!due) return;
    const [, rule] = due;
    if (!rule) return this.state === 'stands' ? this._lose() : this._vain(null);
    this._followed.add(this._original(rule));
    this._follow(rule);
  }

  // --- Taps, buttons, keys ---

  private _onCallout(point: Point): boolean {
    const layout = this.playback.layout(this._id);
    return !!layout && contains(layout.frame, point);
  }

  private _tap(point: Point): void {
    const { step } = this;
    if (!step) return;
    const onCallout = this._onCallout(point);
    if (this._set((rule) => tapFits(step, rule, point, onCallout))) return;
    if (!onCallout && !reachesApp(step, point) && !inAnyHole(step, point)) this._dismiss('overlay');
  }

  private _press(index: number): void {
    const button = this.step?.callout?.buttons[index];
    if (!button || !this.isEnabled(index)) return;
    if (!this._set((rule) => rule.button === button.role)) this._follow(button);
  }

  private _key(name: string): void {
    const keys = this.tour.keys ?? KEYS;
    const swapped = name === 'ArrowLeft' ? 'ArrowRight' : name === 'ArrowRight' ? 'ArrowLeft' : name;
    const key = fromRight(this.playback) ? swapped : name;
    const role = (['next', 'back', 'dismiss'] as const).find((one) => keys[one].includes(key));
    if (role === 'dismiss') return this._dismiss('escape');
    if (!role || this.locked) return;
    const place = this.step?.callout?.buttons.findIndex((button) => button.role === role) ?? -1;
    if (place >= 0) {
      this._press(place);
    } else if (role === 'next') {
      this._set((rule) => rule.tap === 'anywhere');
    }
  }

  /** Goes on at the app's request: as the key would, else to the next step. */
  private _onward(): void {
    const step = this.step;
    if (!step || (this.state !== 'stands' && !this._comesBack)) return;
    const place = step.callout?.buttons.findIndex((button) => button.role === 'next') ?? -1;
    if (place >= 0) return this._press(place);
    const { steps } = this.playback.variant;
    if (!this._set((rule) => rule.tap === 'anywhere')) {
      this._follow({ to: steps[steps.findIndex((one) => one.id === step.id) + 1]?.id ?? null });
    }
  }

  // --- The app ---

  private _told(route: string): void {
    const same = this._route === route;
    this._route = route;
    if (this.state === 'stands' || this._comesBack) {
      if (!same) this._set((rule) => rule.route !== undefined && matchesRoute(rule.route, route));
    } else {
      this._go();
    }
  }

  private _performed(action: string, done: boolean): void {
    const step = this.step;
    if (this.state !== 'waits' || !step || !this._wait.performs(step, action)) return;
    if (!done) return this._vain(null, true);
    this._wait.performed();
    this._go();
  }

  private _shows(screen: string): void {
    this._shown = screen;
    const step = this.step;
    if (this.state === 'stands' && step && screen !== step.screen) {
      this._waitAgain(Wait.forScreen(step), step);
    } else {
      this._go();
    }
  }

  private _change(device: Device): void {
    const { playback } = this;
    const before = playback.device;
    const old = playback.variant;
    const next = pickVariant(this.tour, device) ?? old;
    const tag = (one: Device): string => shownLocale(this.tour, one.traits['locale']);
    const size = (one: Device): unknown => one.traits['textSize'] ?? null;
    const differs = next !== old || tag(device) !== tag(before) || size(device) !== size(before);
    const gone = this._id !== null && !next.steps.some((one) => one.id === this._id) ? this._id : null;
    const stands = this.state === 'stands';
    if (gone !== null) {
      playback.device = device;
      if (stands) playback.leave(playback.step(gone), this._clock.now);
    }
    const picture = playback.at(this._clock.now);
    playback.variant = next;
    playback.device = device;
    if (this._takes()) this._uncentre();
    if (tag(device) !== tag(before) || size(device) !== size(before)) playback.heights.clear();
    playback.changed();
    if (gone !== null) return this._replace(gone, old.steps, stands);
    this._keep();
    playback.changed();
    this._arm();
    if (differs && stands && this._id !== null) playback.change(this._id, this._clock.now, picture);
    this._go();
  }

  /**
   * Replaces a step that the variant lacks: by the first step after it that the variant has, or else the nearest before
   * it.
   */
  private _replace(gone: string, steps: readonly Step[], stands: boolean): void {
    const place = steps.findIndex((step) => step.id === gone);
    const passed: string[] = [gone];
    let found: Step | undefined;
    for (const { id } of [...steps.slice(place + 1), ...steps.slice(0, place).reverse()]) {
      const step = this.playback.variant.steps.find((one) => one.id === id);
      if (!step) continue;
      if (admits(step, this._flags)) {
        found = step;
        break;
      }
      passed.push(id);
    }
    for (const id of passed) this._report('skipped', id);
    this.state = 'waits';
    if (!found) {
      this._report('dismissed', gone);
      return this._over(null);
    }
    if (stands) this._unfocus();
    this._come(found, 0, undefined, null);
  }
}
