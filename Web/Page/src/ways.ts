import { textFor } from '../../Shared/dom/texts';
import type { SessionEvent } from '../../Shared/engine/events';
import type { Rule, Step, Tour } from '../../Shared/engine/tour';
import type { Device } from '../../Shared/engine/live';
import { inWords } from './decide';

/** A way on from a step, in words, and the event that takes it. */
export interface WayOn {
  readonly words: string;
  readonly event: SessionEvent;
}

/** The ways on from a step: by its callout's buttons and by its rules. */
export function waysOn(tour: Tour, device: Device, step: Step): WayOn[] {
  const ways: WayOn[] = [];
  const titles = (step.callout?.buttons ?? []).map((button) => textFor(tour, device, button.title));
  step.callout?.buttons.forEach((_, index) => {
    ways.push({ words: `Button ${quoted(titles[index] ?? '')}`, event: { kind: 'button', index } });
  });
  for (const rule of step.advance) {
    const way = wayOf(rule, step);
    if (!way) continue;
    const condition = rule.when;
    ways.push(condition ? { ...way, words: `${way.words}, if ${inWords(condition)}` } : way);
  }
  return ways;
}

/** A name within a sentence, isolated from its direction. */
const quoted = (name: string): string => `\u201c\u2068${name}\u2069\u201d`;

function wayOf(rule: Rule, step: Step): WayOn | undefined {
  const hole = step.cutouts[0];
  if (rule.tap === 'anywhere') return { words: 'Tap anywhere', event: { kind: 'tap', at: [-1e6, -1e6] } };
  if (rule.tap === 'target') {
    return hole && { words: `Tap ${quoted(hole.target)}`, event: { kind: 'element', name: hole.target } };
  }
  if (rule.tap) {
    return { words: `Tap ${quoted(rule.tap.target)}`, event: { kind: 'element', name: rule.tap.target } };
  }
  if (rule.event !== undefined) {
    return { words: `Event ${quoted(rule.event)}`, event: { kind: 'event', name: rule.event } };
  }
  if (rule.route !== undefined) {
    return { words: `Route ${quoted(rule.route)}`, event: { kind: 'route', name: rule.route } };
  }
  if (rule.after !== undefined) {
    const { to = null, back } = rule;
    const leads: SessionEvent = back ? { kind: 'back' } : to === null ? { kind: 'end' } : { kind: 'go', to };
    return { words: `After ${rule.after} s`, event: leads };
  }
  return undefined;
}

/** A name in plain words: `accessibilityExtraLarge` is “Accessibility extra large”. */
export function spelled(name: string): string {
  const words = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').replace(/[-_]+/g, ' ').trim().toLowerCase();
  return (words.charAt(0).toUpperCase() + words.slice(1)) || name;
}

/** A language's own name, if the browser knows it. */
export function languageName(locale: string): string {
  try {
    const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale);
    return name ? name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) : locale;
  } catch {
    return locale;
  }
}

/** Seconds as a clock shows them. */
export const clockTime = (seconds: number): string => {
  const whole = Math.floor(seconds + 1e-6);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
