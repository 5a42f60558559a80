import type pg from 'pg';
import { connectionLimits, isSearchPath, roleOption, searchPathOption } from './open-pool.ts';
import { makeDataFolder } from './postgres/place-data.ts';
import type { GivenDatabase, Pooler } from './settings.ts';
import { StartFailure } from './start-failure.ts';
import { withClient } from './with-client.ts';

const oldestMajor = 15;
const connectingMs = 10_000;

/** Opens the PostgreSQL of `DATABASE_URL`, which other servers may use too. @throws StartFailure if it can't be used */
export async function openGivenDatabase(given: GivenDatabase, dataDir: string): Promise<DatabaseServer> {
  await makeDataFolder(dataDir);
  await checkGivenDatabase(given);
  const { url, pooler, listenUrl } = given;
  const asApp = (address: string) => ({ connectionString: withOptions(address, `${roleOption} ${searchPathOption}`) });
  return {
    dataDir,
    owner: ownerOf(given),
    app: pooler === 'transaction' ? { connectionString: url } : asApp(url),
    pooler,
    feed: asApp(listenUrl ?? url),
    lost: new Promise(() => {}),
    stop: async () => {},
  };
}

/** Returns the owner's connection config, which bypasses any pooler. */
export function ownerOf({ url, listenUrl }: GivenDatabase) {
  return addressOf(listenUrl ?? url);
}

/** @throws StartFailure if it can't be reached or used as configured */
export async function checkGivenDatabase({ url, pooler, listenUrl }: GivenDatabase): Promise<void> {
  const { major, database } = await identify('DATABASE_URL', url);
  if (major < oldestMajor) throw new StartFailure(`Atrium needs PostgreSQL ${oldestMajor} or newer, but DATABASE_URL leads to ${major}`);
  if (listenUrl) {
    const listening = await identify('DATABASE_LISTEN_URL', listenUrl);
    if (listening.database !== database) throw new StartFailure('DATABASE_LISTEN_URL and DATABASE_URL must point to the same database');
    const found = await recognizePooler(addressOf(listenUrl));
    if (found) throw new StartFailure(`DATABASE_LISTEN_URL must bypass the pooler, but points to one: ${found}`);
  }
  const found = pooler === 'none' && (await recognizePooler(addressOf(url)));
  if (found)
    throw new StartFailure(
      `DATABASE_URL points to a connection pooler, and ${found}: set DATABASE_POOLER=transaction, and DATABASE_LISTEN_URL to an address that bypasses it`,
    );
}

function addressOf(connectionString: string) {
  return { connectionString, connectionTimeoutMillis: connectingMs };
}

/** Identifies the PostgreSQL instance and its database. */
function identify(name: string, url: string): Promise<{ major: number; database: string }> {
  const read = async (client: pg.Client) => {
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int / 10000 as major,
       concat_ws(' ', pg_postmaster_start_time(), oid, datname) as database from pg_database where datname = current_database()`,
    );
    return rows[0];
  };
  return withClient(addressOf(url), read).catch((error: unknown) => {
    throw new StartFailure(`The database of ${name} can't be reached: ${reason(error)}`);
  });
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  const { message, code } = error as { message?: string; code?: string };
  return (message || code || 'for an unknown reason').split('\n')[0] ?? '';
}

/** Queries per connection: enough rounds that a pooler's rotation can't look like separate sessions. */
const rounds = 3;
const probe = 'app.probe';

/**
 * Detects a pooler in front of PostgreSQL that doesn't preserve sessions.
 * @returns What it does, for a message; undefined if each connection is a session that keeps its settings.
 */
async function recognizePooler(address: pg.ClientConfig & { connectionString: string }): Promise<string | undefined> {
  const config = { ...connectionLimits, ...address, connectionString: withOptions(address.connectionString, searchPathOption) };
  try {
    return await withClient(config, (one) => withClient(config, (other) => compare(one, other)));
  } catch (error) {
    return `it refuses start options (${(error as Error).message})`;
  }
}

interface Session {
  bound: string;
  pid: number;
  path: string;
}

async function compare(...clients: pg.Client[]): Promise<string | undefined> {
  for (const [at, client] of clients.entries()) await client.query(`select set_config('${probe}', $1, false)`, [String(at)]);
  const pids = new Set<number>();
  for (let round = 0; round < rounds; round++)
    // Read twice, because a round-robin pooler would give each client its own connection again.
    for (const [at, client] of clients.entries())
      for (const { bound, pid, path } of [await read(client), await read(client)]) {
        if (!isSearchPath(path)) return 'it ignores start options';
        pids.add(pid);
        if (bound !== String(at) || pids.size > clients.length) return 'it is in transaction mode';
      }
  return pids.size === clients.length ? undefined : 'it is in transaction mode';
}

async function read(client: pg.Client): Promise<Session> {
  const { rows } = await client.query(
    `select current_setting('${probe}', true) as bound, pg_backend_pid() as pid, current_setting('search_path') as path`,
  );
  return rows[0];
}

/** Adds start options to a database URL. Options already in the URL are merged, because they would override any passed separately. */
function withOptions(address: string, options: string): string {
  const url = new URL(address);
  url.searchParams.set('options', [url.searchParams.get('options'), options].filter(Boolean).join(' '));
  return url.href;
}

/** An open PostgreSQL, as the rest of the host uses it. */
export interface DatabaseServer {
  /** The data folder in use, which also contains files and secrets. */
  dataDir: string;
  /** Connects as a role that can create roles and schemas; bypasses row-level security and any pooler. */
  owner: pg.ClientConfig;
  /** For the API's pool; connects as the role that owns nothing. */
  app: pg.ClientConfig;
  /** The pooler that `app` connects to. */
  pooler: Pooler;
  /** For LISTEN, which needs a session; bypasses any pooler. */
  feed: pg.ClientConfig;
  /** Resolves when this server has to stop because it lost its hold on the cluster. */
  lost: Promise<void>;
  stop(): Promise<void>;
}
