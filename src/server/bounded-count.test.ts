import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxExactCount } from '#contract/max-exact-count.ts';
import { auditEntriesView as entries } from '#platform/audit/tables.ts';
import { rowsRead } from '../../tests/query-plan.ts';
import { type TestApi, testApi } from '../../tests/test-api.ts';
import { countTotal, maxToCount, selectCount } from './bounded-count.ts';

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi({ sampleData: false });
});
afterAll(() => atrium.close());

test.each([
  ['the first page', { offset: 0, perPage: 25, exactTotal: false }, maxExactCount],
  ['the last page within what is counted', { offset: maxExactCount - 25, perPage: 25, exactTotal: false }, maxExactCount],
  ['a page beyond', { offset: maxExactCount, perPage: 25, exactTotal: false }, null],
  ['a page that is none', { offset: null, perPage: 0, exactTotal: false }, maxExactCount],
  ['an exact total', { offset: 0, perPage: 25, exactTotal: true }, null],
])('limits the count for %s', (_, part, expected) => {
  expect(maxToCount(part)).toBe(expected);
});

test('reads no more rows than it counts', async () => {
  await atrium.ownerQuery(`
    insert into audit_entries (entity, id, at, action, actor_name, target_kind, target_id, target, changes, address, user_agent)
    select 'juniper', 100000 + n, now(), 'audit.exported', 'Counted', '', '', '', '[]', '', '' from generate_series(1, 2000) n`);
  await atrium.ownerQuery('vacuum analyze audit_entries');
  const wanted = sql`${entries.entity} = 'juniper' and ${entries.action} = 'audit.exported'`;
  const count = (most: number | null) => atrium.deps.database.reading('juniper', (db) => countTotal(db, sql`${entries}`, wanted, most));
  expect(await count(100)).toEqual({ total: 100, isAtLeast: true });
  expect(await count(2000)).toEqual({ total: 2000 });
  expect(await count(null)).toEqual({ total: 2000 });
  expect(await rowsRead(atrium, () => selectCount(sql`${entries}`, wanted, 100))).toBeLessThan(500);
  expect(await rowsRead(atrium, () => selectCount(sql`${entries}`, wanted, null))).toBeGreaterThan(2000);
});
