/**
 * Waits until a page stands still, as far as it can be told: fonts and pictures that it shows are there, motions that end
 * have ended, and its boxes are where they were two frames before.
 *
 * @param seconds how long it is waited for at most
 * @returns whether it stands still; a page that never does is no error
 */
// An exception is a rejection.
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

/** A picture that is loading is waited for; one that waits to be scrolled in is not. */
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

/** Where the page's boxes are, for a while to be compared with. */
function outline(): string {
  const boxes: string[] = [`${scrollX},${scrollY}`];
  for (const element of [...document.querySelectorAll('body *')].slice(0, 2000)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    boxes.push(`${x},${y},${width},${height}`);
  }
  return boxes.join(' ');
}
