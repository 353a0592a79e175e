import type { Box } from '../../Shared/dom/finder';
import type { Linear } from './linear';

/** An element of the page as the walk found it. Parents come before their children. */
export interface WalkNode {
  readonly element: Element;
  /** Its index in the list of all nodes. */
  readonly index: number;
  /** The parent node, across shadow roots and frames. */
  readonly parent: WalkNode | null;
  readonly style: CSSStyleDeclaration;
  /** Its box in the page's own viewport. */
  readonly box: Box;
  /** The transform of it and all of its ancestors. */
  readonly linear: Linear;
  /** The opacity of it and all of its ancestors: 1 is opaque. */
  readonly opacity: number;
  /** True if it has a box. A node without one is in the list only for its id. */
  readonly isRendered: boolean;
  /** True if it is in the browser's top layer: a modal dialog or a popover. */
  readonly isTop: boolean;
}

/** Returns true if a node is another one or lies within it. */
export function isWithin(node: WalkNode | null, ancestor: WalkNode): boolean {
  for (let next = node; next && next.index >= ancestor.index; next = next.parent) if (next === ancestor) return true;
  return false;
}
