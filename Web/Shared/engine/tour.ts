/**
 * The types of a compiled tour, described in `docs/tour.md`. Lengths are in CSS px from the top left of the display,
 * times in seconds.
 */

import type { Content, Probe } from './content';
import type { Theme } from './look';

/** `[x, y]` */
export type Point = readonly [number, number];
/** `[width, height]` */
export type Size = readonly [number, number];
/** `[x, y, width, height]` */
export type Rect = readonly [number, number, number, number];
/** `[top, right, bottom, left]` */
export type Insets = readonly [number, number, number, number];
/** A closed path of cubic Béziers: `[x0, y0, c1x, c1y, c2x, c2y, x1, y1, …]`. */
export type Outline = readonly number[];
/** A value of one of the app's flags. */
export type FlagValue = boolean | number | string;

export type Condition =
  | { readonly flag: string; readonly equals: FlagValue }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };

export interface Keyframe {
  readonly time: number;
  readonly progress: number;
  readonly easing?: readonly [number, number, number, number];
}

export interface Motion {
  readonly duration: number;
  readonly keyframes: readonly Keyframe[];
}

export type Kind = 'morph' | 'fade' | 'reveal' | 'cut';

/** The way in which the overlay appears or disappears. */
export interface Appearance {
  readonly motion: string | null;
  readonly kind: Kind;
  readonly delay: number;
  readonly lockInput: boolean;
}

export interface Transition extends Appearance {
  readonly from: string | null;
  readonly pairs: readonly (readonly [number | null, number | null])[];
  readonly bend: Point | null;
  readonly bends: readonly (Point | null)[] | null;
}

export interface Overlay {
  readonly color: string;
  readonly opacity: number;
  readonly blur: number;
  readonly frame: Rect;
}

export interface Shape {
  readonly kind: 'rect' | 'circle' | 'ellipse' | 'capsule' | 'path' | 'roundedRect';
  readonly radii?: readonly number[];
  readonly smoothing?: number;
}

export interface Cutout {
  readonly target: string;
  readonly others: readonly string[];
  readonly element: Rect;
  readonly frame: Rect;
  readonly shape: Shape;
  readonly clip?: Rect | null;
  readonly outline: Outline;
}

export interface Ring {
  readonly cutouts: readonly number[];
  readonly width: number;
  readonly gap: number;
  readonly color: string;
  readonly dash: readonly number[] | null;
  readonly outline: Outline;
  readonly clip?: Rect | null;
  /** True for hairlines, which no tour contains. Callouts don't avoid them. */
  readonly isHairline?: boolean;
}

export interface ElementFrame {
  readonly target: string;
  readonly frame: Rect;
}

export interface Interaction {
  readonly mode: 'block' | 'target' | 'passThrough';
  readonly pass: readonly number[];
  readonly allow: readonly ElementFrame[];
  readonly hitPadding: Insets;
}

export interface Button {
  readonly title: string;
  readonly to: string | null;
  readonly role: string;
  readonly back?: boolean;
}

export interface Arrow {
  readonly tip: Point;
  readonly base: readonly [number, number, number, number];
}

export interface CalloutLayout {
  readonly frame: Rect;
  readonly side: 'top' | 'right' | 'bottom' | 'left' | 'center';
  readonly align: 'start' | 'center' | 'end';
  readonly arrow: Arrow | null;
  readonly measured: boolean;
  /** An index into the tour's `contents`. */
  readonly content?: number;
}

export interface Callout {
  readonly progress?: { readonly kind: string; readonly text: string };
  readonly kind: 'bubble' | 'sheet' | 'banner';
  readonly title: string | null;
  readonly body: string | null;
  readonly image: string | null;
  /** The image's maximum size, its alternatives, and the key of its description. */
  readonly picture?: {
    readonly size: Size | null;
    readonly sources: readonly {
      readonly name: string;
      readonly scheme: string | null;
      readonly scale: number | null;
    }[];
    readonly label: string | null;
  };
  readonly buttons: readonly Button[];
  readonly anchor: ElementFrame | null;
  readonly placement: readonly string[];
  readonly width: number;
  readonly maxHeight: number | null;
  readonly size: Size | null;
  readonly gap: number;
  readonly arrow: boolean;
  readonly arrowSize?: Size;
  readonly avoid: readonly ElementFrame[];
  readonly sheet: { readonly height: number | null } | null;
  readonly layouts: Readonly<Record<string, CalloutLayout>>;
  readonly sizes?: Readonly<Record<string, Readonly<Record<string, CalloutLayout>>>>;
}

/** An element of a screen, wherever it lies. */
export interface ElementPlace {
  readonly target: string;
  readonly screen: string;
}

/** A rule that ends a step: one trigger, and its target. */
export interface Rule {
  readonly tap?: 'target' | 'anywhere' | ElementFrame;
  readonly event?: string;
  readonly after?: number;
  readonly button?: string;
  readonly route?: string;
  readonly appears?: ElementPlace;
  readonly gone?: ElementPlace;
  readonly to: string | null;
  readonly when: Condition | null;
  readonly condition?: Condition;
  readonly back?: boolean;
}

export interface Preparation {
  readonly action?: string;
  readonly event?: string;
  readonly route?: string;
  readonly appears?: ElementPlace;
  readonly gone?: ElementPlace;
}

/** The policy for missing targets: how many seconds to wait for them, and what to do then. */
export interface Missing {
  readonly wait: number;
  readonly then: 'skip' | 'end' | 'center' | 'place';
}

export interface Sprite {
  readonly image: string | null;
  readonly symbol: string | null;
  readonly color: string | null;
  readonly size: Size;
  readonly from: Point;
  readonly to: Point;
  readonly fromElement: ElementFrame | null;
  readonly toElement: ElementFrame | null;
  readonly bend: Point | null;
  readonly motion: string;
  readonly delay: number;
  readonly opacity: readonly [number, number];
  readonly after: 'remove' | 'keep';
}

export interface LoopKeyframe {
  readonly time: number;
  readonly grow: number;
  readonly shift: Point;
  readonly opacity: number;
  readonly easing?: readonly [number, number, number, number];
}

export interface Loop {
  readonly kind: string;
  readonly period: number;
  readonly amount: number;
  readonly repeat: number | null;
  readonly subject: 'holes' | 'rings';
  readonly rings: readonly Ring[];
  readonly keyframes: readonly LoopKeyframe[];
}

export interface Scroll {
  /** `start`, `center`, `end`, `nearest`, or `none` for no scrolling. */
  readonly align: string;
  readonly duration: number;
  readonly offsets: readonly { readonly space: string; readonly from: Point; readonly to: Point }[];
}

export interface ReducedMotion {
  readonly kind: 'fade' | 'cut';
  readonly motion: string | null;
}

export interface Step {
  readonly id: string;
  readonly screen: string;
  readonly overlay: Overlay | null;
  readonly cutouts: readonly Cutout[];
  readonly rings: readonly Ring[];
  readonly interaction: Interaction;
  readonly callout: Callout | null;
  readonly advance: readonly Rule[];
  readonly routes?: readonly Rule[];
  readonly dismiss?: readonly string[];
  readonly when: Condition | null;
  readonly condition?: Condition;
  readonly before?: readonly Preparation[];
  readonly missing?: Missing;
  readonly scroll: Scroll | null;
  readonly sprites: readonly Sprite[];
  readonly loops: readonly Loop[];
  readonly enter: Appearance | null;
  readonly exit: Appearance | null;
  readonly variantChange: (Appearance & { readonly arc: number }) | null;
  readonly transitions: readonly Transition[];
  readonly accessibility: {
    readonly label: string | null;
    readonly hint: string | null;
    readonly announce: 'polite' | 'assertive';
    readonly focus: 'callout' | 'target';
    readonly order: readonly ('callout' | 'cutouts' | 'elements')[];
  };
  readonly reducedMotion: ReducedMotion | null;
}

export interface TourScreen {
  readonly safeArea: Insets;
  readonly nativeIds?: Readonly<Record<string, string>>;
  readonly selectors?: Readonly<Record<string, string>>;
}

export interface Variant {
  readonly id: string;
  readonly traits: Readonly<Record<string, string | null>>;
  readonly display: { readonly size: Size; readonly scale: number | null };
  readonly textSizes?: Readonly<Record<string, number>>;
  readonly screens: Readonly<Record<string, TourScreen>>;
  readonly steps: readonly Step[];
}

export interface Tour {
  readonly schema: string;
  readonly tutorial: string;
  readonly title: string | null;
  readonly once: string;
  readonly dismiss: readonly string[];
  readonly keys?: {
    readonly next: readonly string[];
    readonly back: readonly string[];
    readonly dismiss: readonly string[];
  };
  readonly events?: Readonly<Record<string, string | null>>;
  readonly theme?: Theme;
  readonly locales: readonly string[];
  readonly strings: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly motions: Readonly<Record<string, Motion>>;
  readonly variants: readonly Variant[];
  readonly reducedMotion: ReducedMotion;
  readonly contents?: readonly Content[];
  /** By locale, lines whose widths tell whether the device has the fonts that lines were broken with. */
  readonly probes?: Readonly<Record<string, Readonly<Record<string, Probe>>>>;
  /** The variables' samples, by name and locale. */
  readonly variables?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The known traits of a device. A trait that is missing or null is unknown. */
export interface Device {
  readonly traits: Readonly<Record<string, string | null | undefined>>;
  readonly display?: Size | undefined;
  readonly lessMotion?: boolean | undefined;
  /** True if the system's colours are in force: then each scheme has hairlines. */
  readonly forcedColors?: boolean | undefined;
}

/** The frames of a screen's elements, by id. */
export interface LiveScreen {
  readonly screen: string;
  readonly size: Size;
  readonly safeArea: Insets;
  readonly frames: Readonly<Record<string, Rect>>;
}
