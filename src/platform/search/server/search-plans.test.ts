import type { SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scope } from '#server/scope.ts';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { rowsRead } from '../../../../tests/query-plan.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import type { SearchKind } from '../contract.ts';
import { parseSearchLine } from '../parse-search-line.ts';
import { type Match, matchLine } from './match-line.ts';
import { countFound, selectBest } from './select-found.ts';

let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  // Creates a word that is common in to-dos and rare in clients, as in real companies.
  await atrium.ownerQuery(`
    insert into search_entries (entity, source, id, part, kind, title, detail, author, reader_ids, moved_at, facts)
    select 'juniper', kind, 100000 + n, 0, kind,
      case when kind = 'todo' or n % 4000 = 0 then 'Walnut ' else 'Linen ' end || n, md5(n::text), '', '{}', now() - n * interval '1 minute', '{}'
    from (values ('todo', 4000), ('client', 12000)) many(kind, count), generate_series(1, count) n`);
  await atrium.ownerQuery('vacuum analyze search_entries');
});
afterAll(() => atrium.close());

const readFor = async (selects: (match: Match) => SQL) => {
  const match = await atrium.deps.database.reading('juniper', (db) =>
    matchLine(parseSearchLine('walnut'), { db, entity: 'juniper', identity: { personId: 1 } } as Scope),
  );
  if (!match) throw new Error('the line has a word');
  return rowsRead(atrium, () => selects(match));
};
const ofKind = (kind: SearchKind) => ({ kind, seen: undefined, isOwn: false });

test('a word common in one kind and rare in another uses the index for the rare one', async () => {
  expect(await readFor((match) => countFound(ofKind('client'), match, 'juniper', 11, false))).toBeLessThan(100);
  expect(await readFor((match) => selectBest(ofKind('client'), match, 'juniper', 5))).toBeLessThan(100);
});

test('a common word is counted only as far as needed', async () => {
  expect(await readFor((match) => countFound(ofKind('todo'), match, 'juniper', 101, true))).toBeLessThan(1000);
});

test('both counts are correct', async () => {
  const { status, body } = await admin.get('/api/v1/search/page', { q: 'walnut' });
  expect(status, JSON.stringify(body)).toBe(200);
  const counts = new Map(body.counts.map((one: { kind: string; count: number; isMore: boolean }) => [one.kind, one]));
  expect([counts.get('todo'), counts.get('client')]).toMatchObject([
    { count: 1000, isMore: true },
    { count: 3, isMore: false },
  ]);
});
