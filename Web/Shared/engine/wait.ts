import { missingTargets } from './missing';
import { matchesRoute } from './route';
import type { Session } from './session';
import type { Step } from './tour';

/** The wait before a step comes: for its preparations, its screen and its targets, in this order. */
export class Wait {
  /** The number of preparations that are finished or begun. */
  begun: number;
  /** The time since which the step waits for its targets, or null. */
  targetsSince: number | null = null;
  private _passed: number;

  /** `passed` is the number of preparations to skip, `_scrolled` is true if the step has been scrolled to. */
  constructor(passed: number, private _scrolled = false) {
    this.begun = passed;
    this._passed = passed;
  }

  /** Passes the action that it waits for. Returns false if it waits for none of that name. */
  finish(step: Step, action: string): boolean {
    const isAwaited = this.begun > this._passed && step.before?.[this._passed]?.action === action;
    if (isAwaited) this._passed += 1;
    return isAwaited;
  }

  /** Advances as far as possible, for the session's current step. */
  advance(session: Session, step: Step): 'comes' | 'waits' | 'vain' {
    const before = step.before ?? [];
    for (; this._passed < before.length; this._passed += 1) {
      const item = before[this._passed];
      if (item?.action !== undefined) {
        if (this.begun === this._passed) {
          this.begun += 1;
          session._outbox.add({ do: 'perform', action: item.action });
        }
        return 'waits';
      }
      const isThere = session._lastShown?.screen === step.screen || session._screen === step.screen;
      if (item?.event !== undefined && !isThere && !session._events.has(item.event)) return 'waits';
      if (item?.route !== undefined && (session._route === undefined || !matchesRoute(item.route, session._route))) {
        return 'waits';
      }
      if (item?.appears && session._presence.isPresent(item.appears) !== true) return 'waits';
      if (item?.gone && session._presence.isPresent(item.gone) !== false) return 'waits';
      this.begun = this._passed + 1;
    }
    if (session._screen !== undefined && session._screen !== step.screen) {
      this.targetsSince = null;
      this._scrolled = false;
      return 'waits';
    }
    const { scroll } = step;
    if (scroll && scroll.align !== 'none' && !this._scrolled) session._outbox.add({ do: 'scroll', scroll });
    this._scrolled = true;
    if (!missingTargets(step, session.playback).length) return 'comes';
    this.targetsSince ??= session._clock.now;
    return session._clock.hasCome(session._clock.due(this.targetsSince, (step.missing ?? session._missingDefault).wait))
      ? 'vain'
      : 'waits';
  }
}
