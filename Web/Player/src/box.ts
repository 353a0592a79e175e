/** A box in CSS px: `[x, y, width, height]`, from the top left of the page's own viewport. */
export type Box = [number, number, number, number];

/** How deep boxes are looked for in elements that have none of their own. */
const DEEPEST = 8;

/** An element's box on the page's own viewport, through all frames of the same origin. */
export function boxOf(element: Element): Box {
  let box = ownBox(element);
  for (let frame = frameOf(element); frame; frame = frameOf(frame)) {
    const outer = frame.getBoundingClientRect();
    const style = getComputedStyle(frame);
    const across = frame.offsetWidth ? outer.width / frame.offsetWidth : 1;
    const down = frame.offsetHeight ? outer.height / frame.offsetHeight : 1;
    box = [
      outer.x + (box[0] + frame.clientLeft + parseFloat(style.paddingLeft)) * across,
      outer.y + (box[1] + frame.clientTop + parseFloat(style.paddingTop)) * down,
      box[2] * across,
      box[3] * down,
    ];
  }
  return box;
}

/**
 * An element's box on its own document's viewport. One without a box, and one in a line, has the box around its
 * children; an area of an image map, the box of its coordinates on the image.
 */
export function ownBox(element: Element, depth = 0): Box {
  if (element.localName === 'area') return areaBox(element as HTMLAreaElement);
  const { x, y, width, height } = element.getBoundingClientRect();
  const own: Box = [x, y, width, height];
  if (depth > DEEPEST || !(element.childElementCount || element.shadowRoot || element.localName === 'slot')) return own;
  const { display } = getComputedStyle(element);
  if (display !== 'inline' && display !== 'contents') return own;
  const flows = display === 'inline' && width > 0 && height > 0;
  const boxes: Box[] = flows ? [own] : [];
  for (const node of childrenOf(element)) {
    if (node.nodeType === Node.TEXT_NODE && display === 'contents') {
      const range = element.ownerDocument.createRange();
      range.selectNode(node);
      const rect = range.getBoundingClientRect();
      boxes.push([rect.x, rect.y, rect.width, rect.height]);
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      const child = node as Element;
      const style = getComputedStyle(child);
      // What floats beside words, such as a hidden hint, is no part of them.
      const floats = flows && /absolute|fixed/.test(style.position);
      if (style.display !== 'none' && style.visibility === 'visible' && !floats) boxes.push(ownBox(child, depth + 1));
    }
  }
  const some = boxes.filter((box) => box[2] > 0 || box[3] > 0);
  if (!some.length) return own;
  const [left, top] = [Math.min(...some.map((box) => box[0])), Math.min(...some.map((box) => box[1]))];
  return [left, top, Math.max(...some.map((box) => box[0] + box[2])) - left,
    Math.max(...some.map((box) => box[1] + box[3])) - top];
}

/** The children of an element as they are shown: of a shadow root, of a slot, or its own. */
function childrenOf(element: Element): readonly Node[] {
  const slotted = (element as Partial<HTMLSlotElement>).assignedNodes?.() ?? [];
  return slotted.length ? slotted : [...(element.shadowRoot ?? element).childNodes];
}

/** The elements within an element or a root; a form may have a field of any name. */
export function elementsIn(parent: Element | ShadowRoot): Element[] {
  if ((parent as Element).localName === 'form') return [...parent.querySelectorAll(':scope > *')];
  const list: Element[] = [];
  for (let child = parent.firstElementChild; child; child = child.nextElementSibling) list.push(child);
  return list;
}

/** The image that an area of an image map lies on, or null. */
export function imageOf(area: Element): HTMLElement | null {
  const name = area.closest('map')?.name;
  const images = (area.getRootNode() as ParentNode).querySelectorAll<HTMLElement>('[usemap]');
  return [...images].find((one) => one.getAttribute('usemap') === `#${name}`) ?? null;
}

/** The box of an area of an image map; a circle's is the square around it. */
function areaBox(area: HTMLAreaElement): Box {
  const image = imageOf(area);
  if (!image) return [0, 0, 0, 0];
  const rect = image.getBoundingClientRect();
  const style = getComputedStyle(image);
  const left = rect.x + image.clientLeft + parseFloat(style.paddingLeft);
  const top = rect.y + image.clientTop + parseFloat(style.paddingTop);
  const at = area.coords.split(',').map(Number);
  if (area.shape === 'default' || at.length < 3 || !at.every(Number.isFinite)) return [rect.x, rect.y, rect.width, rect.height];
  const [a = 0, b = 0, c = 0] = at;
  if (at.length === 3) return [left + a - c, top + b - c, 2 * c, 2 * c];
  const xs = at.filter((_, index) => index % 2 === 0);
  const ys = at.filter((_, index) => index % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [left + x, top + y, Math.max(...xs) - x, Math.max(...ys) - y];
}

/** The frame that an element's document is in, where the frame's page may be looked into. */
export function frameOf(element: Element): HTMLElement | null {
  try {
    return (element.ownerDocument.defaultView?.frameElement as HTMLElement | null | undefined) ?? null;
  } catch {
    return null;
  }
}

/** The element or host around an element as it is shown, across slots, shadow roots and frames of the same origin. */
export function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return 'host' in root ? (root as ShadowRoot).host : frameOf(element);
}

/** Whether an element lies within another one, across shadow roots and frames. */
export function within(element: Element | null, outer: Element): boolean {
  for (let at = element; at; at = parentOf(at))
    if (at === outer) return true;
  return false;
}
