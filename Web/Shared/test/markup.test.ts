import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain, runsOf } from '../engine/markup';

test('emphasis, strong emphasis, code and links', () => {
  assert.deepEqual(runsOf('a *b* **c** `d*e*` [f](g)'), [
    { text: 'a ' },
    { text: 'b', emphasis: true },
    { text: ' ' },
    { text: 'c', strong: true },
    { text: ' ' },
    { text: 'd*e*', code: true },
    { text: ' ' },
    { text: 'f', link: 'g' },
  ]);
});

test('emphasis nests as in CommonMark', () => {
  assert.deepEqual(runsOf('***a** b*'), [
    { text: 'a', strong: true, emphasis: true },
    { text: ' b', emphasis: true },
  ]);
  assert.deepEqual(runsOf('2 * 3 * 4'), [{ text: '2 * 3 * 4' }]);
  assert.deepEqual(runsOf('snake_case_name'), [{ text: 'snake_case_name' }]);
});

test('a backslash makes a mark literal', () => {
  assert.equal(plain('\\*a\\*'), '*a*');
  assert.equal(plain('\\a'), '\\a');
});

test('code may contain backticks, and loses one space at either end', () => {
  assert.deepEqual(runsOf('`` a`b ``'), [{ text: 'a`b', code: true }]);
  assert.deepEqual(runsOf('`a'), [{ text: '`a' }]);
});

test('a link may have a title, angle brackets and words with markup', () => {
  assert.deepEqual(runsOf('[a](<b c> "title")'), [{ text: 'a', link: 'b c' }]);
  assert.deepEqual(runsOf('[*a*](b)'), [{ text: 'a', emphasis: true, link: 'b' }]);
  assert.deepEqual(runsOf('[a](b c)'), [{ text: '[a](b c)' }]);
});
