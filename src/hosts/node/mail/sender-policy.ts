import { isIP } from 'node:net';

export interface SenderPolicy {
  /** Our own relays: addresses and networks. Their results are trusted. */
  relays: readonly string[];
  /** The name our relays use in *Authentication-Results*, in lowercase; without it, those headers are ignored. */
  authservId: string | undefined;
  /** Domains of forwarders and mailing lists whose ARC seals are trusted. */
  sealers: readonly string[];
  /** How to handle mail that its domain wants rejected (DMARC, `p=reject`). */
  dmarcReject: 'spam' | 'refuse';
}

/** Large forwarders that check senders themselves and report the result in their seals. */
export const defaultArcSealers = ['google.com', 'microsoft.com', 'messagingengine.com'];

/** Checks whether a text is an address or a network, such as `10.0.0.5` or `192.0.2.0/24`. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  return bits !== undefined && more.length === 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits));
}
