import { createTarDecoder } from 'modern-tar';
import { Refusal } from '#server/refusal.ts';
import type { ArchiveSource } from './archive-source.ts';
import { EarlyEnd, gunzipped, isEarlyEnd } from './gzip-streams.ts';
import { headEntry } from './manifest.ts';

export interface ArchiveEntry {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Rows as text are made 10 to 30 times smaller by gzip; an archive with nothing but such rows is still far from this. */
const mostTimesLarger = 100;
const mostHeadBytes = 64 * 1024;
/** However small an archive is, it may unpack to so much. */
const freeBytes = 16 * 1024 * 1024;

/**
 * The entries of an archive, one after the other, each as a whole.
 * @param mostEntryBytes of an entry
 * @throws 400 when it is no archive, is damaged, was cut off, or is larger inside than any that was made by writing rows and files
 */
export async function* readEntries(source: ArchiveSource, mostEntryBytes: number): AsyncGenerator<ArchiveEntry> {
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
  const entries = source
    .open()
    .pipeThrough(lookAtPacked)
    .pipeThrough(gunzipped())
    .pipeThrough(boundUnpacked)
    .pipeThrough(createTarDecoder({ strict: true }));
  let isHeadRead = false;
  try {
    for await (const { header, body } of entries) {
      if (!isHeadRead && (header.name !== headEntry || header.size > mostHeadBytes))
        throw new Refusal('invalid', { code: 'not_an_archive' });
      isHeadRead = true;
      if (header.type !== 'file') throw new Refusal('invalid', { code: 'archive_has_more', entry: header.name });
      if (header.size > mostEntryBytes)
        throw new Refusal('invalid', { code: 'archive_entry_too_large', entry: header.name, bytes: mostEntryBytes });
      yield { name: header.name, bytes: await wholeOf(body, header.size) };
    }
  } catch (error) {
    if (error instanceof Refusal || !isAboutTheBytes(error)) throw error;
    throw new Refusal('invalid', { code: isGzip ? whatIsWrong(error, unpacked > 0 && !isHeadRead) : 'not_an_archive' });
  }
}

function whatIsWrong(error: unknown, isOther: boolean): 'archive_cut_off' | 'archive_damaged' | 'not_an_archive' {
  if (isEarlyEnd(error)) return 'archive_cut_off';
  if (isOther) return 'not_an_archive';
  // Packed as a whole, but what was packed had been cut off.
  return (error as Error).message === 'Tar archive is truncated.' ? 'archive_cut_off' : 'archive_damaged';
}

/** What gzip and tar say of bytes has no code of a system; what a disk says has one. */
function isAboutTheBytes(error: unknown): boolean {
  return error instanceof Error && typeof (error as { code?: unknown }).code !== 'string';
}

async function wholeOf(body: ReadableStream<Uint8Array>, sizeBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(sizeBytes);
  let at = 0;
  for await (const chunk of body) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  if (at < sizeBytes) throw new EarlyEnd();
  return whole;
}
