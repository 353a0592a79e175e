import type { SessionEvent } from '../../Shared/engine/events';
import type { Playback } from '../../Shared/engine/playback';
import type { Step, Tour } from '../../Shared/engine/tour';
import { type Place, readAddress, setAddress, writeAddress } from './address';
import { Board } from './board';
import { applyRequest, type Choice, choose, deviceOf, firstChoice, isSame } from './choices';
import { decide, isEnabled, leavesBy } from './decide';
import { byId, make } from './dom';
import { Film } from './film';
import { type DeviceContent, DeviceView } from './device';
import { Typesetter } from './measure';
import { type Note, Notes } from './notes';
import { Reel } from './reel';
import { Screens } from './screens';
import { Selects } from './selects';
import { Steps } from './steps';
import { Timeline } from './timeline';
import { Words } from './words';

/** A person's place on the page, which a reload restores. */
export interface PageState extends Place {
  readonly time?: number | undefined;
  readonly scroll?: number | undefined;
}

type View = 'play' | 'storyboard';

/** A page on which a tour is played. */
export class TourPage {
  private _choice: Choice;
  private _view: View = 'play';
  private _lessMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  private _history: readonly string[] = [];
  private _hadFocus = false;
  private _lastAnnounced = '';
  private readonly _screens = new Screens(document);
  private readonly _typesetter = new Typesetter(document.body);
  private readonly _deviceView: DeviceView;
  private readonly _film: Film;
  private readonly _notes: Notes;
  private readonly _timeline: Timeline;
  private readonly _steps: Steps;
  private readonly _board: Board;
  private readonly _selects: Selects;

  /** @throws Error if the tour has no variant */
  constructor(readonly tour: Tour, private readonly _signs: Readonly<Record<string, string>>) {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    const address = readAddress(location.hash);
    const choice = firstChoice(tour, address, dark ? 'dark' : 'light');
    if (!choice) throw new Error('This tour has no variant.');
    this._choice = choice;
    const notes = (step: string): Note[] => this._notes.at(step);
    this._notes = new Notes((step) => this._stepLabel(step), (step) => this.go(this._placeOf(step)));
    this._film = new Film(this._makeReel(), (mode) => this._show(mode === 'came'));
    this._timeline = new Timeline(this._film, (time) => this._scrub(time));
    this._steps = new Steps({
      go: (place) => this.go(place),
      follow: (way) => this.handle(way.event),
      notes,
    });
    this._board = new Board(this._typesetter, (step) => writeAddress({ ...this._address, step, view: 'play' }), notes);
    this._selects = new Selects(tour, (change) => this.choose(choose(tour, this._choice, change)), (less) => {
      this._lessMotion = less;
      this.choose(this._choice);
    });
    this._deviceView = new DeviceView(this._typesetter, (step) => ({
      press: (index) => this.handle({ kind: 'button', index }),
      close: () => this.handle({ kind: 'close' }),
      isEnabled: (index) => isEnabled(this._playback, step.id, this._history, index),
    }));
    byId('stage').append(this._deviceView.element);
    this._deviceView.element.addEventListener('click', (event) => this._clicked(event));
    this._use();
    this.visit(address);
  }

  // --- The place ---

  get view(): View {
    return this._view;
  }

  get film(): Film {
    return this._film;
  }

  private get _reel(): Reel {
    return this._film.reel;
  }

  private get _playback(): Playback {
    return this._reel.approach(this._film.place).playback;
  }

  private get _step(): Step | undefined {
    return this._reel.stops[this._film.place]?.step;
  }

  private get _address(): Place {
    const { variant, locale, textSize, scheme } = this._choice;
    return {
      step: this._step?.id,
      variant: variant.id,
      locale: this.tour.locales.length > 1 ? locale : undefined,
      textSize: textSize ?? undefined,
      scheme,
      view: this._view,
    };
  }

  /** The place to restore after a reload. */
  get state(): PageState {
    return { ...this._address, time: this._film.time, scroll: scrollY };
  }

  /** Goes back to a place, as far as the tour still has it. */
  restore(state: PageState): void {
    this.visit(state);
    const { time, scroll } = state;
    const place = state.step === undefined ? this._reel.stops.length : this._placeOf(state.step);
    if (typeof time === 'number' && place >= 0 && this._reel.at(time) === place) this._film.seek(time);
    if (typeof scroll === 'number') scrollTo(0, scroll);
  }

  /** Goes to a link's place. */
  visit(place: Place): void {
    const wished = applyRequest(this.tour, this._choice, place);
    if (!isSame(wished, this._choice)) {
      this._choice = wished;
      this._film.use(this._makeReel(), this._film.place);
      this._use();
    }
    const step = place.step === undefined ? -1 : this._placeOf(place.step);
    if (step >= 0 || this._film.time === 0) {
      this._history = this._stepsBefore(Math.max(step, 0));
      this._film.pause();
      this._film.stand(Math.max(step, 0));
    }
    this._showView(place.view === 'storyboard' ? 'storyboard' : 'play');
  }

  private _placeOf(step: string): number {
    return this._reel.stops.findIndex((stop) => stop.step.id === step);
  }

  private _stepLabel(step: string): string | null {
    const place = this._placeOf(step);
    return place < 0 ? null : `${place + 1}, ${step}`;
  }

  private _stepsBefore(place: number): string[] {
    return this._reel.stops.slice(0, place).map((stop) => stop.step.id).slice(-100);
  }

  // --- Choices ---

  /** Shows the tour in another way, at the same step. */
  choose(choice: Choice): void {
    const id = this._step?.id;
    this._choice = choice;
    const reel = this._makeReel();
    const place = id === undefined ? reel.stops.length : reel.stops.findIndex((stop) => stop.step.id === id);
    this._film.use(reel, place < 0 ? Math.min(this._film.place, reel.stops.length - 1) : place);
    this._history = this._stepsBefore(this._film.place);
    this._use();
    this._remember(true);
  }

  private _makeReel(): Reel {
    const { variant } = this._choice;
    const device = deviceOf(this._choice, this._lessMotion);
    this._typesetter.use(this.tour, variant, device);
    return new Reel(this.tour, variant, device, this._typesetter.measure);
  }

  private _subject(reel: Reel, place: number): DeviceContent | undefined {
    const { variant, textSize, scheme } = this._choice;
    const at = this.tour.variants.indexOf(variant);
    const shell = this._screens.shell(at);
    return shell && {
      playback: reel.approach(place).playback,
      shell,
      screen: (step) => this._screens.screen(at, variant, step, textSize, scheme),
      sign: (symbol) => this._signs[symbol ?? ''] ?? this._signs[''] ?? '',
    };
  }

  /** Applies the choice. */
  private _use(): void {
    const reel = this._reel;
    const words = new Words(reel);
    const title = words.text(this.tour.title) || this.tour.tutorial;
    byId('title').textContent = title;
    words.inLanguage(byId('title'));
    document.title = title;
    const count = reel.stops.length;
    byId('summary').textContent = [this.tour.tutorial, `${count} step${count === 1 ? '' : 's'}`].filter((part) =>
      part !== title
    ).join(' · ');
    byId('printed').textContent = [
      `${this._choice.variant.id}`,
      this._choice.locale,
      this._choice.textSize ?? '',
      this._choice.scheme,
    ].filter(Boolean).join(' · ');
    this._selects.show(this._choice, this._lessMotion);
    this._timeline.use(reel, (step) => this._notes.at(step));
    this._steps.use(reel);
    this._board.clear();
    this._lastAnnounced = '';
    this.resize();
    this._show(true);
    if (this._view === 'storyboard') this.showBoard();
  }

  // --- Views ---

  private _showView(view: View): void {
    this._view = view;
    byId('play').hidden = view !== 'play';
    byId('board').hidden = view !== 'storyboard';
    byId('view-play').setAttribute('aria-pressed', String(view === 'play'));
    byId('view-board').setAttribute('aria-pressed', String(view === 'storyboard'));
    if (view === 'storyboard') {
      this._film.pause();
      this.showBoard();
    } else {
      this.resize();
    }
  }

  /** Switches between the storyboard and the player. */
  switchView(view: View): void {
    if (view === this._view) return;
    this._showView(view);
    this._remember(true);
    scrollTo(0, 0);
  }

  /** Draws the storyboard, for the screen or for paper. */
  showBoard(onPaper = false): void {
    this._board.show(this._reel, (reel, place) => this._subject(reel, place));
    this._board.fit(onPaper);
  }

  /** Fits the device into the available space. */
  resize(): void {
    const stage = byId('stage');
    const shell = this._screens.shell(this.tour.variants.indexOf(this._choice.variant));
    const { paddingLeft, paddingTop } = getComputedStyle(stage);
    const [width, height] = [
      stage.clientWidth - 2 * parseFloat(paddingLeft),
      stage.clientHeight - 2 * parseFloat(paddingTop),
    ];
    if (!shell || width <= 0 || height <= 0) return;
    this._deviceView.resize(Math.min(width / shell.outer[2], height / shell.outer[3], 1.5));
  }

  /** Shows a compiler's findings. */
  diagnose(list: readonly Note[]): void {
    this._notes.use(list);
    this._timeline.use(this._reel, (step) => this._notes.at(step));
    this._steps.use(this._reel);
    this._board.clear();
    this._show(true);
    this.resize();
    if (this._view === 'storyboard') this.showBoard();
  }

  // --- Going on ---

  /** Goes to a step, by index, as the tour does; after the last one the tour ends. */
  go(place: number, history: readonly string[] = this._stepsBefore(place)): void {
    const { stops } = this._reel;
    if (place < 0 || place > stops.length || (place === this._film.place && this._film.stands)) return;
    this._history = history;
    this._hadFocus = this._deviceView.hasFocus;
    if (this._view !== 'play') this._showView('play');
    this._film.go(place);
    this._remember(true);
  }

  /** Passes an event to the engine, and goes to the step that it leads to. */
  handle(what: SessionEvent): void {
    const step = this._step;
    if (!step) return;
    const decision = decide(this._playback, step.id, this._history, what);
    if (!decision) return;
    const place = decision.to === null ? this._reel.stops.length : this._placeOf(decision.to);
    if (place >= 0) this.go(place, decision.history);
  }

  /** Ends the tour. */
  skip(): void {
    this.go(this._reel.stops.length);
  }

  /** Leaves the tour by the Escape key, if that is allowed. */
  escape(): void {
    const step = this._step;
    if (step && leavesBy(this.tour, step, 'escape')) this.skip();
  }

  /** Plays or pauses. */
  toggle(): void {
    if (this._film.isPlaying) {
      this._film.pause();
      this._remember(false);
    } else {
      this._film.play();
    }
  }

  private _scrub(time: number): void {
    this._film.seek(time);
    this._history = this._stepsBefore(this._film.place);
    this._remember(false);
  }

  private _clicked(event: MouseEvent): void {
    // A click within the words belongs to them; the path goes into the shadow root.
    const within = event.composedPath().some((node) => node instanceof Element && node.matches('button, a'));
    if (!within && this._film.stands) {
      this.handle({ kind: 'tap', at: this._deviceView.pointAt(event.clientX, event.clientY) });
    }
  }

  private _remember(isNew: boolean): void {
    setAddress(this._address, isNew);
  }

  // --- Showing ---

  private _show(came: boolean): void {
    const film = this._film as Film | undefined;
    if (!film || !this._deviceView) return;
    const { place, stands } = film;
    const subject = this._subject(film.reel, place);
    if (subject) this._deviceView.use(subject);
    const step = this._step;
    this._deviceView.show(film.moment, stands && step ? step.id : null);
    const name = this._nameOf(place);
    this._timeline.show(name);
    this._steps.show(place);
    this._controls(film);
    if (!came || !stands) return;
    if (film.isPlaying) this._remember(false);
    if (this._hadFocus) this._deviceView.focus();
    this._hadFocus = false;
    this._announce(step ? `${name}. ${new Words(film.reel).plain(step)}` : name);
  }

  private _nameOf(place: number): string {
    const stop = this._reel.stops[place];
    if (!stop) return this._reel.stops.length ? 'The tour is over' : 'This tour has no steps';
    return `Step ${place + 1} of ${this._reel.stops.length}: ${new Words(this._reel).title(stop.step)}`;
  }

  private _controls(film: Film): void {
    const { place } = film;
    const count = film.reel.stops.length;
    const disable = (id: string, isOff: boolean): void => {
      const button = byId(id);
      // A focused button keeps the focus: it is only marked as disabled.
      button.setAttribute('aria-disabled', String(isOff));
    };
    disable('back', place <= 0);
    disable('next', place >= count);
    disable('skip', place >= count);
    disable('toggle', !count);
    const toggle = byId('toggle');
    const state = film.isPlaying ? 'playing' : place >= count ? 'over' : 'paused';
    if (toggle.dataset['state'] === state) return;
    toggle.dataset['state'] = state;
    toggle.setAttribute('aria-label', state === 'playing' ? 'Pause' : state === 'over' ? 'Play again' : 'Play');
  }

  private _announce(words: string): void {
    if (words === this._lastAnnounced) return;
    this._lastAnnounced = words;
    if (this._view !== 'play' || this._film.isPlaying && document.activeElement === byId('scrub')) return;
    byId('live').replaceChildren(make('span', '', words));
  }
}
