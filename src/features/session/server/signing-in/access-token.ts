import { jwtVerify, SignJWT } from 'jose';
import type { Dependencies } from '#server/dependencies.ts';
import type { Claim } from '#server/register.ts';

const issuer = 'atrium';

/** A signed access token for one session, good for `accessTtlSeconds`. */
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

/** What the request's token says, when it is ours and has not expired. `Bearer <token>` and the bare token are accepted. */
export async function readAccessToken(request: Request, deps: Dependencies): Promise<Claim | null> {
  const token = request.headers
    .get('Authorization')
    ?.replace(/^Bearer\s+/i, '')
    .trim();
  if (!token) return null;
  const verified = await jwtVerify(token, deps.secret, { issuer, algorithms: ['HS256'], currentDate: deps.clock() }).catch(() => null);
  const { sub, entity, session } = verified?.payload ?? {};
  if (typeof entity !== 'string' || typeof session !== 'string' || !sub) return null;
  return { entity, accountId: Number(sub), sessionId: session };
}
