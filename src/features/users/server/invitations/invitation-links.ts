import { and, eq, gt, isNull } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import type { Db } from '#server/database.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import { nextId } from '#server/next-ids.ts';
import { makeOneTimeToken, type OneTimeToken } from '#server/one-time-token.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { sha256Hex } from '#server/sha256-hex.ts';
import { invitations } from '../../tables.ts';
import type { LockedUser } from '../record/lock-users.ts';

const minuteMs = 60_000;
const validMs = { invitation: 7 * 24 * 60 * minuteMs, reset: 30 * minuteMs };

export type LinkKind = keyof typeof validMs;

interface Making extends Pick<Scope, 'db' | 'deps' | 'entity' | 'now'> {
  /** Whoever makes it for somebody else; null for who asked for it themselves. */
  createdBy: number | null;
}

/** Makes a one-time link for a user as they are now; whatever was sent to them before is dead. @returns its address */
export async function makeLink(
  { id, email, role }: Pick<LockedUser, 'id' | 'email' | 'role'>,
  kind: LinkKind,
  { db, deps, entity, now, createdBy }: Making,
): Promise<string> {
  const origin = mailedOrigin(deps);
  if (origin === null) throw new Refusal('conflict', { code: deps.mail.fetchOutside ? 'no_public_url' : 'no_link_in_tab' });
  await endLinks(db, entity, id, now);
  const { token, tokenHash } = await makeOneTimeToken(entity);
  await db.insert(invitations).values({
    entity,
    id: await nextId(db, entity, 'invitation'),
    userId: id,
    kind,
    email,
    role,
    tokenHash,
    expiresAt: new Date(now.getTime() + validMs[kind]),
    createdBy,
    createdAt: now,
  });
  return origin + pageAddress('/pages/reset-password-cover', {}, { token });
}

/** Ends the links of a user that were not used. */
export async function endLinks(db: Db, entity: string, userId: number, now: Date): Promise<void> {
  await db
    .update(invitations)
    .set({ usedAt: now })
    .where(and(eq(invitations.entity, entity), eq(invitations.userId, userId), isNull(invitations.usedAt)));
}

export type Link = typeof invitations.$inferSelect;

/** The link with this secret, as long as it is good. On a connection bound to the entity. */
export async function findLink(db: Db, { entity, secret }: OneTimeToken, now: Date): Promise<Link | undefined> {
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
