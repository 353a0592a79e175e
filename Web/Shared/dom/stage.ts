import type { HostPosition } from './modal';
import { SHEET } from './sheet';
import type { Insets } from '../engine/tour';

/** The player's own element: a shadow root in the top layer, above dialogs, which takes no touches itself. */
export interface Stage {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** The element that keeps touches from the app. */
  readonly blocker: HTMLElement;
  readonly art: SVGSVGElement;
  readonly boxes: HTMLElement;
  readonly words: HTMLElement;
  readonly sprites: HTMLElement;
  readonly leave: HTMLButtonElement;
  /** Has a screen reader announce words, in a language. */
  announce(words: string, how: 'polite' | 'assertive', language: string): void;
  /** The safe area of the display. */
  safeArea(): Insets;
  /** Moves to a position in the page, in the top layer. */
  place(position: HostPosition): void;
  /** Moves above everything that has entered the top layer since. */
  raise(): void;
  /** Returns true if nothing lies above it and nothing has made it inert. */
  isOnTop(): boolean;
  /** Hides all of it, or shows it again. */
  hide(hidden: boolean): void;
  remove(): void;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Adds a stage to a page. All styles are set by CSSOM, so that no content security policy has to allow any. */
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
  const sprites = make('div', 'flying');
  sprites.setAttribute('aria-hidden', 'true');
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
    sprites,
    leave,
    announce(text, how, language) {
      for (const [name, region] of regions) {
        region.textContent = '';
        region.lang = language;
        // In some browsers a live region that is cleared and filled at once stays silent.
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
    place(position) {
      const rises = host.parentNode !== position.parent || host.slot !== position.slot;
      if (rises) {
        const active = root.activeElement as HTMLElement | null;
        host.slot = position.slot;
        // Attributes that made it inert or hid it at its old position don't belong at the new one.
        for (const name of ['inert', 'aria-hidden']) host.removeAttribute(name);
        position.parent.append(host);
        active?.focus({ preventScroll: true });
      }
      if (popover.showPopover) {
        host.setAttribute('popover', 'manual');
        if (rises || !popover.matches(':popover-open')) popover.showPopover();
      }
    },
    raise() {
      if (!popover.showPopover || !host.isConnected) return;
      const active = root.activeElement as HTMLElement | null;
      popover.hidePopover?.();
      popover.showPopover();
      active?.focus({ preventScroll: true });
    },
    isOnTop() {
      // There is no overlay in print; it returns afterwards.
      if (!page.elementFromPoint || page.defaultView?.matchMedia?.('print').matches) return true;
      // Hit tests skip the overlay if nothing of it takes touches, so let it take them for now.
      host.toggleAttribute('data-asked', true);
      // The host's box leaves out the window's scroll bars, which would be hit in place of the content.
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
      // Outside of the window nothing is hit.
      hits.delete(null);
      // During a view transition every hit test returns the root element.
      const isTopmost = hits.size === 1 && (hits.has(host) || (width > 0 && hits.has(page.documentElement)));
      host.toggleAttribute('data-asked', false);
      return isTopmost;
    },
    hide(hidden) {
      host.toggleAttribute('data-aside', hidden);
    },
    remove() {
      host.remove();
      // Chromium never frees a tree in which a drawing refers to a mask.
      root.replaceChildren();
    },
  };
  return stage;
}

/** Applies the style sheet to a shadow root, as a constructed sheet if the browser has them. */
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
