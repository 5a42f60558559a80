import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { announcingAtEnd } from '#server/announce.ts';
import { ConcurrencyLimiter } from '#server/concurrency-limiter.ts';
import type { Database, Db } from '#server/database.ts';
import { isConnectionLost } from '#server/database-failure.ts';
import { SessionCache } from '#server/session-cache.ts';
import { SessionChanges, transactionSettings } from './open-pool.ts';
import type { Pooler } from './settings.ts';

// Ids and counts are bigint in the database but stay below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type OnClient = ReturnType<typeof drizzle<Record<string, never>, pg.PoolClient>>;

/** State tracked per pooled connection. */
interface Bound {
  db: OnClient;
  /** The session's current `app.entity`: kept between requests and set only when it changes. */
  entity: string;
}

const maxInLine = 250;
const maxInAllLines = 1000;

/**
 * Wraps the pool as the API's database: each piece of work runs on one connection bound to its entity. Writers hold a connection while they
 * wait for each other's locks, so one entity gets at most half of the pool for writing and three quarters in total; a few connections are
 * never used for writing. `sessions` learns of changes to tokens before the caller continues.
 */
export function pooledDatabase(pool: pg.Pool, pooler: Pooler = 'none', sessions = new SessionCache()): Database {
  const { max: most, connectionTimeoutMillis } = pool.options;
  // Waiting for a turn has the same timeout as waiting for a connection; 0 means no limit, as for the pool.
  const patienceMs = connectionTimeoutMillis || undefined;
  const room = (atOnce: number, inLine = maxInLine) => ({ atOnce: Math.max(1, Math.floor(atOnce)), inLine });
  const writers = new ConcurrencyLimiter({ ofOne: room(most / 2), altogether: room(most * 0.8, maxInAllLines), patienceMs });
  const connections = new ConcurrencyLimiter({ ofOne: room(most * 0.75), patienceMs });
  const lend = lender(pool, sessions);
  const { reading, writing } = pooler === 'transaction' ? boundTransactions(lend) : boundSessions(lend);
  return {
    reading: (entity, work) => connections.pass(entity ?? '', () => reading(entity ?? '', (db) => work(db as unknown as Db))),
    writing: (entity, work) =>
      writers.pass(entity ?? '', () =>
        connections.pass(entity ?? '', () => writing(entity ?? '', (db) => announcingAtEnd(db as unknown as Db, work))),
      ),
  };
}

type Scope = <T>(entity: string, work: (db: OnClient | InTransaction) => Promise<T>) => Promise<T>;
type InTransaction = Parameters<Parameters<OnClient['transaction']>[0]>[0];

/** Binds a connection's session, which stays bound until it is used for a different entity. */
function boundSessions(lend: Lend): { reading: Scope; writing: Scope } {
  const known = new WeakMap<pg.PoolClient, Bound>();
  const onBoundClient = <T>(entity: string, work: (db: OnClient) => Promise<T>) =>
    lend(async (client, certain) => {
      const bound = known.get(client) ?? { db: drizzle(client), entity: '' };
      known.set(client, bound);
      if (bound.entity !== entity) {
        await client.query({ name: 'bind entity', text: "select set_config('app.entity', $1, false)", values: [entity] });
        bound.entity = entity;
      }
      certain();
      return work(bound.db);
    });
  return { reading: onBoundClient, writing: (entity, work) => onBoundClient(entity, (db) => db.transaction(work)) };
}

/**
 * Binds each transaction, because a pooler in transaction mode may use a different session for the next one; reads run in a transaction
 * too.
 */
function boundTransactions(lend: Lend): { reading: Scope; writing: Scope } {
  const inTransaction =
    (config?: { accessMode: 'read only' }): Scope =>
    (entity, work) =>
      lend((client, certain) => {
        certain();
        const bound = async (db: InTransaction) => {
          await client.query(transactionSettings(entity));
          return work(db);
        };
        return drizzle(client).transaction(bound, config);
      });
  return { reading: inTransaction({ accessMode: 'read only' }), writing: inTransaction() };
}

type Lend = <T>(work: (client: pg.PoolClient, certain: () => void) => Promise<T>) => Promise<T>;

/** Lends a connection. It isn't reused unless its binding is `certain` and its transaction is closed. */
function lender(pool: pg.Pool, sessions: SessionCache): Lend {
  const changesOf = new WeakMap<pg.PoolClient, SessionChanges>();
  return async (work) => {
    const client = await pool.connect();
    const changes = changesOf.get(client) ?? new SessionChanges(client);
    changesOf.set(client, changes);
    let usable = false;
    const certain = () => {
      usable = true;
    };
    try {
      return await work(client, certain);
    } catch (error) {
      if (isConnectionLost(error)) usable = false;
      throw error;
    } finally {
      changes.tell(sessions);
      client.release(!usable || client.getTransactionStatus() !== 'I');
    }
  };
}
