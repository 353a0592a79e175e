import { sizeFor } from '../../Shared/engine/sizes';
import type { Rect, Variant } from '../../Shared/engine/tour';

/** A device on the page, as drawn by the emitter. */
export interface Shell {
  /** The id of its drawing. */
  readonly id: string;
  /** Its outer bounds, in units of the screen. */
  readonly outer: Rect;
  /** The radii of the screen's corners, clockwise from the top left, or one radius for all. */
  readonly radii: readonly number[];
}

const numbers = (text: string | undefined): number[] => (text ?? '').split(' ').filter(Boolean).map(Number);

/**
 * The drawings that the emitter has put into the page: `<symbol>`s that name their variant, steps and text size by
 * index.
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

  /** The device of a variant, by index. */
  shell(variant: number): Shell | undefined {
    return this._shells.get(variant);
  }

  /**
   * The drawing of a step's screen at a text size, or of the system's part of it if nothing more is known. Screenshots
   * are of one colour scheme or of both, drawings of both.
   */
  screen(place: number, variant: Variant, step: number, textSize: string | null, scheme: string): string | undefined {
    const known = this._screens.filter((screen) => screen.variant === place && screen.steps.has(step));
    const fitting = known.filter((screen) => (screen.scheme ?? scheme) === scheme);
    const size = sizeFor(variant, textSize) ?? null;
    const found = fitting.find((screen) => screen.size === size) ?? fitting[0] ?? known[0];
    return found?.id ?? this._plain.get(place);
  }
}
