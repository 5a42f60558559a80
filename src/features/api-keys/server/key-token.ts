import { base64Url } from '#server/base64-url.ts';
import { sha256Hex } from '#server/sha256-hex.ts';

/** What the header of a call says of a key: among whose rows it is, and the hash by which it is found. */
interface KeyToken {
  entity: string;
  tokenHash: string;
}

const hintLetters = 4;

/** A new token, whose secret has 256 random bits, and what is kept of it. */
export async function makeKeyToken(entity: string): Promise<{ token: string; tokenHash: string; hint: string }> {
  const token = `atrium_${entity}_${base64Url(crypto.getRandomValues(new Uint8Array(32)))}`;
  return { token, tokenHash: await sha256Hex(token), hint: token.slice(-hintLetters) };
}

/** The key that a call brings, if it brings something that looks like one. */
export async function readKeyToken(request: Request): Promise<KeyToken | null> {
  const [, token, entity] = /^[Bb]earer +(atrium_([a-z0-9]{1,40})_[\w-]{43})$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  return token && entity ? { entity, tokenHash: await sha256Hex(token) } : null;
}
