import { isRightToLeft } from './callout';
import { dismiss, follow, followFirst } from './flow';
import { contains } from './geometry';
import type { Session } from './session';
import { inAnyHole, reachesApp, tapFits } from './touch';
import type { Point } from './tour';

const KEYS = { next: ['ArrowRight', 'Enter'], back: ['ArrowLeft'], dismiss: ['Escape'] };

// The inputs of a person: taps, buttons and keys.

/** Returns true if a point lies on the callout. */
export function isOnCallout(session: Session, point: Point): boolean {
  const layout = session.playback.layout(session._id);
  return !!layout && contains(layout.frame, point);
}

export function tap(session: Session, point: Point): void {
  const { step } = session;
  if (!step) return;
  const onCallout = isOnCallout(session, point);
  if (followFirst(session, (rule) => tapFits(step, rule, point, onCallout))) return;
  if (!onCallout && !reachesApp(step, point) && !inAnyHole(step, point)) dismiss(session, 'overlay');
}

export function pressButton(session: Session, index: number): void {
  const button = session.step?.callout?.buttons[index];
  if (!button || !session.isEnabled(index)) return;
  if (!followFirst(session, (rule) => rule.button === button.role)) follow(session, button);
}

/** Presses the first button of a role. Returns false if there is none. */
function pressRole(session: Session, role: string): boolean {
  const place = session.step?.callout?.buttons.findIndex((button) => button.role === role) ?? -1;
  if (place >= 0) pressButton(session, place);
  return place >= 0;
}

/** Presses the button next, or else follows the rule for a tap anywhere. Returns false if there is neither. */
const pressNext = (session: Session): boolean =>
  pressRole(session, 'next') || followFirst(session, (rule) => rule.tap === 'anywhere');

/** Handles a key. While touches are locked (`isOpen` is false), it can only dismiss the tour. */
export function pressKey(session: Session, name: string, isOpen: boolean): void {
  const keys = session.tour.keys ?? KEYS;
  const swapped = name === 'ArrowLeft' ? 'ArrowRight' : name === 'ArrowRight' ? 'ArrowLeft' : name;
  const key = isRightToLeft(session.playback) ? swapped : name;
  const role = (['next', 'back', 'dismiss'] as const).find((one) => keys[one].includes(key));
  if (role === 'dismiss') return dismiss(session, 'escape');
  if (!role || !isOpen) return;
  if (role === 'next') {
    pressNext(session);
  } else {
    pressRole(session, role);
  }
}

/** Goes on at the app's request: as the key would, or else to the next step. */
export function pressOn(session: Session): void {
  const { step, _steps } = session;
  if (!step || !session._hasStood || pressNext(session)) return;
  follow(session, { to: _steps[_steps.findIndex((one) => one.id === step.id) + 1]?.id ?? null });
}
