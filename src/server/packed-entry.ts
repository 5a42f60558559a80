import { ZipPassThrough } from 'fflate';
import type { Compression } from './compression.ts';

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
