import { wordsOf } from './announce';
import { leadsOn } from './centre';
import { conditionHolds } from './condition';
import { firstStop } from './focus';
import { missingTargets } from './missing';
import { ownValue } from './own';
import { matchesRoute } from './route';
import { type Search, search, searchFrom } from './search';
import type { Session } from './session';
import type { Missing, Rule, Step } from './tour';
import { Wait } from './wait';

// The way from step to step: where a rule leads, how a step comes, and how the tour is left.

/** Returns true if an event triggers a rule of a step. */
type Fits = (rule: Rule, index: number) => boolean;

/** The step that Back leads to. */
const previous = (session: Session): Step | undefined =>
  session._stack.top(session._steps, session._flags, session._id);

/** Returns true if a rule may be followed once it is triggered. */
export const applies = (session: Session, rule: Rule): boolean =>
  conditionHolds(rule, session._flags) && (!rule.back || !!previous(session));

/** The first rule of the step that fits a trigger and applies. */
const firstRule = (session: Session, fits: Fits): Rule | undefined =>
  session.step?.advance.find((rule, index) => fits(rule, index) && applies(session, rule));

/** Returns true if a button of the callout can be pressed. */
export function isEnabled(session: Session, index: number): boolean {
  const button = session.step?.callout?.buttons[index];
  return !!button &&
    (!button.back || !!previous(session) || !!firstRule(session, (rule) => rule.button === button.role));
}

/** Follows the first rule that fits a trigger and applies. Returns true if there is one. */
export function followFirst(session: Session, fits: Fits, event?: string): boolean {
  const rule = firstRule(session, fits);
  if (rule) follow(session, rule, event);
  return !!rule;
}

/** Follows the first rule for a route. */
export function followRoute(session: Session, route: string): void {
  followFirst(session, (rule) => rule.route !== undefined && matchesRoute(rule.route, route));
}

/** Goes to the target of a rule or a button. */
export function follow(session: Session, rule: Pick<Rule, 'to' | 'back'>, event?: string): void {
  const { _steps } = session;
  if (rule.back) {
    const step = previous(session);
    if (!step) return;
    session._stack.pop(step.id);
    return leadTo(session, step, 0, event);
  }
  const goal = _steps.findIndex((step) => step.id === rule.to);
  if (goal < 0) return complete(session);
  const found = searchFrom(_steps, goal, session._flags, session._id);
  if (found) goOn(session, found, 0, event);
}

/** The id of the step whose picture is still on the screen. */
const standingStep = (session: Session): string | null => session.state === 'stands' ? session._id : null;

/** Goes on to the step that a search has found, or completes the tour. */
export function goOn(
  session: Session,
  { found, passed }: Search,
  before = 0,
  event?: string,
  left = standingStep(session),
): void {
  skip(session, passed);
  if (!found) return complete(session, left);
  if (session._hasStood) session._stack.push(session._id as string);
  leadTo(session, found, before, event, left);
}

// --- A step comes ---

/** Makes a step the current one. `left` is the step that still stands, or null if its picture is already leaving. */
export function leadTo(
  session: Session,
  step: Step,
  before: number,
  event?: string,
  left = standingStep(session),
): void {
  const { playback } = session;
  if (session._hasStood) session._events.clear();
  if (event !== undefined) session._events.add(event);
  if (left !== null && (playback.keptFrames || playback.centred.has(left))) playback.hold(session._clock.now);
  session._targets.clear();
  uncentre(session);
  session._id = step.id;
  session._hasStood = false;
  session._wait = new Wait(before);
  session.state = 'waits';
  advance(session, left);
}

/** Advances the step's wait. `left` is the step that still stands on the screen. */
export function advance(session: Session, left: string | null = null): void {
  const { step } = session;
  if (session.state !== 'waits' || !step) return;
  const outcome = session._wait.advance(session, step);
  if (outcome === 'comes') return showStep(session, left);
  if (outcome === 'vain') return fallBack(session, left);
  if (left !== null) hide(session, left);
}

function showStep(session: Session, left: string | null): void {
  const { step, playback } = session;
  const { now } = session._clock;
  if (!step) return;
  if (left !== null) {
    playback.go(step.id, left, now);
  } else {
    playback.enter(step.id, now, false);
  }
  if (!session._hasStood) session._outbox.report('shown', step.id);
  session.state = 'stands';
  session._hasStood = true;
  session._lastShown = step;
  session._timers.start(playback.arrival);
  session._armed.clear();
  armRules(session);
  const words = wordsOf(session.tour, step, playback.device.traits['locale'], session._values);
  if (words) session._outbox.add({ do: 'announce', words, how: step.accessibility.announce });
  session._outbox.focus(firstStop(step, session.focusOrder));
  const counts = session._currentRouteCounts;
  session._currentRouteCounts = false;
  if (counts && session._route !== undefined) followRoute(session, session._route);
}

/** Takes a step off the screen. */
function hide(session: Session, id: string | null): void {
  session.playback.leave(session.playback.step(id), session._clock.now);
  session._outbox.focus();
}

/** Takes the standing step off the screen, and waits to show it again: for its targets alone, or its screen first. */
export function waitAgain(session: Session, forTargets: boolean): void {
  session.state = 'waits';
  session._wait = new Wait(session._compiledStep?.before?.length ?? 0, forTargets);
  hide(session, session._id);
  session._targets.clear();
  uncentre(session);
  advance(session);
}

export function uncentre(session: Session): void {
  session.playback.centred.clear();
  session.playback.clearCaches();
}

/** Arms the rules that wait for an element; returns those that are triggered. */
export const armRules = (session: Session): ReadonlySet<number> =>
  session._armed.update(session._compiledStep?.advance ?? [], session._presence);

/** The policy for a step's missing targets. */
export const missingPolicy = (session: Session, step: Step): Missing => step.missing ?? session._missingDefault;

/** Handles a wait in vain: for targets, or for an action that has failed. */
export function fallBack(session: Session, left: string | null, failed = false): void {
  const step = session._compiledStep;
  if (!step) return;
  const then = fallback(session, step, failed);
  session._outbox.report('missing', step.id);
  if (then === 'end') {
    session._outbox.report('dismissed', step.id);
    return end(session, left);
  }
  if (then === 'skip') {
    const { _steps } = session;
    const { found, passed } = search(_steps.slice(_steps.indexOf(step) + 1), session._flags);
    return goOn(session, { found, passed: [step, ...passed] }, 0, undefined, left);
  }
  if (then === 'center') session.playback.centred.set(step.id, failed ? 'action' : step.missing ? 'own' : 'default');
  session._targets.clear(then === 'place' && missingTargets(step, session.playback).length > 0);
  session.playback.clearCaches();
  showStep(session, left);
}

function fallback(session: Session, step: Step, failed: boolean): Missing['then'] {
  if (step.missing || failed) return step.missing?.then ?? 'skip';
  const { then } = session._missingDefault;
  const frames = session.playback.live.get(step.screen)?.frames;
  // A step without a callout has no room for the button that would lead on.
  return then === 'center' && !step.callout && !leadsOn(step, (id) => !!ownValue(frames, id)) ? 'skip' : then;
}

// --- Leaving ---

function complete(session: Session, left = standingStep(session)): void {
  if (session._lastShown) session._outbox.remember('completed', session._lastShown.id);
  end(session, left);
}

/** Ends the tour if a person may leave it in this way. */
export function dismiss(session: Session, way: string): void {
  if (!session.dismissals.includes(way)) return;
  session._outbox.remember('dismissed', session._id);
  end(session);
}

/** Ends the tour, without a report. */
export function end(session: Session, left = standingStep(session)): void {
  if (left !== null) hide(session, left);
  session.state = 'over';
  session._id = null;
  session._outbox.focus();
}

export function skip(session: Session, steps: readonly Step[]): void {
  for (const step of steps) session._outbox.report('skipped', step.id);
}
