/** A box `[x, y, width, height]` in CSS px, from the top left of the page's own viewport. */
export type Box = [number, number, number, number];

/** The depth to which descendants are searched for boxes, in elements that have none of their own. */
const DEEPEST = 8;
/** Node types, written as numbers because a page may define a class `Node` of its own. */
const [ELEMENT, TEXT] = [1, 3];

/** An element's box in the page's own viewport, through all frames of the same origin. */
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
 * An element's box in its own document's viewport. An element without a box and an inline one have the bounding box of
 * their children; an area of an image map has the box of its coordinates on the image.
 */
export function ownBox(element: Element, depth = 0): Box {
  if (element.localName === 'area') return areaBox(element as HTMLAreaElement);
  const { x, y, width, height } = element.getBoundingClientRect();
  const own: Box = [x, y, width, height];
  // An inline SVG has a box of its own, and clips its content.
  const isDrawn = 'ownerSVGElement' in element;
  if (
    isDrawn || depth > DEEPEST || !(element.childElementCount || element.shadowRoot || element.localName === 'slot')
  ) return own;
  const { display, overflowX, overflowY } = getComputedStyle(element);
  // A block may have no height if its content floats or is positioned.
  const isEmpty = width * height === 0 && overflowX === 'visible' && overflowY === 'visible';
  if (display !== 'inline' && display !== 'contents' && !isEmpty) return own;
  const flows = display === 'inline' && width > 0 && height > 0;
  const boxes: Box[] = flows ? [own] : [];
  for (const node of childrenOf(element)) {
    if (node.nodeType === TEXT && display === 'contents') {
      const range = element.ownerDocument.createRange();
      range.selectNode(node);
      const rect = range.getBoundingClientRect();
      boxes.push([rect.x, rect.y, rect.width, rect.height]);
    } else if (node.nodeType === ELEMENT) {
      const child = node as Element;
      const style = getComputedStyle(child);
      if (style.display === 'none' || style.visibility !== 'visible' || style.opacity === '0') continue;
      const placed = /absolute|fixed/.test(style.position);
      const box = ownBox(child, depth + 1);
      // Content that floats beside the words, such as a hidden hint, doesn't count; nor does screen-reader-only
      // content.
      const isAside = placed && (flows || box[2] < 2 || box[3] < 2 || box[0] + box[2] < 0 || box[1] + box[3] < 0);
      if (!isAside) boxes.push(box);
    }
  }
  const some = boxes.filter((box) => box[2] > 0 || box[3] > 0);
  if (!some.length) return own;
  const [left, top] = [Math.min(...some.map((box) => box[0])), Math.min(...some.map((box) => box[1]))];
  return [
    left,
    top,
    Math.max(...some.map((box) => box[0] + box[2])) - left,
    Math.max(...some.map((box) => box[1] + box[3])) - top,
  ];
}

/** An element's children as rendered: those of its shadow root, those assigned to it as a slot, or its own. */
function childrenOf(element: Element): readonly Node[] {
  const slotted = (element as Partial<HTMLSlotElement>).assignedNodes?.() ?? [];
  return slotted.length ? slotted : [...(element.shadowRoot ?? element).childNodes];
}

/** The child elements of an element or a root. A form's own properties may be hidden by fields of the same name. */
export function elementsIn(parent: Element | ShadowRoot): Element[] {
  if ((parent as Element).localName === 'form') return [...parent.querySelectorAll(':scope > *')];
  const list: Element[] = [];
  for (let child = parent.firstElementChild; child; child = child.nextElementSibling) list.push(child);
  return list;
}

/** The image of an image map's area, or null. */
export function imageOf(area: Element): HTMLElement | null {
  const name = area.closest('map')?.name;
  const images = (area.getRootNode() as ParentNode).querySelectorAll<HTMLElement>('[usemap]');
  return [...images].find((one) => one.getAttribute('usemap') === `#${name}`) ?? null;
}

/** The box of an image map's area; for a circle, its bounding square. */
function areaBox(area: HTMLAreaElement): Box {
  const image = imageOf(area);
  if (!image) return [0, 0, 0, 0];
  const rect = image.getBoundingClientRect();
  const style = getComputedStyle(image);
  const across = rect.width / (image.offsetWidth || rect.width);
  const down = rect.height / (image.offsetHeight || rect.height);
  const at = area.coords.split(',').map(Number);
  if (area.shape === 'default' || at.length < 3 || !at.every(Number.isFinite)) {
    return [rect.x, rect.y, rect.width, rect.height];
  }
  const [a = 0, b = 0, c = 0] = at;
  const xs = at.length === 3 ? [a - c, a + c] : at.filter((_, index) => index % 2 === 0);
  const ys = at.length === 3 ? [b - c, b + c] : at.filter((_, index) => index % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [
    rect.x + (image.clientLeft + parseFloat(style.paddingLeft) + x) * across,
    rect.y + (image.clientTop + parseFloat(style.paddingTop) + y) * down,
    (Math.max(...xs) - x) * across,
    (Math.max(...ys) - y) * down,
  ];
}

/** The frame element around an element's document, or null if its page is of another origin. */
export function frameOf(element: Element): HTMLElement | null {
  try {
    return (element.ownerDocument.defaultView?.frameElement as HTMLElement | null | undefined) ?? null;
  } catch {
    return null;
  }
}

/** An element's parent as rendered, across slots, shadow roots and frames of the same origin. */
export function parentOf(element: Element): Element | null {
  const parent = ownProperty(element, 'assignedSlot') ?? ownProperty(element, 'parentElement');
  if (parent) return parent;
  const root = element.getRootNode();
  return 'host' in root ? (root as ShadowRoot).host : frameOf(element);
}

/** A property of the element itself. A form's fields hide properties of the same name. */
const ownProperty = <K extends 'assignedSlot' | 'parentElement'>(element: Element, name: K): Element[K] =>
  Reflect.get(Element.prototype, name, element) as Element[K];

/**
 * Returns true for the host of a closed shadow root around an element: the page sees the
 * focus only on the host.
 */
export const isClosedAround = (host: Element, element: Element): boolean =>
  !host.shadowRoot && host.getRootNode() !== element.getRootNode() && within(element, host);

/** Returns true if an element is another one or lies within it, across shadow roots and frames. */
export function within(element: Element | null, outer: Element): boolean {
  for (let at = element; at; at = parentOf(at)) {
    if (at === outer) return true;
  }
  return false;
}
