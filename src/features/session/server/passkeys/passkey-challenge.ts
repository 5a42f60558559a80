import { fromBase64Url } from '#server/base64-url.ts';
import type { Dependencies } from '#server/dependencies.ts';
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
