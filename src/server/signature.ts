import { base64Url } from './bytes.ts';
import type { Dependencies } from './dependencies.ts';

type Signing = Pick<Dependencies, 'secret'>;

/** The parameters of a signed address. */
type Facts = readonly (string | number)[];

/**
 * Signs facts for an address that people without an account can open. @param purpose Determines the key, so that a signature for one
 * purpose is invalid for any other.
 */
export async function signatureOf({ secret }: Signing, purpose: string, facts: Facts): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.sign('HMAC', await keyFor(secret, purpose), bytesToSign(facts))));
}

/** Checks whether this installation signed the facts. */
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
