import { parentOf, within } from './box';
import { isAbove } from './cover';
import { activeElement } from './reach';
import { isSeen } from './sight';

/** Elements in whose markup a host stands, if a target does. */
const HOLDERS = 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true], [popover]';

/** Whether a selector fits, in a browser that may not know it. */
const fits = (element: Element, selector: string): boolean => {
  try {
    return element.matches(selector);
  } catch {
    return element.hasAttribute('open');
  }
};

/** Whether an element is a dialog that makes all else inert by itself. */
export const isModal = (element: Element): boolean => element.localName === 'dialog' && fits(element, ':modal');

/** Where a host stands: the element that it is appended to, and the slot that it has there. */
export interface Berth {
  readonly parent: Element;
  readonly slot: string;
  /** The dialog or popover around, if there is one. */
  readonly holder: Element | null;
}

/**
 * Where the host of a tour about an element stands: in the dialog or the open popover around it, or else in the body.
 * In a dialog of a shadow root whose content is slotted, it is slotted too.
 */
export function berthFor(element: Element | null, page: Document): Berth | null {
  const holder = holderOf(element, page);
  if (!holder) return page.body && {parent: element ? page.body : fullOf(page) ?? page.body, slot: '', holder};
  let slotted: Element | null = null;
  for (let at = element; at && at !== holder; at = parentOf(at))
    if (at.assignedSlot) slotted = at;
  const parent = slotted?.parentElement;
  return parent && !within(parent, holder) ? {parent, slot: slotted?.slot ?? '', holder} : {parent: holder, slot: '', holder};
}

/** The element that fills the screen, if it is not the whole page. */
const fullOf = (page: Document): Element | null => (page.fullscreenElement === page.documentElement ? null : page.fullscreenElement ?? null);

/** The innermost open dialog or popover of a page around an element, or what fills the screen; or null. */
function holderOf(element: Element | null, page: Document): Element | null {
  for (let at = element; at; at = parentOf(at))
    if (at.ownerDocument === page && ((at.matches(HOLDERS) && isOpen(at)) || at === fullOf(page))) return at;
  return null;
}

const isOpen = (holder: Element): boolean => holder.localName === 'dialog' ? holder.hasAttribute('open') :
  !holder.hasAttribute('popover') || holder.matches('[role=dialog], [role=alertdialog]') || fits(holder, ':popover-open');

/** Whether a modal is open that an element isn't in, and which isn't below the one that it is in; or something else fills the screen. */
export function isBarred(page: Document, element: Element | null, holder: Element | null): boolean {
  const full = fullOf(page);
  if (full && (element ? !within(element, full) : /^(video|iframe|img|canvas)$/.test(full.localName))) return true;
  const modals: Element[] = [...page.querySelectorAll('[aria-modal=true], dialog[open]')];
  // One in a shadow root has the focus as it opens.
  for (let at = activeElement(page); at; at = parentOf(at))
    if (at.matches('[aria-modal=true], dialog[open]') && !modals.includes(at)) modals.push(at);
  return modals.some((modal) => {
    if (modal.localName === 'dialog' ? !isModal(modal) : modal.closest('[aria-hidden=true]')) return false;
    if (holder && (within(holder, modal) || within(element, modal))) return false;
    if (holder && isModal(holder) && !isModal(modal) && !within(modal, holder)) return false;
    return isSeen(modal) && !(holder && isBelow(modal, holder));
  });
}

/** Whether a modal lies below another one: at its middle a touch does not reach it, but that. */
function isBelow(modal: Element, other: Element): boolean {
  const { left, top, width, height } = modal.getBoundingClientRect();
  const hits = modal.ownerDocument.elementsFromPoint?.(left + width / 2, top + height / 2) ?? [];
  const first = hits.find((hit) => hit.localName !== 'tutorial-player' && (within(hit, modal) || within(hit, other)));
  // A hit test passes over what the tour itself has made inert.
  if (modal.closest('[inert]')) return !isAbove(modal, other);
  return !!first && within(first, other) && !within(first, modal);
}

/** Whether others have shut an element off: a library's modal that makes all around it inert or hides it from readers. */
export function isShutOff(element: Element): boolean {
  return !!element.parentElement?.closest('[inert], [aria-hidden=true]') || element.hasAttribute('inert') ||
    element.getAttribute('aria-hidden') === 'true';
}
