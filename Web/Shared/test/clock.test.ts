import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Clock } from '../engine/clock';
import { Presence } from '../engine/presence';
import type { LiveScreen } from '../engine/live';

test('a clock leaves out the time in the background', () => {
  const clock = new Clock();
  clock.now = 10;
  assert.equal(clock.due(10, 5), 15);
  clock.now = 12;
  clock.enterBackground();
  clock.enterBackground();
  assert(clock.isInBackground);
  clock.now = 20;
  clock.enterForeground();
  assert(!clock.isInBackground);
  assert.equal(clock.due(10, 5), 23);
  assert(!clock.hasCome(23));
  clock.now = 23 - 1e-7;
  assert(clock.hasCome(23));
});

test('the latest report about an element counts', () => {
  const screens = new Map<string, LiveScreen>();
  const presence = new Presence(screens);
  const save = { target: 'save', screen: 'main' };
  assert.equal(presence.isPresent(save), undefined);
  presence.record('save', true);
  assert.equal(presence.isPresent(save), true);
  screens.set('main', { screen: 'main', size: [1, 1], safeArea: [0, 0, 0, 0], frames: {} });
  presence.recordScreen('main');
  assert.equal(presence.isPresent(save), false);
  presence.record('save', true);
  assert.equal(presence.isPresent(save), true);
});
