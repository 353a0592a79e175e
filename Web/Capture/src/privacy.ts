/** The attribute by which a page marks private elements. */
export const PRIVATE = 'data-tour-private';

/** Returns true for an element of which only the frame may be captured. */
export type IsPrivate = (element: Element) => boolean;

/**
 * Returns the function that tells if an element or one of its ancestors is private: by the page's attribute, or by
 * `redact`.
 *
 * @throws Error if the selector is invalid
 */
export function privacy(redact?: string): IsPrivate {
  const selector = `[${PRIVATE}]${redact ? `, ${redact}` : ''}`;
  try {
    document.createDocumentFragment().querySelector(selector);
  } catch {
    throw new Error(`redact: ${JSON.stringify(redact)} is no CSS selector`);
  }
  // Each element asks its ancestors, so that answers are kept for the duration of the capture.
  const known = new WeakMap<Element, boolean>();
  return (element) => {
    const path: Element[] = [];
    let answer = false;
    let at: Element | null = element;
    while (at) {
      path.push(at);
      const found: boolean | undefined = known.get(at) ?? (at.matches(selector) ? true : undefined);
      answer = found ?? false;
      at = found === undefined ? at.parentElement ?? hostOf(at) : null;
    }
    for (const each of path) known.set(each, answer);
    return answer;
  };
}

/** The host of the shadow root that contains an element, or the frame of its page. */
function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  if (root instanceof ShadowRoot || 'host' in root) return (root as ShadowRoot).host;
  try {
    return element.ownerDocument.defaultView?.frameElement ?? null;
  } catch {
    return null;
  }
}
