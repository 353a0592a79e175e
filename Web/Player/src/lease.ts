/** A tour, or a highlight, that has a page. */
export interface Tenant {
  isOver(): boolean;
  /** Ends it at once: another one has begun. */
  stop(): void;
  /** Hides it, until it is resumed: a highlight is shown meanwhile. */
  suspend(): void;
  resume(): void;
}

/** The key under which a document knows who has it: the same for all copies of this module. */
const OWNER = Symbol.for('tutorialc.owner');

type Owned = Document & { [OWNER]?: Tenant | undefined };

/**
 * What a tenant has taken of a page: listeners, attributes, the focus. All of it goes back by `release`, the last
 * thing first, on whatever path the tour ends. One tenant has a page at a time.
 */
export class Lease {
  private _undo: (() => void)[] = [];
  private _before: Tenant | undefined;

  constructor(readonly page: Document) {}

  /**
   * Takes the page: whoever has it is stopped. A guest only suspends them, and gives the page back as it goes.
   */
  take(tenant: Tenant, isGuest: boolean): void {
    const page = this.page as Owned;
    let owner = page[OWNER];
    if (owner && isGuest) {
      this._before = owner;
      owner.suspend();
    }
    // A guest that is stopped gives the page back to whom it was another's before.
    for (; owner && !isGuest; owner = page[OWNER] === owner ? undefined : page[OWNER]) owner.stop();
    page[OWNER] = tenant;
    this.add(() => {
      if (page[OWNER] !== tenant) return;
      const before = this._before?.isOver() ? undefined : this._before;
      page[OWNER] = before;
      before?.resume();
    });
  }

  /** Adds what gives something back. */
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
      // Some targets of old browsers cannot be listened to.
      target?.addEventListener?.(name, listener as EventListener, { capture, passive: PASSIVE.test(name) });
      this.add(() => target?.removeEventListener?.(name, listener as EventListener, { capture }));
    }
  }

  /** Gives everything back that was taken; what fails does not keep the rest. */
  release(): void {
    for (let undo = this._undo.pop(); undo; undo = this._undo.pop()) {
      try {
        undo();
      } catch {
        // A page that is gone takes nothing back.
      }
    }
  }
}

const PASSIVE = /^(scroll|touchstart|touchend|touchmove)$/;
