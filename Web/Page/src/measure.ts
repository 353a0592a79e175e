import { BUTTON_EVENTS } from '../../Shared/dom/parts';
import { type BubbleContext, makeBubble, sizeOf } from '../../Shared/dom/bubble';
import { isRightToLeft, sheetAreaOf } from '../../Shared/engine/callout';
import { fitBubble, whileMeasuring } from '../../Shared/dom/fit';
import { shownLocale } from '../../Shared/engine/language';
import { PARTS } from '../../Shared/dom/sheet';
import { themeProperties } from '../../Shared/dom/theme';
import type { CalloutLayout, Rect, Size, Step, Tour, Variant } from '../../Shared/engine/tour';
import type { Device } from '../../Shared/engine/live';

/** The page's additions to the player's style sheet: here the player plays in a box, not over a window. */
const PAGE_STYLES = `
:host { all: initial; position: absolute; display: block; overflow: hidden; pointer-events: none; z-index: 1; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
:host([dir=rtl]) { direction: rtl; }
.sign { display: block; width: 100%; height: 100%; overflow: visible; fill: currentColor; color: inherit; }
.words.now { outline-offset: -2px; }
.words[tabindex]:focus-visible { box-shadow: inset 0 0 0 2px var(--_primary); }
`;

let sheet: CSSStyleSheet | undefined;

/** Gives a shadow root the player's look, by a constructed style sheet, which no policy has to allow. */
export function adoptStyles(root: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(PARTS + PAGE_STYLES);
  }
  root.adoptedStyleSheets = [sheet];
}

/** Sets a tour's colours, fonts, lengths and language on the host of a shadow root. */
export function styleHost(host: HTMLElement, tour: Tour, variant: Variant, device: Device): void {
  const dark = device.traits['colorScheme'] === 'dark';
  const locale = shownLocale(tour, device.traits['locale']);
  for (const [name, value] of themeProperties(tour, device, dark)) host.style.setProperty(name, value);
  host.lang = locale;
  host.dir = isRightToLeft({ tour, variant, device }) ? 'rtl' : 'ltr';
  host.style.setProperty('color-scheme', dark ? 'dark' : 'light');
}

/** A placeholder for pictures of the app, which a tour only names. */
const PICTURE = `data:image/svg+xml,${
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 18" preserveAspectRatio="none"><path fill="#8b93a7" fill-opacity=".28" d="M0 0h32v18H0z"/>' +
      '<path fill="#8b93a7" fill-opacity=".75" d="M9 13l4.6-6 3 3.6 2-2.4L23 13z"/><circle cx="20.6" cy="5.6" r="1.3" fill="#8b93a7" fill-opacity=".75"/></svg>',
  )
}`;

/** The actions of a callout's words. Without them the words can only be looked at. */
export interface Controls {
  readonly press: (button: number) => void;
  readonly close: () => void;
  readonly isEnabled: (button: number) => boolean;
}

const NOTHING: Controls = { press: () => undefined, close: () => undefined, isEnabled: () => true };

/** Lays out the words of callouts in an element without a size limit, so that they can be measured. */
export class Typesetter {
  private readonly _host: HTMLElement;
  private readonly _sizes = new Map<string, Size | null>();
  private _tour: Tour | undefined;
  private _variant: Variant | undefined;
  private _device: Device | undefined;

  constructor(parent: Element) {
    this._host = document.createElement('div');
    this._host.className = 'measuring-room';
    this._host.setAttribute('aria-hidden', 'true');
    this._host.inert = true;
    adoptStyles(this._host.attachShadow({ mode: 'open' }));
    parent.append(this._host);
  }

  /** Takes over the look of a tour on a device. */
  use(tour: Tour, variant: Variant, device: Device): void {
    this._tour = tour;
    this._variant = variant;
    this._device = device;
    this._sizes.clear();
    styleHost(this._host, tour, variant, device);
  }

  /** Measures the words of a step at a maximum width. */
  readonly measure = (step: Step, width: number, layout?: CalloutLayout): Size | null => {
    const key = `${step.id} ${width} ${layout?.content}`;
    const known = this._sizes.get(key);
    if (known !== undefined) return known;
    const size = sizeOf(step, this._context(step, null), width, layout);
    this._sizes.set(key, size);
    return size;
  };

  /** The words of a step, set into the box of its layout. */
  set(step: Step, layout: CalloutLayout | null, controls: Controls = NOTHING): HTMLElement {
    const inner = makeBubble(step, this._context(step, layout, controls));
    const frame: Rect = layout?.frame ?? [0, 0, 0, 0];
    whileMeasuring({ page: document, host: this._host }, inner, () => fitBubble(inner, frame[2], frame[3]));
    inner.addEventListener('click', (event) => {
      const act = BUTTON_EVENTS.get((event.target as Element).closest('button') ?? inner);
      // A tap beside the buttons belongs to the page.
      if (!act) return;
      event.stopPropagation();
      if (act.kind === 'button') {
        controls.press(act.index);
      } else {
        controls.close();
      }
    });
    return inner;
  }

  private _context(step: Step, layout: CalloutLayout | null, controls = NOTHING): BubbleContext {
    const tour = this._tour as Tour;
    return {
      page: document,
      host: this._host,
      tour,
      variant: this._variant as Variant,
      device: this._device as Device,
      variables: samples(tour, this._device),
      canClose: (step.dismiss ?? tour.dismiss).includes('close'),
      layout,
      safe: sheetAreaOf({ variant: this._variant as Variant }, step),
      isEnabled: controls.isEnabled,
      image: () => PICTURE,
      imageFailed: () => undefined,
      links: [],
      follow: () => undefined,
      render: undefined,
    };
  }
}

/** The longest sample of each of a tour's variables, in place of the app's values. */
export function samples(tour: Tour, device: Device | undefined): Record<string, string> {
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  const locale = shownLocale(tour, device?.traits['locale']);
  for (const [name, byLocale] of Object.entries(tour.variables ?? {})) {
    const value = byLocale[locale] ?? Object.values(byLocale)[0];
    if (value !== undefined) values[name] = value;
  }
  return values;
}
