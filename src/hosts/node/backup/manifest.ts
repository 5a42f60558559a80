import { z } from 'zod/mini';

/** The only one so far; an archive of a later one is refused. */
export const archiveFormat = 1;

const count = z.number().check(z.int(), z.nonnegative());
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** `atrium.json`, the first entry: what the archive is. */
export const archiveHead = z.object({
  archiveOf: z.literal('atrium'),
  format: z.number(),
  /** The version of Atrium that made it. */
  version: z.string(),
  madeAt: z.string(),
  /** The migrations that its database had, in their order. */
  migrations: z.array(z.string()),
});
export type ArchiveHead = z.infer<typeof archiveHead>;

const tableRecord = z.object({
  name: z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/)),
  /** In the order of the text, without those that the database works out. */
  columns: z.array(z.string()),
  rows: count,
  sha256,
});
export type TableRecord = z.infer<typeof tableRecord>;

const sequenceRecord = z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() });
export type SequenceRecord = z.infer<typeof sequenceRecord>;

/** `manifest.json`, the last entry: all that must be in the archive. One without it was cut off. */
export const manifest = z.object({
  tables: z.array(tableRecord),
  sequences: z.array(sequenceRecord),
  /** A file's key is its SHA-256. */
  files: z.array(z.object({ key: sha256, sizeBytes: count })),
  /** Keys that the database names, and whose bytes were gone or damaged when the archive was made. */
  missing: z.array(z.string()),
  secretsSha256: sha256,
});
export type Manifest = z.infer<typeof manifest>;
