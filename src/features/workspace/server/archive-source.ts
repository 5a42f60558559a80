/** Content of an archive, read more than once: to validate and to import it. */
export interface ArchiveSource {
  sizeBytes: number;
  /** Opens a stream from the beginning. */
  open(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Small, because everything one chunk decompresses to is held at once. */
const chunkBytes = 16 * 1024;

/** Wraps bytes in memory. */
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

/** Limits for reading an archive, far above real data. */
export interface ArchiveLimits {
  /** Size of a file or of one part of a table. */
  entryBytes: number;
  manifestBytes: number;
  /** Rows in one part of a table. */
  partRows: number;
  /** Rows in all tables combined. */
  rows: number;
  /** Files, and rows that reference one. */
  files: number;
}

const megabyte = 1024 * 1024;
// An export ends a part after a million characters, and a row has at least 20.
const partRows = 100_000;

/** Limits for an uploaded archive. */
export function limitsOfSent(uploadLimitBytes: number): ArchiveLimits {
  return { entryBytes: maxEntryBytes(uploadLimitBytes), manifestBytes: 32 * megabyte, partRows, rows: 5_000_000, files: 250_000 };
}

/** Limits for an archive the operator imports at startup, when no one else is waiting: only memory is limited. */
export function limitsOfStart(uploadLimitBytes: number): ArchiveLimits {
  const endless = Number.POSITIVE_INFINITY;
  return { entryBytes: maxEntryBytes(uploadLimitBytes), manifestBytes: 512 * megabyte, partRows, rows: endless, files: endless };
}

/** A raw mail can contain the largest upload, encoded as text. */
const maxEntryBytes = (uploadLimitBytes: number) => Math.max(64 * megabyte, 2 * uploadLimitBytes);
