// @ts-check
/**
 * Captures the present page of a Playwright test for tutorialc.
 *
 *     import { test as base } from '@playwright/test';
 *     import { captureScreen } from 'tutorialc-capture/playwright.mjs';
 *     const test = base.extend({ captureScreen });
 *     test('inbox', async ({ page, captureScreen }) => {
 *       await page.goto('/inbox');
 *       await captureScreen('inbox'); // layouts/PROJECT.layout.json
 *     });
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { merge } from './dist/capture.js';

const SCRIPT = new URL('./dist/capture.global.js', import.meta.url);

/**
 * Captures a page once it is at rest. With `file`, creates or extends a manifest.
 *
 * @param {{ evaluate(script: string): Promise<any> }} page
 * @param {import('./dist/capture').CaptureOptions & { file?: string }} options
 * @returns {Promise<import('./dist/capture').ManifestSnapshot>}
 */
export async function capture(page, { file, ...options }) {
  await page.evaluate(readFileSync(SCRIPT, 'utf8'));
  await page.evaluate('tutorialcCapture.settled()');
  const taken = await page.evaluate(`tutorialcCapture.capture(${JSON.stringify(options)})`);
  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.part`, merge(existsSync(file) ? readFileSync(file, 'utf8') : null, taken));
    renameSync(`${file}.part`, file);
  }
  return taken.snapshot;
}

/**
 * A fixture for `test.extend`: `captureScreen(screen, options)` writes one manifest for each of Playwright's projects.
 *
 * @param {{ page: { evaluate(script: string): Promise<any> } }} fixtures
 * @param {(take: (screen: string, options?: object) => Promise<import('./dist/capture').ManifestSnapshot>) => Promise<void>} use
 * @param {{ project: { name: string } }} info
 */
export async function captureScreen({ page }, use, info) {
  const variant = info.project.name || 'default';
  await use((screen, options) =>
    capture(page, { screen, variant, file: `layouts/${variant}.layout.json`, ...options })
  );
}
