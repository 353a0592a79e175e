import { intersection } from './box';
import type { Visibility } from './manifest';
import type { WalkNode } from './node';
import type { PageModel } from './model';
import { pointIn } from './spaces';

/**
 * An element's visibility; undefined if it wasn't examined, as below the window's edge, or can't be determined.
 * Anything that the manifest's geometry shows by itself, such as covers, isn't repeated here.
 */
export function visibilityOf(node: WalkNode, page: PageModel): Visibility | undefined {
  const { box, style } = node;
  if (!node.isRendered) return 'gone';
  if (style.visibility !== 'visible') return 'hidden';
  if (node.opacity < 0.01) return 'transparent';
  if (box[2] <= 0 || box[3] <= 0) return undefined;
  const left = page.clips.unclipped(node);
  if (!left || isClippedToNothing(style)) return 'clipped';
  if (isOutOfReach(node, page)) return 'offscreen';
  if (left[2] < box[2] - 0.5 || left[3] < box[3] - 0.5) return 'partial';
  return page.touch(node)?.isSeen ? 'visible' : undefined;
}

/** Screen-reader-only words are clipped to a point by their own style. */
function isClippedToNothing(style: CSSStyleDeclaration): boolean {
  const numbers = /^rect\((.*)\)$/.exec(style.clip)?.[1]?.split(/,\s*|\s+/).map((each) => parseFloat(each));
  const [top = NaN, right = NaN, bottom = NaN, before = NaN] = numbers ?? [];
  return (numbers !== undefined && (right - before <= 1 || bottom - top <= 1)) ||
    /^inset\((50|100)%\)$/.test(style.clipPath);
}

/** Returns true if nobody can scroll a node into view. */
function isOutOfReach(node: WalkNode, page: PageModel): boolean {
  const space = page.spaces.of(node);
  if (!space) return intersection(node.box, page.display) === null;
  if (!space.axis) return false;
  const [x, y] = pointIn(space, [node.box[0], node.box[1]]);
  const [right, bottom] = pointIn(space, [node.box[0] + node.box[2], node.box[1] + node.box[3]]);
  return right <= 0 || bottom <= 0 || x >= space.size[0] || y >= space.size[1];
}
