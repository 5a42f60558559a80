import { readBytes } from '#server/read-input.ts';
import { invalid } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import { sourceOfBytes } from '../archive/archive-source.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { type CheckedArchive, checkRows } from './check-rows.ts';

const leastEntryBytes = 64 * 1024 * 1024;

/** The largest entry that is read: a mail as it came has the largest upload in it, as text. */
export const mostEntryBytesOf = (uploadLimitBytes: number) => Math.max(leastEntryBytes, 2 * uploadLimitBytes);

/** Reads the archive that is sent, and checks it, while no connection is held. */
export async function receiveArchive({ deps, entity, request, bodyLimitBytes }: PreparingScope): Promise<CheckedArchive> {
  const bytes = await readBytes(request, bodyLimitBytes);
  if (bytes.byteLength === 0) throw invalid('body', 'empty');
  const catalogue = await deps.database.reading(entity, readCatalogue);
  return checkRows(sourceOfBytes(bytes), mostEntryBytesOf(deps.settings.uploadLimitBytes), catalogue);
}
