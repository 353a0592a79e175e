import { elementsIn, parentOf, within } from '../../Shared/dom/box';
import { isModal } from '../../Shared/dom/modal';

/** The value of the attribute where it is the tour's: an app's own, and one that it sets meanwhile, has another. */
export const MARK = 'tutorialc';
const MARKED = `[inert=${MARK}]`;

/** How many elements are made inert at once; what more there are beside one another stays open to assistive technology. */
const MOST = 48;

/** Makes inert what of a page cannot be reached, by as few elements as do it, and takes that back. */
export class Inert {
  readonly set = new Set<Element>();

  /** Leaves only the kept elements, and what they stand in. */
  apply(page: Document, keep: readonly Element[]): void {
    const open = new Set<Element>();
    for (const element of keep) {
      for (let at: Element | null = element; at; at = parentOf(at)) open.add(at);
    }
    const kept = new Set(keep);
    // What is slotted into one stands in another place of the page.
    const isKept = (one: Element): boolean => kept.has(one) || keep.some((outer) => within(one.assignedSlot, outer));
    const shut = new Set<Element>();
    const walk = (parent: Element | ShadowRoot): void => {
      const inner: Element[] = [];
      const outer: Element[] = [];
      for (const child of elementsIn(parent)) {
        if (isKept(child) || isNothing(child)) continue;
        if (open.has(child)) {
          inner.push(child);
        } // A copy of what was shut bears the mark, too.
        else if (!child.hasAttribute('inert') || child.getAttribute('inert') === MARK) {
          outer.push(child);
        }
        if (outer.length > MOST) break;
      }
      if (shut.size + outer.length <= MOST) outer.forEach((child) => shut.add(child));
      // Where too many stand beside one another, those on the way are the open ones.
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
      if (!shut.has(element)) this._open(element);
    }
    for (const element of shut) {
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

/** Whether there is nothing to shut. Modals stay: the tour stands aside for them. */
const isNothing = (element: Element): boolean =>
  element.localName === 'dialog'
    ? !element.hasAttribute('open') || isModal(element)
    : element.getAttribute('aria-modal') === 'true' || /^(script|style|link|meta|template)$/.test(element.localName);

/** Takes away what a copy of the page has of a tour: hosts without anything in them, and the mark of what was shut. */
export function clean(page: Document, host: Element | null, shut: ReadonlySet<Element>): void {
  for (const copy of page.querySelectorAll('tutorial-player')) {
    if (copy !== host && !copy.shadowRoot) copy.remove();
  }
  for (const element of page.querySelectorAll(MARKED)) {
    if (!shut.has(element)) element.removeAttribute('inert');
  }
}
