import type { Condition, FlagValue, Rule, Step } from './tour';

/** All flags that the app knows, by name. */
export type Flags = Readonly<Record<string, FlagValue>>;

/** Whether a condition holds. A flag that the app does not know equals nothing, and types have to be the same. */
export function holds(condition: Condition, flags: Flags): boolean {
  if ('not' in condition) return !holds(condition.not, flags);
  if ('all' in condition) return condition.all.every((part) => holds(part, flags));
  if ('any' in condition) return condition.any.some((part) => holds(part, flags));
  return Object.prototype.hasOwnProperty.call(flags, condition.flag) && flags[condition.flag] === condition.equals;
}

/** Whether the condition of a step or a rule holds; one that has none always does. */
export function admits(part: Pick<Step | Rule, 'when' | 'condition'>, flags: Flags): boolean {
  const condition = part.condition ?? part.when;
  return !condition || holds(condition, flags);
}
