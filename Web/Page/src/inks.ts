/**
 * Gives the drawings their colours. `inks` is a list of `NAME|PROPERTY|LIGHT|DARK`, separated by `/`. An element drawn
 * by `<use>` inherits the variables of the `<use>`, and rules about its surroundings don't apply to it.
 */
export function paint(inks: string): void {
  const list = inks.split('/').map((ink) => ink.split('|')).filter((ink) => ink.length === 4);
  const variables = (place: 2 | 3): string => `{${list.map((ink) => `--ink-${ink[0]}:${ink[place]}`).join(';')}}`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([
    ...list.map(([name, property]) => `.${name}{${property}:var(--ink-${name})}`),
    `:root,[data-scheme=light]${variables(2)}`,
    `@media screen and (prefers-color-scheme:dark){:root${variables(3)}[data-scheme=light]${variables(2)}}`,
    `[data-scheme=dark]${variables(3)}`,
  ].join('\n'));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
