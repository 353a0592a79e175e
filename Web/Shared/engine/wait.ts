import { matchesRoute } from './route';
import type { ElementPlace, Scroll, Step } from './tour';

/** What a wait asks its session. */
export interface World {
  readonly shown: string | undefined;
  readonly route: string | undefined;
  /** The screen of the step that has stood last. */
  readonly before: string | undefined;
  readonly now: number;
  readonly happened: (event: string) => boolean;
  readonly missing: () => boolean;
  /** How many seconds it waits for targets that are missing. */
  readonly patience: number;
  /** Whether an element is there; undefined if nobody knows. */
  readonly isThere: (element: ElementPlace) => boolean | undefined;
  readonly perform: (action: string) => void;
  readonly scroll: (scroll: Scroll) => void;
  readonly dueAfter: (since: number, seconds: number) => boolean;
}

/** What a step waits for before it comes: its preparations, its screen, its targets, in this order. */
export class Wait {
  /** How many preparations have been passed or begun. */
  begun: number;
  /** Since when the step waits for its targets, or null. */
  since: number | null = null;
  private _passed: number;
  private _scrolled = false;

  constructor(passed: number) {
    this.begun = passed;
    this._passed = passed;
  }

  /** A wait of a step that has stood already, for its screen. */
  static forScreen(step: Step): Wait {
    return new Wait(step.before?.length ?? 0);
  }

  /** A wait of a step that has stood already, for its targets. */
  static forTargets(step: Step): Wait {
    const wait = Wait.forScreen(step);
    wait._scrolled = true;
    return wait;
  }

  /** Whether it waits for an action of that name. */
  performs(step: Step, action: string): boolean {
    return this.begun > this._passed && step.before?.[this._passed]?.action === action;
  }

  performed(): void {
    this._passed += 1;
  }

  /** Goes on as far as can be. */
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
