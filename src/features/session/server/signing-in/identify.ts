import { and, eq } from 'drizzle-orm';
import { roleOfAccount, rulesOfRole } from '#features/rights/server/offers.ts';
import { roles } from '#features/rights/tables.ts';
import type { Db } from '#server/database.ts';
import type { Claim, LivingIdentity } from '#server/register.ts';
import { accounts, isLiving, sessions } from '../../tables.ts';

/** Who the claim's session belongs to at this moment; `null` once it was ended or has run out. */
export async function identify(db: Db, claim: Claim, now: Date): Promise<LivingIdentity | null> {
  const [found] = await db
    .select({ personId: accounts.personId, role: accounts.role, rules: roles.rules, endsAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(accounts, and(eq(accounts.entity, sessions.entity), eq(accounts.id, sessions.accountId)))
    .leftJoin(roles, roleOfAccount)
    .where(
      and(eq(sessions.entity, claim.entity), eq(sessions.id, claim.sessionId), eq(sessions.accountId, claim.accountId), isLiving(now)),
    );
  return found ? { ...claim, personId: found.personId, rules: rulesOfRole(found.role, found.rules), endsAt: found.endsAt } : null;
}
