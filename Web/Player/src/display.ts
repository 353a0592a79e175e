import { type BubbleContext, makeBubble, sizeOf } from '../../Shared/dom/bubble';
import { isRightToLeft, sheetAreaOf } from '../../Shared/engine/callout';
import { call } from '../../Shared/dom/calls';
import { isColor } from '../../Shared/dom/colors';
import { fitBubble } from '../../Shared/dom/fit';
import { localeOf, shownLocale } from '../../Shared/engine/language';
import { Animator } from './animator';
import type { PlayerOptions } from './options';
import { Painter } from '../../Shared/dom/painter';
import { BUTTON_EVENTS } from '../../Shared/dom/parts';
import { blockedPath } from '../../Shared/dom/focusable';
import type { Session } from '../../Shared/engine/session';
import type { Stage } from '../../Shared/dom/stage';
import { closeLabel, textFor, withLanguage } from '../../Shared/dom/texts';
import { themeProperties } from '../../Shared/dom/theme';
import { openBoxes } from '../../Shared/engine/touch';
import type { SessionEvent } from '../../Shared/engine/events';
import type { CalloutLayout, Point, Size, Step } from '../../Shared/engine/tour';

/** The callbacks of a display. */
export interface DisplayCallbacks {
  readonly handle: (what: SessionEvent) => void;
  readonly tap: (point: Point) => void;
  readonly now: () => number;
}

/**
 * Draws a session's screen: the picture, the words in their callouts, and the blocker that keeps touches from the app.
 */
export class Display {
  readonly animator: Animator;
  private readonly _page: Document;
  private readonly _painter: Painter;
  private _sizes = new Map<string, Size | null>();
  /** Addresses of pictures that failed to load. */
  private readonly _failed = new Set<string>();
  private _theme = '';
  private _words: HTMLElement | null = null;

  constructor(
    private readonly _stage: Stage,
    private readonly _session: Session,
    private readonly _options: PlayerOptions,
    private readonly _callbacks: DisplayCallbacks,
  ) {
    this._page = _stage.host.ownerDocument;
    this._painter = new Painter(_stage, {
      words: (step) => this._makeWords(step),
      sprite: (...all) => this._makeSprite(...all),
    });
    this.animator = new Animator(this._painter, _session, _callbacks.now);
    this.clearWords();
  }

  /** The words of the current step. */
  get words(): HTMLElement | null {
    return this._words;
  }

  /** The language in which the step's words begin. */
  get language(): string {
    const { step, tour, playback } = this._session;
    const { locale } = playback.device.traits;
    const key = step?.accessibility.label ?? step?.callout?.title ?? step?.callout?.body;
    return localeOf(tour, key, locale) ?? shownLocale(tour, locale);
  }

  /**
   * Makes all words anew and clears their measured sizes, after fonts have loaded, an image has failed or the device has
   * changed.
   */
  clearWords(): void {
    this._theme = '';
    this._sizes.clear();
    this._session.measureWith((step, width, layout) => this._measure(step, width, layout));
  }

  /** Makes all words anew the next time they are shown. */
  remakeWords(): void {
    this._theme = '';
  }

  show(): void {
    const { _session: session, _stage: stage } = this;
    const { step } = session;
    const focused = stage.root.activeElement;
    const place = stage.words.contains(focused) ? this._stops().indexOf(focused as HTMLElement) : null;
    this._undoZoom();
    this._applyTheme();
    this.animator.show();
    this._fit(step);
    if (place !== null && !stage.root.activeElement) {
      (this._stops()[place] ?? this._words)?.focus({ preventScroll: true });
    }
    const stands = session.state === 'stands' && !!step;
    const open = stands && step ? openBoxes(step) : null;
    stage.blocker.hidden = !open;
    const view = this._page.defaultView;
    if (open) {
      const path = blockedPath([view?.innerWidth ?? 0, view?.innerHeight ?? 0], session.locked ? [] : open);
      stage.blocker.style.setProperty('clip-path', `path("${path}")`);
    }
    stage.leave.hidden = !session.focusOrder.some((stop) =>
      stop.kind === 'overlay' || (stop.kind === 'close' && !step?.callout)
    );
    stage.leave.textContent = closeLabel(session.tour, session.playback.device);
    withLanguage(stage.leave, session.tour, session.playback.device, 'common.close');
  }

  /** The focusable elements in the current step's words. */
  private _stops(): HTMLElement[] {
    return [...this._words?.querySelectorAll<HTMLElement>('a, button, .scroller') ?? []];
  }

  /** Undoes the page's present zoom, whichever ancestor has it. */
  private _undoZoom(): void {
    const { host, root } = this._stage;
    const measure = root.querySelector('.safe');
    const width = measure?.getBoundingClientRect().width;
    const own = measure ? parseFloat(this._page.defaultView?.getComputedStyle(measure).width ?? '') : 0;
    // In WebKit the style sheet isn't applied yet when the host is inserted.
    if (!width || !(Math.abs(own - 1000) < 1) || Math.abs(width - 1000) < 0.1) return;
    const zoom = Number(host.style.getPropertyValue('--_zoom')) || 1;
    host.style.setProperty('--_zoom', String((zoom * 1000) / width), 'important');
  }

  /** Sets colours, fonts and lengths. */
  private _applyTheme(): void {
    const { playback } = this._session;
    const { device } = playback;
    const dark = device.traits['colorScheme'] === 'dark';
    const locale = shownLocale(this._session.tour, device.traits['locale']);
    const dir = isRightToLeft(playback) ? 'rtl' : 'ltr';
    const theme = JSON.stringify([dark, locale, dir, device.traits['textSize']]);
    if (theme === this._theme) return;
    const { host } = this._stage;
    for (
      const [name, value] of [
        ...themeProperties(this._session.tour, device, dark),
        ['--_scheme', dark ? 'dark' : 'light'] as const,
      ]
    ) {
      host.style.setProperty(name, value, 'important');
    }
    host.lang = locale;
    host.dir = dir;
    this.clearWords();
    this._theme = theme;
    for (const step of this._session.playback.variant.steps) this._painter.forget(`words ${step.id}`);
    this._words = null;
  }

  /** Sizes the current step's words, and makes them the ones that are read and focused. */
  private _fit(step: Step | undefined): void {
    for (const wrapper of this._stage.words.children) wrapper.classList.remove('now');
    const wrapper = step && (this._painter.element(`words ${step.id}`) as HTMLElement | undefined);
    for (const other of this._stage.words.children) (other as HTMLElement).toggleAttribute('inert', other !== wrapper);
    const layout = this._session.playback.layout(step?.id ?? null);
    if (!step || !wrapper || !layout || this._session.state !== 'stands') return;
    wrapper.classList.add('now');
    wrapper.tabIndex = -1;
    wrapper.setAttribute('role', 'dialog');
    wrapper.setAttribute('part', 'words');
    const { device } = this._session.playback;
    const text = (key: string | null): string => textFor(this._session.tour, device, key, this._session.values, false);
    wrapper.setAttribute(
      'aria-label',
      text(step.accessibility.label) || text(step.callout?.title ?? null) || text(this._session.tour.title) ||
        this._session.tour.tutorial,
    );
    const hint = text(step.accessibility.hint);
    if (hint) wrapper.setAttribute('aria-description', hint);
    const inner = wrapper.firstElementChild as HTMLElement;
    this._words = wrapper;
    fitBubble(inner, layout.frame[2], layout.frame[3]);
    for (const button of inner.querySelectorAll<HTMLButtonElement>('[data-index]')) {
      button.disabled = !this._session.isEnabled(Number(button.dataset['index']));
    }
  }

  private _context(step: Step, plainly: boolean): BubbleContext {
    const { playback, values, tour } = this._session;
    const { device, variant } = playback;
    const { render, links = [], onLink } = this._options;
    const controls = {
      text: (key: string | null) => textFor(tour, device, key, values),
      press: (button: number) => this._callbacks.handle({ kind: 'button', index: button }),
      isEnabled: (button: number) => this._session.isEnabled(button),
      close: () => this._callbacks.handle({ kind: 'close' }),
    };
    return {
      page: this._page,
      host: this._stage.host,
      tour,
      variant,
      device,
      variables: values,
      canClose: (step.dismiss ?? tour.dismiss).includes('close'),
      layout: plainly ? null : playback.layout(step.id),
      safe: sheetAreaOf(playback, step),
      isEnabled: controls.isEnabled,
      image: (name) => this._source(name),
      imageFailed: (source) => {
        if (this._failed.has(source)) return;
        this._failed.add(source);
        this.clearWords();
        this._callbacks.handle({ kind: 'time' });
      },
      links,
      follow: (link) => call(() => onLink?.(link, step), undefined),
      render: render && ((one, element) => render(one, element, controls)),
    };
  }

  private _makeWords(id: string): HTMLElement {
    const step = this._session.playback.step(id);
    const inner = step ? makeBubble(step, this._context(step, false)) : this._page.createElement('div');
    const layout = this._session.playback.layout(id);
    if (layout) setTimeout(() => fitBubble(inner, layout.frame[2], layout.frame[3]), 0);
    return inner;
  }

  /** Handles a click on the callout: on a button, on the cross, or on anything else. */
  click(event: MouseEvent): void {
    const [target] = event.composedPath() as Element[];
    const at = target?.closest?.('a, button');
    if (!at) return this._callbacks.tap([event.clientX, event.clientY]);
    const act = BUTTON_EVENTS.get(at);
    if (act) this._callbacks.handle(act);
  }

  /** The address of a picture, or null if the app has none or it failed to load. */
  private _source(name: string): string | null {
    const { image } = this._options;
    const source: unknown = image ? call(() => image(name), null) : name;
    return typeof source === 'string' && source && !this._failed.has(source) ? source : null;
  }

  private _makeSprite(image: string | null, symbol: string | null, color: string | null): HTMLElement {
    const source = image && this._source(image);
    const element = this._page.createElement(source ? 'img' : 'span');
    if (source) {
      // Without an alternative text nothing is drawn if the picture fails to load.
      Object.assign(element, { alt: '', src: source });
    } else if (symbol) {
      element.setAttribute('data-symbol', symbol);
    }
    if (isColor(color)) element.style.setProperty('color', color);
    return element;
  }

  private _measure(step: Step, width: number, layout?: CalloutLayout): Size | null {
    const key = `${step.id} ${width} ${layout?.content}`;
    const known = this._sizes.get(key);
    if (known !== undefined) return known;
    const size = sizeOf(step, this._context(step, true), width, layout);
    this._sizes.set(key, size);
    return size;
  }
}
