import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../tests/test-api.ts';
import { expectedRows } from './query-rows.ts';

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi();
});
afterAll(() => atrium.close());

test('estimates rows without reading them, using the given values', async () => {
  const series = (most: number) => sql`select 1 / (n - 3) from generate_series(1, ${most}::int) n`;
  const expected = (query: ReturnType<typeof series>) => atrium.deps.database.reading('juniper', (db) => expectedRows(db, query));
  expect(await expected(series(7000))).toBe(7000);
  expect(await expected(series(3))).toBe(3);
});
