import { contains, outset } from './geometry';
import type { ElementFrame, Point, Rect, Rule, Step } from './tour';

/** Returns true if a point lies in a hole: in its frame or its element, enlarged for a finger, and within its clip. */
export function inHole(step: Step, place: number, point: Point): boolean {
  const cutout = step.cutouts[place];
  if (!cutout) return false;
  const padding = step.interaction.hitPadding;
  if (cutout.clip && !contains(cutout.clip, point)) return false;
  return contains(outset(cutout.frame, padding), point) || contains(outset(cutout.element, padding), point);
}

/** Returns true if a point lies in any hole of a step. */
export const inAnyHole = (step: Step, point: Point): boolean =>
  step.cutouts.some((_, place) => inHole(step, place, point));

/** Returns true if a point lies in an element of `allow` or of a rule. */
export const inElement = (step: Step, element: ElementFrame, point: Point): boolean =>
  contains(outset(element.frame, step.interaction.hitPadding), point);

/** Returns true if a touch reaches the app, given that neither a lock nor the callout takes it. */
export function reachesApp(step: Step, point: Point): boolean {
  const { mode, pass, allow } = step.interaction;
  if (mode === 'passThrough' || allow.some((element) => inElement(step, element, point))) return true;
  return mode === 'target' && pass.some((place) => inHole(step, place, point));
}

/** The boxes in which touches reach the app, or null if they do everywhere. */
export function openBoxes(step: Step): Rect[] | null {
  const { mode, pass, allow, hitPadding } = step.interaction;
  if (mode === 'passThrough') return null;
  const boxes = allow.map((element) => outset(element.frame, hitPadding));
  for (const place of mode === 'target' ? pass : []) {
    const cutout = step.cutouts[place];
    if (!cutout) continue;
    for (const box of [outset(cutout.frame, hitPadding), outset(cutout.element, hitPadding)]) {
      const clip = cutout.clip;
      if (!clip) {
        boxes.push(box);
      } else {
        const [x, y] = [Math.max(box[0], clip[0]), Math.max(box[1], clip[1])];
        boxes.push(
          [x, y, Math.min(box[0] + box[2], clip[0] + clip[2]) - x, Math.min(box[1] + box[3], clip[1] + clip[3]) - y],
        );
      }
    }
  }
  return boxes.filter((box) => box[2] > 0 && box[3] > 0);
}

/** Returns true if a tap at a point fits a rule. */
export function tapFits(step: Step, rule: Rule, point: Point, onCallout: boolean): boolean {
  if (rule.tap === undefined || rule.tap === 'anywhere') return rule.tap === 'anywhere';
  if (onCallout) return false;
  return rule.tap === 'target' ? inAnyHole(step, point) : inElement(step, rule.tap, point);
}

/** Returns true if a tap on an element fits a rule. */
export function elementFits(step: Step, rule: Rule, id: string): boolean {
  if (rule.tap === undefined || rule.tap === 'anywhere') return rule.tap === 'anywhere';
  if (rule.tap !== 'target') return rule.tap.target === id;
  return step.cutouts.some((cutout) => cutout.target === id || cutout.others.includes(id));
}
