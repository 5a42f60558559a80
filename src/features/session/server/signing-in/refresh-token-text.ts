/** Which refresh token it is: the `generation`-th of a session's family. */
export interface RefreshTokenId {
  entity: string;
  sessionId: string;
  generation: number;
}

const purpose = 'refresh token';

function hmacKey(secret: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', secret as BufferSource, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

function signedText({ entity, sessionId, generation }: RefreshTokenId): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${purpose}.${entity}.${sessionId}.${generation}`);
}

/**
 * The token's text: what it is and a signature. Being made from its number alone, the successor of a token is the same however
 * often it is made: two tabs, or a retry after a lost answer, get the same one. Nothing secret needs to be kept in the database.
 */
export async function writeRefreshToken(secret: Uint8Array, id: RefreshTokenId): Promise<string> {
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', await hmacKey(secret), signedText(id)));
  const encoded = btoa(String.fromCharCode(...signature))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `${id.entity}.${id.sessionId}.${id.generation}.${encoded}`;
}

/** What a token's text says, when this installation signed it. */
export async function readRefreshToken(secret: Uint8Array, text: string): Promise<RefreshTokenId | null> {
  const parts = /^([a-z0-9]+)\.([\w-]+)\.(\d{1,9})\.([\w-]{43})$/.exec(text);
  if (!parts) return null;
  const [, entity = '', sessionId = '', digits, encoded = ''] = parts;
  const id = { entity, sessionId, generation: Number(digits) };
  const signature = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
  return (await crypto.subtle.verify('HMAC', await hmacKey(secret), signature, signedText(id))) ? id : null;
}
