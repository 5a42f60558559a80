import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openPglite } from '../../../tests/pglite-database.ts';
import { oneConnection } from './one-connection.ts';

test('persists a write before it resolves', async () => {
  const pglite = await openPglite();
  const happened: string[] = [];
  const { syncToFs } = pglite;
  pglite.syncToFs = () => {
    happened.push('kept');
    return syncToFs.call(pglite);
  };
  await oneConnection(pglite).writing('juniper', async (db) => {
    await db.execute(sql`create table things (name text)`);
    happened.push('written');
  });
  expect(happened.at(-1)).toBe('kept');
  await pglite.close();
});
