import pg from 'pg';
import type { Log } from '#server/dependencies.ts';

/**
 * How long a connection may wait for a lock, work at one statement, and stay in a transaction without a word. What it held is given back
 * then, and the call answers 503.
 */
const connectionLimits = {
  lock_timeout: 5000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
} satisfies pg.ClientConfig;

/** Connections for the API, as the role that owns nothing. */
export function openPool(app: pg.ClientConfig, log: Log, size = 20): pg.Pool {
  const pool = new pg.Pool({ ...connectionLimits, ...app, max: size, idleTimeoutMillis: 60_000, connectionTimeoutMillis: 10_000 });
  // Whoever uses the connection is told by its query; an event nobody hears would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => log.warn('database connection lost', { code: (error as { code?: string }).code }));
  return pool;
}
