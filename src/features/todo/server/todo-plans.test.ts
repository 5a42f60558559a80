import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '#server/query-rows.ts';
import { planOf as planOfQuery } from '../../../../tests/query-plan.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { listTodoTasks } from '../contract.ts';
import { selectIds, type TodoPart } from './read-todos.ts';
import { selectOpenCount } from './transfer-todos.ts';

const rowCount = 5000;

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi();
  await atrium.ownerQuery(`
    insert into todo_tasks (entity, id, title, description_text, tags, due_date, is_completed, is_important, position, created_at, updated_at, deleted_at)
    select case when n % 2 = 0 then 'juniper' else 'other' end, 1000 + n, md5(n::text), repeat(md5((n * 7)::text) || ' ', 4),
      case when n % 500 = 0 then array['rare' || n, 'high'] else array['low'] end, date '2030-01-01' + n % 900, n % 3 = 0, n % 50 = 0, n * 10, now(), now(),
      case when n % 200 = 0 then now() end
    from generate_series(1, ${rowCount * 2}) n`);
  await atrium.ownerQuery('vacuum analyze todo_tasks');
});
afterAll(() => atrium.close());

type Asked = { part?: Partial<TodoPart>; sortBy?: string; filter?: string; q?: string; tag?: string };

/** Returns the query plan of a list page, using the API's database role. */
async function planOf({ part, ...query }: Asked): Promise<string> {
  const wanted = listTodoTasks.query?.parse(query);
  if (!wanted) throw new Error('the call has a query');
  const rows = await atrium.deps.database.reading('juniper', (db) =>
    queryRows<Record<string, string>>(db, sql`explain ${selectIds(wanted, { db, entity: 'juniper' }, { ...part, limit: 50, offset: 0 })}`),
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const open = { isCompleted: false };

test('counts the open to-dos of a person with an index', async () => {
  await atrium.ownerQuery(`update todo_tasks set assignee_id = 3 + id % 8 where entity = 'juniper' and id % 3 = 0`);
  await atrium.ownerQuery('vacuum analyze todo_tasks');
  const plan = await planOfQuery(atrium, (db) => selectOpenCount(db, 'juniper', 4));
  expect(plan).toContain('todo_tasks_of_assignee');
  expect(plan).not.toContain('Seq Scan');
});

test.each<[Asked, string]>([
  [{ part: { isCompleted: true } }, 'todo_tasks_open'],
  [{ part: open, sortBy: 'title-asc' }, 'todo_tasks_title'],
  [{ part: open, sortBy: 'title-desc' }, 'Backward using todo_tasks_title'],
  [{ part: open, sortBy: 'due-date' }, 'todo_tasks_due'],
  [{ part: open, sortBy: 'manual' }, 'todo_tasks_open_manual'],
  [{ filter: 'deleted' }, 'todo_tasks_deleted'],
  [{ q: '00ac' }, 'todo_tasks_by_text'],
  [{ q: 'RARE11500', sortBy: 'title-asc' }, 'todo_tasks_by_text'],
  [{ tag: 'rare11500' }, 'todo_tasks_tagged'],
])('%j is read by %s', async (query, index) => {
  const plan = await planOf(query);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
