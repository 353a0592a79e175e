import { Attention } from './attention';
import { within } from '../../Shared/dom/box';
import { Display } from './display';
import type { Stop } from '../../Shared/engine/focus';
import type { Effect, Happening } from '../../Shared/engine/happening';
import { clean } from './inert';
import { Inputs } from './inputs';
import type { Lease } from './lease';
import { AGAIN, holesOf, idsOf, Locator } from './locate';
import { type Berth, berthFor, isBarred, isShutOff } from '../../Shared/dom/modal';
import type { PlayerOptions } from './options';
import { Reveal, scrollThrough } from './scroll';
import type { Session } from '../../Shared/engine/session';
import { isSeen } from '../../Shared/dom/sight';
import { makeStage, type Stage } from '../../Shared/dom/stage';
import type { Point, Size, Step } from '../../Shared/engine/tour';
import type { LiveScreen } from '../../Shared/engine/live';
import { Watch } from './watch';

/** The receivers of events on a page. */
export interface PageTargets {
  readonly tell: (what: Happening) => void;
  /** Passes an event to the session without looking at the page first. */
  readonly look: (what: Happening) => Effect[];
  readonly do: (effects: readonly Effect[]) => void;
  readonly present: () => void;
  /** Updates the device. Returns true if it has changed. */
  readonly device: () => boolean;
  /** Ends the tour, because the app has removed it from the page. */
  readonly stop: () => void;
  readonly run: (what: () => void) => void;
  readonly now: () => number;
}

/**
 * The time before another attempt to rise above others, and the time for which a page is left alone while it is copied.
 * In milliseconds.
 */
const [TRUCE, COPYING] = [300, 150];
/** The interval at which a hidden tour checks if it can be shown again, if no event tells it. In milliseconds. */
const ASIDE = 1000;

/**
 * A tour on a page: everything by which it reads the page and changes it. It looks again before each decision, places
 * itself where people see it, stands aside for modals that don't contain its target, and gives everything back with its
 * lease.
 */
export class OnPage {
  readonly stage: Stage;
  readonly display: Display;
  readonly inputs: Inputs;
  private readonly _attention: Attention;
  private readonly _locator: Locator;
  private readonly _watch: Watch;
  private readonly _reveal: Reveal;
  private readonly _page: Document;
  private _live = new Map<string, string>();
  private _isAside = false;
  private _isSuspended = false;
  private _isOff = false;
  private _isHidden = false;
  private _later: Effect[] = [];
  private _stood = '';
  private _rose = -Infinity;
  private _berth: Berth | null = null;
  private _isOpen = true;

  constructor(
    private readonly _lease: Lease,
    private readonly _session: Session,
    options: PlayerOptions,
    private readonly _to: PageTargets,
  ) {
    const { page } = _lease;
    this._page = page;
    this.stage = makeStage(page);
    const { stage } = this;
    const tap = (point: Point): void => {
      if (!_session.locked) _to.tell({ tell: 'tap', at: point });
    };
    this.display = new Display(stage, _session, options, { tell: _to.tell, tap, now: _to.now });
    this._attention = new Attention({
      page,
      stage,
      session: _session,
      words: () => this.display.words,
      element: (id) => this._element(id),
      key: (name) => _to.tell({ tell: 'key', name }),
      scroll: (across, down) => this._scrollThrough(across, down),
    });
    this._locator = new Locator(options, stage.host, () => this._attention.inert.set);
    this._reveal = new Reveal(stage.host);
    _lease.add(() => this._attention.stop());
    this.inputs = new Inputs(_lease, stage, this._attention, {
      tap,
      element: (path) => this._pressed(path),
      tell: (what) => this._visibility(what),
      look: () => this._watch.ask(),
      lookNow: () => this.refresh(),
      fonts: () => {
        this.display.forget();
        _to.present();
      },
      scrolls: () => this._reveal.end(),
      leaves: (goesOn) => this._stepAside(goesOn),
      scroll: (across, down) => this._scrollThrough(across, down),
      isOff: () => this._isAside,
      run: _to.run,
    });
    this._watch = new Watch(page, _lease, () => _to.run(() => this.refresh()));
    _lease.listen(stage.leave, 'click', () => this._leave());
    _lease.listen(stage.words, 'click', (event: MouseEvent) => this.display.click(event));
    clean(page, stage.host, this._attention.inert.set);
  }

  /** Has the page looked at in the next frame. */
  ask(): void {
    this._watch.ask();
  }

  /** Passes the frames of all screens' elements to the session. Before a decision the look is deep. */
  locate(deep: boolean): Effect[] {
    const { variant } = this._session.playback;
    const view = this._page.defaultView;
    const size: Size = [view?.innerWidth ?? 0, view?.innerHeight ?? 0];
    const live = this._locator.look(variant, this._step, size, this.stage.safeArea(), deep).map((screen) =>
      this._kept(screen)
    );
    const news = live.filter((screen) => {
      const text = JSON.stringify(screen);
      const is = text !== this._live.get(screen.screen);
      this._live.set(screen.screen, text);
      return is;
    });
    return news.flatMap((screen: LiveScreen) => this._to.look({ tell: 'elements', screen }));
  }

  /** Looks at the device and the page again. */
  refresh(): void {
    if (!this._isOpen) return;
    const before = this._boxes;
    const changed = this._to.device();
    if (changed) this.display.forget();
    this._to.do(this.locate(false));
    if (!this._isOpen) return;
    this._place();
    if (changed || before !== this._boxes) this._to.present();
    if (!this._isOpen) return;
    if (!this._isAside && !this._isOff) this._attention.refresh();
    this._scroll();
  }

  /** Draws the picture, and watches the step's elements. */
  present(): void {
    const { state } = this._session;
    const step = this._step;
    const stood = state === 'stands' ? step?.id ?? '' : '';
    this._watch.heed();
    this._place();
    if (stood !== this._stood) {
      this._stood = stood;
      if (stood) {
        this._reveal.begin();
      } else {
        this._reveal.end();
      }
      this._scroll();
      this._to.do(this.locate(false));
    }
    this._reveal.seek(step?.id ?? '');
    this.display.show();
    const elements = step ? this._locator.watched(step) : [];
    this.inputs.frames([...new Set(elements.map((one) => one.ownerDocument))].filter((one) => one !== this._page));
    const waits = state !== 'stands';
    this._watch.follow(elements, waits || this._locator.lacks ? AGAIN : this._isAside ? ASIDE : 0, waits);
  }

  /** Carries out an effect of a step. If the tour stands aside, the effect waits until it is shown again. */
  perform(effect: Effect): void {
    if (this._isAside) {
      this._later = [...this._later.filter((one) => one.do !== effect.do), effect];
    } else if (effect.do === 'announce') {
      this.stage.say(effect.words, effect.how, this.display.language);
    } else if (effect.do === 'focus') {
      // Once the page has handled the touch or the key.
      setTimeout(() => this._to.run(() => this._isOpen && !this._isAside && this._focus(effect.stop)), 0);
    }
  }

  /** Moves the focus, unless the highlighted element is shown only while it has it. */
  private _focus(stop: Stop): void {
    const before = this._targets;
    this._attention.go(stop);
    if (stop.kind !== 'app' && !before.every((one) => isSeen(one))) this._attention.leave();
  }

  /** Hides the tour and opens the page, or shows the tour again. */
  suspend(on: boolean): void {
    this._isSuspended = on;
    if (!this._isOpen) return;
    this._place();
    this._to.present();
  }

  /** Gives the page back. The picture may still fade out by itself. */
  close(): void {
    if (!this._isOpen) return;
    this._isOpen = false;
    this._lease.release();
    this.stage.blocker.hidden = true;
    this.stage.words.toggleAttribute('inert', true);
  }

  /** Removes what is left on the page. */
  remove(): void {
    this.display.mover.stop();
    this.stage.remove();
  }

  /** A screen on which the element being pressed keeps its frame: many elements disappear when they are touched. */
  private _kept(screen: LiveScreen): LiveScreen {
    const step = this.inputs.isPressing ? this._step : undefined;
    const before = Object.entries(this._session.playback.live.get(screen.screen)?.frames ?? {});
    if (step?.screen !== screen.screen || !before.length) return screen;
    const own = idsOf(step);
    return {
      ...screen,
      frames: Object.fromEntries([...before.filter(([id]) => own.includes(id)), ...Object.entries(screen.frames)]),
    };
  }

  private get _boxes(): string {
    return [...this._live.values()].join();
  }

  /** The current step, as the variant has it: a centred step would have no cutouts. */
  private get _step(): Step | undefined {
    const { step, playback } = this._session;
    return step && playback.variant.steps.find((one) => one.id === step.id);
  }

  private get _targets(): Element[] {
    const step = this._step;
    return step
      ? holesOf(step).map((id) => this._locator.element(id, step.screen)).filter((one): one is Element => !!one)
      : [];
  }

  private _element(id: string): Element | null {
    const { step } = this._session;
    return step ? this._locator.element(id, step.screen) : null;
  }

  private _pressed(path: readonly EventTarget[]): void {
    const step = this._step;
    const id = step && !this._isAside && this._locator.idAt(path, step);
    if (id !== undefined && id !== false) this._to.tell({ tell: 'element', name: id });
  }

  private _leave(): void {
    // The button that leaves the tour stands for the overlay: a tap beside all holes.
    if (this._session.dismissals.includes('close')) {
      this._to.tell({ tell: 'close' });
    } else {
      this._to.tell({ tell: 'tap', at: [-1e6, -1e6] });
    }
  }

  // --- Position in the page ---

  /**
   * Places the tour where its target is, above everything else; or stands aside while a modal is open that doesn't
   * contain the target.
   */
  private _place(): void {
    const { state } = this._session;
    if (!this._isOpen || this._isOff || state === 'new' || state === 'over' || (state === 'waits' && this._berth)) {
      return;
    }
    const { host } = this.stage;
    // Somebody has removed the host from its parent, which is still there.
    if (this._berth?.parent.isConnected && !host.isConnected) return this._to.stop();
    const [target = null] = this._targets;
    const last = this._berth;
    const stays = !target && last?.holder?.isConnected && !this._step?.cutouts.length;
    const berth = stays ? last : berthFor(target, this._page);
    if (!berth) return;
    this._berth = berth;
    this.stage.place(berth);
    let barred = this._isSuspended || isBarred(this._page, target, berth.holder);
    if (!barred && isShutOff(host)) {
      const portal = target && portalOf(target, host);
      if (portal) this.stage.place(this._berth = { parent: portal, slot: '', holder: berth.holder });
      barred = isShutOff(host);
    }
    if (!barred) {
      this.stage.hide(false);
      barred = !this._isSeen();
    }
    this.stage.hide(barred);
    this._aside(barred);
  }

  /** Returns true if the tour can be seen and used, rising above others if necessary. */
  private _isSeen(): boolean {
    if (this.stage.isOnTop()) return true;
    const now = performance.now();
    if (now - this._rose < TRUCE && !this._isAside) return true;
    this._rose = now;
    this.stage.rise();
    return this.stage.isOnTop();
  }

  private _aside(on: boolean): void {
    if (on === this._isAside) return;
    this._isAside = on;
    this._visibility(null);
    // The due time changes when the clock stops or starts.
    setTimeout(() => this._to.run(() => this._isOpen && this._to.present()), 0);
    if (on) return this._attention.rest();
    this._attention.resume();
    const later = this._later;
    this._later = [];
    later.forEach((effect) => this.perform(effect));
  }

  /** Puts the session into the background while the tour is invisible, so that its clock stops. */
  private _visibility(what: Happening | null): void {
    if (what) this._isHidden = what.tell === 'background';
    this._to.do(this._to.look({ tell: this._isAside || this._isHidden ? 'background' : 'foreground' }));
    if (what) this._to.present();
  }

  /** Leaves the page for a moment, while the page is left or copied. */
  private _stepAside(goesOn: boolean): void {
    if (goesOn) {
      this._attention.rest();
    } else {
      this._attention.stop();
    }
    this.stage.host.remove();
    this._isOff = true;
    const back = (): void => {
      this._isOff = false;
      if (this._isOpen) this._watch.ask();
    };
    if (goesOn) {
      setTimeout(back, COPYING);
    } else {
      this._page.defaultView?.addEventListener('pageshow', back, { once: true });
    }
  }

  // --- Scrolling ---

  private _scroll(): void {
    const step = this._step;
    const { state, seeks, playback } = this._session;
    if (this._isAside || !step || step.scroll?.align === 'none') return;
    const [targets, smooth] = [this._targets, !playback.device.lessMotion];
    const is = targets.length
      ? state === 'stands' && this._reveal.look(targets, smooth)
      : (seeks || state === 'stands') && this._reveal.lure(this._locator.faint(step), smooth);
    if (is) this._watch.ask();
  }

  private _scrollThrough(across: number, down: number): boolean {
    this._reveal.end();
    return !this._isAside && this._targets.some((one) => scrollThrough(one, across, down));
  }
}

/** The outermost ancestor of a target that isn't shut off and doesn't contain the host: a library's portal. */
function portalOf(target: Element, host: Element): Element | null {
  let portal: Element | null = null;
  for (
    let at: Element | null = target.parentElement;
    at && !at.contains(host) && at !== target.ownerDocument.body;
    at = at.parentElement
  ) {
    portal = at;
  }
  return portal && !isShutOff(portal) && within(target, portal) ? portal : null;
}
