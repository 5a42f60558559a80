import type { SQLWrapper } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#server/database.ts';
import { copyRows } from '../../../../tests/copy-row.ts';
import { fillThread } from '../../../../tests/fill-thread.ts';
import { planOf } from '../../../../tests/query-plan.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { selectContactsByName } from './contacts.ts';
import { selectFirstSince, selectMessages } from './list-messages.ts';
import { selectFound } from './search-messages.ts';

const messageCount = 5000;
const entity = 'juniper';
const identity = { entity, accountId: 1, personId: 1, sessionId: '', rules: [] };

let atrium: TestApi;
let threadId: number;
beforeAll(async () => {
  atrium = await testApi();
  ({ threadId } = await fillThread(atrium, messageCount));
});
afterAll(() => atrium.close());

test('contacts are searched by part of their name or role through an index', async () => {
  await copyRows(
    atrium,
    'people',
    4000,
    `jsonb_build_object('id', 10000 + n, 'email', 'copy-' || n, 'full_name', 'Zoë ' || md5(n::text), 'role', 'Weaver ' || n)`,
  );
  await atrium.ownerQuery('vacuum analyze people');
  const plan = await planOf(atrium, (db) => selectContactsByName({ db, entity, identity }, 50, 'weaver 3777'));
  expect(plan).toContain('people_by_name_and_role');
  expect(plan).not.toContain('Seq Scan on people');
});

const middle = 1000 + messageCount;
const cases: [what: string, query: (db: Db) => SQLWrapper, index: string][] = [
  ['the last messages', (db) => selectMessages(threadId, { count: 100 }, { db, entity }), 'chat_messages_of_thread'],
  ['those before one', (db) => selectMessages(threadId, { before: middle, count: 100 }, { db, entity }), 'chat_messages_of_thread'],
  ['those after one', (db) => selectMessages(threadId, { after: middle, count: 100 }, { db, entity }), 'chat_messages_of_thread'],
  [
    'the first of a day',
    (db) => selectFirstSince(threadId, new Date(Date.now() - 5 * 86_400_000), { db, entity }),
    'chat_messages_by_time',
  ],
  ['the first of all', (db) => selectFirstSince(threadId, new Date(0), { db, entity }), 'chat_messages_by_time'],
  ['a rare word', (db) => selectFound({ q: '"Message 777"', zone: 'UTC' }, { db, entity, identity }), 'chat_messages_by_text'],
  ['a word that is not there', (db) => selectFound({ q: 'zanzibar', zone: 'UTC' }, { db, entity, identity }), 'chat_messages_by_text'],
];

test.each(cases)('%s: uses its index instead of scanning the thread', async (_what, query, index) => {
  const plan = await planOf(atrium, query);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on chat_messages');
  // A sort would read every row before taking a page.
  if (index !== 'chat_messages_by_text') expect(plan).not.toContain('Sort');
});
