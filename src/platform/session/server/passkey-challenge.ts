import { fromBase64Url } from '#server/bytes.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import { Refusal } from '#server/refusal.ts';
import { isSignedHere, signatureOf } from '#server/signature.ts';

const purpose = 'passkey challenge';
const validMs = 5 * 60_000;

/** Signed together with the time: the purpose, and the account if known. */
type For = readonly (string | number)[];

/** Creates a challenge for a passkey. It carries its own time and purpose, so nothing is stored. */
export async function makeChallenge(deps: Dependencies, of: For, now: Date): Promise<Uint8Array<ArrayBuffer>> {
  const [at, nonce] = [now.getTime(), crypto.randomUUID()];
  return new TextEncoder().encode([at, nonce, await signatureOf(deps, purpose, [...of, at, nonce])].join('.'));
}

/**
 * Returns when a challenge was created, if it is ours, for this purpose, and at most five minutes old. @param given Base64url, as returned
 * by browsers.
 */
export async function readChallenge(deps: Dependencies, of: For, given: string, now: Date): Promise<Date | null> {
  const text = fromBase64Url(given.slice(0, 300)) ?? '';
  const [, at = '', nonce = '', signature = ''] = /^(\d{1,16})\.([\da-f-]{36})\.([\w-]{43})$/.exec(text) ?? [];
  if (!(await isSignedHere(deps, purpose, [...of, Number(at), nonce], signature))) return null;
  return Number(at) + validMs > now.getTime() ? new Date(Number(at)) : null;
}

/** WebAuthn relying party: the host passkeys are bound to, and the origins that may request them. */
interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * Taken from the operator's settings, never from a request. Browsers allow passkeys only on https and on `localhost`, which
 * then stands for a machine's own addresses.
 */
export function relyingParty(deps: Pick<Dependencies, 'settings'>): RelyingParty | null {
  const url = URL.parse(mailedOrigin(deps) ?? '');
  if (!url) return null;
  if (/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)) url.hostname = 'localhost';
  const isGiven = url.protocol === 'https:' ? !/^(\d+\.){3}\d+$|^\[/.test(url.hostname) : url.hostname === 'localhost';
  return isGiven ? { id: url.hostname, origin: url.origin } : null;
}

/** @throws 409 if there is none */
export function requireRelyingParty(deps: Pick<Dependencies, 'settings'>): RelyingParty {
  const party = relyingParty(deps);
  if (!party) throw new Refusal('conflict', { code: 'no_passkeys_here' });
  return party;
}
