import type { Dependencies } from '#server/dependencies.ts';

export interface InvitationKey {
  entity: string;
  id: number;
  email: string;
}

/** The path of the page on which a guest outside answers; it carries the permission with it. */
export async function invitationPath(deps: Dependencies, { entity, id, email }: InvitationKey): Promise<string> {
  const signature = base64Url(new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(deps), signed({ entity, id, email }))));
  return `/invitation/${encodeURIComponent(entity)}/${id}?${new URLSearchParams({ email, signature })}`;
}

/** Whether this installation signed the address for this guest of this event. */
export async function isSignedFor(deps: Dependencies, key: InvitationKey, signature: string): Promise<boolean> {
  const given = bytesOf(signature);
  return given !== null && crypto.subtle.verify('HMAC', await keyOf(deps), given, signed(key));
}

function signed({ entity, id, email }: InvitationKey): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify([entity, id, email.toLowerCase()]));
}

/** A key of its own, so that nothing that is signed elsewhere is ever taken for an invitation. */
async function keyOf({ secret }: Dependencies): Promise<CryptoKey> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const root = await crypto.subtle.importKey('raw', new Uint8Array(secret), hmac, false, ['sign']);
  const derived = await crypto.subtle.sign('HMAC', root, new TextEncoder().encode('calendar invitations'));
  return crypto.subtle.importKey('raw', derived, hmac, false, ['sign', 'verify']);
}

export function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]{43}$/.test(text)) return null;
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}
