import { TEST_IDS, TOUR_ID } from '../../Shared/dom/finder';
import type { Capture } from './manifest';
import type { CaptureOptions } from './options';
import { PageModel } from './model';
import { SnapshotWriter } from './snapshot';

/**
 * What is on the page now: a snapshot of a layout manifest. docs/capture.md says by which rules.
 *
 * Nothing of the page is changed, and nothing is waited for: it is for the caller to wait until nothing moves.
 *
 * @throws Error where an option is none
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
