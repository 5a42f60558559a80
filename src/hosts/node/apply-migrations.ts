import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { type Migration, migrate } from '#server/migrate.ts';
import { packageRoot } from './package-root.ts';
import { StartFailure } from './start-failure.ts';
import { withClient } from './with-client.ts';

const lacksRight = '42501';

/** Brings the database up to date with `migrations/`. @returns the names of those applied now. */
export async function applyMigrations(owner: pg.ClientConfig): Promise<string[]> {
  const migrations = await readMigrations();
  try {
    return await withClient(owner, (client) => migrate({ query: (sql) => client.query(sql) }, migrations));
  } catch (error) {
    if ((error as { code?: string }).code !== lacksRight) throw error;
    throw new StartFailure(`The user of DATABASE_URL lacks a right that Atrium needs once: ${(error as Error).message}`);
  }
}

/** All that there are, in no order. */
export async function readMigrations(): Promise<Migration[]> {
  const folder = join(packageRoot(), 'migrations');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(folder, name), 'utf8') })));
}
