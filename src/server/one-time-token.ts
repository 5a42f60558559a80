import { base64Url, sha256Hex } from './bytes.ts';

/** The parts of a one-time token: the entity of its row, and the secret whose hash the row stores. */
export interface OneTimeToken {
  entity: string;
  secret: string;
}

/** Creates a token for a mailed link, and the hash to store. */
export async function makeOneTimeToken(entity: string): Promise<{ token: string; tokenHash: string }> {
  const secret = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  return { token: `${entity}.${secret}`, tokenHash: await sha256Hex(secret) };
}

/** Parses a one-time token; null if it has a different format. */
export function readOneTimeToken(token: string): OneTimeToken | null {
  const [, entity, secret] = /^([a-z0-9]{1,40})\.([\w-]{43})$/.exec(token.trim()) ?? [];
  return entity && secret ? { entity, secret } : null;
}
