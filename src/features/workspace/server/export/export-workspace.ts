import { eq } from 'drizzle-orm';
import { recordAudit } from '#features/audit/server/offers.ts';
import { accounts, entities } from '#features/session/tables.ts';
import { contentDisposition } from '#server/content-disposition.ts';
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
  const name = `${head.company.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'atrium'}-${head.madeAt.slice(0, 10)}.tar.gz`;
  return new Response(
    begunWhenRead(async () => (await import('./write-archive.ts')).writeArchive(head, scope)),
    {
      headers: {
        'Content-Type': 'application/gzip',
        'Content-Disposition': contentDisposition(name),
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-store',
      },
    },
  );
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

/** A stream that is made when it is first asked for: after the call's own transaction, beside which a host may have no other. */
function begunWhenRead(begin: () => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        reader ??= (await begin()).getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
