import type { Dependencies } from '#server/dependencies.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import { Refusal } from '#server/refusal.ts';

/** To whom passkeys are given: the host for which they count, and the pages that may ask for them. */
export interface RelyingParty {
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
export function neededRelyingParty(deps: Pick<Dependencies, 'settings'>): RelyingParty {
  const party = relyingParty(deps);
  if (!party) throw new Refusal('conflict', { code: 'no_passkeys_here' });
  return party;
}
