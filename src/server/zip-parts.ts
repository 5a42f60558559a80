import { Zip } from 'fflate';
import type { Compression } from './compression.ts';
import { PackedEntry } from './packed-entry.ts';

export interface ZipEntry {
  /** Includes the folders: `mail/inbox/7.eml`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How much of an entry is compressed before the reader gets it. */
const atOnceBytes = 1024 * 1024;

/** Yields the parts of a zip file. Requests the next entry once the reader has taken the previous one. Ending the parts ends `entries`. */
export async function* zipParts(
  entries: AsyncGenerator<ZipEntry, undefined>,
  madeAt: Date,
  compression: Compression,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  let ready: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk as Uint8Array<ArrayBuffer>);
  });
  try {
    for await (const { name, bytes } of entries) {
      const file = new PackedEntry(name, compression);
      file.mtime = madeAt;
      zip.add(file);
      for (let at = 0; at === 0 || at < bytes.byteLength; at += atOnceBytes) {
        file.push(bytes.slice(at, at + atOnceBytes), at + atOnceBytes >= bytes.byteLength);
        await file.settled();
        yield* ready;
        ready = [];
      }
    }
    zip.end();
    yield* ready;
  } finally {
    zip.terminate();
  }
}
