import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  apply,
  compose,
  IDENTITY,
  inverse,
  isIdentity,
  isUpright,
  type Linear,
  linearOf,
  sizeWithin,
} from '../src/linear';

const styled = (style: object): Linear => linearOf(style as CSSStyleDeclaration);

test('the inverse undoes a transform; a singular transform has none', () => {
  const linear: Linear = [2, 1, -1, 3];
  assert(isIdentity(compose(inverse(linear), linear)));
  assert.deepEqual(inverse([1, 1, 1, 1]), IDENTITY);
});

test('rotate, scale and transform apply in this order', () => {
  assert.deepEqual(styled({ scale: '2 3', transform: 'matrix(1, 0, 0, 1, 5, 6)' }), [2, 0, 0, 3]);
  const [x, y] = apply(styled({ rotate: '90deg', scale: '2', transform: 'none' }), [1, 0]);
  assert(Math.abs(x) < 1e-9 && Math.abs(y - 2) < 1e-9);
  assert.deepEqual(styled({ transform: 'matrix3d(1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)' }), [1, 2, 3, 4]);
});

test("transforms that can't be parsed change nothing", () => {
  assert.deepEqual(styled({ transform: 'none' }), IDENTITY);
  assert.deepEqual(styled({ transform: 'matrix(a)' }), IDENTITY);
});

test('a transform without rotation and skew is upright', () => {
  assert(isUpright([2, 0, 0, -3]));
  assert(!isUpright([1, 0.01, 0, 1]));
});

test('a size is found from its transformed bounds', () => {
  const angle = Math.PI / 6;
  const linear: Linear = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle)];
  const bounds = [100 * Math.cos(angle) + 20 * Math.sin(angle), 100 * Math.sin(angle) + 20 * Math.cos(angle)] as const;
  const [width, height] = sizeWithin(linear, bounds, [0, 0]);
  assert(Math.abs(width - 100) < 1e-9 && Math.abs(height - 20) < 1e-9);
  const turned: Linear = [Math.SQRT1_2, Math.SQRT1_2, -Math.SQRT1_2, Math.SQRT1_2];
  assert.deepEqual(sizeWithin(turned, [100, 100], [7, 8]), [7, 8]);
});
