import { eq } from 'drizzle-orm';
import { recordAudit } from '#features/audit/server/offers.ts';
import { todayOf } from '#features/company-day/server/offers.ts';
import { accounts, entities } from '#features/session/tables.ts';
import type { Scope } from '#server/scope.ts';
import { type ArchiveHead, archiveFormat } from '../archive/manifest.ts';
import { newestMigration } from '../catalogue/newest-migration.ts';
import { countStaying } from './count-staying.ts';

/** The workspace as one archive, written while it is read. */
export async function exportWorkspace(_given: unknown, scope: Scope): Promise<Response> {
  // What fails at once is refused; later the answer breaks off.
  await countStaying(scope.db, scope.entity);
  const head = await readHead(scope);
  await recordAudit(scope.db, scope, { action: 'workspace.exported', target: head.company });
  const name = `${head.company.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'atrium'}-${await todayOf(scope)}.tar.gz`;
  const { exports, log } = scope.deps;
  return exports.answer(scope, {
    name,
    mediaType: 'application/gzip',
    parts: archiveParts(head, scope),
    onFailure: (error) => log.error('workspace not exported', {}, error),
  });
}

/** Begun when the first part is asked for: after the call's own transaction, beside which a host may have no other. */
async function* archiveParts(head: ArchiveHead, scope: Scope): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  const { writeArchive } = await import('./write-archive.ts');
  yield* writeArchive(head, scope);
}

async function readHead({ db, entity, identity, now }: Scope): Promise<ArchiveHead> {
  const [company] = await db.select({ name: entities.name }).from(entities).where(eq(entities.entity, entity));
  const mine = { username: accounts.username, email: accounts.email, id: accounts.id };
  const own = (await db.select(mine).from(accounts).where(eq(accounts.entity, entity))).find(({ id }) => id === identity.accountId);
  return {
    archiveOf: 'atrium-workspace',
    format: archiveFormat,
    migration: newestMigration,
    madeAt: now.toISOString(),
    company: company?.name ?? '',
    by: { personId: identity.personId, username: own?.username ?? '', email: own?.email ?? '' },
  };
}
