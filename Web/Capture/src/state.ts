import type { WalkNode } from './node';
import { tidy } from './name';
import { WIDGETS } from './roles';

/** The possible uses of an element, as far as the page tells. */
export interface State {
  enabled?: boolean;
  checked?: boolean;
  selected?: boolean;
  clickable?: boolean;
}

const CONTROLS = 'button, input, select, textarea, optgroup, option, fieldset';

/**
 * The state of an element.
 *
 * @param isInert true if it lies behind a modal dialog
 */
export function stateOf(node: WalkNode, role: string | null, isInert: boolean): State {
  const { element } = node;
  const state: State = {};
  const isWidget = (role !== null && WIDGETS.has(role)) || element.matches(CONTROLS);
  if (isInert || isDisabled(element)) state.enabled = false;
  else if (isWidget) state.enabled = true;
  const checked = checkedOf(element, role);
  if (checked !== undefined) state.checked = checked;
  const selected = element.getAttribute('aria-selected');
  const current = element.getAttribute('aria-current');
  if (selected === 'true' || selected === 'false') state.selected = selected === 'true';
  else if (current !== null && current !== 'false') state.selected = true;
  if (isWidget || element.hasAttribute('onclick') || node.style.cursor === 'pointer') state.clickable = true;
  return state;
}

function isDisabled(element: Element): boolean {
  return element.matches(':disabled') || element.closest('[aria-disabled="true"], [inert]') !== null;
}

function checkedOf(element: Element, role: string | null): boolean | undefined {
  const written = element.getAttribute('aria-checked') ?? element.getAttribute('aria-pressed');
  if (written === 'true' || written === 'false') return written === 'true';
  if (element.localName !== 'input' || (role !== 'checkbox' && role !== 'radio' && role !== 'switch')) return undefined;
  const input = element as HTMLInputElement;
  return input.indeterminate ? undefined : input.checked;
}

/** The value of a field, for captures that ask for values; never that of a field for passwords or cards. */
export function valueOf(element: Element): string | undefined {
  const name = element.localName;
  let value: string | null | undefined;
  if (name === 'select') {
    const chosen = [...(element as HTMLSelectElement).selectedOptions].map((each) => each.label);
    value = chosen.join(', ');
  } else if (name === 'textarea') value = (element as HTMLTextAreaElement).value;
  else if (name === 'input') value = inputValue(element as HTMLInputElement);
  else if (name === 'meter' || name === 'progress') value = element.getAttribute('value');
  else if (element.matches('[contenteditable]:not([contenteditable="false"])')) value = element.textContent;
  else value = element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');
  return tidy(value ?? '') || undefined;
}

/** Returns true if a field's content must never be captured. */
export function isSecret(element: Element): boolean {
  if (element.localName !== 'input') return false;
  const input = element as HTMLInputElement;
  const purpose = input.autocomplete.toLowerCase();
  return input.type === 'password' || input.type === 'hidden' ||
    /password|one-time-code|cc-(number|csc|exp)/.test(purpose);
}

function inputValue(input: HTMLInputElement): string | undefined {
  if (isSecret(input) || ['submit', 'button', 'reset', 'image', 'checkbox', 'radio'].includes(input.type)) {
    return undefined;
  }
  return input.type === 'file' ? String(input.files?.length ?? 0) : input.value;
}
