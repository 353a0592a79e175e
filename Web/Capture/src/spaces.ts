import type { Box } from '../../Shared/dom/finder';
import { centerOf, frameOf, rounded } from './box';
import { apply, compose, IDENTITY, inverse, isIdentity, type Linear, type Point, sizeWithin } from './linear';
import type { Frame, ManifestSpace, Matrix } from './manifest';
import type { WalkNode } from './node';
import { isFrame } from './walk';

/** A coordinate system: the content of a scroll container or of a frame. */
export interface Space {
  readonly node: WalkNode;
  readonly parent: Space | null;
  /** The corner of the content in the page's viewport when nothing is scrolled. */
  readonly corner: Point;
  /** The transform of all ancestors. */
  readonly linear: Linear;
  /** The visible part, in its own lengths. */
  readonly viewport: Point;
  readonly size: Point;
  readonly offset: Point;
  readonly axis: 'vertical' | 'horizontal' | 'both' | null;
  /** Its name in the manifest, given once elements have theirs. */
  id: string;
}

/** The space that each node moves with, and the space of its content. */
export class Spaces {
  /** All spaces, outer ones first. */
  readonly all: Space[] = [];
  private readonly own: (Space | null)[] = [];
  private readonly inner: { flow: Space | null; absolute: Space | null; fixed: Space | null }[] = [];
  /** Nodes that stay in place while their container scrolls: fixed ones, stuck ones, those of the top layer. */
  readonly staying: WalkNode[] = [];

  constructor(nodes: readonly WalkNode[]) {
    for (const node of nodes) this.add(node);
  }

  /** The space that a node moves with. */
  of(node: WalkNode): Space | null {
    return this.own[node.index] ?? null;
  }

  private add(node: WalkNode): void {
    const around = this.around(node);
    const position = node.style.position;
    let own = around.flow;
    if (node.isTop) own = position === 'absolute' ? this.inner[0]?.absolute ?? null : null;
    else if (position === 'fixed') own = around.fixed;
    else if (position === 'absolute') own = around.absolute;
    else if (position === 'sticky' && own && isStuck(node, own)) {
      this.staying.push(node);
      own = own.parent;
    }
    if (node.isRendered && (position === 'fixed' || node.isTop)) this.staying.push(node);
    this.own[node.index] = own;
    const made = this.contentSpace(node, own);
    if (made) this.all.push(made);
    const flow = made ?? own;
    const isContainer = position !== 'static' || containsFixed(node);
    this.inner[node.index] = {
      flow,
      absolute: isContainer || !node.parent || isFrame(node.element) ? flow : around.absolute,
      // A fixed element in a frame is fixed to the frame's window, which moves with the frame.
      fixed: isFrame(node.element) ? own : containsFixed(node) ? flow : around.fixed,
    };
  }

  private around(node: WalkNode): { flow: Space | null; absolute: Space | null; fixed: Space | null } {
    const none = { flow: null, absolute: null, fixed: null };
    return node.parent ? this.inner[node.parent.index] ?? none : none;
  }

  /** The space that a node creates for its content. */
  private contentSpace(node: WalkNode, own: Space | null): Space | null {
    if (!node.isRendered) return null;
    const { element } = node;
    const document = element.ownerDocument;
    if (element === document.documentElement) {
      // The page itself; a frame's page is created with the frame.
      return node.parent ? null : pageSpace(node, document.scrollingElement ?? element);
    }
    if (isFrame(element)) return frameSpace(node, own);
    if (element === document.body && takesBodyOverflow(document)) return null;
    const axis = axisOf(element, node.style.overflowX, node.style.overflowY);
    return axis ? scrollSpace(node, own, axis) : null;
  }
}

/** Converts a point of the viewport to a space. */
export function pointIn(space: Space | null, point: Point): Point {
  if (!space) return point;
  const [x, y] = apply(inverse(space.linear), [point[0] - space.corner[0], point[1] - space.corner[1]]);
  return [x + space.offset[0], y + space.offset[1]];
}

/** The visible part of a space in the viewport, as an upright box. */
export function viewportOf(space: Space): Box {
  const [a, b, c, d] = space.linear;
  const [width, height] = space.viewport;
  const xs = [0, a * width, c * height, a * width + c * height];
  const ys = [0, b * width, d * height, b * width + d * height];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [space.corner[0] + left, space.corner[1] + top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/** A node's frame in a space, and its transform there, unless it is upright. */
export function placeIn(space: Space | null, node: WalkNode): { frame: Frame; transform?: Matrix } {
  const relative = compose(inverse(space?.linear ?? IDENTITY), node.linear);
  const [x, y] = pointIn(space, centerOf(node.box));
  const [a, b, c, d] = relative;
  const isTurned = Math.abs(b) > 1e-4 || Math.abs(c) > 1e-4;
  const bounds: Point = [node.box[2], node.box[3]];
  if (!isTurned) {
    const spaceLinear = space?.linear ?? IDENTITY;
    const [width, height] = sizeWithin(spaceLinear, bounds, bounds);
    return { frame: frameOf([x - width / 2, y - height / 2, width, height]) };
  }
  const [width, height] = sizeWithin(node.linear, bounds, ownSize(node.element));
  const six = (value: number): number => Math.round(value * 1e6) / 1e6;
  const shift: Point = [x - a * x - c * y, y - b * x - d * y];
  return {
    frame: frameOf([x - width / 2, y - height / 2, width, height]),
    transform: [six(a), six(b), six(c), six(d), rounded(shift[0]), rounded(shift[1])],
  };
}

/** A space as the manifest has it. */
export function manifestSpace(space: Space): ManifestSpace {
  const result: ManifestSpace = { id: space.id };
  if (space.parent) result.parent = space.parent.id;
  const origin = pointIn(space.parent, space.corner).map(rounded) as [number, number];
  if (origin[0] !== 0 || origin[1] !== 0) result.origin = origin;
  const [a, b, c, d] = compose(inverse(space.parent?.linear ?? IDENTITY), space.linear);
  if (!isIdentity([a, b, c, d])) {
    result.transform = [a, b, c, d].map((one) => Math.round(one * 1e6) / 1e6)
      .concat(0, 0) as unknown as Matrix;
  }
  if (!space.axis) return result;
  const [width, height] = space.viewport;
  const xs = [0, a * width, c * height, a * width + c * height];
  const ys = [0, b * width, d * height, b * width + d * height];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  result.scroll = {
    ...(space.axis === 'vertical' ? {} : { axis: space.axis }),
    viewport: frameOf([origin[0] + left, origin[1] + top, Math.max(...xs) - left, Math.max(...ys) - top]),
    contentSize: [rounded(space.size[0]), rounded(space.size[1])],
  };
  const offset = space.offset.map(rounded) as [number, number];
  if (offset[0] !== 0 || offset[1] !== 0) result.scroll.contentOffset = offset;
  return result;
}

function pageSpace(node: WalkNode, scroller: Element): Space | null {
  const style = (element: Element | null): CSSStyleDeclaration | null => (element ? getComputedStyle(element) : null);
  const document = node.element.ownerDocument;
  const from = takesBodyOverflow(document) ? style(document.body) ?? node.style : node.style;
  const axis = scrollable(
    scroller,
    from.overflowX !== 'hidden' && from.overflowX !== 'clip',
    from.overflowY !== 'hidden' && from.overflowY !== 'clip',
  );
  if (!axis) return null;
  const window = document.defaultView;
  return {
    node,
    parent: null,
    corner: [0, 0],
    linear: IDENTITY,
    viewport: [scroller.clientWidth, scroller.clientHeight],
    size: [scroller.scrollWidth, scroller.scrollHeight],
    offset: offsetOf(scroller, node.style, window?.scrollX ?? 0, window?.scrollY ?? 0),
    axis,
    id: '',
  };
}

function frameSpace(node: WalkNode, parent: Space | null): Space | null {
  const inner = (node.element as HTMLIFrameElement).contentDocument;
  const scroller = inner?.scrollingElement;
  if (!scroller) return null;
  const style = getComputedStyle(scroller);
  const axis = scrollable(scroller, style.overflowX !== 'hidden', style.overflowY !== 'hidden');
  const view = inner?.defaultView;
  return {
    node,
    parent,
    corner: cornerOf(node),
    linear: node.linear,
    viewport: [scroller.clientWidth, scroller.clientHeight],
    size: [scroller.scrollWidth, scroller.scrollHeight],
    offset: offsetOf(scroller, style, view?.scrollX ?? 0, view?.scrollY ?? 0),
    axis,
    id: '',
  };
}

function scrollSpace(node: WalkNode, parent: Space | null, axis: NonNullable<Space['axis']>): Space {
  const { element } = node;
  return {
    node,
    parent,
    corner: cornerOf(node),
    linear: node.linear,
    viewport: [element.clientWidth, element.clientHeight],
    size: [element.scrollWidth, element.scrollHeight],
    offset: offsetOf(element, node.style, element.scrollLeft, element.scrollTop),
    axis,
    id: '',
  };
}

/** The corner of an element's padding box. */
function cornerOf({ element, box, linear }: WalkNode): Point {
  const [width, height] = sizeWithin(linear, [box[2], box[3]], ownSize(element));
  const [x, y] = centerOf(box);
  const [dx, dy] = apply(linear, [element.clientLeft - width / 2, element.clientTop - height / 2]);
  return [x + dx, y + dy];
}

/** The scroll offset from the content's left edge; for right-to-left content the browser's is negative. */
function offsetOf(element: Element, style: CSSStyleDeclaration, left: number, top: number): Point {
  const isReversed = style.direction === 'rtl' && left <= 0;
  return [isReversed ? left + element.scrollWidth - element.clientWidth : left, top];
}

function axisOf(element: Element, overflowX: string, overflowY: string): Space['axis'] {
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll' || overflow === 'overlay';
  return scrollable(element, scrolls(overflowX), scrolls(overflowY));
}

/**
 * The axes along which there is more than is visible. Sizes are whole numbers, so that a difference of one px may be
 * nothing.
 */
function scrollable(element: Element, across: boolean, down: boolean): Space['axis'] {
  const isWide = across && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
  const isHigh = down && element.scrollHeight > element.clientHeight + 1 && element.clientHeight > 0;
  return isWide ? (isHigh ? 'both' : 'horizontal') : isHigh ? 'vertical' : null;
}

/** Returns true if the viewport takes the body's overflow, so that the body doesn't scroll by itself. */
function takesBodyOverflow(document: Document): boolean {
  const style = getComputedStyle(document.documentElement);
  return style.overflowX === 'visible' && style.overflowY === 'visible';
}

/** Returns true if a node is the containing block of its fixed descendants, in place of the window. */
function containsFixed({ style }: WalkNode): boolean {
  const { transform, perspective, filter, contain, willChange } = style;
  const some = (value: string | undefined): boolean => value !== undefined && value !== '' && value !== 'none';
  return (
    some(transform) || some(perspective) || some(filter) || some(style.getPropertyValue('rotate')) ||
    some(style.getPropertyValue('scale')) || some(style.getPropertyValue('translate')) ||
    some(style.getPropertyValue('backdrop-filter')) || /paint|layout|strict|content/.test(contain) ||
    /transform|perspective|filter/.test(willChange)
  );
}

/** Returns true if a sticky element is at its sticky position, so that it stays there while its container scrolls. */
function isStuck({ box, style }: WalkNode, space: Space): boolean {
  const port = viewportOf(space);
  const at = (inset: string, side: number, way: number): boolean => {
    const length = inset.endsWith('px') ? parseFloat(inset) : NaN;
    return Math.abs(way * (side - length * way)) <= 0.5;
  };
  const scrollsDown = space.axis !== 'horizontal';
  const scrollsAcross = space.axis !== 'vertical';
  return (
    (scrollsDown && at(style.top, box[1] - port[1], 1)) ||
    (scrollsDown && at(style.bottom, box[1] + box[3] - port[1] - port[3], -1)) ||
    (scrollsAcross && at(style.left, box[0] - port[0], 1)) ||
    (scrollsAcross && at(style.right, box[0] + box[2] - port[0] - port[2], -1))
  );
}

function ownSize(element: Element): Point {
  const { offsetWidth, offsetHeight } = element as HTMLElement;
  return [offsetWidth ?? element.clientWidth, offsetHeight ?? element.clientHeight];
}
