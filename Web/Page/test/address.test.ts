import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepOf, tourOf, variantOf } from '../../Shared/test/fixtures';
import { readAddress, writeAddress } from '../src/address';
import { applyRequest, choose, firstChoice, textSizesOf } from '../src/choices';
import { clockTime, spelled } from '../src/ways';

const [phone, tablet] = [
  { ...variantOf('phone', { idiom: 'phone' }, [stepOf('a')]), textSizes: { large: 1, xxxLarge: 1.4 } },
  variantOf('tablet', { idiom: 'tablet', locale: 'ar', colorScheme: 'dark' }, [stepOf('a')]),
];
const tour = tourOf({ variants: [phone, tablet] });

test('an address is read as it was written', () => {
  const place = {
    step: 'a b+c',
    variant: 'phone',
    locale: 'ar',
    textSize: 'large',
    scheme: 'dark',
    view: 'storyboard',
  };
  assert.deepEqual(readAddress(writeAddress(place)), place);
  assert.equal(writeAddress({ step: 'a b' }), '#step=a%20b');
  assert.deepEqual(readAddress('#step=&other=1'), {});
});

test('text sizes are those of all variants, from small to large', () => {
  assert.deepEqual(textSizesOf(tour), ['large', 'xxxLarge']);
});

test('the first choice is the first variant, changed by the parts of a link that the tour has', () => {
  const first = firstChoice(tour, { locale: 'fr', textSize: 'huge' }, 'light');
  assert.deepEqual(first, { variant: phone, locale: 'en', textSize: 'large', scheme: 'light' });
  assert.equal(firstChoice(tourOf(), {}, 'light'), undefined);
});

test('a variant is shown as it was captured, unless the link has other traits', () => {
  const first = firstChoice(tour, {}, 'light');
  assert(first);
  assert.deepEqual(choose(tour, first, { variant: tablet }), {
    variant: tablet,
    locale: 'ar',
    textSize: 'large',
    scheme: 'dark',
  });
  assert.equal(applyRequest(tour, first, { variant: 'tablet', locale: 'en' }).locale, 'en');
});

test('names and times are written in plain words', () => {
  assert.equal(spelled('accessibilityExtraLarge'), 'Accessibility extra large');
  assert.equal(spelled('xx-large_2'), 'Xx large 2');
  assert.equal(clockTime(59.9999999), '1:00');
  assert.equal(clockTime(75.2), '1:15');
});
