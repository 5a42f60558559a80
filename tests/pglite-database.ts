import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Db } from '#server/database.ts';
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

/** One connection: scopes wait for each other. */
function oneConnection(on: PGlite): Database {
  const db = drizzle(on);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(entity: string | null, work: () => Promise<T>): Promise<T> => {
    const mine = last.then(async () => {
      await on.query("select set_config('app.entity', $1, false)", [entity ?? '']);
      return work();
    });
    last = mine.catch(() => {});
    return mine;
  };
  return {
    reading: (entity, work) => inTurn(entity, () => work(db as unknown as Db)),
    writing: (entity, work) => inTurn(entity, () => db.transaction((transaction) => work(transaction as unknown as Db))),
  };
}
