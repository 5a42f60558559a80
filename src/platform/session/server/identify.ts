import { and, eq, isNull } from 'drizzle-orm';
import { type Ability, abilityFrom } from '#contract/ability.ts';
import { areasOff, roleOfAccount, rulesOfRole, withAreasOff } from '#platform/rights/server/public-api.ts';
import { roles } from '#platform/rights/tables.ts';
import type { Db } from '#server/database.ts';
import type { ActiveIdentity, Claim } from '#server/register.ts';
import { accounts, isActiveSession, sessions } from '../tables.ts';

/** Returns the identity behind the claim's session; `null` once it was ended or has expired. */
export async function identify(db: Db, claim: Claim, now: Date): Promise<ActiveIdentity | null> {
  const [found] = await db
    .select({ personId: accounts.personId, role: accounts.role, rules: roles.rules, areasOff, endsAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(accounts, and(eq(accounts.entity, sessions.entity), eq(accounts.id, sessions.accountId)))
    .leftJoin(roles, roleOfAccount)
    .where(
      and(
        eq(sessions.entity, claim.entity),
        eq(sessions.id, claim.sessionId),
        eq(sessions.accountId, claim.accountId),
        isActiveSession(now),
      ),
    );
  if (!found) return null;
  const { personId, role, endsAt } = found;
  return { ...claim, personId, rules: withAreasOff(rulesOfRole(role, found.rules), found.areasOff), endsAt };
}

/** A person's current permissions, for access without a session, such as a secret URL. Null if they can't sign in. */
export async function findAbility(db: Db, entity: string, personId: number): Promise<Ability | null> {
  const [account] = await db
    .select({ role: accounts.role, rules: roles.rules, areasOff })
    .from(accounts)
    .leftJoin(roles, roleOfAccount)
    .where(and(eq(accounts.entity, entity), eq(accounts.personId, personId), isNull(accounts.suspendedAt)));
  return account ? abilityFrom(withAreasOff(rulesOfRole(account.role, account.rules), account.areasOff)) : null;
}

/**
 * Version that the URLs a person shares are signed with and checked against. It increases with every suspension and new password, which
 * permanently ends earlier URLs. Null for a suspended person; 0 for a person without an account.
 */
export async function linksVersionOf(db: Db, entity: string, personId: number): Promise<number | null> {
  const [account] = await db
    .select({ version: accounts.linksVersion, suspendedAt: accounts.suspendedAt })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.personId, personId)));
  if (!account) return 0;
  return account.suspendedAt === null ? account.version : null;
}
