import { domainOf } from '#contract/domain-of.ts';
import type { Email, OpenEmail } from '../../contract.ts';

/** Why the sender may not be who it seems, and the address or domain that shows it. */
export interface SenderWarning {
  kind: 'answersElsewhere' | 'namedOtherwise' | 'namesake' | 'looksAlike';
  what: string;
}

const addressInName = /[^\s<>"'(),;:@]+@[^\s<>"'(),;:@]+\.[^\s<>"'(),;:@.]+/;
/** Letters of other scripts, and digits, that look like a Latin letter. */
const alike: Record<string, string> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'l', ѕ: 's', ј: 'j', ԁ: 'd', һ: 'h', ν: 'v', ο: 'o', α: 'a', ι: 'l' },
  ...{ '0': 'o', '1': 'l', i: 'l', ı: 'l', '5': 's', '3': 'e' },
};

/** The sender data of an email; `namesake` only for an open one. */
export type Sender = Pick<Email, 'from' | 'replyTo' | 'senderCheck'> & Partial<Pick<OpenEmail, 'namesake'>>;

/** @param ownDomain the domain of the reader's own address */
export function senderWarnings({ from, replyTo, namesake }: Sender, ownDomain: string): SenderWarning[] {
  const domain = domainOf(from.email);
  if (!domain) return [];
  const elsewhere = replyTo.find(({ email }) => email && ownerOf(domainOf(email)) !== ownerOf(domain));
  const named = addressInName.exec(from.name)?.[0];
  return [
    ...(named && named.toLowerCase() !== from.email.toLowerCase() ? [{ kind: 'namedOtherwise' as const, what: named }] : []),
    ...(namesake ? [{ kind: 'namesake' as const, what: namesake }] : []),
    ...(looksLike(domain, ownDomain) ? [{ kind: 'looksAlike' as const, what: domain }] : []),
    ...(elsewhere ? [{ kind: 'answersElsewhere' as const, what: elsewhere.email }] : []),
  ];
}

/** Approximates the owner of a domain: `news.oak.example` belongs to `oak.example`, and `oak.co.uk` to itself. */
function ownerOf(domain: string): string {
  const labels = domain.split('.');
  const isOfCountry = labels.at(-1)?.length === 2 && /^(?:com?|org?|net?|ac|gov|edu)$/.test(labels.at(-2) ?? '');
  return labels.slice(isOfCountry ? -3 : -2).join('.');
}

/** Checks whether a domain is easily mistaken for the reader's own. */
function looksLike(domain: string, own: string): boolean {
  if (!own || ownerOf(domain) === ownerOf(own)) return false;
  const [theirs, ours] = [shapeOf(ownerOf(domain)), shapeOf(ownerOf(own))];
  return theirs === ours || (ours.length >= 7 && isOneOff(theirs, ours));
}

function shapeOf(domain: string): string {
  const plain = domain.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return [...plain]
    .map((letter) => alike[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('-', '');
}

/** Checks for one letter added, removed or replaced, or two swapped. */
function isOneOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return isSwapped || short.slice(at + 1) === long.slice(at + 1);
}
