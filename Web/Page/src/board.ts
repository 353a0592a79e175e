import { byId, make } from './dom';
import { type DeviceContent, DeviceView } from './device';
import type { Typesetter } from './measure';
import { badge, type Note, worstOf } from './notes';
import type { Reel } from './reel';
import { waysOn } from './ways';
import { Words } from './words';

/** The storyboard: all steps at once, each as it stands. */
export class Board {
  private readonly _list = byId('cells');
  private _devices: DeviceView[] = [];
  private _made: Reel | undefined;
  private _width = 0;

  constructor(
    private readonly _typesetter: Typesetter,
    private readonly _link: (step: string) => string,
    private readonly _notes: (step: string) => readonly Note[],
  ) {}

  /** Discards the drawings. */
  clear(): void {
    this._made = undefined;
    this._devices = [];
    this._list.replaceChildren();
  }

  /** Draws all steps of a reel, unless they are drawn already. */
  show(reel: Reel, subject: (reel: Reel, place: number) => DeviceContent | undefined): void {
    if (this._made === reel) return;
    this.clear();
    this._made = reel;
    const words = new Words(reel);
    this._list.dir = words.direction;
    reel.stops.forEach(({ step, arrival }, place) => {
      const cell = make('li', 'cell');
      const link = make(
        'a',
        'cell-link',
        make('span', 'number', String(place + 1)),
        words.inLanguage(make('span', 'cell-title', words.title(step))),
      );
      link.href = this._link(step.id);
      const heading = make('h3', 'cell-head', link);
      const worst = worstOf(this._notes(step.id));
      if (worst) heading.append(badge(worst));
      cell.append(heading);
      const shown = subject(reel, place);
      if (shown) {
        const view = new DeviceView(this._typesetter);
        view.element.inert = true;
        view.element.setAttribute('aria-hidden', 'true');
        view.use(shown);
        view.show(reel.moment(arrival), null);
        this._devices.push(view);
        cell.append(make('div', 'frame', view.element));
      }
      const body = words.body(step);
      const text = make('div', 'cell-text');
      if (body) text.append(body);
      const facts = [words.condition(step), ...waysOn(reel.tour, reel.device, step).map((way) => way.words)];
      const line = make('p', 'facts', facts.filter(Boolean).join(' · ') || step.id);
      line.dir = 'ltr';
      text.append(line);
      cell.append(text);
      this._list.append(cell);
    });
    this._width = 0;
    this.fit();
  }

  /** Sizes devices to the available width; on paper, to that of four, three, two or one columns. */
  fit(onPaper = false): void {
    const shell = this._made && this._devices[0]?.shell;
    if (!shell) return;
    const [, , outer, height] = shell.outer;
    const [paper, small, large] = outer <= 560
      ? [158, 214, 252]
      : outer <= 960
      ? [height > outer ? 218 : 338, 338, 400]
      : [560, 480, 560];
    const { paddingLeft } = getComputedStyle(byId('board'));
    const room = byId('board').clientWidth - 2 * parseFloat(paddingLeft);
    const width = onPaper ? paper : Math.max(Math.min(room > 1100 ? large : small, room), 120);
    if (width === this._width) return;
    this._width = width;
    this._list.style.setProperty('--cell', `${width}px`);
    for (const view of this._devices) view.resize(width / outer);
  }
}
