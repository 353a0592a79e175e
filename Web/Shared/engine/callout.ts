import { extentOf, mitred } from './extent';
import { around, fromEdges, middle, outset, overlap } from './geometry';
import { isFromRight, shownLocale } from './language';
import { own } from './own';

import { covers, find, type Found, inwards, leastBad, SAME, type Scene } from './place';
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
  readonly heights: ReadonlyMap<string, readonly Size[]>;
}

/** A length of the tour's theme, or the standard one if the theme lacks it. */
export const themed = (tour: Tour, name: string, standard: number): number => {
  const value = own(tour.theme as Readonly<Record<string, unknown>> | undefined, name);
  return typeof value === 'number' ? value : standard;
};

/** Returns true if the callouts on a device are laid out from right to left. */
export const fromRight = ({ tour, variant, device }: Pick<Surroundings, 'tour' | 'variant' | 'device'>): boolean => {
  const direction = variant.traits['layoutDirection'];
  return direction ? direction === 'rtl' : isFromRight(shownLocale(tour, device.traits['locale']));
};

/** The safe area of the display for a step's screen. */
const safeAreaOf = ({ variant, live }: Pick<Surroundings, 'variant'> & Partial<Surroundings>, step: Step): Insets =>
  live?.get(step.screen)?.safeArea ?? own(variant.screens, step.screen)?.safeArea ?? [0, 0, 0, 0];

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
  const told = at.heights.get(step.id);
  const old = safeAreaOf({ variant: at.variant }, step);
  const measured = !callout.size && compiled ? at.measure?.(step, compiled.frame[2], compiled) : undefined;
  const grown = measured === null ||
    (!!measured && !!compiled && (measured[1] > compiled.frame[3] + 1 || measured[0] > compiled.frame[2] + 1));
  const centred = at.centred.has(step.id);
  if (compiled && !live && !told && !grown && !centred) return compiled;
  if (!compiled && !told && !at.measure && !callout.size) return null;
  const [width, height] = live?.size ?? at.variant.display.size;
  const safe = safeAreaOf(at, step);
  const inner = fromEdges(safe[3], safe[0], width - safe[1], height - safe[2]);
  const margin = themed(at.tour, 'margin', 16);
  const visible = outset(inner, -margin);
  const words = (limit: number): Size => {
    if (told?.length) {
      const fitting = told.filter((size) => size[0] <= limit + 0.000001);
      return (fitting.length ? fitting : told).reduce((a, b) => ((b[0] > a[0]) === fitting.length > 0 ? b : a));
    }
    if (at.measure && (grown || !compiled || compiled.frame[2] > limit + 0.000001)) {
      return at.measure(step, limit) ?? [limit, 0];
    }
    return compiled ? [compiled.frame[2], compiled.frame[3]] : [limit, 0];
  };
  const widest = Math.min(callout.size?.[0] ?? callout.width, visible[2]);
  // If only the layout knows the words' size, the callout keeps its height.
  const most = told || at.measure ? Math.min(callout.maxHeight ?? Infinity, visible[3]) : Infinity;
  const size = (limit: number): Size => {
    const [across, down] = callout.size ?? words(limit);
    // The callout becomes narrower only if it then fits: words that would need more height aren't squeezed.
    const squeezes = !callout.size && limit < widest - SAME && down > most + SAME;
    return [across, squeezes ? Infinity : callout.size ? down : Math.min(down, most)];
  };
  const made = (found: Found): CalloutLayout => {
    const { content, ...rest } = { ...compiled, ...found, measured: true };
    // The compiled content holds for the compiled width, and for the compiled words.
    const keeps = content !== undefined && compiled && !told && Math.abs(found.frame[2] - compiled.frame[2]) < 0.001 &&
      (callout.kind !== 'sheet' || (safe[1] === old[1] && safe[3] === old[3]));
    return keeps ? { ...rest, content } : rest;
  };
  const lying = (frame: Rect): CalloutLayout =>
    made({ frame, side: compiled?.side ?? 'center', align: compiled?.align ?? 'center', arrow: null });
  const inMiddle = (rect: Rect): Rect => {
    const [w, h] = callout.kind === 'bubble'
      ? size(widest)
      : compiled && !told && !grown
      ? [compiled.frame[2], compiled.frame[3]]
      : size(visible[2]);
    return [middle(rect)[0] - w / 2, middle(rect)[1] - h / 2, w, h];
  };
  if (centred) return lying(inMiddle(inner));
  if (callout.kind === 'sheet') {
    const own = told || (at.measure && (grown || !compiled)) ? words(inner[2])[1] : (compiled?.frame[3] ?? 0) - old[2];
    const tall = callout.sheet?.height ??
      Math.min(own, told || at.measure ? callout.maxHeight ?? Infinity : Infinity, inner[3]) + safe[2];
    return lying([0, height - tall, width, tall]);
  }
  if (callout.kind === 'banner') {
    const [w, h] = callout.size ?? [visible[2], size(visible[2])[1]];
    return lying([middle(visible)[0] - w / 2, visible[1], w, h]);
  }
  const scene = sceneOf(at, step, size, widest, visible, [0, 0, width, height]);
  return scene ? made(placed(scene, callout.placement, compiled)) : lying(inwards(inMiddle(visible), visible));
}

function placed(scene: Scene, placement: readonly string[], compiled: CalloutLayout | undefined): Found {
  // A layout names sides and alignments as seen on the screen. For right-to-left, alignments above and below swap.
  const own = compiled &&
    find(scene, [compiled.side === 'center' ? 'center' : `${compiled.side}-${compiled.align}`], false);
  if (own && !covers(scene, own)) return own;
  const asked = find(scene, placement);
  for (const found of [asked, find(scene, ['auto']), find(scene, ['center'])]) {
    if (found && !covers(scene, found)) return found;
  }
  return asked ?? leastBad(scene, placement);
}

const hasArea = (box: Rect): boolean => Math.min(box[2], box[3]) > SAME;

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
  const own = anchor ? cutouts.findIndex((hole) => hole.target === anchor.target) : -1;
  const boxes = holes.filter((box): box is Rect => !!box);
  const reference = anchor ? holes[own] ?? anchor.frame : around(boxes);
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
    radius: themed(at.tour, 'radius', 14),
    fromRight: fromRight(at),
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
