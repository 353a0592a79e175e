import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSaved, writeSaved } from '../engine/saved';
import { stepOf, tourOf, variantOf } from './fixtures';

const variant = variantOf('phone', {}, [stepOf('a'), stepOf('b')]);
const tour = tourOf({ variants: [variant] });

test('a saved state is read as it was written', () => {
  for (const saved of [{ step: 'b', history: ['a'], before: 0 }, { step: 'a', history: [], before: 2 }]) {
    assert.deepEqual(readSaved(writeSaved(tour, saved), tour, variant), saved);
  }
});

test("a saved state is ignored if it is broken, another tour's, or has a step that the variant lacks", () => {
  const text = writeSaved(tour, { step: 'b', history: ['a'], before: 0 });
  assert.equal(readSaved(text, { ...tour, once: 'test-2' }, variant), null);
  assert.equal(readSaved(text, tour, variantOf('phone', {}, [stepOf('a')])), null);
  assert.equal(readSaved(text.replace('["a"]', '[1]'), tour, variant), null);
  for (const broken of [null, undefined, '', '{', 'null', '[]', '"text"', '{"state":"tutorialc.session/2"}']) {
    assert.equal(readSaved(broken, tour, variant), null);
  }
});

test('a history of more than 100 steps loses its beginning', () => {
  const history = Array.from({ length: 150 }, (_, index) => `${index}`);
  assert.deepEqual(readSaved(writeSaved(tour, { step: 'a', history, before: 0 }), tour, variant)?.history[0], '50');
});
