import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { invitations, users } from '#platform/people/tables.ts';
import { hasAll, lockRoles, readRoles } from '#platform/rights/server/public-api.ts';
import { findAbility } from '#platform/session/server/public-api.ts';
import { accounts } from '#platform/session/tables.ts';
import { sha256Hex } from '#server/bytes.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import { nextId } from '#server/next-ids.ts';
import { makeOneTimeToken, type OneTimeToken } from '#server/one-time-token.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { sweepEnded } from '#server/sweep.ts';
import type { LockedUser } from './user-rights.ts';

const minuteMs = 60_000;
const validMs = { invitation: 7 * 24 * 60 * minuteMs, reset: 30 * minuteMs };

export type LinkKind = keyof typeof validMs;

interface Making extends Pick<Scope, 'db' | 'deps' | 'entity' | 'now'> {
  /** The person who created it for someone else; null if requested by the user. */
  createdBy: number | null;
  /** Handed over by its creator. Earlier links stay valid because one may be in a mail. */
  isCopied?: boolean;
}

/** Creates a one-time link bound to the user's current state; previously mailed links become invalid. */
export async function makeLink(
  { id, email, role }: Pick<LockedUser, 'id' | 'email' | 'role'>,
  kind: LinkKind,
  { db, deps, entity, now, createdBy, isCopied = false }: Making,
): Promise<{ address: string; expiresAt: Date }> {
  const origin = mailedOrigin(deps);
  if (origin === null) throw new Refusal('conflict', { code: deps.mail.fetchOutside ? 'no_public_url' : 'no_link_in_tab' });
  if (!isCopied) await endLinks(db, entity, id, now);
  const expiresAt = new Date(now.getTime() + validMs[kind]);
  const { token, tokenHash } = await makeOneTimeToken(entity);
  await db.insert(invitations).values({
    entity,
    id: await nextId(db, entity, 'invitation'),
    userId: id,
    kind,
    email,
    role,
    tokenHash,
    expiresAt,
    createdBy,
    createdAt: now,
    isCopied,
  });
  return { address: origin + pageAddress('/pages/reset-password-cover', {}, { token }), expiresAt };
}

/** Records the time of the invitation. */
export async function markInvited(userId: number, { db, entity, now }: Pick<Scope, 'db' | 'entity' | 'now'>): Promise<void> {
  await db
    .update(users)
    .set({ status: 'pending', invitedAt: now, version: sql`${users.version} + 1`, updatedAt: now })
    .where(and(eq(users.entity, entity), eq(users.id, userId)));
}

/** Ends a user's unused links. */
export async function endLinks(db: Db, entity: string, userId: number, now: Date): Promise<void> {
  await db
    .update(invitations)
    .set({ usedAt: now })
    .where(and(eq(invitations.entity, entity), eq(invitations.userId, userId), isNull(invitations.usedAt)));
}

type Link = typeof invitations.$inferSelect;

/** The valid link with this secret. Requires a connection bound to the company. */
async function findLink(db: Db, { entity, secret }: OneTimeToken, now: Date): Promise<Link | undefined> {
  const [link] = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.entity, entity),
        eq(invitations.tokenHash, await sha256Hex(secret)),
        isNull(invitations.usedAt),
        gt(invitations.expiresAt, now),
      ),
    );
  return link;
}

type User = typeof users.$inferSelect;
interface Linked {
  link: Link;
  user: User;
}

/**
 * The link with this secret and its user, as long as it is valid: the user's address and role are unchanged, they are neither suspended nor
 * deleted, and its creator could still create it.
 */
export async function findLinked(db: Db, token: OneTimeToken, now: Date): Promise<Linked | null> {
  const link = await findLink(db, token, now);
  if (!link) return null;
  const [user] = await db.select().from(users).where(whichUser(link));
  return user && (await holds(db, { link, user })) ? { link, user } : null;
}

/** The same with user and roles locked: of two concurrent uses, the second finds the link used. */
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

/** The role may have gained permissions since, and the creator may have lost some. Links users requested themselves need no permission. */
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

/** Prunes used and expired links. */
export const sweepInvitations = sweepEnded('invitations', invitations, invitations.usedAt);
