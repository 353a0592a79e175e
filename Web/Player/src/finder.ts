/**
 * Finds the elements of a page that a tour speaks of.
 *
 * An element's id, as layouts and tours have it, is looked for in this order, and the first that finds something
 * counts:
 *
 * 1. the app's own resolver;
 * 2. the attribute `data-tour`;
 * 3. what the tour has for that id on that screen: a CSS selector (`selectors`), or the id of the app's own toolkit
 *    (`nativeIds`), looked up as the attribute `id` and then as a test id;
 * 4. the attribute `id`;
 * 5. test ids, in the order of `TEST_IDS`.
 *
 * Each is looked for in the document, and then in open shadow roots and in frames of the same origin. Of several
 * elements
 * the first that takes any room is meant, or else none: what is not rendered cannot be highlighted.
 */

/** The attributes that test tools name elements by, the usual one first. */
export const TEST_IDS: readonly string[] = ['data-testid', 'data-test-id', 'data-test', 'data-cy', 'data-qa'];

/** The attribute by which a page names elements for tours. */
export const TOUR_ID = 'data-tour';

/** Answers for an id with an element, or with nothing where the page is to be searched. */
export type Resolver = (id: string, screen: string) => Element | null | undefined;

/** What a tour says about the names of a screen's elements. */
export interface ScreenNames {
  /** Ids of the app's own toolkit, by the id that the tour has. */
  readonly nativeIds?: Readonly<Record<string, string>> | undefined;
  /** CSS selectors, by the id that the tour has. */
  readonly selectors?: Readonly<Record<string, string>> | undefined;
}

/** Where and how to look. */
export interface FinderOptions {
  /** The document or shadow root to search; the page's document if left out. */
  readonly root?: Document | ShadowRoot | undefined;
  readonly resolver?: Resolver | undefined;
  /** Attributes to take for test ids, in the place of `TEST_IDS`. */
  readonly testIds?: readonly string[] | undefined;
}

/** A box in CSS px: `[x, y, width, height]`, from the top left of the page's own viewport. */
export type Box = [number, number, number, number];

/**
 * The element that `id` means on a screen, or null.
 *
 * A selector that the browser cannot parse finds nothing.
 */
export function findElement(id: string, screen = '', names: ScreenNames = {}, options: FinderOptions = {}): Element|
  null {
  const resolved = options.resolver?.(id, screen);
  if (resolved) return resolved;
  const places = roots(options.root ?? document);
  for (const selector of selectorsFor(id, names, options.testIds)) {
    for (const place of places) {
      for (const element of query(place, selector))
        if (isRendered(element)) return element;
    }
  }
  return null;
}

/** The selectors that an id is looked for by, the first to be tried first. */
export function selectorsFor(id: string, names: ScreenNames = {}, testIds: readonly string[] = TEST_IDS): string[] {
  const selector = own(names.selectors, id);
  const native = own(names.nativeIds, id);
  const list = [attribute(TOUR_ID, id)];
  if (selector !== undefined) list.push(selector);
  if (native !== undefined) list.push(attribute('id', native), ...testIds.map((name) => attribute(name, native)));
  list.push(attribute('id', id), ...testIds.map((name) => attribute(name, id)));
  return list;
}

/** The id by which an element would be found, or null where it has none: what a capture writes into a layout. */
export function idOf(element: Element, testIds: readonly string[] = TEST_IDS): string | null {
  for (const name of [TOUR_ID, 'id', ...testIds]) {
    const value = element.getAttribute(name);
    if (value) return value;
  }
  return null;
}

/** The root, and beneath it all open shadow roots and documents of frames that may be looked into, outermost first. */
export function roots(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const found: (Document | ShadowRoot)[] = [root];
  for (let index = 0; index < found.length; index += 1) {
    for (const element of found[index]?.querySelectorAll('*') ?? []) {
      if (element.shadowRoot) found.push(element.shadowRoot);
      const inner = frameDocument(element);
      if (inner) found.push(inner);
    }
  }
  return found;
}

/** The document within a frame of the same origin, or null. */
export function frameDocument(element: Element): Document | null {
  if (element.localName !== 'iframe' && element.localName !== 'frame') return null;
  try {
    return (element as HTMLIFrameElement).contentDocument;
  } catch {
    return null;
  }
}

/** Where an element is on the page's own viewport, whatever frames it stands in. */
export function boxOf(element: Element): Box {
  const rect = element.getBoundingClientRect();
  let box: Box = [rect.x, rect.y, rect.width, rect.height];
  let view = element.ownerDocument.defaultView;
  for (let frame = frameElement(view); frame; frame = frameElement(view)) {
    const outer = frame.getBoundingClientRect();
    const across = frame.offsetWidth ? outer.width / frame.offsetWidth : 1;
    const down = frame.offsetHeight ? outer.height / frame.offsetHeight : 1;
    box = [
      outer.x + (box[0] + frame.clientLeft) * across,
      outer.y + (box[1] + frame.clientTop) * down,
      box[2] * across,
      box[3] * down,
    ];
    view = frame.ownerDocument.defaultView;
  }
  return box;
}

/** The element or host around an element, across shadow roots and frames of the same origin. */
export function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  if (root instanceof ShadowRoot || 'host' in root) return (root as ShadowRoot).host;
  return frameElement(element.ownerDocument.defaultView);
}

/** Whether an element takes room on the page and is not hidden. */
export function isRendered(element: Element): boolean {
  const rect = element.getBoundingClientRect();
  if (rect.width <= 0 && rect.height <= 0) return false;
  const check = (element as {checkVisibility?: (options: object) => boolean}).checkVisibility;
  if (check) return check.call(element, {checkVisibilityCSS: true});
  return getComputedStyle(element).visibility === 'visible';
}

/** The frame that a window is in, where the frame's page may be looked into. */
function frameElement(view: Window | null): HTMLElement | null {
  try {
    return (view?.frameElement as HTMLElement | null | undefined) ?? null;
  } catch {
    return null;
  }
}

function query(place: Document | ShadowRoot, selector: string): Iterable<Element> {
  try {
    return place.querySelectorAll(selector);
  } catch {
    return [];
  }
}

function attribute(name: string, value: string): string {
  return `[${name}="${value.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\a ')}"]`;
}

function own(map: Readonly<Record<string, string>> | undefined, key: string): string | undefined {
  return map && Object.prototype.hasOwnProperty.call(map, key) ? map[key] : undefined;
}
