/**
 * tutorialc's capture: reads a live page and writes what layouts need of it.
 *
 * Bundled as an ES module (`dist/capture.js`) and as a script that defines one global, `tutorialcCapture`
 * (`dist/capture.global.js`), for a test tool to put into the page.
 */
export { capture } from './capture';
export { FORMAT, format, merge } from './format';
export type {
  Capture,
  Frame,
  Identity,
  Manifest,
  ManifestElement,
  ManifestOccluder,
  ManifestSnapshot,
  ManifestSpace,
  ManifestWindow,
  Matrix,
  Shape,
  Visibility,
} from './manifest';
export type { CaptureOptions } from './options';
export { PRIVATE } from './privacy';
export { settled } from './settled';
