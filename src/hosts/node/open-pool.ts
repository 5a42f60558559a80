import pg from 'pg';
import type { Log } from '#server/dependencies.ts';

/** Connections for the API, as the role that owns nothing. */
export function openPool(app: pg.ClientConfig, log: Log, size = 20): pg.Pool {
  const pool = new pg.Pool({ ...app, max: size, idleTimeoutMillis: 60_000, connectionTimeoutMillis: 10_000 });
  // Whoever uses the connection is told by its query; an event nobody hears would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => log.warn('database connection lost', { code: (error as { code?: string }).code }));
  return pool;
}
