import { readAddress } from './address';
import { byId } from './dom';
import type { TourPage } from './page';

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLSelectElement || target instanceof HTMLInputElement;

/** Returns true if the focused element uses the space bar itself. */
const isPressed = (event: KeyboardEvent): boolean =>
  event.composedPath().some((node) =>
    node instanceof Element && node.matches('button, a, select, input, [role=button]')
  );

/** Connects buttons, keys, the window and the browser's history to the page. */
export function listen(page: TourPage): void {
  const click = (id: string, act: () => void): void => byId(id).addEventListener('click', act);
  click('toggle', () => page.toggle());
  click('back', () => page.go(page.film.place - 1));
  click('next', () => page.go(page.film.place + 1));
  click('skip', () => page.skip());
  click('view-play', () => page.switchView('play'));
  click('view-board', () => page.switchView('storyboard'));
  click('print', () => print());
  const help = byId<HTMLDialogElement>('keys');
  click('help', () => help.showModal());
  click('keys-close', () => help.close());
  help.addEventListener('click', (event) => event.target === help && help.close());
  const speed = byId<HTMLSelectElement>('speed');
  speed.addEventListener('change', () => {
    page.film.rate = Number(speed.value) || 1;
  });
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || help.open) return;
    if (keyDown(page, event)) event.preventDefault();
  });
  addEventListener('popstate', () => page.visit({ view: 'play', ...readAddress(location.hash) }));
  addEventListener('beforeprint', () => page.showBoard(true));
  addEventListener('afterprint', () => page.view === 'storyboard' && page.showBoard());
  new ResizeObserver(() => page.resize()).observe(byId('stage'));
  new ResizeObserver(() => page.view === 'storyboard' && page.showBoard()).observe(byId('main'));
}

/** Handles a key. Returns true if the key does anything. */
function keyDown(page: TourPage, event: KeyboardEvent): boolean {
  if (event.key === 'Escape') {
    if (page.view === 'storyboard') {
      page.switchView('play');
    } else {
      page.escape();
    }
    return true;
  }
  if (isTyped(event.target) || page.view !== 'play') return false;
  const { film } = page;
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      page.go(film.place + (event.key === 'ArrowRight' ? 1 : -1));
      return true;
    case ' ': {
      if (isPressed(event)) return false;
      page.toggle();
      return true;
    }
    case 'Home':
      page.go(0);
      return true;
    case 'End':
      page.go(film.reel.stops.length - 1);
      return true;
    default:
      return false;
  }
}
