import { conditionHolds, type Flags } from './condition';
import type { Step, Variant } from './tour';

/** The step that comes, if there is one, and the steps passed over before it. */
export interface Search {
  readonly found: Step | undefined;
  readonly passed: readonly Step[];
}

/** Searches for the first step whose condition holds, or which is the `current` one. */
export function search(steps: readonly Step[], flags: Flags, current?: string | null): Search {
  const index = steps.findIndex((step) => step.id === current || conditionHolds(step, flags));
  return index < 0 ? { found: undefined, passed: steps } : { found: steps[index], passed: steps.slice(0, index) };
}

/** Searches for the step that comes if a rule leads to a `goal`. Null if nothing happens. */
export function searchFrom(steps: readonly Step[], goal: number, flags: Flags, current: string | null): Search | null {
  if (steps[goal]?.id === current) return null;
  const ahead = search(steps.slice(goal), flags, current);
  if (ahead.found?.id !== current) return ahead;
  const { found, passed } = search(steps.slice(0, goal).reverse(), flags);
  return found && found.id !== current ? { found, passed: [...ahead.passed, ...passed] } : null;
}

/**
 * Searches a variant for the replacement of a step that it lacks: the first step after it that the variant has, or else
 * the nearest before it. `steps` are those of the previous variant.
 */
export function searchReplacement(gone: string, steps: readonly Step[], variant: Variant, flags: Flags): Search {
  const place = steps.findIndex((step) => step.id === gone);
  const others = [...steps.slice(place + 1), ...steps.slice(0, place).reverse()];
  return search(others.flatMap(({ id }) => variant.steps.find((step) => step.id === id) ?? []), flags);
}
