import type { Insets, Rect, Ring, Size, Transition } from './tour';

// The client's knowledge of the device and of the running app; none of it is in a tour.

/** A value of one of the app's flags. */
export type FlagValue = boolean | number | string;

/** The kind of a way from picture to picture. */
export type Kind = Transition['kind'];

/** A ring as it is drawn: one of the tour's, or a hairline. */
export interface DrawnRing extends Ring {
  /** True for hairlines. Callouts don't avoid them. */
  readonly isHairline?: boolean;
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
