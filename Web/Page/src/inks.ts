/**
 * Gives the drawings their colours: `NAME|PROPERTY|LIGHT|DARK`, one after the other with a `/` between. What is drawn again by `<use>` sees
 * variables from where it is used, and no rule that looks at what is around it.
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
