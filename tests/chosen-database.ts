import { openChangeFeed } from '#hosts/node/change-feed.ts';
import type { Database } from '#server/database.ts';
import type { ChangeFeed } from '#server/dependencies.ts';
import { testDatabase } from './database.ts';
import { pgliteDatabase } from './pglite-database.ts';
import { silentLog } from './silent-log.ts';

/** A database of its own for a test of the API, whichever kind of PostgreSQL it runs on. */
export interface ChosenDatabase {
  database: Database;
  openChanges(): Promise<ChangeFeed & { close(): Promise<void> }>;
  /** One statement as the superuser, past row-level security. */
  ownerQuery(sql: string, params?: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** PostgreSQL as the server has it, or with `TEST_DATABASE=pglite` as the demo has it. */
export async function chosenDatabase(): Promise<ChosenDatabase> {
  if (process.env.TEST_DATABASE === 'pglite') return pgliteDatabase();
  const { database, app, ownerQuery, close } = await testDatabase();
  return { database, ownerQuery, close, openChanges: () => openChangeFeed(app, silentLog) };
}
