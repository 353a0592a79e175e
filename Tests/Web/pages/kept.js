// The state of a page before a tour, and its differences from the state now.
const names = ['pushState', 'replaceState'];

export class Kept {
  /** Records the current state of the page. */
  note() { this.was = this.look(); }

  differences() {
    const now = this.look();
    const found = Object.keys(this.was).filter((part) => now[part] !== this.was[part]);
    return found.map((part) => (part === 'markup' ? this.first(this.was.markup, now.markup) : `${part} ${now[part]}, not ${this.was[part]}`));
  }

  /** Describes the first difference between two texts. */
  first(was, is) {
    let at = 0;
    while (was[at] === is[at]) at += 1;
    return `markup …${is.slice(Math.max(0, at - 30), at + 60)}… where …${was.slice(Math.max(0, at - 30), at + 60)}… was`;
  }

  look() {
    const active = document.activeElement;
    return {
      markup: this.markup(document),
      history: names.map((name) => /\[native code\]/.test(Function.prototype.toString.call(history[name]))).join(),
      focus: active ? `${active.localName} ${active.id || active.dataset?.tour || ''}` : 'none',
      scrolled: this.scrolled(),
      sheets: document.adoptedStyleSheets?.length ?? 0,
    };
  }

  /** All markup, including that of open shadow roots and of frames of the same origin. */
  markup(root) {
    const parts = [root.documentElement?.outerHTML ?? root.innerHTML];
    for (const each of root.querySelectorAll('*')) {
      if (each.shadowRoot) parts.push(`#shadow of ${each.localName}`, this.markup(each.shadowRoot));
      if (each.localName === 'iframe') {
        try {
          if (each.contentDocument) parts.push('#frame', this.markup(each.contentDocument));
        } catch { /* A frame of another origin. */ }
      }
    }
    return parts.join('\n');
  }

  /** All elements that are scrolled although a person can't scroll them. */
  scrolled() {
    const found = [];
    for (const each of document.querySelectorAll('*')) {
      if (!each.scrollTop && !each.scrollLeft) continue;
      const style = getComputedStyle(each);
      if (/auto|scroll/.test(style.overflowX + style.overflowY) || each === document.documentElement || each === document.body) continue;
      found.push(`${each.localName} ${each.id} ${each.scrollLeft} ${each.scrollTop}`);
    }
    return found.join();
  }
}
