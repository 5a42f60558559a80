import { and, eq } from 'drizzle-orm';
import type { AbilityRule } from '#contract/ability.ts';
import { abilityFrom } from '#contract/ability.ts';
import { lockRoles } from '#features/rights/server/offers.ts';
import { accounts } from '#features/session/tables.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import type { OpenScope, Scope } from '#server/scope.ts';
import { users } from '../../tables.ts';
import { changeUsers } from './change-users.ts';
import { lockUser } from './lock-users.ts';
import { countActiveAdmins, isActiveAdmin, readRoleRights } from './user-rights.ts';

/** What the company's provider of identities says is said by its admins, who set it up. */
const rules: AbilityRule[] = [{ action: 'manage', subject: 'all' }];

/**
 * Gives somebody the role that the company's provider says they have; it stands in the log as theirs. The last admin stays one, and a
 * role that is gone is given to nobody.
 */
export async function giveProvidedRole(
  db: Db,
  open: OpenScope,
  { entity, accountId, role }: { entity: string; accountId: number; role: string },
): Promise<void> {
  await lockRoles(db, entity);
  const [found] = await db
    .select({ id: users.id, personId: accounts.personId })
    .from(accounts)
    .innerJoin(users, and(live(users, accounts.entity), eq(users.personId, accounts.personId)))
    .where(and(eq(accounts.entity, entity), eq(accounts.id, accountId)));
  if (!found) return;
  const identity = { entity, accountId, personId: found.personId, sessionId: '', rules };
  const scope: Scope = { ...open, db, entity, identity, ability: abilityFrom(rules), identifyAgain: () => Promise.resolve(identity) };
  const before = await lockUser(found.id, scope);
  const rights = await readRoleRights(scope);
  if (!rights.isThere(role) || (isActiveAdmin(before) && (await countActiveAdmins(scope)) === 1)) return;
  await changeUsers([{ before, fields: { role } }], rights, scope);
}
