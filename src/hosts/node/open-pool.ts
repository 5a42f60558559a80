import pg from 'pg';
import type { Log } from '#server/dependencies.ts';
import type { SessionCache } from '#server/session-cache.ts';
import type { Pooler } from './settings.ts';
import { StartFailure } from './start-failure.ts';

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
  // The query reports the error to its caller; an unhandled event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => log.warn('database connection lost', { code: (error as { code?: string }).code }));
  return pool;
}

const role = 'atrium_app';
const searchPath = 'public,ext';

/**
 * How long a connection may wait for a lock, work at one statement, and stay in a transaction without a word. What it held is given back
 * then, and the call answers 503.
 */
export const connectionLimits = {
  lock_timeout: 5000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
} satisfies pg.ClientConfig;

/** What a connection of the API starts with, in the form of PostgreSQL's `options`. */
export const searchPathOption = `-c search_path=${searchPath}`;
export const roleOption = `-c role=${role}`;

/**
 * The same for one transaction, and the entity it is bound to: behind a pooler in transaction mode nothing of a session lasts longer. `SET LOCAL`
 * takes no snapshot, so the transaction can still choose its isolation level.
 */
export function transactionSettings(entity: string): string {
  const settings = { role, search_path: searchPath, ...connectionLimits };
  const set = Object.entries(settings).map(([name, value]) => `set local ${name} = ${value}`);
  return [...set, `set local app.entity = ${pg.escapeLiteral(entity)}`].join('; ');
}

/** Whether it is the one of the API, however it was written when it was set. */
export const isSearchPath = (path: string | undefined) => path?.replaceAll(' ', '') === searchPath;

/** @throws when a new connection isn't what was asked for: something between here and PostgreSQL has changed it */
async function checkSession(client: pg.ClientBase, pooler: Pooler): Promise<void> {
  const question = `select current_user as role, current_setting('search_path') as path`;
  const text = pooler === 'transaction' ? `begin; ${transactionSettings('')}; ${question}; commit` : question;
  const results = [await client.query(text)].flat();
  const [found] = results.flatMap(({ rows }) => rows as { role: string; path: string }[]);
  if (found?.role === role && isSearchPath(found.path)) return;
  const problem = `A connection to the database acts as ${found?.role} with search_path ${found?.path}, not as ${role} with ${searchPath}`;
  throw Object.assign(new StartFailure(`${problem}: is there a pooler? See DATABASE_POOLER`), { code: refusedConnection });
}

/** Calls are told to come again, as when there is no connection at all. */
const refusedConnection = '08004';

/** The state with which `tell_session_change` of the migrations says whose sessions a statement changed. */
const sessionsChanged = '01A01';

/** What the statements of one connection changed of what tokens mean. */
export class SessionChanges {
  readonly #whose = new Set<string>();

  constructor(client: pg.ClientBase) {
    client.on('notice', ({ code, detail }) => {
      if (code === sessionsChanged) this.#whose.add(detail ?? '');
    });
  }

  /** To be called once the transaction has ended, and before anybody is answered. */
  tell(sessions: SessionCache): void {
    for (const whose of this.#whose) sessions.invalidate(whose);
    this.#whose.clear();
  }
}
