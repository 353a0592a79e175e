import { PageFocus } from './pagefocus';
import { within } from '../../Shared/dom/box';
import { Display } from './display';
import type { Stop } from '../../Shared/engine/focus';
import type { Effect, SessionEvent } from '../../Shared/engine/events';
import { cleanCopies } from './inert';
import { Inputs } from './inputs';
import type { Lease } from './lease';
import { elementIDs, highlightedIDs, Locator, SEARCH_INTERVAL } from './locate';
import { type HostPosition, hostPositionFor, isBlockedByModal, isInertOrHidden } from '../../Shared/dom/modal';
import type { PlayerOptions } from './options';
import { Reveal, scrollThrough } from './scroll';
import type { Session } from '../../Shared/engine/session';
import { isVisible } from '../../Shared/dom/visibility';
import { makeStage, type Stage } from '../../Shared/dom/stage';
import type { Point, Size, Step } from '../../Shared/engine/tour';
import type { LiveScreen } from '../../Shared/engine/live';
import { Watch } from './watch';

/** The callbacks of a tour on a page. */
export interface PageCallbacks {
  readonly handle: (what: SessionEvent) => void;
  /** Passes an event to the session without looking at the page first; the caller performs the returned effects. */
  readonly handleQuietly: (what: SessionEvent) => Effect[];
  readonly perform: (effects: readonly Effect[]) => void;
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
const [RAISE_INTERVAL, COPY_TIME] = [300, 150];
/** The interval at which a hidden tour checks if it can be shown again, if no event tells it. In milliseconds. */
const ASIDE_INTERVAL = 1000;

/**
 * A tour on a page: everything by which it reads the page and changes it. It looks again before each decision, places
 * itself where people see it, stands aside for modals that don't contain its target, and gives everything back with its
 * lease.
 */
export class OnPage {
  readonly stage: Stage;
  readonly display: Display;
  readonly inputs: Inputs;
  private readonly _pageFocus: PageFocus;
  private readonly _locator: Locator;
  private readonly _watch: Watch;
  private readonly _reveal: Reveal;
  private readonly _page: Document;
  private _live = new Map<string, string>();
  private _isAside = false;
  private _isSuspended = false;
  private _isOffPage = false;
  private _isHidden = false;
  private _deferred: Effect[] = [];
  private _lastStanding = '';
  private _lastRaised = -Infinity;
  private _position: HostPosition | null = null;
  private _isOpen = true;

  constructor(
    private readonly _lease: Lease,
    private readonly _session: Session,
    options: PlayerOptions,
    private readonly _callbacks: PageCallbacks,
  ) {
    const { page } = _lease;
    this._page = page;
    this.stage = makeStage(page);
    const { stage } = this;
    const tap = (point: Point): void => {
      if (!_session.locked) _callbacks.handle({ kind: 'tap', at: point });
    };
    this.display = new Display(stage, _session, options, { handle: _callbacks.handle, tap, now: _callbacks.now });
    this._pageFocus = new PageFocus({
      page,
      stage,
      session: _session,
      words: () => this.display.words,
      element: (id) => this._element(id),
      key: (name) => _callbacks.handle({ kind: 'key', name }),
      scroll: (across, down) => this._scrollThrough(across, down),
    });
    this._locator = new Locator(options, stage.host, () => this._pageFocus.inert.set);
    this._reveal = new Reveal(stage.host);
    _lease.add(() => this._pageFocus.stop());
    this.inputs = new Inputs(_lease, stage, this._pageFocus, {
      tap,
      pressed: (path) => this._handlePress(path),
      visibilityChanged: (what) => this._visibility(what),
      requestCheck: () => this._watch.requestCheck(),
      check: () => this.refresh(),
      fontsLoaded: () => {
        this.display.clearWords();
        _callbacks.present();
      },
      scrolled: () => this._reveal.end(),
      pageLeft: (goesOn) => this._leavePage(goesOn),
      scroll: (across, down) => this._scrollThrough(across, down),
      isHidden: () => this._isAside,
      run: _callbacks.run,
    });
    this._watch = new Watch(page, _lease, () => _callbacks.run(() => this.refresh()));
    _lease.listen(stage.leave, 'click', () => this._leave());
    _lease.listen(stage.words, 'click', (event: MouseEvent) => this.display.click(event));
    cleanCopies(page, stage.host, this._pageFocus.inert.set);
  }

  /** Has the page looked at in the next frame. */
  requestCheck(): void {
    this._watch.requestCheck();
  }

  /** Passes the frames of all screens' elements to the session. Before a decision the look is deep. */
  locate(deep: boolean): Effect[] {
    const { variant } = this._session.playback;
    const view = this._page.defaultView;
    const size: Size = [view?.innerWidth ?? 0, view?.innerHeight ?? 0];
    const live = this._locator.locate(variant, this._step, size, this.stage.safeArea(), deep).map((screen) =>
      this._withPressedFrames(screen)
    );
    const news = live.filter((screen) => {
      const text = JSON.stringify(screen);
      const isNew = text !== this._live.get(screen.screen);
      this._live.set(screen.screen, text);
      return isNew;
    });
    return news.flatMap((screen: LiveScreen) => this._callbacks.handleQuietly({ kind: 'elements', screen }));
  }

  /** Looks at the device and the page again. */
  refresh(): void {
    if (!this._isOpen) return;
    const before = this._liveFrames;
    const changed = this._callbacks.device();
    if (changed) this.display.clearWords();
    this._callbacks.perform(this.locate(false));
    if (!this._isOpen) return;
    this._place();
    if (changed || before !== this._liveFrames) this._callbacks.present();
    if (!this._isOpen) return;
    if (!this._isAside && !this._isOffPage) this._pageFocus.refresh();
    this._scroll();
  }

  /** Draws the picture, and watches the step's elements. */
  present(): void {
    const { state } = this._session;
    const step = this._step;
    const stood = state === 'stands' ? step?.id ?? '' : '';
    this._watch.noteChanges();
    this._place();
    if (stood !== this._lastStanding) {
      this._lastStanding = stood;
      if (stood) {
        this._reveal.begin();
      } else {
        this._reveal.end();
      }
      this._scroll();
      this._callbacks.perform(this.locate(false));
    }
    this._reveal.setStep(step?.id ?? '');
    this.display.show();
    const elements = step ? this._locator.watched(step) : [];
    this.inputs.frames([...new Set(elements.map((one) => one.ownerDocument))].filter((one) => one !== this._page));
    const waits = state !== 'stands';
    this._watch.watch(
      elements,
      waits || this._locator.lacksElements ? SEARCH_INTERVAL : this._isAside ? ASIDE_INTERVAL : 0,
      waits,
    );
  }

  /** Carries out an effect of a step. If the tour stands aside, the effect waits until it is shown again. */
  perform(effect: Effect): void {
    if (this._isAside) {
      this._deferred = [...this._deferred.filter((one) => one.do !== effect.do), effect];
    } else if (effect.do === 'announce') {
      this.stage.announce(effect.words, effect.how, this.display.language);
    } else if (effect.do === 'focus') {
      // Once the page has handled the touch or the key.
      setTimeout(() => this._callbacks.run(() => this._isOpen && !this._isAside && this._focus(effect.stop)), 0);
    }
  }

  /** Moves the focus, unless the highlighted element is shown only while it has it. */
  private _focus(stop: Stop): void {
    const before = this._targets;
    this._pageFocus.moveTo(stop);
    if (stop.kind !== 'app' && !before.every((one) => isVisible(one))) this._pageFocus.leaveWithApp();
  }

  /** Hides the tour and opens the page, or shows the tour again. */
  suspend(on: boolean): void {
    this._isSuspended = on;
    if (!this._isOpen) return;
    this._place();
    this._callbacks.present();
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
    this.display.animator.stop();
    this.stage.remove();
  }

  /** A screen on which the element being pressed keeps its frame: many elements disappear when they are touched. */
  private _withPressedFrames(screen: LiveScreen): LiveScreen {
    const step = this.inputs.isPressing ? this._step : undefined;
    const before = Object.entries(this._session.playback.live.get(screen.screen)?.frames ?? {});
    if (step?.screen !== screen.screen || !before.length) return screen;
    const own = elementIDs(step);
    return {
      ...screen,
      frames: Object.fromEntries([...before.filter(([id]) => own.includes(id)), ...Object.entries(screen.frames)]),
    };
  }

  private get _liveFrames(): string {
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
      ? highlightedIDs(step).map((id) => this._locator.element(id, step.screen)).filter((one): one is Element => !!one)
      : [];
  }

  private _element(id: string): Element | null {
    const { step } = this._session;
    return step ? this._locator.element(id, step.screen) : null;
  }

  private _handlePress(path: readonly EventTarget[]): void {
    const step = this._step;
    const id = step && !this._isAside && this._locator.idAt(path, step);
    if (id !== undefined && id !== false) this._callbacks.handle({ kind: 'element', name: id });
  }

  private _leave(): void {
    // The button that leaves the tour stands for the overlay: a tap beside all holes.
    if (this._session.dismissals.includes('close')) {
      this._callbacks.handle({ kind: 'close' });
    } else {
      this._callbacks.handle({ kind: 'tap', at: [-1e6, -1e6] });
    }
  }

  // --- Position in the page ---

  /**
   * Places the tour where its target is, above everything else; or stands aside while a modal is open that doesn't
   * contain the target.
   */
  private _place(): void {
    const { state } = this._session;
    if (
      !this._isOpen || this._isOffPage || state === 'new' || state === 'over' || (state === 'waits' && this._position)
    ) {
      return;
    }
    const { host } = this.stage;
    // Somebody has removed the host from its parent, which is still there.
    if (this._position?.parent.isConnected && !host.isConnected) return this._callbacks.stop();
    const [target = null] = this._targets;
    const last = this._position;
    const stays = !target && last?.holder?.isConnected && !this._step?.cutouts.length;
    const position = stays ? last : hostPositionFor(target, this._page);
    if (!position) return;
    this._position = position;
    this.stage.place(position);
    let barred = this._isSuspended || isBlockedByModal(this._page, target, position.holder);
    if (!barred && isInertOrHidden(host)) {
      const portal = target && portalOf(target, host);
      if (portal) this.stage.place(this._position = { parent: portal, slot: '', holder: position.holder });
      barred = isInertOrHidden(host);
    }
    if (!barred) {
      this.stage.hide(false);
      barred = !this._isVisible();
    }
    this.stage.hide(barred);
    this._standAside(barred);
  }

  /** Returns true if the tour can be seen and used, rising above others if necessary. */
  private _isVisible(): boolean {
    if (this.stage.isOnTop()) return true;
    const now = performance.now();
    if (now - this._lastRaised < RAISE_INTERVAL && !this._isAside) return true;
    this._lastRaised = now;
    this.stage.raise();
    return this.stage.isOnTop();
  }

  private _standAside(on: boolean): void {
    if (on === this._isAside) return;
    this._isAside = on;
    this._visibility(null);
    // The due time changes when the clock stops or starts.
    setTimeout(() => this._callbacks.run(() => this._isOpen && this._callbacks.present()), 0);
    if (on) return this._pageFocus.release();
    this._pageFocus.restore();
    const later = this._deferred;
    this._deferred = [];
    later.forEach((effect) => this.perform(effect));
  }

  /** Puts the session into the background while the tour is invisible, so that its clock stops. */
  private _visibility(what: SessionEvent | null): void {
    if (what) this._isHidden = what.kind === 'background';
    this._callbacks.perform(
      this._callbacks.handleQuietly({ kind: this._isAside || this._isHidden ? 'background' : 'foreground' }),
    );
    if (what) this._callbacks.present();
  }

  /** Leaves the page for a moment, while the page is left or copied. */
  private _leavePage(goesOn: boolean): void {
    if (goesOn) {
      this._pageFocus.release();
    } else {
      this._pageFocus.stop();
    }
    this.stage.host.remove();
    this._isOffPage = true;
    const back = (): void => {
      this._isOffPage = false;
      if (this._isOpen) this._watch.requestCheck();
    };
    if (goesOn) {
      setTimeout(back, COPY_TIME);
    } else {
      this._page.defaultView?.addEventListener('pageshow', back, { once: true });
    }
  }

  // --- Scrolling ---

  private _scroll(): void {
    const step = this._step;
    const { state, waitsForTargets, playback } = this._session;
    if (this._isAside || !step || step.scroll?.align === 'none') return;
    const [targets, smooth] = [this._targets, !playback.device.lessMotion];
    const goesOn = targets.length
      ? state === 'stands' && this._reveal.scrollTo(targets, smooth)
      : (waitsForTargets || state === 'stands') && this._reveal.scrollToFaint(this._locator.faint(step), smooth);
    if (goesOn) this._watch.requestCheck();
  }

  private _scrollThrough(across: number, down: number): boolean {
    this._reveal.end();
    return !this._isAside && this._targets.some((one) => scrollThrough(one, across, down));
  }
}

/** The outermost ancestor of a target that is neither inert nor hidden and doesn't contain the host: a library's portal. */
function portalOf(target: Element, host: Element): Element | null {
  let portal: Element | null = null;
  for (
    let at: Element | null = target.parentElement;
    at && !at.contains(host) && at !== target.ownerDocument.body;
    at = at.parentElement
  ) {
    portal = at;
  }
  return portal && !isInertOrHidden(portal) && within(target, portal) ? portal : null;
}
