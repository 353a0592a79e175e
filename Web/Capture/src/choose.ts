import { hidesItsParts } from './attributes';
import { type AccessibleName, isField, nameOf, tidy, wordsWithout } from './name';
import type { WalkNode } from './node';
import { type OwnId, ownId } from './ids';
import type { IsPrivate } from './privacy';
import { ATOMIC, roleOf } from './roles';
import type { Spaces } from './spaces';
import { isFrame } from './walk';

/** A node that becomes an element of the manifest. */
export interface Choice {
  readonly node: WalkNode;
  readonly role: string | null;
  readonly own: OwnId | null;
  readonly name: AccessibleName | null;
  /** Its words, without those of other elements. */
  text: string;
}

/** The elements that make up a screen, without boxes that only contain others. */
export class Choices {
  readonly all: Choice[] = [];
  private readonly byNode = new Map<WalkNode, Choice>();

  /** @param own returns an element's own id, or null */
  constructor(
    nodes: readonly WalkNode[],
    spaces: Spaces,
    own: (element: Element) => OwnId | null,
    private readonly isPrivate: IsPrivate,
  ) {
    const scrolling = new Set(spaces.all.map((space) => space.node));
    const isAtomic: boolean[] = [];
    for (const node of nodes) {
      const { element, index, parent } = node;
      const isPart = parent !== null && isAtomic[parent.index] === true;
      const role = roleOf(element);
      isAtomic[index] = isPart || (role !== null && ATOMIC.has(role));
      const id = own(element);
      const isNeeded = scrolling.has(node) || isFrame(element) || node.isTop ||
        (hidesItsParts(element) && hasBox(node));
      const isShown = role !== null && !isPart && node.isRendered && hasBox(node);
      if (id === null && (isPage(element) || !(isNeeded || isShown))) continue;
      const name = node.isRendered ? nameOf(element, role, isPrivate) : null;
      this.choose({ node, role, own: id, name, text: '' });
    }
    this.addWords(nodes);
  }

  /** Adds nodes regardless of their words, such as those that cover others. */
  add(nodes: Iterable<WalkNode>): void {
    for (const node of nodes) {
      if (!this.byNode.has(node)) this.choose({ node, role: roleOf(node.element), own: null, name: null, text: '' });
    }
    this.all.sort((a, b) => a.node.index - b.node.index);
  }

  /** The manifest's element for a node or its nearest ancestor that has one, or null. */
  around(node: WalkNode | null): Choice | null {
    for (let next = node; next; next = next.parent) {
      const found = this.byNode.get(next);
      if (found) return found;
    }
    return null;
  }

  private choose(choice: Choice): Choice {
    this.all.push(choice);
    this.byNode.set(choice.node, choice);
    return choice;
  }

  /** Gives words that no element has yet to the block that contains them. */
  private addWords(nodes: readonly WalkNode[]): void {
    const holders = new Set<Choice>();
    // By node: true if its words belong to an element. Each is determined once, at any depth.
    const isOwn: boolean[] = [];
    for (const node of nodes) {
      const { element, index, parent } = node;
      isOwn[index] = (parent !== null && isOwn[parent.index] === true) || isField(element) || this.isPrivate(element);
      if (isOwn[index]) continue;
      if (!node.isRendered || node.style.visibility !== 'visible' || !hasWords(node.element)) continue;
      const holder = this.holderOf(node);
      if (!holder) continue;
      const found = this.byNode.get(holder);
      holders.add(found ?? this.choose({ node: holder, role: null, own: null, name: null, text: '' }));
    }
    const others = new Set(this.all.map((choice) => choice.node.element));
    for (const choice of holders) {
      choice.text = wordsWithout(choice.node.element, this.isPrivate, (element) => others.has(element));
    }
    this.all.sort((a, b) => a.node.index - b.node.index);
  }

  /** The nearest block or element around words, or null if they are an element's name. */
  private holderOf(node: WalkNode): WalkNode | null {
    let holder: WalkNode | null = null;
    let last = node;
    for (let next: WalkNode | null = node; next; next = next.parent) {
      const choice = this.byNode.get(next);
      if (choice?.name?.isContent) return null;
      if (choice && choice.role !== null && ATOMIC.has(choice.role)) return null;
      const isBlock = !/^(?:inline|contents)$/.test(next.style.display) || next.element.localName === 'label';
      // The page itself gets no words that something on it can have.
      if (!holder && (choice || isBlock)) holder = isPage(next.element) ? last : next;
      last = next;
    }
    return holder && hasBox(holder) ? holder : null;
  }
}

/** An element's type in the manifest: its role, `text` for plain words, `generic` for a container. */
export function typeOf({ role, node, text }: Choice): string {
  if (role) return role;
  const { localName } = node.element;
  if (localName === 'label' || localName === 'legend' || text) return 'text';
  return isFrame(node.element) ? 'iframe' : 'generic';
}

/**
 * Returns the function that gives an element's own id, if the manifest takes it: not that of a visible element's hidden
 * twin.
 */
export function ownIds(nodes: readonly WalkNode[], testIds?: readonly string[]): (element: Element) => OwnId | null {
  const ids = new Map<Element, OwnId>();
  const shown = new Set<string>();
  for (const { element, isRendered } of nodes) {
    const id = ownId(element, testIds);
    if (!id) continue;
    ids.set(element, id);
    if (isRendered) shown.add(id.id);
  }
  for (const { element, isRendered } of nodes) {
    const id = ids.get(element);
    if (!isRendered && id && shown.has(id.id)) ids.delete(element);
  }
  return (element) => ids.get(element) ?? null;
}

/** Returns true for elements that are the page rather than a part of it. */
function isPage(element: Element): boolean {
  return element === element.ownerDocument.documentElement || element === element.ownerDocument.body;
}

function hasBox({ box }: WalkNode): boolean {
  return box[2] > 0 && box[3] > 0;
}

/** Returns true if an element directly contains words. */
function hasWords(element: Element): boolean {
  const nodes = element.shadowRoot ? element.shadowRoot.childNodes : element.childNodes;
  for (const node of nodes) if (node.nodeType === 3 && tidy(node.nodeValue ?? '') !== '') return true;
  return false;
}
