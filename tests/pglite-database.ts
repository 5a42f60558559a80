import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { oneConnection } from '#hosts/demo/one-connection.ts';
import type { Database } from '#server/database.ts';
import { migrate } from '#server/migrate.ts';

/** A migrated database as the demo has it in a browser tab: PGlite, one connection, as the role of the API. */
export async function pgliteDatabase(): Promise<{ database: Database; close: () => Promise<void> }> {
  const pglite = await PGlite.create({ extensions: { pg_trgm, btree_gin } });
  const folder = new URL('../migrations/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const migrations = await Promise.all(names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })));
  await migrate({ query: (sql) => pglite.query(sql) }, migrations);
  await pglite.exec('set search_path = public, ext; set role atrium_app');
  return { database: oneConnection(pglite), close: () => pglite.close() };
}
