/**
 * Waits until a page is at rest, as far as that can be told: visible fonts and pictures have loaded, finite animations
 * have ended, and the boxes are where they were two frames before.
 *
 * @param seconds the maximum time to wait
 * @returns true if the page is at rest; a page that never is isn't an error
 */
// `async` turns an exception into a rejection.
// deno-lint-ignore require-await
export async function settled(seconds = 5): Promise<boolean> {
  const end = performance.now() + seconds * 1000;
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), seconds * 1000));
  const ready = async (): Promise<boolean> => {
    await document.fonts.ready;
    await Promise.all([...document.images].map(arrived));
    await Promise.all(document.getAnimations().filter(ends).map((each) => each.finished.catch(() => null)));
    let before = '';
    for (let same = 0; same < 2 && performance.now() < end;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = outline();
      same = now === before ? same + 1 : 0;
      before = now;
    }
    return true;
  };
  return Promise.race([ready(), late]);
}

/** Waits for a picture that is loading, but not for one that waits to be scrolled into view. */
function arrived(image: HTMLImageElement): Promise<unknown> | null {
  if (image.complete || image.loading === 'lazy') return null;
  return new Promise((resolve) => {
    image.addEventListener('load', resolve, { once: true });
    image.addEventListener('error', resolve, { once: true });
  });
}

function ends(animation: Animation): boolean {
  const time = animation.effect?.getComputedTiming().endTime;
  return animation.playState === 'running' && Number.isFinite(Number(time ?? 0));
}

/** The page's boxes as text, for comparing. */
function outline(): string {
  const boxes: string[] = [`${scrollX},${scrollY}`];
  for (const element of [...document.querySelectorAll('body *')].slice(0, 2000)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    boxes.push(`${x},${y},${width},${height}`);
  }
  return boxes.join(' ');
}
