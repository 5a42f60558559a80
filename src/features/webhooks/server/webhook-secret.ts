import { type Sealing, seal, unseal } from '#server/seal.ts';

const purpose = 'webhook secrets';
const prefix = 'whsec_';

/** Returns a new secret in the receivers' format: 32 random bytes. */
export function newSecret(): string {
  return prefix + btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
}

interface Of {
  entity: string;
  id: number;
}

/** Encrypts the secret for storage; only this installation can decrypt it, and only for this webhook. */
export const sealSecret = (deps: Sealing, { entity, id }: Of, secret: string): Promise<string> => seal(deps, purpose, [entity, id], secret);

/** @returns null when it can't be decrypted because the installation's secret has changed */
export const unsealSecret = (deps: Sealing, { entity, id }: Of, sealed: string): Promise<string | null> =>
  unseal(deps, purpose, [entity, id], sealed);

/**
 * Returns the `webhook-signature` header of Standard Webhooks: an HMAC-SHA256 of id, timestamp, and body per secret.
 * @param timestamp seconds since 1970
 */
export async function signatureOf(secrets: readonly string[], id: string, timestamp: number, body: string): Promise<string> {
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signatures = secrets.map(async (secret) => {
    const bytes = Uint8Array.from(atob(secret.slice(prefix.length)), (character) => character.charCodeAt(0));
    const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    return `v1,${btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.sign('HMAC', key, signed))))}`;
  });
  return (await Promise.all(signatures)).join(' ');
}
