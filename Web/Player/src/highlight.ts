import { boxOf } from '../../Shared/dom/box';
import type { PlayerOptions } from './options';
import { Player } from './player';
import type { Callout, Insets, Outline, Rect, Tour, Traits } from '../../Shared/engine/tour';

/** The options for highlighting one element, without a tour. */
export interface HighlightOptions extends PlayerOptions {
  readonly title?: string;
  readonly body?: string;
  /** The distance from the element to the hole's edge, in CSS px; 8 by default. */
  readonly padding?: number;
  /** The corner radius of the hole, in CSS px; by default that of the element, plus the padding. */
  readonly radius?: number;
  readonly button?: string;
  readonly placement?: Callout['placement'];
}

/** Highlights one element of a page, with or without words. Call `stop` on the player to end it. */
export function highlight(target: Element | string, options: HighlightOptions = {}): Player<'highlight'> {
  const resolver = (id: string, screen: string): Element | null => {
    if (id === 'target' && typeof target !== 'string') return target;
    return options.resolver?.(id, screen) ?? null;
  };
  const id = typeof target === 'string' ? target : 'target';
  return new Player<'highlight'>(tourFor(id, typeof target === 'string' ? null : target, options), {
    store: null,
    routes: false,
    ...options,
    resolver,
  }, true);
}

/** A tour of one step. The player finds the place of its element. */
function tourFor(
  id: string,
  element: Element | null,
  { title, body, padding = 8, radius, button = 'OK', placement = ['auto'], locale }: HighlightOptions,
): Tour {
  const box: Rect = element ? boxOf(element) : [0, 0, 100, 40];
  const own = element ? parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0 : 0;
  const frame: Rect = [box[0] - padding, box[1] - padding, box[2] + padding * 2, box[3] + padding * 2];
  const corner = Math.min(radius ?? own + (own ? padding : Math.min(padding * 1.5, 12)), frame[2] / 2, frame[3] / 2);
  // The words are in the page's language and run in its direction.
  const language = locale ?? (document.documentElement.lang || 'en');
  const strings = { title: title ?? '', body: body ?? '', ok: button };
  const safeArea: Insets = [0, 0, 0, 0];
  const fade = { motion: 'fade', kind: 'fade' as const, delay: 0, lockInput: false };
  return {
    schema: 'tutorialc.tour/1',
    generator: '',
    tutorial: 'highlight',
    title: null,
    once: 'highlight',
    dismiss: ['escape', 'overlay'],
    locales: [language],
    strings: { [language]: strings },
    motions: {
      fade: {
        duration: 0.2,
        keyframes: [{ time: 0, progress: 0, easing: [0.25, 0.1, 0.25, 1] }, { time: 0.2, progress: 1 }],
      },
    },
    reducedMotion: { kind: 'cut', motion: null },
    variants: [{
      id: 'page',
      traits: {} as Traits,
      display: { size: [innerWidth, innerHeight], scale: null },
      screens: { page: { safeArea } },
      skipped: [],
      steps: [{
        id: 'highlight',
        screen: 'page',
        overlay: { color: '#000000', opacity: 0.55, blur: 0, frame: [0, 0, innerWidth, innerHeight] },
        cutouts: [{
          target: id,
          others: [],
          element: box,
          frame,
          clip: null,
          outline: rounded(frame, corner),
          shape: { kind: 'roundedRect', radii: [corner, corner, corner, corner], smoothing: 0 },
        }],
        mask: null,
        rings: [],
        interaction: { mode: 'target', pass: [0], allow: [], hitPadding: [0, 0, 0, 0] },
        callout: title || body
          ? {
            kind: 'bubble',
            title: title ? 'title' : null,
            body: body ? 'body' : null,
            image: null,
            buttons: [{ title: 'ok', to: null, role: 'next' }],
            anchor: null,
            placement,
            width: 320,
            maxHeight: null,
            size: null,
            gap: 12,
            arrow: true,
            avoid: [],
            sheet: null,
            layouts: {},
          }
          : null,
        advance: [{ button: 'next', to: null, when: null }, { tap: 'target', to: null, when: null }],
        when: null,
        scroll: null,
        sprites: [],
        loops: [],
        enter: fade,
        exit: fade,
        variantChange: null,
        transitions: [{ from: null, ...fade, pairs: [], arc: 0 }],
        accessibility: { label: null, hint: null, announce: 'polite', focus: 'callout', order: ['callout', 'cutouts'] },
        reducedMotion: null,
      }],
    }],
  };
}

/** A rounded rectangle as an outline of eight segments: each side, and the corner after it. */
function rounded([x, y, w, h]: Rect, r: number): Outline {
  const k = r * 0.4477152503;
  const points = [x + r, y];
  for (const [cx, cy, ax, ay] of [[x + w, y, 1, 0], [x + w, y + h, 0, 1], [x, y + h, -1, 0], [x, y, 0, -1]] as const) {
    // A line to `r` before the corner, then the corner, turning right.
    const [px = 0, py = 0] = points.slice(-2);
    const [qx, qy] = [cx - ax * r, cy - ay * r];
    points.push(
      px + (qx - px) / 3,
      py + (qy - py) / 3,
      qx - (qx - px) / 3,
      qy - (qy - py) / 3,
      qx,
      qy,
      cx - ax * k,
      cy - ay * k,
      cx - ay * k,
      cy + ax * k,
      cx - ay * r,
      cy + ax * r,
    );
  }
  return points;
}
