import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { ReadableStream as WebStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { z } from 'zod/mini';

/** The only format so far; archives of later formats are refused. */
export const archiveFormat = 1;

const count = z.number().check(z.int(), z.nonnegative());
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** `atrium.json`, the first entry: identifies the archive. */
export const archiveHead = z.object({
  archiveOf: z.literal('atrium'),
  format: z.number(),
  /** The version of Atrium that created it. */
  version: z.string(),
  madeAt: z.string(),
  /** The migrations applied to its database, in order. */
  migrations: z.array(z.string()),
});
export type ArchiveHead = z.infer<typeof archiveHead>;

const tableRecord = z.object({
  name: z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/)),
  /** In column order of the data, without generated columns. */
  columns: z.array(z.string()),
  rows: count,
  sha256,
});
export type TableRecord = z.infer<typeof tableRecord>;

const sequenceRecord = z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() });
export type SequenceRecord = z.infer<typeof sequenceRecord>;

/** `manifest.json`, the last entry: lists everything the archive must contain. Without it, the archive is truncated. */
export const manifest = z.object({
  tables: z.array(tableRecord),
  sequences: z.array(sequenceRecord),
  /** A file's key is its SHA-256. */
  files: z.array(z.object({ key: sha256, sizeBytes: count })),
  /** Keys referenced by the database whose contents were missing or damaged when the archive was created. */
  missing: z.array(z.string()),
  secretsSha256: sha256,
});
export type Manifest = z.infer<typeof manifest>;

export interface ArchiveEntry {
  name: string;
  sizeBytes: number;
  /** Must be read to the end before the next entry. */
  body: AsyncIterable<Uint8Array>;
}

/** Yields the entries of an archive. @throws if the file isn't an archive, is damaged, or is truncated. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  // Keeps the original errors: `Readable.toWeb` would replace those of the first two with one without a message.
  const unpacked: AsyncIterable<Uint8Array> = pipeline(createReadStream(path), createGunzip(), () => {});
  const entries = (WebStream.from(unpacked) as ReadableStream<Uint8Array>).pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of entries) yield { name: header.name, sizeBytes: header.size, body };
}

/** Checks whether a gzip or tar error means a truncated archive. */
export function isEarlyEnd(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === 'Z_BUF_ERROR' || message === 'Tar archive is truncated.';
}

/** Reads a small entry as text. @throws if it is too large */
export async function textOf({ name, sizeBytes, body }: ArchiveEntry, maxBytes: number): Promise<string> {
  if (sizeBytes > maxBytes) throw new Error(`${name} is too large`);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for await (const chunk of body) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}
