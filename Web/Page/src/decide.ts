import type { Condition, Step, Tour } from '../../Shared/engine/tour';
import type { FlagValue } from '../../Shared/engine/live';
import type { SessionEvent } from '../../Shared/engine/events';
import type { Playback } from '../../Shared/engine/playback';
import { Session } from '../../Shared/engine/session';
import { writeSaved } from '../../Shared/engine/saved';

/** The target of a decision: a step, or null for the end of the tour; and the history there. */
export interface Decision {
  readonly to: string | null;
  readonly history: readonly string[];
}

/** A session in which a step has just come, after the steps of a history. */
function sessionAt(playback: Playback, step: string, history: readonly string[]): Session {
  const { tour, variant, device } = playback;
  const session = new Session(tour, device);
  session.playback.variant = variant;
  session.measureWith(playback.measure);
  const before = variant.steps.find((one) => one.id === step)?.before?.length ?? 0;
  session.handle({ kind: 'flags', flags: flagsOf(tour, variant.steps.find((one) => one.id === step)) }, 0);
  session.handle({ kind: 'begin', anyway: true, saved: writeSaved(tour, { step, history, before }) }, 0);
  return session;
}

/** The decision of a person's session at a step, or undefined if it stays there. */
export function decide(
  playback: Playback,
  step: string,
  history: readonly string[],
  event: SessionEvent,
): Decision | undefined {
  const session = sessionAt(playback, step, history);
  if (session.step?.id !== step) return undefined;
  session.handle(event, Math.max(session.playback.arrival, 0));
  const to = session.step?.id ?? null;
  return to === step ? undefined : { to, history: session.stack };
}

/** Returns true if a button of a step's callout can be pressed. */
export const isEnabled = (playback: Playback, step: string, history: readonly string[], button: number): boolean =>
  sessionAt(playback, step, history).isEnabled(button);

/** Returns true if a person may leave the tour at a step in the given way. */
export const leavesBy = (tour: Tour, step: Step, way: Tour['dismiss'][number]): boolean =>
  (step.dismiss ?? tour.dismiss).includes(way);

/** A condition in words. */
export function inWords(condition: Condition): string {
  if ('not' in condition) return `not (${inWords(condition.not)})`;
  if ('all' in condition) return condition.all.map(inWords).join(' and ');
  if ('any' in condition) return condition.any.map(inWords).join(' or ');
  return condition.equals === true ? condition.flag : `${condition.flag} is ${String(condition.equals)}`;
}

/**
 * Values of the app's flags with which one sees the most. Each flag gets the first value that a condition asks for;
 * conditions of the step itself come first.
 */
function flagsOf(tour: Tour, own: Step | undefined): Record<string, FlagValue> {
  const flags: Record<string, FlagValue> = Object.create(null) as Record<string, FlagValue>;
  const visit = (condition: Condition | null | undefined, holds: boolean): void => {
    if (!condition) return;
    if ('not' in condition) return visit(condition.not, !holds);
    if ('all' in condition) return condition.all.forEach((part) => visit(part, holds));
    if ('any' in condition) return condition.any.forEach((part) => visit(part, holds));
    if (condition.flag in flags) return;
    const { equals } = condition;
    flags[condition.flag] = holds ? equals : typeof equals === 'boolean' ? !equals : '';
  };
  const steps = (own ? [own] : []).concat(tour.variants.flatMap((variant) => variant.steps));
  for (const step of steps) visit(step.when, true);
  for (const step of steps) {
    for (const rule of step.advance) visit(rule.when, true);
  }
  return flags;
}
