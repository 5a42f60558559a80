import { eq, sql } from 'drizzle-orm';
import { type AnswerOf, bodyLimitOf } from '#contract/endpoint.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import { accounts, entities } from '#platform/session/tables.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import { type getWorkspace as contract, importWorkspace } from '../contract.ts';
import { exportedTables, findRows, newestMigration, readCatalogue } from './catalogue.ts';
import { type ArchiveHead, archiveFormat } from './manifest.ts';
import { countStaying } from './read-lines.ts';

/** Streams the workspace as one archive. */
export async function exportWorkspace(_given: unknown, scope: Scope): Promise<Response> {
  // Immediate failures become a refusal; later ones abort the stream.
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

/** Starts when the first chunk is requested: after the request's own transaction, because a host may allow only one. */
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

/** Number of rows sampled per table; the total size is extrapolated from the row count, which an index provides. */
const sampledRows = 1000;

/** Returns the size of a workspace archive, what it excludes, and whether one can be imported. */
export async function getWorkspace(_given: unknown, { db, deps, entity }: Scope): Promise<AnswerOf<typeof contract>> {
  const catalogue = await readCatalogue(db);
  const counted = exportedTables(catalogue).map(({ name }) => {
    const own = sql`from ${sql.identifier(name)} where entity = ${entity}`;
    return sql`select ${name}::text as "table", (select count(*) ${own})::int as rows,
      (select coalesce(avg(pg_column_size(sampled.*)), 0) from (select * ${own} limit ${sampledRows}) sampled)::float8 as "rowBytes"`;
  });
  const tables = await queryRows<{ table: string; rows: number; rowBytes: number }>(db, sql.join(counted, sql` union all `));
  const [files] = await queryRows<{ files: number; bytes: number | string }>(
    db,
    sql`select count(*)::int as files, coalesce(sum(size), 0)::bigint as bytes from (select max(size_bytes) as size from files where entity = ${entity} group by key) kept`,
  );
  const [company] = await db.select({ name: entities.name }).from(entities).where(eq(entities.entity, entity));
  return {
    company: company?.name ?? '',
    tables: tables.filter(({ rows }) => rows > 0).map(({ table, rows }) => ({ table, rows })),
    rowBytes: Math.round(tables.reduce((sum, { rows, rowBytes }) => sum + rows * rowBytes, 0)),
    files: files?.files ?? 0,
    fileBytes: Number(files?.bytes ?? 0),
    stays: await countStaying(db, entity),
    inTheWay: await findRows(db, catalogue, entity),
    importLimitBytes: bodyLimitOf(importWorkspace, deps.settings.uploadLimitBytes),
  };
}
