const SVG = 'http://www.w3.org/2000/svg';

/** The page's element with an id, which is known to exist. */
export const byId = <E extends Element = HTMLElement>(id: string): E => document.getElementById(id) as Element as E;

/** Makes an element with a class and children. Texts stay texts. */
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

/** Makes an SVG element with attributes. */
export function draw(name: string, attributes: Readonly<Record<string, string | number>> = {}): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Makes a picture that shows the drawing with an id. */
export const drawingOf = (id: string): SVGElement => draw('use', { href: `#${id}` });
