import { seal, unseal } from '#server/seal.ts';

interface Owner {
  entity: string;
  personId: number;
}

const purpose = 'imap password';

/** Encrypts an IMAP password for storage: only this installation can read it, and only for this person. */
export function sealPassword(secret: Uint8Array, { entity, personId }: Owner, password: string): Promise<string> {
  return seal({ secret }, purpose, [entity, personId], password);
}

/** @returns null when it was sealed by another installation or for another person */
export function unsealPassword(secret: Uint8Array, { entity, personId }: Owner, sealed: string): Promise<string | null> {
  return unseal({ secret }, purpose, [entity, personId], sealed);
}
