/** The entry point of the player's engine, which needs no page. */
export { readTour } from './read';
export { Session } from './session';
export { pickVariant } from './variant';

export { type Passage, progressIn } from './playback';
export { pathData } from './outline';
export { plain, type Run, runsOf } from './markup';
export { filled, filledRuns, numbered, type Values } from './template';
export { isRightToLeftTag, shownLocale, textOf } from './language';
export { scaleOf } from './sizes';
export { openBoxes } from './touch';
export type { Stop } from './focus';
export type { Effect, Report, SessionEvent } from './events';
export type { Hole, Layer, PaintedCallout, PaintedRing, PaintedSprite, Picture } from './picture';
export type { Measure } from './callout';
export type { Device, LiveScreen } from './live';
export type { Point, Rect, Size, Step, Tour, Variant } from './tour';
