import { TEST_IDS, TOUR_ID } from '../../Shared/dom/finder';
import { isLasting } from './ids';

/**
 * A CSS selector that matches this element alone in the document, or undefined: elements in shadow roots and frames
 * have none.
 *
 * It starts at the nearest ancestor with a name of its own, and goes down by child positions.
 */
export function uniqueSelector(element: Element, testIds: readonly string[] = TEST_IDS): string | undefined {
  const document = element.ownerDocument;
  if (element.getRootNode() !== document || document.defaultView !== window) return undefined;
  const names = [TOUR_ID, 'id', ...testIds];
  let path = '';
  for (let next: Element | null = element; next; next = next.parentElement) {
    for (const name of names) {
      const value = next.getAttribute(name);
      if (!value || (name !== TOUR_ID && !isLasting(value))) continue;
      const selector = `[${name}="${CSS.escape(value)}"]${path}`;
      if (isOnly(document, selector, element)) return selector;
    }
    const parent = next.parentElement;
    if (!parent) break;
    const tag = next.localName;
    const twins = [...parent.children].filter((each) => each.localName === tag);
    path = ` > ${CSS.escape(tag)}${twins.length > 1 ? `:nth-of-type(${twins.indexOf(next) + 1})` : ''}${path}`;
  }
  const selector = `html${path}`;
  return isOnly(document, selector, element) ? selector : undefined;
}

function isOnly(document: Document, selector: string, element: Element): boolean {
  const found = document.querySelectorAll(selector);
  return found.length === 1 && found[0] === element;
}
