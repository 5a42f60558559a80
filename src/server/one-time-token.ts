import { base64Url, sha256Hex } from './bytes.ts';

/** The parts of a one-time link's token: whose row it is among, and the secret of which the row has the hash. */
export interface OneTimeToken {
  entity: string;
  secret: string;
}

/** A new token for a mailed link, and what is kept of it. */
export async function makeOneTimeToken(entity: string): Promise<{ token: string; tokenHash: string }> {
  const secret = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  return { token: `${entity}.${secret}`, tokenHash: await sha256Hex(secret) };
}

/** The parts of a token, if it looks like one. */
export function readOneTimeToken(token: string): OneTimeToken | null {
  const [, entity, secret] = /^([a-z0-9]{1,40})\.([\w-]{43})$/.exec(token.trim()) ?? [];
  return entity && secret ? { entity, secret } : null;
}
