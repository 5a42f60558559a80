import { existsSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { type Migration, migrateWithin } from '#server/migrate.ts';
import { sha256Hex } from '#server/sha256-hex.ts';
import { readStored, removeStored, writeStored } from '../disk-files.ts';
import type { OwnersDatabase } from '../on-database.ts';
import { StartFailure } from '../start-failure.ts';
import { withClient } from '../with-client.ts';
import type { CheckedArchive } from './check-archive.ts';
import { fillTables } from './fill-tables.ts';
import { type ArchiveEntry, readArchive } from './read-archive.ts';

/**
 * Puts a checked archive into an empty database and its files and secrets into the data folder: all of it, or nothing. The database is
 * made as the archive's was, filled, and then brought up to this version.
 * @throws StartFailure where there is something already
 */
export async function restoreArchive(
  { owner, dataDir }: OwnersDatabase,
  path: string,
  { head, manifest }: CheckedArchive,
  migrations: Migration[],
): Promise<void> {
  const files = new PlacedFiles(dataDir);
  await withClient(owner, async (client) => {
    const connection = { query: (sql: string) => client.query(sql) };
    await client.query('begin');
    try {
      // A server that starts now waits for this, and then finds the restored database.
      await client.query("select pg_advisory_xact_lock(hashtext('atrium migrations'))");
      await refuseUnlessEmpty(client);
      await migrateWithin(
        connection,
        migrations.filter(({ name }) => head.migrations.includes(name)),
      );
      await fillTables(client, manifest, readArchive(path), (entry) => files.place(entry));
      await migrateWithin(connection, migrations);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => {});
      await files.takeBack();
      throw error;
    }
    // Without it lists are planned as if the tables were empty.
    await client.query('analyze');
  });
}

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select relname as name from pg_class left join pg_depend on objid = pg_class.oid and deptype = 'e'
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and objid is null limit 1`,
  );
  if (rows.length > 0)
    throw new StartFailure(
      'The database is not empty, and nothing was changed: restore into a fresh DATA_DIR, or an empty database at DATABASE_URL',
    );
}

/** What was put into the data folder. Files have the name of their content, so that one which is there already is the same. */
class PlacedFiles {
  readonly #dataDir: string;
  readonly #undos: (() => Promise<void>)[] = [];

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  async place(entry: ArchiveEntry): Promise<void> {
    const bytes = await bytesOf(entry);
    if (entry.name === 'secrets.json') return this.#placeSecrets(bytes);
    const folder = join(this.#dataDir, 'files');
    const key = await sha256Hex(bytes);
    if (entry.name !== `files/${key}`) throw new StartFailure('The backup changed while it was restored: nothing was restored');
    const before = await readStored(folder, key);
    if (before && (await sha256Hex(before)) === key) return;
    await writeStored(folder, key, bytes);
    this.#undos.push(() => removeStored(folder, key));
  }

  async takeBack(): Promise<void> {
    for (const undo of this.#undos.reverse()) await undo();
  }

  async #placeSecrets(bytes: Uint8Array): Promise<void> {
    const path = join(this.#dataDir, 'secrets.json');
    if (existsSync(path)) {
      if ((await readFile(path)).equals(bytes)) return;
      throw new StartFailure(`${path} is there already, and is another one: nothing was changed. Restore into a fresh DATA_DIR`);
    }
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, bytes, { mode: 0o600, flush: true });
    await link(draft, path);
    await rm(draft);
    this.#undos.push(() => rm(path));
  }
}

async function bytesOf({ body }: ArchiveEntry): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts);
}
