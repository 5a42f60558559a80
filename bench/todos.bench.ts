import { expect, test } from 'vitest';
import { signInAs } from '../tests/client.ts';
import { testApi } from '../tests/test-api.ts';
import { median, timed } from './timed.ts';

const todoCount = 100_000;
const runs = 15;

const cases: [what: string, query: Record<string, string | number>][] = [
  ['first page', {}],
  ['page 1,000', { page: 1000 }],
  ['by title', { sortBy: 'title-asc' }],
  ['by due date', { sortBy: 'due-date' }],
  ['by assignee', { sortBy: 'assignee' }],
  ['manual order', { sortBy: 'manual' }],
  ['important', { filter: 'important' }],
  ['deleted', { filter: 'deleted' }],
  ['tag', { tag: 'high' }],
  ['search, some matches', { q: 'number 777' }],
  ['search, a fifth matches', { q: 'walnut' }],
  ['search, two characters', { q: 'a7' }],
];

test('list and search', async () => {
  const atrium = await testApi();
  const admin = await signInAs(atrium, 'admin');
  await atrium.ownerQuery(`
    insert into todo_tasks (entity, id, title, description_text, tags, due_date, assignee_id, is_completed, is_important, position, created_at, updated_at, deleted_at)
    select 'juniper', 1000 + n, 'Number ' || n || ' of ' || (array['oak', 'walnut', 'ash', 'linen', 'brass'])[1 + n % 5], repeat(md5(n::text) || ' ', 6),
      case when n % 10 = 0 then array['high', 'team'] else array['low'] end, case when n % 3 > 0 then current_date + n % 900 - 300 end,
      case when n % 4 > 0 then 3 + n % 10 end, n % 3 = 0, n % 17 = 0, -n * 1000, now(), now(), case when n % 20 = 0 then now() end
    from generate_series(1, ${todoCount}) n`);
  await atrium.ownerQuery('vacuum analyze todo_tasks');
  console.log('| call | total | API ms |\n|---|---|---|');
  for (const [what, query] of cases) {
    const took: number[] = [];
    let total = 0;
    for (let run = 0; run < runs; run++) {
      took.push(
        await timed(async () => {
          const { status, body } = await admin.get('/api/v1/todo', { perPage: 50, ...query });
          expect(status).toBe(200);
          total = body.total;
        }),
      );
    }
    console.log(`| ${what} | ${total.toLocaleString('en')} | ${median(took).toFixed(1)} |`);
  }
  await atrium.close();
});
