import { matchesRoute } from './route';
import type { ElementPlace, Scroll, Step } from './tour';

/** The session as seen by a wait. */
export interface World {
  readonly shown: string | undefined;
  readonly route: string | undefined;
  /** The screen of the step that stood last. */
  readonly before: string | undefined;
  readonly now: number;
  readonly happened: (event: string) => boolean;
  readonly missing: () => boolean;
  /** The seconds to wait for missing targets. */
  readonly patience: number;
  /** Returns true if an element is present, or undefined if unknown. */
  readonly isThere: (element: ElementPlace) => boolean | undefined;
  readonly perform: (action: string) => void;
  readonly scroll: (scroll: Scroll) => void;
  readonly dueAfter: (since: number, seconds: number) => boolean;
}

/** The wait before a step comes: for its preparations, its screen and its targets, in this order. */
export class Wait {
  /** The number of preparations that are finished or begun. */
  begun: number;
  /** The time since which the step waits for its targets, or null. */
  since: number | null = null;
  private _passed: number;
  private _scrolled = false;

  constructor(passed: number) {
    this.begun = passed;
    this._passed = passed;
  }

  /** The wait of a step that has stood before, for its screen. */
  static forScreen(step: Step): Wait {
    return new Wait(step.before?.length ?? 0);
  }

  /** The wait of a step that has stood before, for its targets. */
  static forTargets(step: Step): Wait {
    const wait = Wait.forScreen(step);
    wait._scrolled = true;
    return wait;
  }

  /** Returns true if it waits for an action of that name. */
  performs(step: Step, action: string): boolean {
    return this.begun > this._passed && step.before?.[this._passed]?.action === action;
  }

  performed(): void {
    this._passed += 1;
  }

  /** Advances as far as possible. */
  advance(step: Step, world: World): 'comes' | 'waits' | 'vain' {
    const before = step.before ?? [];
    for (; this._passed < before.length; this._passed += 1) {
      const item = before[this._passed];
      if (item?.action !== undefined) {
        if (this.begun === this._passed) {
          this.begun += 1;
          world.perform(item.action);
        }
        return 'waits';
      }
      const there = world.before === step.screen || world.shown === step.screen;
      if (item?.event !== undefined && !there && !world.happened(item.event)) return 'waits';
      if (item?.route !== undefined && (world.route === undefined || !matchesRoute(item.route, world.route))) {
        return 'waits';
      }
      if (item?.appears && world.isThere(item.appears) !== true) return 'waits';
      if (item?.gone && world.isThere(item.gone) !== false) return 'waits';
      this.begun = this._passed + 1;
    }
    if (world.shown !== undefined && world.shown !== step.screen) {
      this.since = null;
      this._scrolled = false;
      return 'waits';
    }
    if (step.scroll && step.scroll.align !== 'none' && !this._scrolled) world.scroll(step.scroll);
    this._scrolled = true;
    if (world.missing()) {
      this.since ??= world.now;
      return world.dueAfter(this.since, world.patience) ? 'vain' : 'waits';
    }
    return 'comes';
  }
}
