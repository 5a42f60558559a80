import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { fromBase64Url } from '#server/bytes.ts';
import type { Db } from '#server/database.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import type { beginPasskeySignIn as beginContract, signInByPasskey as contract } from '../passkey-contract.ts';
import { accounts, passkeys } from '../tables.ts';
import { refuseOtherWay } from './complete-first-factor.ts';
import { recordSignIn, rememberDevice } from './known-device.ts';
import { makeChallenge, readChallenge, requireRelyingParty } from './passkey-challenge.ts';
import { openSession } from './sessions.ts';

const purpose = ['sign in'];

/** Returns the browser's options for signing in with a passkey; the account isn't known yet. */
export async function beginPasskeySignIn(_given: unknown, { deps, now }: OpenScope): Promise<AnswerOf<typeof beginContract>> {
  const party = requireRelyingParty(deps);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const challenge = await makeChallenge(deps, purpose, now);
  return { options: { ...(await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required', challenge })) } };
}

type Kept = typeof passkeys.$inferSelect;

/** Signs in with a passkey's response. Rejections give no reason. */
export async function signInByPasskey({ body }: GivenOf<typeof contract>, scope: OpenScope): Promise<Response> {
  const { deps, caller } = scope;
  requireRelyingParty(deps);
  await refuseTooMany(deps, [{ key: ['passkey', caller], hits: 60, windowSeconds: 15 * 60 }]);
  const response = body.response as unknown as AuthenticationResponseJSON;
  const owner = ownerOf(response);
  const kept = owner && (await deps.database.reading(owner.entity, (db) => findKept(db, owner, String(response.id))));
  const proved = kept ? await prove(response, kept, scope) : null;
  if (!kept || !proved) throw notFound('passkey');
  const device = await rememberDevice(scope, kept);
  const answer = await deps.database.writing(kept.entity, (db) => enter(db, scope, { kept, ...proved, remember: body.remember ?? false }));
  if (!answer) throw notFound('passkey');
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store', ...device.headers } });
}

/** Returns the account from the passkey's user handle, set when it was created. */
function ownerOf({ response }: AuthenticationResponseJSON): { entity: string; accountId: number } | null {
  const handle = response?.userHandle;
  const eid = typeof handle === 'string' ? fromBase64Url(handle.slice(0, 100)) : null;
  const [, entity, account] = /^([a-z0-9]{1,40})-(\d{1,15})$/.exec(eid ?? '') ?? [];
  return entity && account ? { entity, accountId: Number(account) } : null;
}

async function findKept(db: Db, { entity, accountId }: { entity: string; accountId: number }, credentialId: string): Promise<Kept | null> {
  const [kept] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.entity, entity), eq(passkeys.accountId, accountId), eq(passkeys.credentialId, credentialId)));
  return kept ?? null;
}

async function prove(
  response: AuthenticationResponseJSON,
  kept: Kept,
  { deps, now }: OpenScope,
): Promise<{ counter: number; challengeAt: Date } | null> {
  const party = requireRelyingParty(deps);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  let challengeAt: Date | null = null;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: async (challenge) => {
      challengeAt = await readChallenge(deps, purpose, challenge, now);
      return challengeAt !== null;
    },
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: { id: kept.credentialId, publicKey: new Uint8Array(kept.publicKey), counter: kept.counter },
    // The library throws on any invalid data.
  }).catch(() => null);
  return verified?.verified && challengeAt ? { counter: verified.authenticationInfo.newCounter, challengeAt } : null;
}

interface Entering {
  kept: Kept;
  counter: number;
  challengeAt: Date;
  remember: boolean;
}

/** Opens the session if the account may sign in and the response wasn't used before. */
async function enter(db: Db, scope: OpenScope, { kept, counter, challengeAt, remember }: Entering) {
  const { entity, accountId } = kept;
  const [account] = await db
    .select({ isSample: accounts.isSample, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, accountId), isNull(accounts.suspendedAt)))
    .for('no key update');
  // A disabled seed account has no password.
  if (!account || (account.isSample && (!scope.caller.sampleAccountsAllowed || account.passwordHash === ''))) return null;
  await refuseOtherWay(db, { entity, accountId });
  // Another response may have been stored since verification: a cloned key must not reset the counter.
  const counts = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: scope.now, usedChallengeAt: challengeAt })
    .where(and(eq(passkeys.entity, entity), eq(passkeys.id, kept.id), lt(passkeys.usedChallengeAt, challengeAt), counts))
    .returning({ id: passkeys.id });
  if (used.length === 0) return null;
  const signedIn = await openSession(db, scope, { entity, accountId, remember });
  await recordSignIn(db, scope, { entity, accountId }, 'session.signed-in');
  return signedIn;
}
