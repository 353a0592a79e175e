import { activeElement, focusables, Inert, within } from './reach';
import { topDialog } from './stage';
import type { Session } from './session';
import type { Stop } from './focus';
import type { Stage } from './stage';

/** What the focus needs to know of the player. */
export interface AttentionContext {
  readonly page: Document;
  readonly stage: Stage;
  readonly session: Session;
  /** The words of the step that there is. */
  readonly words: () => HTMLElement | null;
  readonly element: (id: string) => Element | null;
  readonly key: (name: string) => void;
}

/** The focus and the keys of a page, while a tour has them. */
export class Attention {
  private _before: Element | null = null;
  private _has = false;
  private _lent: HTMLElement | null = null;
  private _at: HTMLElement | null = null;
  private _inert = new Inert();

  constructor(private readonly _context: AttentionContext) {
    const { page } = _context;
    page.addEventListener('keydown', this._early, true);
    page.addEventListener('keydown', this._late);
    page.addEventListener('focusin', this._strays);
  }

  stop(): void {
    const { page } = this._context;
    page.removeEventListener('keydown', this._early, true);
    page.removeEventListener('keydown', this._late);
    page.removeEventListener('focusin', this._strays);
    this.go({kind: 'app'});
    this._inert.release();
  }

  /** Takes the focus to a stop, or gives it back to the app. */
  go(stop: Stop): void {
    if (stop.kind === 'app') {
      this._giveBack();
      this._inert.release();
      if (this._has && this._before?.isConnected)
        (this._before as HTMLElement).focus?.({preventScroll: true});
      else if (this._has)
        (this._context.stage.root.activeElement as HTMLElement | null)?.blur();
      this._has = false;
      this._before = null;
      return;
    }
    this._context.stage.host.removeAttribute('data-tabbed');
    this._remember();
    this._has = true;
    this.refresh();
    this._focus(this._targetOf(stop));
  }

  /** Shuts off what cannot be reached, after the step or the page have changed. */
  refresh(): void {
    const { session, page, stage } = this._context;
    const step = session.step;
    if (session.state !== 'stands' || !step || step.interaction.mode === 'passThrough') return this._inert.release();
    const ids = [
      ...session.order.flatMap((stop) => (stop.kind === 'element' ? [stop.id] : [])),
      ...step.interaction.allow.map((one) => one.target),
      ...(step.interaction.mode === 'target' ? step.interaction.pass : []).flatMap((place) => {
        const cutout = step.cutouts[place];
        return cutout ? [cutout.target, ...cutout.others] : [];
      }),
    ];
    const elements = ids.map((id) => this._context.element(id)).filter((one): one is Element => !!one);
    this._remember();
    this._inert.apply(page, [stage.host, ...elements]);
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
    target.focus({preventScroll: true});
    if (activeElement(target.ownerDocument) !== target && !target.hasAttribute('tabindex')) {
      target.setAttribute('tabindex', '-1');
      this._lent = target;
      target.focus({preventScroll: true});
    }
  }

  private _giveBack(): void {
    this._lent?.removeAttribute('tabindex');
    this._lent = null;
  }

  /** All that the focus passes through, in order. */
  private _ring(): HTMLElement[] {
    const ring: HTMLElement[] = [];
    const { page } = this._context;
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
    return ring.filter((element, index) => ring.indexOf(element) === index && element.ownerDocument === page);
  }

  /** Before the app: the tab key, and Escape, which would close a dialog below. */
  private readonly _early = (event: KeyboardEvent): void => {
    const { session, page } = this._context;
    if (session.state !== 'stands') return;
    // With the shift key, WebKitGTK does not know it by its name.
    const isTab = event.key === 'Tab' || (event.key === 'Unidentified' && event.code === 'Tab');
    if (isTab && !event.ctrlKey && !event.altKey && !event.metaKey) {
      const ring = this._ring();
      if (!ring.length) return;
      event.preventDefault();
      event.stopPropagation();
      const active = activeElement(page);
      let place = ring.findIndex((element) => element === active);
      if (place < 0) place = ring.findIndex((element) => within(active, element));
      this._context.stage.host.toggleAttribute('data-tabbed', true);
      const next = place < 0 ? 0 : (place + (event.shiftKey ? ring.length - 1 : 1)) % ring.length;
      this._focus(ring[next] ?? null);
      return;
    }
    if (event.key === 'Escape' && topDialog(page) && !takesKeys(event, page) && session.dismissals.includes('escape')) {
      event.preventDefault();
      event.stopPropagation();
      this._context.key(event.key);
    }
  };

  /** After the app: the keys of the tour, where nobody else takes them. */
  private readonly _late = (event: KeyboardEvent): void => {
    const { session, page } = this._context;
    if (session.state !== 'stands' || event.defaultPrevented || event.repeat) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || takesKeys(event, page)) return;
    const own = (event.key === 'Enter' || event.key === ' ') &&
      (event.composedPath()[0] as Element | undefined)
        ?.closest?.(
          'button, a[href], summary, input, select, [role=button], [role=link], [role=menuitem], [role=tab], [role=option], [role=checkbox], [role=switch]');
    if (own) return;
    this._context.key(event.key);
  };

  /** The focus goes nowhere else than the tour has it, unless the whole app may be used. */
  private readonly _strays = (): void => {
    const { session, page, stage } = this._context;
    const step = session.step;
    if (!this._has || session.state !== 'stands' || !step || step.interaction.mode === 'passThrough') return;
    const active = activeElement(page);
    if (!active || active === page.body || within(active, stage.host)) return;
    const ids = [
      ...session.order.flatMap((stop) => (stop.kind === 'element' ? [stop.id] : [])),
      ...step.interaction.allow.map((one) => one.target)
    ];
    const allowed = ids.some((id) => {
      const element = this._context.element(id);
      return !!element && within(active, element);
    });
    if (!allowed) this._focus(this._at?.isConnected ? this._at : this._context.words());
  };
}

/** Whether somebody else takes keys: a text field, or a text that is being composed. */
function takesKeys(event: KeyboardEvent, page: Document): boolean {
  const at = (event.composedPath()[0] ?? activeElement(page)) as HTMLElement | null;
  if (event.isComposing || event.keyCode === 229) return true;
  if (!at?.matches) return false;
  const field = at.matches('textarea, select') || at.isContentEditable ||
    (at.localName === 'input' &&
      !/^(button|checkbox|color|file|image|radio|range|reset|submit)$/.test((at as HTMLInputElement).type));
  return field || at.matches('[role=textbox], [role=searchbox], [role=combobox]');
}
