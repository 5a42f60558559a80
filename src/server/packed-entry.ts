import { ZipPassThrough } from 'fflate';
import type { Compression } from './compression.ts';

const deflate = 8;

/** A file in a zip file, packed beside the thread that answers calls. */
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

  /** Waits until what was pushed is packed: only then may more be pushed. */
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
