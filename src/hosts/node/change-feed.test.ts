import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Change } from '#contract/change.ts';
import { announce } from '#server/announce.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { openChangeFeed } from './change-feed.ts';

const quiet = { info() {}, warn() {}, error() {} };
let test: TestDatabase;
let feed: Awaited<ReturnType<typeof openChangeFeed>>;
beforeAll(async () => {
  test = await testDatabase();
  feed = await openChangeFeed({ ...test.app, application_name: 'feed' }, quiet);
});
afterAll(async () => {
  await feed.close();
  await test.close();
});

const tell = (entity: string, change: Change) => test.database.writing(entity, (db) => announce(db, entity, change));

it('delivers committed changes to the subscribers of an entity until they unsubscribe', async () => {
  const acme: unknown[] = [];
  const brill: unknown[] = [];
  const stop = feed.subscribe('acme', (change) => acme.push(change));
  feed.subscribe('acme', () => {
    throw new Error('a stream that is closed already');
  });
  feed.subscribe('brill', (change) => brill.push(change));
  await tell('acme', { kind: 'email', ids: [1, 2] });
  await tell('brill', { kind: 'email', ids: [3] });
  await vi.waitFor(() => expect(brill).toHaveLength(1));
  expect(acme).toEqual([{ kind: 'email', ids: [1, 2] }]);
  stop();
  await tell('acme', { kind: 'email', ids: [4] });
  await tell('brill', { kind: 'email', ids: [5] });
  await vi.waitFor(() => expect(brill).toHaveLength(2));
  expect(acme).toHaveLength(1);
});

it('replays missed changes to a late subscriber, but no signals', async () => {
  const early: unknown[] = [];
  const sinceMs = performance.now();
  feed.subscribe('dogwood', (change) => early.push(change));
  await tell('dogwood', { kind: 'chat', ids: [1], signal: 'typing' });
  await tell('dogwood', { kind: 'chat', ids: [2] });
  await vi.waitFor(() => expect(early).toHaveLength(2));
  const late: unknown[] = [];
  feed.subscribe('dogwood', (change) => late.push(change), performance.now() - sinceMs);
  expect(late).toEqual([{ kind: 'chat', ids: [2] }]);
  const unasked: unknown[] = [];
  feed.subscribe('dogwood', (change) => unasked.push(change));
  feed.subscribe('dogwood', (change) => unasked.push(change), 0);
  expect(unasked).toEqual([]);
});

it('sends resync to a subscriber that missed more than is remembered', async () => {
  const told: unknown[] = [];
  feed.subscribe('elm', (change) => told.push(change), 40_000);
  expect(told).toEqual(['resync']);
});

it('reconnects after a lost connection and sends resync', async () => {
  const told: unknown[] = [];
  feed.subscribe('cedar', (change) => told.push(change));
  await test.ownerQuery("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'feed'");
  await vi.waitFor(() => expect(told).toEqual(['resync']), 5000);
  await tell('cedar', { kind: 'email', ids: [1] });
  await vi.waitFor(() => expect(told).toEqual(['resync', { kind: 'email', ids: [1] }]));
});
