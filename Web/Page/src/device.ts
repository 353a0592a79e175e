import { Painter } from '../../Shared/dom/painter';
import { partsOf } from '../../Shared/dom/scene';
import type { Playback } from '../../Shared/engine/playback';
import type { Point, Step } from '../../Shared/engine/tour';
import { draw, drawingOf, make } from './dom';
import { adoptStyles, type Controls, styleHost, type Typesetter } from './measure';
import type { Moment } from './reel';
import type { Shell } from './screens';

/** The content of a device view: a variant of a tour, on a device. */
export interface DeviceContent {
  readonly playback: Playback;
  readonly shell: Shell;
  /** The drawing of a step's screen, by the step's index. */
  readonly screen: (step: number) => string | undefined;
  /** The drawing of a symbol's sign. */
  readonly sign: (symbol: string | null) => string;
}

/** A device with a screen and the tour over it, as a person would see it, as large as there is room. */
export class DeviceView {
  readonly element = make('div', 'device');
  private readonly _shell = draw('svg', { class: 'shell', 'aria-hidden': 'true' });
  private readonly _pane = make('div', 'pane');
  private readonly _screens = draw('svg', { class: 'screens', 'aria-hidden': 'true' });
  private readonly _host = make('div', 'overlay');
  private readonly _words: HTMLElement;
  private readonly _painter: Painter;
  private _subject: DeviceContent | undefined;
  private _made = new Set<string>();
  private _shown = '';
  private _scale = 1;

  constructor(
    private readonly _typesetter: Typesetter,
    private readonly _controls: ((step: Step) => Controls) | null = null,
  ) {
    const root = this._host.attachShadow({ mode: 'open' });
    adoptStyles(root);
    const part = (className: string, hidden: boolean): HTMLElement => {
      const element = make('div', className);
      if (hidden) element.setAttribute('aria-hidden', 'true');
      return element;
    };
    const art = draw('svg', { 'aria-hidden': 'true' }) as SVGSVGElement;
    const [boxes, words, sprites] = [part('boxes', true), part('texts', false), part('flying', true)];
    root.append(art, boxes, words, sprites);
    this._words = words;
    this._painter = new Painter({ host: this._host, art, boxes, words, sprites }, {
      words: (step) => this._makeWords(step),
      sprite: (...of) => this._makeSprite(...of),
    });
    this._pane.append(this._screens, this._host);
    this.element.append(this._shell, this._pane);
  }

  /** Shows another variant, or the same one in another way. */
  use(subject: DeviceContent): void {
    const before = this._subject?.playback;
    const { playback, shell } = subject;
    this._subject = subject;
    if (before && before.variant === playback.variant && before.device === playback.device) return;
    const [width, height] = playback.variant.display.size;
    this._shell.setAttribute('viewBox', shell.outer.join(' '));
    this._shell.replaceChildren(drawingOf(shell.id));
    this._screens.setAttribute('viewBox', `0 0 ${width} ${height}`);
    for (const [name, value] of Object.entries({ width, height })) {
      this._pane.style.setProperty(name, `${value}px`);
    }
    // Clipped by a path rather than a radius: within rounded corners that hide overflow, Chromium blurs the holes too.
    this._pane.style.setProperty('clip-path', `inset(0 round ${shell.radii.map((radius) => `${radius}px`).join(' ')})`);
    this._pane.dataset['scheme'] = playback.device.traits['colorScheme'] === 'dark' ? 'dark' : 'light';
    this._shown = '';
    styleHost(this._host, playback.tour, playback.variant, playback.device);
    this.forget();
    this.resize(this._scale);
  }

  /** The visible device. */
  get shell(): Shell | undefined {
    return this._subject?.shell;
  }

  /** Scales the device, relative to its own units. */
  resize(scale: number): void {
    const shell = this._subject?.shell;
    if (!shell) return;
    this._scale = scale;
    const [x, y, w, h] = shell.outer;
    this.element.style.setProperty('width', `${w * scale}px`);
    this.element.style.setProperty('height', `${h * scale}px`);
    this._pane.style.setProperty('transform', `translate(${-x * scale}px, ${-y * scale}px) scale(${scale})`);
  }

  /** Discards the words, after their buttons have changed or fonts have loaded. */
  forget(): void {
    for (const step of this._made) this._painter.forget(`words ${step}`);
    this._made.clear();
  }

  /** Shows a moment. `now` is the id of the step whose callout is usable, or null. */
  show({ picture, before, after, share }: Moment, now: string | null): void {
    const subject = this._subject;
    if (!subject) return;
    this._show(subject.screen(before), subject.screen(after), share);
    this._painter.paint(partsOf(picture, subject));
    for (const id of this._made) {
      const wrapper = this._painter.element(`words ${id}`) as HTMLElement | undefined;
      if (!wrapper) {
        this._made.delete(id);
        continue;
      }
      const isNow = now === id && this._controls !== null;
      wrapper.classList.toggle('now', isNow);
      wrapper.toggleAttribute('inert', !isNow);
      if (wrapper.tabIndex < 0 && wrapper.hasAttribute('role')) continue;
      wrapper.tabIndex = -1;
      wrapper.setAttribute('role', 'group');
      wrapper.setAttribute('aria-label', wrapper.querySelector('.title')?.textContent?.trim() || id);
    }
  }

  /** The point of the display at a point of the window. */
  pointAt(x: number, y: number): Point {
    const box = this._pane.getBoundingClientRect();
    return [(x - box.left) / this._scale, (y - box.top) / this._scale];
  }

  /** Focuses the words that can be used. */
  focus(): void {
    this._words.querySelector<HTMLElement>('.now')?.focus({ preventScroll: true });
  }

  /** True if the focus is in the words. */
  get hasFocus(): boolean {
    return !!this._host.shadowRoot?.activeElement;
  }

  private _show(before: string | undefined, after: string | undefined, share: number): void {
    const both = before !== after && share < 1;
    const shown = `${both ? before : ''} ${after}`;
    if (shown !== this._shown) {
      this._shown = shown;
      this._screens.replaceChildren(
        ...[both ? before : undefined, after].flatMap((id) => id === undefined ? [] : [drawingOf(id)]),
      );
    }
    const top = this._screens.lastElementChild;
    if (both) {
      top?.setAttribute('opacity', String(Math.round(share * 1000) / 1000));
    } else {
      top?.removeAttribute('opacity');
    }
  }

  private _makeWords(id: string): HTMLElement {
    const { playback } = this._subject as DeviceContent;
    const step = playback.step(id);
    this._made.add(id);
    if (!step) return make('div');
    return this._typesetter.set(step, playback.layout(id), this._controls?.(step));
  }

  private _makeSprite(_image: string | null, symbol: string | null, color: string | null): HTMLElement {
    const element = make('span');
    const picture = draw('svg', { class: 'sign', viewBox: '-12 -12 24 24' });
    // An element can be reused by id only within its own tree.
    for (const node of document.getElementById(this._subject?.sign(symbol) ?? '')?.childNodes ?? []) {
      picture.append(node.cloneNode(true));
    }
    element.append(picture);
    element.style.setProperty('color', color ?? 'var(--_primary)');
    return element;
  }
}
