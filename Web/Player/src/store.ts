/** The player's memory: `localStorage`, or the app's own. */
export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The browser's own store. If it isn't allowed, nothing is remembered. */
export function browserStore(): Store {
  const attempt = <T>(what: (store: Storage) => T, otherwise: T): T => {
    try {
      return what(localStorage);
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((store) => store.getItem(key), null),
    setItem: (key, value) => attempt((store) => store.setItem(key, value), undefined),
    removeItem: (key) => attempt((store) => store.removeItem(key), undefined),
  };
}

/** The key that remembers that a tour has been seen. */
export const seenKey = (once: string): string => `tutorialc.seen:${once}`;

/** The key that saves a person's place in a tour. */
export const savedKey = (tutorial: string): string => `tutorialc.saved:${tutorial}`;
