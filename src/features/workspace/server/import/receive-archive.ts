import { readBytes } from '#server/read-input.ts';
import { invalid } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import { limitsOfSent } from '../archive/archive-limits.ts';
import { sourceOfBytes } from '../archive/archive-source.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { type CheckedArchive, checkRows } from './check-rows.ts';

/** Reads the archive that is sent, and checks it, while no connection is held. */
export async function receiveArchive({ deps, entity, request, bodyLimitBytes }: PreparingScope): Promise<CheckedArchive> {
  const bytes = await readBytes(request, bodyLimitBytes);
  if (bytes.byteLength === 0) throw invalid('body', 'empty');
  const catalogue = await deps.database.reading(entity, readCatalogue);
  return checkRows(sourceOfBytes(bytes), limitsOfSent(deps.settings.uploadLimitBytes), catalogue, deps);
}
