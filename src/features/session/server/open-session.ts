import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { SignedIn } from '../contract.ts';
import { accounts, sessions } from '../tables.ts';
import { signAccessToken } from './access-token.ts';
import { readUserData } from './read-user-data.ts';
import { writeRefreshToken } from './refresh-token-text.ts';

interface Opening {
  entity: string;
  accountId: number;
  /** Keeps the session for weeks instead of hours. */
  remember: boolean;
}

/** When a refresh token that is given out now expires. */
export function refreshExpiry(deps: Dependencies, remember: boolean): Date {
  const { refreshTtlSeconds, rememberTtlSeconds } = deps.settings;
  return new Date(deps.clock().getTime() + (remember ? rememberTtlSeconds : refreshTtlSeconds) * 1000);
}

/** Starts a session of the account on a connection bound to its entity. */
export async function openSession(db: Db, deps: Dependencies, { entity, accountId, remember }: Opening): Promise<SignedIn> {
  const now = deps.clock();
  const sessionId = crypto.randomUUID();
  await db.insert(sessions).values({
    entity,
    id: sessionId,
    accountId,
    remember,
    rotatedAt: now,
    createdAt: now,
    expiresAt: refreshExpiry(deps, remember),
  });
  await db
    .update(accounts)
    .set({ lastLoginAt: now })
    .where(and(eq(accounts.entity, entity), eq(accounts.id, accountId)));
  return signIn(db, deps, { entity, accountId, sessionId, generation: 1 });
}

/** What is answered to whoever has just signed in or refreshed. */
export async function signIn(
  db: Db,
  deps: Dependencies,
  { entity, accountId, sessionId, generation }: { entity: string; accountId: number; sessionId: string; generation: number },
): Promise<SignedIn> {
  return {
    userData: await readUserData(db, deps.files, entity, accountId),
    accessToken: await signAccessToken(deps, { entity, accountId, sessionId }),
    refreshToken: await writeRefreshToken(deps.secret, { entity, sessionId, generation }),
  };
}
