import { emailAddress } from '#contract/primitives.ts';
import type { Unsubscription } from '../unsubscribe-contract.ts';
import { oneLine } from './receiving/mime/mail-pieces.ts';

const mostAddresses = 20;
// Of one header and of one address in it.
const longest = 4000;

/** How a mail's head says that one leaves its list: of several ways the one that asks least of the reader. */
export function unsubscriptionOf(headers: readonly { key: string; value: string }[]): Unsubscription | null {
  const named = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  const addresses = [
    ...named('list-unsubscribe')
      .slice(0, longest)
      .matchAll(/<([^<>]+)>/g),
  ]
    .slice(0, mostAddresses)
    .map(([, address = '']) => address.replaceAll(/\s/g, ''))
    .filter((address) => URL.canParse(address));
  const web = (address: string) => /^https?:/i.test(address);
  const isOneClick = /^\s*List-Unsubscribe\s*=\s*One-Click\s*$/i.test(named('list-unsubscribe-post'));
  const ways = [
    // What is posted elsewhere than over an encrypted connection could be read on its way.
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

/** The mail that a `mailto:` address asks for; null for another address, and for one that nobody can be written at. */
export function unsubscribeMail(address: string): LetterToLeave | null {
  if (!/^mailto:/i.test(address)) return null;
  // A plus means itself here, and no space as it would in a form.
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
