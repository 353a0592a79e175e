import type { Box } from '../../Shared/dom/finder';
import { Choices, ownIds } from './choose';
import { Clips } from './clips';
import { Covers, isOpaque, mayHide, type Touch } from './cover';
import { isWithin, type WalkNode } from './node';
import type { CaptureOptions } from './options';
import { PaintOrder } from './paint';
import { type IsPrivate, privacy } from './privacy';
import { Spaces } from './spaces';
import { type Walk, walk } from './walk';

/** The maximum number of occluders. */
const MOST_OCCLUDERS = 256;

/** The captured page: its elements, the spaces that they move with, and everything that clips or covers them. */
export class PageModel {
  readonly walk: Walk;
  readonly spaces: Spaces;
  readonly clips: Clips;
  readonly order: PaintOrder;
  readonly choices: Choices;
  readonly isPrivate: IsPrivate;
  /** The window's bounds. */
  readonly display: Box;
  /** Modal dialogs and popovers, from back to front. */
  readonly tops: readonly WalkNode[];
  /** Elements that cover others, or would if others came behind them, from back to front. */
  readonly occluders: readonly WalkNode[];
  /** True if the list of occluders is complete, as far as can be seen now. */
  readonly areOccludersKnown: boolean;
  private readonly touches = new Map<WalkNode, Touch | null>();

  constructor(root: Document, options: CaptureOptions, names: string) {
    const view = root.defaultView ?? window;
    this.display = [0, 0, view.innerWidth, view.innerHeight];
    this.isPrivate = privacy(options.redact);
    this.walk = walk(root, options.mostNodes ?? 50_000, (element) => element.matches(names));
    const { nodes } = this.walk;
    this.spaces = new Spaces(nodes);
    this.clips = new Clips(nodes, this.spaces);
    this.order = new PaintOrder(nodes);
    this.choices = new Choices(nodes, this.spaces, ownIds(nodes, options.testIds), this.isPrivate);
    this.tops = nodes.filter((node) => node.isTop && node.isRendered);
    const covers = new Covers(this.walk, this.order);
    for (const { node } of this.choices.all) {
      const seen = isPainted(node) ? this.clips.visible(node, this.display) : null;
      if (seen) this.touches.set(node, covers.touch(node, seen));
    }
    const found = this.findOccluders();
    const doubts = [...this.touches.values()].some((touch) => touch?.isDoubtful);
    this.areOccludersKnown = !doubts && !covers.isExhausted && found.length <= MOST_OCCLUDERS;
    this.occluders = found.slice(0, MOST_OCCLUDERS).sort((a, b) => this.order.compare(a, b));
    this.choices.add(this.occluders);
  }

  /** True if a part of the page is missing. */
  get isCut(): boolean {
    return this.walk.isCut || this.walk.foreignFrames.length > 0;
  }

  /** The result of touching a node at some points, or null if it wasn't examined or can't be determined. */
  touch(node: WalkNode): Touch | null {
    return this.touches.get(node) ?? null;
  }

  /** The dialog or popover that contains a node, or null for the page itself. */
  top(node: WalkNode): WalkNode | null {
    for (let next: WalkNode | null = node; next; next = next.parent) if (next.isTop) return next;
    return null;
  }

  /** Returns true if a modal dialog keeps people from using a node. */
  isInert(node: WalkNode): boolean {
    const modal = [...this.tops].reverse().find((top) => top.element.matches(':modal'));
    return modal !== undefined && !isWithin(node, modal) && !this.isAbove(node, modal);
  }

  private isAbove(node: WalkNode, modal: WalkNode): boolean {
    const top = this.top(node);
    return top !== null && this.order.compare(top, modal) > 0;
  }

  /** The opaque boxes that cover something, stay in place, or let touches through. */
  private findOccluders(): WalkNode[] {
    const found = new Set<WalkNode>();
    for (const [node, touch] of this.touches) {
      // Dialogs and popovers are windows: the content of one lies above everything else.
      for (const cover of touch?.covers ?? []) if (this.top(cover) === this.top(node)) found.add(cover);
    }
    for (const node of this.spaces.staying) {
      if (!node.isTop && (isOpaque(node) || mayHide(node)) && this.clips.visible(node, this.display)) found.add(node);
    }
    for (const node of this.walk.nodes) {
      const isUntouchable = node.style.pointerEvents === 'none' && node.style.position !== 'static';
      if (isUntouchable && node.isRendered && isOpaque(node) && this.clips.visible(node, this.display)) found.add(node);
    }
    return [...found].filter((node) => node.parent !== null).sort((a, b) => a.index - b.index);
  }
}

/** Returns true if any of a node is painted. */
export function isPainted({ isRendered, style, opacity }: WalkNode): boolean {
  return isRendered && style.visibility === 'visible' && opacity >= 0.01;
}
