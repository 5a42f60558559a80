import { beforeEach, expect, test } from 'vitest';
import { SessionCache } from './session-cache.ts';

const now = new Date('2026-05-04T10:00:00Z');
const later = new Date('2026-05-04T11:00:00Z');
let realMs: number;
let cache: SessionCache;
beforeEach(() => {
  realMs = 0;
  cache = new SessionCache({ nowMs: () => realMs, maxEntries: 3 });
  cache.connected(0);
});

function store(key: string, { account = 'acme/1', endsAt = null as Date | null } = {}): void {
  cache.startRead()({ key, account, endsAt, value: `value of ${key}` });
}
const get = (key: string, at = now) => cache.get(key, at);

test('returns what was stored until its session ends', () => {
  store('open');
  store('ending', { endsAt: later });
  expect([get('open'), get('ending'), get('unknown')]).toEqual(['value of open', 'value of ending', undefined]);
  expect(get('ending', new Date(later.getTime() - 1))).toBe('value of ending');
  expect(get('ending', later)).toBeUndefined();
});

test('invalidates only an account, a company or everything', () => {
  const stored = () => ['one', 'two', 'other'].filter((key) => get(key) !== undefined);
  const fill = () => {
    store('one', { account: 'acme/1' });
    store('two', { account: 'acme/12' });
    store('other', { account: 'acmes/1' });
  };
  fill();
  cache.invalidate('acme/1');
  expect(stored()).toEqual(['two', 'other']);
  fill();
  cache.invalidate('acme/');
  expect(stored()).toEqual(['other']);
  fill();
  cache.invalidate('');
  expect(stored()).toEqual([]);
});

test('does not store a value read before any change', () => {
  const finish = cache.startRead();
  cache.invalidate('brill/7');
  finish({ key: 'late', account: 'acme/1', endsAt: null, value: 'stale' });
  expect(get('late')).toBeUndefined();
});

test('returns nothing while the feed is silent for over a second, and everything once it is heard again on the same connection', () => {
  store('one');
  realMs = 1000;
  expect(get('one')).toBe('value of one');
  realMs = 1001;
  expect(get('one')).toBeUndefined();
  cache.heard(500);
  expect(get('one')).toBe('value of one');
});

test('is emptied by a lost connection, including reads before and during it', () => {
  store('before');
  const readBefore = cache.startRead();
  cache.disconnected();
  const readMeanwhile = cache.startRead();
  store('meanwhile');
  expect([get('before'), get('meanwhile')]).toEqual([undefined, undefined]);
  cache.heard(0);
  expect(get('meanwhile')).toBeUndefined();
  cache.connected(0);
  readBefore({ key: 'before', account: 'acme/1', endsAt: null, value: 'stale' });
  readMeanwhile({ key: 'meanwhile', account: 'acme/1', endsAt: null, value: 'stale' });
  expect([get('before'), get('meanwhile')]).toEqual([undefined, undefined]);
});

test('trusts nothing before the feed is connected', () => {
  cache = new SessionCache({ nowMs: () => realMs });
  store('one');
  expect(get('one')).toBeUndefined();
});

test('keeps a limited number of recently used entries, each for at most a minute', () => {
  for (const key of ['a', 'b', 'c']) store(key);
  get('a');
  store('d');
  expect(['a', 'b', 'c', 'd'].filter((key) => get(key) !== undefined)).toEqual(['a', 'c', 'd']);
  realMs = 60_000;
  cache.heard(60_000);
  expect(get('a')).toBeUndefined();
});

test('freezes values so that one request cannot change the permissions of the next', () => {
  const value = { rules: [{ action: 'read', subject: 'Todo' }] };
  cache.startRead()({ key: 'one', account: 'acme/1', endsAt: null, value });
  expect(() => value.rules.push({ action: 'manage', subject: 'all' })).toThrow(TypeError);
  expect(() => Object.assign(value.rules[0] ?? {}, { action: 'manage' })).toThrow(TypeError);
});

test('reports whether it is in use, so that an idle server does not check the feed', () => {
  expect(cache.isInUse()).toBe(false);
  get('one');
  expect(cache.isInUse()).toBe(true);
  realMs = 5001;
  expect(cache.isInUse()).toBe(false);
});
