import { elementsIn, parentOf, within } from '../../Shared/dom/box';
import { isModal } from '../../Shared/dom/modal';

/** The value that marks the tour's own `inert` attributes. The app's have another one. */
export const MARK = 'tutorialc';
const MARKED = `[inert=${MARK}]`;

/**
 * The maximum number of elements that are made inert; with more siblings, the rest stays open to assistive technology.
 */
const MOST = 48;

/** Makes everything out of reach inert, with as few elements as possible, and undoes it. */
export class Inert {
  readonly set = new Set<Element>();

  /** Leaves only the kept elements open, and their ancestors. */
  apply(page: Document, keep: readonly Element[]): void {
    const open = new Set<Element>();
    for (const element of keep) {
      for (let at: Element | null = element; at; at = parentOf(at)) open.add(at);
    }
    const kept = new Set(keep);
    // A slotted element is elsewhere in the page's tree.
    const isKept = (one: Element): boolean => kept.has(one) || keep.some((outer) => within(one.assignedSlot, outer));
    const closed = new Set<Element>();
    const walk = (parent: Element | ShadowRoot): void => {
      const inner: Element[] = [];
      const outer: Element[] = [];
      for (const child of elementsIn(parent)) {
        if (isKept(child) || staysOpen(child)) continue;
        if (open.has(child)) {
          inner.push(child);
        } else if (!child.hasAttribute('inert') || child.getAttribute('inert') === MARK) {
          // In a copy of the page, elements that were inert in it have the mark too.
          outer.push(child);
        }
        if (outer.length > MOST) break;
      }
      if (closed.size + outer.length <= MOST) outer.forEach((child) => closed.add(child));
      // If there are too many siblings, only those on the path to a kept element are walked into.
      for (
        const child of outer.length > MOST
          ? [...open].filter((one) => one.parentNode === parent && !kept.has(one))
          : inner
      ) {
        walk(child);
        if (child.shadowRoot) walk(child.shadowRoot);
      }
    };
    if (page.body) walk(page.body);
    for (const element of this.set) {
      if (!closed.has(element)) this._open(element);
    }
    for (const element of closed) {
      if (this.set.has(element)) continue;
      element.setAttribute('inert', MARK);
      this.set.add(element);
    }
  }

  release(): void {
    for (const element of [...this.set]) this._open(element);
  }

  private _open(element: Element): void {
    if (element.getAttribute('inert') === MARK) element.removeAttribute('inert');
    this.set.delete(element);
  }
}

/** Returns true if there is nothing to make inert. Modals stay open, because the tour stands aside for them. */
const staysOpen = (element: Element): boolean =>
  element.localName === 'dialog'
    ? !element.hasAttribute('open') || isModal(element)
    : element.getAttribute('aria-modal') === 'true' || /^(script|style|link|meta|template)$/.test(element.localName);

/** Removes a tour's traces from a copy of the page: empty hosts, and the mark of inert elements. */
export function cleanCopies(page: Document, host: Element | null, inert: ReadonlySet<Element>): void {
  for (const copy of page.querySelectorAll('tutorial-player')) {
    if (copy !== host && !copy.shadowRoot) copy.remove();
  }
  for (const element of page.querySelectorAll(MARKED)) {
    if (!inert.has(element)) element.removeAttribute('inert');
  }
}
