import { extentOf, mitred } from './extent';
import { around, fromEdges, middle, outset, overlap } from './geometry';
import { isRightToLeftTag, shownLocale } from './language';
import { ownValue } from './own';

import { bestEffort, covers, findSpot, movedInside, type Scene, type Spot, TOLERANCE } from './place';
import { layoutFor } from './sizes';
import type { CalloutLayout, Insets, Rect, Size, Step, Tour, Variant } from './tour';
import type { Device, DrawnRing, LiveScreen } from './live';

/**
 * Measures the words of a step's callout: at most `width` wide, or as a layout sets them, if they can be drawn so. Null
 * if a picture that the layout has is missing.
 */
export type Measure = (step: Step, width: number, layout?: CalloutLayout) => Size | null;

/** Everything that the place of a callout depends on. */
export interface Surroundings {
  readonly tour: Tour;
  readonly variant: Variant;
  readonly device: Device;
  readonly live: ReadonlyMap<string, LiveScreen>;
  readonly centred: Pick<ReadonlyMap<string, unknown>, 'has'>;
  readonly measure: Measure | undefined;
  /** The sizes of callouts that the client draws itself, by step. */
  readonly clientSizes: ReadonlyMap<string, readonly Size[]>;
}

/** A length of the tour's theme, or the standard one if the theme lacks it. */
export const themeLength = (tour: Tour, name: string, standard: number): number => {
  const value = ownValue(tour.theme as Readonly<Record<string, unknown>> | undefined, name);
  return typeof value === 'number' ? value : standard;
};

/** Returns true if the callouts on a device are laid out from right to left. */
export const isRightToLeft = (
  { tour, variant, device }: Pick<Surroundings, 'tour' | 'variant' | 'device'>,
): boolean => {
  const direction = variant.traits['layoutDirection'];
  return direction ? direction === 'rtl' : isRightToLeftTag(shownLocale(tour, device.traits['locale']));
};

/** The width up to which a banner without a size of its own grows. */
const WIDEST_BANNER = 560;

/** The safe area of the display for a step's screen. */
const safeAreaOf = ({ variant, live }: Pick<Surroundings, 'variant'> & Partial<Surroundings>, step: Step): Insets =>
  live?.get(step.screen)?.safeArea ?? ownValue(variant.screens, step.screen)?.safeArea ?? [0, 0, 0, 0];

/** The part of the safe area that a callout takes in: all of it for a sheet, nothing for others. */
export const sheetAreaOf = (
  at: Parameters<typeof safeAreaOf>[0],
  step: Step,
): Insets => (step.callout?.kind === 'sheet' ? safeAreaOf(at, step) : [0, 0, 0, 0]);

/**
 * The callout's layout for a step: the compiled one if nothing has moved, else one by the rules of `docs/callouts.md`.
 */
export function calloutLayout(at: Surroundings, step: Step): CalloutLayout | null {
  const { callout } = step;
  if (!callout) return null;
  const compiled = layoutFor(callout, at.tour, at.variant, at.device);
  const live = at.live.get(step.screen);
  const clientSizes = at.clientSizes.get(step.id);
  const old = safeAreaOf({ variant: at.variant }, step);
  const measured = !callout.size && compiled ? at.measure?.(step, compiled.frame[2], compiled) : undefined;
  const hasOutgrown = measured === null ||
    (!!measured && !!compiled && (measured[1] > compiled.frame[3] + 1 || measured[0] > compiled.frame[2] + 1));
  const centred = at.centred.has(step.id);
  if (compiled && !live && !clientSizes && !hasOutgrown && !centred) return compiled;
  if (!compiled && !clientSizes && !at.measure && !callout.size) return null;
  const [width, height] = live?.size ?? at.variant.display.size;
  const safe = safeAreaOf(at, step);
  const inner = fromEdges(safe[3], safe[0], width - safe[1], height - safe[2]);
  const margin = themeLength(at.tour, 'margin', 16);
  const visible = outset(inner, -margin);
  const contentSize = (limit: number): Size => {
    if (clientSizes?.length) {
      const fitting = clientSizes.filter((size) => size[0] <= limit + 0.000001);
      return (fitting.length ? fitting : clientSizes).reduce((a, b) => ((b[0] > a[0]) === fitting.length > 0 ? b : a));
    }
    if (at.measure && (hasOutgrown || !compiled || compiled.frame[2] > limit + 0.000001)) {
      return at.measure(step, limit) ?? [limit, 0];
    }
    return compiled ? [compiled.frame[2], compiled.frame[3]] : [limit, 0];
  };
  const widest = Math.min(callout.size?.[0] ?? callout.width, visible[2]);
  // If only the layout knows the words' size, the callout keeps its height.
  const highest = clientSizes || at.measure ? Math.min(callout.maxHeight ?? Infinity, visible[3]) : Infinity;
  const sizeWithin = (limit: number): Size => {
    const [across, down] = callout.size ?? contentSize(limit);
    // The callout becomes narrower only if it then fits: words that would need more height aren't squeezed.
    const squeezes = !callout.size && limit < widest - TOLERANCE && down > highest + TOLERANCE;
    return [across, squeezes ? Infinity : callout.size ? down : Math.min(down, highest)];
  };
  const layoutOf = (found: Spot): CalloutLayout => {
    const { content, ...rest } = { ...compiled, ...found, measured: true };
    // The compiled content holds for the compiled width, and for the compiled words.
    const keeps = content !== undefined && compiled && !clientSizes &&
      Math.abs(found.frame[2] - compiled.frame[2]) < 0.001 &&
      (callout.kind !== 'sheet' || (safe[1] === old[1] && safe[3] === old[3]));
    return keeps ? { ...rest, content } : rest;
  };
  const layoutIn = (frame: Rect): CalloutLayout =>
    layoutOf({ frame, side: compiled?.side ?? 'center', align: compiled?.align ?? 'center', arrow: null });
  const inMiddle = (rect: Rect): Rect => {
    const [w, h] = callout.kind === 'bubble'
      ? sizeWithin(widest)
      : compiled && !clientSizes && !hasOutgrown
      ? [compiled.frame[2], compiled.frame[3]]
      : sizeWithin(visible[2]);
    return [middle(rect)[0] - w / 2, middle(rect)[1] - h / 2, w, h];
  };
  if (centred) return layoutIn(inMiddle(inner));
  if (callout.kind === 'sheet') {
    const ownHeight = clientSizes || (at.measure && (hasOutgrown || !compiled))
      ? contentSize(inner[2])[1]
      : (compiled?.frame[3] ?? 0) - old[2];
    const tall = callout.sheet?.height ??
      Math.min(ownHeight, clientSizes || at.measure ? callout.maxHeight ?? Infinity : Infinity, inner[3]) + safe[2];
    return layoutIn([0, height - tall, width, tall]);
  }
  if (callout.kind === 'banner') {
    const widest = Math.min(visible[2], WIDEST_BANNER);
    const [w, h] = callout.size ?? [widest, sizeWithin(widest)[1]];
    return layoutIn([middle(visible)[0] - w / 2, visible[1], w, h]);
  }
  const scene = sceneOf(at, step, sizeWithin, widest, visible, [0, 0, width, height]);
  return scene
    ? layoutOf(placeBubble(scene, callout.placement, compiled))
    : layoutIn(movedInside(inMiddle(visible), visible));
}

function placeBubble(scene: Scene, placement: readonly string[], compiled: CalloutLayout | undefined): Spot {
  // A layout names sides and alignments as seen on the screen. For right-to-left, alignments above and below swap.
  const asCompiled = compiled &&
    findSpot(scene, [compiled.side === 'center' ? 'center' : `${compiled.side}-${compiled.align}`], false);
  if (asCompiled && !covers(scene, asCompiled)) return asCompiled;
  const preferred = findSpot(scene, placement);
  for (const found of [preferred, findSpot(scene, ['auto']), findSpot(scene, ['center'])]) {
    if (found && !covers(scene, found)) return found;
  }
  return preferred ?? bestEffort(scene, placement);
}

const hasArea = (box: Rect): boolean => Math.min(box[2], box[3]) > TOLERANCE;

/** The scene for placing a bubble: its reference and all obstacles. Null if there is nothing to place it beside. */
function sceneOf(
  at: Surroundings,
  step: Step,
  size: Scene['size'],
  widest: number,
  visible: Rect,
  display: Rect,
): Scene | null {
  const { callout, cutouts } = step;
  if (!callout) return null;
  const holes = cutouts.map((_, place) => holeBox(step, place, display));
  const { anchor } = callout;
  const anchorHole = anchor ? cutouts.findIndex((hole) => hole.target === anchor.target) : -1;
  const boxes = holes.filter((box): box is Rect => !!box);
  const reference = anchor ? holes[anchorHole] ?? anchor.frame : around(boxes);
  if (!reference) return null;
  const avoided = callout.avoid.map((one) => one.frame).filter(hasArea);
  const targets = [...boxes, ...(anchor ? [anchor.frame] : [])].filter(hasArea);
  const inside = (box: Rect): boolean =>
    box[0] >= reference[0] - 1e-6 && box[1] >= reference[1] - 1e-6 &&
    box[0] + box[2] <= reference[0] + reference[2] + 1e-6 && box[1] + box[3] <= reference[1] + reference[3] + 1e-6;
  return {
    size,
    widest,
    reference,
    visible,
    targets,
    avoided,
    narrowest: callout.size ? null : callout.width / 2,
    obstacles: [...targets.filter((box) => callout.gap >= 0 || !inside(box)), ...avoided],
    gap: callout.gap,
    arrow: callout.arrow ? callout.arrowSize ?? [20, 10] : null,
    radius: themeLength(at.tour, 'radius', 14),
    isRightToLeft: isRightToLeft(at),
  };
}

/** The visible box of a hole with its rings, or null if nothing of it is visible. */
function holeBox(step: Step, place: number, display: Rect): Rect | null {
  const hole = step.cutouts[place];
  if (!hole) return null;
  const cut = (box: Rect, clip: Rect | null | undefined): Rect | null => {
    const seen = overlap(box, display);
    return seen && clip ? overlap(seen, clip) : seen;
  };
  const whole = around([hole.frame, extentOf(hole.outline)]);
  let box = whole && cut(whole, hole.clip);
  if (!box || !hasArea(box)) return null;
  for (const ring of step.rings) {
    if ((ring as DrawnRing).isHairline || !ring.cutouts.includes(place)) continue;
    const alone = ring.cutouts.length === 1;
    const distance = alone ? ring.width / 2 : Math.max(ring.gap + ring.width, 0);
    const outline = alone ? ring.outline : hole.outline;
    const inner = alone ? extentOf(outline) : box;
    const stroke = around([outset(inner, distance), ...mitred(outline, distance, alone ? null : inner)]);
    const seen = stroke && cut(stroke, ring.clip);
    if (seen && hasArea(seen)) box = around([box, seen]) ?? box;
  }
  return box;
}
