import { databaseCode } from './database-failure.ts';
import { Refusal } from './refusal.ts';

// Of the file system, and PostgreSQL's disk_full.
const full = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** 507 when the disk of the files or of the database, or the browser that has both, has no room left; otherwise undefined. */
export function storageFullBecauseOf(error: unknown): Refusal | undefined {
  // A browser tells it by the name of the error alone.
  const isFull = full.has(databaseCode(error) ?? '') || (error instanceof Error && error.name === 'QuotaExceededError');
  if (!isFull) return undefined;
  return new Refusal('storage_full', { code: 'storage_full' });
}
