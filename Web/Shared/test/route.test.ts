import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchesRoute } from '../engine/route';

test('a route matches its own pattern, with or without a query', () => {
  assert(matchesRoute('/mail/inbox', '/mail/inbox'));
  assert(matchesRoute('/mail/inbox', '/mail/inbox/?sort=date#top'));
  assert(!matchesRoute('/mail/inbox', '/mail'));
  assert(!matchesRoute('/mail/inbox', '/mail/inbox/7'));
});

test('a name after a colon stands for one part of a route', () => {
  assert(matchesRoute('/mail/:id', '/mail/7'));
  assert(!matchesRoute('/mail/:id', '/mail'));
  assert(!matchesRoute('/mail/:id', '/mail/7/reply'));
});

test('an asterisk at the end stands for any number of parts', () => {
  assert(matchesRoute('/mail/*', '/mail'));
  assert(matchesRoute('/mail/*', '/mail/7/reply'));
  assert(!matchesRoute('/mail/*', '/settings'));
});

test('percent-encoded bytes are compared decoded', () => {
  assert(matchesRoute('/caf%C3%A9', '/café'));
  assert(matchesRoute('/café', '/caf%c3%a9'));
  assert(!matchesRoute('/café', '/cafe'));
});
