import type { Identity } from './manifest';

/** An element to be named. */
export interface Unnamed {
  /** The app's own id, or null. */
  readonly own: string | null;
  readonly type: string;
  /** The index of its parent, lower than its own, or -1. */
  readonly parent: number;
  /** Its position among its siblings. */
  readonly position: number;
}

/** A name, and its origin, which tells how long it lasts. */
export interface Name {
  readonly id: string;
  readonly identity: Identity;
}

/**
 * Gives each element a unique id by the rule of all importers (docs/importers.md). An id of one element is kept. If
 * several elements have the same id, all of them are numbered. An element without an id gets its type and position
 * below the nearest ancestor with an id of its own: `list/item-1`.
 */
export function nameAll(elements: readonly Unnamed[]): Name[] {
  const bearers = new Map<string, number>();
  for (const { own } of elements) if (own !== null) bearers.set(own, (bearers.get(own) ?? 0) + 1);
  const isUnique = (index: number): boolean => {
    const own = elements[index]?.own;
    return own !== null && own !== undefined && bearers.get(own) === 1;
  };
  const taken = new Set(bearers.keys());
  const numbers = new Map<string, number>();
  const numbered = (base: string): string => {
    for (;;) {
      const number = (numbers.get(base) ?? 0) + 1;
      numbers.set(base, number);
      const id = `${base}-${number}`;
      if (!taken.has(id)) return id;
    }
  };
  const names: Name[] = [];
  for (const [index, element] of elements.entries()) {
    let name: Name;
    if (element.own !== null) {
      name = isUnique(index)
        ? { id: element.own, identity: 'native' }
        : { id: numbered(element.own), identity: 'numbered' };
    } else {
      let path = `${element.position}`;
      let anchor = element.parent;
      while (anchor >= 0 && !isUnique(anchor)) {
        path = `${elements[anchor]?.position ?? 0}.${path}`;
        anchor = elements[anchor]?.parent ?? -1;
      }
      const id = `${anchor >= 0 ? `${names[anchor]?.id ?? ''}/` : ''}${element.type}-${path}`;
      name = { id: taken.has(id) ? numbered(id) : id, identity: 'path' };
    }
    taken.add(name.id);
    names.push(name);
  }
  return names;
}
