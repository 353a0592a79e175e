import { SHEET } from './sheet';
import type { Insets } from './tour';

/** The player's own element: a shadow root on the top layer, above dialogs, which takes no touches itself. */
export interface Stage {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** What keeps touches from the app. */
  readonly blocker: HTMLElement;
  readonly art: SVGSVGElement;
  readonly boxes: HTMLElement;
  readonly words: HTMLElement;
  readonly flying: HTMLElement;
  readonly leave: HTMLButtonElement;
  /** Reads words aloud. */
  say(words: string, how: 'polite'|'assertive'): void;
  /** What the system takes of the edges of the display. */
  safeArea(): Insets;
  /** Lies above the dialog that is open now. */
  rise(): void;
  remove(): void;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Puts a stage on a page; it holds no styles but those that CSSOM sets, so that no policy has to allow any. */
export function makeStage(page: Document): Stage {
  const host = page.createElement('tutorial-player');
  const root = host.attachShadow({mode: 'open'});
  dress(root, page);
  const make = (name: string, className: string): HTMLElement => {
    const element = page.createElement(name);
    element.className = className;
    root.append(element);
    return element;
  };
  const blocker = make('div', 'blocker');
  blocker.part.add('overlay');
  blocker.addEventListener('wheel', (event) => event.preventDefault(), {passive: false});
  const art = page.createElementNS(SVG, 'svg');
  art.setAttribute('aria-hidden', 'true');
  art.part.add('art');
  root.append(art);
  const boxes = make('div', 'boxes');
  boxes.setAttribute('aria-hidden', 'true');
  const words = make('div', 'texts');
  const flying = make('div', 'flying');
  flying.setAttribute('aria-hidden', 'true');
  const leave = make('button', 'leave') as HTMLButtonElement;
  leave.type = 'button';
  leave.part.add('leave');
  leave.hidden = true;
  const regions = (['polite', 'assertive'] as const).map((how) => {
    const region = make('div', 'live');
    region.setAttribute('aria-live', how);
    region.setAttribute('aria-atomic', 'true');
    return [how, region] as const;
  });
  const safe = make('div', 'safe');
  const stage: Stage = {
    host,
    root,
    blocker,
    art,
    boxes,
    words,
    flying,
    leave,
    say(text, how) {
      for (const [name, region] of regions) {
        region.textContent = '';
        // A region that is filled as it is cleared says nothing in some browsers.
        if (name === how)
          setTimeout(() => {
            region.textContent = text;
          }, 60);
      }
    },
    safeArea() {
      const style = getComputedStyle(safe);
      const of = (side: string): number => parseFloat(style.getPropertyValue(`padding-${side}`)) || 0;
      return [of('top'), of('right'), of('bottom'), of('left')];
    },
    rise() {
      const parent = topDialog(page) ?? page.body;
      const rises = host.parentNode !== parent;
      if (rises) {
        const active = root.activeElement as HTMLElement | null;
        parent.append(host);
        active?.focus({preventScroll: true});
      }
      if ('popover' in host) {
        host.setAttribute('popover', 'manual');
        const popover = host as HTMLElement & {
          showPopover(): void;
          hidePopover(): void
        };
        if (!rises && popover.matches(':popover-open')) return;
        popover.showPopover();
      }
    },
    remove: () => host.remove(),
  };
  stage.rise();
  return stage;
}

/** Gives a shadow root the sheet, by a constructed one where there are such. */
function dress(root: ShadowRoot, page: Document): void {
  const view = page.defaultView as (Window & {CSSStyleSheet?: typeof CSSStyleSheet}) | null;
  try {
    const sheet = new (view?.CSSStyleSheet ?? CSSStyleSheet)();
    (sheet as CSSStyleSheet & {replaceSync(text: string): void}).replaceSync(SHEET);
    (root as ShadowRoot & {adoptedStyleSheets: CSSStyleSheet[]}).adoptedStyleSheets = [sheet];
  } catch {
    const style = page.createElement('style');
    style.textContent = SHEET;
    root.append(style);
  }
}

/** The modal dialog that lies above all others, or null. */
export function topDialog(page: Document): HTMLElement | null {
  let top: HTMLElement | null = null;
  for (const dialog of page.querySelectorAll<HTMLElement>('dialog')) {
    if (isModal(dialog) && (!top || top.contains(dialog) || !dialog.contains(top))) top = dialog;
  }
  return top;
}

const isModal = (dialog: Element): boolean => {
  try {
    return dialog.matches(':modal');
  } catch {
    return dialog.hasAttribute('open');
  }
};
