import { createTarPacker } from 'modern-tar';
import { gzipped } from './gzip-streams.ts';

const keptBytes = 64 * 1024 * 1024;
const patienceMs = 30_000;

/**
 * A tar file, packed by gzip as it grows. Whoever adds runs ahead of whoever reads by `keptBytes` of what is packed; then the reader is
 * waited for, and one who reads nothing for half a minute is given up: what is added may come out of an open transaction.
 */
export class ArchiveWriter {
  readonly #packer = createTarPacker();
  readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>;

  constructor() {
    this.readable = this.#packer.readable
      .pipeThrough(gzipped())
      .pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>(
          undefined,
          undefined,
          new ByteLengthQueuingStrategy({ highWaterMark: keptBytes }),
        ),
      );
  }

  async add(name: string, bytes: Uint8Array): Promise<void> {
    const body = this.#packer.controller.add({ name, size: bytes.byteLength, mode: 0o600 }).getWriter();
    await inTime(body.write(bytes).then(() => body.close()));
  }

  finish(): void {
    this.#packer.controller.finalize();
  }

  /** Whoever reads is told that this is not the whole. */
  fail(error: unknown): void {
    this.#packer.controller.error(error);
  }
}

async function inTime(written: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const impatience = setTimeout(() => reject(new Error('nobody reads the archive any more')), patienceMs);
  try {
    await Promise.race([written, promise]);
  } finally {
    clearTimeout(impatience);
  }
}
