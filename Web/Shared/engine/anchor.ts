import { around, fromEdges, middle, outset } from './geometry';
import { reframe } from './outline';
import { ownValue } from './own';
import { redraw } from './redraw';
import type { Cutout, Insets, Point, Rect, Size, Step, Variant } from './tour';
import type { LiveScreen } from './live';

/** A display's size, and its safe area. */
export interface Display {
  readonly size: Size;
  readonly safeArea: Insets;
}

/** Moves a rect that only the layout knows from the compiled display to another one. */
export function moved(rect: Rect, from: Display, to: Display): Rect {
  const [left, right] = span(
    rect[0],
    rect[2],
    from.size[0],
    to.size[0],
    from.safeArea[3],
    from.safeArea[1],
    to.safeArea[3],
    to.safeArea[1],
  );
  const [top, bottom] = span(
    rect[1],
    rect[3],
    from.size[1],
    to.size[1],
    from.safeArea[0],
    from.safeArea[2],
    to.safeArea[0],
    to.safeArea[2],
  );
  return fromEdges(left, top, right, bottom);
}

function span(
  low: number,
  length: number,
  size: number,
  live: number,
  first: number,
  last: number,
  first2: number,
  last2: number,
): [number, number] {
  const centre = low + length / 2;
  if (Math.abs(centre - size / 2) < 1 && length < size / 2) {
    return [low + (live - size) / 2, low + length + (live - size) / 2];
  }
  const end = (at: number): number => {
    if (at <= size / 2) return first > 0 && at >= first ? at - first + first2 : at;
    const rest = size - at;
    return live - (last > 0 && rest >= last ? rest - last + last2 : rest);
  };
  return [end(low), end(low + length)];
}

/** Returns the step with its holes, rings and elements at their places on a live screen. */
export function reanchor(step: Step, variant: Variant, live: LiveScreen, division?: readonly number[]): Step {
  const from: Display = {
    size: variant.display.size,
    safeArea: ownValue(variant.screens, step.screen)?.safeArea ?? [0, 0, 0, 0],
  };
  const moveRect = (rect: Rect): Rect => moved(rect, from, live);
  const moveElement = <
    E extends {
      readonly target: string;
      readonly frame: Rect;
    },
  >(element: E): E => ({
    ...element,
    frame: ownValue(live.frames, element.target) ?? moveRect(element.frame),
  });
  const cutouts = step.cutouts.map((cutout) => anchored(cutout, live, moveRect, division));
  return {
    ...step,
    overlay: step.overlay && { ...step.overlay, frame: moveRect(step.overlay.frame) },
    cutouts,
    rings: redraw(step.rings, step.cutouts, cutouts, moveRect, division),
    interaction: { ...step.interaction, allow: step.interaction.allow.map(moveElement) },
    advance: step.advance.map((
      rule,
    ) => (typeof rule.tap === 'object' ? { ...rule, tap: moveElement(rule.tap) } : rule)),
    callout: step.callout && {
      ...step.callout,
      anchor: step.callout.anchor && moveElement(step.callout.anchor),
      avoid: step.callout.avoid.map(moveElement),
    },
    sprites: step.sprites.map((sprite) => {
      const moveEnd = (point: Point, element: { target: string; frame: Rect } | null): Point => {
        const [x, y] = moveRect([point[0], point[1], 0, 0]);
        if (!element) return [x, y];
        const now = moveElement(element).frame;
        const share = (at: number, axis: 0 | 1): number => {
          const length = element.frame[axis + 2] ?? 0;
          return now[axis] + (length > 0 ? ((at - element.frame[axis]) * (now[axis + 2] ?? 0)) / length : 0);
        };
        return [share(point[0], 0), share(point[1], 1)];
      };
      const [a, b] = [moveEnd(sprite.from, sprite.fromElement), moveEnd(sprite.to, sprite.toElement)];
      return { ...sprite, from: a, to: b };
    }),
    loops: step.loops.map((loop) => ({
      ...loop,
      rings: redraw(loop.rings, step.cutouts, cutouts, moveRect, division),
    })),
  };
}

function anchored(
  cutout: Cutout,
  live: LiveScreen,
  moveRect: (rect: Rect) => Rect,
  division?: readonly number[],
): Cutout {
  const ids = [cutout.target, ...cutout.others];
  const found = ids.map((id) => ownValue(live.frames, id)).filter((rect): rect is Rect => !!rect);
  const element = (found.length === ids.length && around(found)) || moveRect(cutout.element);
  const frame = frameFor(cutout, element);
  return {
    ...cutout,
    element,
    frame,
    clip: cutout.clip ? moveRect(cutout.clip) : null,
    outline: reframe(cutout.outline, cutout.frame, frame, cutout.shape, division),
  };
}

/**
 * The frame of a hole around a live element. The padding stays the same; a circle keeps its distance from the element.
 */
function frameFor({ element: old, frame, shape }: Cutout, element: Rect): Rect {
  if (shape.kind !== 'circle') {
    const right = frame[0] + frame[2] - old[0] - old[2];
    const bottom = frame[1] + frame[3] - old[1] - old[3];
    return outset(element, [old[1] - frame[1], right, bottom, old[0] - frame[0]]);
  }
  const radius = frame[2] / 2;
  const half = Math.hypot(old[2], old[3]) / 2;
  const corners = radius >= half - 0.001;
  const measure = (rect: Rect): number => (corners ? Math.hypot(rect[2], rect[3]) : Math.min(rect[2], rect[3])) / 2;
  const live = Math.max(radius - measure(old) + measure(element), 0);
  const [x, y] = middle(element);
  const [a, b] = [middle(frame), middle(old)];
  return [x + a[0] - b[0] - live, y + a[1] - b[1] - live, live * 2, live * 2];
}
