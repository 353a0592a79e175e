import type { Lease } from './lease';

interface Navigation extends EventTarget {}

/** Follows the page's address: reports it now and whenever it changes. */
export function followAddress(lease: Lease, report: (path: string) => void): void {
  let path = '';
  const check = (): void => {
    const { pathname, search, hash } = location;
    if (pathname + search + hash === path) return;
    path = pathname + search + hash;
    // Apps with hash routing keep their route in the fragment.
    report(/^#!?\//.test(hash) ? hash.replace(/^#!?/, '') : path);
  };
  const { navigation } = window as { navigation?: Navigation };
  if (navigation?.addEventListener) {
    lease.listen(navigation, 'currententrychange', check);
  } else {
    lease.listen(window, 'popstate hashchange', check);
    wrapHistory(lease, check);
  }
  check();
}

/** Reports the address after each call that changes it, in browsers that have no event for this. */
function wrapHistory(lease: Lease, check: () => void): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const had = Object.prototype.hasOwnProperty.call(history, name);
    const own = history[name];
    let open = true;
    const wrapped = function (this: History, ...all: Parameters<History['pushState']>): void {
      own.apply(this, all);
      if (open) check();
    };
    history[name] = wrapped;
    lease.add(() => {
      open = false;
      // A wrapper that somebody else has put around this one stays.
      if (history[name] !== wrapped) return;
      if (had) {
        history[name] = own;
      } else {
        delete (history as Partial<Pick<History, 'pushState'>>)[name as 'pushState'];
      }
    });
  }
}
