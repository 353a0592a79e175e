import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format, merge } from '../src/format';
import { isLasting } from '../src/ids';
import type { Capture, Manifest } from '../src/manifest';

const captured = (screen: string, variant: string, ids: readonly string[] = []): Capture => ({
  snapshot: {
    screen,
    variant,
    traits: { platform: 'web' },
    display: { size: [400, 800], scale: 2 },
    elements: ids.map((id) => ({ id, frame: [0, 0, 10, 10] })),
  } as unknown as Capture['snapshot'],
  truncated: false,
});
const screens = (text: string): string[] =>
  (JSON.parse(text) as Manifest).snapshots.map(({ screen, variant }) => `${screen}/${variant}`);

test('snapshots are sorted, however they come', () => {
  const all = [captured('b', 'phone'), captured('a', 'tablet'), captured('a', 'phone')];
  const forwards = all.reduce<string | null>((text, one) => merge(text, one), null) ?? '';
  const backwards = [...all].reverse().reduce<string | null>((text, one) => merge(text, one), null);
  assert.equal(forwards, backwards);
  assert.deepEqual(screens(forwards), ['a/phone', 'a/tablet', 'b/phone']);
});

test('a snapshot takes the place of an earlier one', () => {
  const text = merge(merge(null, captured('a', 'phone', ['old'])), captured('a', 'phone', ['new']));
  assert.deepEqual(screens(text), ['a/phone']);
  assert(text.includes('"new"') && !text.includes('"old"'));
});

test('an element is a line, and its keys have an order', () => {
  const text = merge(null, captured('a', 'phone', ['one', 'two']));
  assert.equal(text.split('\n').filter((line) => line.includes('"frame"')).length, 2);
  const reordered = { ...captured('a', 'phone').snapshot.elements[0], frame: [0, 0, 1, 1], id: 'x' };
  assert.match(format({ elements: [reordered] } as unknown as Manifest), /\{"id": "x", "frame": \[0, 0, 1, 1\]\}/);
});

test('line ends that YAML knows and JSON does not are escaped', () => {
  const text = merge(null, captured('a\u2028b\u0085', 'phone'));
  assert(!/[\u0085\u2028]/.test(text));
  assert.deepEqual(screens(text), ['a\u2028b\u0085/phone']);
});

test('a file that no capture has written is refused', () => {
  assert.throws(() => merge('{"snapshots": []}', captured('a', 'phone')), /no manifest of captures/);
});

test('ids that frameworks make anew do not last', () => {
  for (const id of ['save', 'nav-2', 'step-12-title', 'über']) assert(isLasting(id), id);
  for (const id of ['', ' save', ':r1:', 'ember12', '7', 'mat-input-3', 'x'.repeat(201)]) assert(!isLasting(id), id);
  assert(!isLasting('a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'));
});
