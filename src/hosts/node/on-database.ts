import type pg from 'pg';
import { openGivenDatabase } from './open-given-database.ts';
import { holdCluster } from './postgres/hold-cluster.ts';
import { placeData } from './postgres/place-data.ts';
import { readPostmaster } from './postgres/postmaster.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import type { Settings } from './settings.ts';

export interface OwnersDatabase {
  owner: pg.ClientConfig;
  /** The data folder in use. */
  dataDir: string;
}

/** Runs `work` on the database as its owner, whether or not the server is running. */
export async function onDatabase<T>({ database, dataDir }: Settings, work: (database: OwnersDatabase) => Promise<T>): Promise<T> {
  if (database) return work(await openGivenDatabase(database, dataDir));
  const { cluster } = await placeData(dataDir, () => {});
  const runsAlready = (await readPostmaster(cluster)) !== null;
  const postgres = await startPostgres({ dataDir });
  try {
    return await work({ owner: { host: postgres.socketFolder, user: 'postgres', database: 'atrium' }, dataDir: postgres.dataDir });
  } finally {
    // A server that was started in the meantime may hold it now.
    const isOurs = !runsAlready && (await holdCluster(postgres.socketFolder, dataDir).catch(() => null)) !== null;
    if (isOurs) await postgres.stop();
  }
}
