// The parts of a tour that a person sees, in the coordinates of the page's own window.
const own = { css: getComputedStyle, all: Document.prototype.querySelectorAll };

export class Seen {
  /** The player's own element, wherever it is in the page, preferably a visible one; null if there is none. */
  host() {
    const all = this.hosts();
    return all.find((each) => this.isShown(each)) ?? all[0] ?? null;
  }

  hosts() {
    const found = [];
    const look = (root) => {
      found.push(...root.querySelectorAll('tutorial-player'));
      for (const each of root.querySelectorAll('*')) if (each.shadowRoot && each.localName !== 'tutorial-player') look(each.shadowRoot);
    };
    look(document);
    return found;
  }

  /** Returns true if any part of the overlay is visible. */
  shows() { return this.hosts().some((each) => this.isShown(each)); }

  isShown(host) {
    for (let at = host; at; at = at.parentElement ?? at.getRootNode().host) {
      const style = own.css.call(window, at);
      if (style.display === 'none' || Number(style.opacity) === 0) return false;
    }
    return own.css.call(window, host).visibility === 'visible';
  }

  /** The bounding boxes of the holes as drawn, in the window. */
  holes() {
    if (!this.shows()) return [];
    const root = this.host().shadowRoot;
    return [...root.querySelectorAll('mask path')].map((path) => this.extent(path)).filter((box) => box);
  }

  extent(path) {
    const { d } = own.css.call(window, path);
    const text = d && d !== 'none' ? d.slice(6, -2) : path.getAttribute('d') ?? '';
    if (!/[\d.]/.test(text)) return null;
    const numbers = text.match(/-?[\d.]+(?:e-?\d+)?|NaN/g).map(Number);
    const at = path.ownerSVGElement.getScreenCTM();
    const xs = numbers.filter((_, index) => index % 2 === 0).map((x) => x * at.a + at.e);
    const ys = numbers.filter((_, index) => index % 2 === 1).map((y) => y * at.d + at.f);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const box = [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
    return box[2] > 0.5 && box[3] > 0.5 ? box : null;
  }

  /** The element with the current step's words; null if there is none. */
  words() {
    if (!this.shows()) return null;
    return [...this.host().shadowRoot.querySelectorAll('[part~=words]')].find((each) => !each.hasAttribute('inert') && each.getClientRects().length) ?? null;
  }

  button(part) { return this.words()?.querySelector(`[part~=${part}]`) ?? null; }

  /** The box of an element in the window, whichever frame the element is in. */
  box(element) {
    if (!element) return null;
    let { x, y, width, height } = element.getBoundingClientRect();
    for (let view = element.ownerDocument.defaultView; view && view !== window && view.frameElement; view = view.parent) {
      const frame = view.frameElement;
      const style = own.css.call(window, frame);
      const outer = frame.getBoundingClientRect();
      x += outer.x + frame.clientLeft + parseFloat(style.paddingLeft);
      y += outer.y + frame.clientTop + parseFloat(style.paddingTop);
    }
    return [x, y, width, height];
  }

  /** The topmost element at a point of the window, also inside open shadow roots. */
  at(x, y) {
    let found = document.elementFromPoint(x, y);
    while (found?.shadowRoot) {
      const inner = found.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === found) break;
      found = inner;
    }
    return found;
  }
}
