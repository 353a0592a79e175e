import { isRendered, parentOf } from './finder';
import { overlap } from './geometry';
import type { Rect, Size } from './tour';

/** The part of a display that no box opens, as path data of rects that do not overlap. */
export function shutPath([width, height]: Size, open: readonly Rect[]): string {
  const display: Rect = [0, 0, width, height];
  const holes =
    open.map((box) => overlap(box, display)).filter((box): box is Rect => !!box && box[2] > 0 && box[3] > 0);
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

const FOCUSABLE =
  'a[href], area[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]:not([contenteditable="false"])';

/** What within an element, itself included, the focus can go to. */
export function focusables(element: Element): HTMLElement[] {
  const can = (one: Element): boolean =>
    one.matches(FOCUSABLE) && !one.matches(':disabled, [tabindex^="-"]') && isRendered(one);
  const inner: Element[] = [];
  const walk = (root: Element | ShadowRoot): void => {
    for (const child of root.querySelectorAll('*')) {
      if (can(child)) inner.push(child);
      if (child.shadowRoot) walk(child.shadowRoot);
    }
  };
  if (element.shadowRoot) walk(element.shadowRoot);
  walk(element);
  return (can(element) ? [element, ...inner] : inner) as HTMLElement[];
}

/** The element that has the focus, within shadow roots and frames of the same origin too. */
export function activeElement(page: Document): Element | null {
  let active: Element | null = page.activeElement;
  for (;;) {
    const inner: Element | null = active?.shadowRoot?.activeElement ?? null;
    if (!inner) return active;
    active = inner;
  }
}

/** Whether an element lies within another one, across shadow roots and frames. */
export function within(element: Element | null, outer: Element): boolean {
  for (let at = element; at; at = parentOf(at))
    if (at === outer) return true;
  return false;
}

/** Makes inert what of a page cannot be reached, and takes that back. */
export class Inert {
  private _set = new Set<Element>();

  /** Leaves only the kept elements, and what they stand in. */
  apply(page: Document, keep: readonly Element[]): void {
    const open = new Set<Element>();
    for (const element of keep)
      for (let at: Element | null = element; at; at = parentOf(at)) open.add(at);
    const kept = new Set(keep);
    const shut = new Set<Element>();
    const walk = (parent: Element | ShadowRoot): void => {
      for (const child of parent.children) {
        if (kept.has(child) || /^(script|style|link|meta|template)$/.test(child.localName)) continue;
        if (!open.has(child))
          shut.add(child);
        else {
          walk(child);
          if (child.shadowRoot) walk(child.shadowRoot);
        }
      }
    };
    walk(page.body);
    for (const element of this._set)
      if (!shut.has(element)) this._open(element);
    for (const element of shut) {
      if (this._set.has(element) || element.hasAttribute('inert')) continue;
      element.setAttribute('inert', '');
      this._set.add(element);
    }
  }

  release(): void {
    for (const element of [...this._set]) this._open(element);
  }

  private _open(element: Element): void {
    element.removeAttribute('inert');
    this._set.delete(element);
  }
}
