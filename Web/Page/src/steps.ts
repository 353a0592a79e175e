import { byId, make } from './dom';
import { badge, type Note, severityOf, worstOf } from './notes';
import type { Reel } from './reel';
import { type WayOn, waysOn } from './ways';
import { Words } from './words';

/** The list's requests to the page. */
export interface StepActions {
  readonly go: (place: number) => void;
  readonly follow: (way: WayOn) => void;
  readonly notes: (step: string) => readonly Note[];
}

/** The list of all steps; the current one shows its details. */
export class Steps {
  private readonly _list = byId('steps');
  private _reel: Reel | undefined;
  private _place = -1;

  constructor(private readonly _do: StepActions) {}

  use(reel: Reel): void {
    this._reel = reel;
    this._place = -1;
    const words = new Words(reel);
    this._list.dir = words.direction;
    this._list.replaceChildren(...reel.stops.map(({ step }, index) => {
      const title = words.inLanguage(make('span', 'stop-title', words.title(step)));
      const button = make('button', 'stop', make('span', 'number', String(index + 1)), title);
      button.type = 'button';
      const worst = worstOf(this._do.notes(step.id));
      if (worst) button.append(badge(worst));
      button.addEventListener('click', () => this._do.go(index));
      return make('li', '', button);
    }));
    const skipped = (reel.variant as { skipped?: readonly { step: string; reason: string }[] }).skipped ?? [];
    const note = byId('left-out');
    note.hidden = !skipped.length;
    note.textContent = skipped.length ? `Skipped on this device: ${skipped.map(({ step }) => step).join(', ')}` : '';
  }

  /** Marks a step, by index, and shows its details. */
  show(place: number): void {
    if (place === this._place) return;
    this._list.children[this._place]?.querySelector('.detail')?.remove();
    this._list.children[this._place]?.querySelector('.stop')?.removeAttribute('aria-current');
    this._place = place;
    const item = this._list.children[place] as HTMLElement | undefined;
    const stop = this._reel?.stops[place];
    if (!item || !stop || !this._reel) return;
    item.querySelector('.stop')?.setAttribute('aria-current', 'step');
    item.append(this._detail(this._reel, place));
    const panel = this._list.parentElement as HTMLElement;
    if (panel.scrollHeight <= panel.clientHeight) return;
    // Scrolls only the panel: `scrollIntoView` would scroll the page too.
    const [top, height] = [item.offsetTop - panel.offsetTop, item.offsetHeight];
    if (top < panel.scrollTop + 8 || top + height > panel.scrollTop + panel.clientHeight - 8) {
      panel.scrollTop = top - Math.max((panel.clientHeight - height) / 2, 8);
    }
  }

  private _detail(reel: Reel, place: number): HTMLElement {
    const step = (reel.stops[place] as Reel['stops'][number]).step;
    const words = new Words(reel);
    const detail = make('div', 'detail');
    const body = words.body(step);
    if (body) detail.append(body);
    for (const note of this._do.notes(step.id)) {
      detail.append(make('p', 'finding', badge(severityOf(note)), ' ', String(note.message)));
    }
    const facts = make('p', 'facts', step.id, ` · on ${step.screen}`);
    facts.dir = 'ltr';
    const condition = words.condition(step);
    if (condition) facts.append(` · ${condition}`);
    detail.append(facts);
    const ways = make('div', 'ways');
    for (const way of waysOn(reel.tour, reel.device, step)) {
      const button = make('button', 'way', way.words);
      button.type = 'button';
      button.dir = 'auto';
      button.addEventListener('click', () => this._do.follow(way));
      ways.append(button);
    }
    if (ways.childElementCount) detail.append(ways);
    return detail;
  }
}
