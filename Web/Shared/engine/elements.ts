import { advance, armRules, followFirst, missingPolicy, uncentre, waitAgain } from './flow';
import type { LiveScreen } from './live';
import { missingTargets } from './missing';
import type { Session } from './session';

// The app's elements that come and go, and the targets among them.

/** Handles new frames of a screen's elements. */
export function placeElements(session: Session, screen: LiveScreen): void {
  const { playback } = session;
  const old = playback.live.get(screen.screen);
  playback.live.set(screen.screen, screen);
  session._presence.recordScreen(screen.screen);
  keepFrames(session, old);
  playback.clearCaches();
  followTriggered(session);
  restoreCutouts(session);
  advance(session);
}

/** Handles an element that has appeared or disappeared. */
export function showElement(session: Session, name: string, isThere: boolean): void {
  session._presence.record(name, isThere);
  followTriggered(session);
  advance(session);
}

/** Follows the first armed rule whose element is now as the rule wants it. */
function followTriggered(session: Session): void {
  if (!session._hasStood) return;
  const ready = armRules(session);
  followFirst(session, (_, index) => ready.has(index));
}

/** Lets targets that have disappeared keep their frames from the `old` screen; forgets those that are back. */
export function keepFrames(session: Session, old?: LiveScreen): void {
  const step = session._compiledStep;
  if (session.state === 'stands' && step && !session.playback.centred.has(step.id)) session._targets.update(step, old);
}

/** Returns true if the step is centred for lack of targets, and none is missing any more. */
export function canRestoreCutouts(session: Session): boolean {
  const step = session._compiledStep;
  const why = step && session.playback.centred.get(step.id);
  return session.state === 'stands' && !!step && !!why && why !== 'action' &&
    !missingTargets(step, session.playback).length;
}

/** Gives a centred step its cutouts back, if no target is missing any more. */
function restoreCutouts(session: Session): void {
  if (!canRestoreCutouts(session)) return;
  const { playback, _clock: { now } } = session;
  const picture = playback.picture(now);
  uncentre(session);
  playback.change(session._id ?? '', now, picture);
}

/** Handles a target of the standing step that hasn't come back. */
export function loseTarget(session: Session): void {
  const step = session._compiledStep;
  if (!step) return;
  if (missingPolicy(session, step).then === 'place') {
    session._targets.clear(true);
    session.playback.clearCaches();
    return session._outbox.report('missing', step.id);
  }
  waitAgain(session, true);
}
