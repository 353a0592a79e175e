import type { Step } from './tour';

/**
 * A place for the focus: the callout's words, one of its buttons by index, an element by id, a way to leave, or the
 * app.
 */
export type Stop = { readonly kind: 'callout' | 'close' | 'overlay' | 'app' } | {
  readonly kind: 'button';
  readonly index: number;
} | {
  readonly kind: 'element';
  readonly id: string;
};

/** The stops of the focus while a step stands, in order. */
export function focusOrderOf(step: Step, dismiss: readonly string[], enabled: (index: number) => boolean): Stop[] {
  const stops: Stop[] = [];
  const seen = new Set<string>();
  const element = (id: string): void => {
    if (!seen.has(id)) stops.push({ kind: 'element', id });
    seen.add(id);
  };
  for (const part of step.accessibility.order) {
    if (part === 'callout' && step.callout) {
      stops.push({ kind: 'callout' });
      step.callout.buttons.forEach((_, index) => {
        if (enabled(index)) stops.push({ kind: 'button', index });
      });
    } else if (part === 'cutouts') {
      for (const cutout of step.cutouts) [cutout.target, ...cutout.others].forEach(element);
    } else if (part === 'elements') {
      for (const rule of step.advance) {
        if (typeof rule.tap === 'object') element(rule.tap.target);
      }
      for (const one of step.interaction.allow) element(one.target);
    }
  }
  if (dismiss.includes('close')) {
    stops.push({ kind: 'close' });
  } else if (dismiss.includes('overlay')) {
    stops.push({ kind: 'overlay' });
  }
  return stops;
}

/** The stop that gets the focus when a step comes, or undefined if there is none. */
export function firstStop(step: Step, order: readonly Stop[]): Stop | undefined {
  const callout: Stop | undefined = step.callout ? { kind: 'callout' } : undefined;
  const [hole] = step.cutouts;
  const target: Stop | undefined = hole && { kind: 'element', id: hole.target };
  return (step.accessibility.focus === 'target' ? target ?? callout : callout ?? target) ?? order[0];
}
