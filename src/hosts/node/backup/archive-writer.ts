import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';

// Most of an archive are pictures and papers, which no effort makes smaller.
const effort = 4;

/** A tar file, packed by gzip as it grows. It stands under its name when it is complete, and not before. */
export class ArchiveWriter {
  readonly #path: string;
  readonly #draft: string;
  readonly #packer = createTarPacker();
  readonly #written: Promise<void>;

  /** @param path where nothing is yet */
  constructor(path: string) {
    this.#path = path;
    this.#draft = `${path}.part-${process.pid}`;
    this.#written = pipeline(
      Readable.from(this.#packer.readable),
      createGzip({ level: effort }),
      // It holds secrets.
      createWriteStream(this.#draft, { flags: 'wx', mode: 0o600, flush: true }),
    );
    // Whoever adds or finishes is told.
    this.#written.catch(() => {});
  }

  async add(name: string, ...parts: Uint8Array[]): Promise<void> {
    const size = parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
    const body = this.#packer.controller.add({ name, size, mode: 0o600 }).getWriter();
    for (const part of parts) await body.write(part);
    await body.close();
  }

  /** @returns the size of the archive in bytes */
  async finish(): Promise<number> {
    this.#packer.controller.finalize();
    await this.#written;
    await rename(this.#draft, this.#path);
    return (await stat(this.#path)).size;
  }

  /** Leaves nothing behind. @returns why it could not be written, when that was it and not `reason` */
  async discard(reason: unknown): Promise<NodeJS.ErrnoException | undefined> {
    this.#packer.controller.error(reason);
    const failure = await this.#written.then(
      () => reason,
      (error: unknown) => error,
    );
    await rm(this.#draft, { force: true });
    return failure === reason ? undefined : (failure as NodeJS.ErrnoException);
  }
}
