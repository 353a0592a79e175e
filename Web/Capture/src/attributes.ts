import { ownId } from './ids';
import { isFrame } from './walk';

/**
 * Further attributes of an element, for people and for finding it again: the tag if it has no role, its form name, its
 * address.
 */
export function attributesOf(
  element: Element,
  role: string | null,
  testIds?: readonly string[],
): Record<string, string> {
  const found: Record<string, string> = role ? {} : { tag: element.localName };
  const from = ownId(element, testIds)?.attribute;
  if (from && from !== 'id') found['from'] = from;
  const name = element.getAttribute('name');
  if (name && name.length <= 100 && element.matches('input, select, textarea, button, form, iframe')) {
    found['name'] = name;
  }
  if (element.localName === 'input') found['inputType'] = (element as HTMLInputElement).type;
  const address = addressOf(element);
  if (address) found['href'] = address;
  if (isFrame(element) && !readable(element)) found['frame'] = 'unreadable';
  if (hidesItsParts(element)) found['shadow'] = 'unknown';
  return found;
}

/** Returns true if an element may have parts that can't be looked into: an empty custom element. */
export function hidesItsParts(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  return (
    element.localName.includes('-') && !element.shadowRoot && element.childElementCount === 0 &&
    view?.customElements.get(element.localName) !== undefined
  );
}

/** The address of a link: without its query, which may be personal, and only of web pages. */
function addressOf(element: Element): string | undefined {
  const written = element.getAttribute('href');
  if (!written || !element.matches('a, area')) return undefined;
  try {
    const base = element.ownerDocument.baseURI;
    const url = new URL(written, base);
    if (!/^https?:$/.test(url.protocol)) return undefined;
    const path = url.pathname.length <= 500 ? url.pathname : undefined;
    return path && (url.origin === new URL(base).origin ? path : url.origin + path);
  } catch {
    return undefined;
  }
}

function readable(element: Element): boolean {
  try {
    return (element as HTMLIFrameElement).contentDocument?.documentElement != null;
  } catch {
    return false;
  }
}
