import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { ReadableStream as WebStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';

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
