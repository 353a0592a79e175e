import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ease, piecesOf, progressAt } from '../engine/motion';
import type { Motion } from '../engine/tour';

const near = (given: number, expected: number): void =>
  assert(Math.abs(given - expected) < 1e-9, `${given}, not ${expected}`);

test("an easing is CSS's cubic-bezier", () => {
  near(ease([1 / 3, 1 / 3, 2 / 3, 2 / 3], 0.3), 0.3);
  near(ease([0.42, 0, 0.58, 1], 0.5), 0.5);
  assert(Math.abs(ease([0.25, 0.1, 0.25, 1], 0.5) - 0.8024) < 1e-4);
});

test('a motion stands still before its first keyframe and after its last', () => {
  const motion = { duration: 1, keyframes: [{ time: 0.2, progress: 0.1 }, { time: 1, progress: 0.9 }] } as Motion;
  near(progressAt(motion, 0), 0.1);
  near(progressAt(motion, 0.6), 0.5);
  near(progressAt(motion, 7), 0.9);
});

test('at equal times the later keyframe holds', () => {
  const keyframes = [{ time: 0, progress: 0 }, { time: 0.5, progress: 0.2 }, { time: 0.5, progress: 1 }];
  near(progressAt({ duration: 1, keyframes } as Motion, 0.5), 1);
});

test('the pieces of a curve start at points of the curve', () => {
  const curve = [0.42, 0, 0.58, 1] as const;
  for (const { x, y } of piecesOf(curve, 12)) near(y, ease(curve, x));
});
