import { colorAndAlpha } from './colors';
import { flatten, pathData } from '../engine/outline';
import { hasPathProperty } from './painter';
import type { Hole, Picture } from '../engine/picture';
import { rectangle, union } from '../engine/polygon';
import type { Rect, Step } from '../engine/tour';
import type { Session } from '../engine/session';

/** The kinds of parts, which decide how a part is made. */
export type PartKind = 'layer' | 'dim' | 'blur' | 'hole' | 'ring' | 'box' | 'arrow' | 'words' | 'sprite';

/** A part of the picture, with the values of its properties. */
export interface Part {
  readonly key: string;
  readonly kind: PartKind;
  /** Values of CSS properties; `d` has path data. */
  readonly css: Readonly<Record<string, string>>;
  /** Values that don't change during a passage. */
  readonly fixed: Readonly<Record<string, string | null>>;
}

const px = (value: number): string => `${Math.round(value * 1000) / 1000}px`;
const number = (value: number): string => String(Math.round(value * 10000) / 10000);
const boxPath = ([x, y, w, h]: Rect): string => `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`;

/** The visible area of holes, each within its clip, as path data of straight lines. */
const visibleArea = (holes: readonly Hole[]): string =>
  union(holes.flatMap(({ outline, clip }) => {
    const shape = flatten(outline);
    if (!clip) return [shape];
    const [x, y, w, h] = clip;
    // The winding number is one higher where both overlap; the third polygon lowers it by one everywhere.
    return union([shape, rectangle(x, y, x + w, y + h), rectangle(1e6, -1e6, -1e6, 1e6)]);
  })).map((points) => `M${points.join('L')}Z`).join('');

/** Divides a picture into parts, bottom first. During a passage the parts and their order don't change. */
export function partsOf(picture: Picture, session: Pick<Session, 'playback'>): Part[] {
  const parts: Part[] = [];
  const add = (key: string, kind: PartKind, css: Part['css'], fixed: Part['fixed'] = {}): void => {
    parts.push({ key, kind, css, fixed });
  };
  picture.forEach((layer, index) => {
    const at = `layer${index}`;
    const opacity = number(layer.opacity);
    add(at, 'layer', { opacity });
    if (layer.dim) {
      const { color, opacity: strength, blur, frame } = layer.dim;
      // Colour and opacity are separate, so that keyframes mix each by itself, as tours do.
      const [fill, own] = colorAndAlpha(color, '#000000');
      add(`${at} dim`, 'dim', { d: boxPath(frame), fill, opacity: number(strength * own) }, { layer: at });
      if (blur > 0) {
        // The blur is clipped by the dim's mask. WebKit can't mask an element by an SVG mask, and can't be asked
        // whether it can.
        const holes = hasPathProperty() ? '' : visibleArea(layer.holes);
        add(`${at} blur`, 'blur', {
          opacity,
          'clip-path': `path(evenodd, "${boxPath(frame)}${holes}")`,
          mask: holes ? 'none' : `url(#${at})`,
          'backdrop-filter': `blur(${px(blur)})`,
        });
      }
    }
    layer.holes.forEach((hole, place) =>
      add(`${at} hole${place}`, 'hole', { d: pathData(hole.outline) }, { layer: at, clip: clip(hole.clip) })
    );
    layer.rings.forEach((ring, place) => {
      const [stroke, own] = colorAndAlpha(ring.color, '#ffffff');
      add(`${at} ring${place}`, 'ring', {
        d: pathData(ring.outline),
        stroke,
        'stroke-width': px(ring.width),
        opacity: number(ring.opacity * own),
      }, { layer: at, clip: clip(ring.clip), dash: ring.dash && ring.dash.join(' ') });
    });
    const { callout } = layer;
    if (callout) {
      const [x, y, w, h] = callout.frame;
      const place = { transform: `translate(${px(x)}, ${px(y)})`, width: px(w), height: px(h) };
      const seen = layer.opacity * callout.opacity;
      const kind = session.playback.step(layer.step)?.callout?.kind ?? 'bubble';
      add(`${at} box`, 'box', { ...place, opacity: number(seen) }, { kind });
      if (callout.arrow) {
        const [tx = 0, ty = 0, ax = 0, ay = 0, bx = 0, by = 0] = callout.arrow;
        add(`${at} arrow`, 'arrow', { d: `M${ax} ${ay}L${tx} ${ty}L${bx} ${by}`, opacity: number(seen) });
      }
      for (const [step, strength] of Object.entries(callout.words)) {
        add(`words ${step}`, 'words', { ...place, opacity: number(seen * strength) }, { step, kind });
      }
    }
    layer.sprites.forEach((sprite, place) => {
      const [w, h] = sprite.size;
      // A different picture is a different element.
      add(`${at} sprite${place} ${sprite.image ?? sprite.symbol} ${sprite.color}`, 'sprite', {
        transform: `translate(${px(sprite.middle[0] - w / 2)}, ${px(sprite.middle[1] - h / 2)})`,
        opacity: number(layer.opacity * sprite.opacity),
      }, { image: sprite.image, symbol: sprite.symbol, color: sprite.color, width: px(w), height: px(h) });
    });
  });
  return parts;
}

const clip = (rect: Rect | null): string | null => rect && boxPath(rect);

/** Returns true if any hole, ring or sprite of a step moves while the step stands. */
export const isAnimatedAtRest = (step: Step | undefined): boolean =>
  !!step && (step.loops.length > 0 || step.sprites.length > 0);
