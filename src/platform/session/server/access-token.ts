import { jwtVerify, SignJWT } from 'jose';
import type { Dependencies } from '#server/dependencies.ts';
import type { Claim } from '#server/register.ts';

const issuer = 'atrium';

/** Signs an access token for a session, valid for `accessTtlSeconds`. */
export function signAccessToken(deps: Dependencies, claim: Claim): Promise<string> {
  const now = Math.floor(deps.clock().getTime() / 1000);
  return new SignJWT({ entity: claim.entity, session: claim.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setSubject(String(claim.accountId))
    .setIssuedAt(now)
    .setExpirationTime(now + deps.settings.accessTtlSeconds)
    .sign(deps.secret);
}

/** Maximum number of cached verified tokens; the oldest is evicted first. */
const maxRemembered = 10_000;

/** Cache of verified tokens and their claims per secret: a session sends the same token for minutes. */
const verifiedBy = new WeakMap<Uint8Array, Map<string, Verified>>();

interface Verified {
  claim: Claim;
  expiresAtMs: number;
}

/** Returns the claim of the request's token if it is ours and unexpired. Accepts `Bearer <token>` and the bare token. */
export async function readAccessToken(request: Request, deps: Dependencies): Promise<Claim | null> {
  const token = request.headers
    .get('Authorization')
    ?.replace(/^Bearer\s+/i, '')
    .trim();
  if (!token) return null;
  const remembered = verifiedBy.get(deps.secret) ?? new Map<string, Verified>();
  verifiedBy.set(deps.secret, remembered);
  const known = remembered.get(token);
  if (known && deps.clock().getTime() < known.expiresAtMs) return known.claim;
  remembered.delete(token);
  const verified = await jwtVerify(token, deps.secret, { issuer, algorithms: ['HS256'], currentDate: deps.clock() }).catch(() => null);
  const { sub, entity, session, exp } = verified?.payload ?? {};
  if (typeof entity !== 'string' || typeof session !== 'string' || !sub || !exp) return null;
  const claim = { entity, accountId: Number(sub), sessionId: session };
  for (const oldest of remembered.keys()) {
    if (remembered.size < maxRemembered) break;
    remembered.delete(oldest);
  }
  remembered.set(token, { claim, expiresAtMs: exp * 1000 });
  return claim;
}
