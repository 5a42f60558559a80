import { todayOf } from '#features/company-day/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import { recordOwnAudit } from '../record-own-audit.ts';
import { ownEntries } from './own-entries.ts';

/** What of the company's data is the caller's own, as one archive that is written while it is read. */
export async function exportAccount(_given: unknown, scope: Scope): Promise<Response> {
  const { deps, now } = scope;
  const { zipParts } = await import('#server/zip-parts.ts');
  // Before a place is taken, which would be kept for a minute if this failed.
  await recordOwnAudit('account.exported', scope);
  return deps.exports.answer(scope, {
    name: `atrium-my-data-${await todayOf(scope)}.zip`,
    mediaType: 'application/zip',
    parts: zipParts(ownEntries(scope), now, deps.compression),
    onFailure: (error) => deps.log.error('own data not exported', {}, error),
  });
}
