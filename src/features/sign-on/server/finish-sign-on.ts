import { and, eq, gt, isNull } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { passFirstStep, recordSignIn, rememberDevice } from '#features/session/server/offers.ts';
import type { Db } from '#server/database.ts';
import { readOneTimeToken } from '#server/one-time-token.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { Refusal } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import { sha256Hex } from '#server/sha256-hex.ts';
import type { finishSignOn as contract } from '../contract.ts';
import { signOnAttempts } from '../tables.ts';
import { type Claims, placeIdentity } from './place-identity.ts';
import { findProvider, redirectUri } from './provider.ts';
import { type KeptSignOn, readSignOn } from './read-sign-on.ts';
import { refuseTaken } from './refuse-taken.ts';

type Attempt = typeof signOnAttempts.$inferSelect;

/** Signs in whom the provider sent back. The attempt is used up by the first who brings it, whatever comes of it. */
export async function finishSignOn({ body }: GivenOf<typeof contract>, scope: OpenScope): Promise<Response> {
  const { deps, caller } = scope;
  await refuseTooMany(deps, [{ key: ['sign-on', caller], hits: 60, windowSeconds: 15 * 60 }]);
  const query = new URLSearchParams(body.query);
  const state = readOneTimeToken(query.get('state') ?? '');
  const found = state && (await deps.database.writing(state.entity, (db) => useAttempt(db, state, body.ticket, scope)));
  if (!found) throw over();
  const claims = await askProvider(query, found, scope);
  const { entity } = found.kept;
  const done = await deps.database.writing(entity, async (db) => {
    // What the company decides may have changed while the provider was asked.
    const kept = await readSignOn(db, entity);
    if (!kept?.isActive || kept.issuer !== found.kept.issuer) throw over();
    const placed = await placeIdentity(db, scope, kept, claims);
    // Admins are notified of the refusal, so it's thrown only after that is committed.
    if ('takenBy' in placed) {
      await refuseTaken(db, scope, { entity, ...placed });
      return { refusal: new Refusal('conflict', { code: 'sign_on_taken', name: kept.label, email: placed.email }) };
    }
    const { accountId } = placed;
    const passing = { entity, accountId, remember: body.remember ?? false, isByProvider: true };
    const answer = await passFirstStep(db, scope, passing);
    if (!('secondStep' in answer)) await recordSignIn(db, scope, passing, 'session.signed-in');
    return { answer, accountId };
  });
  if ('refusal' in done) throw done.refusal;
  const { answer, accountId } = done;
  const device = 'secondStep' in answer ? null : await rememberDevice(scope, { entity, accountId });
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store', ...device?.headers } });
}

/** Takes the attempt, if it is of this browser, was not used and has not expired. */
async function useAttempt(
  db: Db,
  { entity, secret }: { entity: string; secret: string },
  ticket: string,
  { now }: OpenScope,
): Promise<{ attempt: Attempt; kept: KeptSignOn } | null> {
  const [attempt] = await db
    .update(signOnAttempts)
    .set({ usedAt: now })
    .where(
      and(
        eq(signOnAttempts.entity, entity),
        eq(signOnAttempts.stateHash, await sha256Hex(secret)),
        eq(signOnAttempts.ticketHash, await sha256Hex(ticket)),
        isNull(signOnAttempts.usedAt),
        gt(signOnAttempts.expiresAt, now),
      ),
    )
    .returning();
  const kept = attempt && (await readSignOn(db, entity));
  return kept ? { attempt, kept } : null;
}

/** Exchanges the code for what the provider says of whom it sent. */
async function askProvider(
  query: URLSearchParams,
  { attempt, kept }: { attempt: Attempt; kept: KeptSignOn },
  { deps }: OpenScope,
): Promise<Claims> {
  const provider = await findProvider(deps, kept);
  const backTo = redirectUri(deps);
  if (!provider || !backTo) throw new Refusal('conflict', { code: 'provider_silent', name: kept.label });
  const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client');
  try {
    const tokens = await authorizationCodeGrant(provider, new URL(`${backTo}?${query}`), {
      pkceCodeVerifier: attempt.codeVerifier,
      expectedNonce: attempt.nonce,
      expectedState: query.get('state') ?? '',
      idTokenExpected: true,
    });
    const signed = tokens.claims();
    if (!signed) throw new Error('no ID token');
    const more = provider.serverMetadata().userinfo_endpoint ? await fetchUserInfo(provider, tokens.access_token, signed.sub) : {};
    return { idToken: signed, userInfo: more };
  } catch (error) {
    deps.log.warn('sign-on refused', { why: error instanceof Error ? error.name : 'unknown' });
    throw new Refusal('conflict', { code: 'provider_refused', name: kept.label });
  }
}

function over(): Refusal {
  return new Refusal('not_found', { code: 'sign_on_over' });
}
