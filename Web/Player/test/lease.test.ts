import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Lease, type Tenant } from '../src/lease';

/** A tenant that records the calls of its methods. */
function tenant(name: string, log: string[]): Tenant {
  let over = false;
  return {
    isOver: () => over,
    stop: () => {
      over = true;
      log.push(`${name} stops`);
    },
    suspend: () => log.push(`${name} is suspended`),
    resume: () => log.push(`${name} resumes`),
  };
}

test('a release undoes everything in reverse order, even if something throws', () => {
  const lease = new Lease({} as Document);
  const log: string[] = [];
  lease.add(() => log.push('first'));
  lease.add(() => {
    throw new Error('gone');
  });
  lease.add(() => log.push('last'));
  lease.release();
  lease.release();
  assert.deepEqual(log, ['last', 'first']);
});

test('listeners are removed by the release', () => {
  const lease = new Lease({} as Document);
  const target = new EventTarget();
  let count = 0;
  lease.listen(target, 'one two', () => count += 1);
  lease.listen(null, 'one', () => count += 1);
  for (const name of ['one', 'two', 'three']) target.dispatchEvent(new Event(name));
  lease.release();
  target.dispatchEvent(new Event('one'));
  assert.equal(count, 2);
});

test('another tour stops the one that has the page; a guest only suspends it', () => {
  const page = {} as Document;
  const log: string[] = [];
  const [first, second, guest] = [new Lease(page), new Lease(page), new Lease(page)];
  first.acquire(tenant('first', log), false);
  second.acquire(tenant('second', log), false);
  guest.acquire(tenant('guest', log), true);
  guest.release();
  assert.deepEqual(log, ['first stops', 'second is suspended', 'second resumes']);
});
