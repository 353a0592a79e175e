/**
 * Plays compiled tours over web pages.
 *
 *     import { start } from './tutorial-player.js';
 *     const tour = await (await fetch('first-mail.tour.json')).json();
 *     start(tour);
 *
 * Nothing happens when it is imported, so that a server may do so too.
 */
import type { PlayerOptions } from './options';
import { Player } from './player';

export { Player } from './player';
export { highlight, type HighlightOptions } from './highlight';
export {
  type Box,
  boxOf,
  findElement,
  type FinderOptions,
  idOf,
  type Resolver,
  type ScreenNames,
  selectorsFor,
  TEST_IDS,
  TOUR_ID,
} from '../../Shared/dom/finder';
export type { PlayerEvents, PlayerOptions, RenderControls } from './options';
export type { Store } from './store';
export { pickVariant, readTour, runsOf, Session, textOf } from '../../Shared/engine/engine';
export type {
  Device,
  Effect,
  LiveScreen,
  Picture,
  Point,
  Rect,
  Report,
  SessionEvent,
  Size,
  Step,
  Stop,
  Tour,
  Variant,
} from '../../Shared/engine/engine';

/** A tour with a type for its steps' ids. The emitter `typescript` writes such types beside tours. */
export interface TourOf<Id extends string> {
  readonly schema: string;
  readonly tutorial: string;
  /** Exists only in the type. */
  readonly $steps?: Id;
}

/**
 * Plays a tour, given as text or parsed JSON. It begins at once if the person hasn't seen it yet, and resumes where
 * they left off.
 *
 * @throws Error if this player doesn't know the tour's version
 */
export function start<Id extends string = string>(
  tour: TourOf<Id> | string | object,
  options: PlayerOptions = {},
): Player<Id> {
  return new Player<Id>(tour, options);
}
