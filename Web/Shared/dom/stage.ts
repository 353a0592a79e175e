import type { Berth } from './modal';
import { SHEET } from './sheet';
import type { Insets } from '../engine/tour';

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
  /** Reads words aloud, in a language. */
  say(words: string, how: 'polite' | 'assertive', language: string): void;
  /** What the system takes of the edges of the display. */
  safeArea(): Insets;
  /** Stands where a tour's host is to stand, on the top layer. */
  place(berth: Berth): void;
  /** Goes above all that has come onto the top layer since. */
  rise(): void;
  /** Whether nothing lies above it, and nothing has made it inert. */
  isOnTop(): boolean;
  /** Hides all of it, or shows it again. */
  hide(hidden: boolean): void;
  remove(): void;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Puts a stage on a page; it holds no styles but those that CSSOM sets, so that no policy has to allow any. */
export function makeStage(page: Document): Stage {
  const host = page.createElement('tutorial-player');
  const root = host.attachShadow({ mode: 'open' });
  const popover = host as HTMLElement & { showPopover?: () => void; hidePopover?: () => void };
  dress(root, page);
  const make = (name: string, className: string): HTMLElement => {
    const element = page.createElement(name);
    element.className = className;
    root.append(element);
    return element;
  };
  const blocker = make('div', 'blocker');
  blocker.setAttribute('part', 'overlay');
  const art = page.createElementNS(SVG, 'svg');
  art.setAttribute('aria-hidden', 'true');
  art.setAttribute('part', 'art');
  root.append(art);
  const boxes = make('div', 'boxes');
  boxes.setAttribute('aria-hidden', 'true');
  const words = make('div', 'texts');
  const flying = make('div', 'flying');
  flying.setAttribute('aria-hidden', 'true');
  const leave = make('button', 'leave') as HTMLButtonElement;
  leave.type = 'button';
  leave.setAttribute('part', 'leave');
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
    say(text, how, language) {
      for (const [name, region] of regions) {
        region.textContent = '';
        region.lang = language;
        // A region that is filled as it is cleared says nothing in some browsers.
        if (name === how) {
          setTimeout(() => {
            region.textContent = text;
          }, 60);
        }
      }
    },
    safeArea() {
      const style = getComputedStyle(safe);
      const of = (side: string): number => parseFloat(style.getPropertyValue(`padding-${side}`)) || 0;
      return [of('top'), of('right'), of('bottom'), of('left')];
    },
    place(berth) {
      const rises = host.parentNode !== berth.parent || host.slot !== berth.slot;
      if (rises) {
        const active = root.activeElement as HTMLElement | null;
        host.slot = berth.slot;
        // What shut it off where it stood does not do so here.
        for (const name of ['inert', 'aria-hidden']) host.removeAttribute(name);
        berth.parent.append(host);
        active?.focus({ preventScroll: true });
      }
      if (popover.showPopover) {
        host.setAttribute('popover', 'manual');
        if (rises || !popover.matches(':popover-open')) popover.showPopover();
      }
    },
    rise() {
      if (!popover.showPopover || !host.isConnected) return;
      const active = root.activeElement as HTMLElement | null;
      popover.hidePopover?.();
      popover.showPopover();
      active?.focus({ preventScroll: true });
    },
    isOnTop() {
      // On paper there is no overlay, and after it there is again.
      if (!page.elementFromPoint || page.defaultView?.matchMedia?.('print').matches) return true;
      // Where nothing of the overlay takes touches, a hit test passes over it.
      host.toggleAttribute('data-asked', true);
      // Of the window less its scroll bars, which are hit in the place of what lies below them.
      const { left, top, width, height } = host.getBoundingClientRect();
      const box = words.querySelector('.now')?.getBoundingClientRect();
      const points = [
        [left + 1, top + 1],
        [left + width - 2, top + height - 2],
        [left + width / 2, top + height / 2],
        ...(box ? [[box.left + box.width / 2, box.top + box.height / 2]] : []),
      ];
      const tree = host.getRootNode() as Document | ShadowRoot;
      const hits = new Set(points.map(([x = 0, y = 0]) => tree.elementFromPoint(x, y)));
      // Out of the window nothing is hit.
      hits.delete(null);
      // While a view transition runs, all that is hit is the page itself.
      const is = hits.size === 1 && (hits.has(host) || (width > 0 && hits.has(page.documentElement)));
      host.toggleAttribute('data-asked', false);
      return is;
    },
    hide(hidden) {
      host.toggleAttribute('data-aside', hidden);
    },
    remove() {
      host.remove();
      // Chromium keeps a tree for ever in which a drawing refers to a mask.
      root.replaceChildren();
    },
  };
  return stage;
}

/** Gives a shadow root the sheet, by a constructed one where there are such. */
function dress(root: ShadowRoot, page: Document): void {
  const view = page.defaultView as (Window & { CSSStyleSheet?: typeof CSSStyleSheet }) | null;
  try {
    const sheet = new (view?.CSSStyleSheet ?? CSSStyleSheet)();
    (sheet as CSSStyleSheet & { replaceSync(text: string): void }).replaceSync(SHEET);
    (root as ShadowRoot & { adoptedStyleSheets: CSSStyleSheet[] }).adoptedStyleSheets = [sheet];
  } catch {
    const style = page.createElement('style');
    style.textContent = SHEET;
    root.append(style);
  }
}
