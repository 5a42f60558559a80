import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartFailure } from '../start-failure.ts';
import { isRunning } from './postmaster.ts';

interface Held {
  /** Resolves when the connection that holds the lock is closed. */
  lost: Promise<void>;
  release(): Promise<void>;
}

const lock = "hashtext('atrium serves this cluster')";

/** Keeps a second server off the cluster while a connection is open. @throws StartFailure naming the server that holds it */
export async function holdCluster(socketFolder: string, dataDir: string): Promise<Held> {
  const client = new pg.Client({
    host: socketFolder,
    user: 'postgres',
    database: 'postgres',
    application_name: `atrium (pid ${process.pid})`,
  });
  client.on('error', () => {});
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
  await client.connect();
  for (let tried = 1; ; tried++) {
    const { rows } = await client.query(`select pg_try_advisory_lock(${lock}) as got`);
    if (rows[0].got) return { lost, release: () => client.end() };
    const holder = await holderOf(client);
    // The connection of a server that was just killed may not be closed yet.
    if (tried < 10 && (!holder || !isRunning(holder))) {
      await pause(100);
      continue;
    }
    await client.end();
    throw new StartFailure(`Another Atrium${holder ? ` (pid ${holder})` : ''} already serves DATA_DIR ${dataDir}`);
  }
}

/** Returns the pid of the server that holds the lock, from its connection. */
async function holderOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query(
    `select substring(application_name from 'pid ([0-9]+)')::int as pid from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objid = (${lock}::bigint & 4294967295)::oid`,
  );
  return rows[0]?.pid ?? undefined;
}
