import { base64Url } from './bytes.ts';
import type { Dependencies } from './dependencies.ts';

type Signing = Pick<Dependencies, 'secret'>;

/** What an address says that carries its permission with it. */
type Facts = readonly (string | number)[];

/** The signature of this installation under facts, for an address that somebody without an account opens. @param purpose each has a key of its own, so that nothing signed for one is taken for another. */
export async function signatureOf({ secret }: Signing, purpose: string, facts: Facts): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.sign('HMAC', await keyFor(secret, purpose), bytesToSign(facts))));
}

/** Whether this installation signed them. */
export async function isSignedHere({ secret }: Signing, purpose: string, facts: Facts, signature: string): Promise<boolean> {
  const given = bytesOf(signature);
  return given !== null && crypto.subtle.verify('HMAC', await keyFor(secret, purpose), given, bytesToSign(facts));
}

function bytesToSign(facts: Facts): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(facts));
}

async function keyFor(secret: Uint8Array, purpose: string): Promise<CryptoKey> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const root = await crypto.subtle.importKey('raw', new Uint8Array(secret), hmac, false, ['sign']);
  const derived = await crypto.subtle.sign('HMAC', root, new TextEncoder().encode(purpose));
  return crypto.subtle.importKey('raw', derived, hmac, false, ['sign', 'verify']);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]{43}$/.test(text)) return null;
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}
