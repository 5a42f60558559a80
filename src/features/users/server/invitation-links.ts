import { and, eq, gt, isNull } from 'drizzle-orm';
import { base64Url } from '#server/base64-url.ts';
import type { Db } from '#server/database.ts';
import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import { sha256Hex } from '#server/sha256-hex.ts';
import { invitations } from '../tables.ts';

const hourMs = 3_600_000;
const validMs = { invitation: 7 * 24 * hourMs, reset: hourMs };

export type LinkKind = keyof typeof validMs;

/** Makes a one-time link for a user; whatever was sent to them before is dead. @returns its address */
export async function makeLink(userId: number, kind: LinkKind, { db, deps, entity, identity, now, request }: Scope): Promise<string> {
  await endLinks(db, entity, userId, now);
  const secret = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  await db.insert(invitations).values({
    entity,
    id: await nextId(db, entity, 'invitation'),
    userId,
    kind,
    tokenHash: await sha256Hex(secret),
    expiresAt: new Date(now.getTime() + validMs[kind]),
    createdBy: identity.personId,
    createdAt: now,
  });
  const origin = deps.settings.publicUrl ?? new URL(request.url).origin;
  return `${origin}/pages/reset-password-cover?token=${entity}.${secret}`;
}

/** Ends the links of a user that were not used. */
export async function endLinks(db: Db, entity: string, userId: number, now: Date): Promise<void> {
  await db
    .update(invitations)
    .set({ usedAt: now })
    .where(and(eq(invitations.entity, entity), eq(invitations.userId, userId), isNull(invitations.usedAt)));
}

/** The parts of a link's token, if it looks like one. */
export function readToken(token: string): { entity: string; secret: string } | null {
  const [, entity, secret] = /^([a-z0-9]{1,40})\.([\w-]{43})$/.exec(token.trim()) ?? [];
  return entity && secret ? { entity, secret } : null;
}

/** The link with this secret, as long as it is good. On a connection bound to the entity. */
export async function findLink(db: Db, entity: string, secret: string, now: Date) {
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
