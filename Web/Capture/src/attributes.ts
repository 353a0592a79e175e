import { ownId } from './ids';
import { isFrame } from './walk';

/** What else is known of an element, for people and for finding it again: the tag of what has no role, form name, address. */
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

/** Whether an element may have parts that nobody can look at: one of the page's own kind, with nothing in it. */
export function hidesItsParts(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  return (
    element.localName.includes('-') && !element.shadowRoot && element.childElementCount === 0 &&
    view?.customElements.get(element.localName) !== undefined
  );
}

/** Where a link leads: without what is asked for there, which may be a person's, and nothing but pages. */
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
