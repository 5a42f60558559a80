import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageAddress } from '#contract/page-address.ts';
import { notify } from '#platform/notifications/server/public-api.ts';
import { users } from '#platform/people/tables.ts';
import { completeFirstFactor, recordSignIn, rememberDevice } from '#platform/session/server/public-api.ts';
import { accounts } from '#platform/session/tables.ts';
import { base64Url, sha256Hex } from '#server/bytes.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { makeOneTimeToken, readOneTimeToken } from '#server/one-time-token.ts';
import { queryRows } from '#server/query-rows.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { Refusal } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import { signOnAttempts } from '../tables.ts';
import { type Claims, placeIdentity } from './place-identity.ts';
import { findProvider, type KeptSignOn, readSignOn, redirectUri } from './provider.ts';

const validMs = 10 * 60_000;

/** Redirects a person to their company's provider, with a one-time state, nonce, and code verifier. */
export async function beginSignOn(
  { body }: GivenOf<typeof contract.beginSignOn>,
  scope: OpenScope,
): Promise<AnswerOf<typeof contract.beginSignOn>> {
  const { deps, caller, now } = scope;
  await refuseTooMany(deps, [{ key: ['sign-on', caller], hits: 60, windowSeconds: 15 * 60 }]);
  const entity = await findCompany(body, scope);
  const kept = entity === null ? null : await deps.database.reading(entity, (db) => readSignOn(db, entity));
  const backTo = redirectUri(deps);
  if (entity === null || !kept?.isActive || !backTo) throw new Refusal('not_found', { code: 'no_sign_on' });
  const provider = await findProvider(deps, kept);
  if (!provider) throw new Refusal('conflict', { code: 'provider_silent', name: kept.label });
  const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } = await import('openid-client');
  const state = await makeOneTimeToken(entity);
  const ticket = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  const [nonce, codeVerifier] = [randomNonce(), randomPKCECodeVerifier()];
  await deps.database.writing(entity, async (db) =>
    db.insert(signOnAttempts).values({
      ...{ entity, nonce, codeVerifier },
      id: await nextId(db, entity, 'sign-on'),
      stateHash: state.tokenHash,
      ticketHash: await sha256Hex(ticket),
      createdAt: now,
      expiresAt: new Date(now.getTime() + validMs),
    }),
  );
  const address = buildAuthorizationUrl(provider, {
    redirect_uri: backTo,
    scope: 'openid email profile',
    state: state.token,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(body.email && { login_hint: body.email }),
  });
  return { address: address.href, ticket };
}

/** Returns the given company, or that of the account with this address; nothing else can be learned from an address. */
async function findCompany({ company, email }: GivenOf<typeof contract.beginSignOn>['body'], { deps }: OpenScope): Promise<string | null> {
  if (company !== undefined) return /^[a-z0-9]{1,40}$/.test(company) ? company : null;
  const [found] = await deps.database.reading(null, (db) =>
    queryRows<{ entity: string }>(db, sql`select * from find_sign_on_of(${email?.trim() ?? ''})`),
  );
  return found?.entity ?? null;
}

type Attempt = typeof signOnAttempts.$inferSelect;

/** Completes a sign-in. The first request uses up the attempt, whatever the outcome. */
export async function finishSignOn({ body }: GivenOf<typeof contract.finishSignOn>, scope: OpenScope): Promise<Response> {
  const { deps, caller } = scope;
  await refuseTooMany(deps, [{ key: ['sign-on', caller], hits: 60, windowSeconds: 15 * 60 }]);
  const query = new URLSearchParams(body.query);
  const state = readOneTimeToken(query.get('state') ?? '');
  const found = state && (await deps.database.writing(state.entity, (db) => useAttempt(db, state, body.ticket, scope)));
  if (!found) throw over();
  const claims = await askProvider(query, found, scope);
  const { entity } = found.kept;
  const done = await deps.database.writing(entity, async (db) => {
    // The settings may have changed during the exchange.
    const kept = await readSignOn(db, entity);
    if (!kept?.isActive || kept.issuer !== found.kept.issuer) throw over();
    const placed = await placeIdentity(db, scope, kept, claims);
    // The admins' notification must be committed before the refusal is thrown.
    if ('takenBy' in placed) {
      await refuseTaken(db, scope, { entity, ...placed });
      return { refusal: new Refusal('conflict', { code: 'sign_on_taken', name: kept.label, email: placed.email }) };
    }
    const { accountId } = placed;
    const passing = { entity, accountId, remember: body.remember ?? false, isByProvider: true };
    const answer = await completeFirstFactor(db, scope, passing);
    if (!('secondStep' in answer)) await recordSignIn(db, scope, passing, 'session.signed-in');
    return { answer, accountId };
  });
  if ('refusal' in done) throw done.refusal;
  const { answer, accountId } = done;
  const device = 'secondStep' in answer ? null : await rememberDevice(scope, { entity, accountId });
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store', ...device?.headers } });
}

/** Uses up the attempt if it belongs to this browser, is unused, and has not expired. */
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

/** Exchanges the code for the person's claims. */
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

interface Taken {
  entity: string;
  /** The account that already has the address. */
  takenBy: number;
  email: string;
}

/** Records that a second subject of the provider was refused, and notifies the admins, who can unlink the first one. */
async function refuseTaken(db: Db, scope: OpenScope, { entity, takenBy, email }: Taken): Promise<void> {
  await recordSignIn(db, scope, { entity, accountId: takenBy }, 'session.refused');
  const [owner] = await db
    .select({ userId: users.id })
    .from(accounts)
    .innerJoin(users, and(live(users, accounts.entity), eq(users.personId, accounts.personId)))
    .where(and(eq(accounts.entity, entity), eq(accounts.id, takenBy)));
  if (!owner) return;
  const admins = await db
    .select({ personId: accounts.personId })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.role, 'admin'), isNull(accounts.suspendedAt)));
  const about = {
    kind: 'reminder',
    area: 'user',
    targetId: owner.userId,
    title: email,
    path: pageAddress('/apps/user/view/:id', { id: owner.userId }, { tab: 'security' }),
    // One notification, no matter how often the newcomer tries.
    isOnceUnread: true,
    isSecurity: true,
  } as const;
  await notify(
    db,
    entity,
    admins.map(({ personId }) => ({ personId, ...about })),
    scope.now,
  );
}
