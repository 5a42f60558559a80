import { Zip, ZipPassThrough } from 'fflate';
import type { Compression } from './compression.ts';

export interface ZipEntry {
  /** Includes the folders: `mail/inbox/7.eml`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How much of an entry is compressed before it is passed to the reader. */
const atOnceBytes = 1024 * 1024;

/**
 * Yields the chunks of a zip file. Requests the next entry once the reader has taken the previous one. Ending the chunks ends `entries`.
 */
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

const deflate = 8;

/** A file in a zip archive, compressed off the main thread. */
export class PackedEntry extends ZipPassThrough {
  override compression = deflate;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>;
  readonly #output: Promise<void>;
  #written: Promise<void> = Promise.resolve();

  constructor(name: string, compression: Compression) {
    super(name);
    const { readable, writable } = compression.deflate();
    this.#writer = writable.getWriter();
    this.#output = this.#hand(readable);
    this.#output.catch(() => undefined);
  }

  /** Waits until everything pushed so far is compressed. Push more only after that. */
  settled(): Promise<void> {
    return this.#written;
  }

  readonly terminate = (): void => void this.#writer.abort().catch(() => undefined);

  protected override process(chunk: Uint8Array<ArrayBuffer>, isLast: boolean): void {
    const write = this.#writer.write(chunk);
    this.#written = isLast ? Promise.all([write, this.#writer.close(), this.#output]).then(() => undefined) : write;
    this.#written.catch(() => undefined);
  }

  async #hand(readable: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    for await (const chunk of readable) this.ondata(null, chunk, false);
    this.ondata(null, new Uint8Array(), true);
  }
}
