import { readTour } from '../../Shared/engine/read';
import { listen } from './controls';
import { byId } from './dom';
import { paint } from './inks';
import { type Note, Notes } from './notes';
import type { Tour } from '../../Shared/engine/tour';
import { type PageState, TourPage } from './page';

/** The interface of the page for programs that show it. */
export interface TutorialPage {
  state(): PageState;
  restore(state: PageState): void;
  diagnose(list: readonly Note[]): void;
}

function begin(): void {
  const store = byId<SVGElement>('drawings');
  paint(store.dataset['inks'] ?? '');
  const signs = Object.create(null) as Record<string, string>;
  for (const { dataset: { symbol, sign } } of store.querySelectorAll<SVGElement>('[data-sign]')) {
    signs[symbol ?? ''] = sign ?? '';
  }
  const tour = readTour(byId('tour').textContent ?? '');
  const own = tour.variants.length ? play(tour, signs) : showFindings(tour);
  Object.assign(window, { tutorialPage: own });
  document.documentElement.dataset['ready'] = '';
}

function play(tour: Tour, signs: Readonly<Record<string, string>>): TutorialPage {
  const page = new TourPage(tour, signs);
  listen(page);
  return {
    state: () => page.state,
    restore: (state) => page.restore(state),
    diagnose: (list) => page.diagnose(list),
  };
}

/** A tour without a variant: only the findings are shown. */
function showFindings(tour: Tour): TutorialPage {
  byId('title').textContent = tour.tutorial;
  byId('summary').textContent = 'This tour has no variant to show.';
  for (const id of ['play', 'choices', 'view-play', 'view-board', 'print']) byId(id).hidden = true;
  const notes = new Notes(() => null, () => undefined);
  return { state: () => ({}), restore: () => undefined, diagnose: (list) => notes.use(list) };
}

begin();
