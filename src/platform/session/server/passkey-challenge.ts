import { fromBase64Url } from '#server/bytes.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import { Refusal } from '#server/refusal.ts';
import { isSignedHere, signatureOf } from '#server/signature.ts';

const purpose = 'passkey challenge';
const validMs = 5 * 60_000;

/** What is signed beside the moment: for what, and by whom if that is known. */
type For = readonly (string | number)[];

/** What a passkey is to sign: it says itself when and for what it was made, so that nothing is kept of it. */
export async function makeChallenge(deps: Dependencies, of: For, now: Date): Promise<Uint8Array<ArrayBuffer>> {
  const [at, nonce] = [now.getTime(), crypto.randomUUID()];
  return new TextEncoder().encode([at, nonce, await signatureOf(deps, purpose, [...of, at, nonce])].join('.'));
}

/** When a challenge was made, if it is ours, for this, and no older than five minutes. @param given in Base64url, as browsers give it back */
export async function readChallenge(deps: Dependencies, of: For, given: string, now: Date): Promise<Date | null> {
  const text = fromBase64Url(given.slice(0, 300)) ?? '';
  const [, at = '', nonce = '', signature = ''] = /^(\d{1,16})\.([\da-f-]{36})\.([\w-]{43})$/.exec(text) ?? [];
  if (!(await isSignedHere(deps, purpose, [...of, Number(at), nonce], signature))) return null;
  return Number(at) + validMs > now.getTime() ? new Date(Number(at)) : null;
}

/** To whom passkeys are given: the host for which they count, and the pages that may ask for them. */
interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * As the operator says where the installation is, never as a call does. Browsers give passkeys to pages with https alone, and to `localhost`, which
 * then stands for a machine's own addresses.
 */
export function relyingParty(deps: Pick<Dependencies, 'settings'>): RelyingParty | null {
  const url = URL.parse(mailedOrigin(deps) ?? '');
  if (!url) return null;
  if (/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)) url.hostname = 'localhost';
  const isGiven = url.protocol === 'https:' ? !/^(\d+\.){3}\d+$|^\[/.test(url.hostname) : url.hostname === 'localhost';
  return isGiven ? { id: url.hostname, origin: url.origin } : null;
}

/** @throws 409 where there is none */
export function requireRelyingParty(deps: Pick<Dependencies, 'settings'>): RelyingParty {
  const party = relyingParty(deps);
  if (!party) throw new Refusal('conflict', { code: 'no_passkeys_here' });
  return party;
}
