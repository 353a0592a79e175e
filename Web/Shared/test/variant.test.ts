import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scaleOf, sizeFor } from '../engine/sizes';
import { pickVariant } from '../engine/variant';
import { tourOf, variantOf } from './fixtures';

test('a text size has the scale of its name or number', () => {
  assert.equal(scaleOf('large'), 1);
  assert.equal(scaleOf('accessibilityExtraExtraExtraLarge'), scaleOf('accessibility5'));
  assert.equal(scaleOf('1.5'), 1.5);
  assert.equal(scaleOf('150%'), 1.5);
  assert.equal(scaleOf('huge'), 1);
  assert.equal(scaleOf(null), 1);
});

test('callouts are taken at the next larger text size, or the largest', () => {
  const variant = { ...variantOf('phone', {}), textSizes: { large: 1, xxxLarge: 1.4 } };
  assert.equal(sizeFor(variant, '1.2'), 'xxxLarge');
  assert.equal(sizeFor(variant, '0.5'), 'large');
  assert.equal(sizeFor(variant, '3'), 'xxxLarge');
  assert.equal(sizeFor(variant, null), undefined);
});

test('the platform weighs more than the language, and the first of equals wins', () => {
  const variants = [
    variantOf('ios', { platform: 'ios', locale: 'en' }),
    variantOf('web', { platform: 'web', locale: 'ar' }),
    variantOf('again', { platform: 'web', locale: 'ar' }),
  ];
  const tour = tourOf({ variants });
  assert.equal(pickVariant(tour, { traits: { platform: 'web', locale: 'en' } })?.id, 'web');
  assert.equal(pickVariant(tour, { traits: { locale: 'en' } })?.id, 'ios');
  assert.equal(pickVariant(tourOf(), { traits: {} }), undefined);
});

test('variants that differ in a custom trait are left out, unless none would be left', () => {
  const variants = [variantOf('a', { plan: 'free' }), variantOf('b', { plan: 'pro' })];
  const tour = tourOf({ variants });
  assert.equal(pickVariant(tour, { traits: { plan: 'pro' } })?.id, 'b');
  assert.equal(pickVariant(tour, { traits: { plan: 'none' } })?.id, 'a');
});
