import { readBytes } from '#server/read-input.ts';
import { invalid } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Turnstile } from '#server/turnstile.ts';
import { limitsOfSent } from '../archive/archive-limits.ts';
import { sourceOfBytes } from '../archive/archive-source.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { type CheckedArchive, checkRows } from './check-rows.ts';

/** How many archives are received and checked at a time. */
export interface ArchiveTurns {
  /** A company sends one at a time. */
  ofCompany: Turnstile;
  /** Few are checked beside each other. One that comes slowly holds up no other company. */
  altogether: Turnstile;
}

/** Reads the archive that is sent, and checks it, while no connection is held. @throws 503 while too many others are checked */
export async function receiveArchive(
  { deps, entity, request, bodyLimitBytes }: PreparingScope,
  { altogether }: Pick<ArchiveTurns, 'altogether'>,
): Promise<CheckedArchive> {
  const bytes = await readBytes(request, bodyLimitBytes);
  if (bytes.byteLength === 0) throw invalid('body', 'empty');
  const catalogue = await deps.database.reading(entity, readCatalogue);
  const limits = limitsOfSent(deps.settings.uploadLimitBytes);
  return altogether.pass('', () => checkRows(sourceOfBytes(bytes), limits, catalogue, deps));
}
