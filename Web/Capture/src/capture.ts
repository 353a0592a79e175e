import { TEST_IDS, TOUR_ID } from '../../Shared/dom/finder';
import type { Capture } from './manifest';
import type { CaptureOptions } from './options';
import { PageModel } from './model';
import { SnapshotWriter } from './snapshot';

/**
 * Captures the page as it is now: a snapshot of a layout manifest, by the rules of docs/capture.md.
 *
 * The page isn't changed, and nothing is waited for: the caller waits until nothing moves.
 *
 * @throws Error if an option is invalid
 */
export function capture(options: CaptureOptions): Capture {
  for (const name of [options.screen, options.variant ?? 'default']) {
    if (typeof name !== 'string' || name === '' || name.includes('/')) {
      throw new Error(`${JSON.stringify(name)} is no name of a screen or a variant: it has a slash, or is empty`);
    }
  }
  const testIds = options.testIds ?? TEST_IDS;
  const names = [TOUR_ID, 'id', ...testIds].map((name) => `[${CSS.escape(name)}]`).join(', ');
  const page = new PageModel(document, { ...options, testIds }, names);
  const writer = new SnapshotWriter(page, { ...options, testIds });
  return { snapshot: writer.snapshot(), truncated: page.isCut || writer.isCut };
}
