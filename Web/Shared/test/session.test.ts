import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Session } from '../engine/session';
import type { Rule } from '../engine/tour';
import { stepOf, tourOf, variantOf } from './fixtures';

const rule = (part: Partial<Rule>): Rule => ({ to: null, when: null, ...part });
const tour = tourOf({
  variants: [
    variantOf('phone', {}, [
      stepOf('a', { advance: [rule({ event: 'sent', to: 'c' }), rule({ after: 3, to: 'b' })] }),
      stepOf('b', { when: { flag: 'pro', equals: true }, advance: [rule({ tap: 'anywhere', to: 'c' })] }),
      stepOf('c', { advance: [rule({ event: 'done' })] }),
    ]),
  ],
});
const begun = (): Session => {
  const session = new Session(tour, { traits: {} });
  session.handle({ kind: 'begin' }, 0);
  return session;
};

test('a tour begins at its first step, unless it was seen', () => {
  assert.equal(begun().step?.id, 'a');
  const seen = new Session(tour, { traits: {} });
  seen.handle({ kind: 'begin', seen: true }, 0);
  assert.equal(seen.step, undefined);
});

test('an event leads where its rule says', () => {
  const session = begun();
  session.handle({ kind: 'event', name: 'other' }, 1);
  assert.equal(session.step?.id, 'a');
  session.handle({ kind: 'event', name: 'sent' }, 1);
  assert.equal(session.step?.id, 'c');
  assert.deepEqual(session.stack, ['a']);
});

test('a step comes after a time, and one whose condition does not hold is passed over', () => {
  const session = begun();
  assert.equal(session.due, 3);
  session.handle({ kind: 'time' }, 2.9);
  assert.equal(session.step?.id, 'a');
  session.handle({ kind: 'time' }, 3);
  assert.equal(session.step?.id, 'c');
});

test('a step comes if the flag of its condition is set', () => {
  const session = begun();
  session.handle({ kind: 'flags', flags: { pro: true } }, 1);
  session.handle({ kind: 'time' }, 3);
  assert.equal(session.step?.id, 'b');
});

test('Back leads to the previous step, and a saved session resumes', () => {
  const session = begun();
  session.handle({ kind: 'event', name: 'sent' }, 1);
  const { saved } = session;
  session.handle({ kind: 'back' }, 2);
  assert.equal(session.step?.id, 'a');
  const again = new Session(tour, { traits: {} });
  again.handle({ kind: 'begin', saved }, 0);
  assert.equal(again.step?.id, 'c');
  assert.deepEqual(again.stack, ['a']);
});

test('the last rule ends the tour, which remembers that it was seen', () => {
  const session = begun();
  session.handle({ kind: 'event', name: 'sent' }, 1);
  const effects = session.handle({ kind: 'event', name: 'done' }, 2);
  assert.equal(session.state, 'over');
  assert.deepEqual(effects.filter((effect) => effect.do === 'remember'), [{ do: 'remember', once: 'test-1' }]);
});
