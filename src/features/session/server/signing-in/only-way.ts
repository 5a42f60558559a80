import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { accounts, signOns } from '../../tables.ts';

interface Account {
  entity: string;
  accountId: number;
}

/**
 * The name of the provider by which alone an account signs in; null where a password or a passkey will do. Clients are nobody's there; who
 * switched it on may sign in here, and once they are no admin any more, every admin may: a company is never locked out.
 */
export async function onlyWayOf(db: Db, { entity, accountId }: Account): Promise<string | null> {
  const [kept] = await db.select().from(signOns).where(eq(signOns.entity, entity));
  if (!kept?.isActive || !kept.isOnlyWay || kept.keptAccountId === accountId) return null;
  const isLivingAdmin = and(eq(accounts.entity, entity), eq(accounts.role, 'admin'), isNull(accounts.suspendedAt));
  const [keeper] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isLivingAdmin, eq(accounts.id, kept.keptAccountId)));
  const [account] = await db
    .select({ role: accounts.role })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, accountId), ne(accounts.userType, 'client')));
  if (!account || (!keeper && account.role === 'admin')) return null;
  return kept.label;
}
