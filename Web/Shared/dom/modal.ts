import { elementsIn, parentOf, within } from './box';
import { isAbove } from './layer';
import { roots } from './finder';
import { activeElement } from './reach';
import { isSeen } from './sight';

/** Elements in whose markup a host stands, if a target does. */
const HOLDERS = 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true], [popover]';

/** Whether a selector fits, in a browser that may not know it. */
const fits = (element: Element, selector: string): boolean => {
  try {
    // A form may have a field of that name.
    return Element.prototype.matches.call(element, selector);
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
  if (!holder) return page.body && { parent: element ? page.body : fullOf(page) ?? page.body, slot: '', holder };
  let slotted: Element | null = null;
  for (let at = element; at && at !== holder; at = parentOf(at)) {
    if (at.assignedSlot) slotted = at;
  }
  const parent = slotted?.parentElement;
  return parent && !within(parent, holder)
    ? { parent, slot: slotted?.slot ?? '', holder }
    : { parent: holder, slot: '', holder };
}

/** The element that fills the screen, if it is not the whole page. */
const fullOf = (
  page: Document,
): Element | null => (page.fullscreenElement === page.documentElement ? null : page.fullscreenElement ?? null);

/** The innermost open dialog or popover of a page around an element, or what fills the screen; or null. */
function holderOf(element: Element | null, page: Document): Element | null {
  for (let at = element; at; at = parentOf(at)) {
    if (at.ownerDocument === page && ((fits(at, HOLDERS) && isOpen(at)) || at === fullOf(page))) return at;
  }
  return null;
}

const isOpen = (holder: Element): boolean =>
  holder.localName === 'dialog'
    ? holder.hasAttribute('open')
    : !holder.hasAttribute('popover') || holder.matches('[role=dialog], [role=alertdialog]') ||
      fits(holder, ':popover-open');

/** Whether a modal is open that an element isn't in, and which isn't below the one that it is in; or something else fills the screen. */
export function isBarred(page: Document, element: Element | null, holder: Element | null): boolean {
  const full = fullOf(page);
  if (full && (element ? !within(element, full) : /^(video|iframe|img|canvas)$/.test(full.localName))) return true;
  return modalsOf(page, element).some((modal) => {
    const own = isModal(modal);
    if (!own && (!fits(modal, '[aria-modal=true]') || modal.closest('[aria-hidden=true]'))) return false;
    if (within(element, modal) || (holder && within(holder, modal))) return false;
    if (holder && isModal(holder) && !own && !within(modal, holder)) return false;
    const parts = seenParts(modal);
    if (!parts.length || (holder && isBelow(modal, holder))) return false;
    // What an app opens above its modal, such as the list of a select, belongs to it.
    return own || !element || !parts.every((part) => isAbove(element, part));
  });
}

const MODALS = '[aria-modal=true], dialog[open]';
/** For how long shadow roots that were found are taken for all: milliseconds, or so many times as long as the search took. */
const [LASTS, TIMES] = [500, 150];
let known: { readonly page: Document; readonly until: number; readonly roots: (Document | ShadowRoot)[] } | undefined;

/** The modals of a page and of the frame that an element is in; those of other frames bar these alone. */
function modalsOf(page: Document, element: Element | null): Element[] {
  const now = performance.now();
  if (known?.page !== page || now > known.until) {
    const found = roots(page);
    const after = performance.now();
    known = { page, until: after + Math.max(LASTS, (after - now) * TIMES), roots: found };
  }
  const pages = [page, element?.ownerDocument];
  const modals = known.roots.filter((root) => pages.includes(root.ownerDocument ?? root as Document))
    .flatMap((root) => [...root.querySelectorAll(MODALS)]);
  // One in a shadow root has the focus as it opens.
  for (let at = activeElement(page); at; at = parentOf(at)) {
    if (pages.includes(at.ownerDocument) && fits(at, MODALS) && !modals.includes(at)) modals.push(at);
  }
  return modals;
}

/** What is seen of a modal and of what it holds: it may have no box of its own. */
function seenParts(modal: Element): Element[] {
  const inner = elementsIn(modal.shadowRoot ?? modal).slice(0, FEW);
  return [modal, ...inner, ...inner.flatMap((one) => elementsIn(one).slice(0, FEW))].filter((one) => isSeen(one));
}

/** How many elements of a modal are looked at on each of its levels. */
const FEW = 8;

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
