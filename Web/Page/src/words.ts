import { isRightToLeftTag, shownLocale } from '../../Shared/engine/language';
import { bodyFor, runElements, textFor } from '../../Shared/dom/texts';
import type { Reel } from './reel';
import type { Step } from '../../Shared/engine/tour';
import { inWords } from './decide';
import { make } from './dom';
import { samples } from './measure';

/** The page's words about the steps of a tour, in the chosen language. */
export class Words {
  constructor(private readonly _reel: Reel) {}

  get locale(): string {
    return shownLocale(this._reel.tour, this._reel.device.traits['locale']);
  }

  get direction(): 'rtl' | 'ltr' {
    return isRightToLeftTag(this.locale) ? 'rtl' : 'ltr';
  }

  /** A text of the tour. */
  text(key: string | null | undefined): string {
    const { tour, device } = this._reel;
    return textFor(tour, device, key, samples(tour, device));
  }

  /** The name of a step: its title, or the beginning of its body, or its id. */
  title(step: Step): string {
    const whole = this.text(step.callout?.title) || this.plain(step) || this.text(step.accessibility.label) || step.id;
    return whole.length > 90 ? `${whole.slice(0, 88)}…` : whole;
  }

  /** The text of a step's body, without markup. */
  plain(step: Step): string {
    const { tour, device } = this._reel;
    return bodyFor(tour, device, step.callout?.body, samples(tour, device)).map((run) => run.text).join('');
  }

  /** The body of a step as an element, or null if it has none besides its title. */
  body(step: Step): HTMLElement | null {
    const { tour, device } = this._reel;
    const runs = bodyFor(tour, device, step.callout?.body, samples(tour, device));
    if (!runs.length || !step.callout?.title) return null;
    return this.inLanguage(
      make('p', 'body', ...runElements(runs, { page: document, links: [], follow: () => undefined })),
    );
  }

  /** The condition of a step in words, or null. */
  condition(step: Step): string | null {
    return step.when && `Only if ${inWords(step.when)}`;
  }

  /** Marks an element as being in the tour's language. */
  inLanguage<E extends HTMLElement>(element: E): E {
    element.lang = this.locale;
    element.dir = this.direction;
    return element;
  }
}
