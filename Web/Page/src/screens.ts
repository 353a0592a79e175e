import { sizeFor } from '../../Shared/engine/sizes';
import type { Rect, Variant } from '../../Shared/engine/tour';

/** A device of the page, as the emitter has drawn it. */
export interface Shell {
  /** The id of its drawing. */
  readonly id: string;
  /** Its outer edge, in units of the screen. */
  readonly outer: Rect;
  /** The radii of the screen's corners, clockwise from the top left, or of all of them. */
  readonly radii: readonly number[];
}

const numbers = (text: string | undefined): number[] => (text ?? '').split(' ').filter(Boolean).map(Number);

/**
 * The drawings that the emitter has put into the page: `<symbol>`s that say which variant, steps and text size they are
 * for, all of them by their places.
 */
export class Screens {
  private readonly _shells = new Map<number, Shell>();
  private readonly _screens: {
    id: string;
    variant: number;
    steps: Set<number>;
    size: string | null;
    scheme: string | null;
  }[] = [];
  private readonly _plain = new Map<number, string>();

  constructor(root: ParentNode) {
    for (const symbol of root.querySelectorAll<SVGSymbolElement>('symbol')) {
      const { id, dataset: { variant, outer, radius, steps, size, scheme } } = symbol;
      const place = Number(variant);
      if (outer !== undefined) {
        const [x = 0, y = 0, w = 1, h = 1] = numbers(outer);
        this._shells.set(place, { id, outer: [x, y, w, h], radii: numbers(radius) });
      } else if (steps !== undefined) {
        this._screens.push({
          id,
          variant: place,
          steps: new Set(numbers(steps)),
          size: size ?? null,
          scheme: scheme ?? null,
        });
      } else if (variant !== undefined) {
        this._plain.set(place, id);
      }
    }
  }

  /** The device of a variant, by its place. */
  shell(variant: number): Shell | undefined {
    return this._shells.get(variant);
  }

  /**
   * The drawing of the screen that a step stands on, at a text size; what the system shows of it, where no more is known. Pictures
   * of screens are of one colour scheme or of both, drawings of both.
   */
  screen(place: number, variant: Variant, step: number, textSize: string | null, scheme: string): string | undefined {
    const known = this._screens.filter((screen) => screen.variant === place && screen.steps.has(step));
    const fitting = known.filter((screen) => (screen.scheme ?? scheme) === scheme);
    const size = sizeFor(variant, textSize) ?? null;
    const found = fitting.find((screen) => screen.size === size) ?? fitting[0] ?? known[0];
    return found?.id ?? this._plain.get(place);
  }
}
