import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conditionHolds, isTrue } from '../engine/condition';

test('a flag equals a value of the same type only', () => {
  assert(isTrue({ flag: 'pro', equals: true }, { pro: true }));
  assert(!isTrue({ flag: 'pro', equals: true }, { pro: 'true' }));
  assert(!isTrue({ flag: 'count', equals: 1 }, { count: '1' }));
});

test('an unknown flag equals nothing', () => {
  assert(!isTrue({ flag: 'pro', equals: false }, {}));
  assert(isTrue({ not: { flag: 'pro', equals: false } }, {}));
  assert(!isTrue({ flag: 'toString', equals: 'x' }, {}));
});

test('`not`, `all` and `any` combine conditions', () => {
  const [a, b] = [{ flag: 'a', equals: true }, { flag: 'b', equals: true }];
  assert(isTrue({ all: [a, b] }, { a: true, b: true }));
  assert(!isTrue({ all: [a, b] }, { a: true }));
  assert(isTrue({ any: [a, b] }, { b: true }));
  assert(!isTrue({ any: [] }, {}));
  assert(isTrue({ all: [] }, {}));
});

test('a rule without a condition always applies', () => {
  assert(conditionHolds({ when: null }, {}));
  assert(!conditionHolds({ when: { flag: 'a', equals: true } }, {}));
  assert(conditionHolds({ when: { not: { flag: 'a', equals: true } } }, {}));
});
