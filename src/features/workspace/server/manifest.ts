import { z } from 'zod/mini';
import { heavyTask } from '#server/heavy-work.ts';
import { Refusal } from '#server/refusal.ts';
import { exclusionReasons } from '../exclusion-reasons.ts';

/** The only one so far; an archive of a later one is refused. */
export const archiveFormat = 1;

const count = () => z.number().check(z.int(), z.nonnegative());
const sha256Pattern = /^[0-9a-f]{64}$/;
const sha256 = () => z.string().check(z.regex(sha256Pattern));
/** As tables and columns are called. */
const name = () => z.string().check(z.regex(/^[a-z_][a-z0-9_]{0,62}$/));

/** `atrium.json`, the first entry: what the archive is. */
const archiveHead = z.object({
  archiveOf: z.literal('atrium-workspace'),
  format: count(),
  /** The newest migration of the database that it comes from: by it an older and a newer archive are told apart. */
  migration: z.string().check(z.regex(/^\d{4}_[a-z0-9-]{1,80}$/)),
  madeAt: z.string().check(z.maxLength(40)),
  company: z.string().check(z.maxLength(1000)),
  /** Who made it: whom an installation without anybody lets in. */
  by: z.object({ personId: count(), username: z.string().check(z.maxLength(200)), email: z.string().check(z.maxLength(400)) }),
});
export type ArchiveHead = z.infer<typeof archiveHead>;

const tableRecord = z.object({
  name: name(),
  columns: z.array(name()).check(z.maxLength(500)),
  rows: count(),
  /** The checksum of each of its parts, in their order. */
  parts: z.array(sha256()),
});
export type TableRecord = z.infer<typeof tableRecord>;

/** `manifest.json`, the last entry: all that must be in the archive. One without it was cut off. */
const manifest = z.object({
  /** The checksum of the first entry. */
  head: sha256(),
  tables: z.array(tableRecord).check(z.maxLength(1000)),
  /** A file's key is its SHA-256. */
  files: z.array(z.object({ key: sha256(), sizeBytes: count() })),
  /** Keys that rows name, and whose bytes were gone or damaged when the archive was made. */
  missing: z.array(sha256()),
  /** What of the workspace is not in it, and how many rows of it there were. */
  stayed: z.array(z.object({ why: z.enum(exclusionReasons), rows: count() })),
});
export type Manifest = z.infer<typeof manifest>;

export const headEntry = 'atrium.json';
export const manifestEntry = 'manifest.json';
export const partEntry = (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.jsonl`;
export const fileEntry = (key: string) => `files/${key}`;

export const isFileKey = (key: string) => sha256Pattern.test(key);

type EntryName = { kind: 'head' } | { kind: 'manifest' } | { kind: 'part'; table: string; part: number } | { kind: 'file'; key: string };

/** What an entry is by its name; null for a name that no archive has, whatever path it may be. */
export function readEntryName(entry: string): EntryName | null {
  if (entry === headEntry) return { kind: 'head' };
  if (entry === manifestEntry) return { kind: 'manifest' };
  const [, table, part] = /^tables\/([a-z_][a-z0-9_]{0,62})\/(\d{6})\.jsonl$/.exec(entry) ?? [];
  if (table) return { kind: 'part', table, part: Number(part) };
  const [, key] = /^files\/([0-9a-f]{64})$/.exec(entry) ?? [];
  return key ? { kind: 'file', key } : null;
}

/** The first entry of an archive, which is small. */
export function readHead(bytes: Uint8Array): ArchiveHead {
  return parsed(archiveHead, bytes, 'not_an_archive');
}

/** The last entry, which names every file. */
export const readManifest = heavyTask({
  name: 'read the manifest of an archive',
  lengthOf: ({ bytes }: { bytes: Uint8Array }) => bytes.byteLength,
  run: ({ bytes }) => parsed(manifest, bytes, 'archive_damaged'),
});

function parsed<T extends z.ZodMiniType>(shape: T, bytes: Uint8Array, code: 'not_an_archive' | 'archive_damaged'): z.infer<T> {
  try {
    return shape.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)));
  } catch {
    throw new Refusal('invalid', { code });
  }
}
