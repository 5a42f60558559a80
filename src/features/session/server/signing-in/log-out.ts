import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#features/audit/server/offers.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import { sessions } from '../../tables.ts';

/** Ends the session of the token that it is called with. */
export async function logOut(_given: unknown, scope: Scope): Promise<undefined> {
  const { db, entity, identity, now } = scope;
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.entity, entity), eq(sessions.id, identity.sessionId)));
  // Its other tabs end their streams at once.
  await announce(db, entity, { kind: 'session', ids: [], person: identity.personId });
  await recordAudit(db, scope, { action: 'session.signed-out', targetKind: 'person', targetId: identity.personId });
}
