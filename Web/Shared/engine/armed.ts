import type { Presence } from './presence';
import type { Rule } from './tour';

/** The rules of a step that wait for an element to appear or disappear, armed once it was seen in the other state. */
export class ArmedRules {
  private readonly _keys = new Set<string>();

  clear(): void {
    this._keys.clear();
  }

  /** Arms rules that wait for a change of their element; returns the indices of the armed rules that it triggers. */
  update(rules: readonly Rule[], presence: Presence): ReadonlySet<number> {
    const ready = new Set<number>();
    const spent = new Set<string>();
    for (const [index, rule] of rules.entries()) {
      const element = rule.appears ?? rule.gone;
      const isThere = element && presence.isPresent(element);
      if (!element || isThere === undefined) continue;
      const key = JSON.stringify([element.screen, element.target, !!rule.appears]);
      if (isThere !== !!rule.appears) {
        this._keys.add(key);
      } else if (this._keys.has(key)) {
        ready.add(index);
        spent.add(key);
      }
    }
    for (const key of spent) this._keys.delete(key);
    return ready;
  }
}
