import { parentOf } from './finder';

/** Scrolls an element into sight, in all that scrolls around it, and out from under bars that stick. */
export function reveal(element: Element, smooth: boolean, ignore: Element): void {
  const page = element.ownerDocument;
  const view = page.defaultView;
  if (!view || isInSight(element, ignore)) return;
  const far = Math.abs(element.getBoundingClientRect().top) > view.innerHeight * 3;
  const behavior: ScrollBehavior = smooth && !far ? 'smooth' : 'auto';
  const { height } = element.getBoundingClientRect();
  element.scrollIntoView({block: height > view.innerHeight * 0.8 ? 'start' : 'center', inline: 'nearest', behavior});
}

/** Whether all of an element that fits is seen: within what scrolls around it, and under no bar that sticks. */
export function isInSight(element: Element, ignore: Element): boolean {
  const page = element.ownerDocument;
  const view = page.defaultView;
  if (!view) return true;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  let [x0, y0, x1, y1] = [0, 0, view.innerWidth, view.innerHeight];
  for (let at = parentOf(element); at && at.ownerDocument === page; at = parentOf(at)) {
    if (at === page.documentElement || at === page.body) continue;
    const style = getComputedStyle(at);
    if (!/auto|scroll|hidden|clip/.test(style.overflowX + style.overflowY)) continue;
    const box = at.getBoundingClientRect();
    [x0, y0, x1, y1] =
      [Math.max(x0, box.left), Math.max(y0, box.top), Math.min(x1, box.right), Math.min(y1, box.bottom)];
  }
  if (left < x0 - 1 || top < y0 - 1 || right > x1 + 1 || bottom > y1 + 1) return false;
  const middle = (left + right) / 2;
  return [top + 1, bottom - 1].every((y) => !coveredBySticky(element, middle, y, ignore));
}

function coveredBySticky(element: Element, x: number, y: number, ignore: Element): boolean {
  const page = element.ownerDocument;
  const root = element.getRootNode() as Document | ShadowRoot;
  const [top] = (root.elementsFromPoint ?? page.elementsFromPoint)
                  .call(root, x, y)
                  .filter((one) => one !== ignore && !ignore.contains(one));
  if (!top || top === element || element.contains(top) || top.contains(element) || element.shadowRoot?.contains(top))
    return false;
  for (let at: Element | null = top; at && !at.contains(element); at = parentOf(at)) {
    if (/sticky|fixed/.test(getComputedStyle(at).position)) return true;
  }
  return false;
}
