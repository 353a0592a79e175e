/**
 * An object's own value for a key; undefined if the object only inherits it. Authors and apps choose ids, names and
 * keys, so `constructor` and `__proto__` may be among them.
 */
export const ownValue = <V>(
  map: Readonly<Record<string, V>> | null | undefined,
  key: string,
): V | undefined => (map && Object.prototype.hasOwnProperty.call(map, key) ? map[key] : undefined);
