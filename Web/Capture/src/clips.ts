import type { Box } from '../../Shared/dom/finder';
import { intersection } from './box';
import type { WalkNode } from './node';
import { portOf, type Space, type Spaces } from './spaces';

/** What cuts a node off that nobody can scroll: boxes whose overflow is hidden. */
export class Clips {
  /** For each node what is left of the page for what is in it; null for all of it, an empty box for nothing. */
  private readonly flow: (Box | null)[] = [];
  private readonly absolute: (Box | null)[] = [];
  private readonly own: (Box | null)[] = [];

  constructor(nodes: readonly WalkNode[], private readonly spaces: Spaces) {
    for (const node of nodes) this.add(node);
  }

  /** What is left of a node where nobody can scroll it in; null where that is nothing. */
  left(node: WalkNode): Box | null {
    const clip = this.own[node.index] ?? null;
    return clip ? intersection(node.box, clip) : node.box;
  }

  /** What of a node is on the display now. */
  seen(node: WalkNode, display: Box): Box | null {
    let seen = intersection(this.left(node) ?? [0, 0, 0, 0], display);
    for (let space: Space | null = this.spaces.of(node); space && seen; space = space.parent) {
      seen = intersection(seen, portOf(space));
    }
    return seen;
  }

  private add(node: WalkNode): void {
    const parent = node.parent?.index;
    const position = node.style.position;
    const isFixed = position === 'fixed' || node.isTop;
    const around = parent === undefined || isFixed
      ? null
      : position === 'absolute'
      ? this.absolute[parent]
      : this.flow[parent];
    this.own[node.index] = around ?? null;
    const inner = cuts(node) ? smaller(around ?? null, node.box) : around ?? null;
    this.flow[node.index] = inner;
    const holds = position !== 'static' || node.style.transform !== 'none' || !node.parent;
    this.absolute[node.index] = holds ? inner : this.absolute[parent ?? -1] ?? null;
  }
}

/** Whether a node shows no more than its box, and cannot be scrolled by a person. The page itself can. */
function cuts({ element, style, isRendered }: WalkNode): boolean {
  const document = element.ownerDocument;
  if (!isRendered || element === document.documentElement || element === document.body) return false;
  const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  return (hides(style.overflowX) && hides(style.overflowY)) || style.contain.includes('paint');
}

function smaller(a: Box | null, b: Box): Box {
  return a ? intersection(a, b) ?? [b[0], b[1], 0, 0] : b;
}
