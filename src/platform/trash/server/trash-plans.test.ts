import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#app/server-areas.ts';
import { abilityFrom } from '#contract/ability.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { selectLines } from './trash.ts';

const kinds = serverAreas.flatMap(({ trash = [] }) => trash);
const rowCount = 20_000;

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi();
  await atrium.ownerQuery(`
    insert into todo_tasks (entity, id, title, position, created_at, updated_at, deleted_at)
    select 'juniper', 1000 + n, md5(n::text), n, now(), now(), now() - n * interval '10 seconds' from generate_series(1, ${rowCount / 2}) n`);
  await atrium.ownerQuery(`
    insert into kanban_tasks (entity, id, board_id, title, position, created_at, updated_at, deleted_at)
    select 'juniper', 1000 + n, 1, md5(n::text), n, now(), now(), now() - n * interval '10 seconds' from generate_series(1, ${rowCount / 2}) n`);
  await atrium.ownerQuery('vacuum analyze todo_tasks');
  await atrium.ownerQuery('vacuum analyze kanban_tasks');
});
afterAll(() => atrium.close());

test('reads a page of twenty thousand deleted rows from the end of each index', async () => {
  const plan = await atrium.deps.database.reading('juniper', async (db) => {
    const ability = abilityFrom([{ action: 'manage', subject: 'all' }]);
    const scope = { db, entity: 'juniper', ability, deps: atrium.deps, now: atrium.clock.now, identity: { personId: 1 } } as Scope;
    const rows = await queryRows<Record<string, string>>(
      db,
      sql`explain (analyze, costs off, timing off) ${await selectLines(kinds, {}, { limit: 25, offset: 50 }, scope)}`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  for (const index of ['todo_tasks_trash', 'kanban_tasks_deleted']) expect(plan).toContain(`Backward using ${index}`);
  expect(plan).not.toMatch(/Seq Scan on (todo_tasks|kanban_tasks)/);
  const reads = [...plan.matchAll(/using (?:todo_tasks_trash|kanban_tasks_deleted) on \w+ \(actual rows=(\d+)/g)];
  expect(reads).toHaveLength(2);
  for (const [, rows] of reads) expect(Number(rows)).toBeLessThanOrEqual(75);
});
