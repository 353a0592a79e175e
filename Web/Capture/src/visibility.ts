import { intersection } from './box';
import type { Visibility } from './manifest';
import type { WalkNode } from './node';
import type { PageModel } from './model';
import { pointIn } from './spaces';

/**
 * What is known of an element's being seen; nothing where nobody has looked, as below the edge of the window, or nobody
 * can say. What the geometry of the manifest shows by itself, such as what lies over it, is not said here.
 */
export function visibilityOf(node: WalkNode, page: PageModel): Visibility | undefined {
  const { box, style } = node;
  if (!node.isRendered) return 'gone';
  if (style.visibility !== 'visible') return 'hidden';
  if (node.opacity < 0.01) return 'transparent';
  if (box[2] <= 0 || box[3] <= 0) return undefined;
  const left = page.clips.left(node);
  if (!left || isClippedToNothing(style)) return 'clipped';
  if (isOutOfReach(node, page)) return 'offscreen';
  if (left[2] < box[2] - 0.5 || left[3] < box[3] - 0.5) return 'partial';
  return page.touch(node)?.isSeen ? 'visible' : undefined;
}

/** Words for screen readers only are clipped to a point by their own style. */
function isClippedToNothing(style: CSSStyleDeclaration): boolean {
  const numbers = /^rect\((.*)\)$/.exec(style.clip)?.[1]?.split(/,\s*|\s+/).map((each) => parseFloat(each));
  const [top = NaN, right = NaN, bottom = NaN, before = NaN] = numbers ?? [];
  return (numbers !== undefined && (right - before <= 1 || bottom - top <= 1)) ||
    /^inset\((50|100)%\)$/.test(style.clipPath);
}

/** Whether nobody can scroll a node onto the display. */
function isOutOfReach(node: WalkNode, page: PageModel): boolean {
  const space = page.spaces.of(node);
  if (!space) return intersection(node.box, page.display) === null;
  if (!space.axis) return false;
  const [x, y] = pointIn(space, [node.box[0], node.box[1]]);
  const [right, bottom] = pointIn(space, [node.box[0] + node.box[2], node.box[1] + node.box[3]]);
  return right <= 0 || bottom <= 0 || x >= space.size[0] || y >= space.size[1];
}
