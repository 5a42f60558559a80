interface Owner {
  entity: string;
  personId: number;
}

const nonceLength = 12;

/** Encrypts an IMAP password for keeping: only this installation can read it, and only as this person's. */
export async function sealPassword(secret: Uint8Array, owner: Owner, password: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceLength));
  const sealed = await crypto.subtle.encrypt(cipher(iv, owner), await keyOf(secret), new TextEncoder().encode(password));
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)));
}

/** @returns null when it was sealed by another installation, or for somebody else */
export async function unsealPassword(secret: Uint8Array, owner: Owner, sealed: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
    const iv = bytes.slice(0, nonceLength);
    return new TextDecoder().decode(await crypto.subtle.decrypt(cipher(iv, owner), await keyOf(secret), bytes.slice(nonceLength)));
  } catch {
    return null;
  }
}

function cipher(iv: Uint8Array<ArrayBuffer>, { entity, personId }: Owner): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(JSON.stringify([entity, personId])) };
}

async function keyOf(secret: Uint8Array): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', new Uint8Array(secret), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode('imap password') };
  return crypto.subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}
