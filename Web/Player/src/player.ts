import { App, variableValues } from './app';
import { report } from '../../Shared/dom/calls';
import { deviceOf } from './device';
import type { Effect, SessionEvent } from '../../Shared/engine/events';
import { Lease, type Tenant } from './lease';
import { highlightedIDs } from './locate';
import { hasPathProperty } from '../../Shared/dom/painter';
import { OnPage } from './onpage';
import type { PlayerEvents, PlayerOptions } from './options';
import { ownValue } from '../../Shared/engine/own';
import { readTour } from '../../Shared/engine/read';
import { readSaved, writeSaved } from '../../Shared/engine/saved';
import { Session } from '../../Shared/engine/session';
import type { Variables } from '../../Shared/dom/texts';
import type { Tour } from '../../Shared/engine/tour';

/** The web player's default for missing targets, for steps that have none of their own. */
const MISSING = { kind: 'missing', wait: 2, then: 'center' } as const;
/** The time after which the console says that a step waits, in milliseconds. */
const LOG_DELAY = 1000;

/** Plays a tour over a page. */
export class Player<Id extends string = string> {
  readonly tour: Tour;
  private readonly _page: Document;
  private readonly _session: Session;
  private readonly _lease: Lease;
  private readonly _app: App;
  private _onPage: OnPage | undefined;
  /** Events from before the tour's beginning; null once it has begun. */
  private _queue: SessionEvent[] | null = [];
  private _timer: ReturnType<typeof setTimeout> | undefined;
  private _logTimer: ReturnType<typeof setTimeout> | undefined;
  private _step: string | null = null;
  /** The screen that the app shows, and true if the app reports each of its screens. */
  private _appScreen: { readonly screen: string; readonly isReported: boolean } | undefined;
  private _isOpen = true;

  /** @throws Error if this player doesn't know the tour's version */
  constructor(
    source: string | object,
    private readonly _options: PlayerOptions = {},
    private readonly _isGuest = false,
  ) {
    this.tour = readTour(source);
    const root = _options.root;
    this._page = root ? root.ownerDocument ?? root as Document : document;
    this._lease = new Lease(this._page);
    this._app = new App(this.tour, _options);
    this._session = new Session(this.tour, this._device());
    // Listeners that are added now don't miss anything.
    queueMicrotask(() => this._run(() => this._begin()));
  }

  /** The current step, or null. */
  get step(): Id | null {
    return (this._session.step?.id as Id | undefined) ?? null;
  }

  get state(): 'new' | 'waits' | 'stands' | 'over' {
    return this._session.state;
  }

  /** The method of moving pictures in this browser: keyframes, or a script in each frame. */
  get method(): 'keyframes' | 'frames' {
    return hasPathProperty() && typeof Element.prototype.animate === 'function' ? 'keyframes' : 'frames';
  }

  /** Goes to a step, as a rule would. Ignored if this variant lacks the step. */
  goTo(step: Id): void {
    if (this._hasStep(step)) this._handle({ kind: 'go', to: step });
  }

  /** Goes on, as the button that leads on would, or else to the next step. */
  next(): void {
    this._handle({ kind: 'next' });
  }

  /** Goes back to the previous step. */
  back(): void {
    this._handle({ kind: 'back' });
  }

  /** Ends the tour at once. It doesn't count as seen, and can be resumed. */
  stop(): void {
    this._queue = null;
    this._run(() => {
      if (!this._isOpen) return;
      const effects = this._session.handle({ kind: 'end' }, now());
      this._perform(effects, true);
      this._close();
    });
  }

  /** Adds a listener. Returns a function that removes it. */
  on<Name extends keyof PlayerEvents>(name: Name, listener: (detail: PlayerEvents[Name]) => void): () => void {
    return this._app.on(name, listener);
  }

  /** Reports that something has happened in the app. */
  event(name: string): void {
    this._handle({ kind: 'event', name });
  }

  /** Reports the app's route, if it isn't the page's address. */
  route(path: string): void {
    this._handle({ kind: 'route', name: path });
  }

  /** Reports the screen that the app shows. An app that does this must do it for each screen. */
  shows(screen: string): void {
    this._appScreen = { screen, isReported: true };
    this._handle({ kind: 'shows', name: screen });
    this._onPage?.requestCheck();
  }

  /** Sets the values of all variables in texts. The texts on the screen change at once. */
  set(values: Variables): void {
    this._handle({ kind: 'variables', values: variableValues(values) });
  }

  /** Looks at the page again, after a change that no event reports. */
  refresh(): void {
    this._run(() => this._perform(this._onPage?.locate(true) ?? [], false));
    this._onPage?.requestCheck();
  }

  // --- The session ---

  private _begin(): void {
    if (!this._isOpen) return;
    // A script in the head runs before the body exists.
    if (!this._page.body) {
      setTimeout(() => this._run(() => this._begin()), 16);
      return;
    }
    const { _session: session, _options: options } = this;
    const { screen, anyway = false } = options;
    const { seen } = this._app;
    const time = now();
    const handle = (what: SessionEvent): Effect[] => session.handle(what, time);
    if (seen && !anyway) {
      handle({ kind: 'end' });
      this._queue = null;
      return this._close();
    }
    const tenant: Tenant = {
      isOver: () => !this._isOpen,
      stop: () => this.stop(),
      suspend: () => this._onPage?.suspend(true),
      resume: () => this._onPage?.suspend(false),
    };
    this._lease.acquire(tenant, this._isGuest);
    const queue = this._queue ?? [];
    this._queue = null;
    handle(MISSING);
    handle({ kind: 'variables', values: variableValues(options.variables) });
    if (screen !== undefined) {
      this._appScreen = { screen, isReported: false };
      handle({ kind: 'shows', name: screen });
    }
    this._onPage = this._makePage();
    let handleRoute: (what: SessionEvent) => unknown = handle;
    if (options.routes !== false) this._onPage.inputs.route((name) => handleRoute({ kind: 'route', name }));
    handleRoute = (what) => this._handle(what);
    const [first] = queue;
    let { saved } = this._app;
    if (first?.kind === 'go' && this._hasStep(first.to)) {
      // As if the person had gone on from the tour's beginning, without showing it.
      const from = readSaved(saved, this.tour, session.playback.variant);
      const begun = from?.step ?? session.playback.variant.steps[0]?.id ?? first.to;
      const history = [...from?.history ?? [], ...(begun === first.to ? [] : [begun])];
      saved = writeSaved(this.tour, { step: first.to, history, before: 0 });
      queue.shift();
    }
    this._handle({ kind: 'begin', seen, saved, anyway });
    for (const what of queue) this._handle(what);
  }

  private _makePage(): OnPage {
    return new OnPage(this._lease, this._session, this._options, {
      handle: (what) => this._handle(what),
      handleQuietly: (what) => this._session.handle(what, now()),
      perform: (effects) => this._perform(effects, false),
      present: () => this._present(),
      device: () => {
        const device = this._device();
        if (JSON.stringify(device) === JSON.stringify(this._session.playback.device)) return false;
        this._perform(this._session.handle({ kind: 'device', device }, now()), false);
        return true;
      },
      stop: () => this.stop(),
      run: (what) => this._run(what),
      now,
    });
  }

  /** Passes an event that may change the step to the session, after a look at the page. */
  private _handle(what: SessionEvent): void {
    if (!this._isOpen) return;
    if (this._queue) {
      this._queue.push(what);
      return;
    }
    this._run(() => {
      // A press comes before the app's reaction to it.
      this._onPage?.inputs.flush();
      if (!this._isOpen) return;
      const effects: Effect[] = [];
      const time = now();
      const { flags } = this._app;
      if (flags) effects.push(...this._session.handle({ kind: 'flags', flags }, time));
      effects.push(...this._onPage?.locate(true) ?? []);
      effects.push(...this._session.handle(what, time));
      if (what.kind === 'variables') this._onPage?.display.remakeWords();
      this._perform(effects, false);
      this._present();
    });
  }

  private _perform(effects: readonly Effect[], ended: boolean): void {
    const { saved, state } = this._session;
    if (saved !== null || (state === 'over' && !ended)) this._app.save(saved);
    for (const effect of effects) {
      if (effect.do === 'perform') {
        void this._app.perform(effect.action).then((succeeded) =>
          this._handle({ kind: succeeded ? 'performed' : 'failed', name: effect.action })
        );
      } else if (effect.do === 'announce') {
        this._onPage?.perform(effect);
      } else if (effect.do === 'remember') {
        this._app.remember(effect.once);
      } else if (effect.do === 'report') {
        this._app.emit(effect.report.kind, effect.report);
        this._app.emit('report', effect.report);
      }
    }
    const focus = effects.filter((effect) => effect.do === 'focus').pop();
    if (focus) this._onPage?.perform(focus);
  }

  private _hasStep(step: string): boolean {
    return this._session.playback.variant.steps.some((one) => one.id === step);
  }

  private _device(): ReturnType<typeof deviceOf> {
    return deviceOf(this._page, this._options, this.tour);
  }

  // --- Drawing ---

  private _present(): void {
    if (!this._isOpen || !this._onPage) return;
    const { _session: session } = this;
    const id = session.step?.id ?? null;
    clearTimeout(this._timer);
    if (id !== this._step) {
      this._step = id;
      this._app.emit('step', { step: id });
      if (!this._isOpen) return;
    }
    if (session.state === 'over') return this._fade();
    this._recogniseScreen();
    // Read the time before drawing: the end of anything that moves then is still to come.
    const time = now();
    this._onPage.present();
    const ends = session.playback.passageAt(time)?.end ?? -Infinity;
    // A lock is lifted when a time is told, even if that time has already come.
    const times = [session.due, ends > time || session.locked ? ends : null].filter((time): time is number =>
      time !== null
    );
    if (!times.length) return;
    const wait = Math.max(Math.min(...times) - now(), 0) * 1000;
    if (wait < 2 ** 31) this._timer = setTimeout(() => this._handle({ kind: 'time' }), wait + 1);
  }

  /**
   * Recognises a screen by the step's targets, even if the app reported another one before the step: if all targets are
   * there.
   */
  private _recogniseScreen(): void {
    clearTimeout(this._logTimer);
    const { step, state, playback } = this._session;
    if (!step || state !== 'waits') return;
    const { screen } = step;
    const compiled = playback.variant.steps.find((one) => one.id === step.id);
    const ids = compiled ? highlightedIDs(compiled) : [];
    const frames = playback.live.get(screen)?.frames ?? {};
    const lacking = ids.filter((one) => !ownValue(frames, one));
    const elsewhere = this._appScreen && this._appScreen.screen !== screen;
    if (elsewhere && !this._appScreen?.isReported && ids.length && !lacking.length) {
      this._appScreen = { screen, isReported: false };
      return this._perform(this._session.handle({ kind: 'shows', name: screen }, now()), false);
    }
    this._logTimer = setTimeout(() => {
      const what = elsewhere
        ? `the screen "${screen}": player.shows("${screen}") tells that it is shown`
        : lacking.length
        ? `elements that the page does not have: ${lacking.join(', ')}`
        : 'what its tutorial has before it';
      console.info(`tutorialc: the step "${step.id}" waits for ${what}`);
    }, LOG_DELAY);
  }

  /** Gives the page back at once, and lets the picture fade out. */
  private _fade(): void {
    const left = this._session.playback.arrival - now();
    const onPage = this._onPage;
    onPage?.close();
    this._end();
    const finish = (): void => {
      onPage?.remove();
      this._app.emit('end', { tutorial: this.tour.tutorial });
    };
    if (!onPage || left <= 0) return finish();
    this._timer = setTimeout(finish, left * 1000);
    this._run(() => onPage.display.show());
  }

  private _close(): void {
    if (!this._isOpen) return;
    this._onPage?.close();
    this._onPage?.remove();
    this._end();
    this._app.emit('end', { tutorial: this.tour.tutorial });
  }

  private _end(): void {
    this._isOpen = false;
    clearTimeout(this._timer);
    clearTimeout(this._logTimer);
    this._lease.release();
  }

  /** Runs a function of the player's own. An exception ends the tour and gives the page back. */
  private _run(what: () => void): void {
    try {
      what();
    } catch (error) {
      try {
        this._close();
      } finally {
        this._lease.release();
        report(error);
      }
    }
  }
}

const now = (): number => performance.now() / 1000;
