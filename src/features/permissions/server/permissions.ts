import { and, count, desc, eq, ilike, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { tidyRules } from '#contract/granted-cells.ts';
import { pageOffset } from '#contract/primitives.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { substringPattern } from '#server/contains-text.ts';
import { brokenConstraint } from '#server/database-failure.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { forEachId, removeDeleted, type TrashKind } from '#server/trash-kind.ts';
import type * as contract from '../contract.ts';
import type { Permission, PermissionCell } from '../contract.ts';
import { permissions, permissionsView } from '../tables.ts';

const allDataLimit = 1000;

/** Returns one page of the permissions, newest first. */
export async function listPermissions(
  { query }: GivenOf<typeof contract.listPermissions>,
  { db, entity }: Scope,
): Promise<AnswerOf<typeof contract.listPermissions>> {
  const { q, assignedTo, page, perPage } = query;
  const there = live(permissionsView, entity);
  const pattern = substringPattern(q.trim());
  const wanted = and(
    there,
    q.trim() ? or(ilike(permissionsView.name, pattern), sql`${permissionColumns.createdDate} ilike ${pattern}`) : undefined,
    assignedTo ? sql`${permissionsView.assignedTo} @> array[${assignedTo}]::text[]` : undefined,
  );
  const read = () => db.select(permissionColumns).from(permissionsView).orderBy(desc(permissionsView.id)).$dynamic();
  const offset = pageOffset({ page, perPage });
  const rows = offset === null ? [] : await read().where(wanted).limit(perPage).offset(offset);
  const [counted] = await db.select({ total: count() }).from(permissionsView).where(wanted);
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

/** Adds a permission, assigned to the administrator. */
export async function addPermission(
  { body }: GivenOf<typeof contract.addPermission>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.addPermission>> {
  const { db, entity, now } = scope;
  const { name } = body.permission;
  const id = await nextId(db, entity, 'permission');
  const row = { entity, id, name, assignedTo: ['administrator'], createdAt: now, updatedAt: now };
  await refuseTakenName(name, () => db.insert(permissions).values(row));
  await recordAudit(db, scope, { action: 'permission.added', targetKind: 'permission', targetId: id, target: name });
  await announce(db, entity, { kind: 'permission', ids: [id] });
  return { permission: await findPermission(id, scope) };
}

export async function renamePermission({ body }: GivenOf<typeof contract.renamePermission>, scope: Scope): Promise<undefined> {
  const { db, entity, now } = scope;
  const { id, name } = body;
  const before = await findPermission(id, scope);
  const which = and(eq(permissions.entity, entity), eq(permissions.id, id));
  await refuseTakenName(name, () => db.update(permissions).set({ name, updatedAt: now }).where(which));
  await recordAudit(db, scope, {
    action: 'permission.renamed',
    targetKind: 'permission',
    targetId: id,
    target: name,
    changes: [{ field: 'name', from: before.name, to: name }],
  });
  await announce(db, entity, { kind: 'permission', ids: [id] });
}

/** Sets the cells of the role matrix a permission represents, each once. */
export async function linkPermission(
  { params, body }: GivenOf<typeof contract.linkPermission>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.linkPermission>> {
  const { db, entity, now } = scope;
  const before = await findPermission(params.id, scope);
  const cells = tidyRules(body.cells) as PermissionCell[];
  const [from, to] = [asText(before.cells), asText(cells)];
  if (from === to) return { permission: before };
  await db
    .update(permissions)
    .set({ cells, updatedAt: now })
    .where(and(eq(permissions.entity, entity), eq(permissions.id, before.id)));
  const target = { targetKind: 'permission', targetId: before.id, target: before.name };
  await recordAudit(db, scope, { action: 'permission.linked', ...target, changes: [{ field: 'cells', from, to }] });
  await announce(db, entity, { kind: 'permission', ids: [before.id] });
  return { permission: { ...before, cells } };
}

function asText(cells: readonly PermissionCell[]): string {
  return cells.map(({ action, subject }) => `${action} ${subject}`).join(', ');
}

export async function deletePermission({ query }: GivenOf<typeof contract.deletePermission>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const { id, name } = await findPermission(query.id, scope);
  await db
    .update(permissions)
    .set(deletionBy(scope))
    .where(and(eq(permissions.entity, entity), eq(permissions.id, id)));
  await recordAudit(db, scope, { action: 'permission.deleted', targetKind: 'permission', targetId: id, target: name });
  await announce(db, entity, { kind: 'permission', ids: [id] }, trashChange);
}

/** Restores a permission in its previous position. */
export async function restorePermission(
  { params }: GivenOf<typeof contract.restorePermission>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.restorePermission>> {
  const { db, entity } = scope;
  const which = and(eq(permissions.entity, entity), eq(permissions.id, params.id), isNotNull(permissions.deletedAt));
  const [row] = await db.select({ name: permissions.name }).from(permissions).where(which);
  if (!row) throw notFound('permission');
  await refuseTakenName(row.name, () => db.update(permissions).set(noDeletion(scope)).where(which));
  await recordAudit(db, scope, { action: 'permission.restored', targetKind: 'permission', targetId: params.id, target: row.name });
  await announce(db, entity, { kind: 'permission', ids: [params.id] }, trashChange);
  return { permission: await findPermission(params.id, scope) };
}

export const permissionTrash: TrashKind = {
  kind: 'permission',
  subject: 'Permission',
  lines: () => ({ view: permissionsView, key: permissionsView.id, name: permissionsView.name }),
  restore: forEachId('permission', (id, scope) => restorePermission({ params: { id }, query: undefined, body: undefined }, scope)),
  remove: forEachId('permission', (id, scope) => deletePermission({ params: undefined, query: { id }, body: undefined }, scope)),
  async purge(keys, work) {
    const ids = await removeDeleted(permissions, 'permission', keys, work);
    await announce(work.db, work.entity, { kind: 'permission', ids }, trashChange);
  },
};

/** Prunes permissions deleted long ago. */
export const sweepPermissions: Sweep = {
  name: 'permissions',
  run: (db, { entity, now, keepDays }) =>
    deleteRows(db, permissions, and(eq(permissions.entity, entity), lt(permissions.deletedAt, daysBefore(now, keepDays.deleted)))),
};

/** Returns the permission in the contract's format. @throws 404. */
async function findPermission(id: number, { db, entity }: Scope): Promise<Permission> {
  const [row] = await db
    .select(permissionColumns)
    .from(permissionsView)
    .where(and(live(permissionsView, entity), eq(permissionsView.id, id)));
  if (!row) throw notFound('permission');
  return row;
}

/** Columns in the contract's format, with the date as `24 Sep 2026, 5:20 PM` in UTC. */
const permissionColumns = {
  id: permissionsView.id,
  name: permissionsView.name,
  assignedTo: permissionsView.assignedTo,
  cells: permissionsView.cells,
  createdDate: sql<string>`to_char(${permissionsView.createdAt} at time zone 'UTC', 'FMDD Mon YYYY, FMHH12:MI AM')`,
};

/** Runs a write that sets a name. @throws 409 when the name is taken, ignoring case. */
async function refuseTakenName<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (brokenConstraint(error) !== 'permissions_name') throw error;
    throw new Refusal('conflict', { code: 'permission_name_taken', name }, { fields: { name: [{ code: 'permission_taken' }] } });
  }
}
