import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clipOf } from '../dom/clip';
import { colorAndAlpha, isColor } from '../dom/colors';

const clip = (style: Partial<CSSStyleDeclaration>): ReturnType<typeof clipOf> =>
  clipOf({ clip: 'auto', clipPath: 'none', position: 'static', ...style } as CSSStyleDeclaration, [10, 20, 100, 50]);

test('without a clip, all of an element is left', () => {
  assert.equal(clip({}), null);
  assert.equal(clip({ clipPath: 'url(#mask)' }), null);
  assert.equal(clip({ clip: 'rect(0px, 10px, 10px, 0px)' }), null);
});

test('`clip: rect()` clips positioned elements only', () => {
  assert.deepEqual(clip({ clip: 'rect(1px, 30px, auto, 2px)', position: 'absolute' }), [12, 21, 40, 70]);
});

test('a clip path leaves its bounding box', () => {
  assert.deepEqual(clip({ clipPath: 'inset(10% 20px)' }), [30, 25, 90, 65]);
  assert.deepEqual(clip({ clipPath: 'circle(10px at 50% 50%)' }), [50, 35, 70, 55]);
  assert.deepEqual(clip({ clipPath: 'polygon(0px 0px, 50% 0px, 50% 100%)' }), [10, 20, 60, 70]);
  assert.equal(clip({ clipPath: 'inset(calc(1px + 2%))' }), null);
});

test('only colours in hexadecimal notation get into a style', () => {
  assert(isColor('#11AAff') && isColor('#11aaff80'));
  for (const other of ['red', '#123', 'url(x)', '#11aaff80;', 7, null]) assert(!isColor(other));
  assert.deepEqual(colorAndAlpha('#11aaff80', '#000000'), ['#11aaff', 128 / 255]);
  assert.deepEqual(colorAndAlpha('url(x)', '#000000'), ['#000000', 1]);
});
