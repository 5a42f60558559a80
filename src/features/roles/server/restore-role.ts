import { and, eq, isNotNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { refuseMoreThanOwn, withRightsLocked } from '#features/rights/server/offers.ts';
import { roles } from '#features/rights/tables.ts';
import { announce } from '#server/announce.ts';
import { noDeletion, trashChange } from '#server/deletion.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { restoreRole as contract } from '../contract.ts';
import { readRole, refuseTakenTitle } from './find-role.ts';

/** Takes the deletion of a role back. */
export async function restoreRole({ params }: GivenOf<typeof contract>, given: Scope): Promise<AnswerOf<typeof contract>> {
  const scope = await withRightsLocked(given, 'delete', 'Role');
  const { db, entity, ability } = scope;
  const which = and(eq(roles.entity, entity), eq(roles.name, params.name), isNotNull(roles.deletedAt));
  const [row] = await db.select().from(roles).where(which);
  if (!row) throw notFound('role');
  refuseMoreThanOwn(ability, row.rules);
  await refuseTakenTitle(row.title, row.name, scope);
  await db.update(roles).set(noDeletion(scope)).where(which);
  await recordAudit(db, scope, { action: 'role.restored', targetKind: 'role', targetId: row.name, target: row.title });
  await announce(db, entity, { kind: 'role', ids: [] }, trashChange);
  return { role: await readRole(row.name, scope) };
}
