/** The events that the overlay keeps to itself. */
export const ISOLATED_EVENTS =
  'pointerdown pointerup mousedown mouseup click touchstart touchend focusin focusout keydown keyup';

/**
 * Keeps an event of the overlay from all other listeners, even those that come first.
 *
 * The event is stopped at the window, and a copy of it is dispatched within the overlay alone. The browser's default actions,
 * such as moving the focus, still happen. A checkbox changes before any listener is called, and would change twice: its click
 * is stopped only at the host.
 */
export function isolate(event: Event, host: HTMLElement): void {
  const [target] = event.composedPath();
  if (!(target instanceof Element) || (event.type === 'click' && target.localName === 'input')) return;
  const copy = copyOf(event);
  if (!copy) return;
  event.stopImmediatePropagation();
  if (target === host) return;
  // The copy follows links and presses buttons.
  if (event.type === 'click') event.preventDefault();
  if (!target.dispatchEvent(copy)) event.preventDefault();
}

/** A copy of an event that doesn't leave a shadow root, or null if the browser can't make one. */
function copyOf(event: Event): Event | null {
  const init: Record<string, unknown> = {};
  for (const name in event) init[name] = (event as unknown as Record<string, unknown>)[name];
  // In Firefox, other classes of key events leave all shadow roots; in WebKit they move the focus and press buttons
  // again.
  const isKey = event instanceof KeyboardEvent;
  try {
    const copy = new (isKey ? Event : event.constructor as typeof Event)(event.type, { ...init, composed: false });
    for (const name in init) {
      if (isKey && !(name in copy)) Object.defineProperty(copy, name, { value: init[name] });
    }
    return copy;
  } catch {
    return null;
  }
}
