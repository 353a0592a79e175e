import { boxOf, isClosedAround } from '../../Shared/dom/box';
import { isCovered } from './cover';
import { type FinderOptions, findIn, resolve, roots, type ScreenNames, selectorsFor } from '../../Shared/dom/finder';
import { ownValue } from '../../Shared/engine/own';
import { isFaint } from './scroll';
import { isVisible } from '../../Shared/dom/visibility';
import type { Insets, Rect, Rule, Size, Step, Variant } from '../../Shared/engine/tour';
import type { LiveScreen } from '../../Shared/engine/live';

/** The interval between searches for missing elements, in milliseconds. */
export const SEARCH_INTERVAL = 200;

/** The ids of the elements that a step names on its own screen. */
export function elementIDs(step: Step): string[] {
  const { callout } = step;
  return [
    ...highlightedIDs(step),
    ...step.interaction.allow.map((one) => one.target),
    ...step.advance.flatMap((rule) => (typeof rule.tap === 'object' ? [rule.tap.target] : [])),
    ...(callout?.anchor ? [callout.anchor.target] : []),
    ...(callout?.avoid ?? []).map((one) => one.target),
    ...step.sprites.flatMap(
      (sprite) => [sprite.fromElement, sprite.toElement].flatMap((one) => (one ? [one.target] : [])),
    ),
  ];
}

/** The ids of the elements that a step highlights. */
export const highlightedIDs = (step: Step): string[] =>
  step.cutouts.flatMap((cutout) => [cutout.target, ...cutout.others]);

/** The elements whose appearance or disappearance a step waits for, each with its screen. */
const awaited = (step: Step): [string, string][] =>
  ([...step.advance, ...(step.before ?? [])] as Pick<Rule, 'appears' | 'gone'>[]).flatMap(
    (rule) => [rule.appears, rule.gone].flatMap((one) => (one ? [[one.screen, one.target] as [string, string]] : [])),
  );

/** The ids that the steps of a variant name, by screen. */
function idsByScreen(variant: Variant): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>(Object.keys(variant.screens).map((screen) => [screen, new Set<string>()]));
  const add = (screen: string, id: string): void => {
    const ids = all.get(screen) ?? new Set<string>();
    all.set(screen, ids.add(id));
  };
  for (const step of variant.steps) {
    for (const id of elementIDs(step)) add(step.screen, id);
    for (const one of awaited(step)) add(...one);
  }
  return all;
}

/**
 * Finds the elements of a variant's screens on a page. An element counts as found while it still matches and can be
 * seen; missing elements are searched for at intervals.
 */
export class Locator {
  /** True if an element that the step highlights or waits for was missing at the last look. */
  lacksElements = false;
  private _found = new Map<string, Element>();
  /** Elements that count as missing at the last search because they are transparent and out of sight. */
  private _faint = new Map<string, Element>();
  private _idsByScreen = new Map<string, Set<string>>();
  private _selectors = new Map<string, string>();
  private _variant: Variant | undefined;
  private _lastSearch = -Infinity;

  constructor(
    private readonly _options: FinderOptions,
    private readonly _host: Element,
    private readonly _inert: () => Iterable<Element>,
  ) {}

  /** The element for an id on a screen, as last found, or null. */
  element(id: string, screen: string): Element | null {
    return this._found.get(keyOf(id, screen)) ?? null;
  }

  /**
   * Looks up the elements' frames on the page. A deep look searches for the elements of all steps, however recent the
   * last search was; any other look only for those of the current step.
   */
  locate(variant: Variant, step: Step | undefined, size: Size, safeArea: Insets, deep: boolean): LiveScreen[] {
    if (variant !== this._variant) {
      this._variant = variant;
      this._idsByScreen = idsByScreen(variant);
      this._selectors.clear();
    }
    const current = new Set(
      step && [
        ...highlightedIDs(step).map((id) => keyOf(id, step.screen)),
        ...awaited(step).map(([screen, id]) => keyOf(id, screen)),
      ],
    );
    const ofStep = new Set([...current, ...(step ? elementIDs(step).map((id) => keyOf(id, step.screen)) : [])]);
    const missing: [string, string, ScreenNames][] = [];
    for (const [screen, ids] of this._idsByScreen) {
      const names = ownValue(variant.screens, screen) ?? {};
      for (const id of ids) {
        if ((deep || ofStep.has(keyOf(id, screen))) && !this._stillMatches(id, screen, names)) {
          missing.push([id, screen, names]);
        }
      }
    }
    const now = performance.now();
    if (missing.length && (deep || now - this._lastSearch >= SEARCH_INTERVAL)) {
      this._lastSearch = now;
      this._search(missing, step);
    }
    for (const id of step ? highlightedIDs(step) : []) {
      const element = step && this.element(id, step.screen);
      if (element && step && isCovered(element, this._host, this._inert())) this._found.delete(keyOf(id, step.screen));
    }
    this.lacksElements = [...current].some((key) => !this._found.has(key));
    const screens = [...this._idsByScreen.keys()].sort((a, b) =>
      Number(b === step?.screen) - Number(a === step?.screen)
    );
    return screens.map((screen) => ({ screen, size, safeArea, frames: this._frames(screen) }));
  }

  /** The elements that a step would highlight if they weren't transparent and out of sight. */
  faint(step: Step): Element[] {
    return highlightedIDs(step).flatMap((id) => this._faint.get(keyOf(id, step.screen)) ?? []);
  }

  /** The elements to watch during a step: its own, and those whose disappearance it waits for. */
  watched(step: Step): Element[] {
    return [
      ...elementIDs(step).map((id) => this.element(id, step.screen)),
      ...awaited(step).map(([screen, id]) => this.element(id, screen)),
    ].filter((one): one is Element => !!one);
  }

  /** The tour's id for an element on an event's path. */
  idAt(path: readonly EventTarget[], step: Step): string | undefined {
    return elementIDs(step).find((id) => {
      const element = this.element(id, step.screen);
      const [at] = path as Element[];
      return !!element && (path.includes(element) || (at?.nodeType === 1 && isClosedAround(at, element)));
    });
  }

  private _frames(screen: string): Record<string, Rect> {
    const frames: Record<string, Rect> = Object.create(null) as Record<string, Rect>;
    for (const id of this._idsByScreen.get(screen) ?? []) {
      const element = this.element(id, screen);
      const box = element && boxOf(element).map((value) => Math.round(value * 100) / 100);
      if (box?.every(Number.isFinite)) frames[id] = box as unknown as Rect;
    }
    return frames;
  }

  /** Returns true if the element last found is still in the page, is visible, and still matches. */
  private _stillMatches(id: string, screen: string, names: ScreenNames): boolean {
    const key = keyOf(id, screen);
    const own = resolve(id, screen, this._options);
    const known = own ?? this._found.get(key);
    const matches = !!known?.isConnected &&
      (own ? isVisible(own) : known.matches(this._selector(id, screen, names)) && isVisible(known));
    if (matches) {
      this._found.set(key, known);
    } else {
      this._found.delete(key);
    }
    return matches;
  }

  private _search(missing: readonly (readonly [string, string, ScreenNames])[], step: Step | undefined): void {
    this._faint.clear();
    const all = [...new Set(missing.map(([id, screen, names]) => this._selector(id, screen, names)))].join();
    const places = roots(this._options.root ?? this._host.ownerDocument).filter((root) => root.querySelector(all));
    if (!places.length) return;
    for (const [id, screen, names] of missing) {
      const open = (one: Element): boolean => isVisible(one) && !isCovered(one, this._host, this._inert());
      const found = findIn(places, id, names, this._options, open);
      if (found) {
        this._found.set(keyOf(id, screen), found);
      } else if (step?.screen === screen && highlightedIDs(step).includes(id)) {
        const faint = resolve(id, screen, this._options) ?? findIn(places, id, names, this._options, isFaint);
        if (faint) this._faint.set(keyOf(id, screen), faint);
      }
    }
  }

  /** A single selector for an id, without the parts that the browser can't parse. */
  private _selector(id: string, screen: string, names: ScreenNames): string {
    const key = keyOf(id, screen);
    let selector = this._selectors.get(key);
    if (selector === undefined) {
      const probe = document.createDocumentFragment();
      selector = selectorsFor(id, names, this._options.testIds).filter((one) => {
        try {
          probe.querySelector(one);
          return true;
        } catch {
          return false;
        }
      }).join();
      this._selectors.set(key, selector);
    }
    return selector;
  }
}

const keyOf = (id: string, screen: string): string => `${screen}\n${id}`;
