import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sizeText } from '../doctor/finding.ts';
import { freeBytesOf } from '../full-disk.ts';
import type { OwnersDatabase } from '../on-database.ts';
import { StartFailure } from '../start-failure.ts';
import { withClient } from '../with-client.ts';
import { takeBackup } from './take-backup.ts';

/** How many of these backups to keep. */
const kept = 3;
const nameOf = /^before-migration-[\dT-]+\.tar\.gz$/;
const orWithout = 'or set BACKUP_BEFORE_MIGRATION=off to continue without a backup';

/**
 * Backs up a database that migrations are about to change to `backups` in the data folder, and prunes older ones.
 * @returns The message for the operator.
 * @throws StartFailure if that isn't possible
 */
export async function backUpBeforeMigration(database: OwnersDatabase, now: Date): Promise<string> {
  if (!existsSync(join(database.dataDir, 'secrets.json')))
    throw new StartFailure(`The database has data, but DATA_DIR ${database.dataDir} has no secrets.json: set DATA_DIR, ${orWithout}`);
  const folder = join(database.dataDir, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await refuseWithoutRoomFor(database, folder);
  const path = join(folder, `before-migration-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`);
  const { sizeBytes } = await takeBackup(database, { path, now }).catch((error: unknown) => {
    throw error instanceof StartFailure ? new StartFailure(`${error.message}. Mend that, ${orWithout}`) : error;
  });
  // Names sort by time.
  const older = (await readdir(folder)).filter((name) => nameOf.test(name)).toSorted();
  for (const name of older.slice(0, -kept)) await rm(join(folder, name));
  return `backed up first to ${path} (${sizeText(sizeBytes)})`;
}

/** An archive is smaller than its contents. */
async function refuseWithoutRoomFor({ owner }: OwnersDatabase, folder: string): Promise<void> {
  const freeBytes = await freeBytesOf(folder);
  const neededBytes = await withClient(owner, async (client) => {
    await client.query('set role atrium_owner');
    const { rows } = await client.query<{ bytes: string }>(
      `select pg_database_size(current_database())
       + (select coalesce(sum(size), 0) from (select max(size_bytes) as size from public.files group by key) as stored) as bytes`,
    );
    return Number(rows[0]?.bytes);
  });
  if (freeBytes < neededBytes)
    throw new StartFailure(
      `There isn't enough space for the backup before the migration: it needs up to ${sizeText(neededBytes)}, and ${sizeText(freeBytes)} are free in ${folder}. Free some space, ${orWithout}`,
    );
}
