import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { sessions } from '../tables.ts';

type Asking = Pick<Scope, 'db' | 'entity' | 'identity' | 'now'>;

const mostListed = 100;

/** The open sessions of an account, the one used last first, as they are shown. */
export async function readOpenSessions(accountId: number, { db, entity, identity, now }: Asking) {
  const open = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.entity, entity), eq(sessions.accountId, accountId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.rotatedAt), desc(sessions.id))
    .limit(mostListed);
  return open.map(({ id, userAgent, address, createdAt, rotatedAt }) => ({
    id,
    userAgent,
    address,
    startedAt: createdAt.toISOString(),
    lastUsedAt: rotatedAt.toISOString(),
    /** The one that asks. */
    isOwn: id === identity.sessionId,
  }));
}

/**
 * Ends a session of an account, or all of them but the one that asks; their open pages are told.
 * @returns how many there were that had not run out
 * @throws 404 for one that is not open
 */
export async function endOpenSessions(
  { id: accountId, personId }: { id: number; personId: number },
  sessionId: string | undefined,
  { db, entity, identity, now }: Asking,
): Promise<number> {
  const wanted = sessionId === undefined ? ne(sessions.id, identity.sessionId) : eq(sessions.id, sessionId);
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.entity, entity), eq(sessions.accountId, accountId), isNull(sessions.revokedAt), wanted))
    .returning({ expiresAt: sessions.expiresAt });
  if (sessionId !== undefined && ended.length === 0) throw notFound('session');
  if (ended.length > 0) await announce(db, entity, { kind: 'session', ids: [], person: personId });
  return ended.filter(({ expiresAt }) => expiresAt > now).length;
}
