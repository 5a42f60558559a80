import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { tidyRules } from '#contract/granted-cells.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { linkPermission as contract, PermissionCell } from '../contract.ts';
import { permissions } from '../tables.ts';
import { findPermission } from './find-permission.ts';

/** Says which cells of the matrix of roles a permission stands for, each once. */
export async function linkPermission({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
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
