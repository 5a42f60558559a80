import { type Compression, UnpackFailure } from '#server/compression.ts';
import { Refusal } from '#server/refusal.ts';
import type { ArchiveLimits, ArchiveSource } from './archive-source.ts';
import { headEntry, manifestEntry } from './manifest.ts';

export interface ArchiveEntry {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Maximum compression ratio. Gzip makes rows 10 to 30 times smaller; even an archive of only such rows stays far below this. */
const maxTimesLarger = 100;
const maxHeadBytes = 64 * 1024;
/** Size any archive may decompress to, however small it is. */
const freeBytes = 16 * 1024 * 1024;

/**
 * Yields the entries of an archive one by one, each complete. Oversized entries are refused by the size in their header, before
 * any of their content is read.
 * @throws 400 when it is not an archive, damaged, truncated, or expands further than any real one
 */
export async function* readEntries(
  source: ArchiveSource,
  limits: ArchiveLimits,
  compression: Compression,
): AsyncGenerator<ArchiveEntry, undefined> {
  let isGzip: boolean | undefined;
  let unpacked = 0;
  const most = source.sizeBytes * maxTimesLarger + freeBytes;
  const lookAtPacked = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      isGzip ??= chunk[0] === 0x1f && chunk[1] === 0x8b;
      controller.enqueue(chunk);
    },
  });
  const boundUnpacked = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      unpacked += chunk.byteLength;
      if (unpacked > most) throw new Refusal('invalid', { code: 'archive_unpacks_too_far', times: maxTimesLarger });
      controller.enqueue(chunk);
    },
  });
  const unpackedBytes = source.open().pipeThrough(lookAtPacked).pipeThrough(compression.gunzip()).pipeThrough(boundUnpacked);
  let isHeadRead = false;
  try {
    for await (const { name, sizeBytes, isFile, read } of readTar(unpackedBytes)) {
      if (!isHeadRead && (name !== headEntry || sizeBytes > maxHeadBytes)) throw new Refusal('invalid', { code: 'not_an_archive' });
      isHeadRead = true;
      if (!isFile) throw new Refusal('invalid', { code: 'archive_has_more', entry: name });
      const bytes = name === manifestEntry ? limits.manifestBytes : limits.entryBytes;
      if (sizeBytes > bytes) throw new Refusal('invalid', { code: 'archive_entry_too_large', entry: name, bytes });
      yield { name, bytes: await read() };
    }
  } catch (error) {
    if (error instanceof Refusal || !isAboutTheBytes(error)) throw error;
    throw new Refusal('invalid', { code: isGzip ? whatIsWrong(error, unpacked > 0 && !isHeadRead) : 'not_an_archive' });
  }
}

function whatIsWrong(error: unknown, isOther: boolean): 'archive_cut_off' | 'archive_damaged' | 'not_an_archive' {
  if (error instanceof UnpackFailure && error.isEarlyEnd) return 'archive_cut_off';
  if (isOther) return 'not_an_archive';
  // The compressed stream is complete, but the tar inside was truncated.
  return error instanceof EarlyEnd ? 'archive_cut_off' : 'archive_damaged';
}

/** Errors of gzip and tar have no system error code; disk errors do. */
function isAboutTheBytes(error: unknown): boolean {
  return error instanceof Error && typeof (error as { code?: unknown }).code !== 'string';
}

/** A file in a tar archive. Read its bytes before you request the next entry, or not at all. */
interface TarEntry {
  name: string;
  sizeBytes: number;
  /** False for folders, links, and records that describe other entries. */
  isFile: boolean;
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Thrown when a tar archive is truncated. */
class EarlyEnd extends Error {}

type Bytes = Uint8Array<ArrayBuffer>;

const blockBytes = 512;
const text = new TextDecoder();

/**
 * Yields the entries of a tar archive in order. Holds only a requested entry in memory.
 * @throws Error if the bytes aren't a tar archive, or it is truncated
 */
export async function* readTar(chunks: AsyncIterable<Bytes>): AsyncGenerator<TarEntry> {
  const bytes = new ByteReader(chunks);
  try {
    for (;;) {
      const header = await bytes.take(blockBytes);
      if (header.every((byte) => byte === 0)) return await bytes.expectZeros();
      refuseUnlessHeader(header);
      const sizeBytes = octal(header, 124, 12);
      const padding = -sizeBytes & (blockBytes - 1);
      let isRead = false;
      yield {
        name: nameOf(header),
        sizeBytes,
        // The standard uses `0`; older archives use a zero byte.
        isFile: header[156] === 0x30 || header[156] === 0,
        async read() {
          isRead = true;
          const body = await bytes.take(sizeBytes);
          await bytes.skip(padding);
          return body;
        },
      };
      if (!isRead) await bytes.skip(sizeBytes + padding);
    }
  } finally {
    await bytes.close();
  }
}

/** Verifies the checksum of a header: the sum of its bytes, with the checksum field counted as spaces. */
function refuseUnlessHeader(header: Bytes): void {
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 0x20 : byte), 0);
  if (sum !== octal(header, 148, 8)) throw new Error('not a header of a tar archive');
}

function octal(header: Bytes, at: number, length: number): number {
  const digits = /^ *([0-7]+)[ \0]*$/.exec(field(header, at, length))?.[1];
  const value = Number.parseInt(digits ?? '', 8);
  if (!Number.isSafeInteger(value)) throw new Error('not a number of a tar archive');
  return value;
}

function nameOf(header: Bytes): string {
  const [name, prefix] = [upToZero(field(header, 0, 100)), upToZero(field(header, 345, 155))];
  return prefix ? `${prefix}/${name}` : name;
}

const field = (header: Bytes, at: number, length: number) => text.decode(header.subarray(at, at + length));
const upToZero = (value: string) => value.replace(/\0.*$/s, '');

/** Reads a given number of bytes from a stream, regardless of its chunks. */
class ByteReader {
  readonly #chunks: AsyncIterator<Bytes>;
  #rest: Bytes = new Uint8Array();

  constructor(chunks: AsyncIterable<Bytes>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  async take(count: number): Promise<Bytes> {
    const taken = new Uint8Array(count);
    for (let at = 0; at < count; ) {
      const piece = await this.#next(count - at);
      taken.set(piece, at);
      at += piece.byteLength;
    }
    return taken;
  }

  async skip(count: number): Promise<void> {
    for (let at = 0; at < count; ) at += (await this.#next(count - at)).byteLength;
  }

  /** Reads the end of an archive: a second block of zeros, followed only by zeros. */
  async expectZeros(): Promise<void> {
    const isZero = (bytes: Bytes) => bytes.every((byte) => byte === 0);
    let isEnd = isZero(await this.take(blockBytes)) && isZero(this.#rest);
    for (let read = await this.#chunks.next(); !read.done; read = await this.#chunks.next()) isEnd &&= isZero(read.value);
    if (!isEnd) throw new Error('bytes after the end of a tar archive');
  }

  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  async #next(most: number): Promise<Bytes> {
    while (this.#rest.byteLength === 0) {
      const { done, value } = await this.#chunks.next();
      if (done) throw new EarlyEnd('the tar archive ends early');
      this.#rest = value;
    }
    const piece = this.#rest.subarray(0, most);
    this.#rest = this.#rest.subarray(piece.byteLength);
    return piece;
  }
}
