import { emailAddress } from '#contract/primitives.ts';
import type { Unsubscription } from '../unsubscribe-contract.ts';
import { oneLine } from './receiving/mime/mail-pieces.ts';

const maxAddresses = 20;
// Limit for one header and for one address in it.
const longest = 4000;

/** Finds how to unsubscribe in an email's headers; of several ways, the one with the least effort for the reader. */
export function unsubscriptionOf(headers: readonly { key: string; value: string }[]): Unsubscription | null {
  const named = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  const addresses = [
    ...named('list-unsubscribe')
      .slice(0, longest)
      .matchAll(/<([^<>]+)>/g),
  ]
    .slice(0, maxAddresses)
    .map(([, address = '']) => address.replaceAll(/\s/g, ''))
    .filter((address) => URL.canParse(address));
  const web = (address: string) => /^https?:/i.test(address);
  const isOneClick = /^\s*List-Unsubscribe\s*=\s*One-Click\s*$/i.test(named('list-unsubscribe-post'));
  const ways = [
    // A request over an unencrypted connection could be read in transit.
    { kind: 'post', address: isOneClick ? addresses.find((address) => /^https:/i.test(address)) : undefined },
    { kind: 'mail', address: addresses.find((address) => unsubscribeMail(address) !== null) },
    { kind: 'page', address: addresses.find(web) },
  ] as const;
  const [way] = ways.flatMap(({ kind, address }) => (address === undefined ? [] : [{ kind, address, askedAt: null }]));
  return way ?? null;
}

interface LetterToLeave {
  to: string;
  subject: string;
  text: string;
}

const longestSubject = 998;
const longestText = 2000;

/** Returns the email that a `mailto:` address asks for; null for any other or invalid address. */
export function unsubscribeMail(address: string): LetterToLeave | null {
  if (!/^mailto:/i.test(address)) return null;
  // A plus is literal here, and not a space as in a form.
  const url = new URL(address.replaceAll('+', '%2B'));
  const to = emailAddress().safeParse(decoded(url.pathname));
  if (!to.success) return null;
  const subject = oneLine(url.searchParams.get('subject') ?? '', longestSubject) || 'unsubscribe';
  return { to: to.data, subject, text: (url.searchParams.get('body') ?? '').slice(0, longestText) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
