import { and, eq, inArray } from 'drizzle-orm';
import { hasAll, readRoles } from '#features/rights/server/offers.ts';
import { accounts } from '#features/session/tables.ts';
import type { Scope } from '#server/scope.ts';
import type { auditEntriesView } from '../tables.ts';

type Entry = typeof auditEntriesView.$inferSelect;

/** The people whose addresses and browsers whoever asks may not see: those whose role has more than their own. */
export async function findHiddenPeople({ db, entity, ability }: Pick<Scope, 'db' | 'entity' | 'ability'>): Promise<Set<number>> {
  const above = (await readRoles(db, entity)).filter(({ rules }) => !hasAll(ability, rules)).map(({ name }) => name);
  if (above.length === 0) return new Set();
  const found = await db
    .select({ personId: accounts.personId })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), inArray(accounts.role, above)));
  return new Set(found.map(({ personId }) => personId));
}

/** From where it was done, when that may be seen. Of what nobody knows who did it, such as a wrong password: from where to whom. */
export function seenOrigin(entry: Entry, hidden: ReadonlySet<number>): { address: string; userAgent: string } {
  const { actorId, targetKind, targetId, address, userAgent } = entry;
  const whose = actorId ?? (targetKind === 'person' ? Number(targetId) : null);
  return whose !== null && hidden.has(whose) ? { address: '', userAgent: '' } : { address, userAgent };
}
