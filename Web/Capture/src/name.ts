import type { IsPrivate } from './privacy';
import { NAMED_BY_CONTENT, roleOf } from './roles';
import { childrenOf, styleOf } from './walk';

/** The maximum length of an element's words, in characters. */
const LONGEST = 1000;

/** The limits for the search for words, in depth and number: endless pages are cut. */
const DEEPEST = 64;
const MOST_PARTS = 2000;

/** An element's accessible name, and true if it comes from the content. */
export interface AccessibleName {
  readonly words: string;
  readonly isContent: boolean;
}

/**
 * An element's name by the Accessible Name and Description Computation 1.2, as far as layouts need it. The content of
 * fields never counts, because it is a person's.
 */
export function nameOf(element: Element, role: string | null, isPrivate: IsPrivate): AccessibleName | null {
  if (isPrivate(element)) return null;
  const referred = references(element, 'aria-labelledby').map((each) => content(each, isPrivate)).join(' ');
  const words = tidy(referred) || tidy(element.getAttribute('aria-label') ?? '') ||
    tidy(nativeName(element, isPrivate)) || '';
  if (words) return { words, isContent: false };
  if (role && NAMED_BY_CONTENT.has(role)) {
    const inner = tidy(content(element, isPrivate));
    if (inner) return { words: inner, isContent: true };
  }
  const title = tidy(element.getAttribute('title') ?? '') || tidy(placeholderOf(element));
  return title ? { words: title, isContent: false } : null;
}

/** Normalises words: collapses white space, and cuts long texts. */
export function tidy(text: string): string {
  const line = text.replace(/[\s\u00ad\u200b]+/g, ' ').trim();
  return line.length <= LONGEST ? line : [...line].slice(0, LONGEST).join('').trim();
}

/** The name that HTML gives: a label, an alternative text, a legend, a caption. */
function nativeName(element: Element, isPrivate: IsPrivate): string {
  switch (element.localName) {
    case 'input':
      return inputName(element as HTMLInputElement, isPrivate);
    case 'select':
    case 'textarea':
    case 'meter':
    case 'progress':
    case 'output':
      return labelsOf(element as HTMLSelectElement, isPrivate);
    case 'img':
    case 'area':
      return element.getAttribute('alt') ?? '';
    case 'fieldset':
      return content(childNamed(element, 'legend'), isPrivate);
    case 'table':
      return content(childNamed(element, 'caption'), isPrivate);
    case 'figure':
      return content(childNamed(element, 'figcaption'), isPrivate);
    case 'svg':
      return childNamed(element, 'title')?.textContent ?? '';
    default:
      return '';
  }
}

function inputName(input: HTMLInputElement, isPrivate: IsPrivate): string {
  const labels = labelsOf(input, isPrivate);
  if (labels) return labels;
  switch (input.type) {
    case 'submit':
    case 'button':
    case 'reset':
      // These words are the author's, not a person's.
      return input.getAttribute('value') ?? '';
    case 'image':
      return input.alt;
    default:
      return '';
  }
}

function labelsOf(element: HTMLInputElement | HTMLSelectElement, isPrivate: IsPrivate): string {
  return [...(element.labels ?? [])].map((each) => content(each, isPrivate)).join(' ');
}

function placeholderOf(element: Element): string {
  return element.localName === 'input' || element.localName === 'textarea'
    ? element.getAttribute('placeholder') ?? element.getAttribute('aria-placeholder') ?? ''
    : '';
}

function childNamed(element: Element, name: string): Element | null {
  return [...element.children].find((each) => each.localName === name) ?? null;
}

function references(element: Element, attribute: string): Element[] {
  const ids = (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean);
  const root = element.getRootNode() as Document | ShadowRoot;
  const found = ids.map((id) => root.getElementById?.(id) ?? null);
  return found.filter((each): each is HTMLElement => each !== null);
}

/** The words in an element, without the content of fields, private elements and invisible ones. */
function content(element: Element | null, isPrivate: IsPrivate): string {
  return element && !isPrivate(element) ? new Words(isPrivate).of(element, 0, true) : '';
}

/** The words in an element, without those of descendants that say them themselves. */
export function wordsWithout(element: Element, isPrivate: IsPrivate, others: (element: Element) => boolean): string {
  return tidy(new Words((each) => others(each) || isPrivate(each)).of(element, 0, true));
}

/** Gathers the words of a part of the page, up to a limit. */
class Words {
  private partsLeft = MOST_PARTS;

  constructor(private readonly isPrivate: IsPrivate) {}

  of(element: Element, depth: number, isRoot = false): string {
    this.partsLeft -= 1;
    if (depth > DEEPEST || this.partsLeft < 0) return '';
    const style = styleOf(element);
    // A field in a cell contributes its name, never its content.
    if (isField(element)) {
      const isSaid = !isRoot && style.display !== 'none' && style.visibility === 'visible' && !this.isPrivate(element);
      return isSaid ? ` ${element.getAttribute('aria-label') ?? ''} ` : '';
    }
    const short = isRoot ? null : this.wordsAsWhole(element, style);
    if (short !== null) return short;
    const shown = new Set(childrenOf(element));
    const nodes = element.shadowRoot ? [...element.shadowRoot.childNodes] : nodesOf(element);
    const parts = nodes.map((node) => {
      if (node.nodeType === 3) return node.nodeValue ?? '';
      return node.nodeType === 1 && shown.has(node as Element) ? this.of(node as Element, depth + 1) : '';
    });
    const text = parts.join('');
    // A title names an element that has a role; for others browsers show it as a hint.
    const title = isRoot || text.trim() !== '' ? null : element.getAttribute('title');
    if (title && roleOf(element)) return ` ${title} `;
    return style.display.startsWith('inline') || style.display === 'contents' ? text : ` ${text} `;
  }

  /** The words for an element as a whole, or null if its parts are to be read. */
  private wordsAsWhole(element: Element, style: CSSStyleDeclaration): string | null {
    if (style.display === 'none' || style.visibility !== 'visible' || UNREAD.has(element.localName)) return '';
    if (element.getAttribute('aria-hidden') === 'true' || this.isPrivate(element)) return '';
    const label = element.getAttribute('aria-label') ??
      (element.localName === 'img' ? element.getAttribute('alt') : null);
    if (label?.trim()) return ` ${label} `;
    return element.localName === 'svg' ? ` ${childNamed(element, 'title')?.textContent ?? ''} ` : null;
  }
}

function nodesOf(element: Element): ChildNode[] {
  if (element.localName !== 'slot') return [...element.childNodes];
  const assigned = (element as HTMLSlotElement).assignedNodes() as ChildNode[];
  return assigned.length > 0 ? assigned : [...element.childNodes];
}

const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'canvas', 'audio', 'video', 'datalist']);

/** Returns true if a person fills an element's content. */
export function isField(element: Element): boolean {
  if (element.localName === 'textarea' || element.localName === 'select') return true;
  if (element.localName === 'input') return true;
  const editable = element.getAttribute('contenteditable');
  if (editable !== null && editable !== 'false') return true;
  return ['textbox', 'searchbox'].includes(roleOf(element) ?? '');
}
