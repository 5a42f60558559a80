import { createHash } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import type { z } from 'zod/mini';
import { StartFailure } from '../start-failure.ts';
import {
  type ArchiveEntry,
  type ArchiveHead,
  archiveFormat,
  archiveHead,
  isEarlyEnd,
  type Manifest,
  manifest as manifestShape,
  readArchive,
  textOf,
} from './archive.ts';

const maxHeadBytes = 1024 * 1024;
// The manifest has one line per file.
const maxManifestBytes = 512 * 1024 * 1024;
const newline = 0x0a;

export interface CheckedArchive {
  head: ArchiveHead;
  manifest: Manifest;
}

/** What was read so far: the row count and hash of each table, and the size of each file. */
interface Found {
  tables: Map<string, { rows: number; hash: ReturnType<typeof createHash> }>;
  files: Map<string, number>;
  secretsSha256?: string;
  manifest?: Manifest;
}

/**
 * Reads a whole archive and verifies it against its manifest, without changing anything.
 * @throws StartFailure if it isn't an Atrium archive, is from a later version, damaged, or incomplete
 */
export async function checkArchive(path: string, knownMigrations: string[]): Promise<CheckedArchive> {
  await access(path, constants.R_OK).catch((error: { code?: string }) => {
    throw new StartFailure(`${path} cannot be read (${error.code})`);
  });
  const entries = readArchive(path);
  const head = await readHead(entries, path);
  refuseLater(head, knownMigrations);
  try {
    const found: Found = { tables: new Map(), files: new Map() };
    for await (const entry of entries) await readEntry(entry, found);
    return { head, manifest: compared(found) };
  } catch (error) {
    throw new StartFailure(`${path} ${whatIsWrong(error)}. Nothing was restored.`);
  }
}

async function readHead(entries: AsyncGenerator<ArchiveEntry>, path: string): Promise<ArchiveHead> {
  try {
    const { value: first } = await entries.next();
    if (first?.name !== 'atrium.json') throw new Error('it begins otherwise');
    return parsed(archiveHead, await textOf(first, maxHeadBytes));
  } catch (error) {
    const why = isEarlyEnd(error) ? 'it ends too early' : 'or its start is damaged';
    throw new StartFailure(`${path} isn't an Atrium backup, ${why}. Nothing was restored.`);
  }
}

function whatIsWrong(error: unknown): string {
  if (isEarlyEnd(error) || error instanceof MissingEnd) return 'was cut off: it ends too early. Copy it again or use another backup';
  return `is damaged: ${(error as Error).message || "it can't be unpacked"}`;
}

class MissingEnd extends Error {}

function refuseLater({ format, version, migrations }: ArchiveHead, known: string[]): void {
  if (format !== archiveFormat || migrations.some((name) => !known.includes(name)))
    throw new StartFailure(
      `The backup was made by Atrium ${version}, which is newer than this one: restore it with that version or a later one`,
    );
}

async function readEntry(entry: ArchiveEntry, found: Found): Promise<void> {
  if (found.manifest) throw new Error(`${entry.name} is after its end`);
  const [, table] = /^tables\/([a-z_][a-z0-9_]*)\/\d{6}$/.exec(entry.name) ?? [];
  const [, key] = /^files\/([0-9a-f]{64})$/.exec(entry.name) ?? [];
  if (entry.name === 'manifest.json') found.manifest = parsed(manifestShape, await textOf(entry, maxManifestBytes));
  else if (entry.name === 'secrets.json') found.secretsSha256 = (await hashed(entry)).digest('hex');
  else if (table) await readTablePart(entry, table, found);
  else if (key) {
    if ((await hashed(entry)).digest('hex') !== key) throw new Error(`file ${key} doesn't match`);
    found.files.set(key, entry.sizeBytes);
  } else throw new Error(`${entry.name} doesn't belong in it`);
}

async function readTablePart(entry: ArchiveEntry, table: string, { tables }: Found): Promise<void> {
  const record = tables.get(table) ?? { rows: 0, hash: createHash('sha256') };
  tables.set(table, record);
  for await (const chunk of entry.body) {
    record.hash.update(chunk);
    // One line is one row: line breaks within text are escaped.
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) record.rows++;
  }
}

async function hashed({ body }: ArchiveEntry) {
  const hash = createHash('sha256');
  for await (const chunk of body) hash.update(chunk);
  return hash;
}

function compared({ tables, files, secretsSha256, manifest }: Found): Manifest {
  if (!manifest) throw new MissingEnd();
  if (secretsSha256 !== manifest.secretsSha256) throw new Error("secrets.json doesn't match");
  if (tables.size !== manifest.tables.length) throw new Error("its tables don't match its manifest");
  for (const { name, rows, sha256 } of manifest.tables) {
    const found = tables.get(name);
    if (found?.rows !== rows || found.hash.digest('hex') !== sha256) throw new Error(`table ${name} doesn't match`);
  }
  const isComplete = files.size === manifest.files.length && manifest.files.every(({ key, sizeBytes }) => files.get(key) === sizeBytes);
  if (!isComplete) throw new Error("its files don't match its manifest");
  return manifest;
}

function parsed<T extends z.ZodMiniType>(shape: T, text: string): z.infer<T> {
  return shape.parse(JSON.parse(text));
}
