/** The attribute by which a page says that nothing may be said of what is in an element. */
export const PRIVATE = 'data-tour-private';

/** Whether nothing may be said of an element but its place. */
export type IsPrivate = (element: Element) => boolean;

/**
 * Whether an element, or one around it, is private: by the page's own word, or as whoever captures says.
 *
 * @throws Error where the selector is none
 */
export function privacy(redact?: string): IsPrivate {
  const selector = `[${PRIVATE}]${redact ? `, ${redact}` : ''}`;
  try {
    document.createDocumentFragment().querySelector(selector);
  } catch {
    throw new Error(`redact: ${JSON.stringify(redact)} is no CSS selector`);
  }
  // Each is asked of all around it: what is known of those is kept while the capture lasts.
  const known = new WeakMap<Element, boolean>();
  return (element) => {
    const way: Element[] = [];
    let answer = false;
    let at: Element | null = element;
    while (at) {
      way.push(at);
      const found: boolean | undefined = known.get(at) ?? (at.matches(selector) ? true : undefined);
      answer = found ?? false;
      at = found === undefined ? at.parentElement ?? hostOf(at) : null;
    }
    for (const each of way) known.set(each, answer);
    return answer;
  };
}

/** The host of the shadow root that an element stands in, or the frame of its page. */
function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  if (root instanceof ShadowRoot || 'host' in root) return (root as ShadowRoot).host;
  try {
    return element.ownerDocument.defaultView?.frameElement ?? null;
  } catch {
    return null;
  }
}
