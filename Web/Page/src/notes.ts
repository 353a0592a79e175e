import { byId, make } from './dom';

/** A compiler's finding, as the page is told of it. */
export interface Note {
  readonly severity: string;
  readonly id: string;
  readonly message: string;
  readonly step?: string | null;
  readonly file?: string | null;
  readonly line?: number | null;
  readonly column?: number | null;
}

const NAMES: Readonly<Record<string, string>> = { error: 'Error', warning: 'Warning', note: 'Note' };

/** The severity of a finding; an unknown one counts as a note. */
export const severityOf = (note: Note): string => note.severity in NAMES ? note.severity : 'note';

/** The worst of several findings' severities, or null if there are none. */
export const worstOf = (notes: readonly Note[]): string | null =>
  ['error', 'warning', 'note'].find((severity) => notes.some((note) => severityOf(note) === severity)) ?? null;

/** A severity as a word on its colour. */
export const badge = (severity: string): HTMLElement => {
  const element = make('span', 'badge', NAMES[severity] ?? 'Note');
  element.dataset['severity'] = severity;
  return element;
};

/** The position of a finding, as editors write it. */
const placeOf = ({ file, line, column }: Note): string =>
  [file, line, line == null ? null : column].filter((part) => part != null && part !== '').join(':');

/** A list of findings, those without a step first. */
export class Notes {
  list: readonly Note[] = [];
  private readonly _panel = byId('notes');

  constructor(private readonly _name: (step: string) => string | null, private readonly _go: (step: string) => void) {}

  /** The findings at a step. */
  at(step: string): Note[] {
    return this.list.filter((note) => note.step === step);
  }

  use(list: readonly Note[]): void {
    this.list = list.filter((note) => !!note && typeof note === 'object');
    this.show();
  }

  show(): void {
    const { list } = this;
    this._panel.hidden = !list.length;
    const rank = (note: Note): number => note.step != null && this._name(note.step) !== null ? 1 : 0;
    const sorted = [...list].sort((a, b) => rank(a) - rank(b));
    const items = sorted.map((note) => {
      const text = make('span', 'note-text', String(note.message));
      const name = note.step == null ? null : this._name(note.step);
      const item = make('li', 'note', badge(severityOf(note)), text);
      const place = [note.id ? `[${note.id}]` : '', placeOf(note)].filter(Boolean).join(' ');
      if (place) text.append(' ', make('span', 'note-place', place));
      if (name !== null) {
        const button = make('button', 'plain', `Step ${name}`);
        button.type = 'button';
        button.addEventListener('click', () => this._go(String(note.step)));
        item.append(button);
      }
      return item;
    });
    byId('note-list').replaceChildren(...items);
    const count = (severity: string): number => list.filter((note) => severityOf(note) === severity).length;
    const words = ['error', 'warning', 'note'].map((name) => [name, count(name)] as const).filter(([, n]) => n > 0);
    byId('note-count').textContent = words.map(([name, n]) => `${n} ${name}${n === 1 ? '' : 's'}`).join(', ');
  }
}
