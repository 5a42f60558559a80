import { and, eq, inArray, or } from 'drizzle-orm';
import { accounts, isLiving, sessions } from '#features/session/tables.ts';
import type { Db } from '#server/database.ts';
import type { Scope } from '#server/scope.ts';

/** Whether a session goes on: asked of what was given to it and carries its permission with it. */
export async function isSessionAlive(db: Db, entity: string, sessionId: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accounts, and(eq(accounts.entity, sessions.entity), eq(accounts.id, sessions.accountId)))
    .where(and(eq(sessions.entity, entity), eq(sessions.id, sessionId), isLiving(now)));
  return found.length > 0;
}

/** Which of these sessions go on, or are or were the caller's. */
export async function sessionsShowing(
  { db, entity, identity, now }: Pick<Scope, 'db' | 'entity' | 'identity' | 'now'>,
  sessionIds: string[],
): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set();
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accounts, and(eq(accounts.entity, sessions.entity), eq(accounts.id, sessions.accountId)))
    .where(
      and(eq(sessions.entity, entity), inArray(sessions.id, sessionIds), or(eq(sessions.accountId, identity.accountId), isLiving(now))),
    );
  return new Set(found.map(({ id }) => id));
}
