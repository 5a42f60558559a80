import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Db } from '#server/database.ts';
import { isConnectionLost } from '#server/database-failure.ts';
import { Turnstile } from '#server/turnstile.ts';

// Ids and counts are bigint in the database and stay below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type OnClient = ReturnType<typeof drizzle<Record<string, never>, pg.PoolClient>>;

/** What is remembered of a pooled connection. */
interface Bound {
  db: OnClient;
  /** What its session's `app.entity` is: kept over requests, set only when the next one's differs. */
  entity: string;
}

const mostInLine = 250;
const mostInAllLines = 1000;
const patienceMs = 10_000;

/**
 * The pool as the API's database: each piece of work on one connection that is bound to its entity. Writers wait for each other's locks
 * while they hold a connection, so an entity has half of the pool for them and three quarters for all it does; a few connections are
 * never writers'.
 */
export function pooledDatabase(pool: pg.Pool): Database {
  const known = new WeakMap<pg.PoolClient, Bound>();
  const most = pool.options.max;
  const room = (atOnce: number, inLine = mostInLine) => ({ atOnce: Math.max(1, Math.floor(atOnce)), inLine });
  const writers = new Turnstile({ ofOne: room(most / 2), altogether: room(most * 0.8, mostInAllLines), patienceMs });
  const connections = new Turnstile({ ofOne: room(most * 0.75), patienceMs });

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
      if (isConnectionLost(error)) usable = false;
      throw error;
    } finally {
      // A connection whose binding is uncertain or that is still in a transaction serves nobody else.
      client.release(!usable || client.getTransactionStatus() !== 'I');
    }
  };
  const inTurn = <T>(entity: string, work: (db: OnClient) => Promise<T>) => connections.pass(entity, () => onBoundClient(entity, work));
  const inTurnToWrite = <T>(entity: string, work: (db: OnClient) => Promise<T>) => writers.pass(entity, () => inTurn(entity, work));

  return {
    reading: (entity, work) => inTurn(entity ?? '', (db) => work(db as unknown as Db)),
    writing: (entity, work) => inTurnToWrite(entity ?? '', (db) => db.transaction((transaction) => work(transaction as unknown as Db))),
  };
}
