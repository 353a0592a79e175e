import { elementsIn, parentOf, within } from './box';
import { isAbove } from './layer';
import { roots } from './finder';
import { activeElement } from './focusable';
import { isVisible } from './visibility';

/** Elements that the host is put into if they contain a target. */
const HOLDERS = 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true], [popover]';

/** Returns true if an element matches a selector that the browser may not know. */
const fits = (element: Element, selector: string): boolean => {
  try {
    // A form may have a field of that name.
    return Element.prototype.matches.call(element, selector);
  } catch {
    return element.hasAttribute('open');
  }
};

/** Returns true if an element is a dialog that makes everything else inert by itself. */
export const isModal = (element: Element): boolean => element.localName === 'dialog' && fits(element, ':modal');

/** The position of the host in the page: its parent element and its slot there. */
export interface HostPosition {
  readonly parent: Element;
  readonly slot: string;
  /** The dialog or popover around it, if any. */
  readonly holder: Element | null;
}

/**
 * The position for the host of a tour about an element: in the dialog or open popover around the element, or else in
 * the body. If a dialog in a shadow root has slotted content, the host is slotted too.
 */
export function hostPositionFor(element: Element | null, page: Document): HostPosition | null {
  const holder = holderOf(element, page);
  if (!holder) {
    return page.body && { parent: element ? page.body : fullScreenElement(page) ?? page.body, slot: '', holder };
  }
  let slotted: Element | null = null;
  for (let at = element; at && at !== holder; at = parentOf(at)) {
    if (at.assignedSlot) slotted = at;
  }
  const parent = slotted?.parentElement;
  return parent && !within(parent, holder)
    ? { parent, slot: slotted?.slot ?? '', holder }
    : { parent: holder, slot: '', holder };
}

/** The full-screen element, unless it is the whole page. */
const fullScreenElement = (
  page: Document,
): Element | null => (page.fullscreenElement === page.documentElement ? null : page.fullscreenElement ?? null);

/** The innermost open dialog, popover or full-screen element of a page around an element, or null. */
function holderOf(element: Element | null, page: Document): Element | null {
  for (let at = element; at; at = parentOf(at)) {
    if (at.ownerDocument === page && ((fits(at, HOLDERS) && isOpen(at)) || at === fullScreenElement(page))) return at;
  }
  return null;
}

const isOpen = (holder: Element): boolean =>
  holder.localName === 'dialog'
    ? holder.hasAttribute('open')
    : !holder.hasAttribute('popover') || holder.matches('[role=dialog], [role=alertdialog]') ||
      fits(holder, ':popover-open');

/**
 * Returns true if a modal bars an element: one that doesn't contain it and isn't below the modal that does; or if
 * another element is full-screen.
 */
export function isBlockedByModal(page: Document, element: Element | null, holder: Element | null): boolean {
  const full = fullScreenElement(page);
  if (full && (element ? !within(element, full) : /^(video|iframe|img|canvas)$/.test(full.localName))) return true;
  return modalsOf(page, element).some((modal) => {
    const own = isModal(modal);
    if (!own && (!fits(modal, '[aria-modal=true]') || modal.closest('[aria-hidden=true]'))) return false;
    if (within(element, modal) || (holder && within(holder, modal))) return false;
    if (holder && isModal(holder) && !own && !within(modal, holder)) return false;
    const parts = visibleParts(modal);
    if (!parts.length || (holder && isBelow(modal, holder))) return false;
    // Content that an app opens above its modal, such as the list of a select, belongs to the modal.
    return own || !element || !parts.every((part) => isAbove(element, part));
  });
}

const MODALS = '[aria-modal=true], dialog[open]';
/**
 * The lifetime of the list of shadow roots: in ms, or as a multiple of the time that the search took. The longer one
 * holds.
 */
const [CACHE_TIME, CACHE_FACTOR] = [500, 150];
let known: { readonly page: Document; readonly until: number; readonly roots: (Document | ShadowRoot)[] } | undefined;

/** The modals of a page and of the frame that an element is in. Modals of other frames bar only those frames. */
function modalsOf(page: Document, element: Element | null): Element[] {
  const now = performance.now();
  if (known?.page !== page || now > known.until) {
    const found = roots(page);
    const after = performance.now();
    known = { page, until: after + Math.max(CACHE_TIME, (after - now) * CACHE_FACTOR), roots: found };
  }
  const pages = [page, element?.ownerDocument];
  const modals = known.roots.filter((root) => pages.includes(root.ownerDocument ?? root as Document))
    .flatMap((root) => [...root.querySelectorAll(MODALS)]);
  // A modal in a shadow root takes the focus as it opens.
  for (let at = activeElement(page); at; at = parentOf(at)) {
    if (pages.includes(at.ownerDocument) && fits(at, MODALS) && !modals.includes(at)) modals.push(at);
  }
  return modals;
}

/** The visible parts of a modal: it may have no box of its own. */
function visibleParts(modal: Element): Element[] {
  const inner = elementsIn(modal.shadowRoot ?? modal).slice(0, MOST_CHILDREN);
  return [modal, ...inner, ...inner.flatMap((one) => elementsIn(one).slice(0, MOST_CHILDREN))].filter((one) =>
    isVisible(one)
  );
}

/** The number of elements of a modal that are examined on each of its levels. */
const MOST_CHILDREN = 8;

/** Returns true if a modal lies below another one: a touch at its centre hits the other one. */
function isBelow(modal: Element, other: Element): boolean {
  const { left, top, width, height } = modal.getBoundingClientRect();
  const hits = modal.ownerDocument.elementsFromPoint?.(left + width / 2, top + height / 2) ?? [];
  const first = hits.find((hit) => hit.localName !== 'tutorial-player' && (within(hit, modal) || within(hit, other)));
  // Hit tests skip elements that the tour itself has made inert.
  if (modal.closest('[inert]')) return !isAbove(modal, other);
  return !!first && within(first, other) && !within(first, modal);
}

/**
 * Returns true if others have shut an element off, as a library's modal makes its surroundings inert or hides them from
 * screen readers.
 */
export function isInertOrHidden(element: Element): boolean {
  return !!element.parentElement?.closest('[inert], [aria-hidden=true]') || element.hasAttribute('inert') ||
    element.getAttribute('aria-hidden') === 'true';
}
