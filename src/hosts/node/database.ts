import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Db } from '#server/database.ts';
import { databaseCode } from '#server/database-failure.ts';

// Ids and counts are bigint in the database and stay below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type OnClient = ReturnType<typeof drizzle<Record<string, never>, pg.PoolClient>>;

/** What is remembered of a pooled connection. */
interface Bound {
  db: OnClient;
  /** What its session's `app.entity` is: kept over requests, set only when the next one's differs. */
  entity: string;
}

/** The pool as the API's database: each piece of work on one connection that is bound to its entity. */
export function pooledDatabase(pool: pg.Pool): Database {
  const known = new WeakMap<pg.PoolClient, Bound>();

  const onBoundClient = async <T>(entity: string, work: (db: OnClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let usable = false;
    try {
      const bound = known.get(client) ?? { db: drizzle(client), entity: '' };
      known.set(client, bound);
      if (bound.entity !== entity) {
        await client.query({ name: 'bind entity', text: "select set_config('app.entity', $1, false)", values: [entity] });
        bound.entity = entity;
      }
      usable = true;
      return await work(bound.db);
    } catch (error) {
      // The server has said that it is ending the connection, which is about to be closed.
      if (/^(57P|08)/.test(databaseCode(error) ?? '')) usable = false;
      throw error;
    } finally {
      // A connection whose binding is uncertain or that is still in a transaction serves nobody else.
      client.release(!usable || client.getTransactionStatus() !== 'I');
    }
  };

  return {
    reading: (entity, work) => onBoundClient(entity ?? '', (db) => work(db as unknown as Db)),
    writing: (entity, work) => onBoundClient(entity ?? '', (db) => db.transaction((transaction) => work(transaction as unknown as Db))),
  };
}
