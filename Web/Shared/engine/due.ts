import { loseTarget } from './elements';
import { applies, fallBack, follow, missingPolicy } from './flow';
import type { Session } from './session';

/** The due times, with the index of a rule that applies; or else of the loss of a target, or the end of a wait. */
export function dueTimes(session: Session): [time: number, rule?: number][] {
  const { step } = session;
  const { targetsSince: since } = session._wait;
  if (!step) return [];
  if (session.state === 'waits') {
    return since === null ? [] : [[session._clock.due(since, missingPolicy(session, step).wait)]];
  }
  return [
    ...step.advance.map((rule, index): [number, number] => [
      applies(session, rule) ? session._timers.due(rule.after ?? Infinity, index) : Infinity,
      index,
    ]),
    ...session._targets.losses.map((time): [number] => [time]),
  ];
}

/** Does one thing that is due, if any. */
export function doDue(session: Session): void {
  if (session._clock.isInBackground) return;
  const due = dueTimes(session).find(([time]) => session._clock.hasCome(time));
  if (!due) return;
  const [, index = -1] = due;
  const rule = session.step?.advance[index];
  if (!rule) return session.state === 'stands' ? loseTarget(session) : fallBack(session, null);
  session._timers.follow(index);
  follow(session, rule);
}
