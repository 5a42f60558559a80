export interface Sealing {
  secret: Uint8Array;
}

/** Identifies the owner; no one else can decrypt it. */
type Facts = readonly (string | number)[];

const nonceLength = 12;

/** Encrypts a text for storage: only this installation can read it. @param purpose Determines the key. */
export async function seal({ secret }: Sealing, purpose: string, facts: Facts, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceLength));
  const sealed = await crypto.subtle.encrypt(cipher(iv, facts), await keyOf(secret, purpose), new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)));
}

/** @returns null if it was sealed by a different installation, for a different purpose or a different owner */
export async function unseal({ secret }: Sealing, purpose: string, facts: Facts, sealed: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
    const iv = bytes.slice(0, nonceLength);
    const opened = await crypto.subtle.decrypt(cipher(iv, facts), await keyOf(secret, purpose), bytes.slice(nonceLength));
    return new TextDecoder().decode(opened);
  } catch {
    return null;
  }
}

function cipher(iv: Uint8Array<ArrayBuffer>, facts: Facts): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(JSON.stringify(facts)) };
}

async function keyOf(secret: Uint8Array, purpose: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', new Uint8Array(secret), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(purpose) };
  return crypto.subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}
