import { hidesItsParts } from './attributes';
import { type AccessibleName, isField, nameOf, tidy, wordsBeside } from './name';
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
  /** The words in it that no other element says. */
  text: string;
}

/** What a screen is made of, and nothing else: not the boxes that only hold others. */
export class Choices {
  readonly all: Choice[] = [];
  private readonly byNode = new Map<WalkNode, Choice>();

  /** @param own the id of each element that has one */
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

  /** Adds what is needed whatever it says, such as what covers others. */
  add(nodes: Iterable<WalkNode>): void {
    for (const node of nodes) {
      if (!this.byNode.has(node)) this.choose({ node, role: roleOf(node.element), own: null, name: null, text: '' });
    }
    this.all.sort((a, b) => a.node.index - b.node.index);
  }

  /** The element of the manifest that a node is, or that is around it; null where there is none. */
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

  /** Words that no element says yet are said by the block that they stand in. */
  private addWords(nodes: readonly WalkNode[]): void {
    const holders = new Set<Choice>();
    // Whether the words in a node are somebody's own: each is asked once, however deep what is in it lies.
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
      choice.text = wordsBeside(choice.node.element, this.isPrivate, (element) => others.has(element));
    }
    this.all.sort((a, b) => a.node.index - b.node.index);
  }

  /** The nearest block or element around words; null where an element is called by them. */
  private holderOf(node: WalkNode): WalkNode | null {
    let holder: WalkNode | null = null;
    let last = node;
    for (let next: WalkNode | null = node; next; next = next.parent) {
      const choice = this.byNode.get(next);
      if (choice?.name?.isContent) return null;
      if (choice && choice.role !== null && ATOMIC.has(choice.role)) return null;
      const isBlock = !/^(?:inline|contents)$/.test(next.style.display) || next.element.localName === 'label';
      // The page as a whole says nothing that something on it can say.
      if (!holder && (choice || isBlock)) holder = isPage(next.element) ? last : next;
      last = next;
    }
    return holder && hasBox(holder) ? holder : null;
  }
}

/** An element's type in the manifest: its role; what only says something is `text`, and what only holds others `generic`. */
export function typeOf({ role, node, text }: Choice): string {
  if (role) return role;
  const { localName } = node.element;
  if (localName === 'label' || localName === 'legend' || text) return 'text';
  return isFrame(node.element) ? 'iframe' : 'generic';
}

/** The id of an element, where the manifest takes it for one: not what a hidden twin of a shown element is called. */
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

/** Whether an element is the page and not a part of it. */
function isPage(element: Element): boolean {
  return element === element.ownerDocument.documentElement || element === element.ownerDocument.body;
}

function hasBox({ box }: WalkNode): boolean {
  return box[2] > 0 && box[3] > 0;
}

/** Whether words stand in an element itself. */
function hasWords(element: Element): boolean {
  const nodes = element.shadowRoot ? element.shadowRoot.childNodes : element.childNodes;
  for (const node of nodes) if (node.nodeType === 3 && tidy(node.nodeValue ?? '') !== '') return true;
  return false;
}
