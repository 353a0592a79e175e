import { isFromRight, shownLocale } from '../../Shared/engine/language';
import { bodyFor, runElements, textFor } from '../../Shared/dom/texts';
import type { Reel } from './reel';
import type { Step } from '../../Shared/engine/tour';
import { inWords } from './decide';
import { make } from './dom';
import { samples } from './measure';

/** What the page says of the steps of a tour, in the language that was chosen. */
export class Words {
  constructor(private readonly _reel: Reel) {}

  get locale(): string {
    return shownLocale(this._reel.tour, this._reel.device.traits['locale']);
  }

  get direction(): 'rtl' | 'ltr' {
    return isFromRight(this.locale) ? 'rtl' : 'ltr';
  }

  /** A text of the tour. */
  text(key: string | null | undefined): string {
    const { tour, device } = this._reel;
    return textFor(tour, device, key, samples(tour, device));
  }

  /** What a step is called: its title, or the beginning of what it says, or its id. */
  title(step: Step): string {
    const whole = this.text(step.callout?.title) || this.plain(step) || this.text(step.accessibility.label) || step.id;
    return whole.length > 90 ? `${whole.slice(0, 88)}…` : whole;
  }

  /** What a step's body says, without its markup. */
  plain(step: Step): string {
    const { tour, device } = this._reel;
    return bodyFor(tour, device, step.callout?.body, samples(tour, device)).map((run) => run.text).join('');
  }

  /** The body of a step as an element, or null where it has none besides its title. */
  body(step: Step): HTMLElement | null {
    const { tour, device } = this._reel;
    const runs = bodyFor(tour, device, step.callout?.body, samples(tour, device));
    if (!runs.length || !step.callout?.title) return null;
    return this.inLanguage(
      make('p', 'body', ...runElements(runs, { page: document, links: [], follow: () => undefined })),
    );
  }

  /** On what a step's coming depends, or null. */
  condition(step: Step): string | null {
    const condition = step.condition ?? step.when;
    return condition && `Only if ${inWords(condition)}`;
  }

  /** Marks an element as one in the language of the tour. */
  inLanguage<E extends HTMLElement>(element: E): E {
    element.lang = this.locale;
    element.dir = this.direction;
    return element;
  }
}
