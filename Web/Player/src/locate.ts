import { boxOf, findElement, isRendered, type FinderOptions } from './finder';
import type { Insets, LiveScreen, Rect, Size, Step, Variant } from './tour';

/** The elements that a step speaks of, by their ids in the tour. */
export function idsOf(step: Step): string[] {
  const { callout } = step;
  return [
    ...step.cutouts.flatMap((cutout) => [cutout.target, ...cutout.others]),
    ...step.interaction.allow.map((one) => one.target),
    ...step.advance.flatMap((rule) => (typeof rule.tap === 'object' ? [rule.tap.target] : [])),
    ...(callout?.anchor ? [callout.anchor.target] : []),
    ...(callout?.avoid ?? []).map((one) => one.target),
    ...step.sprites.flatMap(
      (sprite) => [sprite.fromElement, sprite.toElement].flatMap((one) => (one ? [one.target] : []))),
  ];
}

/** Finds and keeps the elements of a variant's screens on a page. */
export class Locator {
  private _found = new Map<string, Element>();

  constructor(private readonly _options: FinderOptions) {}

  /** The element of an id on a screen, or null; one that was found is kept as long as it is on the page. */
  element(id: string, screen: string, variant: Variant): Element | null {
    const key = `${screen}\n${id}`;
    const known = this._found.get(key);
    if (known && known.isConnected && isRendered(known)) return known;
    this._found.delete(key);
    const names = variant.screens[screen];
    const found = findElement(id, screen, {nativeIds: names?.nativeIds, selectors: names?.selectors}, this._options);
    if (found) this._found.set(key, found);
    return found;
  }

  /** Where the elements are that the steps of a screen speak of. */
  screen(screen: string, variant: Variant, size: Size, safeArea: Insets): LiveScreen {
    const frames: Record<string, Rect> = {};
    for (const step of variant.steps) {
      if (step.screen !== screen) continue;
      for (const id of idsOf(step)) {
        const element = id in frames ? null : this.element(id, screen, variant);
        if (element) frames[id] = boxOf(element).map((value) => Math.round(value * 100) / 100) as unknown as Rect;
      }
    }
    return {screen, size, safeArea, frames};
  }

  /** The id in the tour of an element, or of one that it stands in. */
  idAt(path: readonly EventTarget[], step: Step, variant: Variant): string | undefined {
    return idsOf(step).find((id) => {
      const element = this.element(id, step.screen, variant);
      return !!element && path.includes(element);
    });
  }
}
