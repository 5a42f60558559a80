import type { AuditAction } from '#features/audit/contract.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { readOwnPerson } from '#features/people/server/offers.ts';
import type { Scope } from '#server/scope.ts';

/** Writes down what the caller did with their own account. */
export async function recordOwnAudit(action: AuditAction, scope: Scope): Promise<void> {
  const { name } = await readOwnPerson(scope);
  await recordAudit(scope.db, scope, { action, targetKind: 'person', targetId: scope.identity.personId, target: name });
}
