import { sql } from 'drizzle-orm';
import { createTarPacker } from 'modern-tar';
import { abilityFrom } from '#contract/ability.ts';
import { sha256Hex } from '#server/bytes.ts';
import type { Compression } from '#server/compression.ts';
import type { Db } from '#server/database.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import { exportedColumns, exportedTables, readCatalogue, type Table } from './catalogue.ts';
import { type ArchiveHead, fileEntry, headEntry, type Manifest, manifestEntry, partEntry, type TableRecord } from './manifest.ts';
import { countStaying, openView, readLines } from './read-lines.ts';

type Exporting = Pick<Scope, 'deps' | 'entity' | 'identifyAgain'>;

const partCharacters = 1024 * 1024;
const filesPerLook = 50;
const utf8 = new TextEncoder();

/**
 * Streams the archive of a workspace. All rows come from one snapshot; the files they reference are immutable and read afterward,
 * without a connection.
 */
export function writeArchive(head: ArchiveHead, scope: Exporting): ReadableStream<Uint8Array<ArrayBuffer>> {
  const writer = new ArchiveWriter(scope.deps.compression);
  fill(writer, head, scope).then(
    () => writer.finish(),
    (error: unknown) => writer.fail(error),
  );
  return writer.readable;
}

async function fill(writer: ArchiveWriter, head: ArchiveHead, scope: Exporting): Promise<void> {
  const first = encoded(head);
  await writer.add(headEntry, first);
  const { tables, keys, stayed } = await scope.deps.database.writing(scope.entity, async (db) => {
    await openView(db);
    const catalogue = await readCatalogue(db);
    const written: TableRecord[] = [];
    for (const table of exportedTables(catalogue)) written.push(await addTable(writer, db, table, scope.entity));
    return { tables: written, keys: await readKeys(db, scope.entity), stayed: await countStaying(db, scope.entity) };
  });
  const { files, missing } = await addFiles(writer, keys, scope);
  const end: Manifest = { head: await sha256Hex(first), tables, files, missing, stayed };
  await writer.add(manifestEntry, encoded(end));
}

/** Writes parts, because a tar header contains the size of its entry and the checksum covers all of it. */
async function addTable(writer: ArchiveWriter, db: Db, table: Table, entity: string): Promise<TableRecord> {
  const record: TableRecord = { name: table.name, columns: exportedColumns(table), rows: 0, parts: [] };
  let lines: string[] = [];
  let characters = 0;
  const endPart = async () => {
    if (lines.length === 0) return;
    const bytes = utf8.encode(`${lines.join('\n')}\n`);
    lines = [];
    characters = 0;
    await writer.add(partEntry(table.name, record.parts.length), bytes);
    record.parts.push(await sha256Hex(bytes));
  };
  for await (const some of readLines(db, table, entity)) {
    record.rows += some.length;
    for (const line of some) {
      lines.push(line);
      characters += line.length;
      if (characters >= partCharacters) await endPart();
    }
  }
  await endPart();
  return record;
}

async function readKeys(db: Db, entity: string): Promise<string[]> {
  const rows = await queryRows<{ key: string }>(db, sql`select distinct key from files where entity = ${entity} order by key`);
  return rows.map(({ key }) => key);
}

async function addFiles(writer: ArchiveWriter, keys: string[], scope: Exporting): Promise<Pick<Manifest, 'files' | 'missing'>> {
  const files: Manifest['files'] = [];
  const missing: string[] = [];
  for (const [at, key] of keys.entries()) {
    if (at % filesPerLook === 0) await refuseUnlessStillAdmin(scope);
    const bytes = await scope.deps.files.read(key);
    if (!bytes || (await sha256Hex(bytes)) !== key) missing.push(key);
    else {
      await writer.add(fileEntry(key), bytes);
      files.push({ key, sizeBytes: bytes.byteLength });
    }
  }
  return { files, missing };
}

async function refuseUnlessStillAdmin({ identifyAgain }: Exporting): Promise<void> {
  const identity = await identifyAgain();
  if (!identity || !abilityFrom(identity.rules).can('manage', 'all')) throw new Error('the right to export ended during the export');
}

function encoded(value: object): Uint8Array {
  return utf8.encode(`${JSON.stringify(value, null, 1)}\n`);
}

// Limit per export: rows come from an open transaction that should end soon, and a company has at most two exports.
const aheadBytes = 16 * 1024 * 1024;

/**
 * A gzipped tar stream. Writers may be ahead of the reader by `aheadBytes` of compressed data, then wait.
 * Writing throws when the reader disconnects.
 */
class ArchiveWriter {
  readonly #packer = createTarPacker();
  readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>;

  constructor(compression: Compression) {
    const ahead = new ByteLengthQueuingStrategy({ highWaterMark: aheadBytes });
    this.readable = this.#packer.readable
      .pipeThrough(compression.gzip())
      .pipeThrough(new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>(undefined, undefined, ahead));
  }

  async add(name: string, bytes: Uint8Array): Promise<void> {
    const body = this.#packer.controller.add({ name, size: bytes.byteLength, mode: 0o600 }).getWriter();
    await body.write(bytes);
    await body.close();
  }

  finish(): void {
    this.#packer.controller.finalize();
  }

  /** Signals the reader that the stream is incomplete. */
  fail(error: unknown): void {
    this.#packer.controller.error(error);
  }
}
