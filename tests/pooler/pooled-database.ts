import { inject } from 'vitest';
import { openChangeFeed } from '#hosts/node/change-feed.ts';
import { pooledDatabase } from '#hosts/node/database.ts';
import { openPool } from '#hosts/node/open-pool.ts';
import type { Database } from '#server/database.ts';
import { type ChosenDatabase, storedFiles } from '../chosen-database.ts';
import { testDatabase } from '../database.ts';
import { silentLog } from '../silent-log.ts';
import { withoutTimeouts } from '../without-timeouts.ts';
import { startTransactionPooler } from './transaction-pooler.ts';

export interface PooledTestDatabase extends ChosenDatabase {
  /** The same database without the pooler. */
  direct: Database;
  transactionCounts(): number[];
}

/** A database as on a server with `DATABASE_POOLER=transaction`. */
export async function pooledTestDatabase({ sampleData = false, size = 10 } = {}): Promise<PooledTestDatabase> {
  const { database: direct, sessions, app, ownerQuery, close } = await testDatabase(sampleData ? 'atrium_sample' : 'atrium_template');
  const { port, transactionCounts, close: closePooler } = await startTransactionPooler({ socketFolder: inject('postgresSocket'), size });
  const address = { host: '127.0.0.1', port, user: 'postgres', database: app.database ?? '' };
  const pool = openPool({ ...address, ...withoutTimeouts }, silentLog, { size: 10, pooler: 'transaction' });
  return {
    direct,
    transactionCounts,
    database: pooledDatabase(pool, 'transaction', sessions),
    openChanges: () => openChangeFeed(app, silentLog, sessions),
    ownerQuery,
    files: sampleData ? await storedFiles() : [],
    async close() {
      await pool.end();
      await closePooler();
      await close();
    },
  };
}
