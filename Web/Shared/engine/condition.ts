import type { Condition, Rule, Step } from './tour';
import type { FlagValue } from './live';

/** The app's flags, by name. */
export type Flags = Readonly<Record<string, FlagValue>>;

/**
 * Returns true if a condition holds. An unknown flag equals nothing, and a value equals only a value of the same type.
 */
export function isTrue(condition: Condition, flags: Flags): boolean {
  if ('not' in condition) return !isTrue(condition.not, flags);
  if ('all' in condition) return condition.all.every((part) => isTrue(part, flags));
  if ('any' in condition) return condition.any.some((part) => isTrue(part, flags));
  return Object.prototype.hasOwnProperty.call(flags, condition.flag) && flags[condition.flag] === condition.equals;
}

/** Returns true if the condition of a step or a rule holds, or if there is none. */
export function conditionHolds(part: Pick<Step | Rule, 'when'>, flags: Flags): boolean {
  return !part.when || isTrue(part.when, flags);
}
