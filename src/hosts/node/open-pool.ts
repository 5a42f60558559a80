import pg from 'pg';
import type { Log } from '#server/dependencies.ts';
import type { SessionCache } from '#server/session-cache.ts';
import type { Pooler } from './settings.ts';
import { StartFailure } from './start-failure.ts';

interface PoolOptions {
  size?: number;
  pooler?: Pooler;
}

/** Opens the API's connection pool, as the role that owns nothing. */
export function openPool(app: pg.ClientConfig, log: Log, { size = 20, pooler = 'none' }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    // A pooler rejects or ignores start options, so each transaction sets them.
    ...(pooler === 'none' && connectionLimits),
    connectionTimeoutMillis: 10_000,
    ...app,
    max: size,
    idleTimeoutMillis: 60_000,
    onConnect: (client) => checkSession(client, pooler),
  });
  // The query reports the error to its caller; an unhandled event would crash the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => log.warn('database connection lost', { code: (error as { code?: string }).code }));
  return pool;
}

const role = 'atrium_app';
const searchPath = 'public,ext';

/**
 * How long a connection may wait for a lock, run a single statement, and be idle in a transaction. After that it releases everything and
 * the request gets a 503.
 */
export const connectionLimits = {
  lock_timeout: 5000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
} satisfies pg.ClientConfig;

/** Start settings of the API's connections, in the form of PostgreSQL's `options`. */
export const searchPathOption = `-c search_path=${searchPath}`;
export const roleOption = `-c role=${role}`;

/**
 * Returns the same settings for a single transaction, with its entity: behind a pooler in transaction mode, session state doesn't last
 * longer. `SET LOCAL` takes no snapshot, so the transaction can still choose its isolation level.
 */
export function transactionSettings(entity: string): string {
  const settings = { role, search_path: searchPath, ...connectionLimits };
  const set = Object.entries(settings).map(([name, value]) => `set local ${name} = ${value}`);
  return [...set, `set local app.entity = ${pg.escapeLiteral(entity)}`].join('; ');
}

/** Checks whether a search path equals the API's, regardless of spacing. */
export const isSearchPath = (path: string | undefined) => path?.replaceAll(' ', '') === searchPath;

/** @throws if something between the server and PostgreSQL changed the settings of a new connection */
async function checkSession(client: pg.ClientBase, pooler: Pooler): Promise<void> {
  const question = `select current_user as role, current_setting('search_path') as path`;
  const text = pooler === 'transaction' ? `begin; ${transactionSettings('')}; ${question}; commit` : question;
  const results = [await client.query(text)].flat();
  const [found] = results.flatMap(({ rows }) => rows as { role: string; path: string }[]);
  if (found?.role === role && isSearchPath(found.path)) return;
  const problem = `A connection to the database acts as ${found?.role} with search_path ${found?.path}, not as ${role} with ${searchPath}`;
  throw Object.assign(new StartFailure(`${problem}: is there a pooler? See DATABASE_POOLER`), { code: refusedConnection });
}

/** Requests are told to retry, as if there were no connection. */
const refusedConnection = '08004';

/** The SQLSTATE that `tell_session_change` in the migrations raises with the accounts whose sessions a statement changed. */
const sessionsChanged = '01A01';

/** Collects changes to what tokens mean, made by the statements of one connection. */
export class SessionChanges {
  readonly #whose = new Set<string>();

  constructor(client: pg.ClientBase) {
    client.on('notice', ({ code, detail }) => {
      if (code === sessionsChanged) this.#whose.add(detail ?? '');
    });
  }

  /** Call after the transaction has ended and before any response is sent. */
  tell(sessions: SessionCache): void {
    for (const whose of this.#whose) sessions.invalidate(whose);
    this.#whose.clear();
  }
}
