import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isWorthRetrying } from '#server/database-failure.ts';
import { type Migration, type MigrationState, migrate } from '#server/migrate.ts';
import { backUpBeforeMigration } from './backup/back-up-before-migration.ts';
import type { OwnersDatabase } from './on-database.ts';
import { packageRoot } from './package-root.ts';
import type { Settings } from './settings.ts';
import { StartFailure } from './start-failure.ts';
import { withClient } from './with-client.ts';

const lacksRight = '42501';
const maxTries = 5;

/**
 * Brings the database up to date with `migrations/`. A database with data is backed up first, unless turned off in the settings.
 * @param migrations Overrides the migrations of this version.
 * @returns The names of the migrations applied now.
 * @throws StartFailure if the database is from a newer version or can't be backed up.
 */
export async function applyMigrations(
  database: OwnersDatabase,
  { backupBeforeMigration }: Pick<Settings, 'backupBeforeMigration'>,
  say: (line: string) => void,
  migrations?: Migration[],
): Promise<string[]> {
  const all = migrations ?? (await readMigrations());
  const names = all.map(({ name }) => name);
  let needsBackup = backupBeforeMigration;
  const before = async ({ applied, pending }: MigrationState) => {
    refuseNewer(applied, names);
    if (!needsBackup || applied.length === 0 || pending.length === 0) return;
    say(await backUpBeforeMigration(database, new Date()));
    needsBackup = false;
  };
  for (let tried = 1; ; tried++) {
    try {
      return await withClient(database.owner, async (client) => {
        // The transaction is idle during the backup.
        await client.query('set idle_in_transaction_session_timeout = 0');
        return migrate({ query: (sql) => client.query(sql) }, all, before);
      });
    } catch (error) {
      if ((error as { code?: string }).code === lacksRight)
        throw new StartFailure(`The DATABASE_URL user needs a permission that Atrium requires once: ${(error as Error).message}`);
      // The migration may be chosen as the victim of a deadlock with requests of a server that is still running.
      if (tried >= maxTries || !isWorthRetrying(error)) throw error;
    }
  }
}

function refuseNewer(applied: string[], known: string[]): void {
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new StartFailure(
      `The database is from a newer version of Atrium (${unknown.join(', ')}): start that version or a later one, or restore a backup into an empty DATA_DIR`,
    );
}

/** Reads all migrations, unsorted. */
export async function readMigrations(): Promise<Migration[]> {
  const folder = join(packageRoot(), 'migrations');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(folder, name), 'utf8') })));
}
