import { and, eq, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/signed-in.ts';
import { users } from '#features/users/tables.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { live } from '#server/live.ts';
import type { OpenScope } from '#server/scope.ts';
import { accounts, sessions } from '../../tables.ts';
import { keepAskedLanguage } from '../keep-language.ts';
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

const longestUserAgent = 300;

/** Starts a session of the account on a connection bound to its entity. Whoever was invited is active from their first one on. */
export async function openSession(db: Db, scope: OpenScope, { entity, accountId, remember }: Opening): Promise<SignedIn> {
  const { deps, request, caller } = scope;
  const now = deps.clock();
  const sessionId = crypto.randomUUID();
  await activate(db, entity, accountId, now);
  await db.insert(sessions).values({
    entity,
    id: sessionId,
    accountId,
    remember,
    rotatedAt: now,
    createdAt: now,
    expiresAt: refreshExpiry(deps, remember),
    userAgent: (request.headers.get('User-Agent') ?? '').slice(0, longestUserAgent).toWellFormed(),
    address: caller.address,
  });
  await db
    .update(accounts)
    .set({ lastLoginAt: now })
    .where(and(eq(accounts.entity, entity), eq(accounts.id, accountId)));
  await keepAskedLanguage(db, request, { entity, accountId });
  return signIn(db, deps, { entity, accountId, sessionId, generation: 1 });
}

async function activate(db: Db, entity: string, accountId: number, now: Date): Promise<void> {
  const person = db
    .select({ id: accounts.personId })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, accountId)));
  const activated = await db
    .update(users)
    .set({ status: 'active', version: sql`${users.version} + 1`, updatedAt: now })
    .where(and(live(users, entity), eq(users.personId, person), eq(users.status, 'pending')))
    .returning({ id: users.id });
  if (activated.length > 0) await announce(db, entity, { kind: 'user', ids: activated.map(({ id }) => id) });
}

/** What is answered to whoever has just signed in or refreshed. */
export async function signIn(
  db: Db,
  deps: Dependencies,
  { entity, accountId, sessionId, generation }: { entity: string; accountId: number; sessionId: string; generation: number },
): Promise<SignedIn> {
  return {
    userData: await readUserData(db, { ...deps, files: deps.files.boundTo(sessionId) }, entity, accountId),
    accessToken: await signAccessToken(deps, { entity, accountId, sessionId }),
    refreshToken: await writeRefreshToken(deps.secret, { entity, sessionId, generation }),
  };
}
