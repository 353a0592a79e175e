import type { Tour, Variant } from '../../Shared/engine/tour';
import { type Choice, textSizesOf } from './choices';
import { byId, make } from './dom';
import { languageName, spelled } from './ways';

type Option = readonly [value: string, words: string];

/** The menus for choices that the tour offers: those with more than one option. */
export class Selects {
  private readonly _made = new Map<string, HTMLSelectElement>();

  constructor(tour: Tour, changed: (change: Partial<Choice>) => void, motion: (less: boolean) => void) {
    const variant = (id: string): Variant => tour.variants.find((one) => one.id === id) as Variant;
    this._add(
      'variant',
      'Device',
      tour.variants.map(({ id, display: { size } }) => [id, `${id} · ${size[0]} × ${size[1]}`]),
      (id) => changed({ variant: variant(id) }),
    );
    this._add(
      'locale',
      'Language',
      tour.locales.map((locale) => [locale, `${languageName(locale)} · ${locale}`]),
      (locale) => changed({ locale }),
    );
    this._add(
      'textSize',
      'Text size',
      textSizesOf(tour).map((size) => [size, spelled(size)]),
      (textSize) => changed({ textSize }),
    );
    this._add(
      'scheme',
      'Appearance',
      [['light', 'Light'], ['dark', 'Dark']],
      (scheme) => changed({ scheme: scheme === 'dark' ? 'dark' : 'light' }),
    );
    this._add('motion', 'Motion', [['full', 'Full'], ['less', 'Reduced']], (value) => motion(value === 'less'));
  }

  /** Shows a choice. */
  show({ variant, locale, textSize, scheme }: Choice, lessMotion: boolean): void {
    const values = {
      variant: variant.id,
      locale,
      textSize: textSize ?? '',
      scheme,
      motion: lessMotion ? 'less' : 'full',
    };
    for (const [name, value] of Object.entries(values)) {
      const select = this._made.get(name);
      if (select) select.value = value;
    }
  }

  private _add(name: string, label: string, options: readonly Option[], changed: (value: string) => void): void {
    if (options.length < 2) return;
    const select = make(
      'select',
      '',
      ...options.map(([value, words]) => {
        const option = make('option', '', words);
        option.value = value;
        return option;
      }),
    );
    select.id = `choice-${name}`;
    select.addEventListener('change', () => changed(select.value));
    this._made.set(name, select);
    byId('choices').append(make('label', 'choice', make('span', 'choice-name', label), select));
  }
}
