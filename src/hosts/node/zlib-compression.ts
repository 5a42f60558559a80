import { createDeflateRaw, createGunzip, createGzip, type DeflateRaw, type Gunzip, type Gzip } from 'node:zlib';
import { type Compression, UnpackFailure } from '#server/compression.ts';
import { ConcurrencyLimiter } from '#server/concurrency-limiter.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Engine = Gzip | Gunzip | DeflateRaw;

/** Input per step: decompressed, it can be a thousand times larger. */
const sliceBytes = { packed: 16 * 1024, plain: 128 * 1024 };
const chunkSize = 64 * 1024;
// Most of an archive is pictures and PDFs, which no level compresses further.
const level = 4;

// libuv has four threads, which passwords, pictures and files need too, so streams take turns.
const limiter = new ConcurrencyLimiter({
  ofOne: { atOnce: 1, inLine: Number.POSITIVE_INFINITY },
  altogether: { atOnce: 2, inLine: Number.POSITIVE_INFINITY },
});
let streams = 0;

/** Compresses and decompresses on libuv's threads. */
export const zlibCompression: Compression = {
  gzip: () => throughEngine(createGzip({ level, chunkSize }), sliceBytes.plain),
  gunzip: () => throughEngine(createGunzip({ chunkSize }), sliceBytes.packed),
  deflate: () => throughEngine(createDeflateRaw({ level, chunkSize }), sliceBytes.plain),
};

// Used instead of Node's CompressionStream, which throws an uncatchable error if canceled while working.
function throughEngine(engine: Engine, maxBytes: number): TransformStream<Bytes, Bytes> {
  const name = String(++streams);
  // After invalid bytes, zlib never calls back again; the engine only closes.
  const failure = new Promise<never>((_, reject) => engine.once('close', () => reject(failureOf(engine.errored))));
  failure.catch(() => undefined);
  const write = (slice: Bytes) =>
    new Promise<void>((resolve, reject) => engine.write(slice, (error) => (error ? reject(failureOf(error)) : resolve())));
  const end = () => new Promise<void>((resolve) => engine.once('end', resolve).end());
  const inTurn = (work: () => Promise<void>) => limiter.pass(name, () => Promise.race([failure, work()]));
  // Missing from TypeScript's types so far.
  const transformer: Transformer<Bytes, Bytes> & { cancel: () => void } = {
    start(controller) {
      engine.on('error', () => undefined);
      engine.on('data', ({ buffer, byteOffset, byteLength }: Buffer<ArrayBuffer>) =>
        controller.enqueue(new Uint8Array(buffer, byteOffset, byteLength)),
      );
    },
    async transform(chunk) {
      for (let at = 0; at < chunk.byteLength; at += maxBytes) await inTurn(() => write(chunk.subarray(at, at + maxBytes)));
    },
    flush: () => inTurn(end),
    cancel: () => engine.destroy(),
  };
  return new TransformStream(transformer);
}

/** Converts zlib's errors about the data; other errors are returned unchanged. */
function failureOf(error: Error | null): Error {
  const code = (error as { code?: unknown } | null)?.code;
  if (code === 'Z_BUF_ERROR') return new UnpackFailure(true, { cause: error });
  if (typeof code === 'string' && code.startsWith('Z_')) return new UnpackFailure(false, { cause: error });
  return error ?? new Error('the stream was canceled');
}
