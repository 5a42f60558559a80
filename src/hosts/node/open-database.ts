import { setTimeout as pause } from 'node:timers/promises';
import { type DatabaseServer, openGivenDatabase } from './open-given-database.ts';
import { searchPathOption } from './open-pool.ts';
import { holdCluster } from './postgres/hold-cluster.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import type { Settings } from './settings.ts';
import { withClient } from './with-client.ts';

/** Opens the operator's database, or the embedded one, which it locks. @throws StartFailure */
export function openDatabase(
  { database, dataDir }: Pick<Settings, 'database' | 'dataDir'>,
  say: (line: string) => void,
): Promise<DatabaseServer> {
  return database ? openGivenDatabase(database, dataDir) : openEmbeddedDatabase(dataDir, say);
}

type Say = (line: string) => void;

/** Opens the PostgreSQL in the data folder and holds it for this server alone. @throws StartFailure if a different server holds it */
async function openEmbeddedDatabase(dataDir: string, say: Say): Promise<DatabaseServer> {
  const { postgres, held } = await startAndHold(dataDir, say);
  const { socketFolder } = postgres;
  await prepare(socketFolder);
  const app = { host: socketFolder, user: 'atrium_app', database: 'atrium', options: searchPathOption };
  return {
    dataDir: postgres.dataDir,
    owner: { host: socketFolder, user: 'postgres', database: 'atrium' },
    app,
    pooler: 'none',
    feed: app,
    lost: held.lost,
    stop: () => postgres.stop(),
  };
}

/** Retries: a PostgreSQL found running may be shutting down with the server it belonged to. */
async function startAndHold(dataDir: string, say: Say) {
  for (let tried = 1; ; tried++) {
    const postgres = await startPostgres({ dataDir, say });
    try {
      return { postgres, held: await holdCluster(postgres.socketFolder, dataDir) };
    } catch (error) {
      const ending = ['57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT'].includes((error as { code?: string }).code ?? '');
      if (!ending || tried === 20) throw error;
      await pause(100);
    }
  }
}

function prepare(socketFolder: string): Promise<void> {
  return withClient({ host: socketFolder, user: 'postgres', database: 'postgres' }, async (client) => {
    await client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = 'atrium_app') then create role atrium_app login; end if;
    end $$`);
    const { rowCount } = await client.query("select from pg_database where datname = 'atrium'");
    if (rowCount === 0) await client.query('create database atrium');
  });
}
