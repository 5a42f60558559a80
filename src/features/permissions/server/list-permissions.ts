import { and, count, desc, ilike, or, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { substringPattern } from '#server/substring-pattern.ts';
import type { listPermissions as contract } from '../contract.ts';
import { permissionsView as permissions } from '../tables.ts';
import { permissionColumns } from './permission-columns.ts';

const allDataLimit = 1000;

/** A page of the permissions, the newest first. */
export async function listPermissions({ query }: GivenOf<typeof contract>, { db, entity }: Scope): Promise<AnswerOf<typeof contract>> {
  const { q, assignedTo, page, perPage } = query;
  const there = live(permissions, entity);
  const pattern = substringPattern(q.trim());
  const wanted = and(
    there,
    q.trim() ? or(ilike(permissions.name, pattern), sql`${permissionColumns.createdDate} ilike ${pattern}`) : undefined,
    assignedTo ? sql`${permissions.assignedTo} @> array[${assignedTo}]::text[]` : undefined,
  );
  const read = () => db.select(permissionColumns).from(permissions).orderBy(desc(permissions.id)).$dynamic();
  const offset = pageOffset({ page, perPage });
  const rows = offset === null ? [] : await read().where(wanted).limit(perPage).offset(offset);
  const [counted] = await db.select({ total: count() }).from(permissions).where(wanted);
  const all = await read()
    .where(there)
    .limit(allDataLimit + 1);
  const isTruncated = all.length > allDataLimit;
  return {
    params: { q, perPage, page, assignedTo },
    allData: isTruncated ? [] : all,
    ...(isTruncated && { allDataTruncated: true }),
    total: counted?.total ?? 0,
    permissions: rows,
  };
}
