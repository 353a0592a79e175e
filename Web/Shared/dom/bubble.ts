import { call } from './calls';
import { linesFit, measureBubble, whileMeasuring } from './fit';
import { canDrawContent } from './drawable';
import { makeButton, makeClose, makeImage, makeProgress, pictureOf } from './parts';
import { bodyFor, runElements, textFor, type Variables, withLanguage } from './texts';
import type { Content, ContentPart } from '../engine/tour';
import type { CalloutLayout, Insets, Rect, Size, Step, Tour, Variant } from '../engine/tour';
import type { Device } from '../engine/live';

/** Everything that callouts' words are made from. */
export interface BubbleContext {
  readonly page: Document;
  /** The element that carries the tour's look. */
  readonly host: HTMLElement;
  readonly tour: Tour;
  readonly variant: Variant;
  readonly device: Device;
  readonly variables: Variables;
  readonly canClose: boolean;
  readonly layout: CalloutLayout | null;
  /** The safe area that a sheet must keep clear of. */
  readonly safe: Insets;
  readonly isEnabled: (index: number) => boolean;
  /** Renders the app's own callout in place of title, body and buttons. */
  readonly render: ((step: Step, element: HTMLElement) => void) | undefined;
  /** The address of a picture, or null if there is none or it failed to load. */
  readonly image: (name: string) => string | null;
  /** Called with the address of a picture that failed to load. */
  readonly imageFailed: (source: string) => void;
  /** Allowed link schemes besides those of web pages, mail and telephone. */
  readonly links: readonly string[];
  /** Called before a link is followed; returns false to prevent it. */
  readonly follow: (link: string) => unknown;
}

/**
 * Makes the words of a step's callout: set by the rules of `docs/text.md`, or in the boxes that the tour has for them.
 */
export function makeBubble(step: Step, context: BubbleContext): HTMLElement {
  const compiled = context.layout && compiledBubble(step, context, context.layout);
  if (compiled) return compiled;
  const inner = makeInner(context.page);
  if (!step.callout) return inner;
  if (context.render) {
    const filled = call(() => {
      context.render?.(step, inner);
      return true;
    }, false);
    if (filled) return inner;
    inner.textContent = '';
  }
  stackParts(inner, step, context);
  return inner;
}

/**
 * Makes the words in a layout's boxes. Returns null if the page has to set them itself: its fonts differ, a line
 * doesn't fit its box as drawn here, or a picture is missing.
 */
export function compiledBubble(step: Step, context: BubbleContext, layout: CalloutLayout): HTMLElement | null {
  const content = context.render || layout.content === undefined ? undefined : context.tour.contents?.[layout.content];
  if (!content || !step.callout || !canDrawContent(context, content, layout)) return null;
  const inner = makeInner(context.page);
  if (!placeParts(inner, step, { ...context, layout }, content)) return null;
  return whileMeasuring(context, inner, () => linesFit(inner)) ? inner : null;
}

/**
 * The size of a step's words: a layout's size if they are drawn as in it, else the size they need at a width. Null for
 * a layout with a picture that failed to load.
 */
export function sizeOf(
  step: Step,
  context: BubbleContext,
  width: number,
  layout: CalloutLayout | undefined,
): Size | null {
  if (layout && step.callout?.image && !context.render && !pictureOf(step, context)) return null;
  if (layout && compiledBubble(step, context, layout)) return [layout.frame[2], layout.frame[3]];
  const inner = makeBubble(step, context);
  return whileMeasuring(
    context,
    inner,
    () => measureBubble(inner, width, step.callout?.kind !== 'bubble' || !!step.callout.size),
  );
}

function makeInner(page: Document): HTMLElement {
  const inner = page.createElement('div');
  inner.className = 'inner';
  return inner;
}

/** Stacks the parts of a callout; the browser breaks the lines. */
function stackParts(inner: HTMLElement, step: Step, context: BubbleContext): void {
  const { page, tour, device, canClose } = context;
  const { callout } = step;
  if (!callout) return;
  const make = (name: string, className: string, ...children: (Node | string)[]): HTMLElement => {
    const element = page.createElement(name);
    element.className = className;
    element.setAttribute('part', className);
    element.append(...children);
    return element;
  };
  const image = makeImage(step, context);
  const words = textFor(tour, device, callout.title, context.variables);
  const title = words ? withLanguage(make('h2', 'title', words), tour, device, callout.title) : null;
  const runs = bodyFor(tour, device, callout.body, context.variables);
  const body = runs.length
    ? withLanguage(make('p', 'body', ...runElements(runs, context)), tour, device, callout.body)
    : null;
  const progress = makeProgress(step, context);
  const buttons = callout.buttons.length
    ? make('div', 'buttons', ...callout.buttons.map((_, index) => makeButton(step, index, context)))
    : null;
  const present = <T>(list: readonly (T | null)[]): T[] => list.filter((one): one is T => one !== null);
  // The title stays in place if something below it can scroll.
  const stays = !image && body ? title : null;
  const scrolls = present([image, stays ? null : title, body]);
  inner.append(...present([stays, scrolls.length ? make('div', 'scroller', ...scrolls) : null]));
  if (progress || buttons) inner.append(make('div', 'foot', ...present([progress, buttons])));
  inner.classList.toggle('has-buttons', !!buttons);
  // Measurements leave the border out.
  if (context.layout) inner.style.setProperty('border-width', `0 ${context.safe[1]}px 0 ${context.safe[3]}px`);
  if (!canClose) return;
  inner.classList.add('closes');
  if (!image) (title ?? body ?? progress)?.classList.add('beside');
  inner.append(makeClose(context, !!image));
}

/**
 * Puts parts into the tour's boxes, with the tour's line breaks; a body that lacks room scrolls between the title and
 * the foot. Returns false if a part is missing, such as a picture that failed to load.
 */
function placeParts(inner: HTMLElement, step: Step, context: BubbleContext, { parts, size }: Content): boolean {
  const height = (context.layout?.frame[3] ?? 0) - context.safe[2];
  const excess = size && size[1] > height + 0.5 ? size[1] - height : 0;
  const above = parts.filter(({ role }) => role === 'image' || role === 'title' || role === 'body');
  if (above.length > 1 && above[0]?.role === 'title') above.shift();
  const scroller = context.page.createElement('div');
  const [first, last] = [above[0], above[above.length - 1]];
  const top = first?.box[1] ?? 0;
  scroller.className = 'scroller placed';
  let buttons = 0;
  for (const part of parts) {
    const element = makePart(part, step, context, part.role === 'button' ? buttons++ : 0, parts[0]?.role === 'image');
    if (!element) return false;
    element.classList.add('placed', part.role);
    if (!element.hasAttribute('part')) element.setAttribute('part', part.role);
    const [x, y, w, h] = part.role === 'close' && part.touch ? part.touch : part.box;
    const inside = excess > 0 && above.includes(part);
    const below = excess > 0 && !inside && part.role !== 'close' && !!last && y > last.box[1];
    setBox(element, [x, inside ? y - top : below ? y - excess : y, w, h]);
    if (part.role === 'button' && part.touch) element.style.setProperty('--_reach', `${y - part.touch[1]}px`);
    if (inside && part === first) inner.append(scroller);
    (inside ? scroller : inner).append(element);
  }
  if (last) setBox(scroller, [0, top, size?.[0] ?? 0, Math.max(last.box[1] + last.box[3] - top - excess, 0)]);
  inner.style.padding = '0';
  return true;
}

/** The content of a part's box. */
function makePart(
  part: ContentPart,
  step: Step,
  context: BubbleContext,
  index: number,
  hasPicture: boolean,
): HTMLElement | null {
  const { role, lines } = part;
  if (role === 'image') return makeImage(step, context);
  if (role === 'close') return makeClose(context, hasPicture);
  const element = role === 'button'
    ? makeButton(step, index, context)
    : role === 'progress'
    ? makeProgress(step, context)
    : withLanguage(
      context.page.createElement(role === 'title' ? 'h2' : 'p'),
      context.tour,
      context.device,
      role === 'title' ? step.callout?.title : step.callout?.body,
    );
  if (!element || !lines) return element;
  element.textContent = '';
  for (const line of lines) {
    const row = context.page.createElement('span');
    row.className = 'line';
    row.append(...runElements(line.runs.map((run) => (typeof run === 'string' ? { text: run } : run)), context));
    element.append(row, ' ');
  }
  return element;
}

function setBox(element: HTMLElement, [x, y, w, h]: Rect): void {
  for (const [name, value] of [['left', x], ['top', y], ['width', w], ['height', h]] as const) {
    element.style.setProperty(name, `${value}px`);
  }
  if (element.localName === 'button') element.style.setProperty('padding', '0');
}
