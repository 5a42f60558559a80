import { z } from 'zod/mini';
import { heavyTask } from '#server/heavy-work.ts';
import { Refusal } from '#server/refusal.ts';
import { exclusionReasons } from '../exclusion-reasons.ts';

/** The only format so far; later ones are refused. */
export const archiveFormat = 1;

const count = () => z.number().check(z.int(), z.nonnegative());
const sha256Pattern = /^[0-9a-f]{64}$/;
const sha256 = () => z.string().check(z.regex(sha256Pattern));
/** Pattern of table and column names. */
const name = () => z.string().check(z.regex(/^[a-z_][a-z0-9_]{0,62}$/));

/** `atrium.json`, the first entry: identifies the archive. */
const archiveHead = z.object({
  archiveOf: z.literal('atrium-workspace'),
  format: count(),
  /** Latest migration of the source database, which tells older and newer archives apart. */
  migration: z.string().check(z.regex(/^\d{4}_[a-z0-9-]{1,80}$/)),
  madeAt: z.string().check(z.maxLength(40)),
  company: z.string().check(z.maxLength(1000)),
  /** The person who exported it, who becomes the admin of an installation without accounts. */
  by: z.object({ personId: count(), username: z.string().check(z.maxLength(200)), email: z.string().check(z.maxLength(400)) }),
});
export type ArchiveHead = z.infer<typeof archiveHead>;

const tableRecord = z.object({
  name: name(),
  columns: z.array(name()).check(z.maxLength(500)),
  rows: count(),
  /** Checksums of its parts, in order. */
  parts: z.array(sha256()),
});
export type TableRecord = z.infer<typeof tableRecord>;

/** `manifest.json`, the last entry: everything the archive must contain. Without it the archive is truncated. */
const manifest = z.object({
  /** Checksum of the first entry. */
  head: sha256(),
  tables: z.array(tableRecord).check(z.maxLength(1000)),
  /** A file's key is its SHA-256. */
  files: z.array(z.object({ key: sha256(), sizeBytes: count() })),
  /** Keys referenced by rows whose content was missing or damaged at export. */
  missing: z.array(sha256()),
  /** Data excluded from the archive, with the number of rows. */
  stayed: z.array(z.object({ why: z.enum(exclusionReasons), rows: count() })),
});
export type Manifest = z.infer<typeof manifest>;

export const headEntry = 'atrium.json';
export const manifestEntry = 'manifest.json';
export const partEntry = (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.jsonl`;
export const fileEntry = (key: string) => `files/${key}`;

export const isFileKey = (key: string) => sha256Pattern.test(key);

type EntryName = { kind: 'head' } | { kind: 'manifest' } | { kind: 'part'; table: string; part: number } | { kind: 'file'; key: string };

/** Parses an entry name; null for names no archive has, whatever path they contain. */
export function readEntryName(entry: string): EntryName | null {
  if (entry === headEntry) return { kind: 'head' };
  if (entry === manifestEntry) return { kind: 'manifest' };
  const [, table, part] = /^tables\/([a-z_][a-z0-9_]{0,62})\/(\d{6})\.jsonl$/.exec(entry) ?? [];
  if (table) return { kind: 'part', table, part: Number(part) };
  const [, key] = /^files\/([0-9a-f]{64})$/.exec(entry) ?? [];
  return key ? { kind: 'file', key } : null;
}

/** Reads the first entry, which is small. */
export function readHead(bytes: Uint8Array): ArchiveHead {
  return parsed(archiveHead, bytes, 'not_an_archive');
}

/** Reads the last entry, which names every file. */
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
