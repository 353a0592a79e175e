import { bendOf } from './blend';
import { around, mapOutline, middle, mix } from './geometry';
import { progressAt, valueAt } from './motion';
import { ownValue } from './own';

import type { Layer, PaintedRing, PaintedSprite } from './picture';
import type { Loop, Outline, Rect, Step, Tour } from './tour';

/** A step's layer with its loops applied, `time` seconds after the step has come. */
export function withLoops(layer: Layer, step: Step, time: number): Layer {
  let result = layer;
  for (const loop of step.loops) {
    const round = roundOf(loop, time);
    if (round === null) continue;
    const number = (value: (frame: Loop['keyframes'][number]) => number): number =>
      valueAt(loop.keyframes, round, value);
    const state = {
      grow: number((frame) => frame.grow),
      x: number((frame) => frame.shift[0]),
      y: number((frame) => frame.shift[1]),
    };
    const frames = (places: readonly number[]): Rect =>
      around(places.map((place) => step.cutouts[place]?.frame).filter((rect): rect is Rect => !!rect)) ?? [0, 0, 0, 0];
    const ring = (stroke: PaintedRing, gap: number): PaintedRing => ({
      ...stroke,
      outline: withEffect(stroke.outline, frames(stroke.holes), gap + stroke.width / 2, state),
    });
    if (loop.subject === 'holes') {
      const holes = result.holes.map((hole) => ({
        ...hole,
        outline: withEffect(hole.outline, frames([hole.place ?? -1]), 0, state),
      }));
      const rings = result.rings.map((stroke, index) => ring(stroke, step.rings[index]?.gap ?? 0));
      result = { ...result, holes, rings };
    } else {
      const opacity = number((frame) => frame.opacity);
      const rings = loop.rings.map(
        (one) => ring({ ...one, holes: one.cutouts, isLeaving: false, opacity, clip: one.clip ?? null }, one.gap),
      );
      result = { ...result, rings: [...result.rings, ...rings] };
    }
  }
  return result;
}

/** The progress of a loop in its current round, or null if the loop isn't running. */
export function roundOf(loop: Loop, time: number): number | null {
  if (time < 0 || loop.period <= 0 || (loop.repeat !== null && time >= loop.repeat * loop.period)) return null;
  return time % loop.period;
}

function withEffect(
  outline: Outline,
  frame: Rect,
  distance: number,
  { grow, x, y }: { grow: number; x: number; y: number },
): Outline {
  const centre = middle(frame);
  const side = Math.min(frame[2], frame[3]);
  const scale = (
    length: number,
  ): number => (length + 2 * distance > 0
    ? Math.max(0, (length + 2 * distance + grow * side) / (length + 2 * distance))
    : 1);
  const [across, down] = [scale(frame[2]), scale(frame[3])];
  return mapOutline(
    outline,
    (px, py) => [centre[0] + (px - centre[0]) * across + x * side, centre[1] + (py - centre[1]) * down + y * side],
  );
}

/** The step's sprites, `time` seconds after the step has come. */
export function spritesAt(step: Step, tour: Tour, time: number): PaintedSprite[] {
  const result: PaintedSprite[] = [];
  for (const sprite of step.sprites) {
    const motion = ownValue(tour.motions, sprite.motion);
    const since = time - sprite.delay;
    if (since < 0 || (since >= (motion?.duration ?? 0) && sprite.after === 'remove')) continue;
    const p = motion ? progressAt(motion, since) : 1;
    const aside = 4 * p * (1 - p);
    const [x = 0, y = 0] = mix(sprite.from, sprite.to, p);
    const bend = bendOf(sprite.arc, sprite.from, sprite.to);
    const [opacity = 1] = mix([sprite.opacity[0]], [sprite.opacity[1]], p);
    result.push({
      image: sprite.image ?? null,
      symbol: sprite.symbol ?? null,
      color: sprite.color,
      size: sprite.size,
      middle: [x + aside * (bend?.[0] ?? 0), y + aside * (bend?.[1] ?? 0)],
      opacity: Math.min(Math.max(opacity, 0), 1),
    });
  }
  return result;
}
