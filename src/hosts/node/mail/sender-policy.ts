import { isIP } from 'node:net';

/** How senders are judged. */
export interface SenderPolicy {
  /** Mail servers of our own that pass mail on: addresses and networks. What they say of a mail is believed. */
  relays: readonly string[];
  /** The name under which they write *Authentication-Results*, in small letters; without it those are not read. */
  authservId: string | undefined;
  /** Domains of forwarders and mailing lists whose seal (ARC) is believed. */
  sealers: readonly string[];
  /** What becomes of mail that its domain wants refused (DMARC, `p=reject`). */
  dmarcReject: 'spam' | 'refuse';
}

/** Large forwarders that check senders themselves, and whose seals say what they found. */
export const defaultArcSealers = ['google.com', 'microsoft.com', 'messagingengine.com'];

/** Whether this is an address or a network, such as `10.0.0.5` or `192.0.2.0/24`. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  return bits !== undefined && more.length === 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits));
}
