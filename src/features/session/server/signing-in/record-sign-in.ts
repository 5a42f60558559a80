import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#features/audit/server/offers.ts';
import { people } from '#features/people/tables.ts';
import type { Db } from '#server/database.ts';
import type { OpenScope } from '#server/scope.ts';
import { accounts } from '../../tables.ts';

/** Writes down that an account was signed in to, or not. Who was refused may be anybody: only whose account it was is known. */
export async function recordSignIn(
  db: Db,
  scope: OpenScope,
  { entity, accountId }: { entity: string; accountId: number },
  action: 'session.signed-in' | 'session.refused',
): Promise<void> {
  const [owner] = await db
    .select({ personId: people.id, fullName: people.fullName })
    .from(accounts)
    .innerJoin(people, and(eq(people.entity, accounts.entity), eq(people.id, accounts.personId)))
    .where(and(eq(accounts.entity, entity), eq(accounts.id, accountId)));
  if (!owner) return;
  const identity = action === 'session.refused' ? null : owner;
  await recordAudit(db, { ...scope, entity, identity }, { action, targetKind: 'person', targetId: owner.personId, target: owner.fullName });
}
