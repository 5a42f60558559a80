import { and, eq, ne, sql } from 'drizzle-orm';
import { type AbilityRule, abilityFrom } from '#contract/ability.ts';
import { domainOf } from '#contract/domain-of.ts';
import { users } from '#platform/people/tables.ts';
import { lockRoles, readRoles } from '#platform/rights/server/public-api.ts';
import { accounts } from '#platform/session/tables.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { queryRows } from '#server/query-rows.ts';
import type { OpenScope, Scope } from '#server/scope.ts';
import { avatarColors } from '../contract.ts';
import { join, proposedUsername } from './accept-invitation.ts';
import { newUserDefaults } from './add-user.ts';
import { changeUsers } from './change-users.ts';
import { endLinks } from './invitation-links.ts';
import { countActiveAdmins, isActiveAdmin, lockUser, readRoleRights } from './user-rights.ts';

interface Provided {
  entity: string;
  email: string;
  fullName: string;
  /** Null: only existing users can join. */
  role: string | null;
}

/**
 * Lets a person authenticated by the company's identity provider join: as the user with their address, in that user's role, or as a new
 * user. They get no password.
 * @returns Their account; null if the company doesn't admit them.
 */
export async function addProvidedUser(db: Db, scope: OpenScope, provided: Provided): Promise<number | null> {
  const { entity, email } = provided;
  await lockRoles(db, entity);
  const isTheirs = and(live(users, entity), sql`lower(${users.email}) = lower(${email})`);
  const [waiting] = await db.select().from(users).where(isTheirs).for('update');
  if (waiting?.status === 'inactive') return null;
  const user = waiting ?? (await addUser(db, scope, provided));
  if (!user) return null;
  await endLinks(db, entity, user.id, scope.now);
  const username = user.username || (await freeUsername(db, entity, email));
  return join(db, { entity, user, passwordHash: '', username, hasProvedAddress: await isDomainProved(db, entity, email) }, scope);
}

/**
 * Whether only this company has verified addresses of the domain. The company runs its identity provider, so the provider's word counts for
 * no other
 * domain; elsewhere, people verify their address through a mailed link.
 */
async function isDomainProved(db: Db, entity: string, email: string): Promise<boolean> {
  const domain = domainOf(email);
  const [found] = await queryRows<{ proved: boolean }>(
    db,
    sql`select not is_mail_domain_of_others(${domain}, ${entity}) and exists (
      select from ${accounts} a where a.entity = ${entity} and a.email_verified_at is not null
        and lower(split_part(a.email, '@', -1)) = ${domain}) as proved`,
  );
  return found?.proved ?? false;
}

async function addUser(db: Db, { now }: OpenScope, { entity, email, fullName, role }: Provided) {
  if (role === null || !(await readRoles(db, entity)).some(({ name }) => name === role)) return null;
  const id = await nextId(db, entity, 'user');
  const [user] = await db
    .insert(users)
    .values({
      ...{ ...newUserDefaults, entity, id, email, fullName, role },
      avatarColor: avatarColors[id % avatarColors.length] ?? 'primary',
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  await announce(db, entity, { kind: 'user', ids: [id] }, { kind: 'role', ids: [] });
  return user ?? null;
}

/** The part before the `@`, with a number if it is taken. */
async function freeUsername(db: Db, entity: string, email: string): Promise<string> {
  const wanted = proposedUsername(email).padEnd(2, '0');
  for (let number = 1; ; number++) {
    const username = number === 1 ? wanted : `${wanted.slice(0, 36)}${number}`;
    const [taken] = await queryRows<{ username_taken: boolean }>(db, sql`select * from taken_login_names('', ${username})`);
    const isName = and(
      live(users, entity),
      sql`lower(${users.username}) = lower(${username})`,
      ne(sql`lower(${users.email})`, email.toLowerCase()),
    );
    const others = await db.select({ id: users.id }).from(users).where(isName).limit(1);
    if (!taken?.username_taken && others.length === 0) return username;
  }
}

/** The identity provider acts with admin permissions because admins set it up. */
const rules: AbilityRule[] = [{ action: 'manage', subject: 'all' }];

/**
 * Assigns the role reported by the identity provider; the audit log attributes it to the person. The last admin keeps their role, and
 * deleted
 * roles aren't assigned.
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
