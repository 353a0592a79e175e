import { TEST_IDS, TOUR_ID } from '../../Shared/dom/finder';

/** An id of the app's own, and the attribute that it stands in. */
export interface OwnId {
  readonly id: string;
  readonly attribute: string;
}

/** The longest id, in bytes. What is longer is no name that a person gives. */
const LONGEST = 200;

/**
 * What stands where an id does and will not name the same element the next time: ids that frameworks count up, or make
 * anew in each run.
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

/** Whether what stands in an attribute is an id that will name the same element the next time. */
export function isLasting(id: string): boolean {
  return id.trim() === id && id !== '' && bytes(id) <= LONGEST && !MADE_UP.some((pattern) => pattern.test(id));
}

/** The id by which the player finds an element: the first of its attributes that holds one; null where none does. */
export function ownId(element: Element, testIds: readonly string[] = TEST_IDS): OwnId | null {
  for (const attribute of [TOUR_ID, 'id', ...testIds]) {
    const id = element.getAttribute(attribute);
    // Whoever writes data-tour means it: no pattern can object.
    if (id && (attribute === TOUR_ID ? bytes(id) <= LONGEST : isLasting(id))) return { id, attribute };
  }
  return null;
}

/** The element's id in the page's own words, where the manifest calls it otherwise. */
export function nativeId(element: Element, id: string): string | undefined {
  const own = element.id;
  return own && own !== id && isLasting(own) ? own : undefined;
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
