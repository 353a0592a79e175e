import { imageOf, isClosedAround, within } from '../../Shared/dom/box';
import { frameDocument } from '../../Shared/dom/finder';
import type { Stop } from '../../Shared/engine/focus';
import { cleanCopies, Inert } from './inert';
import { activeElement, FOCUSABLE, focusables } from '../../Shared/dom/focusable';
import type { Session } from '../../Shared/engine/session';
import type { Stage } from '../../Shared/dom/stage';

/** The player, as far as the focus depends on it. */
export interface PageFocusContext {
  readonly page: Document;
  readonly stage: Stage;
  readonly session: Session;
  /** The words of the current step. */
  readonly words: () => HTMLElement | null;
  readonly element: (id: string) => Element | null;
  readonly key: (name: string) => void;
  /** Scrolls a highlighted element that doesn't fit. Returns true if it doesn't fit. */
  readonly scroll: (across: number, down: number) => boolean;
}

/** The minimum time between two attempts to take the focus back, in milliseconds. */
const RETAKE_INTERVAL = 500;

/** The scroll distance of each key, as a fraction of the window's height. */
const SCROLLS: Readonly<Record<string, number>> = { ArrowDown: 0.1, ArrowUp: -0.1, PageDown: 0.8, PageUp: -0.8 };

/** The focus and the keys of a page while a tour has them. */
export class PageFocus {
  readonly inert = new Inert();
  private _focusedBefore: Element | null = null;
  private _hasFocus = false;
  private _focusableTarget: HTMLElement | null = null;
  private _current: HTMLElement | null = null;
  private _lastTakenBack = -Infinity;
  /** The app's element that keeps the focus during this step. */
  private _focusKeeper: Element | null = null;

  constructor(private readonly _context: PageFocusContext) {}

  /** Gives the focus back to the page. */
  stop(): void {
    this.moveTo({ kind: 'app' });
    cleanCopies(this._context.page, this._context.stage.host, new Set());
  }

  /** Moves the focus to a stop, or gives it back to the app. */
  moveTo(stop: Stop): void {
    if (stop.kind === 'app') {
      this._giveBack();
      this.inert.release();
      if (this._hasFocus && this._focusedBefore?.isConnected) {
        focus(this._focusedBefore);
      } else if (this._hasFocus) {
        (this._context.stage.root.activeElement as HTMLElement | null)?.blur();
      }
      this._hasFocus = false;
      this._focusedBefore = null;
      return;
    }
    this._context.stage.host.removeAttribute('data-tabbed');
    this._focusKeeper = null;
    this._noteFocused();
    this._hasFocus = true;
    this.refresh();
    this._focus(this._targetOf(stop));
  }

  /**
   * Gives the focus back and leaves it there for this step, because the highlighted element is shown only while it has
   * it.
   */
  leaveWithApp(): void {
    this.moveTo({ kind: 'app' });
    this._focusKeeper = activeElement(this._context.page);
  }

  /** Opens the page until `refresh`. The focus stays where it is, or goes where a dialog wants it. */
  release(): void {
    this._giveBack();
    this.inert.release();
  }

  /** Takes the focus back if nothing has it, after the tour was hidden. */
  restore(): void {
    const { page, stage } = this._context;
    const active = activeElement(page);
    this.refresh();
    if (this._hasFocus && (!active || active === page.body) && !stage.root.activeElement) {
      this._focus(this._current?.isConnected ? this._current : this._context.words());
    }
  }

  /** Makes everything out of reach inert, after a change of the step or the page. */
  refresh(): void {
    const { session, page, stage } = this._context;
    const step = session.step;
    if (session.state !== 'stands' || !step || step.interaction.mode === 'passThrough') return this.inert.release();
    const ids = [
      ...session.focusOrder.flatMap((stop) => (stop.kind === 'element' ? [stop.id] : [])),
      ...step.interaction.allow.map((one) => one.target),
      ...(step.interaction.mode === 'target' ? step.interaction.pass : []).flatMap((place) => {
        const cutout = step.cutouts[place];
        return cutout ? [cutout.target, ...cutout.others] : [];
      }),
    ];
    // An image map's area is touched where its image is.
    const elements = ids.map((id) => this._context.element(id))
      .flatMap((one) => [one, one?.localName === 'area' ? imageOf(one) : null])
      .filter((one): one is Element => !!one);
    this._noteFocused();
    const holder = this._focusKeeper && activeElement(page) === this._focusKeeper ? [this._focusKeeper] : [];
    this.inert.apply(page, [stage.host, ...elements, ...holder]);
  }

  /** Handles a key before the app does. */
  keyBeforeApp(event: KeyboardEvent): void {
    const { session, page, stage } = this._context;
    if (session.state !== 'stands' || event.isComposing || event.keyCode === 229) return;
    // With Shift, WebKitGTK doesn't report the name of the Tab key.
    const isTab = event.key === 'Tab' || (event.key === 'Unidentified' && event.code === 'Tab');
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (isTab) return this._tab(event);
    const inside = event.composedPath().includes(stage.host);
    // Escape would close a dialog of the app too.
    if (
      event.key === 'Escape' && (inside || page.querySelector('dialog[open]')) && !isField(event, page) &&
      session.dismissals.includes('escape')
    ) {
      event.preventDefault();
      event.stopImmediatePropagation();
      this._context.key(event.key);
      return;
    }
    const by = SCROLLS[event.key];
    if (
      by !== undefined && inside && !isField(event, page) &&
      this._context.scroll(0, by * (page.defaultView?.innerHeight ?? 0))
    ) {
      event.preventDefault();
    }
  }

  /** Handles a key after the app: the tour's keys, if the focus is in its callout or nowhere. */
  keyAfterApp(event: KeyboardEvent): void {
    const { session, page, stage } = this._context;
    if (
      session.state !== 'stands' || event.defaultPrevented || event.repeat || event.isComposing || event.keyCode === 229
    ) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || isField(event, page)) return;
    const [at] = event.composedPath() as Element[];
    const active = activeElement(page);
    const isOwn = event.composedPath().includes(stage.host);
    const nowhere = !active || active === page.body || active === page.documentElement;
    if (event.key !== 'Escape' && !isOwn && !nowhere) return;
    // These keys press buttons and links.
    if ((event.key === 'Enter' || event.key === ' ') && at?.closest?.('button, a[href], summary, input, select')) {
      return;
    }
    this._context.key(event.key);
  }

  /** Handles a move of the focus: it may leave the tour's stops only if the whole app may be used. */
  focusMoved(): void {
    const { session, page, stage } = this._context;
    const isAway = (): boolean => {
      const step = session.step;
      if (!this._hasFocus || session.state !== 'stands' || !step || step.interaction.mode === 'passThrough') {
        return false;
      }
      const active = activeElement(page);
      if (!active || active === page.body || within(active, stage.host)) return false;
      const ids = [
        ...session.focusOrder.flatMap((stop) => (stop.kind === 'element' ? [stop.id] : [])),
        ...step.interaction.allow.map((one) => one.target),
      ];
      return !ids.some((id) => {
        const element = this._context.element(id);
        return !!element && (within(active, element) || isClosedAround(active, element));
      });
    };
    if (!isAway()) return;
    // Not within the event, because two focus traps would call each other forever; and not again and again.
    const now = performance.now();
    if (now - this._lastTakenBack < RETAKE_INTERVAL) return;
    this._lastTakenBack = now;
    setTimeout(() => {
      if (isAway()) this._focus(this._current?.isConnected ? this._current : this._context.words());
    }, 0);
  }

  /**
   * Notes the focused element before the tour takes the focus. An element that becomes inert loses it, in some browsers
   * at once.
   */
  private _noteFocused(): void {
    const active = activeElement(this._context.page);
    if (!this._hasFocus && active !== this._context.page.body) this._focusedBefore = active;
  }

  private _targetOf(stop: Stop): HTMLElement | null {
    const { stage } = this._context;
    const words = this._context.words();
    if (stop.kind === 'callout') return words;
    if (stop.kind === 'button') return words?.querySelector<HTMLElement>(`[data-index="${stop.index}"]`) ?? words;
    if (stop.kind === 'close') return words?.querySelector<HTMLElement>('.close') ?? stage.leave;
    if (stop.kind === 'overlay') return stage.leave;
    if (stop.kind !== 'element') return null;
    const element = this._context.element(stop.id);
    return element && (focusables(element)[0] ?? (element as HTMLElement));
  }

  private _focus(target: HTMLElement | null): void {
    this._giveBack();
    if (!target) return;
    this._current = target;
    focus(target);
    if (activeElement(target.ownerDocument) !== target && !target.hasAttribute('tabindex')) {
      target.setAttribute('tabindex', '-1');
      this._focusableTarget = target;
      focus(target);
    }
  }

  private _giveBack(): void {
    if (this._focusableTarget?.getAttribute('tabindex') === '-1') this._focusableTarget.removeAttribute('tabindex');
    this._focusableTarget = null;
  }

  /** All focusable elements of the tour's stops, in order; of the app's elements, those that can be looked into. */
  private _tabStops(): HTMLElement[] {
    const stops: HTMLElement[] = [];
    for (const stop of this._context.session.focusOrder) {
      if (stop.kind === 'element') {
        const element = this._context.element(stop.id);
        const inner = element ? focusables(element) : [];
        stops.push(...(inner.length ? inner : element ? [element as HTMLElement] : []));
      } else {
        const target = this._targetOf(stop);
        if (target) stops.push(target);
        if (stop.kind === 'callout') {
          const scroller = target?.querySelector<HTMLElement>('.scroller[tabindex]');
          stops.push(
            ...(scroller ? [scroller] : []),
            ...(target?.querySelectorAll<HTMLElement>('.body a[href]') ?? []),
          );
        }
      }
    }
    return stops.filter((element, index) => stops.indexOf(element) === index);
  }

  /** Tab cycles through the tour's stops. Within an element of the app it keeps the browser's own order. */
  private _tab(event: KeyboardEvent): void {
    const { page, stage } = this._context;
    const stops = this._tabStops();
    if (!stops.length) return;
    stage.host.toggleAttribute('data-tabbed', true);
    const active = activeElement(page);
    let place = stops.findIndex((element) => element === active);
    if (place < 0) place = stops.findIndex((element) => within(active, element));
    const next = stops[place < 0 ? 0 : (place + (event.shiftKey ? stops.length - 1 : 1)) % stops.length];
    const target = place < 0 || within(active, stage.host) ? null : this._elementOf(active);
    if (
      target &&
      ((next && within(next, target) && next !== active && this._isFurther(place, stops, event.shiftKey)) ||
        isOpaque(active) || active === this._focusableTarget)
    ) {
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    this._focus(next ?? null);
  }

  /** Returns true if the next stop comes later, rather than around the end of the list. */
  private _isFurther(place: number, stops: readonly HTMLElement[], back: boolean): boolean {
    return back ? place > 0 : place < stops.length - 1;
  }

  /** The step's element that contains the focus. */
  private _elementOf(active: Element | null): Element | null {
    for (const stop of this._context.session.focusOrder) {
      const element = stop.kind === 'element' ? this._context.element(stop.id) : null;
      if (element && within(active, element)) return element;
    }
    return null;
  }
}

/** Focuses an element. A form may have a field named `focus`. */
function focus(element: Element): void {
  const own = (element as HTMLElement).focus as unknown;
  (typeof own === 'function' ? own : HTMLElement.prototype.focus).call(element, { preventScroll: true });
  if (element.parentElement?.closest('.scroller')) element.scrollIntoView?.({ block: 'nearest' });
}

/**
 * Returns true if an element may contain focusable elements that can't be seen from outside. Only the browser knows its
 * order.
 */
function isOpaque(element: Element | null): boolean {
  if (!element || element.shadowRoot) return false;
  const frame = element.localName === 'iframe' && !frameDocument(element);
  // Of a closed shadow root only the host is known to have the focus.
  return frame || !element.matches(FOCUSABLE) || element.localName.includes('-') ||
    /^(embed|object)$/.test(element.localName) ||
    element.matches(
      'audio[controls], video[controls], input[type=date], input[type=time], input[type=datetime-local], input[type=month], input[type=week]',
    );
}

/** Returns true if a key goes to a text field or a list of options. */
export function isField(event: KeyboardEvent, page: Document): boolean {
  const at = (event.composedPath()[0] ?? activeElement(page)) as HTMLElement | null;
  if (!at?.matches) return false;
  const field = at.matches('textarea, select') || at.isContentEditable ||
    (at.localName === 'input' &&
      !/^(button|checkbox|color|file|image|radio|range|reset|submit)$/.test((at as HTMLInputElement).type));
  return field || at.matches('[role=textbox], [role=searchbox], [role=combobox]') || !!at.closest('[role=listbox]');
}
