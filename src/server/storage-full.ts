import { databaseCode } from './database-failure.ts';
import { Refusal } from './refusal.ts';

// Of the file system, and PostgreSQL's disk_full.
const full = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** 507 when the disk of the files or of the database has no room left; otherwise undefined. */
export function storageFullBecauseOf(error: unknown): Refusal | undefined {
  if (!full.has(databaseCode(error) ?? '')) return undefined;
  return new Refusal('storage_full', { code: 'storage_full' });
}
