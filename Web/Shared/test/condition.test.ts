import assert from 'node:assert/strict';
import { test } from 'node:test';
import { admits, holds } from '../engine/condition';

test('a flag equals a value of the same type only', () => {
  assert(holds({ flag: 'pro', equals: true }, { pro: true }));
  assert(!holds({ flag: 'pro', equals: true }, { pro: 'true' }));
  assert(!holds({ flag: 'count', equals: 1 }, { count: '1' }));
});

test('an unknown flag equals nothing', () => {
  assert(!holds({ flag: 'pro', equals: false }, {}));
  assert(holds({ not: { flag: 'pro', equals: false } }, {}));
  assert(!holds({ flag: 'toString', equals: 'x' }, {}));
});

test('`not`, `all` and `any` combine conditions', () => {
  const [a, b] = [{ flag: 'a', equals: true }, { flag: 'b', equals: true }];
  assert(holds({ all: [a, b] }, { a: true, b: true }));
  assert(!holds({ all: [a, b] }, { a: true }));
  assert(holds({ any: [a, b] }, { b: true }));
  assert(!holds({ any: [] }, {}));
  assert(holds({ all: [] }, {}));
});

test('a rule without a condition always applies', () => {
  assert(admits({ when: null }, {}));
  assert(!admits({ when: { flag: 'a', equals: true } }, {}));
  assert(admits({ when: { not: { flag: 'a', equals: true } } }, {}));
});
