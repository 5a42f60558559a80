import { sha256Hex } from '#server/bytes.ts';
import type { Compression } from '#server/compression.ts';
import type { HeavyWork } from '#server/heavy-work.ts';
import { Refusal } from '#server/refusal.ts';
import type { ArchiveLimits, ArchiveSource } from './archive-source.ts';
import { newestMigration } from './catalogue.ts';
import { type ArchiveHead, archiveFormat, type Manifest, partEntry, readEntryName, readHead, readManifest } from './manifest.ts';
import { type ArchiveEntry, readEntries } from './read-entries.ts';

/** Options for reading an archive. */
export interface Reading {
  source: ArchiveSource;
  limits: ArchiveLimits;
  heavy: HeavyWork;
  compression: Compression;
}

/** Receives the content of an archive in order, tables before files. The checksum of each part and file is already verified. */
export interface ArchiveVisitor {
  /** @param part lines of JSON, one row each; ownership may be transferred @returns the number of rows */
  part(table: string, part: Uint8Array<ArrayBuffer>, entry: string): Promise<number>;
  file(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> | void;
  /** Called after the last row, before the first file. */
  endOfRows?(): Promise<void>;
}

export interface ReadArchive {
  head: ArchiveHead;
  manifest: Manifest;
}

interface Found {
  head?: { text: ArchiveHead; sha256: string };
  manifest?: Manifest;
  /** Checksums of the parts and number of rows per table. */
  tables: Map<string, { parts: string[]; rows: number }>;
  rows: number;
  files: Map<string, number>;
  hasEndedRows: boolean;
}

/**
 * Reads an archive from start to end and checks it against its manifest.
 * @throws 400 when it is not an archive, newer, damaged, truncated, changed, beyond the limits, or has unexpected content
 */
export async function readArchive(reading: Reading, visitor: ArchiveVisitor): Promise<ReadArchive> {
  const { source, limits, compression } = reading;
  const found: Found = { tables: new Map(), rows: 0, files: new Map(), hasEndedRows: false };
  for await (const entry of readEntries(source, limits, compression)) {
    await readEntry(entry, found, reading, visitor);
  }
  const { head, manifest } = found;
  if (!head) throw new Refusal('invalid', { code: 'not_an_archive' });
  if (!manifest) throw new Refusal('invalid', { code: 'archive_cut_off' });
  refuseUnlessComplete(manifest, found);
  return { head: head.text, manifest };
}

async function readEntry({ name, bytes }: ArchiveEntry, found: Found, { limits, heavy }: Reading, visitor: ArchiveVisitor): Promise<void> {
  const entry = readEntryName(name);
  if (!found.head) {
    if (entry?.kind !== 'head') throw new Refusal('invalid', { code: 'not_an_archive' });
    found.head = { text: readHead(bytes), sha256: await sha256Hex(bytes) };
    return refuseLater(found.head.text);
  }
  if (!entry || entry.kind === 'head' || found.manifest) throw new Refusal('invalid', { code: 'archive_has_more', entry: name });
  if (entry.kind === 'part') return readPart(entry, bytes, found, limits, visitor);
  if (!found.hasEndedRows) await visitor.endOfRows?.();
  found.hasEndedRows = true;
  if (entry.kind === 'manifest') {
    found.manifest = await heavy.run(readManifest, { bytes }, bytes);
    return;
  }
  if ((await sha256Hex(bytes)) !== entry.key || found.files.has(entry.key)) throw changed(name);
  found.files.set(entry.key, bytes.byteLength);
  if (found.files.size > limits.files) throw tooMany('files', limits.files);
  await visitor.file(entry.key, bytes);
}

/** A newer archive may contain data this version doesn't understand. */
function refuseLater({ format, migration }: ArchiveHead): void {
  if (format > archiveFormat || migration > newestMigration) throw new Refusal('invalid', { code: 'archive_newer', migration });
}

async function readPart(
  { table, part }: { table: string; part: number },
  bytes: Uint8Array<ArrayBuffer>,
  found: Found,
  limits: ArchiveLimits,
  visitor: ArchiveVisitor,
): Promise<void> {
  const record = found.tables.get(table) ?? { parts: [], rows: 0 };
  // Tables are contiguous, with their parts in order.
  const isLast = [...found.tables.keys()].at(-1) === table;
  if (found.hasEndedRows || part !== record.parts.length || (part > 0 && !isLast)) throw changed(`${table} ${part}`);
  found.tables.set(table, record);
  record.parts.push(await sha256Hex(bytes));
  const rows = await visitor.part(table, bytes, partEntry(table, part));
  record.rows += rows;
  found.rows += rows;
  if (found.rows > limits.rows) throw tooMany('tables', limits.rows);
}

function refuseUnlessComplete(manifest: Manifest, { head, tables, files }: Found): void {
  if (manifest.head !== head?.sha256) throw changed('atrium.json');
  for (const { name, rows, parts } of manifest.tables) {
    const there = tables.get(name) ?? { parts: [], rows: 0 };
    const isSame = there.rows === rows && there.parts.length === parts.length && parts.every((part, at) => part === there.parts[at]);
    if (!isSame) throw changed(name);
  }
  const named = new Set(manifest.tables.map(({ name }) => name));
  const other = [...tables.keys()].find((name) => !named.has(name));
  if (other || named.size !== manifest.tables.length) throw changed(other ?? 'manifest.json');
  const lost = manifest.files.find(({ key, sizeBytes }) => files.get(key) !== sizeBytes);
  if (lost || manifest.files.length !== files.size) throw changed(lost?.key ?? 'manifest.json');
}

const changed = (entry: string) => new Refusal('invalid', { code: 'archive_changed', entry });
export const tooMany = (entry: string, max: number) => new Refusal('invalid', { code: 'archive_too_many_rows', entry, max });
