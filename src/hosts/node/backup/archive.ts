import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { ReadableStream as WebStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
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

export interface ArchiveEntry {
  name: string;
  sizeBytes: number;
  /** To be read to its end before the next entry. */
  body: AsyncIterable<Uint8Array>;
}

/** The entries of an archive one after another. @throws when it is no such file, is damaged, or ends too early. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  // Errors of all three reach the reader as they are: `Readable.toWeb` would replace those of the first two by one without a message.
  const unpacked: AsyncIterable<Uint8Array> = pipeline(createReadStream(path), createGunzip(), () => {});
  const entries = (WebStream.from(unpacked) as ReadableStream<Uint8Array>).pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of entries) yield { name: header.name, sizeBytes: header.size, body };
}

/** Whether an archive ended before its end, as gzip and tar tell it. */
export function isEarlyEnd(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === 'Z_BUF_ERROR' || message === 'Tar archive is truncated.';
}

/** The whole of an entry that is small. @throws when it is not */
export async function textOf({ name, sizeBytes, body }: ArchiveEntry, mostBytes: number): Promise<string> {
  if (sizeBytes > mostBytes) throw new Error(`${name} is too large`);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for await (const chunk of body) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}
