/** The events that the overlay keeps to itself. */
export const KEPT = 'pointerdown pointerup mousedown mouseup click touchstart touchend focusin focusout keydown keyup';

/**
 * Keeps an event of the overlay from everybody else's listeners, also those that come first: it is stopped at the window, and
 * a copy of it goes through the overlay alone. What the browser does by itself, such as moving the focus, it does all the same.
 *
 * Boxes to tick have changed before anybody hears of it, and would change twice: their clicks are stopped at the host only.
 */
export function isolate(event: Event, host: HTMLElement): void {
  const [target] = event.composedPath();
  if (!(target instanceof Element) || (event.type === 'click' && target.localName === 'input')) return;
  const copy = copyOf(event);
  if (!copy) return;
  event.stopImmediatePropagation();
  if (target === host) return;
  // A link is followed, and a button pressed, by the copy.
  if (event.type === 'click') event.preventDefault();
  if (!target.dispatchEvent(copy)) event.preventDefault();
}

/** An event of the same kind that does not leave a shadow root; null where a browser cannot make one. */
function copyOf(event: Event): Event | null {
  const init: Record<string, unknown> = {};
  for (const name in event) init[name] = (event as unknown as Record<string, unknown>)[name];
  // Other events of keys leave all roots in Firefox, and have WebKit move the focus and press buttons a second time.
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
