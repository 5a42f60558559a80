import { sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { base64Url } from '#server/base64-url.ts';
import { nextId } from '#server/next-ids.ts';
import { makeOneTimeToken } from '#server/one-time-token.ts';
import { queryRows } from '#server/query-rows.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { Refusal } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import { sha256Hex } from '#server/sha256-hex.ts';
import type { beginSignOn as contract } from '../contract.ts';
import { signOnAttempts } from '../tables.ts';
import { findProvider, redirectUri } from './provider.ts';
import { readSignOn } from './read-sign-on.ts';

const validMs = 10 * 60_000;

/** Sends somebody to the provider of their company: with a state, a nonce and a code verifier that count once. */
export async function beginSignOn({ body }: GivenOf<typeof contract>, scope: OpenScope): Promise<AnswerOf<typeof contract>> {
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

/** The company that is named, or that of the account with this address; an address tells no more than that. */
async function findCompany({ company, email }: GivenOf<typeof contract>['body'], { deps }: OpenScope): Promise<string | null> {
  if (company !== undefined) return /^[a-z0-9]{1,40}$/.test(company) ? company : null;
  const [found] = await deps.database.reading(null, (db) =>
    queryRows<{ entity: string }>(db, sql`select * from find_sign_on_of(${email?.trim() ?? ''})`),
  );
  return found?.entity ?? null;
}
