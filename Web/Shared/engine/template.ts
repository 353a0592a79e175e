import { type Run, runsOf } from './markup';
import { ownValue } from './own';
import type { Tour } from './tour';

/** The app's values for a tour's variables, by name. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * In a row of percent signs before a brace, two stand for one; an odd one at the end begins a variable, if a name
 * follows. A whole row is matched at once, so that no sign is looked at twice.
 */
const SIGNS = /(%+)(\{(?:([A-Za-z][A-Za-z0-9_]{0,63})\})?)?/g;

/** Replaces the variables in a text, and unescapes percent signs. */
function replaceVariables(text: string, variable: (name: string) => string): string {
  return text.replace(SIGNS, (all: string, signs: string, brace: string | undefined, name: string | undefined) => {
    if (brace === undefined) return all;
    const half = '%'.repeat(signs.length >> 1);
    if (signs.length % 2 === 0) return half + (name === undefined ? '{' : `{${name}}`);
    return half + (name === undefined ? '%{' : variable(name));
  });
}

/**
 * A value as text, isolated from its surroundings' direction if it is shown; the variable itself if there is no value.
 */
function value(tour: Tour, values: Values, name: string, isIsolated: boolean): string {
  const text = ownValue(tour.variables, name) === undefined ? undefined : ownValue(values, name);
  if (text === undefined) return `%{${name}}`;
  return isIsolated ? `\u2068${text}\u2069` : String(text);
}

/** A text without markup, with the app's values. Unchanged if the tour has no variables. */
export const filled = (tour: Tour, text: string, values: Values, isIsolated: boolean): string =>
  tour.variables ? replaceVariables(text, (name) => value(tour, values, name, isIsolated)) : text;

/** The progress text of a step. Variables are found first, then come the numbers, and the values last. */
export function numbered(
  tour: Tour,
  text: string,
  number: number,
  total: number,
  values: Values,
  isIsolated = true,
): string {
  const names: string[] = [];
  const marked = tour.variables ? replaceVariables(text, (name) => `\0${names.push(name) - 1}\0`) : text;
  return marked.replace(/\{(step|total)\}/g, (_, which) => String(which === 'step' ? number : total))
    .replace(/\0(\d+)\0/g, (_, place: string) => value(tour, values, names[Number(place)] ?? '', isIsolated));
}

/**
 * The runs of a body. Variables are found first, then markup, as if each variable was a letter; values come last, as
 * text.
 */
export function filledRuns(tour: Tour, text: string, values: Values, isIsolated: boolean): Run[] {
  if (!tour.variables) return runsOf(text);
  const names: string[] = [];
  // Private-use characters that the text itself doesn't contain.
  let first = 0xe000;
  while (
    first < 0xf000 &&
    [...text].some((char) => char >= String.fromCharCode(first) && char < String.fromCharCode(first + 256))
  ) {
    first += 256;
  }
  const marked = replaceVariables(text, (name) => {
    if (names.length === 256) return `%{${name}}`;
    names.push(name);
    return String.fromCharCode(first + names.length - 1);
  });
  const words = (part: string, of: (name: string) => string): string =>
    part.replace(/[\ue000-\uf8ff]/g, (char) => {
      const name = names[char.charCodeAt(0) - first];
      return name === undefined ? char : of(name);
    });
  return runsOf(marked).map((run) => ({
    ...run,
    text: words(run.text, (name) => value(tour, values, name, isIsolated)),
    ...(run.link === undefined ? {} : { link: words(run.link, (name) => `%{${name}}`) }),
  }));
}
