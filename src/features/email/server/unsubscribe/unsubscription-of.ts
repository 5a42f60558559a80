import type { Unsubscription } from '../../unsubscribe-contract.ts';
import { letterToLeave } from './letter-to-leave.ts';

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
    { kind: 'mail', address: addresses.find((address) => letterToLeave(address) !== null) },
    { kind: 'page', address: addresses.find(web) },
  ] as const;
  const [way] = ways.flatMap(({ kind, address }) => (address === undefined ? [] : [{ kind, address, askedAt: null }]));
  return way ?? null;
}
