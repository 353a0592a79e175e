import type { Box } from '../../Shared/dom/finder';
import type { Linear } from './linear';

/** An element of the page, as the walk through it has found it. Parents come before their children. */
export interface WalkNode {
  readonly element: Element;
  /** Its place in the list of all. */
  readonly index: number;
  /** The node around it, across shadow roots and frames. */
  readonly parent: WalkNode | null;
  readonly style: CSSStyleDeclaration;
  /** Where it is on the page's own viewport. */
  readonly box: Box;
  /** What turns and scales it, all around it included. */
  readonly linear: Linear;
  /** How much of it shines through, all around it included: 1 is nothing. */
  readonly opacity: number;
  /** Whether it has a box at all. What has none is in the list only for its id. */
  readonly isRendered: boolean;
  /** Whether it stands in the browser's top layer: a modal dialog or a popover. */
  readonly isTop: boolean;
}

/** Whether a node is another one or inside of it. */
export function isWithin(node: WalkNode | null, ancestor: WalkNode): boolean {
  for (let next = node; next && next.index >= ancestor.index; next = next.parent) if (next === ancestor) return true;
  return false;
}
