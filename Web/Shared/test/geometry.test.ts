import assert from 'node:assert/strict';
import { test } from 'node:test';
import { around, clamp, collapsed, contains, mixRect, outset, overlap } from '../engine/geometry';

test('the overlap of rects that touch is their common edge, and null if they are apart', () => {
  assert.deepEqual(overlap([0, 0, 10, 10], [5, 5, 10, 10]), [5, 5, 5, 5]);
  assert.deepEqual(overlap([0, 0, 10, 10], [10, 0, 10, 10]), [10, 0, 0, 10]);
  assert.equal(overlap([0, 0, 10, 10], [11, 0, 10, 10]), null);
});

test('the smallest rect around several', () => {
  assert.deepEqual(around([[0, 0, 10, 10], [20, -5, 5, 5]]), [0, -5, 25, 15]);
  assert.equal(around([]), null);
});

test('a rect that is outset by negative lengths has no negative size', () => {
  assert.deepEqual(outset([10, 10, 10, 10], 2), [8, 8, 14, 14]);
  assert.deepEqual(outset([10, 10, 10, 10], [1, 2, 3, 4]), [6, 9, 16, 14]);
  assert.deepEqual(outset([10, 10, 10, 10], -8), [18, 18, 0, 0]);
});

test('a rect between two others has no negative size, even if a spring overshoots', () => {
  assert.deepEqual(mixRect([0, 0, 10, 10], [10, 0, 0, 20], 0.5), [5, 0, 5, 15]);
  assert.deepEqual(mixRect([0, 0, 10, 10], [10, 0, 0, 20], 1.5), [15, 0, 0, 25]);
});

test('a rect contains its edges', () => {
  assert(contains([0, 0, 10, 10], [10, 10]));
  assert(!contains([0, 0, 10, 10], [10.01, 10]));
  assert.equal(clamp(-1), 0);
  assert.equal(clamp(7, 2, 5), 5);
});

test('a collapsed outline has as many points, all in the middle of its box', () => {
  const outline = [0, 0, 3, 0, 7, 0, 10, 0, 10, 3, 10, 17, 10, 20];
  assert.deepEqual(collapsed(outline), Array.from({ length: 7 }, () => [5, 10]).flat());
});
