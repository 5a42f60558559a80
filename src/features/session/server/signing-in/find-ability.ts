import { and, eq, isNull } from 'drizzle-orm';
import { type Ability, abilityFrom } from '#contract/ability.ts';
import { roleOfAccount, rulesOfRole } from '#features/rights/server/offers.ts';
import { roles } from '#features/rights/tables.ts';
import type { Db } from '#server/database.ts';
import { accounts } from '../../tables.ts';

/** What a person may do by now, for what goes on without them: a secret address. Null for who cannot sign in. */
export async function findAbility(db: Db, entity: string, personId: number): Promise<Ability | null> {
  const [account] = await db
    .select({ role: accounts.role, rules: roles.rules })
    .from(accounts)
    .leftJoin(roles, roleOfAccount)
    .where(and(eq(accounts.entity, entity), eq(accounts.personId, personId), isNull(accounts.suspendedAt)));
  return account ? abilityFrom(rulesOfRole(account.role, account.rules)) : null;
}
