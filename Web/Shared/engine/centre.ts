import type { Button, CalloutLayout, Rule, Step, Variant } from './tour';

/**
 * The reason for centring a step: its action failed, or targets are missing and its own `missing`, or the default, says
 * so.
 */
export type Centring = 'action' | 'own' | 'default';

/** Returns true if a button or a rule leads on from a step whose targets are all missing. */
export function leadsOn(step: Step, isThere: (id: string) => boolean): boolean {
  const leads = (rule: Rule): boolean =>
    rule.event !== undefined || rule.route !== undefined || rule.after !== undefined ||
    !!rule.appears || rule.tap === 'anywhere' || (typeof rule.tap === 'object' && isThere(rule.tap.target));
  return !!step.callout?.buttons.some((button) => !button.back) ||
    step.advance.some((rule) => !rule.back && leads(rule));
}

/** A centred step: without anything at its targets, and with a button that leads on if it has no other way. */
export function centred(step: Step, why: Centring, variant: Variant, isThere: (id: string) => boolean): Step {
  const bare: Step = { ...step, cutouts: [], rings: [], loops: [], sprites: [] };
  const { callout } = step;
  if (why !== 'default' || !callout || leadsOn(step, isThere)) return bare;
  const first = step.advance.find((rule) => !rule.back);
  const next = variant.steps[variant.steps.findIndex((one) => one.id === step.id) + 1]?.id ?? null;
  const to = first ? first.to ?? null : next;
  const goes = variant.steps.some((one) => one.id === to);
  const button: Button = { title: goes ? 'common.next' : 'common.done', to, role: 'next' };
  const { order } = step.accessibility;
  return {
    ...bare,
    // The compiled layouts lack the button.
    callout: {
      ...callout,
      buttons: [...callout.buttons, button],
      layouts: mapped(callout.layouts, withoutContent),
      ...(callout.sizes && { sizes: mapped(callout.sizes, (sizes) => mapped(sizes, withoutContent)) }),
    },
    accessibility: { ...step.accessibility, order: order.includes('callout') ? order : [...order, 'callout'] },
  };
}

const mapped = <A, B>(map: Readonly<Record<string, A>>, make: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, make(value)]));

const withoutContent = ({ content: _, ...rest }: CalloutLayout): CalloutLayout => rest;
