import type pg from 'pg';
import { appOptions, type DatabaseServer } from './database-server.ts';
import { makeDataFolder } from './postgres/place-data.ts';
import { StartFailure } from './start-failure.ts';
import { withClient } from './with-client.ts';

const oldestMajor = 15;
const connectingMs = 10_000;

/** The PostgreSQL of `DATABASE_URL`, which other servers may use as well. @throws StartFailure when it cannot be used. */
export async function openGivenDatabase(databaseUrl: string, dataDir: string): Promise<DatabaseServer> {
  await makeDataFolder(dataDir);
  const owner = { connectionString: databaseUrl, connectionTimeoutMillis: connectingMs };
  const major = await majorOf(owner).catch((error: unknown) => {
    throw new StartFailure(`The database of DATABASE_URL cannot be reached: ${reason(error)}`);
  });
  if (major < oldestMajor) throw new StartFailure(`Atrium needs PostgreSQL ${oldestMajor} or newer, but DATABASE_URL leads to ${major}`);
  return {
    dataDir,
    owner,
    app: { connectionString: withOptions(databaseUrl, `-c role=atrium_app ${appOptions}`) },
    lost: new Promise(() => {}),
    stop: async () => {},
  };
}

function majorOf(owner: pg.ClientConfig): Promise<number> {
  return withClient(owner, async (client) => {
    const { rows } = await client.query("select current_setting('server_version_num')::int / 10000 as major");
    return rows[0].major;
  });
}

/** Options that stand in the address already are kept: they would override those given beside it. */
function withOptions(databaseUrl: string, options: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', [url.searchParams.get('options'), options].filter(Boolean).join(' '));
  return url.href;
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  const { message, code } = error as { message?: string; code?: string };
  return (message || code || 'for an unknown reason').split('\n')[0] ?? '';
}
