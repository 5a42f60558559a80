import { contentDisposition } from '#server/content-disposition.ts';
import type { Scope } from '#server/scope.ts';
import { zipStream } from '#server/zip-stream.ts';
import { recordOwnAudit } from '../record-own-audit.ts';
import { ownEntries } from './own-entries.ts';

/** What of the company's data is the caller's own, as one archive that is written while it is read. */
export async function exportAccount(_given: unknown, scope: Scope): Promise<Response> {
  await recordOwnAudit('account.exported', scope);
  const { deps, now } = scope;
  const archive = zipStream(ownEntries(scope), now, (error) => deps.log.error('own data not exported', {}, error));
  return new Response(archive, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': contentDisposition(`atrium-my-data-${now.toISOString().slice(0, 10)}.zip`),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}
