import { and, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { Refusal } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import type { refreshToken } from '../../contract.ts';
import { accounts, sessions } from '../../tables.ts';
import { keepAskedLanguage } from '../keep-language.ts';
import { refreshExpiry, signIn } from './open-session.ts';
import { type RefreshTokenId, readRefreshToken } from './refresh-token-text.ts';

/** How long the parent of the newest token is still taken: an answer was lost, or two tabs asked at once. */
const parentGraceSeconds = 10;

type Answer = AnswerOf<typeof refreshToken>;

/** Gives the successor of a refresh token. A token older than the parent of the newest was copied: its whole family ends. */
export async function refreshSession({ body }: GivenOf<typeof refreshToken>, scope: OpenScope): Promise<Answer> {
  const { deps, caller } = scope;
  await refuseTooMany(deps, [{ key: ['refresh', caller], hits: 600, windowSeconds: 15 * 60 }]);
  const token = await readRefreshToken(deps.secret, body.refreshToken);
  if (!token) throw refused();
  const answer = await deps.database.writing(token.entity, (db) => takeToken(db, scope, token));
  // Refused only now: the transaction that ends a family must be committed.
  if (!answer) throw refused();
  return answer;
}

async function takeToken(
  db: Db,
  { deps, request, now }: OpenScope,
  { entity, sessionId, generation }: RefreshTokenId,
): Promise<Answer | null> {
  const mine = and(eq(sessions.entity, entity), eq(sessions.id, sessionId));
  const [session] = await db
    .select(getTableColumns(sessions))
    .from(sessions)
    .innerJoin(accounts, and(eq(accounts.entity, sessions.entity), eq(accounts.id, sessions.accountId)))
    .where(and(mine, isNull(sessions.revokedAt), isNull(accounts.suspendedAt), gt(sessions.expiresAt, now)))
    .for('update', { of: sessions });
  if (!session || generation > session.generation) return null;
  const opened = { entity, accountId: session.accountId, sessionId };
  if (generation === session.generation) {
    await db
      .update(sessions)
      .set({ generation: sql`${sessions.generation} + 1`, rotatedAt: now, expiresAt: refreshExpiry(deps, session.remember) })
      .where(mine);
    await keepAskedLanguage(db, request, opened, { isFirst: true });
    return signIn(db, deps, { ...opened, generation: generation + 1 });
  }
  const sinceRotationMs = now.getTime() - session.rotatedAt.getTime();
  if (generation === session.generation - 1 && sinceRotationMs <= parentGraceSeconds * 1000) {
    return signIn(db, deps, { ...opened, generation: session.generation });
  }
  await db.update(sessions).set({ revokedAt: now }).where(mine);
  const [owner] = await db
    .select({ person: accounts.personId })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, session.accountId)));
  await announce(db, entity, { kind: 'session', ids: [], ...owner });
  deps.log.warn('refresh token replayed; its session was ended', { entity });
  return null;
}

function refused(): Refusal {
  return new Refusal('unauthenticated', { code: 'session_over' }, { body: { error: 'Invalid refresh token' } });
}
