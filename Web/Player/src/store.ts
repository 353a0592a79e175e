/** Where the player remembers: `localStorage`, or what an app has for that. */
export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The browser's own store; one that is not allowed remembers nothing. */
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

/** The key under which it is remembered that a tour has been seen. */
export const seenKey = (once: string): string => `tutorialc.seen:${once}`;

/** The key under which it is saved where a person is in a tour. */
export const savedKey = (tutorial: string): string => `tutorialc.saved:${tutorial}`;
