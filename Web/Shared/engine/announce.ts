import { textOf } from './language';
import { filled, filledRuns, type Values } from './template';
import type { Step, Tour } from './tour';

/** The words of a step for assistive technology: its label, or else its callout's title and body, without markup. */
export function wordsOf(tour: Tour, step: Step, tag: string | null | undefined, values: Values): string {
  const text = (key: string | null | undefined): string => textOf(tour, key ?? null, tag) ?? '';
  const filledText = (key: string | null | undefined): string => filled(tour, text(key), values, false);
  const body = filledRuns(tour, text(step.callout?.body), values, false).map((run) => run.text).join('');
  return filledText(step.accessibility.label) || [filledText(step.callout?.title), body].filter(Boolean).join('\n');
}
