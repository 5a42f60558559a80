import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { announcingAtEnd } from '#server/announce.ts';
import { ConcurrencyLimiter } from '#server/concurrency-limiter.ts';
import type { Database, Db } from '#server/database.ts';
import { isConnectionLost } from '#server/database-failure.ts';
import { SessionCache } from '#server/session-cache.ts';
import { SessionChanges, transactionSettings } from './open-pool.ts';
import type { Pooler } from './settings.ts';

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

/**
 * The pool as the API's database: each piece of work on one connection that is bound to its entity. Writers wait for each other's locks
 * while they hold a connection, so an entity has half of the pool for them and three quarters for all it does; a few connections are
 * never writers'. Work that changes what tokens mean is made known to `sessions` before its caller goes on.
 */
export function pooledDatabase(pool: pg.Pool, pooler: Pooler = 'none', sessions = new SessionCache()): Database {
  const { max: most, connectionTimeoutMillis } = pool.options;
  // A turn is waited for as long as a connection; 0 means without end, as it does for the pool.
  const patienceMs = connectionTimeoutMillis || undefined;
  const room = (atOnce: number, inLine = mostInLine) => ({ atOnce: Math.max(1, Math.floor(atOnce)), inLine });
  const writers = new ConcurrencyLimiter({ ofOne: room(most / 2), altogether: room(most * 0.8, mostInAllLines), patienceMs });
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

/** Binds the session of a connection, which stays bound until its next work is of another entity. */
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

/** Binds each transaction by itself, as a pooler in transaction mode may give the next one another session: reading is a transaction too. */
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

/** Lends a connection. It isn't reused while its binding isn't `certain` or its transaction is open. */
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
