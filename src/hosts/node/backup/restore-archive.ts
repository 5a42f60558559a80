import { existsSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { sha256Hex } from '#server/bytes.ts';
import { type Migration, migrateWithin } from '#server/migrate.ts';
import { readStored, removeStored, writeStored } from '../disk-files.ts';
import type { OwnersDatabase } from '../on-database.ts';
import { StartFailure } from '../start-failure.ts';
import { withClient } from '../with-client.ts';
import { type ArchiveEntry, type Manifest, readArchive } from './archive.ts';
import type { CheckedArchive } from './check-archive.ts';
import { copyTarget, fixTextForm, quoted, tablesInOrder } from './tables-in-order.ts';

/**
 * Restores a verified archive into an empty database, and its files and secrets into the data folder; all or nothing. The database is
 * created with the archive's migrations, filled, and then migrated to this version.
 * @throws StartFailure if there is already data
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
      // A server that starts now waits for this lock and then finds the restored database.
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
    // Without statistics, queries are planned as if the tables were empty.
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
      "The database isn't empty, so nothing was changed. Restore into a new DATA_DIR, or an empty database at DATABASE_URL",
    );
}

/** Tracks what was placed in the data folder. Files are named by their content, so an existing one is identical. */
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
    if (entry.name !== `files/${key}`) throw new StartFailure('The backup changed during the restore: nothing was restored');
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
      throw new StartFailure(`${path} already exists and differs: nothing was changed. Restore into a new DATA_DIR`);
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

/**
 * Fills the tables of a newly created database in archive order, as their owner: foreign keys hold at every step, and the triggers that
 * maintain counts are disabled, because the archive contains the counts.
 * @param others Called for each entry that isn't a table.
 */
async function fillTables(
  client: pg.Client,
  { tables, sequences }: Manifest,
  entries: AsyncGenerator<ArchiveEntry>,
  others: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  await fixTextForm(client);
  await client.query('set local role atrium_owner');
  const there = (await tablesInOrder(client)).map(({ name }) => name);
  const names = tables.map(({ name }) => name);
  const differing = [...there.filter((name) => !names.includes(name)), ...names.filter((name) => !there.includes(name))];
  if (differing.length > 0) throw new StartFailure(`The backup's tables don't match its version: ${differing.join(', ')}`);

  // Rows inserted by migrations are in the archive too.
  await client.query(`truncate ${names.map((name) => `public.${quoted(name)}`).join(', ')}`);
  for (const name of names) await client.query(`alter table public.${quoted(name)} disable trigger user`);
  const parts = entriesByTable(entries, others);
  for await (const { name, text } of parts) {
    const table = tables.find((one) => one.name === name);
    if (!table) throw new StartFailure(`The backup has a table ${name} that isn't in its manifest`);
    const copying = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
    await pipeline(Readable.from(text), copying);
    if (copying.rowCount !== table.rows) throw new StartFailure(`Of table ${name} ${copying.rowCount} rows of ${table.rows} were read`);
  }
  for (const name of names) await client.query(`alter table public.${quoted(name)} enable trigger user`);
  for (const { name, lastValue, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [`public.${quoted(name)}`, lastValue, isCalled]);
  await client.query('reset role');
}

/** Yields the text of one table after another, regardless of how many entries it spans; all other entries go to `others`. */
async function* entriesByTable(entries: AsyncGenerator<ArchiveEntry>, others: (entry: ArchiveEntry) => Promise<void>) {
  let next = await entries.next();
  while (!next.done) {
    const name = tableOf(next.value);
    if (name) yield { name, text: textOfTable(name) };
    else {
      if (next.value.name.startsWith('files/') || next.value.name === 'secrets.json') await others(next.value);
      else for await (const _ of next.value.body);
      next = await entries.next();
    }
  }

  async function* textOfTable(name: string) {
    while (!next.done && tableOf(next.value) === name) {
      yield* next.value.body;
      next = await entries.next();
    }
  }
}

function tableOf({ name }: ArchiveEntry): string | undefined {
  return /^tables\/([^/]+)\//.exec(name)?.[1];
}
