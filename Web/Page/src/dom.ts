const SVG = 'http://www.w3.org/2000/svg';

/** The element of the page with that id, which the page is known to have. */
export const byId = <E extends Element = HTMLElement>(id: string): E => document.getElementById(id) as Element as E;

/** An element with a class and children; texts are only ever text. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className = '',
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

/** An element of SVG with attributes. */
export function draw(name: string, attributes: Readonly<Record<string, string | number>> = {}): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** A picture that shows what is drawn under an id. */
export const use = (id: string): SVGElement => draw('use', { href: `#${id}` });
