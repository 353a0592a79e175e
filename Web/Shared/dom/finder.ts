import { call } from './calls';
import { ownValue } from '../engine/own';
import { isRendered, isVisible } from './visibility';

export { type Box, boxOf, parentOf } from './box';

/**
 * Finds the elements of a page that a tour speaks of.
 *
 * An element's id, as layouts and tours have it, is looked for in this order, and the first that finds something
 * counts:
 *
 * 1. the app's own resolver;
 * 2. the attribute `data-tour`;
 * 3. the tour's names for that id on that screen (`elements`): a CSS selector, or the id of the app's own toolkit,
 *    looked up as the attribute `id` and then as a test id;
 * 4. the attribute `id`;
 * 5. test ids, in the order of `TEST_IDS`.
 *
 * Each is looked for in the document, and then in open shadow roots and in frames of the same origin. Of several
 * elements the first visible one counts, scrolling included, or else the first that has a box.
 */

/** The attributes for test ids, the most common one first. */
export const TEST_IDS: readonly string[] = ['data-testid', 'data-test-id', 'data-test', 'data-cy', 'data-qa'];

/** The attribute by which pages name elements for tours. */
export const TOUR_ID = 'data-tour';

/** Returns the element for an id, or nothing to have the page searched. */
export type Resolver = (id: string, screen: string) => Element | null | undefined;

/** A tour's names for the elements of a screen. */
export interface ScreenNames {
  /** By tour id, the id in the app's own toolkit, and a CSS selector; null if there is none. */
  readonly elements?:
    | Readonly<Record<string, { readonly native: string | null; readonly selector: string | null }>>
    | undefined;
}

/** Options for the search. */
export interface FinderOptions {
  /** The document or shadow root to search; the page's document by default. */
  readonly root?: Document | ShadowRoot | undefined;
  readonly resolver?: Resolver | undefined;
  /** Attributes for test ids, in place of `TEST_IDS`. */
  readonly testIds?: readonly string[] | undefined;
}

/**
 * Finds the element for an id on a screen, or null.
 *
 * A selector that the browser can't parse finds nothing.
 */
export function findElement(id: string, screen = '', names: ScreenNames = {}, options: FinderOptions = {}):
  | Element
  | null {
  const resolved = resolve(id, screen, options);
  if (resolved) return resolved;
  const places = roots(options.root ?? document);
  return findIn(places, id, names, options, isVisible) ?? findIn(places, id, names, options, isRendered);
}

/** The element that the app's resolver returns for an id, or null, also if it throws. */
export function resolve(id: string, screen: string, options: FinderOptions): Element | null {
  const { resolver } = options;
  const found = resolver ? call(() => resolver(id, screen), null) : null;
  return found?.nodeType === 1 ? found : null;
}

/** The first element for an id, in some roots, that passes a test; or null. */
export function findIn(
  places: readonly (Document | ShadowRoot)[],
  id: string,
  names: ScreenNames,
  options: FinderOptions,
  holds: (element: Element) => boolean,
): Element | null {
  for (const selector of selectorsFor(id, names, options.testIds)) {
    for (const place of places) {
      for (const element of query(place, selector)) {
        if (holds(element)) return element;
      }
    }
  }
  return null;
}

/** The selectors for an id, in the order in which they are tried. */
export function selectorsFor(id: string, names: ScreenNames = {}, testIds: readonly string[] = TEST_IDS): string[] {
  const { selector = null, native = null } = ownValue(names.elements, id) ?? {};
  const list = [attribute(TOUR_ID, id)];
  if (selector !== null) list.push(selector);
  if (native !== null) list.push(attribute('id', native), ...testIds.map((name) => attribute(name, native)));
  list.push(attribute('id', id), ...testIds.map((name) => attribute(name, id)));
  return list;
}

/** The id by which the finder would find an element, or null. A capture writes it into the layout. */
export function idOf(element: Element, testIds: readonly string[] = TEST_IDS): string | null {
  for (const name of [TOUR_ID, 'id', ...testIds]) {
    const value = element.getAttribute(name);
    if (value) return value;
  }
  return null;
}

/** A root and all open shadow roots and same-origin frame documents beneath it, outermost first. */
export function roots(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const found: (Document | ShadowRoot)[] = [root];
  for (let index = 0; index < found.length; index += 1) {
    for (const element of found[index]?.querySelectorAll('*') ?? []) {
      const inner = element.shadowRoot ?? frameDocument(element);
      if (inner) found.push(inner);
    }
  }
  return found;
}

/** The document in a frame of the same origin, or null. */
export function frameDocument(element: Element): Document | null {
  if (element.localName !== 'iframe' && element.localName !== 'frame') return null;
  try {
    return (element as HTMLIFrameElement).contentDocument;
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
