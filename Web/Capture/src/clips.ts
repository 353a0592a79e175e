import type { Box } from '../../Shared/dom/finder';
import { intersection } from './box';
import type { WalkNode } from './node';
import { type Space, type Spaces, viewportOf } from './spaces';

/** The permanent clipping of nodes: by boxes with hidden overflow, which people can't scroll. */
export class Clips {
  /** By node: the part of the page that it leaves for its content. Null for all of it, an empty box for nothing. */
  private readonly flow: (Box | null)[] = [];
  private readonly absolute: (Box | null)[] = [];
  private readonly own: (Box | null)[] = [];

  constructor(nodes: readonly WalkNode[], private readonly spaces: Spaces) {
    for (const node of nodes) this.add(node);
  }

  /** The part of a node that isn't clipped for good, or null if all of it is. */
  unclipped(node: WalkNode): Box | null {
    const clip = this.own[node.index] ?? null;
    return clip ? intersection(node.box, clip) : node.box;
  }

  /** The part of a node that is on the display now. */
  visible(node: WalkNode, display: Box): Box | null {
    let seen = intersection(this.unclipped(node) ?? [0, 0, 0, 0], display);
    for (let space: Space | null = this.spaces.of(node); space && seen; space = space.parent) {
      seen = intersection(seen, viewportOf(space));
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

/** Returns true if a node clips its content, and people can't scroll it. The page itself can be scrolled. */
function cuts({ element, style, isRendered }: WalkNode): boolean {
  const document = element.ownerDocument;
  if (!isRendered || element === document.documentElement || element === document.body) return false;
  const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  return (hides(style.overflowX) && hides(style.overflowY)) || style.contain.includes('paint');
}

function smaller(a: Box | null, b: Box): Box {
  return a ? intersection(a, b) ?? [b[0], b[1], 0, 0] : b;
}
