import { sql } from 'drizzle-orm';
import { domainOf } from '#contract/domain-of.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { SigningKey } from '#server/mail-host.ts';
import { queryRows } from '#server/query-rows.ts';
import { seal, unseal } from '#server/seal.ts';

const purpose = 'dkim keys';
const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };

/** Creates a key: the public half as published in the DNS, the private half encrypted for this company and domain. */
export async function createKey(deps: Dependencies, entity: string, domain: string): Promise<{ publicKey: string; sealedKey: string }> {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const publicKey = base64(await crypto.subtle.exportKey('spki', pair.publicKey));
  const privateKey = base64(await crypto.subtle.exportKey('pkcs8', pair.privateKey));
  return { publicKey, sealedKey: await seal(deps, purpose, [entity, domain], privateKey) };
}

/**
 * Returns the key that signs mail from an address, with its owner; null if there is none. The installation's own emails are sent from one
 * domain for all companies, and signed with the key of the company that owns it.
 */
export async function findSigningKey(db: Db, deps: Dependencies, email: string): Promise<{ entity: string; key: SigningKey } | null> {
  const domain = domainOf(email);
  const [found] = await queryRows<{ entity: string; selector: string; sealed_key: string }>(
    db,
    sql`select * from find_signing_key(${domain})`,
  );
  if (!found) return null;
  const { entity, selector } = found;
  const base = await unseal(deps, purpose, [entity, domain], found.sealed_key);
  if (base === null) {
    deps.log.warn('signing key cannot be read', { selector });
    return null;
  }
  const lines = base.match(/.{1,64}/g) ?? [];
  return {
    entity,
    key: { domain, selector, privateKey: ['-----BEGIN PRIVATE KEY-----', ...lines, '-----END PRIVATE KEY-----'].join('\n') },
  };
}

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
