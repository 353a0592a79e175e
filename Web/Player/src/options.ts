import type { DeviceOptions } from './device';
import type { FinderOptions } from '../../Shared/dom/finder';
import type { Flags } from '../../Shared/engine/condition';
import type { Report } from '../../Shared/engine/happening';
import type { Store } from './store';
import type { Variables } from '../../Shared/dom/texts';
import type { Step } from '../../Shared/engine/tour';

/** How an app has a tour played. All of it may be left out. */
export interface PlayerOptions extends DeviceOptions, FinderOptions {
  /** What steps ask the app to do, by name; done when the promise is kept, failed when it is broken. */
  readonly actions?: Readonly<Record<string, () => unknown>> | undefined;
  /** The app's flags, or what tells them when they are asked for. */
  readonly flags?: Flags | (() => Flags) | undefined;
  /** Values for `%{name}` in texts, until `set` says others. */
  readonly variables?: Variables | undefined;
  /** Where to remember; null for nowhere. */
  readonly store?: Store | null | undefined;
  /** Begins even where the tour was seen before. */
  readonly anyway?: boolean | undefined;
  /** Does not go on where a person left off. */
  readonly fresh?: boolean | undefined;
  /** Whether to follow the address of the page as the app's route; true if left out. */
  readonly routes?: boolean | undefined;
  /** The screen that the app shows at the beginning, for apps that tell it. */
  readonly screen?: string | undefined;
  /** The address of an image that a tour names; without it the name, beside the page. */
  readonly image?: ((name: string) => string | null) | undefined;
  /** Schemes that links of callouts may have, besides those of pages, mails and telephones. */
  readonly links?: readonly string[] | undefined;
  /** Asked as somebody follows a link of a step; false keeps the browser from it. */
  readonly onLink?: ((href: string, step: Step) => unknown) | undefined;
  /** An app's own callout: fills an element with what a step says. The player places it, and gives it the focus. */
  readonly render?: ((step: Step, element: HTMLElement, player: RenderControls) => void) | undefined;
}

/** What an app's own callout may ask for. */
export interface RenderControls {
  /** The text of a key, in the language of the device. */
  text(key: string | null): string;
  press(button: number): void;
  isEnabled(button: number): boolean;
  close(): void;
}

/** What a player tells of, and with what. */
export interface PlayerEvents {
  shown: Report;
  completed: Report;
  skipped: Report;
  dismissed: Report;
  missing: Report;
  /** Each of these, whatever its kind. */
  report: Report;
  /** The step that there is has become another one, or none. */
  step: { readonly step: string | null };
  /** The tour is over. */
  end: { readonly tutorial: string };
}
