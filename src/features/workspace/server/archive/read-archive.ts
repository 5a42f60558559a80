import type { z } from 'zod/mini';
import { Refusal } from '#server/refusal.ts';
import { sha256Hex } from '#server/sha256-hex.ts';
import { newestMigration } from '../catalogue/newest-migration.ts';
import type { ArchiveSource } from './archive-source.ts';
import { type ArchiveHead, archiveFormat, archiveHead, type Manifest, manifest as manifestShape, readEntryName } from './manifest.ts';
import { type ArchiveEntry, readEntries } from './read-entries.ts';

/** Told of what is in an archive as it is met, tables before files. Each part and file is what its checksum says. */
export interface ArchiveVisitor {
  lines(table: string, lines: string[]): Promise<void> | void;
  file(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> | void;
  /** After the last row, before the first file. */
  endOfRows?(): Promise<void>;
}

export interface ReadArchive {
  head: ArchiveHead;
  manifest: Manifest;
}

interface Found {
  head?: { text: ArchiveHead; sha256: string };
  manifest?: Manifest;
  /** The checksums of the parts of each table, and the rows in them. */
  tables: Map<string, { parts: string[]; rows: number }>;
  files: Map<string, number>;
  hasEndedRows: boolean;
}

/**
 * Reads an archive from its first byte to its last and compares it with what it says of itself.
 * @throws 400 when it is none, of a later version, damaged, cut off, changed, or has something that does not belong into it
 */
export async function readArchive(source: ArchiveSource, mostEntryBytes: number, visitor: ArchiveVisitor): Promise<ReadArchive> {
  const found: Found = { tables: new Map(), files: new Map(), hasEndedRows: false };
  for await (const entry of readEntries(source, mostEntryBytes)) {
    await readEntry(entry, found, visitor);
  }
  const { head, manifest } = found;
  if (!head) throw new Refusal('invalid', { code: 'not_an_archive' });
  if (!manifest) throw new Refusal('invalid', { code: 'archive_cut_off' });
  refuseUnlessComplete(manifest, found);
  return { head: head.text, manifest };
}

async function readEntry({ name, bytes }: ArchiveEntry, found: Found, visitor: ArchiveVisitor): Promise<void> {
  const entry = readEntryName(name);
  if (!found.head) {
    if (entry?.kind !== 'head') throw new Refusal('invalid', { code: 'not_an_archive' });
    found.head = { text: parsed(archiveHead, bytes, 'not_an_archive'), sha256: await sha256Hex(bytes) };
    return refuseLater(found.head.text);
  }
  if (!entry || entry.kind === 'head' || found.manifest) throw new Refusal('invalid', { code: 'archive_has_more', entry: name });
  if (entry.kind === 'part') return readPart(entry, bytes, found, visitor);
  if (!found.hasEndedRows) await visitor.endOfRows?.();
  found.hasEndedRows = true;
  if (entry.kind === 'manifest') {
    found.manifest = parsed(manifestShape, bytes, 'archive_damaged');
    return;
  }
  if ((await sha256Hex(bytes)) !== entry.key || found.files.has(entry.key)) throw changed(name);
  found.files.set(entry.key, bytes.byteLength);
  await visitor.file(entry.key, bytes);
}

/** One that a later version made may mean what this one does not know. */
function refuseLater({ format, migration }: ArchiveHead): void {
  if (format > archiveFormat || migration > newestMigration) throw new Refusal('invalid', { code: 'archive_newer', migration });
}

async function readPart(
  { table, part }: { table: string; part: number },
  bytes: Uint8Array<ArrayBuffer>,
  found: Found,
  visitor: ArchiveVisitor,
): Promise<void> {
  const record = found.tables.get(table) ?? { parts: [], rows: 0 };
  // Each table stands together, and its parts one after the other.
  const isLast = [...found.tables.keys()].at(-1) === table;
  if (found.hasEndedRows || part !== record.parts.length || (part > 0 && !isLast)) throw changed(`${table} ${part}`);
  found.tables.set(table, record);
  const text = decoded(bytes);
  if (!text.endsWith('\n')) throw changed(`${table} ${part}`);
  const lines = text.slice(0, -1).split('\n');
  record.parts.push(await sha256Hex(bytes));
  record.rows += lines.length;
  await visitor.lines(table, lines);
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

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refusal('invalid', { code: 'archive_damaged' });
  }
}

function parsed<T extends z.ZodMiniType>(shape: T, bytes: Uint8Array, code: 'not_an_archive' | 'archive_damaged'): z.infer<T> {
  try {
    return shape.parse(JSON.parse(decoded(bytes)));
  } catch {
    throw new Refusal('invalid', { code });
  }
}
