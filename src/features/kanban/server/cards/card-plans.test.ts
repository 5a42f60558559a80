import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRows } from '../../../../../tests/copy-row.ts';
import { planOf } from '../../../../../tests/query-plan.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import { selectCardCount } from './hand-over-cards.ts';

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi();
  await copyRows(atrium, 'kanban_tasks', 3000, `jsonb_build_object('id', 10000 + n, 'position', n, 'assignee_ids', array[3 + n % 60])`);
  await atrium.ownerQuery('vacuum analyze kanban_tasks');
});
afterAll(() => atrium.close());

test('the cards of a person are counted by an index', async () => {
  const plan = await planOf(atrium, (db) => selectCardCount(db, 'juniper', 20));
  expect(plan).toContain('kanban_tasks_of_assignee');
  expect(plan).not.toContain('Seq Scan on kanban_tasks');
});
