import type { Flags } from './condition';
import type { Stop } from './focus';
import type { Values } from './template';
import type { Missing, Point, Scroll, Size } from './tour';
import type { Device, LiveScreen } from './live';

/** An event for a session to handle: `docs/tour.md`, "What a session is told". */
export type SessionEvent =
  | {
    readonly kind: 'begin';
    readonly seen?: boolean;
    readonly saved?: string | null;
    readonly anyway?: boolean;
  }
  | {
    readonly kind: 'tap';
    readonly at: Point;
  }
  | {
    readonly kind: 'button';
    readonly index: number;
  }
  | {
    readonly kind:
      | 'element'
      | 'key'
      | 'event'
      | 'route'
      | 'performed'
      | 'failed'
      | 'shows'
      | 'appeared'
      | 'disappeared';
    readonly name: string;
  }
  | {
    readonly kind: 'missing';
    readonly wait: Missing['wait'];
    readonly then: Missing['then'];
  }
  | {
    readonly kind: 'go';
    readonly to: string;
  }
  | {
    readonly kind: 'flags';
    readonly flags: Flags;
  }
  | {
    readonly kind: 'variables';
    readonly values: Values;
  }
  | {
    readonly kind: 'elements';
    readonly screen: LiveScreen;
  }
  | {
    readonly kind: 'heights';
    readonly step: string;
    readonly heights: readonly Size[];
  }
  | {
    readonly kind: 'device';
    readonly device: Device;
  }
  | { readonly kind: 'escape' | 'close' | 'background' | 'foreground' | 'time' | 'end' | 'next' | 'back' };

/** An event for the app's analytics. */
export interface Report {
  readonly kind: 'shown' | 'completed' | 'skipped' | 'dismissed' | 'missing';
  /** The event's name in the tour. */
  readonly event: string;
  readonly tutorial: string;
  readonly variant: string;
  readonly step: string | null;
  /** The step's number in the variant, counted from 1, or null if there is none. */
  readonly number: number | null;
  readonly total: number;
}

/** A thing for the client to do, besides drawing. */
export type Effect =
  | {
    readonly do: 'perform';
    readonly action: string;
  }
  | {
    readonly do: 'scroll';
    readonly scroll: Scroll;
  }
  | {
    readonly do: 'announce';
    readonly words: string;
    readonly how: 'polite' | 'assertive';
  }
  | {
    readonly do: 'focus';
    readonly stop: Stop;
  }
  | {
    readonly do: 'report';
    readonly report: Report;
  }
  | {
    readonly do: 'remember';
    readonly once: string;
  }
  | { readonly do: 'forget' };
