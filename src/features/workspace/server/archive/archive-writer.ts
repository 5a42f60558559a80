import { createTarPacker } from 'modern-tar';
import type { Compression } from '#server/compression.ts';

// Rows come out of an open transaction, which should end soon; and a company has two exports at most.
const aheadBytes = 16 * 1024 * 1024;

/**
 * A tar file, packed by gzip as it grows. Whoever adds runs ahead of the reader by `aheadBytes` of what is packed, and then waits for it.
 * When the reader goes away, adding throws.
 */
export class ArchiveWriter {
  readonly #packer = createTarPacker();
  readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>;

  constructor(compression: Compression) {
    const ahead = new ByteLengthQueuingStrategy({ highWaterMark: aheadBytes });
    this.readable = this.#packer.readable
      .pipeThrough(compression.gzip())
      .pipeThrough(new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>(undefined, undefined, ahead));
  }

  async add(name: string, bytes: Uint8Array): Promise<void> {
    const body = this.#packer.controller.add({ name, size: bytes.byteLength, mode: 0o600 }).getWriter();
    await body.write(bytes);
    await body.close();
  }

  finish(): void {
    this.#packer.controller.finalize();
  }

  /** Whoever reads is told that this is not the whole. */
  fail(error: unknown): void {
    this.#packer.controller.error(error);
  }
}
