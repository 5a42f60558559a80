import { and, eq } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import { sessions } from '../tables.ts';

/** Ends the session of the token that it is called with. */
export async function logOut(_given: unknown, { db, entity, identity, now }: Scope): Promise<undefined> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.entity, entity), eq(sessions.id, identity.sessionId)));
}
