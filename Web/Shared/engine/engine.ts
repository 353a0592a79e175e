/** The engine of the player: all of it that needs no page. */
export { readTour } from './read';
export { Session } from './session';
export { pickVariant } from './variant';

export { progressIn, type Passage } from './playback';
export { pathData } from './outline';
export { runsOf, plain, type Run } from './markup';
export { filled, filledRuns, numbered, type Values } from './template';
export { textOf, shownLocale, isFromRight } from './language';
export { scaleOf } from './sizes';
export { openBoxes } from './touch';
export type{Stop} from './focus';
export type{Effect, Happening, Report} from './happening';
export type{Picture, Layer, Hole, Stroke, Bubble, Flying} from './picture';
export type{Measure} from './callout';
export type{Tour, Step, Device, Variant, Rect, Point, Size, LiveScreen} from './tour';
