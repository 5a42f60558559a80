/** The bytes of an archive, which are read more than once: to check them, and to take them in. */
export interface ArchiveSource {
  sizeBytes: number;
  /** From their beginning. */
  open(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Small, because all that one chunk unpacks to is held at once. */
const chunkBytes = 16 * 1024;

/** Bytes that are there. */
export function sourceOfBytes(bytes: Uint8Array<ArrayBuffer>): ArchiveSource {
  return {
    sizeBytes: bytes.byteLength,
    open() {
      let at = 0;
      return new ReadableStream({
        pull(controller) {
          if (at >= bytes.byteLength) return controller.close();
          controller.enqueue(bytes.subarray(at, at + chunkBytes));
          at += chunkBytes;
        },
      });
    },
  };
}
