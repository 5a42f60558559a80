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

/** Limits for reading an archive. No archive of real rows and files comes close. */
export interface ArchiveLimits {
  /** Size of one file or one part of a table. */
  entryBytes: number;
  manifestBytes: number;
  /** Rows in one part of a table. */
  partRows: number;
  /** Rows in all tables together. */
  rows: number;
  /** Files, and rows that name one. */
  files: number;
}

const megabyte = 1024 * 1024;
// An export ends a part after a million characters, and a row has at least 20.
const partRows = 100_000;

/** For an uploaded archive. */
export function limitsOfSent(uploadLimitBytes: number): ArchiveLimits {
  return { entryBytes: mostEntryBytes(uploadLimitBytes), manifestBytes: 32 * megabyte, partRows, rows: 5_000_000, files: 250_000 };
}

/** For an archive that the operator imports at startup, when nobody else is waiting: only memory is limited. */
export function limitsOfStart(uploadLimitBytes: number): ArchiveLimits {
  const endless = Number.POSITIVE_INFINITY;
  return { entryBytes: mostEntryBytes(uploadLimitBytes), manifestBytes: 512 * megabyte, partRows, rows: endless, files: endless };
}

/** A raw mail can contain the largest upload, encoded as text. */
const mostEntryBytes = (uploadLimitBytes: number) => Math.max(64 * megabyte, 2 * uploadLimitBytes);
