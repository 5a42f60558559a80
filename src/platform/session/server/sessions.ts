import { and, desc, eq, getTableColumns, gt, isNull, ne, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { SignedIn } from '#contract/signed-in.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { users } from '#platform/people/tables.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { live } from '#server/live.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { OpenScope, Scope } from '#server/scope.ts';
import { sweepEnded } from '#server/sweep.ts';
import { isLanguageChosen } from '#server/words.ts';
import type { refreshToken } from '../contract.ts';
import { accounts, sessions } from '../tables.ts';
import { signAccessToken } from './access-token.ts';
import { keepAskedLanguage } from './keep-language.ts';
import { readUserData } from './read-user-data.ts';

interface Opening {
  entity: string;
  accountId: number;
  /** Extends the session from hours to weeks. */
  remember: boolean;
}

/** Returns when a refresh token issued now expires. */
function refreshExpiry(deps: Dependencies, remember: boolean): Date {
  const { refreshTtlSeconds, rememberTtlSeconds } = deps.settings;
  return new Date(deps.clock().getTime() + (remember ? rememberTtlSeconds : refreshTtlSeconds) * 1000);
}

const longestUserAgent = 300;

/** Starts a session for the account; requires a connection bound to its company. Invited users become active with their first one. */
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
  await keepAskedLanguage(db, request, { entity, accountId }, { isFirst: !isLanguageChosen(request) });
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

/** Response to signing in and refreshing. */
async function signIn(
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

/** Seconds the parent of the newest token is still accepted, for lost responses and concurrent tabs. */
const parentGraceSeconds = 10;

type Answer = AnswerOf<typeof refreshToken>;

/** Returns the successor of a refresh token. A token older than the parent of the newest was stolen, so its whole family ends. */
export async function refreshSession({ body }: GivenOf<typeof refreshToken>, scope: OpenScope): Promise<Answer> {
  const { deps, caller } = scope;
  await refuseTooMany(deps, [{ key: ['refresh', caller], hits: 600, windowSeconds: 15 * 60 }]);
  const token = await readRefreshToken(deps.secret, body.refreshToken);
  if (!token) throw refused();
  const answer = await deps.database.writing(token.entity, (db) => takeToken(db, scope, token));
  // Rejects only now because the transaction that ends a family must commit.
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

export async function logOut(_given: unknown, scope: Scope): Promise<undefined> {
  const { db, entity, identity, now } = scope;
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.entity, entity), eq(sessions.id, identity.sessionId)));
  // Its other tabs close their streams at once.
  await announce(db, entity, { kind: 'session', ids: [], person: identity.personId });
  await recordAudit(db, scope, { action: 'session.signed-out', targetKind: 'person', targetId: identity.personId });
}

type Asking = Pick<Scope, 'db' | 'entity' | 'identity' | 'now'>;

const maxListed = 100;

/** Returns an account's open sessions for display, last used first. */
export async function readOpenSessions(accountId: number, { db, entity, identity, now }: Asking) {
  const open = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.entity, entity), eq(sessions.accountId, accountId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.rotatedAt), desc(sessions.id))
    .limit(maxListed);
  return open.map(({ id, userAgent, address, createdAt, rotatedAt }) => ({
    id,
    userAgent,
    address,
    startedAt: createdAt.toISOString(),
    lastUsedAt: rotatedAt.toISOString(),
    /** The session of this request. */
    isOwn: id === identity.sessionId,
  }));
}

/**
 * Ends one of an account's sessions, or all except the caller's, and notifies their open pages.
 * @returns how many unexpired sessions were ended
 * @throws 404 for a session that isn't open.
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

/** Identifies a refresh token: the `generation`-th of a session's family. */
interface RefreshTokenId {
  entity: string;
  sessionId: string;
  generation: number;
}

const purpose = 'refresh token';

function hmacKey(secret: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', secret as BufferSource, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

function signedText({ entity, sessionId, generation }: RefreshTokenId): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${purpose}.${entity}.${sessionId}.${generation}`);
}

/**
 * Encodes a token: its id and a signature. Because it derives from the id alone, a token's successor is always the same:
 * two tabs, or a retry after a lost response, get the same one. The database stores no secret.
 */
async function writeRefreshToken(secret: Uint8Array, id: RefreshTokenId): Promise<string> {
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', await hmacKey(secret), signedText(id)));
  const encoded = btoa(String.fromCharCode(...signature))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `${id.entity}.${id.sessionId}.${id.generation}.${encoded}`;
}

/** Decodes a token; null if this installation didn't sign it. */
async function readRefreshToken(secret: Uint8Array, text: string): Promise<RefreshTokenId | null> {
  const parts = /^([a-z0-9]+)\.([\w-]+)\.(\d{1,9})\.([\w-]{43})$/.exec(text);
  if (!parts) return null;
  const [, entity = '', sessionId = '', digits, encoded = ''] = parts;
  const id = { entity, sessionId, generation: Number(digits) };
  const signature = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
  return (await crypto.subtle.verify('HMAC', await hmacKey(secret), signature, signedText(id))) ? id : null;
}

/** Prunes ended sessions. */
export const sweepSessions = sweepEnded('sessions', sessions, sessions.revokedAt);
