import { type Compression, UnpackFailure } from '#server/compression.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The browser's own streams, which work in its threads. */
export const tabCompression: Compression = {
  gzip: () => new CompressionStream('gzip') as TransformStream<Bytes, Bytes>,
  gunzip: () => gunzipped(),
  deflate: () => new CompressionStream('deflate-raw') as TransformStream<Bytes, Bytes>,
};

/** The browser reports damage and an early end alike; only its end tells that something is missing. */
function gunzipped(): TransformStream<Bytes, Bytes> {
  const { readable, writable } = new DecompressionStream('gzip') as TransformStream<Bytes, Bytes>;
  const writer = writable.getWriter();
  const reader = readable.getReader();
  let passed: Promise<void> = Promise.resolve();
  return new TransformStream({
    start(controller) {
      passed = (async () => {
        for (let read = await reader.read(); !read.done; read = await reader.read()) controller.enqueue(read.value);
      })();
      passed.catch(() => undefined);
    },
    transform: (chunk) => writer.write(chunk).catch(failedWith(false)),
    flush: async () => {
      await writer.close().catch(failedWith(true));
      await passed;
    },
  });
}

const failedWith = (isEarlyEnd: boolean) => (cause: unknown) => {
  throw new UnpackFailure(isEarlyEnd, { cause });
};
