import { frameDocument } from './finder';
import { isRendered } from './visibility';
import { overlap } from '../engine/geometry';
import type { Rect, Size } from '../engine/tour';

/** The part of a display outside of all open boxes, as path data of rects that don't overlap. */
export function blockedPath([width, height]: Size, open: readonly Rect[]): string {
  const display: Rect = [0, 0, width, height];
  const holes = open.map((box) => overlap(box, display)).filter((box): box is Rect =>
    !!box && box[2] > 0 && box[3] > 0
  );
  const rows = [...new Set([0, height, ...holes.flatMap((box) => [box[1], box[1] + box[3]])])].sort((a, b) => a - b);
  let path = '';
  for (let index = 0; index + 1 < rows.length; index += 1) {
    const [top, bottom] = [rows[index] ?? 0, rows[index + 1] ?? 0];
    const spans = holes.filter((box) => box[1] < bottom && box[1] + box[3] > top)
      .map((box) => [box[0], box[0] + box[2]] as const)
      .sort((a, b) => a[0] - b[0]);
    let left = 0;
    const strip = (from: number, to: number): void => {
      if (to > from) path += `M${from} ${top}H${to}V${bottom}H${from}Z`;
    };
    for (const [from, to] of spans) {
      strip(left, from);
      left = Math.max(left, to);
    }
    strip(left, width);
  }
  return path;
}

/** A selector for elements that can have the focus by themselves. */
export const FOCUSABLE =
  'a[href], area[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]:not([contenteditable="false"])';

/** Returns true if Tab skips a radio button: in each group it stops only at the checked one, or else at the first. */
function isSkippedByTab(one: Element): boolean {
  const { type, name, form } = one as HTMLInputElement;
  if (type !== 'radio' || !name) return false;
  const all = [...(one.getRootNode() as ParentNode).querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const group = all.filter((other) => other.name === name && other.form === form);
  return (group.find((other) => other.checked) ?? group[0]) !== one;
}

/** The focusable elements in an element, itself included, in the order of Tab. */
export function focusables(element: Element): HTMLElement[] {
  const can = (one: Element): boolean =>
    one.matches(FOCUSABLE) && !one.matches(':disabled, [tabindex^="-"]') && isRendered(one) && !isSkippedByTab(one);
  const inner: Element[] = [];
  const walk = (root: ParentNode): void => {
    for (const child of root.querySelectorAll('*')) {
      const frame = frameDocument(child);
      if (!frame && can(child)) inner.push(child);
      if (child.shadowRoot) walk(child.shadowRoot);
      if (frame) walk(frame);
    }
  };
  const own = frameDocument(element);
  if (own) walk(own);
  if (element.shadowRoot) walk(element.shadowRoot);
  walk(element);
  const all = (can(element) && !own ? [element, ...inner] : inner) as HTMLElement[];
  const order = ({ tabIndex }: HTMLElement): number => (tabIndex > 0 ? tabIndex : Infinity);
  return all.sort((a, b) => (order(a) === order(b) ? 0 : order(a) - order(b)));
}

/** The element that has the focus, searched through open shadow roots and frames of the same origin. */
export function activeElement(page: Document): Element | null {
  let active: Element | null = page.activeElement;
  for (;;) {
    const frame = active && frameDocument(active);
    const inner: Element | null = active?.shadowRoot?.activeElement ?? frame?.activeElement ?? null;
    if (!inner || inner === frame?.body) return active;
    active = inner;
  }
}
