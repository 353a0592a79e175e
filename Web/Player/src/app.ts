import { call, report } from '../../Shared/dom/calls';
import type { Flags } from '../../Shared/engine/condition';
import type { PlayerEvents, PlayerOptions } from './options';
import { ownValue } from '../../Shared/engine/own';
import { browserStore, savedKey, seenKey } from './store';
import type { Variables } from '../../Shared/dom/texts';
import type { Tour } from '../../Shared/engine/tour';

/**
 * The player's side of the app: everything it asks of the app or tells it. If a function of the app throws, the
 * exception is reported as browsers report those of listeners, and the tour goes on: nothing is remembered, no flag is
 * known, an action has failed.
 */
export class App {
  private readonly _listeners = new Map<string, Set<(detail: never) => void>>();

  constructor(private readonly _tour: Tour, private readonly _options: PlayerOptions) {}

  /** The app's flags, or null if it has none. */
  get flags(): Flags | null {
    const { flags } = this._options;
    return flags ? copied(typeof flags === 'function' ? call(flags, {}) : flags, (value) => value) : null;
  }

  get seen(): boolean {
    return this._read(seenKey(this._tour.once)) !== null;
  }

  get saved(): string | null {
    return this._options.fresh ? null : this._read(savedKey(this._tour.tutorial));
  }

  /** Saves the person's place, or deletes it if null. */
  save(saved: string | null): void {
    const key = savedKey(this._tour.tutorial);
    call(() => (saved === null ? this._store?.removeItem(key) : this._store?.setItem(key, saved)), undefined);
  }

  /** Remembers that the tour has been seen. */
  remember(once: string): void {
    call(() => this._store?.setItem(seenKey(once), '1'), undefined);
  }

  /** Performs an action. The promise resolves to true if it succeeded, to false if it failed. */
  async perform(action: string): Promise<boolean> {
    const { actions = {} } = this._options;
    const perform = ownValue(actions, action);
    try {
      // In a microtask: by then the tour has drawn what it shows in the meantime.
      await Promise.resolve();
      await perform?.();
    } catch (error) {
      report(error);
      return false;
    }
    return !!perform;
  }

  /** Adds a listener. Returns a function that removes it. */
  on<Name extends keyof PlayerEvents>(name: Name, listener: (detail: PlayerEvents[Name]) => void): () => void {
    const list = this._listeners.get(name) ?? new Set();
    list.add(listener as (detail: never) => void);
    this._listeners.set(name, list);
    return () => list.delete(listener as (detail: never) => void);
  }

  emit<Name extends keyof PlayerEvents>(name: Name, detail: PlayerEvents[Name]): void {
    for (const listener of [...this._listeners.get(name) ?? []]) {
      call(() => (listener as (detail: PlayerEvents[Name]) => void)(detail), undefined);
    }
  }

  private get _store(): PlayerOptions['store'] {
    return this._options.store === undefined ? browserStore() : this._options.store;
  }

  private _read(key: string): string | null {
    const value = call(() => this._store?.getItem(key), null);
    return typeof value === 'string' ? value : null;
  }
}

/** A copy of an app's object. Entries that throw when they are read or converted are left out. */
function copied<From, To>(
  map: Readonly<Record<string, From>> | undefined,
  make: (value: From) => To,
): Record<string, To> {
  const names = map && typeof map === 'object' ? call(() => Object.keys(map), []) : [];
  const pairs = names.map((name) =>
    call((): [string, To] | null => [name, make((map as Record<string, From>)[name] as From)], null)
  );
  return Object.fromEntries(pairs.filter((pair): pair is [string, To] => !!pair));
}

/** The values of variables that are texts or numbers. */
export const variableValues = (values: Variables | undefined): Variables =>
  copied(values, (value) => (typeof value === 'number' ? value : String(value)));
