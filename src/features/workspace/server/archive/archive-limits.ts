/** What of an archive is read at most. No archive that was made by writing rows and files comes near. */
export interface ArchiveLimits {
  /** Of one file or one part of a table. */
  entryBytes: number;
  manifestBytes: number;
  /** In one part of a table. */
  partRows: number;
  /** In all tables together. */
  rows: number;
  /** Files, and rows that name one. */
  files: number;
}

const megabyte = 1024 * 1024;
// A part is ended after a million characters, and no row has fewer than 20.
const partRows = 100_000;

/** Of an archive that somebody sends. */
export function limitsOfSent(uploadLimitBytes: number): ArchiveLimits {
  return { entryBytes: mostEntryBytes(uploadLimitBytes), manifestBytes: 32 * megabyte, partRows, rows: 5_000_000, files: 250_000 };
}

/** Of one that the operator names at the start, when nobody else waits: only memory is limited. */
export function limitsOfStart(uploadLimitBytes: number): ArchiveLimits {
  const endless = Number.POSITIVE_INFINITY;
  return { entryBytes: mostEntryBytes(uploadLimitBytes), manifestBytes: 512 * megabyte, partRows, rows: endless, files: endless };
}

/** A mail as it came has the largest upload in it, as text. */
const mostEntryBytes = (uploadLimitBytes: number) => Math.max(64 * megabyte, 2 * uploadLimitBytes);
