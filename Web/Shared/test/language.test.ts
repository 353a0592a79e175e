import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distance, isRightToLeftTag, localeOf, lookup, lookupChain, shownLocale, textOf } from '../engine/language';
import { tourOf } from './fixtures';

test('look-up drops one subtag after the other, and a single letter with the subtag after it', () => {
  assert.deepEqual(lookupChain('zh-Hant-TW'), ['zh-hant-tw', 'zh-hant', 'zh']);
  assert.deepEqual(lookupChain('de-DE-u-co-phonebk'), ['de-de-u-co-phonebk', 'de-de-u-co', 'de-de', 'de']);
});

test('look-up ignores case and returns the candidate as it is spelled', () => {
  assert.equal(lookup('PT-br', ['pt', 'pt-BR']), 'pt-BR');
  assert.equal(lookup('pt-PT', ['pt', 'pt-BR']), 'pt');
  assert.equal(lookup('fr', ['pt']), undefined);
});

test('a language that a tour lacks is shown in its first one', () => {
  const tour = tourOf();
  assert.equal(shownLocale(tour, 'ar-EG'), 'ar');
  assert.equal(shownLocale(tour, 'fr'), 'en');
  assert.equal(shownLocale(tour, null), 'en');
  assert.equal(shownLocale(tourOf({ locales: [] }), 'fr'), 'und');
});

test('a text that a language lacks is taken from the first language', () => {
  const tour = tourOf({ strings: { en: { title: 'Mail', body: 'Write' }, ar: { title: 'بريد' } } });
  assert.equal(textOf(tour, 'title', 'ar'), 'بريد');
  assert.equal(textOf(tour, 'body', 'ar'), 'Write');
  assert.equal(localeOf(tour, 'body', 'ar'), 'en');
  assert.equal(textOf(tour, 'none', 'ar'), null);
  assert.equal(textOf(tour, null, 'ar'), null);
});

test('a variant in the same script is nearer than one in another', () => {
  assert(distance('sr-Latn', 'sr') < distance('sr-Latn', 'sr-Latn-RS'));
  assert(distance('sr-Latn-BA', 'sr-Latn-RS') < distance('sr-Latn-BA', 'sr-Cyrl-RS'));
  assert(distance('en', null) < distance('en', 'fr'));
});

test('the script of a tag decides its direction before the language does', () => {
  for (const tag of ['ar', 'he-IL', 'fa', 'az-Arab', 'UR']) assert(isRightToLeftTag(tag), tag);
  for (const tag of ['en', 'az', 'ar-Latn', 'arn', 'ku']) assert(!isRightToLeftTag(tag), tag);
});
