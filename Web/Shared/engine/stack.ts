import { conditionHolds, type Flags } from './condition';
import type { Step } from './tour';

/** The steps behind the current one, for the way back. */
export class BackStack {
  /** Their ids, the latest last. */
  ids: readonly string[] = [];

  /** The step of a variant that Back leads to from the `current` one, if there is one. */
  top(steps: readonly Step[], flags: Flags, current: string | null): Step | undefined {
    return [...this.ids].reverse().map((id) => steps.find((step) => step.id === id))
      .find((step) => step && step.id !== current && conditionHolds(step, flags));
  }

  push(id: string): void {
    this.ids = [...this.ids, id].slice(-100);
  }

  /** Takes ids off, up to the last one of a step. */
  pop(id: string): void {
    this.ids = this.ids.slice(0, this.ids.lastIndexOf(id));
  }
}
