import pg from 'pg';
import type { Log } from '#server/dependencies.ts';
import { checkSession, connectionLimits } from './app-session.ts';
import type { Pooler } from './settings.ts';

interface PoolOptions {
  size?: number;
  pooler?: Pooler;
}

/** Connections for the API, as the role that owns nothing. */
export function openPool(app: pg.ClientConfig, log: Log, { size = 20, pooler = 'none' }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    // A pooler refuses or ignores what a connection starts with: each transaction sets it.
    ...(pooler === 'none' && connectionLimits),
    connectionTimeoutMillis: 10_000,
    ...app,
    max: size,
    idleTimeoutMillis: 60_000,
    onConnect: (client) => checkSession(client, pooler),
  });
  // Whoever uses the connection is told by its query; an event nobody hears would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => log.warn('database connection lost', { code: (error as { code?: string }).code }));
  return pool;
}
