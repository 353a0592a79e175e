/** A tour or a highlight that has a page. */
export interface Tenant {
  isOver(): boolean;
  /** Ends it at once, because another one begins. */
  stop(): void;
  /** Hides it until it is resumed, while a highlight is shown. */
  suspend(): void;
  resume(): void;
}

/** The key for a document's tenant, shared by all copies of this module. */
const OWNER = Symbol.for('tutorialc.owner');

type Owned = Document & { [OWNER]?: Tenant | undefined };

/**
 * Everything that a tenant has taken of a page: listeners, attributes, the focus. `release` gives it back in reverse
 * order, however the tour ends. A page has one tenant at a time.
 */
export class Lease {
  private _undo: (() => void)[] = [];
  private _suspended: Tenant | undefined;

  constructor(readonly page: Document) {}

  /**
   * Takes the page and stops its present tenant. A guest only suspends the tenant, and gives the page back when it
   * leaves.
   */
  acquire(tenant: Tenant, isGuest: boolean): void {
    const page = this.page as Owned;
    let owner = page[OWNER];
    if (owner && isGuest) {
      this._suspended = owner;
      owner.suspend();
    }
    // A guest that is stopped gives the page back to its former tenant.
    for (; owner && !isGuest; owner = page[OWNER] === owner ? undefined : page[OWNER]) owner.stop();
    page[OWNER] = tenant;
    this.add(() => {
      if (page[OWNER] !== tenant) return;
      const before = this._suspended?.isOver() ? undefined : this._suspended;
      page[OWNER] = before;
      before?.resume();
    });
  }

  /** Adds a function that gives something back. */
  add(undo: () => void): void {
    this._undo.push(undo);
  }

  /** Listens until the release. */
  listen(
    target: EventTarget | null | undefined,
    names: string,
    listener: (event: never) => void,
    capture = false,
  ): void {
    for (const name of names.split(' ')) {
      // In old browsers some of these targets have no `addEventListener`.
      target?.addEventListener?.(name, listener as EventListener, { capture, passive: PASSIVE.test(name) });
      this.add(() => target?.removeEventListener?.(name, listener as EventListener, { capture }));
    }
  }

  /** Gives everything back. An exception doesn't keep the rest. */
  release(): void {
    for (let undo = this._undo.pop(); undo; undo = this._undo.pop()) {
      try {
        undo();
      } catch {
        // The page may be gone.
      }
    }
  }
}

const PASSIVE = /^(scroll|touchstart|touchend|touchmove)$/;
