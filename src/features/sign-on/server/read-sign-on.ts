import { and, eq } from 'drizzle-orm';
import { people } from '#features/people/tables.ts';
import { accounts, signOns } from '#features/session/tables.ts';
import type { Db } from '#server/database.ts';
import type { SignOn } from '../contract.ts';

export type KeptSignOn = typeof signOns.$inferSelect;

/** What an entity has set; null for nothing. */
export async function readSignOn(db: Db, entity: string): Promise<KeptSignOn | null> {
  const [kept] = await db.select().from(signOns).where(eq(signOns.entity, entity));
  return kept ?? null;
}

/** The same as it is shown: without its secret. */
export async function showSignOn(db: Db, kept: KeptSignOn): Promise<SignOn> {
  const { label, issuer, clientId, sealedSecret, newUserRole, roleClaim, roles, isActive, isOnlyWay, version } = kept;
  const [keeper] = await db
    .select({ name: people.fullName })
    .from(accounts)
    .innerJoin(people, and(eq(people.entity, accounts.entity), eq(people.id, accounts.personId)))
    .where(and(eq(accounts.entity, kept.entity), eq(accounts.id, kept.keptAccountId)));
  return {
    ...{ label, issuer, clientId, newUserRole, roleClaim, roles, isActive, isOnlyWay, version },
    hasSecret: sealedSecret !== null,
    keptName: keeper?.name ?? null,
  };
}
