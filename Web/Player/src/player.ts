import { Attention } from './attention';
import { deviceOf } from './device';
import type { Effect, Happening } from './happening';
import { idsOf, Locator } from './locate';
import { Display } from './display';
import type { PlayerEvents, PlayerOptions } from './options';
import { readTour } from './read';
import { reveal } from './scroll';
import { Session } from './session';
import { makeStage, type Stage } from './stage';
import { browserStore, savedKey, seenKey, type Store } from './store';
import type { Variables } from './texts';
import type { Point, Size, Step, Tour } from './tour';
import { Inputs } from './inputs';
import { Watch } from './watch';

/** Plays a tour over a page. */
export class Player<Id extends string = string> {
  readonly tour: Tour;
  private readonly _page: Document;
  private readonly _session: Session;
  private readonly _stage: Stage;
  private readonly _display: Display;
  private readonly _watch: Watch;
  private readonly _attention: Attention;
  private readonly _locator: Locator;
  private readonly _inputs: Inputs;
  private readonly _store: Store | null;
  private readonly _listeners = new Map<string, Set<(detail: never) => void>>();
  private _timer: ReturnType<typeof setTimeout> | undefined;
  private _step: string | null = null;
  private _boxes = '';
  private _open = true;

  /** @throws Error where the tour is none that this player knows. */
  constructor(source: string | object, private readonly _options: PlayerOptions = {}) {
    this.tour = readTour(source);
    const root = _options.root;
    this._page = root instanceof Document ? root : root?.ownerDocument ?? document;
    this._store = _options.store === undefined ? browserStore() : _options.store;
    this._session = new Session(this.tour, this._device());
    this._session.tell({tell: 'variables', values: _options.variables ?? {}}, 0);
    this._locator = new Locator(_options);
    this._stage = makeStage(this._page);
    this._display = new Display(
      this._stage, this._session, _options, {tell: (what) => this._tell(what), tap: (point) => this._tap(point), now});
    this._attention = new Attention({
      page: this._page,
      stage: this._stage,
      session: this._session,
      words: () => this._display.words,
      element: (id) => this._element(id),
      key: (name) => this._tell({tell: 'key', name}),
    });
    this._inputs = new Inputs(this._page, this._stage, _options.routes !== false, {
      tap: (point) => this._tap(point),
      element: (path) => this._tapped(path),
      tell: (what) => this._tell(what),
      look: () => this._refresh(),
      fonts: () => {
        this._display.forget();
        this._present();
      },
    });
    this._watch = new Watch(this._page, () => this._refresh());
    this._stage.leave.addEventListener('click', () => this._leave());
    // Listeners that are added now hear of all that happens.
    queueMicrotask(() => this._begin());
  }

  /** The step that there is, or null. */
  get step(): Id | null { return (this._session.step?.id as Id | undefined) ?? null; }

  get state(): 'new'|'waits'|'stands'|'over' { return this._session.state; }

  /** How pictures are moved in this browser: by keyframes that it plays itself, or by a script in each frame. */
  get method(): 'keyframes'|'frames' { return this._display.mover.method; }

  /** Goes to a step, as a rule would that leads there. */
  goTo(step: Id): void { this._tell({tell: 'go', to: step}); }

  /** Goes on: by the button that leads on, or else to the next step. */
  next(): void { this._tell({tell: 'next'}); }

  /** Goes back to where the person has been. */
  back(): void { this._tell({tell: 'back'}); }

  /** Ends the tour; it is not remembered, and can be resumed. */
  stop(): void { this._tell({tell: 'end'}); }

  /** Listens; the function that it returns ends that. */
  on<Name extends keyof PlayerEvents>(name: Name, listener: (detail: PlayerEvents[Name]) => void): () => void {
    const list = this._listeners.get(name) ?? new Set();
    list.add(listener as (detail: never) => void);
    this._listeners.set(name, list);
    return () => list.delete(listener as (detail: never) => void);
  }

  /** Tells that something has happened in the app. */
  event(name: string): void { this._tell({tell: 'event', name}); }

  /** Tells the app's route, where it is not the address of the page. */
  route(path: string): void { this._tell({tell: 'route', name: path}); }

  /** Tells which screen the app shows; an app that does so tells it each time. */
  shows(screen: string): void {
    this._tell({tell: 'shows', name: screen});
    this._watch.ask();
  }

  /** Says what the variables of texts are from now on, all of them; what is shown changes at once. */
  set(values: Variables): void {
    this._display.renew();
    this._tell({tell: 'variables', values});
  }

  /** Looks at the page again, after something that no event tells of. */
  refresh(): void {
    this._watch.roots();
    this._watch.ask();
  }

  // --- telling the session ---

  private _begin(): void {
    const { screen, anyway = false, fresh } = this._options;
    const seen = this._store?.getItem(seenKey(this.tour.once)) != null;
    if (screen !== undefined) this._tell({tell: 'shows', name: screen});
    this._inputs.route((path) => this._tell({tell: 'route', name: path}));
    const saved = fresh ? null : this._store?.getItem(savedKey(this.tour.tutorial)) ?? null;
    this._tell({tell: 'begin', seen, saved, anyway});
    if (this._session.state === 'new') this._tell({tell: 'end'});
  }

  private _tell(what: Happening): void {
    if (!this._open) return;
    const { flags } = this._options;
    const time = now();
    const effects: Effect[] = [];
    if (flags)
      effects.push(...this._session.tell({tell: 'flags', flags: typeof flags === 'function' ? flags() : flags}, time));
    if (what.tell === 'begin') effects.push(...this._locate(time));
    effects.push(...this._session.tell(what, time));
    this._do(effects, what.tell === 'end');
    this._present();
  }

  private _do(effects: readonly Effect[], ended: boolean): void {
    const { saved } = this._session;
    const key = savedKey(this.tour.tutorial);
    if (saved !== null)
      this._store?.setItem(key, saved);
    else if (this._session.state === 'over' && !ended)
      this._store?.removeItem(key);
    for (const effect of effects) {
      if (effect.do === 'perform')
        this._perform(effect.action);
      else if (effect.do === 'announce')
        this._stage.say(effect.words, effect.how);
      else if (effect.do === 'remember')
        this._store?.setItem(seenKey(effect.once), '1');
      else if (effect.do === 'report') {
        this._emit(effect.report.kind, effect.report);
        this._emit('report', effect.report);
      }
    }
    const focus = effects.filter((effect): effect is Extract<Effect, {do: 'focus'}> => effect.do === 'focus').pop();
    // After the page has done what belongs to the touch or the key.
    if (focus) setTimeout(() => this._open && this._attention.go(focus.stop), 0);
  }

  private _perform(action: string): void {
    const perform = this.tour && this._options.actions?.[action];
    const answer = (tell: 'performed'|'failed'): void => this._tell({tell, name: action});
    Promise.resolve()
      .then(() => {
        if (!perform) throw new Error(`the app has no action ${action}`);
        return perform();
      })
      .then(() => answer('performed'), () => answer('failed'));
  }

  private _emit<Name extends keyof PlayerEvents>(name: Name, detail: PlayerEvents[Name]): void {
    for (const listener of this._listeners.get(name) ?? []) (listener as (detail: PlayerEvents[Name]) => void)(detail);
  }

  private _device(): ReturnType<typeof deviceOf> { return deviceOf(this._page, this._options, this.tour); }

  /** While a lock is shown, the app is not touched, whatever the clock says. */
  private _tap(point: Point): void {
    if (!this._session.locked) this._tell({tell: 'tap', at: point});
  }

  private _tapped(path: readonly EventTarget[]): void {
    const { step } = this._session;
    const id = step && this._locator.idAt(path, step, this._session.playback.variant);
    if (id !== undefined) this._tell({tell: 'element', name: id});
  }

  private _leave(): void {
    // What leads out is the button that stands for the overlay: a tap beside all holes.
    if (this._session.dismissals.includes('close'))
      this._tell({tell: 'close'});
    else
      this._tell({tell: 'tap', at: [-1e6, -1e6]});
  }

  // --- looking at the page ---

  private _element(id: string): Element | null {
    const { step } = this._session;
    return step ? this._locator.element(id, step.screen, this._session.playback.variant) : null;
  }

  /** Tells where the elements of all screens are that the app may show. */
  private _locate(time: number): Effect[] {
    const { variant } = this._session.playback;
    const view = this._page.defaultView;
    const size: Size = [view?.innerWidth ?? 0, view?.innerHeight ?? 0];
    const safe = this._stage.safeArea();
    const current = this._session.step?.screen;
    const screens = Object.keys(variant.screens).sort((a, b) => Number(b === current) - Number(a === current));
    const live = screens.map((screen) => this._locator.screen(screen, variant, size, safe));
    const boxes = JSON.stringify(live);
    if (boxes === this._boxes) return [];
    this._boxes = boxes;
    return live.flatMap((screen) => this._session.tell({tell: 'elements', screen}, time));
  }

  /** Looks at the device and at the page again; says where all is. */
  private _refresh(): string {
    if (!this._open) return '';
    const device = this._device();
    const before = JSON.stringify(this._session.playback.device);
    const time = now();
    if (JSON.stringify(device) !== before) {
      this._display.forget();
      this._do(this._session.tell({tell: 'device', device}, time), false);
    }
    const boxes = this._boxes;
    this._stage.rise();
    this._do(this._locate(time), false);
    if (boxes !== this._boxes || JSON.stringify(device) !== before) this._present();
    this._attention.refresh();
    return this._boxes;
  }

  // --- showing ---

  private _present(): void {
    if (!this._open) return;
    const { _session: session } = this;
    const { step } = session;
    clearTimeout(this._timer);
    if (session.state === 'over' && now() >= session.playback.arrival) return this._close();
    const id = step?.id ?? null;
    if (id !== this._step) {
      this._step = id;
      this._emit('step', {step: id});
      if (step) this._reveal(step);
    }
    // Asked before anything is drawn: what moves then has an end still to come.
    const time = now();
    this._display.show();
    const elements = step ? idsOf(step).map((one) => this._element(one)).filter((one): one is Element => !!one) : [];
    for (const {ownerDocument} of elements)
      if (ownerDocument !== this._page) this._inputs.frame(ownerDocument);
    this._watch.follow(elements);
    const ends = session.playback.passageAt(time)?.end ?? -Infinity;
    // A lock is taken off as a time is told, even if that has come already.
    const times = [session.due, ends > time || session.locked ? ends : null].filter((time): time is number => time !== null);
    if (!times.length) return;
    const wait = Math.max(Math.min(...times) - now(), 0) * 1000;
    if (wait < 2 ** 31)
      this._timer =
        setTimeout(() => (session.state === 'over' ? this._present() : this._tell({tell: 'time'})), wait + 1);
  }

  private _reveal(step: Step): void {
    for (const id of [...step.cutouts].reverse().map((cutout) => cutout.target)) {
      const element = this._element(id);
      if (element) reveal(element, !this._session.playback.device.lessMotion, this._stage.host);
    }
  }

  private _close(): void {
    this._open = false;
    clearTimeout(this._timer);
    this._display.mover.stop();
    this._watch.stop();
    this._inputs.stop();
    this._attention.stop();
    this._stage.remove();
    this._emit('end', {tutorial: this.tour.tutorial});
  }
}

const now = (): number => performance.now() / 1000;
