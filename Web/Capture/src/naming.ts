import type { Identity } from './manifest';

/** What is to be named. */
export interface Unnamed {
  /** The id of the app's own, or null. */
  readonly own: string | null;
  readonly type: string;
  /** The index of what is around it, smaller than its own, or -1. */
  readonly parent: number;
  /** Its place among what is in that. */
  readonly position: number;
}

/** A name, and how long it lasts. */
export interface Name {
  readonly id: string;
  readonly identity: Identity;
}

/**
 * Gives every element an id of its own, by the rule of all importers (docs/importers.md): an id that one element has is
 * kept; one that several have is numbered from the first, and none keeps it bare; without one it is the type and the way
 * down from the nearest element around it that has an id of its own, `list/item-1`.
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
      let way = `${element.position}`;
      let anchor = element.parent;
      while (anchor >= 0 && !isUnique(anchor)) {
        way = `${elements[anchor]?.position ?? 0}.${way}`;
        anchor = elements[anchor]?.parent ?? -1;
      }
      const id = `${anchor >= 0 ? `${names[anchor]?.id ?? ''}/` : ''}${element.type}-${way}`;
      name = { id: taken.has(id) ? numbered(id) : id, identity: 'path' };
    }
    taken.add(name.id);
    names.push(name);
  }
  return names;
}
