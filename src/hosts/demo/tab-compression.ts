import { type Compression, UnpackFailure } from '#server/compression.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Compression by the browser's native streams, which run off the main thread. */
export const tabCompression: Compression = {
  gzip: () => new CompressionStream('gzip') as TransformStream<Bytes, Bytes>,
  gunzip: () => gunzipped(),
  deflate: () => new CompressionStream('deflate-raw') as TransformStream<Bytes, Bytes>,
};

/** Browsers report damaged and truncated data the same way; only the end of the stream shows that bytes are missing. */
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
