import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../../../../tests/client.ts';
import { copyRows } from '../../../../tests/copy-row.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { getWorkspace } from '../contract.ts';

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi();
});
afterAll(() => atrium.close());

test('counts rows and extrapolates their size from a sample', async () => {
  const admin = await signInAs(atrium, 'admin');
  const read = async () => {
    const { status, body } = await admin.get('/api/v1/workspace');
    expect(status, JSON.stringify(body)).toBe(200);
    getWorkspace.answer?.parse(body);
    const todos: number = body.tables.find(({ table }: { table: string }) => table === 'todo_tasks').rows;
    return { todos, bytes: body.rowBytes as number };
  };
  const before = await read();
  await copyRows(atrium, 'todo_tasks', 2500, `jsonb_build_object('id', 10000 + n, 'position', n, 'description', repeat('oak', 100))`);
  const after = await read();
  const [size] = await atrium.ownerQuery(`select sum(pg_column_size(t.*))::int as bytes from todo_tasks t where id > 10000`);
  expect(after.todos - before.todos).toBe(2500);
  const ratio = (after.bytes - before.bytes) / Number(size?.bytes);
  expect(Math.abs(ratio - 1)).toBeLessThan(0.1);
});
