import { boxOf, frameDocument } from '../../Shared/dom/finder';
import { compose, IDENTITY, linearOf } from './linear';
import type { WalkNode } from './node';

/** The result of a walk through a page. */
export interface Walk {
  /**
   * All elements that may be visible, and those without a box that have an id, in the order of the page as rendered.
   */
  readonly nodes: WalkNode[];
  /** The nodes, by element. */
  readonly byElement: Map<Element, WalkNode>;
  /** Frames of other origins. */
  readonly foreignFrames: WalkNode[];
  /** True if the walk ended before the page did. */
  readonly isCut: boolean;
}

/** Elements that never show anything by themselves. */
const UNSEEN = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'meta',
  'link',
  'title',
  'base',
  'param',
  'source',
  'track',
  'defs',
  'datalist',
]);

/** The maximum depth of frames: tutorials don't point at anything deeper. */
const DEEPEST_FRAME = 8;

/**
 * Walks through a document, its open shadow roots and the frames of the same origin, as rendered: a slot's content
 * comes where the slot is.
 *
 * @param isNamed returns true for elements that are noted even without a box
 */
export function walk(root: Document, mostNodes: number, isNamed: (element: Element) => boolean): Walk {
  const nodes: WalkNode[] = [];
  const byElement = new Map<Element, WalkNode>();
  const foreignFrames: WalkNode[] = [];
  const waiting: { element: Element; parent: WalkNode | null; depth: number }[] = [];
  if (root.documentElement) waiting.push({ element: root.documentElement, parent: null, depth: 0 });
  let left = mostNodes;
  while (waiting.length > 0 && left > 0) {
    const next = waiting.pop();
    if (!next || byElement.has(next.element) || UNSEEN.has(next.element.localName)) continue;
    left -= 1;
    const { element, parent, depth } = next;
    const style = styleOf(element);
    const isGone = style.display === 'none' || isSkipped(element) || parent?.isRendered === false;
    if (isGone && (!isNamed(element) || isHiddenField(element) || isPartOfDrawing(element))) {
      // A descendant of an element without a box may have an id.
      if (element.firstElementChild) {
        push(waiting, childrenOf(element), { ...unrendered(next, style), index: -1 }, depth);
      }
      continue;
    }
    const node = isGone ? unrendered(next, style) : rendered(next, style);
    const kept: WalkNode = { ...node, index: nodes.length };
    nodes.push(kept);
    byElement.set(element, kept);
    const inner = isGone ? null : frameDocument(element);
    if (!isGone && isFrame(element) && (!inner?.documentElement || depth >= DEEPEST_FRAME)) foreignFrames.push(kept);
    if (inner?.documentElement && depth < DEEPEST_FRAME) push(waiting, [inner.documentElement], kept, depth + 1);
    else push(waiting, childrenOf(element), kept, depth);
  }
  return { nodes, byElement, foreignFrames, isCut: waiting.length > 0 };
}

/** Returns true if an element is a frame with a page of its own. */
export function isFrame(element: Element): boolean {
  return element.localName === 'iframe' || element.localName === 'frame';
}

/** An element's children as rendered: those of its shadow root, those assigned to it as a slot, or its own. */
export function childrenOf(element: Element): Element[] {
  if (element.shadowRoot) return [...element.shadowRoot.children];
  if (element.localName === 'slot') {
    const assigned = (element as HTMLSlotElement).assignedElements();
    if (assigned.length > 0) return assigned;
  }
  // The parts of a select or a drawing aren't targets, unless they have ids.
  if (element.localName === 'select') return [];
  return [...element.children];
}

/** The style of an element, from its own window. */
export function styleOf(element: Element): CSSStyleDeclaration {
  return (element.ownerDocument.defaultView ?? window).getComputedStyle(element);
}

type Found = { element: Element; parent: WalkNode | null };

function rendered({ element, parent }: Found, style: CSSStyleDeclaration): WalkNode {
  const around = parent?.linear ?? IDENTITY;
  return {
    element,
    parent,
    style,
    index: -1,
    box: boxOf(element),
    linear: compose(around, linearOf(style)),
    opacity: (parent?.opacity ?? 1) * Number(style.opacity || 1),
    isRendered: true,
    isTop: isTop(element),
  };
}

function unrendered({ element, parent }: Found, style: CSSStyleDeclaration): WalkNode {
  const linear = IDENTITY;
  return { element, parent, style, index: -1, box: [0, 0, 0, 0], linear, opacity: 0, isRendered: false, isTop: false };
}

function push(
  waiting: { element: Element; parent: WalkNode | null; depth: number }[],
  children: readonly Element[],
  parent: WalkNode,
  depth: number,
): void {
  for (let index = children.length - 1; index >= 0; index -= 1) {
    const element = children[index];
    if (element) waiting.push({ element, parent, depth });
  }
}

/** Returns true if an element is a part of a drawing, in which hidden elements are there to be drawn elsewhere. */
function isPartOfDrawing(element: Element): boolean {
  return element.namespaceURI === 'http://www.w3.org/2000/svg';
}

function isHiddenField(element: Element): boolean {
  return element.localName === 'input' && (element as HTMLInputElement).type === 'hidden';
}

/** Returns true if the browser skips an element's content: a closed `details`, `content-visibility: hidden`. */
function isSkipped(element: Element): boolean {
  const check = (element as { checkVisibility?: () => boolean }).checkVisibility;
  return check ? !check.call(element) && styleOf(element).display !== 'contents' : false;
}

/** Returns true if an element is in the top layer. Browsers that don't know the selectors have none. */
function isTop(element: Element): boolean {
  return matches(element, ':modal') || matches(element, ':popover-open') || matches(element, ':fullscreen');
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}
