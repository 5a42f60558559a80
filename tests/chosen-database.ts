import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openChangeFeed } from '#hosts/node/change-feed.ts';
import type { Database } from '#server/database.ts';
import type { ChangeFeed } from '#server/dependencies.ts';
import { testDatabase } from './database.ts';
import { pgliteDatabase } from './pglite-database.ts';
import { silentLog } from './silent-log.ts';
import type { StoredFile } from './test-host.ts';

/** A database for one API test, on either kind of PostgreSQL. */
export interface ChosenDatabase {
  database: Database;
  openChanges(): Promise<ChangeFeed & { close(): Promise<void> }>;
  /** Runs one statement as superuser, bypassing row-level security. */
  ownerQuery(sql: string, params?: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
  /** The files of the sample data, if the database starts with it. */
  files?: StoredFile[] | undefined;
}

/** PostgreSQL as on the server, or as in the demo with `TEST_DATABASE=pglite`. */
export async function chosenDatabase({ sampleData = false } = {}): Promise<ChosenDatabase> {
  if (process.env.TEST_DATABASE === 'pglite') return pgliteDatabase();
  const { database, sessions, app, ownerQuery, close } = await testDatabase(sampleData ? 'atrium_sample' : 'atrium_template');
  const files = sampleData ? await storedFiles() : [];
  return { database, ownerQuery, close, files, openChanges: () => openChangeFeed(app, silentLog, sessions) };
}

let sampleFiles: Promise<StoredFile[]> | undefined;

/** The files of the sample data, read once per worker: nothing changes their contents. */
export function storedFiles(): Promise<StoredFile[]> {
  sampleFiles ??= readStoredFiles(inject('sampleFiles'));
  return sampleFiles;
}

async function readStoredFiles(folder: string): Promise<StoredFile[]> {
  const names = await readdir(folder);
  return Promise.all(names.map(async (name): Promise<StoredFile> => [name, await readFile(join(folder, name))]));
}
