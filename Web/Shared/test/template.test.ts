import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filled, filledRuns, numbered } from '../engine/template';
import { tourOf } from './fixtures';

const tour = tourOf({ variables: { name: { en: 'Ada' } } });
/** Isolates text of unknown direction (U+2068 and U+2069). */
const isolated = (text: string): string => `\u2068${text}\u2069`;

test('a variable is replaced, and isolated where it is shown', () => {
  assert.equal(filled(tour, 'Hello %{name}!', { name: 'Ada' }, false), 'Hello Ada!');
  assert.equal(filled(tour, 'Hello %{name}!', { name: 'Ada' }, true), `Hello ${isolated('Ada')}!`);
  assert.equal(filled(tour, '%{name}', { name: 7 }, false), '7');
});

test('a variable without a value, or that the tour lacks, stays as it is written', () => {
  assert.equal(filled(tour, '%{name}', {}, true), '%{name}');
  assert.equal(filled(tour, '%{other}', { other: 'x' }, true), '%{other}');
  assert.equal(filled(tourOf(), '%%{name}', { name: 'Ada' }, true), '%%{name}');
});

test('two percent signs before a brace stand for one', () => {
  assert.equal(filled(tour, '%%{name}', { name: 'Ada' }, false), '%{name}');
  assert.equal(filled(tour, '%%%{name}', { name: 'Ada' }, false), '%Ada');
  assert.equal(filled(tour, '100%% of it', {}, false), '100%% of it');
});

test("values aren't parsed as markup, and their {step} isn't replaced", () => {
  const [, run] = filledRuns(tour, 'a **%{name}**', { name: '*b*' }, false);
  assert.deepEqual(run, { text: '*b*', strong: true });
  assert.equal(numbered(tour, '{step} of {total}, %{name}', 2, 5, { name: '{total}' }, false), '2 of 5, {total}');
});

test('a variable in a link is not replaced', () => {
  assert.deepEqual(filledRuns(tour, '[go](https://a/%{name})', { name: 'x' }, false), [
    { text: 'go', link: 'https://a/%{name}' },
  ]);
});
