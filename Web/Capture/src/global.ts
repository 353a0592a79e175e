/** Defines the one global of the script that a test tool puts into a page. */
import * as api from './index';

Object.defineProperty(globalThis, 'tutorialcCapture', { value: Object.freeze({ ...api }), configurable: true });
