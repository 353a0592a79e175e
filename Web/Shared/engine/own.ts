/**
 * The value of a key that a map has itself; undefined for what it inherits. Ids, names and keys are the author's or the
 * app's: `constructor` and `__proto__` are names like any other.
 */
export const own = <V>(
  map: Readonly<Record<string, V>> | null | undefined,
  key: string,
): V | undefined => (map && Object.prototype.hasOwnProperty.call(map, key) ? map[key] : undefined);
