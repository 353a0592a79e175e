import type { CalloutLayout, Outline, Overlay, Point, Rect, Size, Step } from './tour';

/** A hole on the screen. */
export interface Hole {
  readonly outline: Outline;
  readonly clip: Rect | null;
  readonly target: string;
  /** The index of the cutout, in the layer's step, that this hole is or becomes. Null if the hole shrinks away. */
  readonly place: number | null;
}

/** A stroke on the screen. */
export interface PaintedRing {
  readonly outline: Outline;
  readonly width: number;
  readonly color: string;
  readonly dash: readonly number[] | null;
  readonly opacity: number;
  readonly clip: Rect | null;
  /** The indices of the layer's holes that it surrounds. */
  readonly holes: readonly number[];
  /** True if it is fading out. */
  readonly isLeaving: boolean;
}

/** A callout's box on the screen. */
export interface PaintedCallout {
  readonly frame: Rect;
  /** The arrow's tip, then both ends of its base: `[x, y, x0, y0, x1, y1]`. */
  readonly arrow: readonly number[] | null;
  readonly opacity: number;
  /** The opacity of each step's words in it, by step id. */
  readonly words: Readonly<Record<string, number>>;
}

/** A flying picture. */
export interface PaintedSprite {
  readonly image: string | null;
  readonly symbol: string | null;
  readonly color: string | null;
  readonly middle: Point;
  readonly size: Size;
  readonly opacity: number;
}

/** A step on the screen, or a step that is becoming another. */
export interface Layer {
  readonly step: string | null;
  readonly opacity: number;
  readonly dim: Overlay | null;
  readonly holes: readonly Hole[];
  readonly rings: readonly PaintedRing[];
  readonly callout: PaintedCallout | null;
  readonly sprites: readonly PaintedSprite[];
}

/** The layers on the screen, bottom first. */
export type Picture = readonly Layer[];

/** An empty layer. */
export const EMPTY_LAYER: Layer = {
  step: null,
  opacity: 1,
  dim: null,
  holes: [],
  rings: [],
  callout: null,
  sprites: [],
};

/** A step at rest. */
export function atRest(step: Step, layout: CalloutLayout | null): Layer {
  return {
    step: step.id,
    opacity: 1,
    dim: step.overlay,
    holes: step.cutouts.map(
      (cutout, place) => ({ outline: cutout.outline, clip: cutout.clip ?? null, target: cutout.target, place }),
    ),
    rings: step.rings.map((ring) => ({
      ...ring,
      holes: ring.cutouts,
      isLeaving: false,
      opacity: 1,
      clip: ring.clip ?? null,
    })),
    callout: layout && {
      frame: layout.frame,
      arrow: layout.arrow && [...layout.arrow.tip, ...layout.arrow.base],
      opacity: 1,
      words: { [step.id]: 1 },
    },
    sprites: [],
  };
}
