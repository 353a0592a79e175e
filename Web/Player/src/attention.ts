import { imageOf, isClosedAround, within } from '../../Shared/dom/box';
import { frameDocument } from '../../Shared/dom/finder';
import type { Stop } from '../../Shared/engine/focus';
import { clean, Inert } from './inert';
import { activeElement, FOCUSABLE, focusables } from '../../Shared/dom/reach';
import type { Session } from '../../Shared/engine/session';
import type { Stage } from '../../Shared/dom/stage';

/** What the focus needs to know of the player. */
export interface AttentionContext {
  readonly page: Document;
  readonly stage: Stage;
  readonly session: Session;
  /** The words of the step that there is. */
  readonly words: () => HTMLElement | null;
  readonly element: (id: string) => Element | null;
  readonly key: (name: string) => void;
  /** Scrolls by so much what is highlighted, if it does not fit; says whether it does not. */
  readonly scroll: (across: number, down: number) => boolean;
}

/** How long the focus is not taken back again from whoever took it last, in milliseconds. */
const TRUCE = 500;

/** By how much of a window's height keys scroll what does not fit. */
const SCROLLS: Readonly<Record<string, number>> = { ArrowDown: 0.1, ArrowUp: -0.1, PageDown: 0.8, PageUp: -0.8 };

/** The focus and the keys of a page, while a tour has them. */
export class Attention {
  readonly inert = new Inert();
  private _before: Element | null = null;
  private _has = false;
  private _lent: HTMLElement | null = null;
  private _at: HTMLElement | null = null;
  private _taken = -Infinity;
  /** What of the app keeps the focus in this step. */
  private _holder: Element | null = null;

  constructor(private readonly _context: AttentionContext) {}

  /** Gives the page back. */
  stop(): void {
    this.go({ kind: 'app' });
    clean(this._context.page, this._context.stage.host, new Set());
  }

  /** Takes the focus to a stop, or gives it back to the app. */
  go(stop: Stop): void {
    if (stop.kind === 'app') {
      this._giveBack();
      this.inert.release();
      if (this._has && this._before?.isConnected) {
        focus(this._before);
      } else if (this._has) {
        (this._context.stage.root.activeElement as HTMLElement | null)?.blur();
      }
      this._has = false;
      this._before = null;
      return;
    }
    this._context.stage.host.removeAttribute('data-tabbed');
    this._holder = null;
    this._remember();
    this._has = true;
    this.refresh();
    this._focus(this._targetOf(stop));
  }

  /** Gives the focus back, and leaves it where it is then for this step: what is highlighted is shown only while it is there. */
  leave(): void {
    this.go({ kind: 'app' });
    this._holder = activeElement(this._context.page);
  }

  /** Lets the page be used until `refresh`; the focus stays where it is, or goes where a dialog wants it. */
  rest(): void {
    this._giveBack();
    this.inert.release();
  }

  /** Takes the focus again, if it is nowhere: the tour was hidden meanwhile. */
  resume(): void {
    const { page, stage } = this._context;
    const active = activeElement(page);
    this.refresh();
    if (this._has && (!active || active === page.body) && !stage.root.activeElement) {
      this._focus(this._at?.isConnected ? this._at : this._context.words());
    }
  }

  /** Shuts off what cannot be reached, after the step or the page have changed. */
  refresh(): void {
    const { session, page, stage } = this._context;
    const step = session.step;
    if (session.state !== 'stands' || !step || step.interaction.mode === 'passThrough') return this.inert.release();
    const ids = [
      ...session.order.flatMap((stop) => (stop.kind === 'element' ? [stop.id] : [])),
      ...step.interaction.allow.map((one) => one.target),
      ...(step.interaction.mode === 'target' ? step.interaction.pass : []).flatMap((place) => {
        const cutout = step.cutouts[place];
        return cutout ? [cutout.target, ...cutout.others] : [];
      }),
    ];
    // An area is touched where its image is.
    const elements = ids.map((id) => this._context.element(id))
      .flatMap((one) => [one, one?.localName === 'area' ? imageOf(one) : null])
      .filter((one): one is Element => !!one);
    this._remember();
    const holder = this._holder && activeElement(page) === this._holder ? [this._holder] : [];
    this.inert.apply(page, [stage.host, ...elements, ...holder]);
  }

  /** Takes a key, before the app has it. */
  early(event: KeyboardEvent): void {
    const { session, page, stage } = this._context;
    if (session.state !== 'stands' || event.isComposing || event.keyCode === 229) return;
    // With the shift key, WebKitGTK does not know it by its name.
    const isTab = event.key === 'Tab' || (event.key === 'Unidentified' && event.code === 'Tab');
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (isTab) return this._tab(event);
    const inside = event.composedPath().includes(stage.host);
    // A dialog of the app would close by it, too.
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

  /** Takes a key, after whoever has it: the tour's keys, if the focus is in its callout or nowhere. */
  late(event: KeyboardEvent): void {
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
    // Buttons and links are pressed by these.
    if ((event.key === 'Enter' || event.key === ' ') && at?.closest?.('button, a[href], summary, input, select')) {
      return;
    }
    this._context.key(event.key);
  }

  /** The focus has gone somewhere: it goes nowhere else than the tour has it, unless the whole app may be used. */
  strays(): void {
    const { session, page, stage } = this._context;
    const isAway = (): boolean => {
      const step = session.step;
      if (!this._has || session.state !== 'stands' || !step || step.interaction.mode === 'passThrough') return false;
      const active = activeElement(page);
      if (!active || active === page.body || within(active, stage.host)) return false;
      const ids = [
        ...session.order.flatMap((stop) => (stop.kind === 'element' ? [stop.id] : [])),
        ...step.interaction.allow.map((one) => one.target),
      ];
      return !ids.some((id) => {
        const element = this._context.element(id);
        return !!element && (within(active, element) || isClosedAround(active, element));
      });
    };
    if (!isAway()) return;
    // Not within the event: two that keep the focus would call each other for ever. And not again and again.
    const now = performance.now();
    if (now - this._taken < TRUCE) return;
    this._taken = now;
    setTimeout(() => {
      if (isAway()) this._focus(this._at?.isConnected ? this._at : this._context.words());
    }, 0);
  }

  /** Notes where the focus is before the tour takes it: what becomes inert loses it, in some browsers at once. */
  private _remember(): void {
    const active = activeElement(this._context.page);
    if (!this._has && active !== this._context.page.body) this._before = active;
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
    this._at = target;
    focus(target);
    if (activeElement(target.ownerDocument) !== target && !target.hasAttribute('tabindex')) {
      target.setAttribute('tabindex', '-1');
      this._lent = target;
      focus(target);
    }
  }

  private _giveBack(): void {
    if (this._lent?.getAttribute('tabindex') === '-1') this._lent.removeAttribute('tabindex');
    this._lent = null;
  }

  /** All that the focus passes through, in order; elements of the app as far as they can be looked into. */
  private _ring(): HTMLElement[] {
    const ring: HTMLElement[] = [];
    for (const stop of this._context.session.order) {
      if (stop.kind === 'element') {
        const element = this._context.element(stop.id);
        const inner = element ? focusables(element) : [];
        ring.push(...(inner.length ? inner : element ? [element as HTMLElement] : []));
      } else {
        const target = this._targetOf(stop);
        if (target) ring.push(target);
        if (stop.kind === 'callout') {
          const scroller = target?.querySelector<HTMLElement>('.scroller[tabindex]');
          ring.push(...(scroller ? [scroller] : []), ...(target?.querySelectorAll<HTMLElement>('.body a[href]') ?? []));
        }
      }
    }
    return ring.filter((element, index) => ring.indexOf(element) === index);
  }

  /** The tab key goes around; within an element of the app it goes the browser's own way. */
  private _tab(event: KeyboardEvent): void {
    const { page, stage } = this._context;
    const ring = this._ring();
    if (!ring.length) return;
    stage.host.toggleAttribute('data-tabbed', true);
    const active = activeElement(page);
    let place = ring.findIndex((element) => element === active);
    if (place < 0) place = ring.findIndex((element) => within(active, element));
    const next = ring[place < 0 ? 0 : (place + (event.shiftKey ? ring.length - 1 : 1)) % ring.length];
    const target = place < 0 || within(active, stage.host) ? null : this._elementOf(active);
    if (
      target &&
      ((next && within(next, target) && next !== active && this._isPast(place, ring, event.shiftKey)) ||
        isOpaque(active) || active === this._lent)
    ) {
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    this._focus(next ?? null);
  }

  /** Whether the next one in the ring lies farther on, and not around its end. */
  private _isPast(place: number, ring: readonly HTMLElement[], back: boolean): boolean {
    return back ? place > 0 : place < ring.length - 1;
  }

  /** The element of the step in which something has the focus. */
  private _elementOf(active: Element | null): Element | null {
    for (const stop of this._context.session.order) {
      const element = stop.kind === 'element' ? this._context.element(stop.id) : null;
      if (element && within(active, element)) return element;
    }
    return null;
  }
}

/** Gives the focus to an element; a form may have a field of that name. */
function focus(element: Element): void {
  const own = (element as HTMLElement).focus as unknown;
  (typeof own === 'function' ? own : HTMLElement.prototype.focus).call(element, { preventScroll: true });
  if (element.parentElement?.closest('.scroller')) element.scrollIntoView?.({ block: 'nearest' });
}

/** Whether there may be more to focus in an element than can be seen from outside: the browser knows the way. */
function isOpaque(element: Element | null): boolean {
  if (!element || element.shadowRoot) return false;
  const frame = element.localName === 'iframe' && !frameDocument(element);
  // In a closed root what has the focus is not said, but its host.
  return frame || !element.matches(FOCUSABLE) || element.localName.includes('-') ||
    /^(embed|object)$/.test(element.localName) ||
    element.matches(
      'audio[controls], video[controls], input[type=date], input[type=time], input[type=datetime-local], input[type=month], input[type=week]',
    );
}

/** Whether a key goes into a text field or a list of choices. */
export function isField(event: KeyboardEvent, page: Document): boolean {
  const at = (event.composedPath()[0] ?? activeElement(page)) as HTMLElement | null;
  if (!at?.matches) return false;
  const field = at.matches('textarea, select') || at.isContentEditable ||
    (at.localName === 'input' &&
      !/^(button|checkbox|color|file|image|radio|range|reset|submit)$/.test((at as HTMLInputElement).type));
  return field || at.matches('[role=textbox], [role=searchbox], [role=combobox]') || !!at.closest('[role=listbox]');
}
