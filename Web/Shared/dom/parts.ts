import type { BubbleContext } from './bubble';
import type { Happening } from '../engine/happening';
import { sourceOf } from './image';
import { textOf } from '../engine/language';
import { numbered } from '../engine/template';
import { closeLabel, spoken, textFor } from './texts';
import type { Step } from '../engine/tour';

/** The address of a callout's picture, or null if it has none or the picture failed to load. */
export function pictureOf({ callout }: Step, { page, device, image }: BubbleContext): string | null {
  const scheme = device.traits['colorScheme'] === 'dark' ? 'dark' : 'light';
  const name = callout?.image ? sourceOf(callout.image, scheme, page.defaultView?.devicePixelRatio ?? 1) : null;
  return name && image(name);
}

/** Makes a callout's picture, or null if there is none. */
export function makeImage(step: Step, at: BubbleContext): HTMLImageElement | null {
  const { page, device } = at;
  const source = pictureOf(step, at);
  if (!source) return null;
  const image = page.createElement('img');
  const { size, label } = step.callout?.image ?? {};
  image.className = size ? 'image' : 'image wide';
  image.setAttribute('part', 'image');
  image.onerror = () => at.fails(source);
  image.src = source;
  image.alt = textFor(at.tour, device, label, at.variables, false);
  if (size) {
    image.style.setProperty('width', `${size[0]}px`);
    image.style.setProperty('aspect-ratio', `${size[0]} / ${size[1]}`);
  }
  return image;
}

/** Makes the progress indicator: words, or a dot for each step with the words as its label. Null if there is none. */
export function makeProgress(step: Step, at: BubbleContext): HTMLElement | null {
  const { page, tour, device, variant: { steps }, variables } = at;
  const progress = step.callout?.progress;
  const place = steps.findIndex((one) => one.id === step.id);
  const total = steps.length;
  if (!progress || place < 0 || total < 2) return null;
  const text = textOf(tour, progress.text, device.traits['locale']) ?? '';
  const words = (shows: boolean): string => numbered(tour, text, place + 1, total, variables, shows);
  const element = spoken(page.createElement('p'), tour, device, progress.text);
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
export const ACTS = new WeakMap<Element, Happening>();

/** Makes a callout's button, by index. */
export function makeButton(step: Step, index: number, at: BubbleContext): HTMLButtonElement {
  const buttons = step.callout?.buttons ?? [];
  const button = at.page.createElement('button');
  const isLast = index === buttons.length - 1;
  button.type = 'button';
  button.className = isLast ? 'button primary' : 'button';
  button.setAttribute('part', `button ${isLast ? 'primary' : 'secondary'}`);
  button.dataset['index'] = String(index);
  button.textContent = textFor(at.tour, at.device, buttons[index]?.title, at.variables);
  spoken(button, at.tour, at.device, buttons[index]?.title);
  button.disabled = !at.enabled(index);
  ACTS.set(button, { tell: 'button', index });
  return button;
}

/** Makes the cross that ends the tour; over a picture it lies on a disc. */
export function makeClose(at: BubbleContext, pictured: boolean): HTMLButtonElement {
  const button = at.page.createElement('button');
  button.type = 'button';
  button.className = pictured ? 'close over' : 'close';
  button.setAttribute('part', 'close');
  ACTS.set(button, { tell: 'close' });
  button.setAttribute('aria-label', closeLabel(at.tour, at.device));
  spoken(button, at.tour, at.device, 'common.close').removeAttribute('dir');
  const make = (name: string, attributes: Readonly<Record<string, string>>): Element => {
    const element = at.page.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const svg = make('svg', { viewBox: '0 0 12 12', 'aria-hidden': 'true' });
  svg.append(make('path', { d: 'M1 1L11 11M11 1L1 11' }));
  button.append(svg);
  return button;
}
