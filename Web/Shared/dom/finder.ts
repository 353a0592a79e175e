import { call } from './calls';
import { own } from '../engine/own';
import { isRendered, isSeen } from './sight';

export { type Box, boxOf, parentOf } from './box';

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
 * elements the first that a person can see is meant, by scrolling too; or else the first that has a box.
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

/**
 * The element that `id` means on a screen, or null.
 *
 * A selector that the browser cannot parse finds nothing.
 */
export function findElement(id: string, screen = '', names: ScreenNames = {}, options: FinderOptions = {}):
  | Element
  | null {
  const resolved = resolve(id, screen, options);
  if (resolved) return resolved;
  const places = roots(options.root ?? document);
  return findIn(places, id, names, options, isSeen) ?? findIn(places, id, names, options, isRendered);
}

/** The app's own answer for an id, or null; a resolver that throws has none. */
export function resolve(id: string, screen: string, options: FinderOptions): Element | null {
  const { resolver } = options;
  const found = resolver ? call(() => resolver(id, screen), null) : null;
  return found?.nodeType === 1 ? found : null;
}

/** The first element of an id in some roots for which something holds, or null. */
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
      const inner = element.shadowRoot ?? frameDocument(element);
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
