import type { DeviceOptions } from './device';
import type { FinderOptions } from '../../Shared/dom/finder';
import type { Flags } from '../../Shared/engine/condition';
import type { Report } from '../../Shared/engine/events';
import type { Store } from './store';
import type { Variables } from '../../Shared/dom/texts';
import type { Step } from '../../Shared/engine/tour';

/** The options for playing a tour. All are optional. */
export interface PlayerOptions extends DeviceOptions, FinderOptions {
  /**
   * The app's actions, by name. An action has succeeded when its promise is fulfilled, and failed when it is rejected.
   */
  readonly actions?: Readonly<Record<string, () => unknown>> | undefined;
  /** The app's flags, or a function that returns them. */
  readonly flags?: Flags | (() => Flags) | undefined;
  /** Values for `%{name}` in texts, until `set` changes them. */
  readonly variables?: Variables | undefined;
  /** The store for what the player remembers; null for none. */
  readonly store?: Store | null | undefined;
  /** Begins even if the person has seen the tour. */
  readonly anyway?: boolean | undefined;
  /** Begins anew instead of resuming where the person left off. */
  readonly fresh?: boolean | undefined;
  /** Follows the page's address as the app's route; true by default. */
  readonly routes?: boolean | undefined;
  /** The screen that the app shows at the start, for apps that report their screens. */
  readonly screen?: string | undefined;
  /** Returns the address of an image that a tour names. By default, the name, relative to the page. */
  readonly image?: ((name: string) => string | null) | undefined;
  /** Allowed schemes for links in callouts, besides those of web pages, mail and telephone. */
  readonly links?: readonly string[] | undefined;
  /** Called before a link of a step is followed; return false to prevent it. */
  readonly onLink?: ((href: string, step: Step) => unknown) | undefined;
  /** Renders the app's own callout into an element. The player places it and gives it the focus. */
  readonly render?: ((step: Step, element: HTMLElement, player: RenderControls) => void) | undefined;
}

/** The player, as an app's own callout may use it. */
export interface RenderControls {
  /** The text for a key, in the device's language. */
  text(key: string | null): string;
  press(button: number): void;
  isEnabled(button: number): boolean;
  close(): void;
}

/** The events of a player, with their details. */
export interface PlayerEvents {
  shown: Report;
  completed: Report;
  skipped: Report;
  dismissed: Report;
  missing: Report;
  /** Any report, whatever its kind. */
  report: Report;
  /** The step has changed; null if there is none. */
  step: { readonly step: string | null };
  /** The tour is over. */
  end: { readonly tutorial: string };
}
