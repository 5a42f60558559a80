import { and, eq } from 'drizzle-orm';
import type { Proof } from '#contract/proof.ts';
import type { Db } from '#server/database.ts';
import { clearFailedAttempts, clearFailedAttemptsIn, type RateLimit, refuseTooMany } from '#server/rate-limit.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import { accounts, sessions } from '../tables.ts';
import { passCode, twoStepsSince } from './pass-code.ts';

/** Password hash the proof was checked against; empty for an account without a password. */
export type Matched = string;

/** Maximum age of the sign-in for an account without a password. */
const freshMs = 10 * 60_000;

function limitsOf({ identity: { entity, accountId } }: Pick<Scope, 'identity'>): RateLimit[] {
  return [{ key: ['own proof', `${entity}/${accountId}`], hits: 10, windowSeconds: 15 * 60 }];
}

/**
 * First half of the proof of identity that every security change requires, checked before a database connection is acquired because hashing
 * is slow:
 * the password or, for an account without one, a sign-in within the last ten minutes. An open page alone proves nothing.
 * @throws 400 with the missing or wrong field, 409 if the sign-in is too old, 429 after ten attempts.
 */
export async function provePassword({ body }: { body: Proof }, scope: PreparingScope): Promise<Matched> {
  const { deps, identity } = scope;
  const own = await deps.database.reading(identity.entity, async (db) => ({
    hash: await readHash(db, identity),
    isSecondStepOn: (await twoStepsSince(db, identity)) !== null,
    signedInAt: await readSignInTime(db, identity),
  }));
  if (own.hash !== '' && body.password === undefined) throw invalid('password', 'required');
  if (own.isSecondStepOn && body.code === undefined) throw invalid('code', 'required');
  await refuseTooMany(deps, limitsOf(scope));
  if (body.password !== undefined && !(await deps.passwords.verify(own.hash, body.password))) throw invalid('password', 'wrong_password');
  if (own.hash === '' && scope.now.getTime() - own.signedInAt > freshMs) throw new Refusal('conflict', { code: 'sign_in_again' });
  // A correct password must not reset the limit for guessing the code.
  if (body.code === undefined) await clearFailedAttempts(deps, limitsOf(scope));
  return own.hash;
}

/**
 * Second half, inside the change's transaction: the password is still the same, and the code is correct if two-step verification is on.
 * A given code is never ignored.
 * @throws 400 with the wrong field.
 */
export async function requireProof({ body }: { body: Proof }, scope: Scope, matched: Matched): Promise<void> {
  const { db, deps, identity, now } = scope;
  if ((await readHash(db, identity, true)) !== matched) throw invalid('password', 'wrong_password');
  const isCodeNeeded = body.code !== undefined || (await twoStepsSince(db, identity)) !== null;
  if (isCodeNeeded && !(await passCode(db, deps, identity, body.code ?? '', now))) throw invalid('code', 'wrong_second_step');
  if (isCodeNeeded) await clearFailedAttemptsIn(db, limitsOf(scope));
}

export async function hasPassword(db: Db, owner: { entity: string; accountId: number }): Promise<boolean> {
  return (await readHash(db, owner)) !== '';
}

async function readHash(db: Db, { entity, accountId }: { entity: string; accountId: number }, isLocked = false): Promise<string> {
  const found = db
    .select({ hash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, accountId)));
  const [account] = await (isLocked ? found.for('no key update') : found);
  return account?.hash ?? '';
}

async function readSignInTime(db: Db, { entity, sessionId }: { entity: string; sessionId: string }): Promise<number> {
  const [session] = await db
    .select({ at: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.entity, entity), eq(sessions.id, sessionId)));
  return session?.at.getTime() ?? 0;
}
