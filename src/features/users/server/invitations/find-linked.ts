import { and, eq, ne } from 'drizzle-orm';
import { hasAll, lockRoles, readRoles } from '#features/rights/server/offers.ts';
import { findAbility } from '#features/session/server/offers.ts';
import { accounts } from '#features/session/tables.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import type { OneTimeToken } from '#server/one-time-token.ts';
import { users } from '../../tables.ts';
import { findLink, type Link } from './invitation-links.ts';

type User = typeof users.$inferSelect;
interface Linked {
  link: Link;
  user: User;
}

/**
 * The link with this secret and its user, as long as it is good for what it was made for: the user has the address and the role that
 * they had then and is neither suspended nor deleted, and whoever made it could make it now.
 */
export async function findLinked(db: Db, token: OneTimeToken, now: Date): Promise<Linked | null> {
  const link = await findLink(db, token, now);
  if (!link) return null;
  const [user] = await db.select().from(users).where(whichUser(link));
  return user && (await holds(db, { link, user })) ? { link, user } : null;
}

/** The same with user and rights locked: of two who use the link at once, the second finds it used by then. */
export async function lockLinked(db: Db, token: OneTimeToken, now: Date): Promise<Linked | null> {
  const link = await findLink(db, token, now);
  if (!link) return null;
  await lockRoles(db, link.entity);
  await db.select({ id: users.id }).from(users).where(whichUser(link)).for('update');
  return findLinked(db, token, now);
}

function whichUser({ entity, userId }: Link) {
  return and(live(users, entity), eq(users.id, userId), ne(users.status, 'inactive'));
}

async function holds(db: Db, { link, user }: Linked): Promise<boolean> {
  const isAsThen = user.email.toLowerCase() === link.email.toLowerCase() && user.role === link.role;
  if (!isAsThen || !(await makerStillMay(db, link))) return false;
  return link.kind === 'invitation' || !(await wasPasswordSetSince(db, link, user));
}

/** What a role may can have grown since, and who gave it can have lost it. Who asked for a link themselves is not asked for rights. */
async function makerStillMay(db: Db, { entity, createdBy, role }: Link): Promise<boolean> {
  if (createdBy === null) return true;
  const maker = await findAbility(db, entity, createdBy);
  const given = (await readRoles(db, entity)).find(({ name }) => name === role);
  return maker?.can('update', 'User') === true && given !== undefined && hasAll(maker, given.rules);
}

async function wasPasswordSetSince(db: Db, { entity, createdAt }: Link, { personId }: User): Promise<boolean> {
  const [account] = await db
    .select({ passwordSetAt: accounts.passwordSetAt })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.personId, personId ?? 0)));
  return account?.passwordSetAt != null && account.passwordSetAt > createdAt;
}
