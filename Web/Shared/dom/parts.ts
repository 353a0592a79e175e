import type { BubbleContext } from './bubble';
import type { SessionEvent } from '../engine/events';
import { sourceOf } from './image';
import { textOf } from '../engine/language';
import { numbered } from '../engine/template';
import { closeLabel, textFor, withLanguage } from './texts';
import type { Step } from '../engine/tour';

/** The address of a callout's picture, or null if it has none or the picture failed to load. */
export function pictureOf({ callout }: Step, { page, device, image }: BubbleContext): string | null {
  const scheme = device.traits['colorScheme'] === 'dark' ? 'dark' : 'light';
  const name = callout?.image ? sourceOf(callout.image, scheme, page.defaultView?.devicePixelRatio ?? 1) : null;
  return name && image(name);
}

/** Makes a callout's picture, or null if there is none. */
export function makeImage(step: Step, context: BubbleContext): HTMLImageElement | null {
  const { page, device } = context;
  const source = pictureOf(step, context);
  if (!source) return null;
  const image = page.createElement('img');
  const { size, label } = step.callout?.image ?? {};
  image.className = size ? 'image' : 'image wide';
  image.setAttribute('part', 'image');
  image.onerror = () => context.imageFailed(source);
  image.src = source;
  image.alt = textFor(context.tour, device, label, context.variables, false);
  if (size) {
    image.style.setProperty('width', `${size[0]}px`);
    image.style.setProperty('aspect-ratio', `${size[0]} / ${size[1]}`);
  }
  return image;
}

/** Makes the progress indicator: words, or a dot for each step with the words as its label. Null if there is none. */
export function makeProgress(step: Step, context: BubbleContext): HTMLElement | null {
  const { page, tour, device, variant: { steps }, variables } = context;
  const progress = step.callout?.progress;
  const place = steps.findIndex((one) => one.id === step.id);
  const total = steps.length;
  if (!progress || place < 0 || total < 2) return null;
  const text = textOf(tour, progress.text, device.traits['locale']) ?? '';
  const words = (isIsolated: boolean): string => numbered(tour, text, place + 1, total, variables, isIsolated);
  const element = withLanguage(page.createElement('p'), tour, device, progress.text);
  element.className = 'progress';
  element.setAttribute('part', 'progress');
  if (progress.kind === 'dots' && total <= 10) {
    element.classList.add('dots');
    // The dots run in the callout's direction.
    element.removeAttribute('dir');
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', words(false));
    element.append(...steps.map((_, index) => page.createElement(index === place ? 'b' : 'i')));
  } else {
    element.textContent = words(true);
  }
  return element;
}

/** The session's events for presses of a callout's buttons. */
export const BUTTON_EVENTS = new WeakMap<Element, SessionEvent>();

/** Makes a callout's button, by index. */
export function makeButton(step: Step, index: number, context: BubbleContext): HTMLButtonElement {
  const buttons = step.callout?.buttons ?? [];
  const button = context.page.createElement('button');
  const isLast = index === buttons.length - 1;
  button.type = 'button';
  button.className = isLast ? 'button primary' : 'button';
  button.setAttribute('part', `button ${isLast ? 'primary' : 'secondary'}`);
  button.dataset['index'] = String(index);
  button.textContent = textFor(context.tour, context.device, buttons[index]?.title, context.variables);
  withLanguage(button, context.tour, context.device, buttons[index]?.title);
  button.disabled = !context.isEnabled(index);
  BUTTON_EVENTS.set(button, { kind: 'button', index });
  return button;
}

/** Makes the cross that ends the tour; over a picture it lies on a disc. */
export function makeClose(context: BubbleContext, hasPicture: boolean): HTMLButtonElement {
  const button = context.page.createElement('button');
  button.type = 'button';
  button.className = hasPicture ? 'close over' : 'close';
  button.setAttribute('part', 'close');
  BUTTON_EVENTS.set(button, { kind: 'close' });
  button.setAttribute('aria-label', closeLabel(context.tour, context.device));
  withLanguage(button, context.tour, context.device, 'common.close').removeAttribute('dir');
  const make = (name: string, attributes: Readonly<Record<string, string>>): Element => {
    const element = context.page.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const svg = make('svg', { viewBox: '0 0 12 12', 'aria-hidden': 'true' });
  svg.append(make('path', { d: 'M1 1L11 11M11 1L1 11' }));
  button.append(svg);
  return button;
}
