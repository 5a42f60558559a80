import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { sha256Hex } from '#server/bytes.ts';
import { fileReading } from '#server/locks.ts';
import { readStored } from '../disk-files.ts';
import type { OwnersDatabase } from '../on-database.ts';
import { packageRoot } from '../package-root.ts';
import { StartFailure } from '../start-failure.ts';
import { withClient } from '../with-client.ts';
import { type ArchiveHead, archiveFormat, type Manifest, type SequenceRecord, type TableRecord } from './archive.ts';
import { noteBackup } from './last-backup.ts';
import { copyTarget, fixTextForm, quoted, type TableToCopy, tablesInOrder } from './tables-in-order.ts';

interface Order {
  /** The target path; must not exist yet. */
  path: string;
  now: Date;
  /** Called for each completed part. */
  say?: (line: string) => void;
  /** The state to back up, from `pg_export_snapshot()`; defaults to the current one. */
  snapshot?: string;
}

const partBytes = 4 * 1024 * 1024;

/**
 * Writes database, files and secrets to one archive as of a single moment, while writes continue.
 * @returns The manifest, and the archive's size.
 */
export async function takeBackup(database: OwnersDatabase, order: Order): Promise<{ manifest: Manifest; sizeBytes: number }> {
  const { path } = order;
  if (existsSync(path)) throw new StartFailure(`${path} already exists: choose another file`);
  const secrets = await readFile(join(database.dataDir, 'secrets.json')).catch(() => {
    throw new StartFailure("Atrium hasn't been started here yet");
  });
  const archive = new ArchiveWriter(path);
  try {
    const manifest = await withClient(database.owner, (client) => fill(archive, client, { ...order, secrets, dataDir: database.dataDir }));
    const sizeBytes = await archive.finish();
    await noteBackup(database.dataDir, { at: order.now.toISOString(), path, sizeBytes });
    return { manifest, sizeBytes };
  } catch (error) {
    const problem = await archive.discard(error);
    throw problem ? new StartFailure(writingProblem(problem, path)) : error;
  }
}

function writingProblem({ code, message }: NodeJS.ErrnoException, path: string): string {
  const why = code === 'ENOSPC' || code === 'EDQUOT' ? 'the disk is full' : (code ?? message);
  return `${path} cannot be written (${why}): no backup was made`;
}

interface Filling extends Order {
  secrets: Uint8Array;
  dataDir: string;
}

async function fill(
  archive: ArchiveWriter,
  client: pg.Client,
  { now, say = () => {}, snapshot, secrets, dataDir }: Filling,
): Promise<Manifest> {
  // Files in the snapshot must exist until they are copied, so the file sweep is locked out.
  await client.query(fileReading);
  await openSnapshot(client, snapshot);
  await archive.add('atrium.json', json(await headOf(client, now)));
  await archive.add('secrets.json', secrets);

  const tables: TableRecord[] = [];
  for (const table of await tablesInOrder(client)) tables.push(await addTable(archive, client, table));
  say(`${tables.length} tables with ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows`);
  const sequences = await readSequences(client);
  const keys = await client.query<{ key: string }>('select distinct key from public.files order by key');
  // The rest needs no snapshot, and an open one would block vacuum.
  await client.query('commit');

  const files: Manifest['files'] = [];
  const missing: string[] = [];
  for (const { key } of keys.rows) {
    const bytes = await readStored(join(dataDir, 'files'), key);
    if (!bytes || (await sha256Hex(bytes)) !== key) missing.push(key);
    else {
      await archive.add(`files/${key}`, bytes);
      files.push({ key, sizeBytes: bytes.byteLength });
    }
  }
  say(`${files.length} files`);
  const manifest: Manifest = { tables, sequences, files, missing, secretsSha256: await sha256Hex(secrets) };
  await archive.add('manifest.json', json(manifest));
  return manifest;
}

async function openSnapshot(client: pg.Client, snapshot: string | undefined): Promise<void> {
  await fixTextForm(client);
  await client.query('begin isolation level repeatable read read only');
  if (snapshot) await client.query(`set transaction snapshot '${snapshot.replaceAll("'", '')}'`);
  // The table owner bypasses policies; if a policy did apply, this makes it an error instead of missing rows.
  await client.query('set local role atrium_owner; set local row_security = off');
}

async function headOf(client: pg.Client, now: Date): Promise<ArchiveHead> {
  const { version } = JSON.parse(await readFile(join(packageRoot(), 'package.json'), 'utf8')) as { version: string };
  const { rows } = await client.query<{ name: string }>("select name from public.atrium_migrations where name like '%.sql' order by name");
  return { archiveOf: 'atrium', format: archiveFormat, version, madeAt: now.toISOString(), migrations: rows.map(({ name }) => name) };
}

/** Split into parts, because tar needs the length of an entry upfront. */
async function addTable(archive: ArchiveWriter, client: pg.Client, table: TableToCopy): Promise<TableRecord> {
  const hash = createHash('sha256');
  let part: Uint8Array[] = [];
  let size = 0;
  let parts = 0;
  const endPart = async () => {
    await archive.add(`tables/${table.name}/${String(parts++).padStart(6, '0')}`, ...part);
    part = [];
    size = 0;
  };
  const copying = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
  for await (const chunk of copying as AsyncIterable<Buffer>) {
    hash.update(chunk);
    part.push(chunk);
    size += chunk.byteLength;
    if (size >= partBytes) await endPart();
  }
  await endPart();
  return { ...table, rows: copying.rowCount, sha256: hash.digest('hex') };
}

async function readSequences(client: pg.Client): Promise<SequenceRecord[]> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' and relowner = 'atrium_owner'::regrole order by relname",
  );
  const sequences: SequenceRecord[] = [];
  for (const { name } of rows) {
    const state = await client.query(`select last_value::text as "lastValue", is_called as "isCalled" from public.${quoted(name)}`);
    sequences.push({ name, ...state.rows[0] });
  }
  return sequences;
}

function json(value: object): Uint8Array {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
}

// Most of an archive is pictures and documents, which hardly compress any further.
const effort = 4;

/** Writes a gzipped tar file. It gets its final name only when complete. */
class ArchiveWriter {
  readonly #path: string;
  readonly #draft: string;
  readonly #packer = createTarPacker();
  readonly #written: Promise<void>;

  /** @param path A path that doesn't exist yet. */
  constructor(path: string) {
    this.#path = path;
    this.#draft = `${path}.part-${process.pid}`;
    this.#written = pipeline(
      Readable.from(this.#packer.readable),
      createGzip({ level: effort }),
      // The file contains secrets.
      createWriteStream(this.#draft, { flags: 'wx', mode: 0o600, flush: true }),
    );
    // Errors surface in `add` and `finish`.
    this.#written.catch(() => {});
  }

  async add(name: string, ...parts: Uint8Array[]): Promise<void> {
    const size = parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
    const body = this.#packer.controller.add({ name, size, mode: 0o600 }).getWriter();
    for (const part of parts) await body.write(part);
    await body.close();
  }

  /** @returns the size of the archive in bytes */
  async finish(): Promise<number> {
    this.#packer.controller.finalize();
    await this.#written;
    await rename(this.#draft, this.#path);
    return (await stat(this.#path)).size;
  }

  /** Removes the draft. @returns why the archive couldn't be written, if that was the cause rather than `reason` */
  async discard(reason: unknown): Promise<NodeJS.ErrnoException | undefined> {
    this.#packer.controller.error(reason);
    const failure = await this.#written.then(
      () => reason,
      (error: unknown) => error,
    );
    await rm(this.#draft, { force: true });
    return failure === reason ? undefined : (failure as NodeJS.ErrnoException);
  }
}
