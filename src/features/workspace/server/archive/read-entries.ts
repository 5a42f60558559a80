import { type Compression, UnpackFailure } from '#server/compression.ts';
import { Refusal } from '#server/refusal.ts';
import type { ArchiveLimits } from './archive-limits.ts';
import type { ArchiveSource } from './archive-source.ts';
import { headEntry, manifestEntry } from './manifest.ts';
import { EarlyEnd, readTar } from './read-tar.ts';

export interface ArchiveEntry {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Rows as text are made 10 to 30 times smaller by gzip; an archive with nothing but such rows is still far from this. */
const mostTimesLarger = 100;
const mostHeadBytes = 64 * 1024;
/** However small an archive is, it may unpack to this much. */
const freeBytes = 16 * 1024 * 1024;

/**
 * The entries of an archive, one after the other, each as a whole. What is too large is refused by the size that its header gives, before
 * any of it is read.
 * @throws 400 when it is no archive, is damaged, was cut off, or is larger inside than any that was made by writing rows and files
 */
export async function* readEntries(
  source: ArchiveSource,
  limits: ArchiveLimits,
  compression: Compression,
): AsyncGenerator<ArchiveEntry, undefined> {
  let isGzip: boolean | undefined;
  let unpacked = 0;
  const most = source.sizeBytes * mostTimesLarger + freeBytes;
  const lookAtPacked = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      isGzip ??= chunk[0] === 0x1f && chunk[1] === 0x8b;
      controller.enqueue(chunk);
    },
  });
  const boundUnpacked = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      unpacked += chunk.byteLength;
      if (unpacked > most) throw new Refusal('invalid', { code: 'archive_unpacks_too_far', times: mostTimesLarger });
      controller.enqueue(chunk);
    },
  });
  const unpackedBytes = source.open().pipeThrough(lookAtPacked).pipeThrough(compression.gunzip()).pipeThrough(boundUnpacked);
  let isHeadRead = false;
  try {
    for await (const { name, sizeBytes, isFile, read } of readTar(unpackedBytes)) {
      if (!isHeadRead && (name !== headEntry || sizeBytes > mostHeadBytes)) throw new Refusal('invalid', { code: 'not_an_archive' });
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
  // Packed as a whole, but what was packed had been cut off.
  return error instanceof EarlyEnd ? 'archive_cut_off' : 'archive_damaged';
}

/** What gzip and tar say of bytes has no code of a system; what a disk says has one. */
function isAboutTheBytes(error: unknown): boolean {
  return error instanceof Error && typeof (error as { code?: unknown }).code !== 'string';
}
