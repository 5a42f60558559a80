import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { apiKeys, isLivingKey, keyAccount } from '#features/api-keys/tables.ts';
import { accounts, isLiving, sessions } from '#features/session/tables.ts';
import type { Db } from '#server/database.ts';
import { keyOfSession, sessionOfKey } from '#server/key-session.ts';
import type { Scope } from '#server/scope.ts';

/** Whether a session, or the API key that stands for one, goes on: asked of what was given to it and carries its permission with it. */
export async function isSessionAlive(db: Db, entity: string, sessionId: string, now: Date): Promise<boolean> {
  return (await readSessions(db, entity, [sessionId], isLiving(now), isLivingKey(now))).size > 0;
}

/** Which of these sessions and keys go on, or are or were the caller's. */
export async function sessionsShowing(
  { db, entity, identity, now }: Pick<Scope, 'db' | 'entity' | 'identity' | 'now'>,
  sessionIds: string[],
): Promise<Set<string>> {
  const isOwn = eq(accounts.id, identity.accountId);
  return readSessions(db, entity, sessionIds, or(isOwn, isLiving(now)), or(isOwn, isLivingKey(now)));
}

/** Those of some sessions and keys for which a condition holds, on each joined with its account. */
async function readSessions(
  db: Db,
  entity: string,
  sessionIds: string[],
  ofSessions: SQL | undefined,
  ofKeys: SQL | undefined,
): Promise<Set<string>> {
  const keyIds = sessionIds.flatMap((sessionId) => keyOfSession(sessionId) ?? []);
  const signIns = sessionIds.filter((sessionId) => keyOfSession(sessionId) === null);
  const found = new Set<string>();
  if (signIns.length > 0) {
    const rows = await db
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(accounts, and(eq(accounts.entity, sessions.entity), eq(accounts.id, sessions.accountId)))
      .where(and(eq(sessions.entity, entity), inArray(sessions.id, signIns), ofSessions));
    for (const { id } of rows) found.add(id);
  }
  if (keyIds.length > 0) {
    const rows = await db
      .select({ id: apiKeys.id })
      .from(apiKeys)
      .innerJoin(accounts, keyAccount)
      .where(and(eq(apiKeys.entity, entity), inArray(apiKeys.id, keyIds), ofKeys));
    for (const { id } of rows) found.add(sessionOfKey(id));
  }
  return found;
}
