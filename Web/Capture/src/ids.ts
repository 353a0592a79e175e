import { TEST_IDS, TOUR_ID } from '../../Shared/dom/finder';

/** The app's own id for an element, and the attribute that holds it. */
export interface OwnId {
  readonly id: string;
  readonly attribute: string;
}

/** The maximum length of an id, in bytes. Longer ones weren't made by people. */
const LONGEST = 200;

/**
 * Patterns of ids that won't name the same element the next time: those that frameworks count up or generate in each
 * run.
 */
const MADE_UP: readonly RegExp[] = [
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i, // a UUID
  /(^|[^a-z]):r[0-9a-z]*:|«r[0-9a-z]*»|_r_[0-9a-z]+_/i, // React's useId, and all that is built on it
  /^(?:ember|ext-gen|ext-comp-|gwt-uid-|isc_|j_idt|yui_|dijit_|mui-|uid-|__BVID__|tippy-|headlessui-.*-)\d/, // counted
  /^v-\d+(-\d+)*$|^(?:cdk|mat|ngb|p|pn_id)[-_][a-z-_]*\d+(?:-\d+)*$/, // Vue's useId, Angular's and PrimeNG's
  /^[0-9a-f]{16,}$/i, // a digest
  /^c?\d+$|^q-portal--/, // a number, NiceGUI's, Quasar's
  /^react-select-\d+|^rc[-_]\w+_\d+|^downshift-\d+|^jp-[A-Za-z]*-?[0-9a-f]{8}$/, // counted by widgets
  /^select2-.*-[a-z0-9]{4}$|^id-[0-9a-z]{10,}$/, // random
];

/** Returns true if an id will name the same element the next time. */
export function isLasting(id: string): boolean {
  return id.trim() === id && id !== '' && bytes(id) <= LONGEST && !MADE_UP.some((pattern) => pattern.test(id));
}

/** The id by which the player finds an element: the first of its attributes that holds one. Null if none does. */
export function ownId(element: Element, testIds: readonly string[] = TEST_IDS): OwnId | null {
  for (const attribute of [TOUR_ID, 'id', ...testIds]) {
    const id = element.getAttribute(attribute);
    // An author sets data-tour on purpose: no pattern rejects it.
    if (id && (attribute === TOUR_ID ? bytes(id) <= LONGEST : isLasting(id))) return { id, attribute };
  }
  return null;
}

/** The element's `id`, if it lasts and the manifest uses another name. */
export function nativeId(element: Element, id: string): string | undefined {
  const own = element.id;
  return own && own !== id && isLasting(own) ? own : undefined;
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
