import type pg from 'pg';
import { roleOption, searchPathOption } from './app-session.ts';
import type { DatabaseServer } from './database-server.ts';
import { makeDataFolder } from './postgres/place-data.ts';
import { recognizePooler } from './recognize-pooler.ts';
import type { GivenDatabase } from './settings.ts';
import { StartFailure } from './start-failure.ts';
import { withClient } from './with-client.ts';
import { withOptions } from './with-options.ts';

const oldestMajor = 15;
const connectingMs = 10_000;

/** The PostgreSQL of `DATABASE_URL`, which other servers may use as well. @throws StartFailure when it cannot be used. */
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

/** How its owner connects, past any pooler. */
export function ownerOf({ url, listenUrl }: GivenDatabase) {
  return addressOf(listenUrl ?? url);
}

/** @throws StartFailure when it can't be reached or used as the settings say. */
export async function checkGivenDatabase({ url, pooler, listenUrl }: GivenDatabase): Promise<void> {
  const { major, database } = await identify('DATABASE_URL', url);
  if (major < oldestMajor) throw new StartFailure(`Atrium needs PostgreSQL ${oldestMajor} or newer, but DATABASE_URL leads to ${major}`);
  if (listenUrl) {
    const listening = await identify('DATABASE_LISTEN_URL', listenUrl);
    if (listening.database !== database) throw new StartFailure('DATABASE_LISTEN_URL and DATABASE_URL must lead to the same database');
    const found = await recognizePooler(addressOf(listenUrl));
    if (found) throw new StartFailure(`DATABASE_LISTEN_URL must lead past the pooler, but a pooler is there: ${found}`);
  }
  const found = pooler === 'none' && (await recognizePooler(addressOf(url)));
  if (found)
    throw new StartFailure(
      `DATABASE_URL leads to a connection pooler, and ${found}: set DATABASE_POOLER=transaction, and DATABASE_LISTEN_URL to an address past it`,
    );
}

function addressOf(connectionString: string) {
  return { connectionString, connectionTimeoutMillis: connectingMs };
}

/** Which PostgreSQL is there, and which of its databases. */
function identify(name: string, url: string): Promise<{ major: number; database: string }> {
  const read = async (client: pg.Client) => {
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int / 10000 as major,
       concat_ws(' ', pg_postmaster_start_time(), oid, datname) as database from pg_database where datname = current_database()`,
    );
    return rows[0];
  };
  return withClient(addressOf(url), read).catch((error: unknown) => {
    throw new StartFailure(`The database of ${name} cannot be reached: ${reason(error)}`);
  });
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  const { message, code } = error as { message?: string; code?: string };
  return (message || code || 'for an unknown reason').split('\n')[0] ?? '';
}
