import { type Box, boxOf } from '../../Shared/dom/finder';
import { contains, intersection } from './box';
import { isWithin, type WalkNode } from './node';
import type { PaintOrder } from './paint';
import { alphaOf } from './shape';
import type { Walk } from './walk';

/** The result of touching an element at some of its points. */
export interface Touch {
  /** True if a point hit the element itself or its content. */
  readonly isSeen: boolean;
  /** The opaque boxes that cover it there. */
  readonly covers: readonly WalkNode[];
  /** True if something that may or may not be opaque, such as a picture, lies over it. */
  readonly isDoubtful: boolean;
}

/** The opacity from which an element counts as opaque: content behind it can't be made out. */
const OPAQUE = 0.9;

/** The maximum number of elements whose points are examined. */
const MOST_LOOKED_AT = 5000;

/** The maximum number of hits examined in all: deep pages have thousands at each point. */
const MOST_HITS = 1_000_000;

/** The number of topmost hits that are examined at a point: they hide the others. */
const MOST_ABOVE = 8;

/** Asks the browser for the elements at points of other elements. */
export class Covers {
  private elementsLeft = MOST_LOOKED_AT;
  private hitsLeft = MOST_HITS;
  /** Hits by root and point: nested elements share their points, and hit tests are slow. */
  private readonly known = new Map<Document | ShadowRoot, Map<string, readonly Element[]>>();

  constructor(private readonly walk: Walk, private readonly order: PaintOrder) {}

  /** True if some elements weren't examined, because there are too many. */
  get isExhausted(): boolean {
    return this.elementsLeft <= 0 || this.hitsLeft <= 0;
  }

  /** The elements over the visible part of a node, or null if that can't be determined. */
  touch(node: WalkNode, seen: Box): Touch | null {
    if (this.isExhausted || node.style.pointerEvents === 'none') return null;
    this.elementsLeft -= 1;
    let isSeen = false;
    let isDoubtful = false;
    const covers = new Set<WalkNode>();
    for (const point of pointsOf(seen)) {
      const above = this.above(node, point);
      if (!above) continue;
      isSeen ||= above.length === 0;
      for (const one of above) {
        const cover = this.coverOf(one, node, point);
        if (cover) covers.add(cover);
        else if (contains(one.box, point) ? mayHide(one) : mayReachOut(one)) isDoubtful = true;
      }
    }
    return { isSeen, covers: [...covers], isDoubtful };
  }

  /**
   * The nodes above a node at a point, except its descendants and ancestors, topmost first. Null if the node isn't hit
   * there.
   */
  private above(node: WalkNode, point: readonly [number, number]): WalkNode[] | null {
    const above: WalkNode[] = [];
    for (const scope of scopesOf(node)) {
      const [x, y] = scope.frame ? inFrame(scope.frame, point) : point;
      const list = this.elementsAt(scope.root, x, y);
      this.hitsLeft -= list.length;
      let isThere = false;
      for (const element of list) {
        const found = this.nodeOf(element);
        if (!found) continue;
        if (isWithin(found, scope.node) || found === scope.node) {
          isThere = true;
          break;
        }
        if (isWithin(node, found)) continue;
        if (above.length < MOST_ABOVE) above.push(found);
      }
      if (!isThere) return null;
    }
    return above;
  }

  private elementsAt(root: Document | ShadowRoot, x: number, y: number): readonly Element[] {
    const points = this.known.get(root) ?? new Map<string, readonly Element[]>();
    this.known.set(root, points);
    const key = `${x} ${y}`;
    const list = points.get(key) ?? root.elementsFromPoint(x, y);
    points.set(key, list);
    return list;
  }

  /** The outermost opaque box over a node at a point, among a hit node and its ancestors. */
  private coverOf(top: WalkNode, node: WalkNode, point: readonly [number, number]): WalkNode | null {
    let cover: WalkNode | null = null;
    for (let next: WalkNode | null = top; next && !isWithin(node, next); next = next.parent) {
      // An ancestor of the hit node may still lie behind the node.
      if (contains(next.box, point) && isOpaque(next) && this.order.compare(next, node) > 0) cover = next;
    }
    return cover;
  }

  /** The node of an element, or of its nearest ancestor that the walk has reached. */
  private nodeOf(element: Element): WalkNode | null {
    for (let next: Element | null = element; next; next = next.parentElement) {
      const found = this.walk.byElement.get(next);
      if (found) return found;
    }
    return null;
  }
}

/** Returns true if an element's box is opaque. */
export function isOpaque({ element, opacity, style, box }: WalkNode): boolean {
  if (box[2] <= 0 || box[3] <= 0 || style.visibility !== 'visible' || opacity < OPAQUE) return false;
  if (element.localName === 'video') return true;
  return alphaOf(style.backgroundColor) * opacity >= OPAQUE || isOpaqueGradient(style.backgroundImage);
}

/** Returns true if an element draws something that may or may not hide the content behind it. */
export function mayHide({ element, opacity, style }: WalkNode): boolean {
  if (style.visibility !== 'visible' || opacity < 0.5) return false;
  if (['img', 'canvas', 'iframe', 'frame', 'object', 'embed', 'svg'].includes(element.localName)) return true;
  return style.backgroundImage.includes('url(') || alphaOf(style.backgroundColor) >= 0.5;
}

/**
 * Returns true if an element may have something opaque beyond its box: a pseudo-element before or after its content.
 */
function mayReachOut({ element, opacity }: WalkNode): boolean {
  const view = element.ownerDocument.defaultView ?? window;
  return ['::before', '::after'].some((part) => {
    const style = view.getComputedStyle(element, part);
    if (style.content === 'none' || style.content === 'normal') return false;
    return alphaOf(style.backgroundColor) * opacity >= OPAQUE || style.backgroundImage !== 'none';
  });
}

function isOpaqueGradient(image: string): boolean {
  if (!/^(?:linear|radial|conic)-gradient\(/.test(image) || image.includes('url(') || image.includes('transparent')) {
    return false;
  }
  const colors = image.match(/rgba?\([^()]*\)|(?:color|lab|lch|oklab|oklch)\([^()]*\)/g) ?? [];
  return colors.length > 0 && colors.every((color) => alphaOf(color) >= OPAQUE);
}

/** The centre of a box, and four points near its corners, inset by a fifth or by 3 px. */
function pointsOf([x, y, width, height]: Box): [number, number][] {
  const [dx, dy] = [Math.min(3, width / 5), Math.min(3, height / 5)];
  const [right, bottom] = [x + width - dx, y + height - dy];
  return [
    [x + width / 2, y + height / 2],
    [x + dx, y + dy],
    [right, y + dy],
    [x + dx, bottom],
    [right, bottom],
  ];
}

interface Scope {
  readonly root: Document | ShadowRoot;
  /** The node's representative in this document or shadow root: itself, a host or a frame. */
  readonly node: WalkNode;
  /** The frame that contains this page, or null for the outermost. */
  readonly frame: Element | null;
}

/** The documents and shadow roots that contain a node, innermost first, with its representative in each. */
function scopesOf(node: WalkNode): Scope[] {
  const scopes: Scope[] = [];
  let last: Document | ShadowRoot | null = null;
  for (let next: WalkNode | null = node; next; next = next.parent) {
    const root = next.element.getRootNode() as Document | ShadowRoot;
    // A slot has no box of its own: its content is seen from the document that it comes from.
    if (next.element.localName === 'slot') continue;
    if (root !== last && typeof root.elementsFromPoint === 'function' && !scopes.some((each) => each.root === root)) {
      const frame = (next.element.ownerDocument.defaultView?.frameElement ?? null) as Element | null;
      scopes.push({ root, node: next, frame });
    }
    last = root;
  }
  return scopes;
}

/** Converts a point of the page's viewport to the viewport of a frame's page. */
function inFrame(frame: Element, [x, y]: readonly [number, number]): [number, number] {
  const box = boxOf(frame);
  const { offsetWidth, offsetHeight } = frame as HTMLElement;
  const across = offsetWidth ? box[2] / offsetWidth : 1;
  const down = offsetHeight ? box[3] / offsetHeight : 1;
  return [(x - box[0]) / across - frame.clientLeft, (y - box[1]) / down - frame.clientTop];
}

/** The visible part of a box within clips, or null if nothing is visible. */
export function seenPart(box: Box, clips: readonly Box[]): Box | null {
  let seen: Box | null = box;
  for (const clip of clips) seen = seen && intersection(seen, clip);
  return seen;
}
